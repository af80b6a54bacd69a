### Training a net.

train-help-hours = For so many hours; no generation is begun after that (default: 1)
train-help-folder = Where everything is kept; a run that was stopped goes on from there
train-help-games = Games of a generation
train-help-small = Small: to see whether it works here
# $net, $table, $curve (files)
train-done = The net: { $net }. How strong it is: { $table }, { $curve }.
# $game
fault-train-search = { $game }: its strongest level is not a tree search, so there is nothing to begin with yet.
# $folder, $detail
fault-train-folder = --folder { $folder }: another run is kept there ({ $detail }).
