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
