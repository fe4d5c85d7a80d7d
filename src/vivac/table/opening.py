"""Opening a game, and going on with a saved one."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vivac.table.chance import Chance, EnteredChance, FairChance
from vivac.table.errors import Complaint
from vivac.table.journal import Header, Journal
from vivac.table.option import Option
from vivac.table.questions import Draw, Role, Roll
from vivac.table.replaying import hash_states, play_again
from vivac.table.rulebook import Rulebook, find_game
from vivac.table.table import Table
from vivac.table.witnessed import WitnessedChance


def open_table(
    game: str | Rulebook[Any],
    scenario: str | None = None,
    switches: Sequence[str] | None = None,
    seed: int | str | None = None,
    pack: Path | None = None,
    *,
    chance: Chance | None = None,
    seats: Sequence[Role] = (),
    **options: Any,
) -> Table[Any]:
    """Lay out a game and play it up to its first question.

    The dice come from `chance`, or else from a fair one with this seed, or a secret one if none is given. If
    they are dice nobody owns, `seats` are those that take part besides the house.
    """
    rulebook = find_game(game) if isinstance(game, str) else game
    chance = chance or FairChance(FairChance.new_seed() if seed is None else str(seed))
    box = rulebook.open_box(pack)
    header = Header(
        game=rulebook.id,
        version=rulebook.version,
        scenario=rulebook.scenario(scenario),
        switches=tuple(sorted(rulebook.chosen(switches))),
        pack=pack_hash(pack),
        seed_hash=chance.commitment if isinstance(chance, FairChance | WitnessedChance) else "",
        credits=rulebook.credits.line() if rulebook.credits else "",
        box=rulebook.fingerprint(box),
    )
    journal = Journal(header)
    if isinstance(chance, WitnessedChance):
        chance.join(journal).begin(seats)
    table = Table(rulebook, box, rulebook.start(box, header), journal, chance, **options)
    hash_states(table)
    return table.start()


def resume(
    journal: Journal,
    pack: Path | None = None,
    *,
    chance: Chance | None = None,
    trusted: bool = False,
    game: Rulebook[Any] | None = None,
) -> Table[Any]:
    """Go on with a saved game: every entry is played again, and checked unless the journal is trusted.

    Where the journal departs from these rules the table has a `departure`, and can only be looked at.
    Further dice come from `chance`; without one the table waits for them to be entered.
    """
    rulebook = game or rulebook_of(journal)
    box = rulebook.open_box(pack)
    header = journal.header
    table = Table(rulebook, box, rulebook.start(box, header), Journal(header), EnteredChance())
    if trusted:
        table.journal.play_again(journal)
        table.trust(journal.entries)
        table.journal.adopt(journal)
    else:
        play_again(table, journal, pack_hash(pack))
    if chance is not None:
        throw(table, chance)
    return table


def throw(table: Table[Any], chance: Chance) -> None:
    """From now on dice come from this chance; one that is being waited for falls at once."""
    table.chance = chance
    if isinstance(chance, WitnessedChance):
        chance.join(table.journal)
    ask = table.question
    if isinstance(ask, Roll):
        die = chance.roll(ask.number, ask.dice, ask.why)
        if die is not None:
            table.answer(Option("die", die))
    elif isinstance(ask, Draw):
        thing = chance.draw(ask.number, ask.pool, ask.why)
        if thing is not None:
            table.answer(Option("draw", thing))


def rulebook_of(journal: Journal) -> Rulebook[Any]:
    """The rulebook a journal was played by, in the edition that is here, if it has what was played."""
    header = journal.header
    rulebook = find_game(header.game)
    rulebook.scenario(header.scenario)
    rulebook.chosen(header.switches)
    return rulebook


def pack_hash(pack: Path | None) -> str:
    return hash_of(read_pack(pack)) if pack else ""


def hash_of(content: bytes) -> str:
    """By which a journal knows the pack it was played with."""
    return hashlib.sha256(content).hexdigest()


def read_pack(pack: Path) -> bytes:
    try:
        return pack.read_bytes()
    except OSError:
        raise Complaint("pack-missing", file=pack.name or str(pack)) from None
