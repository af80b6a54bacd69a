## Jouer en une minute, en quatre images

cigale-how-1 = Posez six fourmis
    .text = Une par carte, côte à côte, sur les chemins qui vous tentent.
cigale-how-2 = Choisissez en secret
    .text = Nappe, carrelage, pierre ou bois : un chemin où vous avez une fourmi.
cigale-how-3 = La Cigale devine
    .text = Elle se pose sur une de vos six cartes. Son pari est là.
cigale-how-4 = À qui la récolte ?
    .text = Pari juste, les cartes sont à la Cigale. Pari faux, elles sont à vous : garde-manger en automne, provisions en hiver.

## La page du site

cigale-square = Le carré de cartes
# $cell, en tête d’un refus
cigale-cell = Case { $cell }
cigale-cell-empty = vide
cigale-cell-ant = une fourmi
cigale-cell-cicada = la Cigale
cigale-cell-due = à récolter
cigale-possible = possible
cigale-impossible = impossible
cigale-tray = Sur la table
# $count
cigale-pile = Pioche { $count }
cigale-discard = Défausse { $count }
cigale-market = Marché
cigale-market-empty = Il n’y a plus rien au marché.
# $count, $path
cigale-so-many =
    { $path ->
        [cloth] { $count ->
            [one] { $count } nappe
           *[other] { $count } nappes
        }
        [tiles] { $count ->
            [one] { $count } carrelage
           *[other] { $count } carrelages
        }
        [stone] { $count ->
            [one] { $count } pierre
           *[other] { $count } pierres
        }
       *[wood] { $count } bois
    }
# $price (cartes déjà jointes)
cigale-costs = coûte { $price }
cigale-tokens = Votre jeton secret
# $path
cigale-token = jeton { cigale-path }
# $count
cigale-ants-on =
    { $count ->
        [0] aucune fourmi dessus
        [1] une fourmi dessus
       *[other] { $count } fourmis dessus
    }
cigale-token-mine = Votre jeton
cigale-token-look = Soulever
# $path
cigale-seen = Pas { cigale-the-path }
cigale-seen-why = Vous avez vu ce jeton.
cigale-reserve = Votre réserve
cigale-reserve-of = Réserve
cigale-insects = Vos insectes
cigale-insects-title = Insectes
# $count
cigale-insects-of =
    { $count ->
        [0] aucune carte à insecte
        [1] une carte à insecte
       *[other] { $count } cartes à insecte
    }
cigale-insects-theirs = Face cachée : on n’en voit que le nombre.
# $rate (2 ou 3)
cigale-tip-winter =
    { $rate ->
        [2] Deux cartes pareilles en remplacent une autre au moment de payer : c’est votre Troc.
       *[3] Trois cartes pareilles en remplacent une autre au moment de payer.
    }
cigale-tip-autumn = Face cachée pour les autres : ils n’en voient que le nombre.
cigale-tip-open = Tout le monde les voit.
# $count, $card
cigale-times = { $count } fois { $card }
cigale-hidden = Carte cachée
cigale-hidden-theirs = face cachée
cigale-no-cards = Aucune carte
# $price, $cards (cartes déjà jointes, ou 0)
cigale-paid =
    Prix : { $price }. { $cards ->
        [0] Rien n’est encore payé.
       *[other] Payé : { $cards }.
    }
cigale-swap-give = Vous donnez
cigale-swap-take = Vous prenez
cigale-provisions = Provisions
cigale-pantry = Garde-manger
# $path, $cubes (déjà joints)
cigale-shelf = Étagère { cigale-path } : { $cubes }
# $seat, $slot
cigale-shelf-of =
    { $slot ->
        [0] { $seat } pas encore
       *[other] { $seat } emplacement { $slot }
    }
cigale-powers = Pouvoirs
# $seat
cigale-power-held = tenu par { $seat }
cigale-power-free = libre
# $path, $cards (nombre), $seat (qui récolte)
cigale-reveal-caught = C’était { cigale-the-path }. La Cigale a deviné : { cigale-many-cards } pour { $seat }.
cigale-reveal-free = C’était { cigale-the-path }. La Cigale s’est trompée : { cigale-many-cards } pour { $seat }.
# $seat : une Fourmi rouge qui a deviné
cigale-reveal-draws = { YOU($seat, "piochez", "pioche") } une carte
cigale-turning = Les jetons se retournent.
# $caught (1 : deviné)
cigale-turned =
    { $caught ->
        [1] La Cigale a deviné.
       *[0] La Cigale s’est trompée.
    }
cigale-round = Cette manche
# $step, $steps
cigale-step = étape { $step } sur { $steps }
# $round
cigale-round-number = manche { $round }
# $when "past" | "now", $you "yes" | "no", $phase, $seat (la Fourmi)
cigale-step-place =
    { $when ->
        [past] { $you ->
            [yes] Vous avez posé vos fourmis
           *[no] { $seat } a posé ses fourmis
        }
       *[now] { $phase ->
            [choosing] Les jetons se choisissent en secret
           *[placing] { $you ->
                [yes] Vous posez vos fourmis
               *[no] { $seat } pose ses fourmis
            }
        }
    }
# $when, $you, $seat (la Cigale)
cigale-step-guess =
    { $when ->
        [past] { $you ->
            [yes] Vous avez fait votre pari
           *[no] { $seat } a fait son pari
        }
       *[now] { $you ->
            [yes] Vous devinez le chemin
           *[no] { $seat } devine le chemin
        }
    }
cigale-step-reveal = Révélation et récolte
cigale-step-buy = Achat d’une provision
cigale-last = Derniers jetons
cigale-goal = Pour gagner
cigale-goal-winter = Quatre points. Une provision vaut 1, la paire de la même vaut 3.
# $slots
cigale-goal-autumn = Le plus de points : étagères et insectes. La partie finit dès que deux de vos cubes sont au bout, emplacement { $slots }, ou quand la pioche ne suffit plus.
# $role, sur un téléphone
cigale-chip =
    { $role ->
        [ant] Fourmi
        [cicada] Cigale
        [red] F. rouge
       *[none] attend
    }
cigale-role-none = Attend son tour
cigale-scored = points
# $left
cigale-left =
    { $left ->
        [1] Encore une.
       *[other] Encore { $left }.
    }
cigale-secret = Personne ne le saura avant la révélation.
# $price (cartes qui manquent, déjà jointes), $beside (cartes posées pour en remplacer)
cigale-missing =
    { $beside ->
        [0] Il manque { $price }.
        [1] Il manque { $price }. Une carte est posée pour un remplacement.
       *[other] Il manque { $price }. { $beside } cartes sont posées pour un remplacement.
    }
# $cards (cartes déjà jointes)
cigale-pays = Vous donnez { $cards }.
# $price, $lacking (combien de ces cartes manquent)
cigale-price =
    { $lacking ->
        [0] Prix : { $price }. Vous choisirez les cartes.
        [1] Prix : { $price }. Une carte sera remplacée ; vous choisirez.
       *[other] Prix : { $price }. { $lacking } cartes seront remplacées ; vous choisirez.
    }
# $path ; .detail : $cards (nombre), $seat (la Fourmi)
cigale-bet = Vous pariez sur { cigale-the-path }.
    .detail = Juste : { cigale-many-cards } pour vous. Faux : tout à { $seat }.
# $role "ant" | "red", $cards (nombre)
cigale-choose-detail =
    { $role ->
        [red] Une carte de la pioche si la Fourmi a choisi pareil et que la Cigale se trompe.
       *[ant] { $cards ->
            [1] Une carte à récolter, si la Cigale se trompe.
           *[other] { $cards } cartes à récolter, si la Cigale se trompe.
        }
    }
# $provision, $points (que vous aurez)
cigale-buy = { $provision } : vous aurez { cigale-points }.
cigale-verb-Choose = Choisir
cigale-verb-Guess = Se poser ici
cigale-verb-Collect = Prendre
cigale-verb-Empower = Prendre
cigale-verb-Buy = Acheter
cigale-verb-Pay = Payer
cigale-verb-PayHidden = Payer
cigale-verb-Exchange = Échanger
cigale-verb-Peek = Coup d’œil
cigale-verb-swap = Échanger
# $what, comme cigale-action-Decline
cigale-verb-Decline =
    { $what ->
        [power] Aucun pouvoir
        [exchange] Ne rien échanger
       *[buy] Ne rien acheter
    }
# $seat
cigale-told-Placed = { $seat } { YOU($seat, "posez", "pose") } { YOU($seat, "vos", "ses") } six fourmis.
cigale-no-insect = Cette carte n’a pas d’insecte : elle ne donne aucun pouvoir.
# $insect
cigale-needs-insect = Il faut avoir récolté { cigale-an-insect } dans cette manche.
# $what
cigale-cannot = { $what } : pas possible
# $count, $winners (noms déjà joints), $points, $tie (à égalité de points) "insects" | "cards" | "no"
cigale-result =
    { $count ->
        [1] { $tie ->
            [insects] { $winners } { YOU($winners, "gagnez", "gagne") } : { cigale-points }, et plus de cartes à insecte.
            [cards] { $winners } { YOU($winners, "gagnez", "gagne") } : { cigale-points }, et plus de cartes Chemin.
           *[no] { $winners } { YOU($winners, "gagnez", "gagne") } avec { cigale-points }.
        }
       *[other] Victoire partagée : { $winners }, { cigale-points }.
    }
# Ce qui départage. $tie "insects" | "cards"
cigale-tiebreak =
    { $tie ->
        [insects] À égalité : cartes à insecte
       *[cards] À égalité : cartes Chemin
    }
cigale-keys = un jeton, une provision
