## What every game says.

game-is-over = The game is over: there is nothing left to answer.
not-your-turn = It is not { $role }'s turn: the table waits for { $waiting }.
question-is-stale = Question { $number } is no longer open; the open one is number { $now }.
not-a-number-listed = There is no option number { $number }: choose from 0 to { $last }.
not-among-the-options = "{ $choice }" is not among the options of this question ({ $question }).
needs-a-point = "{ $choice }" needs a point: say where on the table.
outside-the-region = "{ $choice }" lies outside what is allowed.
not-understood = "{ $typed }" is neither an option nor a command. Type help for what may be typed.
not-in-the-list = "{ $typed }" is not in the list: choose from 1 to { $last }.
odds-of-an-option = Odds are told of an option: name it by its number.
odds-unknowable = The odds cannot be told from what you know.
nothing-to-take-back = Nothing can be taken back: a die, a draw or somebody's answer has come since.

no-such-game = There is no game called "{ $game }". Installed: { $known }.
game-broken = The game { $game } is installed but cannot be loaded: { $reason }.
look-wrong = The look of { $game } cannot be drawn: { $key }: { $reason }.
no-such-scenario = { $game } has no scenario called "{ $scenario }". It has: { $known }.
no-such-switch = { $game } has no switch called "{ $switch }". It has: { $known }.
switches-contradict = { $game }: the switches { $switch } and { $other } contradict each other; choose one of them.
no-such-chart = { $game } has no chart called "{ $chart }". It has: { $known }.
no-such-rule = { $game } has no rule { $rule }. The nearest are: { $known }.
no-history = { $game } has no history to tell.
no-such-role = { $game } has no role called "{ $role }". It has: { $known }.
no-such-bot = There is no player called "{ $bot }". There are: { $known }.
no-such-language = There is no language "{ $lang }". There are: { $known }.
no-such-entry = The journal has no entry { $number }: it ends with { $last }.
chart-unknown-key = The chart { $chart } is not read by "{ $key }" but by: { $known }.
chart-key-shape = A chart is asked by name=value, not by "{ $key }".
chart-missing-key = The chart { $chart } needs { $key } as well.
chart-off-the-scale = The chart { $chart } has no { $key } { $value }: it has { $known }.

journal-missing = There is no file { $file }.
journal-unreadable = { $file } cannot be read as a text file.
journal-empty = { $file } is empty: a journal begins with a line that names its game.
journal-foreign = { $file } is not a journal of ours: its first line does not name a game.
journal-cut-short = { $file } is cut short in its last line ({ $line }). Remove that line to go on from the one before it.
journal-line-garbled = { $file } cannot be understood in line { $line }.
journal-out-of-order = { $file } jumps in line { $line }: entry { $number } should come there.
journal-breaks-a-rule = Entry { $number } of the journal is not what the rules allow there.
journal-goes-on-after-the-end = Entry { $number } of the journal comes after the end of the game.
journal-breaks-rules-down = At entry { $number } of the journal the rules break down: { $error }.
journal-of-another-edition = The journal was played by edition { $theirs } of the rules from entry { $number } on; this is edition { $ours }.
journal-of-another-box = From entry { $number } on the journal was played out of another box: figures have changed since.
journal-of-no-box = The journal does not say out of which box it was played: it is older than that.
journal-of-another-pack = The journal was played with a pack: give the same one with --pack.
journal-without-pack = The journal was played without a pack: leave --pack out.
state-differs = After entry { $certain } and before entry { $number } the game comes to another state than it did.
end-differs = After entry { $certain } the game does not come to the end to which it came.
departs-edition = From entry { $number } on this game goes otherwise than it was played, for it was played by edition { $theirs } of the rules and this is edition { $ours }: up to there it can be looked at.
departs-box = From entry { $number } on this game goes otherwise than it was played, for figures in its box have changed since: up to there it can be looked at.
departs-pack = From entry { $number } on this game cannot be followed, for it was played with a pack that is not here (give it with --pack): up to there it can be looked at.
departs-no-pack = From entry { $number } on this game cannot be followed, for it was played without the pack (leave --pack out): up to there it can be looked at.
departs-before = From entry { $number } on this game goes otherwise than it was played, for it is older than journals that say by which rules and out of which box they were played: up to there it can be looked at.
departs-drill = From entry { $number } on this drill goes otherwise than it was played, for it has changed since: up to there it can be looked at.
departs-unexplained = From entry { $number } on this game does not go as its journal says, though edition and box are the same: either the journal was changed, or the rules without a new edition. Up to there it can be looked at.
journal-in-use = { $file } is being played somewhere else.
journal-exists = { $file } already holds a game of { $game }, not the one asked for.

no-such-revision = There is no revision "{ $revision }" here to compare with.
no-such-folder = There is no folder { $folder }.
no-such-database = There is no database of ours at { $database }.
folder-or-database = Give either a folder or a database, not both.
fault-edition = { $file }: the edition "{ $name }" is not a whole number.
fault-law = { $file }: the action { $name } says among what it is chosen, but not what bars it.
fault-law-unasked = { $file }: the action { $name } has a law that nobody asks, for it does not say among what it is chosen.
fault-no-rule = { $file }: the action { $name } is about things and names no rule.
fault-rule = { $file }: the action { $name } names the rule { $rule }, which is not among the rules.
fault-words = { $file }: the action { $name } has no words: { $label } is missing.
fault-no-chart = { $file }: a test names the chart { $name }, which the box does not have.
fault-chart-unread = { $file }: no roll and no rule ever reads the chart { $name }.
fault-look = { $file }: there is no livery for { $name }.

file-unreadable = { $file } cannot be read.
file-unwritable = { $file } cannot be written.
picture-not-svg = A picture is saved as .svg: { $file } is left alone.
pack-missing = The pack { $file } cannot be read.
box-not-toml = { $file }: this is not TOML: { $reason }.
box-wrong = { $file }: { $key }: { $reason }.

script-has-no-die = The script has no die left for { $why }.
script-has-no-draw = The script has no draw left for { $why }.
script-die-cannot-fall = The script has a { $die } for { $why }, which cannot fall.
script-draw-not-in-pool = The script draws { $thing } for { $why }, which is not there to be drawn.
script-has-no-answer = The script has no answer left for { $question }.
script-left-over = The script was not used up: { $left } left over.

ask-roll = Roll the die ({ $why }) and say what it shows.
ask-draw = Draw at random ({ $why }) and say what it was.

drill-expected = expected { $fact } = { $wanted }, got { $got }.
drill-no-such-fact = there is no fact called "{ $fact }". There are: { $known }.
drill-not-offered = "{ $choice }" is not offered. Offered: { $offered }.
drill-other-player = "{ $choice }" is for { $role } to choose, but { $asked } is asked.
drill-no-question = "{ $choice }" cannot be chosen: the game is over.
drill-crashed = the rules broke down: { $error }.

die-unfair = Entry { $number } is not what it had to be: it says { $got } and should be { $due }.
seed-of-no-seal = The revealed seed { $seed } has a hash that was never published: the dice cannot be trusted.
seed-not-yet = The seed is not revealed yet: from entry { $number } on, dice can be checked when the game is over.
seed-lost = The seed was never revealed: from entry { $number } on, dice cannot be checked.
dice-by-hand = From entry { $number } on, dice were entered by hand and cannot be checked.

door-taken = Nobody can listen at { $host }, port { $port }: { $reason }. Choose another with --port.

no-such-engine = There is no engine called "{ $engine }". There are: { $known }.
engine-address = "{ $engine }" does not say where the cluster is: it is written { $known }.
engine-not-installed = Games cannot be sent to { $engine }: it is not installed here. Install it with: pip install 'vivac[cluster]'.
engine-not-there = Nobody answers at { $engine }: is the cluster running, and is this its address?
engine-without-workers = The cluster at { $engine } has no workers.
workers-lost = The workers of { $engine } died again and again, and no game was finished: { $reason }.
worker-of-another-version = A worker has version { $theirs } of the rules; this is version { $ours }.
players-shape = Players are named as ROLE=BOT, each role once, not as "{ $typed }".
folder-exists = { $folder } is there already and not empty: name another folder, or add --resume to go on with it.
folder-unwritable = { $folder } cannot be written: { $reason }.
folder-without-plan = { $folder } holds no run to go on with.
folder-of-another-plan = { $folder } holds a run of another game, scenario, players or seed: name another folder.
folder-of-another-pack = { $folder } holds a run that was played with a pack: give the same one with --pack, or name another folder.
folder-without-pack = { $folder } holds a run that was played without a pack: leave --pack out, or name another folder.
folder-in-use = { $folder } is being written by another run.
results-garbled = { $file } cannot be understood in line { $line }.
lab-missing = There is no folder { $folder }: --lab names a folder of runs.
link-does-not-fit = This is not the next link of the chain that { $role } has committed to.
dice-key-lost = The dice of this game were committed to with another key. With that key the game goes on; nothing of it is lost.
die-without-links = Entry { $number } is a die for which no links were revealed.
link-of-no-chain = The link of { $role } before entry { $number } does not belong to the chain it committed to.
link-missing = Before entry { $number } the link of { $role } is missing.
house-left-its-chain = Before entry { $number } the house committed to another chain, though the old one had not run out.
seat-took-no-part = { $role } committed to no chain: the house threw for that seat.
seat-of-the-house = { $role } was played by a bot, whose chain is the house's.

## Where a thing is from.

source-document = Document
source-example = Example
source-published = Published
source-ours = Ours
origin-document = the document, { $many ->
    [one] line
   *[other] lines
  } { $lines }
origin-example = a worked example of the document, { $many ->
    [one] line
   *[other] lines
  } { $lines }
origin-published = known in public: { $note }
origin-ours = ours: { $note }
origin-reading = How it is read: { $reading }
origin-nobody = nobody has said where this is from
origin-pack = your pack says { $now }; it was { $was } ({ $origin })

credits-design = Design:
credits-development = Development:
credits-art = Art:
credits-testing = Testing:
credits-thanks = Thanks to:
credits-publisher = Publisher:
credits-translation = Translation:
credits-maps = Maps:
credits-ours = An independent implementation: the rules are retold in our own words, and what the document lacks is ours and says so.

# What is shown before a choice that leads to dice.
preview-dice = { $count ->
    [one] one { $faces }-sided die
   *[other] { $count } { $faces }-sided dice
}
preview-passed = succeeds
preview-failed = fails
preview-at-least = needs { $n } or more
preview-at-most = needs { $n } or less
preview-column = { $chart }, { $axis } { $key }
preview-against = { $by } against { $against }
preview-and-more = { $names } and { $more } more
preview-times = thrown { $times } times on average
preview-sometimes = thrown in { $percent } of 100 cases
preview-drawn = drawn at random: { $why } ({ $times })
