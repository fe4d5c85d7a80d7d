"""Opening a game, and going on with a saved one."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vivac.table.chance import Chance, EnteredChance, FairChance
from vivac.table.errors import BadJournal, Complaint, NotAllowed
from vivac.table.journal import Entry, Header, Journal
from vivac.table.option import Option
from vivac.table.questions import Ask, Draw, Role, Roll
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
    header = Header(
        game=rulebook.id,
        version=rulebook.version,
        scenario=rulebook.scenario(scenario),
        switches=tuple(sorted(rulebook.chosen(switches))),
        pack=pack_hash(pack),
        seed_hash=chance.commitment if isinstance(chance, FairChance | WitnessedChance) else "",
        credits=rulebook.credits.line() if rulebook.credits else "",
    )
    box, journal = rulebook.open_box(pack), Journal(header)
    if isinstance(chance, WitnessedChance):
        chance.join(journal).begin(seats)
    return Table(rulebook, box, rulebook.start(box, header), journal, chance, **options).start()


def resume(
    journal: Journal,
    pack: Path | None = None,
    *,
    chance: Chance | None = None,
    trusted: bool = False,
    game: Rulebook[Any] | None = None,
) -> Table[Any]:
    """Go on with a saved game: every entry is played again, and checked unless the journal is trusted.

    Further dice come from `chance`; without one the table waits for them to be entered.
    """
    rulebook = game or rulebook_of(journal, pack)
    box = rulebook.open_box(pack)
    header, given = journal.header, journal.entries
    table = Table(rulebook, box, rulebook.start(box, header), Journal(header), EnteredChance())
    if trusted:
        table.trust(given)
    else:
        replay_checked(table.start(), given)
    table.journal.adopt(journal)
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


def rulebook_of(journal: Journal, pack: Path | None = None) -> Rulebook[Any]:
    """The rulebook a journal was played by, if this program has the same one and the same pack."""
    header = journal.header
    rulebook = find_game(header.game)
    if header.version != rulebook.version:
        raise BadJournal("journal-of-another-version", theirs=header.version, ours=rulebook.version)
    rulebook.scenario(header.scenario)
    rulebook.chosen(header.switches)
    if header.pack != pack_hash(pack):
        raise BadJournal("journal-of-another-pack" if header.pack else "journal-without-pack")
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


def replay_checked(table: Table[Any], given: list[Entry]) -> None:
    """Give a table the entries of a journal that nobody vouches for, each checked against its question."""
    played, agreed = table.journal.entries, 0
    while True:
        while agreed < min(len(played), len(given)):
            if played[agreed] != given[agreed]:
                raise BadJournal("journal-breaks-a-rule", number=agreed)
            agreed += 1
        if agreed == len(given):
            return
        if table.question is None:
            raise BadJournal("journal-goes-on-after-the-end", number=agreed)
        try:
            _enter(table, table.question, given[agreed])
        except NotAllowed:
            raise BadJournal("journal-breaks-a-rule", number=agreed) from None


def _enter(table: Table[Any], ask: Ask, entry: Entry) -> None:
    value = entry.value
    if isinstance(ask, Roll | Draw) and not isinstance(value, Option):
        table.answer(Option("die" if isinstance(ask, Roll) else "draw", value))
    elif isinstance(value, Option):
        table.answer(value, role=entry.role)
    else:
        raise NotAllowed("not-among-the-options", choice=str(value), question=ask.prompt)
