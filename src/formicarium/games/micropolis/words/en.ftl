### Micropolis, in English. Player names come as they are: the sentences need no gender and no possessive.

-micropolis = Micropolis

## Shelf and table

micropolis-name = { -micropolis }
micropolis-tagline = Ten tiles for the finest anthill.
micropolis-length = about 30 min
# Our advice: the source gives no age.
micropolis-age = Ages 8 and up

micropolis-mode-base = Classic game
    .help = For 2 to 6: one anthill each, ten tiles, the most points.
micropolis-mode-expert = Expert game
    .help = For 2 or 3: two anthills each, each with its own army; the sum counts.

micropolis-option-first_leads = The first seat leads
    .help = The first Military Leader is not drawn at random: it is the first seat.

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

## Refusals

# $why "turn" | "spectator" | "take", $seat (whose turn it is)
refusal-MIC-T1 =
    { $why ->
        [spectator] You are watching this game. Moves are made at the table.
        [take] It is time to take a tile from the line.
       *[turn] Wait for your turn: { $seat } to play.
    }
# $why "no-place" | "soldiers", $place, $tiles (in the line), $cost, $army, $anthill
refusal-MIC-T2 =
    { $why ->
        [no-place] There is no tile { $place } in the line. Choose from 1 to { $tiles }.
       *[soldiers] Tile { $place } costs { $cost ->
            [1] a soldier
           *[other] { $cost } soldiers
        }, one for each tile before it. You have { micropolis-army }.
    }
# $why "one-place" | "unknown"
refusal-MIC-T5 =
    { $why ->
        [one-place] There is only one place for this tile. It is called “right”.
       *[unknown] A tile goes to the left or right end of the anthill.
    }
# $why "barracks" | "sentinel"
refusal-MIC-T6 =
    { $why ->
        [barracks] First decide whether to fill the barracks you have just placed.
       *[sentinel] Your sentinel is at work. First finish rearranging your soldiers.
    }
# $why "choose" | "nobody" | "keep" | "own" | "smaller", $owner, $anthill, $army, $most
refusal-MIC-T9 =
    { $why ->
        [nobody] Nobody sits there. Choose among the largest armies.
        [keep] You cannot keep the Red Army token: another army is at least as large.
        [own] An opponent’s army comes before your other anthill.
        [smaller] { $owner } has { micropolis-army }, and { $most } are needed. Choose among the largest armies.
       *[choose] First choose who gets the Red Army token.
    }
refusal-MIC-T10 = The game is over. All anthills are complete.
# $tokens (in the reserve)
refusal-MIC-X3 = You have no Architect token.
# $why "not-there" | "changed" | "soldiers", $barracks, $places, $army
refusal-MIC-X5 =
    { $why ->
        [not-there] This anthill has no barracks number { $barracks }.
        [changed] This barracks has already changed: each changes only once.
       *[soldiers] This barracks has { $places } places. You have { micropolis-army } left.
    }
# $why "soldiers", $place, $cost, $army, $anthill
refusal-MIC-E3 =
    Tile { $place } costs { $cost ->
        [1] a soldier
       *[other] { $cost } soldiers
    } from the anthill that receives it. Anthill { $anthill } has { micropolis-army }.
# $why "finished" | "unknown", $anthill
refusal-MIC-E4 =
    { $why ->
        [finished] Anthill { $anthill } is complete. Place the tile in the other one.
       *[unknown] You have no anthill { $anthill }.
    }
# $why, $owner, $anthill, $army, $most: as in refusal-MIC-T9
refusal-MIC-E6 = { refusal-MIC-T9 }

## End

ending-MIC-T10 = All anthills are complete.
score-MIC-V1 = Population
score-MIC-V2 = Colony
score-MIC-V3 = Harvest
score-MIC-V4 = Royal gallery
score-MIC-V5 = Largest army
score-MIC-V6 = Garrison

# the page

# The line. $place, $tile (what is on it), $cost, $soldiers (on it)
micropolis-line = The line
micropolis-tile =
    Tile { $place }: { $tile }, { micropolis-price }{ $soldiers ->
        [0] {""}
        [1] , with a soldier on it
       *[other] , with { $soldiers } soldiers on it
    }
micropolis-price =
    { $cost ->
        [0] free
        [1] 1 soldier
       *[other] { $cost } soldiers
    }
micropolis-by-token = a token
# What a tile is and does, when it is pointed at. $place, $tile (what is on it)
micropolis-look = Tile { $place }: { $tile }.
micropolis-look-none = Touch a tile: it tells what it does.
# $bears
micropolis-help =
    { $bears ->
        [queen] Queen: at the end, 1 point for each tile that her gallery touches, if she is alone in it.
        [nurse1] Nurse: one soldier hatches and joins your army.
        [nurse2] Nurse: two soldiers hatch and join your army.
        [nurse3] Nurse: three soldiers hatch and join your army.
        [nurse4] Nurse: four soldiers hatch and join your army.
        [architect] Architect: you take an Architect token; later it pays for any tile you like.
        [sergeant] Recruiting sergeant: whoever has the Red Army token loses a soldier, then you gain one.
        [sentinel] Sentinel: you may empty or fill your barracks.
        [barracks1] Barracks: fill it at once with a soldier (2 points), or leave it empty.
        [barracks2] Barracks: fill it at once with two soldiers (4 points), or leave it empty.
        [barracks3] Barracks: fill it at once with three soldiers (7 points), or leave it empty.
        [barracks4] Barracks: fill it at once with four soldiers (10 points), or leave it empty.
        [gift] Gift: it stands for a fruit that its gallery lacks.
        [nothing] Each worker scores 1 point.
       *[fruit] Fruit: 2, 5, 10, 15, 20 or 25 points for each gallery, for 1 to 6 different fruits.
    }
micropolis-pile = pile { $count }
micropolis-pile-of =
    { $count ->
        [0] The pile is empty.
        [1] One tile is left in the pile.
       *[other] { $count } tiles are left in the pile.
    }
micropolis-possible = possible
micropolis-impossible = impossible

# Anthills. $seat (name), $anthill (number), $army, $tiles
micropolis-yours = Your anthill
micropolis-theirs = Anthill: { $seat }
micropolis-hill = Anthill { $anthill }
micropolis-both = Both
micropolis-which = Anthill { $anthill } · { $tiles ->
        [1] 1 tile
       *[other] { $tiles } tiles
    }
# $which "first" | "last" | "left" | "right"
micropolis-end =
    { $which ->
        [first] Place of the first tile
        [last] Last place
        [left] Left end
       *[right] Right end
    }
micropolis-end-points =
    { $total ->
        [0] the total stays the same
        [1] +1 point
        [-1] −1 point
       *[other] { SIGNED($total) } points
    }
# $number, $tiles, $tile (what is on it)
micropolis-slice = Tile { $number } of { $tiles }: { $tile }
micropolis-slice-gallery = gallery: { $gallery }
micropolis-barracks =
    { $full ->
        [1] full barracks for { $places }
       *[0] empty barracks for { $places }
    }
micropolis-barracks-all = Barracks
micropolis-galleries = Galleries
# $ants, $tiles (that it runs through)
micropolis-gallery =
    { $ants ->
        [0] no ants
        [1] 1 ant
       *[other] { $ants } ants
    } over { $tiles ->
        [1] 1 tile
       *[other] { $tiles } tiles
    }
# $fruits (names joined), $points
micropolis-gallery-fruits =
    { $fruits } ({ $points ->
        [1] 1 point
       *[other] { $points } points
    })
# $queens, $points
micropolis-gallery-queens =
    { $queens ->
        [1] a queen ({ $points ->
            [1] 1 point
           *[other] { $points } points
        })
       *[other] { $queens } queens (no points)
    }
micropolis-fruit-cherry = cherry
micropolis-fruit-lemon = lemon
micropolis-fruit-grape = grape
micropolis-fruit-blackberry = blackberry
micropolis-fruit-fig = fig
micropolis-fruit-pomegranate = pomegranate
micropolis-fruit-gift = gift
micropolis-first = No tile in hand
    .text = First choose a tile from the line, then its place.

# A tile in hand. $place, $tile (what is on it)
micropolis-held = Tile { $place }: where does it go?
    .short = Tile { $place }: where?
# $side "left" | "right" | "first" | "last", $anthill (0: there is only one)
micropolis-choice =
    Tile { $place }, { $side ->
        [first] the first
        [last] to close the ring
        [left] on the left
       *[right] on the right
    } of { $anthill ->
        [0] your anthill
       *[other] anthill { $anthill }
    }
    .short = Tile { $place }, { $side ->
        [first] the first
        [last] the last
        [left] left
       *[right] right
    }{ $anthill ->
        [0] {""}
       *[other] {" "}({ $anthill })
    }
# $architect 0 | 1, $cost, $soldiers (to pick up)
micropolis-cost =
    { $architect ->
        [1] You give back an Architect token.
       *[0] { $cost ->
            [0] It is free.
            [1] You leave a soldier on the tile before it.
           *[other] You leave { $cost } soldiers on the tiles before it.
        }
    }{ $soldiers ->
        [0] {""}
        [1] {" "}A soldier waits there for you.
       *[other] {" "}{ $soldiers } soldiers wait there for you.
    }
# $side "left" | "right" | "one", $total
micropolis-side =
    { $side ->
        [left] Left
        [right] Right
       *[one] There
    } { $total ->
        [0] (0)
       *[other] ({ SIGNED($total) })
    }
micropolis-pay =
    { $architect ->
        [1] With a token
       *[0] With soldiers
    }
micropolis-place = Place
micropolis-cannot = Tile { $place }: not possible
micropolis-keys-tile = Pick up a tile from the line
micropolis-keys-side = Place it on the left or on the right

# Questions
micropolis-fill = Fill ({ SIGNED($total) })
micropolis-leave = Leave it empty
micropolis-done = Done
micropolis-sentinel-detail = Each barracks can change once, as a whole.
micropolis-rearrange = The sentinel rearranges
# $how "fill" | "empty", $places
micropolis-switch =
    { $how ->
        [empty] Empty
       *[fill] Fill
    }
micropolis-changed = changed already
micropolis-too-few = too few soldiers
micropolis-heirs = The largest armies
micropolis-heir-hill = anthill { $anthill } · { $army ->
        [0] no soldiers
        [1] 1 soldier
       *[other] { $army } soldiers
    }
micropolis-soldiers-count =
    { $soldiers ->
        [0] no soldiers
        [1] 1 soldier
       *[other] { $soldiers } soldiers
    }
micropolis-give = Give it
# $what "take" | "barracks" | "sentinel" | "leader", $seat
micropolis-wait =
    { $what ->
        [barracks] { $seat } decides on the barracks.
        [sentinel] { $seat } rearranges the soldiers.
        [leader] { $seat } chooses who gets the Red Army token.
       *[take] { $seat } chooses a tile.
    }

# Seats round the table, reserve
micropolis-role =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    }
micropolis-tiles-of =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } of { $all }
micropolis-round = round { $round } of { $rounds }
micropolis-leader = Military Leader
micropolis-army-of =
    { $army ->
        [0] no army
        [1] army of one soldier
       *[other] army of { $army } soldiers
    }
micropolis-garrison-of =
    { $soldiers ->
        [1] a soldier in barracks
       *[other] { $soldiers } soldiers in barracks
    }
micropolis-tokens-of =
    { $tokens ->
        [1] an Architect token
       *[other] { $tokens } Architect tokens
    }
micropolis-reserve = Reserve
micropolis-reserve-soldiers =
    { $soldiers ->
        [1] soldier
       *[other] soldiers
    }
micropolis-reserve-tokens =
    { $tokens ->
        [1] Architect token
       *[other] Architect tokens
    }
micropolis-goal = End of the game
# $tiles (a whole anthill), $anthills (each)
micropolis-goal-text =
    { $anthills ->
        [1] Once every anthill has its { $tiles } tiles.
       *[other] Once every anthill has its { $tiles } tiles; the sum counts.
    }

# Score sheet
micropolis-score = If it ended now
micropolis-score-end = The points
micropolis-with = with tile { $place }
micropolis-would-change = with this choice
micropolis-total = Total
micropolis-everybody = Everybody’s sheet
micropolis-why-MIC-V1 = 1 point for each ant; soldiers do not count.
micropolis-why-MIC-V2 = 5 points for the most populous gallery of all.
micropolis-why-MIC-V3 = For each gallery: 2, 5, 10, 15, 20 or 25 points for 1 to 6 different fruits.
micropolis-why-MIC-V4 = 1 point for each tile that the gallery of a lone queen touches.
micropolis-why-MIC-V5 = 5 points for the largest army, barracks apart.
micropolis-why-MIC-V6 = 2, 4, 7 or 10 points for each filled barracks of 1 to 4 places.

# Log. $seat, $paid, $place, $bears, $side, $tiles, $anthill, $rule
micropolis-told-Took =
    { $seat } { $rule ->
        [MIC-X3] { YOU($seat, "give", "gives") } back an Architect token and { YOU($seat, "place", "places") }
       *[MIC-T2] { $paid ->
            [0] { YOU($seat, "take", "takes") } the first tile and { YOU($seat, "place", "places") }
            [1] { YOU($seat, "leave", "leaves") } a soldier and { YOU($seat, "place", "places") }
           *[other] { YOU($seat, "leave", "leaves") } { $paid } soldiers and { YOU($seat, "place", "places") }
        }
    } { $bears ->
        [several] a tile full of things
        [nothing] a tile of workers
       *[other] { micropolis-bears }
    }{ $tiles ->
        [1] { $anthill ->
            [2] {" "}in anthill 2
           *[1] {""}
        }
       *[other] { $side ->
            [left] {" "}on the left
           *[right] {" "}on the right
        }{ $anthill ->
            [2] {" "}of anthill 2
           *[1] {""}
        }
    }.
# $count, $winners (names joined), $points, $tie 0 | 1 (with equal points)
micropolis-result =
    { $count ->
        [1] { $tie ->
            [1] { $winners } { YOU($winners, "win", "wins") }: { $points } points, and the largest army.
           *[0] { $winners } { YOU($winners, "win", "wins") } with { $points } points.
        }
       *[other] A shared victory: { $winners }, { $points } points.
    }

micropolis-tiebreak = If tied: the largest army

# In one minute
micropolis-how-1 = Take a tile
    .text = The first is free. For another, leave a soldier on every tile before it; soldiers waiting on yours join you.
micropolis-how-2 = Dig your galleries
    .text = Place it on the left or on the right: galleries run on from tile to tile. Ten tiles close the ring.
micropolis-how-3 = Mind your army
    .text = Nurses, sergeants, barracks: all act at once. The largest army gets the Red Army token and plays first.
micropolis-how-4 = Count up
    .text = A gallery scores for its ants, its different fruits and its queen, if she is alone; filled barracks score too.

## The coach

# What the coach compares after two moves; $count (number)
micropolis-coach-army =
    { $count ->
        [0] the army is empty
        [one] the army has { $count } soldier
       *[other] the army has { $count } soldiers
    }
micropolis-coach-ants =
    { $count ->
        [0] no gallery is peopled
        [one] the most populous gallery has { $count } ant
       *[other] the most populous gallery has { $count } ants
    }
micropolis-coach-fruits =
    { $count ->
        [0] no gallery has a fruit
        [one] the best gallery has { $count } fruit
       *[other] the best gallery has { $count } different fruits
    }
micropolis-coach-tiles =
    { $count ->
        [0] there is no gallery
        [one] the longest gallery touches { $count } tile
       *[other] the longest gallery touches { $count } tiles
    }
micropolis-coach-galleries =
    { $count ->
        [0] there is no gallery
        [one] everything is joined in { $count } gallery
       *[other] there are { $count } separate galleries
    }
micropolis-coach-garrison =
    { $count ->
        [0] no barracks scores
        [one] the barracks score { $count } point
       *[other] the barracks score { $count } points
    }

## Puzzles: what is asked, and why the answer is right

# $place, $cost (soldiers to leave), $total (what the tile changes), $worth (chances with the answer, in %), $other (with the tempting move)
micropolis-puzzle-tile = Which tile do you take{ $first ->
        [1] {""}
       *[0] , and on which side
    }?
    .why = Tile { $place } costs nothing. { micropolis-change } Your chances to finish ahead: { $worth }%, against { $other }% after “{ $tempting }”.
micropolis-puzzle-payment = One tile is worth its price here. Which{ $first ->
        [1] {""}
       *[0] , and on which side
    }?
    .why = Tile { $place } is worth its price. { micropolis-change } Your chances to finish ahead: { $worth }%, against { $other }% after “{ $tempting }”.
