"""`vivac simulate GAME`: thousands of games in parallel, and a report on them."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vivac.cli.fuzz import progress_bar
from vivac.cli.options import Game, Pack, ScenarioId, Switches
from vivac.cli.words import Lang, Words
from vivac.table import Complaint, Role, find_game
from vivac.table.reader import Reader

if TYPE_CHECKING:
    from vivac.lab.simulation import Plan, Summary

INTERRUPTED = 130  # what a shell expects of a command that Ctrl-C has stopped


def simulate(
    game: Game,
    out: Annotated[Path, typer.Option("--out", help="help-out", metavar="FOLDER", show_default=False)],
    games: Annotated[int, typer.Option("--games", help="help-sim-games", metavar="N", min=1)] = 100,
    scenario: ScenarioId = None,
    switch: Switches = None,
    players: Annotated[
        list[str] | None,
        typer.Option("--players", help="help-players", metavar="ROLE=BOT,...", show_default=False),
    ] = None,
    bot: Annotated[str, typer.Option("--bot", help="help-bot", metavar="BOT")] = "random",
    seed: Annotated[int, typer.Option("--seed", help="help-sim-seed", metavar="K")] = 0,
    engine: Annotated[str, typer.Option("--engine", help="help-engine", metavar="E")] = "local",
    jobs: Annotated[
        int | None, typer.Option("--jobs", help="help-jobs", metavar="J", min=1, show_default=False)
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help-resume")] = False,
    pack: Pack = None,
    lang: Lang = "",
) -> None:
    from vivac.lab.simulation import Engine, Folder, make_plan, report_on
    from vivac.lab.simulation import simulate as run

    words = Words(lang)
    place = Engine.parse(engine)
    plan = make_plan(find_game(game), scenario, switch, seats(players or ()), bot, seed, games, pack)
    with (Folder.go_on if resume else Folder.begin)(out, plan) as folder:
        tally = stopped = None
        try:
            with progress_bar(words("simulate-progress", game=game), folder.plan.games) as progress:
                tally = run(folder, place, jobs, progress)
        except (KeyboardInterrupt, Complaint) as stop:
            stopped = stop
        summary = report_on(folder, lang)
        done = str(len(folder.done))
    if stopped is not None:
        if isinstance(stopped, Complaint):
            typer.echo(words.say(stopped.say), err=True)
        command = again(plan, engine, jobs, pack, out)
        typer.echo(words("simulate-stopped", done=done, games=str(plan.games), command=command), err=True)
        raise typer.Exit(2 if isinstance(stopped, Complaint) else INTERRUPTED)
    assert tally is not None
    for line in lines(plan, summary, words):
        typer.echo(line)
    if summary.broken:
        typer.echo(words("simulate-broken", count=summary.broken, file=str(out / "results.csv")), err=True)
    typer.echo(words("simulate-report", file=str(out / "report.html")))
    typer.echo(
        words(
            "simulate-total",
            games=str(tally.games),
            seconds=f"{tally.seconds:.1f}",
            speed=f"{tally.games_per_s:.1f}",
        )
    )
    if summary.broken:
        raise typer.Exit(1)


def seats(pairs: Sequence[str]) -> dict[Role, str]:
    """Who plays what: `north=greedy,south=random`, or the option several times."""
    found: dict[Role, str] = {}
    for pair in (each.strip() for text in pairs for each in text.split(",")):
        role, equals, bot = pair.partition("=")
        if not (role and equals and bot) or role in found:
            raise Complaint("players-shape", typed=pair)
        found[role] = bot
    return found


def lines(plan: Plan, summary: Summary, words: Words) -> list[str]:
    """Who won how often, and how sure that is."""
    from vivac.lab.simulation.playing import unpacked

    rulebook, box = unpacked(plan.game, plan.pack)
    reader = Reader(rulebook, box, words.lang, plan.scenario)
    shown = []
    for share in summary.wins:
        if not share.who and not share.count:
            continue
        nobody = words("simulate-lost" if rulebook.solitaire else "simulate-draws")
        name = f"{reader.role(share.who)} ({plan.players[share.who]})" if share.who else nobody
        percents = {
            key: f"{100 * value:.1f}"
            for key, value in (("share", share.share), ("low", share.low), ("high", share.high))
        }
        shown.append(words("simulate-share", name=name, count=str(share.count), **percents))
    return shown


def again(plan: Plan, engine: str, jobs: int | None, pack: Path | None, out: Path) -> str:
    """The command that goes on with what was stopped."""
    words = ["vivac", "simulate", plan.game, "--scenario", plan.scenario]
    for switch in plan.switches:
        words += ["--switch", switch]
    words += ["--players", ",".join(f"{role}={bot}" for role, bot in plan.players.items())]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    words += ["--engine", engine] if engine != "local" else []
    words += ["--jobs", str(jobs)] if jobs else []
    words += ["--pack", str(pack)] if pack else []
    return shlex.join([*words, "--out", str(out), "--resume"])
