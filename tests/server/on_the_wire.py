"""Whether what was sent is what was declared: the same keys, and in each what it is said to hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
from msgspec import inspect as kinds

from vivac.server.problems import PROBLEM, Problem
from vivac.server.wire_types import Address, addresses, keys_of

PART = re.compile(r"\{\w+\}")
PLAIN: dict[type[kinds.Type], tuple[type, ...]] = {
    kinds.StrType: (str,),
    kinds.IntType: (int,),
    kinds.FloatType: (int, float),
    kinds.BoolType: (bool,),
    kinds.NoneType: (type(None),),
}


def misfits(said: Any, declared: kinds.Type, where: str = "") -> Iterator[str]:
    """Whatever is there and should not be, is missing, or is something else."""
    match declared:
        case kinds.StructType():
            yield from _struct(said, declared, where)
        case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item):
            if not isinstance(said, list):
                yield f"{where} is no list: {said!r}"
                return
            for nth, each in enumerate(said):
                yield from misfits(each, item, f"{where}[{nth}]")
        case kinds.TupleType(item_types=items):
            if not isinstance(said, list) or len(said) != len(items):
                yield f"{where} is not {len(items)} things: {said!r}"
                return
            for nth, (each, item) in enumerate(zip(said, items, strict=True)):
                yield from misfits(each, item, f"{where}[{nth}]")
        case kinds.DictType(value_type=value):
            if not isinstance(said, dict):
                yield f"{where} is no record: {said!r}"
                return
            for key, each in said.items():
                yield from misfits(each, value, f"{where}[{key}]")
        case kinds.UnionType(types=types):
            if all(any(misfits(said, kind)) for kind in types):
                yield f"{where} is none of {len(types)} kinds: {said!r}"
        case kinds.LiteralType(values=values):
            if said not in values:
                yield f"{where} is none of {values}: {said!r}"
        case kinds.EnumType(cls=cls):
            if said not in [each.value for each in cls]:
                yield f"{where} is no {cls.__name__}: {said!r}"
        case _:
            # True is an int to Python and none to the client.
            if type(said) not in PLAIN[type(declared)]:
                yield f"{where} is no {type(declared).__name__}: {said!r}"


def _struct(said: Any, declared: kinds.StructType, where: str) -> Iterator[str]:
    if not isinstance(said, dict):
        yield f"{where} is no {declared.cls.__name__}: {said!r}"
        return
    keys = {key.name: key for key in keys_of(declared, sent=True)}
    yield from (f"{where}.{name} is not declared" for name in said.keys() - keys.keys())
    for name, key in keys.items():
        if name in said:
            yield from misfits(said[name], key.type, f"{where}.{name}")
        elif not key.optional:
            yield f"{where}.{name} is missing"


def address_of(method: str, path: str) -> Address | None:
    asked = f"{method} {path}"
    return next((each for each in addresses() if re.fullmatch(PART.sub("[^/]+", each.name), asked)), None)


class Listener:
    """Hears every answer a client is given, and complains of what is not declared."""

    def __init__(self) -> None:
        self.heard: set[str] = set()

    def __call__(self, response: httpx.Response) -> None:
        response.read()
        kind = response.headers.get("content-type", "").partition(";")[0]
        if kind == PROBLEM:
            self._hold(response, kinds.type_info(Problem))
        elif kind == "application/json" and response.request.method != "HEAD":
            address = address_of(response.request.method, response.request.url.path)
            assert address is not None, response.request.url
            assert address.answer is not None, response.request.url
            self.heard.add(address.name)
            self._hold(response, address.answer)

    def _hold(self, response: httpx.Response, declared: kinds.Type) -> None:
        found = list(misfits(msgspec.json.decode(response.content), declared))
        assert not found, f"{response.request.method} {response.request.url}: {'; '.join(found[:5])}"
