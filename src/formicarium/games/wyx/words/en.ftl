### Wyx, in English. Player names come as they are: the sentences need no gender and no possessive.

-wyx = Wyx

## Shelf and table

wyx-name = { -wyx }
wyx-tagline = Your queen flies, your ants take the ground.
wyx-length = 20–30 min
# Our advice: the source gives no age.
wyx-age = Ages 8 and up

wyx-mode-base = Classic game
    .help = Be first to place all your ants, or have the most on the board at the end.

wyx-option-open_dispenser = Open dispenser
    .help = Every domino can be seen, even those behind; you still take only the front one.
wyx-option-closed_anthills = Closed anthills
    .help = An occupied anthill is closed to everyone, even to the one who holds it.
wyx-option-finish_round = Finish the round
    .help = With 3 or 4, when a supply runs out, play goes on until all have had as many turns; then the most ants on the board wins.

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

## The coach

# What the coach compares after two moves; $count (number)
wyx-coach-next =
    { $count ->
        [0] no domino in view would bring an ant next
        [one] a domino in view would bring { $count } ant next
       *[other] a domino in view would bring { $count } ants next
    }
wyx-coach-flights =
    { $count ->
        [0] no domino in view fits next
        [one] { $count } domino in view fits next
       *[other] { $count } dominoes in view fit next
    }
wyx-coach-their-next =
    { $count ->
        [0] no domino in view brings an opponent an ant
        [one] a domino in view brings an opponent { $count } ant
       *[other] a domino in view brings an opponent { $count } ants
    }
wyx-coach-their-flights =
    { $count ->
        [0] no domino in view fits an opponent
        [one] { $count } domino in view fits an opponent
       *[other] { $count } dominoes in view fit an opponent
    }

# $count (number)
wyx-amount =
    { $count ->
        [0] no ants
        [one] { $count } ant
       *[other] { $count } ants
    }

## Puzzles: what is asked, and why the answer is right

# $cell, $ants (placed), $worth (chances with the answer, in %), $other (with the tempting move)
wyx-puzzle-most = One flight brings more than all the others. Which?
    .why = On { $cell } you place { wyx-ants }: no other flight places as many. Your chances to finish ahead: { $worth }%, against { $other }% after “{ $tempting }”.
wyx-puzzle-safe = Only one flight is safe. Which?
    .why = Another flight places as many ants, or more, but what follows counts for more: “{ $tempting }” leaves “{ $reply }” to your opponent. Your chances to finish ahead: { $worth }% on { $cell }, against { $other }%.
