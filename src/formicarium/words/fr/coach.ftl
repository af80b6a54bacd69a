### La coach : ce qu’elle dit d’un coup. Les coups arrivent en mots brefs ($better, $played), les joueurs par leur nom.

coach-mark-good = Bon
coach-mark-inexact = Imprécis
coach-mark-mistake = Erreur
coach-mark-blunder = Gaffe

# $count (nombre) : ce que l’on compte ; un jeu qui compte autre chose que des points a sa propre phrase (<jeu>-amount)
coach-amount =
    { $count ->
        [0] aucun point
        [one] { $count } point
       *[other] { $count } points
    }
# $action, $hundredths (nombre)
coach-share = « { $action } » { $hundredths } fois sur cent

## Pourquoi un autre coup valait mieux. $gain, $instead, $allowed, $spared, $lost : des quantités en mots (coach-amount)

# $better, $turns (nombre ; 0 : tout de suite)
coach-why-win =
    { $turns ->
        [0] « { $better } » gagnait la partie.
        [one] « { $better } » gagnait à coup sûr au tour suivant.
       *[other] « { $better } » gagnait à coup sûr en { $turns } tours.
    }
# $played, $other, $turns (nombre ; 0 : tout de suite)
coach-why-lose =
    { $turns ->
        [0] Après « { $played } », { $other } peut gagner la partie.
        [one] Après « { $played } », { $other } gagne à coup sûr au tour suivant.
       *[other] Après « { $played } », { $other } gagne à coup sûr en { $turns } tours.
    }
# $better, $played, $gain, $instead
coach-why-gain = « { $better } » rapporte tout de suite { $gain }, « { $played } » { $instead }.
# $better, $played, $other, $seat, $allowed, $spared, $costs (nombre), $lost
coach-why-allow =
    { $costs ->
        [0] Après « { $played } », { $other } peut faire { $allowed } au tour suivant ; après « { $better } », { $spared }.
       *[other] Après « { $played } », { $other } peut faire { $allowed } au tour suivant, et { $seat } perd { $lost } ; après « { $better } », { $spared }.
    }
# $mix, $played
coach-why-mix = Ici, un coup fixe se devine : on mêle { $mix }. « { $played } » s’en écarte.
# $better, $played
coach-why-later = « { $better } » ne rapporte pas plus tout de suite que « { $played } », mais vaut mieux pour la suite.

## Pourquoi ce coup, quand on demande conseil

# $turns (nombre ; 0 : tout de suite)
coach-hint-win =
    { $turns ->
        [0] Ce coup gagne la partie.
        [one] Ce coup gagne à coup sûr au tour suivant.
       *[other] Ce coup gagne à coup sûr en { $turns } tours.
    }
# $other
coach-hint-lose = Sans ce coup, { $other } peut gagner la partie.
# $gain, $instead
coach-hint-gain = Il rapporte tout de suite { $gain } ; le meilleur autre coup, { $instead }.
# $other, $seat, $allowed, $spared, $costs (nombre), $lost
coach-hint-allow =
    { $costs ->
        [0] Après lui, { $other } peut faire { $spared } au tour suivant ; après le meilleur autre coup, { $allowed }.
       *[other] Après lui, { $other } peut faire { $spared } au tour suivant ; après le meilleur autre coup, { $allowed }, et { $seat } perd { $lost }.
    }
# $mix
coach-hint-mix = Ici, un coup fixe se devine : on mêle { $mix }.
coach-hint-later = Il ne rapporte rien de plus tout de suite, mais vaut mieux pour la suite.

## Ce qui a compté

# $move (nombre), $seat, $before, $after (nombres sur cent)
coach-turn-move = Coup { $move }, { $seat } : les chances passent de { $before } à { $after } sur cent.
# $move (nombre), $seat, $swing (nombre sur cent, plus ou moins)
coach-turn-luck =
    Coup { $move }, le hasard : { $seat } { $swing ->
        [one] { SIGNED($swing) } point de chances sur cent.
       *[other] { SIGNED($swing) } points de chances sur cent.
    } Sans faute de personne.
coach-rests = Jugé sur ce que chacun pouvait voir.
coach-nothing = Rien à redire.
