"""What goes over the wire is what was declared, and the client is checked against the same declarations."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import msgspec
import pytest
from msgspec import inspect as kinds

from tests.server.guests import Guest
from tests.server.on_the_wire import Listener, misfits
from tests.server.test_dice import MINE
from vivac.server import wire_types
from vivac.server.drilling import drills_of
from vivac.server.messages import Message
from vivac.table import CHANCE, games

ANSWERS = 25


def test_the_declarations_of_the_client_are_those_of_the_server() -> None:
    written = wire_types.DECLARATIONS.read_text(encoding="utf-8")
    assert written == wire_types.declarations(), "run python -m vivac.server.wire_types"


# ---------------------------------------------------------------- whole tables


@pytest.mark.parametrize("game", games())
def test_whatever_a_table_of_every_game_says_is_declared(sit: Any, game: str) -> None:
    """The guest's client compares every answer with its declaration."""
    guest = sit(game)
    play(guest, Random(7))
    guest.get("replay")
    guest.get(f"replay/{guest.view()['number'] // 2}")
    hear_live(guest)


@pytest.mark.parametrize("game", games())
def test_a_drill_of_every_game_says_what_is_declared(sit: Any, game: str) -> None:
    guest = sit(game, drill=next(iter(drills_of(game))))
    while not (view := guest.view())["drill"]["done"]:
        guest.answer(view["drill"]["choose"][0])


def test_dice_that_people_throw_are_declared(sit: Any) -> None:
    play(sit(dice="entered", seed=None), Random(7))


def play(guest: Guest, rng: Random) -> None:
    """Take any option, some times over."""
    for _ in range(ANSWERS):
        view = guest.view()
        if view["over"]:
            return
        question = view["question"]
        choice = rng.choice(question["choices"])
        taken = choice["id"]
        if "region" in choice:
            taken += "".join(f":{round(axis)}" for axis in choice["region"]["origin"] or middle(choice))
        body = {"role": CHANCE} if question["role"] == CHANCE else {}
        answer = guest.post("answer", {"number": question["number"], "choice": taken, **body})
        assert answer.status_code == 200, answer.text


def middle(choice: Any) -> list[float]:
    ring = choice["region"]["rings"][0]
    return [sum(point[axis] for point in ring) / len(ring) for axis in (0, 1)]


def hear_live(guest: Guest) -> None:
    """The first view over the wire, and a complaint."""
    with guest.client.websocket_connect(f"/api/tables/{guest.table}/live") as socket:
        socket.send_json({"secret": guest.secret})
        assert heard(socket)["type"] == "view"
        socket.send_text("good evening")
        while (said := heard(socket))["type"] != "problem":
            pass
        assert said["status"] == 400


def heard(socket: Any) -> Any:
    said = socket.receive_json()
    assert list(misfits(said, kinds.type_info(Message))) == []
    return said


@pytest.mark.usefixtures("installed_toy")
def test_every_address_answers_what_it_declares(
    sit: Any, client: Any, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def here(work: Any, _workers: int) -> Any:  # other processes do not know the toy
        return work()

    monkeypatch.setattr("vivac.server.hint.elsewhere", here)
    for path in (
        "",
        "/toy",
        "/toy/rules",
        "/toy/history",
        "/toy/charts",
        "/toy/board",
        "/toy/drills/raid",
    ):
        assert client.get(f"/api/games{path}").status_code == 200
    assert client.get("/api/lab").status_code == 200
    assert client.get("/api/tables").status_code == 200
    north = sit("toy", seats={"north": "me", "south": "open"}, commitments=MINE.tips("north"))
    MINE.reveal(north, north.view())
    south = north.invited("south")
    tip = MINE.tips("south")["south"]
    assert south.post("commit", {"role": "south", "tip": tip}).status_code == 200
    assert client.post("/api/tables/mine", json={"secrets": [north.secret]}).json()
    choice = north.view()["question"]["choices"][0]["id"]
    assert north.get("odds", option=choice).status_code == 200
    assert north.get("why-not", target="nothing").status_code == 200
    assert north.get("profile", piece="north").status_code == 200
    assert sit("toy", seats={"north": "me", "south": "bot:greedy"}).post("hint").status_code == 200
    for what in ("dice", "replay", "replay/0"):
        assert north.get(what).status_code == 200, what
    north.answer(choice)
    assert north.post("take-back").status_code == 200
    assert north.post("offer-draw").status_code == 200
    assert north.post("new-link").status_code == 200
    assert south.post("resign").status_code == 200
    assert south.post("rematch").status_code == 201
    said_in_json = {address.name for address in wire_types.addresses() if address.answer}
    assert listener.heard == said_in_json


# ---------------------------------------------------------------- the declarations themselves


class Sailor(msgspec.Struct, omit_defaults=True):
    name: str
    rank: Literal["mate", "master"]
    berth: tuple[int, int] | None = None
    ship: str = ""


class Muster(msgspec.Struct):
    roll: dict[str, Sailor]
    late: list[str] | msgspec.UnsetType = msgspec.UNSET
    note: str = ""


def keys(struct: type, *, sent: bool) -> list[str]:
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    return [wire_types.spelt(key) for key in wire_types.keys_of(info, sent=sent)]


def test_a_message_is_spelt_as_the_client_reads_it() -> None:
    assert keys(Muster, sent=True) == ["roll: Record<string, Sailor>", "late?: string[]", "note: string"]
    assert keys(Sailor, sent=True) == [
        "name: string",
        'rank: "master" | "mate"',
        "berth?: [number, number]",
        "ship?: string",
    ]


def test_what_is_sent_to_us_may_leave_out_whatever_has_a_default() -> None:
    assert keys(Muster, sent=False)[1:] == ["late?: string[]", "note?: string"]
    assert keys(Sailor, sent=False)[2:] == ["berth?: [number, number] | null", "ship?: string"]


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"name": "Ann", "rank": "mate"}, []),
        ({"name": "Ann", "rank": "mate", "berth": [1, 2], "ship": "Argo"}, []),
        ({"name": "Ann"}, [".rank is missing"]),
        ({"name": 3, "rank": "mate"}, [".name is no StrType: 3"]),
        ({"name": "Ann", "rank": "cook"}, [".rank is none of ('master', 'mate'): 'cook'"]),
        ({"name": "Ann", "rank": "mate", "berth": [1]}, [".berth is not 2 things: [1]"]),
        ({"name": "Ann", "rank": "mate", "berth": [1, True]}, [".berth[1] is no IntType: True"]),
        ({"name": "Ann", "rank": "mate", "berth": None}, [".berth is not 2 things: None"]),
        ({"name": "Ann", "rank": "mate", "age": 9}, [".age is not declared"]),
    ],
)
def test_what_was_sent_is_compared_with_what_was_declared(said: Any, wrong: list[str]) -> None:
    assert list(misfits(said, kinds.type_info(Sailor))) == wrong


def test_what_is_not_declared_is_not_sent() -> None:
    with pytest.raises(wire_types.Undeclared, match="AnyType"):
        wire_types.text_of(kinds.type_info(dict[str, Any]))


def test_two_messages_are_not_called_the_same() -> None:
    other = msgspec.defstruct("Sailor", ["name"])
    with pytest.raises(wire_types.Undeclared, match="two structs are called Sailor"):
        wire_types.structs_in([kinds.type_info(Muster), kinds.type_info(other)])
