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
