"""Hidden information never leaves the house: by substitution, and by looking at every byte that is sent."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.guests import Guest
from vivac.games.mosby.box.unpacking import BOXES
from vivac.lab.drill import Drill
from vivac.lab.soak.views import changed
from vivac.players.at_random import somewhere
from vivac.server.attendance import Attendance
from vivac.server.change import change
from vivac.server.match import Match
from vivac.server.render import view_of
from vivac.server.rooms import Room
from vivac.server.seats import Seat
from vivac.server.store import Record
from vivac.server.view import View
from vivac.server.words import box_of
from vivac.table import Header, Role, copy_state, find_game, games

GAMES = 200
LOOK = 0.08  # of the many questions in the games of the bold
SELDOM = 0.004  # of the thousands of questions in a long game
TIMID = {"disband", "pass", "skedaddle", "stop"}


def a_room(game: str, seed: int) -> Room:
    rulebook, rng = find_game(game), Random(seed)
    wanted = [switch.id for switch in rulebook.switches if rng.random() < 0.5]
    switches = tuple(sorted(rulebook.compatible(wanted)))
    header = Header(game, rulebook.version, rng.choice(rulebook.scenarios).id, switches)
    record = Record("table", msgspec.json.encode(header).decode(), "", "fair", str(seed), time.time())
    seats = [Seat(role, "person") for role in rulebook.roles]
    return Room(Match.begin(record), seats, 0, (), Attendance(60.0))


def an_ambush(seed: int) -> Room:
    """Mosby behind the lines, with units about that nobody has seen."""
    where = ["bristoe_station", "centreville", "manassas_junction", "union_mills", "groveton", "hay_market"]
    units = ["c3.1", "c5.1", "picket.1", "courier.1", "sutler.1", "blank.1"]
    Random(seed).shuffle(where)
    position = {
        "turn": 4,
        "step": "operations",
        "notoriety": 6,
        "awareness": 2,
        "strength": 4,
        "mosby": "gainesville",
        "hand": ["hide", "ambush"],
        "reinforced": 4,
        "units": dict(zip(units, where, strict=True)),
    }
    drill = Drill("mosby", "2.4-8", {"en": "Hidden", "es": "Ocultas"}, position=position)
    header = Header("mosby", find_game("mosby").version, "campaign", ("opt_8_8_blind_entry",))
    record = Record("table", msgspec.json.encode(header).decode(), "", "fair", str(seed), time.time())
    match = Match(record, drill)
    match.table.chance = match.chance()
    match.table.start()
    return Room(match, [Seat("mosby", "person")], 0, (), Attendance(60.0))


def moments(room: Room, seed: int, *, bold: bool = False, often: float = 1.0) -> Iterator[Random]:
    """Questions of a random game, or of one who does not give up; all, or so many of them."""
    table, rng = room.match.table, Random(f"look {seed}")
    while question := table.question:
        if rng.random() < (LOOK if bold else often):
            yield rng
        options = [option for option in question.options if option.verb not in TIMID or not bold]
        option = rng.choice(options or question.options)
        option = somewhere(question, option, rng) if question.regions else option
        room.match.answer(option.id, question.role, question.number)


def sent(room: Room, match: Match, viewer: Role | None) -> bytes:
    """Everything a viewer is sent, in both languages."""
    held = (viewer,) if viewer else ()
    return b"".join(
        msgspec.json.encode(view_of(room, match, viewer, held, lang, 200)) for lang in ("en", "es")
    )


def seen(room: Room, viewer: Role) -> View:
    return view_of(room, room.match, viewer, (viewer,), "en", 200)


def told(before: View | None, view: View) -> bytes:
    """A view as it is sent to somebody who has the one before."""
    return msgspec.json.encode(change(before, view) if before else view)


@contextmanager
def dealt_otherwise(room: Room, viewer: Role, rng: Random) -> Iterator[None]:
    """For so long whatever the viewer cannot know is dealt anew."""
    match = room.match
    table, real = match.table, match.table.game
    for role in table.waiting_for:
        assert table.question_for(role).options  # type: ignore[union-attr]  # made before the dealing
    table.game = match.rulebook.redeal(match.box, copy_state(real), viewer, rng)
    try:
        yield
    finally:
        table.game = real


def same_whatever_is_hidden(game: str, number: int, *, bold: bool = False, often: float = 1.0) -> int:
    compared = 0
    for seed in range(number):
        room, known = a_room(game, seed), dict[Role, View]()
        for rng in moments(room, seed, bold=bold, often=often):
            for viewer in room.match.rulebook.roles:
                compared += 1
                where, before = (game, seed, room.match.number, viewer), known.get(viewer)
                with dealt_otherwise(room, viewer, rng):
                    hidden, other = sent(room, room.match, viewer), seen(room, viewer)
                assert hidden == sent(room, room.match, viewer), where
                known[viewer] = seen(room, viewer)
                assert told(before, other) == told(before, known[viewer]), where
    return compared


@pytest.mark.parametrize("game", games())
def test_what_is_sent_does_not_depend_on_what_is_hidden(game: str) -> None:
    short = game in ("mosby", "tres-en-raya")
    assert (
        same_whatever_is_hidden(game, GAMES if game == "mosby" else 12, often=1.0 if short else SELDOM) > 20
    )


def test_what_is_sent_to_the_bold_does_not_depend_on_what_is_hidden() -> None:
    assert same_whatever_is_hidden("mosby", GAMES // 2, bold=True) > 100


def test_what_is_sent_does_not_depend_on_the_cards_of_the_others(installed_toy: Any) -> None:
    assert same_whatever_is_hidden("toy", 30) > 20


def armies_on_the_march(seed: int) -> Room:
    """A war of hidden armies, after both sides have been told to cover whatever they form."""
    room = a_room("guerra", seed)
    header = msgspec.structs.replace(room.match.header, switches=("limited_intelligence",))
    record = Record("table", msgspec.json.encode(header).decode(), "", "fair", str(seed), time.time())
    return Room(Match.begin(record), list(room.seats.values()), 0, (), Attendance(60.0))


def test_no_unit_below_an_army_marker_is_sent_to_the_enemy_or_to_the_public() -> None:
    looked = 0
    for seed in range(6):
        room = armies_on_the_march(seed)
        table, rng = room.match.table, Random(f"armies {seed}")
        for _ in range(900):
            question = table.question
            if question is None:
                break
            war = table.game
            covered = [
                unit for unit, label in war.label.items() if label in war.army and label not in war.shown
            ]
            if covered and rng.random() < 0.05:
                looked += 1
                for viewer in ("royalist", "patriot", None):
                    view = msgspec.json.decode(sent(room, room.match, viewer).partition(b"}{")[0] + b"}")
                    hidden = {unit for unit in covered if room.match.box.side[unit] != viewer}
                    assert hidden.isdisjoint(piece["id"] for piece in view["pieces"])
                    offered = view["question"]["choices"] if view["question"] else []
                    assert hidden.isdisjoint(choice["piece"] for choice in offered)
            armies = [option for option in question.options if option.verb == "army"]
            quick = [option for option in question.options if option.verb in ("historical", "all")]
            option = rng.choice(armies or quick or question.options)
            room.match.answer(option.id, question.role, question.number)
    assert looked > 60


def hidden_fleets(room: Room, viewer: Role | None) -> dict[str, set[str]]:
    """Formations the viewer may not look into, and what sails with them.

    What was exchanged while both command is still seen where it was before.
    """
    war, box = room.match.table.game, room.match.box
    found: dict[str, set[str]] = {}
    for formation in war.state:
        open_ = {formation} & {*war.located, *war.engaged, *war.shown, *box.convoys}
        if box.formations[formation].side != viewer and not open_:
            inside, waiting = set(), [formation]
            while waiting:
                for counter in war.stack.get(waiting.pop(), ()):
                    (waiting.append if counter in box.formations else inside.add)(counter)
            found[formation] = inside - war.shown.keys()
    return found


def test_no_order_no_course_and_nothing_in_an_unlocated_formation_is_sent_to_the_enemy_or_to_the_public() -> (
    None
):
    looked = fleets = orders = courses = 0
    for seed in range(4):
        room = a_room("mistral", seed)
        table, rng = room.match.table, Random(f"fleets {seed}")
        for _ in range(1500):
            question = table.question
            if question is None:
                break
            if rng.random() < 0.02:
                looked += 1
                war, box = table.game, room.match.box
                for viewer in ("british", "bourbon", None):
                    body = sent(room, room.match, viewer)
                    view = msgspec.json.decode(body.partition(b"}{")[0] + b"}")
                    shown = [*view["pieces"], *(each for pile in view["piles"] for each in pile["pieces"])]
                    hidden = hidden_fleets(room, viewer)
                    fleets += len(hidden)
                    assert set().union(*hidden.values()).isdisjoint(piece["id"] for piece in shown)
                    assert hidden.keys().isdisjoint(pile["id"] for pile in view["piles"])
                    assert not [piece for piece in shown if piece["id"] in hidden and piece["right"]]
                    assert all(box.formations[way["id"]].side == viewer for way in view["ways"])
                    courses += sum(
                        box.formations[each].side != viewer for each, way in war.course.items() if way
                    )
                    out = {c for c, where in war.chits.items() if where in ("british", "bourbon")}
                    out |= set(war.order.values()) & box.chits.keys()
                    secret = [chit for chit in sorted(out) if box.chits[chit].side != viewer]
                    orders += len(secret)
                    assert not _named(secret, body)
                    assert all(hand["role"] == viewer or not hand["cards"] for hand in view["hands"])
            room.match.answer(rng.choice(question.options).id, question.role, question.number)
    assert looked > 60
    assert fleets > 100
    assert orders > 100
    assert courses > 20


def unseen_units(room: Room) -> list[str]:
    raid = room.match.table.game
    return [unit for unit, place in raid.where.items() if place not in BOXES and unit not in raid.seen]


def test_no_unseen_unit_is_named_and_any_other_would_look_the_same() -> None:
    looked = 0
    for seed in range(40):
        room = an_ambush(seed)
        for rng in moments(room, seed, bold=seed % 2 == 0):
            hidden = unseen_units(room)
            if not hidden:
                continue
            looked += 1
            for viewer in ("mosby", None):
                found = _named(hidden, sent(room, room.match, viewer))
                assert not found, (seed, room.match.number, found)
            with dealt_otherwise(room, "mosby", rng):
                other = sent(room, room.match, "mosby")
            assert other == sent(room, room.match, "mosby"), (seed, room.match.number)
    assert looked > 100


def _named(units: list[str], body: bytes) -> list[str]:
    words = set(re.findall(r"[\w.]+", body.decode()))
    return [unit for unit in units if unit in words]


def test_nothing_that_is_sent_names_an_unseen_unit_or_the_seed(client: Any, sit: Any) -> None:
    """The same for every address, as it goes over the wire."""
    asked = 0
    for seed in range(2):
        guest, rng = sit(seed=f"secret-seed-{seed}"), Random(seed)
        twin = _twin(f"secret-seed-{seed}")
        with client.websocket_connect(f"/api/tables/{guest.table}/live") as socket:
            socket.send_json({"secret": guest.secret, "changes": seed == 1})
            view = socket.receive_json()["view"]
            for _ in range(15):
                if not view["question"]:
                    break
                choice = rng.choice(view["question"]["choices"])["id"]
                number = view["question"]["number"]
                body = guest.post("answer", {"number": number, "choice": choice}).content
                twin.match.answer(choice, "mosby", number)
                while view["number"] != twin.match.number:
                    pushed = socket.receive_text()
                    news = msgspec.json.decode(pushed)
                    view = changed(view, news["change"]) if "change" in news else news.get("view", view)
                    body += pushed.encode()
                hidden = unseen_units(twin)
                body += b"".join(_everything(guest, view))
                assert not _named(hidden, body)
                if not view["over"]:
                    assert b"secret-seed" not in body
                asked += 1
    assert asked > 5


def _twin(seed: str) -> Room:
    """The same match on our side, where everything can be seen."""
    header = Header("mosby", find_game("mosby").version, "campaign", ())
    record = Record("twin", msgspec.json.encode(header).decode(), "", "fair", seed, time.time())
    return Room(Match.begin(record), [Seat("mosby", "person")], 0, (), Attendance(60.0))


def _everything(guest: Guest, view: Any) -> Iterator[bytes]:
    """What else can be asked about a table at this moment."""
    watcher = guest.as_("")
    for who in (guest, watcher):
        yield who.get(log="all").content
        yield who.get("replay").content
        yield who.get(f"replay/{view['number']}").content
        yield who.get("log").content
    yield watcher.get("journal").content
    for place in ("centreville", "manassas_junction", "u1", "u2"):
        yield guest.get("why-not", target=place).content


def test_a_picture_shows_only_what_may_be_seen(sit: Any, installed_toy: Any) -> None:
    guest = sit("toy", seats={"north": "me", "south": "open"}, watch=True)
    south = guest.invited("south").view()["hands"][1]["cards"][0]["name"]
    for what in ("", "picture.svg", "replay/2", "log"):
        assert south not in guest.get(what).text
        assert south not in guest.watching().get(what).text


def test_secret_answers_are_not_told_before_all_have_answered(sit: Any, installed_toy: Any) -> None:
    north = sit("toy", seats={"north": "me", "south": "open"})
    south = north.invited("south")
    before = {choice: _after(north.client, choice, south_looks=True) for choice in ("bid:low", "bid:high")}
    assert before["bid:low"] == before["bid:high"]
    assert south.view()["question"]


def _after(client: Any, choice: str, *, south_looks: bool) -> Any:
    """What south sees when north has bid, but for the name of the table."""
    table = Guest.open(client, "toy", seed="1")
    table.answer(choice, role="north")
    return {**table.view(**{"as": "south"}), "table": "", "question": None}


def test_the_box_is_opened_once() -> None:
    assert box_of("mosby") is box_of("mosby")
