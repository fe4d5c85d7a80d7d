"""The look of the game, for whoever draws its board: `look.toml` and `symbols.svg` beside this module."""

from pathlib import Path

from vivac.drawing.look import read_look

LOOK = read_look("mosby", Path(__file__).parent)
