### The house in this browser, without a server. "here-x" is said instead of "x".

here-chip = Offline
    .help = Everything stays in this browser. Nothing is sent.
here-coming = Opening the house.
here-elsewhere = Formicarium is already open in another window of this browser. Only one at a time holds the games.
here-take = Play in this one
here-away = Everything waits in the other window
    .help = Close that one, or play in this one: nothing gets lost.
here-unkept = This browser keeps nothing for this page: its storage is full, or refused. You can read, learn and replay; what is not kept is not played, and nothing that was kept is lost.
here-broken = The house could not open here. Load the page again, or try a newer browser.
here-kept = Ready to play offline: everything stays here
here-keeping = Putting everything by for playing offline
here-newer = A new version is here. Your games stay.
here-newer-take = Take it
here-others = Tables and invitations
    .help = They need a server.
here-only = Everything stays here
    .help = These games are in this browser only. To keep one elsewhere, save its journal when the game is over.
here-hand = Once online again, you can hand a game to the server of this site, which replays and checks it:

## The site of a server, when the network is gone

here-fallback = No connection.
here-fallback-play = Play here, offline
here-fallback-keep = Be able to play offline
    .help = About 8 MB, kept in this browser
here-fallback-keeping = Putting everything by for playing offline…
here-fallback-kept = Ready to play offline
here-fallback-not = Not everything could be put by. Try again

## What needs other people

here-apart = Playing with others
    .help = This page lives entirely in your browser: nobody else comes in, and nothing goes out. Invitations, tables open to all and games to watch need a Formicarium server.
here-invited = This invitation leads to a server
    .help = Open the link exactly as you received it. This page lives entirely in your browser: nobody else comes in.
here-ways = Here you can play
here-way-bots = alone, against bots of every level;
here-way-screen = several around this screen: you pass it on, and a curtain hides what is secret;
here-way-pass = two people over days, by sending a link that contains the game, where a game has neither secrets nor chance.

## What is said otherwise

here-shelf-subtitle = No network needed here: bots, lessons, puzzles.
here-shelf-friend = A game by a link?
here-shelf-paste = Paste it
here-join-paste-help = It contains the whole game, and it is long.
here-join-paste-bad = There is no game in this link. Check that it is whole.
here-new-alone =
    .help = New luck every day, this browser's own.
here-table-moment = A link with the game
here-review-making-note = Here it may take a few minutes. The game can be replayed meanwhile.
here-trouble-offline = The house does not answer. Load the page again.
here-trouble-not-kept = The browser could not keep this: its storage is full, or refused. Nothing that was kept is lost.
here-trouble-unsure = It is not known whether the browser kept this. Load the page again to see.
here-trouble-bad-request = The page and the house did not understand each other. Load the page again.
