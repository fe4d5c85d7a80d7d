## The game

title = Mistral
summary = The Western Mediterranean, 1740-1748: British fleets hold the sea from Gibraltar and Minorca while Spain and France pass armies to Italy under their bows. Winds, secret Orders, Convoys and, seldom, a battle line.
length = about 3 h a Year
complexity = 5
place = Western Mediterranean
cover-place = Mediterranean
cover-motto = The wind decides
scenario-1740 = War of Jenkins' Ear
scenario-1740-text = Great Britain and Spain alone are at war. Haddock watches Cádiz and Cartagena; the French lie unready at Toulon. One Year.
scenario-1741 = The Fiasco
scenario-1741-text = Spain gathers transports at Barcelona; Haddock is thinly spread between Gibraltar and Minorca. One Year.
scenario-1742 = The Army for Italy
scenario-1742-text = Two Spanish convoys have landed in Italy; Navarro lies at Toulon beside the neutral French. Lestock has joined Haddock and Mathews is expected. One Year.
scenario-1743 = Mathews Takes Station
scenario-1743-text = The Spanish fleet is shut up in Toulon; Mathews cruises from Hyères and Naples has been cowed. One Year.
scenario-1744 = Toulon
scenario-1744-text = The combined fleet prepares to leave Toulon; Mathews waits at Hyères with the largest British fleet of the war. France is not yet at war with Great Britain. One Year.
scenario-1745 = Guerre de Course
scenario-1745-text = Rowley blockades Cartagena and the Riviera; the French turn to commerce war at the start of this Year. One Year.
scenario-1746 = The Riviera
scenario-1746-text = Genoa has joined the Bourbons; Medley must cut the coast road and the sea road to Italy. Felipe V may die. One Year.
scenario-1747 = Waiting for Peace
scenario-1747-text = Felipe V is dead, Spain is half-hearted and Genoa has risen against the Austrians; the war ends at an uncertain date.
scenario-campaign_1740 = Campaign from 1740
scenario-campaign_1740-text = Set up as 1740; play on, Year after Year, until the end-of-game roll succeeds or December 1748 closes. The first three Troop Convoys sail on their historical dates.
scenario-campaign_1741 = Campaign from 1741
scenario-campaign_1741-text = Set up as 1741; play on, Year after Year, until the end-of-game roll succeeds or December 1748 closes. The first three Troop Convoys sail on their historical dates.
scenario-campaign_1742 = Campaign from 1742
scenario-campaign_1742-text = Set up as 1742; play on, Year after Year, until the end-of-game roll succeeds or December 1748 closes.
scenario-campaign_1744 = Campaign from 1744
scenario-campaign_1744-text = Set up as 1744; play on, Year after Year, until the end-of-game roll succeeds or December 1748 closes.
role-british = British
role-bourbon = Bourbon

## Optional rules

switch-named_ships = Named Ships
switch-named_ships-text = Every Ship of the Line has its name and keeps it wherever it goes; whoever loses or gives up a Ship says which.
switch-italy = Campaign in Italy
switch-italy-text = Lines of Communication, the size of Troop Convoys and the march of the armies along the coast weigh on the campaigns.
switch-generic_convoys = Generic Troop Convoys
switch-generic_convoys-text = In Campaigns from 1740 and 1741: up to two Troop Convoys a Year instead of the historical ones.
switch-raiders_only = Raiders alone in the Guerre de Course
switch-raiders_only-text = Only French Fleet-50s, the French Privateer and the Knights count for every 3 locations Intercepted, instead of all Auxiliaries of the French Command.
switch-french_apart = The French stand aside
switch-french_apart-text = Before France declares war, if the British player will not fight the French, only they stay out of the Battle; the other Bourbons there still fight.
switch-no_french_blockade = No Blockade of France before the war
switch-no_french_blockade-text = Before France declares war no price lets the British Blockade a French Port.

## Names of things

name-of = { NAME($thing) }
name-british = British
name-bourbon = Bourbons
name-B = British
name-S = Spanish
name-F = French
name-N = Naples
name-G = Genoa
name-V = Venice
name-P = Savoy
name-X = neutral
name-M = Malta
name-neutral = Neutral
name-pirate = the Pirates
name-salee = the Salee Rovers
name-barbary = the Barbary Pirates
name-knights = the Knights of Malta
name-track = the Levant Trade Track
name-available = the Available Box
name-nowhere = nowhere
name-nameless = a Ship of the Line
name-engage = Engage
name-shadow = Shadow
name-avoid = Avoid
name-british-levant-out = the Outbound Levant Convoy
name-british-levant-home = the Homebound Levant Convoy
name-supply = the Supply Convoy
name-french-levant = the French Levant Convoy
name-troop = a Troop Convoy
name-west-edge = the Atlantic
name-located = Located
name-disorganised = Disorganised
name-docks = docks
name-winter = Winter
name-spring = Spring
name-summer = Summer
name-autumn = Autumn
name-B-out-1 = Trajectory 1
name-B-out-2 = Trajectory 2
name-B-out-3 = Trajectory 3
name-B-home-1 = Trajectory 1
name-B-home-2 = Trajectory 2
name-B-home-3 = Trajectory 3
name-F-lev-1 = Trajectory 1
name-F-lev-2 = Trajectory 2
name-F-lev-3 = Trajectory 3
name-T-1 = Trajectory 1
name-T-2 = Trajectory 2
name-T-3 = Trajectory 3
name-T-4 = Trajectory 4
docks-name = docks of { $port }
track-name = Levant Trade Track, box { $box }
squadron-name = Squadron { $squadron }
independent-name = { $squadron }, alone
order-kind = { $kind ->
    [cruise] Cruise
    [interception] Interception
    [escort] Escort
    [blockade] Blockade
    [show_of_force] Show of Force
    [army_support] Army Support
    [guerre_de_course] Guerre de Course
   *[rendezvous] Rendezvous
  }
order-name = { order-kind }, { $target } ({ $command })
order-card = { order-kind }: { NAME($target) }
order-bearer = { $issued ->
    [1] Borne by { NAME($bearer) }{ $kind ->
        [cruise] : { order-done }.
        [interception] : { order-done }.
        [blockade] : { order-done }.
       *[other] .
    }
   *[0] { NAME($command) } Command, not yet Issued.
  }
order-done = { $done ->
    [0] none so far
    [one] one so far
   *[other] { $done } so far
  }
order-text-cruise = Be Ready in { NAME($target) } at the End of four Impulses, with 3 Ships or more, within 4 Turns. { order-bearer }
order-text-interception = Hold { NAME($target) } for six Impulse Ends running, with 2 Ships or more or a Fleet-50, within 5 Turns. { order-bearer }
order-text-escort = See { NAME($target) } safely in, unscattered and with fewer than 8 Damage Points suffered. { order-bearer }
order-text-blockade = Blockade { NAME($target) } for six Impulse Ends running, with 6 Ships or more, within 6 Turns; it counts double. { order-bearer }
order-text-show-of-force = Show your strength off { NAME($target) }, with 2 Ships or more or a Fleet-50: one roll at the End of Impulse 3; two failures fail it. { order-bearer }
order-text-army-support = Lie Ready on the coast of { NAME($target) }, with 3 Ships or more, when that campaign is resolved and does not go against you; it counts double. { order-bearer }
order-text-guerre-de-course = Take a full Squadron of four into { NAME($target) } and leave it there to prey on trade; it counts triple. { order-bearer }

## What is seen

turn-name = { $turn ->
    [1] Winter Quarterly
    [2] January
    [3] February
    [4] March
    [5] Spring Quarterly
    [6] April
    [7] May
    [8] June
    [9] Summer Quarterly
    [10] July
    [11] August
    [12] September
    [13] Autumn Quarterly
    [14] October
    [15] November
   *[16] December
  }
heading = { turn-name } { $year }: { $step ->
    [roles] Set-up: the fifties
    [opening_orders] Set-up: Orders
    [opening] Opening Phase
    [initiative] Initiative
    [start] Impulse { $impulse }, start
    [signals] Impulse { $impulse }, signals
    [command] Impulse { $impulse }, Command
    [increment] Impulse { $impulse }, movement
    [tasks] Impulse { $impulse }, Tasks
    [end] Impulse { $impulse }, end
    [closing] end of Operations
    [attrition] Attrition
    [repair] Repair
    [events] Events
    [orders] Orders
    [requests] Reinforcement
    [reorganisation] Reorganisation
    [squadrons] Reorganisation: Squadrons
    [formations] Reorganisation: Formations
    [admirals] Reorganisation: Admirals
    [auxiliaries] Reorganisation: Auxiliaries
    [recovery] Recovery
   *[record] Record
  }
status-winds = { $count ->
    [0] Only the prevailing winds blow.
   *[other] Blowing: { NAMES($winds) }.
  }
status-gale = { $severe ->
    [1] A Severe Gale
   *[0] A Gale
  } rages in { NAME($space) }.
status-first = The { NAME($side) } are the First player this Turn.
status-france = { $war ->
    [1] France is at war with Great Britain.
   *[0] France is not at war with Great Britain.
  }
status-naples = { $state ->
    [war] Naples is at war.
    [limited] Naples keeps a Limited Neutrality.
   *[neutral] Naples is Neutral.
  }
status-event = In effect: { NAME($event) }{ $stages ->
    [1] .
   *[other] , stage { $stage }.
  }
status-pirates = { NAME($pirates) } are out this Turn, at the beck of the { NAME($side) }.
status-stored = Stored at { NAME($space) }: { $points } RP.
status-supply = A Supply Convoy has been sent for.
status-victories = { NAME($campaign) }: { $count ->
    [one] one Victory
   *[other] { $count } Victories
  } of the { NAME($side) }.
status-landed = { $count ->
    [one] One landed army waits
   *[other] { $count } landed armies wait
  } to march.
status-trade = The Levant trade is worth { $points } to the Bourbons at the end of the Year.
docks-count = { $count ->
    [one] one enemy Squadron or Flagship
   *[other] { $count } enemy Squadrons and Flagships
  } in the docks ({ NAME($side) })
marker-gale = { $severe ->
    [1] Severe Gale
   *[0] Gale
  }
track-turn = Turn
track-prestige = Prestige of the { NAME($side) }
track-fulfilled = { NAME($side) }: Fulfilled
track-failed = { NAME($side) }: Failed
track-campaign = Campaign: { NAME($campaign) }
track-levant = Levant Trade
pile-available = Available, { NAME($command) } Command
pile-recovery = Recovery, { NAME($command) } Command
pile-pool = Ships in reserve, { NAME($command) }
pile-pirates = Recovery of Pirates and Knights
pile-fleet = { NAME($formation) }, { $docked ->
    [1] in the docks of { NAME($place) }
   *[0] { NAME($place) }
  }
pile-under = { NAME($formation) }, under the { NAME($superior) }
note-port = { $whose ->
    [british] Friendly to the British
    [bourbon] Friendly to the Bourbons
    [pirate] A Pirate Base
   *[neutral] Neutral
  }: Blockade Value { $blockade }, Repair Value { $repair }{ $quarterly ->
    [1] , repairs in Quarterly Turns
   *[0] { "" }
  }
note-strength = { NAME($element) }: { $ships ->
    [one] 1 Ship
   *[other] { $ships } Ships
  }, { $dp } DP

## Questions

ask-roles = Which fifty-gun ships serve as Fleet-50 Auxiliaries?
ask-initiative = You have the Initiative: who moves first this Turn?
ask-command = Give your commands, then say that you have done.
ask-formation = What does { NAME($thing) } do?
ask-orders = Your Orders: Issue or cancel?
ask-auxiliaries = Your Auxiliaries: Bases and recalls?
ask-squadrons = Squadrons in docks: send one off alone?
ask-reorganise_squadrons = Squadrons, Flagships and Ships: what changes?
ask-reorganise_formations = Formations: what is Formed, Unformed or Subordinated?
ask-reorganise_admirals = Admirals: who is Destined elsewhere?
ask-reorganise_auxiliaries = Auxiliaries: Assignments, the Levant trade, the fifties?
ask-course = Plot the Course of { NAME($thing) } ({ NAME($at) }): the next step.
ask-issue = To whom is this Order Issued: { NAME($thing) }?
ask-base = At which Base is { NAME($thing) } stationed?
ask-rendezvous = Where is { NAME($thing) } to go, alone?
ask-exchange = Which Formation does { NAME($thing) } join?
ask-subordinate = To which Flag is { NAME($thing) } Subordinated?
ask-defy_french = This would be an act against France, which is not at war with you. Defy her, at the price of 3 Prestige?
ask-signals = Signals to your Convoys?
ask-divert = { NAME($convoy) } finds its Port Blockaded. Divert to { NAME($space) }?
ask-leave_levant = { NAME($element) } has served its time in the Levant. Call it back?
ask-atlantic = { NAME($formation) } lies in the Atlantic. Where does it come back?
ask-convoy_supply_start = Send for a Supply Convoy?
ask-task = Which Auxiliary performs a Task?
ask-which_task = What does { NAME($auxiliary) } do?
ask-screen = { NAME($auxiliary) } begins a Task at { NAME($place) }. Screen it?
ask-knights = { NAME($auxiliary) } begins a Task. Send the Knights of Malta against it?
ask-knights_hunt = Pirates are at sea. Send the Knights of Malta against them?
ask-pirate_base = Which Base will { NAME($auxiliary) } use?
ask-burst = A mortar has burst: which Squadron suffers 1 Damage Point?
ask-action = Battle in { NAME($space) }, { $ours ->
    [one] 1 Ship
   *[other] { $ours } Ships
  } against { $theirs }: you have the weather gauge. What kind of action?
ask-line_order = Your line: which Squadron stands in place { $place }?
ask-double = { NAME($squadron) } has no opponent. Which Combat does it join?
ask-companion = Which Squadron does { NAME($flagship) } accompany?
ask-post = Where is { NAME($admiral) } in this round?
ask-prey = Upon which Convoy does { NAME($squadron) } fall?
ask-continue = { $ours ->
    [one] 1 Ship
   *[other] { $ours } Ships
  } against { $theirs }: another round, or break off?
ask-split_damage = Who takes an odd point of damage? ({ $points } left)
ask-to_docks = { NAME($formation) } may go back into the docks it came out of. Does it?
ask-detach_flagship = { NAME($formation) } has more Flagships than Squadrons to go with them. Which one leaves?
ask-repair = What is repaired?
ask-campaign_shift = { NAME($campaign) }: { $landed ->
    [one] one landed army waits
   *[other] { $landed } landed armies wait
  }. How many boxes do they gain?
ask-withdraw_or_squadron = { $ships } Ships are called away, or one intact Squadron with its counter. Which?
ask-withdraw = Which Squadron gives up a Ship? ({ $ships } left)
ask-withdraw_auxiliary = Which Auxiliary is set aside?
ask-buy_order = Before drawing you may take one named Order for 1 Prestige.
ask-draw_orders = How many batches of Orders do you draw? One Order is kept of each.
ask-keep_order = Which Order do you Receive? ({ $left } still to choose)
ask-issue_order = Issue an Order?
ask-unload = The Supply Convoy lies at { NAME($space) } with { $load } RP. How many are landed?
ask-request = Ask for reinforcements for the { NAME($command) } Command? { $command ->
    [F] It costs 1 Prestige.
   *[other] { "" }
  }
ask-place_ship = A Ship reaches { NAME($space) }: which Squadron takes it in? ({ $left } to place)
ask-choose_flagship = Which Flagship joins?
ask-forces_port = In which Port do the forces of { NAME($contingent) } assemble?
ask-reorganise = Put your house in order, then say that you have done.
ask-join = Where does { NAME($thing) } go?
ask-ship = Which Squadron takes in a Ship of { NAME($thing) }?
ask-tie = To which Squadron is { NAME($thing) } tied?
ask-form_with = Which Squadron is the first of { NAME($thing) }?
ask-form_lead = Which Admiral leads { NAME($thing) }?
ask-destine = Where is { NAME($thing) } Destined?
ask-assign = To which Formation is { NAME($thing) } Assigned?
ask-excess = { NAME($formation) } has more Auxiliaries than it may. Which one returns?
ask-fleet_admiral = Who is Admiral of the Fleet?
ask-fifty_from = { NAME($auxiliary) } is made of two (D) Ships: which Squadron gives one? ({ $left } left)
ask-fifty_to = { NAME($auxiliary) } is dissolved: where does a Ship go? ({ $left } left)
ask-convoy_size = How many counters does the Troop Convoy carry?
ask-name_ship = Which Ship of { NAME($squadron) }?

## Options

option-turn-to = { NAME($target) }
option-orders = Orders
option-auxiliaries = Auxiliaries
option-squadrons = Squadrons
option-formations = Formations
option-admirals = Admirals
option-back = Back
option-first = Move first
option-second = Move second
option-course = Plot the Course of { NAME($target) }
option-sail = Sail to { NAME($target) }
option-into-docks = Into the docks
option-drive = Drive off { NAME($target) }
option-point = { NAME($thing) }
option-plotted = The Course is plotted
option-sortie = { NAME($target) } sails against the Blockade of { NAME($second) }
option-posture = { NAME($target) }: { NAME($second) }
option-blockade = { NAME($target) } declares a Blockade
option-lift = { NAME($target) } lifts its Blockade
option-prepare = { NAME($target) } prepares to sail
option-refit = { NAME($target) } stays in docks after all
option-exchange = { NAME($target) } changes company
option-into = Into { NAME($target) }
option-form = Form { NAME($target) }
option-part = { NAME($target) } parts from its Flag
option-subordinate = Subordinate { NAME($target) }
option-under = Under { NAME($target) }
option-rendezvous = Send { NAME($target) } off alone
option-to = To { NAME($target) }
option-issue = Issue: { NAME($target) }
option-bearer = To { NAME($target) }
option-assign = Assign { NAME($target) }
option-at = At { NAME($target) }
option-recall = Recall { NAME($target) }
option-cancel = Cancel the Order of { NAME($target) } (it fails)
option-done = That is all
option-defy = Defy the French
option-forbear = Forbear
option-scatter = Scatter { NAME($target) }
option-divert-to = Divert { NAME($target) } to { NAME($second) }
option-divert = Divert
option-hold = Hold on
option-return = Call { NAME($target) } back
option-stay = Let it stay
option-enter = At { NAME($target) }
option-remain = It stays in the Atlantic
option-send-for = Send for it
option-not-yet = Not yet
option-task = { NAME($target) }
option-pass = No more Tasks
option-intercept = Intercept { NAME($target) }
option-attack = Attack { NAME($target) }
option-screen = Screen { NAME($target) }
option-bombard = Bombard the docks
option-screen-with = Screen with { NAME($target) }
option-decline = Let it be
option-send-knights = Send the Knights
option-leave = Leave them in Valetta
option-knights-on = Against { NAME($target) }
option-base = { NAME($target) }
option-takes = { NAME($target) }
option-close = Close action: three rounds
option-line-ahead = Line action: two rounds
option-distant = Distant action: one round
option-as-they-stand = As they stand
option-line = { NAME($target) }
option-double = Combat { $target }
option-reserve = In reserve
option-companion = { NAME($target) }
option-post = In Combat { $target }
option-prey = { NAME($target) }
option-fight-on = Fight on
option-break-off = Break off
option-to-docks = Back into the docks
option-stay-out = Stay out
option-detach = { NAME($target) } leaves
option-repair = Repair { NAME($target) }
option-emergency = Emergency Repair of { NAME($target) }
option-shift = { $target ->
    [0] None
    [one] One box
   *[other] { $target } boxes
  }
option-ships = Ships from several Squadrons
option-squadron = { NAME($target) }, for good
option-withdraw = { NAME($target) }
option-set-aside = { NAME($target) }
option-batches = { $target ->
    [one] One batch
   *[other] { $target } batches
  }
option-keep = { NAME($target) }
option-buy = { NAME($target) }
option-nothing = Nothing
option-request = Ask
option-no-request = Do not ask
option-place = { NAME($target) }
option-flagship = { NAME($target) }
option-unload = { $target ->
    [0] None
   *[other] { $target } RP
  }
option-port = { NAME($target) }
option-join = Move { NAME($target) }
option-loose = Into the docks, in no Formation
option-ship = Move a Ship of { NAME($target) }
option-ship-to = To { NAME($target) }
option-name = { NAME($target) }
option-tie = Tie { NAME($target) } to a Squadron
option-tie-to = { NAME($target) }
option-unform = Unform { NAME($target) }
option-with = { NAME($target) }
option-lead = { NAME($target) }
option-destine = Destine { NAME($target) }
option-go = To { NAME($target) }
option-release = { NAME($target) } back to Available
option-track = { NAME($target) } to the Levant Trade Track
option-fifty = Form { NAME($target) } out of two (D) Ships
option-from = From { NAME($target) }
option-dissolve = Dissolve { NAME($target) }
option-berth = { NAME($target) }, new, at { NAME($second) }
option-assemble = Assemble a Troop Convoy at Barcelona
option-size = { $target ->
    [one] One counter
   *[other] { $target } counters
  }

## The log

turn-begins = { turn-name } { $year } begins.
guerre-de-course = The French adopt the Guerre de Course: their fifties may become raiders, and their squadrons cruise no more.
wind-blows = The { NAME($wind) } blows.
no-winds = Only the prevailing winds blow.
gale-appears = { $severe ->
    [1] A Severe Gale
   *[0] A Gale
  } breaks over { NAME($space) }.
gale-drifts = The Gale drifts to { NAME($space) }.
no-pirates = The Pirates stay at home this Turn.
pirates-active = { NAME($pirates) } put to sea this Turn; the { NAME($side) } set them on.
initiative = The { NAME($side) } will move first.
puts-to-sea = { NAME($formation) } puts to sea from { NAME($space) }.
supply-sent-for = The British send for a Supply Convoy.
convoy-not-yet = { NAME($convoy) } is not in sight yet.
convoy-appears = { NAME($convoy) } appears in { NAME($space) }.
convoy-trajectory = { NAME($convoy) } will follow { NAME($trajectory) }.
convoy-delayed = { NAME($convoy) } is hove to by the Gale and will not move next Impulse.
convoy-leaves = { NAME($convoy) } passes out of sight.
convoy-moors = { NAME($convoy) } moors at { NAME($space) }.
convoy-hit = { NAME($convoy) } suffers { $dp } DP ({ $total } in all).
cargo-hit = { NAME($convoy) } suffers { $dp } DP; { $load } RP are left aboard.
scattered = { NAME($convoy) } scatters.
diverted = { NAME($convoy) } is diverted to { NAME($space) }.
escort-joins = { NAME($bearer) } joins { NAME($convoy) } as its escort.
troops-bound = { NAME($convoy) } is bound for { NAME($space) }.
troops-assemble = { NAME($convoy) } assembles at Barcelona.
troops-wait = { NAME($convoy) } is not ready to sail.
troops-sail = { NAME($convoy) } sails from Barcelona.
troops-land = { NAME($convoy) } lands its army at { NAME($space) } { $boxes ->
    [0] , too battered to matter
    [one] , good for one box
   *[other] , good for { $boxes } boxes
  }.
troops-march = The landed armies gain { $boxes ->
    [one] one box
   *[other] { $boxes } boxes
  } in { NAME($campaign) }.
stationed = { NAME($auxiliary) } is stationed at { NAME($space) }.
recalled = { NAME($auxiliary) } is recalled.
blockades = { NAME($formation) } Blockades { NAME($space) }.
blockade-lifted = { NAME($formation) } lifts its Blockade.
issued = Issued to { NAME($bearer) }: { order-kind }, { NAME($target) }.
order-fulfilled = Fulfilled: { order-kind }, { NAME($target) }.
order-failed = Failed: { order-kind }, { NAME($target) }.
count-fulfilled = The { NAME($side) } have { $total } Fulfilled this Year.
count-failed = The { NAME($side) } have { $total } Failed this Year.
received = Received: { order-kind }, { NAME($target) }.
drawn = You draw: { order-kind }, { NAME($target) }.
draws-orders = The { NAME($side) } draw { $drawn } chits and keep { $kept }.
sails = { NAME($formation) } sails to { NAME($space) }.
beats = { NAME($formation) } beats to windward.
fails-to-beat = { NAME($formation) } cannot make it against the wind.
enters-docks = { NAME($formation) } enters the docks of { NAME($space) }.
driven-off = { NAME($auxiliary) } is driven off.
watch-ends = { NAME($auxiliary) } has kept the sea long enough and goes home.
goes-west = { NAME($formation) } leaves for the Atlantic.
squadron-withdrawn = { NAME($squadron) } is gone for good.
joins = { NAME($element) } joins { NAME($formation) }.
sails-alone = { NAME($element) } must sail alone from { NAME($space) }, making for home.
formation-gone = { NAME($formation) } is no more.
formed = { NAME($formation) } is Formed at { NAME($space) }.
unformed = { NAME($formation) } is Unformed.
leaderless = { NAME($formation) } has no Admiral fit to lead it and makes for home.
grand-flotilla-parts = The Bourbon Grand Flotilla breaks up at { NAME($space) }.
located = { NAME($by) } finds { NAME($formation) }: it is Located.
not-found = { NAME($by) } looks for { NAME($formation) } in vain.
sighted = { NAME($formation) } is sighted from the coast at { NAME($space) }.
attacks = { NAMES($formations) } attacks in { NAME($space) }.
evades = { NAME($formation) } slips away.
caught = { NAME($formation) } is brought to battle.
defied = The British defy the French! France will declare war this Turn.
battle-begins = Battle of { NAME($space) }: { NAMES($attackers) } against { NAMES($targets) }.
gauge = Weather gauge: the { NAME($side) } have { $result }.
action = The { NAME($side) } have the weather gauge and choose { $action ->
    [close] a Close action
    [line] a Line action
   *[distant] a Distant action
  }.
round = Round { $round }.
combat = The { NAME($side) } fire in column { $column }: { $dp } DP.
shielded = The Flagship of the { NAME($side) } spares them { $dp } DP.
strike-stands = The { NAME($side) } keep their colours flying (target { $target }).
suffers = { NAME($element) } suffers { $dp } DP ({ $total }).
sunk = { NAME($element) } loses { NAME($ship) }.
leader-unhurt = { NAME($admiral) } is unhurt.
admiral-killed = { NAME($admiral) } is killed.
admiral-wounded = { NAME($admiral) } is wounded and will be away for four Turns.
admiral-captured = { NAME($admiral) } is captured.
admiral-retires = { NAME($admiral) } leaves the service.
breaks-off = The { NAME($side) } break off the action.
cannot-break-off = The { NAME($side) } cannot break off.
battle-won = The { NAME($side) } win the Battle.
battle-drawn = The Battle is drawn.
retreats = { NAME($formation) } retreats to { NAME($space) }.
no-retreat = { NAME($formation) } has nowhere to go.
disorganised = { NAME($formation) } is Disorganised.
in-order-again = { NAME($formation) } is in order again.
intercepts = { NAME($auxiliary) } is sent to { NAME($place) }.
screened = { NAME($screener) } Screens { NAME($auxiliary) }: both go to Recovery.
screen-fails = { NAME($screener) } does not stop { NAME($auxiliary) }.
knights-screen = The { NAME($side) } send the Knights of Malta against { NAME($auxiliary) }: both go to Recovery.
attacks-convoy = { NAME($auxiliary) } attacks { NAME($convoy) }.
convoy-attacked = The attack on { NAME($convoy) } is worth { $dp } DP.
bombards = { NAME($auxiliary) } bombards { NAME($space) }: { $dp } DP.
pirate-home = { NAME($auxiliary) } goes home for the Winter.
based = { NAME($auxiliary) } is based at { NAME($space) }.
recovered = { NAME($auxiliary) } is Available again.
not-recovered = { NAME($auxiliary) } is not fit for sea yet.
force-shown = { NAME($bearer) } impresses { NAME($space) }.
force-ignored = { NAME($space) } is not impressed by { NAME($bearer) }.
spanish-go-home = No British near: { NAME($formation) } must go home.
attrition = The sea takes its toll.
repaired = { NAME($element) } is repaired by { $dp } DP.
emergency = { NAME($element) } patches up { $dp } DP.
campaign = { NAME($campaign) }: the marker stands at { $marker }.
campaign-won = { NAME($campaign) }: { $side ->
    [bourbon] Bourbon Victory
   *[british] Austrian Victory
  } this Year.
event-occurs = { NAME($event) }{ $stages ->
    [1] .
   *[other] , stage { $stage }.
  }
event-not-yet = { NAME($event) }: not yet (target { $target }).
contingent-joins = { NAME($contingent) } takes up arms.
contingent-leaves = { NAME($contingent) } lays down its arms.
forces-arrive = The forces of { NAME($contingent) } assemble.
does-not-join = Venice stays out of it.
naples-war = Naples goes to war.
naples-limited = Naples withdraws into Limited Neutrality.
fleet-admirals = From now on the Admiral of the Fleet must be { $nation ->
    [F] French
   *[S] Spanish
  }, if possible.
fleet-admiral = { NAME($admiral) } is Admiral of the Fleet.
flota = The Flota comes in: { $british } British Ships and { $bourbon } Bourbon Ships off Cádiz; the point is for the { NAME($side) }.
ship-withdrawn = { NAME($squadron) } gives up a Ship.
ships-withdrawn = { $ships ->
    [one] One Ship of the { NAME($side) } is
   *[other] { $ships } Ships of the { NAME($side) } are
  } called away.
set-aside = { NAME($auxiliary) } is set aside.
requested = Request of the { NAME($command) } Command: Ships { $ships }, (D) Ships { $fifties }, Flagships { $flagships }, Auxiliaries { $auxiliaries }, Ships called away { $withdrawn }.
auxiliary-arrives = { NAME($auxiliary) } arrives.
flagship-arrives = { NAME($flagship) } joins the fleet.
held-up = The Blockade of { NAME($space) } keeps the reinforcements out.
unloaded = { $points } RP are landed at { NAME($space) }, which now stores { $stored }.
destined = { NAME($admiral) } is Destined to { NAME($place) }.
on-track = { NAME($counter) } guards the Levant trade.
off-track = { NAME($counter) } leaves the Levant trade for { NAME($space) }.
fifty-formed = { NAME($auxiliary) } is formed of two (D) Ships.
fifty-dissolved = { NAME($auxiliary) } is dissolved into its (D) Ships.
prestige = The { NAME($side) } { $points ->
    [1] gain 1 Prestige
    [-1] lose 1 Prestige
   *[other] change by { $points } Prestige
  } and have { $total }.
levant-trade = The Levant trade adds { $points } to the Bourbon Fulfilled Orders: { $total }.
war-goes-on = The war goes on.
peace = Peace is made.
won-marginal = The { NAME($side) } have won a marginal victory: Prestige { $british } British, { $bourbon } Bourbon. The { NAME($loser) } strike their flag.
won-substantive = The { NAME($side) } have won a substantive victory: Prestige { $british } British, { $bourbon } Bourbon. The { NAME($loser) } strike their flag.
won-decisive = The { NAME($side) } have won a decisive victory: Prestige { $british } British, { $bourbon } Bourbon. The { NAME($loser) } strike their flag.
no-winner = Nobody has won: Prestige { $british } British, { $bourbon } Bourbon.

## Why not

commanded-already = That has been ordered in this Step already.
turned-to-twice = In a Command Step you turn to it twice at most.
turn-to-it-first = { NAME($formation) } cannot be commanded from here: finish what you are doing first.
no-orders-held = You hold no Orders, Received or Issued.
no-auxiliary-waits = None of your Auxiliaries is Available or on Task.
no-squadron-in-docks = No Squadron lies in docks without a Formation.
join-nobody = No Formation in the same docks can take { NAME($element) }.
ship-nobody = No Squadron of its kind in the same docks has room for a Ship of { NAME($element) }.
tie-nobody = { NAME($element) } sails with no Squadron of its Contingent that it could be tied to, or Ships have no names.
form-nobody = No Squadron in docks can found { NAME($formation) }, with the Admiral it needs.
part-not-under = { NAME($formation) } is under no Flag in docks.
destine-away = { NAME($admiral) } is neither in harbour nor about to enter service.
assign-nobody = No Formation in docks can take { NAME($auxiliary) }.
release-not-here = { NAME($auxiliary) } is neither at a Base nor with a Formation in docks.
track-too-soon = { NAME($counter) } has not been on the Track for its eight Turns.
docks-empty = Nobody lies in docks.
no-admiral-serves = None of your Admirals is fit for service.
no-auxiliary-serves = None of your Auxiliaries is in play.
posture-already = That is the posture { NAME($formation) } has.
blockade-already = { NAME($formation) } Blockades this Port already.
lift-none = { NAME($formation) } Blockades no Port.
exchange-not-free = { NAME($formation) } can exchange nothing at sea as it is.
exchange-nobody = Nobody in company can take { NAME($thing) }.
part-not-possible = { NAME($formation) } cannot part: both must keep a Squadron and the Admiral they need.
subordinate-nobody = No Flag in company can take { NAME($formation) } under it.
refit-not-preparing = { NAME($formation) } is not Preparing to sail.
issue-nobody = Nobody can bear { NAME($chit) } now.
auxiliary-has-order = { NAME($auxiliary) } bears an Order.
course-complete = The Course of { NAME($formation) } ends there; take it as it is.
docks-not-here = There are no docks in { NAME($space) } that you may use.
drive-already = The Course drives { NAME($auxiliary) } off already.
bombard-not-here = { NAME($auxiliary) } bombards only with a Ready Formation off an Enemy Port that has Ships in its docks.
not-yours = { NAME($thing) } is not yours to command.
choose-who-sails = First choose who sails, then plot the Course to { NAME($space) } step by step.
commanded-by-its-flag = { NAME($thing) } sails with its Formation: point at that, or regroup in the Reorganisation Step.
auxiliaries-by-menu = Auxiliaries get their Bases under "Auxiliaries", and their Tasks in the Task Step.
pirates-at-home = { NAME($auxiliary) } are not out this Turn; nobody commands them.
orders-in-their-steps = Orders are Issued in a Command Step, under "Orders", or in the Order Step.
docks-hidden = What lies in the enemy's docks is hidden from you; you know only how many.
winds-by-dice = Nobody commands the winds: the dice decide which of them blow this Turn.
zones-for-auxiliaries = Fleets sail from space to space; only Auxiliaries act in a whole Sea Zone, in the Task Step.
track-in-its-step = The Levant trade is guarded by what the British send there in the Reorganisation Step.
alone-companion = { NAME($element) } is needed where it is, beside a Flagship.
alone-flagship = { NAME($element) } is a Flagship and may not sail alone.
alone-last = { NAME($element) } is the last Squadron of its Formation.
alone-not-free = { NAME($element) } is neither free in docks nor with a Formation that may let it go.
assemble-dated = The first three Troop Convoys have their dates, and the next comes the Year after the third has landed.
assemble-enough = No more than { $most } Troop Convoys may be Formed this Year.
assemble-felipe-dead = Felipe V is dead: no more Troop Convoys are assembled.
assemble-no-counter = Both Troop Convoys are in play.
assemble-not-spring = Troop Convoys are Formed in the Spring Quarterly Turn.
assign-full = { NAME($formation) } has as many Auxiliaries as it may.
assign-not-possible = { NAME($auxiliary) } cannot be Assigned there.
assign-other-command = { NAME($auxiliary) } is of the other Command.
base-not-available = { NAME($auxiliary) } is not Available.
base-not-friendly = { NAME($space) } cannot be its Base.
blockade-disorganised = { NAME($formation) } is Disorganised and may not Blockade.
blockade-enemy-there = An Enemy Formation is at sea off { NAME($space) }.
blockade-french = { NAME($formation) } holds French Squadrons, and France is not at war.
blockade-before-war = { NAME($space) } may not be Blockaded before France declares war.
posture-not-at-sea = { NAME($formation) } is not at sea: it has no posture.
independent-avoids = { NAME($formation) } sails alone: it always avoids.
convoy-avoids = { NAME($formation) } has no Squadron with it: a Convoy always avoids.
sortie-engages = { NAME($formation) } sails against a Blockade: it engages.
escort-spanish = A Spanish escort may not attack: { NAME($formation) } may shadow or avoid.
blockade-no-squadron = { NAME($formation) } has no Squadron to Blockade with.
blockade-not-enemy-port = { NAME($formation) } is not Ready in the offing of an Enemy Port.
course-by-rule = A rule sets the Course of { NAME($formation) }.
course-not-at-sea = { NAME($formation) } is not at sea.
defy-too-poor = With { $prestige } Prestige you may not defy the French: it takes 4.
destine-command = { NAME($admiral) } may not command { NAME($formation) }: it is of another Command.
destine-half = Less than half of the Squadrons of { NAME($formation) } are of the Command of { NAME($admiral) }.
destine-nation = The Admiral of the Fleet must be { $nation ->
    [F] French
   *[S] Spanish
  } while one is at hand.
destine-not-possible = { NAME($admiral) } cannot command that.
destine-rank = { NAME($admiral) } lacks the rank to command { NAME($formation) }.
dissolve-fresh = { NAME($auxiliary) } was formed in this very Step.
dissolve-no-room = There is no room or counter for both Ships of { NAME($auxiliary) }.
dissolve-not-available = { NAME($auxiliary) } is not an Available Fleet-50.
emergency-insurgents = The insurgents of { NAME($space) } will not help you.
emergency-light-damage = { NAME($element) } is not damaged enough for an Emergency Repair.
emergency-not-here = { NAME($space) } does not offer Emergency Repairs.
emergency-once = There has been an Emergency Repair at { NAME($space) } this Turn.
exchange-enemy-there = An Enemy Formation is at sea in { NAME($space) }.
exchange-not-here = { NAME($element) } is not in a Formation that may exchange Squadrons now.
fifty-french = The French may not use (D) Ships as Auxiliaries before the Guerre de Course.
fifty-in-play = { NAME($auxiliary) } is in play.
fifty-no-ships = It takes two (D) Ships that lie Refitting.
form-felipe-dead = Felipe V is dead: the Grand Flotilla may not be Formed.
form-in-play = { NAME($formation) } is in play.
issue-auxiliary-away = { NAME($bearer) } is neither at its Base nor Available.
issue-guerre-de-course = Under the Guerre de Course French Formations are Issued no Cruise or Interception Orders.
issue-has-order = { NAME($bearer) } already bears an Order.
issue-homebound = { NAME($bearer) } must go home first.
issue-no-formation = An Order needs a Formation of yours that is in play and not Subordinate.
issue-other-command = { NAME($bearer) } is of another Command than the Order.
issue-too-few-ships = The Order takes { $needed } Ships at least.
issue-wrong-bearer = { NAME($bearer) } is not of a kind that may bear this Order: { order-kind }.
join-felipe-dead = Felipe V is dead: Spanish and French Squadrons go separate ways.
join-flagship-needs-flag = { NAME($element) } is a Flagship and must sail in a Flag.
join-foreign = { NAME($formation) } may hold one Squadron of the other Command, no more.
join-full = { NAME($formation) } has as many Squadrons as it may.
join-naples-limited = In Limited Neutrality Neapolitan Squadrons join no Flag.
join-no-companion = There is no plain Squadron there for { NAME($element) } to go with.
join-not-possible = { NAME($element) } cannot join { NAME($formation) }.
prepare-convoy = { NAME($formation) } sails when it is ready, not when it is told.
prepare-crippled = { NAME($formation) } is too badly damaged to put to sea.
prepare-empty = { NAME($formation) } has no Squadron.
prepare-no-admiral = { NAME($formation) } has no Admiral of sufficient rank.
prepare-no-order = { NAME($formation) } needs an Order to put to sea.
prepare-not-refitting = { NAME($formation) } does not lie Refitting in docks.
prepare-unpaired = { NAME($formation) } has more Flagships than plain Squadrons to go with them.
recall-not-on-task = { NAME($auxiliary) } is not on an Interception that may be recalled.
recall-too-soon = { NAME($auxiliary) } must stay four Impulses.
repair-dockyard-full = The dockyard of { NAME($space) } has done all it can this Turn.
repair-french = Until France is at war the French Command makes one Repair roll a quarter.
repair-no-dockyard = { NAME($space) } has no dockyard.
repair-not-friendly = { NAME($space) } will not repair your ships.
repair-not-in-docks = Only what lies Refitting in docks is repaired.
repair-quarterly = { NAME($space) } repairs in Quarterly Turns, or with stored RP.
repair-undamaged = { NAME($element) } is not damaged.
spanish-stay-in = Without Orders { NAME($formation) } stays in Port unless a Located British Formation is within 2 MP.
spanish-too-far = Without Orders { NAME($formation) } may not go to { NAME($space) }: it is more than 2 MP beyond any Bourbon Port.
step-not-adjacent = { NAME($space) } is not next on any route from there.
step-off-map = Only Convoys, Squadrons bound for the Levant trade and raiders of the Guerre de Course leave the map.
subordinate-full = { NAME($superior) } has no room for it.
subordinate-not-flag = Only a Flag may Subordinate others.
subordinate-only-grand = Only a Grand Flotilla may Subordinate Flotillas.
track-bourbon = Only British Squadrons and Auxiliaries guard the Levant trade.
track-flagship = { NAME($element) } is a Flagship and may not be sent there.
track-full = The Levant Trade Track is full.
track-weak = { NAME($element) } is not at full strength.

## Dice and what modifies them

why-attack-convoy = attack on the Convoy
why-attrition = Attrition
why-base-choice = choice of the Base
why-beating = Beating
why-bombardment = Bombardment
why-break-off = break-off
why-campaign = campaign
why-combat = Combat
why-convoy-arrival = arrival
why-convoy-damage = damage to the Convoy
why-emergency = Emergency Repair
why-end-of-game = end of the game
why-evasion = evasion
why-event = Event
why-event-effect = effect of the Event
why-gale = Gale
why-gale-delay = delay by the Gale
why-gale-effects = effects of the Gale
why-gale-place = place of the Gale
why-joins = does it join?
why-leader-check = leader check
why-leader-fate = fate of the leader
why-order = Orders
why-pirates = Pirates
why-recovery = Recovery
why-repair = Repair
why-request = request
why-screening = Screen
why-search = Search
why-show-of-force = Show of Force
why-strike = Strike check
why-trajectory = Trajectory
why-troops-ready = readiness
why-weather-gauge = weather gauge
why-which-ship = which Ship
why-which-target = which target
why-wind-mistral = Mistral
why-wind-levanter = Levanter
why-wind-libeccio = Libeccio
why-wind-sirocco = Sirocco
why-wind-gregale = Gregale
modifier-active = Contingent active
modifier-admiral = Admiral
modifier-anchorage = safe anchorage
modifier-any_eligible = no campaign
modifier-aranjuez = Treaty of Aranjuez
modifier-autumn = Autumn
modifier-battle = Battle this Turn
modifier-blockade_value = Blockade Value
modifier-blockaded = Blockaded
modifier-blockading = Blockading
modifier-bomber = Bomber
modifier-bourbon_support = Bourbon support
modifier-bourbon_support_bomber = its Bomber
modifier-british_support = British support
modifier-british_support_bomber = its Bomber
modifier-capacity = capacity
modifier-close = Close action
modifier-coastal = Coastal Space
modifier-convoy = Convoy
modifier-detachment = Detachment
modifier-disorganised = Disorganised
modifier-distant = Distant action
modifier-doctrine_gdc = Guerre de Course
modifier-end_rolls = earlier rolls
modifier-enemy_admiral = Enemy Admiral
modifier-escort_auxiliary = escorting Auxiliaries
modifier-escort_squadron = escorting Squadrons
modifier-escorting = escorting
modifier-failed_checks = failed checks
modifier-felipe_dies = death of Felipe V
modifier-flagship = Flagship
modifier-fleet50 = Fleet-50
modifier-flotilla = Flotilla
modifier-france_declares_war = France at war
modifier-friendly = Friendly Port
modifier-friendly_offing = Friendly offing
modifier-gale = Gale
modifier-gauge = weather gauge
modifier-grand_flotilla = Grand Flotilla
modifier-impulses = Impulses passed
modifier-independent = alone
modifier-intercepted = Intercepted
modifier-leaving = leaving a Blockaded Port
modifier-line = Line of Communication
modifier-major_port = Major Port
modifier-marker_off_start = campaign under way
modifier-mixed = mixed Commands
modifier-neutral = Neutral Port
modifier-one_third = one third damaged
modifier-other_command = other Command
modifier-pending = the Flota expected
modifier-prestige_lead = Prestige
modifier-privateer = Privateer
modifier-quarter = season
modifier-quarters_eligible = quarters passed
modifier-rating = ratings
modifier-recent = recent Event
modifier-requested_last_turn = request last Turn
modifier-scattered = scattered
modifier-scout = scouts
modifier-scouts = scouts
modifier-screened = screened
modifier-severe = Severe
modifier-ships = Ships
modifier-sof = Show of Force
modifier-sol_d = (D) Squadron
modifier-spring = Spring
modifier-strait = Straits
modifier-summer = Summer
modifier-this_year = Event this Year
modifier-two_thirds = two thirds damaged
modifier-war = France at war
modifier-winter = Winter
modifier-worms = Treaty of Worms

## Charts

chart-calendar = Calendar
chart-winds = Seasonal Winds
chart-gale = Gale
chart-gale-effects = Gale effects
chart-gale-modifiers = Gale modifiers
chart-movement = Movement
chart-beating = Beating to Windward
chart-search = Search
chart-evade = Evasion
chart-battle = Combat
chart-shifts = Column shifts
chart-rounds = Rounds
chart-weather-gauge = Weather gauge
chart-break-off = Breaking off
chart-strike = Strike check
chart-leader-fate = Fate of leaders
chart-battle-result = Result of a Battle
chart-damage-values = Damage Values
chart-thresholds = Damage thresholds
chart-attrition = Attrition
chart-attrition-modifiers = Attrition modifiers
chart-repair = Repair
chart-repair-modifiers = Repair modifiers
chart-emergency = Emergency Repair
chart-recovery = Recovery
chart-ranges = Operating Range
chart-ratings = Ratings
chart-tasks = Tasks
chart-screening = Screening
chart-attack-convoy = Attack on a Convoy
chart-attack-convoy-modifiers = Attack on a Convoy: modifiers
chart-bombard = Bombardment
chart-bombard-modifiers = Bombardment modifiers
chart-pirate-activation = Pirate Activation
chart-convoy-damage = Damage to Convoys in Battle
chart-convoys = Figures of Convoys
chart-prestige = Prestige
chart-victory = Levels of victory
chart-levant-trade = Levant trade
chart-campaign = Military Campaigns
chart-campaign-figures = Military Campaigns: figures
chart-show-of-force = Show of Force
chart-british-requests = British requests
chart-spanish-requests = Spanish requests
chart-french-requests = French requests
chart-limits = Limits and figures
chart-italy = Campaign in Italy
axis-turn = Turn
axis-wind = Wind
axis-quarter = Quarter
axis-result = Result
axis-die = Die
axis-modifier = Modifier
axis-item = Figure
axis-column = Column
axis-action = Action
axis-damage = Damage
axis-contingent = Contingent
axis-damage-value = Damage Value
axis-class = Class
axis-margin = Margin
axis-counters = Counters on the track
word-winter = Winter
word-spring = Spring
word-summer = Summer
word-autumn = Autumn
word-target = target
word-severe = Severe Gale
word-major-port = Major Port
word-one-third = one third
word-two-thirds = two thirds
word-undamaged = undamaged
word-squadron = Squadron
word-flagship = Flagship
word-convoy = Convoy
word-disorganised = Disorganised
word-with-wind = with the wind
word-abeam = across the wind
word-against-wind = against the wind
word-beating = Beating
word-docks = entering docks
word-drive = driving off
word-grand-flotilla = Grand Flotilla
word-scouts = scouts Assigned
word-strait = Straits Space
word-intercepted = Intercepted
word-blockading = Blockading
word-scout = each scout
word-scouts-most = scouts at most
word-flotilla = Flotilla
word-detachment = Detachment
word-independent = Independent Squadron
word-scattered = scattered
word-gale = Gale
word-screened = target has scouts
word-leaving = leaving a Blockaded Port
word-mixed = mixed Commands
word-gauge = weather gauge, round one
word-close = Close action
word-line = Line action
word-distant = Distant action
word-escorting = escorting a Convoy
word-killed = killed
word-wounded = wounded
word-captured = captured
word-leader-check = leader check
word-wounded-turns = Turns of a wounded Admiral
word-score-per-ship = score per Ship Sunk
word-margin = lead needed to win
word-winner-disorganised = DP that Disorganise a winner
word-british = British
word-french = French
word-spanish = Spanish
word-venetian = Venetian
word-genoese = Genoese
word-neapolitan = Neapolitan
word-A = A
word-B = B
word-C = C
word-D = D
word-E = E
word-F = F
word-G = G
word-H = H
word-I = I
word-friendly-offing = Friendly offing
word-blockaded = Blockaded Port
word-other-command = Port of the other Command
word-friendly = Friendly Port
word-neutral = Neutral Port
word-coastal = Coastal Space
word-anchorage = Palma or Palermo
word-fleet = Fleet
word-fleet50 = Fleet-50
word-bomber = Bomber
word-galley = Galley
word-light = Light Craft
word-privateer = Privateer
word-pirate = Pirate
word-knights = Knights of Malta
word-pirate-galley = Pirate Galley
word-pirate-light = Pirate Light Craft
word-escort-squadron = each escorting Squadron
word-escort-auxiliary = each escorting Auxiliary
word-none = none
word-salee = Salee Rovers
word-barbary = Barbary Pirates
word-arrival = arrival on
word-outbound-turn = first Turn, Outbound
word-homebound-turn = first Turn, Homebound
word-french-turn = first Turn, French
word-troop-ready = Troop Convoy ready on
word-dp-per-prestige = DP for 1 Prestige
word-scatter-dp = DP that scatter troops
word-load = load of a Supply Convoy
word-dp-per-rp = DP that destroy 1 RP
word-delayed-from = delayed by a Gale from
word-most-fulfilled = most Fulfilled Orders
word-ship-sunk = Enemy Ship Sunk
word-flagship-sunk = Flagship Sunk, besides
word-battle-won = Battle won
word-grand-battle-won = against a Grand Flotilla, besides
word-admiral-lost = Enemy Admiral lost
word-convoy-damage = each 8 DP on a Convoy
word-defy-france = defying the French
word-french-request = French request
word-campaign-victory = campaign won
word-choose-order = a named Order
word-orders-per-point = Orders for 1 Prestige
word-grand-battle-squadrons = Squadrons that make a Battle count
word-bourbon-support = Bourbon Army Support
word-british-support = British Army Support
word-bomber-in-port = Bomber in a Port, times
word-troop-convoy = landed Troop Convoy
word-venice-target = Venice joins on
word-base = base
word-ships-per-plus = Ships for +1
word-most = at most
word-times-pirate-base = Bomber at a Pirate Base, times
word-times-minor-port = Bomber at a Minor Port, times
word-times-major-port = Bomber at a Major Port, times
word-squadron-ships = Ships of a Squadron
word-sol-d-ships = Ships of a (D) Squadron
word-flotilla-squadrons = Squadrons of a Flotilla
word-detachment-squadrons = Squadrons of a Detachment
word-grand-flotilla-flotillas = Flotillas of a Grand Flotilla
word-grand-flotilla-squadrons = its Squadrons besides
word-rank-grand-flotilla = rank for a Grand Flotilla
word-rank-flotilla = rank for a Flotilla
word-rank-detachment = rank for a Detachment
word-turns = Turns a Year
word-impulses = Impulses a Turn
word-increments = Increments an Impulse
word-british-batch = chits a batch, British
word-bourbon-batch = chits a batch, Bourbon
word-least-batches = batches at least
word-most-batches = batches at most
word-track-stay = Turns on the Levant Trade Track
word-convoys-a-year = Troop Convoys a Year
word-fleet50-ships = (D) Ships of a Fleet-50
word-fleet50-dp = DP of a Ship returned
word-interception-stay = Impulses of an Interception
word-gdc-stay = Impulses of a raider
word-gdc-locations = locations for a Failed Order
word-french-repairs = French Repair rolls a quarter
word-gdc-year = Year of the Guerre de Course
word-flota-turns = Turns until the Flota
word-combat-squadrons = Squadrons a side in a Combat
word-ship-lead = lead in Ships at most
word-defy-reserve = Prestige needed to defy the French
word-atlantic-dp = DP of the passage
word-atlantic-dp-winter = DP of the passage in Winter
word-course-steps = steps of a Course at most
word-space = each space
word-against = against the wind, times
word-good = a good line, up to
word-fair = a fair line, up to
word-good-mod = good line
word-poor-mod = poor line
word-none-mod = no line
word-counters-a-turn = counters assembled a Turn
word-least-counters = counters of a Convoy at least
word-most-counters = counters of a Convoy at most
word-points-a-counter = Strength Points a counter
word-dp-per-point = DP that destroy one
word-one-box = Strength Points for one box
word-two-boxes = Strength Points for two boxes
level-draw = draw
level-marginal = marginal victory
level-substantive = substantive victory
level-decisive = decisive victory
task-interception-strait = Intercept Straits
task-interception-zone = Intercept Sea Zones
task-screen = Screen
task-screen-pirates = Screen Pirates
task-attack-convoy = attack Convoys
task-scout = scout
task-escort = escort
task-bombard = bombard
task-support-show-of-force = support a Show of Force
task-support-army = support armies
task-order-show-of-force = bear a Show of Force Order
task-order-interception = bear an Interception Order
task-order-escort = bear an Escort Order
weather-0 = { $disorganised ->
    [1] Disorganised
   *[other] no effect
  }
weather-1 = { $disorganised ->
    [1] Disorganised
   *[other] Damaged
  }, { $dp } DP
weather-2 = { $disorganised ->
    [1] Disorganised
   *[other] Damaged
  }, { $dp } DP
weather-3 = { $disorganised ->
    [1] Disorganised
   *[other] Damaged
  }, { $dp } DP
requested-0 = { $ships ->
    [0] { "" }
   *[other] Ships { $ships }{ " " }
  }{ $sol_d ->
    [0] { "" }
   *[other] (D) Ships { $sol_d }{ " " }
  }{ $flagship ->
    [0] { "" }
   *[other] Flagship { $flagship }{ " " }
  }{ $auxiliary ->
    [fleet] Fleet Auxiliary
    [bomber] Bomber
    [privateer] Privateer
    [light] Light Craft
    [galley] Galley
   *[other] { "" }
  }{ $withdraw_ships ->
    [0] { "" }
   *[other] Ships withdrawn { $withdraw_ships }{ " " }
  }{ $withdraw_auxiliaries ->
    [0] { "" }
   *[other] Auxiliaries withdrawn { $withdraw_auxiliaries }
  } { $entry ->
    [cadiz] (Cádiz)
    [cartagena] (Cartagena)
   *[other] { "" }
  }
requested-1 = { $ships ->
    [0] { "" }
   *[other] Ships { $ships }{ " " }
  }{ $sol_d ->
    [0] { "" }
   *[other] (D) Ships { $sol_d }{ " " }
  }{ $flagship ->
    [0] { "" }
   *[other] Flagship { $flagship }{ " " }
  }{ $auxiliary ->
    [fleet] Fleet Auxiliary
    [bomber] Bomber
    [privateer] Privateer
    [light] Light Craft
    [galley] Galley
   *[other] { "" }
  }{ $withdraw_ships ->
    [0] { "" }
   *[other] Ships withdrawn { $withdraw_ships }{ " " }
  }{ $withdraw_auxiliaries ->
    [0] { "" }
   *[other] Auxiliaries withdrawn { $withdraw_auxiliaries }
  } { $entry ->
    [cadiz] (Cádiz)
    [cartagena] (Cartagena)
   *[other] { "" }
  }
requested-2 = { $ships ->
    [0] { "" }
   *[other] Ships { $ships }{ " " }
  }{ $sol_d ->
    [0] { "" }
   *[other] (D) Ships { $sol_d }{ " " }
  }{ $flagship ->
    [0] { "" }
   *[other] Flagship { $flagship }{ " " }
  }{ $auxiliary ->
    [fleet] Fleet Auxiliary
    [bomber] Bomber
    [privateer] Privateer
    [light] Light Craft
    [galley] Galley
   *[other] { "" }
  }{ $withdraw_ships ->
    [0] { "" }
   *[other] Ships withdrawn { $withdraw_ships }{ " " }
  }{ $withdraw_auxiliaries ->
    [0] { "" }
   *[other] Auxiliaries withdrawn { $withdraw_auxiliaries }
  } { $entry ->
    [cadiz] (Cádiz)
    [cartagena] (Cartagena)
   *[other] { "" }
  }
requested-3 = { $ships ->
    [0] { "" }
   *[other] Ships { $ships }{ " " }
  }{ $sol_d ->
    [0] { "" }
   *[other] (D) Ships { $sol_d }{ " " }
  }{ $flagship ->
    [0] { "" }
   *[other] Flagship { $flagship }{ " " }
  }{ $auxiliary ->
    [fleet] Fleet Auxiliary
    [bomber] Bomber
    [privateer] Privateer
    [light] Light Craft
    [galley] Galley
   *[other] { "" }
  }{ $withdraw_ships ->
    [0] { "" }
   *[other] Ships withdrawn { $withdraw_ships }{ " " }
  }{ $withdraw_auxiliaries ->
    [0] { "" }
   *[other] Auxiliaries withdrawn { $withdraw_auxiliaries }
  } { $entry ->
    [cadiz] (Cádiz)
    [cartagena] (Cartagena)
   *[other] { "" }
  }
requested-4 = { $ships ->
    [0] { "" }
   *[other] Ships { $ships }{ " " }
  }{ $sol_d ->
    [0] { "" }
   *[other] (D) Ships { $sol_d }{ " " }
  }{ $flagship ->
    [0] { "" }
   *[other] Flagship { $flagship }{ " " }
  }{ $auxiliary ->
    [fleet] Fleet Auxiliary
    [bomber] Bomber
    [privateer] Privateer
    [light] Light Craft
    [galley] Galley
   *[other] { "" }
  }{ $withdraw_ships ->
    [0] { "" }
   *[other] Ships withdrawn { $withdraw_ships }{ " " }
  }{ $withdraw_auxiliaries ->
    [0] { "" }
   *[other] Auxiliaries withdrawn { $withdraw_auxiliaries }
  } { $entry ->
    [cadiz] (Cádiz)
    [cartagena] (Cartagena)
   *[other] { "" }
  }

## Facts

fact-prestige = Prestige
fact-fulfilled = Fulfilled Orders
fact-failed = Failed Orders
fact-turn = Turn
fact-impulse = Impulse
fact-winds = winds
fact-located = Located
fact-blockading = Blockades
fact-battles = Battles
fact-marker = campaigns
fact-landed = landed armies
fact-disorganised = Disorganised
fact-scattered = scattered
fact-outcome = outcome

## What there is to know of a counter

name-task-interception-strait = Interception in a Strait or Sea Zone
name-task-interception-zone = Interception in a Sea Zone
name-task-screen = Screening
name-task-screen-pirates = Screening Pirates
name-task-attack-convoy = attacking Convoys
name-task-scout = scouting
name-task-escort = escorting
name-task-bombard = bombarding docks
name-task-support-show-of-force = supporting a Show of Force
name-task-support-army = supporting an army
name-task-order-show-of-force = Orders of Show of Force
name-task-order-interception = Orders of Interception
name-task-order-escort = Orders of Escort
profile-formation = { $kind ->
    [grand_flotilla] Grand Flotilla
    [flotilla] Flotilla
    [detachment] Detachment
    [independent] Squadron alone
    [troop] Troop Convoy
    [supply] Supply Convoy
   *[trade] Trade Convoy
  }, { NAME($command) }
profile-convoy = { $dp } DP on the Convoy
profile-unknown = What is inside is not known
profile-strength = { $squadrons ->
    [one] 1 Squadron
   *[other] { $squadrons } Squadrons
  }, { $ships ->
    [one] 1 Ship
   *[other] { $ships } Ships
  }, { $dp } DP
profile-squadron = { NAME($element) }: { $ships ->
    [one] 1 Ship
   *[other] { $ships } Ships
  }, { $dp } of { $value } DP
profile-led = With { NAME($admiral) }, rank { $rank }, rating { $rating }
profile-located = Located: it may be attacked
profile-disorganised = Disorganised: Capacity -1, Combat -1, no Blockade
profile-scattered = Scattered
profile-blockade = Blockades { NAME($space) }
profile-preparing = Preparing: { $impulses ->
    [one] puts to sea with the next Impulse
   *[other] puts to sea in { $impulses } Impulses
  }
profile-refitting = Refitting in docks
profile-posture = Posture: { NAME($posture) }
profile-capacity = Movement Capacity { $capacity }
profile-company = With it: { NAMES($company) }
profile-order = Its Order: { order-kind }, { NAME($target) }
profile-course = Its Course: { NAMES($spaces) }
profile-bound = It makes for { NAME($space) } with all speed
profile-mp = { $mp } MP in hand
profile-due = Its Order falls due in { $turns ->
    [0] this Turn
    [one] the next Turn
   *[other] { $turns } Turns
  }
profile-element = { $subclass ->
    [flagship] Flagship
    [sol_d] Squadron of (D) Ships
   *[sol] Squadron of Ships of the Line
  }, { NAME($contingent) }
profile-ships = { $ships } of { $most } Ships
profile-damage = { $dp } DP: -1 from { $third }, -2 from { $two_thirds }, a Ship sinks at { $value }
profile-shift = Combat shift { $front }, and { $back } once badly damaged
profile-shield = Takes { $dp } DP off what the enemy inflicts
profile-admiral = Admiral, { NAME($contingent) }: rank { $rank }, rating { $rating }
profile-service = In service from { $first } to { $last }
profile-auxiliary = { $kind ->
    [fleet] Fleet Auxiliary
    [fleet50] Fleet-50
    [bomber] Bomber
    [galley] Galleys
    [light] Light Craft
    [privateer] Privateer
    [pirate_galley] Pirate Galleys
    [pirate_light] Pirate Light Craft
   *[knights] Knights of Malta
  }, { NAME($contingent) }
profile-rating = Rating { $rating }, { $unlimited ->
    [yes] unlimited range
   *[no] range { $range }
  }
profile-tasks = Can do: { NAMES($tasks) }

## What is paid or given up

cost-sail = { $mp } MP, of { $capacity } an Impulse{ $beating ->
    [yes] , to be beaten with a die
   *[no] { "" }
  }; reached { $later ->
    [0] this Impulse
    [one] the next Impulse
   *[other] { $later } Impulses from now
  }, in the winds that blow
cost-closed = Closed by the winds that blow: it waits
cost-mp = { $mp } MP
cost-preparing = Puts to sea { $impulses ->
    [one] with the next Impulse
   *[other] in { $impulses } Impulses
  }
cost-cancel = The Order fails: with it { $failed ->
    [one] 1 has Failed
   *[other] { $failed } have Failed
  }
cost-prestige = { $points } of { $left } Prestige{ $last ->
    [yes] , the last
   *[no] { "" }
  }
cost-rounds = { $rounds ->
    [one] 1 round
   *[other] Up to { $rounds } rounds
  }, Combat shift { $shift } for both sides
cost-recall = It goes to Recovery
cost-repair = Roll { $nth } of { $of } in { NAME($space) }{ $stored ->
    [yes] , and 1 RP of its store
   *[no] { "" }
  }
cost-emergency = The only Emergency Repair in { NAME($space) } in this Step
