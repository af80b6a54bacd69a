### Fourmidable, in English. Player names come as they are: the sentences need no gender and no possessive.
### What is not there (nobody, nothing) comes as 0; true is 1, false is 0.
### A cell of the board is called b7 (section b), a cell of the nest 2, 3, 4, r1c0 to r3c4, library or queen: fourmidable-cell-name says what it is called.

-fourmidable = Fourmidable

## Shelf and table

fourmidable-name = { -fourmidable }
fourmidable-tagline = Hunt, gather, dig, by day and by night.
fourmidable-length = about 1 h
# Our advice: the source gives no age.
fourmidable-age = Ages 7 and up

fourmidable-mode-child = Child
    .help = Seven objectives and five ants from the start. Short rules, for the whole family.
fourmidable-mode-apprentice = Apprentice
    .help = Three ants to begin with, then births, weather, the library, new holes and predators. Up to eight objectives.
fourmidable-mode-intermediate = Intermediate
    .help = A species that gives you a power, and six secret special cards to play at the right moment.
fourmidable-mode-experienced = Experienced
    .help = Objectives open to all, cards picked from hands that are passed on, pheromones placed cell by cell. For those who know the game well.
fourmidable-mode-solo = Solo
    .help = Alone, in six rounds: predators hunt close to your ants and take objectives from you. Get past 100 points, then 130.

fourmidable-option-worm_in_rooms = The worm in the rooms
    .help = The worm may also close the library and the queen’s room.
fourmidable-option-first_leads = The first seat begins
    .help = Who begins is not drawn at random: it is the first seat of the table.
fourmidable-option-choose_species = Species are chosen
    .help = From Intermediate on, each player chooses a species in turn. If not, they are dealt.

fourmidable-edition-formicarium = Formicarium edition

## Names

fourmidable-ant-hunter = Hunter
    .help = Takes insects, on brown ground.
fourmidable-ant-farmer = Farmer
    .help = Takes plants, on green ground.
fourmidable-ant-digger = Digger
    .help = Takes the earths of your nest.

fourmidable-resource-ladybug = Ladybird
fourmidable-resource-caterpillar = Caterpillar
fourmidable-resource-beetle = Beetle
fourmidable-resource-raspberry = Raspberry
fourmidable-resource-blueberry = Blueberry
fourmidable-resource-mushroom = Mushroom
fourmidable-resource-orange = Orange earth
fourmidable-resource-grey = Grey earth
fourmidable-resource-brown = Brown earth

fourmidable-weather-sun = Sun
    .help = Farmers take an extra step.
fourmidable-weather-wind = Wind
    .help = Hunters take an extra step.
fourmidable-weather-rain = Rain
    .help = Diggers take an extra step.

fourmidable-predator-grasshopper = Grasshopper
    .help = Jumps to any cell of the board and eats a plant there.
fourmidable-predator-spider = Spider
    .help = Runs to any cell of the board and eats an insect there.
fourmidable-predator-worm = Worm
    .help = Enters any nest and eats an earth there.

fourmidable-day = Day
fourmidable-night = Night
fourmidable-pheromone = Pheromone
    .help = A point, and other players’ ants can no longer pass there.
fourmidable-empty = Empty terrain
    .help = The first ant to come over it leaves a pheromone.
    .child = There is nothing to take.
    .beside = An ant that passes leaves a pheromone there, where one of your holes or pheromones touches the cell.
fourmidable-water = Water
    .help = Nobody can cross it.
fourmidable-dug = Dug cell
fourmidable-library = Library
    .help = An ant that stops here looks at two objectives of its type and keeps one.
    .open = An ant that stops there can complete an open objective of its trade.
fourmidable-queen = Queen’s room
    .help = Your ants are born here.
fourmidable-birth = Birth
    .help = Take a birth tile: an ant of that type is born in the queen’s room.
fourmidable-objective = Objective

## Special cards and species: their name, what they do in a few words (.text), when (.when), in full (.help); .open, .open-when, .open-help: the same at the Experienced level and in Solo, where it differs

fourmidable-special-C1 = Five hunters
    .text = 4 points at the end
    .when = counts by itself
    .help = At the end of the game, 4 points if you have five hunters. Keep it in hand: it counts by itself.
fourmidable-special-C2 = Five farmers
    .text = 4 points at the end
    .when = counts by itself
    .help = At the end of the game, 4 points if you have five farmers. Keep it in hand: it counts by itself.
fourmidable-special-C3 = Five diggers
    .text = 4 points at the end
    .when = counts by itself
    .help = At the end of the game, 4 points if you have five diggers. Keep it in hand: it counts by itself.
fourmidable-special-C4 = Precious blueberry
    .text = 2 points as you take it
    .when = while gathering
    .help = Play it when one of your ants gathers a blueberry: 2 points, and you keep the resource.
fourmidable-special-C5 = Precious mushroom
    .text = 2 points as you take it
    .when = while gathering
    .help = Play it when one of your ants gathers a mushroom: 2 points, and you keep the resource.
fourmidable-special-C6 = Precious raspberry
    .text = 2 points as you take it
    .when = while gathering
    .help = Play it when one of your ants gathers a raspberry: 2 points, and you keep the resource.
fourmidable-special-C7 = Precious orange earth
    .text = 2 points as you take it
    .when = while gathering
    .help = Play it when one of your ants gathers an orange earth: 2 points, and you keep the resource.
fourmidable-special-C8 = Precious grey earth
    .text = 2 points as you take it
    .when = while gathering
    .help = Play it when one of your ants gathers a grey earth: 2 points, and you keep the resource.
fourmidable-special-C9 = Precious brown earth
    .text = 2 points as you take it
    .when = while gathering
    .help = Play it when one of your ants gathers a brown earth: 2 points, and you keep the resource.
fourmidable-special-C10 = Precious ladybird
    .text = 2 points as you take it
    .when = while gathering
    .help = Play it when one of your ants gathers a ladybird: 2 points, and you keep the resource.
fourmidable-special-C11 = Precious caterpillar
    .text = 2 points as you take it
    .when = while gathering
    .help = Play it when one of your ants gathers a caterpillar: 2 points, and you keep the resource.
fourmidable-special-C12 = Precious beetle
    .text = 2 points as you take it
    .when = while gathering
    .help = Play it when one of your ants gathers a beetle: 2 points, and you keep the resource.
fourmidable-special-C13 = Objective: hunt
    .text = draw one
    .when = before or after
    .help = Draw a hunter objective without going to the library. Not with four objectives in hand.
    .open = complete an open one
    .open-when = before or after
    .open-help = Complete an open hunter objective without going to the library: its resources must be paid.
fourmidable-special-C14 = Objective: harvest
    .text = draw one
    .when = before or after
    .help = Draw a farmer objective without going to the library. Not with four objectives in hand.
    .open = complete an open one
    .open-when = before or after
    .open-help = Complete an open farmer objective without going to the library: its resources must be paid.
fourmidable-special-C15 = Objective: dig
    .text = draw one
    .when = before or after
    .help = Draw a digger objective without going to the library. Not with four objectives in hand.
    .open = complete an open one
    .open-when = before or after
    .open-help = Complete an open digger objective without going to the library: its resources must be paid.
fourmidable-special-C16 = Hurried hunter
    .text = 2 extra steps
    .when = before it sets out
    .help = For this action, your hunter takes 2 extra steps. The weather comes on top.
fourmidable-special-C17 = Hurried farmer
    .text = 2 extra steps
    .when = before it sets out
    .help = For this action, your farmer takes 2 extra steps. The weather comes on top.
fourmidable-special-C18 = Hurried digger
    .text = 2 extra steps
    .when = before it sets out
    .help = For this action, your digger takes 2 extra steps. The weather comes on top.
fourmidable-special-C19 = Glance: dig
    .text = 2 more objectives to look at
    .when = while drawing
    .help = When you draw a digger objective, look at 2 more cards, even after seeing the first ones.
    .open = look at the next 2 objectives
    .open-when = before or after
    .open-help = Look at the next 2 cards of the objective pile. The others do not see them.
fourmidable-special-C20 = Glance: harvest
    .text = 2 more objectives to look at
    .when = while drawing
    .help = When you draw a farmer objective, look at 2 more cards, even after seeing the first ones.
    .open = look at the next 2 objectives
    .open-when = before or after
    .open-help = Look at the next 2 cards of the objective pile. The others do not see them.
fourmidable-special-C21 = Glance: hunt
    .text = 2 more objectives to look at
    .when = while drawing
    .help = When you draw a hunter objective, look at 2 more cards, even after seeing the first ones.
    .open = look at the next 2 objectives
    .open-when = before or after
    .open-help = Look at the next 2 cards of the objective pile. The others do not see them.
fourmidable-special-C22 = The worm moves
    .text = one more predator
    .when = before or after
    .help = Move the worm. You still have this round’s predator to move.
fourmidable-special-C23 = The spider moves
    .text = one more predator
    .when = before or after
    .help = Move the spider. You still have this round’s predator to move.
fourmidable-special-C24 = The grasshopper moves
    .text = one more predator
    .when = before or after
    .help = Move the grasshopper. You still have this round’s predator to move.
fourmidable-special-C25 = A digger is born
    .text = without a birth tile
    .when = as your action
    .help = A digger is born in the queen’s room, without a birth tile. It is your action, and this round’s birth.
fourmidable-special-C26 = A hunter is born
    .text = without a birth tile
    .when = as your action
    .help = A hunter is born in the queen’s room, without a birth tile. It is your action, and this round’s birth.
fourmidable-special-C27 = A farmer is born
    .text = without a birth tile
    .when = as your action
    .help = A farmer is born in the queen’s room, without a birth tile. It is your action, and this round’s birth.
fourmidable-special-C28 = An ant is born
    .text = of any type
    .when = as your action
    .help = An ant of any type you like is born in the queen’s room, without a birth tile. It is your action, and this round’s birth.
fourmidable-special-C29 = Far hole
    .text = 2 cells further
    .when = while digging
    .help = This hole may open 2 cells further: up to 5 cells away, up to 6 with the Architect.
fourmidable-special-C30 = Sweep
    .text = a pheromone goes
    .when = before or after
    .help = Anybody’s pheromone, yours too, becomes empty terrain. It returns to its owner. Not under a hole.
fourmidable-special-C31 = Pheromone
    .text = on empty terrain
    .when = before or after
    .help = Put a pheromone on empty terrain, wherever you like, without a predator or an opposing ant.
fourmidable-special-C32 = Passing over
    .text = over the others
    .when = before it sets out
    .help = For this move, your ant passes over the pheromones, holes and ants of others, without stopping there.
fourmidable-special-C33 = Fine hole
    .text = 2 points as you dig it
    .when = while digging
    .help = Play it when you dig a new hole: 2 points.
fourmidable-special-C34 = Tunnel
    .text = over an earth
    .when = before it sets out
    .help = Your digger passes over an earth without a number, which stays there, and gathers the one behind it.
fourmidable-special-C35 = Four holes
    .text = 3 points at the end
    .when = counts by itself
    .help = At the end of the game, 3 points if you have four holes. Keep it in hand: it counts by itself.
fourmidable-special-C36 = Eighteen pheromones
    .text = 3 points at the end
    .when = counts by itself
    .help = At the end of the game, 3 points if you have eighteen pheromones on the board. Keep it in hand: it counts by itself.
fourmidable-special-C37 = Two of each
    .text = 4 points at the end
    .when = counts by itself
    .help = At the end of the game, 4 points if you have at least two ants of each type. Keep it in hand: it counts by itself.

# $effect "C1" … "C37": its name
fourmidable-special-title =
    { $effect ->
        [C1] { fourmidable-special-C1 }
        [C2] { fourmidable-special-C2 }
        [C3] { fourmidable-special-C3 }
        [C4] { fourmidable-special-C4 }
        [C5] { fourmidable-special-C5 }
        [C6] { fourmidable-special-C6 }
        [C7] { fourmidable-special-C7 }
        [C8] { fourmidable-special-C8 }
        [C9] { fourmidable-special-C9 }
        [C10] { fourmidable-special-C10 }
        [C11] { fourmidable-special-C11 }
        [C12] { fourmidable-special-C12 }
        [C13] { fourmidable-special-C13 }
        [C14] { fourmidable-special-C14 }
        [C15] { fourmidable-special-C15 }
        [C16] { fourmidable-special-C16 }
        [C17] { fourmidable-special-C17 }
        [C18] { fourmidable-special-C18 }
        [C19] { fourmidable-special-C19 }
        [C20] { fourmidable-special-C20 }
        [C21] { fourmidable-special-C21 }
        [C22] { fourmidable-special-C22 }
        [C23] { fourmidable-special-C23 }
        [C24] { fourmidable-special-C24 }
        [C25] { fourmidable-special-C25 }
        [C26] { fourmidable-special-C26 }
        [C27] { fourmidable-special-C27 }
        [C28] { fourmidable-special-C28 }
        [C29] { fourmidable-special-C29 }
        [C30] { fourmidable-special-C30 }
        [C31] { fourmidable-special-C31 }
        [C32] { fourmidable-special-C32 }
        [C33] { fourmidable-special-C33 }
        [C34] { fourmidable-special-C34 }
        [C35] { fourmidable-special-C35 }
        [C36] { fourmidable-special-C36 }
       *[C37] { fourmidable-special-C37 }
    }

fourmidable-species-flying = Flying
    .text = By day, a pheromone on empty terrain.
    .when = by day
    .help = Once each day round, put a pheromone on empty terrain, wherever you like, even where a predator stands. Not where an opposing ant stands.
fourmidable-species-predator = Predator
    .text = By night, one more predator to move.
    .when = by night
    .help = Once each night round, move one more predator: not the one that your action moves.
fourmidable-species-architect = Architect
    .text = Your holes open one cell further.
    .when = always
    .help = Your holes open up to four cells away instead of three. With “Far hole”, up to six.
fourmidable-species-diplomat = Diplomat
    .text = Your ants pass over the others.
    .when = always
    .help = Your ants pass over the pheromones, holes and ants of others, without stopping there.
fourmidable-species-insomniac = Insomniac
    .text = Day and night cards at any hour.
    .when = always
    .help = Your day cards are played by night too, and your night cards by day.
fourmidable-species-strategist = Strategist
    .text = One more objective to look at.
    .when = always
    .help = Whenever you draw an objective, by the library or a card, look at one more card.
    .open = Before each action, see the next objective.
    .open-help = Before each of your actions you may look at the next objective of the pile.

# $species: its name
fourmidable-species-title =
    { $species ->
        [flying] { fourmidable-species-flying }
        [predator] { fourmidable-species-predator }
        [architect] { fourmidable-species-architect }
        [diplomat] { fourmidable-species-diplomat }
        [insomniac] { fourmidable-species-insomniac }
       *[strategist] { fourmidable-species-strategist }
    }

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

## Moves offered

# $species
fourmidable-action-Adopt = Take the species “{ fourmidable-species-title }”
    .short = { fourmidable-species-title }
# $hunters, $farmers, $diggers (objectives)
fourmidable-action-Draw =
    { $diggers ->
        [7] Draw objectives: { fourmidable-mix-cards }. { fourmidable-trap }
        [6] Draw objectives: { fourmidable-mix-cards }. { fourmidable-trap }
       *[other] Draw objectives: { fourmidable-mix-cards }
    }
    .short = { fourmidable-mix-cards }
# $hunters, $farmers, $diggers (ants)
fourmidable-action-Muster = Begin with { fourmidable-mix-ants }
    .short = { fourmidable-mix-ants }
# $weather
fourmidable-action-Forecast = Choose { fourmidable-the-weather }: { fourmidable-favours }
    .short = { fourmidable-weather-title }
# $ant, $number, $cell, $cells (how many cells it can reach), $gather (how many with what it gathers), $steps, $where
fourmidable-action-Pick =
    Move { fourmidable-the-ant }, { fourmidable-at }: { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } within reach, { $gather ->
        [0] none
       *[other] { $gather }
    } with { fourmidable-prey }
    .short = { fourmidable-ant-title } { $number }, { fourmidable-at }
    .none = { fourmidable-ant-title }, { fourmidable-at }
# $ant, $number, $cell, $what "stay" | "walk" | "gather" | "dig" | "hole" | "library" | "full" | "bare", $resource, $steps, $path;
# $ways (that differ), $least and $most (pheromones left on the way)
fourmidable-action-Go =
    { $what ->
        [stay] Stay { fourmidable-at }
        [gather] Go { fourmidable-to } and take { fourmidable-a-resource }
        [dig] Dig { fourmidable-cell-name } and take { fourmidable-a-resource }
        [hole] Dig { fourmidable-cell-name }, take { fourmidable-a-resource } and open a hole
        [library] { $steps ->
            [0] Stay in the library and study again
           *[other] Go and study in the library
        }
        [full] { $steps ->
            [0] Stay in the library without drawing (full hand)
           *[other] Go to the library without drawing (full hand)
        }
        [bare] { $steps ->
            [0] Stay in the library without drawing (no { fourmidable-ant } objective left)
           *[other] Go to the library without drawing (no { fourmidable-ant } objective left)
        }
        [complete] { $steps ->
            [0] Stay in the library, to complete an objective
           *[other] Go to the library, to complete an objective
        }
        [unpaid] { $steps ->
            [0] Stay in the library, without being able to complete an objective
           *[other] Go to the library, without being able to complete an objective
        }
       *[walk] Go { fourmidable-to }
    }{ $most ->
        [0] { "" }
       *[other] { $ways ->
            [1] , with { fourmidable-most } more
           *[other] , with up to { fourmidable-most } more
        }
    }
    .short = { $what ->
        [stay] Stay { fourmidable-at }
        [dig] Dig { fourmidable-cell-name }
        [hole] Dig { fourmidable-cell-name }
       *[walk] Go { fourmidable-to }
    }
# $cell, $goal (where it goes), $marks (pheromones left on the way), $cells (where), $ways (that are left), $path
fourmidable-action-Via =
    Via { $cell }: { fourmidable-marks }{ $ways ->
        [1] { "" }
        [20] , then many ways to choose from
       *[other] , then { $ways } ways to choose from
    }
    .short = Via { $cell }
# $goal, $marks, $cells, $ways, $path
fourmidable-action-Direct = Go straight there: { fourmidable-marks }
    .short = Straight there
# $cell, $hole (its number)
fourmidable-action-Open = Open hole { $hole } at { $cell }
    .short = Hole { $hole } at { $cell }
    .none = A hole at { $cell }
# $ant, $needs (resources already joined), $points
fourmidable-action-Keep = Keep the objective { fourmidable-each-Objective }
    .short = Keep { $needs }
# $ant, $left (how many are left to be born then), $tiles (tiles of that type)
fourmidable-action-Hatch = Give birth to { fourmidable-an-ant }
    .short = Birth: { fourmidable-ant }
fourmidable-action-GiveUp = Give up the birth of this round
    .short = No birth
# $predator, $cells (where it can go)
fourmidable-action-Call = Move { fourmidable-the-predator }
    .short = { fourmidable-predator-title }
# $predator, $cell, $owner (in whose nest; 0: on the board), $eaten (a resource; 0 or “none”: nothing)
fourmidable-action-Send =
    Send { fourmidable-the-predator } { fourmidable-to }{ $owner ->
        [0] { "" }
       *[other] , nest of { $owner }
    }{ $eaten ->
        [ladybug] : a ladybird to eat
        [caterpillar] : a caterpillar to eat
        [beetle] : a beetle to eat
        [raspberry] : a raspberry to eat
        [blueberry] : a blueberry to eat
        [mushroom] : a mushroom to eat
        [orange] : an orange earth to eat
        [grey] : a grey earth to eat
        [brown] : a brown earth to eat
       *[none] : nothing to eat
    }
    .short = Send it { fourmidable-to }
# $effect, $mark, $points (that it brings at once), $steps (that the ant can make then; 0), $distance (of a hole then; 0)
fourmidable-action-PlayCard =
    Play { fourmidable-each-Special }{ $points ->
        [0] { "" }
       *[other] : { fourmidable-points }
    }{ $steps ->
        [0] { "" }
       *[other] : { $steps } steps for this ant
    }{ $distance ->
        [0] { "" }
       *[other] : the hole opens up to { $distance } cells away
    }
    .short = { fourmidable-special-title }
# $species
fourmidable-action-UsePower =
    { $species ->
        [flying] Use your species: a pheromone on empty terrain
        [predator] Use your species: move one more predator
       *[other] Use your species
    }
    .short = { fourmidable-species-title }
# $cell
fourmidable-action-Claim = Put a pheromone at { $cell }
    .short = Pheromone at { $cell }
# $cell, $owner
fourmidable-action-Erase = Take away the pheromone at { $cell } ({ $owner })
    .short = Sweep { $cell }
fourmidable-action-Done = End your turn
    .short = Done
# $ant, $needs (resources already joined), $points, $revealed (how many there will be), $goal (how many end the game)
fourmidable-action-Reveal = Reveal the objective { fourmidable-each-Objective }: { $revealed } of { $goal }
    .short = Reveal { $needs }
# $final (1: at the end of the game)
fourmidable-action-Pass =
    { $final ->
        [1] Reveal nothing more: count the points
       *[0] Reveal nothing now: close the round
    }
    .short = Done

## What is expected

fourmidable-prompt-Adopt = Choose the species of your colony.
    .short = Your species.
fourmidable-prompt-Draw = Choose how many objectives you draw from each pile.
    .short = Seven objectives.
fourmidable-prompt-Muster = Choose the ants that begin your colony.
    .short = Your ants.
fourmidable-prompt-Forecast = The weather is yours: which type of ant takes an extra step?
    .short = Choose the weather.
fourmidable-prompt-Pick = Choose an action. Each ant moves once a round.
    .short = Which ant?
fourmidable-prompt-Go = Where does this ant go? It gathers where it stops.
    .short = Where to?
fourmidable-prompt-Via = Several ways lead there: which one does it take?
    .short = Which way?
fourmidable-prompt-Direct = Several ways lead there: which one does it take?
    .short = Which way?
fourmidable-prompt-Open = Where does the new hole open? Choose one of the cells offered, near one of your holes.
    .short = Where does it open?
fourmidable-prompt-Keep = Keep one objective; the other goes under the pile.
    .short = Which one?
fourmidable-prompt-Hatch = Choose an action: an ant to move, a birth or a predator.
    .short = Choose an action.
fourmidable-prompt-GiveUp = No birth tile is left: play a card that gives birth, or give the birth up.
    .short = No birth?
fourmidable-prompt-Call = Choose an action: an ant to move, a birth or a predator.
    .short = Choose an action.
fourmidable-prompt-Send = Where does this predator go?
    .short = Where to?
fourmidable-prompt-PlayCard = You may play a special card: it is not an action.
    .short = A card?
fourmidable-prompt-UsePower = You may use your species: it is not an action.
    .short = Your species?
fourmidable-prompt-Claim = On which empty terrain do you put your pheromone?
    .short = Where to?
fourmidable-prompt-Erase = Which pheromone do you take away? It goes back to its owner.
    .short = Which pheromone?
fourmidable-prompt-Done = Your action is done. Another card? If not, end your turn.
    .short = Another card?
fourmidable-prompt-Reveal = You may reveal an objective: it is not an action.
    .short = An objective?
fourmidable-prompt-Pass = Reveal what you can pay for, or pass.
    .short = Reveal, or pass.

## Log

# $seat, $day
fourmidable-event-Began =
    { $day ->
        [1] { $seat } { YOU($seat, "begin", "begins") }, and the tile shows day.
       *[0] { $seat } { YOU($seat, "begin", "begins") }, and the tile shows night.
    }
# $seat, $species
fourmidable-event-Adopted = { $seat } { YOU($seat, "have", "has") } the species “{ fourmidable-species-title }”.
# $seat, $specials (how many)
fourmidable-event-Equipped = { $seat } { YOU($seat, "get", "gets") } { $specials } special cards.
# $specials (cards already joined). To whoever was dealt them
fourmidable-event-Received = Your special cards: { $specials }.
# $seat, $hunters, $farmers, $diggers
fourmidable-event-Drew = { $seat } { YOU($seat, "draw", "draws") } objectives: { fourmidable-mix-cards }.
# $cards (cards already joined), $count (how many). To whoever drew them
fourmidable-event-Dealt =
    { $count ->
        [1] Your objective: { $cards }.
       *[other] Your objectives: { $cards }.
    }
# $seat, $hunters, $farmers, $diggers
fourmidable-event-Mustered = { $seat } { YOU($seat, "begin", "begins") } with { fourmidable-mix-ants }.
# $seat (who holds the day/night tile), $round, $day
fourmidable-event-Dawned =
    { $day ->
        [1] Round { $round }, day breaks: { $seat } { YOU($seat, "begin", "begins") }.
       *[0] Round { $round }, night falls: { $seat } { YOU($seat, "begin", "begins") }.
    }
# $seat, $weather (0: “?”)
fourmidable-event-Spun =
    { $weather ->
        [0] Weather: “?”. { $seat } { YOU($seat, "choose", "chooses") }.
        [sun] Weather: sun, { fourmidable-favours }.
        [wind] Weather: wind, { fourmidable-favours }.
       *[rain] Weather: rain, { fourmidable-favours }.
    }
# $seat, $weather
fourmidable-event-Foretold = { $seat } { YOU($seat, "choose", "chooses") } { fourmidable-the-weather }: { fourmidable-favours }.
# $seat, $ant, $number, $cell
fourmidable-event-Picked = { $seat } { YOU($seat, "pick", "picks") } { fourmidable-the-ant }, { fourmidable-at }.
# $seat, $ant, $number, $cell, $steps
fourmidable-event-Walked =
    { $steps ->
        [0] { $seat }: { fourmidable-the-ant } stays { fourmidable-at }.
        [1] { $seat }: { fourmidable-the-ant } goes { fourmidable-to }, in one step.
       *[other] { $seat }: { fourmidable-the-ant } goes { fourmidable-to }, in { $steps } steps.
    }
# $seat, $cell
fourmidable-event-Marked = { $seat } { YOU($seat, "leave", "leaves") } a pheromone on empty terrain, at { $cell }.
# $seat, $ant, $resource, $cell, $pheromone (0: there was none left)
fourmidable-event-Gathered =
    { $pheromone ->
        [1] { $seat }: { fourmidable-an-ant } takes { fourmidable-a-resource } at { $cell } and leaves a pheromone there.
       *[0] { $rule ->
            [FOU-X6] { $seat }: { fourmidable-an-ant } takes { fourmidable-a-resource } at { $cell }; no pheromone or hole of its colony touches the cell, and it leaves empty terrain.
           *[other] { $seat }: { fourmidable-an-ant } takes { fourmidable-a-resource } at { $cell }; out of pheromones, it leaves empty terrain.
        }
    }
# $seat, $resource, $cell
fourmidable-event-Dug = { $seat } { YOU($seat, "dig", "digs") } { fourmidable-cell-name }: { fourmidable-a-resource }.
# $seat, $hole (its number), $cell
fourmidable-event-Opened = { $seat } { YOU($seat, "open", "opens") } hole { $hole } at { $cell }.
# $seat, $ant, $looked (how many)
fourmidable-event-Studied =
    { $looked ->
        [1] { $seat } { YOU($seat, "look", "looks") } at the last { fourmidable-ant } objective.
       *[other] { $seat } { YOU($seat, "look", "looks") } at { $looked } { fourmidable-ant } objectives in the library.
    }
# $cards (cards already joined), $count (how many). To whoever looks
fourmidable-event-Looked = You look at: { $cards }.
# $seat, $ant, $under (how many go under the pile)
fourmidable-event-Learned =
    { $under ->
        [0] { $seat } { YOU($seat, "keep", "keeps") } it.
        [1] { $seat } { YOU($seat, "keep", "keeps") } one { fourmidable-ant } objective; the other goes under the pile.
       *[other] { $seat } { YOU($seat, "keep", "keeps") } one { fourmidable-ant } objective; the { $under } others go under the pile.
    }
# $needs (resources already joined), $points, $ant. To whoever keeps it
fourmidable-event-Kept = You keep { fourmidable-each-Objective }.
# $seat, $ant, $why "hand" | "pile"
fourmidable-event-Full =
    { $why ->
        [pile] { $seat } { YOU($seat, "draw", "draws") } nothing: there is no { fourmidable-ant } objective left.
       *[hand] { $seat } already { YOU($seat, "hold", "holds") } four objectives and { YOU($seat, "draw", "draws") } nothing.
    }
# $seat, $ant, $number
fourmidable-event-Hatched = { $seat } { YOU($seat, "give", "gives") } birth to { fourmidable-the-ant }.
# $seat
fourmidable-event-GaveUp = { $seat } { YOU($seat, "give", "gives") } up the birth of this round.
# $seat, $predator
fourmidable-event-Called = { $seat } { YOU($seat, "call", "calls") } { fourmidable-the-predator }.
# $seat, $predator, $cell, $owner (in whose nest; 0: on the board), $eaten (a resource; 0: nothing)
fourmidable-event-Prowled =
    { $seat } { YOU($seat, "send", "sends") } { fourmidable-the-predator } { fourmidable-to }{ $owner ->
        [0] { "" }
       *[other] , nest of { $owner }
    }{ $eaten ->
        [0] .
        [ladybug] : it eats a ladybird.
        [caterpillar] : it eats a caterpillar.
        [beetle] : it eats a beetle.
        [raspberry] : it eats a raspberry.
        [blueberry] : it eats a blueberry.
        [mushroom] : it eats a mushroom.
        [orange] : it eats an orange earth.
        [grey] : it eats a grey earth.
       *[brown] : it eats a brown earth.
    }
    .alone =
        { fourmidable-predator-title }: { $eaten ->
            [0] nothing to eat { fourmidable-at }.
            [ladybug] eats a ladybird { fourmidable-at }.
            [caterpillar] eats a caterpillar { fourmidable-at }.
            [beetle] eats a beetle { fourmidable-at }.
            [raspberry] eats a raspberry { fourmidable-at }.
            [blueberry] eats a blueberry { fourmidable-at }.
            [mushroom] eats a mushroom { fourmidable-at }.
            [orange] eats an orange earth { fourmidable-at }.
            [grey] eats a grey earth { fourmidable-at }.
           *[brown] eats a brown earth { fourmidable-at }.
        }
# $seat, $effect, $mark
fourmidable-event-Played = { $seat } { YOU($seat, "play", "plays") } { fourmidable-each-Special }.
# $seat, $points
fourmidable-event-Scored = { $seat } { YOU($seat, "score", "scores") } { fourmidable-points }.
# $seat, $species
fourmidable-event-Used = { $seat } { YOU($seat, "use", "uses") } the species “{ fourmidable-species-title }”.
# $seat, $cell, $owner
fourmidable-event-Erased = { $seat } { YOU($seat, "take", "takes") } away the pheromone at { $cell } ({ $owner }): empty terrain is left.
# $seat, $effect, $mark, $points (0: it does not count)
fourmidable-event-Crowned =
    { $points ->
        [0] { $seat } { YOU($seat, "show", "shows") } { fourmidable-each-Special }: no points.
       *[other] { $seat } { YOU($seat, "show", "shows") } { fourmidable-each-Special }: { fourmidable-points }.
    }
# $seat, $ant, $needs (resources already joined), $points, $revealed (how many objectives lie open, this one included)
fourmidable-event-Revealed =
    { $seat } { YOU($seat, "reveal", "reveals") } a { fourmidable-ant } objective, { fourmidable-each-Objective }: { $revealed ->
        [1] the first one.
       *[other] that makes { $revealed }.
    }
# $seat
fourmidable-event-Declined = { $seat } { YOU($seat, "reveal", "reveals") } nothing more.
# $final (1: the end of the game), $rule
fourmidable-event-Asked =
    { $rule ->
        [FOU-A24] The round is about to close: whoever could have eight objectives may still reveal.
        [FOU-K19] A day and a night without a harvest: the game ends. Everybody may still reveal what they can pay for.
       *[other] { $final ->
            [1] This is the end. Everybody may still reveal what they can pay for.
           *[0] Objectives may still be revealed.
        }
    }
# $seat, $ant, $points
fourmidable-event-Rewarded = { $seat } { YOU($seat, "get", "gets") } the { fourmidable-ant } bonus: { fourmidable-points }.
# $winners (names already joined), $count (number of winners), $points (of each of them)
fourmidable-event-Ended =
    { $count ->
        [1] { $winners } { YOU($winners, "win", "wins") } with { fourmidable-points }.
       *[other] { $winners } share the victory, { fourmidable-points } each.
    }

## Refusals

# $why "spectator" | "turn" | "step" | "unknown", $seat (who is waited for), $count (how many), $phase (what is going on)
fourmidable-not-now =
    { $why ->
        [spectator] You are watching this game. Moves are made at the table.
        [turn] { $count ->
            [1] Wait for your turn: { $seat } to play.
           *[other] Wait for your turn. { $count } players are still to play.
        }
        [step] { $phase ->
            [adopting] First choose your species.
            [drawing] First choose your seven objectives.
            [mustering] First choose your first ants.
            [forecasting] First choose the weather.
            [walking] First say where the ant you picked goes.
            [choosing] First say which way your ant takes.
            [opening] First open the new hole on the board.
            [studying] First keep one of the objectives from the library.
            [drafting] First keep one of the cards in your hand.
            [stocking] First choose your special cards.
            [reaping] First play a card for what you gathered, or go on.
            [hunting] First say where the predator eats.
            [robbing] First say which objective the predators complete.
            [completing] First complete an open objective, or leave it.
            [prowling] First say where the predator goes.
            [summoning] First say which predator you move.
            [claiming] First say where your pheromone goes.
            [erasing] First say which pheromone you take away.
            [bearing] First say which ant is born.
            [finishing] Your action is done: play a card, or end your turn.
            [closing] The round is closing: reveal an objective, or pass.
            [counting] This is the end: reveal what you can pay for, or pass.
           *[acting] It is time to choose an action.
        }
       *[unknown] There is no such move. Choose one of those offered.
    }
# When a card is played: $effect
fourmidable-its-moment =
    { $effect ->
        [C4] as you gather a blueberry
        [C5] as you gather a mushroom
        [C6] as you gather a raspberry
        [C7] as you gather an orange earth
        [C8] as you gather a grey earth
        [C9] as you gather a brown earth
        [C10] as you gather a ladybird
        [C11] as you gather a caterpillar
        [C12] as you gather a beetle
        [C16] once you have picked a hunter, before it moves
        [C17] once you have picked a farmer, before it moves
        [C18] once you have picked a digger, before it moves
        [C19] when you draw a digger objective; if they lie open, before or after what your action does
        [C20] when you draw a farmer objective; if they lie open, before or after what your action does
        [C21] when you draw a hunter objective; if they lie open, before or after what your action does
        [C25] as your action, before any other
        [C26] as your action, before any other
        [C27] as your action, before any other
        [C28] as your action, before any other
        [C29] once you have picked a digger, or when you open a hole
        [C32] once you have picked an ant, before it moves
        [C33] when you open a hole
        [C34] once you have picked a digger, before it moves
       *[other] before your action, once an ant is picked, or after it
    }
# $why "pheromone" | "hole" | "ant", $owner
fourmidable-no-stop =
    { $why ->
        [pheromone] Your ant may cross this pheromone ({ $owner }), not stop on it. Choose a cell behind it.
        [hole] Your ant may cross this hole ({ $owner }), not stop on it. Choose a cell behind it.
       *[ant] Your ant may pass over this ant ({ $owner }), not stop there. Choose a cell behind it.
    }
# Why a special card is not played: $why as fourmidable-not-now, or "when" …; $effect, $mark, $card
fourmidable-no-play =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
        [elsewhere] Special cards are played during your own actions. Wait for your turn.
        [hand] You do not have this special card.
        [count] “{ fourmidable-special-title }” is not played: keep it in hand, it counts by itself at the end.
        [hour] { $mark ->
            [day] “{ fourmidable-special-title }” is a day card: wait for the day.
           *[night] “{ fourmidable-special-title }” is a night card: wait for the night.
        }
        [kind] That does not go with “{ fourmidable-special-title }”: the card is played { fourmidable-its-moment }.
        [resource] You have not just gathered that: “{ fourmidable-special-title }” is played { fourmidable-its-moment }.
        [full] You already hold four objectives. Reveal one first.
        [pile] No objective for this card is left in the pile.
        [unpaid] No open objective of that type can be paid for now.
        [played] You have played a card to complete an objective: choose one.
        [target] There is nothing to play “{ fourmidable-special-title }” on.
        [supply] { $effect ->
            [C31] You have no pheromones left.
           *[other] You have no ant of that type left to be born.
        }
        [twice] You have had your birth this round: one a round, by tile or by card.
        [queen] The worm is in the queen’s room: no ant is born there while it stays.
       *[when] Not now: “{ fourmidable-special-title }” is played { fourmidable-its-moment }.
    }
# $cell
refusal-FOU-S1 =
    { $why ->
       *[masked] Cell { $cell } is masked: it is out of play with so many players.
    }
refusal-FOU-K1 =
    { $why ->
       *[level] Not at the Child level: there are no births and no predators. Move an ant.
    }
# $why as fourmidable-not-now, or "pile": $ant, $cards (what its pile holds)
refusal-FOU-K2 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [pile] { $cards ->
            [0] The { fourmidable-ant } pile is empty. Take from the other piles.
            [1] The { fourmidable-ant } pile has only one card left. Take the rest from the other piles.
           *[other] The { fourmidable-ant } pile has only { $cards } cards left. Take the rest from the other piles.
        }
       *[unknown] Choose seven objectives in all, from the three piles.
    }
# $why as fourmidable-not-now
refusal-FOU-K3 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] Choose five ants in all, of any type.
    }
# $why as fourmidable-not-now, or "moved" | "none": $ant, $cell; "far": $ant, $steps (how many it makes);
# "outside": $cell, $hole (its cell on the board)
refusal-FOU-K4 =
    { $why ->
        [moved] Your { fourmidable-ant } { fourmidable-at } has already moved this round. Choose another ant.
        [none] { $ant ->
            [any] None of your ants is { fourmidable-at }. Choose one of your ants, then the cell it goes to.
           *[other] You have no { fourmidable-ant } { fourmidable-at }. Choose one of your ants.
        }
        [far] This { fourmidable-ant } cannot get there: it takes at most { $steps } steps, along a clear path.
        [outside] You have dug { fourmidable-cell-name }: it is a hole now. On the board it is { $hole }: go there.
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] { fourmidable-not-now }
    }
# $why "water" | "pheromone", $owner
refusal-FOU-K8 =
    { $why ->
        [pheromone] This pheromone belongs to { $owner }: your ants cannot go there. Choose another cell.
       *[water] Ants cannot cross water. Choose another cell.
    }
# $owner
refusal-FOU-K9 =
    { $why ->
       *[hole] This hole belongs to { $owner }: your ants cannot go there. Choose another cell.
    }
# $ant
refusal-FOU-K10 =
    { $why ->
       *[earth] { $ant ->
            [hunter] A hunter cannot go into earth: only diggers dig. Choose a cell that is already dug.
           *[farmer] A farmer cannot go into earth: only diggers dig. Choose a cell that is already dug.
        }
    }
refusal-FOU-K11 =
    { $why ->
       *[first] A digger stops at the first earth it meets. First gather the one in its way.
    }
# $why "hand" | "early" | "missing": $missing (how many resources), $resource (the first of them)
refusal-FOU-K14 =
    { $why ->
        [missing] { $missing ->
            [1] For this objective you still lack { fourmidable-a-resource }.
           *[other] For this objective you still lack { $missing } resources, starting with { fourmidable-a-resource }.
        }
        [early] Objectives can be revealed from the first round on.
       *[hand] You do not hold this objective.
    }
# $why "over", or as fourmidable-not-now
refusal-FOU-K15 =
    { $why ->
        [over] The game is over: somebody has revealed seven objectives.
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] { fourmidable-not-now }
    }
# $owner
refusal-FOU-K16 =
    { $why ->
       *[ant] There is already an ant there ({ $owner }). Ants cannot go where other players’ ants are. Choose another cell.
    }
# $why "over", or as fourmidable-not-now
refusal-FOU-K19 =
    { $why ->
        [over] The game is over: a day and a night have gone by without a harvest.
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] { fourmidable-not-now }
    }
# $why as fourmidable-not-now
refusal-FOU-A2 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] Choose three ants in all, of any type.
    }
# $why as fourmidable-not-now
refusal-FOU-A3 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] Choose sun, wind or rain.
    }
# $why "supply": $ant (FOU-C28), or $effect
refusal-FOU-A1 =
    { $why ->
       *[supply] You already have all five ants of that type in play. Choose another type.
    }
refusal-FOU-A4 =
    { $why ->
       *[twice] You have already done that. Each round, a player has one birth and one predator to move.
    }
# $why "tile" | "supply", $ant
refusal-FOU-A5 =
    { $why ->
        [birth] A birth tile can still be taken. Take it.
        [ants] First move your ants. A birth is only given up last.
        [predator] First move a predator. A birth is only given up last.
        [supply] You have no { fourmidable-ant } left to be born. Choose another type.
       *[tile] There is no { fourmidable-ant } birth tile left this round. Choose another type.
    }
# $why as fourmidable-not-now, or "far": $cell, $distance
refusal-FOU-A8 =
    { $why ->
        [far] Cell { $cell } is too far: a hole opens at most { $distance } cells from one of your holes.
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] { fourmidable-not-now }
    }
# $cell, $why "resource" | "predator" | "water" | "own-hole", or "pheromone" | "ant" | "hole": $owner
refusal-FOU-A9 =
    { $why ->
        [predator] A predator is at { $cell }. Choose another cell.
        [water] A hole cannot open in water. Choose another cell.
        [pheromone] The pheromone at { $cell } belongs to { $owner }. A hole opens on empty terrain or on a pheromone of yours.
        [ant] The ant at { $cell } belongs to { $owner }. Choose another cell.
        [hole] The hole at { $cell } belongs to { $owner }. Choose another cell.
        [own-hole] You already have a hole at { $cell }. Choose another cell.
       *[resource] There is still a resource at { $cell }. A hole opens on empty terrain or on a pheromone of yours.
    }
# $cell
refusal-FOU-A10 =
    { $why ->
       *[site] You cannot dig { fourmidable-cell-name } now: its hole would have no place on the board. It needs empty terrain or a pheromone of yours, at most { $distance } cells from one of your holes.
    }
# $why as fourmidable-not-now, or "card"
refusal-FOU-A12 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
       *[card] Keep one of the objectives you are looking at.
    }
refusal-FOU-A13 = { fourmidable-no-play }
# $why as fourmidable-not-now, or "pheromone" | "hole" | "ant" | "predator" | "water"; "unknown": $predator
refusal-FOU-A15 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [pheromone] A predator cannot go onto a pheromone. Choose another cell.
        [hole] A predator cannot go onto a hole. Choose another cell.
        [ant] A predator cannot go where an ant stands. Choose another cell.
        [predator] There is already a predator on that cell. Choose another one.
        [water] A predator cannot go into water. Choose another cell.
       *[unknown] { $predator ->
            [worm] The worm goes to a cell of a nest. Choose one of those offered.
           *[other] The grasshopper and the spider go to a cell of the board with no pheromone, hole, ant or other predator.
        }
    }
# $why "target" | "room" | "surface" | "board" | "same", $predator
refusal-FOU-A16 =
    { $why ->
        [board] { $predator ->
            [worm] The worm stays in the nests. Choose a cell of a nest.
           *[other] The grasshopper and the spider stay on the board: only the worm enters nests.
        }
        [surface] The worm fears the surface: it goes neither to cell 1 nor to the other numbered cells.
        [room] The worm enters neither the library nor the queen’s room.
        [same] The predator must change cells. Choose another one.
       *[target] This predator has nowhere to go. Choose another one.
    }
# $why as fourmidable-not-now, or "way" | "direct"
refusal-FOU-A17 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [direct] Every way that is left crosses more empty terrain. Choose which.
        [next] The ant cannot mark that cell next on its way. Choose one of the empty cells offered.
        [unknown] { fourmidable-not-now }
       *[way] No way leads there. Choose one of the empty cells offered.
    }
# $why "over", or as fourmidable-not-now
refusal-FOU-A19 =
    { $why ->
        [over] The game is over: somebody has revealed eight objectives.
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] { fourmidable-not-now }
    }
# $why "predator": $predator; "worm": it is in that cell; "tunnel": it bars the way there; "queen": a birth
refusal-FOU-A23 =
    { $why ->
        [predator] { $predator ->
            [grasshopper] The grasshopper is there: no ant can go there. Choose another cell.
           *[spider] The spider is there: no ant can go there. Choose another cell.
        }
        [queen] The worm is in the queen’s room: no ant is born there while it stays.
        [tunnel] The worm blocks the tunnel on the way there. Choose another cell, or move the worm.
       *[worm] The worm is there: no ant can go there. Choose another cell.
    }
refusal-FOU-A24 = { fourmidable-not-now }
refusal-FOU-I1 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
        [taken] { $owner } has the species “{ fourmidable-species-title }”. Choose another one.
       *[none] Your species has no power to use: its gift is always on.
    }
refusal-FOU-I2 = { fourmidable-no-play }
refusal-FOU-I4 = { fourmidable-no-play }
refusal-FOU-I5 = { fourmidable-no-play }
refusal-FOU-I8 = { fourmidable-no-play }
refusal-FOU-C1 = { fourmidable-no-play }
refusal-FOU-C2 = { fourmidable-no-play }
refusal-FOU-C3 = { fourmidable-no-play }
refusal-FOU-C4 = { fourmidable-no-play }
refusal-FOU-C5 = { fourmidable-no-play }
refusal-FOU-C6 = { fourmidable-no-play }
refusal-FOU-C7 = { fourmidable-no-play }
refusal-FOU-C8 = { fourmidable-no-play }
refusal-FOU-C9 = { fourmidable-no-play }
refusal-FOU-C10 = { fourmidable-no-play }
refusal-FOU-C11 = { fourmidable-no-play }
refusal-FOU-C12 = { fourmidable-no-play }
refusal-FOU-C13 = { fourmidable-no-play }
refusal-FOU-C14 = { fourmidable-no-play }
refusal-FOU-C15 = { fourmidable-no-play }
refusal-FOU-C16 = { fourmidable-no-play }
refusal-FOU-C17 = { fourmidable-no-play }
refusal-FOU-C18 = { fourmidable-no-play }
refusal-FOU-C19 = { fourmidable-no-play }
refusal-FOU-C20 = { fourmidable-no-play }
refusal-FOU-C21 = { fourmidable-no-play }
refusal-FOU-C22 = { fourmidable-no-play }
refusal-FOU-C23 = { fourmidable-no-play }
refusal-FOU-C24 = { fourmidable-no-play }
refusal-FOU-C25 = { fourmidable-no-play }
refusal-FOU-C26 = { fourmidable-no-play }
refusal-FOU-C27 = { fourmidable-no-play }
refusal-FOU-C28 = { fourmidable-no-play }
refusal-FOU-C29 = { fourmidable-no-play }
refusal-FOU-C30 =
    { $why ->
        [none] There is no pheromone at { $cell }.
        [covered] The pheromone at { $cell } lies under a hole: it stays.
       *[when] { fourmidable-no-play }
    }
refusal-FOU-C31 =
    { $why ->
        [masked] Cell { $cell } is masked: it is out of play.
        [water] A pheromone cannot go on water.
        [pheromone] There is already a pheromone at { $cell } ({ $owner }).
        [hole] There is a hole at { $cell }: it is not empty terrain.
        [ant] An ant of { $owner } is at { $cell }.
        [predator] A predator is at { $cell }.
        [own] Cell { $cell } is already yours.
        [resource] There is a resource at { $cell }: only empty terrain will do.
       *[when] { fourmidable-no-play }
    }
refusal-FOU-C32 =
    { $why ->
        [pheromone] { fourmidable-no-stop }
        [hole] { fourmidable-no-stop }
        [ant] { fourmidable-no-stop }
       *[unknown] { fourmidable-no-play }
    }
refusal-FOU-C33 = { fourmidable-no-play }
refusal-FOU-C34 = { fourmidable-no-play }
refusal-FOU-C35 = { fourmidable-no-play }
refusal-FOU-C36 = { fourmidable-no-play }
refusal-FOU-C37 = { fourmidable-no-play }
refusal-FOU-E1 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
        [night] The Flying use their power by day.
        [day] The Predator uses its power by night.
        [spent] You have already used your species this round.
        [elsewhere] Your species is used during your own actions. Wait for your turn.
        [when] Not now: before your action, once an ant is picked, or after it.
        [supply] You have no pheromones left.
        [target] There is nothing to use your species on.
        [masked] Cell { $cell } is masked: it is out of play.
        [water] A pheromone cannot go on water.
        [pheromone] There is already a pheromone at { $cell } ({ $owner }).
        [hole] There is a hole at { $cell }: it is not empty terrain.
        [ant] An ant of { $owner } is at { $cell }.
        [predator] A predator is at { $cell }.
        [own] Cell { $cell } is already yours.
       *[resource] There is a resource at { $cell }: only empty terrain will do.
    }
refusal-FOU-E2 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
        [night] The Flying use their power by day.
        [day] The Predator uses its power by night.
        [spent] You have already used your species this round.
        [elsewhere] Your species is used during your own actions. Wait for your turn.
        [when] Not now: before your action, once an ant is picked, or after it.
        [supply] You have no pheromones left.
        [target] There is nothing to use your species on.
       *[same] In a round, your action and your species move two different predators.
    }
refusal-FOU-E4 = { fourmidable-no-stop }

## End

ending-FOU-K15 = Somebody has revealed seven objectives.
ending-FOU-A19 = A round has ended with eight objectives revealed.
ending-FOU-K19 = A day and a night have gone by without a harvest.
score-FOU-K14 = Objectives
score-FOU-K12 = Pheromones
score-FOU-A20 = Holes
score-FOU-A21 = Type bonuses
score-FOU-I7 = Special cards
score-FOU-I8 = Cards for the end

## Experienced

# $ant, $number
fourmidable-action-Recruit = Begin with { fourmidable-an-ant }
    .short = { fourmidable-ant }
# $ant, $needs (resources already joined), $points, $completed (how many there will be), $goal (how many end the game)
fourmidable-action-Complete =
    Complete the objective { fourmidable-each-Objective }: { $goal ->
        [0] { $completed } in all
       *[other] { $completed } of { $goal }
    }
    .short = Complete { $needs }
# $count (objectives that could be completed)
fourmidable-action-Leave = Complete nothing
    .short = Leave it
fourmidable-prompt-Recruit = Choose one of the three ants that begin your colony.
    .short = One ant.
fourmidable-prompt-Complete = Your ant is in the library: complete an open objective of its type, or leave it.
    .short = Complete one?
fourmidable-prompt-Leave = Your ant is in the library: complete an open objective of its type, or leave it.
    .short = Complete one?
# $ant, $needs (resources already joined), $points
fourmidable-event-Uncovered = A { fourmidable-ant } objective is laid open: { fourmidable-each-Objective }.
# $seat, $ant, $needs (resources already joined), $points, $completed (how many this makes)
fourmidable-event-Completed =
    { $seat } { YOU($seat, "complete", "completes") } a { fourmidable-ant } objective, { fourmidable-each-Objective }: { $completed ->
        [1] the first one.
       *[other] that makes { $completed }.
    }
# $seat
fourmidable-event-Left = { $seat } { YOU($seat, "complete", "completes") } nothing in the library.
# $seat, $ant, $number
fourmidable-event-Recruited = { $seat } { YOU($seat, "begin", "begins") } with { fourmidable-the-ant }.
# $seat, $cell
fourmidable-event-Claimed = { $seat } { YOU($seat, "have", "has") } an ant on empty terrain at { $cell }, next to a pheromone or hole of the same colony, and { YOU($seat, "put", "puts") } a pheromone there.
# $why "open", $ant
refusal-FOU-X1 =
    { $why ->
       *[open] This objective does not lie open on the table. Choose one that does.
    }
# $why as fourmidable-not-now, or "ant": $ant; "missing": $missing (how many resources), $resource (the first of them)
refusal-FOU-X2 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
        [missing] { $missing ->
            [1] For this objective you still lack { fourmidable-a-resource }.
           *[other] For this objective you still lack { $missing } resources, starting with { fourmidable-a-resource }.
        }
       *[ant] Only { fourmidable-an-ant } in the library can complete this objective.
    }
# $why as fourmidable-not-now
refusal-FOU-X5 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] Choose one ant: a hunter, a farmer or a digger.
    }
# $owner
refusal-FOU-X8 =
    { $why ->
       *[ant] There is already an ant there ({ $owner }). Ants cannot go where other players’ ants are, not even on empty terrain. Choose another cell.
    }
# $why "over", or as fourmidable-not-now
refusal-FOU-X9 =
    { $why ->
        [over] The game is over: somebody has completed eight objectives.
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] { fourmidable-not-now }
    }
ending-FOU-X9 = A round has ended with eight objectives completed.
# $effect, $mark, $card, $kept (how many this makes), $left (how many are still to come)
fourmidable-action-Draft = Keep “{ fourmidable-special-title }”
    .short = Keep
fourmidable-prompt-Draft = Keep one card.
    .short = Which card?
# $predator, $cell, $eaten (a resource; 0: nothing)
fourmidable-action-Hunt = { fourmidable-predator-title }: eat { fourmidable-at }
    .short = Eat { fourmidable-at }
fourmidable-prompt-Hunt = Several cells are equally near: where does the predator eat?
    .short = Where does it eat?
# $ant, $needs (resources already joined), $points
fourmidable-action-Rob = The predators complete { fourmidable-each-Objective }
    .short = Lose { $needs }
fourmidable-prompt-Rob = The predators can pay for several objectives: which one is lost?
    .short = Which is lost?
# $seat
fourmidable-event-Drafted = { $seat } { YOU($seat, "keep", "keeps") } a card.
# $specials (cards already joined). To whoever holds them
fourmidable-event-Handed = In your hand: { $specials }.
# $step (the step that begins; 0: it is over), $specials (cards in each hand)
fourmidable-event-PassedOn =
    { $step ->
        [0] Everybody has enough cards; the last { $specials } of each hand are thrown away.
        [1] Everybody gets { $specials } special cards, and keeps one.
       *[other] The hands go to the left: { $specials } cards each.
    }
# $seat, $looked (how many)
fourmidable-event-Peeked =
    { $looked ->
        [1] { $seat } { YOU($seat, "look", "looks") } at the next objective of the pile.
       *[other] { $seat } { YOU($seat, "look", "looks") } at the next { $looked } objectives of the pile.
    }
# $seat, $resource, $predator, $cells (where it can eat; 0: nowhere)
fourmidable-event-Drawn =
    { $cells ->
        [0] From the bag comes { fourmidable-a-resource }: { fourmidable-the-predator } has nowhere to go.
       *[other] From the bag comes { fourmidable-a-resource }: { fourmidable-the-predator } hunts.
    }
# $ant, $needs (resources already joined), $points, $robbed (how many are lost now)
fourmidable-event-Robbed = The predators complete a { fourmidable-ant } objective, { fourmidable-each-Objective }: it is lost.
# $seat, $points, $rank (0: none)
fourmidable-event-Ranked =
    { $rank ->
        [clever] { $seat } { YOU($seat, "end", "ends") } with { fourmidable-points }: clever!
        [brilliant] { $seat } { YOU($seat, "end", "ends") } with { fourmidable-points }: brilliant!
        [fantastic] { $seat } { YOU($seat, "end", "ends") } with { fourmidable-points }: fantastic!
        [magnificent] { $seat } { YOU($seat, "end", "ends") } with { fourmidable-points }: magnificent!
       *[0] { $seat } { YOU($seat, "end", "ends") } with { fourmidable-points }.
    }
# $why as fourmidable-not-now, or "elsewhere" | "when" | "spent" | "pile"
refusal-FOU-E6 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
        [elsewhere] The Strategist looks before its own actions. Wait for your turn.
        [spent] You have already looked before this action.
        [pile] No objectives are left in the pile.
       *[when] The Strategist looks before an action, not during it.
    }
# $why "taken": $species, $owner; or as fourmidable-not-now
refusal-FOU-X3 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
       *[taken] { $owner } has chosen this species. Choose another one.
    }
# $why as fourmidable-not-now, or "hand"
refusal-FOU-X4 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
       *[hand] This card is not in the hand before you.
    }
# $why as fourmidable-not-now, or "hand"
refusal-FOU-P2 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
       *[hand] You have already chosen this card.
    }
# $why as fourmidable-not-now, or "solo" | "lair" | "food" | "far": $predator, $cell, $resource
refusal-FOU-P4 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
        [solo] On your own you move no predators: they hunt whenever you gather.
        [lair] { fourmidable-predator-title } cannot go there.
        [food] { fourmidable-predator-title } finds nothing there that it is after now.
       *[far] Another one is nearer to your ants: that is what it eats.
    }
# $why as fourmidable-not-now, or "unpaid"
refusal-FOU-P5 =
    { $why ->
        [spectator] { fourmidable-not-now }
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
        [unknown] { fourmidable-not-now }
       *[unpaid] The predators have not yet eaten what this objective needs.
    }
# $why "over", or as fourmidable-not-now
refusal-FOU-P6 =
    { $why ->
        [over] The game is over: all the rounds have been played.
        [turn] { fourmidable-not-now }
        [step] { fourmidable-not-now }
       *[unknown] { fourmidable-not-now }
    }
ending-FOU-P6 = All the rounds have been played.
fourmidable-go-complete = It can complete an open objective there.
fourmidable-go-unpaid = You cannot pay for any objective of its type for now.

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
