## On screen

# $column, $cell, $gain, $ants: as in wyx-action-Take
wyx-choice-Take = Domino { $column }: your queen flies to { $cell }.
wyx-choice-Take-gain =
    { $gain ->
        [own] The cell is already yours: you will place nothing.
       *[ant] You will place an ant.
        [capture] You will take the place of an opponent’s ant.
        [anthill] You will take the anthill with { wyx-ants }.
    }
# $cell
wyx-choice-Enter = Your queen goes to { $cell }.
# $column, $side, $across, $way, $along, $seat, $cell, $gain "own" | "ant" | "capture" | "anthill", $ants
wyx-told-Took =
    { $seat } { YOU($seat, "go", "goes") } { wyx-domino }, to { $gain ->
        [own] { $cell }: already held, nothing to place.
        [capture] { $cell }, { YOU($seat, "send", "sends") } an ant back and { YOU($seat, "take", "takes") } its place.
        [anthill] { $cell } and { YOU($seat, "take", "takes") } the anthill, { wyx-ants }.
       *[ant] { $cell } and { YOU($seat, "place", "places") } an ant.
    }
wyx-no-entry = Cell { $cell }: not possible
wyx-no-pass = Passing: not possible
# $cell
wyx-nowhere = No visible domino leads to { $cell }.
wyx-at-queen = Your queen is there already. Take a domino: it says where she flies.
wyx-goal = To win
# $ants (number)
wyx-goal-text = Place your { $ants } ants before the others, or have the most when there is no domino left.
wyx-key = On the board
wyx-key-can = You can go there
wyx-key-chosen = Your choice
# $seat
wyx-key-last = Last move: { $seat }
wyx-key-from = Last move
# $ants (number)
wyx-figure-placed =
    { $ants ->
        [one] ant placed
       *[other] ants placed
    }
wyx-figure-left = left
# on a phone. $ants (placed), $all (numbers)
wyx-chip = { $ants }/{ $all } placed
wyx-dispenser = Dispenser
# $column, $count (numbers): how many dominoes in the column
wyx-domino-name = Domino { $column }, { wyx-domino }
wyx-domino-empty = Column { $column }, empty
wyx-behind = The dominoes behind
# $count (number)
wyx-domino-behind =
    { $count ->
        [0] none behind
        [one] { $count } behind
       *[other] { $count } behind
    }
# $cell
wyx-domino-to = to { $cell }
wyx-domino-off = off the board
wyx-impossible = not possible
wyx-possible = possible
# the names of the cells: $cell, $worth, $seat, $ants, $column
wyx-cell-anthill = anthill for { $worth }
wyx-cell-central = central cell
# $seat (name)
wyx-cell-queen = queen, { YOU($seat, "yours", $seat) }
wyx-cell-ants = { wyx-ants }, { YOU($seat, "yours", $seat) }
wyx-cell-free = free
wyx-cell-reached = domino { $column } leads here
wyx-keys-column = Choose the domino of a column
# $winners (names, joined), $count, $ants
wyx-result =
    { $count ->
        [1] { $winners } { YOU($winners, "win", "wins") } with { wyx-ants } on the board.
       *[other] A draw between { $winners }: { wyx-ants } each.
    }

## In one minute, on the page of the rules

wyx-howto-1 = Take a domino
    .text = It says how many cells your queen flies, and which way.
wyx-howto-2 = She flies
    .text = Over everything. Only the cell she lands on counts.
wyx-howto-3 = Place ants
    .text = One to a cell, two or three on an anthill. An opponent’s ant goes home.
wyx-howto-4 = Three things stop her
    .text = An opponent’s anthill, another queen, the edge.
