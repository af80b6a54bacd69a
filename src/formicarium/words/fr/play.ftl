### La partie dans le terminal.

# $placed, $supply (nombres)
play-wyx-figures = { $placed } posées, reste { $supply }
# $cell : où aucun domino ne mène
play-wyx-nowhere = Aucun domino visible ne mène en { $cell }.
# $gain "own" | "ant" | "capture" | "anthill", $ants (nombre), $owner (nom)
play-wyx-offer-Take =
    { $gain ->
        [own] à vous déjà, rien à poser
        [capture] une fourmi, chasse { $owner }
        [anthill] fourmilière, { wyx-ants }
       *[ant] une fourmi
    }
play-wyx-offer-Enter = case centrale
play-wyx-offer-Pass = passer
