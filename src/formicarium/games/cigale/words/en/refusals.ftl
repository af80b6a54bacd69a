## Refusals

# $why "spectator" | "turn" | "step" | "mode" | "unknown", $seat (who is waited for), $count (how many are), $phase (where the round is)
cigale-not-now =
    { $why ->
        [spectator] You are watching this game. Moves are made at the table.
        [turn] { $count ->
            [1] Wait for your turn: { $seat } to play.
           *[other] Wait for your turn. { $count } players are still choosing.
        }
        [step] { $phase ->
            [placing] Place your six ants first.
            [choosing] Pick a path in secret first.
            [guessing] Guess the Ant’s path first.
            [collecting] Take your insect cards first.
            [empowering] First take a power, or pass.
            [paying] First pay for the provision you are buying.
           *[trading] It is time to buy, to exchange or to pass.
        }
        [mode] That move is not part of this mode of the game.
       *[unknown] There is no such move. Choose among those on offer.
    }
refusal-CIG-A1 = { cigale-not-now }
refusal-CIG-W16 = { cigale-not-now }
# $why "occupied" | "apart" | "file", $cell
refusal-CIG-A2 =
    { $why ->
        [occupied] There is already an ant on { $cell }: one to a card.
        [file] With an ant on { $cell } the six would no longer form one file.
       *[apart] Cell { $cell } is not side by side with any of your ants.
    }
# $path
refusal-CIG-A3 = None of your ants is on { cigale-the-path }. Pick a path with an ant on it.
# $cell
refusal-CIG-A4 = There is no ant on { $cell }. Land on a card that bears one.
# $why "gap" | "group" | "over", $cell
refusal-CIG-W15 =
    { $why ->
        [gap] There is no longer a card on { $cell }.
        [group] Around { $cell } there are not enough connected cards for six ants.
       *[over] The game is over. There are no six connected cards left for the ants.
    }
# $why "power" | "twice"
refusal-CIG-P5 =
    { $why ->
        [twice] You have already looked at a token this round.
       *[power] It takes the power { cigale-power-peek } to look at a token.
    }
# $cell, $insect (the one that is due), $due (its cell)
refusal-CIG-W7 = You are due { cigale-an-insect }, like the one on { $due }. There is none on { $cell }.
# $why "collected" | "late" | "cicada", $path, $insect, $power
refusal-CIG-P2 =
    { $why ->
        [cicada] Only the Ant takes powers. You collected as the Cicada.
        [late] A power is taken right after collecting, for an insect just collected, and from the table or another player.
       *[collected] You have not collected { cigale-each-Card } this round.
    }
# $why "box" | "yours", $power, $insect
refusal-CIG-P10 =
    { $why ->
        [yours] You already hold the power { cigale-power }.
       *[box] The power { cigale-power } stayed in the box.
    }
# $why "offer" | "bought", $provision
refusal-CIG-W8 =
    { $why ->
        [bought] You have already bought a provision this round. One at a time.
       *[offer] “{ $provision }” is not on the market.
    }
# $why "price" | "fit" | "reserve", $provision, $missing (how many cards), $path, $insect
refusal-CIG-W17 =
    { $why ->
        [price] { $missing ->
            [1] You lack one card for “{ $provision }”.
           *[other] You lack { $missing } cards for “{ $provision }”.
        }
        [fit] One more { cigale-path } card does not help to pay for “{ $provision }”: the payment must fit exactly.
       *[reserve] There is no such card in your reserve: { cigale-each-Card }.
    }
# $why "none" | "fit"
refusal-CIG-P7 =
    { $why ->
        [fit] Your hidden card does not help here: the payment must fit exactly.
       *[none] You have no hidden card to spend.
    }
# $why "power" | "used" | "yours" | "self" | "offer" | "theirs", $give, $take, $owner
refusal-CIG-P8 =
    { $why ->
        [used] You have already made this round’s exchange.
        [yours] You have no “{ $give }” to give.
        [self] You cannot exchange with yourself.
        [offer] “{ $take }” is not on the market.
        [theirs] { $owner } has no “{ $take }”.
       *[power] It takes the power { cigale-power-exchange } to swap a provision.
    }
refusal-CIG-A10 = The game is over. Two shelves are full, or the pile is too small.
refusal-CIG-W14 = The game is over. Somebody has reached four points.
refusal-CIG-W21 = The game is over. Nobody was buying any more.

## End

ending-CIG-A10 = Two shelves are full, or the pile is too small to refill the square.
ending-CIG-W14 = Somebody has reached four points.
ending-CIG-W15 = There are no six connected cards left for the ants.
ending-CIG-W21 = Forty rounds in a row without a purchase.
score-CIG-A11 = Shelves
score-CIG-A12 = Insects
score-CIG-W11 = Provisions
score-CIG-P4 = Prestige
