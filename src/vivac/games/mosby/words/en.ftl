## The game

title = Mosby's Raiders
summary = Northern Virginia, 1863: lead John S. Mosby's guerrillas alone against the Union army, strike behind its lines and be gone before it wakes.
length = about 2 h
complexity = 3
place = Virginia
scenario-campaign = The campaign
scenario-campaign-text = Eight turns: you win with Notoriety 9 or more at the end of the last. You lose if Mosby is killed, if a turn ends with Notoriety below its number, or if no space of Mosby's Confederacy is left to hide in.
role-mosby = Mosby

## Optional rules

switch-opt_8_1_advanced_victory = Advanced victory
switch-opt_8_1_advanced_victory-text = Victory needs Notoriety 10, and comes in five levels from marginal (10) to overwhelming (14 or more).
switch-opt_8_1_notoriety_11 = Victory at Notoriety 11
switch-opt_8_1_notoriety_11-text = Advanced victory, with 11 as the least that wins.
switch-opt_8_1_notoriety_12 = Victory at Notoriety 12
switch-opt_8_1_notoriety_12-text = Advanced victory, with 12 as the least that wins.
switch-opt_8_1_notoriety_13 = Victory at Notoriety 13
switch-opt_8_1_notoriety_13-text = Advanced victory, with 13 as the least that wins.
switch-opt_8_1_notoriety_14 = Victory at Notoriety 14
switch-opt_8_1_notoriety_14-text = Advanced victory, with 14 as the least that wins.
switch-opt_8_2_more_events = More events
switch-opt_8_2_more_events-text = Two more event cards are drawn every turn.
switch-opt_8_3a_hide_may_fail = Hide may fail
switch-opt_8_3a_hide_may_fail-text = A die may give the hidden Mosby away: 1-2 behind Union lines, 1 outside them.
switch-opt_8_3b_hide_cannon = Hide the Cannon
switch-opt_8_3b_hide_cannon-text = The Cannon may be left hidden in Mosby's Confederacy and fetched later, if the Union does not find it first.
switch-opt_8_4_rail_repair = Railroad repair
switch-opt_8_4_rail_repair-text = At the end of every turn each demolished railroad is repaired on a die of 1-3.
switch-opt_8_5_north_of_potomac = North of the Potomac
switch-opt_8_5_north_of_potomac-text = From turn 5 every space revealed north of the Potomac scores, but Mosby may neither disband nor skedaddle there.
switch-opt_8_6_demolition_failure = Demolition may fail
switch-opt_8_6_demolition_failure-text = Every demolition needs a die; a failure scores nothing and raises the alarm all the same.
switch-opt_8_7_interrogation = Interrogation
switch-opt_8_7_interrogation-text = In Operations you may question captured pickets, couriers and sutlers, at your own risk.
switch-opt_8_8_blind_entry = Blind entry
switch-opt_8_8_blind_entry-text = Entering a space no longer shows who is there: only scouting does.
switch-opt_8_9_depot_contents = Depot contents
switch-opt_8_9_depot_contents-text = A demolished depot may also yield horses, pistols, a card or Performance points, carried off as Mosby leaves.
switch-reading_6_2_ford_is_one_space = A ford is one space of the move
switch-reading_6_2_ford_is_one_space-text = Another reading: a move that begins on the bank crosses the Potomac by road and goes on; only the stop before the river is compulsory.
switch-reading_6_5_no_fresh_cards = No fresh cards with a Counterattack
switch-reading_6_5_no_fresh_cards-text = Another reading: a Counterattack rolls with the modifiers of the first combat, and no other card may be added.
switch-reading_6_6_disband_as_action = Disbanding waits for Mosby's action
switch-reading_6_6_disband_as_action-text = Another reading: in Rounds you disband only when it is Mosby's turn to act, as in the worked example.
switch-reading_7_2_hide_as_action = Hide waits for Mosby's action
switch-reading_7_2_hide_as_action-text = Another reading: outside combat, Hide is played only as Mosby's action.
switch-reading_8_3_cannon_hidden_once = The Cannon is hidden only when drawn
switch-reading_8_3_cannon_hidden_once-text = Another reading, with Hide the Cannon: once the gun rides with Mosby it cannot be hidden again.
switch-reading_a_scout_in_operations = The Scout helps entries in Operations only
switch-reading_a_scout_in_operations-text = Another reading: the +1 of the Scout to the checks of a space entered holds in Operations, as the card says, and not in Rounds, as in the worked example.

## Names of things

name-of = { NAME($thing) }
name-mosby = Mosby
name-union = the Union
name-dulaney = Colonel Dulaney
name-stoughton = General Stoughton
name-bridge = bridge
name-rail = railroad
name-depot = depot
name-train = wagon train
name-wounded = wounded
name-hidden = hidden
name-inactive = inactive
name-routed = retreat marker
name-3 = depot worth 3
name-4 = depot worth 4
name-5 = depot worth 5
name-6 = depot worth 6
name-7 = depot worth 7
name-8 = depot worth 8

unit-combat = combat unit of strength { $strength }
unit-picket = picket
unit-courier = courier
unit-sutler = sutler wagon
unit-blank = blank
unknown-unit = unknown unit
mosby = Mosby

a-unit = a { NAME($unit) }
the-unit-first = The { NAME($unit) }
the-target = the { NAME($target) }
combat-result = { $result ->
    [R] { result-R }
    [R1] { result-R1 }
    [R2] { result-R2 }
    [R3] { result-R3 }
    [D] { result-D }
    [D1] { result-D1 }
   *[D2] { result-D2 }
  }

## What is seen

heading = Turn { $turn }: { $step ->
    [preparation] Preparation
    [events] Events
    [operations] Operations
    [initiative] Rounds, initiative
    [activation] Round { $round }, Union activation
    [first] Round { $round }, { $side ->
        [mosby] Mosby acts first
       *[union] the Union acts first
      }
    [second] Round { $round }, { $side ->
        [mosby] the Union acts second
       *[union] Mosby acts second
      }
   *[end] End of the turn
  }

status-mosby = Mosby is in { NAME($space) }, { $where ->
    [behind] behind Union lines
   *[outside] outside the lines
  }, with { $strength ->
    [0] no men
    [one] 1 factor
   *[other] { $strength } factors
  }.
status-wounded = Mosby is wounded: another wound kills him.
status-hidden = Mosby is hidden.
status-holding = { NAME($leader) } rides with Mosby as his prisoner: one space less in Rounds.
status-ames = Ames leads the way: { $entries ->
    [one] one more entry
   *[other] { $entries } more entries
  } without checks.
status-train = The wagon train is in { NAME($space) }.
status-cannon = The Cannon lies hidden in { NAME($space) }.
status-lee = Lee waits for information: every revealed space north of the Potomac scores at the end of this turn.
status-events = { $count ->
    [one] One more event card
   *[other] { $count } more event cards
  } to come.
status-goal = { $turn ->
    [8] You win with Notoriety { $needed } or more at the end of this turn.
   *[other] You need Notoriety { $turn } at the end of this turn, and { $needed } at the end of turn 8 to win.
  }

track-turn = Turn
track-notoriety = Notoriety
track-performance = Performance
track-awareness = Awareness

pile-container = Container
pile-holding = Holding box
pile-eliminated = Eliminated box
pile-track = Reinforcement track
pile-deck = Action deck
pile-discards = Discarded action cards
pile-events = Event deck

marker-revealed = status marker: revealed
marker-unrevealed = status marker: unrevealed
marker-bridge_down = demolished bridge
marker-rail_down = demolished railroad
marker-depot = intact depot
marker-depot_burnt = demolished depot
marker-devastation = devastation
marker-large_force = Large Union Force
marker-leader = free leader
marker-wagon = wagon train
marker-wagon_burnt = demolished wagon train
marker-artillery = hidden Cannon

note-pike = A pike leads here
note-ford = A road across the Potomac: it takes a whole move in Rounds
note-large-force = Large Union Force
note-unrevealed = Unrevealed: one hidden unit is here
note-revealed = Revealed
note-outside = Outside the lines
note-confederacy = Mosby's Confederacy
note-devastated = Devastated
note-rail = Railroad
note-rail-down = Demolished railroad
note-bridge = Bridge
note-bridge-down = Demolished bridge
note-depot = Depot
note-train = The wagon train is here

## Questions

ask-place = Where in Mosby's Confederacy does Mosby gather his men?
ask-roam = Which roaming unit moves next, one random space?
ask-discard = You hold more than six action cards: which one do you discard?
ask-lose-permanent = The wound costs you a permanent card: which one do you discard?
ask-fetch-cannon = The Cannon lies hidden here: does Mosby take it back?
ask-before-activation = The Union is about to check { NAME($space) }, where Mosby is: does he stay, or slip away while he can?
ask-hide-cannon = You have drawn the Cannon: do you keep it or hide it in Mosby's Confederacy?
ask-operations = Operations: Mosby is in { NAME($space) }, what does he do next?
ask-initiative = Rounds begin: do you play a card to gain the initiative, or leave it to the die?
ask-round = Rounds: what is Mosby's one action in this Round, in { NAME($space) }?
ask-ride = Mosby is on the move in { NAME($space) }: does he ride on, stop or do something else?
ask-stopped = Mosby has to stop in { NAME($space) }: does he attack?
ask-entry = Mosby enters { NAME($space) }: do you play a card to slip in unnoticed?
ask-scout = Do you play a card to scout { NAME($space) } without a die?
ask-skedaddle = The Union attacks in { NAME($space) } with { $union } against Mosby's { $mosby }: does he stand and fight, or does he skedaddle?
ask-combat-cards = { $attacker ->
    [mosby] Mosby attacks with { $mosby } against { $union }
   *[union] The Union attacks with { $union } against Mosby's { $mosby }
  }: do you play a card before the combat die?
ask-counterattack = { combat-result }; do you play a card to roll the combat again?
ask-casualty-check = { $wounded ->
    [yes] Mosby, wounded already, faces a casualty check that may kill him
   *[no] Mosby faces a casualty check
  }: do you play a card to cancel it before the die?
ask-casualty-hit = { $wounded ->
    [yes] Mosby, wounded already, is hit and would die
   *[no] Mosby is hit
  }: do you play a card to cancel the casualty check?
ask-reported-dead = The papers may believe Mosby dead: do you play a card to bring Awareness down to 1?
ask-escorts = The escort of the wagon train is about to be checked: do you play a card to cancel the checks?
ask-union-unit = The Union acts: which active unit is next?
ask-interrogate = Do you interrogate the prisoner, at the risk of a lie that costs you Performance points?
ask-examine = Which adjacent space do you examine, without die or checks?

## Options

option-place = Place Mosby in { NAME($target) }
option-roam = Move the unit in { NAME($space) } (number { $target })
option-discard = Discard { NAME($target) }
option-move = Move to { NAME($target) }
option-scout = Scout { NAME($target) }
option-kidnap = Kidnap { NAME($target) }
option-demolish = Demolish { the-target }
option-attack = Attack
option-fight = Stand and fight
option-disband = Disband
option-skedaddle = Skedaddle
option-pass = Pass
option-stop = Stop here
option-stay = Stay
option-drop = Drop the { NAME($target) }
option-keep = Keep the { NAME($target) }
option-fetch = Take back the { NAME($target) }
option-stash = Hide the Cannon in { NAME($target) }
option-free = Free { NAME($target) }
option-examine = Examine { NAME($target) }
option-interrogate = Interrogate
option-act = The { NAME($target) } in { NAME($space) }
option-play = Play { NAME($target) }
option-decline = No
option-roll = Roll the die
option-die = { $target }
option-draw = { NAME($target) }

## What dice and draws are for

why-activation = activation check
why-activated-unit = activated unit
why-hidden-unit = hidden unit
why-alarm = combat unit roused by a picket
why-action-card = action card
why-event-card = event card
why-recruitment = recruitment
why-events = number of event cards
why-initiative = initiative
why-scout = Scout
why-combat = combat
why-casualty = casualty check
why-union-movement = Union movement
why-random-movement = random movement
why-tie = tie by die
why-escort = escort
why-overrun = unit that overruns Mosby
why-sweep = Union Sweep
why-extend-lines = extension of the Union lines
why-reorganisation = reorganisation
why-depot = depot marker
why-demolition = demolition
why-railroad-repair = railroad repair
why-hide-discovered = search for the hidden Mosby
why-cannon-discovered = search for the hidden Cannon
why-interrogation = interrogation
why-depot-contents = depot contents

## The log: Preparation

turn-begins = Turn { $turn } begins.
reinforced = { $count ->
    [one] One Union unit arrives
   *[other] { $count } Union units arrive
  } as reinforcements in the container.
awareness = Union Awareness is now { $awareness }.
no-place-for-mosby = No space of Mosby's Confederacy is safe: Mosby lies low this turn.
mosby-placed = Mosby gathers his men in { NAME($space) }.
roamed = A roaming unit drifts into { NAME($space) }.
caught = { the-unit-first } stumbles upon Mosby's camp: he must run for it.
recruited = { $strength ->
    [0] Nobody answers Mosby's call: he has no men this turn.
    [one] Mosby rides with 1 factor.
   *[other] Mosby rides with { $strength } factors.
  }
card-drawn = You draw { NAME($card) }.
card-discarded = You discard { NAME($card) }.
card-played = You play { NAME($card) }.
events-to-come = { $count ->
    [0] No event card is left to draw.
    [one] One event card is drawn.
   *[other] { $count } event cards are drawn.
  }

## The log: event cards

event-recruits = { NAME($card) }: if Mosby is notorious enough, his band grows by one factor.
event-picnic = { NAME($card) }: Mosby rides off with the officers' lunch, and 2 Performance points.
event-colonel-dulaney = { NAME($card) }: the first card brings him to Alexandria, the second takes him away if he is still free.
event-general-stoughton = { NAME($card) }: the first card brings him to Fairfax Court House, the second takes him away if he is still free.
event-extend-lines = { NAME($card) }: a die says which spaces join the Union lines for good.
event-gilmor = { NAME($card) }: 2 Performance points at Notoriety 6 or more, and Awareness rises by 1 in any case.
event-lock-of-hair = { NAME($card) }: Mosby's jest is worth 1 Performance point, or 2 at Notoriety 6 or more.
event-lee-needs-information = { NAME($card) }: from turn 4 on, every revealed space north of the Potomac is worth 2 Performance points at the end of this turn.
event-longstreet = { NAME($card) }: the Union looks elsewhere, and Awareness falls by 1.
event-mosby-trapped = { NAME($card) }: Mosby is surrounded and makes a casualty check.
event-depot = { NAME($card) }: the Union piles up supplies in a depot, its value unseen.
event-large-union-force = { NAME($card) }: the Union masses troops in a space, which joins its lines for good.
event-newspapers = { NAME($card) }: if Mosby is notorious enough, the papers earn him the Performance points on the card.
event-repair-railroads = { NAME($card) }: every demolished railroad is intact again.
event-repair-bridges = { NAME($card) }: every demolished bridge is intact again.
event-rebuild = { NAME($card) }: the farms rise again, and all devastation is removed.
event-restore-lines = { NAME($card) }: every Union unit on the map goes back to the container, and its lines are unrevealed again.
event-raze = { NAME($card) }: every space of Mosby's Confederacy that holds a Union unit is devastated.
event-sickness = { NAME($card) }: fever takes one factor from Mosby's band.
event-men-recalled = { NAME($card) }: Mosby loses one factor if he has 2 or more.
event-reprisals = { NAME($card) }: at Notoriety 6 or more, 2 Performance points are lost.
event-command-shake-up = { NAME($card) }: new generals, old confusion: Awareness falls to 1.
event-bribe-offer = { NAME($card) }: Mosby spurns it, for 2 Performance points at Notoriety 3 or more.
event-trains-with-families = { NAME($card) }: an outcry against Mosby costs 2 Performance points, or 1 at Notoriety 5 or more.
event-reorganisation = { NAME($card) }: each Union unit on the map returns to the container on a die of 1-3.
event-sweep = { NAME($card) }: Union cavalry bursts into Mosby's Confederacy, devastating what it finds.
event-wagon-train = { NAME($card) }: a train of wagons leaves Harpers Ferry for Middletown, and the turn opens with Rounds.

strength = Guerrilla strength is now { $strength }.
leader-arrives = { NAME($leader) } settles in { NAME($space) }, there for the taking.
leader-departs = { NAME($leader) } leaves for safer quarters.
depot-placed = A depot fills up in { NAME($space) }.
large-force-placed = A Large Union Force takes up quarters in { NAME($space) }.
lines-extended = { $count ->
    [0] The Union lines already took in every space of that stretch.
    [one] The Union lines now take in { NAMES($spaces) }.
   *[other] The Union lines now take in { $count } more spaces: { NAMES($spaces) }.
  }
lines-restored = The Union lines are restored: who is where is anybody's guess again.
devastated = { NAME($space) } is devastated.

## The log: Mosby acts

moved = Mosby rides to { NAME($space) }.
passed = Mosby passes.
stays-quiet = { NAME($space) } stays quiet.
scouted = The scouts slip into { NAME($space) } unseen: { $die } beats Awareness.
scouting-failed = The scouts are spotted in { NAME($space) }: { $die } does not beat Awareness.
examined = Mosby makes out { a-unit } in { NAME($space) }.
blank = Nothing but rumours in { NAME($space) }: a blank.
activated = The alarm is up in { NAME($space) }: { a-unit } is active.
kidnapped = { NAME($leader) } is dragged from his bed: Mosby has kidnapped him.
leader-delivered = { NAME($leader) } is handed over outside the lines: a prize for Mosby.
leader-freed = Mosby lets { NAME($leader) } go.
leader-escaped = { NAME($leader) } gets away in the confusion.
demolished = Mosby demolishes { the-target } in { NAME($space) }.
demolition-failed = The die shows { $die }: the charge fails, and { the-target } is spared.
depot-searched = The die shows { $die }: Mosby's men search the depot, and will take what they find when they ride on.
interrogated = The die shows { $die }: the prisoner talks.
fresh-horses = Fresh horses: Mosby moves one space farther in Rounds this turn.
fresh-pistols = Fresh pistols: +1 to Mosby's combat dice this turn.
captured = Mosby's men round up { a-unit } in { NAME($space) }.
cannon-dropped = Mosby drops the Cannon and rides lighter.
cannon-lost = The Cannon is lost.
cannon-hidden = The Cannon is hidden in { NAME($space) }.
cannon-fetched = Mosby fetches the Cannon from its hiding place in { NAME($space) }.
hidden-cannon-lost = The Union gets hold of the Cannon hidden in { NAME($space) }.
hid = Mosby goes to ground in { NAME($space) }.
hide-found = Mosby's hiding place is found!
hide-worked = The pursuit rides past Mosby and scatters.
disbanded = Mosby disbands: his men melt away to their farms.
skedaddled = Mosby skedaddles from { NAME($space) }.

## The log: combat

attack-found-nobody = Mosby charges in { NAME($space) } and finds nobody to fight.
battle = { $attacker ->
    [mosby] Mosby attacks in { NAME($space) }: strength { $mosby } against { $union }.
   *[union] The Union attacks Mosby in { NAME($space) }: strength { $union } against { $mosby }.
  }
combat-die = Combat die { $die }, modifiers { $sign ->
    [plus] +{ $modifier }
   *[minus] { $modifier }
  }, total { $total }. { combat-result }.
combat-won = Mosby wins the day{ $losses ->
    [0] {""}
    [one] : the Union loses 1 factor
   *[other] : the Union loses { $losses } factors
  }.
combat-lost = Mosby is beaten{ $losses ->
    [0] {""}
    [one] {" "}and loses 1 factor
   *[other] {" "}and loses { $losses } factors
  }.
eliminated = { the-unit-first } is wiped out.
retreated = { the-unit-first } retreats to { NAME($space) }.
casualty-die = Casualty check, die { $die }: { $hit ->
    [yes] Mosby is hit.
   *[no] Mosby is unhurt.
  }
check-cancelled = Mosby escapes: the casualty check is cancelled.
wounded = Mosby is wounded.
killed = Mosby is killed.
points = Performance { $sign ->
    [plus] +{ $points }
   *[minus] { $points }
  }: Notoriety { $notoriety }, Performance { $performance }.

## The log: Rounds and the Union

initiative = { $side ->
    [mosby] Mosby has
   *[union] The Union has
  } the initiative.
round-begins = Round { $round } begins.
rounds-end = All is quiet again: Rounds end and Operations go on.
union-order = { the-unit-first } rolls { $die } for movement: { $order ->
    [deactivate] it goes no farther.
    [random] random movement.
    [toward_mosby] toward Mosby.
    [toward_nearest_union] toward the nearest Union unit.
    [toward_train] toward the wagon train.
   *[away_from_mosby] away from Mosby.
  }
union-moved = { the-unit-first } moves to { NAME($space) }.
regrouped = { the-unit-first } in { NAME($space) } spends its action regrouping.
stands-down = { the-unit-first } in { NAME($space) } becomes inactive.
alarm = A picket raises the alarm in { NAME($space) }.
withdrew = { the-unit-first } in { NAME($space) } reaches its own side and goes back to the container.
train-sets-out = The wagon train sets out from { NAME($space) } under escort.
train-moved = The wagon train rolls on to { NAME($space) }.
train-left = The wagon train is out of Mosby's reach for good.

## The log: end of the turn

turn-ends = Turn { $turn } ends.
lee-informed = { $spaces ->
    [0] Mosby has nothing to report to Lee: no space is revealed north of the Potomac.
    [one] Mosby reports to Lee on one revealed space north of the Potomac.
   *[other] Mosby reports to Lee on { $spaces } revealed spaces north of the Potomac.
  }
rail-repaired = The railroad in { NAME($space) } is repaired.

## How it ends

won = Victory! With Notoriety { $notoriety } the whole Union knows the name of Mosby.
won-marginal = Marginal victory, Notoriety { $notoriety }: the North no longer feels safe behind its own front, and troops meant for Hooker stay back to guard it.
won-tactical = Tactical victory, Notoriety { $notoriety }: no courier or teamster rides easy, and much of the Union cavalry hunts Mosby instead of Lee.
won-substantial = Substantial victory, Notoriety { $notoriety }: a quarter of the cavalry of the Army of the Potomac is out looking for Mosby, and its high command is at its wits' end.
won-decisive = Decisive victory, Notoriety { $notoriety }: the Union offensive in the Shenandoah Valley is called off, and the Army of the Potomac feels the drain.
won-overwhelming = Overwhelming victory, Notoriety { $notoriety }: Mosby has bought the Confederacy months of life, and left the Army of the Potomac all but blind.
lost-not-famous = Defeat: Mosby ends the campaign with Notoriety { $notoriety }, and { $needed } was needed.
lost-forgotten = Defeat: with Notoriety { $notoriety } at the end of turn { $turn }, Mosby is forgotten.
lost-no-refuge = Defeat: no space of Mosby's Confederacy is left to hide in.
lost-killed = Defeat: Mosby is dead.

## Why not

place-not-home = That is no space of Mosby's Confederacy: place Mosby in one of the grey spaces.
place-behind-lines = { NAME($space) } is behind Union lines: place Mosby outside them.
place-devastated = { NAME($space) } is devastated: it can shelter nobody.
place-occupied = { NAME($space) } is occupied by a Union unit: place Mosby elsewhere.
move-not-adjacent = That is no space adjacent to Mosby: he moves along roads and pikes, one space at a time.
move-too-far = { $allowance ->
    [0] Mosby cannot move in Rounds: he carries too much.
    [one] Mosby may move only 1 space in this Round.
   *[other] Mosby may move only { $allowance } spaces in this Round.
  }
move-potomac = { NAME($space) } lies across the Potomac: in Rounds the crossing by road takes a whole move, begun on the bank.
scout-not-adjacent = That is no space adjacent to Mosby: he scouts only his neighbours.
scout-nothing-there = There is nothing to learn in { NAME($space) }: no hidden unit, no inactive one.
kidnap-not-free = No leader of that name is free on the map: there is nobody to kidnap.
kidnap-elsewhere = { NAME($leader) } is in { NAME($space) }: Mosby has to go there to kidnap him.
free-not-held = { NAME($leader) } is not Mosby's prisoner.
demolish-train-guarded = An active Union unit guards the wagon train: get rid of it first.
demolish-no-train = The wagon train is not in { NAME($space) }.
demolish-own = { NAME($space) } is outside Union lines: railroads and bridges are demolished only behind them.
demolish-already = What there was to demolish in { NAME($space) } is demolished already.
demolish-nothing = There is nothing of the kind to demolish in { NAME($space) }.
attack-nobody-here = There is no Union unit to attack in { NAME($space) }.
stash-not-home = { NAME($space) } is no space of Mosby's Confederacy: the Cannon is hidden only there.
stash-devastated = { NAME($space) } is devastated: nothing stays hidden there.
stash-only-when-drawn = By this reading the Cannon is hidden only when it is drawn.
disband-north = North of the Potomac Mosby may not disband: cross the river first.
disband-under-fire = An active combat unit shares Mosby's space: fight or get away before disbanding.
disband-not-his-action = By this reading Mosby disbands only when it is his turn to act.
disband-while-riding = By this reading disbanding is an action of its own, no part of a ride.
hide-in-large-force = { NAME($space) } holds a Large Union Force: nobody can hide there.
hide-only-in-rounds = Hide is played in Rounds, or in a combat brought on by an event.
hide-while-riding = Hide is an action of its own, no part of a ride.
card-not-held = { NAME($card) } is not in your hand.
card-permanent = { NAME($card) } is a permanent card: it works by itself and is not played.
card-not-now = { NAME($card) } cannot be played now: you are asked { $card ->
    [local_information] when Mosby scouts
    [local_guide] when Mosby enters a space that owes a check, or before the escorts of the wagon train are checked
    [french_dulaney] when Mosby enters Alexandria
    [ames] when Mosby enters a space that owes a check or holds active combat units
    [spur_horses] during a move in Rounds
    [gain_initiative] when Rounds begin
    [ambush] when the Union attacks
    [surprise_attack] when Mosby attacks
    [counterattack] after a combat die
    [mosby_escapes] at a casualty check
    [mosby_reported_dead] after a casualty check is rolled
   *[other] before a combat die
  }.

## Action cards

card-text-cannon = +1 to every combat die, but 2 spaces less in Rounds. Drop it whenever you like. Lost if Mosby skedaddles or loses a combat.
card-text-fast-horses = One more space in a Rounds move that uses a pike.
card-text-scout = +1 to every Scout die, and to the activation checks of a space Mosby enters.
card-text-pistol-tactics = +1 to every combat die.
card-text-fearsome-reputation = +1 to the initiative die at Notoriety 4 or more.
card-text-ambush = +2 to one combat die when the Union attacks.
card-text-counterattack = Roll a combat again. The new result stands; cards already spent on it no longer count.
card-text-mosby-reported-dead = After a casualty check that was rolled, at once or later in the turn, with Mosby alive: Awareness falls to 1.
card-text-french-dulaney = Enter Alexandria without a check for its Large Union Force. Not with an active combat unit there.
card-text-gain-initiative = When Rounds begin, instead of the die: Mosby has the initiative.
card-text-hide = In Rounds, as Mosby's action or before a Union unit acts, or in combat before the die: he goes to ground until the pursuit has passed. Never in a Large Union Force, nor in an attack made in Operations.
card-text-local-guide = Enter one space without activation checks. Or cancel one set of escort checks.
card-text-local-information = Scout one adjacent space without die or checks.
card-text-mosby-escapes = Cancel one casualty check, before or after its die.
card-text-heroics = +2 to one combat die; then Mosby makes a casualty check.
card-text-ames = Enter up to three Union spaces without checks, past active units without combat: three entries of this turn's Operations, or of one Rounds move.
card-text-spur-horses = One more space in one Rounds move.
card-text-ruse = Mosby counts one factor more in the odds of one combat roll.
card-text-surprise-attack = +2 to one combat die when Mosby attacks.

## What modifies a die

modifier-odds = odds
modifier-reaction = Union reaction
modifier-cards = cards
modifier-sweep = sweep
modifier-scout = Scout
modifier-cannon = Cannon
modifier-pistol-tactics = Pistol Tactics
modifier-fresh-pistols = fresh pistols
modifier-fearsome-reputation = Fearsome Reputation
modifier-more-events = more events

## Charts

chart-recruitment = Recruitment
chart-action-cards = Action cards
chart-union-awareness = Union Awareness
chart-initiative = Initiative
chart-mosby-odds = Odds when Mosby attacks
chart-union-odds = Odds when the Union attacks
chart-union-reaction = Union reaction
chart-combat-results = Combat results
chart-casualty-check = Casualty check
chart-union-movement = Union movement
chart-mosby-movement = Mosby's spaces in a Rounds move
chart-extend-lines = Extension of the Union lines
chart-performance = Performance points
chart-awareness-change = Rise of Awareness
chart-depot-markers = Values of the depots
chart-sweep = Union Sweep
chart-sweep-figures = Union Sweep: figures
chart-reorganisation = Union reorganisation
chart-demolition-failure = Demolition may fail
chart-interrogation = Interrogation
chart-depot-contents = Depot contents
chart-railroad-repair = Railroad repair
chart-hide-discovered = Search for the hidden Mosby
chart-cannon-discovered = Search for the hidden Cannon
chart-limits = Limits of the game
chart-advanced-victory = Advanced victory

axis-die = Die
axis-notoriety = Notoriety
axis-health = Mosby's health
axis-odds = Odds
axis-index = Index
axis-kind = Union unit
axis-what = Figure
axis-deed = Deed
axis-marker = Marker
axis-list = List
axis-target = Target
axis-where = Where Mosby hides

word-healthy = healthy
word-combat = combat
word-non-combat = non-combat
word-normal = normal move
word-kidnapped-leader = each kidnapped leader
word-spur-horses = each Spur Horses
word-wagon-train = wagon train demolished
word-kidnap-delivered = kidnapped leader delivered
word-courier = courier captured
word-sutler = sutler wagon captured
word-picket = picket captured
word-combat-won-base = combat won
word-combat-won-per-union-factor = combat won, each Union factor present
word-union-factor-eliminated = each Union factor eliminated
word-combat-lost = combat lost
word-mosby-factor-lost = each of Mosby's factors lost
word-mosby-wounded = Mosby wounded
word-skedaddle = skedaddle
word-caught-in-preparation = caught in Preparation
word-demolition = demolition
word-kidnap = kidnap
word-combat-won = combat won
word-combat-modifier = modifier to the combat die
word-random-spaces = spaces moved at random
word-behind-lines = behind Union lines
word-outside-lines = outside the lines
word-turns = turns
word-notoriety-to-win = Notoriety to win
word-advanced-notoriety-to-win = Notoriety to win (advanced victory)
word-performance-per-notoriety = Performance points for 1 of Notoriety
word-awareness-lowest = lowest Awareness
word-awareness-highest = highest Awareness
word-hand = action cards in hand
word-unhurt = unhurt
word-returns = returns to the container
word-stays = stays as it is
word-fails = fails
word-succeeds = succeeds
word-repaired = repaired
word-found = found
word-marginal = marginal victory
word-tactical = tactical victory
word-substantial = substantial victory
word-decisive = decisive victory
word-overwhelming = overwhelming victory

side-mosby = Mosby
side-union = the Union

result-R = R: the Union retreats
result-R1 = R1: the Union retreats and loses 1 factor
result-R2 = R2: the Union retreats and loses 2 factors
result-R3 = R3: the Union retreats and loses 3 factors
result-D = D: Mosby disbands
result-D1 = D1: Mosby disbands and loses 1 factor
result-D2 = D2: Mosby disbands and loses 2 factors

spaces-ordered = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
  }
order-deactivate = becomes inactive
order-random = { spaces-ordered } at random
order-toward-mosby = { spaces-ordered } toward Mosby
order-toward-nearest-union = { spaces-ordered } toward the nearest Union unit
order-away-from-mosby = { spaces-ordered } away from Mosby

spoil-none = nothing
spoil-points = Performance points: { $value }
spoil-movement = { $value ->
    [one] 1 space
   *[other] { $value } spaces
  } farther in Rounds this turn
spoil-combat-die = +{ $value } to combat dice this turn
spoil-draw-action-card = draw { $count ->
    [one] 1 action card
   *[other] { $count } action cards
  }
spoil-examine-adjacent = examine { $count ->
    [one] 1 adjacent space
   *[other] { $count } adjacent spaces
  }

## What the odds speak of

fact-strength = guerrilla strength
fact-active_units = active Union units
fact-turn = turn
fact-notoriety = Notoriety
fact-performance = Performance
fact-awareness = Awareness
fact-mosby = Mosby
fact-wounded = wounded
fact-hidden = hidden
fact-casualty_checked = casualty check rolled this turn
fact-initiative = initiative
fact-round = Round
fact-question = next question
fact-outcome = outcome
fact-step = step
fact-hand = hand
fact-holding = holding box
fact-eliminated = eliminated box
fact-container = container
fact-revealed = revealed spaces
fact-queried = spaces marked "?"
fact-bridges_down = bridges down
fact-rails_down = railroads torn up
fact-devastated = devastated spaces
fact-depots = depots
fact-depots_burnt = depots burnt
fact-train = wagon train
fact-train_wrecked = wagon train burnt
fact-escorts_unknown = escorts not seen yet
fact-dulaney = Colonel Dulaney
fact-stoughton = General Stoughton
fact-joined_lines = spaces that joined the lines
fact-depot_load = depot contents not carried off yet
fact-ames = entries under Ames

# What changes what somebody weighs.
weight-ruse = a ruse

## What there is to know of a counter

profile-mosby = Mosby's men: strength { $strength }, in combat { $bonus } for what he carries
profile-ride = Rides { $spaces } spaces in a Round, { $ridden } of them ridden
profile-reaction = Union Reaction: { $modifier } on the combat die, at Notoriety { $notoriety } and Awareness { $awareness }
profile-wounded = Wounded: a second wound kills him
profile-sound = Unhurt
profile-combat = Combat unit, strength { $strength } of { $printed }
profile-attack = If Mosby attacks it alone, the odds give { $modifier } on the die
profile-defence = If it attacks Mosby alone, the odds give { $modifier } on the die
profile-prize = { NAME($unit) }: { $points } Performance if Mosby takes it
profile-active = Active: it acts in this Round
profile-asleep = Inactive: it does nothing until it is roused
profile-regrouping = Under a retreat marker: its next action is to regroup
profile-escort = Escort of the wagon train
profile-passed = Mosby rode past it: it does not attack in this Round

## What is paid or given up

cost-ride = Space { $nth } of { $of } in this Round{ $left ->
    [0] , the last
   *[other] { "" }
  }
cost-action = His one action in this Round
cost-alarm = Awareness rises from { $from } to { $to }{ $spent ->
    [yes] ; his one action in this Round
   *[no] { "" }
  }
cost-disband = The turn ends for Mosby{ $leader ->
    [no] { "" }
   *[other] , and { NAME($leader) } gets away
  }
cost-skedaddle = A casualty check, { $points } Performance and the rest of the turn{ $cannon ->
    [yes] , and the Cannon
   *[no] { "" }
  }
cost-card = The card{ $more ->
    [0] , the only one of its kind you hold
   *[other] { "" }
  }
cost-cannon = The Cannon goes to the discards; Mosby rides { $spaces } spaces farther
cost-free = The { $points } Performance that he would have been worth
cost-stop = { $spaces ->
    [one] 1 space is left unridden
   *[other] { $spaces } spaces are left unridden
  }
