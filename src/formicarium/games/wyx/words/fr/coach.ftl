## La coach

# Ce que la coach compare après deux coups ; $count (nombre)
wyx-coach-next =
    { $count ->
        [0] aucun domino visible ne rapporterait de fourmi ensuite
        [one] un domino visible rapporterait { $count } fourmi ensuite
       *[other] un domino visible rapporterait { $count } fourmis ensuite
    }
wyx-coach-flights =
    { $count ->
        [0] aucun domino visible ne convient ensuite
        [one] { $count } domino visible convient ensuite
       *[other] { $count } dominos visibles conviennent ensuite
    }
wyx-coach-their-next =
    { $count ->
        [0] aucun domino visible ne rapporte de fourmi en face
        [one] en face, un domino visible rapporte { $count } fourmi
       *[other] en face, un domino visible rapporte { $count } fourmis
    }
wyx-coach-their-flights =
    { $count ->
        [0] aucun domino visible ne convient en face
        [one] { $count } domino visible convient en face
       *[other] { $count } dominos visibles conviennent en face
    }

# $count (nombre)
wyx-amount =
    { $count ->
        [0] aucune fourmi
        [one] { $count } fourmi
       *[other] { $count } fourmis
    }

## Énigmes : ce qui est demandé, et pourquoi la réponse est bonne

# $cell, $ants (posées), $worth (chances avec la réponse, en %), $other (avec $tempting, un coup qui tente et auquel $reply répond)
wyx-puzzle-most = Un vol rapporte plus que tous les autres. Lequel ?
    .why = En { $cell }, vous posez { wyx-ants } : aucun autre vol n’en pose autant. Vos chances de finir devant : { $worth } %, contre { $other } % après « { $tempting } ».
wyx-puzzle-safe = Un seul vol est sûr. Lequel ?
    .why = Un autre vol pose autant de fourmis, ou plus, mais ce qui suit compte davantage : « { $tempting } » laisse à l’adversaire « { $reply } ». Vos chances de finir devant : { $worth } % en { $cell }, contre { $other } %.
