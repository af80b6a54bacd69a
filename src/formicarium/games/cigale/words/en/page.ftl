## How to play in one minute, in four pictures

cigale-how-1 = Place six ants
    .text = One to a card, side by side, on the paths that tempt you.
cigale-how-2 = Pick in secret
    .text = Tablecloth, tiles, stone or wood: a path with an ant of yours on it.
cigale-how-3 = The Cicada guesses
    .text = It lands on one of your six cards. That is its bet.
cigale-how-4 = Whose harvest?
    .text = A right guess, and the cards are the Cicada’s. A wrong one, and they are yours: pantry in autumn, provisions in winter.

## The page of the site

cigale-square = The square of cards
# $cell, at the head of a refusal
cigale-cell = Cell { $cell }
cigale-cell-empty = empty
cigale-cell-ant = an ant
cigale-cell-cicada = the Cicada
cigale-cell-due = to be collected
cigale-possible = possible
cigale-impossible = not possible
cigale-tray = On the table
# $count
cigale-pile = Pile { $count }
cigale-discard = Discard { $count }
cigale-market = Market
cigale-market-empty = The market is empty.
# $count, $path
cigale-so-many =
    { $path ->
        [cloth] { $count ->
            [one] { $count } tablecloth
           *[other] { $count } tablecloths
        }
        [tiles] { $count } tiles
        [stone] { $count } stone
       *[wood] { $count } wood
    }
# $price (cards already joined)
cigale-costs = costs { $price }
cigale-tokens = Your secret token
# $path
cigale-token = { cigale-path } token
# $count
cigale-ants-on =
    { $count ->
        [0] no ant on it
        [1] one ant on it
       *[other] { $count } ants on it
    }
cigale-token-mine = Your token
cigale-token-look = Lift it
# $path
cigale-seen = Not { cigale-the-path }
cigale-seen-why = You have seen this token.
cigale-reserve = Your reserve
cigale-reserve-of = Reserve
cigale-insects = Your insects
cigale-insects-title = Insects
# $count
cigale-insects-of =
    { $count ->
        [0] no insect card
        [1] one insect card
       *[other] { $count } insect cards
    }
cigale-insects-theirs = Face down: only their number shows.
# $rate (2 or 3)
cigale-tip-winter =
    { $rate ->
        [2] Two cards of a type stand for one of another when you pay: that is your Barter.
       *[3] Three cards of a type stand for one of another when you pay.
    }
cigale-tip-autumn = Face down for the others: they only see how many.
cigale-tip-open = Everybody sees them.
# $count, $card
cigale-times = { $count } times { $card }
cigale-hidden = Hidden card
cigale-hidden-theirs = face down
cigale-no-cards = No card
# $price, $cards (cards already joined, or 0)
cigale-paid =
    Price: { $price }. { $cards ->
        [0] Nothing is paid yet.
       *[other] Paid: { $cards }.
    }
cigale-swap-give = You give
cigale-swap-take = You take
cigale-provisions = Provisions
cigale-pantry = Pantry
# $path, $cubes (already joined)
cigale-shelf = Shelf of { cigale-path }: { $cubes }
# $seat, $slot
cigale-shelf-of =
    { $slot ->
        [0] { $seat } not yet
       *[other] { $seat } slot { $slot }
    }
cigale-powers = Powers
# $seat
cigale-power-held = held by { $seat }
cigale-power-free = free
# $path, $cards (number), $seat (who collects)
cigale-reveal-caught = It was { cigale-the-path }. The Cicada was right: { cigale-many-cards } for { $seat }.
cigale-reveal-free = It was { cigale-the-path }. The Cicada was wrong: { cigale-many-cards } for { $seat }.
# $seat: a Red Ant that was right
cigale-reveal-draws = { YOU($seat, "draw", "draws") } a card
cigale-turning = The tokens turn over.
# $caught (1: guessed)
cigale-turned =
    { $caught ->
        [1] The Cicada was right.
       *[0] The Cicada was wrong.
    }
cigale-round = This round
# $step, $steps
cigale-step = step { $step } of { $steps }
# $round
cigale-round-number = round { $round }
# $when "past" | "now", $you "yes" | "no", $phase, $seat (the Ant)
cigale-step-place =
    { $when ->
        [past] { $you ->
            [yes] You have placed your ants
           *[no] { $seat } has placed six ants
        }
       *[now] { $phase ->
            [choosing] Tokens are chosen in secret
           *[placing] { $you ->
                [yes] You place your ants
               *[no] { $seat } places six ants
            }
        }
    }
# $when, $you, $seat (the Cicada)
cigale-step-guess =
    { $when ->
        [past] { $you ->
            [yes] You have made your guess
           *[no] { $seat } has made a guess
        }
       *[now] { $you ->
            [yes] You guess the path
           *[no] { $seat } guesses the path
        }
    }
cigale-step-reveal = Reveal and collect
cigale-step-buy = Buy a provision
cigale-last = Last tokens
cigale-goal = To win
cigale-goal-winter = Four points. A provision is worth 1, a pair of the same is worth 3.
# $slots
cigale-goal-autumn = Most points: shelves and insects. The game ends once two of your cubes are at the far end, slot { $slots }, or when the pile runs short.
# $role, on a phone
cigale-chip =
    { $role ->
        [ant] Ant
        [cicada] Cicada
        [red] Red Ant
       *[none] waiting
    }
cigale-role-none = Waiting for a turn
cigale-scored = points
# $left
cigale-left =
    { $left ->
        [1] One more.
       *[other] { $left } more.
    }
cigale-secret = Nobody will know before the reveal.
# $price (cards that are missing, already joined), $beside (cards laid to replace one)
cigale-missing =
    { $beside ->
        [0] Still missing: { $price }.
        [1] Still missing: { $price }. One card is laid towards a replacement.
       *[other] Still missing: { $price }. { $beside } cards are laid towards a replacement.
    }
# $cards (cards already joined)
cigale-pays = You give { $cards }.
# $price, $lacking (how many of these cards are missing)
cigale-price =
    { $lacking ->
        [0] Price: { $price }. You will choose the cards.
        [1] Price: { $price }. One card will be replaced; you will choose.
       *[other] Price: { $price }. { $lacking } cards will be replaced; you will choose.
    }
# $path; .detail: $cards (number), $seat (the Ant)
cigale-bet = You bet on { cigale-the-path }.
    .detail = Right: { cigale-many-cards } for you. Wrong: they all go to { $seat }.
# $role "ant" | "red", $cards (number)
cigale-choose-detail =
    { $role ->
        [red] A card from the pile, if the Ant has chosen the same path and the Cicada is wrong.
       *[ant] { $cards ->
            [1] One card to collect, if the Cicada is wrong.
           *[other] { $cards } cards to collect, if the Cicada is wrong.
        }
    }
# $provision, $points (that you will have)
cigale-buy = { $provision }: you will have { cigale-points }.
cigale-verb-Choose = Choose
cigale-verb-Guess = Land here
cigale-verb-Collect = Take
cigale-verb-Empower = Take
cigale-verb-Buy = Buy
cigale-verb-Pay = Pay
cigale-verb-PayHidden = Pay
cigale-verb-Exchange = Exchange
cigale-verb-Peek = Peek
cigale-verb-swap = Exchange
# $what, as cigale-action-Decline
cigale-verb-Decline =
    { $what ->
        [power] No power
        [exchange] Exchange nothing
       *[buy] Buy nothing
    }
# $seat
cigale-told-Placed = { $seat } { YOU($seat, "place", "places") } six ants.
cigale-no-insect = This card has no insect: it gives no power.
# $insect
cigale-needs-insect = You need { cigale-an-insect } collected this round.
# $what
cigale-cannot = { $what }: not possible
# $count, $winners (names already joined), $points, $tie (with equal points) "insects" | "cards" | "no"
cigale-result =
    { $count ->
        [1] { $tie ->
            [insects] { $winners } { YOU($winners, "win", "wins") }: { cigale-points }, and more insect cards.
            [cards] { $winners } { YOU($winners, "win", "wins") }: { cigale-points }, and more Path cards.
           *[no] { $winners } { YOU($winners, "win", "wins") } with { cigale-points }.
        }
       *[other] A shared win: { $winners }, { cigale-points }.
    }
# What breaks a tie. $tie "insects" | "cards"
cigale-tiebreak =
    { $tie ->
        [insects] If tied: insect cards
       *[cards] If tied: Path cards
    }
cigale-keys = a token, a provision
