"""Text: complete in both languages, and a missing word is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import vivac
from toys import TOY
from vivac.cli.words import TEXT
from vivac.lab.wording import variables
from vivac.table import LANGUAGES, Complaint, MissingText, NotAllowed, Refusal, Say, Text
from vivac.table.reader import Reader
from vivac.table.sentences import sentences_of
from vivac.table.text import COMMON


@pytest.mark.parametrize("text", [COMMON, TEXT], ids=["common", "command line"])
def test_both_languages_say_the_same_things(text: Text) -> None:
    spanish, english = ({key: variables(m) for key, m in text.messages(lang).items()} for lang in LANGUAGES)
    assert english == spanish


def test_what_is_quoted_in_a_sentence_is_only_letters() -> None:
    say = Say("no-such-game", {"game": "che\x1b[31mss\u202e", "known": "mosby"})
    assert COMMON.say(say, "en") == 'There is no game called "che\ufffd[31mss\ufffd". Installed: mosby.'


def test_a_sentence_is_said_in_either_language() -> None:
    say = Say("no-such-game", {"game": "chess", "known": "mosby"})
    assert COMMON.say(say, "en") == 'There is no game called "chess". Installed: mosby.'
    assert COMMON.say(say, "es") == "No hay ningún juego llamado «chess». Instalados: mosby."


def test_a_missing_sentence_or_parameter_is_an_error() -> None:
    with pytest.raises(MissingText, match="en: no text for nonsense"):
        COMMON.say(Say("nonsense"), "en")
    with pytest.raises(MissingText, match="no-such-game"):
        COMMON.say(Say("no-such-game", {"game": "chess"}), "en")


def test_a_complaint_is_a_sentence() -> None:
    assert str(NotAllowed("game-is-over")) == "The game is over: there is nothing left to answer."
    assert isinstance(NotAllowed("game-is-over"), Complaint)


def test_ids_are_called_by_the_names_of_the_game(tmp_path: Path) -> None:
    for lang in LANGUAGES:
        (tmp_path / f"{lang}.ftl").write_text("one = { NAME($a) }\nall = { NAMES($a) }\n")
    named = Text(tmp_path).named(lambda thing, lang: f"{lang}-{thing}")
    assert named.say(Say("one", {"a": "x"}), "es") == "es-x"
    assert named.say(Say("all", {"a": "x y"}), "en") == "en-x, en-y"
    assert Text(tmp_path).say(Say("one", {"a": "x"}), "es") == "x"


def test_a_reader_says_everything_of_a_game_in_one_language() -> None:
    reader = Reader(TOY, None, "es")
    assert reader.title() == "Los dos campos"
    assert reader.roles(["north", "south"]) == "el norte, el sur"
    assert reader.say(Say("dealt", {"card": "ace"})) == "Te toca el as."
    assert (
        reader.cited(Refusal.because("no-such-place", "2.1", place="sea").say) == "Nadie marcha a sea. (2.1)"
    )
    assert reader.cited(Say("drawn"), "9") == "Empate. (9)"
    assert reader.cited(Say("drawn")) == "Empate."
    assert (reader.why("raid"), reader.why("deal")) == ("el ataque", "deal")


def test_a_sentence_begins_with_a_capital_whatever_name_comes_first() -> None:
    reader = Reader(TOY, None, "en")
    assert reader.say(Say("won", {"role": "north"})) == "North wins."
    assert reader.role("north") == "the north"


def test_a_scenario_without_a_name_for_a_seat_calls_it_as_the_game_does() -> None:
    assert Reader(TOY, None, "es", "anything").role("north") == "el norte"


TEXTS = sorted(Path(vivac.__file__).parent.rglob("*.ftl"))


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: "/".join(path.parts[-4:]))
def test_sentences_parsed_one_by_one_are_those_of_the_whole_file(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    whole = [each for each in FluentParser().parse(source).body if isinstance(each, ftl.Message | ftl.Term)]
    keys = [f"-{each.id.name}" if isinstance(each, ftl.Term) else each.id.name for each in whole]
    file = sentences_of(path)
    assert whole
    assert file.keys == keys
    for key, each in zip(keys, whole, strict=True):
        assert file.find(key).equals(each, ignored_fields=["span", "comment"]), key


def test_a_sentence_ends_where_the_next_begins(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "# Heading\n"
        "\n"
        "-house = Vivac\n"
        "men = { $count ->\n"
        "    [one] one man\n"
        "   *[other] { $count } men\n"
        "} of { -house }\n"
        "# Of one line and a half\n"
        "long = one line\n"
        "    and = another\n"
        "again = { long }\n"
    )
    text = Text(tmp_path)
    assert text.say(Say("men", {"count": 2}), "en") == "2 men of Vivac"
    assert text.say(Say("again"), "en") == "one line\nand = another"
    assert not text.has("and", "en")
    assert not text.has("house", "en")


def test_a_sentence_badly_written_or_speaking_of_a_missing_one_is_an_error(
    tmp_path: Path,
) -> None:
    (tmp_path / "en.ftl").write_text("broken = { $count\nlost = { nowhere }\nsound = yes\n")
    text = Text(tmp_path)
    with pytest.raises(MissingText, match="en: no text for broken"):
        text.say(Say("broken"), "en")
    with pytest.raises(MissingText, match="en: lost: .*nowhere"):
        text.say(Say("lost"), "en")
    assert text.say(Say("sound"), "en") == "yes"
    assert not text.has("broken", "en")
    assert "broken" not in text.messages("en")
