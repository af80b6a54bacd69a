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
# $better, $played, $gain, $instead, $kind "gain" | "mixed" (the move that was played loses points) | "cost" (both do)
coach-why-gain =
    { $kind ->
        [cost] “{ $better }” costs { $gain } at once, “{ $played }” { $instead }.
        [mixed] “{ $better }” brings { $gain } at once; “{ $played }” costs { $instead }.
       *[gain] “{ $better }” brings { $gain } at once, “{ $played }” { $instead }.
    }
# $better, $played, $other, $seat, $allowed, $spared, $costs (number), $lost, $kept, $keeps "none" | "all" (nothing is lost) | "some"
coach-why-allow =
    After “{ $played }”, { $other } can make { $allowed } next turn{ $costs ->
        [0] {""}
       *[other] , and { $seat } { YOU($seat, "lose", "loses") } { $lost }
    }; after “{ $better }”, { $spared }{ $keeps ->
        [all] {""}, and { $seat } { YOU($seat, "lose", "loses") } nothing.
        [some] {""}, and { $seat } { YOU($seat, "lose", "loses") } { $kept }.
       *[none] .
    }
# $mix, $played
coach-why-mix = Here a fixed move is guessed: one mixes { $mix }. “{ $played }” departs from it.
# $better, $played, $this, $instead (facts in words), $turns (number of turns after which they are compared; 1: one's own)
coach-why-facts =
    { $turns ->
        [1] After “{ $better }”, { $this }; after “{ $played }”, { $instead }.
        [2] After “{ $better }” and the likely answer, { $this }; after “{ $played }” and its answer, { $instead }.
       *[other] In { $turns } turns “{ $better }” leads to this: { $this }; “{ $played }”: { $instead }.
    }
# $better, $played
coach-why-later = “{ $better }” is better than “{ $played }”: it does not show at once, but in what follows.

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
# $gain, $instead, $kind "gain" | "mixed" (the other move loses points) | "cost" (both do)
coach-hint-gain =
    { $kind ->
        [cost] It costs { $gain } at once; the best other move, { $instead }.
        [mixed] It brings { $gain } at once; the best other move costs { $instead }.
       *[gain] It brings { $gain } at once; the best other move, { $instead }.
    }
# $other, $seat, $allowed, $spared, $costs (number), $lost, $kept, $keeps "none" | "all" (nothing is lost) | "some"
coach-hint-allow =
    After it, { $other } can make { $spared } next turn{ $keeps ->
        [all] {""}, and { $seat } { YOU($seat, "lose", "loses") } nothing
        [some] {""}, and { $seat } { YOU($seat, "lose", "loses") } { $kept }
       *[none] {""}
    }; after the best other move, { $allowed }{ $costs ->
        [0] .
       *[other] , and { $seat } { YOU($seat, "lose", "loses") } { $lost }.
    }
# $this, $instead, $turns (number of turns)
coach-hint-facts =
    { $turns ->
        [1] After it, { $this }; after the best other move, { $instead }.
        [2] After it and the likely answer, { $this }; after the best other move and its answer, { $instead }.
       *[other] In { $turns } turns it leads to this: { $this }; the best other move: { $instead }.
    }
# $mix
coach-hint-mix = Here a fixed move is guessed: one mixes { $mix }.
coach-hint-later = It does not show at once, but is better for what follows.

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
