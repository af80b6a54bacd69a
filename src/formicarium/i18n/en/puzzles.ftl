### Puzzles: on the site and in the terminal.

puzzles-title = Puzzles
puzzles-daily = Puzzle of the day
puzzles-one = A puzzle
puzzles-ants-1 = Easy
puzzles-ants-2 = Medium
puzzles-ants-3 = Hard
puzzles-trail = Your trail
# $days (a number)
puzzles-row =
    { $days ->
        [0] yours to begin
        [1] one day
       *[other] { $days } days in a row
    }
puzzles-gap = A missed day leaves a gap, nothing more.
# $day (name of the day), $how: see puzzles-how-…
puzzles-day = { $day }, { $how }
puzzles-how-found = found
puzzles-how-hint = with a hint
puzzles-how-shown = answer seen
puzzles-how-todo = to do
puzzles-how-missed = not done
puzzles-by-game = By game
# $count (a number)
puzzles-found-of = found, of { $count }
puzzles-before = Days before
puzzles-all = All
puzzles-next = Another one
puzzles-random = Another one, at random
puzzles-hint = Hint
puzzles-show = Answer
puzzles-again = Start again
puzzles-share = Share
puzzles-shared = The link is copied.
puzzles-found = Found!
puzzles-found-hint = Found, with a hint!
puzzles-wrong = Not quite.
puzzles-retry = Nothing is played. Try again?
puzzles-astray = Try again?
puzzles-answer = The answer
puzzles-why = Why
# $rating, $doubt (numbers)
puzzles-rating = Your level at puzzles: { $rating } ± { $doubt }
# $name, $reply (what the other does)
puzzles-reply = { $name }: { $reply }
# $move (a move), $reply (a reply)
puzzles-tempting = It is not “{ $move }” ({ $reply }).
puzzles-tempting-only = It is not “{ $move }”.
puzzles-no-hint = No hint for this one: count once more.
# $share (a number)
puzzles-share-people = { $share } people in 100 found it with their first try.
puzzles-few = Few people have tried it yet.
# $levels (names of levels, joined)
puzzles-levels = Mostly found by: { $levels }.
puzzles-no-level = No robot finds it for sure.

## In the terminal

# $id, $hard (easy, medium, hard)
puzzles-head = { $id } · { $hard }
puzzles-tip = Type a move; “moves” shows them all, “hint”, “answer”, “quit”.
puzzles-another = Another one? (y/n)
puzzles-not-kept = Your level could not be kept.
puzzles-column-id = puzzle
puzzles-column-hard = how hard
puzzles-column-rating = rating
puzzles-column-solved = found by levels 1 to 5, in a hundred
puzzles-column-question = question
# $count (a number)
puzzles-count =
    { $count ->
        [0] No puzzle.
        [1] One puzzle.
       *[other] { $count } puzzles.
    }
puzzles-help-what = make: look for some; list: those there are; play: solve them
puzzles-help-game = The game; without it, play gives the puzzle of the day
puzzles-help-puzzle = This one, by its name (with play)
puzzles-help-games = In how many games to look (with make)
puzzles-help-number = Stop after N puzzles (with make)
puzzles-help-ants = Only as hard ones: 1 easy, 2 medium, 3 hard (with make)
puzzles-help-out = Add them to this file, less those that it has (with make)
# $games (names, joined)
fault-which-game = Of which game? Available: { $games }.
# $game
fault-no-puzzles = There is no puzzle of { $game } yet.
# $game, $name
fault-no-puzzle = There is no puzzle { $name } of { $game }; “formicarium puzzles list { $game }” shows them.
trouble-no-puzzle = There is no puzzle at this address.
