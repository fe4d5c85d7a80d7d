"""The sheet of the phone has a grip and three heights, and the board gets the room that is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .house import House
from .playing import Player
from .test_access import grave_faults

Visit = Callable[..., Any]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def height(page: Any, selector: str = ".q") -> float:
    return float(page.locator(selector).bounding_box()["height"])


def middle_of_grip(page: Any) -> tuple[float, float]:
    box = page.locator(".grip").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Any, by: float) -> None:
    x, y = middle_of_grip(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + by, steps=6)
    page.mouse.up()


def drag_by_finger(page: Any, by: float) -> None:
    x, y = middle_of_grip(page)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 7):
        point = {"x": x, "y": y + by * part / 6}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    page.wait_for_timeout(200)  # a browser takes the first tap after a flick for the end of it
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def stands(page: Any, wanted: str) -> float:
    page.locator(f".q[data-height={wanted}]:not(.dragged)").wait_for()
    assert page.locator(".q").evaluate("sheet => sheet.style.height") == ""
    return height(page)


def at_table(visit: Visit, house: House, **wishes: Any) -> Any:
    page = visit(house, "/game/mosby", **{**PHONE, **wishes})
    page.locator(".go .play").tap()
    page.wait_for_selector(".light")
    return page


@pytest.mark.parametrize("pull", [drag, drag_by_finger])
def test_the_sheet_is_dragged_to_the_nearest_height(visit: Visit, house: House, pull: Any) -> None:
    page = at_table(visit, house)
    options, board = stands(page, "options"), height(page, ".stage")
    pull(page, 12)
    assert stands(page, "options") == options
    pull(page, 400)
    question = stands(page, "question")
    assert question < options
    assert height(page, ".stage") == pytest.approx(board + options - question)
    assert not page.locator(".opts").is_visible()
    pull(page, question - options)
    assert stands(page, "options") == options
    pull(page, -600)
    full = stands(page, "full")
    assert full > 600
    assert height(page, ".stage") == pytest.approx(board + options - full)
    page.locator(".tabs [data-tab=log]").tap()
    stands(page, "options")


def test_the_grip_is_a_button(visit: Visit, house: House) -> None:
    page = at_table(visit, house, locale="es-ES")
    grip = page.locator(".grip")
    assert height(page, ".grip") >= 44
    options = stands(page, "options")
    grip.tap()
    full = stands(page, "full")
    grip.tap()
    question = stands(page, "question")
    assert question < options < full
    assert grip.get_attribute("aria-expanded") == "false"
    assert grip.get_attribute("aria-label") == "Altura de la hoja: solo la pregunta"
    grip.focus()
    for key, wanted in (
        ("Enter", "options"),
        ("Space", "full"),
        ("ArrowUp", "full"),
        ("ArrowDown", "options"),
        ("ArrowDown", "question"),
        ("ArrowUp", "options"),
    ):
        page.keyboard.press(key)
        stands(page, wanted)
    assert grip.get_attribute("aria-expanded") == "true"
    assert grip.evaluate("grip => grip === document.activeElement")


def test_a_target_chosen_on_the_board_opens_the_sheet(visit: Visit, house: House) -> None:
    page = at_table(visit, house)
    drag(page, 400)
    stands(page, "question")
    assert Player(page, touch=True).take_lit()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_height_keeps_anybody_out(visit: Visit, house: House, theme: str) -> None:
    page = at_table(visit, house, color_scheme=theme, bypass_csp=True)
    faults = []
    for wanted in ("options", "full", "question"):
        stands(page, wanted)
        faults += grave_faults(page, wanted)
        page.locator(".grip").tap()
    assert faults == []


def test_a_desk_has_no_grip(visit: Visit, house: House) -> None:
    page = visit(house, "/game/mosby")
    page.locator(".go .play").click()
    page.wait_for_selector(".light")
    assert not page.locator(".grip").is_visible()
