"""What an agent observes, and what its actions mean. One encoding serves every game.

**Observation.** A dictionary of three arrays, made from `scene(viewer)` alone: whatever a scene does not show
to a seat is not in its observation either.

- `observation`, float32 (1024,): the scene as counts. Everything in it is a word (`piece groveton north
  cavalry`, `track infamy`, `card sutler`, `waiting north`, `ask move`) with a number: how many there are, or
  where a track stands. The number is added at the place that the CRC-32 of the word gives, modulo 1024
  (feature hashing), and kept between 0 and 64. Two words may share a place; the same word has the same place
  in every game, run and process.
- `options`, float32 (most, 32): one row per action. The verb of the option is hashed into the first 8
  columns, the ids it acts on into the other 24. An action is an index, and what is at an index changes from
  question to question: a policy that is to learn must look here.
- `action_mask`, int8 (most,): 1 where there is an option. All zeros for a seat that is not asked.

**Action.** The index of an option of the open question. Games ask in small steps, so that `most` = 256 is
enough for nearly every question; where more is offered, the options come in pages, and the last action turns
the page without touching the game. Thus the space is fixed and nothing is out of reach. An option with a
region (open ground) is taken at a point of it that the environment's own generator chooses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any
from zlib import crc32

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from vivac.table import Ask, Option, Say
from vivac.table.scene import Param, Piece, Scene

WIDTH = 1024
HIGHEST = 64.0
VERBS, IDS = 8, 24  # columns of an option

Observation = dict[str, NDArray[Any]]


class Encoding:
    """Observations and actions of a fixed size."""

    most = 256

    def __init__(self, most: int = most) -> None:
        if most < 2:
            raise ValueError("an action space needs two actions at least: an option, and the next page")
        self.most = most

    def observation_space(self) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, HIGHEST, (WIDTH,), np.float32),
                "options": spaces.Box(0.0, HIGHEST, (self.most, VERBS + IDS), np.float32),
                "action_mask": spaces.Box(0, 1, (self.most,), np.int8),
            }
        )

    def action_space(self) -> Any:
        return spaces.Discrete(self.most)

    def observe(self, scene: Scene, ask: Ask | None, page: int) -> Observation:
        """A seat's observation; `ask` is the question it has to answer, if any."""
        found = np.zeros(WIDTH, np.float32)
        for place, count in counted(scene, ask):
            found[place] += count
        options = np.zeros((self.most, VERBS + IDS), np.float32)
        mask = np.zeros(self.most, np.int8)
        if ask is not None:
            shown = self.page(ask.options, page)
            for row, option in enumerate(shown):
                for column in columns(option):
                    options[row, column] += 1
            mask[: len(shown)] = 1
            if len(ask.options) > self.most:
                mask[-1] = 1
        return {"observation": found.clip(0.0, HIGHEST), "options": options, "action_mask": mask}

    def page(self, options: Sequence[Option], page: int) -> Sequence[Option]:
        """The options that the actions stand for now."""
        if len(options) <= self.most:
            return options
        size = self.most - 1
        return options[page * size : (page + 1) * size]

    def turns_page(self, options: Sequence[Option], action: int) -> bool:
        return len(options) > self.most and action == self.most - 1

    def next_page(self, options: Sequence[Option], page: int) -> int:
        return (page + 1) % -(-len(options) // (self.most - 1))


@lru_cache(maxsize=1 << 16)
def place_of(*word: Param) -> int:
    """Where a word is counted."""
    return crc32("\x1f".join(map(str, word)).encode()) % WIDTH


@lru_cache(maxsize=1 << 16)
def columns(option: Option) -> tuple[int, ...]:
    """Which columns an option counts in."""
    ids = (VERBS + crc32(f"{nth}\x1f{arg}".encode()) % IDS for nth, arg in enumerate(option.args))
    return crc32(option.verb.encode()) % VERBS, *ids


def counted(scene: Scene, ask: Ask | None) -> Iterator[tuple[int, float]]:
    """Everything in a scene as places and numbers."""
    for say in (scene.heading, *scene.status):
        yield from said("say", say)
    for piece in scene.pieces:
        yield from piece_of(piece, piece.place)
    for track in scene.tracks:
        yield place_of("track", track.id), float(track.at - track.low)
    for pile in scene.piles:
        yield place_of("pile", pile.id), float(pile.count)
        for piece in pile.pieces:
            yield from piece_of(piece, pile.id)
    for hand in scene.hands:
        yield place_of("hand", hand.role), float(hand.count)
        for card in hand.cards:
            yield place_of("card", hand.role, card.id), 1.0
    for role in scene.waiting_for:
        yield place_of("waiting", role), 1.0
    if ask is not None:
        yield place_of("ask", ask.prompt), 1.0
        yield from params_of("ask", ask.prompt, ask.params)


def piece_of(piece: Piece, place: str) -> Iterator[tuple[int, float]]:
    yield place_of("piece", place, piece.side, piece.symbol if piece.face_up else "?"), 1.0
    if piece.steps_left:
        yield place_of("steps", place, piece.side), float(piece.steps_left)
    if piece.facing is not None:
        yield place_of("facing", place, piece.facing), 1.0
    for badge in piece.badges:
        yield place_of("badge", place, badge), 1.0


def said(what: str, say: Say) -> Iterator[tuple[int, float]]:
    yield place_of(what, say.key), 1.0
    yield from params_of(what, say.key, say.params)


def params_of(what: str, key: str, params: Mapping[str, Param]) -> Iterator[tuple[int, float]]:
    """Numbers count as such where they are small; words, and years, as themselves."""
    for name, value in params.items():
        if isinstance(value, int) and 0 <= value <= HIGHEST:
            yield place_of(what, key, name), float(value)
        else:
            yield place_of(what, key, name, value), 1.0
