### The site: the frame and the pages, but for the table.

## The frame

site-skip = Skip to content
site-home = Formicarium, the shelf
site-tools = Tools
site-pages = Pages
site-shelf = Shelf
site-play = Play
site-my-games = My games
site-rules = Rules
site-sound = Sound
site-dark = Dark mode
site-guest = No name
# $name: who is here
site-you = You: { $name }
site-loading = One moment.
site-again = Try again
site-close = Close
site-copy = Copy
site-copied = Copied
site-copy-by-hand = Copy this link:

## The shelf

shelf-title = What shall we play?
shelf-subtitle = Five games, thousands of ants.
shelf-heading = The shelf
shelf-waiting = Waiting for you
shelf-others = Seats open to you
shelf-all-tables = All tables
shelf-empty = Nothing going on. Shall we play?
shelf-play = Play
# $game
shelf-play-name = Play { $game }
shelf-invite = Invite
# $game
shelf-invite-name = Invite somebody to { $game }
# $least, $most (numbers)
shelf-players = { $least } to { $most }
# $level (number): 1 to 3
shelf-difficulty = Difficulty { $level } of 3
shelf-length = Time
shelf-friend = Invited by a friend?
shelf-paste = Paste the link
shelf-learn = Learn to play in one minute

## A table in a list

# $game
card-your-turn = { $game }: your turn
# $name
card-thinking = { $name } is thinking
# $names (names already joined)
card-waiting = Waiting for { $names }
card-imported = imported
    .help = Begun from a saved game: whoever opened it chose how it begins.
# $count (number)
card-seats = { $count ->
        [one] One free seat
       *[other] { $count } free seats
    }
# $names (names already joined)
card-with = With { $names }
card-alone = Around this screen
card-solo = On your own
# $name
card-won = { $name } won
card-left = A robot plays for you
card-you-won = You won
card-draw = A draw
# $place, $count (numbers)
card-place = place { $place } of { $count }
card-go = Go
card-replay = Replay
card-ready = The table is ready

## New table

new-title = New table
new-import-title = Continue a game
new-mode = Which game?
new-players = Players
# $count (number)
new-players-count = { $count } players
new-who = Who plays?
# $number (number)
new-seat = Seat { $number }
new-me = You
new-me-help = You play here.
new-bots = Robots
# $bot
new-bot = Robot { $bot }
new-here = Somebody at this screen
new-here-help = You pass the screen to each other.
new-open = By link
new-open-help = You get a link to send when the table opens.
new-your-name = Your name
new-their-name = Their name
# $number (number)
new-name-default = Player { $number }
new-pace = At what pace?
new-pace-calm = Calm
    .help = No clock.
new-pace-quick = 1 min
    .help = One minute for each move.
new-pace-game = 10 min
    .help = Ten minutes each for the whole game.
new-pace-own = Custom
    .help = Choose your times. An empty field limits nothing.
new-pace-own-game = For the game (min)
new-pace-own-add = Added per turn (s)
new-pace-own-move = Per move (s)
new-pace-days = 3 days
    .help = Three days for each move. Come back when you like.
new-options = Table options
# $count (number)
new-options-on = { $count ->
        [0] as usual
        [one] { $count } chosen
       *[other] { $count } chosen
    }
# $players (text): "3 or 4"
new-option-players = For { $players } players.
new-public = Open to everybody
    .help = Anybody finds it under “Play”, with your name, until it is full. Otherwise only your links lead there.
new-shown = Anybody may watch
    .help = The game is under “Play” for as long as it lasts. Those who watch see what spectators see, and no more.
new-hints = Hints
    .help = Anybody may ask a robot for a hint.
new-edition = Edition
new-open-table = Open the table
new-copy = Copy the link
new-opening = Setting the table.
new-ready = The table is open
new-ready-text = Send one link for each seat. Whoever opens it takes that seat.
# $number (number)
new-link = Link for seat { $number }
new-watch-link = Link to watch
new-go = Go to the table
# $number (number)
new-imported = The game goes on after { $number ->
        [0] the set-up
        [one] { $number } move
       *[other] { $number } moves
    }.

## Joining

join-title = A table is waiting for you
# $names (joined), $count, $game
join-invited =
    { $count ->
        [one] { $names } is waiting
       *[other] { $names } are waiting
    } to play { $game } with you
# $game
join-game = Somebody is waiting to play { $game } with you
# $time (durations, written out)
join-clock = clock: { $time }
join-rules = Learn the rules
join-text = Enter your name and take your seat. Nothing to sign up for, nothing to install.
join-sit = Take the seat
join-paste-title = Follow a link
join-paste = The link you were sent
join-paste-help = It looks like an address with /join/ or /watch/ in it.
join-paste-bad = This link leads to no table. Check that it is complete.
join-follow = Follow

## My games

games-title = My games
games-yours = Your turn
games-going = In progress
games-ended = Finished
games-empty = Nothing going on. Shall we play?
games-me = You
games-name = Your name
games-save = Save
games-saved = Saved.
games-device = On another device
games-device-text = Reach your seats from a phone or another computer. The link works once, for a quarter of an hour.
games-device-make = Make a link
games-device-qr = Code to scan with the other device
games-device-alone = Keep this link to yourself: whoever opens it plays as you.
games-import = A game from a file
games-import-text = Open a saved game and play on.
games-import-choose = Choose a file
games-import-bad = This file is not a saved game.
games-import-long = This file is too long.
games-notify = Notifications
games-notify-text = A notification when it is your turn, even while you do something else.
games-notify-on = Tell me when it is my turn
games-notify-denied = Your browser blocks notifications for this site.

## Rules

rules-all = The rules of the games
# $game
rules-of = Rules: { $game }
rules-contents = Contents
rules-play = Play
# $rule
rules-reached = Rule { $rule }
rules-back = Back to the table
rules-search = Search the rules
rules-whole = All the rules
# $count (number), $wanted (what is looked for)
rules-hits = { $count ->
        [0] No rule mentions “{ $wanted }”.
        [one] One rule mentions “{ $wanted }”.
       *[other] { $count } rules mention “{ $wanted }”.
    }
rules-see = Show on the board
# a key of the keyboard
rules-escape = Esc
    .text = to close

## What is wrong

trouble-unknown = Something did not work. Try again in a moment.
trouble-offline = The server does not answer. Check the connection.
trouble-not-found = There is nothing here.
trouble-no-table = This link leads to no table.
trouble-no-invitation = This link leads to no table.
trouble-seat-taken = This seat is taken.
trouble-not-at-table = This table is private.
trouble-wrong-link = This link leads to no table.
trouble-broken-table = This table cannot be read any more.
trouble-no-game = This game is not on the shelf.
trouble-no-bot = This robot is not available. Choose another one.
trouble-bad-game = These options do not go together.
trouble-bad-seats = Somebody is missing, or there is one too many. Look at the seats again.
trouble-bad-pace = This pace will not do: times go from 5 seconds to 60 days; extra time per turn, up to an hour, needs a time for the whole game.
trouble-table-ended = This game is already over.
trouble-bad-journal = This file is not a saved game.
trouble-not-ended = The game has not ended.
trouble-too-long = That is too long.
trouble-full = There is no room for another table just now. Try again in a while.
# $most (number)
trouble-too-many-imports = You have opened { $most } saved games today. Open more tomorrow.
# $most (number)
trouble-too-many-tables = You have { $most } tables open already. Finish one first.
# $most (number)
trouble-too-many-sockets = You have { $most } table pages open at once. Close one.
# $most (number)
trouble-too-many-waiting = You already have { $most } tables waiting for players. Let them fill up first.
# $host (text)
trouble-host = This server does not answer to the name { $host }.
trouble-not-kept = The server could not save the table. Try again in a moment.
trouble-unsure = The server’s disk failed: we do not know whether this was saved. Look again in a moment.
trouble-no-page = There is nothing here.
trouble-no-method = That cannot be asked for in this way.
trouble-no-device = This link has already been used, or it is too old. Make another one.
trouble-no-rules = This game has no rules here.
trouble-no-edition = This edition is not available.
trouble-no-language = This language is not available.
trouble-no-moment = This game has no such moment.
trouble-bad-request = The server did not understand. Load the page again.
trouble-bad-token = This link is no longer valid.
trouble-fault = Something went wrong on our side. Try again in a moment.
trouble-origin = This request did not come from the site.
trouble-rate = That was too fast. Wait a moment.
wrong-nowhere = This address leads to no page.
wrong-no-invitation = The link may be cut short, or the table is gone.
wrong-seat-taken = Somebody sat down before you. Ask for another link, or for one to watch.
wrong-no-table = The table is gone, or the link is cut short.
wrong-not-at-table = Ask for a link to play there or to watch.
wrong-shelf = Go to the shelf

# A game for one player
new-alone = My best games, and the daily challenge
    .help = The same luck for everybody, once a day.
solo-title = Alone
solo-none = This game cannot be played alone.

## Learning

# $minutes (number)
shelf-learn-in = Learn in { $minutes } min
shelf-learned = Learned
# $step, $count (numbers)
shelf-lesson-at = Lesson, { $step } of { $count }
shelf-lesson-on = Go on with the lesson
# $game, $step, $count (numbers)
shelf-lesson-where = { $game }, step { $step } of { $count }
shelf-lesson-new = Learn by playing
# $game, $minutes (number)
shelf-lesson-first = { $game }, in { $minutes } minutes
site-learn = Learn
shelf-puzzle = Puzzle of the day
# $found, $count (numbers)
shelf-puzzle-week = This week: { $found } of { $count }
site-puzzles = Puzzles
# $game
first-title = Your first game of { $game }?
# $minutes (number)
first-text = A lesson of { $minutes } minutes teaches you the essentials as you play. You will not be asked again.
first-learn = Learn in { $minutes } minutes
first-play = Play at once
