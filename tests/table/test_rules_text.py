"""Finding a rule by its number."""

from __future__ import annotations

import pytest

from toys import TOY
from vivac.table import NotFound
from vivac.table.rules_text import find_rule, rules_text


def test_every_statement_has_its_number() -> None:
    for lang in ("en", "es"):
        assert list(rules_text(TOY, lang).statements) == ["1.1", "2.1-1", "2.1-2", "2.2-1"]


def test_a_statement_is_found_with_the_lines_that_continue_it() -> None:
    assert find_rule(TOY, "2.1-2", "en") == "- **2.1-2** Whoever bids high alone\n  may raid."
    assert find_rule(TOY, "1.1", "es") == "- **1.1** Cada bando recibe una carta."


def test_the_number_of_a_heading_gives_the_whole_section() -> None:
    section = find_rule(TOY, "2.1", "en")
    assert section.startswith("### 2.1 Bids")
    assert "2.1-2" in section
    assert "2.2-1" not in section
    chapter = find_rule(TOY, "2", "en")
    assert chapter.startswith("## 2. Turns")
    assert "2.2-1" in chapter


def test_the_beginning_of_a_number_gives_all_that_continue_it() -> None:
    assert rules_text(TOY, "en").below("2.1") is not None
    assert rules_text(TOY, "en").below("2.") is None, "2. is not followed by a digit of another number"


@pytest.mark.parametrize(("number", "nearest"), [("2.1-9", "2.1-1, 2.1-2"), ("7", "1.1")])
def test_an_unknown_number_names_the_nearest(number: str, nearest: str) -> None:
    with pytest.raises(NotFound, match=f"no rule {number}. The nearest are: .*{nearest}"):
        find_rule(TOY, number, "en")
