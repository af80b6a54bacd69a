## End

ending-FIL-E1 = All ramparts are taken.
ending-FIL-E3 = The game is blocked.
score-FIL-E2 = Ants in the enemy anthill

# the page

# $ants (number): in letters as long as a file can have so many
fili_fourmis-ants =
    { $ants ->
        [1] one ant
        [2] two ants
        [3] three ants
        [4] four ants
        [5] five ants
        [6] six ants
        [7] seven ants
        [one] { $ants } ant
       *[other] { $ants } ants
    }
fili_fourmis-of =
    { $ants ->
        [1] of one
        [2] of two
        [3] of three
        [4] of four
        [5] of five
        [6] of six
        [7] of seven
       *[other] of { $ants }
    }

fili_fourmis-goal = To win
# $ramparts (number), $ants (still to come out; -1: for those who watch)
fili_fourmis-goal-text =
    { $ants ->
        [-1] Hold the { $ramparts } ramparts across the board. All your ants must be out first.
        [0] Hold the { $ramparts } ramparts across the board. Your ants are all out.
        [1] Hold the { $ramparts } ramparts across the board. Your last ant must come out first.
       *[other] Hold the { $ramparts } ramparts across the board. Your { $ants } waiting ants must come out first.
    }
fili_fourmis-goal-short = Hold the { $ramparts } ramparts across the board.
fili_fourmis-key = On the board
fili_fourmis-key-grass = Grass
    .worth = one step
    .short = 1 step
fili_fourmis-key-earth = Road
    .worth = two steps
    .short = 2 steps
fili_fourmis-key-rampart = Rampart
    .worth = to hold
    .short = rampart
fili_fourmis-key-can = You can
fili_fourmis-key-chosen = Your choice
fili_fourmis-key-last = Last move
    .short = last move
fili_fourmis-turn = Rotate
fili_fourmis-quiet = The game is falling asleep
fili_fourmis-quiet-again = This position has come back. The third time, the game stops.
# $left (number)
fili_fourmis-quiet-text =
    { $left ->
        [one] One more turn without an ant coming out or entering, and the game stops.
       *[other] { $left } more turns without an ant coming out or entering, and the game stops.
    }
fili_fourmis-quiet-left =
    { $left ->
        [one] one quiet turn left
       *[other] { $left } quiet turns left
    }
fili_fourmis-figure-out = outside
fili_fourmis-figure-nest = waiting
fili_fourmis-figure-ramparts = ramparts
# $out, $nest (numbers)
fili_fourmis-role =
    { $nest ->
        [0] { $out } out
       *[other] { $out } out, { $nest } waiting
    }
fili_fourmis-chip = { $nest } waiting
fili_fourmis-scored = ramparts held
# on a phone: the files, to find them by: “7 on k12”
fili_fourmis-files = Your files
fili_fourmis-file-at = on

# what is expected
fili_fourmis-prompt-out = Bring an ant out.
    .short = Bring an ant out.
fili_fourmis-prompt-any = Lead a file, or bring an ant out.
    .short = A file, or an ant?
fili_fourmis-prompt-march = Lead one of your files.
    .short = Lead a file.
fili_fourmis-prompt-forming = It takes three ants to form a file.
# $starts, $files: 1 if the ant can start a file, join one
fili_fourmis-prompt-leaving = Where does the ant go?
    .detail =
    { $files ->
        [0] It starts a file at the foot of the rampart.
       *[1] { $starts ->
            [0] It becomes the head of a file.
           *[1] It becomes the head of a file, or starts one at the foot of the rampart.
        }
    }
fili_fourmis-prompt-running = A second step?
    .detail = On the road, a second ant may follow.
# $ants (number): still outside
fili_fourmis-prompt-entering = Where does the next ant go?
    .short = Where does the next one go?
    .detail = These cells are as near to the gate. Outside: { fili_fourmis-ants }.
# $ants (number), $end: 1 if an end is chosen, $run: 1 if the road allows a second step
fili_fourmis-prompt-file = File { fili_fourmis-of }: where does it go?
    .short = Where does it go?
    .detail =
    { $end ->
        [1] This end leads, the last ant goes to the front.
       *[0] The last ant goes to the front. Either end may lead.
    }{ $run ->
        [1] { " " }×2: a second step may follow.
       *[0] { "" }
    }
fili_fourmis-prompt-inside = Where does this ant go?
# $cell
fili_fourmis-prompt-ways = There are several ways to { $cell }: which one?
    .short = To { $cell }: which way?
# $kind "start" | "out" | "end", $cell (the end that leads)
fili_fourmis-way =
    { $kind ->
        [start] New file
        [out] Before { $cell }
       *[end] By { $cell }
    }
# $ants, $others (numbers)
fili_fourmis-cut = Split { $ants } + { $others }

# what a move would do: $cell, $ant (cell of the ant that goes), $ants, $others, $wait (numbers), $run 1: a second step may follow, $place
fili_fourmis-choice-march = The file { fili_fourmis-of } advances to { $cell }.
    .short = To { $cell }
    .detail =
    { $run ->
        [1] The ant on { $ant } goes to the front. On the road, a second one may follow.
       *[0] The ant on { $ant } goes to the front.
    }
fili_fourmis-choice-second = Second step, to { $cell }.
fili_fourmis-choice-out = The ant takes the lead on { $cell }: file { fili_fourmis-of }.
    .short = Head on { $cell }
fili_fourmis-choice-Start = The ant starts a file on { $cell }.
    .short = New file on { $cell }
fili_fourmis-choice-ComeOut = The ant on { $cell } comes out.
fili_fourmis-choice-Join = The two files become one: { fili_fourmis-ants }.
    .short = One file { fili_fourmis-of }
fili_fourmis-choice-Split = The file splits: { $ants } and { $others }.
fili_fourmis-choice-Enter = The file enters by { $cell }.
    .short = Enter by { $cell }
    .detail =
    { $wait ->
        [0] All of them find room.
        [1] One ant waits outside.
       *[other] { $wait } ants wait outside.
    }
fili_fourmis-choice-Step =
    { $place ->
        [rampart] The ant goes to the rampart { $cell }.
       *[inside] The ant goes inside, to { $cell }.
    }
fili_fourmis-verb-march = Advance
fili_fourmis-verb-out = Come out
fili_fourmis-verb-Join = Join
fili_fourmis-verb-Split = Split
fili_fourmis-verb-Enter = Enter
fili_fourmis-verb-Step = Go there

# the heading of a refusal. $cell (the one that was pressed), $why
fili_fourmis-cannot =
    { $why ->
        [first] Cell { $cell }: not yet
        [early] Cell { $cell }: not yet
       *[other] Cell { $cell }: not possible
    }
# what is answered to a press on a cell that nothing can come of. $seat, $kind "any" | "out" | "march"
fili_fourmis-press-enemy = This ant belongs to { $seat }. Nobody is captured and nobody is jumped: go round.
fili_fourmis-press-first =
    { $kind ->
        [out] First choose the ant that comes out, then its cell.
        [march] First choose one of your files, then its cell.
       *[any] First choose one of your files or the ant that comes out, then its cell.
    }
fili_fourmis-press-stuck = Nothing is free in front of either end of this file: it waits.
fili_fourmis-press-boxed = Nothing is free beside this ant: it waits.

# the log, where fili_fourmis-event-… does not do. $seat, $cell, $ants, $ramparts, $all (numbers), $pace 1 | 2, $waits (how many wait)
fili_fourmis-told-Started = { $seat } { YOU($seat, "start", "starts") } a file on { $cell }.
fili_fourmis-told-Lengthened = { $seat } { YOU($seat, "bring", "brings") } an ant out to { $cell }: file { fili_fourmis-of }.
fili_fourmis-told-Advanced =
    { $pace ->
        [2] { $seat } { YOU($seat, "take", "takes") } a second step, to { $cell }.
       *[1] { $seat } { YOU($seat, "advance", "advances") } a file { fili_fourmis-of } to { $cell }.
    }
fili_fourmis-told-Entered =
    { $seat } { YOU($seat, "enter", "enters") }, { fili_fourmis-ants }: { $ramparts }/{ $all } ramparts.{ $waits ->
        [0] { "" }
        [1] { " " }One ant waits outside.
       *[other] { " " }{ $waits } ants wait outside.
    }
fili_fourmis-blocked =
    { $count ->
        [1] { $by ->
            [entered] { $winners } { YOU($winners, "win", "wins") }, with { $most } ants in the enemy anthill to { $least }.
           *[middle] { $winners } { YOU($winners, "win", "wins") }, with { $most } ants beyond the middle to { $least }.
        }
       *[other] A draw between { $winners }.
    }
# $rule, $winners, $count, $all, $by, $most, $least
fili_fourmis-result =
    { $rule ->
        [FIL-E1] { $winners } { YOU($winners, "win", "wins") } and { YOU($winners, "hold", "holds") } the { $all } ramparts.
       *[FIL-E3] { fili_fourmis-blocked }
    }

fili_fourmis-tiebreak = If tied: ants beyond the middle

# names of cells. $seat (name), $ants (number), $end 1: an end of the file
fili_fourmis-cell-grass = grass
fili_fourmis-cell-earth = road
fili_fourmis-cell-rampart = rampart, { YOU($seat, "yours", $seat) }
fili_fourmis-cell-inside = inside, { YOU($seat, "yours", $seat) }
fili_fourmis-cell-free = free
fili_fourmis-cell-ant = ant, { YOU($seat, "yours", $seat) }
fili_fourmis-cell-file =
    { $end ->
        [1] file { fili_fourmis-of }, end, { YOU($seat, "yours", $seat) }
       *[0] file { fili_fourmis-of }, { YOU($seat, "yours", $seat) }
    }
fili_fourmis-cell-held = in hand
fili_fourmis-cell-chosen = chosen
fili_fourmis-cell-possible = possible
fili_fourmis-cell-movable = can move

# in one minute, on the page of the rules
fili_fourmis-howto-1 = Form a file
    .text = One ant a turn comes out of the anthill and takes the lead. From three to seven, they walk together.
fili_fourmis-howto-2 = The last goes to the front
    .text = That is how a file advances, by either end; it never jumps and never captures.
fili_fourmis-howto-3 = The road is faster
    .text = A file wholly on the road may take two steps. Two files join, a long one splits.
fili_fourmis-howto-4 = Take the ramparts
    .text = Once your anthill is empty, a whole file goes in. Whoever holds all ramparts across the board wins.
