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
