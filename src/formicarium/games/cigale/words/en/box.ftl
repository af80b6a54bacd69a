### La Cigale & la Fourmi, in English. Players’ names arrive as they are: no possessive, no gender.
### Provisions arrive by their name; what is not there (no insect, nobody) arrives as 0; true is 1, false is 0.

## Shelf and table

-cigale = La Cigale & la Fourmi

cigale-name = { -cigale }
cigale-tagline = Hide your path, guess theirs.
cigale-length = 25 min
cigale-age = Ages 8 and up
cigale-mode-autumn = Autumn
    .help = Fill the shelves of the pantry and keep the insects. The one to begin with.
cigale-mode-autumn-open = Autumn, open insects
    .help = As Autumn, but everybody sees the insects that the others collect.
cigale-mode-winter = Winter
    .help = Buy provisions with your cards: four points win. With 3 or 4 players, Red Ants join in.
cigale-mode-winter-powers = Winter with powers
    .help = As Winter, with the powers of the insects on top. For those who know the game.
cigale-option-single_file = Single file
    .help = The six ants form one file, without branches.
# How the machines play it
cigale-bot-greedy = Always takes the richest path: soon seen through.
cigale-bot-level1 = Places ants anywhere; takes the richest path every other time.
cigale-bot-level2 = Sees this round only; one move in three is random.
cigale-bot-level3 = Sees this round only, but bluffs well and makes few mistakes.
cigale-bot-level4 = Sees further and bluffs well; one move in five is random.
cigale-bot-level5 = Bluffs without a flaw, plans, punishes badly placed ants.
