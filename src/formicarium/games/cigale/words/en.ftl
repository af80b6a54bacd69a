### La Cigale & la Fourmi, in English. Players’ names arrive as they are: no possessive, no gender.
### Provisions arrive by their name; what is not there (no insect, nobody) arrives as 0; true is 1, false is 0.

-cigale = La Cigale & la Fourmi

## Shelf and table

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

## Refusals

# $why "spectator" | "turn" | "step" | "mode" | "unknown", $seat (who is waited for), $count (how many are), $phase (where the round is)
cigale-not-now =
    { $why ->
        [spectator] You are watching this game. Moves are made at the table.
        [turn] { $count ->
            [1] Wait for your turn: { $seat } to play.
           *[other] Wait for your turn. { $count } players are still choosing.
        }
        [step] { $phase ->
            [placing] Place your six ants first.
            [choosing] Pick a path in secret first.
            [guessing] Guess the Ant’s path first.
            [collecting] Take your insect cards first.
            [empowering] First take a power, or pass.
            [paying] First pay for the provision you are buying.
           *[trading] It is time to buy, to exchange or to pass.
        }
        [mode] That move is not part of this mode of the game.
       *[unknown] There is no such move. Choose among those on offer.
    }
refusal-CIG-A1 = { cigale-not-now }
refusal-CIG-W16 = { cigale-not-now }
# $why "occupied" | "apart" | "file", $cell
refusal-CIG-A2 =
    { $why ->
        [occupied] There is already an ant on { $cell }: one to a card.
        [file] With an ant on { $cell } the six would no longer form one file.
       *[apart] Cell { $cell } is not side by side with any of your ants.
    }
# $path
refusal-CIG-A3 = None of your ants is on { cigale-the-path }. Pick a path with an ant on it.
# $cell
refusal-CIG-A4 = There is no ant on { $cell }. Land on a card that bears one.
# $why "gap" | "group" | "over", $cell
refusal-CIG-W15 =
    { $why ->
        [gap] There is no longer a card on { $cell }.
        [group] Around { $cell } there are not enough connected cards for six ants.
       *[over] The game is over. There are no six connected cards left for the ants.
    }
# $why "power" | "twice"
refusal-CIG-P5 =
    { $why ->
        [twice] You have already looked at a token this round.
       *[power] It takes the power { cigale-power-peek } to look at a token.
    }
# $cell, $insect (the one that is due), $due (its cell)
refusal-CIG-W7 = You are due { cigale-an-insect }, like the one on { $due }. There is none on { $cell }.
# $why "collected" | "late" | "cicada", $path, $insect, $power
refusal-CIG-P2 =
    { $why ->
        [cicada] Only the Ant takes powers. You collected as the Cicada.
        [late] A power is taken right after collecting, for an insect just collected, and from the table or another player.
       *[collected] You have not collected { cigale-each-Card } this round.
    }
# $why "box" | "yours", $power, $insect
refusal-CIG-P10 =
    { $why ->
        [yours] You already hold the power { cigale-power }.
       *[box] The power { cigale-power } stayed in the box.
    }
# $why "offer" | "bought", $provision
refusal-CIG-W8 =
    { $why ->
        [bought] You have already bought a provision this round. One at a time.
       *[offer] “{ $provision }” is not on the market.
    }
# $why "price" | "fit" | "reserve", $provision, $missing (how many cards), $path, $insect
refusal-CIG-W17 =
    { $why ->
        [price] { $missing ->
            [1] You lack one card for “{ $provision }”.
           *[other] You lack { $missing } cards for “{ $provision }”.
        }
        [fit] One more { cigale-path } card does not help to pay for “{ $provision }”: the payment must fit exactly.
       *[reserve] There is no such card in your reserve: { cigale-each-Card }.
    }
# $why "none" | "fit"
refusal-CIG-P7 =
    { $why ->
        [fit] Your hidden card does not help here: the payment must fit exactly.
       *[none] You have no hidden card to spend.
    }
# $why "power" | "used" | "yours" | "self" | "offer" | "theirs", $give, $take, $owner
refusal-CIG-P8 =
    { $why ->
        [used] You have already made this round’s exchange.
        [yours] You have no “{ $give }” to give.
        [self] You cannot exchange with yourself.
        [offer] “{ $take }” is not on the market.
        [theirs] { $owner } has no “{ $take }”.
       *[power] It takes the power { cigale-power-exchange } to swap a provision.
    }
refusal-CIG-A10 = The game is over. Two shelves are full, or the pile is too small.
refusal-CIG-W14 = The game is over. Somebody has reached four points.
refusal-CIG-W21 = The game is over. Nobody was buying any more.

## End

ending-CIG-A10 = Two shelves are full, or the pile is too small to refill the square.
ending-CIG-W14 = Somebody has reached four points.
ending-CIG-W15 = There are no six connected cards left for the ants.
ending-CIG-W21 = Forty rounds in a row without a purchase.
score-CIG-A11 = Shelves
score-CIG-A12 = Insects
score-CIG-W11 = Provisions
score-CIG-P4 = Prestige

## How to play in one minute, in four pictures

cigale-how-1 = Place six ants
    .text = One to a card, side by side, on the paths that tempt you.
cigale-how-2 = Pick in secret
    .text = Tablecloth, tiles, stone or wood: a path with an ant of yours on it.
cigale-how-3 = The Cicada guesses
    .text = It lands on one of your six cards. That is its bet.
cigale-how-4 = Whose harvest?
    .text = A right guess, and the cards are the Cicada’s. A wrong one, and they are yours: pantry in autumn, provisions in winter.

## The page of the site

cigale-square = The square of cards
# $cell, at the head of a refusal
cigale-cell = Cell { $cell }
cigale-cell-empty = empty
cigale-cell-ant = an ant
cigale-cell-cicada = the Cicada
cigale-cell-due = to be collected
cigale-possible = possible
cigale-impossible = not possible
cigale-tray = On the table
# $count
cigale-pile = Pile { $count }
cigale-discard = Discard { $count }
cigale-market = Market
cigale-market-empty = The market is empty.
# $count, $path
cigale-so-many =
    { $path ->
        [cloth] { $count ->
            [one] { $count } tablecloth
           *[other] { $count } tablecloths
        }
        [tiles] { $count } tiles
        [stone] { $count } stone
       *[wood] { $count } wood
    }
# $price (cards already joined)
cigale-costs = costs { $price }
cigale-tokens = Your secret token
# $path
cigale-token = { cigale-path } token
# $count
cigale-ants-on =
    { $count ->
        [0] no ant on it
        [1] one ant on it
       *[other] { $count } ants on it
    }
cigale-token-mine = Your token
cigale-token-look = Lift it
# $path
cigale-seen = Not { cigale-the-path }
cigale-seen-why = You have seen this token.
cigale-reserve = Your reserve
cigale-reserve-of = Reserve
cigale-insects = Your insects
cigale-insects-title = Insects
# $count
cigale-insects-of =
    { $count ->
        [0] no insect card
        [1] one insect card
       *[other] { $count } insect cards
    }
cigale-insects-theirs = Face down: only their number shows.
# $rate (2 or 3)
cigale-tip-winter =
    { $rate ->
        [2] Two cards of a type stand for one of another when you pay: that is your Barter.
       *[3] Three cards of a type stand for one of another when you pay.
    }
cigale-tip-autumn = Face down for the others: they only see how many.
cigale-tip-open = Everybody sees them.
# $count, $card
cigale-times = { $count } times { $card }
cigale-hidden = Hidden card
cigale-hidden-theirs = face down
cigale-no-cards = No card
# $price, $cards (cards already joined, or 0)
cigale-paid =
    Price: { $price }. { $cards ->
        [0] Nothing is paid yet.
       *[other] Paid: { $cards }.
    }
cigale-swap-give = You give
cigale-swap-take = You take
cigale-provisions = Provisions
cigale-pantry = Pantry
# $path, $cubes (already joined)
cigale-shelf = Shelf of { cigale-path }: { $cubes }
# $seat, $slot
cigale-shelf-of =
    { $slot ->
        [0] { $seat } not yet
       *[other] { $seat } slot { $slot }
    }
cigale-powers = Powers
# $seat
cigale-power-held = held by { $seat }
cigale-power-free = free
# $path, $cards (number), $seat (who collects)
cigale-reveal-caught = It was { cigale-the-path }. The Cicada was right: { cigale-many-cards } for { $seat }.
cigale-reveal-free = It was { cigale-the-path }. The Cicada was wrong: { cigale-many-cards } for { $seat }.
# $seat: a Red Ant that was right
cigale-reveal-draws = { YOU($seat, "draw", "draws") } a card
cigale-turning = The tokens turn over.
# $caught (1: guessed)
cigale-turned =
    { $caught ->
        [1] The Cicada was right.
       *[0] The Cicada was wrong.
    }
cigale-round = This round
# $step, $steps
cigale-step = step { $step } of { $steps }
# $round
cigale-round-number = round { $round }
# $when "past" | "now", $you "yes" | "no", $phase, $seat (the Ant)
cigale-step-place =
    { $when ->
        [past] { $you ->
            [yes] You have placed your ants
           *[no] { $seat } has placed six ants
        }
       *[now] { $phase ->
            [choosing] Tokens are chosen in secret
           *[placing] { $you ->
                [yes] You place your ants
               *[no] { $seat } places six ants
            }
        }
    }
# $when, $you, $seat (the Cicada)
cigale-step-guess =
    { $when ->
        [past] { $you ->
            [yes] You have made your guess
           *[no] { $seat } has made a guess
        }
       *[now] { $you ->
            [yes] You guess the path
           *[no] { $seat } guesses the path
        }
    }
cigale-step-reveal = Reveal and collect
cigale-step-buy = Buy a provision
cigale-last = Last tokens
cigale-goal = To win
cigale-goal-winter = Four points. A provision is worth 1, a pair of the same is worth 3.
# $slots
cigale-goal-autumn = Most points: shelves and insects. The game ends once two of your cubes are at the far end, slot { $slots }, or when the pile runs short.
# $role, on a phone
cigale-chip =
    { $role ->
        [ant] Ant
        [cicada] Cicada
        [red] Red Ant
       *[none] waiting
    }
cigale-role-none = Waiting for a turn
cigale-scored = points
# $left
cigale-left =
    { $left ->
        [1] One more.
       *[other] { $left } more.
    }
cigale-secret = Nobody will know before the reveal.
# $price (cards that are missing, already joined), $beside (cards laid to replace one)
cigale-missing =
    { $beside ->
        [0] Still missing: { $price }.
        [1] Still missing: { $price }. One card is laid towards a replacement.
       *[other] Still missing: { $price }. { $beside } cards are laid towards a replacement.
    }
# $cards (cards already joined)
cigale-pays = You give { $cards }.
# $price, $lacking (how many of these cards are missing)
cigale-price =
    { $lacking ->
        [0] Price: { $price }. You will choose the cards.
        [1] Price: { $price }. One card will be replaced; you will choose.
       *[other] Price: { $price }. { $lacking } cards will be replaced; you will choose.
    }
# $path; .detail: $cards (number), $seat (the Ant)
cigale-bet = You bet on { cigale-the-path }.
    .detail = Right: { cigale-many-cards } for you. Wrong: they all go to { $seat }.
# $role "ant" | "red", $cards (number)
cigale-choose-detail =
    { $role ->
        [red] A card from the pile, if the Ant has chosen the same path and the Cicada is wrong.
       *[ant] { $cards ->
            [1] One card to collect, if the Cicada is wrong.
           *[other] { $cards } cards to collect, if the Cicada is wrong.
        }
    }
# $provision, $points (that you will have)
cigale-buy = { $provision }: you will have { cigale-points }.
cigale-verb-Choose = Choose
cigale-verb-Guess = Land here
cigale-verb-Collect = Take
cigale-verb-Empower = Take
cigale-verb-Buy = Buy
cigale-verb-Pay = Pay
cigale-verb-PayHidden = Pay
cigale-verb-Exchange = Exchange
cigale-verb-Peek = Peek
cigale-verb-swap = Exchange
# $what, as cigale-action-Decline
cigale-verb-Decline =
    { $what ->
        [power] No power
        [exchange] Exchange nothing
       *[buy] Buy nothing
    }
# $seat
cigale-told-Placed = { $seat } { YOU($seat, "place", "places") } six ants.
cigale-no-insect = This card has no insect: it gives no power.
# $insect
cigale-needs-insect = You need { cigale-an-insect } collected this round.
# $what
cigale-cannot = { $what }: not possible
# $count, $winners (names already joined), $points, $tie (with equal points) "insects" | "cards" | "no"
cigale-result =
    { $count ->
        [1] { $tie ->
            [insects] { $winners } { YOU($winners, "win", "wins") }: { cigale-points }, and more insect cards.
            [cards] { $winners } { YOU($winners, "win", "wins") }: { cigale-points }, and more Path cards.
           *[no] { $winners } { YOU($winners, "win", "wins") } with { cigale-points }.
        }
       *[other] A shared win: { $winners }, { cigale-points }.
    }
# What breaks a tie. $tie "insects" | "cards"
cigale-tiebreak =
    { $tie ->
        [insects] If tied: insect cards
       *[cards] If tied: Path cards
    }
cigale-keys = a token, a provision

## The coach

# What the coach compares after two moves; $count (number)
cigale-coach-kinds =
    { $count ->
        [0] the ants cover no path
        [one] the ants cover { $count } path
       *[other] the ants cover { $count } paths
    }
cigale-coach-guards =
    { $count ->
        [0] the Ant’s shelf would gain nothing by it
        [one] the Ant’s shelf would gain { $count } point by it
       *[other] the Ant’s shelf would gain { $count } points by it
    }
cigale-coach-risks =
    { $count ->
        [0] the Cicada would gain nothing by it
        [one] the Cicada would gain { $count } point by it
       *[other] the Cicada would gain { $count } points by it
    }
cigale-coach-cards =
    { $count ->
        [0] no card is at stake
        [one] { $count } card is at stake
       *[other] { $count } cards are at stake
    }
cigale-coach-shelf =
    { $count ->
        [0] the shelf would gain nothing by it
        [one] the shelf would gain { $count } point by it
       *[other] the shelf would gain { $count } points by it
    }
cigale-coach-missing =
    { $count ->
        [0] nothing would be lacking for a provision
        [one] { $count } card would be lacking for a provision
       *[other] { $count } cards would be lacking for a provision
    }
cigale-coach-caught =
    { $count ->
        [0] the Cicada would never guess right
        [one] the Cicada would guess right one time in a hundred
       *[other] the Cicada would guess right { $count } times in a hundred
    }
cigale-coach-right =
    { $count ->
        [0] it would never be right
        [one] it would be right one time in a hundred
       *[other] it would be right { $count } times in a hundred
    }
cigale-coach-harvest =
    { $count ->
        [0] the Ant would harvest nothing
        [one] the Ant would harvest { $count } card in ten rounds
       *[other] the Ant would harvest { $count } cards in ten rounds
    }
cigale-coach-spoils =
    { $count ->
        [0] the Cicada would take nothing
        [one] the Cicada would take { $count } card in ten rounds
       *[other] the Cicada would take { $count } cards in ten rounds
    }
cigale-coach-yield =
    { $count ->
        [0] the shelf would gain nothing
        [one] the shelf would gain { $count } point in ten rounds
       *[other] the shelf would gain { $count } points in ten rounds
    }
cigale-coach-useful =
    { $count ->
        [0] no card would help towards a provision
        [one] { $count } card would help towards a provision in ten rounds
       *[other] { $count } cards would help towards a provision in ten rounds
    }
cigale-coach-insects =
    { $count ->
        [0] no insect is at stake
        [one] { $count } insect is at stake
       *[other] { $count } insects are at stake
    }
cigale-coach-short =
    { $count ->
        [0] nothing would be lacking for any provision in view
        [one] { $count } card would be lacking for all provisions in view
       *[other] { $count } cards would be lacking for all provisions in view
    }
cigale-coach-bugs =
    { $count ->
        [0] the Ant would harvest no insect
        [one] the Ant would harvest { $count } insect in ten rounds
       *[other] the Ant would harvest { $count } insects in ten rounds
    }
cigale-coach-reserve =
    { $count ->
        [0] no card is left in reserve
        [one] { $count } card is left in reserve
       *[other] { $count } cards are left in reserve
    }
cigale-coach-powers =
    { $count ->
        [0] no power is held
        [one] { $count } power is held
       *[other] { $count } powers are held
    }
cigale-coach-their-powers =
    { $count ->
        [0] the others hold no power
        [one] the others hold { $count } power
       *[other] the others hold { $count } powers
    }

## Puzzles: what is asked, and why the answer is right

# $worth (chances with the answer, in %), $other (with the tempting move)
cigale-puzzle-last1 = Where does the last ant go?
    .why = { cigale-puzzle-why }
cigale-puzzle-last2 = Where do the last two ants go?
    .why = { cigale-puzzle-why }
cigale-puzzle-last3 = Where do the last three ants go?
    .why = { cigale-puzzle-why }
cigale-puzzle-why = If Ant and Cicada both bluff as well as they can, this placement leaves you { $worth }% to finish ahead, against { $other }% at best with “{ $tempting }”.
