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
