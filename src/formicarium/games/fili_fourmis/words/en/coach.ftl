## The coach

# What the coach compares after two moves; $count (number)
fili_fourmis-coach-home =
    { $count ->
        [0] all ants have come out
        [one] { $count } ant is still at home
       *[other] { $count } ants are still at home
    }
fili_fourmis-coach-way =
    { $count ->
        [0] a file touches the ramparts to be taken
        [one] the first file is { $count } step from the ramparts
       *[other] the first file is { $count } steps from the ramparts
    }
fili_fourmis-coach-turns =
    { $count ->
        [0] all are held
        [one] it takes about { $count } more turn to hold them all
       *[other] it takes about { $count } more turns to hold them all
    }
fili_fourmis-coach-beyond =
    { $count ->
        [0] no ant is beyond the middle
        [one] { $count } ant is beyond the middle
       *[other] { $count } ants are beyond the middle
    }
fili_fourmis-coach-stranded =
    { $count ->
        [0] no ant is left behind
        [one] { $count } ant is left without a file and cannot march
       *[other] { $count } ants are left without a file and cannot march
    }
fili_fourmis-coach-their-home =
    { $count ->
        [0] the opponent has no ant at home
        [one] the opponent still has { $count } ant at home
       *[other] the opponent still has { $count } ants at home
    }
fili_fourmis-coach-their-way =
    { $count ->
        [0] an opposing file touches the ramparts
        [one] the first opposing file has { $count } step to go to the ramparts
       *[other] the first opposing file has { $count } steps to go to the ramparts
    }
fili_fourmis-coach-their-turns =
    { $count ->
        [0] the opponent holds all
        [one] the opponent needs about { $count } turn to hold them all
       *[other] the opponent needs about { $count } turns to hold them all
    }
fili_fourmis-coach-their-beyond =
    { $count ->
        [0] no opposing ant is beyond the middle
        [one] { $count } opposing ant is beyond the middle
       *[other] { $count } opposing ants are beyond the middle
    }
fili_fourmis-coach-their-stranded =
    { $count ->
        [0] no opposing ant is left behind
        [one] { $count } opposing ant is left without a file
       *[other] { $count } opposing ants are left without a file
    }

# $count (number)
fili_fourmis-amount =
    { $count ->
        [0] no ants inside
        [one] { $count } ant inside
       *[other] { $count } ants inside
    }

## Puzzles: what is asked, and why the answer is right

# $turns (a number of turns)
fili_fourmis-puzzle-win =
    { $turns ->
        [1] Play and win in one move.
       *[other] Play and win in { $turns } moves.
    }
    .why = { $turns ->
        [1] That wins at once; any other move lets the opponent play.
       *[other] That wins in { $turns } moves, whatever the opponent plays: all replies have been tried.
    }
