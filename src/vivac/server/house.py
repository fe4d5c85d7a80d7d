"""The house: what every handler works with."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from vivac.server.attendance import Attendance
from vivac.server.keeping import Key
from vivac.server.limits import Allowance
from vivac.server.notify import Bell
from vivac.server.pictures import Pictures
from vivac.server.rooms import Rooms
from vivac.server.settings import Settings
from vivac.server.shelf import Shelf
from vivac.server.store import Store
from vivac.table import Say


@dataclass(slots=True)
class House:
    settings: Settings
    key: Key
    store: Store
    rooms: Rooms
    attendance: Attendance
    bell: Bell
    pictures: Pictures
    shelf: Shelf
    requests: Allowance  # those over a live connection as well
    new_tables: Allowance
    people: asyncio.Semaphore  # odds and pictures that somebody waits for
    thinkers: asyncio.Semaphore  # bots, who never stand before people
    sockets: dict[str, int] = field(default_factory=dict)
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)  # what goes on though nobody waits for it
    faulty: dict[str, Say] = field(default_factory=dict)  # games found to be broken, and what is wrong
