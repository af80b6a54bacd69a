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
