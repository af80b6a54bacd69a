## Étagère et table

fourmidable-edition-formicarium = Édition Formicarium

## Les noms

fourmidable-ant-hunter = Chasseur
    .help = Prend les insectes, sur fond brun.
fourmidable-ant-farmer = Fermier
    .help = Prend les plantes, sur fond vert.
fourmidable-ant-digger = Creuseur
    .help = Prend les terres de votre nid.

fourmidable-resource-ladybug = Coccinelle
fourmidable-resource-caterpillar = Chenille
fourmidable-resource-beetle = Scarabée
fourmidable-resource-raspberry = Framboise
fourmidable-resource-blueberry = Myrtille
fourmidable-resource-mushroom = Champignon
fourmidable-resource-orange = Terre orange
fourmidable-resource-grey = Terre grise
fourmidable-resource-brown = Terre brune

fourmidable-weather-sun = Soleil
    .help = Les fermiers font un pas de plus.
fourmidable-weather-wind = Vent
    .help = Les chasseurs font un pas de plus.
fourmidable-weather-rain = Pluie
    .help = Les creuseurs font un pas de plus.

fourmidable-predator-grasshopper = Sauterelle
    .help = Saute sur n’importe quelle case du plateau et y mange une plante.
fourmidable-predator-spider = Araignée
    .help = Court sur n’importe quelle case du plateau et y mange un insecte.
fourmidable-predator-worm = Ver
    .help = Entre dans n’importe quel nid et y mange une terre.

fourmidable-day = Jour
fourmidable-night = Nuit
fourmidable-pheromone = Phéromone
    .help = Un point, et les fourmis des autres n’y passent plus.
fourmidable-empty = Terrain vide
    .help = La première fourmi qui passe y laisse une phéromone.
    .child = Il n’y a rien à prendre.
    .beside = Une fourmi qui y passe y laisse une phéromone, si un de vos trous ou une de vos phéromones touche la case.
fourmidable-water = Eau
    .help = Personne n’y passe.
fourmidable-dug = Case creusée
fourmidable-library = Bibliothèque
    .help = Une fourmi qui s’y arrête regarde deux objectifs de son métier et en garde un.
    .open = Une fourmi qui s’y arrête peut accomplir un objectif ouvert de son métier.
fourmidable-queen = Salle de la reine
    .help = Ici naissent vos fourmis.
fourmidable-birth = Naissance
    .help = Prenez une tuile Naissance : une fourmi de ce métier naît chez la reine.
fourmidable-objective = Objectif

## Cartes spéciales et espèces : leur nom, ce qu’elles font en quelques mots (.text), quand (.when), en entier (.help) ; .open, .open-when, .open-help : les mêmes au niveau Expérimenté et en Solo, là où cela change

fourmidable-special-C1 = Cinq chasseurs
    .text = 4 points à la fin
    .when = compte seule
    .help = À la fin de la partie, 4 points si vous avez cinq chasseurs. Gardez-la en main : elle compte toute seule.
fourmidable-special-C2 = Cinq fermiers
    .text = 4 points à la fin
    .when = compte seule
    .help = À la fin de la partie, 4 points si vous avez cinq fermiers. Gardez-la en main : elle compte toute seule.
fourmidable-special-C3 = Cinq creuseurs
    .text = 4 points à la fin
    .when = compte seule
    .help = À la fin de la partie, 4 points si vous avez cinq creuseurs. Gardez-la en main : elle compte toute seule.
fourmidable-special-C4 = Myrtille précieuse
    .text = 2 points à la prise
    .when = en récoltant
    .help = Jouez-la quand une de vos fourmis récolte une myrtille : 2 points, et la ressource reste à vous.
fourmidable-special-C5 = Champignon précieux
    .text = 2 points à la prise
    .when = en récoltant
    .help = Jouez-la quand une de vos fourmis récolte un champignon : 2 points, et la ressource reste à vous.
fourmidable-special-C6 = Framboise précieuse
    .text = 2 points à la prise
    .when = en récoltant
    .help = Jouez-la quand une de vos fourmis récolte une framboise : 2 points, et la ressource reste à vous.
fourmidable-special-C7 = Terre orange précieuse
    .text = 2 points à la prise
    .when = en récoltant
    .help = Jouez-la quand une de vos fourmis récolte une terre orange : 2 points, et la ressource reste à vous.
fourmidable-special-C8 = Terre grise précieuse
    .text = 2 points à la prise
    .when = en récoltant
    .help = Jouez-la quand une de vos fourmis récolte une terre grise : 2 points, et la ressource reste à vous.
fourmidable-special-C9 = Terre brune précieuse
    .text = 2 points à la prise
    .when = en récoltant
    .help = Jouez-la quand une de vos fourmis récolte une terre brune : 2 points, et la ressource reste à vous.
fourmidable-special-C10 = Coccinelle précieuse
    .text = 2 points à la prise
    .when = en récoltant
    .help = Jouez-la quand une de vos fourmis récolte une coccinelle : 2 points, et la ressource reste à vous.
fourmidable-special-C11 = Chenille précieuse
    .text = 2 points à la prise
    .when = en récoltant
    .help = Jouez-la quand une de vos fourmis récolte une chenille : 2 points, et la ressource reste à vous.
fourmidable-special-C12 = Scarabée précieux
    .text = 2 points à la prise
    .when = en récoltant
    .help = Jouez-la quand une de vos fourmis récolte un scarabée : 2 points, et la ressource reste à vous.
fourmidable-special-C13 = Objectif : chasse
    .text = piochez-en un
    .when = avant ou après
    .help = Piochez un objectif de chasseur, sans aller à la bibliothèque. Pas avec quatre objectifs en main.
    .open = accomplissez-en un, ouvert
    .open-when = avant ou après
    .open-help = Accomplissez un objectif de chasseur ouvert, sans aller à la bibliothèque : il faut en payer les ressources.
fourmidable-special-C14 = Objectif : cueillette
    .text = piochez-en un
    .when = avant ou après
    .help = Piochez un objectif de fermier, sans aller à la bibliothèque. Pas avec quatre objectifs en main.
    .open = accomplissez-en un, ouvert
    .open-when = avant ou après
    .open-help = Accomplissez un objectif de fermier ouvert, sans aller à la bibliothèque : il faut en payer les ressources.
fourmidable-special-C15 = Objectif : fouille
    .text = piochez-en un
    .when = avant ou après
    .help = Piochez un objectif de creuseur, sans aller à la bibliothèque. Pas avec quatre objectifs en main.
    .open = accomplissez-en un, ouvert
    .open-when = avant ou après
    .open-help = Accomplissez un objectif de creuseur ouvert, sans aller à la bibliothèque : il faut en payer les ressources.
fourmidable-special-C16 = Chasseur pressé
    .text = 2 pas de plus
    .when = avant le départ
    .help = Pour cette action, votre chasseur fait 2 pas de plus. La météo s’y ajoute.
fourmidable-special-C17 = Fermier pressé
    .text = 2 pas de plus
    .when = avant le départ
    .help = Pour cette action, votre fermier fait 2 pas de plus. La météo s’y ajoute.
fourmidable-special-C18 = Creuseur pressé
    .text = 2 pas de plus
    .when = avant le départ
    .help = Pour cette action, votre creuseur fait 2 pas de plus. La météo s’y ajoute.
fourmidable-special-C19 = Coup d’œil : fouille
    .text = 2 objectifs de plus à voir
    .when = en piochant
    .help = Quand vous piochez un objectif de creuseur, regardez 2 cartes de plus, même après avoir vu les premières.
    .open = voyez les 2 prochains objectifs
    .open-when = avant ou après
    .open-help = Regardez les 2 prochaines cartes de la pioche d’objectifs. Les autres ne les voient pas.
fourmidable-special-C20 = Coup d’œil : cueillette
    .text = 2 objectifs de plus à voir
    .when = en piochant
    .help = Quand vous piochez un objectif de fermier, regardez 2 cartes de plus, même après avoir vu les premières.
    .open = voyez les 2 prochains objectifs
    .open-when = avant ou après
    .open-help = Regardez les 2 prochaines cartes de la pioche d’objectifs. Les autres ne les voient pas.
fourmidable-special-C21 = Coup d’œil : chasse
    .text = 2 objectifs de plus à voir
    .when = en piochant
    .help = Quand vous piochez un objectif de chasseur, regardez 2 cartes de plus, même après avoir vu les premières.
    .open = voyez les 2 prochains objectifs
    .open-when = avant ou après
    .open-help = Regardez les 2 prochaines cartes de la pioche d’objectifs. Les autres ne les voient pas.
fourmidable-special-C22 = Le ver bouge
    .text = un prédateur de plus
    .when = avant ou après
    .help = Déplacez le ver. Votre prédateur de la manche vous reste.
fourmidable-special-C23 = L’araignée bouge
    .text = un prédateur de plus
    .when = avant ou après
    .help = Déplacez l’araignée. Votre prédateur de la manche vous reste.
fourmidable-special-C24 = La sauterelle bouge
    .text = un prédateur de plus
    .when = avant ou après
    .help = Déplacez la sauterelle. Votre prédateur de la manche vous reste.
fourmidable-special-C25 = Un creuseur naît
    .text = sans tuile Naissance
    .when = comme action
    .help = Un creuseur naît chez la reine, sans tuile Naissance. C’est votre action, et votre naissance de la manche.
fourmidable-special-C26 = Un chasseur naît
    .text = sans tuile Naissance
    .when = comme action
    .help = Un chasseur naît chez la reine, sans tuile Naissance. C’est votre action, et votre naissance de la manche.
fourmidable-special-C27 = Un fermier naît
    .text = sans tuile Naissance
    .when = comme action
    .help = Un fermier naît chez la reine, sans tuile Naissance. C’est votre action, et votre naissance de la manche.
fourmidable-special-C28 = Une fourmi naît
    .text = du métier voulu
    .when = comme action
    .help = Une fourmi du métier que vous voulez naît chez la reine, sans tuile Naissance. C’est votre action, et votre naissance de la manche.
fourmidable-special-C29 = Trou lointain
    .text = 2 cases plus loin
    .when = en creusant
    .help = Ce trou peut s’ouvrir 2 cases plus loin : à 5 cases au plus, à 6 avec l’Architecte.
fourmidable-special-C30 = Coup de balai
    .text = une phéromone s’en va
    .when = avant ou après
    .help = Une phéromone de n’importe qui, même à vous, devient un terrain vide. Elle retourne chez son joueur. Pas sous un trou.
fourmidable-special-C31 = Phéromone
    .text = sur un terrain vide
    .when = avant ou après
    .help = Posez une phéromone sur un terrain vide, où vous voulez, sans prédateur ni fourmi adverse.
fourmidable-special-C32 = Passage
    .text = par-dessus les autres
    .when = avant le départ
    .help = Pour ce déplacement, votre fourmi passe par-dessus les phéromones, les trous et les fourmis des autres, sans s’y arrêter.
fourmidable-special-C33 = Beau trou
    .text = 2 points au creusement
    .when = en creusant
    .help = Jouez-la quand vous creusez un nouveau trou : 2 points.
fourmidable-special-C34 = Tunnel
    .text = par-dessus une terre
    .when = avant le départ
    .help = Votre creuseur passe par-dessus une terre sans numéro, qui reste là, et récolte celle de derrière.
fourmidable-special-C35 = Quatre trous
    .text = 3 points à la fin
    .when = compte seule
    .help = À la fin de la partie, 3 points si vous avez quatre trous. Gardez-la en main : elle compte toute seule.
fourmidable-special-C36 = Dix-huit phéromones
    .text = 3 points à la fin
    .when = compte seule
    .help = À la fin de la partie, 3 points si vous avez dix-huit phéromones sur le plateau. Gardez-la en main : elle compte toute seule.
fourmidable-special-C37 = Deux de chaque
    .text = 4 points à la fin
    .when = compte seule
    .help = À la fin de la partie, 4 points si vous avez deux fourmis au moins de chaque métier. Gardez-la en main : elle compte toute seule.

# $effect "C1" … "C37" : son nom
fourmidable-special-title =
    { $effect ->
        [C1] { fourmidable-special-C1 }
        [C2] { fourmidable-special-C2 }
        [C3] { fourmidable-special-C3 }
        [C4] { fourmidable-special-C4 }
        [C5] { fourmidable-special-C5 }
        [C6] { fourmidable-special-C6 }
        [C7] { fourmidable-special-C7 }
        [C8] { fourmidable-special-C8 }
        [C9] { fourmidable-special-C9 }
        [C10] { fourmidable-special-C10 }
        [C11] { fourmidable-special-C11 }
        [C12] { fourmidable-special-C12 }
        [C13] { fourmidable-special-C13 }
        [C14] { fourmidable-special-C14 }
        [C15] { fourmidable-special-C15 }
        [C16] { fourmidable-special-C16 }
        [C17] { fourmidable-special-C17 }
        [C18] { fourmidable-special-C18 }
        [C19] { fourmidable-special-C19 }
        [C20] { fourmidable-special-C20 }
        [C21] { fourmidable-special-C21 }
        [C22] { fourmidable-special-C22 }
        [C23] { fourmidable-special-C23 }
        [C24] { fourmidable-special-C24 }
        [C25] { fourmidable-special-C25 }
        [C26] { fourmidable-special-C26 }
        [C27] { fourmidable-special-C27 }
        [C28] { fourmidable-special-C28 }
        [C29] { fourmidable-special-C29 }
        [C30] { fourmidable-special-C30 }
        [C31] { fourmidable-special-C31 }
        [C32] { fourmidable-special-C32 }
        [C33] { fourmidable-special-C33 }
        [C34] { fourmidable-special-C34 }
        [C35] { fourmidable-special-C35 }
        [C36] { fourmidable-special-C36 }
       *[C37] { fourmidable-special-C37 }
    }

fourmidable-species-flying = Volante
    .text = Le jour, une phéromone sur un terrain vide.
    .when = le jour
    .help = Une fois par manche de jour, posez une phéromone sur un terrain vide, où vous voulez, même sous un prédateur. Pas là où se trouve une fourmi adverse.
fourmidable-species-predator = Prédateur
    .text = La nuit, un prédateur de plus à déplacer.
    .when = la nuit
    .help = Une fois par manche de nuit, déplacez un prédateur de plus : un autre que celui de votre action.
fourmidable-species-architect = Architecte
    .text = Vos trous s’ouvrent une case plus loin.
    .when = toujours
    .help = Vos trous s’ouvrent à quatre cases au plus, au lieu de trois. Avec « Trou lointain », à six.
fourmidable-species-diplomat = Diplomate
    .text = Vos fourmis passent par-dessus les autres.
    .when = toujours
    .help = Vos fourmis passent par-dessus les phéromones, les trous et les fourmis des autres, sans s’y arrêter.
fourmidable-species-insomniac = Insomniaque
    .text = Cartes de jour et de nuit à toute heure.
    .when = toujours
    .help = Vos cartes de jour se jouent aussi la nuit, et celles de nuit aussi le jour.
fourmidable-species-strategist = Stratège
    .text = Un objectif de plus à voir en piochant.
    .when = toujours
    .help = Chaque fois que vous piochez un objectif, à la bibliothèque ou par une carte, regardez une carte de plus.
    .open = Avant chaque action, voyez le prochain objectif.
    .open-help = Avant chacune de vos actions, vous pouvez regarder le prochain objectif de la pioche.

# $species : son nom
fourmidable-species-title =
    { $species ->
        [flying] { fourmidable-species-flying }
        [predator] { fourmidable-species-predator }
        [architect] { fourmidable-species-architect }
        [diplomat] { fourmidable-species-diplomat }
        [insomniac] { fourmidable-species-insomniac }
       *[strategist] { fourmidable-species-strategist }
    }
