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
# $better, $played, $gain, $instead, $kind "gain" | "mixed" (le coup joué fait perdre des points) | "cost" (les deux)
coach-why-gain =
    { $kind ->
        [cost] « { $better } » coûte tout de suite { $gain }, « { $played } » { $instead }.
        [mixed] « { $better } » rapporte tout de suite { $gain } ; « { $played } » coûte { $instead }.
       *[gain] « { $better } » rapporte tout de suite { $gain }, « { $played } » { $instead }.
    }
# $better, $played, $other, $seat, $allowed, $spared, $costs (nombre), $lost, $kept, $keeps "none" | "all" (rien de perdu) | "some"
coach-why-allow =
    Après « { $played } », { $other } peut faire { $allowed } au tour suivant{ $costs ->
        [0] {""}
       *[other] , et { $seat } { YOU($seat, "perdez", "perd") } { $lost }
    } ; après « { $better } », { $spared }{ $keeps ->
        [all] {""}, et { $seat } ne { YOU($seat, "perdez", "perd") } rien.
        [some] {""}, et { $seat } { YOU($seat, "perdez", "perd") } { $kept }.
       *[none] .
    }
# $mix, $played
coach-why-mix = Ici, un coup fixe se devine : on mêle { $mix }. « { $played } » s’en écarte.
# $better, $played, $this, $instead (des faits en mots), $turns (nombre de tours après lesquels on compare ; 1 : le sien)
coach-why-facts =
    { $turns ->
        [1] Après « { $better } », { $this } ; après « { $played } », { $instead }.
        [2] Après « { $better } » et la réponse attendue, { $this } ; après « { $played } » et la sienne, { $instead }.
       *[other] « { $better } » mène en { $turns } tours à ceci : { $this } ; « { $played } » : { $instead }.
    }
# $better, $played
coach-why-later = « { $better } » vaut mieux que « { $played } » : cela ne se voit pas tout de suite, mais dans la suite.

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
# $gain, $instead, $kind "gain" | "mixed" (l’autre coup fait perdre des points) | "cost" (les deux)
coach-hint-gain =
    { $kind ->
        [cost] Il coûte tout de suite { $gain } ; le meilleur autre coup, { $instead }.
        [mixed] Il rapporte tout de suite { $gain } ; le meilleur autre coup coûte { $instead }.
       *[gain] Il rapporte tout de suite { $gain } ; le meilleur autre coup, { $instead }.
    }
# $other, $seat, $allowed, $spared, $costs (nombre), $lost, $kept, $keeps "none" | "all" (rien de perdu) | "some"
coach-hint-allow =
    Après lui, { $other } peut faire { $spared } au tour suivant{ $keeps ->
        [all] {""}, et { $seat } ne { YOU($seat, "perdez", "perd") } rien
        [some] {""}, et { $seat } { YOU($seat, "perdez", "perd") } { $kept }
       *[none] {""}
    } ; après le meilleur autre coup, { $allowed }{ $costs ->
        [0] .
       *[other] , et { $seat } { YOU($seat, "perdez", "perd") } { $lost }.
    }
# $this, $instead, $turns (nombre de tours)
coach-hint-facts =
    { $turns ->
        [1] Après lui, { $this } ; après le meilleur autre coup, { $instead }.
        [2] Après lui et la réponse attendue, { $this } ; après le meilleur autre coup et la sienne, { $instead }.
       *[other] Il mène en { $turns } tours à ceci : { $this } ; le meilleur autre coup : { $instead }.
    }
# $mix
coach-hint-mix = Ici, un coup fixe se devine : on mêle { $mix }.
coach-hint-later = Cela ne se voit pas tout de suite, mais il vaut mieux pour la suite.

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
