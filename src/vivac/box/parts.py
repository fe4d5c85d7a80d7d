"""What a box is made of: its charts, and where each of its files is from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vivac.box.charts import AnyChart
from vivac.box.source import Provenance


def charts_of(box: Any) -> Mapping[str, AnyChart]:
    """Every chart, by its name in `charts.toml`."""
    charts = box.contents.charts
    return {name: getattr(charts, name) for name in charts.__struct_fields__}


def origins_of(box: Any) -> Mapping[str, Provenance]:
    """Where the maps, counters, cards and scenarios are from, by the names of their files."""
    parts = {name: getattr(box.contents, name) for name in box.contents.__struct_fields__}
    return {name: part for name, part in parts.items() if isinstance(part, Provenance)}
