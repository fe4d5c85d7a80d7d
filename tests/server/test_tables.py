"""Opening tables, looking at them, answering."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.guests import Guest, problem
from vivac.lab.verify import verify
from vivac.table import Journal

VIEW = {
    *("table", "game", "version", "viewer", "roles", "number", "heading", "status", "pieces", "tracks"),
    *("piles", "hands", "focus", "notes", "waiting_for", "waiting_text", "question", "outcome", "log"),
    *("seats", "can_take_back", "over", "dice", "scenario", "switches"),
}


def play_to_the_end(guest: Guest, most: int = 3000) -> Any:
    view = guest.view()
    for nth in range(most):
        if not view["question"]:
            return view
        choices = view["question"]["choices"]
        view = guest.answer(choices[nth * 7 % len(choices)]["id"])
    raise AssertionError("the game did not end")


def test_whoever_opens_a_table_gets_a_link_to_their_seat(client: Any) -> None:
    answer = client.post("/api/tables", json={"game": "mosby"})
    assert answer.status_code == 201
    opened = answer.json()
    secret = opened["seats"]["mosby"]
    assert len(secret) >= 30
    assert opened["links"] == {"mosby": f"/table/{opened['table']}#seat={secret}"}


def test_a_view_has_everything_a_client_draws(sit: Any) -> None:
    view = sit().view()
    assert set(view) >= VIEW
    assert view["viewer"] == "mosby"
    assert view["roles"] == ["mosby"]
    question = view["question"]
    assert question["number"] == view["number"] == 0
    assert question["prompt"]
    assert {"id", "label", "place", "piece", "card", "rule", "danger"} == set(question["choices"][0])
    assert view["waiting_text"] == "It is your turn."
    assert view["log"][0]["turn"] == 1
    assert view["log"][0]["heading"] == view["heading"]
    assert view["seats"][0] == {
        "role": "mosby",
        "name": "Mosby",
        "kind": "person",
        "you": True,
        "present": False,
        "player": "",
    }


def test_an_answer_leads_to_the_next_question(sit: Any) -> None:
    guest = sit()
    before = guest.view()
    after = guest.answer()
    assert after["number"] > before["number"]
    assert after["question"]["number"] == after["number"]
    assert guest.view() == after


def test_everything_is_said_in_the_language_of_whoever_looks(sit: Any) -> None:
    guest = sit()
    assert guest.view()["heading"] == "Turn 1: Preparation"
    assert guest.view(lang="es")["heading"] == "Turno 1: Preparación"
    number, choice = 0, guest.view()["question"]["choices"][0]["id"]
    answered = guest.post("answer", {"number": number, "choice": choice}, lang="es").json()
    assert answered["waiting_text"] == "Te toca."


def test_without_a_secret_one_watches(sit: Any) -> None:
    guest = sit()
    watching = guest.as_("").view()
    assert watching["viewer"] is None
    assert watching["roles"] == []
    assert watching["question"] is None
    assert watching["can_take_back"] is False
    assert not any(seat["you"] for seat in watching["seats"])
    assert guest.as_("no such secret at all").view()["viewer"] is None


def test_a_repeated_click_is_harmless(sit: Any) -> None:
    guest = sit()
    choice = guest.view()["question"]["choices"][0]["id"]
    first = guest.post("answer", {"number": 0, "choice": choice})
    assert first.status_code == 200
    found = problem(guest.post("answer", {"number": 0, "choice": choice}), 409)
    assert "no longer open" in found["detail"]
    assert guest.view() == first.json()


def test_what_is_not_offered_is_refused(sit: Any) -> None:
    guest = sit()
    before = guest.view()
    for choice in ("move:the_moon", "", "place", "0", "::::", "place:" + "x" * 150):
        problem(guest.post("answer", {"number": 0, "choice": choice}), 409)
    assert guest.view() == before


def test_only_who_sits_there_may_answer(sit: Any, installed_toy: Any) -> None:
    guest = sit("toy", seats={"north": "me", "south": "open"})
    problem(guest.as_("").post("answer", {"number": 2, "choice": "bid:low"}), 403)
    problem(guest.as_("x" * 32).post("answer", {"number": 2, "choice": "bid:low"}), 403)
    found = problem(guest.post("answer", {"number": 2, "choice": "bid:low", "role": "south"}), 403)
    assert "south" in found["detail"]
    problem(guest.post("answer", {"number": 2, "choice": "bid:low", "role": "west"}), 404)
    problem(guest.get(**{"as": "south"}), 403)
    problem(guest.get(**{"as": "west"}), 404)


def test_one_secret_holds_all_roles_of_a_hot_seat(sit: Any, installed_toy: Any) -> None:
    guest = sit("toy")
    assert len(set(guest.seats.values())) == 1
    view = guest.view()
    assert view["roles"] == ["north", "south"]
    assert view["viewer"] == "north"
    assert guest.view(**{"as": "south"})["viewer"] == "south"
    after = guest.answer("bid:low", role="north")
    assert after["viewer"] == "south"  # who is on move now, as the wire will say too
    assert guest.view()["viewer"] == "south"


def test_of_those_asked_together_a_hot_seat_shows_the_first_in_the_order_of_the_rules(sit: Any) -> None:
    guest = sit("mistral", scenario="1740", seed="seven")
    view = guest.view()
    for _ in range(60):
        if len(view["waiting_for"]) == 2:
            break
        view = guest.answer(view["question"]["choices"][-1]["id"], role=view["viewer"])
    assert view["waiting_for"] == ["british", "bourbon"]
    assert view["viewer"] == "british"
    view = guest.answer("done", role="british")
    assert view["waiting_for"] == ["bourbon"]
    assert view["viewer"] == "bourbon"


def test_who_was_asked_together_may_answer_by_the_number_they_saw(sit: Any, installed_toy: Any) -> None:
    guest = sit("toy")
    number = guest.view()["question"]["number"]
    for role in ("south", "north"):
        answer = guest.post("answer", {"number": number, "choice": "bid:low", "role": role})
        assert answer.status_code == 200
    problem(guest.post("answer", {"number": number, "choice": "bid:low", "role": "north"}), 409)


def test_a_game_can_be_played_to_its_end_and_its_dice_verified(sit: Any) -> None:
    guest = sit(seed="a seed")
    commitment = guest.view()["seed_hash"]
    view = play_to_the_end(guest)
    assert view["over"] is True
    assert view["outcome"]["text"]
    assert view["waiting_for"] == []
    problem(guest.post("answer", {"number": view["number"], "choice": "pass"}), 409)
    journal = guest.as_("").get("journal")
    assert journal.headers["content-type"].startswith("application/jsonl")
    assert '{"seed":"a seed"}' in journal.text
    verdict = verify(Journal.parse(journal.text))
    assert verdict.sound
    assert verdict.over
    assert verdict.checked == verdict.dice > 0
    assert Journal.parse(journal.text).header.seed_hash == commitment


def test_people_may_throw_their_own_dice(sit: Any, installed_toy: Any) -> None:
    guest = sit("toy", dice="entered")
    view = guest.view()
    assert view["dice"] == "entered"
    assert view["waiting_for"] == ["chance"]
    assert view["waiting_text"] == "Throw the dice and enter what they show."
    assert view["question"]["role"] == "chance"
    assert {"draw:ace", "draw:two"} <= {choice["id"] for choice in view["question"]["choices"]}
    assert guest.as_("").view()["question"] is None
    guest.answer("draw:ace")
    guest.answer("draw:two", role="chance")
    guest.answer("bid:high", role="north")
    guest.answer("bid:low", role="south")
    guest.answer("march:hill")
    view = guest.answer("raid")
    assert [choice["id"] for choice in view["question"]["choices"]] == [f"die:{n}" for n in range(1, 7)]
    assert [choice["label"] for choice in view["question"]["choices"]] == list("123456")
    problem(guest.post("answer", {"number": view["number"], "choice": "die:7"}), 409)
    assert guest.answer("die:4")["tracks"][0]["at"] == 4


def test_nobody_enters_dice_where_they_fall_by_themselves(sit: Any) -> None:
    problem(sit().post("answer", {"number": 0, "choice": "die:6", "role": "chance"}), 409)


def test_a_bot_answers_for_its_seat(client: Any, sit: Any, installed_toy: Any) -> None:
    guest = sit("toy", seats={"north": "me", "south": "bot:greedy"})
    seat = guest.view()["seats"][1]
    assert (seat["kind"], seat["player"], seat["present"]) == ("bot", "greedy", True)
    with client.websocket_connect(f"/api/tables/{guest.table}/live") as socket:
        socket.send_json({"secret": guest.secret, "as": None, "lang": "en"})
        view = socket.receive_json()["view"]
        for _ in range(60):
            if view["over"]:
                return
            if view["question"]:
                number, choice = view["question"]["number"], view["question"]["choices"][0]["id"]
                guest.post("answer", {"number": number, "choice": choice})
            view = socket.receive_json()["view"]
    raise AssertionError("the bot did not play to the end")


def test_two_bots_play_by_themselves(client: Any, sit: Any, installed_toy: Any) -> None:
    guest = sit("toy", seats={"north": "bot:random", "south": "bot:random"})
    assert guest.seats == {}
    with client.websocket_connect(f"/api/tables/{guest.table}/live") as socket:
        socket.send_json({})
        while not socket.receive_json()["view"]["over"]:
            pass


def test_scenario_and_switches_are_those_asked_for(sit: Any, installed_toy: Any) -> None:
    view = sit("toy", scenario="long", switches=["brave"], name="Ana").view()
    assert (view["scenario"], view["switches"]) == ("long", ["brave"])
    assert view["seats"][0]["player"] == "Ana"


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": "toy", "scenario": "endless"},
        {"game": "toy", "switches": ["nothing"]},
        {"game": "toy", "seats": {"west": "me"}},
        {"game": "toy", "seats": {"north": "bot:genius"}},
        {"game": "toy", "seats": {"north": "you"}},
        {"game": "toy", "drill": "nothing"},
        {"game": "toy", "drill": "raid", "seats": {"north": "bot:random"}},
        {"game": "toy", "drill": "raid", "seats": {"north": "open"}},
        {"game": "toy", "dice": "loaded"},
        {"game": "toy", "name": "x" * 100},
        {"game": "toy", "unheard": "of"},
        {"game": 3},
        {"game": None},
        {},
        [],
        "toy",
    ],
)
def test_a_wish_that_cannot_be_met_opens_nothing(client: Any, installed_toy: Any, wish: Any) -> None:
    problem(client.post("/api/tables", json=wish), 400)
    assert client.get("/api/tables").json() == []


def test_the_list_of_tables_tells_no_secrets(client: Any, sit: Any, installed_toy: Any) -> None:
    guest = sit("toy", seats={"north": "me", "south": "open"}, public=True)
    answer = client.get("/api/tables")
    listed = answer.json()
    assert [each["table"] for each in listed] == [guest.table]
    assert listed[0]["open_seats"] == ["south"]
    assert listed[0]["roles"] == []
    assert listed[0]["your_move"] is False
    for secret in (*guest.seats.values(), guest.links["south"].partition("=")[2]):
        assert secret not in answer.text


def test_the_list_is_bounded_and_begins_with_the_latest(client: Any, sit: Any, installed_toy: Any) -> None:
    tables = [sit("toy").table for _ in range(55)]
    listed = [each["table"] for each in client.get("/api/tables").json()]
    assert len(listed) == 50
    assert set(listed) <= set(tables)


def test_my_tables_are_those_my_secrets_sit_at(client: Any, sit: Any, installed_toy: Any) -> None:
    mine, other = sit("toy"), sit("toy")
    found = client.post("/api/tables/mine", json={"secrets": [mine.secret, "nobody's"]}).json()
    assert [each["table"] for each in found] == [mine.table]
    assert found[0]["your_move"] is True
    assert found[0]["roles"] == ["north", "south"]
    assert found[0]["title"]
    assert found[0]["heading"]
    assert found[0]["over"] is False
    both = client.post("/api/tables/mine", json={"secrets": [mine.secret, other.secret]}).json()
    assert {each["table"] for each in both} == {mine.table, other.table}
    assert client.post("/api/tables/mine", json={"secrets": []}).json() == []


def test_a_view_stays_small(sit: Any) -> None:
    guest, largest = sit(seed="3"), 0
    for nth in range(400):
        view = guest.get()
        largest = max(largest, len(view.content))
        choices = (view.json()["question"] or {}).get("choices")
        if not choices:
            break
        guest.answer(choices[nth % len(choices)]["id"])
    assert largest < 60_000
