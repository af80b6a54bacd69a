# What the terminal says of what is measured.

# Balance. $order (from 1); $bears
micropolis-mark-order = Turn order
    .one = { $order }
micropolis-mark-bears = On its tiles
    .one = { micropolis-bears }
