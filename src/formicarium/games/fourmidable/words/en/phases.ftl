## The phases: their name, what is expected of you, what is expected of others ($seats: names already joined, $count: how many)

fourmidable-phase-adopting = Species
    .you = Choose your species.
    .wait =
        { $count ->
            [1] { $seats } chooses a species.
           *[other] { $seats } choose a species.
        }
fourmidable-phase-drawing = Objectives
    .you = Choose your seven objectives.
    .wait =
        { $count ->
            [1] { $seats } chooses objectives.
           *[other] { $seats } choose objectives.
        }
fourmidable-phase-mustering = First ants
    .you = Choose your first ants.
    .wait =
        { $count ->
            [1] { $seats } chooses ants.
           *[other] { $seats } choose ants.
        }
fourmidable-phase-forecasting = Weather
    .you = Choose the weather of the round.
    .wait =
        { $count ->
            [1] { $seats } chooses the weather.
           *[other] { $seats } choose the weather.
        }
fourmidable-phase-acting = Action
    .you = Your turn: one action.
    .wait =
        { $count ->
            [1] { $seats } chooses an action.
           *[other] { $seats } choose an action.
        }
fourmidable-phase-walking = Move
    .you = Where does this ant go?
    .wait =
        { $count ->
            [1] { $seats } moves an ant.
           *[other] { $seats } move an ant.
        }
fourmidable-phase-choosing = Way
    .you = Which way does it take?
    .wait =
        { $count ->
            [1] { $seats } chooses a way.
           *[other] { $seats } choose a way.
        }
fourmidable-phase-opening = New hole
    .you = Where does the new hole open?
    .wait =
        { $count ->
            [1] { $seats } opens a hole.
           *[other] { $seats } open a hole.
        }
fourmidable-phase-studying = Library
    .you = Which objective do you keep?
    .wait =
        { $count ->
            [1] { $seats } reads in the library.
           *[other] { $seats } read in the library.
        }
fourmidable-phase-prowling = Predator
    .you = Where does the predator go?
    .wait =
        { $count ->
            [1] { $seats } moves a predator.
           *[other] { $seats } move a predator.
        }
fourmidable-phase-summoning = One more predator
    .you = Which predator do you move?
    .wait =
        { $count ->
            [1] { $seats } chooses one more predator.
           *[other] { $seats } choose one more predator.
        }
fourmidable-phase-claiming = Pheromone
    .you = Where does your pheromone go?
    .wait =
        { $count ->
            [1] { $seats } places a pheromone.
           *[other] { $seats } place a pheromone.
        }
fourmidable-phase-erasing = Sweep
    .you = Which pheromone do you take away?
    .wait =
        { $count ->
            [1] { $seats } takes a pheromone away.
           *[other] { $seats } take a pheromone away.
        }
fourmidable-phase-bearing = Birth
    .you = Which ant is born?
    .wait =
        { $count ->
            [1] { $seats } chooses the ant that is born.
           *[other] { $seats } choose the ant that is born.
        }
fourmidable-phase-finishing = After the action
    .you = Another card? If not, end your turn.
    .wait =
        { $count ->
            [1] { $seats } may still play a card.
           *[other] { $seats } may still play a card.
        }
fourmidable-phase-closing = End of the round
    .you = The round is closing: do you reveal an objective?
    .wait =
        { $count ->
            [1] { $seats } may still reveal an objective.
           *[other] { $seats } may still reveal an objective.
        }
fourmidable-phase-counting = Last reveals
    .you = This is the end: reveal what you can pay for.
    .wait =
        { $count ->
            [1] { $seats } may reveal for the last time.
           *[other] { $seats } may reveal for the last time.
        }
fourmidable-phase-completing = Library
    .you = Do you complete an open objective?
    .wait =
        { $count ->
            [1] { $seats } may complete an objective.
           *[other] { $seats } may complete an objective.
        }
fourmidable-phase-drafting = Draft
    .you = Keep one card; the rest goes to your left.
    .wait =
        { $count ->
            [1] { $seats } is choosing a card.
           *[other] { $seats } are choosing a card.
        }
fourmidable-phase-stocking = Cards
    .you = Choose your six special cards.
    .wait =
        { $count ->
            [1] { $seats } chooses special cards.
           *[other] { $seats } choose special cards.
        }
fourmidable-phase-reaping = Harvest
    .you = Do you play a card for what was gathered?
    .wait =
        { $count ->
            [1] { $seats } may play a card.
           *[other] { $seats } may play a card.
        }
fourmidable-phase-hunting = Hunt
    .you = Where does the predator eat?
    .wait =
        { $count ->
            [1] { $seats } chooses where a predator eats.
           *[other] { $seats } choose where a predator eats.
        }
fourmidable-phase-robbing = Lost objective
    .you = Which objective do the predators complete?
    .wait =
        { $count ->
            [1] { $seats } chooses what the predators complete.
           *[other] { $seats } choose what the predators complete.
        }
fourmidable-phase-ended = End
    .you = The game is over.

## Pieces of sentences used below (a reference to a message hands it the same arguments)

# $ant "hunter" | "farmer" | "digger"
fourmidable-ant =
    { $ant ->
        [hunter] hunter
        [farmer] farmer
       *[digger] digger
    }
# $ant
fourmidable-an-ant =
    { $ant ->
        [hunter] a hunter
        [farmer] a farmer
       *[digger] a digger
    }
# $ant, $number: an ant by its number
fourmidable-the-ant =
    { $ant ->
        [hunter] hunter { $number }
        [farmer] farmer { $number }
       *[digger] digger { $number }
    }
# $ant: what it gathers
fourmidable-prey =
    { $ant ->
        [hunter] insects
        [farmer] plants
       *[digger] earth
    }
# $hunters, $farmers, $diggers (numbers): ants
fourmidable-mix-ants =
    { $hunters ->
        [one] { $hunters } hunter
       *[other] { $hunters } hunters
    }, { $farmers ->
        [one] { $farmers } farmer
       *[other] { $farmers } farmers
    }, { $diggers ->
        [one] { $diggers } digger
       *[other] { $diggers } diggers
    }
# $hunters, $farmers, $diggers (numbers): objectives
fourmidable-mix-cards = { fourmidable-mix-ants }
# $resource
fourmidable-a-resource =
    { $resource ->
        [ladybug] a ladybird
        [caterpillar] a caterpillar
        [beetle] a beetle
        [raspberry] a raspberry
        [blueberry] a blueberry
        [mushroom] a mushroom
        [orange] an orange earth
        [grey] a grey earth
       *[brown] a brown earth
    }
# What a card needs: $thing (a resource)
fourmidable-each-needs =
    { $thing ->
        [ladybug] ladybird
        [caterpillar] caterpillar
        [beetle] beetle
        [raspberry] raspberry
        [blueberry] blueberry
        [mushroom] mushroom
        [orange] orange earth
        [grey] grey earth
       *[brown] brown earth
    }
# A cell on a way, or one that is marked there: $thing (its name)
fourmidable-each-path = { $thing }
fourmidable-each-cells = { $thing }
# $points (number)
fourmidable-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# A card: $needs (resources already joined), $points
fourmidable-each-Objective = “{ $needs }” ({ fourmidable-points })
# A special card: $effect, $mark ("day" | "night", or 0)
fourmidable-each-Special =
    { $mark ->
        [day] “{ fourmidable-special-title }” (day)
        [night] “{ fourmidable-special-title }” (night)
       *[none] “{ fourmidable-special-title }”
    }
# $weather "sun" | "wind" | "rain"
fourmidable-the-weather =
    { $weather ->
        [sun] the sun
        [wind] the wind
       *[rain] the rain
    }
# $weather: what it gives
fourmidable-favours =
    { $weather ->
        [sun] an extra step for farmers
        [wind] an extra step for hunters
       *[rain] an extra step for diggers
    }
# $predator "grasshopper" | "spider" | "worm"
fourmidable-the-predator =
    { $predator ->
        [grasshopper] the grasshopper
        [spider] the spider
       *[worm] the worm
    }
# $ant, $weather, $predator: their name as a title, “Hunter”
fourmidable-ant-title =
    { $ant ->
        [hunter] { fourmidable-ant-hunter }
        [farmer] { fourmidable-ant-farmer }
       *[digger] { fourmidable-ant-digger }
    }
fourmidable-weather-title =
    { $weather ->
        [sun] { fourmidable-weather-sun }
        [wind] { fourmidable-weather-wind }
       *[rain] { fourmidable-weather-rain }
    }
fourmidable-predator-title =
    { $predator ->
        [grasshopper] { fourmidable-predator-grasshopper }
        [spider] { fourmidable-predator-spider }
       *[worm] { fourmidable-predator-worm }
    }
# $cell: its name. A cell of the nest is counted as it is seen: rows from above (the numbered cells are the first), cells from the left
fourmidable-cell-name =
    { $cell ->
        [2] cell 2 of the nest
        [3] cell 3 of the nest
        [4] cell 4 of the nest
        [r1c0] cell 1 of row 2
        [r1c1] cell 2 of row 2
        [r1c2] cell 3 of row 2
        [r1c3] cell 4 of row 2
        [r1c4] cell 5 of row 2
        [r2c0] cell 1 of row 3
        [r2c1] cell 2 of row 3
        [r2c2] cell 3 of row 3
        [r2c3] cell 4 of row 3
        [r2c4] cell 5 of row 3
        [r3c0] cell 1 of row 4
        [r3c1] cell 2 of row 4
        [r3c2] cell 3 of row 4
        [r3c3] cell 4 of row 4
        [r3c4] cell 5 of row 4
       *[other] cell { $cell }
    }
# $cell: where one is
fourmidable-at =
    { $cell ->
        [library] in the library
        [queen] in the queen’s room
        [2] in { fourmidable-cell-name }
        [3] in { fourmidable-cell-name }
        [4] in { fourmidable-cell-name }
        [r1c0] in { fourmidable-cell-name }
        [r1c1] in { fourmidable-cell-name }
        [r1c2] in { fourmidable-cell-name }
        [r1c3] in { fourmidable-cell-name }
        [r1c4] in { fourmidable-cell-name }
        [r2c0] in { fourmidable-cell-name }
        [r2c1] in { fourmidable-cell-name }
        [r2c2] in { fourmidable-cell-name }
        [r2c3] in { fourmidable-cell-name }
        [r2c4] in { fourmidable-cell-name }
        [r3c0] in { fourmidable-cell-name }
        [r3c1] in { fourmidable-cell-name }
        [r3c2] in { fourmidable-cell-name }
        [r3c3] in { fourmidable-cell-name }
        [r3c4] in { fourmidable-cell-name }
       *[other] at { $cell }
    }
# $cell: where one goes
fourmidable-to =
    { $cell ->
        [library] to the library
        [queen] to the queen’s room
        [2] to { fourmidable-cell-name }
        [3] to { fourmidable-cell-name }
        [4] to { fourmidable-cell-name }
        [r1c0] to { fourmidable-cell-name }
        [r1c1] to { fourmidable-cell-name }
        [r1c2] to { fourmidable-cell-name }
        [r1c3] to { fourmidable-cell-name }
        [r1c4] to { fourmidable-cell-name }
        [r2c0] to { fourmidable-cell-name }
        [r2c1] to { fourmidable-cell-name }
        [r2c2] to { fourmidable-cell-name }
        [r2c3] to { fourmidable-cell-name }
        [r2c4] to { fourmidable-cell-name }
        [r3c0] to { fourmidable-cell-name }
        [r3c1] to { fourmidable-cell-name }
        [r3c2] to { fourmidable-cell-name }
        [r3c3] to { fourmidable-cell-name }
        [r3c4] to { fourmidable-cell-name }
       *[other] to { $cell }
    }
# $diggers: how many digger objectives (FOU-K2). Of a hundred deals, 70 to 84 cannot all be completed with 6, 95 to 99 with 7
fourmidable-trap =
    { $diggers ->
        [7] Beware: your nest hardly ever has enough earth for seven digger objectives. Take hunter and farmer objectives as well.
        [6] Beware: your nest seldom has enough earth for six digger objectives. Better take fewer.
       *[other] Your nest has earth for a few digger objectives.
    }
# $marks (number)
fourmidable-marks =
    { $marks ->
        [0] no more pheromones
        [1] one more pheromone
       *[other] { $marks } more pheromones
    }
# $most (number)
fourmidable-most =
    { $most ->
        [1] one pheromone
       *[other] { $most } pheromones
    }
