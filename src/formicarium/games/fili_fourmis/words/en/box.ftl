### Fili-Fourmis, in English. Players' names come as they are: no possessive, no gender.

## Shelf and table

fili_fourmis-name = Fili-Fourmis
fili_fourmis-tagline = Two colonies in files, one wall to take.
fili_fourmis-length = 30 min
fili_fourmis-age = Ages 9 and up
fili_fourmis-mode-base = Classic game
    .help = Bring your ants out, cross the ground in files and hold all enemy ramparts.
fili_fourmis-option-strict_contact = Strict contact
    .help = The ends of two of your files do not come together if they have more than 7 ants between them.
fili_fourmis-option-middle_breaks_ties = The middle breaks ties
    .help = In a blocked game that is level, most ants on the enemy side of the ground wins.
fili_fourmis-option-quiet_limit = Patience
    .help = After so many turns of each player without coming out or entering, the game is blocked.
fili_fourmis-option-quiet_limit-20 = 20 turns
fili_fourmis-option-quiet_limit-40 = 40 turns
