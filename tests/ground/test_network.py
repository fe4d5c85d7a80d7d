"""The point-to-point ground: distances that behave like distances."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from vivac.ground import Network
from vivac.ground.network import FAR

SIZE = 7


@st.composite
def networks(draw: st.DrawFn) -> Network:
    places = [f"p{n}" for n in range(draw(st.integers(2, SIZE)))]
    pairs = [(a, b) for a in places for b in places if a < b]
    roads = draw(st.lists(st.sampled_from(pairs), unique=True))
    exits: dict[str, list[str]] = {place: [] for place in places}
    for a, b in roads:
        exits[a].append(b)
        exits[b].append(a)
    return Network(exits)


@given(networks())
def test_it_is_as_far_there_as_back(net: Network) -> None:
    for a in net.places:
        assert net.distance[a][a] == 0
        for b in net.places:
            assert net.distance[a][b] == net.distance[b][a]
            assert (net.distance[a][b] == 1) == (b in net.exits[a])


@given(networks())
def test_no_detour_is_shorter(net: Network) -> None:
    for a in net.places:
        for b in net.places:
            for c in net.places:
                assert net.distance[a][c] <= net.distance[a][b] + net.distance[b][c]


@given(networks())
def test_every_step_toward_a_place_is_one_nearer(net: Network) -> None:
    for a in net.places:
        for b in net.places:
            steps = net.steps_toward(a, b)
            reachable = net.distance[a][b] != FAR
            assert bool(steps) == (reachable and a != b)
            assert all(net.distance[step][b] == net.distance[a][b] - 1 for step in steps)


@given(networks(), st.data())
def test_steps_away_are_the_farthest_and_never_nearer(net: Network, data: st.DataObject) -> None:
    place = data.draw(st.sampled_from(net.places))
    danger = data.draw(st.sampled_from(net.places))
    if net.exits[place]:
        distance = net.distance[danger]
        away = net.steps_away(place, danger)
        assert all(distance[step] >= distance[place] for step in away)
        assert all(distance[step] == max(distance[exit_] for exit_ in net.exits[place]) for step in away)


@given(networks(), st.data())
def test_steps_toward_the_nearest_lead_to_one_of_the_nearest(net: Network, data: st.DataObject) -> None:
    place = data.draw(st.sampled_from(net.places))
    targets = data.draw(st.lists(st.sampled_from(net.places)))
    others = [target for target in targets if target != place]
    nearest = min((net.distance[place][target] for target in others), default=FAR)
    steps = net.steps_toward_nearest(place, targets)
    assert bool(steps) == (nearest != FAR)
    for step in steps:
        assert min(net.distance[step][target] for target in others) == nearest - 1
