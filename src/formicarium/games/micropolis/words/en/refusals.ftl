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
