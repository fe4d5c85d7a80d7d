"""IC 10.13, IC 9.38a Which Convoy an Escort Order is for."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import UNFORMED, Box, FormationId
from vivac.games.mistral.chapters.orders import kind_of, target_of
from vivac.games.mistral.game import War

LEVANT = {"british_levant_out": "out", "british_levant_home": "home"}


def convoy_of(box: Box, war: War, bearer: str) -> FormationId:
    """The Convoy of an Escort Order; empty while it has not appeared."""
    kind = kind_of(box, war, bearer)
    if kind is None or kind.id != "escort":
        return ""
    if war.where[bearer] in box.convoys:
        return war.where[bearer]
    target = target_of(box, war, bearer)
    if target in LEVANT:
        return "cv_b_levant" if war.levant == LEVANT[target] else ""
    if target == "supply":
        return in_play(war, "cv_supply")
    if target == "french_levant":
        return in_play(war, "cv_f_levant")
    taken = {war.where[other] for other in war.order if other != bearer}
    free = [c for c in ("cv_troop1", "cv_troop2") if c not in taken and war.where[c] != UNFORMED]
    return free[0] if free else ""


def in_play(war: War, convoy: FormationId) -> FormationId:
    return "" if war.where[convoy] == UNFORMED else convoy


def bearers_for(box: Box, war: War, convoy: FormationId) -> list[str]:
    """Whoever bears an Escort Order for a Convoy, with it already or on the way."""
    return [each for each in sorted(war.order) if convoy_of(box, war, each) == convoy]


def escorts_of(box: Box, war: War, convoy: FormationId) -> list[str]:
    """Formations and Auxiliaries with a Convoy that bear its Escort Order."""
    return [each for each in war.stack.get(convoy, ()) if each in war.order]
