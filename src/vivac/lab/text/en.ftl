## What the report of a run says.

report-lead = { $games } games played to their end: { $seats }. Seed { $seed }.
report-switches = With { $names }.
report-pack = With a pack laid over the box of the game; its SHA-256 begins with { $fingerprint }.
report-unfinished = The run was stopped before its { $games } games were played: these are the figures so far.
report-broken = { $count ->
    [one] One game broke down and is not counted; results.csv says which and why.
   *[other] { $count } games broke down and are not counted; results.csv says which and why.
  }
report-theme = Light or dark
report-theme-auto = As the system
report-theme-light = Light
report-theme-dark = Dark
report-figures = The figures as a table
report-interval = { $low } to { $high }
report-from-to = { $low } to { $high }
report-nobody = nobody: a draw
report-lost = lost
report-turn = turn

report-wins = Who wins
report-wins-text = The share of games each side won. The whisker is the 95 % confidence interval (Wilson): the true share lies within it 95 times out of 100.
report-decisions = How many decisions
report-decisions-text = { $mean } decisions a game on average, half of all games between { $low } and { $high }, the one in the middle { $median }. A decision is an answer by a side that had a choice.
report-turns = How many turns
report-turns-text = { $mean } turns on average, half of all games between { $low } and { $high }, the one in the middle { $median }.
report-worth = The score, turn by turn
report-worth-text = What the game's own judgement thinks of each side at the beginning of a turn. The line is the mean, the band the middle half of all games that came so far.
report-kinds = Decisions by kind
report-kinds-text = How often each kind of answer was given in a game, on average.
report-named = Where things are done
report-named-text = How many answers in a game were about a place: moves to it, actions at it. The larger the disc, the more there were.
report-stands = Where the pieces stand
report-stands-text = How many pieces stood at a place, on average over the beginnings of all turns, as everybody could see. The larger the disc, the more there were.

report-column-who = side
report-column-games = games
report-column-share = share
report-column-sure = 95 % interval
report-column-decisions = decisions
report-column-turns = turns
report-column-turn = turn
report-column-mean = on average
report-column-half = middle half
report-column-kind = kind
report-column-place = place
