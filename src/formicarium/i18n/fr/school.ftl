### Leçons, sur le site.

school-title = Apprendre
school-lead = De petites leçons, sur la vraie table. Jouez : l’éclaireuse vous dit où regarder.
# $game
school-course = Apprendre { $game }
school-all = Les leçons de tous les jeux
# $minutes, $steps (nombres)
school-minutes =
    { $minutes } min, { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
school-learned = Appris

# $game
school-of = Leçon de { $game }
# $step, $count (nombres)
school-at = étape { $step } sur { $count }
school-leave = Quitter la leçon
school-leave-short = Quitter
school-steps = Étapes de la leçon
# $minutes (nombre)
school-left =
    { $minutes ->
        [one] encore une minute
       *[other] encore { $minutes } minutes
    }
school-ticked = fait
school-back = Retour
school-skip = Passer
school-rule = Règle
school-scout = L’éclaireuse, votre guide
# $things (noms, séparés par des points-virgules)
school-shown = Montré : { $things }

school-look = Regardez, puis continuez.
school-go-on = Continuer
school-show-me = Montrez-moi
school-watch = Regardez
school-watching = L’éclaireuse joue le coup pour vous.
school-yours = Rien n’est joué encore. À vous ?
school-mine = À moi
school-touch = Touchez pour voir, touchez encore pour jouer.
school-repeat = À vous de le refaire.
school-retry = Réessayer
school-not-quite = Pas tout à fait
school-almost = Ce coup est permis, mais ce n’est pas celui qu’on cherche ici. Regardez encore ce qui est montré.
school-again = Rien n’est joué. On recommence ?
school-met = Voilà ce qui l’arrête
    .text = Ce qui n’est pas permis se touche quand même : on vous dit pourquoi, avec la règle.
school-seen = Vous avez vu la règle répondre.
school-done = Bravo, c’est appris
    .text = Vous savez jouer. Essayez une vraie partie contre l’Œuf : il débute, lui aussi.
    .alone = Vous savez jouer. Essayez une vraie partie en solo : quel rang atteindrez-vous ?
school-end = La leçon est finie.
    .text = Contre l’Œuf, avec la coach à vos côtés.
    .alone = Une partie à vous, avec la coach à vos côtés.
school-play-now = Jouer maintenant
school-next = Leçon suivante
trouble-no-lesson = Il n’y a pas de leçon à cette adresse.
