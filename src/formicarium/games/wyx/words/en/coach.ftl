## The coach

# What the coach compares after two moves; $count (number)
wyx-coach-next =
    { $count ->
        [0] no domino in view would bring an ant next
        [one] a domino in view would bring { $count } ant next
       *[other] a domino in view would bring { $count } ants next
    }
wyx-coach-flights =
    { $count ->
        [0] no domino in view fits next
        [one] { $count } domino in view fits next
       *[other] { $count } dominoes in view fit next
    }
wyx-coach-their-next =
    { $count ->
        [0] no domino in view brings an opponent an ant
        [one] a domino in view brings an opponent { $count } ant
       *[other] a domino in view brings an opponent { $count } ants
    }
wyx-coach-their-flights =
    { $count ->
        [0] no domino in view fits an opponent
        [one] { $count } domino in view fits an opponent
       *[other] { $count } dominoes in view fit an opponent
    }

# $count (number)
wyx-amount =
    { $count ->
        [0] no ants
        [one] { $count } ant
       *[other] { $count } ants
    }

## Puzzles: what is asked, and why the answer is right

# $cell, $ants (placed), $worth (chances with the answer, in %), $other (with the tempting move)
wyx-puzzle-most = One flight brings more than all the others. Which?
    .why = On { $cell } you place { wyx-ants }: no other flight places as many. Your chances to finish ahead: { $worth }%, against { $other }% after “{ $tempting }”.
wyx-puzzle-safe = Only one flight is safe. Which?
    .why = Another flight places as many ants, or more, but what follows counts for more: “{ $tempting }” leaves “{ $reply }” to your opponent. Your chances to finish ahead: { $worth }% on { $cell }, against { $other }%.
