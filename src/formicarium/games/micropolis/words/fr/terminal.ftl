# Ce que dit le terminal des mesures.

# Équilibre. $order (à partir de 1) ; $bears
micropolis-mark-order = Ordre du tour
    .one = { $order }
micropolis-mark-bears = Sur ses tuiles
    .one = { micropolis-bears }
