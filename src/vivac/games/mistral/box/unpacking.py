"""Opening the box: everything that can be worked out once is worked out here."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from vivac.box import InWords, kept, load_box
from vivac.games.mistral.box.checking import check_box
from vivac.games.mistral.box.components import Chit, Contents, Requested
from vivac.games.mistral.box.contents import SpaceId
from vivac.ground import FAR, Network, Route, Sea
from vivac.table import Dice

FOLDER = Path(__file__).parent

BRITISH, BOURBON = "british", "bourbon"
ROLES = (BRITISH, BOURBON)
OTHER = {BRITISH: BOURBON, BOURBON: BRITISH}
SIDES = {"B": BRITISH, "A": BOURBON}  # as conditions and effects call them
D10 = Dice(10, low=0)  # IC 1.1

# Where counters are when they are neither in a space nor in a Formation.
POOL = "pool"  # Squadrons that are Unformed, Flagships that may be requested
UNFORMED = "unformed"  # Formations and Convoys not in play
AVAILABLE, RECOVERY, RESERVE = "available", "recovery", "reserve"
PIRATE_RECOVERY = "pirate_recovery"
TRACK = "track"
SUNK, WITHDRAWN, ABSENT = "sunk", "withdrawn", "absent"
WAITING, WOUNDED, LOST = "waiting", "wounded", "lost"  # of Admirals
TASK = "task."  # before the location of an Auxiliary on Task

FormationId = str
ElementId = str  # a Squadron or a Flagship
AuxiliaryId = str
AdmiralId = str
ChitId = str

SCOUTS = frozenset(("fleet", "fleet50", "light", "privateer"))  # IC 6.56
GALLEYS = frozenset(("galley", "pirate_galley", "knights"))  # IC 6.7
UNLIMITED = 99


class Formation(NamedTuple):
    side: str
    command: str
    kind: str  # grand_flotilla, flotilla, detachment, independent, convoy
    flag: bool
    element: ElementId  # the Squadron or Flagship that an independent counter stands for


class Element(NamedTuple):
    """A Squadron or Flagship."""

    side: str
    contingent: str
    command: str
    subclass: str  # sol, sol_d, flagship
    most: int
    value: int
    third: int
    two_thirds: int
    front: int
    back: int
    key: str  # of its Ships: Contingent and subclass
    shield: int = 0
    flagship: bool = False
    plain: bool = False


class Auxiliary(NamedTuple):
    side: str  # empty for Pirates and the Knights
    contingent: str
    command: str
    kind: str
    range: int
    rating: int
    tasks: frozenset[str]
    base: SpaceId
    scout: bool
    pirate: bool


class Admiral(NamedTuple):
    side: str
    contingent: str
    command: str
    rank: int
    rating: int
    first: int
    last: int


class Box:
    """The contents of the box and what follows from them."""

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        self.charts = contents.charts
        self._survey()
        self._count()
        self._read_orders()
        self._list_names()
        self._list_what_is_pointed_at()
        limits = contents.charts.limits.cells
        self.limit = dict(limits)
        self.quarters = {int(turn): quarter for turn, quarter in self.charts.calendar.cells.items()}
        self.requests: dict[str, dict[int, Requested]] = {
            command: {int(result): row for result, row in chart.cells.items()}
            for command, chart in (
                ("B", self.charts.british_requests),
                ("S", self.charts.spanish_requests),
                ("F", self.charts.french_requests),
            )
        }
        columns = self.charts.battle.cells
        self.columns = tuple(columns)
        self.salvo = {
            column: tuple((int(cell.rstrip("S")), cell.endswith("S")) for cell in row.values())
            for column, row in columns.items()
        }

    def _survey(self) -> None:
        """The map as sets and tables."""
        chart = self.contents.map
        self.spaces = {space.id: space for space in chart.space}
        self.kind = {space.id: space.kind for space in chart.space}
        self.boxes = frozenset(space.id for space in chart.space if space.kind == "box")
        self.ports = frozenset(space.id for space in chart.space if space.kind in ("port", "coastal"))
        self.major = frozenset(space.id for space in chart.space if space.port == "major")
        self.minor = frozenset(space.id for space in chart.space if space.port == "minor")
        self.coastal = frozenset(space.id for space in chart.space if space.kind == "coastal")
        self.straits = tuple(sorted(space.id for space in chart.space if space.kind == "strait"))
        self.strait = frozenset(self.straits)
        self.bases = frozenset(space.id for space in chart.space if space.pirate_base)
        self.homes = {  # Major Ports that are a side's own from first to last
            BRITISH: tuple(s.id for s in chart.space if s.port == "major" and s.contingent == "B"),
            BOURBON: tuple(s.id for s in chart.space if s.port == "major" and s.contingent in ("S", "F")),
        }
        self.port_list = tuple(sorted(self.ports))
        self.owner = {space.id: space.contingent for space in chart.space}
        self.zones = {zone.id: zone for zone in chart.zone}
        self.zone_list = tuple(sorted(self.zones))
        self.zone_of = {space.id: space.zone for space in chart.space}
        self.gales = {space.gale: space.id for space in chart.space if space.gale is not None}
        self.sea = Sea(
            [
                Route(
                    route.a,
                    route.b,
                    "" if route.pw in ("none", "pure") else route.pw,
                    route.wind,
                    route.toward,
                    route.pw == "pure",
                )
                for route in chart.route
            ],
            off=self.boxes,
            with_wind=self.charts.movement.at("with_wind"),
            abeam=self.charts.movement.at("abeam"),
            against=self.charts.movement.at("against_wind"),
            beating=self.charts.movement.at("beating"),
        )
        self.exits = {space: tuple(sorted(exits)) for space, exits in self.sea.exits.items()}
        self.near = {space: (space, *exits) for space, exits in self.exits.items()}
        self.network = Network(
            {
                space: [exit_ for exit_ in exits if exit_ not in self.boxes]
                for space, exits in self.exits.items()
                if space not in self.boxes
            }
        )
        self.open_sea = {
            zone: tuple(s for s, space in self.spaces.items() if space.zone == zone and space.kind in OPEN)
            for zone in self.zones
        }
        self.zone_range = {
            space: {
                zone: min((far[there] for there in within), default=FAR)
                for zone, within in self.open_sea.items()
            }
            for space, far in self.network.distance.items()
        }
        self.drift = {space: self._downwind(space) for space in self.spaces}
        self.wind_list = tuple(self.charts.winds.cells)
        self.west = frozenset(chart.west_of_strait)

    def _downwind(self, space: SpaceId) -> SpaceId:
        """IC 5.32 Where a Gale drifts to."""
        down = [
            route.downwind
            for route in self.sea.routes
            if space in (route.a, route.b) and route.downwind not in ("", space)
        ]
        return min((to for to in down if self.kind[to] in OPEN), default=space)

    def _count(self) -> None:
        """The counters, each with its side and figures."""
        counters = self.contents.counters
        self.contingents = {each.id: each for each in counters.contingent}
        self.minors = tuple(each.id for each in counters.contingent if each.minor)
        thirds = self.charts.thresholds
        self.elements: dict[ElementId, Element] = {}
        for kind in counters.squadron:
            of, dv = self.contingents[kind.contingent], kind.damage_value
            self.elements[kind.id] = Element(
                side=of.side,
                contingent=of.id,
                command=of.command,
                subclass=kind.subclass,
                most=kind.max_ships,
                value=dv,
                third=thirds.at(dv, "one_third"),
                two_thirds=thirds.at(dv, "two_thirds"),
                front=kind.shift,
                back=kind.shift,
                plain=kind.subclass == "sol",
                key=f"{of.id}:{kind.subclass}",
            )
        for ship in counters.flagship:
            of, dv = self.contingents[ship.contingent], ship.damage_value
            self.elements[ship.id] = Element(
                side=of.side,
                contingent=of.id,
                command=of.command,
                subclass="flagship",
                most=1,
                value=dv,
                third=thirds.at(dv, "one_third"),
                two_thirds=thirds.at(dv, "two_thirds"),
                front=ship.shift_front,
                back=ship.shift_back,
                shield=ship.reduces_enemy_dp,
                flagship=True,
                key=f"{of.id}:flagship",
            )
        self.squadrons = tuple(sorted(e for e, what in self.elements.items() if not what.flagship))
        self.flagships = tuple(sorted(e for e, what in self.elements.items() if what.flagship))
        self.squadrons_of = {
            side: tuple(s for s in self.squadrons if self.elements[s].side == side) for side in ROLES
        }
        self.rank = {each: nth for nth, each in enumerate((*self.squadrons, *self.flagships))}  # IC 1.8
        self.formations: dict[FormationId, Formation] = {
            each.id: Formation(each.side, each.command, each.kind, each.kind.endswith("flotilla"), "")
            for each in counters.formation
        }
        for element, what in self.elements.items():
            self.formations[independent(element)] = Formation(
                what.side, what.command, "independent", False, element
            )
        for convoy in counters.convoy:
            self.formations[convoy.id] = Formation(convoy.side, convoy.command, "convoy", False, "")
        self.convoys = {convoy.id: convoy for convoy in counters.convoy}
        self.counters_of = {  # the Flags and Detachments of each side, in order
            side: tuple(sorted(each.id for each in counters.formation if each.side == side)) for side in ROLES
        }
        self.auxiliaries: dict[AuxiliaryId, Auxiliary] = {}
        for aux in counters.auxiliary:
            nation = self.contingents.get(aux.contingent)
            self.auxiliaries[aux.id] = Auxiliary(
                *(nation.side if nation else "", aux.contingent, nation.command if nation else ""),
                *(aux.class_, self.charts.ranges.at(aux.class_), self.charts.ratings.at(aux.class_)),
                *(frozenset(self.charts.tasks.at(aux.class_)), aux.base, aux.class_ in SCOUTS),
                aux.class_.startswith("pirate"),
            )
        self.auxiliary_list = tuple(sorted(self.auxiliaries))
        self.of_side = {
            side: tuple(a for a in self.auxiliary_list if self.auxiliaries[a].side == side) for side in ROLES
        }
        self.fifties = {  # 2.23 Fleet-50s, and the Ships they are made of
            a: f"{aux.contingent}:sol_d" for a, aux in self.auxiliaries.items() if aux.kind == "fleet50"
        }
        self.pirates = tuple(a for a in self.auxiliary_list if self.auxiliaries[a].pirate)
        self.knights = next(a for a in self.auxiliary_list if self.auxiliaries[a].kind == "knights")
        self.short_watch = tuple(  # IC 6.51a
            a for a in self.auxiliary_list if self.auxiliaries[a].kind in ("fleet", "galley", "light")
        )
        french = tuple(a for a in self.auxiliary_list if self.auxiliaries[a].command == "F")
        self.raiders = tuple(  # 2.332f
            a
            for a in french
            if self.auxiliaries[a].contingent == "F" and self.auxiliaries[a].kind in ("fleet50", "privateer")
        )
        self.course_raiders = {False: (*french, self.knights), True: (*self.raiders, self.knights)}  # 2.332e
        self.admirals: dict[AdmiralId, Admiral] = {}
        for who in counters.admiral:
            of = self.contingents[who.contingent]
            self.admirals[who.id] = Admiral(of.side, of.id, of.command, who.rank, who.rating, *who.service)
        self.admiral_list = tuple(sorted(self.admirals))
        self.listing = {  # the order in which contents are told
            each: nth
            for nth, each in enumerate((*self.squadrons, *self.flagships, *self.admirals, *self.auxiliaries))
        }
        self.task_at = {place: TASK + place for place in (*self.spaces, *self.zones)}
        self.location = {task: place for place, task in self.task_at.items()}
        self.intercepted = {
            task: place
            for task, place in self.location.items()
            if place in self.zones or place in self.strait
        }

    def _read_orders(self) -> None:
        """Events, campaigns, Orders and Trajectories by their ids."""
        self.events = {event.id: event for event in self.contents.events.event}
        self.campaigns = {campaign.id: campaign for campaign in self.contents.events.campaign}
        self.order_kinds = {kind.id: kind for kind in self.contents.orders.kind}
        self.chits: dict[ChitId, Chit] = {
            f"{chit.id}.{copy + 1}" if chit.copies > 1 else chit.id: chit
            for chit in self.contents.orders.chit
            for copy in range(chit.copies)
        }
        self.trajectories = {each.id: each for each in self.contents.trajectories.trajectory}
        self.drawn = {  # 2.152 the Trajectory of a voyage by its die
            each.convoy: {
                die: other.id
                for other in self.contents.trajectories.trajectory
                if other.convoy == each.convoy
                for die in range(other.die[0], other.die[1] + 1)
            }
            for each in self.contents.trajectories.trajectory
        }
        self.scenarios = {each.id: each for each in self.contents.scenarios.scenario}

    def _list_what_is_pointed_at(self) -> None:
        """Every place of the chart and every counter, whether anything can be done with it or not."""
        self.pointed_at: list[str] = [
            *self.spaces,
            *(f"{port}.docks" for port in self.ports),
            *(f"docks@{port}.{side}" for port in self.ports for side in ROLES),
            *(f"zone.{zone}" for zone in self.zones),
            *(f"wind.{wind}" for wind in self.charts.winds.cells),
            *(f"track.{box}" for box in self.contents.map.track.boxes),
            *self.formations,
            *self.elements,
            *self.admirals,
            *self.auxiliaries,
            *self.chits,
        ]

    def _list_names(self) -> None:
        """What the box itself calls things: by language, or the same in all."""
        parts = self.contents
        counters = parts.counters
        self.names: dict[str, InWords | str] = {}
        for things in (
            *(parts.map.space, parts.map.zone, parts.map.wind, counters.formation, counters.auxiliary),
            *(counters.convoy, parts.events.event, parts.events.campaign),
            *(counters.flagship, counters.admiral),
        ):
            named: Iterable[Any] = things
            self.names |= {thing.id: thing.name for thing in named}


OPEN = ("sea", "strait")


def independent(element: ElementId) -> FormationId:
    """IC 3.35 The counter of a Squadron that sails alone."""
    return f"i_{element}"


@kept
def open_box(pack: Path | None) -> Box:
    contents = load_box(Contents, FOLDER, pack)
    check_box(contents, pack)
    return Box(contents)
