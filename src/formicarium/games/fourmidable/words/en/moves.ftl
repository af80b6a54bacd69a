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
