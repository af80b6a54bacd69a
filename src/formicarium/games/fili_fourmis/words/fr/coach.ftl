## La coach

# Ce que la coach compare après deux coups ; $count (nombre)
fili_fourmis-coach-home =
    { $count ->
        [0] toutes les fourmis sont sorties
        [one] { $count } fourmi reste à la maison
       *[other] { $count } fourmis restent à la maison
    }
fili_fourmis-coach-way =
    { $count ->
        [0] une file touche les remparts à prendre
        [one] la première file est à { $count } pas des remparts
       *[other] la première file est à { $count } pas des remparts
    }
fili_fourmis-coach-turns =
    { $count ->
        [0] tout est tenu
        [one] il faut encore { $count } tour environ pour tout tenir
       *[other] il faut encore { $count } tours environ pour tout tenir
    }
fili_fourmis-coach-beyond =
    { $count ->
        [0] aucune fourmi n’a passé le milieu
        [one] { $count } fourmi a passé le milieu
       *[other] { $count } fourmis ont passé le milieu
    }
fili_fourmis-coach-stranded =
    { $count ->
        [0] aucune fourmi n’est laissée en arrière
        [one] { $count } fourmi est laissée sans file et n’avance plus
       *[other] { $count } fourmis sont laissées sans file et n’avancent plus
    }
fili_fourmis-coach-their-home =
    { $count ->
        [0] l’adversaire n’a plus de fourmi à la maison
        [one] l’adversaire a encore { $count } fourmi à la maison
       *[other] l’adversaire a encore { $count } fourmis à la maison
    }
fili_fourmis-coach-their-way =
    { $count ->
        [0] une file adverse touche les remparts
        [one] la première file adverse a { $count } pas à faire jusqu’aux remparts
       *[other] la première file adverse a { $count } pas à faire jusqu’aux remparts
    }
fili_fourmis-coach-their-turns =
    { $count ->
        [0] l’adversaire tient tout
        [one] il faut à l’adversaire { $count } tour environ pour tout tenir
       *[other] il faut à l’adversaire { $count } tours environ pour tout tenir
    }
fili_fourmis-coach-their-beyond =
    { $count ->
        [0] aucune fourmi adverse n’a passé le milieu
        [one] { $count } fourmi adverse a passé le milieu
       *[other] { $count } fourmis adverses ont passé le milieu
    }
fili_fourmis-coach-their-stranded =
    { $count ->
        [0] aucune fourmi adverse n’est laissée en arrière
        [one] { $count } fourmi adverse est laissée sans file
       *[other] { $count } fourmis adverses sont laissées sans file
    }

# $count (nombre)
fili_fourmis-amount =
    { $count ->
        [0] aucune fourmi dans la place
        [one] { $count } fourmi dans la place
       *[other] { $count } fourmis dans la place
    }

## Énigmes : ce qui est demandé, et pourquoi la réponse est bonne

# $turns (nombre de tours)
fili_fourmis-puzzle-win =
    { $turns ->
        [1] Jouez et gagnez en un coup.
       *[other] Jouez et gagnez en { $turns } coups.
    }
    .why = { $turns ->
        [1] C’est gagné sur-le-champ ; tout autre coup laisse jouer l’adversaire.
       *[other] C’est gagné en { $turns } coups, quoi que joue l’adversaire : toutes ses réponses ont été essayées.
    }
