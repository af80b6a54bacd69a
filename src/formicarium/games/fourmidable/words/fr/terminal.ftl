# Ce que dit le terminal des mesures.

# Équilibre. $order (à partir de 1) ; $muster (fourmis déjà jointes)
fourmidable-mark-order = Ordre du tour
    .one = { $order }
fourmidable-mark-muster = Premières fourmis
    .one = { $muster }
# Une fourmi : $thing (son métier)
fourmidable-each-muster =
    { $thing ->
        [hunter] chasseur
        [farmer] fermier
       *[digger] creuseur
    }
# $needs (ressources déjà jointes)
fourmidable-mark-needs = Objectifs en main
    .one = { $needs }
# $species, $effect
fourmidable-mark-species = Espèces
    .one = { fourmidable-species-title }
fourmidable-mark-effect = Cartes spéciales en main
    .one = { fourmidable-special-title }

# Les lettres du plateau
fourmidable-terminal-key = L coccinelle, C chenille, S scarabée, R framboise, B myrtille, M champignon, ~ eau, . terrain vide, a b … phéromone du joueur A, B …, A1 trou de A, x sauterelle, y araignée ; à droite h f d une fourmi (chasseur, fermier, creuseur ; H F D plusieurs, + de plusieurs types). Dans les nids : O terre orange, G grise, T brune, - creusé, w ver.

# $letter (de la place), $ants, $nest (lettres), $left (phéromones), $has (ressources), $done et $hand (objectifs)
fourmidable-terminal-colony = { $letter } : fourmis { $ants }, nid { $nest }, phéromones { $left }, ressources { $has }, objectifs { $done } (en main : { $hand })
