### Fili-Fourmis, en français. Les noms de joueurs arrivent tels quels : pas de « de » ni de « que » devant eux (élision), pas d’accord en genre.

## Étagère et table

fili_fourmis-name = Fili-Fourmis
fili_fourmis-tagline = Deux colonies en file, une muraille à prendre.
fili_fourmis-length = 30 min
fili_fourmis-age = Dès 9 ans
fili_fourmis-mode-base = Partie classique
    .help = Sortez vos fourmis, traversez le terrain en file et tenez tous les remparts adverses.
fili_fourmis-option-strict_contact = Contact strict
    .help = Deux de vos files ne se mettent pas bout à bout si elles font ensemble plus de 7 fourmis.
fili_fourmis-option-middle_breaks_ties = Le milieu départage
    .help = Partie bloquée à égalité : gagne qui a le plus de fourmis du côté adverse du terrain.
fili_fourmis-option-quiet_limit = Patience
    .help = Après autant de tours de chacun sans sortie ni entrée, la partie est bloquée.
fili_fourmis-option-quiet_limit-20 = 20 tours
fili_fourmis-option-quiet_limit-40 = 40 tours
