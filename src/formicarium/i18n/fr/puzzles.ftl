### Énigmes : sur le site et dans le terminal.

puzzles-title = Énigmes
puzzles-daily = L’énigme du jour
puzzles-one = Une énigme
puzzles-ants-1 = Facile
puzzles-ants-2 = Moyenne
puzzles-ants-3 = Difficile
puzzles-trail = Votre piste
# $days (nombre)
puzzles-row =
    { $days ->
        [0] à vous de commencer
        [1] un jour
       *[other] { $days } jours de suite
    }
puzzles-gap = Un jour manqué laisse un trou, rien de plus.
# $day (nom du jour), $how : voir puzzles-how-…
puzzles-day = { $day }, { $how }
puzzles-how-found = trouvée
puzzles-how-hint = avec un indice
puzzles-how-shown = réponse vue
puzzles-how-todo = à faire
puzzles-how-missed = pas faite
puzzles-by-game = Par jeu
# $count (nombre)
puzzles-found-of = trouvées, sur { $count }
puzzles-before = Les jours d’avant
puzzles-all = Toutes
puzzles-next = Une autre
puzzles-random = Une autre, au hasard
puzzles-hint = Indice
puzzles-show = Réponse
puzzles-again = Recommencer
puzzles-share = Partager
puzzles-shared = Le lien est copié.
puzzles-found = Trouvé !
puzzles-found-hint = Trouvé, avec un indice !
puzzles-wrong = Pas tout à fait.
puzzles-retry = Rien n’est joué. On reprend ?
puzzles-astray = On reprend ?
puzzles-answer = La réponse
puzzles-why = Pourquoi
# $rating, $doubt (nombres)
puzzles-rating = Votre niveau aux énigmes : { $rating } ± { $doubt }
# $name, $reply (ce que fait l’autre)
puzzles-reply = { $name } : { $reply }
# $move (un coup), $reply (une réponse)
puzzles-tempting = Ce n’est pas « { $move } » ({ $reply }).
puzzles-tempting-only = Ce n’est pas « { $move } ».
puzzles-no-hint = Pas d’indice pour celle-ci : comptez encore une fois.
# $share (nombre)
puzzles-share-people = { $share } personnes sur 100 l’ont trouvée du premier coup.
puzzles-few = Peu de personnes l’ont encore essayée.
# $levels (noms de niveaux, joints)
puzzles-levels = Trouvée le plus souvent par : { $levels }.
puzzles-no-level = Aucun robot ne la trouve à coup sûr.

## Dans le terminal

# $id, $hard (facile, moyenne, difficile)
puzzles-head = { $id } · { $hard }
puzzles-tip = Tapez un coup ; « coups » les montre tous, « indice », « réponse », « quitter ».
puzzles-another = Une autre ? (o/n)
puzzles-not-kept = Votre niveau n’a pas pu être gardé.
puzzles-column-id = énigme
puzzles-column-hard = difficulté
puzzles-column-rating = cote
puzzles-column-solved = trouvée par les niveaux 1 à 5, sur cent
puzzles-column-question = question
# $count (nombre)
puzzles-count =
    { $count ->
        [0] Aucune énigme.
        [1] Une énigme.
       *[other] { $count } énigmes.
    }
puzzles-help-what = make : en chercher ; list : celles qu’il y a ; play : en résoudre
puzzles-help-game = Le jeu ; sans lui, play donne l’énigme du jour
puzzles-help-puzzle = Celle-ci, par son nom (avec play)
puzzles-help-games = Dans combien de parties chercher (avec make)
puzzles-help-number = S’arrêter après N énigmes (avec make)
puzzles-help-ants = Seulement d’aussi difficiles : 1 facile, 2 moyenne, 3 difficile (avec make)
puzzles-help-out = Les ajouter à ce fichier, moins celles qu’il a déjà (avec make)
# $games (noms, joints)
fault-which-game = De quel jeu ? Au choix : { $games }.
# $game
fault-no-puzzles = Il n’y a pas encore d’énigme de { $game }.
# $game, $name
fault-no-puzzle = Il n’y a pas d’énigme { $name } de { $game } ; « formicarium puzzles list { $game } » les montre.
trouble-no-puzzle = Il n’y a pas d’énigme à cette adresse.
