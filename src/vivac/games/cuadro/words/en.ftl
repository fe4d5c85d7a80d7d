## The game

title = Cuadro: Barrosa 1811
summary = Andalusia, 5 March 1811: lines, columns, squares and cavalry charges below the Cerro del Puerco, battalion by battalion, with every rule of the day enforced.
length = 1 to 4 h
complexity = 5
place = Andalusia
cover-place = The Peninsula
cover-motto = Form square!
scenario-training = Teaching action
scenario-training-text = Six units a side on ground where every kind of terrain occurs; six turns. A village, a town and a summit to be taken.
scenario-barrosa = Barrosa: the rear-guard battle
scenario-barrosa-text = From half past twelve: Graham turns about in the pine wood, Dilkes storms the hill against Ruffin, Wheatley leaves the wood against Leval. Eight turns.
scenario-chiclana = Chiclana: the whole day
scenario-chiclana-text = From nine in the morning: La Peña marches on the bridge, Villatte bars the neck at Bermeja, and Victor waits inland for his hour. Sixteen turns.
role-allied = Allies
role-french = French

## Optional rules

switch-guns_in_towns = Towns dear for guns
switch-guns_in_towns-text = Artillery pays 3 movement points to enter villages, towns and strong buildings, where the damaged sheet shows 1.
switch-roads_add_up = Road bonuses add up
switch-roads_add_up-text = A column that marches by road with Manoeuvre orders has both road bonuses, +5, and not the greater alone.
switch-works_in_full = Siege lines in full
switch-works_in_full-text = Crossing siege lines costs 2 more from the front and 1 more from behind, instead of 1 and nothing.
switch-leaders_mounted = Mounted leaders
switch-leaders_mounted-text = A leader who moves alone pays like cavalry, not like infantry.
switch-fire_goes_on = Fire that goes on
switch-fire_goes_on-text = Fire of more than 24 points goes on in column 12 until all its points are used, instead of ending with the second shot.
switch-no_fire_at_once = No Fire at once
switch-no_fire_at_once-text = A battery halted by fire is silent from that moment on, and in the next game turn, not only in the next one.
switch-roundshot_aimed = Aimed roundshot
switch-roundshot_aimed-text = Guns beyond 2 hexes choose one unit of a stack, a lower one with less chance, instead of firing through all of it.
switch-losers_retreat = Losers retreat
switch-losers_retreat-text = Whoever loses strength points by AB or DB in shock also retreats 2 hexes and tests morale.
switch-beside_is_close = Close is close
switch-beside_is_close-text = Infantry that forms square takes −1 also against cavalry that attacks from beside it, not only after a charge of one hex.
switch-rally_apart = Rally apart
switch-rally_apart-text = Disordered and routed units recover only in the Reorganisation Phase, not by any morale test they pass.
switch-leaders_add_one = Leaders add 1
switch-leaders_add_one-text = A leader adds +1 to morale tests and control rolls, whatever his morale factor.
switch-charged_alone = Shaken by a charge
switch-charged_alone-text = Only those who were charged take −1 in the morale tests after a charge, not the cavalry that charged in vain.
switch-all_losses = All losses count
switch-all_losses-text = Every strength point a unit has lost after its first takes 1 off its morale tests, not only those just lost.

## Names of things

name-of = { NAME($thing) }
name-allied = the Allies
name-french = the French
successor = { $name }'s successor
arrival = reinforcements
name-regular = regular formation
name-skirmish = skirmish order
name-square = square
name-limbered = limbered
name-deployed = deployed
name-disordered = disordered
name-routed = routed
name-attack = Attack order
name-manoeuvre = Manoeuvre order
name-assault = Assault marker
name-nofire = No Fire marker
name-done = done
name-fatigue-1 = fatigue 1
name-fatigue-2 = fatigue 2
name-fatigue-3 = fatigue 3
name-fatigue-4 = fatigue 4

## What is seen

heading = Turn { $turn }, { $clock }: { $side ->
    [french] French turn
   *[allied] Allied turn
  }, { $step ->
    [opening] Command Phase
    [command] Command Phase
    [leaving] Command Phase
    [flight] Movement Phase, flight
    [withdrawal] Movement Phase, withdrawals
    [movement] Movement Phase
    [marking] Movement Phase, assaults
    [defensive_fire] Defensive Fire Phase
    [offensive_fire] Offensive Fire Phase
    [shock] Shock Phase
    [reorganisation] Reorganisation Phase
   *[end] End Phase
  }
status-points = Points: Allies { $allied }, French { $french }.
status-withdrawing = { NAME($division) } is under Withdrawal.
status-held-back = La Peña hesitates: no Attack orders under him, and nobody of his enters columns 25 and beyond.
status-night = Night has fallen: sight and range are one hex.
track-turn = Turn
track-division = { NAME($division) }
pile-reserve-allied = Allied units to come
pile-reserve-french = French units to come
pile-eliminated-allied = Allied units lost
pile-eliminated-french = French units lost
note-objective = Objective worth { $points } points, held by { $side ->
    [french] the French
    [allied] the Allies
   *[nobody] nobody
  }.
note-ground = { $terrain ->
    [clear] clear ground
    [beach] beach
    [cultivated] cultivated ground
    [village] village
    [town] town
    [strong_buildings] strong buildings
    [pontoon] pontoon bridge
    [marsh] marsh
    [light_wood] light wood
    [dense_wood] dense wood
    [sea] sea
    [channel] tidal channel
   *[lagoon] lake
  }, level { $level }

## Questions

ask-come = Do these reinforcements come now: { NAMES($counters) }?
ask-successor = The commander of { NAME($division) } has fallen. With which unit does his successor take over?
ask-order = Which order for { NAME($division) } ({ $units ->
    [one] 1 unit
   *[other] { $units } units
  } in command)?
ask-leave = Leave a unit without its division's order?
ask-move = Who moves?
ask-take-along = Does { NAME($leader) } go with them?
ask-go-along = Does { NAME($leader) } go with { NAME($unit) }?
ask-destination = Where to: { NAMES($units) }?
ask-facing = Which way do they face in { $hex }: { NAMES($units) }?
ask-ride-to = Where does { NAME($leader) } ride?
ask-entry = Where does { NAME($counter) } enter the map?
ask-mark = Who is to assault?
ask-target = Which hex does { NAME($unit) } assault?
ask-fire = Who fires?
ask-fire-target = At which hex: { NAMES($units) }?
ask-strike = Which unit in { $hex } do the guns fire at?
ask-assail = Which assault comes next?
ask-charge-to = From where does { NAME($unit) } charge home at { $hex }?
ask-evade = { NAMES($enemy) }: they come on against { $hex }. Does { NAME($unit) } evade?
ask-withdraw = { NAMES($enemy) }: they come on against { $hex }. Does the cavalry withdraw ({ NAMES($units) })?
ask-square = Cavalry comes on at { $hex } ({ NAMES($enemy) }). Does the infantry form square: { NAMES($units) }?
ask-stand-fire = Cavalry is upon { $hex } ({ NAMES($enemy) }): who fires at it?
ask-direct = Which unit directs the { $part ->
    [defence] defence of
   *[attack] attack on
  } { $hex }?
ask-lead = Which leader helps { NAME($unit) } in the shock for { $hex }?
ask-risk-leader = Which leader was in the thick of it?
ask-retreat = Where does { NAME($unit) } fall back to, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
  } or more away from { $hex }?
ask-advance = { $hex } is empty: who advances into it?
ask-forced-attack = Out of control ({ NAMES($units) }): whom does the cavalry fall upon?
ask-test = Who tries to reorganise?

## Options

option-stop = That is all
option-stay = Stay as they are
option-go = Go without him
option-nobody = Nobody
option-stand = Stand
option-evade = Evade
option-withdraw = Withdraw
option-form-square = Form square
option-hold-fire = Hold fire
option-come = They come
option-wait = They wait
option-order = { $order ->
    [manoeuvre] Manoeuvre
    [attack] Attack
   *[none] No order
  }
option-leave = { NAME($target) } without order
option-move = { NAME($target) }, { $hex }
option-ride = { NAME($target) } rides
option-bring = { NAME($target) } enters
option-top = { NAME($target) } on top
option-take = Take { NAME($target) } along
option-mark = { NAME($target) }, { $hex }
option-fire = { NAME($target) }, { $hex }
option-direct = { NAME($target) }
option-lead = { NAME($target) }
option-strike = { NAME($target) }
option-advance = { NAME($target) } advances
option-test = { NAME($target) }, { $hex }
option-place = With { NAME($target) }, { $hex }
option-group = All { $kind ->
    [cavalry] cavalry
    [artillery] guns
   *[infantry] infantry
  } in { $target } together
option-volley = All { $kind ->
    [guns] guns
   *[small] muskets
  } in { $target }
option-wheel = Turn all units in { $target }
option-to = { $target }
option-target = { $target }
option-assail = { $target }
option-last = { $target }
option-retreat = { $target }
option-enter = { $target }
option-form = { $target ->
    [regular] Into regular formation
    [skirmish] Into skirmish order
    [square] Into square
    [limbered] Limber up
   *[deployed] Deploy
  }
option-face = { $target ->
    [E] East
    [NE] North-east
    [NW] North-west
    [W] West
    [SW] South-west
   *[SE] South-east
  }

## The log

turn = Turn { $turn } begins.
player-turn = Turn { $turn }: it is the turn of { $side ->
    [french] the French
   *[allied] the Allies
  }.
coming = Reinforcements are coming.
inertia = { NAME($leader) } { $held ->
    [yes] hesitates and holds his divisions back
   *[no] lets his divisions act
  }.
linked-up = The road from the bridge to the vanguard is open: { $points } points for the Allies.
ordered = { NAME($division) }: { $order ->
    [manoeuvre] Manoeuvre
    [attack] Attack
   *[none] no order
  }.
left-without = { NAME($unit) } gets no order.
succeeded = { NAME($leader) } takes over { NAME($division) }.
moved = { NAMES($units) }: to { $hex }, { $form ->
    [skirmish] in skirmish order
    [square] in square
    [limbered] limbered
    [deployed] deployed
   *[regular] in regular formation
  }{ $face ->
    [E] , facing E
    [NE] , facing NE
    [NW] , facing NW
    [W] , facing W
    [SW] , facing SW
    [SE] , facing SE
   *[none] { "" }
  }.
wheeled = { NAMES($units) } turn to the { $face ->
    [E] E
    [NE] NE
    [NW] NW
    [W] W
    [SW] SW
   *[SE] SE
  }.
rode = { NAME($leader) } rides to { $hex }.
on-top = { NAME($unit) } is put on top.
objective-taken = { $hex } is taken by { $side ->
    [french] the French
   *[allied] the Allies
  }.
marked = { NAME($unit) } is marked to assault { $hex }.
fires = { NAMES($units) }: fire at { $hex } with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
hit = { NAME($unit) }: total { $total } in column { $column }, { $result }.
lost = { NAME($unit) } loses { $points } PF; { $left } left.
eliminated = { NAME($unit) } is eliminated.
no-fire = { NAME($unit) } gets a No Fire marker.
tested = { NAME($unit) } tests morale: total { $total }, will { $will }, { $result }.
disordered = { NAME($unit) } is disordered.
routed = { NAME($unit) } is routed.
rallied = { NAME($unit) } is in good order again.
rallied-to-disorder = { NAME($unit) } stops running: disordered.
square-broken = The square in { $hex } is broken.
fled = { NAME($unit) } flees { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
  } to { $hex }.
cannot-flee = { NAME($unit) } cannot flee.
left-the-map = { NAME($unit) } flees off the map.
retreated = { NAME($unit) } falls back to { $hex }.
cannot-retreat = { NAME($unit) } cannot retreat { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
  }.
assault = { $arm ->
    [cavalry] The cavalry attacks
   *[infantry] The infantry assaults
  } { $hex }.
charges = { NAME($unit) } charges to { $hex }, { $moved ->
    [one] 1 hex
   *[other] { $moved } hexes
  }.
charge-impossible = { NAME($unit) } can no longer charge.
odds-too-low = Below 1/4 nobody assaults { $hex }: the markers come off.
evades = { NAME($unit) } evades.
withdraws = { NAME($unit) } withdraws before the infantry.
in-square = The square is formed in { $hex }.
no-square = No square is formed in { $hex }.
does-not-close = { NAME($unit) } does not close.
ridden-down = { NAME($unit) } is ridden down as it runs.
shock = Shock for { $hex } at { $odds }: total { $total }, { $result }.
control = { NAME($unit) }, control: total { $total }, { $result ->
    [NC] out of control
   *[C] in hand
  }.
forced-attack = { NAMES($units) } cannot be held and fall upon { $hex }.
advanced = { NAME($unit) } advances to { $hex }.
tired = { NAME($unit) } has fatigue { $level }.
rested = { NAME($unit) } recovers from fatigue.
leader-falls = { NAME($leader) } falls.
leader-safe = { NAME($leader) } comes to no harm.
leader-escapes = { NAME($leader) } escapes to { $hex }.
leader-taken = { NAME($leader) } is taken.
division-tested = { NAME($division) }, division morale { $value }: total { $total }, { $result ->
    [H] flight
    [RE] Withdrawal
   *[SE] no effect
  }.

## Dice and what modifies them

why-fire = fire
why-morale = morale
why-shock = shock
why-control = cavalry control
why-division-morale = division morale
why-leader = leader's fate
why-inertia = La Peña
modifier-leader = leader
modifier-cover = cover
modifier-disordered = disordered
modifier-routed = routed
modifier-losses = losses
modifier-not-in-square = not in square
modifier-charged-close = charged from close by
modifier-after-charge = after a charge
modifier-fatigue = fatigue
modifier-charge = charge
modifier-nation = nationality
modifier-forced-attacks = forced attacks
modifier-light-guns = light guns
modifier-heavy-guns = heavy guns
modifier-will-a-b = will A or B
modifier-will-e-f = will E or F
modifier-british = British infantry
modifier-target-square = target in square
modifier-target-skirmish = target in skirmish order
modifier-target-deployed = deployed guns as target
modifier-flank = flank
modifier-stack = deeper in the stack
modifier-attacking-leader = attacking leader
modifier-defending-leader = defending leader
modifier-will = will to fight
modifier-attack-order = Attack order
modifier-cavalry-against-square = cavalry against a square
modifier-heavy-cavalry = heavy cavalry
modifier-against-skirmishers = formed against skirmishers
modifier-infantry-against-square = infantry against a square
modifier-commander-commands-all = commander has all in range
modifier-chief-commands-all = chief has all in range
modifier-routed-own = own units routed
modifier-routed-other = routed units nearby

## Refusals

unit-off-the-map = { NAME($unit) } is not on the map.
unit-not-yours = { NAME($unit) } does not take your orders.
order-withdrawing = { NAME($division) } is under Withdrawal and receives no order.
order-out-of-command = No unit of { NAME($division) } is in command.
attack-at-night = Nobody attacks by night.
attack-inertia = La Peña holds { NAME($division) } back this turn.
attack-not-yet = { NAME($division) } may not receive Attack before turn { $turn }.
attack-no-chief = The commander of { NAME($division) } is out of his chief's range, and it did not have Attack before.
move-routed = { NAME($unit) } is routed: it only flees.
move-once = { NAME($unit) } has moved already in this phase.
move-withdrawing = { NAME($unit) } is withdrawing and moves no other way.
to-enemy = An enemy unit holds { $hex }.
to-prohibited = { $hex } is prohibited to { $arm ->
    [cavalry] cavalry
    [artillery] artillery
   *[infantry] infantry
  }.
to-zone-manoeuvre = { $hex } is in an enemy zone of control: not with a Manoeuvre order.
to-zone-command = { $hex } is in an enemy zone of control: not out of command.
to-closed = { $hex } is closed to this division for now.
to-too-far = { $hex } cannot be reached with { $points } movement points.
to-facing = In { $hex } they could not take the facing of those who are there, or would change nothing.
stack-no-troops-here = No troops can stand in { $hex }.
stack-infantry-with-cavalry = Infantry and cavalry may not share { $hex }.
stack-one-battalion = { $hex } holds one battalion only.
stack-too-much-infantry = There would be too many PF of infantry in { $hex }.
stack-no-skirmishers-here = Nobody may skirmish in { $hex }.
stack-all-in-square = All infantry in { $hex } must be in square together.
stack-no-square-here = No square can be formed in { $hex }.
stack-square-too-large = The square in { $hex } would be too large.
stack-no-cavalry-here = { $hex } holds no cavalry.
stack-one-regiment = { $hex } holds one regiment only.
stack-too-much-cavalry = There would be too many PF of cavalry in { $hex }.
stack-no-deploying-here = Guns may not deploy in { $hex }.
stack-too-many-batteries = There would be too many batteries in { $hex }.
mark-artillery = { NAME($unit) } is artillery: it never assaults.
mark-not-in-order = { NAME($unit) } is not in good order and may not assault.
mark-out-of-command = { NAME($unit) } is out of command and may not assault.
mark-manoeuvre = { NAME($unit) } has a Manoeuvre order and may not assault.
mark-withdrawing = { NAME($unit) } is withdrawing and may not assault.
mark-not-mounted = { NAME($unit) } must be mounted and in regular formation to charge.
mark-tired = { NAME($unit) } is too tired to attack.
mark-in-square = { NAME($unit) } cannot assault from a square.
mark-nobody = { NAME($unit) } has nobody before it whom it may assault.
mark-not-that = { NAME($unit) } may not assault { $hex }.
fire-routed = { NAME($unit) } is routed and does not fire.
fire-once = { NAME($unit) } has fired already in this phase.
fire-limbered = { NAME($unit) } must deploy before it can fire.
fire-mounted = { NAME($unit) } fires only in skirmish order.
fire-no-fire = { NAME($unit) } has a No Fire marker.
fire-assault = { NAME($unit) } is marked to assault and does not fire.
fire-nobody = { NAME($unit) } has no target in range, arc and sight.
target-nobody = There is no enemy unit in { $hex }.
target-out-of-range = That is out of range: { NAME($unit) } reaches { $range ->
    [one] 1 hex
   *[other] { $range } hexes
  }.
target-out-of-sight = { NAME($unit) } has no line of sight to { $hex }.
target-out-of-arc = { $hex } is outside the front arc of { NAME($unit) }.
target-no-points = { NAME($unit) } has less than one fire point.
test-in-order = { NAME($unit) } is in good order already.
test-once = { NAME($unit) } has tested already in this phase.
order-once = { NAME($division) } has its order for this turn.
order-later = { NAME($division) } is given its order after { NAME($now) }.
leave-no-order = { NAME($unit) } has no order to be left without.
leave-committed = { NAME($unit) } is committed to the attack this turn, whatever its division is ordered.
group-too-few = Fewer than two of these units in { $hex } can still move.
wheel-as-a-group = The units in { $hex } that can move are of one kind: they turn by moving together.
top-once = { NAME($unit) } has been put on top already in this phase.
top-already = { NAME($unit) } is as high in its stack as it can be.
stop-arrivals = First { NAME($unit) } enters: whoever arrives must come in if there is room.
stay-withdrawing = { NAME($unit) } is withdrawing and must fall back.
stay-entering = { NAME($unit) } is entering and must end its move on the map.
to-no-way-back = { $hex } is not away from the enemy and towards the edge of retreat.
form-never = { NAME($unit) } never takes this formation.
form-too-dear = The change costs { $cost } of { $points } movement points.
form-nowhere = In this formation they could not end their move in { $hex } nor anywhere near.
ride-nowhere = { NAME($leader) } is in { $hex } already.
mark-once = { NAME($unit) } has an Assault marker already.
volley-alone = Fewer than two units in { $hex } can fire together.
stand-elsewhere = { NAME($unit) } is not in { $hex }, which the cavalry is upon.
stand-once = { NAME($unit) } has fired already in this player turn.
stand-other = In { $hex } there is no cavalry that comes on.

## The end

drawn = A draw: Allies { $allied }, French { $french }.
won-marginal = A marginal victory for { $side ->
    [french] the French
   *[allied] the Allies
  }: Allies { $allied }, French { $french }.
won-decisive = A decisive victory for { $side ->
    [french] the French
   *[allied] the Allies
  }: Allies { $allied }, French { $french }.

## Charts

chart-terrain = Terrain effects
chart-guns-in-towns = Guns in towns, by the switch
chart-works-in-full = Siege lines, by the switch
chart-terrain-divisor = What terrain leaves of the attacker's points
chart-stacking = Stacking
chart-movement = Movement allowances
chart-formation-change = Formation changes
chart-morale = Morale test
chart-morale-modifiers = Modifiers of the morale test
chart-morale-states = What a morale test makes of a unit
chart-division-morale = Division morale
chart-division-modifiers = Modifiers of division morale
chart-fire = Fire
chart-fire-modifiers = Modifiers of fire
chart-artillery-range = Range of artillery
chart-range-factor = Artillery by range
chart-shock = Shock
chart-shock-square = Results against a square
chart-shock-modifiers = Modifiers of shock
chart-cavalry-control = Cavalry control
chart-control-modifiers = Modifiers of cavalry control
chart-limits = Figures of the rules
chart-victory = Victory points
axis-terrain = Terrain
axis-effect = Effect
axis-letter = Letter
axis-limit = Limit
axis-troops = Troops
axis-nation = Nationality
axis-change = Change
axis-total = Total
axis-will = Will to fight
axis-modifier = Modifier
axis-state = State
axis-result = Result
axis-division-morale = Division morale
axis-fire-points = Fire points
axis-guns = Artillery
axis-range = Distance
axis-odds = Odds
axis-award = Points for
word-clear = clear
word-beach = beach
word-cultivated = cultivated
word-village = village
word-town = town
word-river = river
word-stream = stream
word-bridge = bridge
word-pontoon = pontoon bridge
word-ford = ford
word-marsh = marsh
word-road = road or track
word-ravine = ravine
word-water = sea, channel, lake
word-infantry = infantry
word-cavalry = cavalry
word-artillery = artillery
word-fire = fire
word-shock = shock
word-square = square
word-leader = leader
word-spanish = Spanish
word-british = British
word-french = French
word-disordered = disordered
word-routed = routed
word-cover = cover
word-flank = flank
word-charge = attacked by charge
word-others = Spanish, Portuguese, KGL, French
word-heavy = heavy
word-medium = medium
word-light = light
word-adjacent = adjacent
word-battery = battery eliminated
word-decisive = decisive from
word-marginal = marginal from
word-strong-buildings = strong buildings
word-light-wood = light wood
word-dense-wood = dense wood
word-slope-up = moderate slope, upwards
word-slope-down = moderate slope, downwards
word-cliff-up = impassable slope, upwards
word-cliff-down = impassable slope, downwards
word-siege-front = siege lines, from the front
word-siege-rear = siege lines, from behind
word-infantry-skirmish = infantry in skirmish order
word-cavalry-skirmish = cavalry in skirmish order
word-artillery-alone = batteries alone
word-artillery-with = batteries with others
word-cavalry-light-medium = light and medium cavalry
word-cavalry-heavy = heavy cavalry
word-artillery-horse = horse artillery
word-good-order = good order
word-leader-at-least = leader, at least
word-not-in-square = cavalry closing, infantry not in square
word-charged-close = infantry charged from 1 hex
word-after-charge = after a cavalry charge
word-fatigue-level = each fatigue level
word-pf-lost = each PF lost
word-commander-commands-all = commander has all units in range
word-chief-commands-all = chief has all units in range
word-routed-own = each routed unit of the division
word-routed-other = each routed unit of others within 2 hexes
word-target-square = target in square
word-target-skirmish = target in skirmish order
word-target-deployed = target is deployed artillery
word-light-guns = light artillery fires
word-heavy-guns = heavy artillery fires
word-will-a-b = firer's will A or B
word-will-e-f = firer's will E or F
word-second-unit = roundshot, second unit
word-further-units = roundshot, further units
word-will-grade = each grade of will
word-attack-order = attacking director has Attack
word-cavalry-against-square = cavalry against a square
word-heavy-cavalry = heavy cavalry takes part
word-against-skirmishers = formed infantry against skirmishers
word-infantry-against-square = formed infantry against a square
word-forced-attack = each forced attack before
word-adjacent-from-square = adjacent, beside a square
word-range-2-3 = 2 or 3 hexes
word-range-4-plus = 4 hexes or more
word-routed-unit = unit routed at the end
word-fire-column = last fire column
word-charge-hexes = hexes of a charge
word-charge-fatigue = fatigue up to which cavalry attacks
word-highest-fatigue = highest fatigue
word-dismounted-allowance = MP of dismounted cavalry
word-road-bonus = road bonus
word-road-bonus-manoeuvre = road bonus with Manoeuvre
word-prolonged-retreat = hexes a retreat may be prolonged
word-successor-command = command range of a successor
word-leader-falls-on = a leader falls on
word-routed-nearby = routed units count within
word-small-arms-range = range of muskets
word-night-range = range by night
word-infantry-regular-skirmish = infantry: regular to skirmish
word-infantry-regular-square = infantry: regular to square
word-infantry-skirmish-regular = infantry: skirmish to regular
word-infantry-skirmish-square = infantry: skirmish to square
word-infantry-square-regular = infantry: square to regular
word-infantry-square-skirmish = infantry: square to skirmish
word-cavalry-regular-skirmish = cavalry: regular to skirmish
word-cavalry-skirmish-regular = cavalry: skirmish to regular
word-artillery-deployed-limbered = artillery: deployed to limbered
word-artillery-limbered-deployed = artillery: limbered to deployed
limit-yes = yes
limit-no = no
limit-dismounted = dismounted
result-SE = SE: no ill effect
result-P = P: halted: a morale test, no assault
result-M = M: a morale test; if failed, the whole hex tests
result-R = R: retreat; those who stay test morale
result-1 = 1: 1 PF lost
result-1M = 1M: 1 PF lost and a morale test
result-1R = 1R: 1 PF lost and retreat
result-2P = 2P: 2 PF lost and halted
result-2M = 2M: 2 PF lost and a morale test
result-2R = 2R: 2 PF lost and retreat
result-3P = 3P: 3 PF lost and halted
result-3R = 3R: 3 PF lost and retreat
result-D = D: disordered
result-DE = DE: routed
result-H = H: flight: the division routs
result-RE = RE: Withdrawal
result-C = C: in hand
result-NC = NC: out of control
result-AB = AB: attacker loses 1 PF
result-AR1 = AR1: attacker retreats 1 hex
result-AR2 = AR2: attacker retreats 2 hexes
result-BM = BM: both lose 1 PF
result-DR1 = DR1: defender retreats 1 hex
result-DR2 = DR2: defender retreats 2 hexes
result-DB = DB: defender loses 1 PF
result-DB2 = DB2: defender loses 2 PF
result-DB3 = DB3: defender loses 3 PF
result-DB4 = DB4: defender loses 4 PF
result-DB5 = DB5: defender loses 5 PF
result-DB6 = DB6: defender loses 6 PF
result-DB7 = DB7: defender loses 7 PF
result-DB8 = DB8: defender loses 8 PF
result-DB9 = DB9: defender loses 9 PF

## Facts of drills

fact-turn = Turn
fact-player = Phasing side
fact-step = Step
fact-orders = Orders
fact-in_command = In command
fact-assaults = Assault markers
fact-no_fire = No Fire markers
fact-holds = Objectives
fact-rolls = Dice
fact-targets = Targets
fact-withdrawing = Under Withdrawal
fact-question = Question
fact-outcome = Outcome
fact-allied_points = Allied points
fact-french_points = French points

# What changes what somebody weighs.
weight-rear = from the rear
weight-terrain = the terrain
weight-range = the range
weight-skirmish = skirmishers
weight-square = in square
weight-disordered = disordered

## What there is to know of a counter

profile-unit = { $nation ->
    [british] British
    [kgl] King's German Legion
    [portuguese] Portuguese
    [spanish] Spanish
   *[french] French
  }, { $weight ->
    [light] light
    [medium] medium
    [heavy] heavy
   *[line] line
  } { $arm ->
    [cavalry] cavalry
    [artillery] foot artillery
    [horse] horse artillery
   *[infantry] infantry
  }
profile-strength = Strength { $pf } of { $printed } PF, will to fight { $will }
profile-fire = Fire points at adjacent hexes: { $points }
profile-guns = Fire factor { $factor }, range { $range }; points when adjacent / at 2 or 3 hexes / farther: { $points }
profile-fire-none = Fire factor { $factor }, range { $range }; it may not fire now
profile-division = { NAME($division) }: morale { $now } of { $printed }
profile-command = Commander { NAME($commander) }, range { $range }{ $apart ->
    [yes] ; chief { NAME($chief) }, range { $far }
   *[no] { "" }
  }
profile-held-back = Held back by La Peña: no Attack order this turn
profile-state = { $state ->
    [disordered] Disordered
    [routed] Routed
   *[good] In good order
  }
profile-form = In { NAME($form) }{ $face ->
    [E] , facing east
    [NE] , facing north-east
    [NW] , facing north-west
    [W] , facing west
    [SW] , facing south-west
    [SE] , facing south-east
   *[none] { "" }
  }; could take: { NAMES($others) }
profile-movement = Movement: { $left } of { $full } MP left
profile-out-of-command = Out of command: half its movement, no enemy zones, no assault
profile-order = { $order ->
    [attack] Attack order: +1 in the shocks it directs
   *[manoeuvre] Manoeuvre order: cheaper ground and roads, no enemy zones, no assault
  }
profile-helped = A leader with it: +{ $factor } in morale tests
profile-fatigue = Fatigue { $level } of { $most }
profile-assault = Marked to assault { $hex }
profile-no-fire = { $when ->
    [next] No Fire marker: silent in the next game turn
   *[now] No Fire marker: silent in this game turn
  }
profile-moved = Has moved in this player turn
profile-fired = Has fired in this phase
profile-stood = Fired in the defence: no fire at a charge
profile-attacked = Has charged or assaulted in this player turn
profile-leader = { $nation ->
    [british] British
    [spanish] Spanish
   *[french] French
  } { $rank ->
    [chief] chief
   *[division] division commander
  }
profile-factors = Shock { $shock }, morale { $morale }
profile-leads = Commands { NAMES($divisions) }
profile-range = Command range { $range }: { $near } of { $units } units within it

## What is paid or given up

cost-march = { $points } of { $of } MP{ $all ->
    [yes] , all it has
   *[no] { "" }
  }
cost-road = { $points } MP by road, where it has { $of }
cost-least = Its whole allowance of { $of } MP, for one step
cost-form = { $points } of { $of } MP to change
cost-mark = Gives up its fire in the Offensive Fire Phase{ $arm ->
    [cavalry] ; 1 level of fatigue, whatever comes of it
   *[infantry] { "" }
  }
cost-order = { $order ->
    [attack] +1 in the shocks its units direct; no benefit on the march
    [manoeuvre] No enemy zones of control and no assaults; cheaper ground and roads
   *[none] Moves, fires and assaults without the benefit of an order
  }
cost-retreat = Loses { $points } PF on the way, past the enemy
cost-going = Leaves { $hex } to the enemy
