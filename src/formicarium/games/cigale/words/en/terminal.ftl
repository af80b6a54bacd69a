# What the terminal says: around the board, and of what is measured.

# $cards (cards, joined), $hidden (1: and a hidden card)
play-cigale-reserve =
    { $hidden ->
        [1] Reserve: { $cards }; one hidden card
       *[0] Reserve: { $cards }
    }
# $provisions (names, joined)
play-cigale-provisions = Provisions: { $provisions }
# $cloth, $tiles, $stone, $wood (slots)
play-cigale-shelves = Shelves: tablecloth { $cloth }, tiles { $tiles }, stone { $stone }, wood { $wood }
# $count (number), $cards (those cards; 0: face down)
play-cigale-insects =
    { $cards ->
        [0] Insects: { $count }, face down
       *[other] Insects: { $cards }
    }
# $round, $pile, $discard (numbers)
play-cigale-pile = Round { $round }. Pile: { $pile }. Discard: { $discard }.
# $powers (powers, joined, with their holders)
play-cigale-powers = Powers: { $powers }
play-cigale-free = free
# $provision, $cards (cards, joined)
play-cigale-paying = “{ $provision }”; paid so far: { $cards }

numbers-ant-loss = the Ant’s loss
numbers-cicada-loss = the Cicada’s loss

# Balance. $role "ant" | "cicada" | "red"; $power; $provision
cigale-mark-role = Part in the first round
    .one =
        { $role ->
            [ant] Ant
            [cicada] Cicada
           *[red] Red Ant
        }
cigale-mark-power = Powers taken
    .one = { cigale-power }
cigale-mark-provision = Provisions bought
    .one = { $provision }
