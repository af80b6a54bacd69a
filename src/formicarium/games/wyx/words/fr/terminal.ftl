# Ce que dit le terminal : autour du plateau, et ce qui est mesuré.

# $placed, $supply (nombres)
play-wyx-figures =
    { $placed ->
        [one] { $placed } posée
       *[other] { $placed } posées
    }, reste { $supply }
# $cell : où aucun domino ne mène
play-wyx-nowhere = Aucun domino visible ne mène en { $cell }.
# $gain "own" | "ant" | "capture" | "anthill", $ants (nombre), $owner (nom)
play-wyx-offer-Take =
    { $gain ->
        [own] déjà à vous, rien à poser
        [capture] une fourmi, chasse { $owner }
        [anthill] fourmilière, { wyx-ants }
       *[ant] une fourmi
    }
play-wyx-offer-Enter = case centrale
play-wyx-offer-Pass = passer

bench-c_wyx = Wyx en C à la main (coups)
bench-openspiel_wyx = Wyx en jeu Python d’OpenSpiel (coups)
bench-compiled_over_openspiel_wyx = Compilé / Wyx en OpenSpiel Python

# Équilibre. $cell
wyx-mark-cell = Entrée de la reine
    .one = { $cell }
