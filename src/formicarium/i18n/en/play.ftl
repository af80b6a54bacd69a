### The game in the terminal.

## Help of the command

play-help-seats = Who sits where: me, me:Maëlle, random, greedy, level1 … level5, for example me,level3
play-help-save = Keep the game in this file
play-help-resume = Resume the game kept in this file
play-help-fast = Do not pause between the machines’ moves

## Before the game

play-against = Who will you play? [{ $usual }]
play-against-unknown = Type a number from 1 to 5, the name of a level, or t for another table.
play-usual = (Enter)
play-table = Another table: several people here, or more than two seats
play-other-language = En français : fr    Leave: q
# $names (joined), $moves (number), $date
play-waiting =
    A game is waiting for you: { $names }, { $moves ->
        [one] { $moves } move played
       *[other] { $moves } moves played
    }, { $date }.
play-waiting-resume = Resume it? [Y/n]
# $least, $most (numbers)
play-how-many = How many play, from { $least } to { $most }? [{ $least }]
play-how-many-unknown = Type a number from { $least } to { $most }.
play-seats-how = For each seat: a first name, or a number from 1 to 5 for a machine of that level.
# $usual: what Enter gives
play-seat = Who sits there? [{ $usual }]
play-seat-you = you

play-colour-1 = Carmine
play-colour-2 = Indigo
play-colour-3 = Pink
play-colour-4 = Moss
play-colour-5 = Sky
play-colour-6 = Plum
play-you = (you)

## During the game

play-tip = a number or a cell; ? for help
# $name
play-curtain = Pass the screen to { $name }, then press Enter.
play-thinking = { $name } is thinking.
# $typed
play-unknown = “{ $typed }” is not a move here. Type the number or the cell of a move on offer, or ? for help.
# $rule, $text
play-rule = Rule { $rule }: { $text }
# $rule
play-by-rule = (rule { $rule })
# $name (who advises), $advice (a sentence)
play-hint = Hint from { $name }: { $advice }
# $name
play-took-back = { $name } takes back the last move.
play-undo-nothing = You have not played yet.
play-undo-offer = Go back to before your last move? The machines agree. [Y/n]
play-undo-people = With other people at the table, what has been shown stays shown.
play-resign-resign = Resign? The game ends here, and it is lost. [y/N]
play-resign-leave = Resign? A machine will finish the game in your place. [y/N]
play-rules-more = One rule: “rules T3”. All of them: “rules all”.
play-log-more = The last moves. All of them: “log all”.
play-log-empty = Nothing has been played yet.
# $path
play-kept = Game kept in { $path }
play-copied = Copy written to { $path }
play-not-kept = This game is not being kept: nothing can be written to the games folder.
play-torn = The last line of the file was incomplete, probably cut off while it was being written: it is ignored.
play-lang-unknown = Type “lang fr” or “lang en”.
play-interpreted = The rules are interpreted, as there is no compiled build: the machines look less far ahead.

play-help-1 = 1, 2, 3… – take the move with that number
play-help-2 = d4 – go to that cell, if a move leads there
play-help-3 = Enter – play if there is only one move, else see the board again
play-help-4 = moves – what each allowed move does
play-help-5 = hint (h) – what the Soldier would play
play-help-6 = undo (u) – take your move back
play-help-7 = rules (r), rules T3 – the rules in one minute, or a single one
play-help-8 = log (l), save (s) – what happened; a copy: “save file”
play-help-9 = lang fr, quit (q) – en français; leave, the game is kept
play-help-10 = resign – end the game here, and lose it

## End and leaving

play-again = A rematch? The seats rotate. [Y/n]
play-bye = See you soon.
# $command
play-resume = To resume it: { $command }

## Faults

# $name, $bots
fault-play-seat = --seats: “{ $name }” cannot sit down. Available: me, me:Name, { $bots }.
# $given, $players (numbers)
fault-play-seats =
    --seats: { $given ->
        [one] { $given } name
       *[other] { $given } names
    } for { $players } seats.
fault-play-resume-save = --resume keeps the game in the same file: it cannot be combined with --save.
# $path, $game
fault-play-other-game = { $path }: this is a game of { $game }.
# $path
fault-play-exists = { $path }: this file already exists. Choose another name, or resume that game with --resume.
fault-play-held = { $path }: this game is open in another terminal.
# $path, $detail
fault-play-write = { $path }: cannot write there ({ $detail }).
