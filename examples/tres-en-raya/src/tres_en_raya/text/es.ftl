title = Tres en raya
summary = El juego completo más pequeño: gana quien ponga tres en raya.
scenario-standard = Partida normal
role-crosses = cruces
role-noughts = círculos

heading = { $taken } de 9 casillas ocupadas
ask-mark = Marca una casilla libre.
option-mark = Marcar { $square }
square-taken = { $square } ya la ocupa { $role }.
marked = { $role } marca { $square }.
won = { $role } tiene tres en raya y gana.
drawn = No queda casilla libre: tablas.
