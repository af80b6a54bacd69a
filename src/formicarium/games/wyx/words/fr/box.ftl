### Wyx, en français. Les noms de joueurs arrivent tels quels : pas de « de » ni de « que » devant eux (élision), pas d’accord en genre.

## Étagère et table

-wyx = Wyx

wyx-name = { -wyx }
wyx-tagline = Votre reine vole, vos fourmis occupent le terrain.
wyx-length = 20 à 30 min
# Notre conseil : la source ne donne pas d’âge.
wyx-age = Dès 8 ans
wyx-mode-base = Partie classique
    .help = Posez toutes vos fourmis avant les autres, ou ayez-en le plus sur le plateau à la fin.
wyx-option-open_dispenser = Distributeur ouvert
    .help = Tous les dominos se voient, même derrière ; on ne prend toujours que celui de devant.
wyx-option-closed_anthills = Fourmilières fermées
    .help = Une fourmilière occupée est fermée à tous, même à qui la tient.
wyx-option-finish_round = Finir le tour de table
    .help = À 3 ou 4, quand une réserve se vide, on joue jusqu’à ce que tous aient eu autant de tours ; puis le plus de fourmis sur le plateau gagne.
