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
