"""The key of the house, from which everything is derived that must not lie in the database.

It is given in VIVAC_KEY, the same for all workers of a house, or kept in a file that only we can read.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Container
from functools import lru_cache
from pathlib import Path

from sqlalchemy.engine import make_url

from vivac.server.settings import Settings, user_folder
from vivac.table import Complaint, Role, WitnessedChance
from vivac.table.ledger import HOUSE, Chain

VARIABLE = "VIVAC_KEY"


class Key:
    """What can be derived from the key of a house, for a purpose and whatever it is about."""

    def __init__(self, key: str) -> None:
        self._key = hashlib.sha256(key.encode()).digest()

    def derive(self, *purpose: str) -> bytes:
        # each part with its length, so that no two purposes are spelt the same
        spelt = "".join(f"{len(part)}:{part}" for part in purpose)
        return hmac.digest(self._key, spelt.encode("utf-8", "surrogatepass"), "sha256")

    def secret(self, *purpose: str) -> str:
        return urlsafe_b64encode(self.derive(*purpose)).decode().rstrip("=")

    def chance(self, table: str, bots: Container[Role]) -> WitnessedChance:
        """The dice of a table that nobody owns: the chains of the house and of its bots are derived here."""

        def chain(name: str, nth: int) -> Chain | None:
            if name != HOUSE and name not in bots:
                return None
            return _chain(self.derive("chain", table, name, str(nth)))

        return WitnessedChance(self.secret("salt", table), chain, waits=True)


@lru_cache(maxsize=1024)
def _chain(root: bytes) -> Chain:
    return Chain(root)


def key_of(settings: Settings) -> Key:
    key = settings.key or os.environ.get(VARIABLE, "")
    if key:
        return Key(key)
    path = key_file(settings)
    return Key(_kept(path) if path else secrets.token_hex(32))


def key_file(settings: Settings) -> Path | None:
    """Beside the file of the database; among our own data if that is elsewhere; nowhere if in memory."""
    where = make_url(settings.url)
    if where.get_backend_name() != "sqlite":
        return user_folder("data") / "tables.key"
    if not where.database or where.database == ":memory:" or where.database.startswith("file:"):
        return None
    path = Path(where.database).expanduser()
    return path.with_name(path.name + ".key")


def _kept(path: Path) -> str:
    """The key in this file, which is made by whoever comes first."""
    try:
        if path.exists():
            return path.read_text(encoding="utf-8").strip()
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(f"{path.name}.{os.getpid()}.{secrets.token_hex(4)}")
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
        try:
            os.link(fresh, path)  # whole or not at all, and never over another's
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
        return path.read_text(encoding="utf-8").strip()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Complaint("key-unreadable", file=path.name, reason=reason) from None
