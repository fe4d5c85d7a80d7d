"""Every line of the reference sheet is met in some scenario as it is printed."""

from __future__ import annotations

import pytest

from tests.games.mosquetes.forces import BOX

SHEETS = BOX.contents.scenarios.scenario
TROOPS = [BOX.troops[entry.profile] for sheet in SHEETS for entry in sheet.unit]


@pytest.mark.parametrize("kind", list(BOX.charts.terrain.cells))
def test_every_kind_of_terrain_lies_on_some_table(kind: str) -> None:
    lying = {
        each.kind
        for sheet in SHEETS
        for each in (*sheet.area, *sheet.obstacle, *sheet.building, *sheet.model)
    }
    assert kind in lying


@pytest.mark.parametrize("weather", list(BOX.charts.weather.cells))
def test_every_weather_is_that_of_some_scenario(weather: str) -> None:
    assert weather in {sheet.weather for sheet in SHEETS}


@pytest.mark.parametrize("weapon", list(BOX.weapons))
def test_every_ranged_weapon_is_carried_by_some_unit(weapon: str) -> None:
    assert weapon in {each for kind in TROOPS for each in kind.ranged}


@pytest.mark.parametrize("weapon", list(BOX.charts.melee_weapons.cells))
def test_every_weapon_of_melee_is_carried_by_some_unit(weapon: str) -> None:
    assert weapon in {kind.melee for kind in TROOPS}


@pytest.mark.parametrize("kind", ["wagon", "boat"])
def test_wagons_and_boats_are_models_of_some_scenario(kind: str) -> None:
    assert kind in {model.kind for sheet in SHEETS for model in sheet.model}


@pytest.mark.parametrize("trait", ["scout", "natives", "cavalry", "light_cavalry", "officer", "elite"])
def test_every_trait_of_the_sheet_is_that_of_some_unit(trait: str) -> None:
    profiles = [BOX.profiles[entry.profile] for sheet in SHEETS for entry in sheet.unit]
    assert any(trait in profile.traits for profile in profiles)
