"""Every sentence of Mosby's Raiders: complete in both languages, readable, in the words of the game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pkgutil import iter_modules
from random import Random
from typing import Any

import pytest

from tests.games.texts import Charted, Naming, Spoken, Texts
from vivac.games.mosby import RULEBOOK, chapters
from vivac.games.mosby.box.unpacking import open_box
from vivac.lab.wording import refusals, says_in
from vivac.table import LANGUAGES, Action, RandomChance, Say, Table, find_game, open_table
from vivac.table.reader import Reader

BOX = open_box()
READERS = {lang: Reader(RULEBOOK, BOX, lang) for lang in LANGUAGES}
ASKING = {"ask_to_play": Naming(2, "ask-"), "pick": Naming(1, "ask-"), "Menu": Naming(0, "ask-")}
TEXT = Texts(RULEBOOK, ASKING, elsewhere={"Menu"})
CHAPTERS = [import_module(f"{chapters.__name__}.{each.name}") for each in iter_modules(chapters.__path__)]
ACTIONS = [each for chapter in CHAPTERS for each in vars(chapter).values() if isinstance(each, Action)]
VERBS = {*(action.verb for action in ACTIONS), "die", "draw"}
SWITCHES = [switch.id for switch in RULEBOOK.switches]

# ---------------------------------------------------------------- what the rules say


def reasons() -> Iterator[str]:
    """What dice are rolled and things drawn for."""
    drawing = {"roll", "draw", "take", "draw_unit", "draw_combat_unit"}
    for function, call, _ in TEXT.calls():
        for argument in call.args if function in drawing else ():
            if isinstance(argument, ast.Constant):
                yield str(argument.value)


def composed() -> set[str]:
    """The keys that the rules put together from ids."""
    return {
        "title",
        "summary",
        *(f"scenario-{scenario.id}{end}" for scenario in RULEBOOK.scenarios for end in ("", "-text")),
        *(f"role-{role}" for role in RULEBOOK.roles),
        *(f"switch-{switch}{end}" for switch in SWITCHES for end in ("", "-text")),
        *(f"option-{verb}" for verb in VERBS),
        *(f"why-{reason}" for reason in reasons()),
        *(event.key for event in BOX.events.values()),
        *(f"card-text-{card.replace('_', '-')}" for card in BOX.cards),
        *(f"unit-{unit.kind}" for unit in BOX.units.values()),
        *(f"won-{level}" for level in BOX.charts.advanced_victory.cells.values()),
    }


# ---------------------------------------------------------------- complete


@pytest.mark.parametrize("said", list(TEXT.spoken()), ids=lambda said: f"{said.where} {said.key}")
def test_what_the_rules_say_has_a_text_and_all_it_speaks_of(said: Spoken) -> None:
    assert said.key in TEXT.sentences("en"), f"{said.where}: no text for {said.key}"
    if said.params is None:  # a menu is told what it speaks of where it is put
        assert said.key.startswith("ask-"), f"{said.where}: what {said.key} is told cannot be seen"
        return
    missing = TEXT.needs(said.key, "en") - said.params
    assert not missing, f"{said.where}: {said.key} is not told {', '.join(sorted(missing))}"


def test_every_card_event_switch_option_and_die_has_its_text() -> None:
    assert sorted(composed() - set(TEXT.sentences("en"))) == []


@pytest.mark.parametrize("charted", sorted(set(TEXT.charted())), ids=lambda charted: charted.key)
def test_every_chart_axis_and_word_of_a_chart_has_its_text_or_its_name(charted: Charted) -> None:
    figure = not re.search("[a-z]", charted.word)  # the list A, odds of 1-4
    named = any(reader.name(charted.word) != charted.word for reader in READERS.values())
    if not figure and not (named and charted.kind == "word"):
        assert all(charted.key in TEXT.sentences(lang) for lang in LANGUAGES)


def test_every_note_is_told_in_both_languages() -> None:
    parts = [getattr(BOX.contents, part) for part in ("map", "counters", "cards")]
    for thing in (*parts, *RULEBOOK.charts(BOX).values()):
        assert list(thing.unsaid()) == []
    assert all(set(part.note) == set(LANGUAGES) for part in parts if not part.from_the_document)


def test_no_sentence_is_left_over() -> None:
    used = composed() | {said.key for said in TEXT.spoken()} | {word.key for word in TEXT.charted()}
    used |= {inner for sentence in TEXT.sentences("en").values() for inner in sentence.references}
    left = {key for key in TEXT.sentences("en") if key not in used}
    by_id = (
        "fact-",
        "marker-",
        "modifier-",
        "name-",
        "note-",
        "pile-",
        "weight-",
        "length",
        "complexity",
        "place",
    )
    assert sorted(key for key in left if not key.startswith(by_id)) == []


# ---------------------------------------------------------------- said

SAMPLES: dict[str, list[str | int]] = {
    "space": ["salem"],
    "spaces": ["salem aldie"],
    "thing": ["ames"],
    "target": ["bridge", "rail", "depot", "train", "salem"],
    "card": ["hide", "sweep.1"],
    "leader": ["dulaney", "stoughton"],
    "unit": ["c4.1", "picket.1", "courier.1", "sutler.1", "blank.1"],
    "side": ["mosby", "union"],
    "attacker": ["mosby", "union"],
    "step": ["preparation", "events", "operations", "initiative", "activation", "first", "second", "end"],
    "where": ["behind", "outside"],
    "result": ["R", "R1", "R2", "R3", "D", "D1", "D2"],
    "hit": ["yes", "no"],
    "wounded": ["yes", "no"],
    "order": [
        "deactivate",
        "random",
        "toward_mosby",
        "toward_nearest_union",
        "toward_train",
        "away_from_mosby",
    ],
    "sign": ["plus", "minus"],
}
NUMBERS: list[str | int] = [0, 1, 8]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", TEXT.sentences("en"))
def test_a_sentence_reads_well_whatever_it_is_told(key: str, lang: str) -> None:
    names = sorted(TEXT.needs(key, lang))
    samples = {name: SAMPLES.get(name, NUMBERS) for name in names}
    if key == "lee-informed" or "spaces-ordered" in (key, *TEXT.sentences(lang)[key].references):
        samples["spaces"] = NUMBERS
    for values in product(*samples.values()):
        text = READERS[lang].say(Say(key, dict(zip(names, values, strict=True))))
        assert text.strip() == text != ""
        assert not re.search(r"[{}$]|  | [.,:;?]|\.\.|\n", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_begins_with_the_name_of_its_card(lang: str) -> None:
    reader = READERS[lang]
    for card, event in BOX.events.items():
        told = reader.say(Say(event.key, {"card": card}))
        assert told.startswith(f"{event.kind.name[lang]}: ")
        assert told.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_is_one_sentence_that_asks(lang: str) -> None:
    asked = [key for key in TEXT.sentences(lang) if key.startswith("ask-")]
    assert len(asked) == 24
    for key in asked:
        params = {name: SAMPLES.get(name, NUMBERS)[0] for name in TEXT.needs(key, lang)}
        text = READERS[lang].say(Say(key, params))
        assert text.endswith("?"), text
        assert text.count("?") == 1, text
        assert ". " not in text, text


def test_a_spanish_unit_has_its_article() -> None:
    es = READERS["es"]
    said = [es.say(Say("captured", {"unit": unit, "space": "salem"})) for unit in ("sutler.1", "courier.1")]
    assert said == [
        "Los hombres de Mosby capturan una carreta de suministros en Salem.",
        "Los hombres de Mosby capturan un correo en Salem.",
    ]


def test_the_side_and_the_village_called_union_are_told_apart() -> None:
    en = READERS["en"]
    assert en.say(Say("moved", {"space": "union"})) == "Mosby rides to Union."
    assert en.say(Say("initiative", {"side": "union"})) == "The Union has the initiative."


@pytest.mark.parametrize(
    ("lang", "points", "sign", "told"),
    [
        ("en", 5, "plus", "Performance +5: Notoriety 2, Performance 3."),
        ("en", -7, "minus", "Performance -7: Notoriety 2, Performance 3."),
        ("es", 5, "plus", "Rendimiento +5: Notoriedad 2, Rendimiento 3."),
        ("es", -7, "minus", "Rendimiento -7: Notoriedad 2, Rendimiento 3."),
    ],
)
def test_points_won_and_lost_carry_their_sign(lang: str, points: int, sign: str, told: str) -> None:
    say = Say("points", {"points": points, "sign": sign, "notoriety": 2, "performance": 3})
    assert READERS[lang].say(say) == told


@pytest.mark.parametrize(
    ("key", "params", "term"),
    [
        ("ask-initiative", {}, "Fases"),
        ("ask-round", {"space": "salem"}, "Fase"),
        ("ask-skedaddle", {"space": "salem", "union": 4, "mosby": 3}, "Salir pitando"),
        ("ask-reported-dead", {}, "Alerta"),
        ("ask-casualty-check", {"wounded": "no"}, "chequeo de bajas"),
        ("ask-escorts", {}, "Tren de Carretas"),
        ("ask-union-unit", {}, "unidad nordista activada"),
        ("ask-place", {}, "Confederación de Mosby"),
        ("ask-discard", {}, "cartas de Acción"),
        ("ask-lose-permanent", {}, "carta Permanente"),
        ("ask-interrogate", {}, "puntos de Rendimiento"),
        ("option-skedaddle", {}, "Salir pitando"),
        ("option-pass", {}, "Pasar"),
        ("track-notoriety", {}, "Notoriedad"),
        ("track-performance", {}, "Rendimiento"),
        ("track-awareness", {}, "Alerta"),
        ("pile-holding", {}, "Casilla de Unidades Nordistas"),
        ("pile-eliminated", {}, "Casilla de Unidades Eliminadas"),
        ("marker-large_force", {}, "concentración de tropas"),
        ("unit-sutler", {}, "carreta de suministros"),
        ("unit-picket", {}, "piquete"),
        ("status-goal", {"turn": 2, "needed": 9}, "Notoriedad"),
        ("status-mosby", {"space": "salem", "where": "behind", "strength": 2}, "tras las líneas nordistas"),
        (
            "combat-die",
            {"die": 4, "modifier": 1, "sign": "plus", "total": 5, "result": "R1"},
            "punto de fuerza",
        ),
        ("won-overwhelming", {"notoriety": 14}, "Victoria aplastante"),
    ],
)
def test_spanish_uses_the_terms_of_the_rules(key: str, params: dict[str, str | int], term: str) -> None:
    assert term in READERS["es"].say(Say(key, params))


# ---------------------------------------------------------------- in play


def random_game(seed: int, *, famous: bool) -> Iterator[Table[Any]]:
    """A game answered at random, at every question and at its end; a famous Mosby sees the last turn."""
    rng = Random(f"game {seed}")
    switches = RULEBOOK.compatible([switch for switch in SWITCHES if rng.random() < 0.5])
    table = open_table("mosby", switches=switches, chance=RandomChance(seed))
    while (question := table.question) is not None:
        yield table
        table.answer(rng.choice(list(question.options)))
        if famous:
            table.game.notoriety = max(table.game.notoriety, table.game.turn)
    yield table


def said_at(table: Table[Any], spots: list[str], rng: Random) -> Iterator[Say]:
    """The scene with its question, and refusals of this and that."""
    yield from says_in(table.scene("mosby"))
    if table.question is None:
        yield from (line.say for line in table.log or ())
    else:
        yield from refusals(table, table.question, spots, rng)
        for target in ("attack", "disband", "hide", "scout", "move:nowhere", "kidnap:nobody", "play:nothing"):
            refusal = table.why_not("mosby", target)
            if refusal is not None:
                yield refusal.say


@pytest.mark.parametrize("famous", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_everything_a_random_game_says_can_be_read(seed: int, famous: bool) -> None:
    spots, rng, read = list(BOX.spaces), Random(seed), set()
    for moment, table in enumerate(random_game(seed, famous=famous)):
        if moment % 5 and table.question is not None:
            continue
        for say in said_at(table, spots, rng):
            told = (say.key, tuple(sorted(say.params.items())))
            if told not in read:
                read.add(told)
                assert all(reader.say(say) for reader in READERS.values())
        for piece in table.scene("mosby").pieces:
            assert all(reader.name(badge) for badge in piece.badges for reader in READERS.values())
    assert {"heading", "ask-place", "turn-begins", "turn-ends"} <= {key for key, _ in read}
    assert table.outcome is not None


def test_the_game_is_found_with_its_text() -> None:
    text = find_game("mosby").text
    assert [text.say(Say("title"), lang) for lang in LANGUAGES] == ["Mosby's Raiders", "Mosby's Raiders"]
