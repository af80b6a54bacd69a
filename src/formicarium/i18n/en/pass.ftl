### A game passed on by a link: the link contains the journal.

pass-on = Over days, by a link
    .help = The link contains the whole game so far. Send it to whoever plays next; another link will come back with their move. Every move is checked on opening.
pass-make = Copy the game as a link
pass-link = The link that contains the game
pass-copied = The link is copied. It is for you to send.
pass-not-secrets = This game has secrets: a link with the game would show the other one all that you hide. So it is passed around one screen, with the curtain.
pass-not-chance = This game has chance: with a link, anybody could open the game again and repeat a move until the draw pleases them. So it is played around one screen.
# $game
pass-title = A game of { $game } awaits you
# $count (number)
pass-moves = { $count ->
        [0] nothing played
        [one] { $count } move played
       *[other] { $count } moves played
    }
pass-text = This link contains the whole game. It is replayed move by move, and checked, before it opens.
pass-open = Open the game
pass-broken = This link is damaged
    .help = It is not whole, or there is no game in it. Ask for it again, and copy it to its very end.
pass-changed = This game does not follow the rules
    .help = At least one move was changed on its way, or the game comes from another version. Nothing was opened.
# $number (number): the first move that differs; 0: another game
pass-differs = { $number ->
        [0] This link bears the name of a game that you have, but it is another one.
       *[other] This link does not go on from the game that you have: move { $number } is not the same.
    }
pass-mine = Go to my game
pass-anew = Open it all the same, apart
