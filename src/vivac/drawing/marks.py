"""Single marks on the sheet: SVG elements written from names and numbers."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from vivac.drawing.geometry import Box, number


def mark(tag: str, *content: str, look: str = "", **attributes: str | float) -> str:
    """An element. `look` is its class; `stroke_width` stands for `stroke-width`; numbers get one decimal."""
    parts = [tag]
    if look:
        parts.append(f'class="{look}"')
    for name, value in attributes.items():
        written = value if isinstance(value, str) else number(value)
        parts.append(f"{name.replace('_', '-')}={quoteattr(written)}")
    opening = " ".join(parts)
    return f"<{opening}>{''.join(content)}</{tag}>" if content else f"<{opening}/>"


def path(data: str, look: str = "", **attributes: str | float) -> str:
    return mark("path", look=look, **attributes, d=data)


def rectangle(box: Box, look: str = "", **attributes: str | float) -> str:
    x, y, right, bottom = box
    return mark("rect", look=look, x=x, y=y, width=right - x, height=bottom - y, **attributes)


def circle(x: float, y: float, radius: float, look: str = "", **attributes: str | float) -> str:
    return mark("circle", look=look, cx=x, cy=y, r=radius, **attributes)


def words(text: str, x: float, y: float, size: float, look: str = "", **attributes: str | float) -> str:
    """A line of text; what it says is escaped here and nowhere else."""
    return mark("text", escape(text), look=look, x=x, y=y, font_size=size, **attributes)


def moved(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The value of `transform` that puts the origin at x, y."""
    parts = [f"translate({number(x)} {number(y)})"]
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale != 1:
        parts.append(f"scale({scale:.4g})")
    return " ".join(parts)


def group(*content: str, **attributes: str | float) -> str:
    return mark("g", *content, look="", **attributes) if any(content) else ""
