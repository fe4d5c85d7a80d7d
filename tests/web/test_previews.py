"""What is shown before a choice: the dice behind it, in words, wherever the choice is made."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from .house import House

Visit = Callable[..., Any]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
INTERNAL = re.compile(r"\b[a-z]+_[a-z_]+\b")


def laid(visit: Visit, house: House, **how: Any) -> Any:
    """Mosby chooses where to begin: recruitment, and all that follows, hang on dice."""
    page = visit(house, "/game/mosby", **how)
    page.locator(".go .play").click()
    page.wait_for_selector(".light")
    return page


def test_resting_on_a_target_tells_the_dice_behind_it(visit: Visit, house: House) -> None:
    page = laid(visit, house)
    page.locator(".light").first.hover(force=True)
    card = page.locator(".look .preview")
    card.wait_for()
    assert card.locator("h4").first.inner_text().startswith("Recruitment")
    shares = [float(each.rstrip(" %")) for each in card.locator("section li > b").all_inner_texts()]
    assert 99 <= sum(shares) <= 101
    assert not INTERNAL.search(card.inner_text())


def test_on_a_phone_the_target_that_was_chosen_tells_them(visit: Visit, house: House) -> None:
    page = laid(visit, house, locale="es-ES", **PHONE)
    page.locator(".light").first.tap(force=True)
    card = page.locator(".weighed .preview")
    card.wait_for()
    assert card.locator("h4").first.inner_text().startswith("Reclutamiento")


def test_a_menu_tells_them_of_the_option_in_hand(visit: Visit, house: House) -> None:
    page = laid(visit, house)
    page.locator(".lit-count").click()
    card = page.locator(".menu-more .preview")
    card.wait_for()
    assert card.locator("h4").first.inner_text().startswith("Recruitment")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("() => document.activeElement.matches('.menu button + button')")
    card.wait_for()
