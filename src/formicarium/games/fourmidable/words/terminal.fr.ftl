# Ce que dit le terminal des mesures.

# Équilibre. $order (à partir de 1) ; $muster (combien de chaque) ; $needs (ressources déjà jointes)
fourmidable-mark-order = Ordre du tour
    .one = { $order }
fourmidable-mark-muster = Premières fourmis (chasseurs-fermiers-creuseurs)
    .one = { $muster }
fourmidable-mark-needs = Objectifs en main
    .one = { $needs }
# $species, $effect
fourmidable-mark-species = Espèces
    .one = { fourmidable-species-title }
fourmidable-mark-effect = Cartes spéciales en main
    .one = { fourmidable-special-title }
