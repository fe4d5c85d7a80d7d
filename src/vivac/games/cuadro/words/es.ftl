## El juego

title = Cuadro: La Barrosa, 1811
summary = Andalucía, 5 de marzo de 1811: líneas, columnas, cuadros y cargas de caballería al pie del Cerro del Puerco, batallón a batallón y con todas las reglas en vigor.
length = de 1 a 4 h
complexity = 5
place = Andalucía
cover-place = La Península
cover-motto = ¡Formen el cuadro!
scenario-training = Acción de instrucción
scenario-training-text = Seis unidades por bando en un campo donde aparece cada tipo de terreno; seis turnos. Un pueblo, una ciudad y una cumbre por tomar.
scenario-barrosa = La Barrosa: el combate de retaguardia
scenario-barrosa-text = Desde las doce y media: Graham da media vuelta en el pinar, Dilkes asalta el cerro contra Ruffin y Wheatley sale del bosque contra Leval. Ocho turnos.
scenario-chiclana = Chiclana: la jornada entera
scenario-chiclana-text = Desde las nueve de la mañana: La Peña marcha hacia el puente, Villatte cierra el paso en Bermeja y Victor espera su hora tierra adentro. Dieciséis turnos.
role-allied = Aliados
role-french = Franceses

## Reglas opcionales

switch-guns_in_towns = Poblaciones caras para la artillería
switch-guns_in_towns-text = La artillería paga 3 puntos de movimiento por entrar en pueblos, ciudades y edificios fuertes, donde la hoja dañada muestra 1.
switch-roads_add_up = Las bonificaciones de camino se suman
switch-roads_add_up-text = Una columna que marcha por camino con orden de Maniobra tiene ambas bonificaciones, +5, y no solo la mayor.
switch-works_in_full = Líneas de asedio completas
switch-works_in_full-text = Cruzar líneas de asedio cuesta 2 más desde delante y 1 más desde detrás, en vez de 1 y nada.
switch-leaders_mounted = Comandantes a caballo
switch-leaders_mounted-text = Un Comandante que mueve solo paga como la caballería, no como la infantería.
switch-fire_goes_on = Fuego que continúa
switch-fire_goes_on-text = El fuego de más de 24 puntos sigue en la columna 12 hasta agotar sus puntos, en vez de acabar con el segundo disparo.
switch-no_fire_at_once = No Fuego inmediato
switch-no_fire_at_once-text = Una batería parada por el fuego calla desde ese momento, además de en el siguiente turno de juego.
switch-roundshot_aimed = Bala rasa apuntada
switch-roundshot_aimed-text = Los cañones a más de 2 hexágonos eligen una unidad de la pila, con menos probabilidad si es inferior, en vez de atravesarla entera.
switch-losers_retreat = Quien sufre bajas retrocede
switch-losers_retreat-text = Quien pierde puntos de fuerza por AB o DB en el choque retrocede además 2 hexágonos y hace la prueba de moral.
switch-beside_is_close = De cerca es de cerca
switch-beside_is_close-text = La infantería que forma el cuadro tiene −1 también contra la caballería que ataca desde al lado, no solo tras una carga de un hexágono.
switch-rally_apart = Rehacerse aparte
switch-rally_apart-text = Las unidades desordenadas y derrotadas se recuperan solo en la Fase de Reorganización, no con cualquier prueba de moral superada.
switch-leaders_add_one = Los Comandantes suman 1
switch-leaders_add_one-text = Un Comandante suma +1 a las pruebas de moral y a las tiradas de control, sea cual sea su factor de moral.
switch-charged_alone = Conmovidos por una carga
switch-charged_alone-text = Solo los cargados tienen −1 en las pruebas de moral tras una carga, y no la caballería que cargó en vano.
switch-all_losses = Cuentan todas las bajas
switch-all_losses-text = Cada punto de fuerza que una unidad ha perdido después del primero resta 1 en sus pruebas de moral, y no solo los que acaba de perder.

## Nombres de las cosas

name-of = { NAME($thing) }
name-allied = los aliados
name-french = los franceses
successor = el sucesor de { $name }
arrival = refuerzos
name-regular = formación regular
name-skirmish = guerrilla
name-square = cuadro
name-limbered = enganchada
name-deployed = desplegada
name-disordered = desordenada
name-routed = derrotada
name-attack = orden de Ataque
name-manoeuvre = orden de Maniobra
name-assault = marcador de Asalto
name-nofire = marcador de No Fuego
name-done = ya actuó
name-fatigue-1 = fatiga 1
name-fatigue-2 = fatiga 2
name-fatigue-3 = fatiga 3
name-fatigue-4 = fatiga 4

## Lo que se ve

heading = Turno { $turn }, { $clock }: { $side ->
    [french] turno francés
   *[allied] turno aliado
  }, { $step ->
    [opening] Fase de Mando
    [command] Fase de Mando
    [leaving] Fase de Mando
    [flight] Fase de Movimiento, huidas
    [withdrawal] Fase de Movimiento, repliegues
    [movement] Fase de Movimiento
    [marking] Fase de Movimiento, asaltos
    [defensive_fire] Fase de Fuego Defensivo
    [offensive_fire] Fase de Fuego Ofensivo
    [shock] Fase de Choque
    [reorganisation] Fase de Reorganización
   *[end] Fase Final
  }
status-points = Puntos: aliados { $allied }, franceses { $french }.
status-withdrawing = { NAME($division) }: en Repliegue.
status-held-back = La Peña vacila: no da órdenes de Ataque y ninguno de los suyos entra en las columnas 25 y siguientes.
status-night = Ha caído la noche: se ve y se dispara a un hexágono.
track-turn = Turno
track-division = { NAME($division) }
pile-reserve-allied = Unidades aliadas por llegar
pile-reserve-french = Unidades francesas por llegar
pile-eliminated-allied = Unidades aliadas perdidas
pile-eliminated-french = Unidades francesas perdidas
note-objective = Objetivo de { $points } puntos, en manos de { $side ->
    [french] los franceses
    [allied] los aliados
   *[nobody] nadie
  }.
note-ground = { $terrain ->
    [clear] terreno despejado
    [beach] playa
    [cultivated] terreno cultivado
    [village] pueblo
    [town] ciudad
    [strong_buildings] edificios fuertes
    [pontoon] puente de pontones
    [marsh] marisma
    [light_wood] bosque ligero
    [dense_wood] bosque denso
    [sea] mar
    [channel] caño
   *[lagoon] lago
  }, nivel { $level }

## Preguntas

ask-come = ¿Entran ahora estos refuerzos: { NAMES($counters) }?
ask-successor = Ha caído el Comandante de { NAME($division) }. ¿Con qué unidad toma el mando su sucesor?
ask-order = ¿Qué orden recibe { NAME($division) } ({ $units ->
    [one] 1 unidad
   *[other] { $units } unidades
  } en mando)?
ask-leave = ¿Dejas alguna unidad sin la orden de su división?
ask-move = ¿Quién mueve?
ask-take-along = ¿Va { NAME($leader) } con ellos?
ask-go-along = ¿Va { NAME($leader) } con { NAME($unit) }?
ask-destination = ¿Adónde: { NAMES($units) }?
ask-facing = ¿Hacia dónde miran en { $hex }: { NAMES($units) }?
ask-ride-to = ¿Adónde va { NAME($leader) }?
ask-entry = ¿Por dónde entra en el mapa { NAME($counter) }?
ask-mark = ¿Quién va a asaltar?
ask-target = ¿Qué hexágono asalta { NAME($unit) }?
ask-fire = ¿Quién dispara?
ask-fire-target = ¿A qué hexágono: { NAMES($units) }?
ask-strike = ¿A qué unidad de { $hex } disparan los cañones?
ask-assail = ¿Qué asalto se resuelve ahora?
ask-charge-to = ¿Desde dónde remata { NAME($unit) } su carga contra { $hex }?
ask-evade = { NAMES($enemy) }: se echan sobre { $hex }. ¿Los esquiva { NAME($unit) }?
ask-withdraw = { NAMES($enemy) }: se echan sobre { $hex }. ¿Se retira la caballería ({ NAMES($units) })?
ask-square = La caballería se echa sobre { $hex } ({ NAMES($enemy) }). ¿Forma el cuadro la infantería: { NAMES($units) }?
ask-stand-fire = La caballería llega a { $hex } ({ NAMES($enemy) }): ¿quién le dispara?
ask-direct = ¿Qué unidad dirige { $part ->
    [defence] la defensa de
   *[attack] el ataque a
  } { $hex }?
ask-lead = ¿Qué Comandante ayuda a { NAME($unit) } en el choque por { $hex }?
ask-risk-leader = ¿Qué Comandante estaba en lo más recio?
ask-retreat = ¿Adónde retrocede { NAME($unit) }, { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
  } o más lejos de { $hex }?
ask-advance = { $hex } queda libre: ¿quién avanza hasta allí?
ask-forced-attack = Sin control ({ NAMES($units) }): ¿sobre quién se lanza la caballería?
ask-test = ¿Quién intenta reorganizarse?

## Opciones

option-stop = Nada más
option-stay = Quedarse como están
option-go = Ir sin él
option-nobody = Nadie
option-stand = Aguantar
option-evade = Esquivar
option-withdraw = Retirarse
option-form-square = Formar el cuadro
option-hold-fire = No disparar
option-come = Entran
option-wait = Esperan
option-order = { $order ->
    [manoeuvre] Maniobra
    [attack] Ataque
   *[none] Sin orden
  }
option-leave = { NAME($target) } sin orden
option-move = { NAME($target) }, { $hex }
option-ride = { NAME($target) } cabalga
option-bring = Entra { NAME($target) }
option-top = { NAME($target) } encima
option-take = Llevar a { NAME($target) }
option-mark = { NAME($target) }, { $hex }
option-fire = { NAME($target) }, { $hex }
option-direct = { NAME($target) }
option-lead = { NAME($target) }
option-strike = { NAME($target) }
option-advance = Avanza { NAME($target) }
option-test = { NAME($target) }, { $hex }
option-place = Con { NAME($target) }, { $hex }
option-group = { $kind ->
    [cavalry] Toda la caballería
    [artillery] Toda la artillería
   *[infantry] Toda la infantería
  } de { $target } junta
option-volley = { $kind ->
    [guns] Todas las piezas
   *[small] Todos los fusiles
  } de { $target }
option-wheel = Girar todas las unidades de { $target }
option-to = { $target }
option-target = { $target }
option-assail = { $target }
option-last = { $target }
option-retreat = { $target }
option-enter = { $target }
option-form = { $target ->
    [regular] A formación regular
    [skirmish] En guerrilla
    [square] En cuadro
    [limbered] Enganchar
   *[deployed] Desplegar
  }
option-face = { $target ->
    [E] Este
    [NE] Nordeste
    [NW] Noroeste
    [W] Oeste
    [SW] Suroeste
   *[SE] Sureste
  }

## El diario

turn = Empieza el turno { $turn }.
player-turn = Turno { $turn }: juegan { $side ->
    [french] los franceses
   *[allied] los aliados
  }.
coming = Llegan refuerzos.
inertia = { NAME($leader) } { $held ->
    [yes] vacila y retiene a sus divisiones
   *[no] deja obrar a sus divisiones
  }.
linked-up = El camino del puente a la vanguardia queda abierto: { $points } puntos para los aliados.
ordered = { NAME($division) }: { $order ->
    [manoeuvre] Maniobra
    [attack] Ataque
   *[none] sin orden
  }.
left-without = { NAME($unit) } se queda sin orden.
succeeded = Toma el mando de { NAME($division) } { NAME($leader) }.
moved = { NAMES($units) }: a { $hex }, { $form ->
    [skirmish] en guerrilla
    [square] en cuadro
    [limbered] enganchada
    [deployed] desplegada
   *[regular] en formación regular
  }{ $face ->
    [E] , mirando al E
    [NE] , mirando al NE
    [NW] , mirando al NO
    [W] , mirando al O
    [SW] , mirando al SO
    [SE] , mirando al SE
   *[none] { "" }
  }.
wheeled = { NAMES($units) }: giran al { $face ->
    [E] E
    [NE] NE
    [NW] NO
    [W] O
    [SW] SO
   *[SE] SE
  }.
rode = { NAME($leader) } va a { $hex }.
on-top = { NAME($unit) } pasa a lo alto del apilamiento.
objective-taken = Toman { $hex } { $side ->
    [french] los franceses
   *[allied] los aliados
  }.
marked = { NAME($unit) } recibe marcador de Asalto contra { $hex }.
fires = { NAMES($units) }: fuego contra { $hex } con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }.
hit = { NAME($unit) }: total { $total } en la columna { $column }, { $result }.
lost = { NAME($unit) } pierde { $points } PF; le quedan { $left }.
eliminated = { NAME($unit) }: eliminada.
no-fire = { NAME($unit) } recibe un marcador de No Fuego.
tested = Prueba de moral de { NAME($unit) }: total { $total }, voluntad { $will }, { $result }.
disordered = { NAME($unit) }: desordenada.
routed = { NAME($unit) }: derrotada.
rallied = { NAME($unit) } vuelve al buen orden.
rallied-to-disorder = { NAME($unit) } deja de huir: desordenada.
square-broken = El cuadro de { $hex } se deshace.
fled = { NAME($unit) } huye { $steps ->
    [one] 1 hexágono
   *[other] { $steps } hexágonos
  } hasta { $hex }.
cannot-flee = { NAME($unit) } no puede huir.
left-the-map = { NAME($unit) } huye fuera del mapa.
retreated = { NAME($unit) } retrocede a { $hex }.
cannot-retreat = { NAME($unit) } no puede retroceder { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
  }.
assault = { $arm ->
    [cavalry] La caballería ataca
   *[infantry] La infantería asalta
  } { $hex }.
charges = { NAME($unit) } carga hasta { $hex }, { $moved ->
    [one] 1 hexágono
   *[other] { $moved } hexágonos
  }.
charge-impossible = { NAME($unit) } ya no puede cargar.
odds-too-low = Por debajo de 1/4 nadie asalta { $hex }: se retiran los marcadores.
evades = { NAME($unit) } esquiva el asalto.
withdraws = { NAME($unit) } se retira ante la infantería.
in-square = En { $hex } queda formado el cuadro.
no-square = En { $hex } no se forma el cuadro.
does-not-close = { NAME($unit) } no acomete.
ridden-down = { NAME($unit) }, arrollada en plena huida.
shock = Choque por { $hex } a { $odds }: total { $total }, { $result }.
control = { NAME($unit) }, control: total { $total }, { $result ->
    [NC] sin control
   *[C] bajo control
  }.
forced-attack = { NAMES($units) }: imposible contenerlos, se lanzan sobre { $hex }.
advanced = { NAME($unit) } avanza a { $hex }.
tired = { NAME($unit) } tiene fatiga { $level }.
rested = { NAME($unit) } se recupera de la fatiga.
leader-falls = Cae { NAME($leader) }.
leader-safe = { NAME($leader) } sale ileso.
leader-escapes = { NAME($leader) } escapa a { $hex }.
leader-taken = { NAME($leader) } cae prisionero.
division-tested = { NAME($division) }, moral de división { $value }: total { $total }, { $result ->
    [H] huida
    [RE] Repliegue
   *[SE] sin efecto
  }.

## Los dados y lo que los modifica

why-fire = fuego
why-morale = moral
why-shock = choque
why-control = control de caballería
why-division-morale = moral de división
why-leader = suerte del Comandante
why-inertia = La Peña
modifier-leader = Comandante
modifier-cover = cobertura
modifier-disordered = desordenada
modifier-routed = derrotada
modifier-losses = bajas
modifier-not-in-square = no está en cuadro
modifier-charged-close = carga desde cerca
modifier-after-charge = tras una carga
modifier-fatigue = fatiga
modifier-charge = carga
modifier-nation = nacionalidad
modifier-forced-attacks = ataques forzados
modifier-light-guns = artillería ligera
modifier-heavy-guns = artillería pesada
modifier-will-a-b = voluntad A o B
modifier-will-e-f = voluntad E o F
modifier-british = infantería británica
modifier-target-square = blanco en cuadro
modifier-target-skirmish = blanco en guerrilla
modifier-target-deployed = blanco, artillería desplegada
modifier-flank = flanco
modifier-stack = más abajo en el apilamiento
modifier-attacking-leader = Comandante atacante
modifier-defending-leader = Comandante defensor
modifier-will = voluntad de combate
modifier-attack-order = orden de Ataque
modifier-cavalry-against-square = caballería contra cuadro
modifier-heavy-cavalry = caballería pesada
modifier-against-skirmishers = formada contra guerrilla
modifier-infantry-against-square = infantería contra cuadro
modifier-commander-commands-all = el Comandante los tiene a todos
modifier-chief-commands-all = el Comandante en Jefe los tiene a todos
modifier-routed-own = unidades propias derrotadas
modifier-routed-other = unidades derrotadas cerca

## Negativas

unit-off-the-map = { NAME($unit) } no está en el mapa.
unit-not-yours = { NAME($unit) } no está a tus órdenes.
order-withdrawing = { NAME($division) } está en Repliegue y no recibe órdenes.
order-out-of-command = Ninguna unidad de { NAME($division) } está en mando.
attack-at-night = De noche nadie ataca.
attack-inertia = La Peña retiene a { NAME($division) } este turno.
attack-not-yet = { NAME($division) } no puede recibir Ataque antes del turno { $turn }.
attack-no-chief = El Comandante de { NAME($division) } está fuera del alcance de su Jefe, y la división no tenía ya Ataque.
move-routed = { NAME($unit) } está derrotada: solo huye.
move-once = { NAME($unit) } ya ha movido en esta fase.
move-withdrawing = { NAME($unit) } se repliega y no mueve de otro modo.
to-enemy = Una unidad enemiga ocupa { $hex }.
to-prohibited = { $hex } está prohibido a { $arm ->
    [cavalry] la caballería
    [artillery] la artillería
   *[infantry] la infantería
  }.
to-zone-manoeuvre = { $hex } está en una zona de control enemiga: con orden de Maniobra, no.
to-zone-command = { $hex } está en una zona de control enemiga: fuera de mando, no.
to-closed = { $hex } está vedado por ahora a esta división.
to-too-far = No se llega a { $hex } con { $points } puntos de movimiento.
to-facing = En { $hex } no podrían tomar la orientación de los que ya están, o no cambiarían nada.
stack-no-troops-here = En { $hex } no cabe tropa alguna.
stack-infantry-with-cavalry = Infantería y caballería no pueden compartir { $hex }.
stack-one-battalion = En { $hex } solo cabe un batallón.
stack-too-much-infantry = Habría demasiados PF de infantería en { $hex }.
stack-no-skirmishers-here = En { $hex } no se puede estar en guerrilla.
stack-all-in-square = Toda la infantería de { $hex } debe estar en cuadro a la vez.
stack-no-square-here = En { $hex } no puede formarse el cuadro.
stack-square-too-large = El cuadro de { $hex } sería demasiado grande.
stack-no-cavalry-here = En { $hex } no cabe caballería.
stack-one-regiment = En { $hex } solo cabe un regimiento.
stack-too-much-cavalry = Habría demasiados PF de caballería en { $hex }.
stack-no-deploying-here = En { $hex } no pueden desplegarse cañones.
stack-too-many-batteries = Habría demasiadas baterías en { $hex }.
mark-artillery = { NAME($unit) } es artillería: nunca asalta.
mark-not-in-order = { NAME($unit) } no está en buen orden y no puede asaltar.
mark-out-of-command = { NAME($unit) } está fuera de mando y no puede asaltar.
mark-manoeuvre = { NAME($unit) } tiene orden de Maniobra y no puede asaltar.
mark-withdrawing = { NAME($unit) } se repliega y no puede asaltar.
mark-not-mounted = Para cargar, { NAME($unit) } ha de estar montada y en formación regular.
mark-tired = { NAME($unit) } está demasiado fatigada para atacar.
mark-in-square = { NAME($unit) } no puede asaltar desde el cuadro.
mark-nobody = { NAME($unit) } no tiene delante a nadie a quien pueda asaltar.
mark-not-that = { NAME($unit) } no puede asaltar { $hex }.
fire-routed = { NAME($unit) } está derrotada y no dispara.
fire-once = { NAME($unit) } ya ha disparado en esta fase.
fire-limbered = { NAME($unit) } tiene que desplegarse para disparar.
fire-mounted = { NAME($unit) } solo dispara en guerrilla.
fire-no-fire = { NAME($unit) } tiene un marcador de No Fuego.
fire-assault = { NAME($unit) } lleva marcador de Asalto y no dispara.
fire-nobody = { NAME($unit) } no tiene blanco a su alcance, en su arco y a la vista.
target-nobody = No hay ninguna unidad enemiga en { $hex }.
target-out-of-range = Está fuera de alcance: { NAME($unit) } llega a { $range ->
    [one] 1 hexágono
   *[other] { $range } hexágonos
  }.
target-out-of-sight = { NAME($unit) } no tiene línea de tiro hasta { $hex }.
target-out-of-arc = { $hex } queda fuera del arco frontal de { NAME($unit) }.
target-no-points = { NAME($unit) } no llega a un punto de fuego.
test-in-order = { NAME($unit) } ya está en buen orden.
test-once = { NAME($unit) } ya ha hecho su prueba en esta fase.
order-once = { NAME($division) } ya tiene su orden para este turno.
order-later = { NAME($division) } recibe su orden después de { NAME($now) }.
leave-no-order = { NAME($unit) } no tiene orden de la que prescindir.
leave-committed = { NAME($unit) } está empeñada en el ataque este turno, sea cual sea la orden de su división.
group-too-few = Menos de dos de estas unidades de { $hex } pueden moverse todavía.
wheel-as-a-group = Las unidades de { $hex } que pueden moverse son de una sola clase: giran moviéndose juntas.
top-once = { NAME($unit) } ya se ha puesto encima en esta fase.
top-already = { NAME($unit) } está tan arriba en su pila como puede estar.
stop-arrivals = Antes entra { NAME($unit) }: quien llega debe entrar si hay sitio.
stay-withdrawing = { NAME($unit) } se repliega y debe retroceder.
stay-entering = { NAME($unit) } está entrando y debe terminar su movimiento en el mapa.
to-no-way-back = { $hex } no aleja del enemigo ni acerca al borde de retirada.
form-never = { NAME($unit) } nunca adopta esta formación.
form-too-dear = El cambio cuesta { $cost } de { $points } puntos de movimiento.
form-nowhere = En esta formación no podrían terminar su movimiento en { $hex } ni en ningún hexágono cercano.
ride-nowhere = { NAME($leader) } ya está en { $hex }.
mark-once = { NAME($unit) } ya tiene un marcador de Asalto.
volley-alone = Menos de dos unidades de { $hex } pueden disparar juntas.
stand-elsewhere = { NAME($unit) } no está en { $hex }, sobre el que viene la caballería.
stand-once = { NAME($unit) } ya ha disparado en este turno de jugador.
stand-other = En { $hex } no hay caballería que se acerque.

## El final

drawn = Empate: aliados { $allied }, franceses { $french }.
won-marginal = Victoria marginal de { $side ->
    [french] los franceses
   *[allied] los aliados
  }: aliados { $allied }, franceses { $french }.
won-decisive = Victoria decisiva de { $side ->
    [french] los franceses
   *[allied] los aliados
  }: aliados { $allied }, franceses { $french }.

## Tablas

chart-terrain = Efectos del terreno
chart-guns-in-towns = La artillería en las poblaciones, con la opción
chart-works-in-full = Líneas de asedio, con la opción
chart-terrain-divisor = Lo que el terreno deja de los puntos del atacante
chart-stacking = Apilamiento
chart-movement = Capacidad de movimiento
chart-formation-change = Cambios de formación
chart-morale = Prueba de moral
chart-morale-modifiers = Modificadores de la prueba de moral
chart-morale-states = En qué queda la unidad tras la prueba de moral
chart-division-morale = Moral de división
chart-division-modifiers = Modificadores de la moral de división
chart-fire = Fuego
chart-fire-modifiers = Modificadores del fuego
chart-artillery-range = Alcance de la artillería
chart-range-factor = Artillería según la distancia
chart-shock = Choque
chart-shock-square = Resultados contra un cuadro
chart-shock-modifiers = Modificadores del choque
chart-cavalry-control = Control de caballería
chart-control-modifiers = Modificadores del control de caballería
chart-limits = Cifras de las reglas
chart-victory = Puntos de victoria
axis-terrain = Terreno
axis-effect = Efecto
axis-letter = Letra
axis-limit = Límite
axis-troops = Tropas
axis-nation = Nacionalidad
axis-change = Cambio
axis-total = Total
axis-will = Voluntad de combate
axis-modifier = Modificador
axis-state = Estado
axis-result = Resultado
axis-division-morale = Moral de división
axis-fire-points = Puntos de fuego
axis-guns = Artillería
axis-range = Distancia
axis-odds = Relación de fuerzas
axis-award = Puntos por
word-clear = despejado
word-beach = playa
word-cultivated = cultivado
word-village = pueblo
word-town = ciudad
word-river = río
word-stream = arroyo
word-bridge = puente
word-pontoon = puente de pontones
word-ford = vado
word-marsh = marisma
word-road = carretera o camino
word-ravine = barranco
word-water = mar, caño, lago
word-infantry = infantería
word-cavalry = caballería
word-artillery = artillería
word-fire = fuego
word-shock = choque
word-square = cuadro
word-leader = Comandante
word-spanish = españoles
word-british = británicos
word-french = franceses
word-disordered = desordenada
word-routed = derrotada
word-cover = cobertura
word-flank = flanco
word-charge = atacó con carga
word-others = españoles, portugueses, KGL, franceses
word-heavy = pesada
word-medium = media
word-light = ligera
word-adjacent = adyacente
word-battery = batería eliminada
word-decisive = decisiva desde
word-marginal = marginal desde
word-strong-buildings = edificios fuertes
word-light-wood = bosque ligero
word-dense-wood = bosque denso
word-slope-up = desnivel moderado, hacia arriba
word-slope-down = desnivel moderado, hacia abajo
word-cliff-up = desnivel impasable, hacia arriba
word-cliff-down = desnivel impasable, hacia abajo
word-siege-front = líneas de asedio, desde delante
word-siege-rear = líneas de asedio, desde detrás
word-infantry-skirmish = infantería en guerrilla
word-cavalry-skirmish = caballería en guerrilla
word-artillery-alone = baterías solas
word-artillery-with = baterías con otros
word-cavalry-light-medium = caballería ligera y media
word-cavalry-heavy = caballería pesada
word-artillery-horse = artillería a caballo
word-good-order = buen orden
word-leader-at-least = Comandante, al menos
word-not-in-square = caballería que acomete, infantería sin cuadro
word-charged-close = infantería cargada desde 1 hexágono
word-after-charge = tras una carga de caballería
word-fatigue-level = cada nivel de fatiga
word-pf-lost = cada PF perdido
word-commander-commands-all = el Comandante tiene a todas en su alcance
word-chief-commands-all = el Comandante en Jefe tiene a todas en su alcance
word-routed-own = cada unidad derrotada de la división
word-routed-other = cada unidad derrotada de otras a 2 hexágonos
word-target-square = blanco en cuadro
word-target-skirmish = blanco en guerrilla
word-target-deployed = blanco, artillería desplegada
word-light-guns = dispara artillería ligera
word-heavy-guns = dispara artillería pesada
word-will-a-b = voluntad A o B de quien dispara
word-will-e-f = voluntad E o F de quien dispara
word-second-unit = bala rasa, segunda unidad
word-further-units = bala rasa, unidades siguientes
word-will-grade = cada grado de voluntad
word-attack-order = la directora atacante tiene Ataque
word-cavalry-against-square = caballería contra cuadro
word-heavy-cavalry = participa caballería pesada
word-against-skirmishers = infantería formada contra guerrilla
word-infantry-against-square = infantería formada contra cuadro
word-forced-attack = cada ataque forzado anterior
word-adjacent-from-square = adyacente, junto a un cuadro
word-range-2-3 = 2 o 3 hexágonos
word-range-4-plus = 4 hexágonos o más
word-routed-unit = unidad derrotada al final
word-fire-column = última columna de fuego
word-charge-hexes = hexágonos de una carga
word-charge-fatigue = fatiga con la que aún se ataca
word-highest-fatigue = fatiga máxima
word-dismounted-allowance = PM de la caballería desmontada
word-road-bonus = bonificación de camino
word-road-bonus-manoeuvre = bonificación de camino con Maniobra
word-prolonged-retreat = hexágonos que puede prolongarse un retroceso
word-successor-command = distancia de mando de un sucesor
word-leader-falls-on = un Comandante cae con
word-routed-nearby = las derrotadas cuentan hasta
word-small-arms-range = alcance de los fusiles
word-night-range = alcance de noche
word-infantry-regular-skirmish = infantería: de regular a guerrilla
word-infantry-regular-square = infantería: de regular a cuadro
word-infantry-skirmish-regular = infantería: de guerrilla a regular
word-infantry-skirmish-square = infantería: de guerrilla a cuadro
word-infantry-square-regular = infantería: de cuadro a regular
word-infantry-square-skirmish = infantería: de cuadro a guerrilla
word-cavalry-regular-skirmish = caballería: de regular a guerrilla
word-cavalry-skirmish-regular = caballería: de guerrilla a regular
word-artillery-deployed-limbered = artillería: de desplegada a enganchada
word-artillery-limbered-deployed = artillería: de enganchada a desplegada
limit-yes = sí
limit-no = no
limit-dismounted = desmontada
result-SE = SE: sin mal efecto
result-P = P: detenida: prueba de moral, sin asalto
result-M = M: prueba de moral; si falla, la pasa todo el hexágono
result-R = R: retroceso; quienes se quedan pasan prueba de moral
result-1 = 1: 1 PF perdido
result-1M = 1M: 1 PF perdido y prueba de moral
result-1R = 1R: 1 PF perdido y retroceso
result-2P = 2P: 2 PF perdidos y detenida
result-2M = 2M: 2 PF perdidos y prueba de moral
result-2R = 2R: 2 PF perdidos y retroceso
result-3P = 3P: 3 PF perdidos y detenida
result-3R = 3R: 3 PF perdidos y retroceso
result-D = D: desordenada
result-DE = DE: derrotada
result-H = H: huida de toda la división
result-RE = RE: Retirada
result-C = C: bajo control
result-NC = NC: sin control
result-AB = AB: el atacante pierde 1 PF
result-AR1 = AR1: el atacante retrocede 1 hexágono
result-AR2 = AR2: el atacante retrocede 2 hexágonos
result-BM = BM: ambos pierden 1 PF
result-DR1 = DR1: el defensor retrocede 1 hexágono
result-DR2 = DR2: el defensor retrocede 2 hexágonos
result-DB = DB: el defensor pierde 1 PF
result-DB2 = DB2: el defensor pierde 2 PF
result-DB3 = DB3: el defensor pierde 3 PF
result-DB4 = DB4: el defensor pierde 4 PF
result-DB5 = DB5: el defensor pierde 5 PF
result-DB6 = DB6: el defensor pierde 6 PF
result-DB7 = DB7: el defensor pierde 7 PF
result-DB8 = DB8: el defensor pierde 8 PF
result-DB9 = DB9: el defensor pierde 9 PF

## Hechos de los ejercicios

fact-turn = Turno
fact-player = Bando activo
fact-step = Paso
fact-orders = Órdenes
fact-in_command = En mando
fact-assaults = Marcadores de Asalto
fact-no_fire = Marcadores de No Fuego
fact-holds = Objetivos
fact-rolls = Dados
fact-targets = Blancos
fact-withdrawing = En Repliegue
fact-question = Pregunta
fact-outcome = Desenlace
fact-allied_points = Puntos aliados
fact-french_points = Puntos franceses

# Lo que cambia lo que pesa alguien.
weight-rear = por la retaguardia
weight-terrain = el terreno
weight-range = el alcance
weight-skirmish = en guerrilla
weight-square = en cuadro
weight-disordered = desordenada

## Qué se sabe de una ficha

profile-unit = { $arm ->
    [cavalry] Caballería
    [artillery] Artillería a pie
    [horse] Artillería a caballo
   *[infantry] Infantería
  } { $weight ->
    [light] ligera
    [medium] media
    [heavy] pesada
   *[line] de línea
  }, { $nation ->
    [british] británica
    [kgl] de la Legión Alemana del Rey
    [portuguese] portuguesa
    [spanish] española
   *[french] francesa
  }
profile-strength = Fuerza { $pf } de { $printed } PF, voluntad de combate { $will }
profile-fire = Puntos de fuego a hexágonos adyacentes: { $points }
profile-guns = Factor de fuego { $factor }, alcance { $range }; puntos adyacente / a 2 o 3 hexágonos / más lejos: { $points }
profile-fire-none = Factor de fuego { $factor }, alcance { $range }; ahora no puede disparar
profile-division = { NAME($division) }: moral { $now } de { $printed }
profile-command = Comandante { NAME($commander) }, alcance { $range }{ $apart ->
    [yes] ; jefe { NAME($chief) }, alcance { $far }
   *[no] { "" }
  }
profile-held-back = Retenida por La Peña: sin orden de Ataque este turno
profile-state = { $state ->
    [disordered] Desordenada
    [routed] Derrotada
   *[good] En buen orden
  }
profile-form = En { NAME($form) }{ $face ->
    [E] , mirando al este
    [NE] , mirando al nordeste
    [NW] , mirando al noroeste
    [W] , mirando al oeste
    [SW] , mirando al suroeste
    [SE] , mirando al sureste
   *[none] { "" }
  }; puede adoptar: { NAMES($others) }
profile-movement = Movimiento: quedan { $left } de { $full } PM
profile-out-of-command = Fuera de mando: mitad de movimiento, sin zonas enemigas, sin asaltos
profile-order = { $order ->
    [attack] Orden de Ataque: +1 en los choques que dirige
   *[manoeuvre] Orden de Maniobra: terreno y caminos más baratos, sin zonas enemigas, sin asaltos
  }
profile-helped = Con un jefe: +{ $factor } en las pruebas de moral
profile-fatigue = Fatiga { $level } de { $most }
profile-assault = Marcada para asaltar { $hex }
profile-no-fire = { $when ->
    [next] Marcador de No Fuego: calla en el turno siguiente
   *[now] Marcador de No Fuego: calla en este turno
  }
profile-moved = Ya ha movido en este turno de jugador
profile-fired = Ya ha disparado en esta fase
profile-stood = Disparó en defensa: sin fuego contra una carga
profile-attacked = Ya ha cargado o asaltado en este turno de jugador
profile-leader = { $rank ->
    [chief] Jefe
   *[division] Comandante de división
  } { $nation ->
    [british] británico
    [spanish] español
   *[french] francés
  }
profile-factors = Choque { $shock }, moral { $morale }
profile-leads = Manda { NAMES($divisions) }
profile-range = Alcance de mando { $range }: { $near } de { $units } unidades dentro

## Qué se paga o a qué se renuncia

cost-march = { $points } de { $of } PM{ $all ->
    [yes] , todos los que tiene
   *[no] { "" }
  }
cost-road = { $points } PM por camino, donde tiene { $of }
cost-least = Todo su movimiento, { $of } PM, por un solo paso
cost-form = { $points } de { $of } PM por cambiar
cost-mark = Renuncia a su fuego en la fase de Fuego Ofensivo{ $arm ->
    [cavalry] ; 1 nivel de fatiga, pase lo que pase
   *[infantry] { "" }
  }
cost-order = { $order ->
    [attack] +1 en los choques que dirijan sus unidades; sin ventajas en la marcha
    [manoeuvre] Sin zonas de control enemigas y sin asaltos; terreno y caminos más baratos
   *[none] Mueve, dispara y asalta sin las ventajas de una orden
  }
cost-retreat = Pierde { $points } PF por el camino, junto al enemigo
cost-going = Deja { $hex } al enemigo
