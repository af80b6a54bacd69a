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
