"""A game the house has never seen: its sides, cards and dice are on the table all the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .house import House
from .playing import Player

Visit = Callable[..., Any]
PLANTED = Path(__file__).parents[1] / "planted"
SEEN = """
names => names.map(name => {
  const stamped = [...document.querySelectorAll(`use[href="#${name}"]`)];
  const boxes = stamped.map(use => use.getBoundingClientRect());
  return [name, boxes.filter(box => box.width > 4 && box.height > 4).length];
})
"""
FIELD = "id => getComputedStyle(document.getElementById(id).querySelector('.d-counter, .d-die')).fill"


@pytest.fixture
def planted(tmp_path: Path) -> Iterator[House]:
    """A house beside which somebody has installed a game of their own."""
    about = tmp_path / "installed" / "contraband-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: contraband\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[vivac.games]\ncontraband = contraband:RULEBOOK\n")
    house = House(tmp_path, path=(about.parent, PLANTED))
    try:
        house.open()
        yield house
    finally:
        house.kill()


def on_the_page(page: Any, *names: str) -> None:
    missing = [name for name, count in page.evaluate(SEEN, list(names)) if not count]
    assert not missing, f"nobody sees {missing}"


def test_a_planted_game_is_on_the_shelf_and_its_own_counters_cards_and_dice_are_on_its_table(
    visit: Visit, planted: House
) -> None:
    page = visit(planted)
    page.get_by_role("link", name="Contraband").first.click()
    page.wait_for_selector(".go .play")
    on_the_page(page, "contraband.runners.back", "contraband.revenue.back")
    page.locator(".go .play").click()
    page.wait_for_selector(".light")
    on_the_page(page, "contraband.runners.front", "contraband.revenue.line", "contraband.runners.plain")
    on_the_page(page, "contraband.runners.back", "contraband.runners.plate")
    on_the_page(page, "sy-contraband-cask", "sy-contraband-marker-reef", "sy-boat")
    on_the_page(page, "contraband.card-tide.frame-0", "contraband.revenue.card")
    assert page.evaluate(FIELD, "contraband.runners.front") == "rgb(75, 46, 131)"

    player = Player(page)
    assert player.take_lit()
    thrown = page.locator(".log .die use").first.get_attribute("href")
    assert thrown.startswith("#contraband.die-6.")
    on_the_page(page, thrown[1:])
    assert page.evaluate(FIELD, thrown[1:]) == "rgb(75, 46, 131)"
    page.wait_for_selector(".card.lit")
    assert player.take_card()
    assert page.locator(".hand .fan .card").count() == 2
