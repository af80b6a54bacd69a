## Refusals

# $why "occupied" | "not-central" | "queen-first" | "placed", $cell, $owner
refusal-WYX-S2 =
    { $why ->
        [occupied] { $owner } has a queen on { $cell }. Choose another central cell.
        [not-central] Cell { $cell } is not in the centre. Place your queen on a free central cell.
        [placed] Your queen is already placed. Take a domino.
       *[queen-first] Place your queen on a central cell first.
    }
# $why "turn" | "spectator", $seat (whose turn it is)
refusal-WYX-T1 =
    { $why ->
        [spectator] You are watching this game. Moves are made at the table.
       *[turn] Wait for your turn: { $seat } to play.
    }
# $why "empty" | "no-column" | "unknown", $column, $columns (how many columns)
refusal-WYX-T2 =
    { $why ->
        [empty] Column { $column } is empty. Take a domino elsewhere.
        [no-column] There is no column { $column }. Choose from 1 to { $columns }.
       *[unknown] There is no such move. Take one of the visible dominoes.
    }
# $column, $cell (landing), $owner
refusal-WYX-T3 = { wyx-not-possible } { $owner } holds anthill { $cell }.
# $column, $cell (landing), $owner
refusal-WYX-T4 = { wyx-not-possible } { $owner } has a queen on { $cell }.
# $column, $cell (where the queen is), $side, $across, $way, $along
refusal-WYX-T5 = { wyx-not-possible } { wyx-domino }: from { $cell }, your queen would leave the board.
# $column (an allowed domino), $count (how many are allowed)
refusal-WYX-T7 =
    You cannot pass. { $count ->
        [1] Domino { $column } fits.
       *[other] { $count } dominoes fit, among them domino { $column }.
    }
# $column, $cell (landing)
refusal-WYX-T11 = { wyx-not-possible } At this table an occupied anthill is closed, even yours on { $cell }.
refusal-WYX-E1 = The game is over. A supply of ants ran out.
refusal-WYX-E2 = The game is over. There is no domino left.
refusal-WYX-E3 = The game is over. No visible domino was allowed to anyone any more.

## End

ending-WYX-E1 = A supply of ants ran out.
ending-WYX-E2 = There is no domino left.
ending-WYX-E3 = No visible domino is allowed to anyone any more.
score-WYX-E4 = Ants on the board
