### Bots that others have written.

bots-help-what = list, add or remove
bots-help-which = For add: module:Class; for remove: the name
bots-help-name = The name under which it plays; without it, that of its class
# $name, $spelling
bots-added = { $name } ({ $spelling }) is entered: in the arena, in the terminal, and on the site from its next start.
# $name
bots-removed = { $name } is no longer entered.
bots-none = No bot is entered here; “formicarium bots add module:Class” enters one.
# $detail
fault-entered = Entered bots: { $detail }
# $name
fault-bots-name = “{ $name }”: a name is in small letters, digits, - and _ (at most 31 signs), and not that of a bot of the house.
fault-bots-none = There is no entered bot “{ $name }”.
fault-bots-which = bots { $what }: say which.
