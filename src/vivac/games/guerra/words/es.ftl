## El juego

title = Guerra a Muerte
summary = La América española, 1810-1824: realistas y patriotas luchan de Nuevo México a Chiloé, año tras año, por el final de un imperio.
length = de 3 a 15 h
complexity = 4
place = América española
cover-place = América
scenario-campaign = La campaña (1810-1824)
scenario-campaign-text = La guerra entera, turnos I a XV. El realista gana si al final tiene 15 áreas o más en el continente; el patriota, si le ha dejado como mucho 2 áreas, que sumen como mucho 4 RP. Todo lo demás es empate.
scenario-first_fights = Los Primeros Combates (1810-1814)
scenario-first_fights-text = Turnos I a V, desde las primeras operaciones. Con 12 áreas o más gana el patriota; de 9 a 11 es empate; con menos gana el realista.
scenario-empire_strikes_back = El Imperio Contraataca (1815-1818)
scenario-empire_strikes_back-text = Turnos VI a IX: España se ha librado de Napoleón y Morillo viene de camino. Con 14 áreas o más gana el patriota; de 11 a 13 es empate; con menos gana el realista.
scenario-end_of_empire = Final del Imperio (1820-1824)
scenario-end_of_empire-text = Turnos XI a XV: los liberales gobiernan en España y ya no vendrán más tropas. El realista gana si al final tiene 15 áreas o más en el continente; el patriota, si le ha dejado como mucho 2 áreas, que sumen como mucho 4 RP.
role-royalist = Realista
role-patriot = Patriota

## Reglas opcionales

switch-limited_intelligence = Inteligencia limitada
switch-limited_intelligence-text = Lo que hay bajo un marcador de ejército queda oculto para el rival hasta que combate o intercepta.
switch-leader_factor_on_ops = Los jefes suman puntos de operaciones
switch-leader_factor_on_ops-text = El factor de operaciones de un jefe se suma a los puntos de operaciones de la tabla y no al dado.
switch-stationary_forces_check = Desgaste de los que no se mueven
switch-stationary_forces_check-text = Los apilamientos que acaban su fase de operaciones en un área hostil también tiran por desgaste, aunque no se hayan movido.
switch-boves_rolls_every_combat = Boves en primera línea
switch-boves_rolls_every_combat-text = Boves se juega la vida después de cada combate de su fuerza, aunque sobrevivan unidades.
switch-mass_recruitment_once = Reclutar masas, una vez en cada área
switch-mass_recruitment_once-text = Un bando solo puede llamar a las armas a las masas de una misma área una vez en toda la partida.
switch-closed_ports = Los buques cierran los puertos
switch-closed_ports-text = Los buques patriotas frente a un puerto lo cierran a los refuerzos si no hay también buques realistas; nadie fuerza el paso.
switch-liberals_to_come = Los liberales aún no han llegado
switch-liberals_to_come-text = En el final del imperio los liberales no gobiernan todavía: desde el turno XII se tira por ellos.

## Nombres de las cosas

name-of = { NAME($thing) }
name-royalist = realistas
name-patriot = patriotas
name-rebels = rebeldes
name-legion = Legión São Paulo
name-nobody = nadie
name-both = ambos
name-el-plata = El Plata
name-chile = Chile
name-gran-colombia = Gran Colombia
name-peru = Perú
name-mexico = México
name-fortress = fortaleza
name-siege = en asedio
name-disordered = en dispersión
name-manoeuvre = en acción
name-done = ya no actúa en esta fase
name-track = marcador general de turnos
name-lost = fuera de la partida
name-pool-royalist = caja de reclutas
name-pool-el-plata = caja de reclutas
name-pool-chile = caja de reclutas
name-pool-gran-colombia = caja de reclutas
name-pool-peru = caja de reclutas
name-pool-mexico = caja de reclutas
name-pool-rebels = caja de reclutas
name-confusion = Confusión
name-skirmish-screen = Cortina de tiradores
name-steady-infantry = Infantería firme
name-cannonade = Cañoneo
name-cavalry-probe = Tanteo de caballería
name-arms-in-concert = Armas concertadas
name-volley-and-square = Descarga y cuadro
name-cavalry-charge = Carga de caballería
name-grand-battery = Gran batería
name-flank-attack = Ataque de flanco
name-combined-arms = Armas combinadas
name-decisive-blow = Golpe decisivo

city-itself = { $name } (ciudad)
the-side = { $side ->
    [royalist] los realistas
    [patriot] los patriotas
    [rebels] los rebeldes
   *[legion] los portugueses
  }
the-side-first = { $side ->
    [royalist] Los realistas
    [patriot] Los patriotas
    [rebels] Los rebeldes
   *[legion] Los portugueses
  }
the-enemy = { $enemy ->
    [royalist] los realistas
    [patriot] los patriotas
    [rebels] los rebeldes
   *[legion] los portugueses
  }
ops-left = { $ops ->
    [one] queda 1 OP
   *[other] quedan { $ops } OP
  }
the-gunner = { $ship ->
    [fortress] la fortaleza
   *[other] { NAME($ship) }
  }
the-gunner-first = { $ship ->
    [fortress] La fortaleza
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

## Lo que se ve

heading = Turno { roman } ({ NUMBER($year, useGrouping: 0) }): { $step ->
    [deployment] Despliegue{ heading-side }
    [events] Eventos
    [uprisings] Alzamientos{ heading-side }
    [risings] Alzamientos, los dados
    [spain] Reorganización, RP de España
    [income] Reorganización, ingresos
    [promotion] Reorganización, promoción de milicias{ heading-side }
    [mass_recruitment] Reorganización, reclutamiento de masas{ heading-side }
    [building] Reorganización, construcción{ heading-side }
    [convoys] Refuerzos de España
    [arrivals] Refuerzos patriotas
    [guerrillas] Reorganización, guerrillas{ heading-side }
    [forming] Reorganización, formación de fuerzas{ heading-side }
    [opening] { heading-operations }, formación de fuerzas
    [operations] { heading-operations }
    [march] { heading-operations }, una fuerza en marcha
    [voyage] { heading-operations }, una flota en el mar
    [standing] { heading-operations }, desgaste
    [blockades] Fin de Turno, bloqueos
    [homecoming] Fin de Turno, retorno a puerto
   *[end] Fin de Turno
  }
heading-side = { $side ->
    [royalist] , realistas
    [patriot] , patriotas
   *[other] {""}
  }
heading-operations = { $side ->
    [royalist] Operaciones Realistas
   *[patriot] Operaciones Patriotas
  }

status-rp = { $nation ->
    [royalist] Reserva realista
   *[other] Reserva de { NAME($nation) }
  }: { $rp } RP
status-march = Fuerza activa en { NAME($place) }: { ops-left }.
status-voyage = Flota activa en { NAME($place) }: { ops-left }.
status-liberals = Los liberales gobiernan España desde { NUMBER($year, useGrouping: 0) }: no llegan refuerzos, y los RP son la mitad.
status-mexico = Hidalgo tiene México revuelto: allí { $limit ->
    [0] no puede activarse ninguna unidad realista más
    [one] puede activarse 1 unidad realista más
   *[other] pueden activarse { $limit } unidades realistas más
  }.
status-empire = Áreas realistas en el continente: { $areas }, que valen { $rp } RP; con { $goal } áreas al final gana el realista.
status-patriots = Áreas patriotas: { $areas }; con { $goal } al final gana el patriota.

track-turn = Turno

pile-pool-royalist = Caja de reclutas: realistas
pile-pool-el-plata = Caja de reclutas: El Plata
pile-pool-chile = Caja de reclutas: Chile
pile-pool-gran-colombia = Caja de reclutas: Gran Colombia
pile-pool-peru = Caja de reclutas: Perú
pile-pool-mexico = Caja de reclutas: México
pile-pool-rebels = Caja de reclutas: rebeldes platenses
pile-track = Marcador general de turnos
pile-lost = Fuera de la partida

marker-repression = represión realista: +1 a los alzamientos patriotas
marker-raided = incursión: 1 RP menos en los próximos ingresos
marker-recruited-royalist = reclutamiento de masas realista: aquí no hay más alzamientos realistas hasta que gobiernen los liberales
marker-recruited-patriot = reclutamiento de masas patriota: aquí no hay más alzamientos patriotas hasta que gobiernen los liberales

note-area = Vale { $rp } RP; { $royalist ->
    [2] bajo control realista
    [1] bajo control parcial de ambos bandos
   *[0] { $patriot ->
        [0] no la controla nadie
       *[other] bajo control patriota
      }
  }{ $pro ->
    [royalist] ; prorrealista
    [patriot] ; propatriota
   *[nobody] {""}
  }{ $hostile ->
    [yes] ; hostil: quien entra tira por desgaste
   *[no] {""}
  }
note-city = { $kind ->
    [fortress] Fortaleza
   *[city] Ciudad
  }{ $port ->
    [yes] {" "}y puerto
   *[no] {""}
  }, { $side ->
    [royalist] en poder de los realistas
    [patriot] en poder de los patriotas
    [rebels] en poder de los rebeldes
   *[nobody] de nadie
  }

## Preguntas: despliegue

ask-deployment = ¿Despliegas de una vez como en la historia, o unidad por unidad dentro de las zonas?
ask-deploy-which = ¿Qué unidad despliegas ahora ({ $left ->
    [one] queda 1 paso o unidad
   *[other] quedan { $left } pasos o unidades
  } en este grupo)?
ask-deploy-where = ¿Dónde empieza { NAME($unit) }?

## Preguntas: alzamientos y reorganización

ask-uprising = { $made ->
    [0] ¿Dónde llamas al pueblo a alzarse (hasta dos áreas, con 5 o más en el dado)?
   *[other] ¿Dónde intentas tu segundo alzamiento, si lo intentas?
  }
ask-rises = { NAME($area) } se alza: ¿qué milicia sale al campo?
ask-feed = ¿Qué reserva ingresa { $rp ->
    [one] el RP
   *[other] los { $rp } RP
  } de { NAME($area) }?
ask-promotion = ¿Qué regular reducido completas a costa de una milicia de su área?
ask-promote-whom = ¿Qué milicia pasa a las filas de { NAME($unit) }?
ask-mass-recruitment = ¿Dónde llamas a las armas a las masas, a cambio de 3 milicias ahora y la mitad de los RP en los próximos ingresos?
ask-levy-nation = ¿Qué milicia acude a la llamada en { NAME($area) }?
ask-building = ¿Qué construyes o completas con tus RP?
ask-pay-from = ¿Qué reserva paga { NAME($unit) }?
ask-build-where = ¿Dónde entra en juego { NAME($unit) }?
ask-convoy = ¿A qué puerto se dirige el próximo convoy de España ({ $units ->
    [one] espera 1 unidad
   *[other] esperan { $units } unidades
  })?
ask-load = ¿Quién viaja en este convoy a { NAME($port) }?
ask-escort = Hay buques patriotas frente a { NAME($port) } ({ NAMES($units) }): ¿presentan combate los buques de guerra del convoy, o entran con los transportes?
ask-challenge = Un convoy se dirige a { NAME($port) }: ¿caes sobre sus transportes (1-2, vuelven a España; 5-6, destruidos)?
ask-camp = El convoy está en { NAME($port) }: ¿quién acampa en el campo, fuera de la ciudad?
ask-arrives-where = ¿Dónde llega { NAME($unit) }?
ask-leader-enters = ¿Dónde toma el mando { NAME($leader) }?
ask-cochrane-ship = ¿Qué buque trae Cochrane a la causa, sin coste alguno?
ask-guerrillas = ¿Qué milicia se echa al monte como guerrilla, o baja de él?
ask-form = ¿Dónde formas de nuevo tus fuerzas?
ask-muster = ¿Quién entra en la fuerza que estás formando?
ask-quarters = ¿Se queda la fuerza en { NAME($place) }, o cambia de posición sin gastar nada?
ask-army = ¿Pones la fuerza bajo un marcador de ejército, que la oculta al enemigo?

## Preguntas: operaciones

ask-mina = Mina está frente a la costa de México: ¿dónde desembarca?
ask-operations = { $group ->
    [1] El Plata y Chile: ¿a quién activas ahora?
    [2] Gran Colombia y Perú: ¿a quién activas ahora?
    [3] México: ¿a quién activas ahora?
   *[other] ¿A quién activas ahora?
  }
ask-activation = { $spent ->
    [0] Activación en { NAME($place) }: ¿gastas RP antes del dado, a +2 cada uno?
    [one] Activación en { NAME($place) }, con 1 RP gastado, +2: ¿gastas otro antes del dado?
   *[other] Activación en { NAME($place) }, con { $spent } RP gastados, a +2 cada uno: ¿gastas otro antes del dado?
  }
ask-stay-in-mexico = En México { $limit ->
    [0] no puede activarse ninguna unidad más
    [one] solo puede activarse 1 unidad
   *[other] solo pueden activarse { $limit } unidades
  }: ¿quién se queda atrás?
ask-march = ¿Qué hace ahora la fuerza activa en { NAME($place) } ({ ops-left })?
ask-voyage = ¿Qué hace ahora la flota activa en { NAME($place) } ({ ops-left })?
ask-leave = ¿Quién se queda atrás en { NAME($place) }, sin poder actuar más en esta fase?
ask-intercept = El enemigo marcha de { NAME($area) } a { NAME($to) }: ¿intentas interceptarlo, con 5 o más?
ask-evade = { $enemy ->
    [royalist] Los realistas
    [patriot] Los patriotas
   *[other] Los portugueses
  } atacan en { NAME($area) } ({ NAMES($units) }): ¿aguantas, o intentas eludir el combate con 3 o menos?
ask-losses = ¿Quién sufre la pérdida en { NAME($place) } ({ $steps ->
    [one] falta 1 paso
   *[other] faltan { $steps } pasos
  })?
ask-retreat = ¿Adónde se retira la fuerza derrotada en { NAME($area) }?
ask-advance = Victoria en { NAME($area) }: ¿entran tus tropas al instante en una ciudad, sin gastar OP?
ask-occupy = { NAME($city) } queda abierta: ¿la ocupan los sitiadores?
ask-attrition = { $spent ->
    [0] Desgaste en { NAME($place) }: ¿gastas RP antes del dado, a -2 cada uno?
    [one] Desgaste en { NAME($place) }, con 1 RP gastado, -2: ¿gastas otro antes del dado?
   *[other] Desgaste en { NAME($place) }, con { $spent } RP gastados, a -2 cada uno: ¿gastas otro antes del dado?
  }
ask-refuge = { NAME($leader) } ha perdido a los suyos y ha escapado: ¿dónde reaparece?
ask-subvert-whom = ¿A qué unidad americana intenta ganarse { NAME($leader) }, con 3 o menos?
ask-turncoat = ¿Qué unidad patriota ocupa el lugar de { NAME($unit) }?

## Preguntas: en el mar

ask-evade-at-sea = Se acercan buques enemigos en { NAME($place) } ({ NAMES($units) }): ¿aceptas el combate, o intentas escabullirte con 3 o menos?
ask-target = ¿Contra quién dispara { the-gunner }?
ask-cochrane-frigate = Cochrane se lanza al abordaje antes de que hable el cañón: ¿contra qué fragata?
ask-cochrane-prize = { NAME($ship) } está a merced de Cochrane: ¿la captura o la hunde?
ask-ship-order = { NAME($city) } ha caído: ¿por cuál de tus buques en el puerto se tira ahora el dado?
ask-overboard = En los buques que quedan no caben todos los jefes: ¿cuál se lanza al agua y tira por su vida?
ask-escape = ¿Adónde huye { NAME($ship) }?
ask-prize = { NAME($ship) } es buena presa: ¿en qué buque tuyo se convierte?
ask-return = Acaba el año: ¿adónde va { NAME($ship) } desde { NAME($sea) }?

## Opciones

option-historical = Como en la historia
option-freely = Unidad por unidad
option-at = { NAME($target) }
option-pick = { NAME($target) }, { NAME($place) }
option-target = { NAME($target) }, { NAME($place) }
option-done = Terminar
option-decline = No, dejar que pasen
option-all = Todos los que quedan
option-close = Nadie más
option-rise = Llamar al alzamiento en { NAME($target) }
option-feed = Reserva de { NAME($target) }
option-promote = Completar las filas de { NAME($target) }, { NAME($place) }
option-recruit = Llamar a las armas a las masas de { NAME($target) }
option-nation = { $target ->
    [royalist] Milicias realistas
   *[other] Milicias de { NAME($target) }
  }
option-buy = Construir { NAME($target) }, { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
  }
option-restore = Completar: { NAME($target) }, { NAME($place) }
option-spend = { $target ->
    [royalist] Pagar con la reserva realista ({ $left } RP)
   *[other] Pagar con la reserva de { NAME($target) } ({ $left } RP)
  }
option-roll = Tirar el dado
option-convoy = Enviar un convoy a { NAME($target) }
option-wait = Dejar al resto en España
option-offer-battle = Presentar combate
option-run-in = Entrar con los transportes
option-challenge = Caer sobre los transportes
option-hide = A modo guerrilla: { NAME($target) }, { NAME($place) }
option-emerge = Dejar el modo guerrilla: { NAME($target) }, { NAME($place) }
option-regroup = { $box ->
    [field] Formar las fuerzas de { NAME($target) }
    [afloat] Formar las flotas de { NAME($target) }
    [works] Formar a los sitiadores de los trabajos de asedio, { NAME($target) }
   *[other] Formar a los sitiadores de { NAME($box) }
  }
option-army = Bajo el marcador «{ NAME($target) }»
option-open = Dejarlos a la vista
option-activate = Activar «{ NAME($what) }» en { NAME($target) }
option-legion = Activar «{ NAME($what) }» en { NAME($target) }
option-fleet = Zarpar con «{ NAME($what) }» de { NAME($target) }
option-flee = Enviar a { NAME($target) } al exilio
option-subvert = { NAME($target) } intenta la subversión
option-move = Marchar a { NAME($target) } (1 OP)
option-attack = Atacar a { $target ->
    [royalist] los realistas
    [patriot] los patriotas
    [rebels] los rebeldes
   *[legion] los portugueses
  }, «{ NAME($what) }» (2 OP)
option-intercept = Interceptar con «{ NAME($what) }»
option-hunt = Perseguir a la guerrilla, «{ NAME($what) }» (2 OP)
option-enter = Entrar en { NAME($target) }
option-exit = Salir al campo
option-besiege = Poner sitio a { NAME($target) }
option-works = Hacer trabajos de asedio (2 OP)
option-assault = Lanzar un ataque de asedio (3 OP)
option-blockade = Bloquear la fortaleza (4 OP)
option-leave = Dejar unidades atrás
option-join = Recoger «{ NAME($what) }»
option-embark = Embarcar con «{ NAME($what) }» (1 OP)
option-stop = Terminar la activación
option-evade = Intentar eludirlo
option-stand = Aguantar y luchar
option-lose = Un paso de { NAME($target) }, { NAME($place) }
option-retreat = Retirarse a { NAME($target) }
option-occupy = Ocuparla
option-stay = Quedarse ahí
option-sail = Navegar a { NAME($target) }
option-engage = Atacar «{ NAME($what) }» en { NAME($target) } (2 OP)
option-raid = Hacer una incursión en { NAME($target) } (1 OP)
option-land = Desembarcar en { NAME($target) } (1 OP)
option-capture = Capturarla
option-sink = Hundirla
option-prize = { NAME($target) }

## Para qué son los dados

why-activation = activación
why-assault = ataque de asedio
why-attrition = desgaste
why-battle = batalla
why-blockade = hambre
why-cochrane = golpe de Cochrane
why-convoy = convoy
why-evasion = eludir el combate
why-gunnery = fuego
why-hunt = contraguerrilla
why-initiative-attacker = iniciativa del atacante
why-initiative-defender = iniciativa del defensor
why-interception = intercepción
why-leader-loss = pérdida de jefe
why-liberals = liberales
why-mexican-limit = activaciones en México
why-naval-evasion = eludir en el mar
why-port-capture = buque en el puerto tomado
why-precedence-patriot = orden, patriotas
why-precedence-royalist = orden, realistas
why-raid = incursión
why-repression = represión
why-spain = RP de España
why-subversion = subversión
why-tactics = opción táctica
why-uprising = alzamiento

## Lo que modifica un dado

modifier-all-militia = solo milicias
modifier-attacker-leader = jefe atacante
modifier-besieger-leader = jefe sitiador
modifier-boves = Boves
modifier-cavalry = caballería
modifier-chaco = Chaco
modifier-cochrane = Cochrane
modifier-defender-leader = jefe defensor
modifier-enemy-ships = buques enemigos
modifier-friction = fricción
modifier-garrison-leader = jefe de la guarnición
modifier-interceptor-cavalry = caballería que intercepta
modifier-interceptor-leader = jefe que intercepta
modifier-leader = jefe
modifier-militia = milicias sin jefe
modifier-mover-cavalry = caballería interceptada
modifier-mover-leader = jefe interceptado
modifier-partidarios = Partidarios
modifier-patriots-ahead = ventaja patriota
modifier-rp = RP gastados
modifier-turn = turno
modifier-uprising = tierra y gentes

## La crónica: el turno

deployed-historically = { the-side-first } ocupan los puestos que tuvieron en la historia.
turn-begins = { year-of-turn }: empieza el turno { roman }.
liberals = Los liberales toman el poder en España: ya no cruzará el océano ni un soldado más.
no-liberals = El rey sigue gobernando España a su antojo.
uprising-announced = { the-side-first } llaman al alzamiento en { NAME($area) }.
uprising-succeeds = { NAME($area) } se alza { $side ->
    [patriot] por la independencia.
   *[royalist] contra los patriotas.
  }
uprising-fails = { $side ->
    [patriot] Nadie acude a la llamada de la independencia
   *[royalist] Nadie se alza contra los patriotas
  } en { NAME($area) }.
spain-sends = { $rp ->
    [0] España no manda más que buenos deseos.
   *[other] España manda { $rp } RP.
  }
income = { the-side-first } recaudan { $rp } RP en América.
income-area = { NAME($area) } da { $rp } RP a { NAME($nation) }.
precedence = { the-side-first } van primero en la reorganización.
promoted = Filas completas: { NAME($militia) } se incorpora a { NAME($unit) }.
mass-recruitment = { the-side-first } llaman a las armas a las masas de { NAME($area) }: { $units ->
    [one] 1 milicia sale al campo.
   *[other] { $units } milicias salen al campo.
  }
built = Nuevas fuerzas en { NAME($place) }: { NAME($unit) }.
restored = Otra vez al completo: { NAME($unit) }.
convoy = Un convoy zarpa de España rumbo a { NAME($port) } con { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
  } a bordo.
convoy-battle = { $side ->
    [royalist] La escolta abre paso al convoy a cañonazos.
   *[patriot] Los buques patriotas derrotan a la escolta y cierran el paso.
  }
convoy-lands = El convoy desembarca en { NAME($port) }.
convoy-turned-back = Los buques patriotas frente a { NAME($port) } obligan al convoy a volver a España.
convoy-destroyed = El convoy de { NAME($port) } no llega nunca: lo destruyen los buques patriotas.
arrives = Llegan refuerzos a { NAME($place) }: { NAME($unit) }.
to-the-pool = Nuevo en la caja de reclutas: { NAME($unit) }.
lost-cause = Sin Morelos la causa mexicana está perdida, y hay una unidad que no llegará nunca: { NAME($unit) }.
cochrane-comes = Lord Cochrane iza su insignia en la escuadra patriota.
mina-lands = Mina desembarca en { NAME($area) }.
guerrilla-hides = En { NAME($area) } se echan al monte: { NAME($unit) }.
guerrilla-emerges = En { NAME($area) } bajan del monte: { NAME($unit) }.
army-formed = En { NAME($place) } se reúne un ejército: { NAME($army) }.

## La crónica: los jefes

leader-enters = { NAME($leader) } toma el mando en { NAME($place) }.
leader-waits = { NAME($leader) } no encuentra a quién mandar, y espera.
leader-lost = { NAME($leader) } se pierde para la causa, muerto o prisionero.
leader-survives = { NAME($leader) } salva la vida.
leader-joins = { NAME($leader) } reaparece en { NAME($place) }.
leader-flees = { NAME($leader) } marcha al exilio en { $haven ->
    [usa] Estados Unidos
   *[other] { NAME($haven) }
  }.
subverted = { NAME($leader) } se gana a una unidad americana: { NAME($unit) }.
subversion-fails = A { NAME($leader) } nadie le hace caso: { NAME($unit) } sigue con el rey.

## La crónica: operaciones

operations-begin = { $side ->
    [royalist] Los realistas salen a campaña.
   *[patriot] Los patriotas salen a campaña, El Plata y Chile los primeros.
  }
group-begins = { $group ->
    [2] Les toca actuar a Gran Colombia y a Perú.
   *[3] Le toca actuar a México.
  }
mexican-limit = Hidalgo tiene México revuelto: allí los realistas { $limit ->
    [one] solo pueden activar 1 unidad
   *[other] solo pueden activar { $limit } unidades
  } este turno.
activated = { the-side-first } se ponen en movimiento en { NAME($place) }: { $ops } OP.
marches = { the-side-first } marchan de { NAME($area) } a { NAME($place) }.
left-behind = { $units ->
    [one] 1 unidad se queda
   *[other] { $units } unidades se quedan
  } atrás en { NAME($place) }.
picked-up = { $units ->
    [one] 1 unidad se une
   *[other] { $units } unidades se unen
  } a la fuerza en { NAME($place) }.
entered-city = { the-side-first } entran en { NAME($place) }.
left-city = { the-side-first } salen al campo de { NAME($place) }.
legion-opens = El Plata pone el pie en la Banda Oriental: desde ahora puede marchar la Legión São Paulo.
legion-withdraws = La Legión São Paulo se vuelve a Brasil para siempre.
attrition = { $steps ->
    [0] La marcha no les cuesta nada a { the-side }.
    [one] El hambre, las fiebres y la nieve se cobran 1 paso de { the-side }.
   *[other] El hambre, las fiebres y la nieve se cobran { $steps } pasos de { the-side }.
  }
steps-lost = { the-side-first } pierden { $steps ->
    [one] 1 paso.
   *[other] { $steps } pasos.
  }
unit-eliminated = Unidad aniquilada: { NAME($unit) }.
unit-reduced = Unidad reducida a un paso: { NAME($unit) }.

## La crónica: batallas

intercepted = { the-side-first } cortan el paso a la marcha: habrá batalla.
not-intercepted = { the-side-first } llegan tarde para cortar el paso.
attack = { the-side-first } atacan a { the-enemy } en { NAME($area) }.
evaded = { the-side-first } se escabullen, y no hay batalla.
not-evaded = { the-side-first } no logran eludir el combate.
initiative = { the-side-first } toman la iniciativa (atacante { $attacker }, defensor { $defender }).
tactic = { the-side-first } sacan { $roll }: { NAME($tactic) }.
battle-result = Batalla en { NAME($area) }, { $attack } contra { $defence } (columna { $odds }). { battle-outcome }.
retreated = { the-side-first } se retiran a { NAME($place) }.
no-retreat = { $side ->
    [legion] Derrotados en { NAME($area) }, los portugueses se vuelven a Brasil para siempre.
    [rebels] Derrotados en { NAME($area) }, los rebeldes se dispersan.
    [royalist] En { NAME($area) } no hay salida: los realistas rinden las armas.
   *[patriot] En { NAME($area) } no hay salida: los patriotas rinden las armas.
  }
advanced = { the-side-first } entran victoriosos en { NAME($city) }.
repression = La represión realista cae sobre { NAME($area) }, que no la olvidará.
no-repression = { NAME($area) } se libra de la represión realista.
hunt = { the-side-first } baten { NAME($area) } en busca de guerrillas: { $result ->
    [ambush] caen en una emboscada.
    [nothing] no encuentran a nadie.
    [dispersed] la partida se dispersa hasta que acabe la fase.
   *[eliminated] la partida queda aniquilada.
  }

## La crónica: asedios

siege-declared = { the-side-first } ponen sitio a { NAME($city) }.
siege-works = Las trincheras se acercan: trabajos de asedio ante { NAME($city) }.
blockade-declared = { NAME($city) } queda incomunicada: el hambre decidirá al final del turno.
assault-result = Ataque a { NAME($city) }, { $attack } contra { $defence } (columna { $odds }). { siege-outcome }.
city-falls = { NAME($city) } cae en manos de { the-side }.
starved-out = { NAME($city) } se rinde por hambre.
holds-out = { NAME($city) } pasa hambre y resiste.

## La crónica: en el mar

sails = { the-side-first } navegan a { NAME($place) }.
embarks = { the-side-first } embarcan en { NAME($place) }.
lands = { the-side-first } desembarcan en { NAME($place) }.
put-back = Las tropas embarcadas vuelven a { NAME($place) }.
lost-at-sea = Las tropas embarcadas ya no pueden volver a { NAME($place) } y se pierden.
engages = { the-side-first } atacan a los buques en { NAME($place) }.
slipped-away = { the-side-first } se escabullen a toda vela.
brought-to-battle = { the-side-first } no logran zafarse del enemigo.
broadside = Dispara { the-gunner }: { $hits ->
    [0] ningún impacto.
    [one] 1 impacto.
   *[other] { $hits } impactos.
  }
ship-damaged = { NAME($ship) } encaja graves daños.
ship-sunk = { NAME($ship) } se va a pique.
cochrane-captures = Cochrane apresa al abordaje { NAME($ship) }, que pasa a manos chilenas.
cochrane-sinks = Cochrane aborda { NAME($ship) } y la manda al fondo.
cochrane-fails = Cochrane busca una fragata que abordar y no halla el momento.
prize-lost = Con el último buque patriota se pierde también la presa de Cochrane: { NAME($ship) }.
raided = { the-side-first } saquean la costa de { NAME($area) }: 1 RP menos en los próximos ingresos.
raid-fails = { the-side-first } encuentran prevenida la costa de { NAME($area) }.
ships-put-to-sea = Se pierde { NAME($city) } y los buques del puerto se hacen a la mar.
ship-escapes = { NAME($ship) } se escapa de { NAME($city) }.
ship-destroyed = { NAME($ship) } arde en el puerto de { NAME($city) }.
ship-captured = { NAME($ship) } cae en manos del enemigo en el puerto de { NAME($city) }.
ship-nowhere = { NAME($ship) } no tiene adónde huir y se pierde.
ship-lost-at-sea = { NAME($ship) } no encuentra puerto al que volver y se pierde.

## Cómo acaba

outcome-empire-holds = Victoria realista: el imperio sigue en pie. Áreas realistas en el continente: { $areas }, que valen { $rp } RP.
outcome-draw-empire = Empate: América queda partida en dos. Áreas realistas en el continente: { $areas }, que valen { $rp } RP.
outcome-independence = Victoria patriota: América es libre. Áreas realistas que quedan en el continente: { $areas }, que valen { $rp } RP.
outcome-patriots-win = Victoria patriota: ya no hay quien apague la independencia. Áreas patriotas: { $areas }.
outcome-draw = Empate: ningún bando ha doblegado al otro. Áreas patriotas: { $areas }.
outcome-royalists-win = Victoria realista: se imponen las armas del rey. Áreas patriotas: { $areas }.

## Por qué no

not-enough-ops = Eso cuesta { $needed } OP y { $left ->
    [0] no queda ninguno
    [one] solo queda 1
   *[other] solo quedan { $left }
  }: haz algo más barato o termina la activación.
already-activated = Esa fuerza ya ha actuado en esta fase: cada unidad se activa una sola vez.
not-this-group = Esa fuerza es de otro grupo: los patriotas actúan por este orden, El Plata y Chile, Gran Colombia y Perú, México.
mexican-limit-reached = Hidalgo tiene México revuelto y este turno no pueden activarse allí más unidades realistas: elige una fuerza de otro sitio.
not-adjacent = { NAME($area) } no linda con el lugar en que está la fuerza: por tierra se marcha de área en área adyacente.
border-impassable = Ningún ejército puede cruzar la frontera de { NAME($area) }: da un rodeo.
besieged-inside = { NAME($city) } está asediada: haz antes una salida y derrota a los sitiadores.
strait-closed = Los buques enemigos cierran el estrecho de { NAME($area) }: lleva antes a él buques propios.
cannot-fight = Los jefes solos y las guerrillas no pueden combatir: trae una unidad que pueda.
attack-from-city = Desde dentro de una ciudad solo se puede atacar a los sitiadores: sal antes al campo.
nobody-to-attack = No hay en el campo ninguna fuerza enemiga a la que se pueda atacar: a las guarniciones se las asedia, y a las guerrillas se las persigue.
nobody-to-hunt = Aquí no hay guerrillas enemigas que perseguir, o nadie de la fuerza activa puede hacerlo: hace falta una unidad en el campo que no sea guerrilla.
not-this-city = Esa no es una ciudad del área en cuyo campo está la fuerza: marcha antes hasta allí.
legion-holds-no-city = La Legión São Paulo no ocupa ciudades: se queda en el campo.
guerrilla-in-city = Guerrillas y ciudades no casan: solo pueden ser guerrilla las milicias que están en el campo, y las guerrillas no entran en ciudades.
city-besieged = { NAME($city) } está asediada: nadie entra en ella hasta que se levante el asedio.
city-garrisoned = El enemigo está dentro de { NAME($city) }: hay que asediarla.
siege-from-afar = Una fuerza solo asedia una ciudad del área en cuyo campo está: marcha antes hasta allí.
legion-besieges-nobody = La Legión São Paulo no asedia a nadie: combate en el campo de la Banda Oriental.
cannot-besiege = Los jefes solos y las guerrillas no pueden asediar: trae una unidad que pueda.
nobody-to-besiege = No hay guarnición enemiga dentro de { NAME($city) }: basta con entrar.
no-siege = La fuerza activa no asedia ninguna ciudad: declara antes un asedio.
only-fortresses = { NAME($city) } no es una fortaleza: solo a las fortalezas se las rinde por hambre; las demás ciudades se atacan.
blockading = La fuerza activa ha declarado un bloqueo: hasta que acabe el turno solo puede lanzar ataques de asedio.
not-in-port = Solo puede embarcar una fuerza que esté dentro de una ciudad portuaria: entra en una y embarca en otra fase.
not-from-the-start = La fuerza ha llegado a este puerto durante su activación: solo puede embarcar en el lugar en que la empezó.
no-transports = No hay en el puerto ni frente a él ninguna flota de tu bando que no haya actuado en esta fase.
transports-full = Esa flota lleva { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
  } y un jefe por buque: deja antes unidades atrás.
port-of-the-enemy = { NAME($city) } no es puerto para tus buques: entran en los que están en poder de tu bando o de nadie.
not-adjacent-sea = La flota no puede ir directamente a { NAME($sea) }: va de área en área marítima, y a los puertos de la suya.
no-ships-to-fight = No hay buques enemigos así en el área marítima de la flota ni en sus puertos.
not-this-coast = { NAME($area) } no da al área marítima de la flota: navega antes hasta allí.
nothing-to-raid = { NAME($area) } no vale ningún RP: no hay nada que saquear.
already-raided = { NAME($area) } ya ha sufrido una incursión: no pierde más de 1 RP hasta los próximos ingresos.
not-enemy-coast = El enemigo no controla { NAME($area) }: haz la incursión en una costa que lo mantenga.
announced-already = Ya has llamado al alzamiento en { NAME($area) } este turno: elige otra área.
uprising-forbidden = { NAME($area) } no se alza nunca por los patriotas: elige otra área.
no-patriots-there = En { NAME($area) } no puede alzarse ninguna milicia patriota: elige otra área.
uprising-banned = Tu reclutamiento de masas ha agotado { NAME($area) }: nadie se alzará allí por ti hasta que gobiernen los liberales.
dissidents-too-early = Las disensiones en El Plata empiezan en el turno III: espera hasta entonces.
not-enemy-controlled = El enemigo no controla { NAME($area) }: solo se alzan las áreas que controla, del todo o en parte.
no-levy-area = Solo se puede llamar a las armas a las masas de Costa Firme, Cumaná, Santa Fe, Maracaibo, Chiquitos, Mojos, Cuzco, Guadalajara, Tierra Caliente, Central México y Yucatán.
levied-this-turn = Tu bando ya ha llamado a las armas a las masas este turno: solo puede hacerlo una vez.
levied-before = Tu bando ya llamó a las armas a las masas de { NAME($area) }: solo puede hacerlo una vez en cada área.
nobody-to-levy = No tienes en { NAME($area) } ni una unidad terrestre ni un jefe que llame a las armas a las masas.
no-militia-left = No queda infantería de milicias en la caja de reclutas: no hay a quién armar.
not-in-the-pool = Esa unidad no está en tu caja de reclutas: solo se construye lo que hay en ella.
too-early = Esa unidad se puede construir desde el turno { roman } ({ year-of-turn }): espera hasta entonces.
too-poor = Ninguna reserva que pueda usar esta unidad tiene RP bastantes: construye algo más barato o ahorra.
nowhere-to-build = No controlas ningún lugar donde pueda construirse esta unidad.
not-reduced = Esa unidad no ha perdido ningún paso que los RP puedan devolverle.
not-built-here = { NAME($unit) } está donde no podría construirse: ha de estar en un área suya que controle tu bando.
not-militia = Solo pueden ser guerrilla tus propias milicias.
already-changed = Esa milicia ya ha cambiado de modo este turno: solo puede hacerlo una vez.
subversion-not-now = La subversión solo es posible en el turno en que los liberales toman el poder.
no-subverter = Solo un jefe patriota que esté en tierra puede intentar la subversión.
subverted-already = { NAME($leader) } ya lo ha intentado este turno: cada jefe lo intenta una vez.
waits-for-a-convoy = Las tropas que están en España esperan un convoy: de allí solo zarpan por sí mismos los buques.
legion-not-open = La Legión São Paulo espera en Brasil hasta que una unidad de El Plata haya entrado en la Banda Oriental.
no-ships = No hay ningún buque con el que zarpar: un jefe naval necesita uno.
no-haven = Solo tienen refugio los jefes mexicanos, en los Estados Unidos, y los grancolombianos, en Haití.
not-in-america = Ese jefe no está en tierra americana: no hay de dónde exiliarlo.
nobody-to-subvert = No hay ninguna unidad realista americana en el área de { NAME($leader) }: a los españoles no se los gana.
another-position = Esa fuerza está en otra casilla de asedio o de trabajos: solo se unen las de la misma posición.
not-their-kind = Las guerrillas marchan con guerrillas, y las demás unidades con las demás.
nobody-to-leave = Solo queda una unidad: nadie puede quedarse atrás.
troops-aboard = Con tropas a bordo los buques siguen juntos: desembárcalas antes.
not-in-a-city = La fuerza activa ya está en el campo.
turned-enough = La fuerza ha cambiado de posición dos veces desde que pagó su último OP: antes ha de marchar o combatir.
besieging-already = La fuerza activa ya asedia { NAME($city) }.
works-already = Los trabajos de asedio ante { NAME($city) } ya están hechos: duran hasta que se levante el asedio.
nobody-aboard = No hay a bordo tropas que desembarcar.
no-landing-in-port = { NAME($city) } no está en tu poder o está asediada: desembarca en la costa abierta.
waters-of-spain = Solo los buques realistas navegan a España y desde ella.
port-not-held = { NAME($city) } no está en manos realistas: los convoyes van a puertos propios.
port-besieged = { NAME($city) } está asediada: ningún convoy va a ella.
port-closed = Los buques patriotas cierran { NAME($city) }: lleva antes buques realistas a su área marítima.
at-full-strength = { NAME($unit) } tiene todas sus fuerzas: no hay filas que cubrir.
no-militia-to-promote = No hay junto a { NAME($unit) } ninguna milicia de su arma que cubra sus filas.
leaders-not-raised = Los jefes no se construyen: llegan en el turno de su ficha.
all-alike = Las milicias de una clase son todas iguales: toma la primera de la caja de reclutas.
formed-already = Las fuerzas de esa posición ya se han formado: cada posición se forma una sola vez.

## Tablas

chart-operation-points = Puntos de operaciones
chart-activation = Dado de activación
chart-operation-cost = Costes de las operaciones (OP)
chart-rp-cost = Costes de las unidades (RP)
chart-interception = Intercepción
chart-evasion = Eludir el combate
chart-tactics = Opciones tácticas (TOT)
chart-battle-odds = Relación de fuerzas en batalla
chart-battle-results = Resultados de combate (CRT)
chart-battle-effects = Efectos de una batalla
chart-siege-odds = Relación de fuerzas en un asedio
chart-siege-results = Tabla de asedio
chart-siege-effects = Efectos de un ataque de asedio
chart-siege = Asedios: cifras
chart-counter-guerrilla = Operaciones de contraguerrilla
chart-attrition = Desgaste (pasos perdidos)
chart-spain-rp = RP de España
chart-spain-turns = RP de España: el turno
chart-convoy = Convoyes
chart-uprising = Alzamientos
chart-port-capture = Buques en puertos tomados
chart-transport = Capacidad de transporte (pasos)
chart-haven = Unidades que caben en un refugio
chart-figures = Otras cifras

axis-total = Dado modificado
axis-die = Dado
axis-modifier = Cifra
axis-operation = Operación
axis-unit = Unidad
axis-odds = Relación
axis-result = Resultado
axis-siege = Resultado
axis-figure = Cifra
axis-turn = Turno

word-per-rp = por cada RP gastado
word-militia = la mitad o más milicias, y ningún jefe
word-friction-from = OP gastados desde los que hay fricción
word-friction = fricción, al dado de combate
word-move = movimiento terrestre
word-sail = movimiento naval, hasta 4 áreas marítimas
word-battle = batalla campal
word-assault = ataque de asedio
word-works = trabajos de asedio
word-blockade = bloqueo
word-naval-battle = combate naval
word-embark = embarcar
word-land = desembarcar
word-hunt = operación de contraguerrilla
word-raid = incursión
word-militia-infantry = infantería de milicias
word-militia-cavalry = caballería de milicias
word-infantry = infantería
word-cavalry = caballería
word-artillery = artillería
word-frigate = fragata
word-ship-of-the-line = navío de línea
word-success-from = éxito con este resultado o más
word-interceptor-cavalry = la mitad o más de los que interceptan son de caballería
word-mover-cavalry = la mitad o más de los interceptados son de caballería
word-success-up-to = éxito con este resultado o menos
word-defender-cavalry = el defensor tiene más caballería
word-attacker-cavalry = el atacante tiene más caballería
word-city = defensa de una ciudad
word-fortress = defensa de una fortaleza
word-works-columns = columnas por trabajos de asedio
word-naval-support-columns = columnas por apoyo naval
word-surrender-up-to = una fortaleza bloqueada se rinde con este resultado o menos
word-attempts = intentos por bando y turno
word-enemy-regulars = regulares enemigos en el área
word-pro-patriot = patriotas en un área propatriota
word-pro-royalist = realistas en un área prorrealista
word-repression = patriotas, con un marcador de represión
word-boves = realistas en Los Llanos, con Boves allí o al lado
word-dissidents = rebeldes en El Plata
word-dissidents-from = turno desde el que se alzan los rebeldes platenses
word-attrition-per-rp = dado de desgaste, por cada RP gastado
word-mass-militia = milicias de un reclutamiento de masas
word-liberals-from-turn = turno desde el que pueden tomar el poder los liberales
word-liberals-from-die = ese turno lo toman con este resultado o más; después, uno menos cada turno
word-subversion-up-to = la subversión tiene éxito con este resultado o menos
word-leader-lost-up-to = un jefe se pierde con este resultado o menos
word-repression-on = hay represión con este número
word-sea-areas-per-op = áreas marítimas por cada OP
word-return-radius = áreas marítimas hasta un puerto al final del turno
word-escape-radius = áreas marítimas para los buques que escapan de un puerto tomado
word-naval-evasion-up-to = se elude en el mar con este resultado o menos
word-fortress-factor = factor de una fortaleza contra los buques
word-fortress-dice = dados de una fortaleza contra los buques
word-cochrane-capture-up-to = Cochrane toma una fragata con este resultado o menos
word-raid-from = una incursión tiene éxito con este resultado o más
word-raid-loss = RP que pierde un área por una incursión

result-AZ = AZ: atacante eliminado
result-AR2 = AR2: atacante en desbandada
result-AR1 = AR1: atacante rechazado
result-EX = EX: intercambio
result-BB = BB: baño de sangre
result-DR1 = DR1: defensor obligado a retroceder
result-DR2 = DR2: defensor en desbandada
result-DZ = DZ: defensor eliminado

battle-effect = Pérdidas del atacante: { $attacker ->
    [all] todo
    [half] la mitad
    [quarter] la cuarta parte
    [half_smaller] la mitad de la fuerza menor
   *[none] nada
  }; del defensor: { $defender ->
    [all] todo
    [half] la mitad
    [quarter] la cuarta parte
    [half_smaller] la mitad de la fuerza menor
   *[none] nada
  }{ $retreats ->
    [attacker] ; el atacante se retira
    [defender] ; el defensor se retira
   *[nobody] {""}
  }{ $winner ->
    [attacker] ; gana el atacante
    [defender] ; gana el defensor
   *[nobody] ; no gana nadie
  }
battleeffect-all = { battle-effect }
battleeffect-half = { battle-effect }
battleeffect-quarter = { battle-effect }
battleeffect-half-smaller = { battle-effect }
battleeffect-none = { battle-effect }

siege-A3 = A3: el sitiador pierde 3 pasos
siege-A2 = A2: el sitiador pierde 2 pasos
siege-A1 = A1: el sitiador pierde 1 paso
siege-AD1 = AD1: ambos pierden 1 paso
siege-D1 = D1: la guarnición pierde 1 paso
siege-D2 = D2: la guarnición pierde 2 pasos
siege-S = S: la plaza se rinde

siege-effect = { $surrender ->
    [1] La plaza se rinde y su guarnición queda eliminada
   *[0] Pasos perdidos: sitiador { $besieger }, guarnición { $garrison }
  }
siegeeffect-0 = { siege-effect }
siegeeffect-1 = { siege-effect }
siegeeffect-2 = { siege-effect }
siegeeffect-3 = { siege-effect }

tactic-confusion = Confusión: sin efecto
tactic-skirmish-screen = Cortina de tiradores: la artillería enemiga no cuenta, si se tiene infantería
tactic-steady-infantry = Infantería firme: infantería ×1½, si no es menos que la caballería enemiga
tactic-cannonade = Cañoneo: artillería ×2
tactic-cavalry-probe = Tanteo de caballería: caballería ×1½, si no es menos que la enemiga
tactic-arms-in-concert = Armas concertadas: 1 columna con las tres armas
tactic-volley-and-square = Descarga y cuadro: infantería ×1½, o ×1¼ con una sola arma; caballería enemiga ×½, si no es más del doble que la infantería
tactic-cavalry-charge = Carga de caballería: caballería ×2, o ×1½ con una sola arma
tactic-grand-battery = Gran batería: artillería ×3; infantería enemiga ×¾, si se tiene más artillería que el enemigo
tactic-flank-attack = Ataque de flanco: caballería ×1½; 1 columna si se tiene más caballería que el enemigo
tactic-combined-arms = Armas combinadas: 1 columna con dos armas, 2 con tres
tactic-decisive-blow = Golpe decisivo: todo ×1¼ con un arma, ×1½ con dos, ×2 con tres

hunt-ambush = emboscada: los perseguidores pierden 1 paso
hunt-nothing = sin efecto
hunt-dispersed = dispersado
hunt-eliminated = eliminado

passage-turned-back = vuelve a España
passage-lands = desembarca
passage-destroyed = unidades terrestres eliminadas

fate-escapes = escapa
fate-destroyed = destruido
fate-captured = capturado

## De lo que hablan las probabilidades

fact-turn = turno
fact-step = paso
fact-question = siguiente pregunta
fact-outcome = desenlace
fact-side = bando
fact-first = bando que va primero
fact-group = grupo patriota
fact-liberals = turno de los liberales
fact-legion_open = Legión São Paulo disponible
fact-mexican_limit = activaciones que quedan en México
fact-ops = OP que quedan
fact-spent = OP gastados
fact-attrition = modificador de desgaste
fact-fleet_ops = OP que quedan a la flota
fact-under_way = áreas marítimas que quedan de este OP
fact-embarked_at = puerto de embarque
fact-began = lugar en que empezó la activación
fact-repression = áreas con represión
fact-raided = áreas con incursión
fact-levied = bandos que han llamado a las armas a las masas
fact-subverted = jefes que han intentado la subversión
fact-finished = unidades que ya no actúan en esta fase
fact-triggers = unidades que tiran por desgaste
fact-active = fuerza activa
fact-fleet = flota activa
fact-recruited = reclutamientos de masas
fact-rp_royalist = RP realistas
fact-rp_el_plata = RP de El Plata
fact-rp_chile = RP de Chile
fact-rp_gran_colombia = RP de Gran Colombia
fact-rp_peru = RP de Perú
fact-rp_mexico = RP de México
fact-royalist_areas = áreas realistas en el continente
fact-royalist_rp = RP de esas áreas
fact-patriot_areas = áreas patriotas

# Lo que cambia lo que pesa alguien.
weight-tactics = las tácticas

## Qué se sabe de una ficha

profile-unit = { $kind ->
    [militia_infantry] Infantería de milicia
    [militia_cavalry] Caballería de milicia
    [cavalry] Caballería
    [artillery] Artillería
    [frigate] Fragata
    [ship_of_the_line] Navío de línea
   *[infantry] Infantería
  }, { $nation ->
    [american] realistas americanos
    [spanish] España
    [portuguese] Legión de São Paulo
    [rebels] rebeldes
   *[other] { NAME($nation) }
  }
profile-leader = { $naval ->
    [yes] Jefe naval
   *[no] Jefe
  }, { $nation ->
    [american] realistas americanos
    [spanish] España
    [portuguese] Legión de São Paulo
    [rebels] rebeldes
   *[other] { NAME($nation) }
  }
profile-factors = Operaciones { $operations }, táctica { $tactical }
profile-strength = Factor { $factor } (completo { $full }, reducido { $reduced }), { $steps } de { $of } pasos
profile-one-step = Factor { $factor }, un paso
profile-ship = Lleva { $steps } pasos y 1 jefe
profile-price = Se recluta o repone por { $rp } RP (por paso en infantería y caballería)
profile-arrives = Llega en { $year } (turno { $turn })
profile-army = { NAME($army) }: { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
  }, { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
  }, factor { $factor }
profile-force = Su fuerza: { $units ->
    [one] 1 unidad
   *[other] { $units } unidades
  }, { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
  }, factor { $factor }
profile-led = Con { NAME($leader) }: operaciones { $operations }, táctica { $tactical }
profile-guerrilla = En modo guerrilla
profile-dispersed = Dispersa
profile-siege = Sitia { NAME($city) }
profile-works = Con obras de sitio
profile-blockade = Bloquea la fortaleza
profile-active = Activa: quedan { $ops } OP, { $spent } gastados
profile-sailing = Activa: quedan { $ops } OP, y { $seas } áreas marítimas del OP pagado
profile-finished = Ya ha actuado en esta fase
profile-weary = Debe chequear el desgaste

## Qué se paga o a qué se renuncia

cost-ops = { $ops } de { $left } OP{ $last ->
    [yes] , el último
   *[no] { "" }
  }{ $friction ->
    [yes] , con fricción
   *[no] { "" }
  }{ $siege ->
    [no] { "" }
   *[other] ; levanta el sitio de { NAME($siege) }
  }
cost-under-way = Sin OP: quedan { $seas } áreas marítimas del ya pagado
cost-into-port = Sin OP: a puerto
cost-turn = Sin OP: cambio { $nth } de los { $of } que hay antes de tener que gastar uno
cost-stop = { $ops ->
    [one] Se pierde el OP que queda
   *[other] Se pierden los { $ops } OP que quedan
  }
cost-rp = { $rp } de { $left } RP{ $last ->
    [yes] , los últimos
   *[no] { "" }
  }
cost-levy = La mitad de los RP de { NAME($area) } en el próximo ingreso, y no más alzamientos allí
cost-promotion = Una milicia del área vuelve a su reserva
cost-step = { $left ->
    [0] Su último paso: queda eliminada
   *[other] Le queda 1 paso
  }
