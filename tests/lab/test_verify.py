"""Every die can be computed again, and tampering is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from vivac.lab.verify import Verdict, verify
from vivac.table import FairChance, Journal, open_table, resume, throw

pytestmark = pytest.mark.usefixtures("installed_toy")


def game(*, finished: bool = True, chance: FairChance | None = None) -> str:
    table = open_table("toy", "long", seed="secret", chance=chance)
    while table.question and (finished or len(table.journal.entries) < 9):
        waiting = table.waiting_for
        high = len(waiting) == 2 or table.question.prompt != "bid"
        table.answer("bid:high" if table.question.prompt == "bid" and high else 0)
    return "".join(f"{line}\n" for line in table.journal.lines())


def verdict(text: str, change: Callable[[str], str] = str) -> Verdict:
    return verify(Journal.parse(change(text)))


def said(found: Verdict) -> list[str]:
    return [say.key for say in found.problems]


def test_an_honest_game_is_sound_to_the_last_die() -> None:
    found = verdict(game())
    assert found.sound
    assert found.over
    assert found.remarks == []
    assert found.final
    assert found.edition.version == "1"
    assert found.checked == found.dice > 4


def test_a_die_that_was_changed_is_named() -> None:
    text = game()
    journal = Journal.parse(text)
    number, die = next((n, e.value) for n, e in enumerate(journal.entries) if isinstance(e.value, int))
    other = die % 6 + 1  # type: ignore[operator]
    found = verdict(
        text, lambda text: text.replace(f'"n":{number},"entry":{die}', f'"n":{number},"entry":{other}')
    )
    assert said(found) == ["die-unfair", "end-differs"]
    assert found.problems[0].params == {"number": number, "got": str(other), "due": str(die)}


def test_a_draw_that_was_changed_is_named_even_if_the_game_cannot_go_on_from_there() -> None:
    journal = Journal.parse(game())
    first, second = (str(entry.value) for entry in journal.entries[:2])
    text = game().replace(f'"n":0,"entry":"{first}"', f'"n":0,"entry":"{second}"')
    found = verdict(text)
    assert said(found) == ["die-unfair", "journal-breaks-a-rule"]
    assert [say.params["number"] for say in found.problems] == [0, 1]


def test_an_answer_that_was_never_offered_is_named() -> None:
    found = verdict(game(), lambda text: text.replace('["bid","high"]', '["bid","more"]', 1))
    assert said(found) == ["journal-breaks-a-rule"]
    assert not found.over


def test_a_seed_that_was_never_sealed_is_found() -> None:
    found = verdict(game(), lambda text: text.replace('{"seed":"secret"}', '{"seed":"better"}'))
    assert said(found) == ["seed-of-no-seal"]
    assert [say.key for say in found.remarks] == ["seed-lost"]
    assert found.checked == 0


def test_an_answer_that_was_changed_for_another_legal_one_leads_to_another_end() -> None:
    text = game()
    assert '["march","hill"]' in text
    found = verdict(text, lambda text: text.replace('["march","hill"]', '["march","ford"]'))
    assert said(found) == ["end-differs"]
    assert not found.final


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"version":"1"', '"version":"0"', "journal-of-another-edition"),
        ('"box":"none"', '"box":"f00"', "journal-of-another-box"),
        ('"pack":""', '"pack":"f00"', "journal-of-another-pack"),
    ],
)
def test_a_journal_of_other_rules_or_another_box_is_not_vouched_for(old: str, new: str, problem: str) -> None:
    text = game()
    assert old in text
    found = verdict(text, lambda text: text.replace(old, new, 1))
    assert said(found) == [problem]
    assert found.final, "though it comes to the same end"


def test_a_game_that_goes_on_keeps_its_seed() -> None:
    found = verdict(game(finished=False))
    assert found.sound
    assert not found.over
    assert [say.key for say in found.remarks] == ["seed-not-yet"]


def test_dice_entered_by_hand_cannot_be_checked() -> None:
    text = game().replace(FairChance("secret").commitment, "").replace('{"seed":"secret"}\n', "")
    found = verdict(text)
    assert found.sound
    assert [say.key for say in found.remarks] == ["dice-by-hand"]


def test_a_game_that_went_on_with_another_seed_is_checked_with_both() -> None:
    table = resume(Journal.parse(game(finished=False)))
    table.journal.seal(FairChance("second").commitment)
    throw(table, FairChance("second"))
    while table.question:
        table.answer("bid:high" if len(table.waiting_for) == 2 else 0)
    lines = [*table.journal.lines(), '{"seed":"secret"}']
    found = verdict("\n".join(lines))
    assert found.sound
    assert found.checked == found.dice
    without_first = verdict("\n".join(lines[:-1]))
    assert [say.key for say in without_first.remarks] == ["seed-lost"]
    assert 0 < without_first.checked < found.checked
