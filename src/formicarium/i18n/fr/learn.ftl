### Leçons dans le terminal.

cli-learn = Apprendre un jeu en jouant, dans le terminal

learn-lesson = Le nom d’une leçon ; sans lui, la première qui n’est pas faite
learn-list = Les leçons de tous les jeux, ou de celui-ci
learn-step = Commencer à l’étape N
learn-check = Vérifier les leçons ; 1 s’il y manque quelque chose
learn-position = La position au début de l’étape, en JSON
learn-options = Les coups permis à cette étape, en JSON
learn-trace = La leçon coup par coup, avec ce que le hasard répond
learn-table = Réécrire dans FILE le tableau des règles et des leçons

# $game, $lesson, $title, $steps, $minutes (nombres), $state "done" | "begun" | "new"
learn-line =
    { $state ->
        [done] ✓
        [begun] …
       *[new] ·
    } formicarium learn { $game } { $lesson } – { $title }, { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }, { $minutes } min
# $number, $count (nombres), $title
learn-heading = Étape { $number } sur { $count } : { $title }
learn-scout = L’éclaireuse
# $shown
learn-point = Regardez : { $shown }
# $name
learn-seat = { $name }
learn-on = Entrée pour continuer.
learn-tip = « indice » montre le coup, « sauter » passe l’étape, « retour » y revient.
learn-almost = Pas tout à fait.
learn-again = Rien n’est joué. On recommence ?
learn-seen = Voilà : c’est ainsi que la règle répond.
# $advice
learn-shown = Regardez : { $advice }
learn-end = C’est tout. Vous savez jouer.
# $command
learn-play = Jouer maintenant : { $command }
# $command
learn-left = À bientôt. Pour reprendre : { $command }

# $detail
fault-lesson = Une leçon ne va pas : { $detail }
# $game
fault-no-lessons = { $game } n’a pas encore de leçon.
# $game, $name, $lessons
fault-no-lesson = { $game } n’a pas de leçon « { $name } » ; il y a { $lessons }.
# $step, $last (nombres)
fault-no-step = Il n’y a pas d’étape { $step } : elles vont de 1 à { $last }.
