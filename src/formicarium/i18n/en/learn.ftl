### Lessons in the terminal.

cli-learn = Learn a game by playing it, in the terminal

learn-lesson = The name of a lesson; without it, the first that is not done
learn-list = The lessons of all games, or of this one
learn-step = Begin at step N
learn-check = Check the lessons; 1 if anything is missing
learn-position = The position at the beginning of the step, as JSON
learn-options = The legal moves at that step, as JSON
learn-trace = The lesson move by move, with what chance answers
learn-table = Write the table of rules and lessons in FILE anew

# $game, $lesson, $title, $steps, $minutes (numbers), $state "done" | "begun" | "new"
learn-line =
    { $state ->
        [done] ✓
        [begun] …
       *[new] ·
    } formicarium learn { $game } { $lesson } – { $title }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $minutes } min
# $number, $count (numbers), $title
learn-heading = Step { $number } of { $count }: { $title }
learn-scout = The scout
# $shown
learn-point = Look at { $shown }
# $name
learn-seat = { $name }
learn-on = Enter to go on.
learn-tip = “hint” shows the move, “skip” passes over the step, “back” goes back.
learn-almost = Not quite.
learn-again = Nothing is played. Try again?
learn-seen = There: that is how the rule answers.
# $advice
learn-shown = Look: { $advice }
learn-end = That is all. You know how to play.
# $command
learn-play = Play now: { $command }
# $command
learn-left = See you soon. To go on: { $command }

# $detail
fault-lesson = A lesson is not sound: { $detail }
# $game
fault-no-lessons = { $game } has no lessons yet.
# $game, $name, $lessons
fault-no-lesson = { $game } has no lesson “{ $name }”; there is { $lessons }.
# $step, $last (numbers)
fault-no-step = There is no step { $step }: they go from 1 to { $last }.
