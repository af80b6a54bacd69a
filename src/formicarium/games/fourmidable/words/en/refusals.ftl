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
