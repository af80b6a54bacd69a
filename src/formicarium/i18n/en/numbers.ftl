### Simulations, tournaments, measurements.

numbers-playing = Games
numbers-seat = seat
numbers-bot = player
numbers-wins = wins
numbers-mean-score = mean score
numbers-pair = pair
numbers-games = games
numbers-score = score
numbers-interval = 95% interval
numbers-draws = draws
numbers-rating = rating
# $games, $draws, $moves, $seconds, $moves_per_second (numbers)
numbers-summary = { $games } games, { $draws } of them drawn; { $moves } moves in { NUMBER($seconds, maximumFractionDigits: 2) } s, { NUMBER($moves_per_second, maximumFractionDigits: 0) } per second.
numbers-measure = measure
numbers-value = value
numbers-bar = threshold
# $seconds, $games, $seed
numbers-fuzz-clean = { $games } games in { NUMBER($seconds, maximumFractionDigits: 0) } s: no law is broken, no input brings the program down.
numbers-fuzz-broken = A law is broken. To see it again: { $command }
fault-arena-bots = --bots: at least two different players, separated by commas.
# $given, $players (numbers)
fault-seats = --bots: { $given } names for { $players } seats; give one for all, or one for each seat.
fault-bench-missing = cannot be measured here: { $reason }
fault-no-losses = In { $game } nobody bluffs: there is no loss to measure.
numbers-mode = mode
numbers-help-losses = Instead: what the bots’ bluffs lose against an opponent who sees through them, over K rounds of each mode
numbers-help-honesty = Instead: what honesty costs the strongest bot, against itself seeing everything, hidden cards and luck to come, over K games of each mode
numbers-all-seeing = who sees everything
numbers-nothing-to-see = nothing is hidden, no chance

numbers-help-bots = Players, separated by commas: random, greedy, level1 … level5, level4@200ms, level4@1000; a single name is used for every seat
numbers-help-games = Number of games
numbers-help-arena-games = Games per pair
numbers-help-pairs = All pairs, or only neighbours in the list
numbers-help-seed = Random seed: the same seed gives the same games
numbers-help-jobs = Processes in parallel, on this machine
numbers-help-ray = Games go to a Ray cluster: “auto”, host:port or ray://host:port; formicarium is installed there
# $detail
fault-jobs = --jobs: the processes die before anything is played ({ $detail }).
# $address, $detail
fault-ray = --ray { $address }: no cluster there ({ $detail }).
numbers-help-json = One JSON object, for a program
numbers-help-bot = The player in every seat: level3, level4@1000 …
numbers-help-vary = Then as many games again with each table option changed
numbers-help-picture = Also draw it into this file, as SVG

fault-balance-bot = --bot: one player, who sits in every seat.
# $game, $mode, $bot (names), $players, $games (numbers)
balance-heading =
    { $game }, { $mode }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $bot } in every seat
# $mean, $low, $high, $least, $most (numbers of moves)
balance-length = Length: { $mean } moves ({ $low } … { $high }), the shortest { $least }, the longest { $most }.
balance-seats = Seats
balance-scores = Points by seat
balance-sources = Points by source
# $name (of a table option), $value
balance-option = { $name }: { $value }
balance-on = yes
balance-off = no
balance-share = wins
balance-score = points
balance-points = points
balance-games = games
balance-interval = 95% interval
balance-beside = not even
balance-winners = winners
balance-others = others
balance-picture-share = share of wins, 95% interval, games
balance-picture-score = points, 95% interval, games
balance-picture-points = points of winners / of the others

bench-compiled = Random games, compiled rules (moves)
bench-interpreted = Random games, interpreted rules (moves)
bench-uct = UCT search (simulations)
bench-costs = Compiled:
bench-costs_interpreted = Interpreted:
bench-breakthrough = OpenSpiel’s C++ breakthrough, stepped from Python (moves)
bench-breakthrough_mcts = OpenSpiel’s C++ MCTS on breakthrough (simulations)
bench-compiled_over_interpreted = Compiled / interpreted
bench-compiled_over_breakthrough = Compiled / C++ breakthrough from Python
bench-compiled_over_c = Compiled / hand-written C
bench-uct_over_openspiel_mcts = UCT / OpenSpiel’s C++ MCTS
numbers-help-seconds = How long, in seconds
numbers-help-fuzz-games = At most this many games

numbers-help-markdown = As a Markdown table
numbers-variant-game = game
numbers-variant-mode = mode
numbers-variant-players = players
numbers-variant-moves = move numbers
numbers-variant-longest = longest
numbers-variant-usual = usual
numbers-variant-symmetries = symmetries
numbers-variant-length = length
numbers-variant-branching = branching
numbers-variant-widest = most choices
numbers-variant-chance = moves with chance
numbers-variant-questions = draws a move
numbers-variant-secrets = secrets
numbers-secrets-yes = yes
numbers-secrets-no = no
