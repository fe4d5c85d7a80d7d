"""An SVG under construction, the style sheet of all drawings, and files that stand alone."""

from __future__ import annotations

import re
from importlib.resources import files

from vivac.drawing.geometry import number
from vivac.drawing.look import HOUSE, Look
from vivac.drawing.marks import mark, path
from vivac.drawing.palette import Theme, bake
from vivac.drawing.symbols import definitions, stamped

_COMMENT = re.compile(r"/\*.*?\*/\s*", re.S)


class Sheet:
    """Definitions, and marks in the order they are laid down, in the look of a game.

    `key` begins every id of the sheet, so that several sheets can lie on one page.
    """

    def __init__(self, key: str, width: float, height: float, title: str, look: Look = HOUSE) -> None:
        self.key, self.width, self.height, self.title, self.look = key, width, height, title, look
        self._definitions: list[str] = []
        self._marks: list[str] = []
        self._made = 0

    def new_id(self) -> str:
        self._made += 1
        return f"{self.key}-{self._made}"

    def define(self, element: str) -> None:
        self._definitions.append(element)

    def define_path(self, data: str) -> str:
        """Keep a path that is used several times, or written along; returns its id."""
        name = self.new_id()
        self.define(path(data, id=name))
        return name

    def define_clip(self, content: str) -> str:
        name = self.new_id()
        self.define(mark("clipPath", content, id=name))
        return name

    def add(self, *elements: str) -> None:
        self._marks.extend(elements)

    def svg(self) -> str:
        """The drawing as it goes into a page: colours by name, classes for the style sheet.

        A sheet laid into this one may bring symbols along: they are not defined twice.
        """
        content = "".join(self._definitions) + "".join(self._marks)
        known = self.look.symbols
        missing = (name for name in stamped(content, known) if f'<g id="sy-{name}">' not in content)
        drawn = mark(
            "svg",
            mark("defs", *self._definitions, definitions(missing, known)),
            *self._marks,
            look="drawn",
            xmlns="http://www.w3.org/2000/svg",
            width=self.width,
            height=self.height,
            viewBox=f"0 0 {number(self.width)} {number(self.height)}",
            role="img",
            aria_label=self.title,
        )
        return self.look.own(drawn)


def stylesheet() -> str:
    """The CSS of every drawing. Colours are names: lay `palette_css()` and the style of a look before it."""
    return files(__package__).joinpath("ink.css").read_text(encoding="utf-8")


def standalone(svg: str, theme: Theme = "light", look: Look = HOUSE) -> str:
    """The drawing as a file of its own, for any viewer: style inside, plain colours, no names left."""
    style = look.classes() + _COMMENT.sub("", stylesheet())
    opening = svg.index(">") + 1
    return bake(f"{svg[:opening]}<style>{style}</style>{svg[opening:]}", theme, look.palette)
