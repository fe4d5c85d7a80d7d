"""The sea: what the wind does to a passage."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from vivac.ground import FAR, Leg, Route, Sea, Waters

WINDS = ("mistral", "levanter")


@st.composite
def seas(draw: st.DrawFn) -> Sea:
    places = [f"p{n}" for n in range(draw(st.integers(2, 6)))]
    pairs = [(a, b) for a in places for b in places if a < b]
    chosen = draw(st.lists(st.sampled_from(pairs), unique=True, min_size=1))
    routes = []
    for a, b in chosen:
        wind = draw(st.sampled_from(("", *WINDS)))
        pure = bool(wind) and draw(st.booleans())
        downwind = "" if pure else draw(st.sampled_from((a, b) if wind else (a, b, "")))
        routes.append(Route(a, b, downwind, wind, draw(st.sampled_from((a, b))) if wind else "", pure))
    return Sea(routes)


@given(seas(), st.frozensets(st.sampled_from(WINDS)), st.sampled_from((2, 3)))
def test_a_passage_costs_the_sum_of_its_legs_and_no_way_is_cheaper(
    sea: Sea, blowing: frozenset[str], beating: int
) -> None:
    waters = sea.under(blowing)
    for start in sea.places:
        for target in sea.places:
            way = waters.way(start, target, beating)
            cost = waters.cost(start, target, beating)
            if start == target:
                assert (way, cost) == ((), 0)
            elif cost == FAR:
                assert way == ()
            else:
                steps = list(zip((start, *way), way, strict=False))
                assert cost == sum(price(waters, a, b, beating) for a, b in steps)
                assert all(
                    cost <= price(waters, start, exit_, beating) + waters.cost(exit_, target, beating)
                    for exit_ in waters.legs[start]
                )


def price(waters: Waters, a: str, b: str, beating: int) -> int:
    leg = waters.legs[a][b]
    return beating if leg.beating else leg.cost


def test_a_plain_route_costs_double_against_the_prevailing_wind() -> None:
    calm = Sea([Route("a", "b", "b"), Route("b", "c")]).under(())
    assert calm.legs["a"]["b"] == Leg(1)
    assert calm.legs["b"]["a"] == Leg(2)
    assert calm.legs["b"]["c"] == calm.legs["c"]["b"] == Leg(1)


def test_a_named_wind_closes_its_route_one_way_while_it_blows() -> None:
    sea = Sea([Route("a", "b", "a", "mistral", "b")])
    assert sea.under(["mistral"]).legs == {"a": {"b": Leg(1)}, "b": {}}
    assert sea.under([]).legs == {"a": {"b": Leg(2, beating=True)}, "b": {"a": Leg(1)}}


def test_a_pure_route_must_be_beaten_both_ways_in_a_calm() -> None:
    calm = Sea([Route("a", "b", "", "mistral", "b", pure=True)]).under([])
    assert calm.legs["a"]["b"] == calm.legs["b"]["a"] == Leg(2, beating=True)


def test_of_equal_ways_the_shorter_wins_and_then_the_alphabet() -> None:
    equal = Sea([Route("a", "c"), Route("a", "b"), Route("c", "d"), Route("b", "d")]).under([])
    assert equal.way("a", "d") == ("b", "d")
    shorter = Sea([Route("a", "c", "a"), Route("a", "b"), Route("b", "c")]).under([])
    assert shorter.way("a", "c") == ("c",)


def test_no_path_leads_through_a_box_but_one_may_end_there() -> None:
    sea = Sea([Route("a", "box"), Route("box", "b")], off=["box"]).under([])
    assert sea.cost("a", "b") == FAR
    assert sea.way("a", "box") == ("box",)


def test_what_is_known_of_the_winds_is_worked_out_once() -> None:
    sea = Sea([Route("a", "b")])
    assert sea.under(["mistral"]) is sea.under({"mistral"})
