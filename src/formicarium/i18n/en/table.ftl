### The table page, the same for all games. Names come as they are.

## Header

table-of = Table
# $count (number)
table-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
# $count (number)
table-watchers = { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
table-watching = You are watching
table-ousted = A robot plays in your place.
# $seat, $bot: names
table-replaced = { $bot } takes over from { $seat }.
table-rules = Rules
table-signs = Signs
table-menu = Table menu
table-close = Close
table-replaying = Replay
table-loading = Setting the table.

## Seats

table-seats = Players
# $seat: a name
table-possessions = See what { $seat } has
    .you = See what you have
table-has-chosen = has chosen
table-you = you
table-open-seat = Open seat
table-robot = robot
table-here = here
# $time (a duration, written out)
table-away = away, { $time }
table-offline = away
# $colour: its name, $shape: the number of the shape
seat-look = { $colour }, { $shape ->
        [1] round
        [2] square
        [3] diamond
        [4] shield
        [5] quatrefoil
       *[6] drop
    }
# $colour: its number
seat-colour = { $colour ->
        [1] Carmine
        [2] Indigo
        [3] Pink
        [4] Moss
        [5] Sky
       *[6] Plum
    }
table-clock = Time left
# $seconds (number)
table-seconds = { $seconds } s
# $minutes (number)
table-minutes = { $minutes } min
# $hours (number)
table-hours = { $hours } h
# $days (number)
table-days = { $days } d

## Prompt

table-board = Board
table-zoom = Board size
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-panes = Parts of the table
# $seat: a name
table-thinks = { $seat } is thinking.
# $seat: a name, $minutes (number)
table-thinks-long = { $seat } has been thinking for { $minutes } min.
# $names: names, joined
table-wait-for = Waiting for { $names }.
table-wait-open = Waiting for someone to take the open seat. Send the link.
table-wait-others = The game begins when every seat is taken.
table-done = The game is over.
table-sending = Sending…
table-slow = The answer is taking a while.
table-confirm = Play
table-let-go = Let go
table-go-on = Continue
# $move: what it will do, a sentence
table-planned = Planned: { $move }
table-plan-to = Where to, when it is your turn?
table-plan-drop = Drop the plan
table-plan-gone = The move you planned is no longer possible.
table-see = Show it
table-hint = Hint
table-hint-wait = The robot is looking…
# $choice: the move hinted at, a sentence
table-hinted = Hint: { $choice }
table-undo = Undo
table-takeback = Ask to take back
table-takeback-short = Take back
table-nudge = Nudge
table-nudged = Reminder sent.
table-got-it = Got it
# $rule
table-rule = Rule { $rule }
table-no = Not possible
table-copy-link = Copy the link
table-copied = Link copied
table-lost = Connection lost. Trying again.
table-lost-move = Connection lost before the answer. Trying again; the table will show whether your move was saved.
table-kept = Your move was saved.
table-unanswered = No answer to your move
    .text = The connection was lost before the answer, and the table does not show the move. Play it again.
table-unsure = We do not know yet

## Log and chat

table-log = Log
table-chat = Chat
table-talk = Chat
table-log-empty = Nothing yet. The game is about to begin.
table-chat-empty = Say hello.
# $seat: a name
table-undone = { $seat } { YOU($seat, "take", "takes") } the move back.
# $seat: a name, $number (number): the first move that no longer counts
table-taken-back = { $seat } { YOU($seat, "take", "takes") } moves back: the game is as it was before move { $number }.
table-jump = Go to this moment
table-citing = Show the rules behind each line
table-say = Your message
table-send = Send
# $name
table-mute = Mute { $name }
# $name
table-unmute = Unmute { $name }
# $name
table-muted = { $name }: message hidden
# $count (number)
table-unread = { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }

## Agreeing

# $seat: a name
table-asks-takeback = { $seat } { YOU($seat, "ask", "asks") } to take a move back.
# $seat, $about, $bot: names
table-asks-replace = { $seat } { YOU($seat, "propose", "proposes") }: { $bot } plays on for { $about }.
table-agree = Agree
table-refuse = No
# $names: names, joined
table-asked = Waiting for { $names } to agree.
table-withdraw = Withdraw
table-replace = Replace an absent player
    .help = Everybody must agree; after a long absence nobody is asked.
# $seat: a name, $bot: a name
table-replace-by = { $seat }: let { $bot } play on
table-replace-none = Nobody is absent.
# $bot: a name
table-leave-by = Give up my seat: { $bot } plays
# $bot: a name
table-leave-sure = { $bot } will finish the game for you. This cannot be undone.
table-leave-yes = Leave

## Refusals of the house

refusal-STALE = The game has moved on. Here is the new position.
refusal-SEAT = This seat is not yours.
refusal-HINT = No hints at this table, or not now.
refusal-RATE = Not so fast. Try again in a moment.
refusal-PROPOSAL = There is nothing to agree on, or a question is already open.
refusal-CHAT = The message is empty, or you cannot speak here.
refusal-STORE = The move could not be saved. Try again.
refusal-UNSURE = The disk failed at the last moment. If this was saved, the table will soon show it; if not, try again.
refusal-OTHER = That cannot be done now.

## Curtain

# $seat: a name
table-curtain = Pass the screen to { $seat }
table-curtain-why = The game waits behind the curtain. Everyone else, look away.
# $seat: a name
table-curtain-me = I am { $seat }
table-cover = Hide

## End

table-end = End of the game
# $winners: names, joined, $count (number of winners)
table-won =
    { $count ->
        [1] { $winners } { YOU($winners, "win", "wins") }.
       *[other] A draw between { $winners }.
    }
table-points = Points
table-total = Total
table-place = Place
table-rematch = Rematch
table-rematch-go = Go to the rematch
# After a game that was called off, which was none
table-restart = Start over
table-restart-go = Go to the new game
# Alone: in place of a rematch, and of a place
table-again = Play again
table-rank = Rank
table-share = Share
table-export = Save the game
table-reopen = See the result
table-to-shelf = Back to the shelf

## Replay

table-replay = Replay the game
table-coach = Go over it with the coach
table-coaching = The coach keeps an eye on me
    .help = Before a blunder she asks once whether you are sure. Against robots only.
table-first = Start
table-previous = Previous move
table-next = Next move
table-play = Play
table-pause = Pause
table-speed = Speed
# $number, $count (numbers)
table-move-of = Move { $number } of { $count }
# $number, $count (numbers), $text
table-move-told = Move { $number } of { $count }: { $text }
table-from-here = Play from here
    .help = Opens a new table at this moment, against robots.
table-moment = Link to this moment
# $winners: names, joined
table-replay-not = This game is not over yet. It can be replayed afterwards.

## Settings

table-settings = Settings
table-confirming = Confirm every move
    .help = The first touch shows, the second plays.
table-ahead = Plan my move
    .help = While others think. Played on your turn, if it can still be made.
table-sound = Sounds
table-volume = Volume
table-pace = Animations
# $pace (off, slow, normal, fast)
table-pace-is = { $pace ->
        [off] off
        [slow] slow
        [fast] fast
       *[normal] normal
    }
table-board-size = Board size
# $size (small, normal, large)
table-board-size-is = { $size ->
        [small] small
        [large] large
       *[normal] normal
    }
table-colour = My colour
    .help = On this screen only. The shapes stay where they are.
table-colour-seat = The seat’s own
table-dark = Dark
table-notify = Tell me when it is my turn
table-notify-no = Your browser blocks notifications.
table-notify-yes = Notifications are allowed.
table-invite = Invite
table-invite-seat = Link for the open seat
table-watch-link = Link to watch
table-your-turn = Your turn
# $game: the name of the game
table-title-turn = Your turn · { $game }

## Keyboard

table-keys = Keys
table-key-arrows = From cell to cell
table-key-enter = Choose, then confirm
    .key = Enter
table-key-escape = Let go, close
table-key-next = The next possible choice
table-key-undo = Undo, or ask to take back
table-key-hint = Hint
table-key-board = Go to the board
table-key-keys = This list
table-key-replay = Replay: one move, start, end
    .key = Home End

## Sharing

table-trouble = This table will not open.
# $day (the date, in words)
table-daily = daily challenge, { $day }


## Ending the game

end-part = End the game
end-abort = Call the game off
    .sure = The game stops at once for everybody and does not count.
    .yes = Call it off
end-resign = Resign
    .yes = Resign
# $name: who wins
end-resign-two = The game ends at once and { $name } wins.
end-resign-alone = The game ends at once, without a result.
end-resign-last = The game ends at once and the others win.
# $bot (name)
end-leave-sure = { $bot } finishes the game in your place. You can still watch it.
# $seat (name)
end-for = { $seat }: resign
end-draw = Offer a draw
    .sure = If everybody agrees, the game ends without a winner. The offer lapses as soon as somebody else moves.
    .yes = Offer a draw
end-draw-here = The game ends at once, without a winner.
end-stop = Propose to stop
    .sure = If everybody agrees, the game stops here, without a winner.
    .yes = Propose to stop
end-stop-now = The game stops at once, without a winner.
end-no = No, play on
# $seat
table-asks-draw = { $seat } { YOU($seat, "offer", "offers") } a draw.
# $seat
table-asks-stop = { $seat } { YOU($seat, "propose", "proposes") } to stop the game.
# $what, $seat (name): who refused
table-declined = { $what ->
    [takeback] { $seat } will not let you take the move back.
    [draw] { $seat } declines the draw.
    [stop] { $seat } wants to play on.
   *[replace] { $seat } does not agree to the replacement.
  }
# $winners (names joined), $count (number)
end-resigned = { $count ->
    [one] { $winners } wins by resignation
   *[other] { $winners } win by resignation
  }
end-you-resigned = You resigned
end-you-won = You win by resignation
end-drawn = Draw by agreement
end-stopped = Game stopped, without a winner
end-aborted = Game called off
# $name: who gave up the seat
table-robot-for = robot, for { $name }

## Quick words

quick-words = Quick words
quick-hello = Hello!
quick-luck = Have a good game!
quick-nice = Well played!
quick-thanks = Thank you!
quick-oops = Oops.
quick-moment = One moment…
quick-turn = Your turn.

## Notes

note-title = Notes
note-mine = My notes
    .help = Saved with the game, at this seat. Nobody else can read them.
note-kept = Saved
note-failed = Not saved: try again.
