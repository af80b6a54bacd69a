## Shelf and table

wyx-edition-formicarium = Formicarium edition

## Pieces

wyx-piece-queen = Queen
wyx-piece-ant = Ant
# $worth (number): 2 or 3
wyx-piece-anthill = Anthill worth { $worth }
# $count (number)
wyx-supply =
    { $count ->
        [0] Supply empty
        [one] { $count } ant in supply
       *[other] { $count } ants in supply
    }
# $column (number)
wyx-column = Column { $column }

## Pieces of sentences used below (a reference to a message hands it the same arguments)

# $side "left" | "right", $across (number), $way "up" | "down", $along (number)
wyx-domino =
    { $across } { $side ->
        [left] left
       *[right] right
    }, { $along } { $way ->
        [up] up
       *[down] down
    }
# $ants (number)
wyx-ants =
    { $ants ->
        [1] an ant
       *[other] { $ants } ants
    }
# $column (number)
wyx-not-possible = Domino { $column }: not possible.

## Moves offered

# $cell
wyx-action-Enter = Place the queen on { $cell }
    .short = Queen on { $cell }
# $column, $side, $across, $way, $along, $cell (landing), $gain "own" | "ant" | "capture" | "anthill", $ants (placed)
wyx-action-Take =
    Domino { $column }, { wyx-domino }: your queen flies to { $cell }. { $gain ->
        [own] The cell is already yours: you will place nothing.
       *[ant] You will place an ant.
        [capture] You will take the place of an opponent’s ant.
        [anthill] You will take the anthill with { wyx-ants }.
    }
    .short = Domino { $column }, to { $cell }
wyx-action-Pass = Pass
    .short = Pass

## What is expected

wyx-prompt-Enter = Place your queen on a central cell.
    .short = Place your queen.
wyx-prompt-Take = Take a domino.
    .short = Take a domino.
wyx-prompt-Pass = No domino fits. You pass.
    .short = Pass.

## Log

# $seat, $cell
wyx-event-Entered = { $seat } { YOU($seat, "place", "places") } the queen on { $cell }.
# $seat, $column, $side, $across, $way, $along, $origin (from), $cell (to)
wyx-event-Took = { $seat } { YOU($seat, "take", "takes") } domino { $column }: { wyx-domino }, from { $origin } to { $cell }.
# $owner (whose ant it is), $seat (who chased it), $cell
wyx-event-Returned = { $seat } { YOU($seat, "chase", "chases") } an ant off { $cell }: { $owner } { YOU($owner, "take", "takes") } it back into supply.
# $seat, $cell, $ants
wyx-event-Placed = { $seat } { YOU($seat, "place", "places") } { wyx-ants } on { $cell }.
# $seat, $cell
wyx-event-Stayed = { $seat } already { YOU($seat, "hold", "holds") } { $cell }: nothing to place.
# $column, $side, $across, $way, $along
wyx-event-Showed = A domino shows in column { $column }: { wyx-domino }.
# $seat
wyx-event-Passed = { $seat } { YOU($seat, "pass", "passes") }: no domino fits.
# $seat
wyx-event-Called = { $seat } { YOU($seat, "have", "has") } placed every ant. The round is played to its end.
# $rule, $winners (names already joined), $count (number of winners), $ants (most ants on the board).
# With finish_round, whoever wins by WYX-E1 need not be who emptied the supply: the sentence does not say so.
wyx-event-Ended =
    { $rule ->
        [WYX-E1] A supply ran out
        [WYX-E2] No domino left
       *[WYX-E3] No move left
    }: { $count ->
        [1] { $winners } { YOU($winners, "win", "wins") } with { wyx-ants } on the board.
       *[other] a draw between { $winners }, { wyx-ants } each.
    }
