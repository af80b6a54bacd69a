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
