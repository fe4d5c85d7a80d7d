"""What a box is made of: its charts, and where each of its files is from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec

from vivac.box.charts import AnyChart
from vivac.box.source import Provenance
from vivac.table import LANGUAGES

SAID = frozenset(Provenance.__struct_fields__)  # where figures are from, and why they are as they are


def charts_of(box: Any) -> Mapping[str, AnyChart]:
    """Every chart, by its name in `charts.toml`."""
    charts = box.contents.charts
    return {name: getattr(charts, name) for name in charts.__struct_fields__}


def origins_of(box: Any) -> Mapping[str, Provenance]:
    """Where the maps, counters, cards and scenarios are from, by the names of their files."""
    parts = {name: getattr(box.contents, name) for name in box.contents.__struct_fields__}
    return {name: part for name, part in parts.items() if isinstance(part, Provenance)}


@lru_cache(maxsize=32)
def fingerprint_of(box: Any) -> str:
    """A short hash of every figure in a box, with a pack laid over it, but not of what is said of them."""
    return sha256(msgspec.json.encode(_figures(box.contents), order="sorted")).hexdigest()[:12]


def _figures(thing: Any) -> Any:
    if isinstance(thing, msgspec.Struct):
        said = SAID if isinstance(thing, Provenance) else ()
        return [_figures(getattr(thing, name)) for name in thing.__struct_fields__ if name not in said]
    if isinstance(thing, Mapping):
        if thing.keys() <= set(LANGUAGES):
            return None
        return {str(key): _figures(value) for key, value in thing.items()}
    if isinstance(thing, set | frozenset):
        return sorted(map(str, thing))
    if isinstance(thing, tuple | list):
        return [_figures(each) for each in thing]
    return thing
