"""Reading a box: TOML files into typed, immutable structs, with a pack laid over them.

A mistake is reported with file, key and reason.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, Protocol, TypeVar, cast

import msgspec

from vivac.box.charts import Chart, Grid
from vivac.box.source import Provenance, has_path, names_in
from vivac.table import Complaint

T = TypeVar("T", bound=msgspec.Struct)

Box = TypeVar("Box")
Opened = TypeVar("Opened", covariant=True)


class OpenBox(Protocol[Opened]):
    """Opens the box of a game, with a pack laid over it or without."""

    def __call__(self, pack: Path | None = None) -> Opened: ...


# msgspec studies a struct when it first meets it; two threads that let it do so at once crash the process.
_ONE_AT_A_TIME = Lock()


class BoxError(Complaint):
    """A file of a box or pack that is not as it should be."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__("box-wrong", file=file, key=key, reason=reason)

    @classmethod
    def found(cls, part: str, key: str, reason: str, pack: Path | None) -> BoxError:
        """A mistake found in a whole box: the pack is to blame if there is one, else the part's own file."""
        return cls(pack.name, f"{part}.{key}", reason) if pack else cls(f"{part}.toml", key, reason)


def kept(opening: Callable[[Path | None], Box]) -> OpenBox[Box]:
    """A box is opened once: that of the game for good, those with the last few packs for a while."""
    own, with_pack = cache(lambda: opening(None)), lru_cache(maxsize=4)(opening)

    def open_box(pack: Path | None = None) -> Box:
        return own() if pack is None else with_pack(pack)

    return open_box


def load_box(kind: type[T], folder: Path, pack: Path | None = None) -> T:
    """Read one TOML file per field of a struct, lay the pack over them, and check every chart and note.

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
            below, data = data, _lay_over(data, over[field.name], file, field.name)
            _remember_what_was(below, data, over[field.name])
        prefix = field.name if field.name in over else ""
        part = _convert(data, field.type, file, prefix)
        check_part(part, file, prefix)
        _check_packed(part, file, prefix)
        _check_sources(part, data, file, prefix)
        parts[field.name] = part
    return kind(**parts)


def load_toml(kind: type[T], path: Path) -> T:
    """Read one TOML file into a struct."""
    return cast(T, _convert(_read(path), kind, path.name, ""))


def check_part(part: Any, file: str, prefix: str = "") -> None:
    """Complain of the first chart with a hole, and of the first note that a language lacks."""
    _check_words(part, file, prefix)
    for name in getattr(part, "__struct_fields__", ()):
        chart, key = getattr(part, name), _joined(prefix, name)
        _check_words(chart, file, key)
        if isinstance(chart, Chart | Grid):
            for hole in chart.holes():
                raise BoxError(file, key, hole)


def _check_packed(part: Any, file: str, prefix: str) -> None:
    """Complain of a pack that changes figures which nothing reads."""
    for name in getattr(part, "__struct_fields__", ()):
        chart = getattr(part, name)
        if isinstance(chart, Chart | Grid) and chart.shown and chart.packed:
            raise BoxError(file, _joined(prefix, name), "it only shows what stands elsewhere")


def _check_words(thing: Any, file: str, prefix: str) -> None:
    if isinstance(thing, Provenance):
        for key, reason in thing.unsaid():
            raise BoxError(file, _joined(prefix, key), reason)


def _check_sources(part: Any, data: Any, file: str, prefix: str) -> None:
    """Complain of the first part said to be from elsewhere that is not there at all."""
    wholes = {"": (part, data)}
    if not isinstance(part, Provenance):
        wholes = {
            name: (getattr(part, name), data[name].get("cells", data[name]))
            for name in getattr(part, "__struct_fields__", ())
            if isinstance(getattr(part, name), Provenance)
        }
    for name, (whole, held) in wholes.items():
        for path in (path for apart in getattr(whole, "sources", ()) for path in apart.of):
            if not has_path(held, path):
                raise BoxError(file, _joined(prefix, name, "sources"), f'there is no "{path}"')


def _remember_what_was(below: Any, data: Any, over: Any) -> None:
    """What a pack replaced, so that whoever shows it can say what stood there."""
    if "source" in below:
        data["packed"] = dict(_replaced(below, over))
        return
    for name, above in over.items():
        if isinstance(above, dict) and isinstance(below.get(name), dict):
            held, laid = (each.get("cells", {}) for each in (below[name], above))
            data[name]["packed"] = dict(_replaced(held, laid))


def _replaced(below: Any, above: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every figure that was another one, by its path."""
    if isinstance(above, dict) and isinstance(below, dict):
        for name, part in above.items():
            if name in below:
                listed = _is_list_of_ids(below[name])
                yield from _replaced(below[name], part, path if listed else _joined(path, name))
    elif _is_list_of_ids(below) and _is_list_of_ids(above):
        were = dict(names_in(below))
        for entry in above:
            if entry["id"] in were:
                yield from _replaced(were[entry["id"]], entry, _joined(path, entry["id"]))
    elif below != above:
        yield path, below


def _joined(*keys: str) -> str:
    return ".".join(filter(None, keys))


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
        with _ONE_AT_A_TIME:
            return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        refusal = str(error)
        reason, _, path = refusal.partition(" - at `")
        key = _readable(path.rstrip("`"), data, lambda: _refusal(data, kind) == refusal)
        raise BoxError(file, _joined(prefix, key) or "-", reason.replace("`", '"')) from None


def _refusal(data: Any, kind: Any) -> str:
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _readable(path: str, data: Any, still_wrong: Callable[[], bool]) -> str:
    """`$.space[3].exits[0]` as `space.union_mills.exits.0`: list entries by their id where they have one.

    An entry of a mapping comes as `[...]`; which one it is has to be found out.
    """
    names, thing = [], data
    for name, index in re.findall(r"\.([^.\[\]`]+)|\[(\d+|\.\.\.)\]", path):
        if index == "...":
            name = _culprit(thing, still_wrong)
            thing = thing[name]
        elif index:
            thing = thing[int(index)]
            name = str(thing["id"]) if isinstance(thing, dict) and "id" in thing else index
        else:
            thing = thing[name]
        names.append(name)
    return ".".join(names)


def _culprit(entries: dict[str, Any], still_wrong: Callable[[], bool]) -> str:
    """The first entry that is wrong all by itself. The others are gone after that."""
    for key, entry in list(entries.items()):
        entries.clear()
        entries[key] = entry
        if still_wrong():
            break
    return key
