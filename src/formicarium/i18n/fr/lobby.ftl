### Le salon : jouer maintenant, les tables ouvertes, les parties à regarder.

lobby-title = Jouer
lobby-heading = Qui joue ?
# $count (nombre)
lobby-waiting = { $count ->
        [0] Aucune table n’attend
        [one] Une table attend quelqu’un
       *[other] { $count } tables attendent quelqu’un
    }
# $count (nombre)
lobby-going = { $count ->
        [0] aucune partie à regarder
        [one] une partie à regarder
       *[other] { $count } parties à regarder
    }

## Jouer maintenant

lobby-now = Jouer maintenant
lobby-game = Quel jeu ?
lobby-kind = Quelle partie ?
# $count (nombre)
lobby-players = { $count ->
        [2] à deux
        [3] à trois
        [4] à quatre
        [5] à cinq
        [6] à six
       *[other] à { $count }
    }
lobby-play = Jouer
# $seconds (nombre)
lobby-help = Avec quelqu’un qui veut la même partie. Sinon, un robot au bout de { $seconds } secondes. Tout le monde pourra regarder.
# $count (nombre)
lobby-seeking-others = { $count ->
        [one] On cherche quelqu’un.
       *[other] On cherche { $count } personnes.
    }
# $time ("12 s")
lobby-waited = Depuis { $time }. Restez sur cette page : la table s’ouvre toute seule.
lobby-rise = Ne plus attendre
# $bot
lobby-offer = Personne pour l’instant. Un robot est prêt : { $bot }.
lobby-offer-more = Ou attendez encore : on cherche toujours.
lobby-bot = Jouer avec ce robot
lobby-paired = Tout le monde est là. La partie commence.

## Ouvrir une table

lobby-open = Ouvrir une table
lobby-open-text = Choisissez le jeu, les places et le rythme. Invitez par un lien, ou laissez-la ouverte à tous.
lobby-open-new = Nouvelle table

## Les tables

lobby-tables = Tables ouvertes
lobby-filters = Quelles tables ?
lobby-all-games = Tous les jeux
lobby-live = En direct
lobby-days = En différé
lobby-two = À deux
lobby-more = Trois et plus
# $name
lobby-host = ouverte par { $name }
lobby-sit = S’asseoir
# $table : le jeu et qui l’a ouverte
lobby-sit-name = S’asseoir : { $table }
lobby-gone = Complète
# $taken, $free (nombres)
lobby-seats = { $taken ->
        [one] Une place prise
       *[other] { $taken } places prises
    }, { $free ->
        [one] une libre
       *[other] { $free } libres
    }
lobby-nobody = Personne pour l’instant. Ouvrez une table, ou jouez contre un robot.
lobby-none = Aucune table ouverte ne répond à ces choix.
lobby-no-account = Pas de compte à créer : asseyez-vous, la table part dès qu’elle est pleine.

## À regarder

lobby-watch = À regarder
# $count (nombre)
lobby-watch-all = Tout voir ({ $count })
lobby-going-title = Parties en cours
# $count (nombre)
lobby-going-text = { $count ->
        [0] Personne ne joue devant tous en ce moment.
        [one] Une partie, en direct. Entrez et regardez.
       *[other] { $count } parties, en direct. Entrez et regardez.
    }
lobby-going-none = Aucune partie en cours ne répond à ces choix.
lobby-which-games = Quelles parties ?
lobby-back = Trouver une partie
lobby-watch-none = Aucune partie à regarder en ce moment.
# $number (nombre)
lobby-move = { $number ->
        [0] pas encore commencée
        [one] { $number } coup
       *[other] { $number } coups
    }
# $count (nombre)
lobby-looking = { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
# $count (nombre)
lobby-and-others = { $count ->
        [one] et une autre place
       *[other] et { $count } autres
    }
trouble-no-seek = On ne cherche personne pour cela. Choisissez une partie à plusieurs.
