### Fourmidable, in English. Player names come as they are: the sentences need no gender and no possessive.
### What is not there (nobody, nothing) comes as 0; true is 1, false is 0.
### A cell of the board is called b7 (section b), a cell of the nest 2, 3, 4, r1c0 to r3c4, library or queen: fourmidable-cell-name says what it is called.

## Shelf and table

-fourmidable = Fourmidable

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
