# What the terminal says of what is measured.

# Balance. $order (from 1); $muster (how many of each); $needs (resources already joined)
fourmidable-mark-order = Turn order
    .one = { $order }
fourmidable-mark-muster = First ants (hunters-farmers-diggers)
    .one = { $muster }
fourmidable-mark-needs = Objectives held
    .one = { $needs }
# $species, $effect
fourmidable-mark-species = Species
    .one = { fourmidable-species-title }
fourmidable-mark-effect = Special cards held
    .one = { fourmidable-special-title }
