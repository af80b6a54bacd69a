## Étagère et table

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
