## Shelf and table

micropolis-edition-formicarium = Formicarium edition
micropolis-edition-even = Even edition

## Pieces of sentences used below (a reference to a message hands it the same arguments)

# $bears: what is on the tile
micropolis-bears =
    { $bears ->
        [cherry] a cherry
        [lemon] a lemon
        [grape] a grape
        [blackberry] a blackberry
        [fig] a fig
        [pomegranate] a pomegranate
        [gift] a gift
        [queen] a queen
        [nurse1] a nurse with one egg
        [nurse2] a nurse with two eggs
        [nurse3] a nurse with three eggs
        [nurse4] a nurse with four eggs
        [architect] an architect
        [sergeant] a recruiting sergeant
        [sentinel] a sentinel
        [barracks1] a barracks for 1
        [barracks2] a barracks for 2
        [barracks3] a barracks for 3
        [barracks4] a barracks for 4
        [several] several things
       *[nothing] only workers
    }
# $workers (number)
micropolis-workers =
    { $workers ->
        [0] no workers
        [one] { $workers } worker
       *[other] { $workers } workers
    }
# $soldiers (number)
micropolis-soldiers =
    { $soldiers ->
        [0] no soldier
        [1] a soldier
       *[other] { $soldiers } soldiers
    }
# $army (number)
micropolis-army =
    { $army ->
        [0] an empty army
        [1] an army of one soldier
       *[other] an army of { $army }
    }
# $total (number): what a choice changes
micropolis-change =
    { $total ->
        [0] Your total stays the same.
        [1] +1 point.
        [-1] −1 point.
       *[other] { SIGNED($total) } points.
    }

## Moves offered

# $place, $side "left" | "right", $anthill, $architect 0 | 1, $cost (soldiers to leave), $soldiers (to pick up), $army (afterwards), $tile,
# $bears, $workers, $first 0 | 1 (the first tile), $completes 0 | 1, and what changes in each line of the score sheet:
# $population, $colony, $harvest, $royal, $red, $garrison, $total
micropolis-action-Take =
    Tile { $place }, { micropolis-bears }, { micropolis-workers }: { $architect ->
        [1] for an Architect token
       *[0] { $cost ->
            [0] free
            [1] one soldier
           *[other] { $cost } soldiers
        }
    }, { $side ->
        [left] on the left
       *[right] { $completes ->
            [1] to close the ring
           *[0] { $first ->
                [1] the first one
               *[0] on the right
            }
        }
    }{ $anthill ->
        [2] , anthill 2
       *[1] {""}
    }. { $soldiers ->
        [0] {""}
        [1] A soldier waits there for you.{" "}
       *[other] { $soldiers } soldiers wait there for you.{" "}
    }{ micropolis-change }
    .short = Tile { $place }{ $side ->
        [left] , left
       *[right] { $first ->
            [1] {""}
           *[0] , right
        }
    }{ $anthill ->
        [2] , anthill 2
       *[1] {""}
    }
# $barracks, $places, $army (afterwards), $total …
micropolis-action-Fill = Fill the barracks for { $places }: you keep { micropolis-army }. { micropolis-change }
    .short = Fill the barracks
micropolis-action-Leave = Leave the barracks for { $places } empty: you keep { micropolis-army }.
    .short = Leave it empty
# $how "fill" | "empty", $last 0 | 1 (nothing else can change then), $barracks, $places, $army (afterwards), $total …
micropolis-action-Switch =
    { $how ->
        [empty] Empty the barracks for { $places } (number { $barracks })
       *[fill] Fill the barracks for { $places } (number { $barracks })
    }: you will have { micropolis-army }. { micropolis-change }
    .short = { $how ->
        [empty] Empty a barracks for { $places }
       *[fill] Fill a barracks for { $places }
    }
# $surplus (number)
micropolis-action-Done =
    { $surplus ->
        [0] Done: the soldiers stay where they are.
        [1] Done: one soldier too many goes to the reserve.
       *[other] Done: { $surplus } soldiers too many go to the reserve.
    }
    .short = Done
# $owner (name), $anthill, $army
micropolis-action-Give =
    Give the Red Army token to { $owner }{ $anthill ->
        [2] , anthill 2
       *[1] {""}
    }, who has { micropolis-army }.
    .short = Red Army token to { $owner }{ $anthill ->
        [2] , anthill 2
       *[1] {""}
    }

## What is expected

micropolis-prompt-Take = Take a tile from the line and place it.
    .short = Take a tile.
micropolis-prompt-Fill = Fill the barracks you have just placed?
    .short = Fill the barracks?
micropolis-prompt-Leave = Fill the barracks you have just placed?
    .short = Fill the barracks?
micropolis-prompt-Switch = Your sentinel rearranges army and barracks.
    .short = Rearrange your soldiers.
micropolis-prompt-Done = Your sentinel rearranges army and barracks.
    .short = Rearrange your soldiers.
micropolis-prompt-Give = Who gets the Red Army token?
    .short = Who gets the Red Army token?

## Log

# in $tiles: a tile from the pile; $tile, $bears
micropolis-each-Shown = { micropolis-bears }
# $tiles
micropolis-event-Laid = The first tiles are laid in a line.
# $seat, $anthill
micropolis-event-Led = { $seat } { YOU($seat, "get", "gets") } the Red Army token and { YOU($seat, "begin", "begins") }.
# $seat, $anthill, $place, $tile, $paid, $architect, $rule "MIC-T2" | "MIC-X3"
micropolis-event-Took =
    { $rule ->
        [MIC-X3] { $seat } { YOU($seat, "give back", "gives back") } an Architect token and { YOU($seat, "take", "takes") } tile { $place }
       *[MIC-T2] { $paid ->
            [0] { $seat } { YOU($seat, "take", "takes") } the first tile without paying
            [1] { $seat } { YOU($seat, "leave", "leaves") } a soldier and { YOU($seat, "take", "takes") } tile { $place }
           *[other] { $seat } { YOU($seat, "leave", "leaves") } { $paid } soldiers and { YOU($seat, "take", "takes") } tile { $place }
        }
    }{ $anthill ->
        [2] {" "}for anthill 2
       *[1] {""}
    }.
# $seat, $anthill, $soldiers, $surplus
micropolis-event-Gathered =
    { $seat } { YOU($seat, "pick", "picks") } up { micropolis-soldiers }{ $surplus ->
        [0] {""}
        [1] ; one more goes to the reserve
       *[other] ; { $surplus } more go to the reserve
    }.
# $seat, $anthill, $tile, $bears, $side, $tiles
micropolis-event-Placed =
    { $seat } { YOU($seat, "place", "places") } { micropolis-bears }{ $tiles ->
        [1] {""}
       *[other] { $side ->
            [left] {" "}on the left
           *[right] {" "}on the right
        }
    }.
# $seat, $anthill
micropolis-event-Completed =
    { $seat } { YOU($seat, "close", "closes") } the ring: { $anthill ->
        [2] anthill 2
       *[1] the anthill
    } is complete.
# $seat, $anthill, $eggs, $soldiers
micropolis-event-Hatched =
    { $soldiers ->
        [0] No soldier can hatch.
        [1] A soldier hatches and joins the army.
       *[other] { $soldiers } soldiers hatch and join the army.
    }
# $seat, $tokens
micropolis-event-Hired =
    { $tokens ->
        [0] There is no Architect token left.
       *[1] { $seat } { YOU($seat, "take", "takes") } an Architect token.
    }
# $seat, $anthill, $owner, $hit, $lost, $gained
micropolis-event-Recruited =
    { $lost ->
        [0] { $owner } { YOU($owner, "have", "has") } no soldier to lose
       *[1] { $owner } { YOU($owner, "lose", "loses") } a soldier
    }{ $gained ->
        [0] {""}
       *[1] ; { $seat } { YOU($seat, "recruit", "recruits") } one
    }.
# $seat, $anthill, $barracks, $places
micropolis-event-Filled = { $seat } { YOU($seat, "fill", "fills") } a barracks for { $places }.
# $seat, $anthill, $barracks, $places
micropolis-event-Emptied = { $seat } { YOU($seat, "empty", "empties") } a barracks for { $places }.
# $seat, $anthill, $barracks, $places, $why "choice" | "soldiers"
micropolis-event-Left =
    { $why ->
        [soldiers] { $seat } { YOU($seat, "have", "has") } too few soldiers for the barracks for { $places }: it stays empty.
       *[choice] { $seat } { YOU($seat, "leave", "leaves") } the barracks for { $places } empty.
    }
# $seat, $anthill, $changed, $surplus
micropolis-event-Rearranged =
    { $changed ->
        [0] { $seat } { YOU($seat, "leave", "leaves") } all soldiers where they are.
       *[other] The sentinel is done{ $surplus ->
            [0] {""}
            [1] ; one soldier too many goes to the reserve
           *[other] ; { $surplus } soldiers too many go to the reserve
        }.
    }
# $tiles, $pile
micropolis-event-Renewed =
    { $pile ->
        [0] The line is renewed, the pile is empty.
        [1] The line is renewed, one tile is left in the pile.
       *[other] The line is renewed, { $pile } tiles are left in the pile.
    }
# $seat, $anthill, $army
micropolis-event-Kept = { $seat } { YOU($seat, "keep", "keeps") } the Red Army token with { micropolis-army }.
# $seat (who gives it away), $owner (who gets it), $anthill, $army
micropolis-event-Passed =
    The Red Army token passes to { $owner }{ $anthill ->
        [2] , anthill 2
       *[1] {""}
    }, with { micropolis-army }.
# $winners (names already joined), $count (number of winners), $points
micropolis-event-Ended =
    { $count ->
        [1] All anthills are complete: { $winners } { YOU($winners, "win", "wins") } with { $points } points.
       *[other] All anthills are complete: { $winners } share the victory with { $points } points.
    }
