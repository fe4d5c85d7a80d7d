"""Reading a box: TOML files into typed, immutable structs, with a pack laid over them.

A mistake is reported with file, key and reason.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from vivac.box.charts import Chart, Grid
from vivac.table import Complaint

T = TypeVar("T", bound=msgspec.Struct)


class BoxError(Complaint):
    """A file of a box or pack that is not as it should be."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__("box-wrong", file=file, key=key, reason=reason)


def load_box(kind: type[T], folder: Path, pack: Path | None = None) -> T:
    """Read one TOML file per field of a struct, lay the pack over them, and check every chart for holes.

    A pack has the same keys below the name of the file: `[charts.combat_results.cells]`. A table is laid
    over a table key by key, a list of tables with ids entry by entry, and anything else replaces.
    """
    over = _read(pack) if pack else {}
    names = [field.name for field in msgspec.structs.fields(kind)]
    for name in over:
        if name not in names:
            raise BoxError(pack.name if pack else "", name, f"a pack may hold {', '.join(names)}")
    parts = {}
    for field in msgspec.structs.fields(kind):
        file = f"{field.name}.toml"
        data = _read(folder / file)
        if field.name in over:
            assert pack is not None
            file = pack.name
            data = _lay_over(data, over[field.name], file, field.name)
        prefix = field.name if field.name in over else ""
        part = _convert(data, field.type, file, prefix)
        check_charts(part, file, prefix)
        parts[field.name] = part
    return kind(**parts)


def load_toml(kind: type[T], path: Path) -> T:
    """Read one TOML file into a struct."""
    return cast(T, _convert(_read(path), kind, path.name, ""))


def check_charts(part: Any, file: str, prefix: str = "") -> None:
    """Complain of the first chart with a hole."""
    for name in getattr(part, "__struct_fields__", ()):
        chart = getattr(part, name)
        if isinstance(chart, Chart | Grid):
            for hole in chart.holes():
                raise BoxError(file, ".".join(filter(None, [prefix, name])), hole)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise Complaint("file-unreadable", file=path.name) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Complaint("box-not-toml", file=path.name, reason=str(error)) from None


def _lay_over(below: Any, above: Any, file: str, key: str) -> Any:
    if isinstance(below, dict) and isinstance(above, dict):
        return {**below, **{k: _lay_over(below.get(k), v, file, f"{key}.{k}") for k, v in above.items()}}
    if _is_list_of_ids(below) and isinstance(above, list):
        if not _is_list_of_ids(above):
            raise BoxError(file, key, "every entry needs an id")
        changed = {entry["id"]: entry for entry in above}
        merged = [_lay_over(entry, changed.pop(entry["id"], {}), file, key) for entry in below]
        return merged + list(changed.values())
    return above


def _is_list_of_ids(thing: Any) -> bool:
    return isinstance(thing, list) and bool(thing) and all(isinstance(e, dict) and "id" in e for e in thing)


def _convert(data: Any, kind: Any, file: str, prefix: str) -> Any:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `")
        key = _readable(path.rstrip("`"), data)
        raise BoxError(file, ".".join(filter(None, [prefix, key])) or "-", reason.replace("`", '"')) from None


def _readable(path: str, data: Any) -> str:
    """`$.space[3].exits[0]` as `space.union_mills.exits.0`: list entries by their id where they have one."""
    names, thing = [], data
    for step in re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]|key in ", path):
        name, index = step
        if index == "...":
            names.append("...")
            thing = None
        elif index:
            thing = thing[int(index)] if isinstance(thing, list) else None
            names.append(str(thing["id"]) if isinstance(thing, dict) and "id" in thing else index)
        elif name:
            thing = thing.get(name) if isinstance(thing, dict) else None
            names.append(name)
    return ".".join(names)
