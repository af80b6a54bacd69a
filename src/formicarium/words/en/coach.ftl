### The coach: what it says of a move. Moves come in short words ($better, $played), players by their name.

coach-mark-good = Good
coach-mark-inexact = Inexact
coach-mark-mistake = Mistake
coach-mark-blunder = Blunder

# $count (number): what is counted; a game that counts other things than points has a sentence of its own (<game>-amount)
coach-amount =
    { $count ->
        [0] no points
        [one] { $count } point
       *[other] { $count } points
    }
# $action, $hundredths (number)
coach-share = “{ $action }” { $hundredths } times in a hundred

## Why another move was better. $gain, $instead, $allowed, $spared, $lost: amounts in words (coach-amount)

# $better, $turns (number; 0: at once)
coach-why-win =
    { $turns ->
        [0] “{ $better }” won the game.
        [one] “{ $better }” won for sure the turn after.
       *[other] “{ $better }” won for sure in { $turns } turns.
    }
# $played, $other, $turns (number; 0: at once)
coach-why-lose =
    { $turns ->
        [0] After “{ $played }”, { $other } can win the game.
        [one] After “{ $played }”, { $other } wins for sure the turn after.
       *[other] After “{ $played }”, { $other } wins for sure in { $turns } turns.
    }
# $better, $played, $gain, $instead
coach-why-gain = “{ $better }” brings { $gain } at once, “{ $played }” { $instead }.
# $better, $played, $other, $seat, $allowed, $spared, $costs (number), $lost
coach-why-allow =
    { $costs ->
        [0] After “{ $played }”, { $other } can make { $allowed } next turn; after “{ $better }”, { $spared }.
       *[other] After “{ $played }”, { $other } can make { $allowed } next turn, and { $seat } loses { $lost }; after “{ $better }”, { $spared }.
    }
# $mix, $played
coach-why-mix = Here a fixed move is guessed: one mixes { $mix }. “{ $played }” departs from it.
# $better, $played
coach-why-later = “{ $better }” brings no more at once than “{ $played }”, but is better for what follows.

## Why this move, when somebody asks for advice

# $turns (number; 0: at once)
coach-hint-win =
    { $turns ->
        [0] This move wins the game.
        [one] This move wins for sure the turn after.
       *[other] This move wins for sure in { $turns } turns.
    }
# $other
coach-hint-lose = Without this move, { $other } can win the game.
# $gain, $instead
coach-hint-gain = It brings { $gain } at once; the best other move, { $instead }.
# $other, $seat, $allowed, $spared, $costs (number), $lost
coach-hint-allow =
    { $costs ->
        [0] After it, { $other } can make { $spared } next turn; after the best other move, { $allowed }.
       *[other] After it, { $other } can make { $spared } next turn; after the best other move, { $allowed }, and { $seat } loses { $lost }.
    }
# $mix
coach-hint-mix = Here a fixed move is guessed: one mixes { $mix }.
coach-hint-later = It brings no more at once, but is better for what follows.

## What counted

# $move (number), $seat, $before, $after (numbers in a hundred)
coach-turn-move = Move { $move }, { $seat }: the chances go from { $before } to { $after } in a hundred.
# $move (number), $seat, $swing (number in a hundred, more or less)
coach-turn-luck =
    Move { $move }, luck: { $seat } { $swing ->
        [one] { SIGNED($swing) } point of chances in a hundred.
       *[other] { SIGNED($swing) } points of chances in a hundred.
    } Nobody’s fault.
coach-rests = Judged on what each could see.
coach-nothing = Nothing to say against it.
