### Wyx, en français. Les noms de joueurs arrivent tels quels : pas de « de » ni de « que » devant eux (élision), pas d’accord en genre.

-wyx = Wyx

## Étagère et table

wyx-name = { -wyx }
wyx-tagline = Votre reine vole, vos fourmis occupent le terrain.
wyx-length = 20 à 30 min
# Notre conseil : la source ne donne pas d’âge.
wyx-age = Dès 8 ans

wyx-mode-base = Partie classique
    .help = Posez toutes vos fourmis avant les autres, ou ayez-en le plus sur le plateau à la fin.

wyx-option-open_dispenser = Distributeur ouvert
    .help = Tous les dominos se voient, même derrière ; on ne prend toujours que celui de devant.
wyx-option-closed_anthills = Fourmilières fermées
    .help = Une fourmilière occupée est fermée à tous, même à qui la tient.
wyx-option-finish_round = Finir le tour de table
    .help = À 3 ou 4, quand une réserve se vide, on joue jusqu’à ce que tous aient eu autant de tours ; puis le plus de fourmis sur le plateau gagne.

wyx-edition-formicarium = Édition Formicarium

## Pièces

wyx-piece-queen = Reine
wyx-piece-ant = Fourmi
# $worth (nombre) : 2 ou 3
wyx-piece-anthill = Fourmilière de { $worth }
# $count (nombre)
wyx-supply =
    { $count ->
        [0] Réserve vide
        [one] { $count } fourmi en réserve
       *[other] { $count } fourmis en réserve
    }
# $column (nombre)
wyx-column = Colonne { $column }

## Morceaux repris plus bas (une référence à un message lui passe les mêmes arguments)

# $side "left" | "right", $across (nombre), $way "up" | "down", $along (nombre)
wyx-domino =
    { $across } à { $side ->
        [left] gauche
       *[right] droite
    }, { $along } vers le { $way ->
        [up] haut
       *[down] bas
    }
# $ants (nombre)
wyx-ants =
    { $ants ->
        [1] une fourmi
        [one] { $ants } fourmi
       *[other] { $ants } fourmis
    }
# $column (nombre)
wyx-not-possible = Domino { $column } : pas possible.

## Coups proposés

# $cell
wyx-action-Enter = Poser la reine en { $cell }
    .short = Reine en { $cell }
# $column, $side, $across, $way, $along, $cell (arrivée), $gain "own" | "ant" | "capture" | "anthill", $ants (posées)
wyx-action-Take =
    Domino { $column }, { wyx-domino } : votre reine vole en { $cell }. { $gain ->
        [own] La case est déjà à vous : vous n’y poserez rien.
       *[ant] Vous y poserez une fourmi.
        [capture] Vous y prendrez la place d’une fourmi adverse.
        [anthill] Vous prendrez la fourmilière avec { wyx-ants }.
    }
    .short = Domino { $column }, vers { $cell }
wyx-action-Pass = Passer
    .short = Passer

## Ce qu’on attend

wyx-prompt-Enter = Posez votre reine sur une case centrale.
    .short = Posez votre reine.
wyx-prompt-Take = Prenez un domino.
    .short = Prenez un domino.
wyx-prompt-Pass = Aucun domino ne convient. Vous passez.
    .short = Passez.

## Journal

# $seat, $cell
wyx-event-Entered = { $seat } { YOU($seat, "posez", "pose") } { YOU($seat, "votre", "sa") } reine en { $cell }.
# $seat, $column, $side, $across, $way, $along, $origin (départ), $cell (arrivée)
wyx-event-Took = { $seat } { YOU($seat, "prenez", "prend") } le domino { $column } : { wyx-domino }, de { $origin } jusqu’en { $cell }.
# $owner (à qui est la fourmi), $seat (qui la chasse), $cell
wyx-event-Returned = { $seat } { YOU($seat, "chassez", "chasse") } une fourmi de { $cell } : { $owner } { YOU($owner, "la reprenez", "la reprend") } dans { YOU($owner, "votre", "sa") } réserve.
# $seat, $cell, $ants
wyx-event-Placed = { $seat } { YOU($seat, "posez", "pose") } { wyx-ants } en { $cell }.
# $seat, $cell
wyx-event-Stayed = La case { $cell } est déjà à { $seat } : rien à poser.
# $column, $side, $across, $way, $along
wyx-event-Showed = Un domino apparaît en colonne { $column } : { wyx-domino }.
# $seat
wyx-event-Passed = { $seat } { YOU($seat, "passez", "passe") } : aucun domino ne convient.
# $seat
wyx-event-Called = { $seat } { YOU($seat, "avez", "a") } posé toutes { YOU($seat, "vos", "ses") } fourmis. On finit le tour de table.
# $rule, $winners (noms déjà joints), $count (nombre de gagnants), $ants (le plus de fourmis sur le plateau).
# Avec finish_round, qui gagne par WYX-E1 n’est pas toujours qui a vidé sa réserve : la phrase ne le dit pas.
wyx-event-Ended =
    { $rule ->
        [WYX-E1] Réserve vidée
        [WYX-E2] Plus de domino
       *[WYX-E3] Plus aucun coup possible
    } : { $count ->
        [1] { $winners } { YOU($winners, "gagnez", "gagne") } avec { wyx-ants } sur le plateau.
       *[other] égalité entre { $winners }, { wyx-ants } chacun.
    }

## Refus

# $why "occupied" | "not-central" | "queen-first" | "placed", $cell, $owner
refusal-WYX-S2 =
    { $why ->
        [occupied] La case { $cell } est prise par { $owner }. Choisissez une autre case centrale.
        [not-central] La case { $cell } n’est pas au centre. Posez votre reine sur une case centrale libre.
        [placed] Votre reine est déjà posée. Prenez un domino.
       *[queen-first] Posez d’abord votre reine sur une case centrale.
    }
# $why "turn" | "spectator", $seat (à qui de jouer)
refusal-WYX-T1 =
    { $why ->
        [spectator] Vous regardez cette partie. Les coups se jouent à la table.
       *[turn] Attendez votre tour. C’est à { $seat } de jouer.
    }
# $why "empty" | "no-column" | "unknown", $column, $columns (combien de colonnes)
refusal-WYX-T2 =
    { $why ->
        [empty] La colonne { $column } est vide. Prenez un domino ailleurs.
        [no-column] Il n’y a pas de colonne { $column }. Choisissez de 1 à { $columns }.
       *[unknown] Ce coup n’existe pas. Prenez un des dominos visibles.
    }
# $column, $cell (arrivée), $owner
refusal-WYX-T3 = { wyx-not-possible } La fourmilière { $cell } est tenue par { $owner }.
# $column, $cell (arrivée), $owner
refusal-WYX-T4 = { wyx-not-possible } { $owner } a sa reine en { $cell }.
# $column, $cell (où est la reine), $side, $across, $way, $along
refusal-WYX-T5 = { wyx-not-possible } { wyx-domino } : depuis { $cell }, votre reine sortirait du plateau.
# $column (un domino permis), $count (combien sont permis)
refusal-WYX-T7 =
    Vous ne pouvez pas passer. { $count ->
        [1] Le domino { $column } convient.
       *[other] { $count } dominos conviennent, dont le domino { $column }.
    }
# $column, $cell (arrivée)
refusal-WYX-T11 = { wyx-not-possible } À cette table, une fourmilière occupée est fermée, même la vôtre en { $cell }.
refusal-WYX-E1 = La partie est finie. Une réserve de fourmis a été vidée.
refusal-WYX-E2 = La partie est finie. Il n’y a plus de domino.
refusal-WYX-E3 = La partie est finie. Aucun domino visible ne convenait plus à personne.

## Fin

ending-WYX-E1 = Une réserve de fourmis a été vidée.
ending-WYX-E2 = Il n’y a plus de domino.
ending-WYX-E3 = Aucun domino visible ne convient plus à personne.
score-WYX-E4 = Fourmis sur le plateau

## À l’écran

# $column, $cell, $gain, $ants : comme wyx-action-Take
wyx-choice-Take = Domino { $column } : votre reine vole en { $cell }.
wyx-choice-Take-gain =
    { $gain ->
        [own] La case est déjà à vous : vous n’y poserez rien.
       *[ant] Vous y poserez une fourmi.
        [capture] Vous y prendrez la place d’une fourmi adverse.
        [anthill] Vous prendrez la fourmilière avec { wyx-ants }.
    }
# $cell
wyx-choice-Enter = Votre reine se pose en { $cell }.
# $column, $side, $across, $way, $along, $seat, $cell, $gain "own" | "ant" | "capture" | "anthill", $ants
wyx-told-Took =
    { $seat } { YOU($seat, "allez", "va") } { wyx-domino }, jusqu’en { $gain ->
        [own] { $cell } : déjà à { YOU($seat, "vous", "soi") }, rien à poser.
        [capture] { $cell }, { YOU($seat, "renvoyez", "renvoie") } une fourmi adverse et { YOU($seat, "prenez", "prend") } sa place.
        [anthill] { $cell } et { YOU($seat, "occupez", "occupe") } la fourmilière, { wyx-ants }.
       *[ant] { $cell } et { YOU($seat, "y posez", "y pose") } une fourmi.
    }
wyx-no-entry = Case { $cell } : pas possible
wyx-no-pass = Passer : pas possible
# $cell
wyx-nowhere = Aucun domino visible ne mène en { $cell }.
wyx-at-queen = Votre reine est déjà là. Prenez un domino : il dit où elle va.
wyx-goal = Pour gagner
# $ants (nombre)
wyx-goal-text = Posez vos { $ants } fourmis avant les autres, ou ayez-en le plus quand il n’y a plus de domino.
wyx-key = Sur le plateau
wyx-key-can = Vous pouvez y aller
wyx-key-chosen = Votre choix
# $seat
wyx-key-last = Dernier coup : { $seat }
wyx-key-from = Dernier coup
# $ants (nombre)
wyx-figure-placed =
    { $ants ->
        [one] fourmi posée
       *[other] fourmis posées
    }
wyx-figure-left = encore
# sur un téléphone. $ants (posées), $all (nombres)
wyx-chip = { $ants }/{ $all } posées
wyx-dispenser = Distributeur
# $column, $count (nombres) : combien de dominos dans la colonne
wyx-domino-name = Domino { $column }, { wyx-domino }
wyx-domino-empty = Colonne { $column }, vide
wyx-behind = Les dominos derrière
# $count (nombre)
wyx-domino-behind =
    { $count ->
        [0] rien derrière
        [one] { $count } derrière
       *[other] { $count } derrière
    }
# $cell
wyx-domino-to = vers { $cell }
wyx-domino-off = hors du plateau
wyx-impossible = impossible
wyx-possible = possible
# les noms des cases : $cell, $worth, $seat, $ants, $column
wyx-cell-anthill = fourmilière de { $worth }
wyx-cell-central = case centrale
# $seat (nom)
wyx-cell-queen = reine, { YOU($seat, "à vous", $seat) }
wyx-cell-ants = { wyx-ants }, { YOU($seat, "à vous", $seat) }
wyx-cell-free = libre
wyx-cell-reached = le domino { $column } y mène
wyx-keys-column = Choisir le domino d’une colonne
# $seats (noms joints), $count, $ants
wyx-result =
    { $count ->
        [1] { $winners } { YOU($winners, "gagnez", "gagne") } avec { wyx-ants } sur le plateau.
       *[other] Égalité entre { $winners } : { wyx-ants } chacun.
    }

## En une minute, sur la page des règles

wyx-howto-1 = Prenez un domino
    .text = Il dit de combien de cases votre reine vole, et vers où.
wyx-howto-2 = Elle vole
    .text = Par-dessus tout. Seule compte la case d’arrivée.
wyx-howto-3 = Posez des fourmis
    .text = Une par case, deux ou trois sur une fourmilière. Une fourmi adverse rentre chez elle.
wyx-howto-4 = Trois choses l’arrêtent
    .text = Une fourmilière adverse, une autre reine, le bord.

## La coach

# Ce que la coach compare après deux coups ; $count (nombre)
wyx-coach-next =
    { $count ->
        [0] aucun domino visible ne rapporterait de fourmi ensuite
        [one] un domino visible rapporterait { $count } fourmi ensuite
       *[other] un domino visible rapporterait { $count } fourmis ensuite
    }
wyx-coach-flights =
    { $count ->
        [0] aucun domino visible ne convient ensuite
        [one] { $count } domino visible convient ensuite
       *[other] { $count } dominos visibles conviennent ensuite
    }
wyx-coach-their-next =
    { $count ->
        [0] aucun domino visible ne rapporte de fourmi en face
        [one] en face, un domino visible rapporte { $count } fourmi
       *[other] en face, un domino visible rapporte { $count } fourmis
    }
wyx-coach-their-flights =
    { $count ->
        [0] aucun domino visible ne convient en face
        [one] { $count } domino visible convient en face
       *[other] { $count } dominos visibles conviennent en face
    }

# $count (nombre)
wyx-amount =
    { $count ->
        [0] aucune fourmi
        [one] { $count } fourmi
       *[other] { $count } fourmis
    }

## Énigmes : ce qui est demandé, et pourquoi la réponse est bonne

# $cell, $ants (posées), $worth (chances avec la réponse, en %), $other (avec $tempting, un coup qui tente et auquel $reply répond)
wyx-puzzle-most = Un vol rapporte plus que tous les autres. Lequel ?
    .why = En { $cell }, vous posez { wyx-ants } : aucun autre vol n’en pose autant. Vos chances de finir devant : { $worth } %, contre { $other } % après « { $tempting } ».
wyx-puzzle-safe = Un seul vol est sûr. Lequel ?
    .why = Un autre vol pose autant de fourmis, ou plus, mais ce qui suit compte davantage : « { $tempting } » laisse à l’adversaire « { $reply } ». Vos chances de finir devant : { $worth } % en { $cell }, contre { $other } %.
