### The words of the house, in English.

and = and

# $seat: who wanted to take back
refusal-UNDO = This move can no longer be taken back: it is not the last one, or it has shown something new.

bot-random = Chance
    .help = Plays any move that is allowed.
bot-greedy = Greedy
    .help = Takes the most points at once and looks no further.
bot-level1 = Egg
    .help = Is discovering the game with you, and often goes wrong.
bot-level2 = Larva
    .help = Looks one move ahead, and still makes mistakes.
bot-level3 = Worker
    .help = Thinks a little and punishes easy moves.
bot-level4 = Soldier
    .help = Sees several moves ahead and holds its ground.
bot-level5 = Queen
    .help = Sees far ahead and leaves few chances.
