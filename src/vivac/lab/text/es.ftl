## Lo que dice el informe de una serie de partidas.

report-lead = { $games } partidas jugadas hasta el final: { $seats }. Semilla { $seed }.
report-switches = Con { $names }.
report-pack = Con un paquete sobre la caja del juego; su SHA-256 empieza por { $fingerprint }.
report-unfinished = La serie se detuvo antes de completar sus { $games } partidas: estas son las cifras hasta ahora.
report-broken = { $count ->
    [one] Una partida se rompió y no se cuenta; results.csv dice cuál y por qué.
   *[other] { $count } partidas se rompieron y no se cuentan; results.csv dice cuáles y por qué.
  }
report-theme = Claro u oscuro
report-theme-auto = Como el sistema
report-theme-light = Claro
report-theme-dark = Oscuro
report-figures = Las cifras en una tabla
report-interval = de { $low } a { $high }
report-from-to = de { $low } a { $high }
report-nobody = nadie: empate
report-lost = perdidas
report-turn = turno

report-wins = Quién gana
report-wins-text = La parte de las partidas que ganó cada bando. El trazo fino es el intervalo de confianza del 95 % (Wilson): la proporción verdadera está dentro 95 veces de cada 100.
report-decisions = Cuántas decisiones
report-decisions-text = { $mean } decisiones por partida de media; la mitad de las partidas, entre { $low } y { $high }; la del medio, { $median }. Una decisión es la respuesta de un bando que podía elegir.
report-turns = Cuántos turnos
report-turns-text = { $mean } turnos de media; la mitad de las partidas, entre { $low } y { $high }; la del medio, { $median }.
report-worth = La valoración, turno a turno
report-worth-text = Lo que el propio juego opina de cada bando al empezar un turno. La línea es la media; la banda, la mitad central de las partidas que llegaron hasta ahí.
report-kinds = Decisiones por clase
report-kinds-text = Cuántas veces por partida se dio cada clase de respuesta, de media.
report-named = Dónde se actúa
report-named-text = Cuántas respuestas por partida trataban de un lugar: movimientos hasta él, acciones en él. Cuanto mayor el disco, más hubo.
report-stands = Dónde están las piezas
report-stands-text = Cuántas piezas había en un lugar, de media al empezar los turnos, a la vista de todos. Cuanto mayor el disco, más había.

report-column-who = bando
report-column-games = partidas
report-column-share = parte
report-column-sure = intervalo del 95 %
report-column-decisions = decisiones
report-column-turns = turnos
report-column-turn = turno
report-column-mean = de media
report-column-half = mitad central
report-column-kind = clase
report-column-place = lugar
