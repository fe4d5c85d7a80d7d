## El juego

title = Mosby's Raiders
summary = Norte de Virginia, 1863: dirige tú solo la guerrilla de John S. Mosby contra el ejército de la Unión, golpea tras sus líneas y esfúmate antes de que despierte.
length = unas 2 h
complexity = 3
place = Virginia
scenario-campaign = La campaña
scenario-campaign-text = Ocho turnos: ganas con Notoriedad 9 o más al final del último. Pierdes si Mosby muere, si un turno acaba con la Notoriedad por debajo de su número o si en la Confederación de Mosby no queda un solo espacio donde refugiarse.
role-mosby = Mosby

## Reglas opcionales

switch-opt_8_1_advanced_victory = Victoria avanzada
switch-opt_8_1_advanced_victory-text = La victoria exige Notoriedad 10 y tiene cinco grados, de marginal (10) a aplastante (14 o más).
switch-opt_8_1_notoriety_11 = Victoria con Notoriedad 11
switch-opt_8_1_notoriety_11-text = Victoria avanzada, en la que solo se gana desde 11.
switch-opt_8_1_notoriety_12 = Victoria con Notoriedad 12
switch-opt_8_1_notoriety_12-text = Victoria avanzada, en la que solo se gana desde 12.
switch-opt_8_1_notoriety_13 = Victoria con Notoriedad 13
switch-opt_8_1_notoriety_13-text = Victoria avanzada, en la que solo se gana desde 13.
switch-opt_8_1_notoriety_14 = Victoria con Notoriedad 14
switch-opt_8_1_notoriety_14-text = Victoria avanzada, en la que solo se gana desde 14.
switch-opt_8_2_more_events = Más Eventos
switch-opt_8_2_more_events-text = Cada turno se sacan dos cartas de Eventos más.
switch-opt_8_3a_hide_may_fail = Esconderse puede fallar
switch-opt_8_3a_hide_may_fail-text = Un dado puede delatar a Mosby escondido: con 1-2 tras las líneas nordistas, con 1 fuera de ellas.
switch-opt_8_3b_hide_cannon = Esconder el Cañón
switch-opt_8_3b_hide_cannon-text = El Cañón puede dejarse escondido en la Confederación de Mosby y recogerse después, si la Unión no da antes con él.
switch-opt_8_4_rail_repair = Reparación del ferrocarril
switch-opt_8_4_rail_repair-text = Al final de cada turno, cada línea férrea demolida se repara con un 1-3 en el dado.
switch-opt_8_5_north_of_potomac = Al norte del Potomac
switch-opt_8_5_north_of_potomac-text = Desde el turno 5 puntúa cada espacio revelado al norte del Potomac, pero Mosby no puede allí ni desbandarse ni salir pitando.
switch-opt_8_6_demolition_failure = Fallos en la demolición
switch-opt_8_6_demolition_failure-text = Toda demolición exige un dado; si falla no puntúa, y la alarma cunde igual.
switch-opt_8_7_interrogation = Interrogatorio
switch-opt_8_7_interrogation-text = En Operaciones puedes interrogar a los piquetes, correos y carreteros que captures, por tu cuenta y riesgo.
switch-opt_8_8_blind_entry = Entrar a ciegas
switch-opt_8_8_blind_entry-text = Entrar en un espacio ya no enseña quién hay: solo lo hace la Exploración.
switch-opt_8_9_depot_contents = Contenido de los depósitos
switch-opt_8_9_depot_contents-text = Un depósito demolido puede dar además caballos, pistolas, una carta o puntos de Rendimiento, que Mosby se lleva al marcharse.
switch-reading_6_2_ford_is_one_space = Un vado es un espacio más
switch-reading_6_2_ford_is_one_space-text = Otra lectura: un movimiento que empieza en la orilla cruza el Potomac por carretera y continúa; solo es obligatorio detenerse antes del río.
switch-reading_6_5_no_fresh_cards = Sin cartas nuevas al contraatacar
switch-reading_6_5_no_fresh_cards-text = Otra lectura: un Contraataque repite la tirada con los modificadores del primer combate, y no se le puede añadir ninguna otra carta.
switch-reading_6_6_disband_as_action = Desbandarse espera a la acción de Mosby
switch-reading_6_6_disband_as_action-text = Otra lectura: en las Fases te desbandas solo cuando a Mosby le toca actuar, como en el ejemplo.
switch-reading_7_2_hide_as_action = Esconderse espera a la acción de Mosby
switch-reading_7_2_hide_as_action-text = Otra lectura: fuera del combate, Esconderse se juega solo como acción de Mosby.
switch-reading_8_3_cannon_hidden_once = El Cañón solo se esconde al salir
switch-reading_8_3_cannon_hidden_once-text = Otra lectura, con Esconder el Cañón: una vez que va con Mosby, ya no se puede volver a esconder.
switch-reading_a_scout_in_operations = El Explorador solo ayuda a entrar en Operaciones
switch-reading_a_scout_in_operations-text = Otra lectura: el +1 del Explorador a los chequeos del espacio en que se entra vale en Operaciones, como dice la carta, y no en las Fases, como en el ejemplo.

## Nombres de las cosas

name-of = { NAME($thing) }
name-mosby = Mosby
name-union = la Unión
name-dulaney = coronel Dulaney
name-stoughton = general Stoughton
name-bridge = puente
name-rail = línea férrea
name-depot = depósito
name-train = Tren de Carretas
name-wounded = herido
name-hidden = escondido
name-inactive = desactivada
name-routed = marcador de retirada
name-3 = depósito de valor 3
name-4 = depósito de valor 4
name-5 = depósito de valor 5
name-6 = depósito de valor 6
name-7 = depósito de valor 7
name-8 = depósito de valor 8

unit-combat = unidad de combate de fuerza { $strength }
unit-picket = piquete
unit-courier = correo
unit-sutler = carreta de suministros
unit-blank = ficha en blanco
unknown-unit = unidad desconocida
mosby = Mosby

a-unit = { NAME($unit) ->
    [piquete] un
    [correo] un
   *[other] una
  } { NAME($unit) }
the-unit-first = { NAME($unit) ->
    [piquete] El
    [correo] El
   *[other] La
  } { NAME($unit) }
the-target = { $target ->
    [rail] la
   *[other] el
  } { NAME($target) }
combat-result = { $result ->
    [R] { result-R }
    [R1] { result-R1 }
    [R2] { result-R2 }
    [R3] { result-R3 }
    [D] { result-D }
    [D1] { result-D1 }
   *[D2] { result-D2 }
  }

## Lo que se ve

heading = Turno { $turn }: { $step ->
    [preparation] Preparación
    [events] Eventos
    [operations] Operaciones
    [initiative] Fases, Iniciativa
    [activation] Fase { $round }, Activación nordista
    [first] Fase { $round }, { $side ->
        [mosby] Mosby actúa primero
       *[union] la Unión actúa primero
      }
    [second] Fase { $round }, { $side ->
        [mosby] la Unión actúa en segundo lugar
       *[union] Mosby actúa en segundo lugar
      }
   *[end] Final del turno
  }

status-mosby = Mosby está en { NAME($space) }, { $where ->
    [behind] tras las líneas nordistas
   *[outside] fuera de las líneas
  }, con { $strength ->
    [0] nadie a sus órdenes
    [one] 1 punto de fuerza
   *[other] { $strength } puntos de fuerza
  }.
status-wounded = Mosby está herido: otra herida lo mata.
status-hidden = Mosby está escondido.
status-holding = El { NAME($leader) } cabalga prisionero con Mosby: un espacio menos en las Fases.
status-ames = Ames abre camino: { $entries ->
    [one] queda una entrada
   *[other] quedan { $entries } entradas
  } sin chequeos.
status-train = El Tren de Carretas está en { NAME($space) }.
status-cannon = El Cañón está escondido en { NAME($space) }.
status-lee = Lee espera información: cada espacio revelado al norte del Potomac puntúa al final de este turno.
status-events = { $count ->
    [one] Queda una carta de Eventos
   *[other] Quedan { $count } cartas de Eventos
  } por descubrir.
status-goal = { $turn ->
    [8] Ganas con Notoriedad { $needed } o más al final de este turno.
   *[other] Necesitas Notoriedad { $turn } al final de este turno, y { $needed } al final del turno 8 para ganar.
  }

track-turn = Turno
track-notoriety = Notoriedad
track-performance = Rendimiento
track-awareness = Alerta

pile-container = Contenedor
pile-holding = Casilla de Unidades Nordistas
pile-eliminated = Casilla de Unidades Eliminadas
pile-track = Tabla de Refuerzos
pile-deck = Mazo de Acción
pile-discards = Cartas de Acción descartadas
pile-events = Mazo de Eventos

marker-revealed = marcador de estatus: revelado
marker-unrevealed = marcador de estatus: sin revelar
marker-bridge_down = puente demolido
marker-rail_down = línea férrea demolida
marker-depot = depósito intacto
marker-depot_burnt = depósito demolido
marker-devastation = devastación
marker-large_force = concentración de tropas
marker-leader = líder libre
marker-wagon = Tren de Carretas
marker-wagon_burnt = Tren de Carretas demolido
marker-artillery = Cañón escondido

note-pike = Se llega por pista
note-ford = La carretera cruza el Potomac: en las Fases cuesta un movimiento entero
note-large-force = Concentración de tropas
note-unrevealed = Sin revelar: hay una unidad oculta
note-revealed = Revelado
note-outside = Fuera de las líneas
note-confederacy = Confederación de Mosby
note-devastated = Devastado
note-rail = Línea férrea
note-rail-down = Línea férrea demolida
note-bridge = Puente
note-bridge-down = Puente demolido
note-depot = Depósito
note-train = Aquí está el Tren de Carretas

## Preguntas

ask-place = ¿En qué espacio de la Confederación de Mosby reúne Mosby a sus hombres?
ask-roam = ¿Qué unidad errante se mueve ahora un espacio al azar?
ask-discard = Tienes más de seis cartas de Acción: ¿cuál descartas?
ask-lose-permanent = La herida te cuesta una carta Permanente: ¿cuál descartas?
ask-fetch-cannon = Aquí está escondido el Cañón: ¿lo recupera Mosby?
ask-before-activation = La Unión va a comprobar { NAME($space) }, donde está Mosby: ¿se queda, o se escabulle mientras puede?
ask-hide-cannon = Has cogido el Cañón: ¿te lo quedas o lo escondes en la Confederación de Mosby?
ask-operations = Operaciones: Mosby está en { NAME($space) }, ¿qué hace ahora?
ask-initiative = Empiezan las Fases: ¿juegas una carta para ganar la Iniciativa o la dejas al dado?
ask-round = Fases: ¿cuál es la única acción de Mosby en esta Fase, en { NAME($space) }?
ask-ride = Mosby está en marcha en { NAME($space) }: ¿sigue adelante, se detiene o hace otra cosa?
ask-stopped = Mosby tiene que detenerse en { NAME($space) }: ¿ataca?
ask-entry = Mosby entra en { NAME($space) }: ¿juegas una carta para colarte sin que se enteren?
ask-scout = ¿Juegas una carta para explorar { NAME($space) } sin tirar el dado?
ask-skedaddle = La Unión ataca en { NAME($space) } con { $union } contra los { $mosby } de Mosby: ¿aguanta y pelea, o prefieres Salir pitando?
ask-combat-cards = { $attacker ->
    [mosby] Mosby ataca con { $mosby } contra { $union }
   *[union] La Unión ataca con { $union } contra los { $mosby } de Mosby
  }: ¿juegas una carta antes de tirar el dado de combate?
ask-counterattack = { combat-result }; ¿juegas una carta para repetir la tirada del combate?
ask-casualty-check = { $wounded ->
    [yes] Mosby, que ya está herido, se enfrenta a un chequeo de bajas que puede matarlo
   *[no] Mosby se enfrenta a un chequeo de bajas
  }: ¿juegas una carta para anularlo antes del dado?
ask-casualty-hit = { $wounded ->
    [yes] Han alcanzado a Mosby, que ya estaba herido, y moriría
   *[no] Han alcanzado a Mosby
  }: ¿juegas una carta para anular el chequeo de bajas?
ask-reported-dead = La prensa podría dar a Mosby por muerto: ¿juegas una carta para bajar la Alerta a 1?
ask-escorts = Va a chequearse la escolta del Tren de Carretas: ¿juegas una carta para anular los chequeos?
ask-union-unit = Actúa la Unión: ¿qué unidad nordista activada va ahora?
ask-interrogate = ¿Interrogas al prisionero, aun a riesgo de que una mentira te cueste puntos de Rendimiento?
ask-examine = ¿Qué espacio adyacente examinas, sin dado ni chequeos?

## Opciones

option-place = Colocar a Mosby en { NAME($target) }
option-roam = Mover la unidad de { NAME($space) } (número { $target })
option-discard = Descartar { NAME($target) }
option-move = Mover a { NAME($target) }
option-scout = Explorar { NAME($target) }
option-kidnap = Secuestrar al { NAME($target) }
option-demolish = Demoler { the-target }
option-attack = Atacar
option-fight = Aguantar y pelear
option-disband = Desbandarse
option-skedaddle = Salir pitando
option-pass = Pasar
option-stop = Detenerse aquí
option-stay = Quedarse
option-drop = Abandonar el { NAME($target) }
option-keep = Quedarse con el { NAME($target) }
option-fetch = Recuperar el { NAME($target) }
option-stash = Esconder el Cañón en { NAME($target) }
option-free = Liberar al { NAME($target) }
option-examine = Examinar { NAME($target) }
option-interrogate = Interrogar
option-act = Actúa: { NAME($target) }, en { NAME($space) }
option-play = Jugar { NAME($target) }
option-decline = No
option-roll = Tirar el dado
option-die = { $target }
option-draw = { NAME($target) }

## Para qué son los dados y los robos

why-activation = chequeo de Activación
why-activated-unit = unidad activada
why-hidden-unit = unidad oculta
why-alarm = unidad de combate avisada por un piquete
why-action-card = carta de Acción
why-event-card = carta de Eventos
why-recruitment = reclutamiento
why-events = número de cartas de Eventos
why-initiative = Iniciativa
why-scout = Exploración
why-combat = combate
why-casualty = chequeo de bajas
why-union-movement = movimiento de la Unión
why-random-movement = movimiento al azar
why-tie = empate a dado
why-escort = escolta
why-overrun = unidad que sorprende a Mosby
why-sweep = Barrido de la Unión
why-extend-lines = extensión de las líneas nordistas
why-reorganisation = reorganización
why-depot = marcador de depósito
why-demolition = demolición
why-railroad-repair = reparación del ferrocarril
why-hide-discovered = búsqueda de Mosby escondido
why-cannon-discovered = búsqueda del Cañón escondido
why-interrogation = interrogatorio
why-depot-contents = contenido del depósito

## La crónica: Preparación

turn-begins = Empieza el turno { $turn }.
reinforced = { $count ->
    [one] Llega al contenedor una unidad nordista
   *[other] Llegan al contenedor { $count } unidades nordistas
  } de refuerzo.
awareness = La Alerta de la Unión queda en { $awareness }.
no-place-for-mosby = No hay un solo espacio seguro en la Confederación de Mosby: este turno no sale.
mosby-placed = Mosby reúne a sus hombres en { NAME($space) }.
roamed = Una unidad errante va a parar a { NAME($space) }.
caught = { the-unit-first } se topa con el campamento de Mosby, que tiene que huir.
recruited = { $strength ->
    [0] Nadie acude a la llamada de Mosby: este turno no tiene hombres.
    [one] Mosby cabalga con 1 punto de fuerza.
   *[other] Mosby cabalga con { $strength } puntos de fuerza.
  }
card-drawn = Coges { NAME($card) }.
card-discarded = Descartas { NAME($card) }.
card-played = Juegas { NAME($card) }.
events-to-come = { $count ->
    [0] No quedan cartas de Eventos que sacar.
    [one] Se saca una carta de Eventos.
   *[other] Se sacan { $count } cartas de Eventos.
  }

## La crónica: cartas de Eventos

event-recruits = { NAME($card) }: si la Notoriedad de Mosby alcanza, su partida gana un punto de fuerza.
event-picnic = { NAME($card) }: Mosby se lleva el almuerzo de los oficiales y 2 puntos de Rendimiento.
event-colonel-dulaney = { NAME($card) }: la primera carta lo trae a Alexandria; la segunda se lo lleva si sigue libre.
event-general-stoughton = { NAME($card) }: la primera carta lo trae a Fairfax Court House; la segunda se lo lleva si sigue libre.
event-extend-lines = { NAME($card) }: un dado dice qué espacios se suman para siempre a las líneas nordistas.
event-gilmor = { NAME($card) }: 2 puntos de Rendimiento con Notoriedad 6 o más, y la Alerta sube 1 en todo caso.
event-lock-of-hair = { NAME($card) }: la burla de Mosby vale 1 punto de Rendimiento, o 2 con Notoriedad 6 o más.
event-lee-needs-information = { NAME($card) }: desde el turno 4, cada espacio revelado al norte del Potomac vale 2 puntos de Rendimiento al final de este turno.
event-longstreet = { NAME($card) }: la Unión mira hacia otro lado y la Alerta baja 1.
event-mosby-trapped = { NAME($card) }: Mosby está rodeado y hace un chequeo de bajas.
event-depot = { NAME($card) }: la Unión acumula pertrechos en un depósito de valor desconocido.
event-large-union-force = { NAME($card) }: la Unión concentra tropas en un espacio, que se suma para siempre a sus líneas.
event-newspapers = { NAME($card) }: si la Notoriedad de Mosby alcanza, la prensa le da los puntos de Rendimiento de la carta.
event-repair-railroads = { NAME($card) }: todas las líneas férreas demolidas vuelven a estar intactas.
event-repair-bridges = { NAME($card) }: todos los puentes demolidos vuelven a estar intactos.
event-rebuild = { NAME($card) }: las granjas renacen y se quita toda la devastación.
event-restore-lines = { NAME($card) }: todas las unidades nordistas del mapa vuelven al contenedor y sus líneas quedan otra vez sin revelar.
event-raze = { NAME($card) }: se devasta cada espacio de la Confederación de Mosby donde haya una unidad nordista.
event-sickness = { NAME($card) }: las fiebres le quitan a Mosby un punto de fuerza.
event-men-recalled = { NAME($card) }: Mosby pierde un punto de fuerza si tiene 2 o más.
event-reprisals = { NAME($card) }: con Notoriedad 6 o más, se pierden 2 puntos de Rendimiento.
event-command-shake-up = { NAME($card) }: generales nuevos, el desorden de siempre: la Alerta baja a 1.
event-bribe-offer = { NAME($card) }: Mosby la desprecia, y con Notoriedad 3 o más gana 2 puntos de Rendimiento.
event-trains-with-families = { NAME($card) }: el clamor contra Mosby cuesta 2 puntos de Rendimiento, o 1 con Notoriedad 5 o más.
event-reorganisation = { NAME($card) }: cada unidad nordista del mapa vuelve al contenedor con un 1-3 en el dado.
event-sweep = { NAME($card) }: la caballería nordista irrumpe en la Confederación de Mosby y devasta lo que encuentra.
event-wagon-train = { NAME($card) }: sale de Harpers Ferry hacia Middletown y el turno se abre con las Fases.

strength = La fuerza de la guerrilla queda en { $strength }.
leader-arrives = El { NAME($leader) } se instala en { NAME($space) }, al alcance de quien se atreva.
leader-departs = El { NAME($leader) } se marcha a un lugar más seguro.
depot-placed = Un depósito se llena en { NAME($space) }.
large-force-placed = Una concentración de tropas se acuartela en { NAME($space) }.
lines-extended = { $count ->
    [0] Las líneas nordistas abarcaban ya todos los espacios de ese tramo.
    [one] Las líneas nordistas abarcan ahora { NAMES($spaces) }.
   *[other] Las líneas nordistas abarcan { $count } espacios más: { NAMES($spaces) }.
  }
lines-restored = Se restauran las líneas nordistas: vuelve a ser un misterio quién está dónde.
devastated = { NAME($space) } queda devastado.

## La crónica: Mosby actúa

moved = Mosby cabalga hasta { NAME($space) }.
passed = Mosby pasa.
stays-quiet = { NAME($space) } sigue en calma.
scouted = Los exploradores se cuelan en { NAME($space) } sin ser vistos: { $die } supera la Alerta.
scouting-failed = Descubren a los exploradores en { NAME($space) }: { $die } no supera la Alerta.
examined = Mosby distingue { a-unit } en { NAME($space) }.
blank = En { NAME($space) } no había más que rumores: una ficha en blanco.
activated = Cunde la alarma en { NAME($space) }: se activa { a-unit }.
kidnapped = Sacan de la cama al { NAME($leader) }: Mosby lo ha secuestrado.
leader-delivered = El { NAME($leader) } queda entregado fuera de las líneas: buena presa para Mosby.
leader-freed = Mosby deja marchar al { NAME($leader) }.
leader-escaped = El { NAME($leader) } escapa en medio de la confusión.
demolished = Mosby demuele { the-target } en { NAME($space) }.
demolition-failed = El dado da { $die }: la carga falla y { the-target } se salva.
depot-searched = El dado da { $die }: los hombres de Mosby registran el depósito, y se llevarán lo que encuentren cuando se marchen.
interrogated = El dado da { $die }: el prisionero habla.
fresh-horses = Caballos de refresco: este turno Mosby se mueve un espacio más en las Fases.
fresh-pistols = Pistolas nuevas: +1 a los dados de combate de Mosby este turno.
captured = Los hombres de Mosby capturan { a-unit } en { NAME($space) }.
cannon-dropped = Mosby abandona el Cañón y cabalga más ligero.
cannon-lost = El Cañón se pierde.
cannon-hidden = El Cañón queda escondido en { NAME($space) }.
cannon-fetched = Mosby recoge el Cañón de su escondite en { NAME($space) }.
hidden-cannon-lost = La Unión se hace con el Cañón escondido en { NAME($space) }.
hid = Mosby se esconde en { NAME($space) }.
hide-found = ¡Descubren el escondite de Mosby!
hide-worked = Los perseguidores pasan de largo y se dispersan.
disbanded = Mosby se desbanda: sus hombres se esfuman camino de sus granjas.
skedaddled = Mosby sale pitando de { NAME($space) }.

## La crónica: combate

attack-found-nobody = Mosby carga en { NAME($space) } y no encuentra con quién pelear.
battle = { $attacker ->
    [mosby] Mosby ataca en { NAME($space) }: fuerza { $mosby } contra { $union }.
   *[union] La Unión ataca a Mosby en { NAME($space) }: fuerza { $union } contra { $mosby }.
  }
combat-die = Dado de combate { $die }, modificadores { $sign ->
    [plus] +{ $modifier }
   *[minus] { $modifier }
  }, total { $total }. { combat-result }.
combat-won = Mosby gana el combate{ $losses ->
    [0] {""}
    [one] : la Unión pierde 1 punto de fuerza
   *[other] : la Unión pierde { $losses } puntos de fuerza
  }.
combat-lost = Mosby es derrotado{ $losses ->
    [0] {""}
    [one] {" "}y pierde 1 punto de fuerza
   *[other] {" "}y pierde { $losses } puntos de fuerza
  }.
eliminated = { the-unit-first } queda aniquilada.
retreated = { the-unit-first } se retira a { NAME($space) }.
casualty-die = Chequeo de bajas, dado { $die }: { $hit ->
    [yes] han alcanzado a Mosby.
   *[no] Mosby sale ileso.
  }
check-cancelled = Mosby se libra: el chequeo de bajas queda anulado.
wounded = Mosby cae herido.
killed = Mosby cae muerto.
points = Rendimiento { $sign ->
    [plus] +{ $points }
   *[minus] { $points }
  }: Notoriedad { $notoriety }, Rendimiento { $performance }.

## La crónica: las Fases y la Unión

initiative = { $side ->
    [mosby] Mosby tiene
   *[union] La Unión tiene
  } la Iniciativa.
round-begins = Empieza la Fase { $round }.
rounds-end = Vuelve la calma: acaban las Fases y siguen las Operaciones.
union-order = { the-unit-first } saca { $die } para moverse: { $order ->
    [deactivate] no da un paso más.
    [random] movimiento al azar.
    [toward_mosby] hacia Mosby.
    [toward_nearest_union] hacia la unidad nordista más cercana.
    [toward_train] hacia el Tren de Carretas.
   *[away_from_mosby] lejos de Mosby.
  }
union-moved = { the-unit-first } avanza hasta { NAME($space) }.
regrouped = { the-unit-first } gasta su acción en reagruparse en { NAME($space) }.
stands-down = { the-unit-first } se desactiva en { NAME($space) }.
alarm = Un piquete da la alarma en { NAME($space) }.
withdrew = { the-unit-first } llega hasta los suyos en { NAME($space) } y vuelve al contenedor.
train-sets-out = El Tren de Carretas sale de { NAME($space) } con su escolta.
train-moved = El Tren de Carretas avanza hasta { NAME($space) }.
train-left = El Tren de Carretas queda fuera del alcance de Mosby para siempre.

## La crónica: final del turno

turn-ends = Acaba el turno { $turn }.
lee-informed = { $spaces ->
    [0] Mosby no tiene de qué informar a Lee: no hay ningún espacio revelado al norte del Potomac.
    [one] Mosby informa a Lee de un espacio revelado al norte del Potomac.
   *[other] Mosby informa a Lee de { $spaces } espacios revelados al norte del Potomac.
  }
rail-repaired = La línea férrea de { NAME($space) } está reparada.

## Cómo acaba

won = ¡Victoria! Con Notoriedad { $notoriety }, toda la Unión conoce el nombre de Mosby.
won-marginal = Victoria marginal, Notoriedad { $notoriety }: el Norte ya no se siente seguro detrás de su propio frente, y tropas destinadas a Hooker se quedan atrás para guardarlo.
won-tactical = Victoria táctica, Notoriedad { $notoriety }: ningún correo ni carretero viaja tranquilo, y buena parte de la caballería de la Unión persigue a Mosby en vez de a Lee.
won-substantial = Victoria sustancial, Notoriedad { $notoriety }: una cuarta parte de la caballería del Ejército del Potomac anda buscando a Mosby, y su alto mando ya no sabe qué intentar.
won-decisive = Victoria decisiva, Notoriedad { $notoriety }: la ofensiva de la Unión en el valle del Shenandoah queda suspendida, y el Ejército del Potomac acusa la sangría.
won-overwhelming = Victoria aplastante, Notoriedad { $notoriety }: Mosby ha dado a la Confederación meses de vida, y el Ejército del Potomac anda casi a ciegas.
lost-not-famous = Derrota: Mosby acaba la campaña con Notoriedad { $notoriety }, y hacía falta { $needed }.
lost-forgotten = Derrota: con Notoriedad { $notoriety } al final del turno { $turn }, nadie se acuerda ya de Mosby.
lost-no-refuge = Derrota: en la Confederación de Mosby no queda un solo espacio donde refugiarse.
lost-killed = Derrota: Mosby ha muerto.

## Por qué no

place-not-home = Ese no es un espacio de la Confederación de Mosby: coloca a Mosby en uno de los espacios grises.
place-behind-lines = { NAME($space) } está tras las líneas nordistas: coloca a Mosby fuera de ellas.
place-devastated = { NAME($space) } es un espacio devastado: no puede dar refugio a nadie.
place-occupied = En { NAME($space) } hay una unidad nordista: coloca a Mosby en otro sitio.
move-not-adjacent = Ese no es un espacio adyacente a Mosby: se mueve por carreteras y pistas, espacio a espacio.
move-too-far = { $allowance ->
    [0] Mosby no puede moverse en las Fases: lleva demasiada carga.
    [one] Mosby solo puede mover 1 espacio en esta Fase.
   *[other] Mosby solo puede mover { $allowance } espacios en esta Fase.
  }
move-potomac = { NAME($space) } queda al otro lado del Potomac: en las Fases, cruzarlo por carretera cuesta un movimiento entero, empezado en la orilla.
scout-not-adjacent = Ese no es un espacio adyacente a Mosby: solo explora los de alrededor.
scout-nothing-there = En { NAME($space) } no hay nada que averiguar: ni unidad oculta ni unidad desactivada.
kidnap-not-free = No hay en el mapa ningún líder libre de ese nombre: no hay a quién secuestrar.
kidnap-elsewhere = El { NAME($leader) } está en { NAME($space) }: para secuestrarlo, Mosby tiene que ir hasta allí.
free-not-held = El { NAME($leader) } no es prisionero de Mosby.
demolish-train-guarded = Una unidad nordista activada guarda el Tren de Carretas: deshazte antes de ella.
demolish-no-train = El Tren de Carretas no está en { NAME($space) }.
demolish-own = { NAME($space) } está fuera de las líneas nordistas: las líneas férreas y los puentes solo se demuelen tras ellas.
demolish-already = Lo que había que demoler en { NAME($space) } ya está demolido.
demolish-nothing = En { NAME($space) } no hay nada así que demoler.
attack-nobody-here = En { NAME($space) } no hay ninguna unidad nordista a la que atacar.
stash-not-home = { NAME($space) } no es un espacio de la Confederación de Mosby: el Cañón solo se esconde allí.
stash-devastated = { NAME($space) } es un espacio devastado: allí nada queda escondido.
stash-only-when-drawn = Según esta lectura, el Cañón solo se esconde al robarlo.
disband-north = Al norte del Potomac Mosby no puede desbandarse: cruza antes el río.
disband-under-fire = Hay una unidad de combate activada en el espacio de Mosby: pelea o aléjate antes de desbandarte.
disband-not-his-action = Según esta lectura, Mosby solo se desbanda cuando le toca actuar.
disband-while-riding = Según esta lectura, desbandarse es una acción aparte, no una parte de un movimiento.
hide-in-large-force = En { NAME($space) } hay una concentración de tropas: allí no se esconde nadie.
hide-only-in-rounds = Esconderse se juega en las Fases, o en un combate provocado por un Evento.
hide-while-riding = Esconderse es una acción aparte, no una parte de un movimiento.
card-not-held = No tienes { NAME($card) } en la mano.
card-permanent = { NAME($card) } es una carta Permanente: actúa por sí sola y no se juega.
card-not-now = { NAME($card) } no se puede jugar ahora: se te preguntará { $card ->
    [local_information] cuando Mosby explore
    [local_guide] cuando Mosby entre en un espacio que deba chequeos, o antes de los chequeos de la escolta del Tren de Carretas
    [french_dulaney] cuando Mosby entre en Alexandria
    [ames] cuando Mosby entre en un espacio que deba chequeos o tenga unidades de combate activadas
    [spur_horses] durante un movimiento de las Fases
    [gain_initiative] al empezar las Fases
    [ambush] cuando ataque la Unión
    [surprise_attack] cuando ataque Mosby
    [counterattack] después de un dado de combate
    [mosby_escapes] en un chequeo de bajas
    [mosby_reported_dead] después de tirar un chequeo de bajas
   *[other] antes de un dado de combate
  }.

## Cartas de Acción

card-text-cannon = +1 a todos los dados de combate, pero 2 espacios menos en las Fases. Abandónalo cuando quieras. Se pierde si Mosby sale pitando o pierde un combate.
card-text-fast-horses = Un espacio más en un movimiento de las Fases que use una pista.
card-text-scout = +1 a todos los dados de Exploración y a los chequeos de Activación del espacio en que entra Mosby.
card-text-pistol-tactics = +1 a todos los dados de combate.
card-text-fearsome-reputation = +1 al dado de Iniciativa con Notoriedad 4 o más.
card-text-ambush = +2 a un dado de combate cuando ataca la Unión.
card-text-counterattack = Repite la tirada de un combate. Vale el resultado nuevo; las cartas ya gastadas en él dejan de contar.
card-text-mosby-reported-dead = Después de tirar un chequeo de bajas, en el acto o más tarde en el turno, con Mosby vivo: la Alerta baja a 1.
card-text-french-dulaney = Entra en Alexandria sin chequeo por su concentración de tropas. No con una unidad de combate activada allí.
card-text-gain-initiative = Al empezar las Fases, en vez del dado: Mosby tiene la Iniciativa.
card-text-hide = En las Fases, como acción de Mosby o antes de que actúe una unidad nordista, o en combate antes del dado: se oculta hasta que pasen los perseguidores. Nunca en una concentración de tropas ni en un ataque hecho en Operaciones.
card-text-local-guide = Entra en un espacio sin chequeos de Activación. O anula una tanda de chequeos de escolta.
card-text-local-information = Explora un espacio adyacente sin dado ni chequeos.
card-text-mosby-escapes = Anula un chequeo de bajas, antes o después de su dado.
card-text-heroics = +2 a un dado de combate; después Mosby hace un chequeo de bajas.
card-text-ames = Entra en hasta tres espacios nordistas sin chequeos y sin combatir con las unidades activadas: tres entradas en las Operaciones de este turno, o en un solo movimiento de las Fases.
card-text-spur-horses = Un espacio más en un movimiento de las Fases.
card-text-ruse = Mosby cuenta con un punto de fuerza más en la proporción de una tirada de combate.
card-text-surprise-attack = +2 a un dado de combate cuando ataca Mosby.

## Lo que modifica un dado

modifier-odds = proporción
modifier-reaction = reacción nordista
modifier-cards = cartas
modifier-sweep = barrido
modifier-scout = Explorador
modifier-cannon = Cañón
modifier-pistol-tactics = Táctica de Pistolas
modifier-fresh-pistols = pistolas nuevas
modifier-fearsome-reputation = Reputación Temible
modifier-more-events = más Eventos

## Tablas

chart-recruitment = Reclutamiento
chart-action-cards = Cartas de Acción
chart-union-awareness = Alerta de la Unión
chart-initiative = Iniciativa
chart-mosby-odds = Proporción cuando ataca Mosby
chart-union-odds = Proporción cuando ataca la Unión
chart-union-reaction = Reacción de la Unión
chart-combat-results = Resultados de Combate
chart-casualty-check = Chequeo de bajas
chart-union-movement = Movimiento de la Unión
chart-mosby-movement = Espacios de Mosby en un movimiento de las Fases
chart-extend-lines = Extensión de las líneas nordistas
chart-performance = Puntos de Rendimiento
chart-awareness-change = Subida de la Alerta
chart-depot-markers = Valor de los depósitos
chart-sweep = Barrido de la Unión
chart-sweep-figures = Barrido de la Unión: cifras
chart-reorganisation = Reorganización de la Unión
chart-demolition-failure = Fallos en la demolición
chart-interrogation = Interrogatorio
chart-depot-contents = Contenido de los depósitos
chart-railroad-repair = Reparación del ferrocarril
chart-hide-discovered = Búsqueda de Mosby escondido
chart-cannon-discovered = Búsqueda del Cañón escondido
chart-limits = Límites de la partida
chart-advanced-victory = Victoria avanzada

axis-die = Dado
axis-notoriety = Notoriedad
axis-health = Salud de Mosby
axis-odds = Proporción
axis-index = Índice
axis-kind = Unidad nordista
axis-what = Cifra
axis-deed = Hazaña
axis-marker = Marcador
axis-list = Lista
axis-target = Objetivo
axis-where = Dónde se esconde Mosby

word-healthy = sano
word-combat = de combate
word-non-combat = no combatiente
word-normal = movimiento normal
word-kidnapped-leader = cada líder secuestrado
word-spur-horses = cada Espolear Caballos
word-wagon-train = Tren de Carretas demolido
word-kidnap-delivered = líder secuestrado y puesto a salvo
word-courier = correo capturado
word-sutler = carreta de suministros capturada
word-picket = piquete capturado
word-combat-won-base = combate ganado
word-combat-won-per-union-factor = combate ganado, cada punto de fuerza nordista presente
word-union-factor-eliminated = cada punto de fuerza nordista eliminado
word-combat-lost = combate perdido
word-mosby-factor-lost = cada punto de fuerza perdido por Mosby
word-mosby-wounded = Mosby herido
word-skedaddle = salir pitando
word-caught-in-preparation = sorprendido en la Preparación
word-demolition = demolición
word-kidnap = secuestro
word-combat-won = combate ganado
word-combat-modifier = modificador al dado de combate
word-random-spaces = espacios que se mueve al azar
word-behind-lines = tras las líneas nordistas
word-outside-lines = fuera de las líneas
word-turns = turnos
word-notoriety-to-win = Notoriedad para ganar
word-advanced-notoriety-to-win = Notoriedad para ganar (victoria avanzada)
word-performance-per-notoriety = puntos de Rendimiento por 1 de Notoriedad
word-awareness-lowest = Alerta mínima
word-awareness-highest = Alerta máxima
word-hand = cartas de Acción en la mano
word-unhurt = ileso
word-returns = vuelve al contenedor
word-stays = sigue como estaba
word-fails = falla
word-succeeds = sale bien
word-repaired = reparada
word-found = descubierto
word-marginal = victoria marginal
word-tactical = victoria táctica
word-substantial = victoria sustancial
word-decisive = victoria decisiva
word-overwhelming = victoria aplastante

side-mosby = Mosby
side-union = la Unión

result-R = R: la Unión se retira
result-R1 = R1: la Unión se retira y pierde 1 punto de fuerza
result-R2 = R2: la Unión se retira y pierde 2 puntos de fuerza
result-R3 = R3: la Unión se retira y pierde 3 puntos de fuerza
result-D = D: Mosby se desbanda
result-D1 = D1: Mosby se desbanda y pierde 1 punto de fuerza
result-D2 = D2: Mosby se desbanda y pierde 2 puntos de fuerza

spaces-ordered = { $spaces ->
    [one] 1 espacio
   *[other] { $spaces } espacios
  }
order-deactivate = se desactiva
order-random = { spaces-ordered } al azar
order-toward-mosby = { spaces-ordered } hacia Mosby
order-toward-nearest-union = { spaces-ordered } hacia la unidad nordista más cercana
order-away-from-mosby = { spaces-ordered } lejos de Mosby

spoil-none = nada
spoil-points = puntos de Rendimiento: { $value }
spoil-movement = { $value ->
    [one] 1 espacio
   *[other] { $value } espacios
  } más en las Fases este turno
spoil-combat-die = +{ $value } a los dados de combate este turno
spoil-draw-action-card = { $count ->
    [one] coger 1 carta de Acción
   *[other] coger { $count } cartas de Acción
  }
spoil-examine-adjacent = { $count ->
    [one] examinar 1 espacio adyacente
   *[other] examinar { $count } espacios adyacentes
  }

## De lo que hablan las probabilidades

fact-strength = fuerza de la guerrilla
fact-active_units = unidades nordistas activadas
fact-turn = turno
fact-notoriety = Notoriedad
fact-performance = Rendimiento
fact-awareness = Alerta
fact-mosby = Mosby
fact-wounded = herido
fact-hidden = escondido
fact-casualty_checked = chequeo de bajas tirado este turno
fact-initiative = Iniciativa
fact-round = Fase
fact-question = siguiente pregunta
fact-outcome = desenlace
fact-step = paso
fact-hand = mano
fact-holding = Casilla de Unidades Nordistas
fact-eliminated = Casilla de Unidades Eliminadas
fact-container = contenedor
fact-revealed = espacios revelados
fact-queried = espacios marcados con «?»
fact-bridges_down = puentes volados
fact-rails_down = líneas férreas cortadas
fact-devastated = espacios devastados
fact-depots = depósitos
fact-depots_burnt = depósitos quemados
fact-train = Tren de Carretas
fact-train_wrecked = Tren de Carretas quemado
fact-escorts_unknown = escoltas aún sin ver
fact-dulaney = coronel Dulaney
fact-stoughton = general Stoughton
fact-joined_lines = espacios incorporados a las líneas
fact-depot_load = contenido del depósito aún por llevarse
fact-ames = entradas con Ames

# Lo que cambia lo que pesa alguien.
weight-ruse = un ardid

## Qué se sabe de una ficha

profile-mosby = Los hombres de Mosby: fuerza { $strength }, en combate { $bonus } por lo que lleva
profile-ride = Recorre { $spaces } espacios por Fase, { $ridden } ya recorridos
profile-reaction = Reacción de la Unión: { $modifier } al dado de combate, con Notoriedad { $notoriety } y Alerta { $awareness }
profile-wounded = Herido: una segunda herida lo mata
profile-sound = Ileso
profile-combat = Unidad de combate, fuerza { $strength } de { $printed }
profile-attack = Si Mosby la ataca a ella sola, la proporción da { $modifier } al dado
profile-defence = Si ella sola ataca a Mosby, la proporción da { $modifier } al dado
profile-prize = { NAME($unit) }: { $points } de Rendimiento si Mosby captura la ficha
profile-active = Activa: actúa en esta Fase
profile-asleep = Inactiva: no hace nada hasta que la despierten
profile-regrouping = Con marcador de retirada: su próxima acción es reagruparse
profile-escort = Escolta del Tren de Carretas
profile-passed = Mosby pasó de largo: no ataca en esta Fase

## Qué se paga o a qué se renuncia

cost-ride = Espacio { $nth } de { $of } en esta Fase{ $left ->
    [0] , el último
   *[other] { "" }
  }
cost-action = Su única acción en esta Fase
cost-alarm = La Alerta sube de { $from } a { $to }{ $spent ->
    [yes] ; su única acción en esta Fase
   *[no] { "" }
  }
cost-disband = Acaba el turno para Mosby{ $leader ->
    [no] { "" }
   *[other] , y { NAME($leader) } escapa
  }
cost-skedaddle = Un chequeo de bajas, { $points } de Rendimiento y el resto del turno{ $cannon ->
    [yes] , y el Cañón
   *[no] { "" }
  }
cost-card = La carta{ $more ->
    [0] , la única de su clase que tienes
   *[other] { "" }
  }
cost-cannon = El Cañón va a los descartes; Mosby recorre { $spaces } espacios más
cost-free = Los { $points } de Rendimiento que habría valido
cost-stop = { $spaces ->
    [one] Queda 1 espacio sin recorrer
   *[other] Quedan { $spaces } espacios sin recorrer
  }
