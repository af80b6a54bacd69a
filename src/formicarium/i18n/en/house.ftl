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

## How people end a game

# $seat: who
house-leave = { $seat } resigns; a robot plays on for them.
    .you = You have resigned; a robot plays on for you.
# $seat: who
house-resign = { $seat } resigns.
    .you = You have resigned.
house-draw = Draw by agreement.
house-stop = The table has agreed to stop the game.
# $seat: who
house-abort = { $seat } calls the game off.
    .you = You have called the game off.
ending-RESIGN = The game ended by a resignation.
ending-DRAW = Draw by agreement.
ending-STOP = Game stopped by agreement, without a winner.
ending-ABORT = Game called off before the second move: it does not count.
refusal-ENDED = The game is over.
refusal-RESIGN = You cannot resign like this here, or not now.
refusal-LEAVE = You cannot give up your seat like this here, or not now.
refusal-DRAW = No draw here: this game has none, or a robot is at the table.
refusal-STOP = The table cannot stop the game now.
refusal-ABORT = Too late to call it off: two moves have been played.
