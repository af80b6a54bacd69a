### Lessons, on the site.

school-title = Learn
school-lead = Short lessons, on the real table. Play: the scout tells you where to look.
# $game
school-course = Learn { $game }
school-all = The lessons of all games
# $minutes, $steps (numbers)
school-minutes =
    { $minutes } min, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
school-learned = Learned

# $game
school-of = A lesson of { $game }
# $step, $count (numbers)
school-at = step { $step } of { $count }
school-leave = Leave the lesson
school-leave-short = Leave
school-steps = Steps of the lesson
# $minutes (number)
school-left =
    { $minutes ->
        [one] one minute left
       *[other] { $minutes } minutes left
    }
school-ticked = done
school-back = Back
school-skip = Skip
school-rule = Rule
school-scout = The scout, your guide
# $things (names, with semicolons between them)
school-shown = Shown: { $things }

school-look = Look, then go on.
school-go-on = Go on
school-show-me = Show me
school-watch = Watch
school-watching = The scout plays the move for you.
school-yours = Nothing is played yet. Your turn?
school-mine = My turn
school-touch = Press to see, press again to play.
school-repeat = Now you do it.
school-retry = Try again
school-not-quite = Not quite
school-almost = This move is allowed, but it is not the one we are after. Look again at what is shown.
school-again = Nothing is played. Try again?
school-met = That is what stops it
    .text = What is not allowed can still be pressed: you are told why, with the rule.
school-seen = You have seen the rule answer.
school-done = Well done, you have learned it
    .text = You know how to play. Try a real game against the Egg: it is a beginner, too.
    .alone = You know how to play. Try a real game on your own: which rank will you reach?
school-end = The lesson is over.
    .text = Against the Egg, with the coach at your side.
    .alone = A game of your own, with the coach at your side.
school-play-now = Play now
school-next = Next lesson
trouble-no-lesson = There is no lesson at this address.
