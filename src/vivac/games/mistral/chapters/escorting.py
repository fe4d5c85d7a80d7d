"""IC 10.13, IC 9.38a Which Convoy an Escort Order is for."""

from __future__ import annotations

from vivac.games.mistral.box.contents import NO_FORMATION, FormationId
from vivac.games.mistral.box.unpacking import UNFORMED, BearerId, Box
from vivac.games.mistral.chapters.orders import kind_of, target_of
from vivac.games.mistral.game import War

B_LEVANT, F_LEVANT = FormationId("cv_b_levant"), FormationId("cv_f_levant")
SUPPLY = FormationId("cv_supply")
TROOPS = (FormationId("cv_troop1"), FormationId("cv_troop2"))
LEVANT = {"british_levant_out": "out", "british_levant_home": "home"}


def convoy_of(box: Box, war: War, bearer: BearerId) -> FormationId:
    """The Convoy of an Escort Order; empty while it has not appeared."""
    kind = kind_of(box, war, bearer)
    if kind is None or kind.id != "escort":
        return NO_FORMATION
    if war.where[bearer] in box.convoys:
        return box.as_formation[war.where[bearer]]
    target = target_of(box, war, bearer)
    if target in LEVANT:
        return B_LEVANT if war.levant == LEVANT[target] else NO_FORMATION
    if target == "supply":
        return in_play(war, SUPPLY)
    if target == "french_levant":
        return in_play(war, F_LEVANT)
    taken = {war.where[other] for other in war.order if other != bearer}
    free = [each for each in TROOPS if each not in taken and war.where[each] != UNFORMED]
    return free[0] if free else NO_FORMATION


def in_play(war: War, convoy: FormationId) -> FormationId:
    return NO_FORMATION if war.where[convoy] == UNFORMED else convoy


def bearers_for(box: Box, war: War, convoy: FormationId) -> list[BearerId]:
    """Whoever bears an Escort Order for a Convoy, with it already or on the way."""
    return [each for each in sorted(war.order) if convoy_of(box, war, each) == convoy]


def escorts_of(box: Box, war: War, convoy: FormationId) -> list[BearerId]:
    """Formations and Auxiliaries with a Convoy that bear its Escort Order."""
    return [
        each
        for each in war.stack.get(convoy, ())
        if (box.is_formation(each) or box.is_auxiliary(each)) and each in war.order
    ]
