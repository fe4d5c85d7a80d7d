"""What goes over the wire, declared for the type checker of the client: `web/js/wire.d.ts`.

A message is declared once, as the struct it is made of. `python -m vivac.server.wire_types` writes the
declarations anew after one has changed, and a test fails until it has. No browser ever loads them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from inspect import Parameter, getdoc, signature
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter
from msgspec import inspect as kinds

from vivac.server.app import ROUTES
from vivac.server.messages import Hello, LiveAnswer, Message
from vivac.server.problems import Problem

DECLARATIONS = Path(__file__).parents[1] / "web" / "js" / "wire.d.ts"
HEAD = """\
// What goes over the wire. Written by `python -m vivac.server.wire_types`; only the type checker reads it.
"""
PART = re.compile(r"\{(\w+):(\w+)\}")
MESSAGE = "/** What comes over the live connection. */\n"
ADDRESSES = "/** Every address of the API: what it is asked with, and what it answers. */\n"
TEXT = (str, bytes)  # answers that are no JSON: a drawing, a log, a journal
PLAIN: Mapping[type[kinds.Type], str] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
}


class Undeclared(Exception):
    """Something goes over the wire of which it is not said what it is."""


class Key(NamedTuple):
    """A key of a message: whether it may be left out, and what it holds."""

    name: str
    optional: bool
    type: kinds.Type


class Address(NamedTuple):
    """An address of the API: what it is asked with, and what it answers; None if that is text."""

    name: str
    path: Mapping[str, str]
    query: tuple[Key, ...]
    body: kinds.Type | None
    answer: kinds.Type | None


# ---------------------------------------------------------------- what is declared


@lru_cache
def addresses() -> tuple[Address, ...]:
    """All that is in the documentation of the API, in the order of its routes."""
    return tuple(
        _address(handler, method, path)
        for handler in ROUTES
        if isinstance(handler, HTTPRouteHandler) and handler.include_in_schema is not False
        for method in sorted(handler.http_methods)
        for path in sorted(handler.paths)
    )


def _address(handler: HTTPRouteHandler, method: str, path: str) -> Address:
    hints = get_type_hints(handler.fn, include_extras=True)
    body, answer = hints.get("data"), hints["return"]
    if get_origin(answer) is Response:
        answer = get_args(answer)[0]
    plain = PART.sub(lambda part: f"{{{part[1]}}}", path)
    return Address(
        f"{method} {plain}",
        {part: "number" if kind == "int" else "string" for part, kind in PART.findall(path)},
        tuple(_asked_with(handler.fn, hints)),
        body and kinds.type_info(get_args(body)[0]),
        None if answer in TEXT else kinds.type_info(answer),
    )


def _asked_with(function: Callable[..., Any], hints: Mapping[str, Any]) -> Iterator[Key]:
    """The parameters that stand behind the question mark."""
    for name, parameter in signature(function).parameters.items():
        kind, *extras = get_args(hints[name]) or (None,)
        query = next((each for each in extras if isinstance(each, QueryParameter)), None)
        if query is not None:
            optional = parameter.default is not Parameter.empty
            yield Key(query.name or name, optional, _but_null(kinds.type_info(kind)))


def keys_of(struct: kinds.StructType, *, sent: bool) -> Iterator[Key]:
    """The keys of a message as we send it, or as we take it."""
    if struct.tag_field:
        yield Key(struct.tag_field, False, kinds.LiteralType((struct.tag,)))
    brief = struct.cls.__struct_config__.omit_defaults
    for field in struct.fields:
        never_said = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        optional = not field.required and (not sent or brief or never_said)
        hidden = sent and brief and field.default is None
        yield Key(field.encode_name, optional, _but_null(field.type) if hidden else field.type)


def _but_null(kind: kinds.Type) -> kinds.Type:
    if not isinstance(kind, kinds.UnionType):
        return kind
    rest = tuple(each for each in kind.types if not isinstance(each, kinds.NoneType))
    return rest[0] if len(rest) == 1 else kinds.UnionType(rest)


def sent_by_us() -> tuple[kinds.Type, ...]:
    answers = (address.answer for address in addresses())
    return (*(each for each in answers if each), kinds.type_info(Problem), kinds.type_info(Message))


def sent_to_us() -> tuple[kinds.Type, ...]:
    bodies = (address.body for address in addresses())
    return (*(each for each in bodies if each), kinds.type_info(Hello), kinds.type_info(LiveAnswer))


def structs_in(types: Iterable[kinds.Type]) -> dict[str, kinds.StructType]:
    """Every struct that these types are made of, by its name."""
    found: dict[str, kinds.StructType] = {}
    left = list(types)
    while left:
        kind = left.pop()
        if isinstance(kind, kinds.StructType):
            known = found.setdefault(kind.cls.__name__, kind)
            if known.cls is not kind.cls:
                raise Undeclared(f"two structs are called {kind.cls.__name__}: {known.cls} and {kind.cls}")
            left += [field.type for field in kind.fields if known is kind]
        left += _inside(kind)
    return found


def _inside(kind: kinds.Type) -> tuple[kinds.Type, ...]:
    match kind:
        case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item):
            return (item,)
        case kinds.TupleType(item_types=items) | kinds.UnionType(types=items):
            return items
        case kinds.DictType(value_type=value):
            return (value,)
    return ()


# ---------------------------------------------------------------- as TypeScript


def declarations() -> str:
    """The whole file."""
    sent, taken = structs_in(sent_by_us()), structs_in(sent_to_us())
    both = sorted(sent.keys() & taken.keys())
    if both:  # what may be left out is not the same on both ways
        raise Undeclared(f"sent both ways: {', '.join(both)}")
    structs = sorted((sent | taken).items())
    return "\n".join(
        (
            HEAD,
            *(_interface(struct, keys_of(struct, sent=name in sent)) for name, struct in structs),
            f"{MESSAGE}export type Message = {text_of(kinds.type_info(Message))};\n",
            f"{ADDRESSES}export interface Addresses {{\n{''.join(map(_line, addresses()))}}}\n",
        )
    )


def _line(address: Address) -> str:
    return f"  {_quoted(address.name)}: {_asked(address)};\n"


def _interface(struct: kinds.StructType, keys: Iterable[Key]) -> str:
    said = "".join(f"  {spelt(key)};\n" for key in keys)
    return f"{_comment(struct.cls)}export interface {struct.cls.__name__} {{\n{said}}}\n"


def _comment(cls: type) -> str:
    doc = getdoc(cls) if cls.__doc__ else None
    if not doc:
        return ""
    lines = doc.splitlines()
    if len(lines) == 1:
        return f"/** {doc} */\n"
    return "".join(("/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"))


def _asked(address: Address) -> str:
    parts = []
    if address.path:
        parts.append(f"path: {{ {'; '.join(f'{name}: {kind}' for name, kind in address.path.items())} }}")
    if address.query:
        mark = "?" if all(key.optional for key in address.query) else ""
        parts.append(f"query{mark}: {{ {'; '.join(map(spelt, address.query))} }}")
    if address.body:
        parts.append(f"body: {text_of(address.body)}")
    parts.append(f"answer: {text_of(address.answer) if address.answer else 'string'}")
    return f"{{ {'; '.join(parts)} }}"


def spelt(key: Key) -> str:
    return f"{key.name}{'?' if key.optional else ''}: {text_of(key.type)}"


def text_of(kind: kinds.Type) -> str:
    """A type as TypeScript spells it."""
    match kind:
        case kinds.StructType():
            return kind.cls.__name__
        case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item):
            inner = text_of(item)
            return f"({inner})[]" if isinstance(item, kinds.UnionType | kinds.LiteralType) else f"{inner}[]"
        case kinds.TupleType(item_types=items):
            return f"[{', '.join(map(text_of, items))}]"
        case kinds.DictType(value_type=value):
            return f"Record<string, {text_of(value)}>"
        case kinds.UnionType(types=types):
            return " | ".join(map(text_of, types))
        case kinds.LiteralType(values=values):
            return " | ".join(_quoted(str(value)) for value in values)
        case kinds.EnumType(cls=cls):
            return " | ".join(_quoted(str(each.value)) for each in cls)
    if type(kind) not in PLAIN:
        raise Undeclared(f"{kind} is no type of the wire")
    return PLAIN[type(kind)]


def _quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()


if __name__ == "__main__":
    DECLARATIONS.write_text(declarations(), encoding="utf-8")
