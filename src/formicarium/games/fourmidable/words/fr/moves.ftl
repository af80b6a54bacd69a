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
