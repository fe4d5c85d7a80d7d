"""Every sentence of Guerra a Muerte: complete in both languages, readable, in the words of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.games.texts import Charted, Naming, Texts
from vivac.box.reading import ChartReader
from vivac.games.guerra import RULEBOOK
from vivac.games.guerra.box.unpacking import open_box
from vivac.games.guerra.game import Moment
from vivac.lab.wording import refusals, says_in
from vivac.table import LANGUAGES, RandomChance, Say, Table, find_game, open_table
from vivac.table.reader import Reader

BOX = open_box()
READERS = {lang: Reader(RULEBOOK, BOX, lang) for lang in LANGUAGES}
TEXT = Texts(
    RULEBOOK,
    {
        "spend_on": Naming(2, "ask-"),
        "pick": Naming(1, "ask-"),
        "Menu": Naming(0, "ask-"),
        "roll": Naming(1, "why-"),
        "Action": Naming(0, "option-"),
    },
    elsewhere={"spend_on", "Menu", "Action"},
)
SWITCHES = [switch.id for switch in RULEBOOK.switches]

# ---------------------------------------------------------------- what the rules say


def composed() -> set[str]:
    """The keys that the rules put together from ids."""
    charts = BOX.charts
    return {
        "title",
        "summary",
        *(f"scenario-{scenario.id}{end}" for scenario in RULEBOOK.scenarios for end in ("", "-text")),
        *(f"role-{role}" for role in RULEBOOK.roles),
        *(f"switch-{switch}{end}" for switch in SWITCHES for end in ("", "-text")),
        *(f"pile-{place.replace('_', '-')}" for place in (*BOX.pools.values(), "track", "lost")),
        *(f"marker-{word}" for word in ("repression", "raided", "recruited-royalist", "recruited-patriot")),
        *(f"convoy-{fate.replace('_', '-')}" for fate in charts.convoy.cells.values()),
        *(f"ship-{fate}" for fate in charts.port_capture.cells.values()),
        *(f"name-{tactic.name.replace('_', '-')}" for tactic in charts.tactics.cells.values()),
        *("entered-city", "left-city"),
    }


# ---------------------------------------------------------------- complete


def test_what_the_rules_say_has_a_text_and_all_it_speaks_of() -> None:
    spoken = list(TEXT.spoken())
    assert len(spoken) > 200
    for said in spoken:
        assert said.key in TEXT.sentences("en"), f"{said.where}: no text for {said.key}"
        if said.params is not None:
            missing = TEXT.needs(said.key, "en") - said.params
            assert not missing, f"{said.where}: {said.key} is not told {', '.join(sorted(missing))}"


def test_whatever_is_named_by_an_id_has_its_text() -> None:
    assert sorted(composed() - set(TEXT.sentences("en"))) == []


@pytest.mark.parametrize("charted", sorted(set(TEXT.charted())), ids=lambda charted: charted.key)
def test_every_chart_axis_and_word_of_a_chart_has_its_text(charted: Charted) -> None:
    figure = charted.kind == "word" and not re.search("[a-z]", charted.word)  # the result AR2, odds of 1-3
    assert figure or all(charted.key in TEXT.sentences(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chart_can_be_read_aloud(lang: str) -> None:
    says = ChartReader(READERS[lang])
    for name, chart in RULEBOOK.charts(BOX).items():
        words = [says.title(name), *(says.axis(axis.name) for axis in chart.axes), says.note(chart)]
        words += [key for axis in chart.axes for key in says.keys(axis)]
        words += [cell for row in says.rows(chart) for cell in row]
        assert not any("_" in word or "{" in word for word in words), name


def test_every_note_is_told_in_both_languages() -> None:
    parts = [BOX.contents.map, BOX.contents.counters, BOX.contents.scenarios]
    for thing in (*parts, *RULEBOOK.charts(BOX).values()):
        assert list(thing.unsaid()) == []
    assert all(set(part.note) == set(LANGUAGES) for part in parts)


def test_no_sentence_is_left_over() -> None:
    used = composed() | {said.key for said in TEXT.spoken()} | {word.key for word in TEXT.charted()}
    used |= {inner for sentence in TEXT.sentences("en").values() for inner in sentence.references}
    by_id = ("fact-", "modifier-", "name-", "weight-", "cover-", "length", "complexity", "place")
    assert sorted(key for key in TEXT.sentences("en") if key not in used and not key.startswith(by_id)) == []


# ---------------------------------------------------------------- said

SAMPLES: dict[str, list[str | int]] = {
    "area": ["salta"],
    "to": ["charcas"],
    "place": ["lima", "lima_c", "caribbean_5", "pool_chile", "usa"],
    "city": ["callao", "lima_c"],
    "port": ["callao", "lima_c"],
    "sea": ["caribbean_5"],
    "haven": ["haiti", "usa"],
    "unit": ["ra_cuzco", "gc_mi_01"],
    "militia": ["ra_mi_01"],
    "ship": ["rs_frigate_1", "ch_ship_1", "fortress"],
    "leader": ["ld_bolivar"],
    "army": ["army_p2"],
    "thing": ["ld_boves"],
    "target": ["royalist", "rebels", "legion", "peru", "lima_c"],
    "what": ["army_r3", "ld_paez"],
    "box": ["field", "works", "afloat", "callao"],
    "side": ["royalist", "patriot", "rebels", "legion", ""],
    "enemy": ["royalist", "patriot", "legion"],
    "nation": ["royalist", "gran_colombia"],
    "tactic": ["grand_battery"],
    "odds": ["3-2"],
    "step": [str(step) for step in Moment],
    "turn": list(range(1, 16)),
    "year": [1810],
    "name": ["Lima"],
    "group": [0, 1, 2, 3],
    "areas": ["½", "14½"],
    "pro": ["royalist", "patriot", "nobody"],
    "hostile": ["yes", "no"],
    "kind": ["city", "fortress"],
    "royalist": [0, 1, 2],
    "patriot": [0, 1, 2],
    "attacker": ["all", "half", "quarter", "half_smaller", "none"],
    "defender": ["all", "half", "quarter", "half_smaller", "none"],
    "retreats": ["", "attacker", "defender"],
    "winner": ["", "attacker", "defender"],
    "surrender": [True, False],
}
RESULTS = {
    "battle": list(BOX.charts.battle_effects.cells),
    "siege": list(BOX.charts.siege_effects.cells),
    "assault": list(BOX.charts.siege_effects.cells),
    "hunt": sorted(set(BOX.charts.counter_guerrilla.cells.values())),
}
NUMBERS: list[str | int] = [0, 1, 8]


def samples(key: str, name: str) -> list[str | int]:
    if name == "result":
        return list(RESULTS[key.partition("-")[0]])
    if key == "initiative" and name != "side":
        return NUMBERS
    if key == "note-city" and name != "kind":
        return ["yes", "no"] if name == "port" else ["royalist", "patriot", "nobody"]
    if key == "heading" and name in ("turn", "side"):
        return SAMPLES[name][:2]
    return SAMPLES.get(name, NUMBERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_reads_well_whatever_it_is_told(lang: str) -> None:
    for key in TEXT.sentences(lang):
        names = sorted(TEXT.needs(key, lang))
        for values in product(*(samples(key, name) for name in names)):
            text = READERS[lang].say(Say(key, dict(zip(names, values, strict=True))))
            assert text.strip() == text, key
            assert text or key == "heading-side", key
            assert not re.search(r"[{}$_]|  |(?<!^) [.,:;?]|\.\.|\n|None", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_is_one_sentence_that_asks(lang: str) -> None:
    asked = [key for key in TEXT.sentences(lang) if key.startswith("ask-")]
    assert len(asked) > 45
    for key in asked:
        names = sorted(TEXT.needs(key, lang))
        for values in product(*(samples(key, name)[:3] for name in names)):
            text = READERS[lang].say(Say(key, dict(zip(names, values, strict=True))))
            assert text.endswith("?"), text
            assert text.count("?") == 1, text
            assert ". " not in text, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_and_a_line_of_the_log_are_whole_sentences(lang: str) -> None:
    sentences = TEXT.sentences(lang)
    sections = {sentences[key].section for key in ("turn-begins", "battle-result", "sails", "turned-enough")}
    told = [key for key, sentence in sentences.items() if sentence.section in sections]
    assert len(told) > 100
    for key in told:
        params = {name: samples(key, name)[0] for name in TEXT.needs(key, lang)}
        text = READERS[lang].say(Say(key, params))
        assert text.endswith("."), text
        assert text[0].isupper() or text[0].isdigit(), text


def test_a_city_is_told_from_the_area_that_bears_its_name() -> None:
    assert [READERS["en"].name(place) for place in ("lima", "lima_c", "callao")] == [
        "Lima",
        "Lima (city)",
        "Callao",
    ]
    assert READERS["es"].name("lima_c") == "Lima (ciudad)"
    for reader in READERS.values():
        places = [*BOX.area, *BOX.city]
        assert len({reader.name(place) for place in places}) == len(places)


def test_a_year_has_no_comma() -> None:
    said = Say("heading", {"turn": 5, "year": 1814, "step": "operations", "side": "royalist"})
    assert READERS["en"].say(said) == "Turn V (1814): Royalist Operations"
    assert READERS["es"].say(said) == "Turno V (1814): Operaciones Realistas"
    assert READERS["es"].say(Say("turn-begins", {"turn": 15})) == "1824: empieza el turno XV."


@pytest.mark.parametrize(
    ("key", "params", "term"),
    [
        ("ask-march", {"ops": 1, "place": "salta"}, "queda 1 OP"),
        ("ask-feed", {"rp": 1, "area": "salta"}, "el RP de Salta"),
        ("ask-army", {}, "marcador de ejército"),
        ("ask-promotion", {}, "regular reducido"),
        ("option-works", {}, "trabajos de asedio"),
        ("option-assault", {}, "ataque de asedio"),
        ("pile-pool-royalist", {}, "Caja de reclutas"),
        ("pile-track", {}, "Marcador general de turnos"),
        ("why-interception", {}, "intercepción"),
        ("why-leader-loss", {}, "pérdida de jefe"),
        ("no-subverter", {}, "jefe patriota"),
        ("status-rp", {"nation": "el_plata", "rp": "2½"}, "Reserva de El Plata: 2½ RP"),
        ("steps-lost", {"side": "patriot", "steps": 1}, "Los patriotas pierden 1 paso."),
        ("chart-tactics", {}, "TOT"),
        ("word-ship-of-the-line", {}, "navío de línea"),
    ],
)
def test_spanish_uses_the_terms_of_the_rules(key: str, params: dict[str, str | int], term: str) -> None:
    assert term in READERS["es"].say(Say(key, params))


# ---------------------------------------------------------------- in play


def random_game(seed: int, scenario: str, length: int) -> Iterator[Table[Any]]:
    """The beginning of a game answered at random."""
    rng = Random(f"{scenario} {seed}")
    switches = [switch for switch in SWITCHES if rng.random() < 0.5]
    table = open_table("guerra", scenario=scenario, switches=switches, chance=RandomChance(seed))
    for _ in range(length):
        question = table.question
        if question is None:
            return
        yield table
        table.answer(rng.choice(list(question.options)))


@pytest.mark.parametrize("scenario", [scenario.id for scenario in RULEBOOK.scenarios])
def test_everything_a_random_game_says_can_be_read(scenario: str) -> None:
    spots, rng, read = [*BOX.ground, *BOX.seas.places, *BOX.off_map], Random(scenario), set()
    for moment, table in enumerate(random_game(1, scenario, 900)):
        if moment % 15:
            continue
        assert table.question is not None
        said = [say for viewer in (*RULEBOOK.roles, None) for say in says_in(table.scene(viewer))]
        said += refusals(table, table.question, spots, rng)
        for say in said:
            told = (say.key, tuple(sorted(say.params.items())))
            if told not in read:
                read.add(told)
                assert all("_" not in reader.say(say) for reader in READERS.values())
    for line in table.log or ():
        for lang, reader in READERS.items():
            assert "_" not in reader.told(line)
            assert {f"why-{die.why}" for die in line.dice} <= set(TEXT.sentences(lang))
            added = {name for die in line.dice if die.test for name in (*die.test.die, *die.test.target)}
            assert {f"modifier-{name}" for name in added} <= set(TEXT.sentences(lang))
    assert {"heading", "status-rp", "note-area", "option-done"} <= {key for key, _ in read}


def test_the_game_is_found_with_its_text() -> None:
    text = find_game("guerra").text
    assert [text.say(Say("title"), lang) for lang in LANGUAGES] == ["Guerra a Muerte", "Guerra a Muerte"]
