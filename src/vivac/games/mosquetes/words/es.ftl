## El juego

title = Mosquetes
summary = Pólvora negra en mesa abierta: pequeñas partidas de casacas rojas, partidarios, guerreros y guerrilleros se acechan, se tirotean y se cargan entre bosques y tapias, de la guerra franco-india a la de la Independencia.
length = alrededor de 1 h 30 min
complexity = 3
place = Norteamérica y España
cover-place = La frontera
cover-motto = Pólvora negra y buen parapeto
scenario-road_ambush = Emboscada en el camino (1757)
scenario-road_ambush-text = Una escolta británica lleva un carro de provisiones por un camino del bosque. Partidarios franceses y sus aliados esperan entre los árboles, a los dos lados.
scenario-farm_raid = Incursión en la granja (1756)
scenario-farm_raid-text = Los incursores salen de los bosques del norte para incendiar una granja de la frontera. Las familias aguantan en la casa hasta que lleguen del sur provinciales y rangers.
scenario-scout = Exploración (1758)
scenario-scout-text = Dos partidas de exploradores se encuentran al anochecer, cuando observan el mismo embarcadero, el mismo claro y el mismo campamento.
scenario-blockhouse = La defensa del fortín (1759)
scenario-blockhouse-text = Un fortín con empalizada guarda un embarcadero del río. Una columna francesa con un cañón tiene que romper la puerta y tomarlo.
scenario-bateaux_1757 = Barcazas en la bruma (1757)
scenario-bateaux_1757-text = Al alba, tres barcazas llevan pólvora a un porteo entre la bruma. Arqueros, hombres del bosque y milicianos esperan tras los matorrales de la orilla.
scenario-convoy_1810 = Emboscada a un convoy francés (1810)
scenario-convoy_1810-text = Dos carros con la paga y la harina serpentean por un puerto de Castilla. La partida espera tras tapias y peñas; sus jinetes cierran el camino.
scenario-ford_1811 = El vado (1811)
scenario-ford_1811-text = Una retaguardia española defiende un vado y el puente de un molino contra tropas ligeras y lanceros franceses.
scenario-battery_1812 = El cañón del convento (1812)
scenario-battery_1812-text = Los marineros han subido a fuerza de brazos, bajo la lluvia, un cañón de a bordo, y una partida con carretas y trabucos se les une: hay que echar a los franceses del convento amurallado.
scenario-fog_1864 = Niebla en el río (1864)
scenario-fog_1864-text = Las embarcaciones avanzan a tientas en la niebla hacia una batería fluvial. Alfanjes, carabinas de repetición y fusiles de retrocarga desembarcan al pie de un cañón pesado, mientras una columna tantea el camino por la ribera.
role-A = Bando A
role-B = Bando B

## Reglas opcionales

switch-free_deployment = Despliegue libre
switch-free_deployment-text = Cada bando despliega sus unidades donde quiera dentro de sus zonas, primero el que juega en segundo lugar, y no en los sitios impresos.
switch-built_forces = Fuerzas a medida
switch-built_forces-text = Cada bando compone una fuerza de hasta 250 puntos con una sola lista y la despliega libremente, en lugar de las tropas del escenario.
switch-side_missions = Misiones secundarias
switch-side_missions-text = Cada bando recibe una misión secreta que al final vale 2 puntos de victoria.
switch-spared_obstacles = Obstáculos a mano
switch-spared_obstacles-text = Otra lectura de la hoja: el obstáculo que el tirador tiene al lado, y el que ya cubre al blanco, no restan nada al disparo.
switch-first_shock = Primer choque
switch-first_shock-text = Otra lectura de la hoja: la lanza de una carga y la sorpresa solo cuentan en la primera ronda del cuerpo a cuerpo.
switch-piercing_lance = Lanza que traspasa
switch-piercing_lance-text = Otra lectura de la hoja: la lanza quita 1 a la defensa de aquel a quien golpea, y no a la de quien la lleva.

## Nombres

name-of = { NAME($thing) }
model-of = { $model ->
    [wagon] carro { $id }
    [boat] embarcación { $id }
   *[marker] señuelo { $id }
  }
marker-of = marcador { $side }-{ $number }
name-clock = Reloj
card-of = { $what ->
    [forward] ¡Adelante!
    [morale] Moral
    [regular] Regulares
    [irregular] Irregulares
    [native] Nativos
    [militia] Milicia
   *[civilian] Civiles
  } ({ $side })
gun-of = pieza de { NAME($unit) }
unknown-marker = marcador oculto
typed-marker = marcador oculto: { NAME($type) }

name-regular = regulares
name-irregular = irregulares
name-native = nativos
name-militia = milicia
name-civilian = civiles
name-forward = un Oficial o una unidad de Élite
name-bow = arco
name-thrown = armas arrojadizas
name-pistol = pistola
name-musket = mosquete
name-blunderbuss = trabuco
name-carbine = carabina
name-long-rifle = fusil largo
name-rifled-musket = fusil rayado
name-rifle = fusil
name-repeating-carbine = carabina de repetición
name-light-gun = cañón ligero
name-heavy-gun = cañón pesado
name-sabre = sable
name-naval = armas navales
name-lance = lanza de caballería
name-none = ninguna
name-lurk = Al acecho
name-reserve = Reserva
name-authority = Autoridad
name-order = Orden
name-prepare = Preparación
name-preparation = Preparación
name-clear = despejado
name-rain = lluvia
name-twilight = penumbra
name-dark-or-mist = oscuridad o bruma
name-fog-or-storm = niebla o tormenta
name-fiw = Guerra franco-india
name-peninsula = Guerra de la Independencia
name-late = Guerras posteriores
name-trophy = Trofeo: eliminar a un Oficial enemigo
name-care = Cuidar de los hombres: no perder más de un tercio de las miniaturas
name-nerve = Temple: ninguna unidad propia huyendo o huida al final
name-bold-ground = Terreno audaz: una unidad propia entera en la zona de despliegue enemiga al final de un turno
name-steel = Acero: ganar un cuerpo a cuerpo que se haya empezado
name-hidden = no localizada
name-eye = en vigilancia
name-nofire = descargada
name-attack = humareda
name-routed = huyendo
name-inactive = abandonada

facing-words = { $facing ->
    [0] el este
    [45] el nordeste
    [90] el norte
    [135] el noroeste
    [180] el oeste
    [225] el suroeste
    [270] el sur
   *[315] el sureste
  }
order-words = { $order ->
    [open] orden abierto
    [formation] formación
    [column] columna
   *[normal] orden normal
  }

## Lo que se ve

heading = Turno { $turn } de { $turns }: { $step ->
    [build] se componen las fuerzas
    [deploy] despliegue
    [markers] las unidades ocultas ocupan su sitio
    [missions] misiones secundarias
   *[other] { NAME($side) }
  }
status-weather = Tiempo: { NAME($weather) }.
status-card = Carta que se resuelve: { NAME($card) }.
status-unit = Actúa: { NAME($unit) }, { $actions ->
    [one] le queda una acción
   *[other] le quedan { $actions } acciones
  }.
status-reserve = En tu Reserva: { NAMES($cards) }.
status-reserve-hidden = { NAME($side) }: { $count ->
    [one] una carta en Reserva.
   *[other] { $count } cartas en Reserva.
}
status-mission = Tu misión secundaria: { NAME($mission) }.
status-goal-side = { NAME($side) }: { NAME($goal) } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }).
status-goal-both = Los dos bandos: { NAME($goal) } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }).
status-discard = Descarte: { NAMES($cards) }.

track-turn = Turno
track-clocks = Cartas de Reloj jugadas
track-command = Puntos de mando: { NAME($side) }
track-points = Puntos de victoria: { NAME($side) }
pile-deck = Mazo
pile-discard = Descarte

card-text-troops = Cada unidad de este tipo y bando se activa una vez, en el orden que elija su dueño. Jugar una carta enemiga te da un punto de mando.
card-text-forward = Su bando hace una acción con cada Oficial y unidad de Élite, o toma puntos de mando: 1, y 1 más por cada Oficial que no huya.
card-text-morale = Cada unidad de su bando que haya perdido al menos la mitad de sus miniaturas pone a prueba sus nervios, con -3.
card-text-clock = No pasa nada; pero el tercer Reloj acaba el turno en el acto.

## Preguntas

ask-command = Tu paso: usa una habilidad de mando o juega una carta.
ask-after = Tras la carta: usa una habilidad de mando o da por acabado tu paso.
ask-forward = ¡Adelante!: ¿una acción con cada Oficial y unidad de Élite, o puntos de mando?
ask-activate = { $errand ->
    [forward] ¡Adelante!: ¿qué Oficial o unidad de Élite actúa ahora?
   *[other] ¿Qué unidad actúa ahora?
  }
ask-show = { NAME($unit) }: ¿descubres la unidad o sigue oculta tras su marcador?
ask-show-order = { NAME($unit) } tiene que descubrirse: ¿en qué orden?
ask-facing = { NAME($unit) }: ¿hacia dónde mira?
ask-spot = { NAME($unit) }: un chequeo de localización gratis antes de la acción; ¿contra quién?
ask-act = { NAME($unit) }: ¿qué acción? ({ $actions ->
    [one] la última
   *[other] quedan { $actions }
  })
ask-move-order = Mueve { NAME($unit) }: ¿en qué orden?
ask-rally-facing = { NAME($unit) } se ha reagrupado: ¿hacia dónde mira?
ask-figure-facing = { NAME($unit) }: ¿hacia dónde mira la miniatura { $figure }?
ask-move-facing = Mueve { NAME($unit) }: ¿hacia dónde mirará?
ask-move-to = Mueve { NAME($unit) }: señala el sitio.
ask-arrange = { NAME($unit) }: lleva una miniatura a otro punto o déjalas como están.
ask-watch = { NAME($trigger) } actúa a la vista de tus unidades en vigilancia: ¿responde alguna?
ask-watch-weapon = { NAME($unit) } dispara en vigilancia contra { NAME($target) }: ¿con qué arma?
ask-reply-fire = { NAME($charger) } carga con { $theirs } contra { $ours } de { NAME($unit) }: ¿un disparo precipitado antes del contacto?
ask-markers = ¿Quién está tras el marcador { $number }?
ask-list = ¿Con qué lista compones tu fuerza de hasta { $limit } puntos?
ask-recruit = ¿Qué unidad se suma a tu fuerza? { $points ->
    [one] Queda 1 punto.
   *[other] Quedan { $points } puntos.
  }
ask-size = { NAME($profile) }: ¿cuántas miniaturas?
ask-deploy-order = { NAME($unit) }: ¿en qué orden se despliega?
ask-deploy-facing = { NAME($unit) }: ¿mirando hacia dónde?
ask-deploy = { NAME($unit) }: señala su sitio en tu zona.

## Opciones

option-play = Jugar { NAME($target) }
option-bring = Jugar de la Reserva: { NAME($target) }
option-pass = Pasar
option-lurk = Al acecho: { NAME($target) } hace una acción de Vigilancia
option-reserve = Reserva: apartar { NAME($target) }
option-authority = Autoridad: se reagrupa { NAME($target) }
option-give-order = Orden: una acción con { NAME($target) }
option-prepare = Preparación: recuperar { NAME($target) }
option-done = Hecho
option-actions = Acciones con los Oficiales y unidades de Élite
option-points = Puntos de mando
option-activate = { NAME($target) }
option-stop = Parar aquí
option-stay-hidden = Seguir oculta
option-show = Descubrirla en { $target ->
    [open] orden abierto
   *[normal] orden normal
  }
option-spot = Buscar a { NAME($target) }
option-none = Sin chequeo
option-move = Mover
option-order = { $target ->
    [open] Orden abierto
    [formation] Formación en dos filas
    [line] Formación en una fila
    [column] Columna
    [marker] Como marcador oculto
   *[normal] Orden normal
  }
option-singly = Cada miniatura hacia donde quiera
option-face = { $target ->
    [0] Este
    [45] Nordeste
    [90] Norte
    [135] Noroeste
    [180] Oeste
    [225] Suroeste
    [270] Sur
   *[315] Sureste
  }
option-to = Ir a un punto
option-via = Ir pasando por un punto
option-arrange = Ir a un punto y luego colocar las miniaturas
option-figure = Miniatura { $target }, a un punto
option-leave = Salir de la mesa: { NAME($target) }
option-charge = Cargar contra { NAME($target) }
option-shoot = Disparar a { NAME($target) } ({ NAME($weapon) })
option-volley = Salva contra { NAME($target) } ({ NAME($weapon) })
option-reload = Recargar
option-watch = Vigilancia
option-hide = Ocultarse
option-vanish = Ocultarse y volver a ser un marcador
option-interact = { NAME($target) }
option-board = Embarcar en { NAME($target) }
option-land = Desembarcar
option-answer = Responder con { NAME($target) }
option-decline = No responder
option-with = Disparar con: { NAME($target) }
option-hold-fire = No disparar
option-hide-here = { NAME($target) }
option-list = { NAME($target) }
option-recruit = { NAME($target) }
option-size = { $target ->
    [one] 1 miniatura
   *[other] { $target } miniaturas
  }
option-die = { $target }
option-draw = { NAME($target) }

## Para qué son los dados y los robos

why-spotting = localización
why-hit = impacto
why-wound = herida
why-reaction = reacción
why-rally = reagrupamiento
why-attack = ataque
why-defence = defensa
why-leaving = salida del cuerpo a cuerpo
why-card = carta
why-mission = misión secundaria

## El diario: cartas y mando

turn-begins = Empieza el turno { $turn }, primero: { NAME($side) }.
turn-ends = Acaba el turno { $turn } y el humo se disipa.
card-played = { NAME($side) }: se juega { NAME($card) }.
clock = { $count ->
    [one] El primer Reloj.
    [2] El segundo Reloj.
   *[other] El tercer Reloj: se acabó el turno.
  }
passed-step = { NAME($side) }: paso.
command-gained = { NAME($side) }: ganancia de { $points ->
    [one] 1 punto de mando
   *[other] { $points } puntos de mando
  }.
ability = { NAME($side) }, por { $cost ->
    [one] 1 punto de mando
   *[other] { $cost } puntos de mando
  }: { NAME($ability) }.

## El diario: acciones

activated = { $errand ->
    [forward] ¡Adelante! { NAME($unit) }
    [lurk] Al acecho: { NAME($unit) }
    [order] Por orden: { NAME($unit) }
   *[troops] Se activa { NAME($unit) }
  }.
shown = { NAME($marker) } es { NAME($unit) }.
was-a-dummy = { NAME($marker) } era un señuelo: allí no hay nadie.
moved = { NAME($unit) }: movimiento, { order-words }, mirando hacia { facing-words }.
arrangement-undone = { NAME($unit) }: la miniatura { $figure } no puede estar ahí sin romper el orden; se queda donde estaba.
passed = { NAME($unit) }: pasa.
reloaded = { NAME($unit) }: suenan las baquetas; una recarga hecha.
watches = { NAME($unit) }: en vigilancia.
hid = { NAME($unit) } se oculta.
out-of-sight = Ya nadie ve a { NAME($unit) }: vuelve a estar sin localizar.
spotted = { NAME($unit) } busca a { NAME($target) }: localizada.
spotting-failed = { NAME($unit) } busca a { NAME($target) }: no se ve nada.
left-table = { NAME($unit) }: { $count ->
    [one] sale de la mesa una miniatura
   *[other] salen de la mesa { $count } miniaturas
  }.
interacted = { NAME($unit) } pone manos a la obra: { NAME($goal) }.

## El diario: fuego y acero

shots-fired = { NAME($unit) } dispara contra { NAME($target) }: { $shots ->
    [one] 1 disparo
   *[other] { $shots } disparos
  }, { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
  }.
volley-fired = { NAME($unit) } hace una salva contra { NAME($target) }: { $shots ->
    [one] 1 disparo
   *[other] { $shots } disparos
  }, { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
  }.
nobody-can-shoot = { NAME($unit) }: desde ahí no puede disparar nadie.
casualties = { NAME($target) }: { $count ->
    [0] no cae nadie
    [one] cae una miniatura
   *[other] caen { $count } miniaturas
  }.
wagon-destroyed = { NAME($unit) }: destruido.
swam-ashore = { NAME($unit) } se pone a salvo en tierra al hundirse su embarcación.
drowned = { NAME($unit) } se pierde con su embarcación.
unit-gone = { NAME($unit) }: ya no queda nadie.
reaction = { NAME($unit) }: reacción { $total }, { $result ->
    [stand] aguanta
    [fall-back] retrocede
   *[flee] huye
  }.
fell-back = { NAME($unit) } retrocede.
fled = { NAME($unit) } se desbanda y huye.
fled-off = { NAME($unit) }: { $count ->
    [one] una miniatura huye y se pierde
   *[other] { $count } miniaturas huyen y se pierden
  }.
rallied = { NAME($unit) } se reagrupa con { $total }.
flees-on = { NAME($unit) } no se reagrupa con { $total } y sigue huyendo.
charge = ¡{ NAME($unit) } carga contra { NAME($target) }!
surprised = Ataque sorpresa contra { NAME($target) }.
melee-round = Cuerpo a cuerpo, asalto { $round }: { NAME($unit) } pierde { $lost } y { NAME($target) } pierde { $killed }.
melee-unbroken = Tres asaltos sin decisión: { NAME($unit) } se retira.
leaving-losses = { NAME($unit) } abandona el cuerpo a cuerpo y pierde { $count ->
    [one] una miniatura más
   *[other] { $count } miniaturas más
  }.

## El diario: preparación y victoria

deployed = { NAME($side) }: se despliega una unidad.
no-room = { NAME($unit) } no encuentra sitio en su zona y no participa.
recruited = { NAME($side) }: { NAME($profile) }, { $count ->
    [one] 1 miniatura
   *[other] { $count } miniaturas
  }.
force-built = { NAME($side) }: una fuerza de { $points } puntos.
scored = { NAME($side) }: { $points ->
    [one] 1 punto de victoria
   *[other] { $points } puntos de victoria
  }: { NAME($goal) }.
collapse = { NAME($side) }: derrumbe. Queda en pie menos de un tercio. El enemigo gana 3 puntos de victoria.
mission-done = { NAME($side) }: misión secundaria cumplida. { NAME($mission) }.
mission-failed = { NAME($side) }: misión secundaria fallida. { NAME($mission) }.
outcome-won = Victoria: { NAME($winner) }, { $points } a { $other }.
outcome-decisive = Victoria decisiva: { NAME($winner) }, { $points } a { $other }.
outcome-draw = Empate, con { $points } puntos de victoria cada bando.

## Por qué no

not-this-card = { NAME($unit) } no actúa con la carta que se resuelve, { NAME($card) }.
has-acted = { NAME($unit) } ya ha actuado con esta carta, o no puede actuar.
lurk-watches = { NAME($unit) } acecha: solo puede hacer una acción de Vigilancia.
no-open-order = { NAME($unit) } no combate en orden abierto.
looks-for-nobody = { NAME($unit) } no puede buscar a nadie.
cards-in-hand = Tienes cartas en la mano: solo puede pasar quien no tiene ninguna.
nobody-forward = No tienes en juego ni Oficiales ni unidades de Élite: toma los puntos de mando.
not-your-unit = Esa no es una de tus unidades.
unit-off-table = { NAME($unit) } ya no está sobre la mesa.
marker-may-not = Un marcador solo puede mover, vigilar, ocultarse o pasar, o bien descubrirse.
already-loaded = { NAME($unit) } ya tiene el arma cargada.
already-spotted = { NAME($target) } ya está localizada.
already-watching = { NAME($unit) } ya está en vigilancia.
already-a-marker = Ya es un marcador.
fleeing = { NAME($unit) } está huyendo: solo puede intentar reagruparse.
not-fleeing = { NAME($unit) } no es una unidad tuya que esté huyendo.
cannot-act = { NAME($unit) } no puede actuar ahora.
no-weapon = { NAME($unit) } no tiene con qué disparar.
weapon-spent = { NAME($unit) } ya ha gastado su único disparo.
unloaded = { NAME($unit) } está descargada: antes tiene que recargar.
in-column = { NAME($unit) } está en columna: una columna ni dispara ni vigila.
gun-unserved = { NAME($unit) }: un cañón necesita dos sirvientes a 1″ o menos.
own-unit = { NAME($target) } es de tu bando.
target-a-marker = { NAME($target) } es un marcador: localízalo antes, o cárgalo.
not-spotted = { NAME($target) } no está localizada: antes hace falta un chequeo de localización con éxito.
not-in-sight = Nadie de la unidad tiene a la vista a { NAME($target) }.
officer-sheltered = { NAME($target) } está entre sus hombres: solo puede apuntarle una unidad para la que sea el enemigo más cercano.
out-of-range = { NAME($target) } está fuera de alcance.
no-line-of-fire = Nadie tiene a tiro a { NAME($target) }: está fuera de la vista, fuera del arco o demasiado lejos.
volley-formation = { NAME($unit) } no está en formación: solo hace salvas una formación de tropas instruidas.
volley-powder = { NAME($unit) }: la salva exige armas de pólvora negra.
volley-moved = { NAME($unit) } ha movido en esta activación: no hay salva.
volley-officer = { NAME($unit) } no es de Élite ni tiene a 6″ un Oficial de su tipo que mande la salva.
cannot-charge = { NAME($unit) } no puede cargar.
charge-wagon = No se puede cargar contra { NAME($target) }.
charge-out-of-reach = Ninguna miniatura alcanza a { NAME($target) } en una carga.
cannot-hide = { NAME($unit) } no puede ocultarse.
hide-smoke = { NAME($unit) } está en medio de su propia humareda: no puede ocultarse.
hide-enemy-near = { NAME($unit) } tiene un enemigo a 8″ o menos: no puede ocultarse.
hide-in-sight = { NAME($unit) } tiene una miniatura al descubierto y a la vista del enemigo: no puede ocultarse.
vanish-trait = { NAME($unit) } no tiene ni Explorador ni Nativos: no puede volver a ser un marcador.
wagon-escort = { NAME($unit) } no tiene una unidad amiga a 3″: no se mueve.
wagon-enemy = { NAME($unit) } tiene un enemigo encima: no se mueve.
cannot-board = { NAME($unit) } no puede embarcar.
no-boat = { NAME($boat) } no es una embarcación tuya.
boat-too-far = No todas las miniaturas están a 1″ de { NAME($boat) }.
boat-full = En { NAME($boat) } no caben tantos.
aboard = { NAME($unit) } está a bordo de una embarcación y solo puede desembarcar.
target-aboard = { NAME($target) } está a bordo de una embarcación: dispara a la embarcación.
not-aboard = { NAME($unit) } no está embarcada.
no-landing = { NAME($unit) } no encuentra sitio en la orilla a 1″ de la embarcación.
no-exit = Ningún objetivo permite a { NAME($unit) } salir por ahí de la mesa.
edge-too-far = Ninguna miniatura de { NAME($unit) } alcanza el tramo de borde.
no-interaction = «{ NAME($goal) }» no es algo que puedan hacer tus unidades.
cannot-interact = { NAME($unit) } no puede hacer eso.
goal-done = «{ NAME($goal) }» ya está hecho.
cannot-observe = «{ NAME($goal) }»: una miniatura tiene que estar a 12″ del punto y verlo.
burn-too-few = «{ NAME($goal) }»: tiene que haber al menos { $count } miniaturas a 1″ del punto.
burn-occupied = «{ NAME($goal) }»: todavía hay un enemigo dentro.
too-few-points = Eso cuesta { $cost } puntos de mando y tienes { $points }.
not-own-troops = En la Reserva solo se puede poner una carta de Tropas propia, de la mano.
not-in-discard = Solo se puede recuperar una carta de Tropas propia del descarte.
force-officer = Una fuerza necesita al menos un Oficial.
force-units = Una fuerza necesita al menos dos unidades además de los Oficiales.
force-list = { NAME($profile) } no pertenece a esta lista.
force-size = { NAME($profile) }: una unidad tiene de { $least } a { $most } miniaturas.
force-one-officer = En la fuerza ya hay un Oficial de { NAME($type) }.
force-officer-type = Un Oficial de { NAME($type) } necesita otra unidad de ese tipo en la fuerza.
force-one-gun = Una fuerza tiene un cañón como mucho.
force-points = Eso no dejaría puntos para una fuerza completa dentro de { $limit }.

## Lo que modifica un dado

modifier-smoke = humareda
modifier-mounted = montado
modifier-artillery_wagon_boat = cañón, carro o embarcación
modifier-cover = cobertura
modifier-scout_or_natives = Explorador o Nativos
modifier-hidden_marker = marcador
modifier-spotter_scout = busca un Explorador
modifier-obstacle = obstáculos
modifier-light_section = cobertura ligera cruzada
modifier-dense_solid_section = cobertura densa cruzada
modifier-weather = tiempo
modifier-hasty = precipitado
modifier-long_range = alcance largo
modifier-extreme_range = alcance extremo
modifier-open_order = orden abierto
modifier-light_cover = cobertura ligera
modifier-dense_cover = cobertura densa
modifier-solid_cover = cobertura sólida
modifier-mounted_target = objetivo montado
modifier-large_target = objetivo grande
modifier-officer = Oficial
modifier-figures_6 = 6 miniaturas o más
modifier-figures_10 = 10 miniaturas o más
modifier-formation = formación
modifier-few_figures = 3 miniaturas o menos
modifier-morale_card = carta de Moral
modifier-natives_in_cover = Nativos a cubierto
modifier-all_in_solid = todos en cobertura sólida
modifier-volley_or_unseen = salva o tirador no visto
modifier-three_casualties = tres bajas
modifier-artillery_or_formation = artillería o formación
modifier-casualties = bajas
modifier-double_numbers = el doble de efectivos
modifier-surprise = sorpresa
modifier-impossible = casi imposible
modifier-sabre = sable
modifier-naval = armas navales
modifier-lance = lanza
modifier-fewer_casualties = menos bajas

## Tablas

chart-radii = Peanas
chart-slots = Puestos
chart-diagonal-slots = Puestos, mirando a una esquina
chart-distances = Distancias
chart-limits = Límites
chart-command-gains = Puntos de mando que se ganan
chart-command-abilities = Habilidades de mando
chart-order-cost = Precio de una Orden
chart-troop-types = Tipos de tropa
chart-movement = Movimiento
chart-terrain = Terreno
chart-spotting-distance = Distancia de localización
chart-spotting = Localización
chart-weather = Tiempo
chart-weapons = Armas de proyectil
chart-shooting = Disparo
chart-reaction = Reacción
chart-melee-weapons = Armas de cuerpo a cuerpo
chart-surprise-attack = Ataque sorpresa
chart-leaving-melee = Abandono del cuerpo a cuerpo
chart-side-missions = Misiones secundarias

axis-model = Modelo
axis-order = Orden
axis-step = Paso
axis-distance = Distancia
axis-limit = Límite
axis-gain = Ganancia
axis-ability = Habilidad
axis-figures = Miniaturas
axis-type = Tipo de tropa
axis-value = Valor
axis-allowance = Movimiento
axis-terrain = Terreno
axis-quality = Cualidad
axis-column = Columna
axis-circumstance = Circunstancia
axis-weather = Tiempo
axis-weapon = Arma
axis-result = Resultado
axis-die = Dado

ranged-plain = { $range }″, { $near }+ / { $far }+
ranged-single-shot = { $range }″, { $near }+ / { $far }+, un solo disparo
ranged-black-powder = { $range }″, { $near }+ / { $far }+, pólvora negra
ranged-artillery = { $range }″, { $near }+, artillería: { $dice } dados, { $reloads ->
    [one] 1 recarga
   *[other] { $reloads } recargas
  }

word-foot = a pie
word-mounted = montado
word-gun = cañón
word-wagon = carro o carreta
word-boat = embarcación
word-marker = marcador
word-formation = formación
word-column = columna
word-normal = normal
word-open = abierto
word-obstacle = obstáculo
word-area = zona
word-building = edificio
word-clear = despejado
word-rough = accidentado
word-very-rough = muy accidentado
word-impassable = infranqueable
word-low = bajo
word-high = alto
word-none = ninguno
word-light = ligera
word-dense = densa
word-solid = sólida
word-form = forma
word-ground = suelo
word-height = altura
word-cover = cobertura
word-fence = barrera
word-hedge = seto
word-wall = muro o terraplén
word-crops = campo de cultivos
word-scrub = matorrales
word-orchard = vergel
word-wood = bosque
word-swamp = pantano
word-rocks = pedregal
word-palisade = empalizada o muro alto
word-house = casa
word-river = río
word-ford = vado
word-bridge = puente
word-brush-line = línea de matorrales
word-cards = cartas de Tropas
word-actions = acciones
word-stand = aguanta con
word-flee-below = huye por debajo de
word-rally = se reagrupa con
word-attack = ataque
word-defence = defensa
word-fall-back = retrocede
word-flee = huye
word-base = base
word-scout = Explorador
word-natives = Nativos
word-cavalry = Caballería
word-light-cavalry = Caballería Ligera
word-no-enemy-24 = ningún enemigo a 24″
word-road-column-or-single = carretera, columna o miniatura sola
word-road-other = carretera, otros
word-charge = carga
word-minimum = como mínimo
word-rival-card = jugar una carta enemiga
word-forward = ¡Adelante! tomado en puntos
word-forward-officer = y por cada Oficial
word-dead-type = carta de Tropas propia sin unidades
word-smoke = marcador de humareda
word-artillery-wagon-boat = cañón, carro o embarcación
word-light-cover = cobertura ligera
word-dense-or-solid-cover = cobertura densa o sólida
word-scout-or-natives = Explorador o Nativos
word-hidden-marker = marcador de movimiento oculto
word-spotter-scout = busca un Explorador
word-light-section = por cada 6″ completas de cobertura ligera
word-dense-solid-section = por cada 3″ completas de cobertura densa o sólida
word-hasty = disparo precipitado
word-long-range = alcance largo, más de 12″
word-extreme-range = alcance extremo, más de 24″
word-open-order = objetivo en orden abierto
word-dense-cover = cobertura densa
word-solid-cover = cobertura sólida
word-mounted-target = objetivo montado
word-large-target = objetivo grande
word-impossible = dado de herida de un disparo imposible
word-officer = Oficial a 6″, o un Oficial
word-figures-6 = 6 miniaturas o más
word-figures-10 = 10 miniaturas o más
word-few-figures = 3 miniaturas o menos
word-morale-card = carta de Moral
word-natives-in-cover = Nativos, todos en zonas ligeras o densas
word-all-in-solid = todos en cobertura sólida
word-volley-or-unseen = salva, o tirador no visto
word-three-casualties = tres bajas o más
word-artillery-or-formation = fuego de artillería o de una formación
word-casualties = por cada baja en este cuerpo a cuerpo
word-double-numbers = el doble de miniaturas trabadas que el enemigo
word-surprise = por sorpresa
word-fewer-casualties = sin bajas, o menos que la unidad rival
word-enemy-exclusion = separación del enemigo al mover
word-engaged = trabada
word-contact = en contacto
word-behind-obstacle = tras un obstáculo
word-loophole = en una aspillera
word-cover-crossing = cruzadas para dar cobertura
word-march = libre de enemigos en la marcha
word-officer-shelter = un Oficial entre sus hombres
word-hide = libre de enemigos para ocultarse
word-canister = metralla
word-crew = sirvientes junto al cañón
word-escort = escolta de un carro
word-contact-move = los cargados salen al encuentro
word-observe = observar un punto
word-interact = trabajar en un punto
word-deployment = separación del enemigo al desplegar
word-normal-link = hueco en orden normal
word-open-link = hueco en orden abierto
word-open-gap = hueco mínimo en orden abierto
word-region = se suma a la región de un Mover
word-board = embarcar
word-hand = cartas en la mano
word-clock-cards = cartas de Reloj
word-forward-cards = cartas de ¡Adelante! por bando
word-morale-cards = cartas de Moral por bando
word-high-sections = secciones altas que tapan la vista
word-melee-rounds = asaltos de un cuerpo a cuerpo
word-placing-passes = pasadas al colocar una unidad
word-formation-figures = miniaturas mínimas en formación
word-unit-figures = miniaturas máximas en una unidad
word-boat-figures = miniaturas en una embarcación
word-wounds = heridas de un carro o embarcación
word-collapse-points = puntos por un derrumbe
word-mission-points = puntos por una misión secundaria
word-decisive-margin = margen de una victoria decisiva
word-lurk = Al acecho
word-reserve = Reserva
word-authority = Autoridad
word-preparation = Preparación

## Qué se sabe de una unidad

profile-dummy = Un señuelo: no hay nadie detrás ({ $type ->
    [irregular] Irregulares
    [native] Nativos
    [militia] Milicia
    [civilian] Civiles
   *[regular] Regulares
  })
profile-type = { $type ->
    [irregular] Irregulares
    [native] Nativos
    [militia] Milicia
    [civilian] Civiles
   *[regular] Regulares
  }, { $model ->
    [mounted] a caballo
    [gun] con una pieza
   *[foot] a pie
  }; { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
  } con su carta
profile-values = Disparo { $shooting }, ataque { $attack }, defensa { $defence }
profile-allowance = Mueve hasta { $inches }″
profile-weapon = { NAME($weapon) }: alcance { $range }″, potencia { $near } de cerca y { $far } de lejos{ $dice ->
    [one] { "" }
   *[other] , { $dice } dados
  }; { $load ->
    [single] un solo disparo
    [reload] { $reloads ->
      [one] 1 Recarga tras cada disparo
     *[other] { $reloads } Recargas tras cada disparo
    }
   *[always] siempre cargada
  }
profile-melee = En melé, { NAME($weapon) }: ataque { $attack }, defensa { $defence }
profile-model = Mueve con la carta de { $type ->
    [irregular] los irregulares
    [native] los nativos
    [militia] la milicia
    [civilian] los civiles
   *[regular] los regulares
  }; le quedan { $left } de { $of } heridas
profile-boat = Lleva { $figures } de { $most } miniaturas
profile-figures = { $figures } de { $of } miniaturas; { $killed } muertas, { $fled } huidas
profile-marker = Oculta tras el marcador { $number }
profile-order = En { $order ->
    [open] orden abierto
    [formation] formación
    [column] columna
   *[normal] orden normal
  }
profile-fleeing = Huye: tiene que reagruparse antes de actuar
profile-unspotted = Sin localizar: hay que localizarla para dispararle o cargarla
profile-smoke = Entre el humo
profile-aboard = A bordo de { NAME($boat) }
profile-unloaded = Descargada: { $reloads ->
    [one] falta 1 Recarga
   *[other] faltan { $reloads } Recargas
  }
profile-loaded = Cargada
profile-spent = Ya ha gastado su único disparo
profile-watching = En vigilancia: puede responder a un enemigo que actúe a su vista
profile-acting = Actúa ahora, le queda: { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
  }
profile-to-act = Aún tiene que actuar con esta carta
profile-officer = Oficial: da aplomo a las unidades a { $inches }″, se cobija entre sus hombres, actúa con ¡Adelante!
profile-elite = Élite: actúa con ¡Adelante!
profile-drilled = Instruida: descargas en formación
profile-open-order = Puede adoptar orden abierto
profile-scout = Explorador
profile-natives = Nativos
profile-cavalry = Caballería
profile-light-cavalry = Caballería Ligera

## Qué se paga o a qué se renuncia

cost-command = { $points ->
    [one] 1 punto de mando
   *[other] { $points } puntos de mando
  } de { $left }{ $last ->
    [yes] , el último
   *[no] { "" }
  }
cost-action = { $left ->
    [one] 1 acción, la última
   *[other] 1 de { $left } acciones
  }{ $then ->
    [hasty] ; un disparo posterior es precipitado
    [reload] ; queda descargada, { $reloads ->
      [one] 1 Recarga
     *[other] { $reloads } Recargas
    }, y entre el humo
    [spent] ; su único disparo
   *[none] { "" }
  }
cost-activation = Acaba su activación, { $left ->
    [one] su última acción
   *[other] las { $left } acciones
  }
cost-answer = Su vigilancia, pase lo que pase
cost-shot = { $then ->
    [reload] Queda descargada, { $reloads ->
      [one] 1 Recarga
     *[other] { $reloads } Recargas
    }, y entre el humo
   *[spent] Su único disparo
  }
cost-clock = Reloj { $nth } de { $of }{ $last ->
    [yes] : el turno acaba al instante
   *[no] { "" }
  }
cost-card = La carta; { $units ->
    [0] nadie actúa
    [one] actúa 1 unidad
   *[other] actúan { $units } unidades
  }
cost-enemy-card = Una carta enemiga: { $units ->
    [0] nadie actúa
    [one] actúa 1 unidad enemiga a la vista
   *[other] actúan { $units } unidades enemigas a la vista
  }, y ganas puntos de mando ({ $points })
cost-forward = { $units ->
    [one] La acción de 1 unidad
   *[other] Las acciones de { $units } unidades
  }, a cambio de { $points ->
    [one] 1 punto de mando
   *[other] { $points } puntos de mando
  }
cost-stop = { $units ->
    [one] 1 unidad pierde su acción
   *[other] { $units } unidades pierden su acción
  }
cost-size = { $points } de { $left } puntos
