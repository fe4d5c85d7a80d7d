## Lo que dicen todos los juegos.

game-is-over = La partida ha terminado: no queda nada que responder.
not-your-turn = No le toca a { $role }: la mesa espera a { $waiting }.
question-is-stale = La pregunta { $number } ya no está abierta; la abierta es la número { $now }.
not-a-number-listed = No hay opción número { $number }: elige de 0 a { $last }.
not-among-the-options = «{ $choice }» no está entre las opciones de esta pregunta ({ $question }).
needs-a-point = «{ $choice }» necesita un punto: di en qué lugar de la mesa.
outside-the-region = «{ $choice }» queda fuera de lo permitido.
not-understood = «{ $typed }» no es ni una opción ni una orden. Escribe help para ver qué se puede escribir.
not-in-the-list = «{ $typed }» no está en la lista: elige de 1 a { $last }.
odds-of-an-option = Las probabilidades son de una opción: di su número.
odds-unknowable = Con lo que sabes no se pueden calcular las probabilidades.
nothing-to-take-back = No se puede deshacer nada: después ha caído un dado, se ha robado algo o ha respondido alguien.

no-such-game = No hay ningún juego llamado «{ $game }». Instalados: { $known }.
game-broken = El juego { $game } está instalado, pero no se puede cargar: { $reason }.
look-wrong = El aspecto de { $game } no se puede dibujar: { $key }: { $reason }.
no-such-scenario = { $game } no tiene ningún escenario llamado «{ $scenario }». Tiene: { $known }.
no-such-switch = { $game } no tiene ninguna regla opcional llamada «{ $switch }». Tiene: { $known }.
switches-contradict = { $game }: las opciones { $switch } y { $other } se contradicen; elige una de las dos.
no-such-chart = { $game } no tiene ninguna tabla llamada «{ $chart }». Tiene: { $known }.
no-such-rule = { $game } no tiene ninguna regla { $rule }. Las más cercanas son: { $known }.
no-history = { $game } no tiene historia que contar.
no-such-role = { $game } no tiene ningún bando llamado «{ $role }». Tiene: { $known }.
no-such-bot = No hay ningún jugador llamado «{ $bot }». Hay: { $known }.
no-such-language = No hay idioma «{ $lang }». Hay: { $known }.
no-such-entry = El diario no tiene la anotación { $number }: acaba en la { $last }.
chart-unknown-key = La tabla { $chart } no se lee por «{ $key }», sino por: { $known }.
chart-key-shape = A una tabla se le pregunta con nombre=valor, no con «{ $key }».
chart-missing-key = La tabla { $chart } necesita además { $key }.
chart-off-the-scale = La tabla { $chart } no tiene { $key } { $value }: tiene { $known }.

journal-missing = No existe el archivo { $file }.
journal-unreadable = { $file } no se puede leer como archivo de texto.
journal-empty = { $file } está vacío: un diario empieza por una línea que nombra su juego.
journal-foreign = { $file } no es un diario nuestro: su primera línea no nombra un juego.
journal-cut-short = { $file } está cortado en su última línea ({ $line }). Quita esa línea para seguir desde la anterior.
journal-line-garbled = { $file } no se entiende en la línea { $line }.
journal-out-of-order = { $file } da un salto en la línea { $line }: ahí debería venir la anotación { $number }.
journal-breaks-a-rule = La anotación { $number } del diario no es lo que las reglas permiten en ese punto.
journal-goes-on-after-the-end = La anotación { $number } del diario viene después del final de la partida.
journal-breaks-rules-down = En la anotación { $number } del diario las reglas fallan: { $error }.
journal-of-another-edition = El diario se jugó con la edición { $theirs } de las reglas desde la anotación { $number }; esta es la edición { $ours }.
journal-of-another-box = Desde la anotación { $number } el diario se jugó con otra caja: algunas cifras han cambiado desde entonces.
journal-of-no-box = El diario no dice con qué caja se jugó: es anterior a eso.
journal-of-another-pack = El diario se jugó con un paquete: indica el mismo con --pack.
journal-without-pack = El diario se jugó sin paquete: quita --pack.
state-differs = Después de la anotación { $certain } y antes de la { $number } la partida llega a un estado distinto del que tuvo.
end-differs = Después de la anotación { $certain } la partida no llega al final al que llegó.
departs-edition = Desde la anotación { $number } esta partida va de otro modo que como se jugó, porque se jugó con la edición { $theirs } de las reglas y esta es la edición { $ours }: hasta ahí se puede mirar.
departs-box = Desde la anotación { $number } esta partida va de otro modo que como se jugó, porque algunas cifras de su caja han cambiado desde entonces: hasta ahí se puede mirar.
departs-pack = Desde la anotación { $number } no se puede seguir esta partida, porque se jugó con un paquete que no está aquí (indícalo con --pack): hasta ahí se puede mirar.
departs-no-pack = Desde la anotación { $number } no se puede seguir esta partida, porque se jugó sin el paquete (quita --pack): hasta ahí se puede mirar.
departs-before = Desde la anotación { $number } esta partida va de otro modo que como se jugó, porque es anterior a los diarios que dicen con qué reglas y con qué caja se jugaron: hasta ahí se puede mirar.
departs-drill = Desde la anotación { $number } este ejercicio va de otro modo que como se jugó, porque ha cambiado desde entonces: hasta ahí se puede mirar.
departs-unexplained = Desde la anotación { $number } esta partida no va como dice su diario, aunque la edición y la caja son las mismas: o se cambió el diario, o las reglas sin una edición nueva. Hasta ahí se puede mirar.
journal-in-use = { $file } se está jugando en otro sitio.
journal-exists = { $file } ya contiene una partida de { $game }, que no es la pedida.

no-such-revision = Aquí no hay ninguna revisión «{ $revision }» con la que comparar.
no-such-folder = No existe la carpeta { $folder }.
no-such-database = En { $database } no hay ninguna base de datos nuestra.
folder-or-database = Da una carpeta o una base de datos, no las dos.
fault-edition = { $file }: la edición «{ $name }» no es un número entero.
fault-law = { $file }: la acción { $name } dice entre qué se elige, pero no qué la impide.
fault-law-unasked = { $file }: la acción { $name } tiene una ley que nadie consulta, porque no dice entre qué se elige.
fault-no-rule = { $file }: la acción { $name } trata de cosas y no nombra ninguna regla.
fault-rule = { $file }: la acción { $name } nombra la regla { $rule }, que no está entre las reglas.
fault-words = { $file }: la acción { $name } no tiene palabras: falta { $label }.
fault-no-chart = { $file }: una prueba nombra la tabla { $name }, que la caja no tiene.
fault-chart-unread = { $file }: ninguna tirada ni ninguna regla lee nunca la tabla { $name }.
fault-look = { $file }: no hay librea para { $name }.

file-unreadable = { $file } no se puede leer.
file-unwritable = { $file } no se puede escribir.
picture-not-svg = La imagen se guarda como .svg: { $file } queda intacto.
pack-missing = No se puede leer el paquete { $file }.
box-not-toml = { $file }: esto no es TOML: { $reason }.
box-wrong = { $file }: { $key }: { $reason }.

script-has-no-die = Al guion no le queda dado para { $why }.
script-has-no-draw = Al guion no le queda qué robar para { $why }.
script-die-cannot-fall = El guion pone un { $die } para { $why }, que no puede salir.
script-draw-not-in-pool = El guion roba { $thing } para { $why }, que no está entre lo que se puede robar.
script-has-no-answer = Al guion no le queda respuesta para { $question }.
script-left-over = El guion no se ha gastado: sobra { $left }.

ask-roll = Tira el dado ({ $why }) y di qué sale.
ask-draw = Roba al azar ({ $why }) y di qué ha salido.

drill-expected = se esperaba { $fact } = { $wanted }, y resultó { $got }.
drill-no-such-fact = no hay ningún dato llamado «{ $fact }». Hay: { $known }.
drill-not-offered = «{ $choice }» no se ofrece. Se ofrece: { $offered }.
drill-other-player = «{ $choice }» le toca elegirlo a { $role }, pero se pregunta a { $asked }.
drill-no-question = «{ $choice }» no se puede elegir: la partida ha terminado.
drill-crashed = las reglas han fallado: { $error }.

die-unfair = La anotación { $number } no es lo que tenía que ser: dice { $got } y debería ser { $due }.
seed-of-no-seal = La semilla revelada { $seed } tiene una huella que nunca se publicó: no hay que fiarse de los dados.
seed-not-yet = La semilla aún no se ha revelado: desde la anotación { $number }, los dados se podrán comprobar al acabar la partida.
seed-lost = La semilla nunca se reveló: desde la anotación { $number }, los dados no se pueden comprobar.
dice-by-hand = Desde la anotación { $number }, los dados se introdujeron a mano y no se pueden comprobar.

door-taken = No se puede escuchar en { $host }, puerto { $port }: { $reason }. Elige otro con --port.

no-such-engine = No hay motor llamado «{ $engine }». Hay: { $known }.
engine-address = «{ $engine }» no dice dónde está el clúster: se escribe { $known }.
engine-not-installed = No se pueden mandar partidas a { $engine }: no está instalado aquí. Se instala con: pip install 'vivac[cluster]'.
engine-not-there = Nadie responde en { $engine }: ¿está en marcha el clúster, y es esta su dirección?
engine-without-workers = El clúster de { $engine } no tiene trabajadores.
workers-lost = Los trabajadores de { $engine } murieron una y otra vez sin acabar ninguna partida: { $reason }.
worker-of-another-version = Un trabajador tiene la versión { $theirs } de las reglas; esta es la { $ours }.
players-shape = Los jugadores se nombran BANDO=BOT, cada bando una vez, y no «{ $typed }».
folder-exists = { $folder } ya existe y no está vacía: indica otra carpeta, o añade --resume para seguir con ella.
folder-unwritable = No se puede escribir { $folder }: { $reason }.
folder-without-plan = { $folder } no contiene ninguna serie que seguir.
folder-of-another-plan = { $folder } contiene una serie de otro juego, escenario, jugadores o semilla: indica otra carpeta.
folder-of-another-pack = { $folder } contiene una serie jugada con un paquete: indica el mismo con --pack, o bien otra carpeta.
folder-without-pack = { $folder } contiene una serie jugada sin paquete: quita --pack o indica otra carpeta.
folder-in-use = Otra serie está escribiendo en { $folder }.
results-garbled = { $file } no se entiende en la línea { $line }.
lab-missing = No hay carpeta { $folder }: --lab nombra una carpeta de series.
link-does-not-fit = Este no es el siguiente eslabón de la cadena con la que se comprometió { $role }.
dice-key-lost = Los dados de esta partida se comprometieron con otra clave. Con ella la partida sigue; no se ha perdido nada.
die-without-links = La anotación { $number } es un dado para el que no se reveló ningún eslabón.
link-of-no-chain = El eslabón de { $role } antes de la anotación { $number } no es de la cadena con la que se comprometió.
link-missing = Antes de la anotación { $number } falta el eslabón de { $role }.
house-left-its-chain = Antes de la anotación { $number } la casa se comprometió con otra cadena sin haber agotado la anterior.
seat-took-no-part = { $role } no se comprometió con ninguna cadena: la casa tiró por ese asiento.
seat-of-the-house = { $role } era un bot, y su cadena es de la casa.

## De dónde sale cada cosa.

source-document = Documento
source-example = Ejemplo
source-published = Publicado
source-ours = Nuestro
origin-document = el documento, { $many ->
    [one] línea
   *[other] líneas
  } { $lines }
origin-example = un ejemplo resuelto del documento, { $many ->
    [one] línea
   *[other] líneas
  } { $lines }
origin-published = es sabido: { $note }
origin-ours = nuestro: { $note }
origin-reading = Cómo se lee: { $reading }
origin-nobody = nadie ha dicho de dónde sale
origin-pack = tu paquete dice { $now }; era { $was } ({ $origin })

credits-design = Diseño:
credits-development = Desarrollo:
credits-art = Ilustración:
credits-testing = Pruebas:
credits-thanks = Agradecimientos:
credits-publisher = Editorial:
credits-translation = Traducción:
credits-maps = Mapas:
credits-ours = Una adaptación independiente: las reglas están contadas con nuestras palabras, y lo que falta en el documento es nuestro y así se indica.

# Lo que se enseña antes de una decisión que lleva a los dados.
preview-dice = { $count ->
    [one] un dado de { $faces } caras
   *[other] { $count } dados de { $faces } caras
}
preview-passed = éxito
preview-failed = fracaso
preview-at-least = hace falta { $n } o más
preview-at-most = hace falta { $n } o menos
preview-column = { $chart }, { $axis } { $key }
preview-against = { $by } contra { $against }
preview-and-more = { $names } y { $more } más
preview-times = se tira { $times } veces de media
preview-sometimes = se tira en { $percent } de cada 100 casos
preview-drawn = se saca al azar: { $why } ({ $times })
