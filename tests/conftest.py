"""What every test may use. Nothing here is left to luck, so that a test that passes once passes always."""

import random
from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import settings

from toys import installed_toy
from vivac.table import FairChance

settings.register_profile("vivac", deadline=None, derandomize=True)  # however busy the machine is
settings.load_profile("vivac")


@pytest.fixture(autouse=True)
def _no_luck() -> Iterator[None]:
    """A game that is given no seed gets the next of a row that is the same in every run."""
    numbers = count(1)
    random.seed(1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FairChance, "new_seed", lambda: f"seed {next(numbers)} of the test")
        yield


__all__ = ["installed_toy"]
