"""What can be played, and everything there is to read about it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.guests import problem
from vivac.server.app import build_app
from vivac.server.settings import Settings
from vivac.table import games


def test_the_shelf_shows_every_game_with_what_it_is(client: Any) -> None:
    shelf = {game["id"]: game for game in client.get("/api/games").json()}
    mosby = shelf["mosby"]
    assert mosby["title"] == "Mosby's Raiders"
    assert mosby["year"] == "1863"
    assert mosby["ground"] == "points"
    assert mosby["solitaire"] is True
    assert mosby["roles"] == [{"id": "mosby", "name": "Mosby"}]
    assert mosby["scenarios"][0]["id"] == "campaign"
    assert mosby["scenarios"][0]["text"].startswith("Eight turns")
    assert {"id", "name", "text", "rule", "default", "excludes"} == set(mosby["switches"][0])
    assert {"length", "complexity", "place"} <= set(mosby)


def test_a_scenario_may_have_names_of_its_own_for_the_seats(client: Any) -> None:
    page = client.get("/api/games/mosquetes?lang=es").json()
    assert [role["name"] for role in page["roles"]] == ["Bando A", "Bando B"]
    ford = next(each for each in page["scenarios"] if each["id"] == "ford_1811")
    assert ford["roles"] == [
        {"id": "A", "name": "Retaguardia española"},
        {"id": "B", "name": "Vanguardia francesa"},
    ]
    mosby = client.get("/api/games/mosby").json()
    assert mosby["scenarios"][0]["roles"] == mosby["roles"]


def test_the_language_is_the_one_asked_for_else_the_one_accepted_else_english(client: Any) -> None:
    def role(query: str, accept: str) -> str:
        page = client.get(f"/api/games/mosby{query}", headers={"accept-language": accept}).json()
        return str(page["scenarios"][0]["title"])

    assert role("?lang=es", "en") == "La campaña"
    assert role("", "es-ES,es;q=0.9,en;q=0.8") == "La campaña"
    assert role("", "fr,en;q=0.5,es;q=0.8") == "La campaña"
    assert role("", "fr;q=x,*") == "The campaign"
    assert role("?lang=en", "es") == "The campaign"


def test_a_language_we_do_not_speak_is_refused(client: Any) -> None:
    found = problem(client.get("/api/games?lang=fr", headers={"accept-language": "es"}), 404)
    assert "fr" in found["detail"]
    assert found["detail"].startswith("No ")


def test_a_game_page_lists_its_drills(client: Any) -> None:
    drills = client.get("/api/games/mosby").json()["drills"]
    first = next(drill for drill in drills if drill["id"] == "example-1")
    assert first["steps"] > 3
    assert first["rule"] == "6.1-6"
    assert first["title"].startswith("Example 1")


def test_a_drill_is_told_step_by_step(client: Any) -> None:
    page = client.get("/api/games/mosby/drills/example-1?lang=es").json()
    assert page["title"].startswith("Ejemplo 1")
    assert page["steps"][0]["choose"] == ["move:gainesville", "move:groveton"]
    assert page["steps"][0]["place"] == "gainesville"
    assert "Hay Market" in page["steps"][0]["say"]


def test_the_rules_are_chapters_sections_and_numbered_statements(client: Any) -> None:
    chapters = client.get("/api/games/mosby/rules").json()["chapters"]
    chapter = next(each for each in chapters if each["number"] == "4")
    assert chapter["title"] == "Winning and losing"
    section = chapter["sections"][1]
    assert section["title"] == "4.1 Victory"
    assert section["statements"][0]["number"] == "4.1-1"
    assert section["statements"][0]["text"].startswith("The game lasts 8 turns.")


def test_every_statement_of_the_rules_is_on_the_page(client: Any) -> None:
    from vivac.table import find_game
    from vivac.table.rules_text import rules_text

    for lang in ("en", "es"):
        chapters = client.get(f"/api/games/mosby/rules?lang={lang}").json()["chapters"]
        shown = [s["number"] for c in chapters for section in c["sections"] for s in section["statements"]]
        assert shown == list(rules_text(find_game("mosby"), lang).statements)


@pytest.mark.parametrize("page", ["", "/rules", "/charts", "/history", "/board"])
@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", games())
def test_every_page_of_every_game_can_be_read(client: Any, game: str, lang: str, page: str) -> None:
    response = client.get(f"/api/games/{game}{page}", params={"lang": lang})
    assert response.status_code == 200, response.text
    assert response.json() or page in ("/charts", "/history"), "a small game may have neither"


def test_a_chart_says_where_it_is_from(client: Any) -> None:
    charts = {chart["id"]: chart for chart in client.get("/api/games/mosby/charts").json()}
    results = charts["combat_results"]
    assert results["source"]["source"] == "ours"
    assert results["rule"] == "6.5-S4"
    assert results["fixed"]
    assert results["axes"][0]["keys"][0] == "-1"
    assert results["cells"][0] == ["D2: Mosby disbands and loses 2 factors"]
    for chart in charts.values():
        assert len(chart["cells"]) == len(chart["axes"][0]["keys"])


def test_a_grid_has_a_row_for_each_key_of_its_first_axis(installed_toy: Any, client: Any) -> None:
    charts = {chart["id"]: chart for chart in client.get("/api/games/toy/charts").json()}
    assert charts["raids"]["cells"] == [["0", "-"], ["loss 1", "none"]]
    assert [axis["name"] for axis in charts["raids"]["axes"]] == ["die", "place"]


def test_the_board_says_where_every_place_is_and_names_its_picture(client: Any) -> None:
    board = client.get("/api/games/mosby/board").json()
    assert board["width"] > board["height"] > 0
    assert board["counter"] > 0
    assert board["spots"]["groveton"]["name"] == "Groveton"
    assert {"x", "y", "r", "outline", "name"} == set(board["spots"]["groveton"])
    picture = client.get(board["url"])
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
    assert "immutable" in picture.headers["cache-control"]


def test_a_scenario_may_have_a_board_of_its_own(client: Any) -> None:
    training = client.get("/api/games/cuadro/board?scenario=training").json()
    barrosa = client.get("/api/games/cuadro/board?scenario=barrosa").json()
    assert len(training["spots"]) == 12 * 10
    assert len(barrosa["spots"]) == 42 * 26
    assert client.get(training["url"]).content != client.get(barrosa["url"]).content
    assert client.get("/api/games/cuadro/board?scenario=waterloo").status_code == 404


def test_nobody_fetches_the_same_picture_twice(client: Any) -> None:
    first = client.get("/api/games/mosby/board.svg")
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    again = client.get("/api/games/mosby/board.svg", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert not again.content


def test_a_board_is_drawn_once_and_kept_for_the_next_run(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    from litestar.testing import TestClient

    with TestClient(build_app(settings)) as client:
        first = client.get("/api/games/mosby/board.svg").content
    monkeypatch.setattr("vivac.games.mosby.board.draw_board", None)
    with TestClient(build_app(settings)) as client:
        assert client.get("/api/games/mosby/board.svg").content == first


def test_a_kept_board_that_is_garbled_is_drawn_again(settings: Settings, installed_toy: Any) -> None:
    from litestar.testing import TestClient

    from vivac.server.pictures import fingerprint

    assert settings.cache
    kept = settings.cache / f"toy-{fingerprint('toy')}.json"
    kept.write_text("{garbled", encoding="utf-8")
    with TestClient(build_app(settings)) as client:
        assert client.get("/api/games/toy/board").json()["spots"]["hill"]["x"] == 20
    kept.unlink()


def test_the_style_and_the_symbols_of_all_drawings(client: Any) -> None:
    style = client.get("/api/style.css")
    assert style.headers["content-type"].startswith("text/css")
    assert "--sea" in style.text
    assert client.get("/api/symbols.svg").text.startswith("<svg")


def test_every_game_has_a_cover_and_be_it_set_in_type(client: Any, installed_toy: Any) -> None:
    cover = client.get("/api/games/toy/cover.svg")
    assert cover.text.startswith("<svg")
    assert "The Two Camps" in cover.text


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess",
        "/api/games/chess/rules",
        "/api/games/chess/charts",
        "/api/games/chess/board",
        "/api/games/chess/board.svg",
        "/api/games/chess/cover.svg",
        "/api/games/chess/drills/one",
        "/api/games/mosby/drills/nothing",
        "/api/nothing",
        "/nothing",
    ],
)
def test_what_does_not_exist_is_a_problem_in_words(client: Any, path: str) -> None:
    problem(client.get(path), 404)


def test_the_openapi_document_describes_every_address(client: Any) -> None:
    document = client.get("/api/openapi.json").json()
    assert document["openapi"].startswith("3.")
    assert {"/api/games", "/api/tables", "/api/tables/{table}/answer"} <= set(document["paths"])
    assert "View" in document["components"]["schemas"]
