## Shelf and table

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
