"""Worked examples."""
from typing import Any


def lay_exercise(box: Any, game: Any, value: Any) -> None: ...
