"""Seats: who may answer for a role. A seat is held by whoever knows its secret; we only keep its hash.

An open seat has an invitation instead. It opens nothing by itself: whoever claims the seat with it is given a
secret that nobody else has ever known, and the invitation is used up.
"""

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
    hash: str = ""  # of the secret; of the invitation while the seat is open

    def opens_to(self, secret: str) -> bool:
        return self.kind == "person" and _fits(secret, self.hash)

    def invites(self, secret: str) -> bool:
        return self.kind == "open" and _fits(secret, self.hash)


class Door(Struct, frozen=True):
    """Who may come in without a seat. A private table is shown to nobody else, nor listed anywhere."""

    private: bool = False
    watch: str = ""  # hash of what the link for watching carries, if there is one
    opener: str = ""  # hash of the secret of whoever opened the table, who may look and replace invitations

    def lets_in(self, secret: str) -> bool:
        return not self.private or _fits(secret, self.watch) or self.opened_by(secret)

    def opened_by(self, secret: str) -> bool:
        return _fits(secret, self.opener)


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The id of a table: short enough to be read aloud, long enough not to be guessed in passing."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(10))


def digest(secret: str) -> str:
    """Secrets are long and random, so a plain hash keeps them."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def _fits(secret: str, hash: str) -> bool:
    return bool(secret and hash) and hmac.compare_digest(hash, digest(secret))


def held(seats: Iterable[Seat], secret: str) -> tuple[Role, ...]:
    """The roles this secret answers for."""
    return tuple(seat.role for seat in seats if seat.opens_to(secret))
