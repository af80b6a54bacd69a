### The lobby: play now, open tables, games to watch.

lobby-title = Play
lobby-heading = Who is playing?
# $count (number)
lobby-waiting = { $count ->
        [0] No table is waiting
        [one] One table is waiting for somebody
       *[other] { $count } tables are waiting for somebody
    }
# $count (number)
lobby-going = { $count ->
        [0] no game to watch
        [one] one game to watch
       *[other] { $count } games to watch
    }

## Play now

lobby-now = Play now
lobby-game = Which game?
lobby-kind = Which version?
# $count (number)
lobby-players = { $count ->
        [2] for two
        [3] for three
        [4] for four
        [5] for five
        [6] for six
       *[other] for { $count }
    }
lobby-play = Play
# $seconds (number)
lobby-help = With somebody who wants the same game. If nobody comes, a robot is offered after { $seconds } seconds. Anyone may watch.
# $count (number)
lobby-seeking-others = { $count ->
        [one] Looking for somebody.
       *[other] Looking for { $count } people.
    }
# $time ("12 s")
lobby-waited = Waiting for { $time } now. Stay on this page: the table opens by itself.
lobby-rise = Stop waiting
# $bot
lobby-offer = Nobody yet. A robot is ready: { $bot }.
lobby-offer-more = Or wait a little longer: we are still looking.
lobby-bot = Play this robot
lobby-paired = Everybody is here. The game begins.

## Open a table

lobby-open = Open a table
lobby-open-text = Choose the game, the seats and the pace. Invite people with a link, or leave it open to all.
lobby-open-new = New table

## The tables

lobby-tables = Open tables
lobby-filters = Which tables?
lobby-all-games = All games
lobby-live = Live
lobby-days = Correspondence
lobby-two = For two
lobby-more = Three or more
# $name
lobby-host = opened by { $name }
lobby-sit = Sit down
# $table: the game and who opened it
lobby-sit-name = Sit down: { $table }
lobby-gone = Full
# $taken, $free (numbers)
lobby-seats = { $taken ->
        [one] One seat taken
       *[other] { $taken } seats taken
    }, { $free ->
        [one] one free
       *[other] { $free } free
    }
lobby-nobody = Nobody at the moment. Open a table, or play a robot.
lobby-none = No open table matches.
lobby-no-account = No account needed: sit down, and the table starts as soon as it is full.

## To watch

lobby-watch = Watch
# $count (number)
lobby-watch-all = See all ({ $count })
lobby-going-title = Games in progress
# $count (number)
lobby-going-text = { $count ->
        [0] Nobody is playing in public at the moment.
        [one] One game, live. Come in and watch.
       *[other] { $count } games, live. Come in and watch.
    }
lobby-going-none = No game in progress matches.
lobby-which-games = Which games?
lobby-back = Find a game
lobby-watch-none = No game to watch at the moment.
# $number (number)
lobby-move = { $number ->
        [0] not begun yet
        [one] { $number } move
       *[other] { $number } moves
    }
# $count (number)
lobby-looking = { $count ->
        [one] one person is watching
       *[other] { $count } people are watching
    }
# $count (number)
lobby-and-others = { $count ->
        [one] and one other
       *[other] and { $count } others
    }
trouble-no-seek = There is nobody to look for here. Choose a game for two or more.
