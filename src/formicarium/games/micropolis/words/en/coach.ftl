## The coach

# What the coach compares after two moves; $count (number)
micropolis-coach-army =
    { $count ->
        [0] the army is empty
        [one] the army has { $count } soldier
       *[other] the army has { $count } soldiers
    }
micropolis-coach-ants =
    { $count ->
        [0] no gallery is peopled
        [one] the most populous gallery has { $count } ant
       *[other] the most populous gallery has { $count } ants
    }
micropolis-coach-fruits =
    { $count ->
        [0] no gallery has a fruit
        [one] the best gallery has { $count } fruit
       *[other] the best gallery has { $count } different fruits
    }
micropolis-coach-tiles =
    { $count ->
        [0] there is no gallery
        [one] the longest gallery touches { $count } tile
       *[other] the longest gallery touches { $count } tiles
    }
micropolis-coach-galleries =
    { $count ->
        [0] there is no gallery
        [one] everything is joined in { $count } gallery
       *[other] there are { $count } separate galleries
    }
micropolis-coach-garrison =
    { $count ->
        [0] no barracks scores
        [one] the barracks score { $count } point
       *[other] the barracks score { $count } points
    }

## Puzzles: what is asked, and why the answer is right

# $place, $cost (soldiers to leave), $total (what the tile changes), $worth (chances with the answer, in %), $other (with the tempting move)
micropolis-puzzle-tile = Which tile do you take{ $first ->
        [1] {""}
       *[0] , and on which side
    }?
    .why = Tile { $place } costs nothing. { micropolis-change } Your chances to finish ahead: { $worth }%, against { $other }% after “{ $tempting }”.
micropolis-puzzle-payment = One tile is worth its price here. Which{ $first ->
        [1] {""}
       *[0] , and on which side
    }?
    .why = Tile { $place } is worth its price. { micropolis-change } Your chances to finish ahead: { $worth }%, against { $other }% after “{ $tempting }”.
