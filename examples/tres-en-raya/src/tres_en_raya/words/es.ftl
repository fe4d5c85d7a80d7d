title = Tres en raya
summary = El juego completo más pequeño: gana quien ponga tres en raya.
scenario-standard = Partida normal
role-crosses = cruces
role-noughts = círculos

heading = { $taken } de 9 casillas ocupadas
ask-mark = Marca una casilla libre.
option-mark = Marcar { $square }
square-taken = { $square } ya la ocupan { $role ->
    [crosses] las cruces
   *[noughts] los círculos
  }.
marked = { $role ->
    [crosses] Las cruces marcan
   *[noughts] Los círculos marcan
  } { $square }.
won = { $role ->
    [crosses] Las cruces tienen
   *[noughts] Los círculos tienen
  } tres en raya y ganan.
drawn = No queda casilla libre: tablas.
