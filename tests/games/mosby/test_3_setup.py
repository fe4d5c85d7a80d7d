"""3 Set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.games.mosby.raiding import Stage
from tests.games.staging import MeantChance
from vivac.games.mosby.box.unpacking import BOXES, open_box
from vivac.games.mosby.game import MOSBY
from vivac.lab.coverage import rule
from vivac.table import Id

BOX = open_box()


class WatchedChance(MeantChance):
    """Remembers what each draw was made from."""

    def __init__(self) -> None:
        super().__init__()
        self.pools: list[tuple[str, Counter[Id]]] = []

    def draw(self, number: int, pool: Sequence[Id], why: str) -> Id:
        self.pools.append((why, Counter(pool)))
        return super().draw(number, pool, why)


@rule("mosby", "3.0-1")
def test_both_decks_are_shuffled_separately_so_that_any_card_of_a_deck_may_come_next() -> None:
    stage = Stage(step="preparation")
    stage.chance = chance = WatchedChance()
    stage.dice(recruitment=6, events=2).draws("hide", "hide", "ruse", "picnic", "rebuild").play()
    stage.choose("place:paris")
    assert stage.prompt == "operations"
    actions = [pool for why, pool in chance.pools if why == "action-card"]
    events = [pool for why, pool in chance.pools if why == "event-card"]
    whole_deck = Counter({card.id: card.count for card in BOX.contents.cards.action})
    assert actions == [whole_deck, whole_deck - Counter(["hide"]), whole_deck - Counter(["hide", "hide"])]
    all_events = Counter(list(BOX.events))
    assert events == [all_events, all_events - Counter(["picnic.1"])]


@rule("mosby", "3.0-2")
def test_units_marked_s_start_in_the_container_and_the_numbered_ones_on_the_track() -> None:
    raid = Stage(step="preparation").raid
    numbers = {unit: BOX.units[unit].reinforcement for unit in raid.where}
    assert set(raid.stack["container"]) == {unit for unit, number in numbers.items() if not number}
    assert set(raid.stack["track"]) == {unit for unit, number in numbers.items() if number}
    assert len(raid.stack["container"]) == 61
    assert Counter(numbers[unit] for unit in raid.stack["track"]) == Counter(
        {2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 2, 8: 2, 9: 2, 10: 2}
    )


@rule("mosby", "3.0-3")
def test_the_game_starts_on_turn_one_with_every_track_at_its_lowest() -> None:
    stage = Stage(step="preparation").play()
    raid = stage.raid
    assert (raid.turn, raid.awareness, raid.performance, raid.notoriety) == (1, 1, 0, 1)
    assert all(track.at == track.low for track in stage.table.scene(MOSBY).tracks)


@rule("mosby", "3.0-4")
def test_six_bridges_start_intact() -> None:
    names = ["union_mills", "occoquan", "dumfries", "alexandria", "farmwell_station", "harpers_ferry"]
    lines = ["farmwell_station"]  # outside the starting lines
    intact = [
        space
        for space in BOX.spaces
        if "demolish:bridge" in Stage(mosby=space, joined_lines=lines).play().options
    ]
    assert sorted(intact) == sorted(names)


@rule("mosby", "3.0-5")
def test_no_union_unit_and_no_status_marker_starts_on_the_map() -> None:
    raid = Stage(step="preparation").raid
    assert set(raid.stack) <= set(BOXES)
    assert not raid.active
    assert not raid.revealed
    assert not raid.queried
