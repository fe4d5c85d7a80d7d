"""On an open table a unit is told where to go: by a click, a drag, a thumb, or with the arrows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.request import Request, urlopen

import pytest

from .house import House
from .playing import MOVED_ON
from .test_access import grave_faults

Visit = Callable[..., Any]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WANTED = ("move", "activate", "play")  # on the way to the first move


@dataclass
class Seat:
    """A seat at a table where somebody is asked to point at the ground."""

    house: House
    table: str
    secret: str

    @property
    def path(self) -> str:
        return f"/table/{self.table}#seat={self.secret}"

    def call(self, what: str = "", body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.secret}"}
        asked = Request(f"{self.house.address}/api/tables/{self.table}{what}", data, headers)
        with urlopen(asked) as answer:
            return json.load(answer)

    @property
    def question(self) -> Any:
        return self.call()["question"]

    def figures(self, unit: str) -> list[Any]:
        return [piece["at"] for piece in self.call()["pieces"] if piece["id"].split(".")[0] == unit]


@pytest.fixture
def seat(house: House) -> Seat:
    """The game goes on by itself until a unit may move."""
    wish = {"game": "mosquetes", "seats": {"A": "me", "B": "me"}, "seed": "a quiet evening"}
    asked = Request(
        f"{house.address}/api/tables", json.dumps(wish).encode(), {"content-type": "application/json"}
    )
    with urlopen(asked) as answer:
        opened = json.load(answer)
    seat = Seat(house, opened["table"], opened["seats"]["A"])
    for _ in range(60):
        question = seat.question
        if any("region" in choice for choice in question["choices"]):
            return seat
        ids = [choice["id"] for choice in question["choices"]]
        chosen = next((id for id in ids if id.startswith(WANTED)), ids[0])
        body = {"number": question["number"], "choice": chosen, "role": question["role"]}
        seat.call("/answer", body)
    raise AssertionError("nobody was asked to move")


def at_table(visit: Visit, seat: Seat, **wishes: Any) -> Any:
    page = visit(seat.house, seat.path, **wishes)
    page.wait_for_selector(".reach")
    return page


def ground(page: Any, across: float, down: float) -> tuple[float, float]:
    """A point of the lit ground, by its share of the box round it."""
    box = page.locator(".reach path").first.bounding_box()
    return box["x"] + box["width"] * across, box["y"] + box["height"] * down


def number(page: Any) -> str:
    return str(page.locator(".q").get_attribute("data-number"))


def answered(page: Any, doing: Callable[[], Any]) -> str:
    """What is sent when somebody does that; the table has moved on then."""
    before = number(page)
    with page.expect_request(re.compile(r"/answer\b")) as sent:
        doing()
    page.wait_for_function(MOVED_ON, arg=before)
    return str(sent.value.post_data_json["choice"])


POINT = re.compile(r"to:\d+:\d+")


def test_the_lit_ground_is_clicked(visit: Visit, seat: Seat) -> None:
    page = at_table(visit, seat)
    region = seat.question["choices"][0]["region"]
    x, y = ground(page, 0.75, 0.5)
    page.mouse.move(x, y)
    reach = max(x for ring in region["rings"] for x, _ in ring) - region["origin"][0]
    told = page.locator(".ruler-label text").text_content()
    assert told.endswith("″")
    quarters = 4 * float(told[:-1].translate(str.maketrans({"¼": "", "½": "", "¾": ""})) or 0)
    assert quarters + 3 >= reach / 2 - 1 >= quarters - 1
    assert page.locator(".ruler").count() == 1
    assert POINT.fullmatch(answered(page, lambda: page.mouse.click(x, y)))
    assert page.locator(".reach").count() == 0


def test_the_arrows_move_the_point_and_enter_takes_it(visit: Visit, seat: Seat) -> None:
    page = at_table(visit, seat)
    x, y = seat.question["choices"][0]["region"]["origin"]
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "Shift+ArrowLeft"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement.classList.contains('reach')")
    assert answered(page, lambda: page.keyboard.press("Enter")) == f"to:{x + 7}:{y + 4}"


def test_a_unit_is_dragged_to_its_place(visit: Visit, seat: Seat) -> None:
    page = at_table(visit, seat)
    page.mouse.move(*ground(page, 0.5, 0.5))
    page.mouse.down()
    page.mouse.move(*ground(page, 0.6, 0.7), steps=5)
    assert page.locator(".ruler").count() == 1
    assert POINT.fullmatch(answered(page, page.mouse.up))


def test_ground_out_of_reach_says_why(visit: Visit, seat: Seat) -> None:
    page = at_table(visit, seat)
    before = number(page)
    x, y = ground(page, 1.0, 0.5)
    page.mouse.click(x + 25, y)
    page.locator(".why p").wait_for()
    assert "out of reach" in page.locator(".why p").text_content()
    assert number(page) == before


def test_another_way_of_going_is_chosen_by_its_number(visit: Visit, seat: Seat) -> None:
    page = at_table(visit, seat)
    pressed = page.locator(".opts [aria-pressed=true]")
    assert pressed.get_attribute("data-choice") == "to"
    page.keyboard.press("2")
    page.locator(".reach[data-reach=via]").wait_for()
    assert pressed.get_attribute("data-choice") == "via"


def test_a_thumb_points_and_then_takes(visit: Visit, seat: Seat) -> None:
    page = at_table(visit, seat, **PHONE)
    before = number(page)
    page.touchscreen.tap(*ground(page, 0.6, 0.6))
    page.locator(".opts .lit").wait_for()
    assert number(page) == before
    assert POINT.fullmatch(answered(page, page.locator(".opts .lit").tap))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_open_table_keeps_nobody_out(visit: Visit, seat: Seat, theme: str) -> None:
    page = at_table(visit, seat, color_scheme=theme, bypass_csp=True)
    assert grave_faults(page, "open table") == []


def test_roofs_names_and_figures(visit: Visit, seat: Seat) -> None:
    page = at_table(visit, seat)
    pieces = seat.call()["pieces"]
    assert page.locator(".piece").count() == len(pieces)
    units = {piece["id"].split(".")[0] for piece in pieces}
    assert page.locator(".unit-tag").count() == len(units)
