"""2.4 What there is to know of Mosby and of the Union units he has seen, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vivac.games.mosby.box.unpacking import Box, UnitId
from vivac.games.mosby.chapters.cards import kidnapped
from vivac.games.mosby.chapters.combat import odds_modifier, reaction_modifier, standing_modifiers
from vivac.games.mosby.chapters.forces import strength_of
from vivac.games.mosby.chapters.movement import allowance
from vivac.games.mosby.game import MOSBY, NOWHERE, UNION, Raid
from vivac.table import Say


def profile(box: Box, raid: Raid, piece: str, _viewer: str | None) -> Sequence[Say]:
    """Every value and every state of a counter; nothing of one that has not been turned over."""
    if piece == MOSBY:
        return tuple(_mosby(box, raid))
    unit = next((unit for unit, tag in raid.tags.items() if piece == f"u{tag}"), None)
    return tuple(_union(box, raid, unit)) if unit is not None and unit in raid.seen else ()


def _mosby(box: Box, raid: Raid) -> Iterator[Say]:
    bonus = sum(standing_modifiers(raid).values())
    yield Say("profile-mosby", {"strength": raid.strength, "bonus": f"{bonus:+}"}, "6.5-S3D")
    spaces = allowance(box, raid, pike=raid.on_pike)
    yield Say("profile-ride", {"spaces": spaces, "ridden": raid.ridden}, "6.2-3")
    yield Say(
        "profile-reaction",
        {
            "modifier": f"{reaction_modifier(box, raid):+}",
            "notoriety": raid.notoriety,
            "awareness": raid.awareness,
        },
        "6.5-S3C",
    )
    yield Say("profile-wounded", {}, "6.5-8") if raid.wounded else Say("profile-sound", {}, "6.5-8")
    if raid.hidden:
        yield Say("status-hidden", {}, "7.2-H.2")
    yield from (Say("status-holding", {"leader": leader}, "6.3-3") for leader in kidnapped(raid))


def _union(box: Box, raid: Raid, unit: UnitId) -> Iterator[Say]:
    strength = strength_of(box, raid, unit)
    if unit in box.combat:
        yield Say("profile-combat", {"strength": strength, "printed": box.strength[unit]}, "2.4-2")
        if raid.mosby != NOWHERE and raid.strength and strength:
            mine = odds_modifier(box, MOSBY, raid.strength, strength)
            yield Say("profile-attack", {"modifier": f"{mine:+}"}, "6.5-S3A")
            theirs = odds_modifier(box, UNION, raid.strength, strength)
            yield Say("profile-defence", {"modifier": f"{theirs:+}"}, "6.5-S3B")
    elif (worth := box.deed.get(box.units[unit].kind)) is not None:
        yield Say("profile-prize", {"unit": unit, "points": f"{worth:+}"}, "4.0-4")
    yield Say("profile-active", {}, "7.3-1") if unit in raid.active else Say("profile-asleep", {}, "7.2-6")
    if unit in raid.regrouping:
        yield Say("profile-regrouping", {}, "7.3-2")
    if unit in raid.escorts:
        yield Say("profile-escort", {}, "7.8-8")
    if unit in raid.passed_by:
        yield Say("profile-passed", {}, "A-ames.3")
