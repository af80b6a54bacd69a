"""Tables: the live table and its parts, and the registry that loads and unloads them."""
