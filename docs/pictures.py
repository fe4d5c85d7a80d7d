"""Make the pictures of the documentation from real games: `make pictures`.

The web table is opened in a headless browser at the first worked example of Mosby's Raiders, played as a
drill, on a desktop and on a phone.
"""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from urllib.error import URLError
from urllib.request import Request, urlopen

from playwright.sync_api import sync_playwright

from vivac.games.mosby import RULEBOOK
from vivac.lab.drill import load_drill

HERE = Path(__file__).parent
STEPS = 6  # the bridge is down, Mosby has ridden home, and the Union is about to find him
DRILL = RULEBOOK.drills / "example-1.toml"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@contextmanager
def a_house() -> Iterator[str]:
    """The web table on a free port, with a database that is thrown away."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/pictures.db"
        command = [sys.executable, "-m", "vivac", "serve", "--port", str(port), "--database", database]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            while not answers(f"{address}/api/games/mosby/board"):
                sleep(0.1)
            yield address
        finally:
            server.terminate()
            server.wait()


def answers(address: str) -> bool:
    try:
        urlopen(address).close()
    except (URLError, ConnectionError):
        return False
    return True


def post(address: str, body: object, secret: str = "") -> dict[str, object]:
    headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
    with urlopen(Request(address, json.dumps(body).encode(), headers)) as answer:
        found: dict[str, object] = json.load(answer)
        return found


def a_game(house: str) -> str:
    """The link to a table where the first steps of the worked example have been played."""
    table = post(f"{house}/api/tables", {"game": "mosby", "drill": "example-1"})
    secret = table["seats"]["mosby"]  # type: ignore[index]
    address = f"{house}/api/tables/{table['table']}"
    with urlopen(Request(address, headers={"authorization": f"Bearer {secret}"})) as answer:
        view = json.load(answer)
    drill = load_drill(DRILL)
    for choice in (choice for step in drill.steps[:STEPS] for choice in step.choices):
        number = view["question"]["number"]
        view = post(f"{address}/answer", {"number": number, "choice": choice}, secret)
    return f"{house}{table['links']['mosby']}"  # type: ignore[index]


def the_screens() -> None:
    with a_house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name, size, wishes in (
            ("table", (1280, 800), {}),
            ("phone", (390, 844), {"has_touch": True, "is_mobile": True, "color_scheme": "dark"}),
        ):
            width, height = size
            viewport = {"width": width, "height": height}
            context = browser.new_context(viewport=viewport, reduced_motion="reduce", locale="en", **wishes)
            page = context.new_page()
            page.goto(a_game(house))
            page.wait_for_load_state("networkidle")
            page.screenshot(path=HERE / f"{name}.png")
            context.close()
        browser.close()


if __name__ == "__main__":
    the_screens()
