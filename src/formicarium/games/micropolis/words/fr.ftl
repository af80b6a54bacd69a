### Micropolis, en français. Les noms de joueurs arrivent tels quels : pas de « de » ni de « que » devant eux (élision), pas d’accord en genre.

-micropolis = Micropolis

## Étagère et table

micropolis-name = { -micropolis }
micropolis-tagline = Dix tuiles pour la plus belle fourmilière.
micropolis-length = env. 30 min
# Notre conseil : la source ne donne pas d’âge.
micropolis-age = Dès 8 ans

micropolis-mode-base = Partie classique
    .help = De 2 à 6 : une fourmilière chacun, dix tuiles, le plus de points.
micropolis-mode-expert = Partie experte
    .help = À 2 ou 3 : deux fourmilières chacun, chacune avec son armée ; on en fait la somme.

micropolis-option-first_leads = La première place commence
    .help = Le premier Chef militaire n’est pas tiré au sort : c’est la première place.

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

## Refus

# $why "turn" | "spectator" | "take", $seat (à qui de jouer)
refusal-MIC-T1 =
    { $why ->
        [spectator] Vous regardez cette partie. Les coups se jouent à la table.
        [take] C’est le moment de prendre une tuile de la file.
       *[turn] Attendez votre tour. C’est à { $seat } de jouer.
    }
# $why "no-place" | "soldiers", $place, $tiles (dans la file), $cost, $army, $anthill
refusal-MIC-T2 =
    { $why ->
        [no-place] Il n’y a pas de tuile { $place } dans la file. Choisissez de 1 à { $tiles }.
       *[soldiers] La tuile { $place } demande { $cost ->
            [1] un soldat
           *[other] { $cost } soldats
        }, un par tuile qui la précède. Vous avez { micropolis-army }.
    }
# $why "one-place" | "unknown"
refusal-MIC-T5 =
    { $why ->
        [one-place] Il n’y a qu’une place pour cette tuile. Elle s’appelle « à droite ».
       *[unknown] Une tuile se place à gauche ou à droite de la fourmilière.
    }
# $why "barracks" | "sentinel"
refusal-MIC-T6 =
    { $why ->
        [barracks] Décidez d’abord si vous remplissez la caserne que vous venez de poser.
       *[sentinel] Votre sentinelle est à l’œuvre. Finissez d’abord de réarranger vos soldats.
    }
# $why "choose" | "nobody" | "keep" | "own" | "smaller", $owner, $anthill, $army, $most
refusal-MIC-T9 =
    { $why ->
        [nobody] Il n’y a personne à cette place. Choisissez entre les plus grandes armées.
        [keep] Vous ne pouvez pas garder l’Armée rouge : une autre armée est au moins aussi grande.
        [own] Une armée adverse passe avant votre autre fourmilière.
        [smaller] { $owner } a { micropolis-army }, et il en faut { $most }. Choisissez entre les plus grandes armées.
       *[choose] Choisissez d’abord à qui va l’Armée rouge.
    }
refusal-MIC-T10 = La partie est finie. Toutes les fourmilières sont terminées.
# $tokens (dans la réserve)
refusal-MIC-X3 = Vous n’avez pas de jeton Architecte.
# $why "not-there" | "changed" | "soldiers", $barracks, $places, $army
refusal-MIC-X5 =
    { $why ->
        [not-there] Cette fourmilière n’a pas de caserne numéro { $barracks }.
        [changed] Cette caserne a déjà changé. Chacune ne change qu’une fois.
       *[soldiers] Cette caserne a { $places } places. Il vous reste { micropolis-army }.
    }
# $why "soldiers", $place, $cost, $army, $anthill
refusal-MIC-E3 =
    La tuile { $place } demande { $cost ->
        [1] un soldat
       *[other] { $cost } soldats
    } de la fourmilière qui la reçoit. La fourmilière { $anthill } a { micropolis-army }.
# $why "finished" | "unknown", $anthill
refusal-MIC-E4 =
    { $why ->
        [finished] La fourmilière { $anthill } est terminée. Placez la tuile dans l’autre.
       *[unknown] Vous n’avez pas de fourmilière { $anthill }.
    }
# $why, $owner, $anthill, $army, $most : comme refusal-MIC-T9
refusal-MIC-E6 = { refusal-MIC-T9 }

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
