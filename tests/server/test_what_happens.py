"""What happens to a match besides answers: taking back, ending, rematches, claims, replays, odds."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from tests.server.guests import Guest, problem
from vivac.drawing.symbols import SYMBOLS
from vivac.table import Journal


@pytest.fixture
def two(sit: Any, installed_toy: Any) -> tuple[Guest, Guest]:
    """Two people at one table."""
    north = sit("toy", seats={"north": "me", "south": "open"}, watch=True)
    return north, north.invited("south")


def to_the_march(north: Guest, south: Guest) -> None:
    north.answer("bid:high")
    south.answer("bid:low")


# ---------------------------------------------------------------- taking back


def test_a_decision_can_be_taken_back_while_nothing_was_revealed(two: Any) -> None:
    north, south = two
    to_the_march(north, south)
    before = north.view()
    assert before["can_take_back"] is False
    assert north.answer("march:hill")["can_take_back"] is True
    assert south.view()["can_take_back"] is False
    assert north.post("take-back").json() == before


def test_a_die_cannot_be_taken_back_between_two(two: Any) -> None:
    north, south = two
    to_the_march(north, south)
    north.answer("march:hill")
    after = north.answer("raid")
    problem(north.post("take-back"), 409)
    found = problem(north.post("take-back", {"force": True}), 409)
    assert "alone" in found["detail"]
    assert north.view() == after


def test_nobody_takes_back_for_another(two: Any) -> None:
    north, south = two
    to_the_march(north, south)
    north.answer("march:hill")
    problem(south.post("take-back"), 409)
    problem(south.post("take-back", {"role": "north"}), 403)
    problem(north.as_("").post("take-back"), 403)


def test_alone_one_may_go_back_past_dice_but_the_log_remembers(sit: Any) -> None:
    guest = sit(seed="5")
    problem(guest.post("take-back", {"force": True}), 409)
    guest.answer()
    before = guest.view()
    view = guest.answer()
    while view["number"] - before["number"] < 2:
        before, view = view, guest.answer()
    assert view["take_back_forced"] is True
    problem(guest.post("take-back"), 409)
    back = guest.post("take-back", {"force": True}).json()
    assert back["number"] == before["number"]
    assert back["question"] == before["question"]
    assert back["log"][-1]["text"] == "Mosby went back past what chance had already decided."
    assert guest.answer(before["question"]["choices"][0]["id"])["number"] >= before["number"]


def test_the_same_dice_fall_again_after_going_back(sit: Any) -> None:
    guest = sit(seed="5")
    before = guest.answer()
    choice = before["question"]["choices"][0]["id"]
    first = guest.answer(choice)
    guest.post("take-back", {"force": True})
    again = guest.answer(choice)
    assert again["pieces"] == first["pieces"]
    assert again["number"] == first["number"]


def test_a_game_that_is_over_is_not_taken_back(two: Any) -> None:
    north, _ = two
    north.answer("bid:high")
    north.post("resign", {"role": "north"})
    problem(north.post("take-back"), 409)


# ---------------------------------------------------------------- ending


def test_who_resigns_has_lost_and_the_seed_is_told(two: Any) -> None:
    north, south = two
    assert '"seed"' not in problem(north.get("journal"), 403)["detail"]
    view = south.post("resign", {"role": "south"}).json()
    assert view["over"] is True
    assert view["outcome"]["winners"] == ["north"]
    assert view["question"] is None
    assert view["log"][-1]["text"] == view["outcome"]["text"]
    assert north.view()["outcome"] == view["outcome"]
    journal = Journal.parse(north.get("journal").text)
    assert [sha256(seed.encode()).hexdigest() for seed in journal.seeds] == [journal.header.seed_hash]
    problem(north.post("answer", {"number": view["number"], "choice": "bid:low"}), 409)
    problem(north.post("resign"), 409)


def test_alone_one_resigns_to_nobody(sit: Any) -> None:
    assert sit().post("resign").json()["outcome"]["winners"] == []


def test_only_who_sits_there_resigns(two: Any) -> None:
    north, _ = two
    problem(north.post("resign", {"role": "south"}), 403)
    problem(north.as_("").post("resign"), 403)


def test_a_draw_needs_both(two: Any) -> None:
    north, south = two
    view = north.post("offer-draw").json()
    assert view["over"] is False
    assert view["offers"] == ["north"]
    assert north.post("offer-draw").json()["over"] is False
    view = south.post("offer-draw").json()
    assert view["over"] is True
    assert view["outcome"]["winners"] == []
    problem(north.post("offer-draw"), 409)


def test_an_offer_lapses_with_the_next_answer(two: Any) -> None:
    north, south = two
    north.post("offer-draw")
    south.answer("bid:low")
    assert south.view()["offers"] == []
    assert south.post("offer-draw").json()["over"] is False


def test_neither_a_bot_nor_nobody_takes_a_draw(sit: Any, installed_toy: Any) -> None:
    problem(sit("toy", seats={"south": "bot:random"}).post("offer-draw"), 409)


def test_alone_there_is_no_draw(sit: Any) -> None:
    problem(sit().post("offer-draw"), 409)


def test_everybody_keeps_their_seat_in_a_rematch(two: Any) -> None:
    north, south = two
    problem(north.post("rematch"), 409)
    north.post("resign")
    problem(north.as_("").post("rematch"), 403)
    answer = north.post("rematch")
    assert answer.status_code == 201
    opened = answer.json()
    assert opened["table"] != north.table
    assert opened["seats"] == {"north": north.secret}
    assert south.post("rematch").json()["table"] == opened["table"]
    assert south.view()["rematch"] == opened["table"]
    again = Guest(south.client, opened["table"], south.secret).view()
    assert again["viewer"] == "south"
    assert again["over"] is False
    assert again["seed_hash"] != north.view()["seed_hash"]


# ---------------------------------------------------------------- replays


def test_a_replay_stops_at_decisions_and_turns(sit: Any) -> None:
    guest = sit(seed="5")
    for _ in range(12):
        view = guest.answer()
    page = guest.get("replay", lang="es").json()
    assert page["entries"] == view["number"]
    assert len(page["decisions"]) == 12
    assert page["turns"][0] == {"number": 0, "label": "Turno 1"}
    assert page["over"] is False


def test_a_replay_marks_moments_in_the_words_of_the_log(sit: Any) -> None:
    guest = sit("mosby", drill="example-1")
    while not (view := guest.view())["drill"]["done"]:
        guest.answer(view["drill"]["choose"][0])
    told = {(line["n"], line["text"]) for line in guest.view(lang="es", log="all")["log"]}
    moments = guest.get("replay", lang="es").json()["moments"]
    assert moments
    assert {(moment["number"], moment["text"]) for moment in moments} <= told
    assert {f"badge-{moment['badge']}" for moment in moments} <= SYMBOLS.keys()


def test_a_replay_weighs_every_decision_and_the_end(sit: Any) -> None:
    guest = sit(seed="5")
    for _ in range(12):
        guest.answer()
    page = guest.get("replay").json()
    assert [point["number"] for point in page["balance"]] == [*page["decisions"], page["entries"]]
    assert len({point["value"] for point in page["balance"]}) > 1
    assert "balance" not in guest.as_("").get("replay").json()


def test_the_balance_between_two_is_told_when_it_is_over(two: Any) -> None:
    north, south = two
    to_the_march(north, south)
    north.answer("march:hill")
    for who in (north, south, north.watching()):
        assert "balance" not in who.get("replay").json()
    problem(north.get("replay", **{"as": "south"}), 403)
    south.post("resign")
    assert len(north.watching().get("replay").json()["balance"]) == 4


def test_any_moment_can_be_seen_again(sit: Any) -> None:
    guest = sit(seed="5")
    seen = [guest.view()]
    seen += [guest.answer() for _ in range(8)]
    for view in seen:
        then = guest.get(f"replay/{view['number']}").json()
        for part in ("pieces", "tracks", "hands", "heading", "log", "question"):
            assert then[part] == view[part]
    problem(guest.get("replay/99999"), 404)
    problem(guest.get("replay/-1"), 404)


def test_while_a_game_goes_on_everybody_sees_their_own_side(two: Any) -> None:
    north, south = two
    north.answer("bid:low")
    problem(north.get("replay/2", **{"as": "south"}), 403)
    assert north.get("replay/2").json()["viewer"] == "north"
    assert north.watching().get("replay/2").json()["viewer"] is None
    south.post("resign")
    assert north.get("replay/2", **{"as": "south"}).json()["viewer"] == "south"
    assert north.watching().get("replay/2", **{"as": "south"}).json()["hands"][1]["cards"]
    problem(north.get("replay/2", **{"as": "west"}), 404)


# ---------------------------------------------------------------- asking


@pytest.mark.usefixtures("unhurried")
def test_odds_are_exact_where_the_tree_is_small(two: Any) -> None:
    north, south = two
    to_the_march(north, south)
    north.answer("march:hill")
    odds = north.get("odds", option="raid").json()
    assert odds["exact"] is True
    assert sum(each["p"] for each in odds["outcomes"]) == pytest.approx(1, abs=0.01)
    assert odds["means"]["north"] == pytest.approx(3.5)
    assert len(odds["outcomes"]) == 6
    assert odds["each"]["north"][0] == {"value": "1", "p": pytest.approx(1 / 6, abs=0.001)}
    assert odds["text"].startswith("The north 1 (17 %), 2 (17 %)")
    assert odds["text"].endswith("(exact)")
    (throw,) = odds["throws"]
    assert (throw["title"], throw["often"], throw["bars"]) == (
        "The raid",
        "",
        [],
    )  # no rule says what it needs
    assert north.get("odds", option="raid").json() == odds


def test_odds_are_for_whoever_must_answer(two: Any) -> None:
    north, south = two
    to_the_march(north, south)
    problem(south.get("odds", option="march:hill"), 403)
    problem(north.as_("").get("odds", option="march:hill"), 403)
    problem(north.get("odds", option="nothing"), 404)
    problem(north.get("odds"), 400)


def test_odds_of_mosby_come_quickly_enough(sit: Any) -> None:
    guest = sit(seed="5")
    for _ in range(6):
        guest.answer()
    for choice in guest.view()["question"]["choices"][:5]:
        assert guest.get("odds", option=choice["id"]).status_code == 200


def test_why_not_cites_the_rule_that_forbids(sit: Any, two: Any) -> None:
    north, south = two
    assert north.get("why-not", target="bid:low").json() == {"allowed": True}
    other = north.get("why-not", target="hill").json()
    assert other["allowed"] is False
    assert other["sentence"].startswith("No rule by itself forbids this")
    north.answer("bid:high")
    assert north.get("why-not", target="hill").json()["sentence"].startswith("It is not your turn.")
    south.answer("bid:low")
    found = north.get("why-not", target="march:sea").json()
    assert found == {"allowed": False, "sentence": "Nobody marches to sea.", "rule": "2.1"}
    assert "watching" in north.watching().get("why-not", target="hill").json()["sentence"]
    south.post("resign")
    assert north.get("why-not", target="hill").json()["sentence"] == "The game is over."
    problem(north.get("why-not"), 400)


def test_the_log_and_the_picture_can_be_taken_home(sit: Any) -> None:
    guest = sit(seed="5")
    guest.answer()
    log = guest.get("log")
    assert log.headers["content-type"].startswith("text/plain")
    assert "Turn 1 begins. (A1-1)" in log.text
    picture = guest.get("picture.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    assert "sandbox" in picture.headers["content-security-policy"]
    assert guest.get("picture.svg", n=0).text != picture.text


def test_alone_the_journal_can_be_had_at_any_time_but_never_the_seed(sit: Any) -> None:
    guest = sit(seed="a secret seed")
    guest.answer()
    journal = guest.get("journal")
    assert Journal.parse(journal.text).entries
    assert "a secret seed" not in journal.text
    problem(guest.as_("").get("journal"), 403)


@pytest.mark.parametrize(
    "what", ["", "replay", "replay/0", "odds?option=a", "why-not?target=a", "journal", "log"]
)
def test_a_table_that_does_not_exist(client: Any, what: str) -> None:
    for table in ("nothing", "x" * 300, "%00"):
        answer = client.get(f"/api/tables/{table}/{what}".rstrip("/"))
        problem(answer, 404)


def test_a_hint_names_what_a_marshal_would_do_and_what_came_near(sit: Any) -> None:
    guest = sit(seed="5")
    view = guest.view()
    hint = guest.post("hint", {}).json()
    offered = [choice["id"] for choice in view["question"]["choices"]]
    assert hint["number"] == view["question"]["number"]
    assert 1 <= len(hint["options"]) <= 2
    assert len(set(hint["options"])) == len(hint["options"])
    assert set(hint["options"]) <= set(offered)
    assert guest.view()["question"] == view["question"]  # nothing has changed


def test_nobody_is_advised_against_another_person(two: Any) -> None:
    north, south = two
    to_the_march(north, south)
    problem(north.post("hint", {}), 403)
    problem(south.post("hint", {}), 403)
