"""Playing like a person: only what is lit or listed is clicked, and only where it can be seen."""

from __future__ import annotations

from typing import Any

# Where each lit place shows a point that a finger would hit.
IN_SIGHT = """
() => {
  const stage = document.querySelector(".stage").getBoundingClientRect();
  const points = [];
  for (const light of document.querySelectorAll(".light")) {
    const box = light.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < stage.x + 8 || y < stage.y + 8 || x > stage.right - 8 || y > stage.bottom - 8) continue;
    const hit = document.elementFromPoint(x, y)?.closest("[data-place]");
    if (hit?.dataset.place === light.dataset.place) points.push([x, y]);
  }
  return points;
}
"""

MOVED_ON = "before => document.querySelector('.q').dataset.number !== before"


class Player:
    """Answers questions on a page, with a mouse or with a thumb."""

    def __init__(self, page: Any, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.lit = self.listed = 0

    def number(self) -> str:
        return str(self.page.locator(".q").get_attribute("data-number"))

    @property
    def over(self) -> bool:
        return bool(self.page.locator(".q.ended").count())

    def press(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def push(self, selector: str) -> None:
        found = self.page.locator(selector).first
        found.tap() if self.touch else found.click()

    def _has_moved_on(self, before: str) -> None:
        self.page.wait_for_function(MOVED_ON, arg=before)

    def take_lit(self, nth: int = 0) -> bool:
        """Click a lit place and, if it has several options, the first of them."""
        if not self.page.locator(".light").count():
            return False
        points = self.page.evaluate(IN_SIGHT)
        if not points:
            self.push(".icb[title*='(F)']:visible")
            points = self.page.evaluate(IN_SIGHT)
        assert points, "nothing lit can be reached"
        before = self.number()
        self.press(*points[nth % len(points)])
        if self.touch:
            self.push(".opts .lit")
        else:
            self.page.wait_for_function(
                f"before => document.querySelector('.menu') || ({MOVED_ON})(before)", arg=before
            )
            if self.page.locator(".menu").count():
                self.push(".menu [role=menuitem]")
        self._has_moved_on(before)
        self.lit += 1
        return True

    def take_listed(self) -> bool:
        """Push a listed button: that which ends things, if there is one."""
        for selector in (".opts .option.danger", ".opts .option"):
            if self.page.locator(selector).count():
                before = self.number()
                self.push(selector)
                self._has_moved_on(before)
                self.listed += 1
                return True
        return False

    def take_card(self) -> bool:
        if not self.page.locator(".card.lit").count():
            return False
        before = self.number()
        if self.touch:
            self.push(".tabs [data-tab=hand]")
        self.push(".card.lit")
        if self.touch:
            self.push(".opts .lit")
        self._has_moved_on(before)
        return True

    def play_to_the_end(self, raids: int = 8, most: int = 300) -> None:
        """A few raids on the board, then whatever brings the game to its end."""
        for turn in range(most):
            if self.over:
                return
            if self.lit < raids and self.take_lit(turn):
                continue
            assert self.take_listed() or self.take_lit() or self.take_card(), "nothing is offered"
        raise AssertionError("the game did not end")
