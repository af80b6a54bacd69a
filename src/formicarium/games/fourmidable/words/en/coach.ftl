## The coach

# What the coach compares after two moves; $count (number)
fourmidable-coach-resources =
    { $count ->
        [0] no resource is in store
        [one] { $count } resource is in store
       *[other] { $count } resources are in store
    }
fourmidable-coach-ready =
    { $count ->
        [0] no objective can be paid
        [one] { $count } objective can be paid
       *[other] { $count } objectives can be paid
    }
fourmidable-coach-needs =
    { $count ->
        [0] the objectives in hand lack nothing
        [one] the objectives in hand lack { $count } resource in all
       *[other] the objectives in hand lack { $count } resources in all
    }
fourmidable-coach-missing =
    { $count ->
        [0] the nearest objective lacks nothing
        [one] the nearest objective lacks { $count } resource
       *[other] the nearest objective lacks { $count } resources
    }
fourmidable-coach-hand =
    { $count ->
        [0] no objective is in hand
        [one] { $count } objective is in hand
       *[other] { $count } objectives are in hand
    }
fourmidable-coach-ants =
    { $count ->
        [0] the colony has no ant
        [one] the colony has { $count } ant
       *[other] the colony has { $count } ants
    }
fourmidable-coach-holes =
    { $count ->
        [0] no hole is open
        [one] { $count } more hole is open
       *[other] { $count } more holes are open
    }
fourmidable-coach-suited =
    { $count ->
        [0] no ant has the trade of what is lacking
        [one] { $count } missing resource has an ant of the right trade
       *[other] { $count } missing resources have an ant of the right trade
    }
fourmidable-coach-served =
    { $count ->
        [0] no objective has an ant of every trade it asks for
        [one] { $count } objective has an ant of every trade it asks for
       *[other] { $count } objectives have an ant of every trade they ask for
    }
fourmidable-coach-trades =
    { $count ->
        [0] no trade is there
        [one] { $count } trade is there
       *[other] { $count } trades are there
    }
fourmidable-coach-marks =
    { $count ->
        [0] no pheromone is laid
        [one] { $count } pheromone is laid
       *[other] { $count } pheromones are laid
    }

## Puzzles: what is asked, and why the answer is right

# $points (of the objective), $needs (its resources), $worth (how often in a hundred)
fourmidable-puzzle-reveal = Reveal an objective: one action is enough.
    .why = The objective { $needs } lacked one resource only: now it is paid, +{ $points } points.
fourmidable-puzzle-reveal-two = Reveal an objective before the end of the round, in two actions.
    .why = One resource now, the other with your next action: it is still within reach { $worth } times in a hundred, whatever the others play.
