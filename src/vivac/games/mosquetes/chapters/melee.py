"""12.6-12.15 Melee: rounds, dice, and who is left in possession."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from math import sqrt

from vivac.games.mosquetes.box.contents import SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import OTHER, Box
from vivac.games.mosquetes.chapters.casualties import kill, steady_ranks
from vivac.games.mosquetes.chapters.dice import D10
from vivac.games.mosquetes.chapters.facing import choose_facing
from vivac.games.mosquetes.chapters.models import Body, in_order, number_of, troop, turn
from vivac.games.mosquetes.chapters.naming import call
from vivac.games.mosquetes.chapters.orders import break_order
from vivac.games.mosquetes.chapters.reaction import (
    FLEE,
    STAND,
    Brawl,
    melee_modifiers,
    obey,
    react,
    steady_modifiers,
)
from vivac.games.mosquetes.chapters.retreat import fall_back
from vivac.games.mosquetes.chapters.sight import beside_circle, touches, wagons
from vivac.games.mosquetes.chapters.terrain import Terrain
from vivac.games.mosquetes.game import FIRST_SHOCK, PIERCING_LANCE, Figure, Skirmish
from vivac.ground.field import gap
from vivac.table import Table, Test

Fighter = tuple[UnitId, int]  # a figure by its unit and number
Blow = tuple[Fighter, Fighter, bool]  # who struck, whom, and whether it hit


class Melee:
    """One melee: who charged whom, what was decided at contact, and what it has cost."""

    def __init__(
        self, box: Box, terrain: Terrain, game: Skirmish, charger: UnitId, charged: UnitId, surprised: bool
    ) -> None:
        self.box, self.terrain, self.game = box, terrain, game
        self.charger, self.charged, self.surprised = charger, charged, surprised
        self.defended = not surprised and defended(box, terrain, game, charger, charged)
        self.round = 0
        self.hits = dict.fromkeys("AB", 0)  # of the last round
        self.lost: dict[UnitId, int] = {}  # casualties in this melee
        self.away: set[UnitId] = set()  # fell back or fled from it

    # ---------------------------------------------------------------- who is engaged

    def opponents(self, unit: UnitId, figure: Figure) -> list[tuple[float, Fighter]]:
        """12.6 The enemy figures within 1″ of one, with nothing high and solid between."""
        box, game = self.box, self.game
        base, (_, x, y) = troop(box, game, unit).radius, figure
        found = []
        for other, figures in game.figures.items():
            if SIDE_OF[other] == SIDE_OF[unit] or not figures or not self.fights(other):
                continue
            radii = base + troop(box, game, other).radius
            reach = (radii + box.reach.engaged) ** 2
            for number, u, v in figures:
                square = (x - u) ** 2 + (y - v) ** 2
                if square <= reach and not self.parted(x, y, u, v):
                    found.append((max(0.0, sqrt(square) - radii), (other, number)))
        return found

    def fights(self, unit: UnitId) -> bool:
        game = self.game
        if unit in game.fleeing or unit in game.markers or unit in self.away or unit in game.aboard:
            return False
        return troop(self.box, game, unit).men

    def parted(self, x: int, y: int, u: int, v: int) -> bool:
        """12.6 A high line without loopholes between two figures."""
        lines = self.terrain.lines
        return any(
            lines[number].high and not lines[number].loopholed
            for number, _ in self.terrain.field.met(x, y, u, v)
        )

    def engaged(self) -> dict[Fighter, list[tuple[float, Fighter]]]:
        """12.6 Every figure in the melee with its opponents: charger, charged, and whoever is drawn in."""
        game = self.game
        found: dict[Fighter, list[tuple[float, Fighter]]] = {}
        todo = [unit for unit in (self.charger, self.charged) if game.figures[unit] and self.fights(unit)]
        seen = set(todo)
        while todo:
            unit = todo.pop()
            for figure in game.figures[unit]:
                opponents = self.opponents(unit, figure)
                if opponents:
                    found[unit, figure[0]] = opponents
                    drawn = {other for _, (other, _) in opponents} - seen
                    seen |= drawn
                    todo += drawn
        return found

    # ---------------------------------------------------------------- one round

    async def fight_round(self, table: Table[Skirmish, Box]) -> None:
        """12.10 Charging lances first; then everybody else at once."""
        engaged = self.engaged()
        count = {side: sum(SIDE_OF[unit] == side for unit, _ in engaged) for side in "AB"}
        self.count, self.fallen, self.hits = count, dict.fromkeys("AB", 0), dict.fromkeys("AB", 0)
        self.taking_part = in_order({unit for unit, _ in engaged})
        self.rivals = {unit: rival(engaged, unit) for unit in self.taking_part}
        fighters = sorted(engaged, key=lambda f: (number_of(f[0]), f[1]))
        ours = [fighter for fighter in fighters if SIDE_OF[fighter[0]] == SIDE_OF[self.charger]]
        theirs = [fighter for fighter in fighters if SIDE_OF[fighter[0]] != SIDE_OF[self.charger]]
        lances = [fighter for fighter in ours if self.lance_strikes(fighter[0])]
        if lances:
            blows = await self.attack(table, lances, engaged)
            self.bury(table, await self.defend(table, blows))
            theirs = [fighter for fighter in theirs if self.alive(fighter)]
            ours = [fighter for fighter in ours if fighter not in lances]
        struck = await self.attack(table, ours, engaged)
        answered = await self.attack(table, theirs, engaged)
        dead = await self.defend(table, struck)
        self.bury(table, [*dead, *await self.defend(table, answered)])
        for unit in self.taking_part:
            steady_ranks(table, unit)
        table.tell(
            "melee-round",
            rule="12.10",
            round=self.round + 1,
            unit=call(self.game, self.charger),
            target=call(self.game, self.charged),
            lost=self.fallen[SIDE_OF[self.charger]],
            killed=self.fallen[SIDE_OF[self.charged]],
        )
        self.round += 1

    def alive(self, fighter: Fighter) -> bool:
        return any(number == fighter[1] for number, _, _ in self.game.figures[fighter[0]])

    def lance_strikes(self, unit: UnitId) -> bool:
        """12.9c A lance of the charging unit."""
        return unit == self.charger and self.shock() and troop(self.box, self.game, unit).melee == "lance"

    def shock(self) -> bool:
        """19.29 Lance and surprise count as long as the melee lasts, or in its first round only."""
        return self.round == 0 or not self.game.on(FIRST_SHOCK)

    async def attack(
        self,
        table: Table[Skirmish, Box],
        fighters: Sequence[Fighter],
        engaged: dict[Fighter, list[tuple[float, Fighter]]],
    ) -> list[Blow]:
        """12.8 Each takes the enemy with fewest attacks (ties: nearest, then id) and rolls."""
        box, game = self.box, self.game
        given: dict[Fighter, int] = {}
        blows: list[Blow] = []
        for fighter in fighters:
            choice = [each for each in engaged[fighter] if self.alive(each[1])]
            if not choice:
                continue
            _, target = min(
                choice, key=lambda c: (given.get(c[1], 0), round(c[0], 6), number_of(c[1][0]), c[1][1])
            )
            given[target] = given.get(target, 0) + 1
            kind = troop(box, game, fighter[0])
            modifier = self.attack_modifier(fighter[0], target[0])
            die = await table.roll(D10, "attack", partial(self.blow, fighter[0], target[0], modifier))
            hit = die == 9 or (die != 0 and die + modifier >= kind.attack)
            self.hits[SIDE_OF[fighter[0]]] += hit
            blows.append((fighter, target, hit))
        return blows

    def blow(self, unit: UnitId, target: UnitId, modifier: int) -> Test:
        """1.4, 12.8 A natural 9 always hits and a natural 0 never."""
        kind = troop(self.box, self.game, unit)
        worth = {kind.melee: modifier}
        return Test(
            rule="12.8",
            die=worth,
            needs=kind.attack,
            always=(9,),
            never=(0,),
            by=(call(self.game, unit),),
            against=(call(self.game, target),),
        )

    def attack_modifier(self, unit: UnitId, target: UnitId) -> int:
        """12.9a-c What a weapon adds to an attack die."""
        kind = troop(self.box, self.game, unit)
        worth = self.box.charts.melee_weapons.at(kind.melee, "attack")
        match kind.melee:
            case "sabre":
                return worth if kind.mounted and not troop(self.box, self.game, target).mounted else 0
            case "lance":
                return worth if self.lance_strikes(unit) else 0
        return worth

    async def defend(self, table: Table[Skirmish, Box], blows: Sequence[Blow]) -> list[Fighter]:
        """12.9 A defence die for each hit; in a defended position each failed one is rolled again (1.5)."""
        dead = []
        for (striker, _), target, hit in blows:
            if not hit:
                continue
            if await self.parried(table, target[0], striker):
                continue
            if self.defended and target[0] == self.charged and await self.parried(table, target[0], striker):
                continue
            dead.append(target)
        return dead

    async def parried(self, table: Table[Skirmish, Box], unit: UnitId, striker: UnitId) -> bool:
        terms, needs = self.defence_terms(unit, striker), troop(self.box, self.game, unit).defence

        def test() -> Test:
            """1.4, 12.9 A natural 9 always parries and a natural 0 never."""
            return Test(
                rule="12.9",
                die=terms,
                needs=needs,
                always=(9,),
                never=(0,),
                by=(call(self.game, unit),),
                against=(call(self.game, striker),),
            )

        die = await table.roll(D10, "defence", test)
        return die == 9 or (die != 0 and die + sum(terms.values()) >= needs)

    def defence_terms(self, unit: UnitId, striker: UnitId) -> dict[str, int]:
        """12.9a, 12.9c, 12.9d What is added to a defence die; the lance as 19.30 reads it."""
        worth = self.box.charts.melee_weapons
        own, other = (troop(self.box, self.game, each).melee for each in (unit, striker))
        pierced = other if self.game.on(PIERCING_LANCE) else own
        terms = {own: worth.at(own, "defence")} if own != "lance" else {}
        if pierced == "lance":
            terms["lance"] = worth.at("lance", "defence")
        if self.surprised and unit == self.charged and self.shock():
            terms["surprise"] = self.box.charts.surprise_attack.at("defence")
        return terms

    def bury(self, table: Table[Skirmish, Box], dead: Sequence[Fighter]) -> None:
        for unit, number in dict.fromkeys(dead):
            kill(table, unit, {number})
            self.lost[unit] = self.lost.get(unit, 0) + 1
            self.fallen[SIDE_OF[unit]] += 1

    # ---------------------------------------------------------------- after a round

    async def tests(self, table: Table[Skirmish, Box]) -> None:
        """12.11 The side with more casualties tests first (tie: the charged side)."""
        mine, other = SIDE_OF[self.charger], SIDE_OF[self.charged]
        sides = (mine, other) if self.fallen[mine] > self.fallen[other] else (other, mine)
        for side in sides:
            units = [unit for unit in self.taking_part if SIDE_OF[unit] == side and self.game.figures[unit]]
            for unit in units:
                await self.test(table, unit)
            if not any(self.game.figures[unit] and unit not in self.away for unit in units):
                return

    async def test(self, table: Table[Skirmish, Box], unit: UnitId) -> None:
        game, box, side = self.game, self.box, SIDE_OF[unit]
        brawl = Brawl(
            self.lost.get(unit, 0),
            self.count[side],
            self.count[OTHER[side]],
            self.lost.get(self.rivals[unit], 0),
            self.surprised and unit == self.charged,
        )
        result = await react(table, unit, steady_modifiers(box, game, unit) | melee_modifiers(box, brawl))
        if result != STAND:
            await self.leave(table, unit, result)

    async def leave(self, table: Table[Skirmish, Box], unit: UnitId, result: str) -> None:
        """14.6 Whoever leaves a melee rolls for losses, and only then moves."""
        enemy = self.enemy_bodies(unit)
        self.away.add(unit)
        figures = [(0, x, y) for x, y, _ in enemy]
        await leaving_losses(table, unit, figures, "flee" if result == FLEE else "fall_back")
        if self.game.figures[unit]:
            obey(table, unit, result, enemy)

    def enemy_bodies(self, unit: UnitId) -> list[Body]:
        """14.2 The enemy figures that caused the test: those in the melee."""
        return [
            (x, y, troop(self.box, self.game, other).radius)
            for other in self.taking_part
            if SIDE_OF[other] != SIDE_OF[unit]
            for _, x, y in self.game.figures[other]
        ]

    def goes_on(self) -> bool:
        """12.12 Both sides have engaged units."""
        sides = {SIDE_OF[unit] for unit, _ in self.engaged()}
        return len(sides) == 2


def rival(engaged: dict[Fighter, list[tuple[float, Fighter]]], unit: UnitId) -> UnitId:
    """13.5n The enemy unit that most of its figures could strike (ties: the lowest number)."""
    met = Counter(
        enemy
        for (each, _), opponents in engaged.items()
        if each == unit
        for enemy in {other for _, (other, _) in opponents}
    )
    return min(met, key=lambda enemy: (-met[enemy], number_of(enemy)))


def defended(box: Box, terrain: Terrain, game: Skirmish, charger: UnitId, charged: UnitId) -> bool:
    """12.7 The line between the closest pair crosses an obstacle within 2″ of the defender."""
    ra, rb = troop(box, game, charger).radius, troop(box, game, charged).radius
    pairs = [
        (round(gap(x, y, u, v, ra + rb), 6), n, m, (x, y), (u, v))
        for n, x, y in game.figures[charger]
        for m, u, v in game.figures[charged]
    ]
    *_, (x, y), (u, v) = min(pairs)
    for number, _ in terrain.field.met(x, y, u, v):
        line = terrain.lines[number]
        if (not line.high or line.loopholed) and terrain.beside(number, u, v, rb):
            return True
    return any(
        touches(*circle, x, y, u, v) and beside_circle(box, circle, (u, v, rb))
        for circle in wagons(box, game)
    )


async def leaving_losses(
    table: Table[Skirmish, Box], unit: UnitId, enemy: Sequence[Figure], how: str
) -> None:
    """14.6 One die for each figure, the losses among those nearest to the enemy (ties: id)."""
    game, box = table.game, table.box
    faces = box.charts.leaving_melee.at(how)
    losses = 0

    def test() -> Test:
        return Test(rule="14.6", chart="leaving_melee", keys=(how,), by=(call(game, unit),))

    for _ in game.figures[unit]:
        losses += await table.roll(D10, "leaving", test) in faces
    if not losses:
        return

    def exposure(figure: Figure) -> tuple[int, int]:
        number, x, y = figure
        return min(((x - u) ** 2 + (y - v) ** 2 for _, u, v in enemy), default=0), number

    lost = sorted(game.figures[unit], key=exposure)[:losses]
    table.tell("leaving-losses", rule="14.6", unit=call(game, unit), count=len(lost))
    kill(table, unit, {number for number, _, _ in lost})


async def fight(table: Table[Skirmish, Box], charger: UnitId, charged: UnitId, *, surprised: bool) -> None:
    """12.6-12.13 Rounds until one side is gone, three at most; then the ground is somebody's."""
    game, box = table.game, table.box
    if not game.figures[charged] or not game.figures[charger]:
        return
    melee = Melee(box, box.terrain(game.scenario), game, charger, charged, surprised)
    if not melee.goes_on():
        return
    fought: dict[UnitId, None] = {}
    while melee.goes_on() and melee.round < box.limits["melee_rounds"]:
        await melee.fight_round(table)
        fought |= dict.fromkeys(melee.taking_part)
        await melee.tests(table)
    if melee.goes_on() and charger not in melee.away:  # 12.12
        table.tell("melee-unbroken", rule="12.12", unit=call(game, charger))
        await leaving_losses(
            table, charger, [(0, x, y) for x, y, _ in melee.enemy_bodies(charger)], "fall_back"
        )
        melee.away.add(charger)
        if game.figures[charger]:
            fall_back(table, charger, melee.enemy_bodies(charger))
    elif holds(game, melee, charger) and not holds(game, melee, charged):
        game.steel.add(SIDE_OF[charger])  # 17.4
    await take_possession(table, melee, list(fought))


def holds(game: Skirmish, melee: Melee, unit: UnitId) -> bool:
    """Still there, and not gone from the melee."""
    return bool(game.figures[unit]) and unit not in melee.away


async def take_possession(table: Table[Skirmish, Box], melee: Melee, fought: Sequence[UnitId]) -> None:
    """12.13, 14.7 Units left in possession are in normal order, watch no more, and may turn."""
    game = table.game
    active = SIDE_OF[melee.charger]
    for unit in sorted(fought, key=lambda u: (SIDE_OF[u] != active, number_of(u))):
        game.watching.discard(unit)
        if game.figures[unit] and unit not in melee.away:
            break_order(game, unit)
            turn(game, unit, await choose_facing(table, unit))
