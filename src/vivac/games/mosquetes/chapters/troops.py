"""3 Troops: profiles worked out for play, and what stands on the table without being troops."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vivac.games.mosquetes.box.components import Contents, Profile

TYPES = ("regular", "irregular", "native", "militia", "civilian")
QUARTERS = 4  # of an inch


class Troop(NamedTuple):
    """One kind of unit. Radius and allowance (8.1: base and traits) are in quarter-inches."""

    id: str
    type: str
    model: str
    radius: int
    allowance: int
    actions: int
    shooting: int = 10
    attack: int = 10
    defence: int = 10
    ranged: tuple[str, ...] = ()
    melee: str = "none"
    scout: bool = False
    natives: bool = False
    officer: bool = False
    elite: bool = False
    drilled: bool = False
    open_order: bool = False
    mounted: bool = False
    gun: str = ""  # the weapon of a gun crew
    wagon: bool = False  # a wagon or a boat: a model, not a unit of men
    dummy: bool = False

    @property
    def men(self) -> bool:
        """Neither a wagon, a boat nor a dummy."""
        return not (self.wagon or self.dummy)


def quarters(inches: float) -> int:
    """2.2 Every position is a whole number of quarter-inches."""
    return round(inches * QUARTERS)


def troops(contents: Contents) -> dict[str, Troop]:
    """Every profile, every wagon and boat by the type whose card moves it, and a dummy of every type."""
    return {troop.id: troop for troop in (*_profiles(contents), *_furniture(contents), *_dummies(contents))}


def _profiles(contents: Contents) -> Iterator[Troop]:
    charts = contents.charts
    for profile in contents.forces.profile:
        traits = profile.traits
        bonus = sum(
            charts.movement.cells[t] for t in traits if t in ("scout", "natives", "cavalry", "light_cavalry")
        )
        yield Troop(
            id=profile.id,
            type=profile.type,
            model=profile.model,
            radius=quarters(charts.radii.at(profile.model)),
            allowance=quarters(charts.movement.at("base") + bonus),
            actions=charts.troop_types.at(profile.type, "actions"),
            shooting=profile.shooting,
            attack=profile.attack,
            defence=profile.defence,
            ranged=profile.ranged,
            melee=profile.melee,
            scout="scout" in traits,
            natives="natives" in traits,
            officer="officer" in traits,
            elite="elite" in traits,
            drilled="drilled" in traits,
            open_order="open_order" in traits,
            mounted=profile.model == "mounted",
            gun=gun_of(contents, profile),
        )


def gun_of(contents: Contents, profile: Profile) -> str:
    """10.13 The piece that a crew serves, if it is one."""
    guns = [weapon for weapon in profile.ranged if contents.charts.weapons.at(weapon).rule == "artillery"]
    return guns[0] if guns else ""


def _furniture(contents: Contents) -> Iterator[Troop]:
    charts = contents.charts
    for piece in contents.forces.furniture:
        for kind in TYPES:
            yield Troop(
                id=f"{piece.id}-{kind}",
                type=kind,
                model=piece.model,
                radius=quarters(charts.radii.at(piece.model)),
                allowance=quarters(charts.movement.at(piece.model)),
                actions=charts.troop_types.at(kind, "actions"),
                wagon=True,
            )


def _dummies(contents: Contents) -> Iterator[Troop]:
    """9.7, 9.9 A dummy has no traits; it moves as a figure without any."""
    charts = contents.charts
    for kind in TYPES:
        yield Troop(
            id=f"dummy-{kind}",
            type=kind,
            model="marker",
            radius=quarters(charts.radii.at("marker")),
            allowance=quarters(charts.movement.at("base")),
            actions=charts.troop_types.at(kind, "actions"),
            dummy=True,
        )
