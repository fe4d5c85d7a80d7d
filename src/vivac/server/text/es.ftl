## Lo que dice el servidor.

no-such-page = No hay nada en { $page }.
no-such-run = El laboratorio no tiene nada llamado «{ $run }».
run-nobody = nadie: empate
run-lost = perdidas
no-such-table = No hay ninguna mesa { $table }. Quizá esté mal escrita.
table-unreadable = Lo guardado de la mesa { $table } está dañado y no se puede leer. Las demás mesas siguen intactas.
no-such-drill = { $game } no tiene ningún ejercicio llamado «{ $drill }». Tiene: { $known }.
no-such-method = Esta dirección no conoce { $method }.
no-such-option = «{ $option }» no está entre las opciones de ahora.
bad-request = No se entiende la petición: { $reason }.
something-is-wrong = Eso no puede hacerse.
too-large = Es demasiado grande: una petición puede tener 64 kilobytes.
too-many-requests = Demasiadas peticiones en poco tiempo. Espera un momento y vuelve a intentarlo.
too-many-tables = Has abierto muchas mesas en una hora. Espera un poco o sigue con una de ellas.
too-many-connections = Hay demasiadas conexiones abiertas desde aquí. Cierra una ventana y vuelve a intentarlo.
foreign-host = Este servidor no se llama { $host }. Si debe llamarse así, ábrelo con --allow-host { $host }.
foreign-origin = Esta petición la hizo una página de { $origin }. Solo las páginas de este servidor pueden pedirle algo.
too-slow = Esta petición tardó demasiado en llegar. No ha cambiado nada; inténtalo otra vez.
not-http = Esta petición no se entiende.
too-many-messages = Demasiados mensajes por esta conexión en poco tiempo. Vuelve a abrir la mesa dentro de un momento.
healthy = Todo va bien.
unhealthy = El almacén de las mesas no responde.
broke-down = Algo ha fallado por nuestra parte. No ha cambiado nada; vuelve a intentarlo.
answers-crossed = La respuesta de otra persona llegó antes. Mira la mesa otra vez: nada tuyo ha cambiado.

needs-a-seat = Solo puede hacerlo quien se sienta a esta mesa. Ábrela con el enlace de tu asiento.
not-your-seat = Tu enlace no es el del asiento de { $role }.
seat-taken = El asiento de { $role } está ocupado.
seat-short-secret = El secreto de un asiento debe tener al menos 20 caracteres.
not-a-seat = Un asiento se da a «me», a «open» o a «bot:random» y similares, no a «{ $seat }».
chance-needs-nobody = En esta mesa los dados caen solos: no hay nada que anotar.
drill-is-done = El ejercicio ha terminado. Empiézalo otra vez o juega una partida.
drill-other-choice = El ejercicio muestra ahora otra cosa: { $choice }.
drill-no-bots = Los ejercicios se juegan a solas.
nothing-yet = Todavía no se ha decidido nada: no hay nada que deshacer.
over-no-undo = La partida ha terminado y sus dados se conocen: no se puede deshacer.
force-alone = Solo a solas se puede volver atrás más allá de los dados. Pide a tu rival otra partida.
not-over-yet = La partida sigue en marcha.
draw-alone = A solas no hay a quién ofrecer tablas.
draw-no-bot = Un bot juega hasta el final: no acepta tablas.
journal-not-yet = El diario de una partida en marcha revelaría lo que está oculto. Se puede tener cuando termine.
others-not-yet = Mientras dura la partida cada cual ve solo su lado.

waiting-for-you = Te toca.
waiting-for-chance = Tira los dados y anota lo que muestran.
waiting-for = Esperando a { $role }.
waiting-for-bot = { $role }: pensando…
waiting-for-nobody = Esperando a que alguien ocupe el asiento de { $role }.

event-rewound = { $role }: vuelta atrás, más allá de lo que el azar ya había decidido.
event-resign = { $role }: rendición.
event-offer-draw = { $role }: oferta de tablas.
event-draw = Los jugadores han acordado tablas.
event-rematch = Ha empezado la revancha.

turn-label = Turno { $turn }
why-not-watching = Estás mirando: solo puede hacer algo quien se sienta a la mesa.
why-not-over = La partida ha terminado.
why-not-waiting = No te toca. { $waiting }
why-not-outside = Ese punto queda fuera de alcance: elige uno del terreno iluminado.
why-not-another = Ninguna regla lo prohíbe por sí misma, pero no es lo que se pregunta: { $prompt }

bad-greeting = Una conexión en vivo empieza con una línea como {"{"}"secret": "...", "as": null, "lang": "es"{"}"}.
odds-not-yours = Las probabilidades se dicen a quien debe responder ahora.
too-deep = Esta petición está anidada demasiado hondo para leerla.
which-seat = Di qué asiento quieres ocupar.
odds-nothing = no cambia nada que se cuente en un registro
odds-exact = exacto
odds-sampled = de { $samples } pruebas, ± { $error } %
odds-value = { $value } ({ $percent } %)
odds-unchanged = como ahora ({ $percent } %)
odds-fact = { $fact } { $values }
odds-text = { $told }. ({ $how })
