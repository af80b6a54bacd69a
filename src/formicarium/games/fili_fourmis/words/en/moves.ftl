## Moves on offer

# $cell, $place "rampart" | "inside"
fili_fourmis-action-ComeOut =
    Bring out the ant on { $cell }, { $place ->
        [inside] inside
       *[rampart] on the rampart
    }
    .short = Out of { $cell }
# $ant (where it comes from), $cell (where it goes), $ground "earth" | "grass"
fili_fourmis-action-Start =
    The ant of { $ant } starts a file on { $cell }, { $ground ->
        [earth] on the road
       *[grass] in the grass
    }
    .short = File on { $cell }
# $kind "out" (an ant comes out) | "march" | "second" (the second one on the road), $ant (where it comes from), $head, $cell (where it goes),
# $ants (the file afterwards), $ground "earth" | "grass", $run 1: a second one may follow
fili_fourmis-action-Advance =
    { $kind ->
        [out] The ant of { $ant } goes in front of { $head }, to { $cell }: a file of { $ants }
        [second] A second ant follows, from { $ant } to { $cell }
       *[march] The file of { $ants } led by { $head } advances to { $cell }, { $ground ->
            [earth] on the road
           *[grass] in the grass
        }{ $run ->
            [1] ; a second ant may follow
           *[other] {""}
        }
    }
    .short = { $head } to { $cell }
fili_fourmis-action-Stop = Stop there
    .short = Stop
# $one, $other (the two ends), $ants (the file afterwards)
fili_fourmis-action-Join = Join two files at { $one } and { $other }: { $ants } ants
    .short = Join { $one } and { $other }
# $one, $other (the two neighbours), $ants, $others (the two files afterwards)
fili_fourmis-action-Split = Split the file between { $one } and { $other }: { $ants } and { $others } ants
    .short = Split between { $one } and { $other }
# $head, $cell (the rampart), $ants (how many go in), $wait (how many wait outside)
fili_fourmis-action-Enter =
    The file led by { $head } enters by { $cell }: { $ants ->
        [1] one ant finds room
        [one] { $ants } ant finds room
       *[other] { $ants } ants find room
    }{ $wait ->
        [0] {""}
        [1] , one waits outside
       *[other] , { $wait } wait outside
    }
    .short = Enter by { $cell }
# $cell
fili_fourmis-action-Spread = The next one goes to the rampart { $cell }
    .short = To { $cell }
# $ant, $cell, $place "rampart" | "inside"
fili_fourmis-action-Step =
    The ant on { $ant } takes a step to { $cell }, { $place ->
        [inside] inside
       *[rampart] on the rampart
    }
    .short = { $ant } to { $cell }
fili_fourmis-action-Pass = Pass
    .short = Pass

## What is expected

fili_fourmis-prompt-ComeOut = Bring an ant out, or play a file.
    .short = Your turn.
fili_fourmis-prompt-Start = Where does the ant go that comes out?
    .short = Where to?
fili_fourmis-prompt-Advance = Advance a file: choose the end that leads and its cell.
    .short = Choose a cell.
fili_fourmis-prompt-Stop = A second ant may follow on the road.
    .short = A second one?
fili_fourmis-prompt-Join = Join two files, or play something else.
    .short = Your turn.
fili_fourmis-prompt-Split = Split a file, or play something else.
    .short = Your turn.
fili_fourmis-prompt-Enter = Enter the enemy anthill, or play something else.
    .short = Your turn.
fili_fourmis-prompt-Spread = Where does the next ant go?
    .short = Where to?
fili_fourmis-prompt-Step = An ant that has entered may take a step.
    .short = Your turn.
fili_fourmis-prompt-Pass = No ant can move. You pass.
    .short = Pass.

## Log

# $seat, $ant
fili_fourmis-event-Called = { $seat }: the ant on { $ant } gets ready to come out.
# $seat, $ant (from), $cell (to)
fili_fourmis-event-Started = { $seat } { YOU($seat, "bring", "brings") } out the ant of { $ant }: a file starts on { $cell }.
# $seat, $ant, $cell, $ants (the file)
fili_fourmis-event-Lengthened =
    { $seat } { YOU($seat, "bring", "brings") } out the ant of { $ant } to { $cell }: a file of { $ants }{ $ants ->
        [3] , formed.
        [7] , full.
       *[other] .
    }
# $seat, $ant, $cell, $ants, $pace 1 | 2 (the second one, on the road)
fili_fourmis-event-Advanced =
    { $pace ->
        [2] On the road a second ant follows, from { $ant } to { $cell }.
       *[1] { $seat } { YOU($seat, "advance", "advances") } a file of { $ants }: the ant of { $ant } goes to the front, on { $cell }.
    }
# $seat, $head
fili_fourmis-event-Stopped = { $seat } { YOU($seat, "stop", "stops") } at { $head }.
# $seat, $one, $other, $ants
fili_fourmis-event-Joined = { $seat } { YOU($seat, "join", "joins") } two files at { $one } and { $other }: { $ants } ants.
# $seat, $one, $other, $ants, $others
fili_fourmis-event-Divided = { $seat } { YOU($seat, "split", "splits") } a file between { $one } and { $other }: { $ants } and { $others } ants.
# $seat, $ant, $cell, $ramparts (how many are held)
fili_fourmis-event-Entered =
    { $seat } { YOU($seat, "enter", "enters") }: the ant of { $ant } takes the rampart { $cell }, { $ramparts ->
        [1] the first.
       *[other] { $ramparts } held.
    }
# $seat, $head, $ants
fili_fourmis-event-Waited =
    { $seat }: { $ants ->
        [1] one ant waits outside, on { $head }.
        [one] { $ants } ant waits outside, on { $head }.
       *[other] { $ants } ants wait outside, behind { $head }.
    }
# $seat, $ant, $cell, $ramparts
fili_fourmis-event-Stepped = { $seat }: the ant on { $ant } takes a step to { $cell }. Ramparts held: { $ramparts }.
# $seat
fili_fourmis-event-Passed = { $seat } can do nothing and { YOU($seat, "pass", "passes") }.
# $why "ramparts" | "stuck" | "repeated" | "quiet", $by "ramparts" | "entered" | "middle", $winners (names already joined), $count (number of winners),
# $ants (the winner's), $others (the other's)
fili_fourmis-event-Ended =
    { $why ->
        [ramparts] All ramparts are taken
        [stuck] Nobody can move any more
        [repeated] The same position for the third time
       *[quiet] Too many turns without coming out or entering
    }: { $count ->
        [1] { $winners } { YOU($winners, "win", "wins") }, { $by ->
            [ramparts] with { $ants } ramparts to { $others }.
            [entered] { $ants } to { $others } in the enemy anthill.
           *[middle] { $ants } to { $others } on the enemy side.
        }
       *[other] a draw.
    }
