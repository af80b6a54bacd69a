## Jouer en une minute, en images (5 à 7 : les niveaux supérieurs). Puis de même pour les enfants, en peu de mots

fourmidable-how-1 = Bougez une fourmi
    .text = Trois cases au plus, dehors ou dans votre nid. Chaque fourmi bouge une fois, puis le jour et la nuit changent de place.
fourmidable-how-2 = Récoltez
    .text = Là où elle s’arrête : le chasseur un insecte, le fermier une plante, le creuseur une terre. Dehors, votre phéromone reste : 1 point, et les autres n’y passent plus.
fourmidable-how-3 = Révélez vos objectifs
    .text = Rendez les ressources qu’une carte demande et marquez ses points, quand vous voulez, même pendant le tour d’un autre.
fourmidable-how-4 = Grandissez
    .text = Au niveau Apprenti, chaque manche a sa météo, une naissance et un prédateur ; creusez de nouveaux trous, et trouvez des objectifs à la bibliothèque.
fourmidable-how-5 = Jouez vos cartes
    .text = Au niveau Intermédiaire, une espèce et six cartes spéciales : jouez-les pendant vos actions, de jour ou de nuit comme elles le disent.
fourmidable-how-6 = Disputez les objectifs
    .text = Au niveau Expérimenté, ils sont ouverts à tous : à la bibliothèque, une fourmi du bon métier en accomplit un. Vos phéromones se posent de proche en proche.
fourmidable-how-7 = Seul contre le sac
    .text = En solo, six manches : chaque récolte réveille un prédateur, qui mange tout près de vos fourmis. Plus de 100 points, c’est intelligent ; plus de 130, magnifique.
fourmidable-how-child-1 = Bougez
    .text = Trois cases au plus.
fourmidable-how-child-2 = Prenez
    .text = Insecte, plante ou terre : là où la fourmi s’arrête.
fourmidable-how-child-3 = Montrez
    .text = Une carte complète, ce sont des points.
fourmidable-how-child-4 = Gagnez
    .text = Sept cartes montrées : on compte !

## La page du site

fourmidable-board = Le plateau
fourmidable-nest = Nid
fourmidable-nest-yours = Votre nid
# $seat
fourmidable-nest-of = Nid : { $seat }
fourmidable-cards = Cartes
fourmidable-hand = Vos objectifs
fourmidable-resources = Vos ressources
fourmidable-resources-of = Ressources
fourmidable-births = Tuiles Naissance
fourmidable-supply = Fourmis à naître
fourmidable-predators = Prédateurs
fourmidable-track = Piste des points

# La manche. $round, $day
fourmidable-round =
    { $day ->
        [1] manche { $round }, jour
       *[0] manche { $round }, nuit
    }
# $day, $weather (0 : pas encore de météo)
fourmidable-sky =
    { $day ->
        [1] Jour{ $weather ->
            [sun] , soleil
            [wind] , vent
            [rain] , pluie
           *[none] { "" }
        }
       *[0] Nuit{ $weather ->
            [sun] , soleil
            [wind] , vent
            [rain] , pluie
           *[none] { "" }
        }
    }
# $weather
fourmidable-sky-help =
    { $weather ->
        [sun] Fermiers : +1 pas
        [wind] Chasseurs : +1 pas
        [rain] Creuseurs : +1 pas
       *[none] Météo à venir
    }
fourmidable-wheel = Girouette de la météo
fourmidable-todo = Votre manche
# $ant (celle qui est née ; 0 : pas encore)
fourmidable-todo-birth =
    { $ant ->
        [0] Naissance : à faire
        [spared] Naissance : rien à prendre
       *[other] Naissance : { fourmidable-ant }
    }
# $moved, $ants (nombres)
fourmidable-todo-ants = Fourmis : { $moved } sur { $ants }
# $done 0 | 1
fourmidable-todo-predator =
    { $done ->
        [1] Prédateur : fait
       *[0] Prédateur : à faire
    }
# $seat, $ants (fourmis encore à bouger), $birth 0 | 1 (encore à faire), $predator 0 | 1 (encore à faire)
fourmidable-todo-of =
    { $seat } : { $ants ->
        [0] plus de fourmi à bouger
        [1] une fourmi à bouger
       *[other] { $ants } fourmis à bouger
    }{ $birth ->
        [1] , une naissance
       *[0] { "" }
    }{ $predator ->
        [1] , un prédateur
       *[0] { "" }
    }
fourmidable-goal = Fin de la partie
# $goal (nombre d’objectifs), $child 0 | 1
fourmidable-goal-text =
    { $child ->
        [1] Dès que quelqu’un a révélé { $goal } objectifs. Le plus de points gagne.
        [2] À la fin de la manche où quelqu’un a complété { $goal } objectifs. Le plus de points gagne.
       *[0] À la fin de la manche où quelqu’un a révélé { $goal } objectifs. Le plus de points gagne.
    }
# Une place. $count (objectifs en main)
fourmidable-in-hand =
    { $count ->
        [0] aucun objectif en main
        [1] 1 objectif en main
       *[other] { $count } objectifs en main
    }
fourmidable-scored = objectifs révélés
# $revealed, $goal
fourmidable-revealed-of = { $revealed } objectifs révélés sur { $goal }
# $pheromones (qui restent)
fourmidable-pheromones-of =
    { $pheromones ->
        [0] plus de phéromone
        [1] une phéromone
       *[other] { $pheromones } phéromones
    }
fourmidable-first-player = Tient la tuile jour/nuit

# Une case, par morceaux. $cell, $section (une lettre ; a : celle du milieu), $seat
fourmidable-cell =
    { $cell ->
        [library] bibliothèque
        [queen] salle de la reine
       *[other] { fourmidable-cell-name }
    }
fourmidable-section =
    { $section ->
        [a] section du milieu
       *[other] section { $section }
    }
fourmidable-section-of = section { $section } ({ $seat })
fourmidable-cell-lies =
    { $lies ->
        [ladybug] coccinelle
        [caterpillar] chenille
        [beetle] scarabée
        [raspberry] framboise
        [blueberry] myrtille
        [mushroom] champignon
        [orange] terre orange
        [grey] terre grise
        [brown] terre brune
        [empty] terrain vide
        [pheromone] phéromone
        [nest] trou de nid
        [water] eau
       *[dug] creusée
    }
fourmidable-cell-pheromone = phéromone ({ YOU($seat, "à vous", $seat) })
# $hole (son numéro), $seat
fourmidable-cell-hole = trou { $hole } ({ YOU($seat, "à vous", $seat) })
# $ant, $number, $seat
fourmidable-cell-ant = { fourmidable-ant } { $number } ({ YOU($seat, "à vous", $seat) })
# $predator
fourmidable-cell-predator = { fourmidable-the-predator }
# $steps
fourmidable-cell-steps = à { $steps } pas
fourmidable-cell-gather = à récolter
# $count (combien de chemins différents y mènent)
fourmidable-cell-ways =
    { $count ->
        [20] de nombreux chemins possibles
       *[other] { $count } chemins possibles
    }
fourmidable-possible = possible
fourmidable-impossible = impossible
# Une case du nid a été pressée, et l’on attend une case du plateau. $phase
fourmidable-outdoors =
    { $phase ->
        [choosing] Votre fourmi est en chemin : dites par où elle passe, sur une des cases allumées du plateau.
        [opening] Le trou s’ouvre dehors : choisissez une des cases allumées du plateau.
        [claiming] Une phéromone se pose dehors : choisissez un des terrains vides allumés du plateau.
       *[erasing] Les phéromones sont dehors : choisissez une de celles qui sont allumées sur le plateau.
    }

# Une fourmi, pour l’œil et l’oreille. $ant, $number, $cell, $section, $where "board" | "hole" | "nest", $cells (à sa portée), $gather (combien avec ce qu’elle récolte)
fourmidable-ant-place =
    { $cell ->
        [library] à la bibliothèque
        [queen] dans la salle de la reine
       *[other] { $where ->
            [nest] dans le nid, { fourmidable-cell-name }
            [hole] sur un de vos trous, case { $cell }
           *[board] dans la forêt, { fourmidable-section }, case { $cell }
        }
    }
fourmidable-reach =
    { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } à sa portée, { $gather ->
        [0] aucune
       *[other] { $gather }
    } avec { fourmidable-prey }
fourmidable-ant-ready = { fourmidable-ant } { $number }, { fourmidable-ant-place } ; { fourmidable-reach }
fourmidable-ant-moved = { fourmidable-ant } { $number }, { fourmidable-ant-place } ; a déjà bougé
# $ant, $number, $cell
fourmidable-held = { fourmidable-ant-title } : où aller ?
    .short = Où va-t-il ?
# $predator
fourmidable-held-predator =
    { $predator ->
        [grasshopper] La sauterelle : où va-t-elle ?
        [spider] L’araignée : où va-t-elle ?
       *[worm] Le ver : où va-t-il ?
    }
    .short = Où aller ?
# Un choix, et ce qu’il fait. $ant, $number, $cell, $steps
fourmidable-go =
    { $steps ->
        [0] Le { fourmidable-ant } reste { fourmidable-at }.
       *[other] Le { fourmidable-ant } va { fourmidable-to }.
    }
    .short = { $steps ->
        [0] Rester { fourmidable-at }
       *[other] Aller { fourmidable-to }
    }
# $resource
fourmidable-go-gather = Il prend { fourmidable-a-resource } et y laisse une phéromone : 1 point.
    .bare = Il prend { fourmidable-a-resource }. Vous n’avez plus de phéromone.
    .far = Il prend { fourmidable-a-resource }. Rien de vôtre ne touche cette case : il y laisse un terrain vide.
fourmidable-go-dig = Il prend { fourmidable-a-resource }.
fourmidable-go-nothing = Il n’y prend rien.
# $most (phéromones laissées sur des terrains vides)
fourmidable-go-marks = Il laisse { fourmidable-most } en chemin.
# $ways (combien de chemins qui diffèrent)
fourmidable-go-ways =
    { $ways ->
        [20] Vous choisirez entre de nombreux chemins.
       *[other] Vous choisirez entre { $ways } chemins.
    }
fourmidable-go-library = Il regarde deux objectifs et en garde un.
fourmidable-go-full = Votre main est pleine : il ne piochera rien.
# $ant
fourmidable-go-bare = Il n’y a plus d’objectif de { fourmidable-ant } : il ne piochera rien.
# $hole
fourmidable-go-hole = Puis vous ouvrez le trou { $hole } sur le plateau.
fourmidable-way-direct = Tout droit
# $cell
fourmidable-way-via = Par { $cell }

# Les cartes. $ant, $needs (ressources déjà jointes), $points
fourmidable-card =
    { $ant ->
        [hunter] Chasse : { fourmidable-each-Objective }
        [farmer] Cueillette : { fourmidable-each-Objective }
       *[digger] Fouille : { fourmidable-each-Objective }
    }
fourmidable-family =
    { $ant ->
        [hunter] Chasse
        [farmer] Cueillette
       *[digger] Fouille
    }
# $needs (ce qui manque, déjà joint)
fourmidable-card-missing = il manque { $needs }
fourmidable-card-ready = prêt à révéler
fourmidable-card-hidden =
    { $count ->
        [1] 1 carte, face cachée
       *[other] { $count } cartes, face cachée
    }
# $ant, $count
fourmidable-pile =
    { $ant ->
        [hunter] Pioche de chasse : { $count }
        [farmer] Pioche de cueillette : { $count }
       *[digger] Pioche de fouille : { $count }
    }
# $needs, $above (combien de cartes au-dessus)
fourmidable-known =
    { $above ->
        [0] Vous savez que { $needs } est la prochaine carte.
        [1] Vous savez que { $needs } vient après une carte.
       *[other] Vous savez que { $needs } vient après { $above } cartes.
    }
# $resource, $count
fourmidable-have =
    { $resource ->
        [ladybug] { $count ->
            [one] { $count } coccinelle
           *[other] { $count } coccinelles
        }
        [caterpillar] { $count ->
            [one] { $count } chenille
           *[other] { $count } chenilles
        }
        [beetle] { $count ->
            [one] { $count } scarabée
           *[other] { $count } scarabées
        }
        [raspberry] { $count ->
            [one] { $count } framboise
           *[other] { $count } framboises
        }
        [blueberry] { $count ->
            [one] { $count } myrtille
           *[other] { $count } myrtilles
        }
        [mushroom] { $count ->
            [one] { $count } champignon
           *[other] { $count } champignons
        }
        [orange] { $count ->
            [one] { $count } terre orange
           *[other] { $count } terres orange
        }
        [grey] { $count ->
            [one] { $count } terre grise
           *[other] { $count } terres grises
        }
       *[brown] { $count ->
            [one] { $count } terre brune
           *[other] { $count } terres brunes
        }
    }
fourmidable-reveal = Révéler
# $count (combien peuvent l’être)
fourmidable-reveal-now =
    { $count ->
        [1] Un objectif est prêt. Révélez-le quand vous voulez : ce n’est pas une action.
       *[other] { $count } objectifs sont prêts. Révélez-les quand vous voulez : ce n’est pas une action.
    }
fourmidable-reveal-wait = Vous pouvez révéler un objectif pendant ce temps.

# Composer un mélange. $left (combien il en manque)
fourmidable-mix-left =
    { $left ->
        [0] C’est complet.
        [1] Encore un.
       *[other] Encore { $left }.
    }
fourmidable-mix-more = Un de plus : { fourmidable-ant }
fourmidable-mix-less = Un de moins : { fourmidable-ant }

# Boutons
fourmidable-verb-Adopt = Prendre
fourmidable-verb-GiveUp = Renoncer
fourmidable-verb-PlayCard = Jouer
fourmidable-verb-UsePower = S’en servir
fourmidable-verb-Claim = Poser
fourmidable-verb-Erase = Retirer
fourmidable-verb-Done = Finir mon tour
fourmidable-verb-Recruit = Prendre
fourmidable-verb-Complete = Accomplir
fourmidable-verb-Leave = Laisser
fourmidable-verb-Draw = Piocher
fourmidable-verb-Muster = Commencer
fourmidable-verb-Forecast = Choisir
fourmidable-verb-Go = Aller
fourmidable-verb-Stay = Rester
fourmidable-verb-Via = Passer par là
fourmidable-verb-Direct = Tout droit
fourmidable-verb-Open = Ouvrir le trou
fourmidable-verb-Keep = Garder
fourmidable-verb-Hatch = Donner naissance
fourmidable-verb-Call = Déplacer
fourmidable-verb-Send = Envoyer
fourmidable-verb-Reveal = Révéler
fourmidable-verb-Pass = Terminé
# $what
fourmidable-cannot = { $what } : pas possible

# Feuille de score
fourmidable-score = Si tout finissait là
fourmidable-score-end = Les points
fourmidable-total = Total
# $count, $winners (noms joints), $points
fourmidable-result =
    { $count ->
        [1] { $winners } { YOU($winners, "gagnez", "gagne") } avec { fourmidable-points }.
       *[other] Victoire partagée : { $winners }, { fourmidable-points }.
    }
# Ce qui départage
# $what "pheromones" | "triples" | "holes" | "dug" | "resources" | "worm"
fourmidable-tiebreak =
    { $what ->
        [pheromones] À égalité : phéromones
        [triples] À égalité : objectifs à trois ressources
        [holes] À égalité : trous
        [dug] À égalité : cases creusées
       *[resources] À égalité : ressources restantes
        [worm] À égalité : le ver
    }
fourmidable-keys-ant = Prendre une fourmi en main
fourmidable-keys-reveal = Révéler un objectif prêt
