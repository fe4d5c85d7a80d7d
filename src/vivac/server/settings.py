"""What a server can be told when it starts."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

APP = "vivac"


@dataclass(frozen=True, slots=True)
class Limits:
    """How much any one client may ask of the house, and how much the house keeps in mind."""

    body: int = 64 * 1024  # bytes of a request
    patience: float = 20.0  # seconds for a request to arrive whole, or for an answer to be taken
    burst: int = 600  # requests at once
    per_second: float = 60.0  # and then so many a second
    clients: int = 10_000  # remembered at a time
    tables_per_hour: int = 300
    sockets: int = 64  # live connections of a client
    greetings: int = 20  # messages of a live connection at once
    greetings_per_second: float = 1.0  # and then so many a second
    rooms: int = 256  # tables kept in memory
    asleep: int = 64 * 1024 * 1024  # bytes of tables that are kept packed besides
    log: int = 200  # lines of a log, unless all are asked for
    listed: int = 50  # tables in a list
    thinkers: int = 2  # bots that think at a time, each in a process of its own
    people: int = 2  # odds and pictures worked out at a time


@dataclass(frozen=True, slots=True)
class Settings:
    database: str = ""
    web: Path = Path(__file__).parent.parent / "web"
    cache: Path | None = None  # where drawn boards are kept between runs; nowhere if None
    key: str = ""  # of the house; from VIVAC_KEY or a file beside the database if empty
    lab: Path | None = None  # runs of the laboratory to show; none if None
    served: str = "127.0.0.1"  # the address it listens on
    hosts: tuple[str, ...] = ()  # names it goes by besides
    limits: Limits = field(default_factory=Limits)
    grace: float = 60.0  # seconds until the bots of a table that everybody has left stop thinking
    ping: float = 25.0  # seconds between signs of life on a live connection

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it; a bare file name is a SQLite file."""
        database = self.database or str(user_folder("data") / "tables.sqlite")
        if "://" not in database:
            return f"sqlite+aiosqlite:///{database}"
        scheme, rest = database.split("://", 1)
        drivers = {
            "sqlite": "sqlite+aiosqlite",
            "postgresql": "postgresql+psycopg",
            "postgres": "postgresql+psycopg",
        }
        return f"{drivers.get(scheme, scheme)}://{rest}"


def user_folder(kind: str) -> Path:
    """Where programs of this person keep their data, or what can be made again ("cache")."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / ("Caches" if kind == "cache" else "Application Support")
    else:
        default = home / (".cache" if kind == "cache" else ".local/share")
        base = Path(os.environ.get(f"XDG_{kind.upper()}_HOME") or default)
    return base / APP
