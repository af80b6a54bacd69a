### L’entraînement d’un réseau.

train-help-hours = Pendant tant d’heures ; aucune génération ne commence après (par défaut : 1)
train-help-folder = Le dossier où tout est gardé ; un entraînement arrêté reprend de là
train-help-games = Parties par génération
train-help-small = En petit : pour voir si cela marche ici
# $net, $table, $curve (files)
train-done = Le réseau : { $net }. Sa force : { $table }, { $curve }.
# $game
fault-train-search = { $game } : son niveau le plus fort n’est pas une recherche dans un arbre, il n’y a donc pas encore de quoi commencer.
# $folder, $detail
fault-train-folder = --folder { $folder } : un autre entraînement y est gardé ({ $detail }).
