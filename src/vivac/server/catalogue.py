"""The catalogue: games, their rules, charts, boards and drills. Open to everybody, the same for everybody."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, get

from vivac.box import ChartReader
from vivac.server.asking import InPath, OfScenario, TheHouse, TheWords
from vivac.server.drilling import drills_of, find_drill, in_words, place_of
from vivac.server.pictures import Sheet
from vivac.server.problems import PROBLEMS
from vivac.server.provenance import CreditsView, SourceView, WholeView, credits_view, source_view, whole_view
from vivac.server.sending import PACKED, send_sheet
from vivac.server.words import Speaker, box_of, speaker
from vivac.table import Complaint, Rulebook, find_game, games
from vivac.table.scene import Grid


class Named(msgspec.Struct, frozen=True):
    id: str
    name: str


class ScenarioCard(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str
    roles: tuple[Named, ...]
    source: SourceView | None


class SwitchCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    rule: str
    default: bool
    excludes: tuple[str, ...]


class GameCard(msgspec.Struct, frozen=True, kw_only=True):
    """A game on the shelf."""

    id: str
    title: str
    summary: str
    year: str
    ground: str
    solitaire: bool
    roles: tuple[Named, ...]
    scenarios: tuple[ScenarioCard, ...]
    switches: tuple[SwitchCard, ...]
    length: str
    complexity: int  # 1 to 5, 0 if nobody has said
    place: str
    look: str  # where the sheet of its symbols is


class DrillCard(msgspec.Struct, frozen=True):
    id: str
    title: str
    rule: str
    steps: int


class GamePage(GameCard, frozen=True, kw_only=True):
    """`origins`: where the map, the counters and other parts of the box are from, by file."""

    drills: tuple[DrillCard, ...]
    credits: CreditsView | None
    origins: dict[str, WholeView]


class ChartAxis(msgspec.Struct, frozen=True):
    name: str
    keys: tuple[str, ...]


class ChartPage(msgspec.Struct, frozen=True):
    """A chart with its provenance. `cells` is a list of rows, one for each key of the first axis."""

    id: str
    title: str
    rule: str
    source: SourceView
    elsewhere: tuple[Elsewhere, ...]  # cells that are not from where the chart is
    note: str
    fixed: tuple[str, ...]
    axes: tuple[ChartAxis, ...]
    cells: tuple[tuple[str, ...], ...]
    legend: tuple[str, ...]  # what codes among the cells mean


class Elsewhere(msgspec.Struct, frozen=True):
    cells: str
    source: str


class SpotPage(msgspec.Struct, frozen=True):
    x: float
    y: float
    r: float
    outline: str
    name: str


class BoardPage(msgspec.Struct, frozen=True):
    width: float
    height: float
    counter: float
    grid: Grid | None  # of an open table
    spots: dict[str, SpotPage]
    url: str
    look: str  # where the sheet of the symbols of its game is


class DrillStep(msgspec.Struct, frozen=True):
    say: str
    choose: tuple[str, ...]
    place: str | msgspec.UnsetType = msgspec.UNSET


class DrillPage(msgspec.Struct, frozen=True):
    id: str
    title: str
    rule: str
    steps: tuple[DrillStep, ...]


# ---------------------------------------------------------------- games


@get("/api/games", summary="The games that can be played", responses=PROBLEMS)
async def list_games(house: TheHouse, words: TheWords) -> list[GameCard]:
    cards = []
    for game in games():
        if game in house.faulty:
            continue
        try:
            cards.append(_card(find_game(game), speaker(game, words.lang)))
        except Complaint:  # installed but broken: not on the shelf
            continue
    return cards


@get("/api/games/{game:str}", summary="A game: scenarios, optional rules, drills", responses=PROBLEMS)
async def see_game(game: InPath, words: TheWords) -> GamePage:
    rulebook, says = find_game(game), speaker(game, words.lang)
    drills = tuple(
        DrillCard(name, in_words(drill.title, words.lang), drill.rules[0], len(drill.steps))
        for name, drill in drills_of(game).items()
    )
    origins = {name: whole_view(whole, says.reader) for name, whole in rulebook.origins(box_of(game)).items()}
    card = msgspec.structs.asdict(_card(rulebook, says))
    return GamePage(**card, drills=drills, credits=credits_view(rulebook, says.reader), origins=origins)


def _roles(rulebook: Rulebook[Any], says: Speaker) -> tuple[Named, ...]:
    return tuple(Named(role, says.reader.role(role)) for role in rulebook.roles)


def _card(rulebook: Rulebook[Any], says: Speaker) -> GameCard:
    text, scenarios = says.optional, rulebook.origins(box_of(rulebook.id)).get("scenarios")
    return GameCard(
        id=rulebook.id,
        title=says.reader.title(),
        summary=text("summary"),
        year=rulebook.year,
        ground=rulebook.ground,
        solitaire=rulebook.solitaire,
        roles=_roles(rulebook, says),
        scenarios=tuple(
            ScenarioCard(
                each.id,
                text(f"scenario-{each.id}"),
                text(f"scenario-{each.id}-text"),
                _roles(rulebook, speaker(rulebook.id, says.lang, each.id)),
                scenarios and source_view(scenarios.origin(each.id), says.reader),
            )
            for each in rulebook.scenarios
        ),
        switches=tuple(
            SwitchCard(
                s.id, text(f"switch-{s.id}"), text(f"switch-{s.id}-text"), s.rule, s.default, s.excludes
            )
            for s in rulebook.switches
        ),
        length=text("length"),
        complexity=int(text("complexity") or 0),
        look=_look_url(rulebook.id),
        place=text("place"),
    )


@get("/api/games/{game:str}/charts", summary="The charts, each with its provenance", responses=PROBLEMS)
async def see_charts(game: InPath, words: TheWords) -> list[ChartPage]:
    rulebook, says = find_game(game), ChartReader(speaker(game, words.lang).reader)
    return [
        ChartPage(
            id=name,
            title=says.title(name),
            rule=chart.rule,
            source=SourceView(chart.source, says.origin(chart)),
            elsewhere=tuple(Elsewhere(cells, source) for cells, source in says.elsewhere(chart)),
            note=says.note(chart) if chart.from_the_document else "",
            fixed=says.fixed(chart),
            axes=tuple(ChartAxis(says.axis(axis.name), says.keys(axis)) for axis in chart.axes),
            cells=says.rows(chart),
            legend=says.legend(chart),
        )
        for name, chart in rulebook.charts(box_of(game)).items()
    ]


@get("/api/games/{game:str}/drills/{drill:str}", summary="A drill, step by step", responses=PROBLEMS)
async def see_drill(game: InPath, drill: InPath, house: TheHouse, words: TheWords) -> DrillPage:
    found = find_drill(find_game(game).id, drill)
    board, _ = await house.pictures.board(game, found.scenario)
    steps = tuple(
        DrillStep(
            in_words(step.say, words.lang),
            step.choices,
            place_of(step.choices, board.spots) or msgspec.UNSET,
        )
        for step in found.steps
    )
    return DrillPage(drill, in_words(found.title, words.lang), ", ".join(found.rules), steps)


# ---------------------------------------------------------------- pictures


@get("/api/games/{game:str}/board", summary="Where every place is on the board", responses=PROBLEMS)
async def see_board(game: InPath, house: TheHouse, words: TheWords, scenario: OfScenario = None) -> BoardPage:
    says = speaker(find_game(game).id, words.lang)
    board, sheet = await house.pictures.board(game, scenario)
    return BoardPage(
        board.width,
        board.height,
        board.counter,
        board.grid,
        {
            id: SpotPage(spot.x, spot.y, spot.r, spot.outline, says.name(id))
            for id, spot in board.spots.items()
        },
        f"/api/games/{game}/board.svg?{_asked(scenario)}v={sheet.hash}",
        _look_url(game),
    )


@get(
    "/api/games/{game:str}/board.svg",
    opt=PACKED,
    media_type="image/svg+xml",
    summary="The board without its pieces",
    responses=PROBLEMS,
)
async def board_picture(
    game: InPath, house: TheHouse, request: Request[Any, Any, Any], scenario: OfScenario = None
) -> Response[bytes]:
    _, sheet = await house.pictures.board(find_game(game).id, scenario)
    return send_sheet(request, sheet, "image/svg+xml")


def _asked(scenario: str | None) -> str:
    return f"scenario={scenario}&" if scenario else ""


@get(
    "/api/games/{game:str}/cover.svg",
    opt=PACKED,
    media_type="image/svg+xml",
    summary="The cover of the box",
    responses=PROBLEMS,
)
async def cover_picture(game: InPath, request: Request[Any, Any, Any], words: TheWords) -> Response[bytes]:
    sheet = await asyncio.to_thread(_cover, find_game(game).id, words.lang)
    return send_sheet(request, sheet, "image/svg+xml")


@lru_cache
def _cover(game: str, lang: str) -> Sheet:
    from vivac.drawing.covers import LidWords, draw_cover

    says = speaker(game, lang)
    place = says.optional("cover-place") or says.optional("place")
    said = LidWords(says.reader.title(), place, says.optional("cover-motto"))
    return Sheet.of(draw_cover(find_game(game), said))


@get(
    "/api/style.css",
    opt=PACKED,
    media_type="text/css",
    summary="The colours and classes of all drawings",
    responses=PROBLEMS,
)
async def style(request: Request[Any, Any, Any]) -> Response[bytes]:
    return send_sheet(request, _style(), "text/css")


@lru_cache
def _style() -> Sheet:
    from vivac.drawing.look import look_of
    from vivac.drawing.palette import palette_css
    from vivac.drawing.sheet import stylesheet

    looks: list[str] = []
    for game in games():
        with suppress(Complaint):  # installed but broken: not on the shelf
            looks.append(look_of(find_game(game)).style())
    return Sheet.of("".join([palette_css(), *looks, stylesheet()]))


@get(
    "/api/symbols.svg",
    opt=PACKED,
    media_type="image/svg+xml",
    summary="The symbols of the house as one sheet",
    responses=PROBLEMS,
)
async def symbols(request: Request[Any, Any, Any]) -> Response[bytes]:
    return send_sheet(request, _symbols(), "image/svg+xml")


@lru_cache
def _symbols() -> Sheet:
    from vivac.drawing.symbol_sheets import house_sheet

    return Sheet.of(house_sheet())


@get(
    "/api/games/{game:str}/look.svg",
    opt=PACKED,
    media_type="image/svg+xml",
    summary="The sides, symbols, cards and dice of a game as one sheet",
    responses=PROBLEMS,
)
async def look(game: InPath, request: Request[Any, Any, Any]) -> Response[bytes]:
    return send_sheet(request, _look(find_game(game).id), "image/svg+xml")


def _look_url(game: str) -> str:
    return f"/api/games/{game}/look.svg?v={_look(game).hash}"


@lru_cache
def _look(game: str) -> Sheet:
    from vivac.drawing.look import look_of
    from vivac.drawing.symbol_sheets import game_sheet

    return Sheet.of(game_sheet(look_of(find_game(game))))
