## How to play in one minute, in pictures (5 to 7: the upper levels). Then the same for children, in few words

fourmidable-how-1 = Move an ant
    .text = Up to three cells, outside or in your nest. Each ant moves once, then day and night change places.
fourmidable-how-2 = Gather
    .text = Where it stops: a hunter an insect, a farmer a plant, a digger an earth. Outside, your pheromone stays: 1 point, and the others can no longer pass there.
fourmidable-how-3 = Reveal your objectives
    .text = Return the resources a card asks for and score its points, whenever you like, even during somebody else’s turn.
fourmidable-how-4 = Grow
    .text = At the Apprentice level each round has its weather, a birth and a predator; dig new holes, and find objectives in the library.
fourmidable-how-5 = Play your cards
    .text = At the Intermediate level, a species and six special cards: play them during your actions, by day or by night as they say.
fourmidable-how-6 = Compete for objectives
    .text = At the Experienced level they lie open to all: in the library, an ant of the right type completes one. Your pheromones are placed cell by cell.
fourmidable-how-7 = Alone against the bag
    .text = In Solo, six rounds: each harvest wakes a predator, which eats close to your ants. More than 100 points is clever, more than 130 magnificent.
fourmidable-how-child-1 = Move
    .text = Three cells at most.
fourmidable-how-child-2 = Take
    .text = Insect, plant or earth: where the ant stops.
fourmidable-how-child-3 = Show
    .text = A complete card is points.
fourmidable-how-child-4 = Win
    .text = Seven cards shown: count!

## The page of the site

fourmidable-board = The board
fourmidable-nest = Nest
fourmidable-nest-yours = Your nest
# $seat
fourmidable-nest-of = Nest: { $seat }
fourmidable-cards = Cards
fourmidable-hand = Your objectives
fourmidable-resources = Your resources
fourmidable-resources-of = Resources
fourmidable-births = Birth tiles
fourmidable-supply = Ants to be born
fourmidable-predators = Predators
fourmidable-track = Score track

# The round. $round, $day
fourmidable-round =
    { $day ->
        [1] round { $round }, day
       *[0] round { $round }, night
    }
# $day, $weather (0: no weather yet)
fourmidable-sky =
    { $day ->
        [1] Day{ $weather ->
            [sun] , sun
            [wind] , wind
            [rain] , rain
           *[none] { "" }
        }
       *[0] Night{ $weather ->
            [sun] , sun
            [wind] , wind
            [rain] , rain
           *[none] { "" }
        }
    }
# $weather
fourmidable-sky-help =
    { $weather ->
        [sun] Farmers: +1 step
        [wind] Hunters: +1 step
        [rain] Diggers: +1 step
       *[none] Weather to come
    }
fourmidable-wheel = Weather wheel
fourmidable-todo = Your round
# $ant (the one that was born; 0: not yet)
fourmidable-todo-birth =
    { $ant ->
        [0] Birth: to do
        [spared] Birth: none left to take
       *[other] Birth: { fourmidable-ant }
    }
# $moved, $ants (numbers)
fourmidable-todo-ants = Ants: { $moved } of { $ants }
# $done 0 | 1
fourmidable-todo-predator =
    { $done ->
        [1] Predator: done
       *[0] Predator: to do
    }
# $seat, $ants (still to move), $birth 0 | 1 (still to do), $predator 0 | 1 (still to do)
fourmidable-todo-of =
    { $seat }: { $ants ->
        [0] no ant left to move
        [1] one ant to move
       *[other] { $ants } ants to move
    }{ $birth ->
        [1] , a birth
       *[0] { "" }
    }{ $predator ->
        [1] , a predator
       *[0] { "" }
    }
fourmidable-goal = End of the game
# $goal (number of objectives), $child 0 | 1
fourmidable-goal-text =
    { $child ->
        [1] As soon as somebody has revealed { $goal } objectives. Most points wins.
        [2] At the end of the round in which somebody has completed { $goal } objectives. Most points wins.
       *[0] At the end of the round in which somebody has revealed { $goal } objectives. Most points wins.
    }
# A seat. $count (objectives in hand)
fourmidable-in-hand =
    { $count ->
        [0] no objective in hand
        [1] 1 objective in hand
       *[other] { $count } objectives in hand
    }
fourmidable-scored = objectives revealed
# $revealed, $goal
fourmidable-revealed-of = { $revealed } of { $goal } objectives revealed
# $pheromones (that are left)
fourmidable-pheromones-of =
    { $pheromones ->
        [0] no pheromones left
        [1] one pheromone
       *[other] { $pheromones } pheromones
    }
fourmidable-first-player = Holds the day/night tile

# A cell, piece by piece. $cell, $section (a letter; a: the middle one), $seat
fourmidable-cell =
    { $cell ->
        [library] library
        [queen] queen’s room
       *[other] { fourmidable-cell-name }
    }
fourmidable-section =
    { $section ->
        [a] middle section
       *[other] section { $section }
    }
fourmidable-section-of = section { $section } ({ $seat })
fourmidable-cell-lies =
    { $lies ->
        [ladybug] ladybird
        [caterpillar] caterpillar
        [beetle] beetle
        [raspberry] raspberry
        [blueberry] blueberry
        [mushroom] mushroom
        [orange] orange earth
        [grey] grey earth
        [brown] brown earth
        [empty] empty terrain
        [pheromone] pheromone
        [nest] nest hole
        [water] water
       *[dug] dug
    }
fourmidable-cell-pheromone = pheromone ({ YOU($seat, "yours", $seat) })
# $hole (its number), $seat
fourmidable-cell-hole = hole { $hole } ({ YOU($seat, "yours", $seat) })
# $ant, $number, $seat
fourmidable-cell-ant = { fourmidable-ant } { $number } ({ YOU($seat, "yours", $seat) })
# $predator
fourmidable-cell-predator = { fourmidable-the-predator }
# $steps
fourmidable-cell-steps =
    { $steps ->
        [1] one step away
       *[other] { $steps } steps away
    }
fourmidable-cell-gather = to gather
# $count (how many different ways lead there)
fourmidable-cell-ways =
    { $count ->
        [20] many ways
       *[other] { $count } ways
    }
fourmidable-possible = possible
fourmidable-impossible = impossible
# A cell of the nest was pressed where one of the board is asked for. $phase
fourmidable-outdoors =
    { $phase ->
        [choosing] Your ant is on its way: say where it passes, on one of the lit cells of the board.
        [opening] The hole opens outside: choose one of the lit cells of the board.
        [claiming] A pheromone goes outside: choose one of the lit cells of empty terrain on the board.
       *[erasing] Pheromones are outside: choose one of those that are lit on the board.
    }

# An ant, to see and to hear. $ant, $number, $cell, $section, $where "board" | "hole" | "nest", $cells (within reach), $gather (how many with what it gathers)
fourmidable-ant-place =
    { $cell ->
        [library] in the library
        [queen] in the queen’s room
       *[other] { $where ->
            [nest] in the nest, { fourmidable-cell-name }
            [hole] on one of your holes, cell { $cell }
           *[board] in the forest, { fourmidable-section }, cell { $cell }
        }
    }
fourmidable-reach =
    can reach { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, { $gather ->
        [0] none
       *[other] { $gather }
    } with { fourmidable-prey }
fourmidable-ant-ready = { fourmidable-ant } { $number }, { fourmidable-ant-place }; { fourmidable-reach }
fourmidable-ant-moved = { fourmidable-ant } { $number }, { fourmidable-ant-place }; has already moved
# $ant, $number, $cell
fourmidable-held = { fourmidable-ant-title }: where to?
    .short = Where to?
# $predator
fourmidable-held-predator =
    { $predator ->
        [grasshopper] The grasshopper: where to?
        [spider] The spider: where to?
       *[worm] The worm: where to?
    }
    .short = Where to?
# A choice, and what it does. $ant, $number, $cell, $steps
fourmidable-go =
    { $steps ->
        [0] The { fourmidable-ant } stays { fourmidable-at }.
       *[other] The { fourmidable-ant } goes { fourmidable-to }.
    }
    .short = { $steps ->
        [0] Stay { fourmidable-at }
       *[other] Go { fourmidable-to }
    }
# $resource
fourmidable-go-gather = It takes { fourmidable-a-resource } and leaves a pheromone there: 1 point.
    .bare = It takes { fourmidable-a-resource }. You have no pheromones left.
    .far = It takes { fourmidable-a-resource }. Nothing of yours touches that cell: it leaves empty terrain.
fourmidable-go-dig = It takes { fourmidable-a-resource }.
fourmidable-go-nothing = It takes nothing there.
# $most (pheromones left on empty terrain)
fourmidable-go-marks = It leaves { fourmidable-most } on the way.
# $ways (how many that differ)
fourmidable-go-ways =
    { $ways ->
        [20] You will choose between many ways.
       *[other] You will choose between { $ways } ways.
    }
fourmidable-go-library = It looks at two objectives and keeps one.
fourmidable-go-full = Your hand is full: it will draw nothing.
# $ant
fourmidable-go-bare = No { fourmidable-ant } objective is left: it will draw nothing.
# $hole
fourmidable-go-hole = Then you open hole { $hole } on the board.
fourmidable-way-direct = Straight there
# $cell
fourmidable-way-via = Via { $cell }

# The cards. $ant, $needs (resources already joined), $points
fourmidable-card =
    { $ant ->
        [hunter] Hunt: { fourmidable-each-Objective }
        [farmer] Harvest: { fourmidable-each-Objective }
       *[digger] Dig: { fourmidable-each-Objective }
    }
fourmidable-family =
    { $ant ->
        [hunter] Hunt
        [farmer] Harvest
       *[digger] Dig
    }
# $needs (what is missing, already joined)
fourmidable-card-missing = still missing: { $needs }
fourmidable-card-ready = ready to reveal
fourmidable-card-hidden =
    { $count ->
        [1] 1 card, face down
       *[other] { $count } cards, face down
    }
# $ant, $count
fourmidable-pile =
    { $ant ->
        [hunter] Hunt pile: { $count }
        [farmer] Harvest pile: { $count }
       *[digger] Dig pile: { $count }
    }
# $needs, $above (how many cards lie above it)
fourmidable-known =
    { $above ->
        [0] You know that { $needs } is the next card.
        [1] You know that { $needs } comes after one card.
       *[other] You know that { $needs } comes after { $above } cards.
    }
# $resource, $count
fourmidable-have =
    { $resource ->
        [ladybug] { $count ->
            [one] { $count } ladybird
           *[other] { $count } ladybirds
        }
        [caterpillar] { $count ->
            [one] { $count } caterpillar
           *[other] { $count } caterpillars
        }
        [beetle] { $count ->
            [one] { $count } beetle
           *[other] { $count } beetles
        }
        [raspberry] { $count ->
            [one] { $count } raspberry
           *[other] { $count } raspberries
        }
        [blueberry] { $count ->
            [one] { $count } blueberry
           *[other] { $count } blueberries
        }
        [mushroom] { $count ->
            [one] { $count } mushroom
           *[other] { $count } mushrooms
        }
        [orange] { $count ->
            [one] { $count } orange earth
           *[other] { $count } orange earths
        }
        [grey] { $count ->
            [one] { $count } grey earth
           *[other] { $count } grey earths
        }
       *[brown] { $count ->
            [one] { $count } brown earth
           *[other] { $count } brown earths
        }
    }
fourmidable-reveal = Reveal
# $count (how many can be)
fourmidable-reveal-now =
    { $count ->
        [1] An objective is ready. Reveal it whenever you like: it is not an action.
       *[other] { $count } objectives are ready. Reveal them whenever you like: it is not an action.
    }
fourmidable-reveal-wait = Meanwhile you may reveal an objective.

# Putting a mix together. $left (how many are missing)
fourmidable-mix-left =
    { $left ->
        [0] That is all.
        [1] One more.
       *[other] { $left } more.
    }
fourmidable-mix-more = One more: { fourmidable-ant }
fourmidable-mix-less = One fewer: { fourmidable-ant }

# Buttons
fourmidable-verb-Adopt = Take
fourmidable-verb-GiveUp = Give up
fourmidable-verb-PlayCard = Play
fourmidable-verb-UsePower = Use it
fourmidable-verb-Claim = Place it
fourmidable-verb-Erase = Take away
fourmidable-verb-Done = End my turn
fourmidable-verb-Recruit = Take
fourmidable-verb-Complete = Complete
fourmidable-verb-Leave = Leave it
fourmidable-verb-Draw = Draw
fourmidable-verb-Muster = Begin
fourmidable-verb-Forecast = Choose
fourmidable-verb-Go = Go
fourmidable-verb-Stay = Stay
fourmidable-verb-Via = Go that way
fourmidable-verb-Direct = Straight there
fourmidable-verb-Open = Open the hole
fourmidable-verb-Keep = Keep
fourmidable-verb-Hatch = Give birth
fourmidable-verb-Call = Move
fourmidable-verb-Send = Send
fourmidable-verb-Reveal = Reveal
fourmidable-verb-Pass = Done
# $what
fourmidable-cannot = { $what }: not possible

# Score sheet
fourmidable-score = If it ended now
fourmidable-score-end = The points
fourmidable-total = Total
# $count, $winners (names joined), $points
fourmidable-result =
    { $count ->
        [1] { $winners } { YOU($winners, "win", "wins") } with { fourmidable-points }.
       *[other] A shared win: { $winners }, { fourmidable-points }.
    }
# What decides
# $what "pheromones" | "triples" | "holes" | "dug" | "resources" | "worm"
fourmidable-tiebreak =
    { $what ->
        [pheromones] If tied: pheromones
        [triples] If tied: objectives of three resources
        [holes] If tied: holes
        [dug] If tied: cells dug
       *[resources] If tied: resources left
        [worm] If tied: the worm
    }
fourmidable-keys-ant = Pick an ant
fourmidable-keys-reveal = Reveal an objective that is ready
