## La coach

# Ce que la coach compare après deux coups ; $count (nombre)
cigale-coach-kinds =
    { $count ->
        [0] les fourmis ne couvrent aucun chemin
        [one] les fourmis couvrent { $count } chemin
       *[other] les fourmis couvrent { $count } chemins
    }
cigale-coach-guards =
    { $count ->
        [0] l’étagère de la Fourmi n’y gagnerait rien
        [one] l’étagère de la Fourmi y gagnerait { $count } point
       *[other] l’étagère de la Fourmi y gagnerait { $count } points
    }
cigale-coach-risks =
    { $count ->
        [0] la Cigale n’y gagnerait rien
        [one] la Cigale y gagnerait { $count } point
       *[other] la Cigale y gagnerait { $count } points
    }
cigale-coach-cards =
    { $count ->
        [0] aucune carte n’est en jeu
        [one] { $count } carte est en jeu
       *[other] { $count } cartes sont en jeu
    }
cigale-coach-shelf =
    { $count ->
        [0] l’étagère n’y gagnerait rien
        [one] l’étagère y gagnerait { $count } point
       *[other] l’étagère y gagnerait { $count } points
    }
cigale-coach-missing =
    { $count ->
        [0] rien ne manquerait plus pour une provision
        [one] il manquerait { $count } carte pour une provision
       *[other] il manquerait { $count } cartes pour une provision
    }
cigale-coach-caught =
    { $count ->
        [0] la Cigale ne devinerait jamais juste
        [one] la Cigale devinerait juste une fois sur cent
       *[other] la Cigale devinerait juste { $count } fois sur cent
    }
cigale-coach-right =
    { $count ->
        [0] on ne tomberait jamais juste
        [one] on tomberait juste une fois sur cent
       *[other] on tomberait juste { $count } fois sur cent
    }
cigale-coach-harvest =
    { $count ->
        [0] la Fourmi ne récolterait rien
        [one] la Fourmi récolterait { $count } carte en dix manches
       *[other] la Fourmi récolterait { $count } cartes en dix manches
    }
cigale-coach-spoils =
    { $count ->
        [0] la Cigale ne prendrait rien
        [one] la Cigale prendrait { $count } carte en dix manches
       *[other] la Cigale prendrait { $count } cartes en dix manches
    }
cigale-coach-yield =
    { $count ->
        [0] l’étagère ne gagnerait rien
        [one] l’étagère gagnerait { $count } point en dix manches
       *[other] l’étagère gagnerait { $count } points en dix manches
    }
cigale-coach-useful =
    { $count ->
        [0] aucune carte ne servirait à une provision
        [one] { $count } carte servirait à une provision en dix manches
       *[other] { $count } cartes serviraient à une provision en dix manches
    }
cigale-coach-insects =
    { $count ->
        [0] aucun insecte n’est en jeu
        [one] { $count } insecte est en jeu
       *[other] { $count } insectes sont en jeu
    }
cigale-coach-short =
    { $count ->
        [0] rien ne manquerait pour aucune provision en vue
        [one] il manquerait { $count } carte pour toutes les provisions en vue
       *[other] il manquerait { $count } cartes pour toutes les provisions en vue
    }
cigale-coach-bugs =
    { $count ->
        [0] la Fourmi ne récolterait aucun insecte
        [one] la Fourmi récolterait { $count } insecte en dix manches
       *[other] la Fourmi récolterait { $count } insectes en dix manches
    }
cigale-coach-reserve =
    { $count ->
        [0] il ne reste aucune carte en réserve
        [one] il reste { $count } carte en réserve
       *[other] il reste { $count } cartes en réserve
    }
cigale-coach-powers =
    { $count ->
        [0] on n’a aucun pouvoir
        [one] on a { $count } pouvoir
       *[other] on a { $count } pouvoirs
    }
cigale-coach-their-powers =
    { $count ->
        [0] les autres n’ont aucun pouvoir
        [one] les autres ont { $count } pouvoir
       *[other] les autres ont { $count } pouvoirs
    }

## Énigmes : ce qui est demandé, et pourquoi la réponse est bonne

# $worth (chances avec la réponse, en %), $other (avec le coup tentant)
cigale-puzzle-last1 = Où va la dernière fourmi ?
    .why = { cigale-puzzle-why }
cigale-puzzle-last2 = Où vont les deux dernières fourmis ?
    .why = { cigale-puzzle-why }
cigale-puzzle-last3 = Où vont les trois dernières fourmis ?
    .why = { cigale-puzzle-why }
cigale-puzzle-why = Si la Fourmi et la Cigale bluffent toutes deux au mieux, ce placement vous laisse { $worth } % de chances de finir devant, contre { $other } % au mieux avec « { $tempting } ».
