"""Sides and contingents: the silhouette is the side, the colour the contingent, the emblem the name.

Three channels, so that no pair of enemies depends on hue. In every game the two players are `round` and
`chamfer`; third parties use the other two.

How a symbol gets its two colours without knowing its side: the class of a side sets `color` to the ink on its
field and `fill` and `stroke` to the field. Inside a symbol, ink is `currentColor` and what is cut out of it
inherits. Both pass through `<use>`, in browsers and in simple viewers alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct


class Livery(Struct, frozen=True):
    """How the counters of one side look: names of the palette, a silhouette and an emblem."""

    field: str
    ink: str
    silhouette: str
    emblem: str

    @property
    def edge(self) -> str:
        return f"{self.field}-edge"


LIVERIES: Mapping[str, Livery] = MappingProxyType(
    {
        "union": Livery("union", "on-dark", "round", "star"),
        "mosby": Livery("mosby", "on-dark", "chamfer", "plume"),
        "royalist": Livery("royalist", "on-dark", "round", "saltire"),
        "patriot": Livery("patriot", "on-dark", "chamfer", "sun"),
        "rebel": Livery("rebel", "on-dark", "ticket", "star"),
        "portuguese": Livery("portuguese", "on-light", "ticket", "quinas"),
        "british": Livery("british", "on-dark", "round", "crown"),
        "savoy": Livery("savoy", "on-dark", "round", "cross"),
        "allied": Livery("british", "on-dark", "round", "crown"),
        "kgl": Livery("british", "on-dark", "round", "crown"),
        "french": Livery("french", "on-dark", "chamfer", "fleur"),
        "empire": Livery("french", "on-dark", "chamfer", "eagle"),
        "spanish": Livery("spanish", "on-light", "chamfer", "castle"),
        "spanish_allied": Livery("spanish", "on-light", "round", "castle"),
        "portuguese_allied": Livery("portuguese", "on-light", "round", "quinas"),
        "naples": Livery("naples", "on-light", "chamfer", "castle"),
        "genoa": Livery("genoa", "on-light", "ticket", "cross"),
        "malta": Livery("malta", "on-dark", "ticket", "malta"),
        "barbary": Livery("barbary", "on-dark", "gable", "crescent"),
        "neutral": Livery("neutral", "on-light", "ticket", "cross"),
    }
)

# Symbols that stand on something other than a counter: the map, a card, a fort, the plate of a marker.
_ON_PAPER = {
    "map": ("ink", "paper"),
    "card": ("ink", "sheet"),
    "fort": ("blue-ink", "paper"),
    "event": ("ivory", "kind-event"),
    "plate": ("plate-ink", "plate"),
    "plate-dark": ("plate", "plate-ink"),
    "plate-union": ("union", "plate"),
    "fire": ("kind-fight", "plate"),
    "city": ("brick", "paper"),
    "harbour": ("sea-ink", "sea"),
}


def livery(side: str) -> Livery:
    """The livery of a side; somebody the box does not know is a neutral."""
    return LIVERIES.get(side, LIVERIES["neutral"])


def side_class(side: str) -> str:
    return f"s-{side if side in LIVERIES else 'neutral'}"


def sides_css() -> str:
    """The classes that give symbols and counters their colours."""
    pairs = {name: (look.ink, look.field) for name, look in LIVERIES.items()} | _ON_PAPER
    rules = [
        f".s-{name}{{color:var(--{ink});fill:var(--{field});stroke:var(--{field})}}"
        for name, (ink, field) in pairs.items()
    ]
    rules += [f".d-counter.s-{name}{{stroke:var(--{look.edge})}}" for name, look in LIVERIES.items()]
    return "\n".join(rules) + "\n"
