title = Tres en raya
summary = The smallest complete game: three in a row wins.
scenario-standard = Standard game
role-crosses = crosses
role-noughts = noughts

heading = { $taken } of 9 squares taken
ask-mark = Mark a free square.
option-mark = Mark { $square }
square-taken = { $square } is already taken by { $role }.
marked = { $role ->
    [crosses] Crosses mark
   *[noughts] Noughts mark
  } { $square }.
won = { $role ->
    [crosses] Crosses have
   *[noughts] Noughts have
  } three in a row and win.
drawn = No square is free: a draw.
