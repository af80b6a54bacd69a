### La coach à l’écran : la relecture d’une partie, et ce qu’elle dit pendant qu’on joue.

review-title = Revoir avec la coach
review-tab-replay = Coup par coup
review-tab-coach = Avec la coach

## Pendant qu’elle regarde

review-waiting =
    { $ahead ->
        [0] La coach arrive.
        [one] La coach regarde d’abord une autre partie.
       *[other] La coach regarde d’abord { $ahead } autres parties.
    }
# $percent
review-making = La coach regarde la partie : { $percent } sur cent.
review-making-note = Cela prend une minute au plus. La partie se relit déjà.
review-again = Réessayer
review-short = Cette partie est trop courte pour être jugée.

## La phrase

# $move, $seat, $mark
review-move =
    { $mark ->
        [good] Coup { $move }, { $seat } : bien joué.
        [inexact] Coup { $move }, { $seat } : un coup imprécis.
        [mistake] Coup { $move }, { $seat } : une erreur.
       *[blunder] Coup { $move }, { $seat } : une gaffe.
    }
review-begin = Avant le premier coup.
# $seat, $before, $after
review-fall = Chances pour { $seat } : de { $before } à { $after } sur cent.
# $seat, $chance
review-stays = Chances pour { $seat } : { $chance } sur cent.
# $before, $after
review-fall-alone = Réussite : de { $before } à { $after } sur cent.
# $chance
review-stays-alone = Réussite : { $chance } sur cent.
# $before, $after (places, avec une décimale)
review-place = Place attendue : { $before } avec le meilleur coup, { $after } avec celui-ci.
# $move, $seat, $swing
review-luck = Coup { $move }, le hasard : { SIGNED($swing) } pour { $seat }. Sans faute de personne.
review-better = mieux
review-played = joué
review-board-key = Sur le plateau
review-next = La suite
review-replay = Rejouer
review-replay-help = Une nouvelle table part d’ici, contre des robots : essayez l’autre coup.
review-rests = Jugé sur ce que voyait { $seat }.
review-rests-you = Jugé sur ce que vous pouviez voir.

## Les tournants

review-turns =
    { $count ->
        [0] Les tournants
        [one] Un tournant
        [2] Deux tournants
       *[other] Trois tournants
    }
# $moves
review-of-moves =
    { $moves ->
        [one] sur { $moves } coup
       *[other] sur { $moves } coups
    }
review-nothing = Rien à redire.
# $mark, $seat
review-turn =
    { $mark ->
        [inexact] Coup imprécis : { $seat }
        [mistake] Erreur : { $seat }
       *[blunder] Gaffe : { $seat }
    }
# $swing, $seat
review-turn-luck = Chance : { SIGNED($swing) } pour { $seat }
# $move, $swing
review-turn-cost = Coup { $move } · { SIGNED($swing) } sur cent
# $move
review-turn-luck-at = Coup { $move } · sans faute de personne
review-line-better = La suite avec le meilleur coup

## Qui

review-whose = Les coups de qui ?
review-whose-all = Tous

## Les places

review-accuracy = Précision
review-luck-sum = Chance
review-count =
    { $mark ->
        [good] bons coups
        [inexact] coups imprécis
        [mistake] erreurs
       *[blunder] gaffes
    }
review-place-at = { $place ->
        [1] 1re place
       *[other] { $place }e place
    }

## La courbe

review-curve = Chances de gagner
review-curve-alone = Réussite
review-legend-luck = hasard
# $percent
review-percent = { $percent } %
review-slider = Coup
# $move, $moves, $chances
review-slider-at = Coup { $move } sur { $moves }. { $chances }
# $seat, $percent
review-chance = { $seat } { $percent } %
review-as-table = En tableau
review-column-move = Coup
review-column-who = Qui
review-column-mark = Jugement
review-after-luck = après le hasard

## À table

review-sure = Est-ce bien sûr ?
# $before, $after
review-sure-cost = Vos chances passeraient de { $before } à { $after } sur cent.
review-sure-yes = Jouer quand même
review-sure-no = Choisir autre chose
trouble-coach-busy = La coach a déjà beaucoup de parties à regarder. Réessayez un peu plus tard.
trouble-one-review = La coach regarde déjà une partie pour vous. Attendez qu’elle ait fini.
trouble-coach-lost = La coach n’a pas pu regarder cette partie.
