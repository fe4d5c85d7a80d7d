## El juego

title = Mistral
summary = El Mediterráneo occidental, 1740-1748: las flotas británicas dominan el mar desde Gibraltar y Menorca mientras España y Francia pasan ejércitos a Italia ante sus proas. Vientos, Órdenes secretas, Convoyes y, rara vez, una línea de batalla.
length = unas 3 h por Año
complexity = 5
place = Mediterráneo occidental
cover-place = Mediterráneo
cover-motto = El viento decide
scenario-1740 = La Guerra del Asiento
scenario-1740-text = Solo Gran Bretaña y España están en guerra. Haddock vigila Cádiz y Cartagena; los franceses no están listos en Tolón. Un Año.
scenario-1741 = El fiasco
scenario-1741-text = España reúne transportes en Barcelona; Haddock anda disperso entre Gibraltar y Menorca. Un Año.
scenario-1742 = El ejército de Italia
scenario-1742-text = Dos convoyes españoles han desembarcado en Italia; Navarro está en Tolón junto a los franceses neutrales. Lestock se ha unido a Haddock y se espera a Mathews. Un Año.
scenario-1743 = Mathews toma posición
scenario-1743-text = La flota española está encerrada en Tolón; Mathews cruza desde Hyères y Nápoles ha sido intimidada. Un Año.
scenario-1744 = Tolón
scenario-1744-text = La flota combinada se prepara para salir de Tolón; Mathews aguarda en Hyères con la mayor flota británica de la guerra. Francia aún no está en guerra con Gran Bretaña. Un Año.
scenario-1745 = Guerre de Course
scenario-1745-text = Rowley bloquea Cartagena y la Riviera; los franceses pasan a la guerra contra el comercio al empezar este Año. Un Año.
scenario-1746 = La Riviera
scenario-1746-text = Génova se ha unido a los Borbones; Medley debe cortar el camino de la costa y el del mar hacia Italia. Felipe V puede morir. Un Año.
scenario-1747 = A la espera de la paz
scenario-1747-text = Felipe V ha muerto, España está desganada y Génova se ha alzado contra los austriacos; la guerra acaba en fecha incierta.
scenario-campaign_1740 = Campaña desde 1740
scenario-campaign_1740-text = Despliegue de 1740; se juega Año tras Año hasta que la tirada de final lo diga o acabe diciembre de 1748. Los tres primeros Convoyes de Tropas zarpan en sus fechas históricas.
scenario-campaign_1741 = Campaña desde 1741
scenario-campaign_1741-text = Despliegue de 1741; se juega Año tras Año hasta que la tirada de final lo diga o acabe diciembre de 1748. Los tres primeros Convoyes de Tropas zarpan en sus fechas históricas.
scenario-campaign_1742 = Campaña desde 1742
scenario-campaign_1742-text = Despliegue de 1742; se juega Año tras Año hasta que la tirada de final lo diga o acabe diciembre de 1748.
scenario-campaign_1744 = Campaña desde 1744
scenario-campaign_1744-text = Despliegue de 1744; se juega Año tras Año hasta que la tirada de final lo diga o acabe diciembre de 1748.
role-british = Británico
role-bourbon = Borbón

## Reglas opcionales

switch-named_ships = Veleros con nombre
switch-named_ships-text = Cada Navío de Línea tiene su nombre y lo conserva vaya donde vaya; quien pierde o cede un Velero dice cuál.
switch-italy = Campaña en Italia
switch-italy-text = Las Líneas de Comunicación, el tamaño de los Convoyes de Tropas y la marcha de los ejércitos por la costa pesan en las campañas.
switch-generic_convoys = Convoyes de Tropas genéricos
switch-generic_convoys-text = En las Campañas desde 1740 y 1741: hasta dos Convoyes de Tropas al Año en lugar de los históricos.
switch-raiders_only = Solo corsarios en la Guerre de Course
switch-raiders_only-text = Solo las Flota-50 y el Corsario franceses y los Caballeros cuentan para cada 3 localizaciones Interceptadas, en lugar de todos los Auxiliares del Mando Francés.
switch-french_apart = Los franceses, al margen
switch-french_apart-text = Antes de que Francia declare la guerra, si el jugador británico no quiere combatir a los franceses, solo ellos quedan fuera de la Batalla; los demás borbones que haya allí combaten.
switch-no_french_blockade = Sin Bloqueo de Francia antes de la guerra
switch-no_french_blockade-text = Antes de que Francia declare la guerra, los británicos no pueden Bloquear un Puerto francés a ningún precio.

## Nombres de las cosas

name-of = { NAME($thing) }
name-british = británicos
name-bourbon = Borbones
name-B = británico
name-S = español
name-F = francés
name-N = Nápoles
name-G = Génova
name-V = Venecia
name-P = Saboya
name-X = neutral
name-M = Malta
name-neutral = Neutral
name-pirate = los Piratas
name-salee = los Exploradores de Salé
name-barbary = los Piratas de Berbería
name-knights = los Caballeros de Malta
name-track = la Pista de Comercio de Levante
name-available = la Caja de Disponibles
name-nowhere = ninguna parte
name-nameless = un Navío de Línea
name-engage = Combatir
name-shadow = Acechar
name-avoid = Eludir
name-british-levant-out = el Convoy de Levante Saliente
name-british-levant-home = el Convoy de Levante de Retorno
name-supply = el Convoy de Suministros
name-french-levant = el Convoy de Levante francés
name-troop = un Convoy de Tropas
name-west-edge = el Atlántico
name-located = Localizado
name-disorganised = Desorganizado
name-docks = Muelles
name-winter = invierno
name-spring = primavera
name-summer = verano
name-autumn = otoño
name-B-out-1 = Trayecto 1
name-B-out-2 = Trayecto 2
name-B-out-3 = Trayecto 3
name-B-home-1 = Trayecto 1
name-B-home-2 = Trayecto 2
name-B-home-3 = Trayecto 3
name-F-lev-1 = Trayecto 1
name-F-lev-2 = Trayecto 2
name-F-lev-3 = Trayecto 3
name-T-1 = Trayecto 1
name-T-2 = Trayecto 2
name-T-3 = Trayecto 3
name-T-4 = Trayecto 4
docks-name = Muelles de { $port }
track-name = Pista de Comercio de Levante, casilla { $box }
squadron-name = Escuadra { $squadron }
independent-name = { $squadron }, sola
order-kind = { $kind ->
    [cruise] Crucero
    [interception] Interceptación
    [escort] Escolta
    [blockade] Bloqueo
    [show_of_force] Demostración de Fuerza
    [army_support] Apoyo al Ejército
    [guerre_de_course] Guerre de Course
   *[rendezvous] Reunión
  }
order-name = { order-kind }, { $target } ({ $command })
order-card = { order-kind }: { NAME($target) }
order-bearer = { $issued ->
    [1] La lleva { NAME($bearer) }{ $kind ->
        [cruise] : { order-done }.
        [interception] : { order-done }.
        [blockade] : { order-done }.
       *[other] .
    }
   *[0] Mando { NAME($command) }, aún sin Emitir.
  }
order-done = { $done ->
    [0] ninguno hasta ahora
    [one] uno hasta ahora
   *[other] { $done } hasta ahora
  }
order-text-cruise = Está Listo en { NAME($target) } al final de cuatro Impulsos, con 3 Veleros o más, en 4 Turnos. { order-bearer }
order-text-interception = Mantente en { NAME($target) } seis finales de Impulso seguidos, con 2 Veleros o más o una Flota-50, en 5 Turnos. { order-bearer }
order-text-escort = Lleva a buen puerto { NAME($target) }, sin dispersarse y con menos de 8 Puntos de Daño sufridos. { order-bearer }
order-text-blockade = Bloquea { NAME($target) } seis finales de Impulso seguidos, con 6 Veleros o más, en 6 Turnos; vale doble. { order-bearer }
order-text-show-of-force = Muestra tu fuerza ante { NAME($target) }, con 2 Veleros o más o una Flota-50: una tirada al final del Impulso 3; dos fallos la hacen fallar. { order-bearer }
order-text-army-support = Permanece Listo en la costa de { NAME($target) }, con 3 Veleros o más, cuando se resuelva esa campaña sin irte en contra; vale doble. { order-bearer }
order-text-guerre-de-course = Lleva una Escuadra completa de cuatro a { NAME($target) } y déjala allí para hostigar el comercio; vale triple. { order-bearer }

## Lo que se ve

turn-name = { $turn ->
    [1] Trimestral de invierno
    [2] enero
    [3] febrero
    [4] marzo
    [5] Trimestral de primavera
    [6] abril
    [7] mayo
    [8] junio
    [9] Trimestral de verano
    [10] julio
    [11] agosto
    [12] septiembre
    [13] Trimestral de otoño
    [14] octubre
    [15] noviembre
   *[16] diciembre
  }
heading = { turn-name } de { $year }: { $step ->
    [roles] Despliegue: los de cincuenta
    [opening_orders] Despliegue: Órdenes
    [opening] Fase de Apertura
    [initiative] Iniciativa
    [start] Impulso { $impulse }, inicio
    [signals] Impulso { $impulse }, señales
    [command] Impulso { $impulse }, Mando
    [increment] Impulso { $impulse }, movimiento
    [tasks] Impulso { $impulse }, Tareas
    [end] Impulso { $impulse }, final
    [closing] final de las Operaciones
    [attrition] Desgaste
    [repair] Reparación
    [events] Eventos
    [orders] Órdenes
    [requests] Refuerzo
    [reorganisation] Reorganización
    [squadrons] Reorganización: Escuadras
    [formations] Reorganización: Formaciones
    [admirals] Reorganización: Almirantes
    [auxiliaries] Reorganización: Auxiliares
    [recovery] Recuperación
   *[record] Registro
  }
status-winds = { $count ->
    [0] Solo soplan los vientos predominantes.
   *[other] Soplan: { NAMES($winds) }.
  }
status-gale = { $severe ->
    [1] Un Temporal Severo
   *[0] Un Temporal
  } azota { NAME($space) }.
status-first = Los { NAME($side) } son el Primer Jugador este Turno.
status-france = { $war ->
    [1] Francia está en guerra con Gran Bretaña.
   *[0] Francia no está en guerra con Gran Bretaña.
  }
status-naples = { $state ->
    [war] Nápoles está en guerra.
    [limited] Nápoles guarda una Neutralidad Limitada.
   *[neutral] Nápoles es Neutral.
  }
status-event = En vigor: { NAME($event) }{ $stages ->
    [1] .
   *[other] , fase { $stage }.
  }
status-pirates = { NAME($pirates) } andan sueltos este Turno, a gusto de los { NAME($side) }.
status-stored = En { NAME($space) } hay { $points } PR.
status-supply = Se ha pedido un Convoy de Suministros.
status-victories = { NAME($campaign) }: { $count ->
    [one] una Victoria
   *[other] { $count } Victorias
  } de los { NAME($side) }.
status-landed = { $count ->
    [one] Un ejército desembarcado espera
   *[other] { $count } ejércitos desembarcados esperan
  } para marchar.
status-trade = El comercio de Levante vale { $points } para los Borbones al final del Año.
docks-count = { $count ->
    [one] una Escuadra o Buque Insignia
   *[other] { $count } Escuadras y Buques Insignia
  } en los Muelles ({ NAME($side) })
marker-gale = { $severe ->
    [1] Temporal Severo
   *[0] Temporal
  }
track-turn = Turno
track-prestige = Prestigio de los { NAME($side) }
track-fulfilled = Cumplidas, { NAME($side) }
track-failed = Falladas, { NAME($side) }
track-campaign = Campaña: { NAME($campaign) }
track-levant = Comercio de Levante
pile-available = Disponibles, Mando { NAME($command) }
pile-recovery = Recuperación, Mando { NAME($command) }
pile-pool = Veleros en reserva, { NAME($command) }
pile-pirates = Recuperación de Piratas y Caballeros
pile-fleet = { NAME($formation) }, { $docked ->
    [1] en los Muelles de { NAME($place) }
   *[0] { NAME($place) }
  }
pile-under = { NAME($formation) }, subordinada a la { NAME($superior) }
note-port = { $whose ->
    [british] Amigo de los británicos
    [bourbon] Amigo de los Borbones
    [pirate] Base Pirata
   *[neutral] Neutral
  }: Valor de Bloqueo { $blockade }, Valor de Reparación { $repair }{ $quarterly ->
    [1] , repara en Turnos Trimestrales
   *[0] { "" }
  }
note-strength = { NAME($element) }: { $ships ->
    [one] 1 Velero
   *[other] { $ships } Veleros
  }, { $dp } PD

## Preguntas

ask-roles = ¿Qué navíos de cincuenta sirven como Auxiliares Flota-50?
ask-initiative = Tienes la Iniciativa: ¿quién mueve primero este Turno?
ask-command = Da tus órdenes de mando y di cuándo has acabado.
ask-formation = ¿Qué hace { NAME($thing) }?
ask-orders = Tus Órdenes: ¿Emites o cancelas alguna?
ask-auxiliaries = Tus Auxiliares: ¿Bases y retiradas?
ask-squadrons = Escuadras en los Muelles: ¿envías sola alguna?
ask-reorganise_squadrons = Escuadras, Buques Insignia y Veleros: ¿qué cambia?
ask-reorganise_formations = Formaciones: ¿qué se Forma, se disuelve o se Subordina?
ask-reorganise_admirals = Almirantes: ¿a quién se Destina a otra parte?
ask-reorganise_auxiliaries = Auxiliares: ¿Asignaciones, comercio de Levante, navíos de cincuenta?
ask-course = Traza el Rumbo de { NAME($thing) } ({ NAME($at) }): el paso siguiente.
ask-issue = ¿A quién se Emite esta Orden: { NAME($thing) }?
ask-base = ¿En qué Base se Asigna { NAME($thing) }?
ask-rendezvous = ¿Adónde ha de ir, sola, { NAME($thing) }?
ask-exchange = ¿A qué Formación pasa { NAME($thing) }?
ask-subordinate = ¿A qué Bandera se Subordina { NAME($thing) }?
ask-defy_french = Esto sería un acto contra Francia, que no está en guerra contigo. ¿La desafías, al precio de 3 de Prestigio?
ask-signals = ¿Señales a tus Convoyes?
ask-divert = { NAME($convoy) } encuentra su Puerto Bloqueado. ¿Se desvía a { NAME($space) }?
ask-leave_levant = { NAME($element) } ha cumplido su tiempo en Levante. ¿La haces volver?
ask-atlantic = { NAME($formation) } está en el Atlántico. ¿Por dónde vuelve?
ask-convoy_supply_start = ¿Pides un Convoy de Suministros?
ask-task = ¿Qué Auxiliar realiza una Tarea?
ask-which_task = ¿Qué hace { NAME($auxiliary) }?
ask-screen = { NAME($auxiliary) } empieza una Tarea en { NAME($place) }. ¿La Apantallas?
ask-knights = { NAME($auxiliary) } empieza una Tarea. ¿Envías contra ella a los Caballeros de Malta?
ask-knights_hunt = Hay Piratas en el mar. ¿Envías contra ellos a los Caballeros de Malta?
ask-pirate_base = ¿Qué Base usará { NAME($auxiliary) }?
ask-burst = Ha reventado un mortero: ¿qué Escuadra sufre 1 Punto de Daño?
ask-action = Batalla en { NAME($space) }, { $ours ->
    [one] 1 Velero
   *[other] { $ours } Veleros
  } contra { $theirs }: tienes el barlovento. ¿Qué clase de acción?
ask-line_order = Tu línea: ¿qué Escuadra ocupa el puesto { $place }?
ask-double = { NAME($squadron) } no tiene oponente. ¿A qué Combate se suma?
ask-companion = ¿A qué Escuadra acompaña { NAME($flagship) }?
ask-post = ¿Dónde está { NAME($admiral) } en esta ronda?
ask-prey = ¿Sobre qué Convoy cae { NAME($squadron) }?
ask-continue = { $ours ->
    [one] 1 Velero
   *[other] { $ours } Veleros
  } contra { $theirs }: ¿otra ronda, o rompes el contacto?
ask-split_damage = ¿Quién se lleva un punto de daño suelto? (quedan { $points })
ask-to_docks = { NAME($formation) } puede volver a los Muelles de los que salió. ¿Vuelve?
ask-detach_flagship = { NAME($formation) } tiene más Buques Insignia que Escuadras que los acompañen. ¿Cuál se va?
ask-repair = ¿Qué se repara?
ask-campaign_shift = { NAME($campaign) }: { $landed ->
    [one] un ejército desembarcado espera
   *[other] { $landed } ejércitos desembarcados esperan
  }. ¿Cuántas casillas ganan?
ask-withdraw_or_squadron = Se reclaman { $ships } Veleros, o una Escuadra intacta con su ficha. ¿Qué cedes?
ask-withdraw = ¿Qué Escuadra cede un Velero? (quedan { $ships })
ask-withdraw_auxiliary = ¿Qué Auxiliar se aparta?
ask-buy_order = Antes de coger puedes tomar una Orden concreta por 1 de Prestigio.
ask-draw_orders = ¿Cuántos lotes de Órdenes coges? De cada uno se conserva una Orden.
ask-keep_order = ¿Qué Orden Recibes? ({ $left ->
    [one] falta 1
   *[other] faltan { $left }
  } por elegir)
ask-issue_order = ¿Emites una Orden?
ask-unload = El Convoy de Suministros está en { NAME($space) } con { $load } PR. ¿Cuántos desembarcas?
ask-request = ¿Pides refuerzos para el Mando { NAME($command) }? { $command ->
    [F] Cuesta 1 de Prestigio.
   *[other] { "" }
  }
ask-place_ship = Un Velero llega a { NAME($space) }: ¿qué Escuadra lo recibe? (quedan { $left })
ask-choose_flagship = ¿Qué Buque Insignia se incorpora?
ask-forces_port = ¿En qué Puerto se reúnen las fuerzas de { NAME($contingent) }?
ask-reorganise = Pon tu casa en orden y di cuándo has acabado.
ask-join = ¿Adónde pasa { NAME($thing) }?
ask-ship = ¿Qué Escuadra recibe un Velero de { NAME($thing) }?
ask-tie = ¿A qué Escuadra se vincula { NAME($thing) }?
ask-form_with = ¿Qué Escuadra es la primera de { NAME($thing) }?
ask-form_lead = ¿Qué Almirante manda { NAME($thing) }?
ask-destine = ¿Adónde se Destina a { NAME($thing) }?
ask-assign = ¿A qué Formación se Asigna { NAME($thing) }?
ask-excess = { NAME($formation) } tiene más Auxiliares de los permitidos. ¿Cuál vuelve?
ask-fleet_admiral = ¿Quién es el Almirante de la Flota?
ask-fifty_from = { NAME($auxiliary) } se forma con dos NdL (D): ¿qué Escuadra da uno? (quedan { $left })
ask-fifty_to = { NAME($auxiliary) } se disuelve: ¿adónde va un Velero? (quedan { $left })
ask-convoy_size = ¿Cuántas fichas lleva el Convoy de Tropas?
ask-name_ship = ¿Qué Velero de { NAME($squadron) }?

## Opciones

option-turn-to = { NAME($target) }
option-orders = Órdenes
option-auxiliaries = Auxiliares
option-squadrons = Escuadras
option-formations = Formaciones
option-admirals = Almirantes
option-back = Volver
option-first = Mover primero
option-second = Mover segundo
option-course = Trazar el Rumbo de { NAME($target) }
option-sail = Navegar a { NAME($target) }
option-into-docks = A los Muelles
option-drive = Ahuyentar a { NAME($target) }
option-point = { NAME($thing) }
option-plotted = El Rumbo está trazado
option-sortie = { NAME($target) } zarpa contra el Bloqueo de { NAME($second) }
option-posture = { NAME($target) }: { NAME($second) }
option-blockade = { NAME($target) } declara un Bloqueo
option-lift = { NAME($target) } levanta su Bloqueo
option-prepare = { NAME($target) } se prepara para zarpar
option-refit = { NAME($target) } se queda en los Muelles
option-exchange = { NAME($target) } cambia de Formación
option-into = A { NAME($target) }
option-form = Formar { NAME($target) }
option-part = { NAME($target) } se separa de su Bandera
option-subordinate = Subordinar { NAME($target) }
option-under = Bajo { NAME($target) }
option-rendezvous = Enviar sola a { NAME($target) }
option-to = A { NAME($target) }
option-issue = Emitir: { NAME($target) }
option-bearer = A { NAME($target) }
option-assign = Asignar { NAME($target) }
option-at = En { NAME($target) }
option-recall = Retirar { NAME($target) }
option-cancel = Cancelar la Orden de { NAME($target) } (falla)
option-done = Eso es todo
option-defy = Desafiar a los franceses
option-forbear = Contenerse
option-scatter = Dispersar { NAME($target) }
option-divert-to = Desviar { NAME($target) } a { NAME($second) }
option-divert = Desviarse
option-hold = Seguir
option-return = Hacer volver a { NAME($target) }
option-stay = Que se quede
option-enter = Por { NAME($target) }
option-remain = Se queda en el Atlántico
option-send-for = Pedirlo
option-not-yet = Todavía no
option-task = { NAME($target) }
option-pass = No más Tareas
option-intercept = Interceptar { NAME($target) }
option-attack = Atacar { NAME($target) }
option-screen = Apantallar a { NAME($target) }
option-bombard = Bombardear los Muelles
option-screen-with = Apantallar con { NAME($target) }
option-decline = Dejarlo estar
option-send-knights = Enviar a los Caballeros
option-leave = Dejarlos en La Valeta
option-knights-on = Contra { NAME($target) }
option-base = { NAME($target) }
option-takes = { NAME($target) }
option-close = Acción Cerrada: tres rondas
option-line-ahead = Acción en Línea: dos rondas
option-distant = Acción a Distancia: una ronda
option-as-they-stand = Tal como están
option-line = { NAME($target) }
option-double = Combate { $target }
option-reserve = En reserva
option-companion = { NAME($target) }
option-post = En el Combate { $target }
option-prey = { NAME($target) }
option-fight-on = Seguir luchando
option-break-off = Romper el contacto
option-to-docks = De vuelta a los Muelles
option-stay-out = Quedarse fuera
option-detach = Se va { NAME($target) }
option-repair = Reparar { NAME($target) }
option-emergency = Reparación de Emergencia de { NAME($target) }
option-shift = { $target ->
    [0] Ninguna
    [one] Una casilla
   *[other] { $target } casillas
  }
option-ships = Veleros de varias Escuadras
option-squadron = { NAME($target) }, para siempre
option-withdraw = { NAME($target) }
option-set-aside = { NAME($target) }
option-batches = { $target ->
    [one] Un lote
   *[other] { $target } lotes
  }
option-keep = { NAME($target) }
option-buy = { NAME($target) }
option-nothing = Nada
option-request = Pedir
option-no-request = No pedir
option-place = { NAME($target) }
option-flagship = { NAME($target) }
option-unload = { $target ->
    [0] Ninguno
   *[other] { $target } PR
  }
option-port = { NAME($target) }
option-join = Mover { NAME($target) }
option-loose = A los Muelles, en ninguna Formación
option-ship = Mover un Velero de { NAME($target) }
option-ship-to = A { NAME($target) }
option-name = { NAME($target) }
option-tie = Vincular { NAME($target) } a una Escuadra
option-tie-to = { NAME($target) }
option-unform = Disolver { NAME($target) }
option-with = { NAME($target) }
option-lead = { NAME($target) }
option-destine = Destinar a { NAME($target) }
option-go = A { NAME($target) }
option-release = { NAME($target) } vuelve a Disponibles
option-track = { NAME($target) } a la Pista de Comercio de Levante
option-fifty = Formar { NAME($target) } con dos NdL (D)
option-from = De { NAME($target) }
option-dissolve = Disolver { NAME($target) }
option-berth = { NAME($target) }, nueva, en { NAME($second) }
option-assemble = Reunir un Convoy de Tropas en Barcelona
option-size = { $target ->
    [one] Una ficha
   *[other] { $target } fichas
  }

## El diario

turn-begins = Empieza { turn-name } de { $year }.
guerre-de-course = Los franceses adoptan la Guerre de Course: sus navíos de cincuenta pueden hacerse corsarios y sus escuadras ya no cruzan.
wind-blows = Sopla el { NAME($wind) }.
no-winds = Solo soplan los vientos predominantes.
gale-appears = { $severe ->
    [1] Un Temporal Severo
   *[0] Un Temporal
  } se abate sobre { NAME($space) }.
gale-drifts = El Temporal deriva hacia { NAME($space) }.
no-pirates = Los Piratas se quedan en casa este Turno.
pirates-active = { NAME($pirates) } se hacen a la mar este Turno; los { NAME($side) } los azuzan.
initiative = Los { NAME($side) } moverán primero.
puts-to-sea = { NAME($formation) } se hace a la mar desde { NAME($space) }.
supply-sent-for = Los británicos piden un Convoy de Suministros.
convoy-not-yet = { NAME($convoy) } aún no está a la vista.
convoy-appears = { NAME($convoy) } aparece en { NAME($space) }.
convoy-trajectory = { NAME($convoy) } seguirá el { NAME($trajectory) }.
convoy-delayed = El Temporal pone a { NAME($convoy) } a la capa: no se moverá el próximo Impulso.
convoy-leaves = { NAME($convoy) } se pierde de vista.
convoy-moors = { NAME($convoy) } amarra en { NAME($space) }.
convoy-hit = { NAME($convoy) } sufre { $dp } PD ({ $total } en total).
cargo-hit = { NAME($convoy) } sufre { $dp } PD; quedan { $load } PR a bordo.
scattered = { NAME($convoy) } se dispersa.
diverted = { NAME($convoy) } se desvía a { NAME($space) }.
escort-joins = { NAME($bearer) } se une a { NAME($convoy) } como escolta.
troops-bound = { NAME($convoy) } tiene por destino { NAME($space) }.
troops-assemble = { NAME($convoy) } se reúne en Barcelona.
troops-wait = { NAME($convoy) } no está listo para zarpar.
troops-sail = { NAME($convoy) } zarpa de Barcelona.
troops-land = { NAME($convoy) } desembarca su ejército en { NAME($space) } { $boxes ->
    [0] , demasiado maltrecho para contar
    [one] , que vale una casilla
   *[other] , que vale { $boxes } casillas
  }.
troops-march = Los ejércitos desembarcados ganan { $boxes ->
    [one] una casilla
   *[other] { $boxes } casillas
  } en { NAME($campaign) }.
stationed = { NAME($auxiliary) } queda de base en { NAME($space) }.
recalled = { NAME($auxiliary) } se retira.
blockades = { NAME($formation) } Bloquea { NAME($space) }.
blockade-lifted = { NAME($formation) } levanta su Bloqueo.
issued = Emitida a { NAME($bearer) }: { order-kind }, { NAME($target) }.
order-fulfilled = Cumplida: { order-kind }, { NAME($target) }.
order-failed = Fallada: { order-kind }, { NAME($target) }.
count-fulfilled = Los { NAME($side) } llevan { $total } Cumplidas este Año.
count-failed = Los { NAME($side) } llevan { $total } Falladas este Año.
received = Recibida: { order-kind }, { NAME($target) }.
drawn = Coges: { order-kind }, { NAME($target) }.
draws-orders = Los { NAME($side) } cogen { $drawn } chits y conservan { $kept }.
sails = { NAME($formation) } navega a { NAME($space) }.
beats = { NAME($formation) } coge el viento.
fails-to-beat = { NAME($formation) } no logra avanzar contra el viento.
enters-docks = { NAME($formation) } entra en los Muelles de { NAME($space) }.
driven-off = { NAME($auxiliary) } es ahuyentado.
watch-ends = { NAME($auxiliary) } ha aguantado bastante en la mar y vuelve a Puerto.
goes-west = { NAME($formation) } sale al Atlántico.
squadron-withdrawn = { NAME($squadron) } se va para siempre.
joins = { NAME($element) } se une a { NAME($formation) }.
sails-alone = { NAME($element) } ha de navegar sola desde { NAME($space) }, rumbo a casa.
formation-gone = { NAME($formation) } deja de existir.
formed = { NAME($formation) } se Forma en { NAME($space) }.
unformed = { NAME($formation) } se disuelve.
leaderless = { NAME($formation) } no tiene Almirante apto que la mande y pone rumbo a casa.
grand-flotilla-parts = La Gran Flotilla Borbónica se deshace en { NAME($space) }.
located = { NAME($by) } encuentra a { NAME($formation) }: queda Localizada.
not-found = { NAME($by) } busca en vano a { NAME($formation) }.
sighted = Desde la costa avistan a { NAME($formation) } en { NAME($space) }.
attacks = { NAMES($formations) } ataca en { NAME($space) }.
evades = { NAME($formation) } se escabulle.
caught = { NAME($formation) } se ve obligada a combatir.
defied = ¡Los británicos desafían a los franceses! Francia declarará la guerra este Turno.
battle-begins = Batalla de { NAME($space) }: { NAMES($attackers) } contra { NAMES($targets) }.
gauge = Barlovento: los { NAME($side) } tienen { $result }.
action = Los { NAME($side) } tienen el barlovento y eligen { $action ->
    [close] una acción Cerrada
    [line] una acción en Línea
   *[distant] una acción a Distancia
  }.
round = Ronda { $round }.
combat = Los { NAME($side) } disparan en la columna { $column }: { $dp } PD.
shielded = El Buque Insignia de los { NAME($side) } les ahorra { $dp } PD.
strike-stands = Los { NAME($side) } no arrían la bandera (objetivo { $target }).
suffers = { NAME($element) } sufre { $dp } PD ({ $total }).
sunk = { NAME($element) } pierde { NAME($ship) }.
leader-unhurt = { NAME($admiral) } sale ileso.
admiral-killed = { NAME($admiral) } muere.
admiral-wounded = { NAME($admiral) } resulta herido y faltará cuatro Turnos.
admiral-captured = { NAME($admiral) } es capturado.
admiral-retires = { NAME($admiral) } deja el servicio.
breaks-off = Los { NAME($side) } rompen el contacto.
cannot-break-off = Los { NAME($side) } no logran romper el contacto.
battle-won = Los { NAME($side) } ganan la Batalla.
battle-drawn = La Batalla queda en tablas.
retreats = { NAME($formation) } se retira a { NAME($space) }.
no-retreat = { NAME($formation) } no tiene adónde ir.
disorganised = { NAME($formation) } queda Desorganizada.
in-order-again = { NAME($formation) } recupera el orden.
intercepts = { NAME($auxiliary) } es enviado a { NAME($place) }.
screened = { NAME($screener) } Apantalla a { NAME($auxiliary) }: los dos van a Recuperación.
screen-fails = { NAME($screener) } no detiene a { NAME($auxiliary) }.
knights-screen = Los { NAME($side) } envían a los Caballeros de Malta contra { NAME($auxiliary) }: los dos van a Recuperación.
attacks-convoy = { NAME($auxiliary) } ataca { NAME($convoy) }.
convoy-attacked = El ataque a { NAME($convoy) } vale { $dp } PD.
bombards = { NAME($auxiliary) } bombardea { NAME($space) }: { $dp } PD.
pirate-home = { NAME($auxiliary) } vuelve a casa a invernar.
based = { NAME($auxiliary) } tiene base en { NAME($space) }.
recovered = { NAME($auxiliary) } vuelve a estar Disponible.
not-recovered = { NAME($auxiliary) } aún no está en condiciones.
force-shown = { NAME($bearer) } impresiona a { NAME($space) }.
force-ignored = { NAME($space) } no se deja impresionar por { NAME($bearer) }.
spanish-go-home = No hay británicos cerca: { NAME($formation) } debe volver a casa.
attrition = La mar se cobra su tributo.
repaired = { NAME($element) } repara { $dp } PD.
emergency = { NAME($element) } remienda { $dp } PD.
campaign = { NAME($campaign) }: el marcador queda en { $marker }.
campaign-won = { NAME($campaign) }: { $side ->
    [bourbon] Victoria Borbónica
   *[british] Victoria Austriaca
  } este Año.
event-occurs = { NAME($event) }{ $stages ->
    [1] .
   *[other] , fase { $stage }.
  }
event-not-yet = { NAME($event) }: todavía no (objetivo { $target }).
contingent-joins = { NAME($contingent) } toma las armas.
contingent-leaves = { NAME($contingent) } depone las armas.
forces-arrive = Se reúnen las fuerzas de { NAME($contingent) }.
does-not-join = Venecia se mantiene al margen.
naples-war = Nápoles entra en guerra.
naples-limited = Nápoles se repliega a una Neutralidad Limitada.
fleet-admirals = Desde ahora el Almirante de la Flota ha de ser { $nation ->
    [F] francés
   *[S] español
  }, si es posible.
fleet-admiral = { NAME($admiral) } es el Almirante de la Flota.
flota = Llega la Flota: { $british } Veleros británicos y { $bourbon } borbónicos ante Cádiz; el punto es para los { NAME($side) }.
ship-withdrawn = { NAME($squadron) } cede un Velero.
ships-withdrawn = { $ships ->
    [one] Un Velero de los { NAME($side) } es llamado
   *[other] { $ships } Veleros de los { NAME($side) } son llamados
  } a otra parte.
set-aside = { NAME($auxiliary) } se aparta.
requested = Petición del Mando { NAME($command) }: Veleros { $ships }, NdL (D) { $fifties }, Buques Insignia { $flagships }, Auxiliares { $auxiliaries }, Veleros reclamados { $withdrawn }.
auxiliary-arrives = Llega { NAME($auxiliary) }.
flagship-arrives = { NAME($flagship) } se incorpora a la flota.
held-up = El Bloqueo de { NAME($space) } impide la llegada de los refuerzos.
unloaded = Se desembarcan { $points } PR en { NAME($space) }, que ahora guarda { $stored }.
destined = { NAME($admiral) } es Destinado a { NAME($place) }.
on-track = { NAME($counter) } protege el comercio de Levante.
off-track = { NAME($counter) } deja el comercio de Levante por { NAME($space) }.
fifty-formed = { NAME($auxiliary) } se forma con dos NdL (D).
fifty-dissolved = { NAME($auxiliary) } se disuelve en sus NdL (D).
prestige = Los { NAME($side) } { $points ->
    [1] ganan 1 de Prestigio
    [-1] pierden 1 de Prestigio
   *[other] cambian en { $points } de Prestigio
  } y tienen { $total }.
levant-trade = El comercio de Levante suma { $points } a las Órdenes Cumplidas borbónicas: { $total }.
war-goes-on = La guerra continúa.
peace = Se firma la paz.
won-marginal = Los { NAME($side) } han logrado una victoria marginal: Prestigio { $british } británico, { $bourbon } borbónico. Los { NAME($loser) } arrían la bandera.
won-substantive = Los { NAME($side) } han logrado una victoria sustancial: Prestigio { $british } británico, { $bourbon } borbónico. Los { NAME($loser) } arrían la bandera.
won-decisive = Los { NAME($side) } han logrado una victoria decisiva: Prestigio { $british } británico, { $bourbon } borbónico. Los { NAME($loser) } arrían la bandera.
no-winner = Nadie ha ganado: Prestigio { $british } británico, { $bourbon } borbónico.

## Por qué no

commanded-already = Eso ya se ha ordenado en este Paso.
turned-to-twice = En un Paso de Mando se acude a ello dos veces como mucho.
turn-to-it-first = Desde aquí no se puede mandar a { NAME($formation) }: termina antes lo que haces.
no-orders-held = No tienes Órdenes, ni Recibidas ni Emitidas.
no-auxiliary-waits = Ninguno de tus Auxiliares está Disponible ni en Tarea.
no-squadron-in-docks = No hay Escuadras en Muelles sin Formación.
join-nobody = Ninguna Formación en los mismos Muelles puede recibir a { NAME($element) }.
ship-nobody = Ninguna Escuadra de su clase en los mismos Muelles tiene sitio para un Velero de { NAME($element) }.
tie-nobody = { NAME($element) } no navega con ninguna Escuadra de su Contingente a la que ligarlo, o los Veleros no tienen nombre.
form-nobody = Ninguna Escuadra en Muelles puede fundar { NAME($formation) }, con el Almirante que necesita.
part-not-under = { NAME($formation) } no está Subordinada a ninguna Insignia en Muelles.
destine-away = { NAME($admiral) } ni está en puerto ni va a entrar en servicio.
assign-nobody = Ninguna Formación en Muelles puede recibir a { NAME($auxiliary) }.
release-not-here = { NAME($auxiliary) } ni está en una Base ni con una Formación en Muelles.
track-too-soon = { NAME($counter) } no lleva sus ocho Turnos en la Pista.
docks-empty = No hay nadie en Muelles.
no-admiral-serves = Ninguno de tus Almirantes está en condiciones de servir.
no-auxiliary-serves = Ninguno de tus Auxiliares está en juego.
posture-already = Esa es la actitud que ya tiene { NAME($formation) }.
blockade-already = { NAME($formation) } ya Bloquea este Puerto.
lift-none = { NAME($formation) } no Bloquea ningún Puerto.
exchange-not-free = { NAME($formation) } no puede intercambiar nada en la mar tal como está.
exchange-nobody = Nadie en su compañía puede recibir a { NAME($thing) }.
part-not-possible = { NAME($formation) } no puede separarse: ambas han de conservar una Escuadra y el Almirante que necesitan.
subordinate-nobody = Ninguna Insignia en su compañía puede tomar a { NAME($formation) } como Subordinada.
refit-not-preparing = { NAME($formation) } no está Preparándose para zarpar.
issue-nobody = Ahora nadie puede recibir { NAME($chit) }.
auxiliary-has-order = { NAME($auxiliary) } tiene una Orden.
course-complete = El Rumbo de { NAME($formation) } termina ahí; dalo por trazado.
docks-not-here = En { NAME($space) } no hay Muelles que puedas usar.
drive-already = El Rumbo ya ahuyenta a { NAME($auxiliary) }.
bombard-not-here = { NAME($auxiliary) } solo bombardea con una Formación Lista ante un Puerto Enemigo con Veleros en sus Muelles.
not-yours = { NAME($thing) } no está a tus órdenes.
choose-who-sails = Primero elige quién zarpa; después traza el Rumbo hasta { NAME($space) } paso a paso.
commanded-by-its-flag = { NAME($thing) } navega con su Formación: señálala a ella, o reagrupa en el Paso de Reorganización.
auxiliaries-by-menu = Los Auxiliares reciben su Base en «Auxiliares» y sus Tareas en el Paso de Tareas.
pirates-at-home = { NAME($auxiliary) }: este Turno no salen y nadie los manda.
orders-in-their-steps = Las Órdenes se Emiten en un Paso de Mando, en «Órdenes», o en el Paso de Órdenes.
docks-hidden = Lo que hay en los Muelles enemigos te está oculto; solo sabes cuántos son.
winds-by-dice = Nadie manda en los vientos: los dados deciden cuáles soplan este Turno.
zones-for-auxiliaries = Las flotas navegan de espacio en espacio; solo los Auxiliares actúan en toda una Zona de Mar, en el Paso de Tareas.
track-in-its-step = El comercio de Levante lo protege lo que los británicos envían allí en el Paso de Reorganización.
alone-companion = { NAME($element) } hace falta donde está, junto a un Buque Insignia.
alone-flagship = { NAME($element) } es un Buque Insignia y no puede navegar solo.
alone-last = { NAME($element) } es la última Escuadra de su Formación.
alone-not-free = { NAME($element) } no está libre en los Muelles ni con una Formación que pueda soltarla.
assemble-dated = Los tres primeros Convoyes de Tropas tienen sus fechas, y el siguiente llega el Año después de desembarcar el tercero.
assemble-enough = Este Año no pueden Formarse más de { $most } Convoyes de Tropas.
assemble-felipe-dead = Felipe V ha muerto: ya no se reúnen Convoyes de Tropas.
assemble-no-counter = Los dos Convoyes de Tropas están en juego.
assemble-not-spring = Los Convoyes de Tropas se Forman en el Turno Trimestral de primavera.
assign-full = { NAME($formation) } tiene ya todos los Auxiliares que puede.
assign-not-possible = { NAME($auxiliary) } no puede Asignarse ahí.
assign-other-command = { NAME($auxiliary) } es del otro Mando.
base-not-available = { NAME($auxiliary) } no está Disponible.
base-not-friendly = { NAME($space) } no puede ser su Base.
blockade-disorganised = { NAME($formation) } está Desorganizada y no puede Bloquear.
blockade-enemy-there = Hay una Formación Enemiga en la mar frente a { NAME($space) }.
blockade-french = { NAME($formation) } tiene Escuadras francesas, y Francia no está en guerra.
blockade-before-war = { NAME($space) } no puede ser Bloqueado antes de que Francia declare la guerra.
posture-not-at-sea = { NAME($formation) } no está en la mar: no tiene postura.
independent-avoids = { NAME($formation) } navega en solitario: siempre elude.
convoy-avoids = { NAME($formation) } no lleva ninguna Escuadra: un Convoy siempre elude.
sortie-engages = { NAME($formation) } sale contra un Bloqueo: combate.
escort-spanish = Una escolta española no puede atacar: { NAME($formation) } puede acechar o eludir.
blockade-no-squadron = { NAME($formation) } no tiene Escuadra con que Bloquear.
blockade-not-enemy-port = { NAME($formation) } no está Lista en la Bocana de un Puerto Enemigo.
course-by-rule = Una regla fija el Rumbo de { NAME($formation) }.
course-not-at-sea = { NAME($formation) } no está en la mar.
defy-too-poor = Con { $prestige } de Prestigio no puedes desafiar a los franceses: hacen falta 4.
destine-command = { NAME($admiral) } no puede mandar { NAME($formation) }: es de otro Mando.
destine-half = Menos de la mitad de las Escuadras de { NAME($formation) } son del Mando de { NAME($admiral) }.
destine-nation = El Almirante de la Flota ha de ser { $nation ->
    [F] francés
   *[S] español
  } mientras haya alguno a mano.
destine-not-possible = { NAME($admiral) } no puede mandar eso.
destine-rank = { NAME($admiral) } no tiene rango para mandar { NAME($formation) }.
dissolve-fresh = { NAME($auxiliary) } se formó en este mismo Paso.
dissolve-no-room = No hay sitio ni ficha para los dos Veleros de { NAME($auxiliary) }.
dissolve-not-available = { NAME($auxiliary) } no es una Flota-50 Disponible.
emergency-insurgents = Los insurgentes de { NAME($space) } no te ayudarán.
emergency-light-damage = { NAME($element) } no está lo bastante dañada para una Reparación de Emergencia.
emergency-not-here = { NAME($space) } no ofrece Reparaciones de Emergencia.
emergency-once = Este Turno ya hubo una Reparación de Emergencia en { NAME($space) }.
exchange-enemy-there = Hay una Formación Enemiga en la mar en { NAME($space) }.
exchange-not-here = { NAME($element) } no está en una Formación que pueda intercambiar Escuadras ahora.
fifty-french = Los franceses no pueden usar NdL (D) como Auxiliares antes de la Guerre de Course.
fifty-in-play = { NAME($auxiliary) } está en juego.
fifty-no-ships = Hacen falta dos NdL (D) que estén En Reparación.
form-felipe-dead = Felipe V ha muerto: la Gran Flotilla no puede Formarse.
form-in-play = { NAME($formation) } está en juego.
issue-auxiliary-away = { NAME($bearer) } no está en su Base ni Disponible.
issue-guerre-de-course = Con la Guerre de Course no se Emiten a Formaciones francesas Órdenes de Crucero ni de Interceptación.
issue-has-order = { NAME($bearer) } ya lleva una Orden.
issue-homebound = { NAME($bearer) } debe volver antes a casa.
issue-no-formation = Una Orden necesita una Formación tuya en juego y no Subordinada.
issue-other-command = { NAME($bearer) } es de otro Mando que la Orden.
issue-too-few-ships = La Orden exige al menos { $needed } Veleros.
issue-wrong-bearer = { NAME($bearer) } no es de las que pueden llevar esta Orden: { order-kind }.
join-felipe-dead = Felipe V ha muerto: las Escuadras españolas y francesas van cada una por su lado.
join-flagship-needs-flag = { NAME($element) } es un Buque Insignia y debe navegar en una Bandera.
join-foreign = { NAME($formation) } puede tener una Escuadra del otro Mando, no más.
join-full = { NAME($formation) } tiene ya todas las Escuadras que puede.
join-naples-limited = En Neutralidad Limitada las Escuadras napolitanas no se unen a ninguna Bandera.
join-no-companion = No hay allí Escuadra que acompañe a { NAME($element) }.
join-not-possible = { NAME($element) } no puede unirse a { NAME($formation) }.
prepare-convoy = { NAME($formation) } zarpa cuando está listo, no cuando se lo mandan.
prepare-crippled = { NAME($formation) } está demasiado dañada para hacerse a la mar.
prepare-empty = { NAME($formation) } no tiene ninguna Escuadra.
prepare-no-admiral = { NAME($formation) } no tiene Almirante de rango suficiente.
prepare-no-order = { NAME($formation) } necesita una Orden para hacerse a la mar.
prepare-not-refitting = { NAME($formation) } no está En Reparación en los Muelles.
prepare-unpaired = { NAME($formation) } tiene más Buques Insignia que Escuadras que los acompañen.
recall-not-on-task = { NAME($auxiliary) } no está en una Interceptación de la que pueda retirarse.
recall-too-soon = { NAME($auxiliary) } debe quedarse cuatro Impulsos.
repair-dockyard-full = El arsenal de { NAME($space) } ha hecho ya cuanto puede este Turno.
repair-french = Hasta que Francia entre en guerra, el Mando Francés hace una tirada de Reparación por trimestre.
repair-no-dockyard = { NAME($space) } no tiene arsenal.
repair-not-friendly = { NAME($space) } no reparará tus barcos.
repair-not-in-docks = Solo se repara lo que está En Reparación en los Muelles.
repair-quarterly = { NAME($space) } repara en Turnos Trimestrales, o con PR almacenados.
repair-undamaged = { NAME($element) } no está dañada.
spanish-stay-in = Sin Órdenes, { NAME($formation) } se queda en Puerto salvo que haya una Formación británica Localizada a 2 PM.
spanish-too-far = Sin Órdenes, { NAME($formation) } no puede ir a { NAME($space) }: está a más de 2 PM de todo Puerto borbónico.
step-not-adjacent = { NAME($space) } no es lo siguiente en ninguna ruta desde ahí.
step-off-map = Solo salen del mapa los Convoyes, las Escuadras destinadas al comercio de Levante y los corsarios de la Guerre de Course.
subordinate-full = { NAME($superior) } no tiene sitio para ella.
subordinate-not-flag = Solo una Bandera puede Subordinar a otras.
subordinate-only-grand = Solo una Gran Flotilla puede Subordinar Flotillas.
track-bourbon = Solo Escuadras y Auxiliares británicos protegen el comercio de Levante.
track-flagship = { NAME($element) } es un Buque Insignia y no puede enviarse allí.
track-full = La Pista de Comercio de Levante está llena.
track-weak = { NAME($element) } no está completa.

## Los dados y lo que los modifica

why-attack-convoy = ataque al Convoy
why-attrition = Desgaste
why-base-choice = elección de la Base
why-beating = Coger el Viento
why-bombardment = Bombardeo
why-break-off = ruptura
why-campaign = campaña
why-combat = Combate
why-convoy-arrival = llegada
why-convoy-damage = daño al Convoy
why-emergency = Reparación de Emergencia
why-end-of-game = final de la partida
why-evasion = evasión
why-event = Evento
why-event-effect = efecto del Evento
why-gale = Temporal
why-gale-delay = retraso por el Temporal
why-gale-effects = efectos del Temporal
why-gale-place = lugar del Temporal
why-joins = ¿se une?
why-leader-check = chequeo de líder
why-leader-fate = suerte del líder
why-order = Órdenes
why-pirates = Piratas
why-recovery = Recuperación
why-repair = Reparación
why-request = petición
why-screening = Apantallamiento
why-search = Búsqueda
why-show-of-force = Demostración de Fuerza
why-strike = chequeo de Rendición
why-trajectory = Trayecto
why-troops-ready = preparación
why-weather-gauge = barlovento
why-which-ship = qué Velero
why-which-target = qué objetivo
why-wind-mistral = Mistral
why-wind-levanter = Levante
why-wind-libeccio = Lebeche
why-wind-sirocco = Siroco
why-wind-gregale = Gregal
modifier-active = Contingente activo
modifier-admiral = Almirante
modifier-anchorage = fondeadero seguro
modifier-any_eligible = sin campaña
modifier-aranjuez = Tratado de Aranjuez
modifier-autumn = otoño
modifier-battle = Batalla este Turno
modifier-blockade_value = Valor de Bloqueo
modifier-blockaded = Bloqueado
modifier-blockading = Bloqueando
modifier-bomber = Bombardero
modifier-bourbon_support = apoyo borbón
modifier-bourbon_support_bomber = su Bombardero
modifier-british_support = apoyo británico
modifier-british_support_bomber = su Bombardero
modifier-capacity = capacidad
modifier-close = acción Cerrada
modifier-coastal = Espacio Costero
modifier-convoy = Convoy
modifier-detachment = Destacamento
modifier-disorganised = Desorganizado
modifier-distant = acción a Distancia
modifier-doctrine_gdc = Guerre de Course
modifier-end_rolls = tiradas anteriores
modifier-enemy_admiral = Almirante Enemigo
modifier-escort_auxiliary = Auxiliares de escolta
modifier-escort_squadron = Escuadras de escolta
modifier-escorting = escoltando
modifier-failed_checks = chequeos fallidos
modifier-felipe_dies = muerte de Felipe V
modifier-flagship = Buque Insignia
modifier-fleet50 = Flota-50
modifier-flotilla = Flotilla
modifier-france_declares_war = Francia en guerra
modifier-friendly = Puerto Amigo
modifier-friendly_offing = Bocana Amiga
modifier-gale = Temporal
modifier-gauge = barlovento
modifier-grand_flotilla = Gran Flotilla
modifier-impulses = Impulsos transcurridos
modifier-independent = sola
modifier-intercepted = Interceptado
modifier-leaving = saliendo de un Puerto Bloqueado
modifier-line = Línea de Comunicación
modifier-major_port = Puerto Importante
modifier-marker_off_start = campaña en curso
modifier-mixed = Mandos mezclados
modifier-neutral = Puerto Neutral
modifier-one_third = un tercio de daños
modifier-other_command = otro Mando
modifier-pending = la Flota, en espera
modifier-prestige_lead = Prestigio
modifier-privateer = Corsario
modifier-quarter = estación
modifier-quarters_eligible = trimestres transcurridos
modifier-rating = valores
modifier-recent = Evento reciente
modifier-requested_last_turn = petición el Turno pasado
modifier-scattered = Dispersado
modifier-scout = exploradores
modifier-scouts = exploradores
modifier-screened = apantallado
modifier-severe = Severo
modifier-ships = Veleros
modifier-sof = Demostración de Fuerza
modifier-sol_d = Escuadra (D)
modifier-spring = primavera
modifier-strait = Estrecho
modifier-summer = verano
modifier-this_year = Evento este Año
modifier-two_thirds = dos tercios de daños
modifier-war = Francia en guerra
modifier-winter = invierno
modifier-worms = Tratado de Worms

## Tablas

chart-calendar = Calendario
chart-winds = Vientos Estacionales
chart-gale = Temporal
chart-gale-effects = Efectos del Temporal
chart-gale-modifiers = Modificadores del Temporal
chart-movement = Movimiento
chart-beating = Coger el Viento
chart-search = Búsqueda
chart-evade = Evasión
chart-battle = Combate
chart-shifts = Cambios de columna
chart-rounds = Rondas
chart-weather-gauge = Barlovento
chart-break-off = Ruptura
chart-strike = Chequeo de Rendición
chart-leader-fate = Suerte de los líderes
chart-battle-result = Resultado de una Batalla
chart-damage-values = Valores de Daños
chart-thresholds = Umbrales de daño
chart-attrition = Desgaste
chart-attrition-modifiers = Modificadores de Desgaste
chart-repair = Reparación
chart-repair-modifiers = Modificadores de Reparación
chart-emergency = Reparación de Emergencia
chart-recovery = Recuperación
chart-ranges = Alcance Operativo
chart-ratings = Valores
chart-tasks = Tareas
chart-screening = Apantallamiento
chart-attack-convoy = Ataque a un Convoy
chart-attack-convoy-modifiers = Ataque a un Convoy: modificadores
chart-bombard = Bombardeo
chart-bombard-modifiers = Modificadores de Bombardeo
chart-pirate-activation = Activación Pirata
chart-convoy-damage = Daño a Convoyes en Batalla
chart-convoys = Cifras de los Convoyes
chart-prestige = Prestigio
chart-victory = Niveles de victoria
chart-levant-trade = Comercio de Levante
chart-campaign = Campañas Militares
chart-campaign-figures = Campañas Militares: cifras
chart-show-of-force = Demostración de Fuerza
chart-british-requests = Peticiones británicas
chart-spanish-requests = Peticiones españolas
chart-french-requests = Peticiones francesas
chart-limits = Límites y cifras
chart-italy = Campaña en Italia
axis-turn = Turno
axis-wind = Viento
axis-quarter = Trimestre
axis-result = Resultado
axis-die = Dado
axis-modifier = Modificador
axis-item = Cifra
axis-column = Columna
axis-action = Acción
axis-damage = Daños
axis-contingent = Contingente
axis-damage-value = Valor de Daños
axis-class = Clase
axis-margin = Ventaja
axis-counters = Fichas en la pista
word-winter = invierno
word-spring = primavera
word-summer = verano
word-autumn = otoño
word-target = objetivo
word-severe = Temporal Severo
word-major-port = Puerto Importante
word-one-third = un tercio
word-two-thirds = dos tercios
word-undamaged = sin daños
word-squadron = Escuadra
word-flagship = Buque Insignia
word-convoy = Convoy
word-disorganised = Desorganizado
word-with-wind = con el viento
word-abeam = de través
word-against-wind = contra el viento
word-beating = Coger el Viento
word-docks = entrar en los Muelles
word-drive = ahuyentar
word-grand-flotilla = Gran Flotilla
word-scouts = exploradores Asignados
word-strait = Espacio de Estrecho
word-intercepted = Interceptado
word-blockading = Bloqueando
word-scout = cada explorador
word-scouts-most = exploradores, como máximo
word-flotilla = Flotilla
word-detachment = Destacamento
word-independent = Escuadra Independiente
word-scattered = Dispersado
word-gale = Temporal
word-screened = el objetivo tiene exploradores
word-leaving = saliendo de un Puerto Bloqueado
word-mixed = Mandos mezclados
word-gauge = barlovento, primera ronda
word-close = acción Cerrada
word-line = acción en Línea
word-distant = acción a Distancia
word-escorting = escoltando un Convoy
word-killed = muerto
word-wounded = herido
word-captured = capturado
word-leader-check = chequeo de líder
word-wounded-turns = Turnos de un Almirante herido
word-score-per-ship = puntos por Velero Hundido
word-margin = ventaja para ganar
word-winner-disorganised = PD que Desorganizan al vencedor
word-british = británicas
word-french = francesas
word-spanish = españolas
word-venetian = venecianas
word-genoese = genovesas
word-neapolitan = napolitanas
word-A = A
word-B = B
word-C = C
word-D = D
word-E = E
word-F = F
word-G = G
word-H = H
word-I = I
word-friendly-offing = Bocana Amiga
word-blockaded = Puerto Bloqueado
word-other-command = Puerto del otro Mando
word-friendly = Puerto Amigo
word-neutral = Puerto Neutral
word-coastal = Espacio Costero
word-anchorage = Palma o Palermo
word-fleet = Flota
word-fleet50 = Flota-50
word-bomber = Bombardero
word-galley = Galera
word-light = Embarcación Ligera
word-privateer = Corsario
word-pirate = Pirata
word-knights = Caballeros de Malta
word-pirate-galley = Galera Pirata
word-pirate-light = Embarcación Ligera Pirata
word-escort-squadron = cada Escuadra de escolta
word-escort-auxiliary = cada Auxiliar de escolta
word-none = ninguno
word-salee = Exploradores de Salé
word-barbary = Piratas de Berbería
word-arrival = llegada con
word-outbound-turn = primer Turno, Saliente
word-homebound-turn = primer Turno, de Retorno
word-french-turn = primer Turno, francés
word-troop-ready = Convoy de Tropas listo con
word-dp-per-prestige = PD por 1 de Prestigio
word-scatter-dp = PD que dispersan tropas
word-load = carga de un Convoy de Suministros
word-dp-per-rp = PD que destruyen 1 PR
word-delayed-from = retrasado por un Temporal desde
word-most-fulfilled = más Órdenes Cumplidas
word-ship-sunk = Velero Enemigo Hundido
word-flagship-sunk = Buque Insignia Hundido, además
word-battle-won = Batalla ganada
word-grand-battle-won = contra una Gran Flotilla, además
word-admiral-lost = Almirante Enemigo perdido
word-convoy-damage = cada 8 PD a un Convoy
word-defy-france = desafiar a los franceses
word-french-request = petición francesa
word-campaign-victory = campaña ganada
word-choose-order = una Orden concreta
word-orders-per-point = Órdenes por 1 de Prestigio
word-grand-battle-squadrons = Escuadras para que cuente una Batalla
word-bourbon-support = Apoyo al Ejército borbón
word-british-support = Apoyo al Ejército británico
word-bomber-in-port = Bombardero en un Puerto, por
word-troop-convoy = Convoy de Tropas desembarcado
word-venice-target = Venecia se une con
word-base = base
word-ships-per-plus = Veleros por +1
word-most = como máximo
word-times-pirate-base = Bombardero en una Base Pirata, por
word-times-minor-port = Bombardero en un Puerto Menor, por
word-times-major-port = Bombardero en un Puerto Importante, por
word-squadron-ships = Veleros de una Escuadra
word-sol-d-ships = Veleros de una Escuadra (D)
word-flotilla-squadrons = Escuadras de una Flotilla
word-detachment-squadrons = Escuadras de un Destacamento
word-grand-flotilla-flotillas = Flotillas de una Gran Flotilla
word-grand-flotilla-squadrons = sus Escuadras además
word-rank-grand-flotilla = rango para una Gran Flotilla
word-rank-flotilla = rango para una Flotilla
word-rank-detachment = rango para un Destacamento
word-turns = Turnos por Año
word-impulses = Impulsos por Turno
word-increments = Incrementos por Impulso
word-british-batch = chits por lote, británico
word-bourbon-batch = chits por lote, borbón
word-least-batches = lotes, como mínimo
word-most-batches = lotes, como máximo
word-track-stay = Turnos en la Pista de Comercio de Levante
word-convoys-a-year = Convoyes de Tropas por Año
word-fleet50-ships = NdL (D) de una Flota-50
word-fleet50-dp = PD de un Velero devuelto
word-interception-stay = Impulsos de una Interceptación
word-gdc-stay = Impulsos de un corsario
word-gdc-locations = lugares por Orden Fallada
word-french-repairs = tiradas de Reparación francesas por trimestre
word-gdc-year = Año de la Guerre de Course
word-flota-turns = Turnos hasta la Flota
word-combat-squadrons = Escuadras por bando en un Combate
word-ship-lead = ventaja en Veleros, como máximo
word-defy-reserve = Prestigio para desafiar a los franceses
word-atlantic-dp = PD de la travesía
word-atlantic-dp-winter = PD de la travesía en invierno
word-course-steps = pasos de un Rumbo, como máximo
word-space = cada espacio
word-against = contra el viento, por
word-good = una buena línea, hasta
word-fair = una línea aceptable, hasta
word-good-mod = buena línea
word-poor-mod = mala línea
word-none-mod = sin línea
word-counters-a-turn = fichas reunidas por Turno
word-least-counters = fichas de un Convoy, como mínimo
word-most-counters = fichas de un Convoy, como máximo
word-points-a-counter = Puntos de Fuerza por ficha
word-dp-per-point = PD que destruyen uno
word-one-box = Puntos de Fuerza para una casilla
word-two-boxes = Puntos de Fuerza para dos casillas
level-draw = empate
level-marginal = victoria marginal
level-substantive = victoria sustancial
level-decisive = victoria decisiva
task-interception-strait = Interceptar Estrechos
task-interception-zone = Interceptar Zonas de Mar
task-screen = Apantallar
task-screen-pirates = Apantallar Piratas
task-attack-convoy = atacar Convoyes
task-scout = explorar
task-escort = escoltar
task-bombard = bombardear
task-support-show-of-force = apoyar una Demostración de Fuerza
task-support-army = apoyar ejércitos
task-order-show-of-force = llevar una Orden de Demostración de Fuerza
task-order-interception = llevar una Orden de Interceptación
task-order-escort = llevar una Orden de Escolta
weather-0 = { $disorganised ->
    [1] Desorganizado
   *[other] sin efecto
  }
weather-1 = { $disorganised ->
    [1] Desorganizado
   *[other] Dañado
  }, { $dp } PD
weather-2 = { $disorganised ->
    [1] Desorganizado
   *[other] Dañado
  }, { $dp } PD
weather-3 = { $disorganised ->
    [1] Desorganizado
   *[other] Dañado
  }, { $dp } PD
requested-0 = { $ships ->
    [0] { "" }
   *[other] Veleros { $ships }{ " " }
  }{ $sol_d ->
    [0] { "" }
   *[other] NdL (D) { $sol_d }{ " " }
  }{ $flagship ->
    [0] { "" }
   *[other] Buque Insignia { $flagship }{ " " }
  }{ $auxiliary ->
    [fleet] Auxiliar de Flota
    [bomber] Bombardero
    [privateer] Corsario
    [light] Embarcación Ligera
    [galley] Galera
   *[other] { "" }
  }{ $withdraw_ships ->
    [0] { "" }
   *[other] Veleros que se retiran { $withdraw_ships }{ " " }
  }{ $withdraw_auxiliaries ->
    [0] { "" }
   *[other] Auxiliares que se retiran { $withdraw_auxiliaries }
  } { $entry ->
    [cadiz] (Cádiz)
    [cartagena] (Cartagena)
   *[other] { "" }
  }
requested-1 = { $ships ->
    [0] { "" }
   *[other] Veleros { $ships }{ " " }
  }{ $sol_d ->
    [0] { "" }
   *[other] NdL (D) { $sol_d }{ " " }
  }{ $flagship ->
    [0] { "" }
   *[other] Buque Insignia { $flagship }{ " " }
  }{ $auxiliary ->
    [fleet] Auxiliar de Flota
    [bomber] Bombardero
    [privateer] Corsario
    [light] Embarcación Ligera
    [galley] Galera
   *[other] { "" }
  }{ $withdraw_ships ->
    [0] { "" }
   *[other] Veleros que se retiran { $withdraw_ships }{ " " }
  }{ $withdraw_auxiliaries ->
    [0] { "" }
   *[other] Auxiliares que se retiran { $withdraw_auxiliaries }
  } { $entry ->
    [cadiz] (Cádiz)
    [cartagena] (Cartagena)
   *[other] { "" }
  }
requested-2 = { $ships ->
    [0] { "" }
   *[other] Veleros { $ships }{ " " }
  }{ $sol_d ->
    [0] { "" }
   *[other] NdL (D) { $sol_d }{ " " }
  }{ $flagship ->
    [0] { "" }
   *[other] Buque Insignia { $flagship }{ " " }
  }{ $auxiliary ->
    [fleet] Auxiliar de Flota
    [bomber] Bombardero
    [privateer] Corsario
    [light] Embarcación Ligera
    [galley] Galera
   *[other] { "" }
  }{ $withdraw_ships ->
    [0] { "" }
   *[other] Veleros que se retiran { $withdraw_ships }{ " " }
  }{ $withdraw_auxiliaries ->
    [0] { "" }
   *[other] Auxiliares que se retiran { $withdraw_auxiliaries }
  } { $entry ->
    [cadiz] (Cádiz)
    [cartagena] (Cartagena)
   *[other] { "" }
  }
requested-3 = { $ships ->
    [0] { "" }
   *[other] Veleros { $ships }{ " " }
  }{ $sol_d ->
    [0] { "" }
   *[other] NdL (D) { $sol_d }{ " " }
  }{ $flagship ->
    [0] { "" }
   *[other] Buque Insignia { $flagship }{ " " }
  }{ $auxiliary ->
    [fleet] Auxiliar de Flota
    [bomber] Bombardero
    [privateer] Corsario
    [light] Embarcación Ligera
    [galley] Galera
   *[other] { "" }
  }{ $withdraw_ships ->
    [0] { "" }
   *[other] Veleros que se retiran { $withdraw_ships }{ " " }
  }{ $withdraw_auxiliaries ->
    [0] { "" }
   *[other] Auxiliares que se retiran { $withdraw_auxiliaries }
  } { $entry ->
    [cadiz] (Cádiz)
    [cartagena] (Cartagena)
   *[other] { "" }
  }
requested-4 = { $ships ->
    [0] { "" }
   *[other] Veleros { $ships }{ " " }
  }{ $sol_d ->
    [0] { "" }
   *[other] NdL (D) { $sol_d }{ " " }
  }{ $flagship ->
    [0] { "" }
   *[other] Buque Insignia { $flagship }{ " " }
  }{ $auxiliary ->
    [fleet] Auxiliar de Flota
    [bomber] Bombardero
    [privateer] Corsario
    [light] Embarcación Ligera
    [galley] Galera
   *[other] { "" }
  }{ $withdraw_ships ->
    [0] { "" }
   *[other] Veleros que se retiran { $withdraw_ships }{ " " }
  }{ $withdraw_auxiliaries ->
    [0] { "" }
   *[other] Auxiliares que se retiran { $withdraw_auxiliaries }
  } { $entry ->
    [cadiz] (Cádiz)
    [cartagena] (Cartagena)
   *[other] { "" }
  }

## Hechos

fact-prestige = Prestigio
fact-fulfilled = Órdenes Cumplidas
fact-failed = Órdenes Falladas
fact-turn = Turno
fact-impulse = Impulso
fact-winds = vientos
fact-located = Localizadas
fact-blockading = Bloqueos
fact-battles = Batallas
fact-marker = campañas
fact-landed = ejércitos desembarcados
fact-disorganised = Desorganizadas
fact-scattered = Dispersados
fact-outcome = resultado

## Qué se sabe de una ficha

name-task-interception-strait = Intercepción en un Estrecho o Zona Marítima
name-task-interception-zone = Intercepción en una Zona Marítima
name-task-screen = Apantallar
name-task-screen-pirates = Apantallar a los Piratas
name-task-attack-convoy = atacar Convoyes
name-task-scout = explorar
name-task-escort = escoltar
name-task-bombard = bombardear Muelles
name-task-support-show-of-force = apoyar una Demostración de Fuerza
name-task-support-army = apoyar a un ejército
name-task-order-show-of-force = Órdenes de Demostración de Fuerza
name-task-order-interception = Órdenes de Intercepción
name-task-order-escort = Órdenes de Escolta
profile-formation = { $kind ->
    [grand_flotilla] Gran Flotilla
    [flotilla] Flotilla
    [detachment] Destacamento
    [independent] Escuadra sola
    [troop] Convoy de Tropas
    [supply] Convoy de Suministros
   *[trade] Convoy de Comercio
  }, { NAME($command) }
profile-convoy = { $dp } PD en el Convoy
profile-unknown = No se sabe qué lleva dentro
profile-strength = { $squadrons ->
    [one] 1 Escuadra
   *[other] { $squadrons } Escuadras
  }, { $ships ->
    [one] 1 Velero
   *[other] { $ships } Veleros
  }, { $dp } PD
profile-squadron = { NAME($element) }: { $ships ->
    [one] 1 Velero
   *[other] { $ships } Veleros
  }, { $dp } de { $value } PD
profile-led = Con { NAME($admiral) }, rango { $rank }, valor { $rating }
profile-located = Localizada: se la puede atacar
profile-disorganised = Desorganizada: Capacidad -1, Combate -1, sin Bloqueo
profile-scattered = Disperso
profile-blockade = Bloquea { NAME($space) }
profile-preparing = Preparándose: { $impulses ->
    [one] sale a la mar con el próximo Impulso
   *[other] sale a la mar en { $impulses } Impulsos
  }
profile-refitting = Reparándose en los Muelles
profile-posture = Postura: { NAME($posture) }
profile-capacity = Capacidad de Movimiento { $capacity }
profile-company = Con ella: { NAMES($company) }
profile-order = Su Orden: { order-kind }, { NAME($target) }
profile-course = Su Rumbo: { NAMES($spaces) }
profile-bound = Se dirige a { NAME($space) } a toda vela
profile-mp = { $mp } PM en reserva
profile-due = Su Orden vence en { $turns ->
    [0] este Turno
    [one] el próximo Turno
   *[other] { $turns } Turnos
  }
profile-element = { $subclass ->
    [flagship] Buque Insignia
    [sol_d] Escuadra de Veleros (D)
   *[sol] Escuadra de Navíos de Línea
  }, { NAME($contingent) }
profile-ships = { $ships } de { $most } Veleros
profile-damage = { $dp } PD: -1 desde { $third }, -2 desde { $two_thirds }, se hunde un Velero con { $value }
profile-shift = Desplazamiento en Combate { $front }, y { $back } si está muy dañado
profile-shield = Resta { $dp } PD de lo que inflige el enemigo
profile-admiral = Almirante, { NAME($contingent) }: rango { $rank }, valor { $rating }
profile-service = En servicio de { $first } a { $last }
profile-auxiliary = { $kind ->
    [fleet] Auxiliar de Flota
    [fleet50] Flota-50
    [bomber] Bombarda
    [galley] Galeras
    [light] Buques Ligeros
    [privateer] Corsario
    [pirate_galley] Galeras Piratas
    [pirate_light] Ligeros Piratas
   *[knights] Caballeros de Malta
  }, { NAME($contingent) }
profile-rating = Valor { $rating }, { $unlimited ->
    [yes] alcance ilimitado
   *[no] alcance { $range }
  }
profile-tasks = Sirve para: { NAMES($tasks) }

## Qué se paga o a qué se renuncia

cost-sail = { $mp } PM, de { $capacity } por Impulso{ $beating ->
    [yes] , dando bordadas con el dado
   *[no] { "" }
  }; se llega { $later ->
    [0] este Impulso
    [one] el próximo Impulso
   *[other] dentro de { $later } Impulsos
  }, con los vientos que soplan
cost-closed = Cerrado por los vientos que soplan: espera
cost-mp = { $mp } PM
cost-preparing = Sale a la mar { $impulses ->
    [one] con el próximo Impulso
   *[other] en { $impulses } Impulsos
  }
cost-cancel = La Orden falla: con ella { $failed ->
    [one] va 1 Fallida
   *[other] van { $failed } Fallidas
  }
cost-prestige = { $points } de { $left } de Prestigio{ $last ->
    [yes] , lo último
   *[no] { "" }
  }
cost-rounds = { $rounds ->
    [one] 1 ronda
   *[other] Hasta { $rounds } rondas
  }, desplazamiento { $shift } en Combate para ambos
cost-recall = Va a Recuperación
cost-repair = Tirada { $nth } de { $of } en { NAME($space) }{ $stored ->
    [yes] , y 1 PR de su depósito
   *[no] { "" }
  }
cost-emergency = La única Reparación de Emergencia en { NAME($space) } en este Paso
