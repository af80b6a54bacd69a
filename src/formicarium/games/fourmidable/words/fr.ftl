### Fourmidable, en français. Les noms de joueurs arrivent tels quels : pas de « de » ni de « que » devant eux (élision), pas d’accord en genre.
### Les métiers sont au masculin, comme dans le livret : chasseur, fermier, creuseur. Ce qui manque (personne, rien) arrive comme 0 ; vrai est 1, faux est 0.
### Une case du plateau s’appelle b7 (section b), une case du nid 2, 3, 4, r1c0 à r3c4, library ou queen : fourmidable-cell-name en dit le nom.

-fourmidable = Fourmidable

## Étagère et table

fourmidable-name = { -fourmidable }
fourmidable-tagline = Chasser, cueillir, creuser, de jour et de nuit.
fourmidable-length = env. 1 h
# Notre conseil : la source ne donne pas d’âge.
fourmidable-age = Dès 7 ans

fourmidable-mode-child = Enfant
    .help = Sept objectifs et cinq fourmis dès le départ. Des règles courtes, pour jouer en famille.
fourmidable-mode-apprentice = Apprenti
    .help = Trois fourmis pour commencer, puis des naissances, la météo, la bibliothèque, de nouveaux trous et des prédateurs. Jusqu’à huit objectifs.
fourmidable-mode-intermediate = Intermédiaire
    .help = Une espèce qui vous donne un pouvoir, et six cartes spéciales secrètes à jouer au bon moment.
fourmidable-mode-experienced = Expérimenté
    .help = Des objectifs ouverts à tous, des cartes choisies en se passant les mains, des phéromones posées de proche en proche. Pour qui connaît bien le jeu.
fourmidable-mode-solo = Solo
    .help = Seul, en six manches : des prédateurs chassent tout près de vos fourmis et vous prennent des objectifs. Dépassez 100 points, puis 130.

fourmidable-option-worm_in_rooms = Le ver dans les salles
    .help = Le ver peut aussi fermer la bibliothèque et la salle de la reine.
fourmidable-option-first_leads = La première place commence
    .help = Qui commence n’est pas tiré au sort : c’est la première place de la table.
fourmidable-option-choose_species = Les espèces se choisissent
    .help = À partir du niveau Intermédiaire, chacun choisit une espèce à son tour. Sinon elles sont distribuées.

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

## Les temps de la partie : leur nom, ce qu’on attend de vous, ce qu’on attend d’autres ($seats : noms déjà joints, $count : combien)

fourmidable-phase-adopting = Espèces
    .you = Choisissez votre espèce.
    .wait =
        { $count ->
            [1] { $seats } choisit une espèce.
           *[other] { $seats } choisissent une espèce.
        }
fourmidable-phase-drawing = Objectifs
    .you = Choisissez vos sept objectifs.
    .wait =
        { $count ->
            [1] { $seats } choisit ses objectifs.
           *[other] { $seats } choisissent leurs objectifs.
        }
fourmidable-phase-mustering = Premières fourmis
    .you = Choisissez vos premières fourmis.
    .wait =
        { $count ->
            [1] { $seats } choisit ses fourmis.
           *[other] { $seats } choisissent leurs fourmis.
        }
fourmidable-phase-forecasting = Météo
    .you = Choisissez la météo de la manche.
    .wait =
        { $count ->
            [1] { $seats } choisit la météo.
           *[other] { $seats } choisissent la météo.
        }
fourmidable-phase-acting = Action
    .you = À vous : une action.
    .wait =
        { $count ->
            [1] { $seats } choisit une action.
           *[other] { $seats } choisissent une action.
        }
fourmidable-phase-walking = Déplacement
    .you = Où va cette fourmi ?
    .wait =
        { $count ->
            [1] { $seats } fait marcher une fourmi.
           *[other] { $seats } font marcher une fourmi.
        }
fourmidable-phase-choosing = Chemin
    .you = Par où passe-t-elle ?
    .wait =
        { $count ->
            [1] { $seats } choisit un chemin.
           *[other] { $seats } choisissent un chemin.
        }
fourmidable-phase-opening = Nouveau trou
    .you = Où s’ouvre le nouveau trou ?
    .wait =
        { $count ->
            [1] { $seats } ouvre un trou.
           *[other] { $seats } ouvrent un trou.
        }
fourmidable-phase-studying = Bibliothèque
    .you = Quel objectif gardez-vous ?
    .wait =
        { $count ->
            [1] { $seats } lit à la bibliothèque.
           *[other] { $seats } lisent à la bibliothèque.
        }
fourmidable-phase-prowling = Prédateur
    .you = Où va le prédateur ?
    .wait =
        { $count ->
            [1] { $seats } déplace un prédateur.
           *[other] { $seats } déplacent un prédateur.
        }
fourmidable-phase-summoning = Un prédateur de plus
    .you = Quel prédateur déplacez-vous ?
    .wait =
        { $count ->
            [1] { $seats } choisit un prédateur de plus.
           *[other] { $seats } choisissent un prédateur de plus.
        }
fourmidable-phase-claiming = Phéromone
    .you = Où va votre phéromone ?
    .wait =
        { $count ->
            [1] { $seats } pose une phéromone.
           *[other] { $seats } posent une phéromone.
        }
fourmidable-phase-erasing = Coup de balai
    .you = Quelle phéromone retirez-vous ?
    .wait =
        { $count ->
            [1] { $seats } retire une phéromone.
           *[other] { $seats } retirent une phéromone.
        }
fourmidable-phase-bearing = Naissance
    .you = Quelle fourmi naît ?
    .wait =
        { $count ->
            [1] { $seats } choisit la fourmi qui naît.
           *[other] { $seats } choisissent la fourmi qui naît.
        }
fourmidable-phase-finishing = Après l’action
    .you = Encore une carte ? Sinon, terminez votre tour.
    .wait =
        { $count ->
            [1] { $seats } peut encore jouer une carte.
           *[other] { $seats } peuvent encore jouer une carte.
        }
fourmidable-phase-closing = Fin de la manche
    .you = La manche se ferme : révélez-vous un objectif ?
    .wait =
        { $count ->
            [1] { $seats } peut encore révéler un objectif.
           *[other] { $seats } peuvent encore révéler un objectif.
        }
fourmidable-phase-counting = Dernières révélations
    .you = C’est la fin : révélez ce que vous pouvez payer.
    .wait =
        { $count ->
            [1] { $seats } fait ses dernières révélations.
           *[other] { $seats } font leurs dernières révélations.
        }
fourmidable-phase-completing = Bibliothèque
    .you = Accomplissez-vous un objectif ouvert ?
    .wait =
        { $count ->
            [1] { $seats } peut accomplir un objectif.
           *[other] { $seats } peuvent accomplir un objectif.
        }
fourmidable-phase-drafting = Choix des cartes
    .you = Gardez une carte ; le reste va à votre gauche.
    .wait =
        { $count ->
            [1] { $seats } choisit une carte.
           *[other] { $seats } choisissent une carte.
        }
fourmidable-phase-stocking = Cartes
    .you = Choisissez vos six cartes spéciales.
    .wait =
        { $count ->
            [1] { $seats } choisit ses cartes spéciales.
           *[other] { $seats } choisissent leurs cartes spéciales.
        }
fourmidable-phase-reaping = Récolte
    .you = Jouez-vous une carte pour cette récolte ?
    .wait =
        { $count ->
            [1] { $seats } peut jouer une carte.
           *[other] { $seats } peuvent jouer une carte.
        }
fourmidable-phase-hunting = Chasse
    .you = Où le prédateur mange-t-il ?
    .wait =
        { $count ->
            [1] { $seats } choisit où mange un prédateur.
           *[other] { $seats } choisissent où mange un prédateur.
        }
fourmidable-phase-robbing = Objectif perdu
    .you = Quel objectif les prédateurs accomplissent-ils ?
    .wait =
        { $count ->
            [1] { $seats } choisit ce que les prédateurs accomplissent.
           *[other] { $seats } choisissent ce que les prédateurs accomplissent.
        }
fourmidable-phase-ended = Fin
    .you = La partie est finie.

## Morceaux repris plus bas (une référence à un message lui passe les mêmes arguments)

# $ant "hunter" | "farmer" | "digger"
fourmidable-ant =
    { $ant ->
        [hunter] chasseur
        [farmer] fermier
       *[digger] creuseur
    }
# $ant
fourmidable-an-ant =
    { $ant ->
        [hunter] un chasseur
        [farmer] un fermier
       *[digger] un creuseur
    }
# $ant, $number : une fourmi par son numéro
fourmidable-the-ant =
    { $ant ->
        [hunter] le chasseur { $number }
        [farmer] le fermier { $number }
       *[digger] le creuseur { $number }
    }
# $ant : ce qu’elle récolte
fourmidable-prey =
    { $ant ->
        [hunter] des insectes
        [farmer] des plantes
       *[digger] de la terre
    }
# $hunters, $farmers, $diggers (nombres) : des fourmis
fourmidable-mix-ants =
    { $hunters ->
        [one] { $hunters } chasseur
       *[other] { $hunters } chasseurs
    }, { $farmers ->
        [one] { $farmers } fermier
       *[other] { $farmers } fermiers
    }, { $diggers ->
        [one] { $diggers } creuseur
       *[other] { $diggers } creuseurs
    }
# $hunters, $farmers, $diggers (nombres) : des objectifs
fourmidable-mix-cards = { fourmidable-mix-ants }
# $resource
fourmidable-a-resource =
    { $resource ->
        [ladybug] une coccinelle
        [caterpillar] une chenille
        [beetle] un scarabée
        [raspberry] une framboise
        [blueberry] une myrtille
        [mushroom] un champignon
        [orange] une terre orange
        [grey] une terre grise
       *[brown] une terre brune
    }
# Ce que demande une carte : $thing (une ressource)
fourmidable-each-needs =
    { $thing ->
        [ladybug] coccinelle
        [caterpillar] chenille
        [beetle] scarabée
        [raspberry] framboise
        [blueberry] myrtille
        [mushroom] champignon
        [orange] terre orange
        [grey] terre grise
       *[brown] terre brune
    }
# Une case d’un chemin, ou que l’on y marque : $thing (son nom)
fourmidable-each-path = { $thing }
fourmidable-each-cells = { $thing }
# $points (nombre)
fourmidable-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Une carte : $needs (ressources déjà jointes), $points
fourmidable-each-Objective = « { $needs } » ({ fourmidable-points })
# Une carte spéciale : $effect, $mark ("day" | "night", ou 0)
fourmidable-each-Special =
    { $mark ->
        [day] « { fourmidable-special-title } » (jour)
        [night] « { fourmidable-special-title } » (nuit)
       *[none] « { fourmidable-special-title } »
    }
# $weather "sun" | "wind" | "rain"
fourmidable-the-weather =
    { $weather ->
        [sun] le soleil
        [wind] le vent
       *[rain] la pluie
    }
# $weather : ce qu’elle donne
fourmidable-favours =
    { $weather ->
        [sun] un pas de plus pour les fermiers
        [wind] un pas de plus pour les chasseurs
       *[rain] un pas de plus pour les creuseurs
    }
# $predator "grasshopper" | "spider" | "worm"
fourmidable-the-predator =
    { $predator ->
        [grasshopper] la sauterelle
        [spider] l’araignée
       *[worm] le ver
    }
# $ant, $weather, $predator : leur nom en tête, « Chasseur »
fourmidable-ant-title =
    { $ant ->
        [hunter] { fourmidable-ant-hunter }
        [farmer] { fourmidable-ant-farmer }
       *[digger] { fourmidable-ant-digger }
    }
fourmidable-weather-title =
    { $weather ->
        [sun] { fourmidable-weather-sun }
        [wind] { fourmidable-weather-wind }
       *[rain] { fourmidable-weather-rain }
    }
fourmidable-predator-title =
    { $predator ->
        [grasshopper] { fourmidable-predator-grasshopper }
        [spider] { fourmidable-predator-spider }
       *[worm] { fourmidable-predator-worm }
    }
# $cell : son nom. Une case du nid se compte comme on la voit : les rangées de haut en bas (les cases numérotées sont la première), les cases de gauche à droite
fourmidable-cell-name =
    { $cell ->
        [2] case 2 du nid
        [3] case 3 du nid
        [4] case 4 du nid
        [r1c0] case 1 de la rangée 2
        [r1c1] case 2 de la rangée 2
        [r1c2] case 3 de la rangée 2
        [r1c3] case 4 de la rangée 2
        [r1c4] case 5 de la rangée 2
        [r2c0] case 1 de la rangée 3
        [r2c1] case 2 de la rangée 3
        [r2c2] case 3 de la rangée 3
        [r2c3] case 4 de la rangée 3
        [r2c4] case 5 de la rangée 3
        [r3c0] case 1 de la rangée 4
        [r3c1] case 2 de la rangée 4
        [r3c2] case 3 de la rangée 4
        [r3c3] case 4 de la rangée 4
        [r3c4] case 5 de la rangée 4
       *[other] case { $cell }
    }
# $cell : où l’on est
fourmidable-at =
    { $cell ->
        [library] à la bibliothèque
        [queen] dans la salle de la reine
        [2] à la { fourmidable-cell-name }
        [3] à la { fourmidable-cell-name }
        [4] à la { fourmidable-cell-name }
        [r1c0] à la { fourmidable-cell-name }
        [r1c1] à la { fourmidable-cell-name }
        [r1c2] à la { fourmidable-cell-name }
        [r1c3] à la { fourmidable-cell-name }
        [r1c4] à la { fourmidable-cell-name }
        [r2c0] à la { fourmidable-cell-name }
        [r2c1] à la { fourmidable-cell-name }
        [r2c2] à la { fourmidable-cell-name }
        [r2c3] à la { fourmidable-cell-name }
        [r2c4] à la { fourmidable-cell-name }
        [r3c0] à la { fourmidable-cell-name }
        [r3c1] à la { fourmidable-cell-name }
        [r3c2] à la { fourmidable-cell-name }
        [r3c3] à la { fourmidable-cell-name }
        [r3c4] à la { fourmidable-cell-name }
       *[other] en { $cell }
    }
# $cell : où l’on va
fourmidable-to =
    { $cell ->
        [library] à la bibliothèque
        [queen] dans la salle de la reine
        [2] à la { fourmidable-cell-name }
        [3] à la { fourmidable-cell-name }
        [4] à la { fourmidable-cell-name }
        [r1c0] à la { fourmidable-cell-name }
        [r1c1] à la { fourmidable-cell-name }
        [r1c2] à la { fourmidable-cell-name }
        [r1c3] à la { fourmidable-cell-name }
        [r1c4] à la { fourmidable-cell-name }
        [r2c0] à la { fourmidable-cell-name }
        [r2c1] à la { fourmidable-cell-name }
        [r2c2] à la { fourmidable-cell-name }
        [r2c3] à la { fourmidable-cell-name }
        [r2c4] à la { fourmidable-cell-name }
        [r3c0] à la { fourmidable-cell-name }
        [r3c1] à la { fourmidable-cell-name }
        [r3c2] à la { fourmidable-cell-name }
        [r3c3] à la { fourmidable-cell-name }
        [r3c4] à la { fourmidable-cell-name }
       *[other] en { $cell }
    }
# $diggers : combien d’objectifs de creuseur (FOU-K2). Sur cent donnes, 70 à 84 ne peuvent pas tous les accomplir avec 6, 95 à 99 avec 7
fourmidable-trap =
    { $diggers ->
        [7] Attention : votre nid n’a presque jamais assez de terre pour sept objectifs de creuseur. Prenez-en aussi de chasseur et de fermier.
        [6] Attention : votre nid n’a pas souvent assez de terre pour six objectifs de creuseur. Prenez-en plutôt moins.
       *[other] Votre nid a de la terre pour quelques objectifs de creuseur.
    }
# $marks (nombre)
fourmidable-marks =
    { $marks ->
        [0] aucune phéromone de plus
        [1] une phéromone de plus
       *[other] { $marks } phéromones de plus
    }
# $most (nombre)
fourmidable-most =
    { $most ->
        [1] une phéromone
       *[other] { $most } phéromones
    }

## Coups proposés

# $species
fourmidable-action-Adopt = Prendre l’espèce « { fourmidable-species-title } »
    .short = { fourmidable-species-title }
# $hunters, $farmers, $diggers (des objectifs)
fourmidable-action-Draw =
    { $diggers ->
        [7] Piocher des objectifs : { fourmidable-mix-cards }. { fourmidable-trap }
        [6] Piocher des objectifs : { fourmidable-mix-cards }. { fourmidable-trap }
       *[other] Piocher des objectifs : { fourmidable-mix-cards }
    }
    .short = { fourmidable-mix-cards }
# $hunters, $farmers, $diggers (des fourmis)
fourmidable-action-Muster = Commencer avec { fourmidable-mix-ants }
    .short = { fourmidable-mix-ants }
# $weather
fourmidable-action-Forecast = Choisir { fourmidable-the-weather } : { fourmidable-favours }
    .short = { fourmidable-weather-title }
# $ant, $number, $cell, $cells (combien de cases elle peut atteindre), $gather (combien avec ce qu’elle récolte), $steps, $where
fourmidable-action-Pick =
    Bouger { fourmidable-the-ant }, { fourmidable-at } : { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } à sa portée, { $gather ->
        [0] aucune
       *[other] { $gather }
    } avec { fourmidable-prey }
    .short = { fourmidable-ant-title } { $number }, { fourmidable-at }
    .none = { fourmidable-ant-title }, { fourmidable-at }
# $ant, $number, $cell, $what "stay" | "walk" | "gather" | "dig" | "hole" | "library" | "full" | "bare", $resource, $steps, $path ;
# $ways (chemins qui diffèrent), $least et $most (phéromones laissées en chemin)
fourmidable-action-Go =
    { $what ->
        [stay] Rester { fourmidable-at }
        [gather] Aller { fourmidable-to } et prendre { fourmidable-a-resource }
        [dig] Creuser la { fourmidable-cell-name } et prendre { fourmidable-a-resource }
        [hole] Creuser la { fourmidable-cell-name }, prendre { fourmidable-a-resource } et ouvrir un trou
        [library] { $steps ->
            [0] Rester à la bibliothèque et étudier encore
           *[other] Aller étudier à la bibliothèque
        }
        [full] { $steps ->
            [0] Rester à la bibliothèque sans rien piocher (main pleine)
           *[other] Aller à la bibliothèque sans rien piocher (main pleine)
        }
        [bare] { $steps ->
            [0] Rester à la bibliothèque sans rien piocher (plus d’objectif de { fourmidable-ant })
           *[other] Aller à la bibliothèque sans rien piocher (plus d’objectif de { fourmidable-ant })
        }
        [complete] { $steps ->
            [0] Rester à la bibliothèque, pour y accomplir un objectif
           *[other] Aller à la bibliothèque, pour y accomplir un objectif
        }
        [unpaid] { $steps ->
            [0] Rester à la bibliothèque, sans pouvoir y accomplir d’objectif
           *[other] Aller à la bibliothèque, sans pouvoir y accomplir d’objectif
        }
       *[walk] Aller { fourmidable-to }
    }{ $most ->
        [0] { "" }
       *[other] { $ways ->
            [1] , avec { fourmidable-most } de plus
           *[other] , avec jusqu’à { fourmidable-most } de plus
        }
    }
    .short = { $what ->
        [stay] Rester { fourmidable-at }
        [dig] Creuser la { fourmidable-cell-name }
        [hole] Creuser la { fourmidable-cell-name }
       *[walk] Aller { fourmidable-to }
    }
# $cell, $goal (où elle va), $marks (phéromones laissées en chemin), $cells (où), $ways (chemins qui restent), $path
fourmidable-action-Via =
    Passer en { $cell } : { fourmidable-marks }{ $ways ->
        [1] { "" }
        [20] , puis de nombreux chemins au choix
       *[other] , puis { $ways } chemins au choix
    }
    .short = Passer en { $cell }
# $goal, $marks, $cells, $ways, $path
fourmidable-action-Direct = Aller tout droit : { fourmidable-marks }
    .short = Tout droit
# $cell, $hole (son numéro)
fourmidable-action-Open = Ouvrir le trou { $hole } en { $cell }
    .short = Trou { $hole } en { $cell }
    .none = Un trou en { $cell }
# $ant, $needs (ressources déjà jointes), $points
fourmidable-action-Keep = Garder l’objectif { fourmidable-each-Objective }
    .short = Garder { $needs }
# $ant, $left (ce qu’il en restera à faire naître), $tiles (tuiles de ce métier)
fourmidable-action-Hatch = Faire naître { fourmidable-an-ant }
    .short = Naissance : { fourmidable-ant }
fourmidable-action-GiveUp = Renoncer à la naissance de cette manche
    .short = Pas de naissance
# $predator, $cells (où il peut aller)
fourmidable-action-Call = Déplacer { fourmidable-the-predator }
    .short = { fourmidable-predator-title }
# $predator, $cell, $owner (dans son nid ; 0 : sur le plateau), $eaten (une ressource ; 0 ou « none » : rien)
fourmidable-action-Send =
    Envoyer { fourmidable-the-predator } { fourmidable-to }{ $owner ->
        [0] { "" }
       *[other] {" "}chez { $owner }
    }{ $eaten ->
        [ladybug]  : une coccinelle à manger
        [caterpillar]  : une chenille à manger
        [beetle]  : un scarabée à manger
        [raspberry]  : une framboise à manger
        [blueberry]  : une myrtille à manger
        [mushroom]  : un champignon à manger
        [orange]  : une terre orange à manger
        [grey]  : une terre grise à manger
        [brown]  : une terre brune à manger
       *[none]  : rien à manger
    }
    .short = Envoyer { fourmidable-to }
# $effect, $mark, $points (qu’elle donne aussitôt), $steps (que la fourmi fera alors ; 0), $distance (d’un trou alors ; 0)
fourmidable-action-PlayCard =
    Jouer { fourmidable-each-Special }{ $points ->
        [0] { "" }
       *[other]  : { fourmidable-points }
    }{ $steps ->
        [0] { "" }
       *[other]  : { $steps } pas pour cette fourmi
    }{ $distance ->
        [0] { "" }
       *[other]  : le trou s’ouvre jusqu’à { $distance } cases
    }
    .short = { fourmidable-special-title }
# $species
fourmidable-action-UsePower =
    { $species ->
        [flying] Utiliser l’espèce : une phéromone sur un terrain vide
        [predator] Utiliser l’espèce : déplacer un prédateur de plus
       *[other] Utiliser l’espèce
    }
    .short = { fourmidable-species-title }
# $cell
fourmidable-action-Claim = Poser une phéromone en { $cell }
    .short = Phéromone en { $cell }
# $cell, $owner
fourmidable-action-Erase = Retirer la phéromone en { $cell } ({ $owner })
    .short = Balayer { $cell }
fourmidable-action-Done = Terminer votre tour
    .short = Terminé
# $ant, $needs (ressources déjà jointes), $points, $revealed (combien le seront alors), $goal (combien finissent la partie)
fourmidable-action-Reveal = Révéler l’objectif { fourmidable-each-Objective } : { $revealed } sur { $goal }
    .short = Révéler { $needs }
# $final (1 : à la fin de la partie)
fourmidable-action-Pass =
    { $final ->
        [1] Ne plus rien révéler : passer au décompte
       *[0] Ne rien révéler maintenant : fermer la manche
    }
    .short = Terminé

## Ce qu’on attend

fourmidable-prompt-Adopt = Choisissez l’espèce de votre colonie.
    .short = Votre espèce.
fourmidable-prompt-Draw = Choisissez combien d’objectifs vous piochez dans chaque pioche.
    .short = Sept objectifs.
fourmidable-prompt-Muster = Choisissez les fourmis qui commencent votre colonie.
    .short = Vos fourmis.
fourmidable-prompt-Forecast = La météo est à vous : quel métier fait un pas de plus ?
    .short = Choisissez la météo.
fourmidable-prompt-Pick = Choisissez une action. Chaque fourmi bouge une fois par manche.
    .short = Quelle fourmi ?
fourmidable-prompt-Go = Où va cette fourmi ? Elle récolte là où elle s’arrête.
    .short = Où va-t-elle ?
fourmidable-prompt-Via = Plusieurs chemins y mènent : par où passer ?
    .short = Par où ?
fourmidable-prompt-Direct = Plusieurs chemins y mènent : par où passer ?
    .short = Par où ?
fourmidable-prompt-Open = Où s’ouvre le nouveau trou ? Choisissez une des cases proposées, près d’un de vos trous.
    .short = Où s’ouvre le trou ?
fourmidable-prompt-Keep = Gardez un objectif ; l’autre va sous la pioche.
    .short = Lequel gardez-vous ?
fourmidable-prompt-Hatch = Choisissez une action : une fourmi à bouger, une naissance ou un prédateur.
    .short = Choisissez une action.
fourmidable-prompt-GiveUp = Il ne reste pas de tuile Naissance : jouez une carte de naissance, ou renoncez-y.
    .short = Sans naissance ?
fourmidable-prompt-Call = Choisissez une action : une fourmi à bouger, une naissance ou un prédateur.
    .short = Choisissez une action.
fourmidable-prompt-Send = Où va ce prédateur ?
    .short = Où va-t-il ?
fourmidable-prompt-PlayCard = Vous pouvez jouer une carte spéciale : ce n’est pas une action.
    .short = Une carte ?
fourmidable-prompt-UsePower = Vous pouvez utiliser votre espèce : ce n’est pas une action.
    .short = L’espèce ?
fourmidable-prompt-Claim = Sur quel terrain vide posez-vous votre phéromone ?
    .short = Où va-t-elle ?
fourmidable-prompt-Erase = Quelle phéromone retirez-vous ? Elle retourne chez son propriétaire.
    .short = Quelle phéromone ?
fourmidable-prompt-Done = Votre action est faite. Encore une carte ? Sinon, terminez votre tour.
    .short = Encore une carte ?
fourmidable-prompt-Reveal = Vous pouvez révéler un objectif : ce n’est pas une action.
    .short = Un objectif ?
fourmidable-prompt-Pass = Révélez ce que vous pouvez payer, ou passez.
    .short = Révéler, ou passer.

## Journal

# $seat, $day
fourmidable-event-Began =
    { $day ->
        [1] { $seat } { YOU($seat, "commencez", "commence") }, et la tuile tombe sur le jour.
       *[0] { $seat } { YOU($seat, "commencez", "commence") }, et la tuile tombe sur la nuit.
    }
# $seat, $species
fourmidable-event-Adopted = { $seat } { YOU($seat, "avez", "a") } l’espèce « { fourmidable-species-title } ».
# $seat, $specials (combien)
fourmidable-event-Equipped = { $seat } { YOU($seat, "recevez", "reçoit") } { $specials } cartes spéciales.
# $specials (cartes déjà jointes). À qui les reçoit
fourmidable-event-Received = Vos cartes spéciales : { $specials }.
# $seat, $hunters, $farmers, $diggers
fourmidable-event-Drew = { $seat } { YOU($seat, "piochez", "pioche") } des objectifs : { fourmidable-mix-cards }.
# $cards (cartes déjà jointes), $count (combien). Pour qui les a piochées
fourmidable-event-Dealt =
    { $count ->
        [1] Votre objectif : { $cards }.
       *[other] Vos objectifs : { $cards }.
    }
# $seat, $hunters, $farmers, $diggers
fourmidable-event-Mustered = { $seat } { YOU($seat, "commencez", "commence") } avec { fourmidable-mix-ants }.
# $seat (qui tient la tuile jour/nuit), $round, $day
fourmidable-event-Dawned =
    { $day ->
        [1] Manche { $round }, le jour se lève : { $seat } { YOU($seat, "commencez", "commence") }.
       *[0] Manche { $round }, la nuit tombe : { $seat } { YOU($seat, "commencez", "commence") }.
    }
# $seat, $weather (0 : « ? »)
fourmidable-event-Spun =
    { $weather ->
        [0] Météo : « ? ». Le choix est à { $seat }.
        [sun] Météo : du soleil, { fourmidable-favours }.
        [wind] Météo : du vent, { fourmidable-favours }.
       *[rain] Météo : de la pluie, { fourmidable-favours }.
    }
# $seat, $weather
fourmidable-event-Foretold = { $seat } { YOU($seat, "choisissez", "choisit") } { fourmidable-the-weather } : { fourmidable-favours }.
# $seat, $ant, $number, $cell
fourmidable-event-Picked = { $seat } { YOU($seat, "choisissez", "choisit") } { fourmidable-the-ant }, { fourmidable-at }.
# $seat, $ant, $number, $cell, $steps
fourmidable-event-Walked =
    { $steps ->
        [0] { $seat } : { fourmidable-the-ant } reste { fourmidable-at }.
       *[other] { $seat } : { fourmidable-the-ant } va { fourmidable-to }, en { $steps } pas.
    }
# $seat, $cell
fourmidable-event-Marked = { $seat } { YOU($seat, "laissez", "laisse") } une phéromone sur le terrain vide, en { $cell }.
# $seat, $ant, $resource, $cell, $pheromone (0 : il n’en restait plus)
fourmidable-event-Gathered =
    { $pheromone ->
        [1] { $seat } : { fourmidable-an-ant } prend { fourmidable-a-resource } en { $cell } et y laisse une phéromone.
       *[0] { $rule ->
            [FOU-X6] { $seat } : { fourmidable-an-ant } prend { fourmidable-a-resource } en { $cell } ; aucune phéromone et aucun trou de sa colonie ne touche la case : il y laisse un terrain vide.
           *[other] { $seat } : { fourmidable-an-ant } prend { fourmidable-a-resource } en { $cell } ; sans phéromone, il y laisse un terrain vide.
        }
    }
# $seat, $resource, $cell
fourmidable-event-Dug = { $seat } { YOU($seat, "creusez", "creuse") } la { fourmidable-cell-name } : { fourmidable-a-resource }.
# $seat, $hole (son numéro), $cell
fourmidable-event-Opened = { $seat } { YOU($seat, "ouvrez", "ouvre") } le trou { $hole } en { $cell }.
# $seat, $ant, $looked (combien)
fourmidable-event-Studied =
    { $looked ->
        [1] { $seat } { YOU($seat, "regardez", "regarde") } le dernier objectif de { fourmidable-ant }.
       *[other] { $seat } { YOU($seat, "regardez", "regarde") } { $looked } objectifs de { fourmidable-ant } à la bibliothèque.
    }
# $cards (cartes déjà jointes), $count (combien). Pour qui les regarde
fourmidable-event-Looked = Vous regardez : { $cards }.
# $seat, $ant, $under (combien vont sous la pioche)
fourmidable-event-Learned =
    { $under ->
        [0] { $seat } { YOU($seat, "le gardez", "le garde") }.
        [1] { $seat } { YOU($seat, "gardez", "garde") } un objectif de { fourmidable-ant } ; l’autre va sous la pioche.
       *[other] { $seat } { YOU($seat, "gardez", "garde") } un objectif de { fourmidable-ant } ; les { $under } autres vont sous la pioche.
    }
# $needs (ressources déjà jointes), $points, $ant. Pour qui le garde
fourmidable-event-Kept = Vous gardez { fourmidable-each-Objective }.
# $seat, $ant, $why "hand" | "pile"
fourmidable-event-Full =
    { $why ->
        [pile] { $seat } { YOU($seat, "ne piochez", "ne pioche") } rien : il n’y a plus d’objectif de { fourmidable-ant }.
       *[hand] { $seat } { YOU($seat, "avez", "a") } déjà quatre objectifs en main et { YOU($seat, "ne piochez", "ne pioche") } rien.
    }
# $seat, $ant, $number
fourmidable-event-Hatched = { $seat } { YOU($seat, "faites", "fait") } naître { fourmidable-the-ant }.
# $seat
fourmidable-event-GaveUp = { $seat } { YOU($seat, "renoncez", "renonce") } à la naissance de cette manche.
# $seat, $predator
fourmidable-event-Called = { $seat } { YOU($seat, "appelez", "appelle") } { fourmidable-the-predator }.
# $seat, $predator, $cell, $owner (dans son nid ; 0 : sur le plateau), $eaten (une ressource ; 0 : rien)
fourmidable-event-Prowled =
    { $seat } { YOU($seat, "envoyez", "envoie") } { fourmidable-the-predator } { fourmidable-to }{ $owner ->
        [0] { "" }
       *[other] {" "}chez { $owner }
    }{ $eaten ->
        [0] .
        [ladybug]  : elle mange une coccinelle.
        [caterpillar]  : elle mange une chenille.
        [beetle]  : elle mange un scarabée.
        [raspberry]  : elle mange une framboise.
        [blueberry]  : elle mange une myrtille.
        [mushroom]  : elle mange un champignon.
        [orange]  : il mange une terre orange.
        [grey]  : il mange une terre grise.
       *[brown]  : il mange une terre brune.
    }
    .alone =
        { fourmidable-predator-title } : { $eaten ->
            [0] rien à manger { fourmidable-at }.
            [ladybug] mange une coccinelle { fourmidable-at }.
            [caterpillar] mange une chenille { fourmidable-at }.
            [beetle] mange un scarabée { fourmidable-at }.
            [raspberry] mange une framboise { fourmidable-at }.
            [blueberry] mange une myrtille { fourmidable-at }.
            [mushroom] mange un champignon { fourmidable-at }.
            [orange] mange une terre orange { fourmidable-at }.
            [grey] mange une terre grise { fourmidable-at }.
           *[brown] mange une terre brune { fourmidable-at }.
        }
# $seat, $effect, $mark
fourmidable-event-Played = { $seat } { YOU($seat, "jouez", "joue") } { fourmidable-each-Special }.
# $seat, $points
fourmidable-event-Scored = { $seat } { YOU($seat, "marquez", "marque") } { fourmidable-points }.
# $seat, $species
fourmidable-event-Used = { $seat } { YOU($seat, "utilisez", "utilise") } l’espèce « { fourmidable-species-title } ».
# $seat, $cell, $owner
fourmidable-event-Erased = { $seat } { YOU($seat, "retirez", "retire") } la phéromone en { $cell } ({ $owner }) : il reste un terrain vide.
# $seat, $effect, $mark, $points (0 : elle ne compte pas)
fourmidable-event-Crowned =
    { $points ->
        [0] { $seat } { YOU($seat, "montrez", "montre") } { fourmidable-each-Special } : aucun point.
       *[other] { $seat } { YOU($seat, "montrez", "montre") } { fourmidable-each-Special } : { fourmidable-points }.
    }
# $seat, $ant, $needs (ressources déjà jointes), $points, $revealed (combien d’objectifs révélés, celui-ci compris)
fourmidable-event-Revealed =
    { $seat } { YOU($seat, "révélez", "révèle") } un objectif de { fourmidable-ant }, { fourmidable-each-Objective } : { $revealed ->
        [1] c’est le premier.
       *[other] c’est le { $revealed }ᵉ.
    }
# $seat
fourmidable-event-Declined = { $seat } { YOU($seat, "ne révélez", "ne révèle") } plus rien.
# $final (1 : la fin de la partie), $rule
fourmidable-event-Asked =
    { $rule ->
        [FOU-A24] La manche va se fermer : qui pourrait avoir huit objectifs peut encore en révéler.
        [FOU-K19] Un jour et une nuit sans récolte : la partie s’arrête. Chacun peut encore révéler ce qu’il peut payer.
       *[other] { $final ->
            [1] C’est la fin. Chacun peut encore révéler ce qu’il peut payer.
           *[0] On peut encore révéler des objectifs.
        }
    }
# $seat, $ant, $points
fourmidable-event-Rewarded = { $seat } { YOU($seat, "recevez", "reçoit") } le bonus de { fourmidable-ant } : { fourmidable-points }.
# $winners (noms déjà joints), $count (nombre de gagnants), $points (de chacun d’eux)
fourmidable-event-Ended =
    { $count ->
        [1] { $winners } { YOU($winners, "gagnez", "gagne") } avec { fourmidable-points }.
       *[other] Victoire partagée entre { $winners }, { fourmidable-points } chacun.
    }

## Refus

# $why "spectator" | "turn" | "step" | "unknown", $seat (qui l’on attend), $count (combien), $phase (où l’on en est)
fourmidable-not-now =
    { $why ->
        [spectator] Vous regardez cette partie. Les coups se jouent à la table.
        [turn] { $count ->
            [1] Attendez votre tour. C’est à { $seat } de jouer.
           *[other] Attendez votre tour. On attend { $count } joueurs.
        }
        [step] { $phase ->
            [adopting] Choisissez d’abord votre espèce.
            [drawing] Choisissez d’abord vos sept objectifs.
            [mustering] Choisissez d’abord vos premières fourmis.
            [forecasting] Choisissez d’abord la météo.
            [walking] Dites d’abord où va la fourmi que vous avez prise.
            [choosing] Dites d’abord par où passe votre fourmi.
            [opening] Ouvrez d’abord le nouveau trou sur le plateau.
            [studying] Gardez d’abord un des objectifs de la bibliothèque.
            [drafting] Gardez d’abord une des cartes de votre main.
            [stocking] Choisissez d’abord vos cartes spéciales.
            [reaping] Jouez d’abord une carte pour votre récolte, ou continuez.
            [hunting] Dites d’abord où mange le prédateur.
            [robbing] Dites d’abord quel objectif les prédateurs accomplissent.
            [completing] Accomplissez d’abord un objectif ouvert, ou laissez-le.
            [prowling] Dites d’abord où va le prédateur.
            [summoning] Dites d’abord quel prédateur vous déplacez.
            [claiming] Dites d’abord où va votre phéromone.
            [erasing] Dites d’abord quelle phéromone vous retirez.
            [bearing] Dites d’abord quelle fourmi naît.
            [finishing] Votre action est faite : jouez une carte, ou terminez votre tour.
            [closing] La manche se ferme : révélez un objectif, ou passez.
            [counting] C’est la fin : révélez ce que vous pouvez payer, ou passez.
           *[acting] C’est le moment de choisir une action.
        }
       *[unknown] Ce coup n’existe pas. Choisissez parmi ceux qui sont proposés.
    }
# Quand une carte se joue : $effect
fourmidable-its-moment =
    { $effect ->
        [C4] en récoltant une myrtille
        [C5] en récoltant un champignon
        [C6] en récoltant une framboise
        [C7] en récoltant une terre orange
        [C8] en récoltant une terre grise
        [C9] en récoltant une terre brune
        [C10] en récoltant une coccinelle
        [C11] en récoltant une chenille
        [C12] en récoltant un scarabée
        [C16] quand un chasseur est choisi, avant qu’il parte
        [C17] quand un fermier est choisi, avant qu’il parte
        [C18] quand un creuseur est choisi, avant qu’il parte
        [C19] quand vous piochez un objectif de creuseur ; s’ils sont ouverts, avant ou après ce que fait votre action
        [C20] quand vous piochez un objectif de fermier ; s’ils sont ouverts, avant ou après ce que fait votre action
        [C21] quand vous piochez un objectif de chasseur ; s’ils sont ouverts, avant ou après ce que fait votre action
        [C25] comme action, avant toute autre
        [C26] comme action, avant toute autre
        [C27] comme action, avant toute autre
        [C28] comme action, avant toute autre
        [C29] quand un creuseur est choisi, ou quand vous ouvrez un trou
        [C32] quand une fourmi est choisie, avant qu’elle parte
        [C33] quand vous ouvrez un trou
        [C34] quand un creuseur est choisi, avant qu’il parte
       *[other] avant votre action, quand une fourmi est choisie, ou après l’action
    }
# $why "pheromone" | "hole" | "ant", $owner
fourmidable-no-stop =
    { $why ->
        [pheromone] Votre fourmi peut passer sur cette phéromone ({ $owner }), pas s’y arrêter. Choisissez une case au-delà.
        [hole] Votre fourmi peut passer sur ce trou ({ $owner }), pas s’y arrêter. Choisissez une case au-delà.
       *[ant] Votre fourmi peut passer sur cette fourmi ({ $owner }), pas s’y arrêter. Choisissez une case au-delà.
    }
# Pourquoi une carte spéciale ne se joue pas : $why comme fourmidable-not-now, ou "when" … ; $effect, $mark, $card
fourmidable-no-play =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
        [elsewhere] Les cartes spéciales se jouent pendant vos propres actions. Attendez votre tour.
        [hand] Vous n’avez pas cette carte spéciale.
        [count] « { fourmidable-special-title } » ne se joue pas : gardez-la en main, elle compte d’elle-même à la fin.
        [hour] { $mark ->
            [day] « { fourmidable-special-title } » est une carte de jour : attendez le jour.
           *[night] « { fourmidable-special-title } » est une carte de nuit : attendez la nuit.
        }
        [kind] Cela ne va pas avec « { fourmidable-special-title } » : la carte se joue { fourmidable-its-moment }.
        [resource] Vous ne venez pas de récolter cela : « { fourmidable-special-title } » se joue { fourmidable-its-moment }.
        [full] Vous avez déjà quatre objectifs en main. Révélez-en un d’abord.
        [pile] Il ne reste pas d’objectif pour cette carte dans la pioche.
        [unpaid] Vous ne pouvez payer aucun objectif ouvert de ce métier pour l’instant.
        [played] Vous avez joué une carte pour accomplir un objectif : choisissez-en un.
        [target] Il n’y a rien sur quoi jouer « { fourmidable-special-title } ».
        [supply] { $effect ->
            [C31] Vous n’avez plus de phéromone.
           *[other] Vous n’avez plus de fourmi de ce métier à faire naître.
        }
        [twice] Vous avez eu votre naissance de la manche : une par manche, par tuile ou par carte.
        [queen] Le ver est dans la salle de la reine : aucune fourmi n’y naît tant qu’il y reste.
       *[when] Pas maintenant : « { fourmidable-special-title } » se joue { fourmidable-its-moment }.
    }
# $cell
refusal-FOU-S1 =
    { $why ->
       *[masked] La case { $cell } est masquée : elle est hors jeu avec autant de joueurs.
    }
refusal-FOU-K1 =
    { $why ->
       *[level] Pas au niveau Enfant : il n’y a ni naissance ni prédateur. Bougez une fourmi.
    }
# $why comme fourmidable-not-now, ou "pile" : $ant, $cards (ce que sa pioche contient)
refusal-FOU-K2 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [pile] { $cards ->
            [0] La pioche de { fourmidable-ant } est vide. Prenez dans les autres.
            [1] La pioche de { fourmidable-ant } n’a plus qu’une carte. Prenez le reste dans les autres.
           *[other] La pioche de { fourmidable-ant } n’a plus que { $cards } cartes. Prenez le reste dans les autres.
        }
       *[unknown] Il faut sept objectifs en tout, répartis entre les trois pioches.
    }
# $why comme fourmidable-not-now
refusal-FOU-K3 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] Choisissez cinq fourmis en tout, des métiers que vous voulez.
    }
# $why comme fourmidable-not-now, ou "moved" | "none" : $ant, $cell ; "far" : $ant, $steps (combien de pas il fait) ;
# "outside" : $cell, $hole (sa case sur le plateau)
refusal-FOU-K4 =
    { $why ->
        [moved] Votre { fourmidable-ant } { fourmidable-at } a déjà bougé dans cette manche. Choisissez une autre fourmi.
        [none] { $ant ->
            [any] Aucune de vos fourmis n’est { fourmidable-at }. Choisissez une de vos fourmis, puis la case où elle va.
           *[other] Vous n’avez pas de { fourmidable-ant } { fourmidable-at }. Choisissez une de vos fourmis.
        }
        [far] Ce { fourmidable-ant } n’y arrive pas : il fait au plus { $steps } pas, par un chemin libre.
        [outside] La { fourmidable-cell-name } est désormais un trou. Sur le plateau, elle s’appelle { $hole } : allez-y.
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] { fourmidable-not-now }
    }
# $why "water" | "pheromone", $owner
refusal-FOU-K8 =
    { $why ->
        [pheromone] Cette phéromone est à { $owner } : vos fourmis n’y vont pas. Choisissez une autre case.
       *[water] Aucune fourmi ne va sur l’eau. Choisissez une autre case.
    }
# $owner
refusal-FOU-K9 =
    { $why ->
       *[hole] Ce trou est à { $owner } : vos fourmis n’y vont pas. Choisissez une autre case.
    }
# $ant
refusal-FOU-K10 =
    { $why ->
       *[earth] { $ant ->
            [hunter] Un chasseur n’entre pas dans la terre : seuls les creuseurs creusent. Allez sur une case déjà creusée.
           *[farmer] Un fermier n’entre pas dans la terre : seuls les creuseurs creusent. Allez sur une case déjà creusée.
        }
    }
refusal-FOU-K11 =
    { $why ->
       *[first] Un creuseur s’arrête à la première terre qu’il rencontre. Récoltez d’abord celle qui barre le chemin.
    }
# $why "hand" | "early" | "missing" : $missing (combien de ressources), $resource (la première)
refusal-FOU-K14 =
    { $why ->
        [missing] { $missing ->
            [1] Pour cet objectif, il vous manque encore { fourmidable-a-resource }.
           *[other] Pour cet objectif, il vous manque encore { $missing } ressources, à commencer par { fourmidable-a-resource }.
        }
        [early] Les objectifs se révèlent à partir de la première manche.
       *[hand] Vous n’avez pas cet objectif en main.
    }
# $why "over", ou comme fourmidable-not-now
refusal-FOU-K15 =
    { $why ->
        [over] La partie est finie : quelqu’un a révélé sept objectifs.
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] { fourmidable-not-now }
    }
# $owner
refusal-FOU-K16 =
    { $why ->
       *[ant] Une fourmi est déjà là ({ $owner }). On ne va pas là où sont les fourmis des autres. Choisissez une autre case.
    }
# $why "over", ou comme fourmidable-not-now
refusal-FOU-K19 =
    { $why ->
        [over] La partie est finie : un jour et une nuit ont passé sans récolte.
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] { fourmidable-not-now }
    }
# $why comme fourmidable-not-now
refusal-FOU-A2 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] Choisissez trois fourmis en tout, des métiers que vous voulez.
    }
# $why comme fourmidable-not-now
refusal-FOU-A3 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] Choisissez le soleil, le vent ou la pluie.
    }
# $why "supply" : $ant (FOU-C28), ou $effect
refusal-FOU-A1 =
    { $why ->
       *[supply] Vous avez toutes vos fourmis de ce métier en jeu. Choisissez-en une autre.
    }
refusal-FOU-A4 =
    { $why ->
       *[twice] Vous l’avez déjà fait. Dans une manche, chacun a une seule naissance et un seul prédateur à déplacer.
    }
# $why "tile" | "supply", $ant
refusal-FOU-A5 =
    { $why ->
        [birth] Une tuile Naissance peut encore être prise. Prenez-la.
        [ants] Bougez d’abord vos fourmis. On renonce à la naissance en dernier.
        [predator] Déplacez d’abord un prédateur. On renonce à la naissance en dernier.
        [supply] Vous n’avez plus de { fourmidable-ant } à faire naître. Choisissez un autre métier.
       *[tile] Il n’y a plus de tuile Naissance de { fourmidable-ant } dans cette manche. Choisissez un autre métier.
    }
# $why comme fourmidable-not-now, ou "far" : $cell, $distance
refusal-FOU-A8 =
    { $why ->
        [far] La case { $cell } est trop loin : un trou s’ouvre à { $distance } cases au plus d’un de vos trous.
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] { fourmidable-not-now }
    }
# $cell, $why "resource" | "predator" | "water" | "own-hole", ou "pheromone" | "ant" | "hole" : $owner
refusal-FOU-A9 =
    { $why ->
        [predator] Un prédateur est en { $cell }. Choisissez une autre case.
        [water] Un trou ne s’ouvre pas dans l’eau. Choisissez une autre case.
        [pheromone] La phéromone en { $cell } est à { $owner }. Un trou s’ouvre sur un terrain vide ou sur la vôtre.
        [ant] La fourmi en { $cell } est à { $owner }. Choisissez une autre case.
        [hole] Le trou en { $cell } est à { $owner }. Choisissez une autre case.
        [own-hole] Vous avez déjà un trou en { $cell }. Choisissez une autre case.
       *[resource] Il y a encore une ressource en { $cell }. Un trou s’ouvre sur un terrain vide ou sur votre phéromone.
    }
# $cell
refusal-FOU-A10 =
    { $why ->
       *[site] La { fourmidable-cell-name } ne se creuse pas maintenant : son trou n’aurait pas de place sur le plateau. Il lui faut un terrain vide ou votre phéromone, à { $distance } cases au plus d’un de vos trous.
    }
# $why comme fourmidable-not-now, ou "card"
refusal-FOU-A12 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
       *[card] Gardez un des objectifs que vous regardez.
    }
refusal-FOU-A13 = { fourmidable-no-play }
# $why comme fourmidable-not-now, ou "pheromone" | "hole" | "ant" | "predator" | "water" ; "unknown" : $predator
refusal-FOU-A15 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [pheromone] Un prédateur ne va pas sur une phéromone. Choisissez une autre case.
        [hole] Un prédateur ne va pas sur un trou. Choisissez une autre case.
        [ant] Un prédateur ne va pas là où se trouve une fourmi. Choisissez une autre case.
        [predator] Il y a déjà un prédateur sur cette case. Choisissez-en une autre.
        [water] Un prédateur ne va pas dans l’eau. Choisissez une autre case.
       *[unknown] { $predator ->
            [worm] Le ver va sur une case d’un nid. Choisissez parmi celles qui sont proposées.
           *[other] La sauterelle et l’araignée vont sur une case du plateau sans phéromone, sans trou, sans fourmi et sans autre prédateur.
        }
    }
# $why "target" | "room" | "surface" | "board" | "same", $predator
refusal-FOU-A16 =
    { $why ->
        [board] { $predator ->
            [worm] Le ver reste dans les nids. Choisissez une case d’un nid.
           *[other] La sauterelle et l’araignée restent sur le plateau : seul le ver entre dans les nids.
        }
        [surface] Le ver craint la surface : il ne va ni sur la case 1 ni sur les cases numérotées.
        [room] Le ver n’entre ni dans la bibliothèque ni dans la salle de la reine.
        [same] Le prédateur doit changer de case. Choisissez-en une autre.
       *[target] Ce prédateur n’a nulle part où aller. Choisissez-en un autre.
    }
# $why comme fourmidable-not-now, ou "way" | "direct"
refusal-FOU-A17 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [direct] Tous les chemins qui restent passent par un autre terrain vide. Choisissez lequel.
        [next] La fourmi ne peut pas marquer ce terrain à ce moment du chemin. Choisissez parmi les terrains vides proposés.
        [unknown] { fourmidable-not-now }
       *[way] Aucun chemin n’y passe. Choisissez parmi les terrains vides proposés.
    }
# $why "over", ou comme fourmidable-not-now
refusal-FOU-A19 =
    { $why ->
        [over] La partie est finie : quelqu’un a révélé huit objectifs.
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] { fourmidable-not-now }
    }
# $why "predator" : $predator ; "worm" : il est sur cette case ; "tunnel" : il barre le chemin ; "queen" : une naissance
refusal-FOU-A23 =
    { $why ->
        [predator] { $predator ->
            [grasshopper] La sauterelle est là : aucune fourmi n’y va. Choisissez une autre case.
           *[spider] L’araignée est là : aucune fourmi n’y va. Choisissez une autre case.
        }
        [queen] Le ver est dans la salle de la reine : aucune fourmi n’y naît tant qu’il y reste.
        [tunnel] Le ver ferme le tunnel qui y mène. Choisissez une autre case, ou déplacez le ver.
       *[worm] Le ver est là : aucune fourmi n’y va. Choisissez une autre case.
    }
refusal-FOU-A24 = { fourmidable-not-now }
refusal-FOU-I1 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
        [taken] { $owner } a l’espèce « { fourmidable-species-title } ». Choisissez-en une autre.
       *[none] Votre espèce n’a pas de pouvoir à utiliser : ce qu’elle donne, elle le donne toujours.
    }
refusal-FOU-I2 = { fourmidable-no-play }
refusal-FOU-I4 = { fourmidable-no-play }
refusal-FOU-I5 = { fourmidable-no-play }
refusal-FOU-I8 = { fourmidable-no-play }
refusal-FOU-C1 = { fourmidable-no-play }
refusal-FOU-C2 = { fourmidable-no-play }
refusal-FOU-C3 = { fourmidable-no-play }
refusal-FOU-C4 = { fourmidable-no-play }
refusal-FOU-C5 = { fourmidable-no-play }
refusal-FOU-C6 = { fourmidable-no-play }
refusal-FOU-C7 = { fourmidable-no-play }
refusal-FOU-C8 = { fourmidable-no-play }
refusal-FOU-C9 = { fourmidable-no-play }
refusal-FOU-C10 = { fourmidable-no-play }
refusal-FOU-C11 = { fourmidable-no-play }
refusal-FOU-C12 = { fourmidable-no-play }
refusal-FOU-C13 = { fourmidable-no-play }
refusal-FOU-C14 = { fourmidable-no-play }
refusal-FOU-C15 = { fourmidable-no-play }
refusal-FOU-C16 = { fourmidable-no-play }
refusal-FOU-C17 = { fourmidable-no-play }
refusal-FOU-C18 = { fourmidable-no-play }
refusal-FOU-C19 = { fourmidable-no-play }
refusal-FOU-C20 = { fourmidable-no-play }
refusal-FOU-C21 = { fourmidable-no-play }
refusal-FOU-C22 = { fourmidable-no-play }
refusal-FOU-C23 = { fourmidable-no-play }
refusal-FOU-C24 = { fourmidable-no-play }
refusal-FOU-C25 = { fourmidable-no-play }
refusal-FOU-C26 = { fourmidable-no-play }
refusal-FOU-C27 = { fourmidable-no-play }
refusal-FOU-C28 = { fourmidable-no-play }
refusal-FOU-C29 = { fourmidable-no-play }
refusal-FOU-C30 =
    { $why ->
        [none] Il n’y a pas de phéromone en { $cell }.
        [covered] La phéromone en { $cell } est sous un trou : elle reste.
       *[when] { fourmidable-no-play }
    }
refusal-FOU-C31 =
    { $why ->
        [masked] La case { $cell } est masquée : hors jeu.
        [water] Une phéromone ne va pas sur l’eau.
        [pheromone] Il y a déjà une phéromone en { $cell } ({ $owner }).
        [hole] Il y a un trou en { $cell } : ce n’est pas un terrain vide.
        [ant] Une fourmi de { $owner } est en { $cell }.
        [predator] Un prédateur est en { $cell }.
        [own] La case { $cell } est déjà à vous.
        [resource] Il y a une ressource en { $cell } : il faut un terrain vide.
       *[when] { fourmidable-no-play }
    }
refusal-FOU-C32 =
    { $why ->
        [pheromone] { fourmidable-no-stop }
        [hole] { fourmidable-no-stop }
        [ant] { fourmidable-no-stop }
       *[unknown] { fourmidable-no-play }
    }
refusal-FOU-C33 = { fourmidable-no-play }
refusal-FOU-C34 = { fourmidable-no-play }
refusal-FOU-C35 = { fourmidable-no-play }
refusal-FOU-C36 = { fourmidable-no-play }
refusal-FOU-C37 = { fourmidable-no-play }
refusal-FOU-E1 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
        [night] La Volante utilise son pouvoir le jour.
        [day] Le Prédateur utilise son pouvoir la nuit.
        [spent] Vous avez utilisé votre espèce cette manche.
        [elsewhere] L’espèce s’utilise pendant vos propres actions. Attendez votre tour.
        [when] Pas maintenant : avant votre action, quand une fourmi est choisie, ou après l’action.
        [supply] Vous n’avez plus de phéromone.
        [target] Il n’y a rien sur quoi utiliser votre espèce.
        [masked] La case { $cell } est masquée : hors jeu.
        [water] Une phéromone ne va pas sur l’eau.
        [pheromone] Il y a déjà une phéromone en { $cell } ({ $owner }).
        [hole] Il y a un trou en { $cell } : ce n’est pas un terrain vide.
        [ant] Une fourmi de { $owner } est en { $cell }.
        [predator] Un prédateur est en { $cell }.
        [own] La case { $cell } est déjà à vous.
       *[resource] Il y a une ressource en { $cell } : il faut un terrain vide.
    }
refusal-FOU-E2 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
        [night] La Volante utilise son pouvoir le jour.
        [day] Le Prédateur utilise son pouvoir la nuit.
        [spent] Vous avez utilisé votre espèce cette manche.
        [elsewhere] L’espèce s’utilise pendant vos propres actions. Attendez votre tour.
        [when] Pas maintenant : avant votre action, quand une fourmi est choisie, ou après l’action.
        [supply] Vous n’avez plus de phéromone.
        [target] Il n’y a rien sur quoi utiliser votre espèce.
       *[same] Votre action et votre espèce déplacent deux prédateurs différents dans la manche.
    }
refusal-FOU-E4 = { fourmidable-no-stop }

## Fin

ending-FOU-K15 = Quelqu’un a révélé sept objectifs.
ending-FOU-A19 = Une manche finit avec huit objectifs révélés.
ending-FOU-K19 = Un jour et une nuit ont passé sans récolte.
score-FOU-K14 = Objectifs
score-FOU-K12 = Phéromones
score-FOU-A20 = Trous
score-FOU-A21 = Bonus de métier
score-FOU-I7 = Cartes spéciales
score-FOU-I8 = Cartes de fin de partie

## Expérimenté

# $ant, $number
fourmidable-action-Recruit = Commencer avec { fourmidable-an-ant }
    .short = { fourmidable-ant }
# $ant, $needs (ressources déjà jointes), $points, $completed (combien il y en aura), $goal (combien terminent la partie)
fourmidable-action-Complete =
    Accomplir l’objectif { fourmidable-each-Objective } : { $goal ->
        [0] { $completed } en tout
       *[other] { $completed } sur { $goal }
    }
    .short = Accomplir { $needs }
# $count (objectifs qui pourraient être accomplis)
fourmidable-action-Leave = N’accomplir aucun objectif
    .short = Laisser
fourmidable-prompt-Recruit = Choisissez une des trois fourmis qui commencent votre colonie.
    .short = Une fourmi.
fourmidable-prompt-Complete = Votre fourmi est à la bibliothèque : accomplissez un objectif ouvert de son métier, ou laissez-le.
    .short = En accomplir un ?
fourmidable-prompt-Leave = Votre fourmi est à la bibliothèque : accomplissez un objectif ouvert de son métier, ou laissez-le.
    .short = En accomplir un ?
# $ant, $needs (ressources déjà jointes), $points
fourmidable-event-Uncovered = Un objectif de { fourmidable-ant } s’ouvre : { fourmidable-each-Objective }.
# $seat, $ant, $needs (ressources déjà jointes), $points, $completed (combien cela fait)
fourmidable-event-Completed =
    { $seat } { YOU($seat, "accomplissez", "accomplit") } un objectif de { fourmidable-ant }, { fourmidable-each-Objective } : { $completed ->
        [1] le premier.
       *[other] cela en fait { $completed }.
    }
# $seat
fourmidable-event-Left = { $seat } { YOU($seat, "n’accomplissez", "n’accomplit") } rien à la bibliothèque.
# $seat, $ant, $number
fourmidable-event-Recruited = { $seat } { YOU($seat, "commencez", "commence") } avec { fourmidable-the-ant }.
# $seat, $cell
fourmidable-event-Claimed = { $seat } { YOU($seat, "avez", "a") } une fourmi sur le terrain vide en { $cell }, à côté d’une de { YOU($seat, "vos", "ses") } phéromones ou d’un de { YOU($seat, "vos", "ses") } trous, et { YOU($seat, "y posez", "y pose") } une phéromone.
# $why "open", $ant
refusal-FOU-X1 =
    { $why ->
       *[open] Cet objectif n’est pas ouvert sur la table. Choisissez-en un qui l’est.
    }
# $why comme fourmidable-not-now, ou "ant" : $ant ; "missing" : $missing (combien de ressources), $resource (la première)
refusal-FOU-X2 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
        [missing] { $missing ->
            [1] Pour cet objectif, il vous manque encore { fourmidable-a-resource }.
           *[other] Pour cet objectif, il vous manque encore { $missing } ressources, à commencer par { fourmidable-a-resource }.
        }
       *[ant] Seul { fourmidable-an-ant } à la bibliothèque accomplit cet objectif.
    }
# $why comme fourmidable-not-now
refusal-FOU-X5 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] Choisissez une fourmi : un chasseur, un fermier ou un creuseur.
    }
# $owner
refusal-FOU-X8 =
    { $why ->
       *[ant] Une fourmi est déjà là ({ $owner }). On ne va pas là où sont les fourmis des autres, même sur un terrain vide. Choisissez une autre case.
    }
# $why "over", ou comme fourmidable-not-now
refusal-FOU-X9 =
    { $why ->
        [over] La partie est finie : quelqu’un a accompli huit objectifs.
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] { fourmidable-not-now }
    }
ending-FOU-X9 = Une manche finit avec huit objectifs accomplis.
# $effect, $mark, $card, $kept (combien cela fait), $left (combien restent à choisir)
fourmidable-action-Draft = Garder « { fourmidable-special-title } »
    .short = Garder
fourmidable-prompt-Draft = Gardez une carte.
    .short = Quelle carte ?
# $predator, $cell, $eaten (une ressource ; 0 : rien)
fourmidable-action-Hunt = { fourmidable-predator-title } : manger { fourmidable-at }
    .short = Manger { fourmidable-at }
fourmidable-prompt-Hunt = Plusieurs cases sont aussi proches : où le prédateur mange‑t‑il ?
    .short = Où mange-t-il ?
# $ant, $needs (ressources déjà jointes), $points
fourmidable-action-Rob = Les prédateurs accomplissent { fourmidable-each-Objective }
    .short = Perdre { $needs }
fourmidable-prompt-Rob = Les prédateurs peuvent payer plusieurs objectifs : lequel est perdu ?
    .short = Lequel est perdu ?
# $seat
fourmidable-event-Drafted = { $seat } { YOU($seat, "gardez", "garde") } une carte.
# $specials (cartes déjà jointes). À qui les tient
fourmidable-event-Handed = Dans votre main : { $specials }.
# $step (l’étape qui commence ; 0 : c’est fini), $specials (cartes de chaque main)
fourmidable-event-PassedOn =
    { $step ->
        [0] Tout le monde a assez de cartes ; les { $specials } dernières de chaque main sont défaussées.
        [1] Tout le monde reçoit { $specials } cartes spéciales et en garde une.
       *[other] Les mains passent à gauche : { $specials } cartes chacune.
    }
# $seat, $looked (combien)
fourmidable-event-Peeked =
    { $looked ->
        [1] { $seat } { YOU($seat, "regardez", "regarde") } le prochain objectif de la pioche.
       *[other] { $seat } { YOU($seat, "regardez", "regarde") } les { $looked } prochains objectifs de la pioche.
    }
# $seat, $resource, $predator, $cells (où il peut manger ; 0 : nulle part)
fourmidable-event-Drawn =
    { $cells ->
        [0] Du sac sort { fourmidable-a-resource } : { fourmidable-the-predator } ne peut aller nulle part.
       *[other] Du sac sort { fourmidable-a-resource } : { fourmidable-the-predator } chasse.
    }
# $ant, $needs (ressources déjà jointes), $points, $robbed (combien sont perdus maintenant)
fourmidable-event-Robbed = Les prédateurs accomplissent un objectif de { fourmidable-ant }, { fourmidable-each-Objective } : il est perdu.
# $seat, $points, $rank (0 : aucun)
fourmidable-event-Ranked =
    { $rank ->
        [clever] { $seat } { YOU($seat, "finissez", "finit") } avec { fourmidable-points } : niveau intelligent !
        [brilliant] { $seat } { YOU($seat, "finissez", "finit") } avec { fourmidable-points } : niveau brillant !
        [fantastic] { $seat } { YOU($seat, "finissez", "finit") } avec { fourmidable-points } : niveau fantastique !
        [magnificent] { $seat } { YOU($seat, "finissez", "finit") } avec { fourmidable-points } : niveau magnifique !
       *[0] { $seat } { YOU($seat, "finissez", "finit") } avec { fourmidable-points }.
    }
# $why comme fourmidable-not-now, ou "elsewhere" | "when" | "spent" | "pile"
refusal-FOU-E6 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
        [elsewhere] Le Stratège regarde avant ses propres actions. Attendez votre tour.
        [spent] Vous avez déjà regardé avant cette action.
        [pile] Il ne reste aucun objectif dans la pioche.
       *[when] Le Stratège regarde avant une action, pas pendant.
    }
# $why "taken" : $species, $owner ; ou comme fourmidable-not-now
refusal-FOU-X3 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
       *[taken] { $owner } a choisi cette espèce. Choisissez-en une autre.
    }
# $why comme fourmidable-not-now, ou "hand"
refusal-FOU-X4 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
       *[hand] Cette carte n’est pas dans la main devant vous.
    }
# $why comme fourmidable-not-now, ou "hand"
refusal-FOU-P2 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
       *[hand] Vous avez déjà choisi cette carte.
    }
# $why comme fourmidable-not-now, ou "solo" | "lair" | "food" | "far" : $predator, $cell, $resource
refusal-FOU-P4 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
        [solo] En solo, vous ne déplacez aucun prédateur : ils chassent quand vous récoltez.
        [lair] { fourmidable-predator-title } : ce prédateur ne peut pas aller là.
        [food] { fourmidable-predator-title } : rien là de ce que ce prédateur cherche maintenant.
       *[far] Une autre est plus proche de vos fourmis : c’est elle qu’il mange.
    }
# $why comme fourmidable-not-now, ou "unpaid"
refusal-FOU-P5 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
       *[unpaid] Les prédateurs n’ont pas mangé ce que demande cet objectif.
    }
# $why "over", ou comme fourmidable-not-now
refusal-FOU-P6 =
    { $why ->
        [over] La partie est finie : toutes les manches sont jouées.
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] { fourmidable-not-now }
    }
ending-FOU-P6 = Toutes les manches sont jouées.
fourmidable-go-complete = Il peut y accomplir un objectif ouvert.
fourmidable-go-unpaid = Vous ne pouvez payer aucun objectif de son métier pour l’instant.

## Jouer en une minute, en images (5 à 7 : les niveaux supérieurs). Puis de même pour les enfants, en peu de mots

fourmidable-how-1 = Bougez une fourmi
    .text = Trois cases au plus, dehors ou dans votre nid. Chaque fourmi bouge une fois, puis le jour et la nuit changent de place.
fourmidable-how-2 = Récoltez
    .text = Là où elle s’arrête : le chasseur un insecte, le fermier une plante, le creuseur une terre. Dehors, votre phéromone reste : 1 point, et les autres n’y passent plus.
fourmidable-how-3 = Révélez vos objectifs
    .text = Rendez les ressources qu’une carte demande et marquez ses points, quand vous voulez, même pendant le tour d’un autre.
fourmidable-how-4 = Grandissez
    .text = Au niveau Apprenti, chaque manche a sa météo, une naissance et un prédateur ; creusez de nouveaux trous, et trouvez des objectifs à la bibliothèque.
fourmidable-how-5 = Jouez vos cartes
    .text = Au niveau Intermédiaire, une espèce et six cartes spéciales : jouez-les pendant vos actions, de jour ou de nuit comme elles le disent.
fourmidable-how-6 = Disputez les objectifs
    .text = Au niveau Expérimenté, ils sont ouverts à tous : à la bibliothèque, une fourmi du bon métier en accomplit un. Vos phéromones se posent de proche en proche.
fourmidable-how-7 = Seul contre le sac
    .text = En solo, six manches : chaque récolte réveille un prédateur, qui mange tout près de vos fourmis. Plus de 100 points, c’est intelligent ; plus de 130, magnifique.
fourmidable-how-child-1 = Bougez
    .text = Trois cases au plus.
fourmidable-how-child-2 = Prenez
    .text = Insecte, plante ou terre : là où la fourmi s’arrête.
fourmidable-how-child-3 = Montrez
    .text = Une carte complète, ce sont des points.
fourmidable-how-child-4 = Gagnez
    .text = Sept cartes montrées : on compte !

## La page du site

fourmidable-board = Le plateau
fourmidable-nest = Nid
fourmidable-nest-yours = Votre nid
# $seat
fourmidable-nest-of = Nid : { $seat }
fourmidable-cards = Cartes
fourmidable-hand = Vos objectifs
fourmidable-resources = Vos ressources
fourmidable-resources-of = Ressources
fourmidable-births = Tuiles Naissance
fourmidable-supply = Fourmis à naître
fourmidable-predators = Prédateurs
fourmidable-track = Piste des points

# La manche. $round, $day
fourmidable-round =
    { $day ->
        [1] manche { $round }, jour
       *[0] manche { $round }, nuit
    }
# $day, $weather (0 : pas encore de météo)
fourmidable-sky =
    { $day ->
        [1] Jour{ $weather ->
            [sun] , soleil
            [wind] , vent
            [rain] , pluie
           *[none] { "" }
        }
       *[0] Nuit{ $weather ->
            [sun] , soleil
            [wind] , vent
            [rain] , pluie
           *[none] { "" }
        }
    }
# $weather
fourmidable-sky-help =
    { $weather ->
        [sun] Fermiers : +1 pas
        [wind] Chasseurs : +1 pas
        [rain] Creuseurs : +1 pas
       *[none] Météo à venir
    }
fourmidable-wheel = Girouette de la météo
fourmidable-todo = Votre manche
# $ant (celle qui est née ; 0 : pas encore)
fourmidable-todo-birth =
    { $ant ->
        [0] Naissance : à faire
        [spared] Naissance : rien à prendre
       *[other] Naissance : { fourmidable-ant }
    }
# $moved, $ants (nombres)
fourmidable-todo-ants = Fourmis : { $moved } sur { $ants }
# $done 0 | 1
fourmidable-todo-predator =
    { $done ->
        [1] Prédateur : fait
       *[0] Prédateur : à faire
    }
# $seat, $ants (fourmis encore à bouger), $birth 0 | 1 (encore à faire), $predator 0 | 1 (encore à faire)
fourmidable-todo-of =
    { $seat } : { $ants ->
        [0] plus de fourmi à bouger
        [1] une fourmi à bouger
       *[other] { $ants } fourmis à bouger
    }{ $birth ->
        [1] , une naissance
       *[0] { "" }
    }{ $predator ->
        [1] , un prédateur
       *[0] { "" }
    }
fourmidable-goal = Fin de la partie
# $goal (nombre d’objectifs), $child 0 | 1
fourmidable-goal-text =
    { $child ->
        [1] Dès que quelqu’un a révélé { $goal } objectifs. Le plus de points gagne.
        [2] À la fin de la manche où quelqu’un a complété { $goal } objectifs. Le plus de points gagne.
       *[0] À la fin de la manche où quelqu’un a révélé { $goal } objectifs. Le plus de points gagne.
    }
# Une place. $count (objectifs en main)
fourmidable-in-hand =
    { $count ->
        [0] aucun objectif en main
        [1] 1 objectif en main
       *[other] { $count } objectifs en main
    }
fourmidable-scored = objectifs révélés
# $revealed, $goal
fourmidable-revealed-of = { $revealed } objectifs révélés sur { $goal }
# $pheromones (qui restent)
fourmidable-pheromones-of =
    { $pheromones ->
        [0] plus de phéromone
        [1] une phéromone
       *[other] { $pheromones } phéromones
    }
fourmidable-first-player = Tient la tuile jour/nuit

# Une case, par morceaux. $cell, $section (une lettre ; a : celle du milieu), $seat
fourmidable-cell =
    { $cell ->
        [library] bibliothèque
        [queen] salle de la reine
       *[other] { fourmidable-cell-name }
    }
fourmidable-section =
    { $section ->
        [a] section du milieu
       *[other] section { $section }
    }
fourmidable-section-of = section { $section } ({ $seat })
fourmidable-cell-lies =
    { $lies ->
        [ladybug] coccinelle
        [caterpillar] chenille
        [beetle] scarabée
        [raspberry] framboise
        [blueberry] myrtille
        [mushroom] champignon
        [orange] terre orange
        [grey] terre grise
        [brown] terre brune
        [empty] terrain vide
        [pheromone] phéromone
        [nest] trou de nid
        [water] eau
       *[dug] creusée
    }
fourmidable-cell-pheromone = phéromone ({ YOU($seat, "à vous", $seat) })
# $hole (son numéro), $seat
fourmidable-cell-hole = trou { $hole } ({ YOU($seat, "à vous", $seat) })
# $ant, $number, $seat
fourmidable-cell-ant = { fourmidable-ant } { $number } ({ YOU($seat, "à vous", $seat) })
# $predator
fourmidable-cell-predator = { fourmidable-the-predator }
# $steps
fourmidable-cell-steps = à { $steps } pas
fourmidable-cell-gather = à récolter
# $count (combien de chemins différents y mènent)
fourmidable-cell-ways =
    { $count ->
        [20] de nombreux chemins possibles
       *[other] { $count } chemins possibles
    }
fourmidable-possible = possible
fourmidable-impossible = impossible
# Une case du nid a été pressée, et l’on attend une case du plateau. $phase
fourmidable-outdoors =
    { $phase ->
        [choosing] Votre fourmi est en chemin : dites par où elle passe, sur une des cases allumées du plateau.
        [opening] Le trou s’ouvre dehors : choisissez une des cases allumées du plateau.
        [claiming] Une phéromone se pose dehors : choisissez un des terrains vides allumés du plateau.
       *[erasing] Les phéromones sont dehors : choisissez une de celles qui sont allumées sur le plateau.
    }

# Une fourmi, pour l’œil et l’oreille. $ant, $number, $cell, $section, $where "board" | "hole" | "nest", $cells (à sa portée), $gather (combien avec ce qu’elle récolte)
fourmidable-ant-place =
    { $cell ->
        [library] à la bibliothèque
        [queen] dans la salle de la reine
       *[other] { $where ->
            [nest] dans le nid, { fourmidable-cell-name }
            [hole] sur un de vos trous, case { $cell }
           *[board] dans la forêt, { fourmidable-section }, case { $cell }
        }
    }
fourmidable-reach =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } à sa portée, { $gather ->
        [0] aucune
       *[other] { $gather }
    } avec { fourmidable-prey }
fourmidable-ant-ready = { fourmidable-ant } { $number }, { fourmidable-ant-place } ; { fourmidable-reach }
fourmidable-ant-moved = { fourmidable-ant } { $number }, { fourmidable-ant-place } ; a déjà bougé
# $ant, $number, $cell
fourmidable-held = { fourmidable-ant-title } : où aller ?
    .short = Où va-t-il ?
# $predator
fourmidable-held-predator =
    { $predator ->
        [grasshopper] La sauterelle : où va-t-elle ?
        [spider] L’araignée : où va-t-elle ?
       *[worm] Le ver : où va-t-il ?
    }
    .short = Où aller ?
# Un choix, et ce qu’il fait. $ant, $number, $cell, $steps
fourmidable-go =
    { $steps ->
        [0] Le { fourmidable-ant } reste { fourmidable-at }.
       *[other] Le { fourmidable-ant } va { fourmidable-to }.
    }
    .short = { $steps ->
        [0] Rester { fourmidable-at }
       *[other] Aller { fourmidable-to }
    }
# $resource
fourmidable-go-gather = Il prend { fourmidable-a-resource } et y laisse une phéromone : 1 point.
    .bare = Il prend { fourmidable-a-resource }. Vous n’avez plus de phéromone.
    .far = Il prend { fourmidable-a-resource }. Rien de vôtre ne touche cette case : il y laisse un terrain vide.
fourmidable-go-dig = Il prend { fourmidable-a-resource }.
fourmidable-go-nothing = Il n’y prend rien.
# $most (phéromones laissées sur des terrains vides)
fourmidable-go-marks = Il laisse { fourmidable-most } en chemin.
# $ways (combien de chemins qui diffèrent)
fourmidable-go-ways =
    { $ways ->
        [20] Vous choisirez entre de nombreux chemins.
       *[other] Vous choisirez entre { $ways } chemins.
    }
fourmidable-go-library = Il regarde deux objectifs et en garde un.
fourmidable-go-full = Votre main est pleine : il ne piochera rien.
# $ant
fourmidable-go-bare = Il n’y a plus d’objectif de { fourmidable-ant } : il ne piochera rien.
# $hole
fourmidable-go-hole = Puis vous ouvrez le trou { $hole } sur le plateau.
fourmidable-way-direct = Tout droit
# $cell
fourmidable-way-via = Par { $cell }

# Les cartes. $ant, $needs (ressources déjà jointes), $points
fourmidable-card =
    { $ant ->
        [hunter] Chasse : { fourmidable-each-Objective }
        [farmer] Cueillette : { fourmidable-each-Objective }
       *[digger] Fouille : { fourmidable-each-Objective }
    }
fourmidable-family =
    { $ant ->
        [hunter] Chasse
        [farmer] Cueillette
       *[digger] Fouille
    }
# $needs (ce qui manque, déjà joint)
fourmidable-card-missing = il manque { $needs }
fourmidable-card-ready = prêt à révéler
fourmidable-card-hidden =
    { $count ->
        [1] 1 carte, face cachée
       *[other] { $count } cartes, face cachée
    }
# $ant, $count
fourmidable-pile =
    { $ant ->
        [hunter] Pioche de chasse : { $count }
        [farmer] Pioche de cueillette : { $count }
       *[digger] Pioche de fouille : { $count }
    }
# $needs, $above (combien de cartes au-dessus)
fourmidable-known =
    { $above ->
        [0] Vous savez que { $needs } est la prochaine carte.
        [1] Vous savez que { $needs } vient après une carte.
       *[other] Vous savez que { $needs } vient après { $above } cartes.
    }
# $resource, $count
fourmidable-have =
    { $resource ->
        [ladybug] { $count ->
            [one] { $count } coccinelle
           *[other] { $count } coccinelles
        }
        [caterpillar] { $count ->
            [one] { $count } chenille
           *[other] { $count } chenilles
        }
        [beetle] { $count ->
            [one] { $count } scarabée
           *[other] { $count } scarabées
        }
        [raspberry] { $count ->
            [one] { $count } framboise
           *[other] { $count } framboises
        }
        [blueberry] { $count ->
            [one] { $count } myrtille
           *[other] { $count } myrtilles
        }
        [mushroom] { $count ->
            [one] { $count } champignon
           *[other] { $count } champignons
        }
        [orange] { $count ->
            [one] { $count } terre orange
           *[other] { $count } terres orange
        }
        [grey] { $count ->
            [one] { $count } terre grise
           *[other] { $count } terres grises
        }
       *[brown] { $count ->
            [one] { $count } terre brune
           *[other] { $count } terres brunes
        }
    }
fourmidable-reveal = Révéler
# $count (combien peuvent l’être)
fourmidable-reveal-now =
    { $count ->
        [1] Un objectif est prêt. Révélez-le quand vous voulez : ce n’est pas une action.
       *[other] { $count } objectifs sont prêts. Révélez-les quand vous voulez : ce n’est pas une action.
    }
fourmidable-reveal-wait = Vous pouvez révéler un objectif pendant ce temps.

# Composer un mélange. $left (combien il en manque)
fourmidable-mix-left =
    { $left ->
        [0] C’est complet.
        [1] Encore un.
       *[other] Encore { $left }.
    }
fourmidable-mix-more = Un de plus : { fourmidable-ant }
fourmidable-mix-less = Un de moins : { fourmidable-ant }

# Boutons
fourmidable-verb-Adopt = Prendre
fourmidable-verb-GiveUp = Renoncer
fourmidable-verb-PlayCard = Jouer
fourmidable-verb-UsePower = S’en servir
fourmidable-verb-Claim = Poser
fourmidable-verb-Erase = Retirer
fourmidable-verb-Done = Finir mon tour
fourmidable-verb-Recruit = Prendre
fourmidable-verb-Complete = Accomplir
fourmidable-verb-Leave = Laisser
fourmidable-verb-Draw = Piocher
fourmidable-verb-Muster = Commencer
fourmidable-verb-Forecast = Choisir
fourmidable-verb-Go = Aller
fourmidable-verb-Stay = Rester
fourmidable-verb-Via = Passer par là
fourmidable-verb-Direct = Tout droit
fourmidable-verb-Open = Ouvrir le trou
fourmidable-verb-Keep = Garder
fourmidable-verb-Hatch = Donner naissance
fourmidable-verb-Call = Déplacer
fourmidable-verb-Send = Envoyer
fourmidable-verb-Reveal = Révéler
fourmidable-verb-Pass = Terminé
# $what
fourmidable-cannot = { $what } : pas possible

# Feuille de score
fourmidable-score = Si tout finissait là
fourmidable-score-end = Les points
fourmidable-total = Total
# $count, $winners (noms joints), $points
fourmidable-result =
    { $count ->
        [1] { $winners } { YOU($winners, "gagnez", "gagne") } avec { fourmidable-points }.
       *[other] Victoire partagée : { $winners }, { fourmidable-points }.
    }
# Ce qui départage
# $what "pheromones" | "triples" | "holes" | "dug" | "resources" | "worm"
fourmidable-tiebreak =
    { $what ->
        [pheromones] À égalité : phéromones
        [triples] À égalité : objectifs à trois ressources
        [holes] À égalité : trous
        [dug] À égalité : cases creusées
       *[resources] À égalité : ressources restantes
        [worm] À égalité : le ver
    }
fourmidable-keys-ant = Prendre une fourmi en main
fourmidable-keys-reveal = Révéler un objectif prêt

## La page, aux niveaux supérieurs

# Les cartes spéciales en main. $count (jouables)
fourmidable-specials = Vos cartes spéciales
fourmidable-specials-lit =
    { $count ->
        [0] aucune jouable maintenant
        [1] 1 jouable maintenant
       *[other] { $count } jouables maintenant
    }
# $count (cartes spéciales en main, d’une autre place)
fourmidable-specials-of =
    { $count ->
        [0] plus de carte spéciale
        [1] 1 carte spéciale
       *[other] { $count } cartes spéciales
    }
# $mark "day" | "night" | 0 (sans marque)
fourmidable-special-mark =
    { $mark ->
        [day] de jour
        [night] de nuit
       *[none] de jour et de nuit
    }
fourmidable-special-asleep =
    { $mark ->
        [day] dort : de jour
        [night] dort : de nuit
       *[none] dort
    }
fourmidable-special-lit = jouable
fourmidable-special-played = jouée
fourmidable-special-now = maintenant
# Une carte pour l’oreille. $effect, $mark, $text (ce qu’elle fait), $state (jouable, ou quand)
fourmidable-special-read = { fourmidable-special-title }, { fourmidable-special-mark }, { $text }, { $state }
fourmidable-special-with = Jouer une carte avec ?
fourmidable-special-untie = Reprendre la carte
# Après une action. $seat (à qui c’est ensuite ; 0 : à vous encore)
fourmidable-after = Une carte encore ?
    .text = { $seat ->
        [0] Sinon, la partie continue.
       *[other] Sinon, c’est à { $seat }.
    }
fourmidable-after-finish = Finir mon tour
fourmidable-after-ask = Me demander après chaque action
fourmidable-after-skip = Plus rien cette manche
# L’état d’une espèce. $state "ready" | "day" (dort jusqu’au jour) | "night" (dort jusqu’à la nuit) | "used" | "always"
fourmidable-species-state =
    { $state ->
        [ready] prête
        [day] dort jusqu’au jour
        [night] dort jusqu’à la nuit
        [used] déjà servie
       *[always] toujours
    }
fourmidable-species-use = Se servir de l’espèce

# Les objectifs ouverts. $count (combien)
fourmidable-open-objectives = Objectifs ouverts
fourmidable-open-count =
    { $count ->
        [1] 1 carte
       *[other] { $count } cartes
    }
fourmidable-open-payable = payable
# $ant
fourmidable-open-how = Un objectif ouvert s’accomplit à la bibliothèque : menez-y { fourmidable-an-ant } quand vous avez ses ressources.
# $missing (combien de ressources)
fourmidable-open-missing =
    { $missing ->
        [1] à 1 près
       *[other] à { $missing } près
    }

# La mise en place : trois temps
fourmidable-step-species = Espèces
fourmidable-step-cards = Cartes
fourmidable-step-ants = Fourmis
fourmidable-draft = Les cartes passent à gauche
# $pick, $picks (nombres)
fourmidable-draft-pick = choix { $pick } sur { $picks }
fourmidable-draft-keep = Gardez une carte.
    .help = Les autres passent à { $seat }. Personne ne voit votre choix.
# $effect, $seat (à qui vont les autres)
fourmidable-draft-choose = Garder « { fourmidable-special-title } » ?
fourmidable-draft-thinks = choisit
fourmidable-draft-chosen = a choisi
fourmidable-draft-yours = Vous gardez
# $count, $most (nombres)
fourmidable-draft-kept = { $count } sur { $most }
fourmidable-draft-passed = Passées par vos mains
fourmidable-draft-nothing = Rien encore. Ce que vous laissez filer s’inscrira ici : vous le reverrez peut-être.
# $pick (nombre), $seat (à qui elles sont allées)
fourmidable-draft-went = choix { $pick }, parties chez { $seat }
# $species
fourmidable-species-choose = Prendre l’espèce « { fourmidable-species-title } » ?
# $seat (qui l’a prise)
fourmidable-species-taken = prise par { $seat }
# $ant, $count (objectifs ouverts de ce métier)
fourmidable-ants-asked =
    { $count ->
        [0] aucun objectif ouvert
        [1] 1 objectif ouvert
       *[other] { $count } objectifs ouverts
    }
fourmidable-ants-turn = Une fourmi à la fois

# Solo
fourmidable-solo-choose = Choisissez six cartes spéciales
# $round, $rounds (nombres)
fourmidable-solo-round = manche { $round } sur { $rounds }
fourmidable-bag = Le sac
    .help = Chaque fois qu’une de vos fourmis récolte, une tuile en sort : elle dit quel prédateur mange, et quoi. Elle retourne dans le sac.
# $count (tuiles)
fourmidable-bag-count =
    { $count ->
        [1] 1 tuile
       *[other] { $count } tuiles
    }
# $resource (la tuile tirée)
fourmidable-bag-drawn = Le sac a donné { fourmidable-a-resource }.
fourmidable-hunt = Ils chassent
fourmidable-larder = Leur garde-manger
fourmidable-larder-empty = Il est vide.
# $missing (combien de ressources leur manquent)
fourmidable-larder-near =
    { $missing ->
        [1] Une ressource de plus, et ils accomplissent cet objectif.
       *[other] Encore { $missing } ressources, et ils accomplissent cet objectif.
    }
fourmidable-ranks = Les niveaux
fourmidable-rank-none = Pas encore de niveau
fourmidable-rank-clever = Intelligent
fourmidable-rank-brilliant = Brillant
fourmidable-rank-fantastic = Fantastique
fourmidable-rank-magnificent = Magnifique
# $above (nombre)
fourmidable-rank-above = plus de { $above } points
# $rank : son nom
fourmidable-rank-title =
    { $rank ->
        [clever] { fourmidable-rank-clever }
        [brilliant] { fourmidable-rank-brilliant }
        [fantastic] { fourmidable-rank-fantastic }
        [magnificent] { fourmidable-rank-magnificent }
       *[none] { fourmidable-rank-none }
    }
fourmidable-best = votre meilleur
# $day (la date, en toutes lettres)
fourmidable-daily = Défi du { $day }
    .help = Même sac, mêmes objectifs pour tous. Une seule partie compte.
    .again = Vous avez déjà joué le défi du jour : cette partie ne comptera pas.
# $seed
fourmidable-daily-seed = graine { $seed }
fourmidable-daily-share = Partager la graine
fourmidable-daily-results = Les résultats du jour
fourmidable-daily-nobody = Personne n’a encore fini le défi du jour.
fourmidable-campaign = Vos parties en solo
fourmidable-campaign-nothing = Aucune partie finie pour l’instant.

# A card after an action, and what lies open
fourmidable-skipping = Plus de carte cette manche
# $count (special cards that can be played)
fourmidable-special-offer =
    { $count ->
        [1] 1 carte spéciale jouable
       *[other] { $count } cartes spéciales jouables
    }
# $count (open objectives that can be paid)
fourmidable-open-payables =
    { $count ->
        [1] 1 payable
       *[other] { $count } payables
    }
# $count (cards)
fourmidable-pile-open =
    { $count ->
        [0] Il ne reste pas d’objectif dans la pioche.
        [1] Il reste 1 objectif dans la pioche.
       *[other] Il reste { $count } objectifs dans la pioche.
    }
# $seats (names already joined), $count (how many)
fourmidable-pile-looked =
    { $count ->
        [1] { $seats } a vu les cartes suivantes.
       *[other] { $seats } ont vu les cartes suivantes.
    }
fourmidable-keys-special = Choisir la carte spéciale jouable suivante
fourmidable-keys-finish = Finir son tour après une action
fourmidable-keys-signs = Les signes de la table

# The page of Solo
fourmidable-campaign-title = Fourmidable, en solo
fourmidable-campaign-play = Jouer une partie
fourmidable-campaign-replay = La revoir
fourmidable-campaign-repeat = défi rejoué
fourmidable-campaign-again = avec un coup repris
fourmidable-daily-play = Jouer le défi
fourmidable-daily-on = Continuer votre défi
fourmidable-daily-repeat = Le rejouer
# On the head of a special card. $mark "day" | "night" | 0 (without a mark)
fourmidable-special-hour =
    { $mark ->
        [day] jour
        [night] nuit
       *[none] jour, nuit
    }

# Alone
fourmidable-solo-yours = Votre partie
# $left : ce qui reste à faire. "ants" et "birth" et "predator", joints par un trait
fourmidable-prompt-act =
    { $left ->
        [ants-birth-predator] Choisissez une action : une fourmi, une naissance ou un prédateur.
        [ants-birth] Choisissez une action : une fourmi ou une naissance.
        [ants-predator] Choisissez une action : une fourmi ou un prédateur.
        [birth-predator] Choisissez une action : une naissance ou un prédateur.
        [birth] Il vous reste une naissance : quelle fourmi naît ?
        [predator] Il vous reste un prédateur à déplacer : lequel ?
       *[ants] Choisissez une fourmi à bouger : chacune bouge une fois par manche.
    }
    .short =
        { $left ->
            [ants] Quelle fourmi ?
            [birth] Quelle naissance ?
            [predator] Quel prédateur ?
           *[other] Choisissez une action.
        }
# $points, $rank
fourmidable-solo-result =
    { $rank ->
        [none] { fourmidable-points } : pas de niveau cette fois.
       *[other] { fourmidable-points } : { fourmidable-rank-title } !
    }
# $predator
fourmidable-eats =
    { $predator ->
        [spider] insectes
        [grasshopper] plantes
       *[worm] terres de votre nid
    }
# $count (objectives that the predators have completed)
fourmidable-lost =
    { $count ->
        [1] Ils vous ont pris 1 objectif.
       *[other] Ils vous ont pris { $count } objectifs.
    }
fourmidable-verb-Draft = Garder
fourmidable-verb-Hunt = Le laisser manger
fourmidable-verb-Rob = Le laisser partir

## Les signes de la table : leur nom, et une ligne d’aide

fourmidable-sign-take = À prendre
    .text = Un anneau de miel : la fourmi finit là et prend la ressource.
fourmidable-sign-reach = À portée
    .text = Un point de miel : la fourmi peut s’y arrêter, sans rien prendre.
fourmidable-sign-useful = Utile
    .text = Une feuille : il vous en manque pour un objectif.
fourmidable-sign-ready = Soleil ou lune sur une fourmi
    .text = Le même astre que dans le ciel : elle peut encore bouger. L’autre : elle a bougé.
fourmidable-sign-many = Plusieurs fourmis
    .text = La bande les compte : lance, faux, bêche pour chasseurs, fermiers, creuseurs.
fourmidable-sign-hole = Trou de nid
    .text = Le même chiffre dehors et dans le nid : c’est une seule case. Seul son joueur y passe.
fourmidable-sign-nest = Trou de nid
    .text = La même case que le puits de votre nid : vos fourmis entrent et sortent par là.
fourmidable-sign-earth = Terre
    .text = Orange, grise ou brune : seul un creuseur la sort, et il s’arrête à la première.
fourmidable-sign-predator = Prédateur
    .text = Sa case est fermée aux fourmis tant qu’il y reste.
fourmidable-sign-weather = Météo
    .text = Vent : un pas de plus pour les chasseurs. Soleil : pour les fermiers. Pluie : pour les creuseurs.
fourmidable-sign-hour = Jour ou nuit
    .text = Une carte de nuit dort le jour, et l’inverse. Les deux astres : à toute heure.
# $name, $text
fourmidable-sign-line = { $name } : { $text }
# $thing (une ressource), $ant
fourmidable-sign-resource = { fourmidable-each-needs } : pour { fourmidable-an-ant }.
# $predator, en solo
fourmidable-sign-hunter =
    { $predator ->
        [spider] L’araignée mange des insectes, au plus près de vos fourmis. Sa case leur est fermée.
        [grasshopper] La sauterelle mange des plantes, au plus près de vos fourmis. Sa case leur est fermée.
       *[worm] Le ver mange des terres de votre nid, au plus près de vos fourmis. Sa case leur est fermée.
    }

## La coach

# Ce que la coach compare après deux coups ; $count (nombre)
fourmidable-coach-resources =
    { $count ->
        [0] la réserve est vide
        [one] la réserve a { $count } ressource
       *[other] la réserve a { $count } ressources
    }
fourmidable-coach-ready =
    { $count ->
        [0] aucun objectif ne peut être payé
        [one] { $count } objectif peut être payé
       *[other] { $count } objectifs peuvent être payés
    }
fourmidable-coach-needs =
    { $count ->
        [0] rien ne manque plus aux objectifs en main
        [one] il manque en tout { $count } ressource aux objectifs en main
       *[other] il manque en tout { $count } ressources aux objectifs en main
    }
fourmidable-coach-missing =
    { $count ->
        [0] rien ne manque à l’objectif le plus proche
        [one] il manque { $count } ressource à l’objectif le plus proche
       *[other] il manque { $count } ressources à l’objectif le plus proche
    }
fourmidable-coach-hand =
    { $count ->
        [0] aucun objectif n’est en main
        [one] { $count } objectif est en main
       *[other] { $count } objectifs sont en main
    }
fourmidable-coach-ants =
    { $count ->
        [0] la colonie n’a pas de fourmi
        [one] la colonie a { $count } fourmi
       *[other] la colonie a { $count } fourmis
    }
fourmidable-coach-holes =
    { $count ->
        [0] aucun trou n’est ouvert
        [one] { $count } trou de plus est ouvert
       *[other] { $count } trous de plus sont ouverts
    }
fourmidable-coach-suited =
    { $count ->
        [0] aucune fourmi n’a le métier de ce qui manque
        [one] { $count } ressource qui manque a sa fourmi du bon métier
       *[other] { $count } ressources qui manquent ont leur fourmi du bon métier
    }
fourmidable-coach-served =
    { $count ->
        [0] aucun objectif n’a une fourmi de chaque métier voulu
        [one] { $count } objectif a une fourmi de chaque métier voulu
       *[other] { $count } objectifs ont une fourmi de chaque métier voulu
    }
fourmidable-coach-trades =
    { $count ->
        [0] aucun métier n’est là
        [one] { $count } métier est représenté
       *[other] { $count } métiers sont représentés
    }
fourmidable-coach-marks =
    { $count ->
        [0] aucune phéromone n’est posée
        [one] { $count } phéromone est posée
       *[other] { $count } phéromones sont posées
    }

## Énigmes : ce qui est demandé, et pourquoi la réponse est bonne

# $points (de l’objectif), $needs (ses ressources), $worth (combien de fois sur cent)
fourmidable-puzzle-reveal = Révélez un objectif : une seule action suffit.
    .why = Il ne manquait qu’une ressource à l’objectif { $needs } : le voilà payé, +{ $points } points.
fourmidable-puzzle-reveal-two = Révélez un objectif avant la fin de la manche, en deux actions.
    .why = Une ressource maintenant, l’autre à votre prochaine action : elle reste à portée { $worth } fois sur cent, quoi que jouent les autres.
