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
