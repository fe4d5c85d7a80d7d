"""Seats: who may answer for a role. A seat is held by whoever knows its secret; we only keep its hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from vivac.table import Role

Kind = Literal["person", "bot", "open"]


class Seat(Struct, frozen=True):
    role: Role
    kind: Kind
    bot: str = ""  # which player thinks for a bot's seat
    player: str = ""  # what the person calls themselves
    hash: str = ""

    def opens_to(self, secret: str) -> bool:
        return bool(self.hash) and hmac.compare_digest(self.hash, digest(secret))


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The id of a table: short enough to be read aloud, long enough not to be guessed in passing."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(10))


def digest(secret: str) -> str:
    """Secrets are long and random, so a plain hash keeps them."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def held(seats: Iterable[Seat], secret: str) -> tuple[Role, ...]:
    """The roles this secret answers for."""
    return tuple(seat.role for seat in seats if secret and seat.opens_to(secret))
