## Fin

ending-MIC-T10 = Toutes les fourmilières sont terminées.
score-MIC-V1 = Population
score-MIC-V2 = Colonie
score-MIC-V3 = Récolte
score-MIC-V4 = Galerie royale
score-MIC-V5 = Plus grande armée
score-MIC-V6 = Garnison

# the page

# La file. $place, $tile (ce qu’elle porte), $cost, $soldiers (dessus)
micropolis-line = La file
micropolis-tile =
    Tuile { $place } : { $tile }, { micropolis-price }{ $soldiers ->
        [0] {""}
        [1] , un soldat dessus
       *[other] , { $soldiers } soldats dessus
    }
micropolis-price =
    { $cost ->
        [0] gratuite
        [1] 1 soldat
       *[other] { $cost } soldats
    }
micropolis-by-token = un jeton
# Ce qu’une tuile est et fait, quand on la montre. $place, $tile (ce qu’elle porte)
micropolis-look = Tuile { $place } : { $tile }.
micropolis-look-none = Touchez une tuile : elle dit ce qu’elle fait.
# $bears
micropolis-help =
    { $bears ->
        [queen] Reine : à la fin, 1 point par tuile que touche sa galerie, si elle y est seule.
        [nurse1] Nourrice : un soldat éclot et rejoint votre armée.
        [nurse2] Nourrice : deux soldats éclosent et rejoignent votre armée.
        [nurse3] Nourrice : trois soldats éclosent et rejoignent votre armée.
        [nurse4] Nourrice : quatre soldats éclosent et rejoignent votre armée.
        [architect] Architecte : vous prenez un jeton Architecte ; il paiera plus tard la tuile de votre choix.
        [sergeant] Sergent recruteur : qui a l’Armée rouge perd un soldat, puis vous en gagnez un.
        [sentinel] Sentinelle : vous pouvez vider ou remplir vos casernes.
        [barracks1] Caserne : remplissez-la aussitôt d’un soldat (2 points), ou laissez-la vide.
        [barracks2] Caserne : remplissez-la aussitôt de deux soldats (4 points), ou laissez-la vide.
        [barracks3] Caserne : remplissez-la aussitôt de trois soldats (7 points), ou laissez-la vide.
        [barracks4] Caserne : remplissez-la aussitôt de quatre soldats (10 points), ou laissez-la vide.
        [gift] Cadeau : il remplace un fruit qui manque à sa galerie.
        [nothing] Chaque ouvrière rapporte 1 point.
       *[fruit] Fruit : 2, 5, 10, 15, 20 ou 25 points par galerie, pour 1 à 6 fruits différents.
    }
micropolis-pile = pioche { $count }
micropolis-pile-of =
    { $count ->
        [0] La pioche est vide.
        [1] Il reste une tuile dans la pioche.
       *[other] Il reste { $count } tuiles dans la pioche.
    }
micropolis-possible = possible
micropolis-impossible = impossible

# Les fourmilières. $seat (nom), $anthill (numéro), $army, $tiles
micropolis-yours = Votre fourmilière
micropolis-theirs = Fourmilière : { $seat }
micropolis-hill = Fourmilière { $anthill }
micropolis-both = Les deux
micropolis-which = Fourmilière { $anthill } · { $tiles ->
        [0] 0 tuile
        [1] 1 tuile
       *[other] { $tiles } tuiles
    }
# $which "first" | "last" | "left" | "right"
micropolis-end =
    { $which ->
        [first] Place de la première tuile
        [last] Dernière place
        [left] Bout gauche
       *[right] Bout droit
    }
micropolis-end-points =
    { $total ->
        [0] le total ne change pas
        [1] +1 point
        [-1] −1 point
       *[other] { SIGNED($total) } points
    }
# $number, $tiles, $tile (ce qu’elle porte)
micropolis-slice = Tuile { $number } sur { $tiles } : { $tile }
micropolis-slice-gallery = galerie : { $gallery }
micropolis-barracks =
    { $full ->
        [1] caserne de { $places } remplie
       *[0] caserne de { $places } vide
    }
micropolis-barracks-all = Casernes
micropolis-galleries = Galeries
# $ants, $tiles (qu’elle traverse)
micropolis-gallery =
    { $ants ->
        [0] aucune fourmi
        [1] 1 fourmi
       *[other] { $ants } fourmis
    } sur { $tiles ->
        [1] 1 tuile
       *[other] { $tiles } tuiles
    }
# $fruits (noms joints), $points
micropolis-gallery-fruits =
    { $fruits } ({ $points ->
        [1] 1 point
       *[other] { $points } points
    })
# $queens, $points
micropolis-gallery-queens =
    { $queens ->
        [1] une reine ({ $points ->
            [1] 1 point
           *[other] { $points } points
        })
       *[other] { $queens } reines (aucun point)
    }
micropolis-fruit-cherry = cerise
micropolis-fruit-lemon = citron
micropolis-fruit-grape = raisin
micropolis-fruit-blackberry = mûre
micropolis-fruit-fig = figue
micropolis-fruit-pomegranate = grenade
micropolis-fruit-gift = cadeau
micropolis-first = Aucune tuile en main
    .text = Choisissez d’abord une tuile de la file, puis sa place.

# Une tuile en main. $place, $tile (ce qu’elle porte)
micropolis-held = Tuile { $place } : où la placer ?
    .short = Tuile { $place } : où ?
# $side "left" | "right" | "first" | "last", $anthill (0 : il n’y en a qu’une)
micropolis-choice =
    Tuile { $place }, { $side ->
        [first] la première
        [last] pour fermer l’anneau
        [left] à gauche
       *[right] à droite
    }{ $anthill ->
        [0] {" "}de votre fourmilière
       *[other] {" "}de la fourmilière { $anthill }
    }
    .short = Tuile { $place }, { $side ->
        [first] la première
        [last] la dernière
        [left] à gauche
       *[right] à droite
    }{ $anthill ->
        [0] {""}
       *[other] {" "}({ $anthill })
    }
# $architect 0 | 1, $cost, $soldiers (à ramasser)
micropolis-cost =
    { $architect ->
        [1] Vous rendez un jeton Architecte.
       *[0] { $cost ->
            [0] Elle est gratuite.
            [1] Vous laissez un soldat sur la tuile sautée.
           *[other] Vous laissez { $cost } soldats sur les tuiles sautées.
        }
    }{ $soldiers ->
        [0] {""}
        [1] {" "}Un soldat vous y attend.
       *[other] {" "}{ $soldiers } soldats vous y attendent.
    }
# $side "left" | "right" | "one", $total
micropolis-side =
    { $side ->
        [left] Gauche
        [right] Droite
       *[one] Là
    } { $total ->
        [0] (0)
       *[other] ({ SIGNED($total) })
    }
micropolis-pay =
    { $architect ->
        [1] Par jeton
       *[0] En soldats
    }
micropolis-place = Placer
micropolis-cannot = Tuile { $place } : pas possible
micropolis-keys-tile = Prendre une tuile de la file en main
micropolis-keys-side = La placer à gauche ou à droite

# Questions
micropolis-fill = Remplir ({ SIGNED($total) })
micropolis-leave = Laisser vide
micropolis-done = Terminé
micropolis-sentinel-detail = Chaque caserne peut changer une fois, tout entière.
micropolis-rearrange = La sentinelle réarrange
# $how "fill" | "empty", $places
micropolis-switch =
    { $how ->
        [empty] Vider
       *[fill] Remplir
    }
micropolis-changed = déjà changée
micropolis-too-few = trop peu de soldats
micropolis-heirs = Les plus grandes armées
micropolis-heir-hill = fourmilière { $anthill } · { $army ->
        [0] aucun soldat
        [1] 1 soldat
       *[other] { $army } soldats
    }
micropolis-soldiers-count =
    { $soldiers ->
        [0] aucun soldat
        [1] 1 soldat
       *[other] { $soldiers } soldats
    }
micropolis-give = Donner
# $what "take" | "barracks" | "sentinel" | "leader", $seat
micropolis-wait =
    { $what ->
        [barracks] { $seat } décide de sa caserne.
        [sentinel] { $seat } réarrange ses soldats.
        [leader] { $seat } choisit qui reçoit l’Armée rouge.
       *[take] { $seat } choisit une tuile.
    }

# Places autour de la table, réserve
micropolis-role =
    { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }
micropolis-tiles-of =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } sur { $all }
micropolis-round = tour { $round } sur { $rounds }
micropolis-leader = Chef militaire
micropolis-army-of =
    { $army ->
        [0] armée vide
        [1] armée d’un soldat
       *[other] armée de { $army } soldats
    }
micropolis-garrison-of =
    { $soldiers ->
        [1] un soldat en caserne
       *[other] { $soldiers } soldats en caserne
    }
micropolis-tokens-of =
    { $tokens ->
        [1] un jeton Architecte
       *[other] { $tokens } jetons Architecte
    }
micropolis-reserve = Réserve
micropolis-reserve-soldiers =
    { $soldiers ->
        [0] soldat
        [1] soldat
       *[other] soldats
    }
micropolis-reserve-tokens =
    { $tokens ->
        [0] jeton Architecte
        [1] jeton Architecte
       *[other] jetons Architecte
    }
micropolis-goal = Fin de la partie
# $tiles (une fourmilière entière), $anthills (par personne)
micropolis-goal-text =
    { $anthills ->
        [1] Quand chaque fourmilière a ses { $tiles } tuiles.
       *[other] Quand chaque fourmilière a ses { $tiles } tuiles ; on en fait la somme.
    }

# Feuille de score
micropolis-score = Si tout finissait là
micropolis-score-end = Les points
micropolis-with = avec la tuile { $place }
micropolis-would-change = avec ce choix
micropolis-total = Total
micropolis-everybody = La feuille de tous
micropolis-why-MIC-V1 = 1 point par fourmi ; les soldats ne comptent pas.
micropolis-why-MIC-V2 = 5 points pour la galerie la plus peuplée de toutes.
micropolis-why-MIC-V3 = Par galerie : 2, 5, 10, 15, 20 ou 25 points pour 1 à 6 fruits différents.
micropolis-why-MIC-V4 = 1 point par tuile que touche la galerie d’une reine seule.
micropolis-why-MIC-V5 = 5 points pour la plus grande armée, casernes à part.
micropolis-why-MIC-V6 = 2, 4, 7 ou 10 points par caserne remplie de 1 à 4 places.

# Journal. $seat, $paid, $place, $bears, $side, $tiles, $anthill, $rule
micropolis-told-Took =
    { $seat } { $rule ->
        [MIC-X3] { YOU($seat, "rendez", "rend") } un jeton Architecte et { YOU($seat, "placez", "place") }
       *[MIC-T2] { $paid ->
            [0] { YOU($seat, "prenez", "prend") } la première tuile et { YOU($seat, "placez", "place") }
            [1] { YOU($seat, "laissez", "laisse") } un soldat et { YOU($seat, "placez", "place") }
           *[other] { YOU($seat, "laissez", "laisse") } { $paid } soldats et { YOU($seat, "placez", "place") }
        }
    } { $bears ->
        [several] une tuile bien garnie
        [nothing] une tuile d’ouvrières
       *[other] { micropolis-bears }
    }{ $tiles ->
        [1] { $anthill ->
            [2] {" "}dans la fourmilière 2
           *[1] {""}
        }
       *[other] { $side ->
            [left] {" "}à gauche
           *[right] {" "}à droite
        }{ $anthill ->
            [2] {" "}de la fourmilière 2
           *[1] {""}
        }
    }.
# $count, $winners (noms joints), $points, $tie 0 | 1 (à égalité de points)
micropolis-result =
    { $count ->
        [1] { $tie ->
            [1] { $winners } { YOU($winners, "gagnez", "gagne") } : { $points } points, et la plus grande armée.
           *[0] { $winners } { YOU($winners, "gagnez", "gagne") } avec { $points } points.
        }
       *[other] Victoire partagée : { $winners }, { $points } points.
    }

micropolis-tiebreak = À égalité : la plus grande armée

# En une minute
micropolis-how-1 = Prenez une tuile
    .text = La première est gratuite. Pour une autre, laissez un soldat sur chaque tuile sautée ; ceux qui attendent sur la vôtre vous rejoignent.
micropolis-how-2 = Creusez vos galeries
    .text = Placez-la à gauche ou à droite : les galeries continuent d’une tuile à l’autre. Dix tuiles ferment l’anneau.
micropolis-how-3 = Tenez votre armée
    .text = Nourrices, sergents, casernes : tout agit aussitôt. La plus grande armée reçoit l’Armée rouge et joue la première.
micropolis-how-4 = Comptez
    .text = Une galerie rapporte pour ses fourmis, ses fruits différents et sa reine, si elle est seule ; les casernes remplies aussi.
