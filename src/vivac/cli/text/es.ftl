## Lo que dice la línea de órdenes.

help-vivac = Juegos de guerra históricos con todas sus reglas.
help-games = Juegos, escenarios, bandos y reglas opcionales.
help-play = Jugar en la terminal.
help-fuzz = Jugar partidas al azar y comprobar cada promesa.
help-drill = Pasar ejemplos de juego.
help-rules = Mostrar una regla, o qué reglas tienen prueba.
help-chart = Mostrar una tabla, o una de sus casillas, y de dónde sale.
help-odds = Decir qué puede salir de la pregunta abierta de una partida guardada.
help-replay = Recorrer una partida guardada, o dibujarla.
help-verify = Comprobar una partida guardada: sus reglas, su caja, cada anotación, cada dado y los estados por los que pasó.
help-bench = Medir lo rápidos que son los juegos.
help-simulate = Jugar miles de partidas e informar sobre ellas.

help-arg-game = Un juego; vivac games los enumera.
help-arg-journal = El diario de una partida guardada.
help-arg-drills = Archivos de ejemplos.
help-arg-rule = El número de una regla o de un apartado.
help-arg-chart = Una tabla; sin nombre se enumeran todas.
help-arg-keys = La casilla que se busca, como la muestra la lista de tablas.
help-lang = El idioma: en o es.
help-pack = Un paquete que se superpone a la caja del juego.
help-scenario = El escenario; el primero si no se nombra.
help-switch = Una regla opcional con la que jugar; se puede repetir.
help-seed = La semilla de los dados; una secreta si no se indica.
help-play-as = El bando que se juega; se puede repetir para jugar varios.
help-opponent = Quién responde por los demás bandos: random, recruit, greedy, veteran o marshal; o search:500 (simulaciones), search:0.2s.
help-journal = Guardar la partida en este archivo, o seguir la que contiene.
help-enter-dice = Tirar dados de verdad y escribir lo que sale.
help-fuzz-games = Cuántas partidas.
help-fuzz-seed = La semilla de la primera partida.
help-fuzz-scenario = Solo este escenario; todos por turno si no se nombra ninguno.
help-fuzz-every = Vigilar en cada respuesta una de cada tantas partidas.
help-fuzz-eager = Que jueguen jugadores codiciosos, despacio: sus partidas llegan más lejos.
help-coverage = Enumerar cada regla con sus pruebas.
help-sources = Cuenta cuántas reglas salen de dónde, y cuáles no lo dicen.
help-history = Cuenta la historia que hay detrás del juego.
help-out = La carpeta de los resultados y el informe.
help-sim-games = Cuántas partidas.
help-sim-seed = La semilla de toda la serie: la misma semilla da las mismas partidas.
help-players = Quién juega cada bando, como ROLE=greedy,ROLE=random.
help-bot = Quién juega los bandos que --players no nombra.
help-engine = Dónde jugar: local, o un clúster que ya esté en marcha, dask://HOST:PORT o ray://HOST:PORT.
help-jobs = Cuántos procesos a la vez; si no se indica, uno por núcleo.
help-resume = Seguir una serie que se detuvo, o jugar más partidas de ella.
help-lab = Una carpeta de series que mostrar en /lab.
help-json = Una línea de JSON por juego.
help-seconds = Cuánto tiempo jugar al azar.
help-against = Mide también otra revisión, por turnos, y muestra cocientes (más de 1: este árbol es mejor).
help-rounds = Cuántas veces se mide cada árbol.
help-option = Solo esta opción, por su identificador.
help-to = Parar antes de la anotación N.
help-replay-as = Verla como este bando.
help-svg = Dibujar el tablero en este archivo.

games-scenario = Escenarios:
games-role = Bandos:
games-switch = Reglas opcionales (--switch):

drill-passed = bien   { $file }: { $title }
drill-failed = FALLA  { $file }: { $title }: { $step ->
    [0] apertura
   *[other] paso { $step }
  }: { $problem }
drill-unreadable = FALLA  { $file }: { $problem }
drills-total = { $passed } bien, { $failed } con fallos

fuzz-progress = Partidas al azar de { $game }
fuzz-failed = La partida con la semilla { $seed } ha fallado: { $problem }
fuzz-again = Su diario está en { $file }. Para volver a verla: { $command }
fuzz-total = { $games } partidas, { $decisions } decisiones, { $speed } decisiones/s

simulate-progress = Partidas de { $game }
simulate-share = { $name }: { $share } % ({ $count } partidas; intervalo del 95 %, de { $low } a { $high } %)
simulate-draws = nadie
simulate-lost = perdidas
simulate-report = El informe está en { $file }.
simulate-broken = { $count ->
    [one] Una partida se rompió: { $file } dice cuál y por qué.
   *[other] { $count } partidas se rompieron: { $file } dice cuáles y por qué.
  }
simulate-stopped = Detenida: { $done } de { $games } partidas están acabadas y guardadas. Para seguir: { $command }
simulate-total = { $games } partidas en { $seconds } s: { $speed } partidas/s

coverage-missing = SIN PRUEBA
coverage-unknown = REGLA DESCONOCIDA, la nombra { $tests }
coverage-total = { $tested } de { $total } reglas probadas: { $percent } %
sources-total = { $said } de { $total } reglas dicen de dónde salen

bench-decisions_per_s = decisiones por segundo al azar, en un núcleo
bench-games_per_s = partidas enteras al azar por segundo
bench-fork_us = microsegundos para copiar una mesa
bench-scene_us = microsegundos para componer una escena
bench-odds_ms = milisegundos para decir las probabilidades de una opción
bench-open_ms = milisegundos para abrir una partida acabada, comprobada entera
bench-peak_mb = megabytes que ocupa como mucho una mesa
bench-start_s = segundos hasta la primera pregunta de vivac play
bench-tables = mesas a la vez
bench-ready_s = segundos hasta que el servidor responde
bench-cold_board_s = segundos hasta el primer tablero, la primera vez de todas
bench-first_board_s = segundos hasta el primer tablero
bench-answer_p50_ms = milisegundos de una respuesta a la nueva escena, con una respuesta por segundo en cada mesa
bench-answer_p95_ms = lo mismo, 95 de cada 100 son más rápidas
bench-hurried_p95_ms = lo mismo, con todas las mesas respondiendo cuanto pueden
bench-answers_per_s = respuestas por segundo cuando todas se apresuran
bench-scene_kb = kilobytes de la escena más grande
against-game = { $game }: aquí, en { $revision }, cociente (más de 1: mejor aquí)
bench-games = partidas jugadas
bench-one_games_per_s = partidas al azar por segundo, un proceso
bench-two_games_per_s = lo mismo con dos procesos
bench-speed_up = cuántas veces más con dos
bench-one_cpu_ms = milisegundos de procesador por partida, un proceso
bench-two_cpu_ms = lo mismo con dos procesos, el suyo y el nuestro juntos
bench-speed_up_alone = la aceleración con ambos núcleos libres, según el tiempo de procesador

chart-none = { $game } no tiene tablas.
chart-listed = { $id }: { $title } (regla { $rule }, { $source })
chart-title = { $title } (regla { $rule })
chart-one-cell = Una sola casilla: { $keys }
chart-source-elsewhere = { $cells }: { $source }
chart-source = Procedencia: { $source }
chart-note = Nota: { $note }
chart-fixed = Seguro: { $fixed }

odds-nothing = nada cambia
odds-unchanged = sin cambio
odds-rest = { $count ->
    [one] un valor menos probable
   *[other] { $count } valores menos probables
  }
odds-mean = cabe esperar: { $fact } { $mean }
odds-mean-of = de media { $mean }
odds-rare = { $count ->
    [one] Otro dato cambia
   *[other] Otros { $count } datos cambian
  } en menos del { $below } de los casos.
odds-exact = Exacto.
odds-sampled = Por muestreo: cada cifra vale con un margen de ± { $error }.

verify-rules = Comprobado con la edición { $edition } de las reglas y la caja { $box }.
verify-states = { $states ->
    [one] Se guardó una huella del estado
   *[other] Se guardaron { $states } huellas del estado
} y salió lo mismo.
verify-final = El estado final es aquel al que llegó.
verify-no-states = No hay ninguna huella del estado que comparar.
verify-dice = { $dice } dados y robos, { $checked } de ellos calculados de nuevo.
verify-over = Las { $entries } anotaciones siguen las reglas; la partida ha terminado.
verify-unfinished = Las { $entries } anotaciones siguen las reglas; la partida continúa.
verify-unsound = { $problems ->
    [one] Una de { $entries } anotaciones es incorrecta.
   *[other] { $problems } de { $entries } anotaciones son incorrectas.
  }

picture-saved = Imagen guardada en { $file }.

play-hint = Escribe el número de una opción, o help.
play-point = Opción en un punto: escribe su id y luego x e y en cuartos de pulgada desde la esquina suroeste, por ejemplo { $example }
play-turn-of = Es el turno de: { $role }.
play-kept = La partida queda en { $file }; cualquiera puede comprobarla con vivac verify.
play-go-on = La partida está guardada. Para seguir: { $command }
play-help =
    1, 2, 3...     tomar esa opción (también vale su identificador)
    u              deshacer
    m, m LUGAR     dónde está todo, o qué hay en un lugar
    h              las cartas de la mano
    l              todo lo que ha ocurrido
    r NÚMERO       una regla
    c, c TABLA     las tablas, o una de ellas (c TABLA nombre=valor: una casilla)
    o NÚMERO       las probabilidades de una opción
    p              una pista: lo que haría un mariscal
    ? OBJETIVO     por qué no se puede hacer algo
    s ARCHIVO.svg  guardar una imagen del tablero
    q              salir; la partida queda guardada
    (línea vacía)  volver a mostrarlo todo
enter-die = Tira los dados ({ $why }) y escribe el total ({ $low } a { $high }).
enter-draw = Roba al azar ({ $why }) y escribe qué ha salido.
nothing-forbids = Ninguna regla prohíbe por sí sola «{ $target }»; lo que se puede hacer ahora está en la lista.
place-empty = No hay nada que contar de { $place }.
map-empty = No hay nada en el tablero.
map-more = ... y { $count } lugares más: escribe m.
hand-of = Mano ({ $role }, { $count }):
hand-empty = No hay cartas que leer.
track-goal = , meta { $goal }
face-down = boca abajo
danger = peligroso
piece-steps = { $left } de { $steps } pasos

help-serve = Abre la mesa web.
help-port = El puerto en que escuchar; con 0, cualquiera libre.
help-host = La dirección en que escuchar; 0.0.0.0 deja entrar a otras máquinas.
help-thinkers = Cuántos bots piensan a la vez, cada uno en un proceso propio. Nunca pasan por delante de las personas.
help-allow-host = Otro nombre con el que los navegadores pueden llamar a este servidor, como el de un proxy. Se puede repetir.
help-database = Dónde se guardan las partidas: un archivo SQLite o la URL de una base de datos.
help-open = La muestra en el navegador.
serve-ready = La mesa está puesta: { $address }

help-admin = Para quien lleva una casa: cuidar de lo guardado.
help-check = Decir qué está mal en un juego tal como está registrado.
check-sound = Nada está mal en { $game }.
help-replay-all = Volver a jugar todas las partidas guardadas y decir cuáles van igual con las reglas de hoy y cuáles se apartan.
help-arg-folder = Una carpeta de diarios; sin ella, las partidas de una base de datos.
help-packs = Un paquete con el que se jugaron algunas de las partidas; se puede dar varias veces.
fate-same = Las { $entries } anotaciones llevan a los mismos estados.
fate-legal = Las { $entries } anotaciones siguen las reglas; no se guardó ningún estado que comparar.
fate-kept = Va igual, porque conserva la lectura anterior a { $corrections }.
fate-unreadable = Lo guardado de ella no se puede leer.
fate-same-kind = igual
fate-kept-kind = conserva la lectura antigua
fate-departs-kind = se aparta
fate-unreadable-kind = ilegible
fates-total = { $same } iguales, { $kept } con la lectura antigua, { $departs } se apartan, { $unreadable } ilegibles.
