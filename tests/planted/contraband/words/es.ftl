title = Contrabando
summary = Un juguete que la casa no ha visto nunca.
place = Una bahía
scenario-bay = La bahía de noche
role-runners = Contrabandistas
role-revenue = Resguardo
heading = Turno { $turn } de { $last }
track-landed = Barriles en tierra
name-of = { NAME($thing) }
ask-turn = Navega o juega una carta.
option-sail = Navegar a { $place }
option-play = Jugar { NAME($card) }
taken = Ahí ya hay alguien.
sailed = { $role ->
    [runners] Los contrabandistas navegan
   *[revenue] El resguardo navega
  } a { $place }; el viento es { $die }.
played = Se juega { NAME($card) }.
won = { $role ->
    [runners] Los barriles están en tierra.
   *[revenue] La bahía está demasiado vigilada.
  }
card-fog-text = Nadie te ve doblar la punta.
card-bribe-text = La guardia mira a otro lado, por una vez y por un precio.
card-lantern-text = Una luz en la playa muestra dónde desembarcar.
card-patrol-text = Esta noche sale otra barca.
card-spyglass-text = Desde el acantilado se ve todo, y casi todo se apunta en un libro que nadie lee hasta que es tarde para los barriles.
why-wind = el viento
