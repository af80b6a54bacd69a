### La Cigale & la Fourmi, en français. Les noms de joueurs arrivent tels quels : pas de « de » ni de « que » devant eux (élision), pas d’accord en genre.
### Les provisions arrivent par leur nom ; ce qui manque (pas d’insecte, personne) arrive comme 0 ; vrai est 1, faux est 0.

## Étagère et table

-cigale = La Cigale & la Fourmi

cigale-name = { -cigale }
cigale-tagline = Cachez votre chemin, devinez le sien.
cigale-length = 25 min
cigale-age = Dès 8 ans
cigale-mode-autumn = Automne
    .help = Remplissez les étagères du garde-manger et gardez les insectes. Le mode pour commencer.
cigale-mode-autumn-open = Automne, insectes visibles
    .help = Comme l’automne, mais chacun voit les insectes que les autres récoltent.
cigale-mode-winter = Hiver
    .help = Achetez des provisions avec vos cartes : quatre points, et c’est gagné. À 3 ou 4, les Fourmis rouges s’en mêlent.
cigale-mode-winter-powers = Hiver avec pouvoirs
    .help = Comme l’hiver, avec en plus les pouvoirs des insectes. Pour qui connaît déjà le jeu.
cigale-option-single_file = En file indienne
    .help = Les six fourmis forment une seule file, sans branche.
# Comment y jouent les machines
cigale-bot-greedy = Toujours le chemin le plus riche : on la perce vite à jour.
cigale-bot-level1 = Pose n’importe où ; une fois sur deux, le chemin le plus riche.
cigale-bot-level2 = Ne voit que cette manche ; un coup sur trois au hasard.
cigale-bot-level3 = Ne voit que cette manche, mais bluffe bien et se trompe peu.
cigale-bot-level4 = Voit plus loin et bluffe bien ; un coup sur cinq au hasard.
cigale-bot-level5 = Bluffe sans faille, prévoit, punit les fourmis mal posées.
