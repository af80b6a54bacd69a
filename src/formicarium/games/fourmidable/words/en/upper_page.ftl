## The page, at the upper levels

# Special cards in hand. $count (that can be played)
fourmidable-specials = Your special cards
fourmidable-specials-lit =
    { $count ->
        [0] none can be played now
        [1] 1 can be played now
       *[other] { $count } can be played now
    }
# $count (special cards in the hand of another seat)
fourmidable-specials-of =
    { $count ->
        [0] no special cards left
        [1] 1 special card
       *[other] { $count } special cards
    }
# $mark "day" | "night" | 0 (without a mark)
fourmidable-special-mark =
    { $mark ->
        [day] by day
        [night] by night
       *[none] by day and night
    }
fourmidable-special-asleep =
    { $mark ->
        [day] asleep: by day
        [night] asleep: by night
       *[none] asleep
    }
fourmidable-special-lit = can be played
fourmidable-special-played = played
fourmidable-special-now = now
# A card for the ear. $effect, $mark, $text (what it does), $state (can be played, or when)
fourmidable-special-read = { fourmidable-special-title }, { fourmidable-special-mark }, { $text }, { $state }
fourmidable-special-with = Play a card with it?
fourmidable-special-untie = Take the card back
# After an action. $seat (whose turn is next; 0: yours again)
fourmidable-after = Another card?
    .text = { $seat ->
        [0] If not, the game goes on.
       *[other] If not, the turn goes to { $seat }.
    }
fourmidable-after-finish = End my turn
fourmidable-after-ask = Ask me after each action
fourmidable-after-skip = Nothing more this round
# The state of a species. $state "ready" | "day" (asleep until day) | "night" (asleep until night) | "used" | "always"
fourmidable-species-state =
    { $state ->
        [ready] ready
        [day] asleep until day
        [night] asleep until night
        [used] used
       *[always] always
    }
fourmidable-species-use = Use the species

# Open objectives. $count (how many)
fourmidable-open-objectives = Open objectives
fourmidable-open-count =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
fourmidable-open-payable = can be paid for
# $ant
fourmidable-open-how = An open objective is completed in the library: bring { fourmidable-an-ant } there once you have its resources.
# $missing (how many resources)
fourmidable-open-missing =
    { $missing ->
        [1] 1 short
       *[other] { $missing } short
    }

# The set-up: three steps
fourmidable-step-species = Species
fourmidable-step-cards = Cards
fourmidable-step-ants = Ants
fourmidable-draft = The cards pass to the left
# $pick, $picks (numbers)
fourmidable-draft-pick = pick { $pick } of { $picks }
fourmidable-draft-keep = Keep a card.
    .help = The others pass to { $seat }. Nobody sees your pick.
# $effect, $seat (to whom the others go)
fourmidable-draft-choose = Keep “{ fourmidable-special-title }”?
fourmidable-draft-thinks = is choosing
fourmidable-draft-chosen = has chosen
fourmidable-draft-yours = You keep
# $count, $most (numbers)
fourmidable-draft-kept = { $count } of { $most }
fourmidable-draft-passed = Passed through your hands
fourmidable-draft-nothing = Nothing yet. What you pass on is noted here: you can look it up again.
# $pick (number), $seat (to whom they went)
fourmidable-draft-went = pick { $pick }, passed to { $seat }
# $species
fourmidable-species-choose = Take the species “{ fourmidable-species-title }”?
# $seat (who has taken it)
fourmidable-species-taken = taken by { $seat }
# $ant, $count (open objectives of that type)
fourmidable-ants-asked =
    { $count ->
        [0] no open objective
        [1] 1 open objective
       *[other] { $count } open objectives
    }
fourmidable-ants-turn = One ant at a time

# Solo
fourmidable-solo-choose = Choose six special cards
# $round, $rounds (numbers)
fourmidable-solo-round = round { $round } of { $rounds }
fourmidable-bag = The bag
    .help = Each time one of your ants gathers, a tile comes out: it says which predator eats, and what. It goes back into the bag.
# $count (tiles)
fourmidable-bag-count =
    { $count ->
        [1] 1 tile
       *[other] { $count } tiles
    }
# $resource (the tile drawn)
fourmidable-bag-drawn = The bag gave { fourmidable-a-resource }.
fourmidable-hunt = They hunt
fourmidable-larder = Their larder
fourmidable-larder-empty = It is empty.
# $missing (how many resources they lack)
fourmidable-larder-near =
    { $missing ->
        [1] One more resource, and they complete this objective.
       *[other] { $missing } more resources, and they complete this objective.
    }
fourmidable-ranks = The ranks
fourmidable-rank-none = No rank yet
fourmidable-rank-clever = Clever
fourmidable-rank-brilliant = Brilliant
fourmidable-rank-fantastic = Fantastic
fourmidable-rank-magnificent = Magnificent
# $above (number)
fourmidable-rank-above = more than { $above } points
# $rank: its name
fourmidable-rank-title =
    { $rank ->
        [clever] { fourmidable-rank-clever }
        [brilliant] { fourmidable-rank-brilliant }
        [fantastic] { fourmidable-rank-fantastic }
        [magnificent] { fourmidable-rank-magnificent }
       *[none] { fourmidable-rank-none }
    }
fourmidable-best = your best
# $day (the date, in words)
fourmidable-daily = Daily challenge, { $day }
    .help = The same bag, the same objectives for all. Only one game counts.
    .again = You have already played today’s challenge: this game will not count.
# $seed
fourmidable-daily-seed = seed { $seed }
fourmidable-daily-share = Share the seed
fourmidable-daily-results = Today’s results
fourmidable-daily-nobody = Nobody has finished today’s challenge yet.
fourmidable-campaign = Your solo games
fourmidable-campaign-nothing = No finished games so far.

# A card after an action, and what lies open
fourmidable-skipping = No more cards this round
# $count (special cards that can be played)
fourmidable-special-offer =
    { $count ->
        [1] 1 special card can be played
       *[other] { $count } special cards can be played
    }
# $count (open objectives that can be paid)
fourmidable-open-payables =
    { $count ->
        [1] 1 can be paid for
       *[other] { $count } can be paid for
    }
# $count (cards)
fourmidable-pile-open =
    { $count ->
        [0] No objectives are left in the pile.
        [1] 1 objective is left in the pile.
       *[other] { $count } objectives are left in the pile.
    }
# $seats (names already joined), $count (how many)
fourmidable-pile-looked =
    { $count ->
        [1] { $seats } has looked at the next cards.
       *[other] { $seats } have looked at the next cards.
    }
fourmidable-keys-special = Choose the next special card that can be played
fourmidable-keys-finish = End your turn after an action
fourmidable-keys-signs = The signs of the table

# The page of Solo
fourmidable-campaign-title = Fourmidable, alone
fourmidable-campaign-play = Play a game
fourmidable-campaign-replay = Watch it again
fourmidable-campaign-repeat = challenge played again
fourmidable-campaign-again = with a move taken back
fourmidable-daily-play = Play the challenge
fourmidable-daily-on = Continue your challenge
fourmidable-daily-repeat = Play it again
# On the head of a special card. $mark "day" | "night" | 0 (without a mark)
fourmidable-special-hour =
    { $mark ->
        [day] day
        [night] night
       *[none] day, night
    }

# Alone
fourmidable-solo-yours = Your game
# $left: what is left to be done. "ants", "birth" and "predator", joined by a hyphen
fourmidable-prompt-act =
    { $left ->
        [ants-birth-predator] Choose an action: an ant, a birth or a predator.
        [ants-birth] Choose an action: an ant or a birth.
        [ants-predator] Choose an action: an ant or a predator.
        [birth-predator] Choose an action: a birth or a predator.
        [birth] You have a birth left: which ant is born?
        [predator] You have a predator left to move: which one?
       *[ants] Choose an ant to move: each one moves once a round.
    }
    .short =
        { $left ->
            [ants] Which ant?
            [birth] Which birth?
            [predator] Which predator?
           *[other] Choose an action.
        }
# $points, $rank
fourmidable-solo-result =
    { $rank ->
        [none] { fourmidable-points }: no rank this time.
       *[other] { fourmidable-points }: { fourmidable-rank-title }!
    }
# $predator
fourmidable-eats =
    { $predator ->
        [spider] insects
        [grasshopper] plants
       *[worm] earth from your nest
    }
# $count (objectives that the predators have completed)
fourmidable-lost =
    { $count ->
        [1] They have taken 1 objective from you.
       *[other] They have taken { $count } objectives from you.
    }
fourmidable-verb-Draft = Keep
fourmidable-verb-Hunt = Let it eat
fourmidable-verb-Rob = Let it go

## The signs of the table: their name, and a line of help

fourmidable-sign-take = To take
    .text = A honey ring: the ant stops there and takes the resource.
fourmidable-sign-reach = Within reach
    .text = A honey dot: the ant can stop there, but takes nothing.
fourmidable-sign-useful = Useful
    .text = A leaf: you still need one for an objective.
fourmidable-sign-ready = Sun or moon on an ant
    .text = The same as in the sky: it can still move. The other one: it has moved.
fourmidable-sign-many = Several ants
    .text = The strip counts them: spear, scythe and spade for hunters, farmers and diggers.
fourmidable-sign-hole = Nest hole
    .text = The same number outside and in the nest: it is one cell. Only its player may go there.
fourmidable-sign-nest = Nest hole
    .text = The same cell as the shaft of your nest: this is where your ants go in and out.
fourmidable-sign-earth = Earth
    .text = Orange, grey or brown: only a digger gets it out, and stops at the first.
fourmidable-sign-predator = Predator
    .text = Its cell is closed to ants for as long as it stays.
fourmidable-sign-weather = Weather
    .text = Wind: one more step for hunters. Sun: for farmers. Rain: for diggers.
fourmidable-sign-hour = Day or night
    .text = A night card sleeps by day, and the other way round. Both signs: at any hour.
# $name, $text
fourmidable-sign-line = { $name }: { $text }
# $thing (a resource), $ant
fourmidable-sign-resource = { fourmidable-each-needs }: for { fourmidable-an-ant }.
# $predator, alone
fourmidable-sign-hunter =
    { $predator ->
        [spider] The spider eats insects, as near to your ants as it can. Its cell is closed to them.
        [grasshopper] The grasshopper eats plants, as near to your ants as it can. Its cell is closed to them.
       *[worm] The worm eats earth from your nest, as near to your ants as it can. Its cell is closed to them.
    }
