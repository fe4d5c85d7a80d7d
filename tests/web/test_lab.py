"""The laboratory in the browser, and the report that it leads to; axe finds nothing serious on either."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from vivac.lab.simulation import Engine, Folder, make_plan, report_on, simulate
from vivac.table import find_game

from .house import House
from .test_access import SIZES, grave_faults

Visit = Callable[..., Any]


@pytest.fixture(scope="module")
def lab_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("lab")
    with Folder.begin(folder / "runs" / "first-try", make_plan(find_game("guerra"), games=2)) as run:
        simulate(run, Engine("local"), 1)
        report_on(run, "en")
    house = House(folder, "--lab", str(folder / "runs"))
    try:
        house.open()
        yield house
    finally:
        house.kill()


@pytest.mark.parametrize(("size", "theme"), [("desk", "light"), ("phone", "dark")])
def test_the_lab_leads_to_a_report_in_the_language_of_the_reader(
    visit: Visit, lab_house: House, size: str, theme: str
) -> None:
    wishes = {"viewport": SIZES[size], "color_scheme": theme, "locale": "es-ES", "bypass_csp": True}
    page = visit(lab_house, "/", **wishes)
    page.get_by_role("link", name="Laboratorio").click()
    page.wait_for_selector(".run")
    assert page.locator(".run tr").count() == 3
    assert "2 partidas" in page.locator(".run p").inner_text()
    faults = grave_faults(page, "lab")
    page.get_by_role("link", name="Informe").click()
    page.wait_for_selector("main:target")
    assert page.locator("main:visible h2").first.inner_text().lower() == "quién gana"
    faults += grave_faults(page, "report")
    page.get_by_role("link", name="English").click()
    assert page.locator("main:visible h2").first.inner_text().lower() == "who wins"
    assert page.locator("main:visible").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_label("Dark" if theme == "light" else "Light").check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != paper
    assert faults == []


def test_without_a_folder_the_page_says_how_to_have_one(visit: Visit, house: House) -> None:
    page = visit(house, "/lab")
    page.wait_for_selector(".lab .empty")
    assert "vivac serve --lab FOLDER" in page.locator(".lab pre").inner_text()
