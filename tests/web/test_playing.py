"""Games played in the browser, clicking only what is lit or listed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

from .house import House
from .playing import IN_SIGHT, MOVED_ON, Player

Visit = Callable[..., Any]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_mosby_is_played_from_the_shelf_to_the_end(visit: Visit, house: House) -> None:
    page = visit(house)
    page.get_by_role("link", name="Mosby's Raiders").first.click()
    page.get_by_role("button", name="Play", exact=False).last.click()
    page.wait_for_selector(".light")
    player = Player(page)
    player.play_to_the_end()
    assert player.lit >= 2
    assert page.get_by_role("link", name="Replay").count()


def test_mosby_is_played_with_one_thumb_in_spanish(visit: Visit, house: House) -> None:
    page = visit(house, locale="es-ES", **PHONE)
    page.get_by_role("link", name="Mosby's Raiders").first.tap()
    page.get_by_role("button", name="Jugar").tap()
    page.wait_for_selector(".light")
    player = Player(page, touch=True)
    player.play_to_the_end()
    assert player.lit >= 2
    assert page.get_by_role("link", name="Repetición").count()


def through_a_drill(page: Any, drill: str = "example-1") -> None:
    page.locator(f".drill-card[data-drill='{drill}']").click()
    player = Player(page)
    page.wait_for_selector(".drill-panel .say")
    while not page.locator(".drill-links").count():
        page.wait_for_selector(".light, .opts .option, .card.lit, .drill-links")
        if page.locator(".drill-links").count():
            break
        offered = page.locator(".light, .opts .option, .card.lit").count()
        assert offered == 1, "a drill lights one thing at a time"
        assert player.take_lit() or player.take_listed() or player.take_card()


def test_a_drill_shows_the_way_and_compares_the_facts(visit: Visit, house: House) -> None:
    page = visit(house, "/game/mosby")
    through_a_drill(page)
    assert page.locator(".facts-compared tr.ok").count()
    assert not page.locator(".facts-compared tr.no").count()


def test_a_replay_jumps_to_its_moments(visit: Visit, house: House) -> None:
    page = visit(house, "/game/mosby")
    through_a_drill(page)
    page.goto(page.url.replace("/table/", "/replay/") + "?at=0")
    page.get_by_role("img", name="How it went, decision by decision").wait_for()
    badge = page.get_by_role("group", name="Moments").get_by_role("button").first
    told = badge.get_attribute("aria-label").split("\n")[0]
    badge.press("Enter")
    page.wait_for_function("told => document.querySelector('.log').textContent.includes(told)", arg=told)
    assert int(page.get_by_role("slider").get_attribute("aria-valuenow")) > 0
    assert float(page.locator(".balance .veil").get_attribute("x")) > 0


def test_what_is_not_lit_says_why_not(visit: Visit, house: House) -> None:
    page = visit(house, "/game/mosby")
    page.locator(".go .play").click()
    page.wait_for_selector(".light")
    unlit = page.evaluate(
        """async () => {
          const { spots } = await (await fetch("/api/games/mosby/board")).json();
          const camera = new DOMMatrix(getComputedStyle(document.querySelector(".sheet")).transform);
          const stage = document.querySelector(".stage").getBoundingClientRect();
          const lit = new Set([...document.querySelectorAll(".light")].map((light) => light.dataset.place));
          for (const [id, { x, y }] of Object.entries(spots)) {
            const at = camera.transformPoint(new DOMPoint(x, y));
            const inside = at.x > 80 && at.y > 40 && at.x < stage.width - 40 && at.y < stage.height - 40;
            if (!lit.has(id) && inside) return [stage.x + at.x, stage.y + at.y];
          }
        }"""
    )
    page.mouse.click(*unlit)
    page.locator(".why .rule").click()
    page.locator(".drawer .asked").wait_for()


def test_the_keyboard_is_enough(visit: Visit, house: House) -> None:
    page = visit(house, "/game/mosby")
    page.wait_for_selector(".go .play")
    page.keyboard.press("Enter")
    page.wait_for_selector(".light")
    player = Player(page)
    before = player.number()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.classList.contains('light')")
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED_ON, arg=before)
    page.keyboard.press("r")
    page.locator(".drawer input:focus").wait_for()
    page.keyboard.press("Escape")
    page.locator(".drawer").wait_for(state="hidden")
    page.keyboard.press("?")
    page.locator("dialog.help").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog.help").wait_for(state="detached")
    page.keyboard.press("u")
    page.wait_for_function("before => document.querySelector('.q').dataset.number === before", arg=before)


def test_a_game_goes_on_after_undo_reload_and_a_dead_server(visit: Visit, frail_house: House) -> None:
    house = frail_house
    page = visit(house, "/game/mosby")
    page.locator(".go .play").click()
    page.wait_for_selector(".light")
    player = Player(page)
    first = player.number()
    player.take_lit()
    page.locator(".icb.undo").click()
    page.wait_for_function("first => document.querySelector('.q').dataset.number === first", arg=first)
    player.take_lit(1)
    stands = player.number()
    page.reload()
    page.wait_for_selector(".q[data-number]")
    assert player.number() == stands

    page.evaluate("window.stays = true")
    house.kill()
    page.locator(".pill").wait_for(state="visible")
    house.open()
    page.locator(".pill").wait_for(state="hidden")
    assert player.number() == stands
    player.play_to_the_end(raids=2)
    assert page.evaluate("window.stays"), "the page was never loaded anew"


def test_guerra_is_set_up_at_one_click_and_played_by_both_sides(visit: Visit, house: House) -> None:
    wish = json.dumps({"game": "guerra", "scenario": "first_fights"}).encode()
    asked = Request(f"{house.address}/api/tables", wish, {"content-type": "application/json"})
    with urlopen(asked) as answer:
        opened = json.load(answer)
    page = visit(house, opened["links"]["royalist"])
    player = Player(page)
    for _ in range(2):  # the Royalist deploys, then the Patriot
        page.wait_for_selector(".opts .option")
        assert player.take_listed()
    page.wait_for_selector(".light")
    assert page.locator(".piece-layer > *").count() > 30
    for _ in range(12):
        assert player.take_lit(player.lit) or player.take_listed()
    assert player.lit >= 3


def test_a_battle_of_guerra_is_played_as_a_drill(visit: Visit, house: House) -> None:
    page = visit(house, "/game/guerra")
    through_a_drill(page, "example-08b-hunt-first")
    assert not page.locator(".facts-compared tr.no").count()


def ask(house: House, path: str, bearer: str = "", **body: Any) -> Any:
    """Ask the server itself; with a body, tell it something."""
    told = {"content-type": "application/json", **({"authorization": f"Bearer {bearer}"} if bearer else {})}
    asked = Request(f"{house.address}/api/{path}", json.dumps(body).encode() if body else None, told)
    with urlopen(asked) as answer:
        return json.load(answer)


def mistral_at_its_first_commands(house: House) -> Any:
    """The last option of every question leads straight to where both players plan."""
    seats = {"british": "me", "bourbon": "open"}
    table = ask(house, "tables", game="mistral", scenario="1744", seats=seats)
    at = f"tables/{table['table']}"
    invitation = table["links"]["bourbon"].partition("#invite=")[2]
    claimed = ask(house, f"{at}/claim", secret=invitation)
    for told in ("links", "seats"):
        table[told] |= claimed[told]
    for _ in range(60):
        waiting = ask(house, at, table["opener"])["waiting_for"]
        if len(waiting) == 2:
            break
        secret = table["seats"][waiting[0]]
        question = ask(house, at, secret)["question"]
        choice = question["choices"][-1]["id"]
        ask(house, f"{at}/answer", secret, number=question["number"], choice=choice, role=waiting[0])
    return table


def wire_of(page: Any) -> Any:
    """The wire of a page that has come again, and shows the table."""
    with page.expect_websocket() as wire:
        page.reload()
    page.wait_for_function(ASKED, arg="Give your commands")
    return wire.value


def a_view(frame: Any) -> bool:
    """A view, or what has changed in it."""
    return '"nth"' in frame


ASKED = "words => document.querySelector('.q h1')?.textContent.includes(words)"


def test_a_seat_survives_a_page_that_comes_again_while_it_is_taken(visit: Visit, house: House) -> None:
    seats = {"british": "open", "bourbon": "bot:random"}
    table = ask(house, "tables", game="mistral", scenario="1744", seats=seats)
    page = visit(house)
    given: list[Any] = []
    with page.expect_request("**/claim*"):
        page.route("**/claim*", lambda route: given.append(route.fetch()))  # and nobody hears of it
        page.goto(house.address + table["links"]["british"])
    assert any(page.evaluate("0") == 0 and given for _ in range(1000))
    page.unroute("**/claim*")
    page.reload()
    page.wait_for_selector(".q[data-number]")
    page.wait_for_function("!location.hash")  # the secret does not stay in the address
    assert page.locator(".seat.you").count() == 1


def test_both_plan_at_once_in_mistral_and_do_not_disturb_each_other(visit: Visit, house: House) -> None:
    table = mistral_at_its_first_commands(house)
    page, other = (visit(house, table["links"][role]) for role in ("british", "bourbon"))
    other.wait_for_function(ASKED, arg="Give your commands")
    wire = wire_of(page)
    british, bourbon = Player(page), Player(other)
    assert british.take_lit()
    page.wait_for_function(ASKED, arg="What does British Grand Flotilla do?")
    page.locator(".lit-count").click()
    page.locator(".menu").wait_for()
    with wire.expect_event("framereceived", a_view):
        assert bourbon.take_listed()
    assert page.locator(".menu").count(), "what the other plans takes nothing out of the hand"
    page.get_by_role("menuitem", name="Plot the Course").click()
    page.wait_for_function(ASKED, arg="the next step")
    assert not page.locator(".meant").count()
    assert british.take_lit()
    assert page.locator(".meant").count() == 1
    assert not other.locator(".meant").count(), "a Course is secret"
    assert page.locator("[data-piece^='wind@']").count(), "the rose shows what blows"


def test_an_answer_on_its_way_is_not_settled_by_what_the_other_plans(visit: Visit, house: House) -> None:
    table = mistral_at_its_first_commands(house)
    page = visit(house, table["links"]["british"])
    wire, player = wire_of(page), Player(page)
    held: list[Any] = []
    page.route("**/answer*", lambda route: held.append(route))
    before = player.number()
    with page.expect_request("**/answer*"):
        player.press(*page.evaluate(IN_SIGHT)[0])
    at, secret = f"tables/{table['table']}", table["seats"]["bourbon"]
    question = ask(house, at, secret)["question"]
    with wire.expect_event("framereceived", a_view):
        choice = question["choices"][0]["id"]
        ask(house, f"{at}/answer", secret, number=question["number"], choice=choice, role="bourbon")
    assert page.locator(".q.busy").count(), "nobody is asked again what they have answered"
    held[0].continue_()
    page.wait_for_function(MOVED_ON, arg=before)
    assert not page.locator(".q.busy").count()


def test_mistral_is_played_with_one_thumb_in_spanish_against_a_bot(visit: Visit, house: House) -> None:
    seats = {"british": "me", "bourbon": "bot:random"}
    table = ask(house, "tables", game="mistral", scenario="1744", seed="s", seats=seats)
    page = visit(house, table["links"]["british"], locale="es-ES", **PHONE)
    player = Player(page, touch=True)
    for _ in range(16):
        page.wait_for_selector(".q:not(.waiting)[data-number]")
        assert player.take_lit(player.lit) or player.take_listed() or player.take_card()
    assert player.lit


def test_a_ten_sided_die_is_not_drawn_with_pips(visit: Visit, house: House) -> None:
    page = visit(house, "/game/mosquetes")
    through_a_drill(page, "shoot")
    assert page.locator(".log .die text").count() == page.locator(".log .die").count() > 0


def test_a_late_receipt_does_not_keep_the_next_answer(visit: Visit, house: House) -> None:
    page = visit(house, "/game/mosby")
    page.locator(".go .play").click()
    page.wait_for_selector(".light")
    held: list[Any] = []
    page.route("**/answer*", lambda route: held.append((route, route.fetch())))
    player = Player(page)
    for _ in range(4):
        assert player.take_lit() or player.take_listed()

    def held_all() -> bool:
        page.evaluate("0")  # the page hears of an answer before its receipt is here
        return len(held) == 4

    assert any(held_all() for _ in range(1000))
    for route, receipt in held:
        route.fulfill(response=receipt)
    page.unroute("**/answer*")
    assert player.take_lit() or player.take_listed()
