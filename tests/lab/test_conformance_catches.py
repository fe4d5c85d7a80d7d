"""The conformance suite passes a good game, and catches each kind of broken one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import msgspec
import pytest

from toys import OVER, PASS, PASSING, RAID, RAIDING, TOY, charts, lay, toy
from vivac.lab import conformance, wording
from vivac.lab.promises import every_option_can_be_taken
from vivac.table import Action, Lit, Option, Rulebook, Say, Switch, Table, by_verb

GO, STAY = Option("go"), Option("stay")


@pytest.mark.usefixtures("installed_toy")
@pytest.mark.parametrize("promise", conformance.PROMISES, ids=lambda promise: promise.__name__)
def test_the_toy_keeps_every_promise(promise: Callable[[Rulebook[Any]], None]) -> None:
    promise(TOY)


def shows_the_enemy_card(box: Any, game: Any, viewer: str | None) -> Any:
    scene = TOY.scene(box, game, viewer)
    return msgspec.structs.replace(scene, focus=game.cards.get("south", ""))


def on_the_enemy_card(_box: Any, game: Any, viewer: str | None) -> Lit:
    return Lit(card=game.cards["south"] if viewer == "north" else "")


async def names_the_enemy_card(table: Table[Any]) -> Any:
    tell = Action("tell", "2.1", label="title", lights=on_the_enemy_card)
    table.game.cards = {"north": "ace", "south": await table.draw(["king", "two", "three"], "deal")}
    table.game.deck = [card for card in table.game.deck if card not in table.game.cards.values()]
    await table.ask("north", "raid", [tell()], confirm=True, acts=tell.by_verb)
    return OVER


async def offers_what_no_action_declares(table: Table[Any]) -> Any:
    await table.ask("north", "raid", [GO, STAY])
    return OVER


def changes_the_table(box: Any, game: Any, viewer: str | None) -> Any:
    scene = TOY.scene(box, game, viewer)
    game.turn += 1
    return scene


def places_a_piece_nowhere(box: Any, game: Any, viewer: str | None) -> Any:
    return msgspec.structs.replace(TOY.scene(box, game, viewer), focus="sea")


async def offers_what_cannot_be_done(table: Table[Any]) -> Any:
    ways = [Option("stay", n) for n in range(50)]
    if await table.ask("north", "raid", [*ways, GO]) == GO:
        raise KeyError("no such road")
    return OVER


async def offers_it_twice(table: Table[Any]) -> Any:
    await table.ask("north", "raid", [GO, GO])
    return OVER


def holed(box: Any) -> Any:
    return {"worth": msgspec.structs.replace(charts(box)["worth"], cells={"ace": 4})}


def unruly(box: Any) -> Any:
    return {"worth": msgspec.structs.replace(charts(box)["worth"], rule="99")}


def nameless(box: Any) -> Any:
    return {"price": charts(box)["worth"]}


def in_one_language(box: Any) -> Any:
    return {"worth": msgspec.structs.replace(charts(box)["worth"], note={"en": "Printed on the cards."})}


@pytest.mark.parametrize(
    ("promise", "broken", "sentence"),
    [
        ("secrets_stay_secret", replace(TOY, scene=shows_the_enemy_card), "sees what north cannot know"),
        (
            "secrets_stay_secret",
            replace(TOY, play=names_the_enemy_card),
            "tells north what they cannot know",
        ),
        ("actions_keep_their_word", toy(offers_what_no_action_declares), "offers what no action declares"),
        ("scenes_do_not_disturb", replace(TOY, scene=changes_the_table), "sees it differently twice"),
        ("scenes_do_not_disturb", replace(TOY, scene=places_a_piece_nowhere), "no spot on the board for sea"),
        ("options_can_be_taken", toy(offers_what_cannot_be_done), "toy: game 0 breaks down: KeyError"),
        ("options_can_be_taken", toy(offers_it_twice), "offers an option twice"),
        ("every_chart_says_where_it_is_from", replace(TOY, charts=holed), "no entry for card king"),
        ("every_chart_says_where_it_is_from", replace(TOY, charts=unruly), "names no rule: 99"),
        ("every_chart_says_where_it_is_from", replace(TOY, charts=nameless), "price has no title in en"),
        (
            "every_chart_says_where_it_is_from",
            replace(TOY, charts=in_one_language),
            "worth: note: there is no es",
        ),
        ("it_is_well_described", replace(TOY, roles=("north", "north")), "roles of the same name"),
        ("it_is_well_described", replace(TOY, solitaire=True), "solitaire means one role"),
        ("it_is_well_described", replace(TOY, switches=(Switch("brave", "99"),)), "brave names no rule"),
        ("everything_has_a_name", replace(TOY, switches=(Switch("timid", "2"),)), "lacks switch-timid"),
    ],
)
def test_a_broken_promise_is_a_sentence(promise: str, broken: Rulebook[Any], sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        getattr(conformance, promise)(broken)


@pytest.mark.parametrize(
    ("promise", "file", "old", "new", "sentence"),
    [
        ("languages_have_the_same_keys", "words/es.ftl", "drawn =", "empate =", "words/es.ftl lacks drawn"),
        ("languages_have_the_same_keys", "words/en.ftl", "drawn =", "", "words/en.ftl lacks drawn"),
        (
            "languages_have_the_same_keys",
            "words/es.ftl",
            "{ $role } es",
            "nadie es",
            "speaks of role in one language",
        ),
        ("every_sentence_can_be_said", "words/es.ftl", "raided =", "raid =", "es: no text for raided"),
        ("every_sentence_can_be_said", "words/en.ftl", "{ $die }", "{ $dice }", "en: raided"),
        ("rules_have_the_same_numbers", "words/rules.es.md", "**1.1**", "**1.2**", "differs in 1.1, 1.2"),
        (
            "every_drill_passes",
            "proof/drills/raid.toml",
            "north = 5",
            "north = 6",
            "step 2: expected north = 6, got 5",
        ),
        (
            "every_drill_passes",
            "proof/drills/raid.toml",
            ', es = "Un ataque"',
            "",
            "not told in both languages",
        ),
        (
            "every_drill_passes",
            "proof/drills/raid.toml",
            ', es = "El norte sube a la colina y ataca."',
            "",
            "not told in both languages",
        ),
    ],
)
@pytest.mark.usefixtures("installed_toy")
def test_a_broken_file_is_a_sentence(
    tmp_path: Path, promise: str, file: str, old: str, new: str, sentence: str
) -> None:
    folder = tmp_path / "toy"
    copytree(TOY.folder, folder)
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))
    broken = replace(TOY, folder=folder)
    with pytest.raises(AssertionError, match=sentence):
        getattr(conformance, promise)(broken)


def test_an_option_that_cannot_be_taken_is_named() -> None:
    table = lay(toy(offers_what_cannot_be_done))
    assert table.question is not None
    with pytest.raises(AssertionError, match="go was offered but breaks the rules"):
        every_option_can_be_taken(table, table.question, Random(1))


def test_a_sentence_that_cites_a_rule_that_does_not_exist_is_caught() -> None:
    async def play(table: Table[Any]) -> Any:
        table.tell("title", rule="99")
        await table.ask("north", "raid", [RAID, PASS], acts=by_verb(RAIDING, PASSING))
        return OVER

    with pytest.raises(AssertionError, match="title cites rule 99, which does not exist"):
        wording.every_sentence_can_be_said(toy(play))


def test_sentences_are_found_anywhere_in_a_scene() -> None:
    scene = TOY.scene(None, TOY.setup("short", frozenset(), None), "north")
    keys = [say.key for say in wording.says_in(scene)]
    assert {"heading", "points", "north-camp", "role-north"} <= set(keys)
    assert list(wording.says_in((Say("a"), {"x": (Say("b"),)}, 3))) == [Say("a"), Say("b")]


@pytest.mark.usefixtures("installed_toy")
def test_a_drill_that_nobody_plays_is_none(tmp_path: Path) -> None:
    folder = tmp_path / "toy"
    copytree(TOY.folder, folder)
    drill = folder / "proof" / "drills" / "raid.toml"
    drill.write_text(drill.read_text().partition("[[step]]")[0])
    with pytest.raises(AssertionError, match="nobody chooses anything in it"):
        conformance.every_drill_passes(replace(TOY, folder=folder))
