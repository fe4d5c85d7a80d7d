"""Dice nobody owns: two browsers at one table, each with its part in the dice, and a panel to check them."""

from __future__ import annotations

import json
import subprocess
from hashlib import sha256
from importlib.resources import files
from typing import Any

from vivac.table import Dice, Journal, KeyedChance
from vivac.table.journal import Header
from vivac.table.ledger import Chain, Links
from vivac.table.witnessed import key_of

from .conftest import Visit
from .house import House
from .playing import Player

WEB = files("vivac") / "web"
INVITES = "Object.values(Object.values(JSON.parse(localStorage['vivac.seats']))[0].invites)"


def opened_for_two(visit: Visit, house: House) -> tuple[Any, Any]:
    """A game of Guerra opened in one browser; its link is opened in another."""
    page = visit(house, "/game/guerra")
    page.locator(".opt[data-id=link]").click()
    page.locator(".go .play").click()
    page.wait_for_selector(".q[data-number]")
    (link,) = page.evaluate(INVITES)
    other = visit(house, link)
    other.wait_for_selector(".seat.you")
    return page, other


def play_a_while(pages: tuple[Any, Any], most: int = 60) -> None:
    """Whoever is asked answers, until dice have been told in the log."""
    players = [Player(page) for page in pages]
    for _ in range(most):
        if pages[0].locator(".log .die").count():
            return
        for page, player in zip(pages, players, strict=True):
            if page.locator(".opts .option, .light").count():
                assert player.take_listed() or player.take_lit() or player.take_card()
                break
        else:
            pages[0].wait_for_function("document.querySelector('.q') !== null")
    raise AssertionError("no die fell")


def test_two_browsers_throw_together_and_each_can_check_it(visit: Visit, house: House) -> None:
    pages = opened_for_two(visit, house)
    play_a_while(pages)
    for page in pages:
        page.locator(".log .proof").first.click()
        page.locator(".verifier [aria-current]").wait_for()
        assert not page.locator(".verifier .unsound").count()
        assert "Royalist" in page.locator(".verifier .stretches").inner_text()
        page.keyboard.press("Escape")
    kept = pages[1].evaluate("localStorage['vivac.seats']")
    assert all(root not in pages[0].evaluate("localStorage['vivac.seats']") for root in roots_in(kept))


def roots_in(kept: str) -> list[str]:
    return [root for sitting in json.loads(kept).values() for root in sitting.get("roots", {}).values()]


def test_a_used_link_says_that_it_gives_nobody_a_seat(visit: Visit, house: House) -> None:
    page, _ = opened_for_two(visit, house)
    (link,) = page.evaluate(INVITES)
    stranger = page.context.browser.new_page()
    stranger.goto(house.address + link)
    stranger.locator(".nowhere").wait_for()
    assert "gives nobody a seat any more" in stranger.locator(".nowhere").inner_text()
    stranger.goto(page.url)
    stranger.reload()
    assert "This table is private" in stranger.locator(".nowhere").inner_text()
    stranger.close()


TEXTS = ["", "abc", "x" * 55, "x" * 56, "x" * 64, "x" * 1000]
MESSAGE = "Test Using Larger Than Block-Size Key - Hash Key First"
SCRIPT = """
import { chainOf, digestsOf, fall, follows, keyOf } from %(protocol)s;
import { bytesOf, fromHex, hmac, sha256, toHex } from %(sha)s;
const chain = chainOf("ab".repeat(32));
const key = keyOf({ south: chain[2], house: chain[1] }, 7, chain[0]);
console.log(JSON.stringify({
  vectors: %(texts)s.map((each) => toHex(sha256(bytesOf(each)))),
  hmac: toHex(hmac(fromHex("aa".repeat(131)), bytesOf("%(message)s"))),
  links: [chain[0], chain[1], chain[2048]],
  follows: [follows(chain[5], chain[4]), follows(chain[6], chain[4]), follows("no", chain[4])],
  digests: digestsOf("salt", %(lines)s),
  dice: [...Array(200).keys()].map((n) => [[6, 1, 1], [10, 1, 0], [6, 3, 1]].map((each) =>
    fall(key, n, each))),
}));
"""


def in_node(lines: list[str]) -> Any:
    where = {name: json.dumps(str(WEB / "js" / "dice" / f"{name}.js")) for name in ("protocol", "sha256")}
    told = {"lines": json.dumps(lines), "texts": json.dumps(TEXTS), "message": MESSAGE}
    script = SCRIPT % {"protocol": where["protocol"], "sha": where["sha256"], **told}
    done = subprocess.run(
        ["node", "--input-type=module", "-e", script], capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def test_the_browser_derives_what_the_house_does() -> None:
    journal = Journal.parse(
        "\n".join(
            [
                *Journal(Header("toy", "1", "short")).lines(),
                '{"n":0,"entry":4}',
                '{"n":1,"role":"ñandú","entry":["go"]}',
            ]
        )
    )
    found = in_node(list(journal.lines()))
    assert found["vectors"] == [sha256(text.encode()).hexdigest() for text in TEXTS]
    assert found["hmac"] == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"  # RFC 4231, 6
    chain = Chain(bytes.fromhex("ab" * 32))
    assert found["links"] == [chain.link(0), chain.link(1), chain.link(2048)]
    assert found["follows"] == [True, False, False]
    assert found["digests"] == [journal.digest(number, "salt") for number in range(3)]
    keyed = KeyedChance(key_of(Links(7, {"house": chain.link(1), "south": chain.link(2)}), chain.tip))
    dice = (Dice(6), Dice(10, low=0), Dice(6, 3))
    assert found["dice"] == [[keyed.roll(n, each, "") for each in dice] for n in range(200)]
