## Étagère et table

micropolis-edition-formicarium = Édition Formicarium
micropolis-edition-even = Édition égale

## Morceaux repris plus bas (une référence à un message lui passe les mêmes arguments)

# $bears : ce que porte la tuile
micropolis-bears =
    { $bears ->
        [cherry] une cerise
        [lemon] un citron
        [grape] un raisin
        [blackberry] une mûre
        [fig] une figue
        [pomegranate] une grenade
        [gift] un cadeau
        [queen] une reine
        [nurse1] une nourrice à un œuf
        [nurse2] une nourrice à deux œufs
        [nurse3] une nourrice à trois œufs
        [nurse4] une nourrice à quatre œufs
        [architect] un architecte
        [sergeant] un sergent recruteur
        [sentinel] une sentinelle
        [barracks1] une caserne de 1
        [barracks2] une caserne de 2
        [barracks3] une caserne de 3
        [barracks4] une caserne de 4
        [several] plusieurs choses
       *[nothing] seulement des ouvrières
    }
# $workers (nombre)
micropolis-workers =
    { $workers ->
        [0] aucune ouvrière
        [one] { $workers } ouvrière
       *[other] { $workers } ouvrières
    }
# $soldiers (nombre)
micropolis-soldiers =
    { $soldiers ->
        [0] aucun soldat
        [1] un soldat
       *[other] { $soldiers } soldats
    }
# $army (nombre)
micropolis-army =
    { $army ->
        [0] une armée vide
        [1] une armée d’un soldat
       *[other] une armée de { $army }
    }
# $total (nombre) : ce que change un choix
micropolis-change =
    { $total ->
        [0] Votre total ne change pas.
        [1] +1 point.
        [-1] −1 point.
       *[other] { SIGNED($total) } points.
    }

## Coups proposés

# $place, $side "left" | "right", $anthill, $architect 0 | 1, $cost (soldats à laisser), $soldiers (à ramasser), $army (ensuite), $tile,
# $bears, $workers, $first 0 | 1 (la première tuile), $completes 0 | 1, et ce que change chaque ligne du décompte :
# $population, $colony, $harvest, $royal, $red, $garrison, $total
micropolis-action-Take =
    Tuile { $place }, { micropolis-bears }, { micropolis-workers } : { $architect ->
        [1] contre un jeton Architecte
       *[0] { $cost ->
            [0] gratuite
            [1] un soldat
           *[other] { $cost } soldats
        }
    }, { $side ->
        [left] à gauche
       *[right] { $completes ->
            [1] pour fermer l’anneau
           *[0] { $first ->
                [1] la première
               *[0] à droite
            }
        }
    }{ $anthill ->
        [2] , fourmilière 2
       *[1] {""}
    }. { $soldiers ->
        [0] {""}
        [1] Un soldat vous y attend.{" "}
       *[other] { $soldiers } soldats vous y attendent.{" "}
    }{ micropolis-change }
    .short = Tuile { $place }{ $side ->
        [left] , à gauche
       *[right] { $first ->
            [1] {""}
           *[0] , à droite
        }
    }{ $anthill ->
        [2] , fourmilière 2
       *[1] {""}
    }
# $barracks, $places, $army (ensuite), $total …
micropolis-action-Fill = Remplir la caserne de { $places } : il vous reste { micropolis-army }. { micropolis-change }
    .short = Remplir la caserne
micropolis-action-Leave = Laisser vide la caserne de { $places } : vous gardez { micropolis-army }.
    .short = Laisser vide
# $how "fill" | "empty", $last 0 | 1 (rien d’autre ne pourra changer), $barracks, $places, $army (ensuite), $total …
micropolis-action-Switch =
    { $how ->
        [empty] Vider la caserne de { $places } (numéro { $barracks })
       *[fill] Remplir la caserne de { $places } (numéro { $barracks })
    } : vous aurez { micropolis-army }. { micropolis-change }
    .short = { $how ->
        [empty] Vider une caserne de { $places }
       *[fill] Remplir une caserne de { $places }
    }
# $surplus (nombre)
micropolis-action-Done =
    { $surplus ->
        [0] Terminé : les soldats restent où ils sont.
        [1] Terminé : un soldat de trop ira à la réserve.
       *[other] Terminé : { $surplus } soldats de trop iront à la réserve.
    }
    .short = Terminé
# $owner (nom), $anthill, $army
micropolis-action-Give =
    Donner l’Armée rouge à { $owner }{ $anthill ->
        [2] , fourmilière 2
       *[1] {""}
    }, qui a { micropolis-army }.
    .short = Armée rouge à { $owner }{ $anthill ->
        [2] , fourmilière 2
       *[1] {""}
    }

## Ce qu’on attend

micropolis-prompt-Take = Prenez une tuile de la file et placez-la.
    .short = Prenez une tuile.
micropolis-prompt-Fill = Remplir la caserne que vous venez de poser ?
    .short = Remplir la caserne ?
micropolis-prompt-Leave = Remplir la caserne que vous venez de poser ?
    .short = Remplir la caserne ?
micropolis-prompt-Switch = Votre sentinelle réarrange l’armée et les casernes.
    .short = Réarrangez vos soldats.
micropolis-prompt-Done = Votre sentinelle réarrange l’armée et les casernes.
    .short = Réarrangez vos soldats.
micropolis-prompt-Give = Vous donnez l’Armée rouge : à qui ?
    .short = À qui l’Armée rouge ?

## Journal

# dans $tiles : une tuile de la pioche ; $tile, $bears
micropolis-each-Shown = { micropolis-bears }
# $tiles
micropolis-event-Laid = Les premières tuiles sont posées en file.
# $seat, $anthill
micropolis-event-Led = { $seat } { YOU($seat, "recevez", "reçoit") } l’Armée rouge et { YOU($seat, "commencez", "commence") }.
# $seat, $anthill, $place, $tile, $paid, $architect, $rule "MIC-T2" | "MIC-X3"
micropolis-event-Took =
    { $rule ->
        [MIC-X3] { $seat } { YOU($seat, "rendez", "rend") } un jeton Architecte et { YOU($seat, "prenez", "prend") } la tuile { $place }
       *[MIC-T2] { $paid ->
            [0] { $seat } { YOU($seat, "prenez", "prend") } la première tuile, sans payer
            [1] { $seat } { YOU($seat, "laissez", "laisse") } un soldat et { YOU($seat, "prenez", "prend") } la tuile { $place }
           *[other] { $seat } { YOU($seat, "laissez", "laisse") } { $paid } soldats et { YOU($seat, "prenez", "prend") } la tuile { $place }
        }
    }{ $anthill ->
        [2] {" "}pour sa fourmilière 2
       *[1] {""}
    }.
# $seat, $anthill, $soldiers, $surplus
micropolis-event-Gathered =
    { $seat } { YOU($seat, "ramassez", "ramasse") } { micropolis-soldiers }{ $surplus ->
        [0] {""}
        [1]  ; un autre va à la réserve
       *[other]  ; { $surplus } autres vont à la réserve
    }.
# $seat, $anthill, $tile, $bears, $side, $tiles
micropolis-event-Placed =
    { $seat } { YOU($seat, "placez", "place") } { micropolis-bears }{ $tiles ->
        [1] {""}
       *[other] { $side ->
            [left] {" "}à gauche
           *[right] {" "}à droite
        }
    }.
# $seat, $anthill
micropolis-event-Completed =
    { $seat } { YOU($seat, "fermez", "ferme") } l’anneau : { $anthill ->
        [2] sa fourmilière 2
       *[1] sa fourmilière
    } est terminée.
# $seat, $anthill, $eggs, $soldiers
micropolis-event-Hatched =
    { $soldiers ->
        [0] Aucun soldat ne peut éclore.
        [1] Un soldat éclot et rejoint l’armée.
       *[other] { $soldiers } soldats éclosent et rejoignent l’armée.
    }
# $seat, $tokens
micropolis-event-Hired =
    { $tokens ->
        [0] Il ne reste plus de jeton Architecte.
       *[1] { $seat } { YOU($seat, "prenez", "prend") } un jeton Architecte.
    }
# $seat, $anthill, $owner, $hit, $lost, $gained
micropolis-event-Recruited =
    { $lost ->
        [0] { $owner } { YOU($owner, "n’avez", "n’a") } pas de soldat à perdre
       *[1] { $owner } { YOU($owner, "perdez", "perd") } un soldat
    }{ $gained ->
        [0] {""}
       *[1]  ; { $seat } { YOU($seat, "en recrutez", "en recrute") } un
    }.
# $seat, $anthill, $barracks, $places
micropolis-event-Filled = { $seat } { YOU($seat, "remplissez", "remplit") } une caserne de { $places }.
# $seat, $anthill, $barracks, $places
micropolis-event-Emptied = { $seat } { YOU($seat, "videz", "vide") } une caserne de { $places }.
# $seat, $anthill, $barracks, $places, $why "choice" | "soldiers"
micropolis-event-Left =
    { $why ->
        [soldiers] { $seat } { YOU($seat, "n’avez", "n’a") } pas assez de soldats pour la caserne de { $places } : elle reste vide.
       *[choice] { $seat } { YOU($seat, "laissez", "laisse") } vide la caserne de { $places }.
    }
# $seat, $anthill, $changed, $surplus
micropolis-event-Rearranged =
    { $changed ->
        [0] { $seat } { YOU($seat, "ne changez", "ne change") } rien à { YOU($seat, "vos", "ses") } soldats.
       *[other] La sentinelle a fini{ $surplus ->
            [0] {""}
            [1]  ; un soldat de trop va à la réserve
           *[other]  ; { $surplus } soldats de trop vont à la réserve
        }.
    }
# $tiles, $pile
micropolis-event-Renewed =
    { $pile ->
        [0] La file est renouvelée, la pioche est vide.
        [1] La file est renouvelée, il reste une tuile dans la pioche.
       *[other] La file est renouvelée, il reste { $pile } tuiles dans la pioche.
    }
# $seat, $anthill, $army
micropolis-event-Kept = { $seat } { YOU($seat, "gardez", "garde") } l’Armée rouge avec { micropolis-army }.
# $seat (qui la donne), $owner (qui la reçoit), $anthill, $army
micropolis-event-Passed =
    L’Armée rouge passe à { $owner }{ $anthill ->
        [2] , fourmilière 2
       *[1] {""}
    }, avec { micropolis-army }.
# $winners (noms déjà joints), $count (nombre de gagnants), $points
micropolis-event-Ended =
    { $count ->
        [1] Toutes les fourmilières sont terminées : { $winners } { YOU($winners, "gagnez", "gagne") } avec { $points } points.
       *[other] Toutes les fourmilières sont terminées : victoire partagée entre { $winners }, { $points } points.
    }
