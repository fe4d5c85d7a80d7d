"""The examples in the docstrings of the kernel run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import vivac.box
import vivac.ground
import vivac.table

MODULES = [
    module.name
    for package in (vivac.table, vivac.box, vivac.ground)
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + ".")
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
