# What the terminal says of what is measured.

# Balance. $order (from 1); $muster (ants already joined)
fourmidable-mark-order = Turn order
    .one = { $order }
fourmidable-mark-muster = First ants
    .one = { $muster }
# An ant: $thing (its kind)
fourmidable-each-muster =
    { $thing ->
        [hunter] hunter
        [farmer] farmer
       *[digger] digger
    }
# $needs (resources already joined)
fourmidable-mark-needs = Objectives held
    .one = { $needs }
# $species, $effect
fourmidable-mark-species = Species
    .one = { fourmidable-species-title }
fourmidable-mark-effect = Special cards held
    .one = { fourmidable-special-title }

# The letters of the board
fourmidable-terminal-key = L ladybird, C caterpillar, S beetle, R raspberry, B blueberry, M mushroom, ~ water, . empty terrain, a b … pheromone of player A, B …, A1 hole of A, x grasshopper, y spider; to the right h f d an ant (H F D several, + of several types). In nests: O orange, G grey, T brown earth, - dug, w worm.

# $letter (of the seat), $ants, $nest (letters), $left (pheromones), $has (resources), $done and $hand (objectives)
fourmidable-terminal-colony = { $letter }: ants { $ants }, nest { $nest }, pheromones { $left }, has { $has }, objectives { $done } (in hand: { $hand })
