"""What an author writes in `look.toml`."""

from __future__ import annotations

from pathlib import Path
from threading import Lock
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Colour = Annotated[str, Meta(pattern="^#[0-9A-Fa-f]{6}$")]
Pair = tuple[Colour, Colour]  # by day, and by night
Name = Annotated[str, Meta(pattern=r"^[a-z][\w-]*$")]

# msgspec studies a struct when it first meets it; two threads that let it do so at once crash the process.
_ONE_AT_A_TIME = Lock()


class SideLook(Struct, frozen=True, forbid_unknown_fields=True):
    """A side: its colour, the edge of its counters, what lies on it, its silhouette and its emblem.

    `on` says whether the field is dark or light, where the eye is not to decide. One side may be `like`
    another but for what it says itself.
    """

    field: Pair | None = None
    edge: Pair | None = None
    silhouette: Literal["round", "chamfer", "ticket", "gable", ""] = ""
    emblem: str = ""
    on: Literal["dark", "light", ""] = ""
    like: str = ""

    def over(self, model: SideLook) -> SideLook:
        """This look where it says something, and the model’s where it does not."""
        said = {name: getattr(self, name) or getattr(model, name) for name in self.__struct_fields__}
        return SideLook(**{**said, "like": ""})


class DiceLook(Struct, frozen=True, forbid_unknown_fields=True):
    field: Pair
    ink: Pair


class RowLook(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the title of a cover. A chief row is inlined and shaded."""

    text: str
    height: float
    chief: bool = True


class CoverLook(Struct, frozen=True, forbid_unknown_fields=True):
    """The lid of the box: the rows of its title, and the inks of the frame, the title and its shade."""

    frame: Name
    shade: Name
    title: Name
    rows: tuple[RowLook, ...] = ()
    years: str = ""


class LookFile(Struct, frozen=True, forbid_unknown_fields=True):
    sides: dict[Name, SideLook] = {}
    colours: dict[Name, Pair] = {}
    cards: dict[Name, Pair] = {}  # the banners of kinds of cards that the house does not have
    dice: DiceLook | None = None
    cover: CoverLook | None = None


def read_file(path: Path) -> LookFile:
    """The file; a `ValueError` says what is wrong with it."""
    with _ONE_AT_A_TIME:
        return msgspec.toml.decode(path.read_bytes(), type=LookFile)
