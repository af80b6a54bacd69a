### Wyx, in English. Player names come as they are: the sentences need no gender and no possessive.

## Shelf and table

-wyx = Wyx

wyx-name = { -wyx }
wyx-tagline = Your queen flies, your ants take the ground.
wyx-length = 20–30 min
# Our advice: the source gives no age.
wyx-age = Ages 8 and up
wyx-mode-base = Classic game
    .help = Be first to place all your ants, or have the most on the board at the end.
wyx-option-open_dispenser = Open dispenser
    .help = Every domino can be seen, even those behind; you still take only the front one.
wyx-option-closed_anthills = Closed anthills
    .help = An occupied anthill is closed to everyone, even to the one who holds it.
wyx-option-finish_round = Finish the round
    .help = With 3 or 4, when a supply runs out, play goes on until all have had as many turns; then the most ants on the board wins.
