"""What comes in a box: charts, decks, cups, counters, tracks, and the files they are read from."""

from vivac.box.charts import AnyChart, Axis, Chart, ChartKey, Grid
from vivac.box.counters import Stack, Where, lay_out, misplaced, put
from vivac.box.decks import draw_from, full_deck
from vivac.box.loading import BoxError, kept, load_box, load_toml
from vivac.box.parts import charts_of, fingerprint_of, origins_of
from vivac.box.reading import ChartReader
from vivac.box.source import Apart, InWords, Origin, Provenance, Source
from vivac.box.telling import one_of
from vivac.box.tracks import Scale

__all__ = [
    "AnyChart",
    "Apart",
    "Axis",
    "BoxError",
    "Chart",
    "ChartKey",
    "ChartReader",
    "Grid",
    "InWords",
    "Origin",
    "Provenance",
    "Scale",
    "Source",
    "Stack",
    "Where",
    "charts_of",
    "draw_from",
    "fingerprint_of",
    "full_deck",
    "kept",
    "lay_out",
    "load_box",
    "load_toml",
    "misplaced",
    "one_of",
    "origins_of",
    "put",
]
