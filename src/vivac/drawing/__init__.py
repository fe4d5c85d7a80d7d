"""Ink and paper: everything that is drawn, as SVG, from data and with our own hand.

`palette` and `ink.css` hold the colours and the classes, `symbols.svg` the symbols; `look` reads what a game
adds to them, and `symbol_sheets` lays both out for a client that composes its own pictures. `sheet` puts a
drawing together and makes files that stand alone. `paper`, `water`, `relief`, `woods`, `ways`, `places`,
`lettering` and `labels` draw ground; `counters`, `cards` and `dice` what lies on it; `scene` the whole table;
`covers` the lids of the boxes.

All wobble comes from generators seeded with the name of the thing drawn: a drawing is the same every time,
and moving one town does not redraw the rest.
"""
