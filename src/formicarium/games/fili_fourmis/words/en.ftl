### Fili-Fourmis, in English. Players' names come as they are: no possessive, no gender.

## Shelf and table

fili_fourmis-name = Fili-Fourmis
fili_fourmis-tagline = Two colonies in files, one wall to take.
fili_fourmis-length = 30 min
fili_fourmis-age = Ages 9 and up

fili_fourmis-mode-base = Classic game
    .help = Bring your ants out, cross the ground in files and hold all enemy ramparts.

fili_fourmis-option-strict_contact = Strict contact
    .help = The ends of two of your files do not come together if they have more than 7 ants between them.
fili_fourmis-option-middle_breaks_ties = The middle breaks ties
    .help = In a blocked game that is level, most ants on the enemy side of the ground wins.
fili_fourmis-option-quiet_limit = Patience
    .help = After so many turns of each player without coming out or entering, the game is blocked.
fili_fourmis-option-quiet_limit-20 = 20 turns
fili_fourmis-option-quiet_limit-40 = 40 turns

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

## Refusals

# $why "spectator" | "turn" | "unknown", $seat (whose turn it is)
refusal-FIL-S3 =
    { $why ->
        [spectator] You are watching this game. Moves are made at the table.
        [turn] Wait for your turn: { $seat } to play.
       *[unknown] There is no such move. Play an ant or a file.
    }
# $why "can" | "only"
refusal-FIL-S4 =
    { $why ->
        [only] Nothing of yours can move. Pass.
       *[can] You cannot pass: there is still something you can do.
    }
# $why "empty" | "gone" (nobody waits any more) | "enemy", $cell
refusal-FIL-O1 =
    { $why ->
        [enemy] The ant on { $cell } is not yours.
        [gone] All your ants are out: none is left in your anthill.
       *[empty] None of your ants is waiting on { $cell }. Choose one in your anthill.
    }
# $why "call" | "place" | "taken" | "home" | "far" | "shut", $cell
refusal-FIL-O2 =
    { $why ->
        [call] First choose the ant that comes out, then its cell.
        [place] The ant on { $cell } is coming out. First say where it goes.
        [taken] Cell { $cell } is not free.
        [home] Cell { $cell } is in an anthill. The ant that comes out goes outside.
        [shut] The ant on { $cell } finds no free cell outside.
       *[far] Cell { $cell } does not touch this ant. The first of a file comes out right beside it.
    }
# $why "end" | "away" | "taken" | "apart", $cell, $head
refusal-FIL-O3 =
    { $why ->
        [end] None of your files has an end on { $cell }.
        [taken] Cell { $cell } is not free.
        [apart] Cell { $cell } does not touch { $head }. The ant that comes out goes right in front of that end.
       *[away] The tail of this file, on { $cell }, no longer touches your ramparts.
    }
# $cell (the file), $ants
refusal-FIL-O4 =
    The file of { $ants } on { $cell } is not formed. Bring an ant out to it, or join it to another.
# $why "walls" | "shut" | "place" | "end" | "away" | "taken" | "home" | "apart" | "far", $cell, $head, $ants (on the ramparts)
refusal-FIL-O5 =
    { $why ->
        [walls] This one waits: { $ants ->
            [1] one ant is still on your ramparts.
            [one] { $ants } ant is still on your ramparts.
           *[other] { $ants } ants are still on your ramparts.
        }
        [shut] The ant on { $cell } finds no free cell outside.
        [place] The ant on { $cell } is coming out. First say where it goes.
        [end] None of your files has an end on { $cell }.
        [away] The tail of this file, on { $cell }, no longer touches your ramparts.
        [apart] Cell { $cell } does not touch { $head }. The ant that comes out goes right in front of that end.
        [taken] Cell { $cell } is not free.
        [home] Cell { $cell } is in an anthill. The ant that comes out goes outside.
       *[far] Cell { $cell } does not touch your ramparts.
    }
# $cell
refusal-FIL-O6 = { $cell }: the enemy bars the way in your anthill. Come out where it is free.
# $why "tail" | "far", $head, $cell
refusal-FIL-M1 =
    { $why ->
        [tail] The tail of the file is still on { $cell }: the cell is not free before the step.
       *[far] Cell { $cell } does not touch { $head }. A file advances one cell at a time.
    }
# $why "running" | "standing", $cell
refusal-FIL-M2 =
    { $why ->
        [running] The file on { $cell } is on its way along the road. Let a second ant follow, or stop there.
       *[standing] No file is on its way.
    }
# $why "nobody" | "middle" | "enemy" | "inside" (in an anthill), $cell
refusal-FIL-M3 =
    { $why ->
        [nobody] There is no ant on { $cell }.
        [enemy] The ant on { $cell } is not yours.
        [inside] The ant on { $cell } is in an anthill: it belongs to no file.
       *[middle] The ant on { $cell } is in the middle of its file. Only an end can lead.
    }
# $cell, $ants
refusal-FIL-M4 =
    { $ants ->
        [1] Alone on { $cell }, this ant cannot move: a file needs three.
       *[other] Only { $ants } ants on { $cell }: they cannot move, a file needs three.
    }
# $cell, $owner
refusal-FIL-M5 = Cell { $cell } is taken by { $owner }. Nobody jumps over anybody: go round.
# $why "long" | "contact", $cell
refusal-FIL-M6 =
    { $why ->
        [long] The file on { $cell } already has seven ants.
       *[contact] At this table the ends of two of your files do not come together if they have more than seven ants between them.
    }
# $cell
refusal-FIL-M7 = { $cell } is in your own anthill: an ant that has come out never goes back.
# $why "long" | "apart", $one, $other, $ants
refusal-FIL-J1 =
    { $why ->
        [long] Together they would be { $ants } ants. A file has seven at most.
       *[apart] { $one } and { $other } are not neighbouring ends of two of your files.
    }
# $why "short" | "apart", $one, $other, $ants
refusal-FIL-J2 =
    { $why ->
        [short] Splitting a file of { $ants } here would leave fewer than three ants on one side.
       *[apart] { $one } and { $other } do not follow each other in one of your files.
    }
# $cell, $ants (still in their own anthill)
refusal-FIL-R1 =
    { $ants ->
        [1] One of your ants must come out first.
        [one] { $ants } of your ants must come out first.
       *[other] { $ants } of your ants must come out first.
    }
# $why "taken" | "inside" | "far" | "nearest" | "entering" | "closed", $cell
refusal-FIL-R2 =
    { $why ->
        [taken] The rampart { $cell } is not free.
        [inside] { $cell } is inside the anthill. A file enters by a rampart that it touches.
        [nearest] The next one goes as near to the gate as can be: { $cell } is not.
        [entering] Your file is entering by { $cell }. First say where the next one goes.
        [closed] No file is entering.
       *[far] { $cell } is not an enemy rampart that this file touches.
    }
# $why "nobody" | "taken" | "far", $cell
refusal-FIL-R4 =
    { $why ->
        [nobody] None of your ants has entered on { $cell }.
        [taken] Cell { $cell } is not free.
       *[far] An ant that has entered takes one step, within the anthill: { $cell } is not beside it there.
    }
refusal-FIL-E1 = The game is over. All ramparts of an anthill are taken.
refusal-FIL-E3 = The game is over. It was blocked.

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

## The coach

# What the coach compares after two moves; $count (number)
fili_fourmis-coach-home =
    { $count ->
        [0] all ants have come out
        [one] { $count } ant is still at home
       *[other] { $count } ants are still at home
    }
fili_fourmis-coach-way =
    { $count ->
        [0] a file touches the ramparts to be taken
        [one] the first file is { $count } step from the ramparts
       *[other] the first file is { $count } steps from the ramparts
    }
fili_fourmis-coach-turns =
    { $count ->
        [0] all are held
        [one] it takes about { $count } more turn to hold them all
       *[other] it takes about { $count } more turns to hold them all
    }
fili_fourmis-coach-beyond =
    { $count ->
        [0] no ant is beyond the middle
        [one] { $count } ant is beyond the middle
       *[other] { $count } ants are beyond the middle
    }
fili_fourmis-coach-stranded =
    { $count ->
        [0] no ant is left behind
        [one] { $count } ant is left without a file and cannot march
       *[other] { $count } ants are left without a file and cannot march
    }
fili_fourmis-coach-their-home =
    { $count ->
        [0] the opponent has no ant at home
        [one] the opponent still has { $count } ant at home
       *[other] the opponent still has { $count } ants at home
    }
fili_fourmis-coach-their-way =
    { $count ->
        [0] an opposing file touches the ramparts
        [one] the first opposing file has { $count } step to go to the ramparts
       *[other] the first opposing file has { $count } steps to go to the ramparts
    }
fili_fourmis-coach-their-turns =
    { $count ->
        [0] the opponent holds all
        [one] the opponent needs about { $count } turn to hold them all
       *[other] the opponent needs about { $count } turns to hold them all
    }
fili_fourmis-coach-their-beyond =
    { $count ->
        [0] no opposing ant is beyond the middle
        [one] { $count } opposing ant is beyond the middle
       *[other] { $count } opposing ants are beyond the middle
    }
fili_fourmis-coach-their-stranded =
    { $count ->
        [0] no opposing ant is left behind
        [one] { $count } opposing ant is left without a file
       *[other] { $count } opposing ants are left without a file
    }

# $count (number)
fili_fourmis-amount =
    { $count ->
        [0] no ants inside
        [one] { $count } ant inside
       *[other] { $count } ants inside
    }

## Puzzles: what is asked, and why the answer is right

# $turns (a number of turns)
fili_fourmis-puzzle-win =
    { $turns ->
        [1] Play and win in one move.
       *[other] Play and win in { $turns } moves.
    }
    .why = { $turns ->
        [1] That wins at once; any other move lets the opponent play.
       *[other] That wins in { $turns } moves, whatever the opponent plays: all replies have been tried.
    }
