"""What a search remembers of the questions it met."""

from __future__ import annotations

from collections import Counter
from random import Random

from toys import Row
from vivac.players.memory import Answer, Memory, Node
from vivac.table import Ask, Option

A, B, C = Option("a"), Option("b"), Option("c")


def asked(prompt: str = "march", unit: str = "u1", options: tuple[Option, ...] = (A, B)) -> Ask:
    return Ask("north", prompt, options, params={"unit": unit})


def test_questions_that_look_alike_are_one() -> None:
    memory = Memory()
    assert memory.of(asked()) is memory.of(asked())
    others = [asked(prompt="fire"), asked(unit="u2"), asked(options=(A, B, C))]
    assert len({id(memory.of(each)) for each in (asked(), *others)}) == 4


def test_what_is_asked_after_another_beginning_is_another_question() -> None:
    memory = Memory()
    assert memory.of(asked(), A) is memory.of(asked(), A)
    assert len({id(memory.of(asked(), after)) for after in (None, A, B)}) == 3


def test_whoever_stands_elsewhere_on_an_open_table_is_asked_something_else() -> None:
    def placed(x: int) -> Ask:
        return Ask("north", "march", (A,), regions={A: Row((x, 0))})

    memory = Memory()
    assert memory.of(placed(1)) is memory.of(placed(1))
    assert memory.of(placed(1)) is not memory.of(placed(2))


def test_another_turn_is_another_story() -> None:
    memory = Memory()
    memory.begin(1)
    node = memory.of(asked())
    memory.begin(1)
    assert memory.of(asked()) is node
    memory.begin(2)
    assert memory.of(asked()) is not node


def test_a_promise_counts_until_something_came_of_it() -> None:
    answer = Answer(-2.0)
    assert answer.worth(mean=10.0, faith=3.0) == 8.0
    for _ in range(3):
        answer.note(20.0)
    assert answer.worth(mean=10.0, faith=3.0) == 14.0


def taken(node: Node, spread: float) -> Counter[Option | None]:
    rng = Random(1)
    return Counter(node.select((A, B), 3.0, spread, rng) for _ in range(200))


def test_the_more_promising_is_tried_more_often_and_the_other_as_often_as_it_may_be_better() -> None:
    node = Node()
    node.consider({A: 5.0, B: 4.0})
    assert taken(node, spread=0.0) == {A: 200}
    assert 105 < taken(node, spread=4.0)[A] < 160
    for answer in node.answers.values():
        for _ in range(400):
            node.note(answer, 5.0 if answer is node.answers[A] else 4.0)
    assert taken(node, spread=4.0)[A] > 195  # by now that is known


def test_a_question_is_told_from_another_by_its_salt_in_any_process() -> None:
    memory = Memory()
    assert memory.of(asked(), A).salt == memory.of(asked(), B).salt == 1220054480
    assert memory.of(asked(unit="u2")).salt != memory.of(asked()).salt


def test_what_is_new_is_measured_by_what_is_known() -> None:
    node = Node()
    node.consider({A: 5.0, B: 4.0})
    node.consider({B: 14.0, C: 12.0})  # by now everything promises more
    assert [node.answers[each].prior for each in (A, B, C)] == [0.0, -1.0, -3.0]


def test_what_disappoints_is_given_up() -> None:
    node = Node()
    node.consider({A: 5.0, B: 4.0})
    for worth in (-9.0, -9.0, -9.0):
        node.note(node.answers[A], worth)
    node.note(node.answers[B], 3.0)
    assert taken(node, spread=0.0) == {B: 200}


def test_nothing_is_known_of_what_was_never_considered() -> None:
    node = Node()
    node.consider({A: 0.0})
    assert node.select((B, C), 3.0, 1.0, Random(1)) is None
