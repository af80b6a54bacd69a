### The game in the terminal.

# $placed, $supply (numbers)
play-wyx-figures = { $placed } placed, { $supply } left
# $cell: where no domino leads
play-wyx-nowhere = No visible domino leads to { $cell }.
# $gain "own" | "ant" | "capture" | "anthill", $ants (number), $owner (name)
play-wyx-offer-Take =
    { $gain ->
        [own] already yours, nothing to place
        [capture] an ant, chases { $owner }
        [anthill] anthill, { wyx-ants }
       *[ant] an ant
    }
play-wyx-offer-Enter = central cell
play-wyx-offer-Pass = pass
