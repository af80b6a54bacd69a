### Fourmidable, en français. Les noms de joueurs arrivent tels quels : pas de « de » ni de « que » devant eux (élision), pas d’accord en genre.
### Les métiers sont au masculin, comme dans le livret : chasseur, fermier, creuseur. Ce qui manque (personne, rien) arrive comme 0 ; vrai est 1, faux est 0.
### Une case du plateau s’appelle b7 (section b), une case du nid 2, 3, 4, r1c0 à r3c4, library ou queen : fourmidable-cell-name en dit le nom.

## Étagère et table

-fourmidable = Fourmidable

fourmidable-name = { -fourmidable }
fourmidable-tagline = Chasser, cueillir, creuser, de jour et de nuit.
fourmidable-length = env. 1 h
# Notre conseil : la source ne donne pas d’âge.
fourmidable-age = Dès 7 ans
fourmidable-mode-child = Enfant
    .help = Sept objectifs et cinq fourmis dès le départ. Des règles courtes, pour jouer en famille.
fourmidable-mode-apprentice = Apprenti
    .help = Trois fourmis pour commencer, puis des naissances, la météo, la bibliothèque, de nouveaux trous et des prédateurs. Jusqu’à huit objectifs.
fourmidable-mode-intermediate = Intermédiaire
    .help = Une espèce qui vous donne un pouvoir, et six cartes spéciales secrètes à jouer au bon moment.
fourmidable-mode-experienced = Expérimenté
    .help = Des objectifs ouverts à tous, des cartes choisies en se passant les mains, des phéromones posées de proche en proche. Pour qui connaît bien le jeu.
fourmidable-mode-solo = Solo
    .help = Seul, en six manches : des prédateurs chassent tout près de vos fourmis et vous prennent des objectifs. Dépassez 100 points, puis 130.
fourmidable-option-worm_in_rooms = Le ver dans les salles
    .help = Le ver peut aussi fermer la bibliothèque et la salle de la reine.
fourmidable-option-first_leads = La première place commence
    .help = Qui commence n’est pas tiré au sort : c’est la première place de la table.
fourmidable-option-choose_species = Les espèces se choisissent
    .help = À partir du niveau Intermédiaire, chacun choisit une espèce à son tour. Sinon elles sont distribuées.
