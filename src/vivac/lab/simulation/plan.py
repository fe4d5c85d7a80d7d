"""What is to be played: a game, who sits where, one seed; and what is kept of each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from vivac.players import find_player
from vivac.table import Header, NotFound, Role, Rulebook
from vivac.table.opening import hash_of, read_pack

DEFAULT_BOT = "random"


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A run of so many games. With the same plan, a game of the same number is the same game anywhere."""

    game: str
    version: str
    scenario: str
    switches: tuple[str, ...]
    players: dict[Role, str]  # who sits where
    seed: int
    games: int
    pack: str = ""  # all that it says: workers of a cluster cannot read our files

    @property
    def header(self) -> Header:
        return Header(
            self.game,
            self.version,
            self.scenario,
            self.switches,
            pack=self.fingerprint,
            seats=self.players,
        )

    @property
    def fingerprint(self) -> str:
        """Of the pack, as journals note it."""
        return hash_of(self.pack.encode()) if self.pack else ""

    def seed_of(self, number: int, whose: str) -> str:
        """The seed of the dice, or of a player, in one game: it depends on nothing but the plan."""
        return f"{self.seed}/{number}/{whose}"

    def goes_on(self, other: Plan) -> bool:
        """Whether the games of the other plan are games of this one too; there may be more or fewer."""
        return self == msgspec.structs.replace(other, games=self.games)


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is kept of a game. `worth` is what each role thought of it at the beginning of each turn."""

    number: int
    winners: tuple[Role, ...] = ()
    ending: str = ""  # the key of the sentence that told the end
    decisions: int = 0
    turns: tuple[int, ...] = ()
    worth: dict[Role, tuple[float, ...]] = {}
    kinds: dict[str, int] = {}  # answers by their verb
    stands: dict[str, int] = {}  # pieces at each place, looked at once a turn
    named: dict[str, int] = {}  # places, pieces and whatever else answers were about
    broken: str = ""  # why the game came to no end


def make_plan(
    rulebook: Rulebook[Any],
    scenario: str | None = None,
    switches: Sequence[str] | None = None,
    players: Mapping[Role, str] | None = None,
    bot: str = DEFAULT_BOT,
    seed: int = 0,
    games: int = 100,
    pack: Path | None = None,
) -> Plan:
    """A plan that can be played: every name in it is known, and its pack fits the box.

    Roles without a player of their own get `bot`.
    """
    for role in players or ():
        if role not in rulebook.roles:
            raise NotFound("no-such-role", role=role, game=rulebook.id, known=", ".join(rulebook.roles))
    seats = {role: (players or {}).get(role, bot) for role in rulebook.roles}
    for name in seats.values():
        find_player(name)
    chosen = tuple(sorted(rulebook.chosen(switches)))
    return Plan(
        rulebook.id,
        rulebook.version,
        rulebook.scenario(scenario),
        chosen,
        seats,
        seed,
        games,
        _read(rulebook, pack) if pack else "",
    )


def _read(rulebook: Rulebook[Any], pack: Path) -> str:
    """What a pack says that can be laid over the box."""
    content = read_pack(pack)
    rulebook.open_box(pack)
    return content.decode()
