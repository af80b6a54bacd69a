### The command line, in English. Options and names of commands stay as they are typed.

## Help

cli-about = Games about ants: play them, look up their rules, let machines play them. Without a command: the site.
cli-command = COMMAND
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help = This help
cli-version = The version
cli-lang = Language: fr or en (default: FORMICARIUM_LANG, then the system’s)
# $prog: the command
cli-try = Try “{ $prog } --help”.

cli-games = The games on the shelf: modes, players, options
cli-play = Play in the terminal, with other people or against the machine
cli-new = Start a game: writes its opening position
cli-legal = The moves a seat may make
cli-why = Is a move allowed? If not, which rule forbids it?
cli-apply = Play a move: writes the position that follows
cli-view = What a seat sees of a position
cli-score = The points of a position, line by line
cli-analyse = How a machine would play on from a position: its best lines and what they are worth
cli-review = A game reviewed with the coach: what each move cost, where the game turned, what was luck
cli-schema = The JSON Schema of a game’s positions, actions and journals
cli-replay = Retell a game from its journal
cli-verify = Check a journal, move by move
cli-rules = The rules of a game
cli-playthrough = A sample game for people to read
cli-simulate = Let machines play many games, and count the results
cli-arena = A tournament among machines, with ratings
cli-balance = Is a game fair? Who wins, from which seat, and with what?
cli-bots = Enter a bot of one’s own, in the arena and on the site
cli-train = Train a net for a game, by games against itself
cli-variants = The variants in numbers: moves, length, branching, chance, secrets
cli-puzzles = Puzzles: find them, list them, solve them
cli-fuzz = Look for a game or an input that breaks a law
cli-bench = Measure the speed

# $games: their ids
cli-game = The game: { $games }
cli-mode = The mode of play (see “formicarium games”)
cli-players = How many players
cli-edition = Which edition of the components
cli-option = A table option: “NAME”, “NAME=off” or “NAME=20”; may be repeated
cli-json = JSON on one line, for a program
cli-seat = The seat, counted from 0
cli-seat-watcher = The seat, counted from 0; -1: a spectator
cli-action = The action as JSON, or - for standard input
cli-whole = Whole actions: all moves until something is done, one line each
cli-with = Only those that have these fields, as JSON: { "{" }"cell": "b3"{ "}" }; as often as you like
cli-seed = Random seed: the same seed gives the same result (default: true chance)
cli-draws = What chance answers, in order: 3,1
cli-position = A position file, or - for standard input
cli-journal = A game’s journal, or - for standard input
cli-until = Stop after N lines of the journal
cli-rules-rule = One rule only, by its id
cli-rules-check = Compare rules, code, tests and messages; exit code 1 if anything is missing
cli-write = Rewrite a game’s files in tests/playthroughs
cli-playthrough-seed = Random seed: the same seed gives the same game
cli-playthrough-lines = At most N lines: a longer game is cut to its opening, its end and glimpses in between

## Answers

# $number (number), counted from 1
cli-player = Player { $number }
cli-spectator = Spectators

# $game, $version (number)
cli-games-version = { $game } (rules, version { $version })
cli-games-modes = Modes
cli-games-editions = Editions
cli-games-options = Options
# $name, $least, $most (numbers), $help
cli-games-mode =
    { $name }, { $most ->
        [1] solo
       *[other] { $least } to { $most } players
    }. { $help }
cli-games-mode-exactly =
    { $name }, { $most ->
        [1] solo
       *[other] { $most } players
    }. { $help }
# $name, $help
cli-games-option = { $name }. { $help }

# $count (number), $seat (name)
cli-legal-moves =
    { $seat } to play: { $count ->
        [one] { $count } move allowed.
       *[other] { $count } moves allowed.
    }
# $count (number), $seat (name): a free move out of turn
cli-legal-free =
    Nobody is waiting for { $seat }, who may still make { $count ->
        [one] { $count } move.
       *[other] { $count } moves.
    }
# $seat (name), $waiting (names joined)
cli-legal-none = No move for { $seat }: { $waiting } to play.
# $seat (name)
cli-legal-ended = No move for { $seat }: the game is over.

cli-analyse-bot = Who thinks: level3 … level5, level5@5000ms, level5@100000
cli-analyse-lines = How many lines of play
# $seat, $bot (names), $count (number)
cli-analyse-seat =
    { $seat } to play; { $count ->
        [0] { $bot } does not look ahead in this game.
        [one] what { $bot } would play, and what it is worth to { $seat }:
       *[other] what { $bot } would play, best first, and what it is worth to { $seat }:
    }
# $turns (number)
cli-analyse-won = won in { $turns }
cli-analyse-lost = lost in { $turns }
fault-analyse-lines = --lines: at least one.

cli-why-allowed = Allowed.
# $rule
cli-why-refused = Forbidden by { $rule }.

# $winners (names joined), $count (number)
cli-score-won =
    { $count ->
        [one] { $winners } wins.
       *[other] A draw between { $winners }.
    }
cli-score-goes-on = The game goes on.
# $waiting (names joined)
cli-score-waiting = { $waiting } to play.
cli-score-player = Player
cli-score-place = Place
cli-score-total = Total

cli-replay-opening = Set-up.
# $seat (name)
cli-replay-undo = { $seat } takes back the last move.
# $count (number)
cli-verify-good =
    The journal is valid, { $count ->
        [0] with no moves.
        [one] { $count } line.
       *[other] { $count } lines.
    }
# $ending (a sentence), $rule
cli-verify-ended = The game is over: { $ending } ({ $rule })
# $path, $line (number), $reason
cli-verify-broken = { $path }, line { $line }: { $reason }
# $rule, $text
cli-verify-refused = a move forbidden by { $rule }. { $text }
# $seat (number), $last (number)
cli-verify-seat = there is no seat { $seat }; seats go from 0 to { $last }.

# $game, $title, $count (number)
cli-rules-book = { $game }: { $title } ({ $count } rules). “formicarium rules { $game }” shows them.
# $game, $count (number)
cli-rules-complete =
    { $game }: { $count ->
        [one] { $count } rule, all agree.
       *[other] { $count } rules, all agree.
    }
cli-rules-rule-column = Rule
cli-rules-missing-column = What is missing
cli-rules-skipped = Not compared, because they are not here: the tests.
# $what, $detail
cli-rules-missing =
    { $what ->
        [language] in a different place, or without text, in rules.{ $detail }.md
        [duplicate] twice in rules.{ $detail }.md
        [anchor] a wrong anchor in rules.{ $detail }.md
        [code] the code does not cite it
        [unknown] cited by { $detail }, but not among the rules
        [test] no test is named after it
        [sentence] no sentence for this refusal, or one anchor too many ({ $detail })
        [refusal] no message “refusal-” ({ $detail })
        [ending] no message “ending-” ({ $detail })
       *[score] no message “score-” ({ $detail })
    }
# $file
cli-playthrough-written = { $file } written.

## Faults

# $near
fault-near = Did you mean “{ $near }”?
# $name, $commands
fault-no-command = There is no command “{ $name }”. Available: { $commands }.
# $name, $languages
fault-no-language = --lang: “{ $name }” is not a language here. Available: { $languages }.
# $name, $games
fault-no-game = There is no game “{ $name }”. Available: { $games }.
# $game, $name, $options
fault-no-option = { $game } has no option “{ $name }”. Available: { $options }.
# $game
fault-no-options = { $game } has no table options.
# $game, $name, $modes
fault-no-mode = { $game } has no mode “{ $name }”. Available: { $modes }.
# $game, $name, $editions
fault-no-edition = { $game } has no edition “{ $name }”. Available: { $editions }.
# $game, $mode, $players, $least, $most (numbers)
fault-no-players =
    { $game } ({ $mode }) is not for { $players }; it is { $most ->
        [1] for one player.
       *[other] for { $least } to { $most } players.
    }
# $detail, in English
fault-game = This game cannot be played like that: { $detail }
# $path, $detail
fault-file = { $path }: cannot be read ({ $detail }).
# $path
fault-no-file = { $path }: there is no such file.
fault-folder = { $path }: a folder, not a file.
# $path, $size (number)
fault-too-large = { $path }: more than { $size } MiB; no position or journal is that large.
# $path
fault-not-text = { $path }: not UTF-8 text.
# $path, $detail
fault-impossible = { $path }: an impossible position: { $detail }
# $path, $detail, $game
fault-position = { $path }: not a position file: { $detail } (“formicarium schema { $game }” says how to write one).
# $path, $name, $games
fault-position-game = { $path }: there is no game “{ $name }”. Available: { $games }.
# $detail, $game
fault-action = --action: { $detail } (“formicarium schema { $game }” says how to write one).
# $detail, in English
fault-with = --with: { $detail }
# $number (number)
fault-after-chance = --action: move number { $number } depends on what chance answers before it.
# $seat, $last (numbers)
fault-no-seat = --seat: there is no seat { $seat }; seats go from 0 to { $last }.
fault-no-seat-watcher = --seat: there is no seat { $seat }; seats go from 0 to { $last }, and -1 is a spectator.
# $path, $detail
fault-journal = { $path }: not one of our journals: { $detail }
# $detail, in English
fault-bots = --bots: { $detail }
# $module, $extra
fault-extra = “{ $module }” is not installed here: pip install 'formicarium[{ $extra }]' brings it.
# $text, $most
fault-seed = --seed: “{ $text }”; it takes a whole number from 0 to { $most }.
# $text
fault-draws = --draws: “{ $text }”; it takes numbers separated by commas, for example 3,1.
# $detail, in English
fault-draws-asked = --draws: { $detail }
# $text
fault-until = --until: “{ $text }”; it takes a number of lines, 0 or more.
# $rule, $game
fault-no-rule = { $game } has no rule “{ $rule }”.
fault-rule-without-game = A rule belongs to a game: “formicarium rules GAME RULE”.
fault-no-checkout = --write: there is no folder tests/playthroughs here; this is done in the source tree.

## review

cli-review-budget = How many playouts (positions, futures) in all; 0: the usual number
cli-review-thinking = The coach thinks
cli-review-accuracy = Accuracy
cli-review-good = Good
cli-review-inexact = Inexact
cli-review-mistakes = Mistakes
cli-review-blunders = Blunders
cli-review-given = Luck
cli-review-taken = Bad luck
# $swing (number in a hundred)
cli-review-swing = { SIGNED($swing) }
cli-review-move = Move
cli-review-action = Played
cli-review-before = Before
cli-review-after = After
cli-review-mark = Mark
cli-review-why = Better
fault-review-budget = --budget: a number of playouts, 0 at least.
