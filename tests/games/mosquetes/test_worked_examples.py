"""Every worked example of the specification comes out as printed."""

from __future__ import annotations

import pytest

from tests.games.mosquetes.worked.examples import NAMES, comes_out, rules_of_all
from vivac.lab.coverage import rule


@rule("mosquetes", *rules_of_all())
@pytest.mark.parametrize("name", NAMES)
def test_a_worked_example_comes_out_as_printed(name: str) -> None:
    comes_out(name)
