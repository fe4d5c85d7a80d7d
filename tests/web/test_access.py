"""Everybody can use it: axe finds nothing serious on any page, light or dark, wide or narrow."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from .house import House

Visit = Callable[..., Any]
GRAVE = ("serious", "critical")
SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}


def grave_faults(page: Any, where: str) -> list[str]:
    axe = pytest.importorskip("axe_playwright_python")
    page.evaluate(files(axe).joinpath("axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("axe.run()")["violations"]
    return [
        f"{where}: {fault['id']}: {node['html'][:120]}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_keeps_anybody_out(visit: Visit, house: House, theme: str, size: str) -> None:
    page = visit(house, viewport=SIZES[size], color_scheme=theme, bypass_csp=True)
    page.wait_for_selector(".cap b")
    faults = grave_faults(page, "home")
    page.locator(".box[href='/game/mosby']").click()
    page.wait_for_selector(".go .play")
    faults += grave_faults(page, "game")
    page.locator(".go .play").click()
    page.wait_for_selector(".light")
    faults += grave_faults(page, "table")
    page.keyboard.press("r")
    page.wait_for_selector(".drawer .chapter")
    faults += grave_faults(page, "rules")
    page.locator(".drawer .seg button").nth(1).click()
    page.wait_for_selector(".drawer .chart")
    faults += grave_faults(page, "charts")
    page.locator(".drawer .seg button").last.click()
    page.wait_for_selector(".drawer .history")
    faults += grave_faults(page, "history")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector(".head")
    faults += grave_faults(page, "replay")
    assert faults == []
