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
