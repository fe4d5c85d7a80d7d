"""The application: every address of the house, and what stands before them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from vivac.lab.registration import faults
from vivac.server import book, catalogue, downloads, lab, replay, static, tables
from vivac.server.answer import answer
from vivac.server.asleep import Asleep
from vivac.server.attendance import Attendance
from vivac.server.claim import claim
from vivac.server.dice import see_dice
from vivac.server.head import HeadAsGet
from vivac.server.headers import SafetyHeaders
from vivac.server.health import health
from vivac.server.hint import see_hint
from vivac.server.house import House
from vivac.server.keeping import key_of
from vivac.server.limits import Allowance, RateLimit
from vivac.server.live import live
from vivac.server.new_link import new_link
from vivac.server.notify import Bell
from vivac.server.odds import see_odds
from vivac.server.offer_draw import offer_draw
from vivac.server.origins import KnownOrigins
from vivac.server.pictures import Pictures
from vivac.server.problems import HANDLERS
from vivac.server.profile import see_profile
from vivac.server.rematch import rematch
from vivac.server.resign import resign
from vivac.server.reveal import commit, reveal
from vivac.server.rooms import Rooms
from vivac.server.settings import Settings
from vivac.server.shelf import Shelf
from vivac.server.store import Store
from vivac.server.take_back import take_back
from vivac.server.visitors import reply_to, secret_of
from vivac.server.why_not import why_not
from vivac.server.words import speaker, words_for
from vivac.table import LANGUAGES, Complaint, find_game, games
from vivac.table.text import COMMON

log = logging.getLogger("vivac.server")


@get("/api/openapi.json", media_type="application/vnd.oai.openapi+json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    return Response(msgspec.json.encode(request.app.openapi_schema.to_schema()))


ROUTES = (
    openapi,
    catalogue.list_games,
    catalogue.see_game,
    book.see_rules,
    book.see_history,
    catalogue.see_charts,
    catalogue.see_drill,
    catalogue.see_board,
    catalogue.board_picture,
    catalogue.cover_picture,
    catalogue.style,
    catalogue.symbols,
    catalogue.look,
    tables.open_table,
    tables.list_tables,
    tables.my_tables,
    tables.see_table,
    answer,
    take_back,
    resign,
    offer_draw,
    rematch,
    claim,
    new_link,
    reveal,
    commit,
    see_dice,
    replay.see_replay,
    replay.see_moment,
    see_odds,
    see_profile,
    see_hint,
    why_not,
    lab.list_runs,
    lab.run_file,
    downloads.download_journal,
    downloads.log_text,
    downloads.picture,
    live,
    health,
    static.page,
    static.client_file,
)


def build_house(settings: Settings, clock: Callable[[], float] = time.monotonic) -> House:
    limits = settings.limits
    store, bell, pictures = Store(settings.url), Bell(), Pictures(settings.cache)
    attendance, key = Attendance(settings.grace, clock), key_of(settings)
    return House(
        settings=settings,
        key=key,
        store=store,
        rooms=Rooms(store, limits.rooms, pictures.spots, attendance, Asleep(limits.asleep), key),
        attendance=attendance,
        bell=bell,
        pictures=pictures,
        shelf=Shelf(settings.web),
        requests=Allowance(limits.burst, limits.per_second, limits.clients),
        new_tables=Allowance(limits.tables_per_hour, limits.tables_per_hour / 3600, limits.clients),
        people=asyncio.Semaphore(limits.people),
        thinkers=asyncio.Semaphore(limits.thinkers),
    )


def build_app(settings: Settings | None = None) -> ASGIApp:
    settings = settings or Settings()
    limits, house = settings.limits, build_house(settings)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        await house.store.open()
        warming = asyncio.create_task(_warm_up(house))
        try:
            yield
        finally:
            for task in (warming, *house.tasks):
                task.cancel()
            for task in (warming, *house.tasks):
                with suppress(asyncio.CancelledError):
                    await task
            await house.store.close()

    async def the_house() -> House:
        return house

    app = Litestar(
        route_handlers=ROUTES,
        lifespan=[open_house],
        plugins=[house.bell.channels],
        dependencies={
            "house": Provide(the_house),
            "words": Provide(words_for),
            "secret": Provide(secret_of),
            "reply": Provide(reply_to),
        },
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=4, exclude_opt_key="packed"
        ),
        request_max_body_size=limits.body,
        openapi_config=OpenAPIConfig(
            title="Vivac",
            version=version("vivac"),
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        debug=False,
        logging_config=None,
    )
    door = KnownOrigins(RateLimit(HeadAsGet(app), house.requests), settings.served, settings.hosts)
    return SafetyHeaders(door)


async def _warm_up(house: House) -> None:
    """Look for faults, draw the boards and read the texts before anybody asks."""
    for game in games():
        try:
            for fault in await asyncio.to_thread(faults, find_game(game)):
                log.error("%s: %s", game, COMMON.say(fault, LANGUAGES[0]))
                house.faulty.setdefault(game, fault)
            for lang in LANGUAGES:
                await asyncio.to_thread(_read_text, game, lang)
            for scenario in find_game(game).scenarios:
                await house.pictures.board(game, scenario.id)
        except Complaint as broken:
            log.warning("%s", broken)
        except Exception:  # whatever it is, it is the matter of one game
            log.exception("%s cannot be shown", game)


def _read_text(game: str, lang: str) -> None:
    speaker(game, lang).reader.title()
