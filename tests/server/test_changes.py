"""Changes of a view: what is put together from them is the view itself, and they tell nothing else."""

from __future__ import annotations

import json
import subprocess
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET, structs
from msgspec import inspect as kinds

import vivac
from tests.server.guests import Guest
from tests.server.on_the_wire import misfits
from tests.server.test_live import live
from tests.server.test_secrecy import a_room, moments
from vivac.lab.soak.views import changed
from vivac.server.change import Lost, change, change_of
from vivac.server.render import view_of
from vivac.server.rooms import Room
from vivac.server.view import LogLine, PieceView, View
from vivac.table import Role, games

CLIENT = Path(vivac.__file__).parent / "web" / "js" / "changes.js"
SCRIPT = """
import { changed } from %(client)s;
import { readFileSync } from "node:fs";
const { first, changes } = JSON.parse(readFileSync(0, "utf-8"));
const views = [];
let view = first;
for (const change of changes) views.push((view = changed(view, change)));
console.log(JSON.stringify(views));
"""


def seen(room: Room, viewer: Role | None) -> View:
    return view_of(room, room.match, viewer, (viewer,) if viewer else (), "en", 20)


def looks(game: str, seed: int = 3, most: int = 60) -> list[View]:
    """What the first role sees at questions of a random game, now as itself and now as a watcher."""
    room, found = a_room(game, seed), list[View]()
    for rng in moments(room, seed):
        found.append(seen(room, room.match.rulebook.roles[0] if rng.random() < 0.8 else None))
        if len(found) == most:
            break
    return found


def plain(thing: msgspec.Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


def told(old: View, new: View) -> Any:
    found = plain(change(old, new))
    assert list(misfits(found, kinds.type_info(change_of(View)))) == []
    return found


@pytest.mark.parametrize("game", games())
def test_a_view_put_together_from_changes_is_the_view_itself(game: str) -> None:
    views = looks(game)
    whole = plain(views[0])
    for old, new in pairwise(views):
        whole = changed(whole, told(old, new))
        assert whole == plain(new)


@pytest.mark.parametrize("game", games())
def test_the_browser_puts_a_view_together_as_the_server_does(game: str) -> None:
    views = looks(game, most=25)
    changes = [told(old, new) for old, new in pairwise(views)]
    done = subprocess.run(
        ["node", "--input-type=module", "-e", SCRIPT % {"client": json.dumps(str(CLIENT))}],
        input=json.dumps({"first": plain(views[0]), "changes": changes}),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == [plain(view) for view in views[1:]]


def a_view(**parts: Any) -> View:
    return structs.replace(looks("tres-en-raya", most=1)[0], **parts)


def a_piece(id: str, place: str) -> PieceView:
    return PieceView(id, place, "", "", "", "", "", True, False, None, 0, 0, ())


def test_of_a_piece_that_moves_only_where_it_is_now_is_told() -> None:
    before = tuple(a_piece(id, "aldie") for id in "abcde")
    after = (*before[:2], structs.replace(before[2], place="upperville"), *before[3:])
    assert told(a_view(pieces=before), a_view(pieces=after)) == {
        "pieces": [[0, 2], [2, {"place": "upperville"}], [3, 2]]
    }


def test_pieces_that_change_their_order_are_not_told_again() -> None:
    before = tuple(a_piece(id, "aldie") for id in "abcde")
    after = (before[4], *before[:2], a_piece("f", "aldie"), before[3])
    (first, kept, new, last) = told(a_view(pieces=before), a_view(pieces=after))["pieces"]
    assert (first, kept, new["id"], last) == ([4, 1], [0, 2], "f", [3, 1])


def test_of_the_log_only_new_lines_are_told() -> None:
    lines = tuple(LogLine(n, f"line {n}", "") for n in range(30))
    found = told(a_view(log=lines[:20]), a_view(log=lines[2:22]))
    assert found == {"log": [[2, 18], plain(lines[20]), plain(lines[21])]}
    headed = structs.replace(lines[2], heading="Spring")  # the first line says below which heading it is
    found = told(a_view(log=lines[:20]), a_view(log=(headed, *lines[3:21])))
    assert found == {"log": [plain(headed), [3, 17], plain(lines[20])]}
    assert told(a_view(log=lines[:20]), a_view(log=lines[:9])) == {"log": [[0, 9]]}
    assert told(a_view(log=lines), a_view(log=())) == {"log": []}


def test_where_nothing_has_changed_nothing_is_told() -> None:
    assert told(a_view(), a_view()) == {}


def test_what_is_not_there_any_more_is_not_told_by_a_change() -> None:
    with pytest.raises(Lost):
        change(a_view(chains=()), a_view(chains=UNSET))


def test_a_change_of_something_one_does_not_have_is_not_taken() -> None:
    with pytest.raises(IndexError):
        changed({"pieces": []}, {"pieces": [[0, 1]]})


def test_what_is_equal_in_two_scenes_is_made_into_words_once() -> None:
    room = a_room("guerra", 3)
    for rng in moments(room, 3):
        before, after = seen(room, "royalist"), seen(room, "royalist")
        assert before.pieces
        assert all(one is other for one, other in zip(before.pieces, after.pieces, strict=True))
        assert all(one is other for one, other in zip(before.piles, after.piles, strict=True))
        assert before.notes is after.notes
        if rng.random() < 0.1:
            break


# ---------------------------------------------------------------- over the wire


def test_whoever_asks_for_changes_is_told_the_whole_once(sit: Any) -> None:
    guest: Guest = sit()
    rng = Random(5)
    with live(guest, changes=True) as socket:
        first = socket.receive_json()
        assert (first["type"], first["nth"]) == ("view", 1)
        view, nth = first["view"], 1
        for _ in range(12):
            asked = view["question"]
            if not asked:
                break
            choice = rng.choice(asked["choices"])["id"]
            after = guest.post("answer", {"number": asked["number"], "choice": choice}).json()
            while view["number"] < after["number"]:
                message = socket.receive_json()
                nth += 1
                assert (message["type"], message["nth"]) == ("change", nth)
                view = changed(view, message["change"])
            assert view == after


def test_whoever_says_hello_again_is_told_the_whole_again(sit: Any) -> None:
    guest = sit()
    with live(guest, changes=True) as socket:
        first = socket.receive_json()["view"]
        socket.send_json({"secret": guest.secret, "as": None, "lang": "en", "changes": True})
        while (message := socket.receive_json())["type"] != "view":
            pass
        assert message["view"]["pieces"] == first["pieces"]


def test_a_change_is_a_small_part_of_the_view() -> None:
    views = looks("guerra", most=60)
    changes = sum(len(msgspec.json.encode(change(*pair))) for pair in pairwise(views))
    assert changes < sum(len(msgspec.json.encode(view)) for view in views) / 5
