### Robots que d’autres ont écrits.

bots-help-what = list, add ou remove
bots-help-which = Pour add : module:Classe ; pour remove : le nom
bots-help-name = Le nom sous lequel il joue ; sans cela, celui de sa classe
# $name, $spelling
bots-added = { $name } ({ $spelling }) est inscrit : dans l’arène, au terminal, et sur le site dès son prochain démarrage.
# $name
bots-removed = { $name } n’est plus inscrit.
bots-none = Aucun robot n’est inscrit ici ; « formicarium bots add module:Classe » en inscrit un.
# $detail, en anglais
fault-entered = Robots inscrits : { $detail }
# $name
fault-bots-name = « { $name } » : un nom est en minuscules, chiffres, - et _ (31 signes au plus), et n’est pas celui d’un robot de la maison.
fault-bots-none = Il n’y a pas de robot inscrit « { $name } ».
fault-bots-which = bots { $what } : dites lequel.
