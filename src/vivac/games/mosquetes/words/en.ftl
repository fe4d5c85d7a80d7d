## The game

title = Mosquetes
summary = Black powder on an open table: small bands of redcoats, partisans, warriors, guerrilleros and sailors stalk, shoot and charge one another through woods and over walls, from the French and Indian War to the Peninsula and beyond.
length = about 1 h 30 min
complexity = 3
place = North America and Spain
cover-place = The Frontier
cover-motto = Black powder and hard cover
scenario-road_ambush = Ambush on the road (1757)
scenario-road_ambush-text = A British escort takes a supply wagon along a forest road. French partisans and their allies wait in the trees on both sides.
scenario-farm_raid = Raid on the farm (1756)
scenario-farm_raid-text = Raiders come out of the northern woods to burn a frontier farm. The families hold the house until provincials and rangers arrive from the south.
scenario-scout = Scout (1758)
scenario-scout-text = Two scouting parties meet at dusk while looking at the same landing place, clearing and camp.
scenario-blockhouse = Defend the blockhouse (1759)
scenario-blockhouse-text = A stockaded blockhouse guards a river landing. A French column with a gun must break the gate and take it.
scenario-bateaux_1757 = Bateaux in the mist (1757)
scenario-bateaux_1757-text = At daybreak three bateaux bring powder to a carrying place in the mist. Bowmen, woodsmen and militia wait behind the brush of the shore.
scenario-convoy_1810 = Ambush on a French convoy (1810)
scenario-convoy_1810-text = Two wagons of pay and flour wind through a Castilian pass. The partida waits behind walls and rocks; its horsemen close the road.
scenario-ford_1811 = The ford (1811)
scenario-ford_1811-text = A Spanish rearguard holds a ford and a mill bridge against French light troops and lancers.
scenario-battery_1812 = The gun at the convent (1812)
scenario-battery_1812-text = Sailors have dragged a ship’s gun up from the beach in the rain, and a partida with carts and trabucos joins them: the French in the walled convent are to be driven out.
scenario-fog_1864 = Fog on the river (1864)
scenario-fog_1864-text = Boats grope through the fog toward a river battery. Cutlasses, repeating carbines and breech-loaders land beneath a heavy gun, and a column feels its way along the bank.
role-A = Side A
role-B = Side B

## Optional rules

switch-free_deployment = Free deployment
switch-free_deployment-text = Each side deploys its units anywhere in its own zones, the second player first, instead of at the printed places.
switch-built_forces = Built forces
switch-built_forces-text = Each side builds a force of up to 250 points from one list and deploys it freely, instead of the troops of the scenario.
switch-side_missions = Side missions
switch-side_missions-text = Each side draws a secret mission worth 2 victory points at the end.
switch-spared_obstacles = Obstacles at hand
switch-spared_obstacles-text = Another reading of the sheet: the obstacle beside the shooter, and the one that already covers the mark, cost a shot nothing.
switch-first_shock = First shock
switch-first_shock-text = Another reading of the sheet: the lance of a charge, and surprise, count in the first round of a melee only.
switch-piercing_lance = Piercing lance
switch-piercing_lance-text = Another reading of the sheet: the lance takes 1 from the defence of whoever it strikes, and not of whoever carries it.

## Names of things

name-of = { NAME($thing) }
model-of = { $model ->
    [wagon] wagon { $id }
    [boat] boat { $id }
   *[marker] dummy { $id }
  }
marker-of = marker { $side }-{ $number }
name-clock = Clock
card-of = { $what ->
    [forward] Forward!
    [morale] Morale
    [regular] Regulars
    [irregular] Irregulars
    [native] Natives
    [militia] Militia
   *[civilian] Civilians
  } ({ $side })
gun-of = gun of { NAME($unit) }
unknown-marker = hidden marker
typed-marker = hidden marker: { NAME($type) }

name-regular = regulars
name-irregular = irregulars
name-native = natives
name-militia = militia
name-civilian = civilians
name-forward = an Officer or an Elite unit
name-bow = bow
name-thrown = thrown weapons
name-pistol = pistol
name-musket = musket
name-blunderbuss = blunderbuss
name-carbine = carbine
name-long-rifle = long rifle
name-rifled-musket = rifled musket
name-rifle = rifle
name-repeating-carbine = repeating carbine
name-light-gun = light gun
name-heavy-gun = heavy gun
name-sabre = sabre
name-naval = naval weapons
name-lance = cavalry lance
name-none = none
name-lurk = Lurk
name-reserve = Reserve
name-authority = Authority
name-order = Order
name-prepare = Preparation
name-preparation = Preparation
name-clear = clear
name-rain = rain
name-twilight = twilight
name-dark-or-mist = darkness or mist
name-fog-or-storm = fog or storm
name-fiw = French and Indian War
name-peninsula = Peninsular War
name-late = Later wars
name-trophy = Trophy: eliminate an enemy Officer
name-care = Care of the men: lose no more than a third of your figures
name-nerve = Nerve: no unit of yours fleeing or fled at the end
name-bold-ground = Bold ground: a unit of yours wholly in the enemy deployment zone at the end of a turn
name-steel = Steel: win a melee that you started
name-hidden = unspotted
name-eye = watching
name-nofire = unloaded
name-attack = smoke
name-routed = fleeing
name-inactive = abandoned

facing-words = { $facing ->
    [0] east
    [45] north-east
    [90] north
    [135] north-west
    [180] west
    [225] south-west
    [270] south
   *[315] south-east
  }
order-words = { $order ->
    [open] open order
    [formation] formation
    [column] column
   *[normal] normal order
  }

## What is seen

heading = Turn { $turn } of { $turns }: { $step ->
    [build] building forces
    [deploy] deployment
    [markers] hidden units take their places
    [missions] side missions
   *[other] { NAME($side) }
  }
status-weather = Weather: { NAME($weather) }.
status-card = Card being resolved: { NAME($card) }.
status-unit = Acting: { NAME($unit) }, { $actions ->
    [one] one action left
   *[other] { $actions } actions left
  }.
status-reserve = In your Reserve: { NAMES($cards) }.
status-reserve-hidden = { NAME($side) }: { $count ->
    [one] one card in Reserve.
   *[other] { $count } cards in Reserve.
}
status-mission = Your side mission: { NAME($mission) }.
status-goal-side = { NAME($side) }: { NAME($goal) } ({ $points ->
    [one] 1 point
   *[other] { $points } points
  }).
status-goal-both = Both sides: { NAME($goal) } ({ $points ->
    [one] 1 point
   *[other] { $points } points
  }).
status-discard = Discard: { NAMES($cards) }.

track-turn = Turn
track-clocks = Clock cards played
track-command = Command points: { NAME($side) }
track-points = Victory points: { NAME($side) }
pile-deck = Deck
pile-discard = Discard

card-text-troops = Every unit of this type and side is activated once, in the order its owner chooses. An enemy card earns you a command point.
card-text-forward = Its side takes one action with each Officer and Elite unit, or command points: 1, and 1 for each Officer who is not fleeing.
card-text-morale = Every unit of its side that has lost half its figures or more tests its nerve, at -3.
card-text-clock = Nothing happens; but the third Clock ends the turn at once.

## Questions

ask-command = Your step: use a command ability, or play a card.
ask-after = After your card: use a command ability, or finish your step.
ask-forward = Forward!: one action with each Officer and Elite unit, or command points?
ask-activate = { $errand ->
    [forward] Forward!: which Officer or Elite unit acts next?
   *[other] Which unit acts next?
  }
ask-show = { NAME($unit) }: show the unit, or keep it hidden behind its marker?
ask-show-order = { NAME($unit) } must show itself: in which order?
ask-facing = { NAME($unit) }: which way does it face?
ask-spot = { NAME($unit) }: a free spotting test before the action; against whom?
ask-act = { NAME($unit) }: which action? ({ $actions ->
    [one] the last one
   *[other] { $actions } left
  })
ask-move-order = { NAME($unit) } moves: in which order?
ask-rally-facing = { NAME($unit) } has rallied: which way does it face?
ask-figure-facing = { NAME($unit) }: which way does figure { $figure } face?
ask-move-facing = { NAME($unit) } moves: which way will it face?
ask-move-to = { NAME($unit) } moves: point at the place.
ask-arrange = { NAME($unit) }: move a figure to another point, or leave them as they stand.
ask-watch = { NAME($trigger) } acts in sight of your watching units: does one of them answer?
ask-watch-weapon = { NAME($unit) } shoots on watch at { NAME($target) }: with which weapon?
ask-reply-fire = { NAME($charger) } charges with { $theirs } against { $ours } of { NAME($unit) }: a hasty shot before contact?
ask-markers = Who is behind marker { $number }?
ask-list = From which list do you build your force of up to { $limit } points?
ask-recruit = Which unit joins your force? { $points ->
    [one] 1 point left.
   *[other] { $points } points left.
  }
ask-size = { NAME($profile) }: how many figures?
ask-deploy-order = { NAME($unit) }: deploy it in which order?
ask-deploy-facing = { NAME($unit) }: facing which way?
ask-deploy = { NAME($unit) }: point at its place in your zone.

## Options

option-play = Play { NAME($target) }
option-bring = Play from the Reserve: { NAME($target) }
option-pass = Pass
option-lurk = Lurk: { NAME($target) } takes a Watch action
option-reserve = Reserve: put { NAME($target) } aside
option-authority = Authority: { NAME($target) } rallies
option-give-order = Order: one action with { NAME($target) }
option-prepare = Preparation: take back { NAME($target) }
option-done = Done
option-actions = Actions with Officers and Elite units
option-points = Command points
option-activate = { NAME($target) }
option-stop = Stop here
option-stay-hidden = Stay hidden
option-show = Show it in { $target ->
    [open] open order
   *[normal] normal order
  }
option-spot = Look for { NAME($target) }
option-none = No test
option-move = Move
option-order = { $target ->
    [open] Open order
    [formation] Formation in two ranks
    [line] Formation in one rank
    [column] Column
    [marker] As a hidden marker
   *[normal] Normal order
  }
option-singly = Every figure its own way
option-face = { $target ->
    [0] East
    [45] North-east
    [90] North
    [135] North-west
    [180] West
    [225] South-west
    [270] South
   *[315] South-east
  }
option-to = Go to a point
option-via = Go by way of a point
option-arrange = Go to a point, then arrange the figures
option-figure = Figure { $target }, to a point
option-leave = Leave the table: { NAME($target) }
option-charge = Charge { NAME($target) }
option-shoot = Shoot at { NAME($target) } ({ NAME($weapon) })
option-volley = Volley at { NAME($target) } ({ NAME($weapon) })
option-reload = Reload
option-watch = Watch
option-hide = Hide
option-vanish = Hide and become a marker
option-interact = { NAME($target) }
option-board = Board { NAME($target) }
option-land = Land
option-answer = Answer with { NAME($target) }
option-decline = Do not answer
option-with = Shoot with the { NAME($target) }
option-hold-fire = Hold fire
option-hide-here = { NAME($target) }
option-list = { NAME($target) }
option-recruit = { NAME($target) }
option-size = { $target ->
    [one] 1 figure
   *[other] { $target } figures
  }
option-die = { $target }
option-draw = { NAME($target) }

## What dice and draws are for

why-spotting = spotting
why-hit = hit
why-wound = wound
why-reaction = reaction
why-rally = rally
why-attack = attack
why-defence = defence
why-leaving = leaving the melee
why-card = card
why-mission = side mission

## The log: cards and command

turn-begins = Turn { $turn } begins, first: { NAME($side) }.
turn-ends = Turn { $turn } ends and the smoke clears.
card-played = { NAME($side) }: { NAME($card) } is played.
clock = { $count ->
    [one] The first Clock.
    [2] The second Clock.
   *[other] The third Clock: the turn is over.
  }
passed-step = { NAME($side) }: pass.
command-gained = { NAME($side) }: gain of { $points ->
    [one] 1 command point
   *[other] { $points } command points
  }.
ability = { NAME($side) }, for { $cost ->
    [one] 1 command point
   *[other] { $cost } command points
  }: { NAME($ability) }.

## The log: actions

activated = { $errand ->
    [forward] Forward! { NAME($unit) }
    [lurk] Lurk: { NAME($unit) }
    [order] By order: { NAME($unit) }
   *[troops] { NAME($unit) } is activated
  }.
shown = { NAME($marker) } is { NAME($unit) }.
was-a-dummy = { NAME($marker) } was a dummy: there is nobody there.
moved = { NAME($unit) }: move, { order-words }, facing { facing-words }.
arrangement-undone = { NAME($unit) }: figure { $figure } may not stand there without breaking the order; it stays.
passed = { NAME($unit) }: pass.
reloaded = { NAME($unit) }: ramrods ring; one reload done.
watches = { NAME($unit) }: on watch.
hid = { NAME($unit) } goes to ground.
out-of-sight = { NAME($unit) } is out of everybody's sight: unspotted again.
spotted = { NAME($unit) } looks for { NAME($target) }: spotted.
spotting-failed = { NAME($unit) } looks for { NAME($target) }: nothing to be seen.
left-table = { NAME($unit) }: { $count ->
    [one] one figure leaves the table
   *[other] { $count } figures leave the table
  }.
interacted = { NAME($unit) } works at it: { NAME($goal) }.

## The log: fire and steel

shots-fired = { NAME($unit) } fires at { NAME($target) }: { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }.
volley-fired = { NAME($unit) } fires a volley at { NAME($target) }: { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
  }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }.
nobody-can-shoot = { NAME($unit) }: nobody can shoot from there.
casualties = { NAME($target) }: { $count ->
    [0] nobody falls
    [one] one figure falls
   *[other] { $count } figures fall
  }.
wagon-destroyed = { NAME($unit) } is destroyed.
swam-ashore = { NAME($unit) } saves itself ashore from the sinking boat.
drowned = { NAME($unit) } is lost with its boat.
unit-gone = { NAME($unit) }: the last figure is gone.
reaction = { NAME($unit) }: reaction { $total }, { $result ->
    [stand] they stand
    [fall-back] they fall back
   *[flee] they flee
  }.
fell-back = { NAME($unit) } falls back.
fled = { NAME($unit) } breaks and flees.
fled-off = { NAME($unit) }: { $count ->
    [one] one figure runs off and is lost
   *[other] { $count } figures run off and are lost
  }.
rallied = { NAME($unit) } rallies with { $total }.
flees-on = { NAME($unit) } does not rally with { $total } and runs on.
charge = { NAME($unit) } charges { NAME($target) }!
surprised = { NAME($target) } is taken by surprise.
melee-round = Melee, round { $round }: { NAME($unit) } loses { $lost }, { NAME($target) } loses { $killed }.
melee-unbroken = Three rounds and no decision: { NAME($unit) } draws off.
leaving-losses = { NAME($unit) } leaves the melee and loses { $count ->
    [one] one more figure
   *[other] { $count } more figures
  }.

## The log: set-up and victory

deployed = { NAME($side) }: a unit is deployed.
no-room = { NAME($unit) } finds no room in its zone and takes no part.
recruited = { NAME($side) }: { NAME($profile) }, { $count ->
    [one] 1 figure
   *[other] { $count } figures
  }.
force-built = { NAME($side) }: a force of { $points } points.
scored = { NAME($side) }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }: { NAME($goal) }.
collapse = { NAME($side) }: collapse. Less than a third is left standing. The enemy gains 3 victory points.
mission-done = { NAME($side) }: side mission done. { NAME($mission) }.
mission-failed = { NAME($side) }: side mission failed. { NAME($mission) }.
outcome-won = Victory: { NAME($winner) }, { $points } to { $other }.
outcome-decisive = Decisive victory: { NAME($winner) }, { $points } to { $other }.
outcome-draw = A draw, with { $points } victory points each.

## Why not

not-this-card = { NAME($unit) } does not act with the card being resolved, { NAME($card) }.
has-acted = { NAME($unit) } has already acted with this card, or cannot act.
lurk-watches = { NAME($unit) } lurks: it can only take a Watch action.
no-open-order = { NAME($unit) } does not fight in open order.
looks-for-nobody = { NAME($unit) } cannot look for anybody.
cards-in-hand = You have cards in hand: only a side without any may pass.
nobody-forward = You have neither an Officer nor an Elite unit in play: take the command points.
not-your-unit = That is not one of your units.
unit-off-table = { NAME($unit) } is no longer on the table.
marker-may-not = A marker may only move, watch, hide or pass, or show itself.
already-loaded = { NAME($unit) } is loaded already.
already-spotted = { NAME($target) } is spotted already.
already-watching = { NAME($unit) } is on watch already.
already-a-marker = It is a marker already.
fleeing = { NAME($unit) } is fleeing: it can only try to rally.
not-fleeing = { NAME($unit) } is not a fleeing unit of yours.
cannot-act = { NAME($unit) } cannot act now.
no-weapon = { NAME($unit) } has no weapon to shoot with.
weapon-spent = { NAME($unit) } has spent its single shot.
unloaded = { NAME($unit) } is unloaded: it has to reload first.
in-column = { NAME($unit) } is in column: a column neither shoots nor watches.
gun-unserved = { NAME($unit) }: a gun needs two crew within 1″.
own-unit = { NAME($target) } is on your side.
target-a-marker = { NAME($target) } is a marker: look for it first, or charge it.
not-spotted = { NAME($target) } is not spotted: a spotting test must succeed first.
not-in-sight = Nobody of the unit has { NAME($target) } in sight.
officer-sheltered = { NAME($target) } stands among his men: only a unit to which he is the nearest enemy may aim at him.
out-of-range = { NAME($target) } is out of range.
no-line-of-fire = Nobody has a clear shot at { NAME($target) }: it is out of sight, outside the arc or too far.
volley-formation = { NAME($unit) } is not in formation: only a formation of drilled troops fires volleys.
volley-powder = { NAME($unit) }: a volley needs black-powder weapons.
volley-moved = { NAME($unit) } has moved in this activation: no volley.
volley-officer = { NAME($unit) } is not Elite and has no Officer of its type within 6″ to order the volley.
cannot-charge = { NAME($unit) } cannot charge.
charge-wagon = { NAME($target) } cannot be charged.
charge-out-of-reach = No figure can reach { NAME($target) } in a charge.
cannot-hide = { NAME($unit) } cannot hide.
hide-smoke = { NAME($unit) } stands in its own smoke: it cannot hide.
hide-enemy-near = { NAME($unit) } has an enemy within 8″: it cannot hide.
hide-in-sight = { NAME($unit) } has a figure in the open and in sight of the enemy: it cannot hide.
vanish-trait = { NAME($unit) } has neither Scout nor Natives: it cannot become a marker again.
wagon-escort = { NAME($unit) } has no friendly unit within 3″: it does not move.
wagon-enemy = { NAME($unit) } has an enemy upon it: it does not move.
cannot-board = { NAME($unit) } cannot go aboard.
no-boat = { NAME($boat) } is no boat of yours.
boat-too-far = Not every figure is within 1″ of { NAME($boat) }.
boat-full = { NAME($boat) } has no room for so many.
aboard = { NAME($unit) } is aboard a boat, and can only land.
target-aboard = { NAME($target) } is aboard a boat: shoot at the boat.
not-aboard = { NAME($unit) } is not aboard a boat.
no-landing = { NAME($unit) } finds no room ashore within 1″ of the boat.
no-exit = No objective lets { NAME($unit) } leave the table there.
edge-too-far = No figure of { NAME($unit) } can reach the stretch of edge.
no-interaction = “{ NAME($goal) }” is not something your units can work at.
cannot-interact = { NAME($unit) } cannot do that.
goal-done = “{ NAME($goal) }” is done already.
cannot-observe = “{ NAME($goal) }”: a figure must be within 12″ of the point and see it.
burn-too-few = “{ NAME($goal) }”: at least { $count } figures must be within 1″ of the point.
burn-occupied = “{ NAME($goal) }”: an enemy is still inside.
too-few-points = That costs { $cost } command points, and you have { $points }.
not-own-troops = Only one of your own Troops cards, from your hand, can be put in Reserve.
not-in-discard = Only one of your own Troops cards in the discard can be taken back.
force-officer = A force needs at least one Officer.
force-units = A force needs at least two units besides its Officers.
force-list = { NAME($profile) } does not belong to this list.
force-size = { NAME($profile) }: a unit has { $least } to { $most } figures.
force-one-officer = There is an Officer of { NAME($type) } in the force already.
force-officer-type = An Officer of { NAME($type) } needs another unit of that type in the force.
force-one-gun = A force has one gun at most.
force-points = That would not leave points enough for a complete force within { $limit }.

## What modifies a die

modifier-smoke = smoke
modifier-mounted = mounted
modifier-artillery_wagon_boat = gun, wagon or boat
modifier-cover = cover
modifier-scout_or_natives = Scout or Natives
modifier-hidden_marker = marker
modifier-spotter_scout = Scout looking
modifier-obstacle = obstacles
modifier-light_section = light cover crossed
modifier-dense_solid_section = dense cover crossed
modifier-weather = weather
modifier-hasty = hasty
modifier-long_range = long range
modifier-extreme_range = extreme range
modifier-open_order = open order
modifier-light_cover = light cover
modifier-dense_cover = dense cover
modifier-solid_cover = solid cover
modifier-mounted_target = mounted target
modifier-large_target = large target
modifier-officer = Officer
modifier-figures_6 = 6 figures or more
modifier-figures_10 = 10 figures or more
modifier-formation = formation
modifier-few_figures = 3 figures or fewer
modifier-morale_card = Morale card
modifier-natives_in_cover = Natives in cover
modifier-all_in_solid = all in solid cover
modifier-volley_or_unseen = volley or unseen shooter
modifier-three_casualties = three casualties
modifier-artillery_or_formation = artillery or formation
modifier-casualties = casualties
modifier-double_numbers = double numbers
modifier-surprise = surprise
modifier-impossible = all but impossible
modifier-sabre = sabre
modifier-naval = naval weapons
modifier-lance = lance
modifier-fewer_casualties = fewer casualties

## Charts

chart-radii = Bases
chart-slots = Slots
chart-diagonal-slots = Slots, facing a corner
chart-distances = Distances
chart-limits = Limits
chart-command-gains = Command points gained
chart-command-abilities = Command abilities
chart-order-cost = Price of an Order
chart-troop-types = Troop types
chart-movement = Movement
chart-terrain = Terrain
chart-spotting-distance = Spotting distance
chart-spotting = Spotting
chart-weather = Weather
chart-weapons = Ranged weapons
chart-shooting = Shooting
chart-reaction = Reaction
chart-melee-weapons = Melee weapons
chart-surprise-attack = Surprise attack
chart-leaving-melee = Leaving a melee
chart-side-missions = Side missions

axis-model = Model
axis-order = Order
axis-step = Step
axis-distance = Distance
axis-limit = Limit
axis-gain = Gain
axis-ability = Ability
axis-figures = Figures
axis-type = Troop type
axis-value = Value
axis-allowance = Allowance
axis-terrain = Terrain
axis-quality = Quality
axis-column = Column
axis-circumstance = Circumstance
axis-weather = Weather
axis-weapon = Weapon
axis-result = Result
axis-die = Die

ranged-plain = { $range }″, { $near }+ / { $far }+
ranged-single-shot = { $range }″, { $near }+ / { $far }+, single shot
ranged-black-powder = { $range }″, { $near }+ / { $far }+, black powder
ranged-artillery = { $range }″, { $near }+, artillery: { $dice } dice, { $reloads ->
    [one] 1 reload
   *[other] { $reloads } reloads
  }

word-foot = on foot
word-mounted = mounted
word-gun = gun
word-wagon = wagon
word-boat = boat
word-marker = marker
word-formation = formation
word-column = column
word-normal = normal
word-open = open
word-obstacle = obstacle
word-area = area
word-building = building
word-clear = clear
word-rough = rough
word-very-rough = very rough
word-impassable = impassable
word-low = low
word-high = high
word-none = none
word-light = light
word-dense = dense
word-solid = solid
word-form = form
word-ground = ground
word-height = height
word-cover = cover
word-fence = fence
word-hedge = hedge
word-wall = wall or bank
word-crops = crops
word-scrub = scrub
word-orchard = orchard
word-wood = wood
word-swamp = swamp
word-rocks = rocks
word-palisade = palisade or high wall
word-house = house
word-river = river
word-ford = ford
word-bridge = bridge
word-brush-line = line of bushes
word-cards = Troops cards
word-actions = actions
word-stand = stands on
word-flee-below = flees below
word-rally = rallies on
word-attack = attack
word-defence = defence
word-fall-back = falls back
word-flee = flees
word-base = base
word-scout = Scout
word-natives = Natives
word-cavalry = Cavalry
word-light-cavalry = Light Cavalry
word-no-enemy-24 = no enemy within 24″
word-road-column-or-single = road, column or single figure
word-road-other = road, others
word-charge = charge
word-minimum = at least
word-rival-card = playing an enemy card
word-forward = Forward! taken as points
word-forward-officer = for each Officer then
word-dead-type = own Troops card, its units gone
word-smoke = smoke marker
word-artillery-wagon-boat = gun, wagon or boat
word-light-cover = light cover
word-dense-or-solid-cover = dense or solid cover
word-scout-or-natives = Scout or Natives
word-hidden-marker = hidden-movement marker
word-spotter-scout = Scout looking
word-light-section = each full 6″ of light cover
word-dense-solid-section = each full 3″ of dense or solid cover
word-hasty = hasty shot
word-long-range = long range, more than 12″
word-extreme-range = extreme range, more than 24″
word-open-order = target in open order
word-dense-cover = dense cover
word-solid-cover = solid cover
word-mounted-target = mounted target
word-large-target = large target
word-impossible = wound die of an impossible shot
word-officer = Officer within 6″, or an Officer
word-figures-6 = 6 figures or more
word-figures-10 = 10 figures or more
word-few-figures = 3 figures or fewer
word-morale-card = Morale card
word-natives-in-cover = Natives, all in light or dense areas
word-all-in-solid = all in solid cover
word-volley-or-unseen = volley, or an unseen shooter
word-three-casualties = three casualties or more
word-artillery-or-formation = shot by artillery or by a formation
word-casualties = each casualty in this melee
word-double-numbers = twice the enemy's engaged figures
word-surprise = surprised
word-fewer-casualties = no casualties, or fewer than the rival unit
word-enemy-exclusion = kept from the enemy by a Move
word-engaged = engaged
word-contact = in contact
word-behind-obstacle = behind an obstacle
word-loophole = at a loophole
word-cover-crossing = crossed to give cover
word-march = free of enemies on the march
word-officer-shelter = an Officer among his men
word-hide = free of enemies to hide
word-canister = canister
word-crew = crew at the gun
word-escort = escort of a wagon
word-contact-move = the charged meet the charge
word-observe = observing a point
word-interact = working at a point
word-deployment = kept from the enemy in deployment
word-normal-link = gap in normal order
word-open-link = gap in open order
word-open-gap = least gap in open order
word-region = added to the region of a Move
word-board = boarding a boat
word-hand = cards in hand
word-clock-cards = Clock cards
word-forward-cards = Forward! cards of a side
word-morale-cards = Morale cards of a side
word-high-sections = high sections that block sight
word-melee-rounds = rounds of a melee
word-placing-passes = passes in placing a unit
word-formation-figures = least figures in formation
word-unit-figures = most figures in a unit
word-boat-figures = figures in a boat
word-wounds = wounds of a wagon or boat
word-collapse-points = points for a collapse
word-mission-points = points for a side mission
word-decisive-margin = margin of a decisive win
word-lurk = Lurk
word-reserve = Reserve
word-authority = Authority
word-preparation = Preparation

## What there is to know of a unit

profile-dummy = A dummy: nobody is behind it ({ $type ->
    [irregular] Irregulars
    [native] Natives
    [militia] Militia
    [civilian] Civilians
   *[regular] Regulars
  })
profile-type = { $type ->
    [irregular] Irregulars
    [native] Natives
    [militia] Militia
    [civilian] Civilians
   *[regular] Regulars
  }, { $model ->
    [mounted] mounted
    [gun] with a gun
   *[foot] on foot
  }; { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  } with its card
profile-values = Shooting { $shooting }, attack { $attack }, defence { $defence }
profile-allowance = Moves up to { $inches }″
profile-weapon = { NAME($weapon) }: range { $range }″, power { $near } near and { $far } far{ $dice ->
    [one] { "" }
   *[other] , { $dice } dice
  }; { $load ->
    [single] a single shot
    [reload] { $reloads ->
      [one] 1 Reload after each shot
     *[other] { $reloads } Reloads after each shot
    }
   *[always] always loaded
  }
profile-melee = In melee, { NAME($weapon) }: attack { $attack }, defence { $defence }
profile-model = Moves with the card of the { $type ->
    [irregular] irregulars
    [native] natives
    [militia] militia
    [civilian] civilians
   *[regular] regulars
  }; { $left } of { $of } wounds left
profile-boat = Carries { $figures } of { $most } figures
profile-figures = { $figures } of { $of } figures; { $killed } dead, { $fled } fled
profile-marker = Hidden behind marker { $number }
profile-order = In { $order ->
    [open] open order
    [formation] formation
    [column] column
   *[normal] normal order
  }
profile-fleeing = Fleeing: it must rally before it can act
profile-unspotted = Unspotted: it must be found before it is shot at or charged
profile-smoke = In smoke
profile-aboard = Aboard { NAME($boat) }
profile-unloaded = Unloaded: { $reloads ->
    [one] 1 Reload needed
   *[other] { $reloads } Reloads needed
  }
profile-loaded = Loaded
profile-spent = Its single shot is spent
profile-watching = Watching: it may answer an enemy that acts in its sight
profile-acting = Acting now: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  } left
profile-to-act = Still to act with this card
profile-officer = Officer: steadies units within { $inches }″, shelters among his men, acts on Forward!
profile-elite = Elite: acts on Forward!
profile-drilled = Drilled: volleys in formation
profile-open-order = May take open order
profile-scout = Scout
profile-natives = Natives
profile-cavalry = Cavalry
profile-light-cavalry = Light Cavalry

## What is paid or given up

cost-command = { $points ->
    [one] 1 command point
   *[other] { $points } command points
  } of { $left }{ $last ->
    [yes] , the last
   *[no] { "" }
  }
cost-action = { $left ->
    [one] 1 action, the last
   *[other] 1 of { $left } actions
  }{ $then ->
    [hasty] ; a shot after it is hasty
    [reload] ; then unloaded, { $reloads ->
      [one] 1 Reload
     *[other] { $reloads } Reloads
    }, and in smoke
    [spent] ; its single shot
   *[none] { "" }
  }
cost-activation = Ends its activation, { $left ->
    [one] its last action
   *[other] all { $left } actions
  }
cost-answer = Its watch, whatever comes of it
cost-shot = { $then ->
    [reload] Then unloaded, { $reloads ->
      [one] 1 Reload
     *[other] { $reloads } Reloads
    }, and in smoke
   *[spent] Its single shot
  }
cost-clock = Clock { $nth } of { $of }{ $last ->
    [yes] : the turn ends at once
   *[no] { "" }
  }
cost-card = The card; { $units ->
    [0] nobody acts
    [one] 1 unit acts
   *[other] { $units } units act
  }
cost-enemy-card = An enemy card: { $units ->
    [0] nobody acts
    [one] 1 enemy unit in the open acts
   *[other] { $units } enemy units in the open act
  }, and you gain command points ({ $points })
cost-forward = { $units ->
    [one] The action of 1 unit
   *[other] The actions of { $units } units
  }, for { $points ->
    [one] 1 command point
   *[other] { $points } command points
  }
cost-stop = { $units ->
    [one] 1 unit loses its action
   *[other] { $units } units lose their action
  }
cost-size = { $points } of { $left } points
