## La coach

# Ce que la coach compare après deux coups ; $count (nombre)
micropolis-coach-army =
    { $count ->
        [0] l’armée est vide
        [one] l’armée a { $count } soldat
       *[other] l’armée a { $count } soldats
    }
micropolis-coach-ants =
    { $count ->
        [0] aucune galerie n’est peuplée
        [one] la galerie la plus peuplée a { $count } fourmi
       *[other] la galerie la plus peuplée a { $count } fourmis
    }
micropolis-coach-fruits =
    { $count ->
        [0] aucune galerie n’a de fruit
        [one] la meilleure galerie a { $count } fruit
       *[other] la meilleure galerie a { $count } fruits différents
    }
micropolis-coach-tiles =
    { $count ->
        [0] il n’y a pas de galerie
        [one] la plus longue galerie touche { $count } tuile
       *[other] la plus longue galerie touche { $count } tuiles
    }
micropolis-coach-galleries =
    { $count ->
        [0] il n’y a pas de galerie
        [one] tout est joint en { $count } galerie
       *[other] il y a { $count } galeries séparées
    }
micropolis-coach-garrison =
    { $count ->
        [0] aucune caserne ne rapporte
        [one] les casernes rapportent { $count } point
       *[other] les casernes rapportent { $count } points
    }

## Énigmes : ce qui est demandé, et pourquoi la réponse est bonne

# $place, $cost (soldats à laisser), $total (ce que change la tuile), $worth (chances avec la réponse, en %), $other (avec le coup tentant)
micropolis-puzzle-tile = Quelle tuile prendre{ $first ->
        [1] {""}
       *[0] , et de quel côté
    } ?
    .why = La tuile { $place } ne coûte rien. { micropolis-change } Vos chances de finir devant : { $worth } %, contre { $other } % après « { $tempting } ».
micropolis-puzzle-payment = Une tuile vaut ici son prix. Laquelle{ $first ->
        [1] {""}
       *[0] , et de quel côté
    } ?
    .why = La tuile { $place } vaut son prix. { micropolis-change } Vos chances de finir devant : { $worth } %, contre { $other } % après « { $tempting } ».
