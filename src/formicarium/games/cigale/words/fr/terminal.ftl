# Ce que dit le terminal : autour du plateau, et ce qui est mesuré.

# $cards (cartes déjà jointes), $hidden (1 : et une carte cachée)
play-cigale-reserve =
    { $hidden ->
        [1] Réserve : { $cards } ; une carte cachée
       *[0] Réserve : { $cards }
    }
# $provisions (noms déjà joints)
play-cigale-provisions = Provisions : { $provisions }
# $cloth, $tiles, $stone, $wood (emplacements)
play-cigale-shelves = Étagères : nappe { $cloth }, carrelage { $tiles }, pierre { $stone }, bois { $wood }
# $count (nombre), $cards (ces cartes ; 0 : face cachée)
play-cigale-insects =
    { $cards ->
        [0] Insectes : { $count }, face cachée
       *[other] Insectes : { $cards }
    }
# $round, $pile, $discard (nombres)
play-cigale-pile = Manche { $round }. Pioche : { $pile }. Défausse : { $discard }.
# $powers (pouvoirs déjà joints, avec qui les tient)
play-cigale-powers = Pouvoirs : { $powers }
play-cigale-free = libre
# $provision, $cards (cartes déjà jointes)
play-cigale-paying = « { $provision } » ; déjà payé : { $cards }

numbers-ant-loss = perte de la Fourmi
numbers-cicada-loss = perte de la Cigale

# Équilibre. $role "ant" | "cicada" | "red" ; $power ; $provision
cigale-mark-role = Rôle à la première manche
    .one =
        { $role ->
            [ant] Fourmi
            [cicada] Cigale
           *[red] Fourmi rouge
        }
cigale-mark-power = Pouvoirs pris
    .one = { cigale-power }
cigale-mark-provision = Provisions achetées
    .one = { $provision }
