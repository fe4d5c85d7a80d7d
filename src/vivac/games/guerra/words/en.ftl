## The game

title = Guerra a Muerte
summary = Spanish America, 1810-1824: Royalists and Patriots fight from New Mexico to Chiloé, year by year, over the end of an empire.
length = 3 to 15 h
complexity = 4
place = Spanish America
cover-place = The Americas
scenario-campaign = The campaign (1810-1824)
scenario-campaign-text = The whole war, turns I to XV. The Royalist wins with 15 areas or more on the continent at the end; the Patriot, if he has left him at most 2 areas worth at most 4 RP together. Anything between is a draw.
scenario-first_fights = The First Fights (1810-1814)
scenario-first_fights-text = Turns I to V, from the first operations on. With 12 areas or more the Patriot wins; 9 to 11 is a draw; with fewer the Royalist wins.
scenario-empire_strikes_back = The Empire Strikes Back (1815-1818)
scenario-empire_strikes_back-text = Turns VI to IX: Spain is free of Napoleon, and Morillo is on his way. With 14 areas or more the Patriot wins; 11 to 13 is a draw; with fewer the Royalist wins.
scenario-end_of_empire = End of the Empire (1820-1824)
scenario-end_of_empire-text = Turns XI to XV: the Liberals rule in Spain, and no more troops will come. The Royalist wins with 15 areas or more on the continent at the end; the Patriot, if he has left him at most 2 areas worth at most 4 RP together.
role-royalist = Royalist
role-patriot = Patriot

## Optional rules

switch-limited_intelligence = Limited intelligence
switch-limited_intelligence-text = What stands under an army marker is hidden from the enemy until it fights or intercepts.
switch-leader_factor_on_ops = Leaders add operation points
switch-leader_factor_on_ops-text = A leader's operations factor is added to the operation points of the table, not to the die.
switch-stationary_forces_check = Attrition for those who stay
switch-stationary_forces_check-text = Stacks that end their operations phase in a hostile area check attrition too, even if they have not moved.
switch-boves_rolls_every_combat = Boves in the thick of it
switch-boves_rolls_every_combat-text = Boves rolls for his life after every combat of his force, even if units survive.
switch-mass_recruitment_once = Mass recruitment once in each area
switch-mass_recruitment_once-text = A side may call the masses of a given area to arms only once in the game.
switch-closed_ports = Ships close ports
switch-closed_ports-text = Patriot ships off a port shut it to reinforcements unless Royalist ships are there too; nobody runs in.
switch-liberals_to_come = The Liberals have still to come
switch-liberals_to_come-text = In the End of the Empire the Liberals do not rule yet: from turn XII on they are rolled for.

## Names of things

name-of = { NAME($thing) }
name-royalist = Royalists
name-patriot = Patriots
name-rebels = rebels
name-legion = São Paulo Legion
name-nobody = nobody
name-both = both
name-el-plata = El Plata
name-chile = Chile
name-gran-colombia = Gran Colombia
name-peru = Peru
name-mexico = Mexico
name-fortress = fortress
name-siege = besieging
name-disordered = dispersed
name-manoeuvre = active
name-done = done for this phase
name-track = turn track
name-lost = out of the game
name-pool-royalist = recruit pool
name-pool-el-plata = recruit pool
name-pool-chile = recruit pool
name-pool-gran-colombia = recruit pool
name-pool-peru = recruit pool
name-pool-mexico = recruit pool
name-pool-rebels = recruit pool
name-confusion = Confusion
name-skirmish-screen = Skirmish screen
name-steady-infantry = Steady infantry
name-cannonade = Cannonade
name-cavalry-probe = Cavalry probe
name-arms-in-concert = Arms in concert
name-volley-and-square = Volley and square
name-cavalry-charge = Cavalry charge
name-grand-battery = Grand battery
name-flank-attack = Flank attack
name-combined-arms = Combined arms
name-decisive-blow = Decisive blow

city-itself = { $name } (city)
the-side = { $side ->
    [royalist] the Royalists
    [patriot] the Patriots
    [rebels] the rebels
   *[legion] the Portuguese
  }
the-side-first = { $side ->
    [royalist] The Royalists
    [patriot] The Patriots
    [rebels] The rebels
   *[legion] The Portuguese
  }
the-enemy = { $enemy ->
    [royalist] the Royalists
    [patriot] the Patriots
    [rebels] the rebels
   *[legion] the Portuguese
  }
ops-left = { $ops } OP left
the-gunner = { $ship ->
    [fortress] the fortress
   *[other] { NAME($ship) }
  }
the-gunner-first = { $ship ->
    [fortress] The fortress
   *[other] { NAME($ship) }
  }
roman = { $turn ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
    [10] X
    [11] XI
    [12] XII
    [13] XIII
    [14] XIV
   *[15] XV
  }
year-of-turn = { $turn ->
    [1] 1810
    [2] 1811
    [3] 1812
    [4] 1813
    [5] 1814
    [6] 1815
    [7] 1816
    [8] 1817
    [9] 1818
    [10] 1819
    [11] 1820
    [12] 1821
    [13] 1822
    [14] 1823
   *[15] 1824
  }
battle-outcome = { $result ->
    [AZ] { result-AZ }
    [AR2] { result-AR2 }
    [AR1] { result-AR1 }
    [EX] { result-EX }
    [BB] { result-BB }
    [DR1] { result-DR1 }
    [DR2] { result-DR2 }
   *[DZ] { result-DZ }
  }
siege-outcome = { $result ->
    [A3] { siege-A3 }
    [A2] { siege-A2 }
    [A1] { siege-A1 }
    [AD1] { siege-AD1 }
    [D1] { siege-D1 }
    [D2] { siege-D2 }
   *[S] { siege-S }
  }

## What is seen

heading = Turn { roman } ({ NUMBER($year, useGrouping: 0) }): { $step ->
    [deployment] Deployment{ heading-side }
    [events] Events
    [uprisings] Uprisings{ heading-side }
    [risings] Uprisings, the dice
    [spain] Reorganisation, RP from Spain
    [income] Reorganisation, income
    [promotion] Reorganisation, promotion of militia{ heading-side }
    [mass_recruitment] Reorganisation, mass recruitment{ heading-side }
    [building] Reorganisation, building{ heading-side }
    [convoys] Reinforcements from Spain
    [arrivals] Patriot reinforcements
    [guerrillas] Reorganisation, guerrillas{ heading-side }
    [forming] Reorganisation, forming forces{ heading-side }
    [opening] { heading-operations }, forming forces
    [operations] { heading-operations }
    [march] { heading-operations }, a force on the march
    [voyage] { heading-operations }, a fleet at sea
    [standing] { heading-operations }, attrition
    [blockades] End of Turn, blockades
    [homecoming] End of Turn, return to port
   *[end] End of Turn
  }
heading-side = { $side ->
    [royalist] , Royalists
    [patriot] , Patriots
   *[other] {""}
  }
heading-operations = { $side ->
    [royalist] Royalist Operations
   *[patriot] Patriot Operations
  }

status-rp = { $nation ->
    [royalist] Royalist pool
   *[other] Pool of { NAME($nation) }
  }: { $rp } RP
status-march = Active force in { NAME($place) }: { ops-left }.
status-voyage = Active fleet in { NAME($place) }: { ops-left }.
status-liberals = The Liberals have ruled Spain since { NUMBER($year, useGrouping: 0) }: no reinforcements come, and half the RP.
status-mexico = Hidalgo keeps Mexico in turmoil: { $limit ->
    [0] no more Royalist units
    [one] 1 more Royalist unit
   *[other] { $limit } more Royalist units
  } may be activated there.
status-empire = Royalist areas on the continent: { $areas }, worth { $rp } RP; with { $goal } areas at the end the Royalist wins.
status-patriots = Patriot areas: { $areas }; with { $goal } at the end the Patriot wins.

track-turn = Turn

pile-pool-royalist = Recruit pool: Royalists
pile-pool-el-plata = Recruit pool: El Plata
pile-pool-chile = Recruit pool: Chile
pile-pool-gran-colombia = Recruit pool: Gran Colombia
pile-pool-peru = Recruit pool: Peru
pile-pool-mexico = Recruit pool: Mexico
pile-pool-rebels = Recruit pool: River Plate rebels
pile-track = Turn track
pile-lost = Out of the game

marker-repression = Royalist repression: +1 to Patriot uprisings
marker-raided = raided: 1 RP less at the next income
marker-recruited-royalist = Royalist mass recruitment: no more Royalist uprisings here until the Liberals rule
marker-recruited-patriot = Patriot mass recruitment: no more Patriot uprisings here until the Liberals rule

note-area = Worth { $rp } RP; { $royalist ->
    [2] under Royalist control
    [1] under the partial control of both sides
   *[0] { $patriot ->
        [0] controlled by nobody
       *[other] under Patriot control
      }
  }{ $pro ->
    [royalist] ; pro-Royalist
    [patriot] ; pro-Patriot
   *[nobody] {""}
  }{ $hostile ->
    [yes] ; hostile: who enters checks attrition
   *[no] {""}
  }
note-city = { $kind ->
    [fortress] Fortress
   *[city] City
  }{ $port ->
    [yes] {" "}and port
   *[no] {""}
  }, { $side ->
    [royalist] held by the Royalists
    [patriot] held by the Patriots
    [rebels] held by the rebels
   *[nobody] held by nobody
  }

## Questions: deployment

ask-deployment = Do you deploy at one stroke as in history, or unit by unit within the zones?
ask-deploy-which = Which unit do you deploy next ({ $left ->
    [one] 1 step or unit
   *[other] { $left } steps or units
  } left in this group)?
ask-deploy-where = Where does { NAME($unit) } start?

## Questions: uprisings and reorganisation

ask-uprising = { $made ->
    [0] Where do you call the people to rise (up to two areas, 5 or more on the die)?
   *[other] Where do you try your second uprising, if anywhere?
  }
ask-rises = { NAME($area) } rises: which militia takes the field?
ask-feed = Which pool takes in the { $rp } RP of { NAME($area) }?
ask-promotion = Which reduced regular do you bring to full strength by giving up a militia of its area?
ask-promote-whom = Which militia goes into the ranks of { NAME($unit) }?
ask-mass-recruitment = Where do you call the masses to arms, for 3 militia now and half the RP at the next income?
ask-levy-nation = Whose militia answers the call in { NAME($area) }?
ask-building = What do you build or bring to full strength with your RP?
ask-pay-from = Which pool pays for { NAME($unit) }?
ask-build-where = Where does { NAME($unit) } enter play?
ask-convoy = Which port does the next convoy from Spain make for ({ $units ->
    [one] 1 unit waits
   *[other] { $units } units wait
  })?
ask-load = Who sails in this convoy to { NAME($port) }?
ask-escort = Patriot ships lie off { NAME($port) } ({ NAMES($units) }): do the warships of the convoy offer battle, or run in with the transports?
ask-challenge = A convoy makes for { NAME($port) }: do you fall upon its transports (1-2 back to Spain, 5-6 destroyed)?
ask-camp = The convoy is in { NAME($port) }: who camps in the field, outside the city?
ask-arrives-where = Where does { NAME($unit) } arrive?
ask-leader-enters = Where does { NAME($leader) } take command?
ask-cochrane-ship = Which ship does Cochrane bring to the cause, free of charge?
ask-guerrillas = Which militia takes to the hills as guerrillas, or comes down from them?
ask-form = Where do you form your forces anew?
ask-muster = Who joins the force you are putting together?
ask-quarters = Does the force stay in { NAME($place) }, or change its quarters for nothing?
ask-army = Does the force go under an army marker, which hides it from the enemy?

## Questions: operations

ask-mina = Mina is off the coast of Mexico: where does he land?
ask-operations = { $group ->
    [1] El Plata and Chile: whom do you activate next?
    [2] Gran Colombia and Peru: whom do you activate next?
    [3] Mexico: whom do you activate next?
   *[other] Whom do you activate next?
  }
ask-activation = { $spent ->
    [0] Activation in { NAME($place) }: do you spend RP before the die, +2 for each?
    [one] Activation in { NAME($place) }, 1 RP laid down for +2: do you spend another before the die?
   *[other] Activation in { NAME($place) }, { $spent } RP laid down, +2 each: do you spend another before the die?
  }
ask-stay-in-mexico = { $limit ->
    [0] No more units
    [one] No more than 1 unit
   *[other] No more than { $limit } units
  } may be activated in Mexico: who stays behind?
ask-march = What does the active force in { NAME($place) } do now ({ ops-left })?
ask-voyage = What does the active fleet in { NAME($place) } do now ({ ops-left })?
ask-leave = Who stays behind in { NAME($place) }, done for this phase?
ask-intercept = The enemy marches from { NAME($area) } to { NAME($to) }: do you try to intercept, on a 5 or more?
ask-evade = { $enemy ->
    [royalist] The Royalists
    [patriot] The Patriots
   *[other] The Portuguese
  } attack in { NAME($area) } ({ NAMES($units) }): do you stand, or try to evade on a 3 or less?
ask-losses = Who takes the loss in { NAME($place) } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } to go)?
ask-retreat = Where does the beaten force retreat to from { NAME($area) }?
ask-advance = Victory in { NAME($area) }: do your troops enter a city at once, free of charge?
ask-occupy = { NAME($city) } is open: do the besiegers move in?
ask-attrition = { $spent ->
    [0] Attrition in { NAME($place) }: do you spend RP before the die, -2 for each?
    [one] Attrition in { NAME($place) }, 1 RP laid down for -2: do you spend another before the die?
   *[other] Attrition in { NAME($place) }, { $spent } RP laid down, -2 each: do you spend another before the die?
  }
ask-refuge = { NAME($leader) } has lost his troops and got away: where does he turn up?
ask-subvert-whom = Which American unit does { NAME($leader) } try to win over, on a 3 or less?
ask-turncoat = Which Patriot unit takes the place of { NAME($unit) }?

## Questions: at sea

ask-evade-at-sea = Enemy ships bear down on you in { NAME($place) } ({ NAMES($units) }): do you give battle, or try to slip away on a 3 or less?
ask-target = Whom does { the-gunner } fire at?
ask-cochrane-frigate = Cochrane boards before the guns speak: which frigate does he strike at?
ask-cochrane-prize = { NAME($ship) } is at Cochrane's mercy: does he capture or sink her?
ask-ship-order = { NAME($city) } has fallen: for which of your ships in port is the next die rolled?
ask-overboard = The ships left have no room for all the leaders: who goes overboard and rolls for his life?
ask-escape = Where does { NAME($ship) } run to?
ask-prize = { NAME($ship) } is yours: which ship of your own does it become?
ask-return = The year ends: where does { NAME($ship) } go from { NAME($sea) }?

## Options

option-historical = As in history
option-freely = Unit by unit
option-at = { NAME($target) }
option-pick = { NAME($target) }, { NAME($place) }
option-target = { NAME($target) }, { NAME($place) }
option-done = Done
option-decline = No, let them pass
option-all = All who are left
option-close = Nobody else
option-rise = Call for an uprising in { NAME($target) }
option-feed = Pool of { NAME($target) }
option-promote = Fill the ranks of { NAME($target) }, { NAME($place) }
option-recruit = Call the masses of { NAME($target) } to arms
option-nation = { $target ->
    [royalist] Royalist militia
   *[other] Militia of { NAME($target) }
  }
option-buy = Build { NAME($target) }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }
option-restore = Bring to full strength: { NAME($target) }, { NAME($place) }
option-spend = { $target ->
    [royalist] Pay from the Royalist pool ({ $left } RP)
   *[other] Pay from the pool of { NAME($target) } ({ $left } RP)
  }
option-roll = Roll the die
option-convoy = Send a convoy to { NAME($target) }
option-wait = Keep the rest in Spain
option-offer-battle = Offer battle
option-run-in = Run in with the transports
option-challenge = Fall upon the transports
option-hide = Into guerrilla mode: { NAME($target) }, { NAME($place) }
option-emerge = Out of guerrilla mode: { NAME($target) }, { NAME($place) }
option-regroup = { $box ->
    [field] Form the forces in { NAME($target) }
    [afloat] Form the fleets in { NAME($target) }
    [works] Form the besiegers in the siege works, { NAME($target) }
   *[other] Form the besiegers of { NAME($box) }
  }
option-army = Under the marker "{ NAME($target) }"
option-open = Leave them in plain view
option-activate = Activate "{ NAME($what) }" in { NAME($target) }
option-legion = Activate "{ NAME($what) }" in { NAME($target) }
option-fleet = Set sail with "{ NAME($what) }" from { NAME($target) }
option-flee = Send { NAME($target) } into exile
option-subvert = { NAME($target) } tries subversion
option-move = March to { NAME($target) } (1 OP)
option-attack = Attack { $target ->
    [royalist] the Royalists
    [patriot] the Patriots
    [rebels] the rebels
   *[legion] the Portuguese
  }, "{ NAME($what) }" (2 OP)
option-intercept = Intercept with "{ NAME($what) }"
option-hunt = Hunt the guerrillas, "{ NAME($what) }" (2 OP)
option-enter = Enter { NAME($target) }
option-exit = March out into the field
option-besiege = Lay siege to { NAME($target) }
option-works = Dig siege works (2 OP)
option-assault = Assault the walls (3 OP)
option-blockade = Blockade the fortress (4 OP)
option-leave = Leave units behind
option-join = Pick up "{ NAME($what) }"
option-embark = Embark with "{ NAME($what) }" (1 OP)
option-stop = End the activation
option-evade = Try to evade
option-stand = Stand and fight
option-lose = A step of { NAME($target) }, { NAME($place) }
option-retreat = Retreat to { NAME($target) }
option-occupy = Move in
option-stay = Stay there
option-sail = Sail to { NAME($target) }
option-engage = Engage "{ NAME($what) }" in { NAME($target) } (2 OP)
option-raid = Raid the coast of { NAME($target) } (1 OP)
option-land = Land in { NAME($target) } (1 OP)
option-capture = Capture her
option-sink = Sink her
option-prize = { NAME($target) }

## What dice are for

why-activation = activation
why-assault = assault
why-attrition = attrition
why-battle = battle
why-blockade = hunger
why-cochrane = Cochrane's stroke
why-convoy = convoy
why-evasion = evasion
why-gunnery = gunnery
why-hunt = counter-guerrilla
why-initiative-attacker = attacker's initiative
why-initiative-defender = defender's initiative
why-interception = interception
why-leader-loss = leader loss
why-liberals = Liberals
why-mexican-limit = activations in Mexico
why-naval-evasion = evasion at sea
why-port-capture = ship in the fallen port
why-precedence-patriot = Patriot precedence
why-precedence-royalist = Royalist precedence
why-raid = raid
why-repression = repression
why-spain = RP from Spain
why-subversion = subversion
why-tactics = tactics
why-uprising = uprising

## What modifies a die

modifier-all-militia = militia only
modifier-attacker-leader = attacker's leader
modifier-besieger-leader = besieger's leader
modifier-boves = Boves
modifier-cavalry = cavalry
modifier-chaco = Chaco
modifier-cochrane = Cochrane
modifier-defender-leader = defender's leader
modifier-enemy-ships = enemy ships
modifier-friction = friction
modifier-garrison-leader = garrison's leader
modifier-interceptor-cavalry = interceptor's cavalry
modifier-interceptor-leader = interceptor's leader
modifier-leader = leader
modifier-militia = militia without a leader
modifier-mover-cavalry = mover's cavalry
modifier-mover-leader = mover's leader
modifier-partidarios = Partidarios
modifier-patriots-ahead = Patriots ahead
modifier-rp = RP spent
modifier-turn = turn
modifier-uprising = land and people

## The log: the turn

deployed-historically = { the-side-first } stand where history had them.
turn-begins = { year-of-turn }: turn { roman } begins.
liberals = The Liberals take power in Spain: no more troops will cross the ocean.
no-liberals = The King still rules Spain as he pleases.
uprising-announced = { the-side-first } call { NAME($area) } to rise.
uprising-succeeds = { NAME($area) } rises { $side ->
    [patriot] for independence.
   *[royalist] against the Patriots.
  }
uprising-fails = { $side ->
    [patriot] The Patriot call
   *[royalist] The call against the Patriots
  } goes unheard in { NAME($area) }.
spain-sends = { $rp ->
    [0] Spain sends nothing but good wishes.
   *[other] Spain sends { $rp } RP.
  }
income = { the-side-first } collect { $rp } RP in America.
income-area = { NAME($area) } yields { $rp } RP for { NAME($nation) }.
precedence = { the-side-first } go first in reorganisation.
promoted = Ranks filled: { NAME($militia) } goes into { NAME($unit) }.
mass-recruitment = { the-side-first } call the masses of { NAME($area) } to arms: { $units ->
    [one] 1 militia takes the field.
   *[other] { $units } militia take the field.
  }
built = New strength in { NAME($place) }: { NAME($unit) }.
restored = Back to full strength: { NAME($unit) }.
convoy = A convoy sails from Spain for { NAME($port) } with { $units ->
    [one] 1 unit
   *[other] { $units } units
  } aboard.
convoy-battle = { $side ->
    [royalist] The escort fights the way clear for the convoy.
   *[patriot] The Patriot ships beat the escort and bar the way.
  }
convoy-lands = The convoy lands in { NAME($port) }.
convoy-turned-back = Patriot ships off { NAME($port) } turn the convoy back to Spain.
convoy-destroyed = The convoy for { NAME($port) } never arrives: Patriot ships destroy it.
arrives = Reinforcements reach { NAME($place) }: { NAME($unit) }.
to-the-pool = New in the recruit pool: { NAME($unit) }.
lost-cause = With Morelos gone the Mexican cause is lost, and one unit will never come: { NAME($unit) }.
cochrane-comes = Lord Cochrane hoists his flag in the Patriot fleet.
mina-lands = Mina lands in { NAME($area) }.
guerrilla-hides = Militia takes to the hills in { NAME($area) }: { NAME($unit) }.
guerrilla-emerges = Guerrillas come down from the hills in { NAME($area) }: { NAME($unit) }.
army-formed = An army gathers in { NAME($place) }: { NAME($army) }.

## The log: leaders

leader-enters = { NAME($leader) } takes command in { NAME($place) }.
leader-waits = { NAME($leader) } finds nobody to lead, and waits.
leader-lost = { NAME($leader) } is lost, dead or in chains.
leader-survives = { NAME($leader) } gets away with his life.
leader-joins = { NAME($leader) } turns up in { NAME($place) }.
leader-flees = { NAME($leader) } goes into exile in { $haven ->
    [usa] the United States
   *[other] { NAME($haven) }
  }.
subverted = { NAME($leader) } wins over an American unit: { NAME($unit) }.
subversion-fails = { NAME($leader) } finds no willing ear: { NAME($unit) } stays with the King.

## The log: operations

operations-begin = { $side ->
    [royalist] The Royalists take the field.
   *[patriot] The Patriots take the field, El Plata and Chile first.
  }
group-begins = { $group ->
    [2] Now it is for Gran Colombia and Peru to act.
   *[3] Now it is for Mexico to act.
  }
mexican-limit = Hidalgo keeps Mexico in turmoil: this turn the Royalists may activate { $limit ->
    [one] 1 unit
   *[other] { $limit } units
  } there.
activated = { the-side-first } are on the move in { NAME($place) }: { $ops } OP.
marches = { the-side-first } march from { NAME($area) } to { NAME($place) }.
left-behind = { $units ->
    [one] 1 unit stays
   *[other] { $units } units stay
  } behind in { NAME($place) }.
picked-up = { $units ->
    [one] 1 unit joins
   *[other] { $units } units join
  } the force in { NAME($place) }.
entered-city = { the-side-first } enter { NAME($place) }.
left-city = { the-side-first } march out into the field of { NAME($place) }.
legion-opens = El Plata sets foot in the Banda Oriental: from now on the São Paulo Legion may march.
legion-withdraws = The São Paulo Legion goes home to Brazil for good.
attrition = { $steps ->
    [0] The march leaves { the-side } unharmed.
    [one] Hunger, fever and snow claim 1 step of { the-side }.
   *[other] Hunger, fever and snow claim { $steps } steps of { the-side }.
  }
steps-lost = { the-side-first } lose { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
  }
unit-eliminated = Wiped out: { NAME($unit) }.
unit-reduced = Down to one step: { NAME($unit) }.

## The log: battles

intercepted = { the-side-first } cut off the march: there will be a battle.
not-intercepted = { the-side-first } come too late to cut off the march.
attack = { the-side-first } attack { the-enemy } in { NAME($area) }.
evaded = { the-side-first } slip away, and there is no battle.
not-evaded = { the-side-first } cannot get away.
initiative = { the-side-first } seize the initiative (attacker { $attacker }, defender { $defender }).
tactic = { the-side-first } roll { $roll }: { NAME($tactic) }.
battle-result = Battle in { NAME($area) }, { $attack } against { $defence } (column { $odds }). { battle-outcome }.
retreated = { the-side-first } fall back to { NAME($place) }.
no-retreat = { $side ->
    [legion] Beaten in { NAME($area) }, the Portuguese go home to Brazil for good.
    [rebels] Beaten in { NAME($area) }, the rebels scatter.
    [royalist] In { NAME($area) } there is no way out: the Royalists lay down their arms.
   *[patriot] In { NAME($area) } there is no way out: the Patriots lay down their arms.
  }
advanced = { the-side-first } enter { NAME($city) } as victors.
repression = Royalist repression falls on { NAME($area) }, which will not forget it.
no-repression = { NAME($area) } is spared Royalist repression.
hunt = { the-side-first } comb { NAME($area) } for guerrillas: { $result ->
    [ambush] they walk into an ambush.
    [nothing] they find nobody.
    [dispersed] the band is dispersed until the phase ends.
   *[eliminated] the band is wiped out.
  }

## The log: sieges

siege-declared = { the-side-first } lay siege to { NAME($city) }.
siege-works = The trenches draw near: siege works before { NAME($city) }.
blockade-declared = { NAME($city) } is cut off: hunger will decide at the end of the turn.
assault-result = Assault on { NAME($city) }, { $attack } against { $defence } (column { $odds }). { siege-outcome }.
city-falls = { NAME($city) } falls to { the-side }.
starved-out = Starved out, { NAME($city) } surrenders.
holds-out = { NAME($city) } goes hungry and holds out.

## The log: at sea

sails = { the-side-first } sail to { NAME($place) }.
embarks = { the-side-first } embark in { NAME($place) }.
lands = { the-side-first } land in { NAME($place) }.
put-back = The troops at sea put back to { NAME($place) }.
lost-at-sea = The troops at sea can no longer put back to { NAME($place) }, and are lost.
engages = { the-side-first } attack the ships in { NAME($place) }.
slipped-away = { the-side-first } slip away under full sail.
brought-to-battle = { the-side-first } cannot shake off the enemy.
broadside = { the-gunner-first } fires: { $hits ->
    [0] no hit.
    [one] 1 hit.
   *[other] { $hits } hits.
  }
ship-damaged = { NAME($ship) } is badly hit.
ship-sunk = { NAME($ship) } goes down.
cochrane-captures = Cochrane cuts out { NAME($ship) }, and a Chilean crew takes her over.
cochrane-sinks = Cochrane boards { NAME($ship) } and sends her to the bottom.
cochrane-fails = Cochrane looks for a frigate to board and finds no opening.
prize-lost = With the last Patriot ship Cochrane's prize is lost too: { NAME($ship) }.
raided = { the-side-first } raid the coast of { NAME($area) }: 1 RP less at the next income.
raid-fails = { the-side-first } find the coast of { NAME($area) } on its guard.
ships-put-to-sea = { NAME($city) } is lost, and the ships in port put to sea.
ship-escapes = { NAME($ship) } slips out of { NAME($city) }.
ship-destroyed = { NAME($ship) } burns in the port of { NAME($city) }.
ship-captured = { NAME($ship) } is captured in the port of { NAME($city) }.
ship-nowhere = { NAME($ship) } has nowhere to run to, and is lost.
ship-lost-at-sea = { NAME($ship) } finds no port to go home to, and is lost.

## How it ends

outcome-empire-holds = Royalist victory: the empire stands. Royalist areas on the continent: { $areas }, worth { $rp } RP.
outcome-draw-empire = A draw: America is torn in two. Royalist areas on the continent: { $areas }, worth { $rp } RP.
outcome-independence = Patriot victory: America is free. Royalist areas left on the continent: { $areas }, worth { $rp } RP.
outcome-patriots-win = Patriot victory: the flame of independence cannot be put out. Patriot areas: { $areas }.
outcome-draw = A draw: neither side has broken the other. Patriot areas: { $areas }.
outcome-royalists-win = Royalist victory: the King's arms prevail. Patriot areas: { $areas }.

## Why not

not-enough-ops = That costs { $needed } OP, and { $left ->
    [0] none is left
    [one] only 1 is left
   *[other] only { $left } are left
  }: do something cheaper, or end the activation.
already-activated = That force has acted in this phase: each unit is activated only once.
not-this-group = That force belongs to another group: Patriots act in the order El Plata and Chile, Gran Colombia and Peru, Mexico.
mexican-limit-reached = Hidalgo keeps Mexico in turmoil, and no more Royalist units may be activated there this turn: choose a force elsewhere.
not-adjacent = { NAME($area) } does not border on where the force stands: land forces march from area to adjacent area.
border-impassable = No army can cross the border to { NAME($area) }: go around it.
besieged-inside = { NAME($city) } is besieged: sally out and beat the besiegers first.
strait-closed = Enemy ships close the strait to { NAME($area) }: bring ships of your own into it first.
cannot-fight = Leaders alone and guerrillas cannot fight: bring a unit that can.
attack-from-city = From inside a city only the besiegers can be attacked: march out first.
nobody-to-attack = There is no enemy force in the field here that can be attacked: garrisons are besieged, and guerrillas are hunted.
nobody-to-hunt = There are no enemy guerrillas to hunt here, or nobody in the active force can hunt them: it takes a unit in the field that is no guerrilla.
not-this-city = That is no city of the area where the force stands in the field: march there first.
legion-holds-no-city = The São Paulo Legion holds no cities: it stays in the field.
guerrilla-in-city = Guerrillas and cities do not mix: only militia in the field can be guerrillas, and guerrillas enter no city.
city-besieged = { NAME($city) } is besieged: nobody enters it before the siege is lifted.
city-garrisoned = The enemy is inside { NAME($city) }: it has to be besieged.
siege-from-afar = A force besieges only a city of the area where it stands in the field: march there first.
legion-besieges-nobody = The São Paulo Legion besieges nobody: it fights in the field of the Banda Oriental.
cannot-besiege = Leaders alone and guerrillas cannot besiege: bring a unit that can.
nobody-to-besiege = No enemy garrison is inside { NAME($city) }: simply enter it.
no-siege = The active force besieges no city: declare a siege first.
only-fortresses = { NAME($city) } is no fortress: only fortresses are starved out, other cities are assaulted.
blockading = The active force has declared a blockade: until the turn ends it can only assault.
not-in-port = Only a force inside a port city can embark: enter one, and embark in a later phase.
not-from-the-start = The force came to this port during its activation: it can embark only where it began it.
no-transports = There is no fleet of your side in the port or off it that has not acted in this phase.
transports-full = That fleet carries { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } and one leader for each ship: leave units behind first.
port-of-the-enemy = { NAME($city) } is not a port for your ships: they enter ports held by your side or by nobody.
not-adjacent-sea = The fleet cannot sail straight to { NAME($sea) }: it goes from sea area to sea area, and into the ports of its own.
no-ships-to-fight = There are no such enemy ships in the sea area of the fleet or in its ports.
not-this-coast = { NAME($area) } does not lie on the sea area of the fleet: sail there first.
nothing-to-raid = { NAME($area) } is worth no RP: there is nothing to raid.
already-raided = { NAME($area) } has been raided: it loses no more than 1 RP before the next income.
not-enemy-coast = The enemy does not control { NAME($area) }: raid a coast that feeds him.
announced-already = You have called for an uprising in { NAME($area) } this turn: choose another area.
uprising-forbidden = { NAME($area) } never rises for the Patriots: choose another area.
no-patriots-there = No Patriot militia can rise in { NAME($area) }: choose another area.
uprising-banned = Your mass recruitment has drained { NAME($area) }: nobody rises for you there until the Liberals rule.
dissidents-too-early = Dissent in the River Plate begins with turn III: wait for it.
not-enemy-controlled = The enemy does not control { NAME($area) }: people rise only where he does, fully or in part.
no-levy-area = The masses can be called to arms only in Costa Firme, Cumaná, Santa Fe, Maracaibo, Chiquitos, Mojos, Cuzco, Guadalajara, Tierra Caliente, Central México and Yucatán.
levied-this-turn = Your side has called the masses to arms this turn: once a turn is all.
levied-before = Your side has called the masses of { NAME($area) } to arms before: once in each area is all.
nobody-to-levy = You have neither a land unit nor a leader in { NAME($area) } to call the masses to arms.
no-militia-left = No militia infantry is left in the recruit pool: there is nobody to arm.
not-in-the-pool = That unit is not in your recruit pool: only what lies there can be built.
too-early = That unit can be built from turn { roman } ({ year-of-turn }) on: wait for it.
too-poor = No pool that this unit may use has enough RP: build something cheaper, or save up.
nowhere-to-build = You control no place where this unit may be built.
not-reduced = That unit has lost no step that RP could give back.
not-built-here = { NAME($unit) } stands where it could not be built: bring it to an area of its own that your side controls.
not-militia = Only militia of your own can turn guerrilla.
already-changed = That militia has changed its mode this turn: once is all.
subversion-not-now = Subversion is possible only in the turn in which the Liberals take power.
no-subverter = Only a Patriot leader on land can try subversion.
subverted-already = { NAME($leader) } has tried this turn: each leader tries once.
waits-for-a-convoy = Troops in Spain wait for a convoy: only ships sail from there by themselves.
legion-not-open = The São Paulo Legion waits in Brazil until a unit of El Plata has entered the Banda Oriental.
no-ships = There is no ship to sail with: a naval leader needs one.
no-haven = Only Mexican leaders have a haven in the United States, and Gran Colombian ones in Haiti.
not-in-america = That leader is not on land in America: nobody can drive him into exile.
nobody-to-subvert = There is no American Royalist unit in the area of { NAME($leader) }: Spaniards are not won over.
another-position = That force stands in another siege or works box: only those in the same position join.
not-their-kind = Guerrillas march with guerrillas, and others with others.
nobody-to-leave = There is only one left: nobody can stay behind.
troops-aboard = With troops aboard the ships stay together: land them first.
not-in-a-city = The active force is in the field already.
turned-enough = The force has changed its position twice since it last paid an OP: march or fight first.
besieging-already = The active force besieges { NAME($city) } already.
works-already = The siege works before { NAME($city) } have been dug: they last until the siege is lifted.
nobody-aboard = There are no troops aboard to be landed.
no-landing-in-port = { NAME($city) } is not in your power, or it is besieged: land on the open coast.
waters-of-spain = Only Royalist ships sail to and from Spain.
port-not-held = { NAME($city) } is not in Royalist hands: convoys make for ports of their own.
port-besieged = { NAME($city) } is besieged: no convoy makes for it.
port-closed = Patriot ships close { NAME($city) }: bring Royalist ships into its sea area first.
at-full-strength = { NAME($unit) } is at full strength: nothing has to be filled up.
no-militia-to-promote = There is no militia of its arm beside { NAME($unit) } to fill its ranks.
leaders-not-raised = Leaders are not built: they come in the turn of their counter.
all-alike = Militia of a kind is all alike: take the first one of the pool.
formed-already = The forces of that position have been formed: each position is formed once.

## Charts

chart-operation-points = Operation points
chart-activation = Activation die
chart-operation-cost = Operation costs (OP)
chart-rp-cost = Costs of units (RP)
chart-interception = Interception
chart-evasion = Evading combat
chart-tactics = Tactical options (TOT)
chart-battle-odds = Odds in battle
chart-battle-results = Combat results (CRT)
chart-battle-effects = Results of a battle
chart-siege-odds = Odds in a siege
chart-siege-results = Siege table
chart-siege-effects = Results of an assault
chart-siege = Sieges: figures
chart-counter-guerrilla = Counter-guerrilla operations
chart-attrition = Attrition (steps lost)
chart-spain-rp = RP from Spain
chart-spain-turns = RP from Spain: the turn
chart-convoy = Convoys
chart-uprising = Uprisings
chart-port-capture = Ships in captured ports
chart-transport = Transport capacity (steps)
chart-haven = Units a haven can hold
chart-figures = Other figures

axis-total = Modified die
axis-die = Die
axis-modifier = Figure
axis-operation = Operation
axis-unit = Unit
axis-odds = Odds
axis-result = Result
axis-siege = Result
axis-figure = Figure
axis-turn = Turn

word-per-rp = for each RP spent
word-militia = half or more militia, and no leader
word-friction-from = OP spent from which there is friction
word-friction = friction, to the combat die
word-move = land move
word-sail = naval move, up to 4 sea areas
word-battle = field battle
word-assault = siege assault
word-works = siege works
word-blockade = blockade
word-naval-battle = naval battle
word-embark = embark
word-land = disembark
word-hunt = counter-guerrilla operation
word-raid = raid
word-militia-infantry = militia infantry
word-militia-cavalry = militia cavalry
word-infantry = infantry
word-cavalry = cavalry
word-artillery = artillery
word-frigate = frigate
word-ship-of-the-line = ship of the line
word-success-from = succeeds with this or more
word-interceptor-cavalry = half or more of the interceptors are cavalry
word-mover-cavalry = half or more of the intercepted are cavalry
word-success-up-to = succeeds with this or less
word-defender-cavalry = the defender has more cavalry
word-attacker-cavalry = the attacker has more cavalry
word-city = defence of a city
word-fortress = defence of a fortress
word-works-columns = columns for siege works
word-naval-support-columns = columns for naval support
word-surrender-up-to = a blockaded fortress surrenders with this or less
word-attempts = attempts for each side and turn
word-enemy-regulars = enemy regulars in the area
word-pro-patriot = Patriots in a pro-Patriot area
word-pro-royalist = Royalists in a pro-Royalist area
word-repression = Patriots, with a repression marker
word-boves = Royalists in Los Llanos, Boves there or adjacent
word-dissidents = rebels in the River Plate
word-dissidents-from = turn from which the River Plate rebels rise
word-attrition-per-rp = attrition die, for each RP spent
word-mass-militia = militia of a mass recruitment
word-liberals-from-turn = turn from which the Liberals may take power
word-liberals-from-die = they do in that turn with this or more, one less each turn
word-subversion-up-to = subversion succeeds with this or less
word-leader-lost-up-to = a leader is lost with this or less
word-repression-on = repression on this number
word-sea-areas-per-op = sea areas for each OP
word-return-radius = sea areas from a port at the end of the turn
word-escape-radius = sea areas for ships that escape from a captured port
word-naval-evasion-up-to = evasion at sea succeeds with this or less
word-fortress-factor = factor of a fortress against ships
word-fortress-dice = dice of a fortress against ships
word-cochrane-capture-up-to = Cochrane takes a frigate with this or less
word-raid-from = a raid succeeds with this or more
word-raid-loss = RP an area loses by a raid

result-AZ = AZ: attacker eliminated
result-AR2 = AR2: attacker routed
result-AR1 = AR1: attacker repulsed
result-EX = EX: exchange
result-BB = BB: bloodbath
result-DR1 = DR1: defender driven back
result-DR2 = DR2: defender routed
result-DZ = DZ: defender eliminated

battle-effect = The attacker loses { $attacker ->
    [all] everything
    [half] half
    [quarter] a quarter
    [half_smaller] half of the smaller force
   *[none] nothing
  }, the defender { $defender ->
    [all] everything
    [half] half
    [quarter] a quarter
    [half_smaller] half of the smaller force
   *[none] nothing
  }{ $retreats ->
    [attacker] ; the attacker retreats
    [defender] ; the defender retreats
   *[nobody] {""}
  }{ $winner ->
    [attacker] ; the attacker wins
    [defender] ; the defender wins
   *[nobody] ; nobody wins
  }
battleeffect-all = { battle-effect }
battleeffect-half = { battle-effect }
battleeffect-quarter = { battle-effect }
battleeffect-half-smaller = { battle-effect }
battleeffect-none = { battle-effect }

siege-A3 = A3: the besieger loses 3 steps
siege-A2 = A2: the besieger loses 2 steps
siege-A1 = A1: the besieger loses 1 step
siege-AD1 = AD1: both lose 1 step
siege-D1 = D1: the garrison loses 1 step
siege-D2 = D2: the garrison loses 2 steps
siege-S = S: the place surrenders

siege-effect = { $surrender ->
    [1] The place surrenders, and its garrison is eliminated
   *[0] Steps lost: besieger { $besieger }, garrison { $garrison }
  }
siegeeffect-0 = { siege-effect }
siegeeffect-1 = { siege-effect }
siegeeffect-2 = { siege-effect }
siegeeffect-3 = { siege-effect }

tactic-confusion = Confusion: no effect
tactic-skirmish-screen = Skirmish screen: enemy artillery counts nothing, with 1 infantry or more
tactic-steady-infantry = Steady infantry: infantry ×1½, if not fewer than the enemy cavalry
tactic-cannonade = Cannonade: artillery ×2
tactic-cavalry-probe = Cavalry probe: cavalry ×1½, if not fewer than the enemy cavalry
tactic-arms-in-concert = Arms in concert: 1 column with all three arms
tactic-volley-and-square = Volley and square: infantry ×1½, or ×1¼ with a single arm; enemy cavalry ×½, if not more than twice the infantry
tactic-cavalry-charge = Cavalry charge: cavalry ×2, or ×1½ with a single arm
tactic-grand-battery = Grand battery: artillery ×3; enemy infantry ×¾, with more artillery than the enemy
tactic-flank-attack = Flank attack: cavalry ×1½; 1 column with more cavalry than the enemy
tactic-combined-arms = Combined arms: 1 column with two arms, 2 with three
tactic-decisive-blow = Decisive blow: everything ×1¼ with one arm, ×1½ with two, ×2 with three

hunt-ambush = ambush: the hunters lose 1 step
hunt-nothing = no effect
hunt-dispersed = dispersed
hunt-eliminated = eliminated

passage-turned-back = back to Spain
passage-lands = lands
passage-destroyed = land units eliminated

fate-escapes = escapes
fate-destroyed = destroyed
fate-captured = captured

## What the odds speak of

fact-turn = turn
fact-step = step
fact-question = next question
fact-outcome = outcome
fact-side = side
fact-first = side that goes first
fact-group = Patriot group
fact-liberals = turn of the Liberals
fact-legion_open = São Paulo Legion available
fact-mexican_limit = activations left in Mexico
fact-ops = OP left
fact-spent = OP spent
fact-attrition = attrition modifier
fact-fleet_ops = OP left to the fleet
fact-under_way = sea areas left of this OP
fact-embarked_at = port of embarkation
fact-began = start of the activation
fact-repression = areas under repression
fact-raided = raided areas
fact-levied = sides that have called the masses to arms
fact-subverted = leaders who have tried subversion
fact-finished = units done for this phase
fact-triggers = units that check attrition
fact-active = active force
fact-fleet = active fleet
fact-recruited = mass recruitments
fact-rp_royalist = Royalist RP
fact-rp_el_plata = RP of El Plata
fact-rp_chile = RP of Chile
fact-rp_gran_colombia = RP of Gran Colombia
fact-rp_peru = RP of Peru
fact-rp_mexico = RP of Mexico
fact-royalist_areas = Royalist areas on the continent
fact-royalist_rp = RP of those areas
fact-patriot_areas = Patriot areas

# What changes what somebody weighs.
weight-tactics = tactics

## What there is to know of a counter

profile-unit = { $kind ->
    [militia_infantry] Militia infantry
    [militia_cavalry] Militia cavalry
    [cavalry] Cavalry
    [artillery] Artillery
    [frigate] Frigate
    [ship_of_the_line] Ship of the line
   *[infantry] Infantry
  }, { $nation ->
    [american] American Royalists
    [spanish] Spain
    [portuguese] São Paulo Legion
    [rebels] rebels
   *[other] { NAME($nation) }
  }
profile-leader = { $naval ->
    [yes] Naval leader
   *[no] Leader
  }, { $nation ->
    [american] American Royalists
    [spanish] Spain
    [portuguese] São Paulo Legion
    [rebels] rebels
   *[other] { NAME($nation) }
  }
profile-factors = Operations { $operations }, tactics { $tactical }
profile-strength = Factor { $factor } (full { $full }, reduced { $reduced }), { $steps } of { $of } steps
profile-one-step = Factor { $factor }, one step
profile-ship = Carries { $steps } steps and 1 leader
profile-price = Raised or restored for { $rp } RP (by the step for infantry and cavalry)
profile-arrives = Arrives in { $year } (turn { $turn })
profile-army = { NAME($army) }: { $units ->
    [one] 1 unit
   *[other] { $units } units
  }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }, factor { $factor }
profile-force = Its force: { $units ->
    [one] 1 unit
   *[other] { $units } units
  }, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }, factor { $factor }
profile-led = With { NAME($leader) }: operations { $operations }, tactics { $tactical }
profile-guerrilla = In guerrilla mode
profile-dispersed = Dispersed
profile-siege = Besieges { NAME($city) }
profile-works = With siege works
profile-blockade = Blockades the fortress
profile-active = Active: { $ops } OP left, { $spent } spent
profile-sailing = Active: { $ops } OP left, and { $seas } sea areas of the OP paid
profile-finished = Has acted in this phase
profile-weary = Must check for attrition

## What is paid or given up

cost-ops = { $ops } of { $left } OP{ $last ->
    [yes] , the last
   *[no] { "" }
  }{ $friction ->
    [yes] , with friction
   *[no] { "" }
  }{ $siege ->
    [no] { "" }
   *[other] ; gives up the siege of { NAME($siege) }
  }
cost-under-way = No OP: { $seas } sea areas are left of the one paid
cost-into-port = No OP: into port
cost-turn = No OP: change { $nth } of the { $of } before one must be spent
cost-stop = { $ops ->
    [one] The OP left is
   *[other] The { $ops } OP left are
  } lost
cost-rp = { $rp } of { $left } RP{ $last ->
    [yes] , the last
   *[no] { "" }
  }
cost-levy = Half the RP of { NAME($area) } at the next income, and no more uprisings there
cost-promotion = One militia of the area goes back to its pool
cost-step = { $left ->
    [0] Its last step: it is eliminated
   *[other] 1 step left to it
  }
