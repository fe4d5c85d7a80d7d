"""A server, a browser, and pages that complain about every error and every request to elsewhere."""

from __future__ import annotations

import os
import shutil
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .house import PATIENCE, House

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    try:
        house.open()
        yield house
    finally:
        house.kill()


@pytest.fixture
def frail_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill."""
    house = House(tmp_path)
    try:
        house.open()
        yield house
    finally:
        house.kill()


def without_browser(reason: object) -> None:
    """Loudly: these tests are worth nothing where they do not run."""
    if os.environ.get("CI"):
        pytest.fail(f"no browser for the web tests: {reason}")
    warnings.warn(pytest.PytestWarning(f"THE WEB TESTS DO NOT RUN: {reason}"), stacklevel=2)
    pytest.skip(f"no browser: {reason}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError as missing:
        without_browser(missing)
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        except Error as missing:
            without_browser(missing)
        yield browser
        browser.close()


Visit = Callable[..., Any]


@pytest.fixture
def visit(browser: Any) -> Iterator[Visit]:
    """A page in a fresh browser, which must meet no error and ask nobody but its own server."""
    pages: list[tuple[list[str], Any]] = []

    def open_page(house: House, path: str = "/", **wishes: Any) -> Any:
        wishes = {"viewport": {"width": 1280, "height": 800}, "locale": "en-US", **wishes}
        context = browser.new_context(reduced_motion="reduce", **wishes)
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        met: list[str] = []
        pages.append((met, context))
        page.on("console", lambda said: met.append(said.text) if wrong(said, house) else None)
        page.on("pageerror", lambda error: met.append(str(error)))
        page.on("request", lambda asked: met.append(asked.url) if foreign(asked.url, house) else None)
        page.goto(house.address + path)
        return page

    yield open_page
    for met, context in pages:
        context.close()
        assert met == []


def wrong(said: Any, house: House) -> bool:
    """A browser complains of a server that is dead, and nobody can keep it from doing so."""
    return said.type in ("error", "warning") and not (house.was_killed and "ERR_CONNECTION" in said.text)


def foreign(url: str, house: House) -> bool:
    return not url.startswith((house.address, "data:", "blob:"))
