# What the terminal says: around the board, and of what is measured.

# $placed, $supply (numbers)
play-wyx-figures = { $placed } placed, { $supply } left
# $cell: where no domino leads
play-wyx-nowhere = No visible domino leads to { $cell }.
# $gain "own" | "ant" | "capture" | "anthill", $ants (number), $owner (name)
play-wyx-offer-Take =
    { $gain ->
        [own] yours, nothing to place
        [capture] an ant, chases { $owner }
        [anthill] anthill, { wyx-ants }
       *[ant] an ant
    }
play-wyx-offer-Enter = central cell
play-wyx-offer-Pass = pass

bench-c_wyx = Wyx in hand-written C (moves)
bench-openspiel_wyx = Wyx as an OpenSpiel Python game (moves)
bench-compiled_over_openspiel_wyx = Compiled / Wyx in OpenSpiel Python

# Balance. $cell
wyx-mark-cell = Where the queen enters
    .one = { $cell }
