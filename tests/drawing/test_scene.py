"""The picture of a scene: what lies face up is shown, what lies face down is not; no game is known here."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from msgspec import structs

from tests.drawing.sheets import LOOKS
from vivac.drawing import scene as drawing_of
from vivac.drawing.palette import Theme
from vivac.table.scene import Board, Card, Choice, Hand, Piece, Pile, Question, Say, Scene, Spot, Track, Way

BARE = (
    '<svg xmlns="http://www.w3.org/2000/svg" class="drawn" width="600" height="400" viewBox="0 0 600 400"/>'
)
FIELD = Board(
    600, 400, BARE, {"here": Spot(150, 200), "there": Spot(450, 200, outline="M400 100H500V300H400Z")}, 40
)


GUERRA = LOOKS["guerra"]


def draw_scene(board: Board, scene: Scene, say: Callable[[Say], str], theme: Theme = "light") -> str:
    return drawing_of.draw_scene(GUERRA, board, scene, say, theme)


def say(what: Say) -> str:
    return f"«{what.key}»"


def scene(*pieces: Piece, **more: object) -> Scene:
    plain = Scene("any", "me", Say("heading"), pieces=pieces)
    return structs.replace(plain, **more)


def cavalry(id: str = "c", **more: object) -> Piece:
    plain = Piece(id, "here", "patriot", "cavalry", Say("Páez"), "7", "9", badges=("done",))
    return structs.replace(plain, **more)


def marks(drawing: str) -> str:
    """The drawing without its style and its definitions: what is really to be seen."""
    return re.sub(r"<style>.*?</style>|<defs>.*?</defs>", "", drawing, flags=re.S)


def test_a_piece_face_up_shows_its_symbol_factors_name_and_badges() -> None:
    seen = marks(draw_scene(FIELD, scene(cavalry(name=Say("Paz"))), say))
    assert "#sy-cavalry" in seen
    assert ">7<" in seen
    assert ">9<" in seen
    assert "«Paz»" in seen
    assert "#sy-badge-done" in seen


def test_a_piece_face_down_shows_the_emblem_of_its_side_and_nothing_else() -> None:
    drawing = draw_scene(FIELD, scene(cavalry(face_up=False)), say)
    seen = marks(drawing)
    assert f"#sy-{GUERRA.livery('patriot').emblem}" in seen
    assert "cavalry" not in drawing
    assert "badge" not in re.sub(r"<style>.*?</style>", "", drawing, flags=re.S)
    assert "Páez" not in drawing
    assert not re.search(r">[79]<", seen)


def test_two_pieces_face_down_look_the_same_whatever_they_are() -> None:
    one = draw_scene(FIELD, scene(cavalry(face_up=False)), say)
    other = draw_scene(FIELD, scene(Piece("c", "here", "patriot", "leader", face_up=False)), say)
    assert one == other


def test_a_marker_face_down_does_not_tell_what_it_is() -> None:
    hidden = Piece("m", "here", "royalist", "depot", marker=True, face_up=False)
    drawing = draw_scene(FIELD, scene(hidden), say)
    assert "depot" not in drawing
    assert ">?<" in marks(drawing)


def test_pieces_in_a_box_keep_their_secret_too() -> None:
    pile = Pile("cup", Say("cup"), 1, (cavalry(face_up=False),))
    drawing = draw_scene(FIELD, scene(piles=(pile,)), say)
    assert "cavalry" not in drawing


def test_a_stack_says_how_many_it_holds() -> None:
    stack = [cavalry(str(i), left="", right="", name=None) for i in range(12)]
    assert ">12<" in marks(draw_scene(FIELD, scene(*stack), say))


def test_enemies_in_one_place_are_two_stacks() -> None:
    drawing = marks(draw_scene(FIELD, scene(cavalry(), cavalry("d", side="royalist")), say))
    assert '"d-count"' not in drawing
    assert drawing.count("s-guerra-royalist d-counter") == 1
    assert drawing.count("s-guerra-patriot d-counter") == 1


def test_what_can_be_chosen_is_lit() -> None:
    asked = Question(
        1, "me", Say("which"), (Choice("a", Say("a"), place="there"), Choice("b", Say("b"), piece="c"))
    )
    unlit, lit = (marks(draw_scene(FIELD, scene(cavalry(), question=q), say)) for q in (None, asked))
    assert "d-lit" not in unlit
    assert lit.count('class="d-lit-ring"') == 2
    assert '<path class="d-lit-ring" d="M400 100H500V300H400Z"/>' in lit
    assert "«which»" in lit


@pytest.mark.parametrize("kind", ["keep", "act", "fight", "event", "something new"])
def test_a_hand_is_shown_as_cards(kind: str) -> None:
    card = Card(
        "k", Say("Title"), Say("A long text that has to be broken into several lines"), kind, "no such", "9.9"
    )
    drawing = marks(draw_scene(FIELD, scene(hands=(Hand("patriot", 1, (card,)),)), say))
    assert "«Title»" in drawing
    assert ">9.9<" in drawing
    assert "several" in drawing


def test_of_another_hand_only_the_number_is_shown() -> None:
    drawing = marks(draw_scene(FIELD, scene(hands=(Hand("royalist", 5),)), say))
    assert ">5<" in drawing
    assert "#sy-saltire" in drawing


def test_a_track_shows_where_it_stands() -> None:
    track = Track("t", Say("track"), 0, 3, 2, "patriot", goal=3)
    drawing = draw_scene(FIELD, scene(tracks=(track,)), say)
    assert "«track»" in drawing
    assert [f">{value}<" in marks(drawing) for value in range(4)] == [True] * 4


def test_a_side_or_a_marker_nobody_has_drawn_is_still_shown() -> None:
    strange = Piece("x", "here", "martians", "saucer", left="4")
    letter = Piece("y", "here", "martians", "zouave", marker=True)
    drawing = marks(draw_scene(FIELD, scene(strange, letter), say))
    assert "s-neutral" in drawing
    assert "#sy-hidden" in drawing
    assert ">Z<" in drawing


def test_a_way_leads_from_place_to_place_in_the_colour_of_its_side() -> None:
    way = Way("w", "royalist", ("here", "there"))
    seen = marks(draw_scene(FIELD, scene(ways=(way,)), say))
    theirs = Way("w", "patriot", ("here", "there"))
    assert seen != marks(draw_scene(FIELD, scene(ways=(theirs,)), say))
    assert "M150 200l280 0" in seen  # it ends before the counters there
    nowhere = Way("w", "royalist", ("here", "nowhere"))
    assert marks(draw_scene(FIELD, scene(ways=(nowhere,)), say)) == marks(draw_scene(FIELD, scene(), say))


def test_a_piece_that_is_not_on_the_board_is_left_out() -> None:
    assert "cavalry" not in marks(draw_scene(FIELD, scene(cavalry(place="nowhere")), say))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_is_a_file_of_its_own(board: Board, theme: str) -> None:
    at = next(iter(board.spots))
    shade: Theme = "dark" if theme == "dark" else "light"
    drawing = drawing_of.draw_scene(LOOKS["mosby"], board, scene(cavalry(place=at)), say, shade)
    assert "var(" not in drawing
    ElementTree.fromstring(drawing)
    made = re.findall(r' id="([^"]+)"', drawing)
    assert len(made) == len(set(made))


def test_words_are_escaped() -> None:
    drawing = draw_scene(FIELD, scene(status=(Say('<b> & "quoted"'),)), say)
    ElementTree.fromstring(drawing)
    assert "&lt;b&gt; &amp;" in drawing
