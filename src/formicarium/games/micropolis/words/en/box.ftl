### Micropolis, in English. Player names come as they are: the sentences need no gender and no possessive.

## Shelf and table

-micropolis = Micropolis

micropolis-name = { -micropolis }
micropolis-tagline = Ten tiles for the finest anthill.
micropolis-length = about 30 min
# Our advice: the source gives no age.
micropolis-age = Ages 8 and up
micropolis-mode-base = Classic game
    .help = For 2 to 6: one anthill each, ten tiles, the most points.
micropolis-mode-expert = Expert game
    .help = For 2 or 3: two anthills each, each with its own army; the sum counts.
micropolis-option-first_leads = The first seat leads
    .help = The first Military Leader is not drawn at random: it is the first seat.
