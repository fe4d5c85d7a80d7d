"""Tables: opening one, looking at one, finding one again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromQuery, JSONBody

from vivac.lab.drill import Drill
from vivac.players import PLAYERS
from vivac.server.asking import InPath, TheHouse, TheSecret, TheWords, ViewingAs
from vivac.server.bots import wake_bots
from vivac.server.drilling import find_drill
from vivac.server.house import House
from vivac.server.limits import client_of
from vivac.server.match import NOBODY, Match
from vivac.server.problems import PROBLEMS, Refused, sentence
from vivac.server.render import outcome_of
from vivac.server.rooms import Room, damaged
from vivac.server.seats import Door, Seat, digest, new_id, new_secret
from vivac.server.store import Record
from vivac.server.view import View
from vivac.server.visitors import show, shown
from vivac.server.words import Words, box_of, speaker
from vivac.table import Complaint, FairChance, Header, Role, Rulebook, find_game

NAME = 60  # letters of what a person calls themselves
SECRETS = 200  # seats looked up at once
HOUR = 3600.0

Short = Annotated[str, msgspec.Meta(max_length=80)]
Secret = Annotated[str, msgspec.Meta(max_length=200)]
Tip = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be opened. `seats` says who sits where: "me", "open", or a bot such as "bot:greedy".

    A table with an open seat is private: only its links lead there. `public`: it is listed, anybody may watch
    and take an open seat. `watch`: give me a link for those who may watch.

    `commitments`: the tips of the chains from which seats of mine take part in the dice. `witnesses`: "all"
    if every such seat is to take part in every die. `seed` foretells all dice, so it is for playing alone.
    """

    game: Short
    scenario: Short | None = None
    switches: Annotated[list[Short], msgspec.Meta(max_length=50)] | None = None
    seats: dict[Short, Short] | None = None
    dice: Literal["fair", "entered"] = "fair"
    drill: Short | None = None
    seed: Short | None = None
    commitments: dict[Short, Tip] = {}
    witnesses: Literal["", "all"] = ""
    public: bool = False
    watch: bool = False
    name: Annotated[str, msgspec.Meta(max_length=NAME)] = ""


class OpenedTable(msgspec.Struct, frozen=True):
    """A table just opened: the secrets of the seats of whoever asked, and links. Nobody is told them again.

    The link of an open seat is an invitation: it opens nothing until the seat is claimed with it. `opener` is
    the secret of whoever opened the table; with it a lost invitation can be replaced.
    """

    table: str
    links: dict[Role, str]
    seats: dict[Role, str]
    watch: str = ""  # the link for those who only watch
    opener: str = ""


class Given(msgspec.Struct):
    """The secrets given out when a table is opened."""

    mine: str
    seats: dict[Role, str] = {}
    invitations: dict[Role, str] = {}
    watch: str = ""

    def door(self, *, private: bool) -> Door:
        return Door(private, digest(self.watch) if self.watch else "", digest(self.mine))

    def told(self, table: str) -> OpenedTable:
        links = {role: seat_link(table, secret) for role, secret in self.seats.items()}
        links |= {role: invitation_link(table, secret) for role, secret in self.invitations.items()}
        watch = f"/table/{table}#watch={self.watch}" if self.watch else ""
        return OpenedTable(table, links, self.seats, watch, self.mine)


def seat_link(table: str, secret: str) -> str:
    return f"/table/{table}#seat={secret}"


def invitation_link(table: str, invitation: str) -> str:
    return f"/table/{table}#invite={invitation}"


class Summary(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    title: str
    heading: str
    scenario: str
    your_move: bool
    over: bool
    outcome: str | None
    updated: float
    roles: tuple[Role, ...]  # held by whoever asks
    open_seats: tuple[Role, ...]
    drill: str
    problem: str = ""  # why it cannot be gone on with; without a game, not even opened


class Mine(msgspec.Struct, forbid_unknown_fields=True):
    secrets: Annotated[list[Secret], msgspec.Meta(max_length=SECRETS)]


@post("/api/tables", status_code=201, summary="Open a table", responses=PROBLEMS)
async def open_table(
    data: JSONBody[NewTable], house: TheHouse, words: TheWords, request: Request[Any, Any, Any]
) -> OpenedTable:
    charge(house, request)
    try:
        rulebook = find_game(data.game)
        if data.game in house.faulty:
            raise Complaint("game-faulty", game=data.game)
        drill = find_drill(data.game, data.drill) if data.drill else None
        header = header_of(rulebook, data, drill)
        seats, given = seated(rulebook, data)
        seed = seed_of(data, given)
    except Complaint as wrong:
        raise Refused(400, wrong.say.key, **wrong.say.params) from None
    record = Record(new_id(), "", data.drill or "", data.dice, seed, time.time())
    private = bool(given.invitations) and not data.public
    await begin(house, record, header, seats, given.door(private=private), drill, data.commitments)
    return given.told(record.id)


async def begin(
    house: House,
    record: Record,
    header: Header,
    seats: list[Seat],
    door: Door,
    drill: Drill | None,
    commitments: Mapping[Role, str] = NOBODY,
) -> None:
    """Lay out a table, store it and let its bots begin."""
    bots = {seat.role: f"bot:{seat.bot}" for seat in seats if seat.kind == "bot"}
    header = msgspec.structs.replace(
        header,
        version=find_game(header.game).version,
        seats={seat.role: bots.get(seat.role, "person") for seat in seats},
        seed_hash="",
        box=find_game(header.game).fingerprint(box_of(header.game)),
    )
    if record.dice == "fair" and drill is None:
        chance = FairChance(record.seed) if record.seed else house.key.chance(record.id, bots)
        header = msgspec.structs.replace(header, seed_hash=chance.commitment)
    record = msgspec.structs.replace(record, header=msgspec.json.encode(header).decode())
    match = await asyncio.to_thread(Match.begin, record, drill, house.key, commitments)
    lines, match.fresh = match.fresh, []
    await house.store.create(record, seats, door, lines)
    room = await house.rooms.add(match, seats, door, len(lines))
    async with house.rooms.change(room.id):
        pass  # what was laid out is stored: now the dice of the set-up may fall
    wake_bots(house, room)


def seed_of(data: NewTable, given: Given) -> str:
    """The seed of the dice; none where nobody is to own them."""
    if data.seed and given.invitations:
        raise Complaint("seed-alone")
    for role in data.commitments:
        if role not in given.seats:
            raise Complaint("not-yours-to-commit", role=role)
    if len(set(data.commitments.values())) < len(data.commitments):
        raise Complaint("chain-is-known")
    return data.seed or ""


def charge(house: House, request: Request[Any, Any, Any]) -> None:
    """A client may open so many tables an hour."""
    if house.new_tables.take(client_of(request.scope)):
        raise Refused(429, "too-many-tables")


def header_of(rulebook: Rulebook[Any], data: NewTable, drill: Drill | None) -> Header:
    scenario, switches = data.scenario, data.switches
    if drill:
        scenario, switches = drill.scenario, list(drill.switches)
    return Header(
        game=rulebook.id,
        version=rulebook.version,
        scenario=rulebook.scenario(scenario),
        switches=tuple(sorted(rulebook.chosen(switches))),
        credits=rulebook.credits.line() if rulebook.credits else "",
        witnesses=data.witnesses,
    )


def seated(rulebook: Rulebook[Any], data: NewTable) -> tuple[list[Seat], Given]:
    """The seats, and what is given out: a secret for all roles of "me", an invitation to each open seat."""
    asked = data.seats or {}
    for role in asked:
        if role not in rulebook.roles:
            raise Complaint("no-such-role", role=role, game=rulebook.id, known=", ".join(rulebook.roles))
    seats, given = [], Given(new_secret(), watch=new_secret() if data.watch else "")
    for role in rulebook.roles:
        who = asked.get(role, "me")
        kind, _, bot = who.partition(":")
        if kind == "bot" and bot in PLAYERS:
            if data.drill:
                raise Complaint("drill-no-bots")
            seats.append(Seat(role, "bot", bot=bot))
        elif who == "me":
            given.seats[role] = given.mine
            seats.append(Seat(role, "person", player=data.name, hash=digest(given.mine)))
        elif who == "open" and not data.drill:
            given.invitations[role] = new_secret()
            seats.append(Seat(role, "open", hash=digest(given.invitations[role])))
        else:
            raise Complaint("not-a-seat", seat=who)
    return seats, given


# ---------------------------------------------------------------- looking


@get("/api/tables/{table:str}", summary="The table as you may see it", responses=PROBLEMS)
async def see_table(
    table: InPath,
    house: TheHouse,
    words: TheWords,
    secret: TheSecret,
    viewing_as: ViewingAs = None,
    log: FromQuery[Literal["all"] | None] = None,
) -> Response[View]:
    async with house.rooms.enter(table) as room:
        body = show(room, secret, viewing_as, words.lang, None if log else house.settings.limits.log)
    wake_bots(house, room)
    return shown(body.whole)


@get("/api/tables", summary="Tables of late", responses=PROBLEMS)
async def list_tables(house: TheHouse, words: TheWords) -> list[Summary]:
    recent = await house.store.recent(house.settings.limits.listed)
    return await summaries(house, recent, [], words)


@post("/api/tables/mine", status_code=200, summary="The tables where you have a seat", responses=PROBLEMS)
async def my_tables(data: JSONBody[Mine], house: TheHouse, words: TheWords) -> list[Summary]:
    hashes = [digest(secret) for secret in data.secrets]
    recent = await house.store.recent(house.settings.limits.listed, hashes) if hashes else []
    return await summaries(house, recent, data.secrets, words)


async def summaries(
    house: House, recent: list[tuple[str, float]], known: list[str], words: Words
) -> list[Summary]:
    found = []
    for table, updated in recent:
        try:
            async with house.rooms.enter(table, latest=False) as room:
                found.append(summary(room, updated, known, words))
        except Complaint as wrong:  # damaged, or played by rules we no longer have
            found.append(unreadable(table, updated, wrong, words))
        except Exception as broken:  # whatever it is, it is the matter of one table
            found.append(unreadable(table, updated, damaged(table, broken), words))
    return found


def unreadable(table: str, updated: float, wrong: Complaint, words: Words) -> Summary:
    return Summary(
        table=table,
        game="",
        title=table,
        heading="",
        scenario="",
        your_move=False,
        over=False,
        outcome=None,
        updated=updated,
        roles=(),
        open_seats=(),
        drill="",
        problem=sentence(wrong.say, words.lang),
    )


def summary(room: Room, updated: float, known: list[str], words: Words) -> Summary:
    match, says = room.match, speaker(room.match.header.game, words.lang)
    roles = tuple(dict.fromkeys(role for secret in known for role in room.held(secret)))
    bare = match.rulebook.scene(match.box, match.table.game, roles[0] if roles else None)
    outcome = outcome_of(match, says)
    return Summary(
        table=room.id,
        game=match.header.game,
        title=says.reader.title(),
        heading=says.say(bare.heading),
        scenario=match.header.scenario,
        your_move=any(role in match.waiting_for for role in roles),
        over=match.over,
        outcome=outcome.text if outcome else None,
        updated=updated,
        roles=roles,
        open_seats=tuple(seat.role for seat in room.seats.values() if seat.kind == "open"),
        drill=match.record.drill,
        problem=sentence(match.departure.say, words.lang) if match.departure else "",
    )
