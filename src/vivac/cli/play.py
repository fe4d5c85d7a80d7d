"""`vivac play GAME`: sit down at a table in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from vivac.cli.journal_file import JournalFile
from vivac.cli.options import Game, Pack, ScenarioId, Switches
from vivac.cli.replay import check_role, tell_all
from vivac.cli.words import Lang, Words
from vivac.players import Player, find_player
from vivac.table import (
    BadJournal,
    EnteredChance,
    FairChance,
    Role,
    Rulebook,
    Table,
    WitnessedChance,
    find_game,
    open_table,
)
from vivac.table.reader import Reader


def play(
    game: Game,
    scenario: ScenarioId = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="help-seed", metavar="N", show_default=False)
    ] = None,
    seats: Annotated[
        list[str] | None, typer.Option("--as", help="help-play-as", metavar="ROLE", show_default=False)
    ] = None,
    opponent: Annotated[str, typer.Option("--opponent", help="help-opponent", metavar="BOT")] = "greedy",
    journal: Annotated[
        Path | None, typer.Option("--journal", help="help-journal", metavar="FILE", show_default=False)
    ] = None,
    switch: Switches = None,
    pack: Pack = None,
    enter_dice: Annotated[bool, typer.Option("--enter-dice", help="help-enter-dice")] = False,
    lang: Lang = "",
) -> None:
    from vivac.cli.terminal import Terminal

    rulebook = find_game(game)
    persons = tuple(seats or rulebook.roles[:1])
    for role in persons:
        check_role(rulebook, role)
    bots = _bots(rulebook, persons, opponent, seed)
    words = Words(lang)
    with JournalFile(journal) if journal else nullcontext() as file:
        if file and file.path.exists():
            table = _go_on(file, rulebook, scenario, switch, pack, enter_dice=enter_dice, seats=persons)
            if table.departure is not None:
                reader = Reader(rulebook, table.box, lang, table.journal.header.scenario)
                tell_all(table, persons[0], reader, words)
        else:
            dice = WitnessedChance.of_root(FairChance.new_seed() if seed is None else seed)
            chance = EnteredChance() if enter_dice else dice
            table = open_table(rulebook, scenario, switch, None, pack, chance=chance, seats=persons)
            if file:
                file.begin(table)
        try:
            Terminal(table, persons, bots, words).run()
        finally:
            file = file or _kept_anyway(table, persons)
            if file and table.outcome is not None:
                file.forget_seed()
    if file:
        typer.echo(_farewell(table, file, words))


def _bots(
    rulebook: Rulebook[Any], persons: tuple[Role, ...], opponent: str, seed: str | None
) -> Mapping[Role, Player]:
    thinking = {role: None if seed is None else f"{seed} {role}" for role in rulebook.roles}
    find_player(opponent)  # complain of an unknown one even if nobody needs it
    return {role: find_player(opponent, thinking[role]) for role in rulebook.roles if role not in persons}


def _go_on(
    file: JournalFile,
    rulebook: Rulebook[Any],
    scenario: str | None,
    switches: list[str] | None,
    pack: Path | None,
    *,
    enter_dice: bool,
    seats: tuple[Role, ...],
) -> Table[Any]:
    journal = file.load()
    header = journal.header
    asked = [(header.game, rulebook.id)]
    if scenario is not None:
        asked.append((header.scenario, rulebook.scenario(scenario)))
    if switches is not None:
        asked.append((" ".join(header.switches), " ".join(sorted(rulebook.chosen(switches)))))
    if any(found != wanted for found, wanted in asked):
        raise BadJournal("journal-exists", file=file.path.name, game=header.game)
    return file.go_on(journal, pack, enter_dice=enter_dice, seats=seats)


def _kept_anyway(table: Table[Any], persons: tuple[Role, ...]) -> JournalFile | None:
    """A game begun without a journal and broken off is kept all the same, so that nothing is lost."""
    typed = (*persons, "") if isinstance(table.chance, EnteredChance) else persons
    begun = any(entry.role in typed and not entry.auto for entry in table.journal.entries)
    if table.outcome is not None or not begun:
        return None
    with JournalFile(Path(f"{table.rulebook.id}-{datetime.now():%Y%m%d-%H%M%S}.journal")) as file:
        file.begin(table)
    return file


def _farewell(table: Table[Any], file: JournalFile, words: Words) -> str:
    if table.outcome is not None:
        return words("play-kept", file=str(file.path))
    return words("play-go-on", command=f"vivac play {table.rulebook.id} --journal {file.path}")
