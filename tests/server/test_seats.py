"""Seats: a link opens one seat to one person, and a private table to nobody else."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.guests import Guest, problem

ADDRESSES = ("", "replay", "replay/0", "journal", "log", "picture.svg", "odds", "why-not")
ASKING = {"option": "bid:low", "target": "hill"}


@pytest.fixture
def north(sit: Any, installed_toy: Any) -> Guest:
    """Who has opened a table for two, and sent the link of the other seat to a friend."""
    guest: Guest = sit("toy", seats={"north": "me", "south": "open"})
    return guest


def invitation(guest: Guest, role: str = "south") -> str:
    return guest.links[role].partition("#invite=")[2]


def test_who_claims_a_seat_is_given_a_secret_that_nobody_knew(north: Guest) -> None:
    answer = north.as_("").post("claim", {"secret": invitation(north), "name": "Eva"}).json()
    (secret,) = answer["seats"].values()
    assert secret not in (invitation(north), north.secret)
    assert answer["links"] == {"south": f"/table/{north.table}#seat={secret}"}
    south = north.as_(secret)
    seat = south.view()["seats"][1]
    assert (seat["kind"], seat["you"], seat["player"]) == ("person", True, "Eva")


def test_an_invitation_shows_nothing_and_answers_nothing(north: Guest) -> None:
    knowing = north.as_(invitation(north))
    for address in ADDRESSES:
        found = problem(knowing.get(address, **ASKING), 403)
        assert "private" in found["detail"]
    problem(knowing.post("answer", {"number": 2, "choice": "bid:low", "role": "south"}), 403)
    problem(knowing.post("resign"), 403)
    problem(knowing.post("new-link", {"role": "south"}), 403)
    listed = north.client.post("/api/tables/mine", json={"secrets": [invitation(north)]}).json()
    assert listed == []


def test_whoever_opened_the_table_cannot_sit_down_as_their_friend_once_they_came(north: Guest) -> None:
    north.invited("south")
    found = problem(north.post("claim", {"secret": invitation(north)}), 409)
    assert "gives nobody a seat any more" in found["detail"]
    problem(north.get(**{"as": "south"}), 403)
    problem(north.post("answer", {"number": 2, "choice": "bid:low", "role": "south"}), 403)


def test_a_seat_can_be_waited_for(north: Guest) -> None:
    north.answer("bid:low")
    assert north.view()["waiting_text"].startswith("Waiting for somebody to take the seat")
    north.invited("south")
    assert north.view()["waiting_text"] == "Waiting for the south."


def test_no_secret_that_is_brought_along_becomes_that_of_a_seat(north: Guest) -> None:
    for brought in ("x" * 32, north.secret):
        problem(north.as_("").post("claim", {"role": "south", "secret": brought}), 409)
    assert north.view()["seats"][1]["kind"] == "open"


def test_a_seat_is_not_taken_by_its_name_without_the_link(north: Guest) -> None:
    for claim in ({"role": "south"}, {}):
        found = problem(north.as_("").post("claim", claim), 403)
        assert "link" in found["detail"]
    problem(north.post("claim", {"role": "west"}), 404)
    problem(north.post("claim", {"role": "north", "secret": invitation(north)}), 409)


def test_who_holds_a_seat_and_takes_another_has_two_secrets(north: Guest) -> None:
    south = north.invited("south")
    assert south.secret != north.secret
    assert north.view()["roles"] == ["north"]
    assert south.view()["roles"] == ["south"]


def test_a_claim_whose_answer_was_lost_is_asked_again(north: Guest) -> None:
    claim = {"secret": invitation(north), "once": "a word of my own, long enough"}
    first = north.as_("").post("claim", claim).json()
    assert north.as_("").post("claim", claim).json() == first
    problem(north.as_("").post("claim", {**claim, "once": "another's word, just as long"}), 409)
    problem(north.as_("").post("claim", {**claim, "once": "short"}), 400)


def test_a_public_table_is_listed_and_its_seats_are_taken_by_name(sit: Any, installed_toy: Any) -> None:
    north = sit("toy", seats={"north": "me", "south": "open"}, public=True)
    assert north.as_("").view()["viewer"] is None
    claimed = north.as_("").post("claim", {}).json()
    assert claimed["seats"].keys() == {"south"}
    problem(north.as_("").post("claim", {"role": "south"}), 409)
    problem(north.as_("").post("claim", {"role": "north"}), 409)
    problem(north.as_("").post("claim", {}), 409)


def test_a_private_table_is_shown_to_nobody_else(north: Guest) -> None:
    stranger = north.as_("")
    for who in (stranger, north.as_("a secret of another table")):
        for address in ADDRESSES:
            problem(who.get(address, **ASKING), 403)
    assert north.table not in north.client.get("/api/tables").text
    with north.client.websocket_connect(f"/api/tables/{north.table}/live") as socket:
        socket.send_json({})
        assert "private" in socket.receive_json()["detail"]
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()
    north.post("resign")
    problem(stranger.get("journal"), 403)
    problem(stranger.get("replay", **{"as": "south"}), 403)


def test_a_link_for_watching_shows_what_a_watcher_may_see(sit: Any, installed_toy: Any) -> None:
    north = sit("toy", seats={"north": "me", "south": "open"}, watch=True)
    watcher = north.watching()
    view = watcher.view()
    assert (view["viewer"], view["roles"], view["question"]) == (None, [], None)
    problem(watcher.post("answer", {"number": 2, "choice": "bid:low"}), 403)
    problem(watcher.get(**{"as": "north"}), 403)
    problem(watcher.post("claim", {}), 403)
    problem(watcher.post("new-link", {"role": "south"}), 403)


def test_a_new_link_of_ones_seat_takes_the_place_of_the_old_one(north: Guest) -> None:
    renewed = north.post("new-link").json()
    assert renewed["links"]["north"].endswith(renewed["seats"]["north"])
    problem(north.get(), 403)
    again = north.as_(renewed["seats"]["north"])
    assert again.view()["viewer"] == "north"
    assert again.post("new-link", {"role": "south"}).status_code == 200  # still who opened the table


def test_a_lost_invitation_is_replaced_by_whoever_opened_the_table(north: Guest) -> None:
    renewed = north.post("new-link", {"role": "south"}).json()
    assert renewed["seats"] == {}
    problem(north.as_("").post("claim", {"secret": invitation(north)}), 409)
    north.links = renewed["links"]
    south = north.invited("south")
    found = problem(north.post("new-link", {"role": "south"}), 403)  # it is somebody's now
    assert "south" in found["detail"]
    problem(south.post("new-link", {"role": "north"}), 403)
    problem(north.post("new-link", {"role": "west"}), 404)


def test_who_opens_a_table_for_others_can_look_and_replace_their_invitations(
    sit: Any, installed_toy: Any
) -> None:
    opener = sit("toy", seats={"north": "open", "south": "open"})
    assert opener.seats == {}
    assert opener.view()["viewer"] is None
    assert opener.post("new-link", {"role": "south"}).status_code == 200
    problem(opener.post("new-link"), 403)
    assert opener.invited("north").view()["viewer"] == "north"


def test_a_live_connection_ends_when_its_link_is_replaced(north: Guest) -> None:
    with north.client.websocket_connect(f"/api/tables/{north.table}/live") as socket:
        socket.send_json({"secret": north.secret})
        while not socket.receive_json()["view"]["seats"][0]["present"]:
            pass
        north.post("new-link")
        while (message := socket.receive_json())["type"] == "view":
            pass
        assert "private" in message["detail"]


def test_in_a_rematch_everybody_keeps_their_seat_and_learns_nobody_elses(north: Guest) -> None:
    south = north.invited("south")
    south.post("resign")
    mine, theirs = (who.post("rematch").json() for who in (north, south))
    assert mine["table"] == theirs["table"]
    assert mine["seats"] == {"north": north.secret}
    assert theirs["seats"] == {"south": south.secret}
    for who, role in ((north, "north"), (south, "south")):
        assert Guest(who.client, mine["table"], who.secret).view()["roles"] == [role]
    problem(Guest(north.client, mine["table"]).get(), 403)


def test_an_invitation_nobody_used_does_not_lead_to_the_rematch(north: Guest) -> None:
    north.post("resign")
    again = north.post("rematch").json()
    other = Guest(north.client, again["table"], north.secret)
    problem(other.as_("").post("claim", {"secret": invitation(north)}), 409)
    other.links = again["links"]
    assert other.invited("south").view()["viewer"] == "south"


def test_the_store_knows_no_secret(north: Guest, tmp_path: Path) -> None:
    south = north.invited("south")
    with sqlite3.connect(tmp_path / "tables.sqlite") as store:
        kept = "\n".join(store.iterdump())
    for secret in (north.secret, south.secret, invitation(north)):
        assert secret not in kept
