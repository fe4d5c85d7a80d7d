"""4.1, 4.2 Who may spend from which pool."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.unpacking import PURSES, Box
from vivac.games.guerra.chapters.choices import TARGET
from vivac.games.guerra.chapters.victory import in_halves
from vivac.games.guerra.game import War
from vivac.table import Action, Lit, Say, Table

ONE_RP = 2  # pools are counted in halves (4.0-5)


def purses(box: Box, units: Iterable[UnitId]) -> tuple[str, ...]:
    """3.3-4 Every pool usable by at least one of the units; rebels have none."""
    nations = {box.nation[unit] for unit in units}
    return tuple(dict.fromkeys(purse for nation in sorted(nations) for purse in PURSES.get(nation, ())))


async def spend_on(table: Table[War, Box], player: str, prompt: str, units: Sequence[UnitId]) -> int:
    """How many RP are laid on a die, one after the other, before it falls."""
    war, box = table.game, table.box
    place = war.where[units[0]]
    usable = purses(box, units)
    spent = 0
    while rich := [purse for purse in usable if war.rp[purse] >= ONE_RP]:
        purse = await table.pick(player, prompt, SPEND.given(ONE_RP), rich, ROLL, spent=spent, place=place)
        if purse is None:
            break
        war.rp[purse] -= ONE_RP
        spent += 1
    return spent


def with_what_is_left(_box: Box, war: War, _viewer: str | None, purse: str) -> Lit:
    """A pool, and how much it holds."""
    return Lit(params={"left": in_halves(war.rp[purse])})


def rp_price(price: int, left: int) -> Say:
    """4.4-1 So much of a pool, both counted in halves."""
    said = {"rp": in_halves(price), "left": in_halves(left), "last": "yes" if price == left else "no"}
    return Say("cost-rp", said, "4.4-1")


def cost_of_spending(_box: Box, war: War, price: int, purse: str) -> Say:
    return rp_price(price, war.rp[purse])


SPEND = Action("spend", "4.1-1", of=TARGET, lights=with_what_is_left, costs=cost_of_spending)
ROLL = Action("roll", "3.3-2")
