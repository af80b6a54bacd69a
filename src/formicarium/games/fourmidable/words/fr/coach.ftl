## La coach

# Ce que la coach compare après deux coups ; $count (nombre)
fourmidable-coach-resources =
    { $count ->
        [0] la réserve est vide
        [one] la réserve a { $count } ressource
       *[other] la réserve a { $count } ressources
    }
fourmidable-coach-ready =
    { $count ->
        [0] aucun objectif ne peut être payé
        [one] { $count } objectif peut être payé
       *[other] { $count } objectifs peuvent être payés
    }
fourmidable-coach-needs =
    { $count ->
        [0] rien ne manque plus aux objectifs en main
        [one] il manque en tout { $count } ressource aux objectifs en main
       *[other] il manque en tout { $count } ressources aux objectifs en main
    }
fourmidable-coach-missing =
    { $count ->
        [0] rien ne manque à l’objectif le plus proche
        [one] il manque { $count } ressource à l’objectif le plus proche
       *[other] il manque { $count } ressources à l’objectif le plus proche
    }
fourmidable-coach-hand =
    { $count ->
        [0] aucun objectif n’est en main
        [one] { $count } objectif est en main
       *[other] { $count } objectifs sont en main
    }
fourmidable-coach-ants =
    { $count ->
        [0] la colonie n’a pas de fourmi
        [one] la colonie a { $count } fourmi
       *[other] la colonie a { $count } fourmis
    }
fourmidable-coach-holes =
    { $count ->
        [0] aucun trou n’est ouvert
        [one] { $count } trou de plus est ouvert
       *[other] { $count } trous de plus sont ouverts
    }
fourmidable-coach-suited =
    { $count ->
        [0] aucune fourmi n’a le métier de ce qui manque
        [one] { $count } ressource qui manque a sa fourmi du bon métier
       *[other] { $count } ressources qui manquent ont leur fourmi du bon métier
    }
fourmidable-coach-served =
    { $count ->
        [0] aucun objectif n’a une fourmi de chaque métier voulu
        [one] { $count } objectif a une fourmi de chaque métier voulu
       *[other] { $count } objectifs ont une fourmi de chaque métier voulu
    }
fourmidable-coach-trades =
    { $count ->
        [0] aucun métier n’est là
        [one] { $count } métier est représenté
       *[other] { $count } métiers sont représentés
    }
fourmidable-coach-marks =
    { $count ->
        [0] aucune phéromone n’est posée
        [one] { $count } phéromone est posée
       *[other] { $count } phéromones sont posées
    }

## Énigmes : ce qui est demandé, et pourquoi la réponse est bonne

# $points (de l’objectif), $needs (ses ressources), $worth (combien de fois sur cent)
fourmidable-puzzle-reveal = Révélez un objectif : une seule action suffit.
    .why = Il ne manquait qu’une ressource à l’objectif { $needs } : le voilà payé, +{ $points } points.
fourmidable-puzzle-reveal-two = Révélez un objectif avant la fin de la manche, en deux actions.
    .why = Une ressource maintenant, l’autre à votre prochaine action : elle reste à portée { $worth } fois sur cent, quoi que jouent les autres.
