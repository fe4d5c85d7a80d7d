## What the command line says.

help-vivac = Historical wargames with every rule enforced.
help-games = Games, scenarios, roles and switches.
help-play = Play in the terminal.
help-fuzz = Play random games and check every promise.
help-drill = Run worked examples.
help-rules = Show a rule, or which rules have a test.
help-chart = Show a chart, or one cell of it, and where it is from.
help-odds = Tell what may come of the open question of a saved game.
help-replay = Walk through a saved game, or draw it.
help-verify = Check a saved game: its rules, its box, every entry, every die and the states it came to.
help-bench = Measure how fast games are.
help-simulate = Play thousands of games and report on them.

help-arg-game = A game; vivac games lists them.
help-arg-journal = The journal of a saved game.
help-arg-drills = Drill files.
help-arg-rule = A rule number, or the number of a section.
help-arg-chart = A chart; all are listed if none is named.
help-arg-keys = The cell to look up, as the list of charts shows it.
help-lang = The language: en or es.
help-pack = A pack laid over the box of the game.
help-scenario = The scenario; the first one if none is named.
help-switch = An optional rule to play with; may be repeated.
help-seed = The seed of the dice; a secret one if none is given.
help-play-as = The role to play; may be repeated to play several.
help-opponent = Who answers for the other roles: random, recruit, greedy, veteran or marshal; or search:500 (rollouts), search:0.2s.
help-journal = Keep the game in this file, or go on with the game kept there.
help-enter-dice = Roll real dice and type in what they show.
help-fuzz-games = How many games.
help-fuzz-seed = The seed of the first game.
help-fuzz-scenario = This scenario alone; all of them in turn if none is named.
help-fuzz-every = Watch one game in so many at every answer.
help-fuzz-eager = Let greedy players play, slowly: their games go deeper.
help-coverage = List every rule with its tests.
help-sources = List how many statements are from where, and which do not say it.
help-history = Tell the history behind the game.
help-out = The folder for the results and the report.
help-sim-games = How many games.
help-sim-seed = The seed of the whole run: the same seed gives the same games.
help-players = Who plays what, such as ROLE=greedy,ROLE=random.
help-bot = Who plays every role that --players does not name.
help-engine = Where to play: local, or a cluster that is there already, dask://HOST:PORT or ray://HOST:PORT.
help-jobs = How many processes at a time; one for every core if not given.
help-resume = Go on with a run that was stopped, or play more games of it.
help-lab = A folder of runs to show at /lab.
help-json = One line of JSON per game.
help-seconds = How long to play at random.
help-against = Measure another revision too, turn about, and show ratios (above 1: this tree is better).
help-rounds = So many times each tree is measured.
help-option = Only this option, by its id.
help-to = Stop before entry N.
help-replay-as = See it as this role.
help-svg = Draw the board into this file.

games-scenario = Scenarios:
games-role = Roles:
games-switch = Optional rules (--switch):

drill-passed = passed  { $file }: { $title }
drill-failed = FAILED  { $file }: { $title }: { $step ->
    [0] opening
   *[other] step { $step }
  }: { $problem }
drill-unreadable = FAILED  { $file }: { $problem }
drills-total = { $passed } passed, { $failed } failed

fuzz-progress = Random games of { $game }
fuzz-failed = The game with seed { $seed } failed: { $problem }
fuzz-again = Its journal is in { $file }. To see it again: { $command }
fuzz-total = { $games } games, { $decisions } decisions, { $speed } decisions/s

simulate-progress = Games of { $game }
simulate-share = { $name }: { $share } % ({ $count } games; 95 % interval { $low } to { $high } %)
simulate-draws = nobody
simulate-lost = lost
simulate-report = The report is in { $file }.
simulate-broken = { $count ->
    [one] One game broke down: { $file } says which and why.
   *[other] { $count } games broke down: { $file } says which and why.
  }
simulate-stopped = Stopped: { $done } of { $games } games are finished and kept. To go on: { $command }
simulate-total = { $games } games in { $seconds } s: { $speed } games/s

coverage-missing = NO TEST
coverage-unknown = UNKNOWN RULE, named by { $tests }
coverage-total = { $tested } of { $total } rules tested: { $percent } %
sources-total = { $said } of { $total } statements say where they are from

bench-decisions_per_s = decisions a second in random play, one core
bench-games_per_s = whole random games a second
bench-fork_us = microseconds to copy a table
bench-scene_us = microseconds to build a scene
bench-odds_ms = milliseconds to tell the odds of an option
bench-open_ms = milliseconds to open a finished game, every entry checked
bench-peak_mb = megabytes a table takes at most
bench-start_s = seconds until vivac play asks its first question
bench-tables = tables played at once
bench-ready_s = seconds until the server answers
bench-cold_board_s = seconds to the first board, the very first time
bench-first_board_s = seconds to the first board
bench-answer_p50_ms = milliseconds from an answer to the new scene, an answer a second at every table
bench-answer_p95_ms = the same, 95 of 100 are faster
bench-hurried_p95_ms = the same, every table answering as fast as it can
bench-answers_per_s = answers a second when all hurry
bench-scene_kb = kilobytes of the largest scene
against-game = { $game }: here, at { $revision }, ratio (above 1: better here)
bench-games = games that were played
bench-one_games_per_s = random games a second, one process
bench-two_games_per_s = the same with two processes
bench-speed_up = so many times as many with two
bench-one_cpu_ms = milliseconds of a processor for a game, one process
bench-two_cpu_ms = the same with two processes, theirs and ours together
bench-speed_up_alone = the speed-up with both cores to itself, from the processor time

chart-none = { $game } has no charts.
chart-listed = { $id }: { $title } (rule { $rule }, { $source })
chart-title = { $title } (rule { $rule })
chart-one-cell = One cell: { $keys }
chart-source-elsewhere = { $cells }: { $source }
chart-source = Source: { $source }
chart-note = Note: { $note }
chart-fixed = Certain: { $fixed }

odds-nothing = nothing changes
odds-unchanged = unchanged
odds-rest = { $count ->
    [one] one rarer value
   *[other] { $count } rarer values
  }
odds-mean = to be expected: { $fact } { $mean }
odds-mean-of = { $mean } on average
odds-rare = { $count ->
    [one] One more fact changes
   *[other] { $count } more facts change
  } in less than { $below } of all cases.
odds-exact = Exact.
odds-sampled = Sampled: each figure is right to about ± { $error }.

verify-rules = Checked by edition { $edition } of the rules, out of the box { $box }.
verify-states = { $states ->
    [one] One hash of the state was kept
   *[other] { $states } hashes of the state were kept
} and came out the same.
verify-final = The final state is the one to which it came.
verify-no-states = No hash of a state could be compared.
verify-dice = { $dice } dice and draws, { $checked } of them computed again.
verify-over = All { $entries } entries follow the rules; the game is over.
verify-unfinished = All { $entries } entries follow the rules; the game goes on.
verify-unsound = { $problems ->
    [one] One of { $entries } entries is wrong.
   *[other] { $problems } of { $entries } entries are wrong.
  }

picture-saved = Picture saved as { $file }.

play-hint = Type the number of an option, or help.
play-point = An option at a point: type its id, then x and y in quarter-inches from the south-west corner, such as { $example }
play-turn-of = It is the turn of { $role }.
play-kept = The game is kept in { $file }; anybody can check it with vivac verify.
play-go-on = The game is saved. To go on: { $command }
play-help =
    1, 2, 3...     take that option (its id will do as well)
    u              undo
    m, m PLACE     where things are, or what is at a place
    h              the cards in hand
    l              everything that has happened
    r NUMBER       a rule
    c, c CHART     the charts, or one of them (c CHART key=value: one cell)
    o NUMBER       the odds of an option
    p              a hint: what a marshal would do
    ? TARGET       why something cannot be done
    s FILE.svg     save a picture of the board
    q              quit; the game is saved
    (empty line)   show everything again
enter-die = Roll the dice for { $why } and type the total ({ $low } to { $high }).
enter-draw = Draw at random for { $why } and type what it was.
nothing-forbids = No rule by itself forbids "{ $target }"; what may be done now is in the list.
place-empty = There is nothing to tell of { $place }.
map-empty = There is nothing on the board.
map-more = ... and { $count } more places: type m.
hand-of = Hand of { $role } ({ $count }):
hand-empty = There are no cards to read.
track-goal = , goal { $goal }
face-down = face down
danger = dangerous
piece-steps = { $left } of { $steps } steps

help-serve = Open the web table.
help-port = The port to listen on; 0 takes any that is free.
help-host = The address to listen on; 0.0.0.0 lets other machines in.
help-thinkers = How many bots think at once, each in a process of its own. They never stand before people.
help-allow-host = Another name that browsers may know this server by, such as the one of a proxy. Can be given again.
help-database = Where games are kept: a SQLite file or a database URL.
help-open = Show it in the browser.
serve-ready = The table is laid: { $address }

help-admin = For whoever keeps a house: look after what is stored.
help-check = Say what is wrong with a game as it is registered.
check-sound = Nothing is wrong with { $game }.
help-replay-all = Play every stored game again and say which go the same by the rules of today and which depart.
help-arg-folder = A folder of journals; without one, the games of a database.
help-packs = A pack that some of the games were played with; may be given several times.
fate-same = All { $entries } entries lead to the same states.
fate-legal = All { $entries } entries follow the rules; no state was kept to compare.
fate-kept = It goes the same, for it keeps the reading from before { $corrections }.
fate-unreadable = What is stored of it cannot be read.
fate-same-kind = the same
fate-kept-kind = kept on the old reading
fate-departs-kind = departs
fate-unreadable-kind = unreadable
fates-total = { $same } the same, { $kept } kept on the old reading, { $departs } depart, { $unreadable } unreadable.
