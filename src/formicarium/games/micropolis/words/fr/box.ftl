### Micropolis, en français. Les noms de joueurs arrivent tels quels : pas de « de » ni de « que » devant eux (élision), pas d’accord en genre.

## Étagère et table

-micropolis = Micropolis

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
