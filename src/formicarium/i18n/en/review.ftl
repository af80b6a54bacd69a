### The coach on screen: going over a game, and what she says while it is played.

review-title = Go over it with the coach
review-tab-replay = Move by move
review-tab-coach = With the coach

## While she looks

review-waiting =
    { $ahead ->
        [0] The coach is on her way.
        [one] The coach looks at another game first.
       *[other] The coach looks at { $ahead } other games first.
    }
# $percent
review-making = The coach is looking at the game: { $percent } in a hundred.
review-making-note = It takes a minute at most. The game can be replayed meanwhile.
review-again = Try again
review-short = This game is too short to be judged.

## The sentence

# $move, $seat, $mark
review-move =
    { $mark ->
        [good] Move { $move }, { $seat }: well played.
        [inexact] Move { $move }, { $seat }: not quite exact.
        [mistake] Move { $move }, { $seat }: a mistake.
       *[blunder] Move { $move }, { $seat }: a blunder.
    }
review-begin = Before the first move.
# $seat, $before, $after
review-fall = Chances for { $seat }: from { $before } to { $after } in a hundred.
# $seat, $chance
review-stays = Chances for { $seat }: { $chance } in a hundred.
# $before, $after
review-fall-alone = Success: from { $before } to { $after } in a hundred.
# $chance
review-stays-alone = Success: { $chance } in a hundred.
# $before, $after (places, with a decimal)
review-place = Expected place: { $before } with the best move, { $after } with this one.
# $move, $seat, $swing
review-luck = Move { $move }, luck: { SIGNED($swing) } for { $seat }. Nobody’s fault.
review-better = better
review-played = played
review-board-key = On the board
review-next = Next
review-replay = Play it again
review-replay-help = A new table starts from here, against robots: try the other move.
review-rests = Judged by what { $seat } could see.
review-rests-you = Judged by what you could see.

## Turning points

review-turns =
    { $count ->
        [0] Turning points
        [one] One turning point
        [2] Two turning points
       *[other] Three turning points
    }
# $moves
review-of-moves =
    { $moves ->
        [one] of { $moves } move
       *[other] of { $moves } moves
    }
review-nothing = Nothing to find fault with.
# $mark, $seat
review-turn =
    { $mark ->
        [inexact] Not quite exact: { $seat }
        [mistake] Mistake: { $seat }
       *[blunder] Blunder: { $seat }
    }
# $swing, $seat
review-turn-luck = Luck: { SIGNED($swing) } for { $seat }
# $move, $swing
review-turn-cost = Move { $move } · { SIGNED($swing) } in a hundred
# $move
review-turn-luck-at = Move { $move } · nobody’s fault
review-line-better = What follows the best move

## Who

review-whose = Whose moves?
review-whose-all = All

## The seats

review-accuracy = Accuracy
review-luck-sum = Luck
review-count =
    { $mark ->
        [good] good moves
        [inexact] inexact moves
        [mistake] mistakes
       *[blunder] blunders
    }
review-place-at = { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }

## The curve

review-curve = Chances to win
review-curve-alone = Success
review-legend-luck = luck
# $percent
review-percent = { $percent }%
review-slider = Move
# $move, $moves, $chances
review-slider-at = Move { $move } of { $moves }. { $chances }
# $seat, $percent
review-chance = { $seat } { $percent }%
review-as-table = As a table
review-column-move = Move
review-column-who = Who
review-column-mark = Judgement
review-after-luck = after luck

## At a table

review-sure = Are you sure?
# $before, $after
review-sure-cost = Your chances would go from { $before } to { $after } in a hundred.
review-sure-yes = Play it anyway
review-sure-no = Choose something else
trouble-coach-busy = The coach has many games to look at already. Try again a little later.
trouble-one-review = The coach is already looking at a game for you. Wait until she is done.
trouble-coach-lost = The coach could not look at this game.
