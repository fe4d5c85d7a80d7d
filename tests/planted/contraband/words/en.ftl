title = Contraband
summary = A toy that the house has never seen.
place = A bay
scenario-bay = The bay by night
role-runners = Runners
role-revenue = Revenue
heading = Turn { $turn } of { $last }
track-landed = Casks landed
name-of = { NAME($thing) }
ask-turn = Sail, or play a card.
option-sail = Sail to { $place }
option-play = Play { NAME($card) }
taken = Somebody lies there.
sailed = { $role ->
    [runners] The runners sail
   *[revenue] The revenue sails
  } to { $place }; the wind is { $die }.
played = { NAME($card) } is played.
won = { $role ->
    [runners] The casks are ashore.
   *[revenue] The bay is watched too well.
  }
card-fog-text = Nobody sees you go round the point.
card-bribe-text = The watch looks the other way, for once and for a price.
card-lantern-text = A light on the beach shows where to land.
card-patrol-text = A second boat is out tonight.
card-spyglass-text = From the cliff everything can be seen, and most of it is written down in a book that nobody reads until the quarter sessions, when it is too late for the casks.
why-wind = the wind
