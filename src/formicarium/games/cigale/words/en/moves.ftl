## Shelf and table

cigale-edition-formicarium = Formicarium edition
cigale-edition-quick = Short winter

## Names

cigale-path-cloth = Tablecloth
cigale-path-tiles = Tiles
cigale-path-stone = Stone
cigale-path-wood = Wood

cigale-insect-bee = Bee
cigale-insect-ladybug = Ladybird
cigale-insect-dragonfly = Dragonfly
cigale-insect-caterpillar = Caterpillar
cigale-insect-mantis = Mantis
cigale-insect-butterfly = Butterfly

cigale-power-barter = Barter
    .help = When you pay, two cards of one type stand for another card, instead of three.
cigale-power-prestige = Prestige
    .help = One more point for as long as you hold this power.
cigale-power-peek = Peek
    .help = As the Cicada, look at a token that the Ant did not pick.
cigale-power-consolation = Consolation
    .help = As Ant or Cicada without a harvest, you draw a card.
cigale-power-stock = Hidden stock
    .help = A hidden card pays for you; once spent, it is replaced.
cigale-power-exchange = Exchange
    .help = Once, after a harvest, swap a provision with the market or an opponent.

cigale-role-ant = Ant
    .you = You are the Ant
cigale-role-cicada = Cicada
    .you = You are the Cicada
cigale-role-red = Red Ant
    .you = You are a Red Ant

## The steps of a round: their name, what is expected of you, of somebody else ($seat; or $seats, names joined, and $count)

cigale-phase-placing = Placing ants
    .you = Place your six ants, side by side.
    .wait = { $seat } is placing six ants.
cigale-phase-choosing = Secret choices
    .you = Pick a path in secret.
    .wait =
        { $count ->
            [1] { $seats } is choosing in secret.
           *[other] { $seats } are choosing in secret.
        }
cigale-phase-guessing = The Cicada’s guess
    .you = Guess the Ant’s path.
    .wait = { $seat } is looking for the Ant’s path.
cigale-phase-collecting = Harvest
    .you = Take your insect cards, these or others like them.
    .wait = { $seat } is collecting and choosing insects.
cigale-phase-empowering = Powers
    .you = Discard an insect for its power, or pass.
    .wait = { $seat } may take a power.
cigale-phase-trading = Market
    .you = Buy a provision, or pass.
    .wait = { $seat } is at the market.
cigale-phase-paying = Payment
    .you = Pay, card by card.
    .wait = { $seat } is paying for a provision.
cigale-phase-ended = End
    .you = The game is over.

## Pieces of sentences (a message that is referred to gets the same arguments)

# $path
cigale-path =
    { $path ->
        [cloth] tablecloth
        [tiles] tiles
        [stone] stone
       *[wood] wood
    }
# $path
cigale-the-path =
    { $path ->
        [cloth] the tablecloth
        [tiles] the tiles
        [stone] the stone
       *[wood] the wood
    }
# $insect
cigale-an-insect =
    { $insect ->
        [bee] a bee
        [ladybug] a ladybird
        [dragonfly] a dragonfly
        [caterpillar] a caterpillar
        [mantis] a mantis
        [butterfly] a butterfly
       *[0] no insect
    }
# $power
cigale-power =
    { $power ->
        [barter] { cigale-power-barter }
        [prestige] { cigale-power-prestige }
        [peek] { cigale-power-peek }
        [consolation] { cigale-power-consolation }
        [stock] { cigale-power-stock }
       *[exchange] { cigale-power-exchange }
    }
# A path card, in a list or as what kind of card it is: $path, $insect (0: none)
cigale-each-Card =
    { $insect ->
        [0] { cigale-path }
       *[other] { cigale-path } with { cigale-an-insect }
    }
# A token revealed: $seat, $thing (the path)
cigale-each-tokens =
    { $seat } ({ $thing ->
        [cloth] the tablecloth
        [tiles] the tiles
        [stone] the stone
       *[wood] the wood
    })
# $cards (number)
cigale-many-cards =
    { $cards ->
        [1] one card
        [one] { $cards } card
       *[other] { $cards } cards
    }
# $points (number)
cigale-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Moves on offer

# $cell, $path, $insect, $ants (on the square, this one included)
cigale-action-Put = Put an ant on { $cell }, { cigale-each-Card } ({ $ants } of 6)
    .short = Ant on { $cell }
# $path, $role "ant" | "red", $cards (of that path, with an ant)
cigale-action-Choose =
    { $role ->
        [red] Bet on { cigale-the-path } ({ cigale-many-cards } with an ant)
       *[ant] Pick { cigale-the-path } ({ cigale-many-cards } to collect)
    }
    .short = Pick { cigale-the-path }
cigale-action-Peek = Look at a token that the Ant did not pick
    .short = Peek
# $cell, $path, $cards (of that path, with an ant), $seat (the Ant)
cigale-action-Guess = Land on { $cell }, on { cigale-the-path }. Right: { cigale-many-cards } for you. Wrong: they all go to { $seat }.
    .short = Bet on { cigale-the-path }
# $cell, $path, $insect, $due (the cell that is due)
cigale-action-Collect = Take { cigale-each-Card } from { $cell }
    .short = Take { $cell }
# $path, $insect, $power, $owner (0: on the table)
cigale-action-Empower =
    { $owner ->
        [0] Discard { cigale-each-Card } and take the power { cigale-power }
       *[other] Discard { cigale-each-Card } and take the power { cigale-power } from { $owner }
    }
    .short = Take { cigale-power }
# $provision, $points (that you will have)
cigale-action-Buy = Buy “{ $provision }”: you will have { cigale-points }
    .short = Buy “{ $provision }”
# $path, $insect, $provision
cigale-action-Pay = Pay with { cigale-each-Card }
    .short = Pay: { cigale-each-Card }
# $path, $insect, $provision
cigale-action-PayHidden = Pay with your hidden card, { cigale-each-Card }
    .short = Pay: hidden card
# $give, $take, $owner (0: on the market), $points (that you will have)
cigale-action-Exchange =
    { $owner ->
        [0] Exchange “{ $give }” for “{ $take }” on the market: you will have { cigale-points }
       *[other] Exchange “{ $give }” for “{ $take }” with { $owner }: you will have { cigale-points }
    }
    .short = Exchange for “{ $take }”
# $what "power" | "buy" | "exchange"
cigale-action-Decline =
    { $what ->
        [power] Take no power
        [exchange] Exchange nothing
       *[buy] Buy nothing
    }
    .short = Pass

## What is expected

cigale-prompt-Put = Place your six ants, side by side.
    .short = Place your ants.
# $role
cigale-prompt-Choose =
    { $role ->
        [red] Red Ant: guess the Ant’s path, in secret.
       *[ant] Pick your path in secret.
    }
    .short = Pick in secret.
cigale-prompt-Peek = Peek if you like, then guess the Ant’s path.
    .short = Guess the path.
cigale-prompt-Guess = Guess the Ant’s path: land on one of its cards.
    .short = Guess the path.
cigale-prompt-Collect = Take this insect card, or another in the square with the same insect.
    .short = Take an insect.
cigale-prompt-Empower = Discard an insect for its power, or pass.
    .short = A power?
cigale-prompt-Buy = Buy a provision if your cards can pay, or pass.
    .short = Buy or pass.
cigale-prompt-Pay = Pay, card by card.
    .short = Pay.
cigale-prompt-PayHidden = Pay, card by card.
    .short = Pay.
cigale-prompt-Exchange = Exchange a provision, or pass.
    .short = An exchange?
# the one that is given is in hand
cigale-prompt-Swap = Choose the provision you take in exchange.
    .short = Take which one?
# $what, as in cigale-action-Decline
cigale-prompt-Decline =
    { $what ->
        [power] There is no power to take: pass.
        [exchange] No exchange is possible: pass.
       *[buy] Your cards are not enough for anything on the market: pass.
    }
    .short =
        { $what ->
            [power] No power: pass.
            [exchange] No exchange: pass.
           *[buy] Nothing to buy: pass.
        }

## Log

# $round, $seat (the Ant), $cicada
cigale-event-Began = Round { $round }: { $seat } { YOU($seat, "are", "is") } the Ant, { $cicada } the Cicada.
# $seat, $cell, $ants (on the square now)
cigale-event-Placed = { $seat } { YOU($seat, "put", "puts") } an ant on { $cell } ({ $ants } of 6).
# $seat
cigale-event-Chose = { $seat } { YOU($seat, "have", "has") } chosen in secret.
# $path. To the one who chose
cigale-event-Token = You picked { cigale-the-path }.
# $seat
cigale-event-Peeked = { $seat } { YOU($seat, "peek", "peeks") } at a token that the Ant did not pick.
# $path. To the one who looked
cigale-event-Saw = The Ant did not pick { cigale-the-path }: you saw that token.
# $seat, $cell, $path
cigale-event-Guessed = { $seat } { YOU($seat, "land", "lands") } on { $cell } and { YOU($seat, "bet", "bets") } on { cigale-the-path }.
# $seat (the Ant), $path, $caught (1: guessed), $tokens (tokens, joined: cigale-each-tokens), $count (how many tokens)
cigale-event-Revealed =
    { $seat } had picked { cigale-the-path }: { $caught ->
        [1] the Cicada guessed right!
       *[0] the Cicada was wrong.
    }{ $count ->
        [1] { "" }
       *[other] { " " }The tokens: { $tokens }.
    }
# $seat, $path, $cards (number), $slot (of the shelf), $insects (how many of these cards bear one)
cigale-event-Shelved =
    { $seat } { YOU($seat, "collect", "collects") } { cigale-many-cards } on { cigale-the-path }{ $insects ->
        [0] { "" }
        [1] { $cards ->
            [1] , with an insect
           *[other] , one with an insect
        }
       *[other] , { $insects } with an insect
    }; the shelf is at slot { $slot }.
# $seat, $cards (cards, joined: cigale-each-Card), $count (how many), $rule (CIG-A15: during the game; CIG-A16: at its end)
cigale-event-Laid =
    { $rule ->
        [CIG-A15] { $seat } { YOU($seat, "keep", "keeps") } these face up: { $cards }.
       *[CIG-A16] { $seat } { YOU($seat, "show", "shows") } these insects: { $cards }.
    }
# $seat, $cards (cards, joined), $count (how many)
cigale-event-Collected =
    { $count ->
        [1] { $seat } { YOU($seat, "collect", "collects") } one card: { $cards }.
       *[other] { $seat } { YOU($seat, "collect", "collects") } { $count } cards: { $cards }.
    }
# $seat, $cell, $path, $insect, $due (the cell of the card that was due)
cigale-event-Took = { $seat } { YOU($seat, "take", "takes") } { cigale-each-Card } from { $cell }.
# $seat, $path, $insect, $rule
cigale-event-Drew =
    { $rule ->
        [CIG-W1] { $seat } { YOU($seat, "start", "starts") } with a card: { cigale-each-Card }.
        [CIG-W5] { $seat }, Red Ant, guessed right and { YOU($seat, "draw", "draws") } a card: { cigale-each-Card }.
        [CIG-W12] Fair price: { $seat } had no card left and { YOU($seat, "draw", "draws") } one: { cigale-each-Card }.
       *[CIG-P6] Consolation: { $seat } { YOU($seat, "draw", "draws") } a card: { cigale-each-Card }.
    }
# $seat, $power, $path, $insect, $owner (0: the power lay on the table)
cigale-event-Empowered =
    { $owner ->
        [0] { $seat } { YOU($seat, "discard", "discards") } { cigale-each-Card } and { YOU($seat, "take", "takes") } the power { cigale-power }.
       *[other] { $seat } { YOU($seat, "discard", "discards") } { cigale-each-Card } and { YOU($seat, "take", "takes") } the power { cigale-power } from { $owner }.
    }
# $seat
cigale-event-Stocked = { $seat } { YOU($seat, "have", "has") } a hidden card.
# $path, $insect. To its holder
cigale-event-Stock = Your hidden card: { cigale-each-Card }.
# $seat, $path, $insect
cigale-event-Discarded = { $seat } { YOU($seat, "lose", "loses") } the hidden card, { cigale-each-Card }: it is discarded.
# $seat, $provision
cigale-event-Buying = { $seat } { YOU($seat, "want", "wants") } to buy “{ $provision }”.
# $seat, $path, $insect, $hidden (1: the hidden card)
cigale-event-Paid =
    { $hidden ->
        [1] { $seat } { YOU($seat, "pay", "pays") } with the hidden card, { cigale-each-Card }.
       *[0] { $seat } { YOU($seat, "pay", "pays") } with { cigale-each-Card }.
    }
# $seat, $provision, $cards (cards, joined), $count (how many), $points (of the buyer, now)
cigale-event-Bought = { $seat } { YOU($seat, "buy", "buys") } “{ $provision }” for { $cards }: { cigale-points }.
# $seat, $give, $take, $owner (0: the market), $points
cigale-event-Exchanged =
    { $owner ->
        [0] { $seat } { YOU($seat, "exchange", "exchanges") } “{ $give }” for “{ $take }” on the market: { cigale-points }.
       *[other] { $seat } { YOU($seat, "give", "gives") } “{ $give }” to { $owner } and { YOU($seat, "get", "gets") } “{ $take }”: { cigale-points }.
    }
# $seat, $rule
cigale-event-Declined =
    { $rule ->
        [CIG-P2] { $seat } { YOU($seat, "take", "takes") } no power.
        [CIG-P8] { $seat } { YOU($seat, "exchange", "exchanges") } nothing.
       *[CIG-W8] { $seat } { YOU($seat, "buy", "buys") } nothing.
    }
# $cards (number)
cigale-event-Shuffled = The discard is shuffled: the new pile has { cigale-many-cards }.
# $cell, $path, $insect
cigale-event-Turned = A card comes to { $cell }: { cigale-each-Card }.
# $provision
cigale-event-Offered = “{ $provision }” comes to the market.
# $rule, $winners (names, joined), $count (number of winners), $points (of each winner)
cigale-event-Ended =
    { $rule ->
        [CIG-A10] Autumn is over
        [CIG-W14] Let winter come
        [CIG-W15] Not enough cards left
       *[CIG-W21] Nobody buys any more
    }: { $count ->
        [1] { $winners } { YOU($winners, "win", "wins") } with { cigale-points }.
       *[other] { $winners } share the victory, { cigale-points } each.
    }
