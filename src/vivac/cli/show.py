"""A scene in words: what the terminal, and with it a screen reader, shows of it."""

from __future__ import annotations

from collections.abc import Iterable

from vivac.cli.words import Words
from vivac.table.reader import Reader
from vivac.table.scene import Card, Hand, Piece, Question, Scene

NEAR = 12  # places told of around the one that matters; the map has the rest


class SceneTeller:
    """Puts a scene into lines of text, block by block."""

    def __init__(self, reader: Reader, words: Words) -> None:
        self.reader = reader
        self.words = words

    def status(self, scene: Scene) -> list[str]:
        return [self.reader.cited(say) for say in (scene.heading, *scene.status)]

    def tracks(self, scene: Scene) -> list[str]:
        """All tracks in one line."""
        told = []
        for track in scene.tracks:
            name = self.reader.say(track.name)
            goal = "" if track.goal is None else self.words("track-goal", goal=track.goal)
            told.append(f"{name} {track.at} ({track.low}-{track.high}{goal})")
        return ["; ".join(told)] if told else []

    def piles(self, scene: Scene) -> list[str]:
        lines = []
        for pile in scene.piles:
            known = "; ".join(self.piece(piece) for piece in pile.pieces)
            lines.append(f"{self.reader.say(pile.name)}: {pile.count}" + (f" ({known})" if known else ""))
        return lines

    def hands(self, scene: Scene) -> list[str]:
        """Every hand: its cards by name, or how many there are."""
        return [self._hand(scene, hand) for hand in scene.hands]

    def _hand(self, scene: Scene, hand: Hand) -> str:
        title = self.words("hand-of", role=self.reader.role(hand.role), count=hand.count)
        return f"{title} {'; '.join(self.reader.say(card.name) for card in hand.cards)}".rstrip()

    def cards(self, scene: Scene) -> list[str]:
        """Every card that can be read, with its text."""
        cards = [card for hand in scene.hands for card in hand.cards]
        return [self._card(card) for card in cards] or [self.words("hand-empty")]

    def _card(self, card: Card) -> str:
        rule = f" ({card.rule})" if card.rule else ""
        return f"{self.reader.say(card.name)}: {self.reader.say(card.text)}{rule}"

    def near(self, scene: Scene) -> list[str]:
        """The place that matters now and those the question speaks of, where there is anything to tell."""
        lit = [choice.place for choice in scene.question.choices] if scene.question else []
        places = list(dict.fromkeys(place for place in [scene.focus, *lit] if place))
        told = [line for place in places if (line := self.place(scene, place))]
        if len(told) > NEAR:
            told = [*told[:NEAR], self.words("map-more", count=len(told) - NEAR)]
        return told

    def map(self, scene: Scene) -> list[str]:
        """Every place where there is anything to tell."""
        places = dict.fromkeys(
            [piece.place for piece in scene.pieces if piece.at is None] + list(scene.notes)
        )
        told = [line for place in places if (line := self.place(scene, place))]
        return [*told, *self.table(scene)] or [self.words("map-empty")]

    def table(self, scene: Scene) -> list[str]:
        """Everybody on an open table, unit by unit, with the points where they stand."""
        units: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            if piece.at is not None:
                units.setdefault(piece.id.partition(".")[0], []).append(piece)
        return [self._unit(pieces) for pieces in units.values()]

    def _unit(self, pieces: list[Piece]) -> str:
        told = next((piece for piece in pieces if piece.right), pieces[0])
        points = " ".join(f"{piece.at[0]}:{piece.at[1]}" for piece in pieces if piece.at)
        return f"{self.piece(told)}: {points}"

    @staticmethod
    def example_of_a_point(question: Question) -> str:
        """How an option that is taken at a point may be typed; nothing where none is."""
        for choice in question.choices:
            if choice.region:
                x, y = choice.region.origin or choice.region.rings[0][0]
                return f"{choice.id}:{round(x)}:{round(y)}"
        return ""

    def place(self, scene: Scene, place: str) -> str:
        """One place: what lies there and what there is to know of it; nothing if there is nothing."""
        pieces = [self.piece(piece) for piece in scene.pieces if piece.place == place]
        notes = [self.reader.cited(note) for note in scene.notes.get(place, ())]
        if not pieces and not notes:
            return ""
        return f"{self.reader.name(place)}: {'. '.join(filter(None, ['; '.join(pieces), *notes]))}"

    def piece(self, piece: Piece) -> str:
        """A counter in words: its name, whatever its factors add to that, and its condition."""
        words = [self.reader.say(piece.name) if piece.name else piece.symbol or piece.id]
        factors = "-".join(filter(None, [piece.left, piece.right]))
        if factors and factors not in words[0].split():
            words.append(factors)
        if piece.steps_left < piece.steps:
            words.append(self.words("piece-steps", left=piece.steps_left, steps=piece.steps))
        if piece.badges:
            words.append(f"[{', '.join(map(self.reader.name, piece.badges))}]")
        if not piece.face_up:
            words.append(f"({self.words('face-down')})")
        return " ".join(words)

    def options(self, question: Question) -> Iterable[tuple[str, bool]]:
        """The numbered options, and whether each is dangerous."""
        width = len(str(len(question.choices)))
        for number, choice in enumerate(question.choices, start=1):
            label = self.reader.cited(choice.label, choice.rule)
            mark = f" ! {self.words('danger')}" if choice.danger else ""
            yield f"{number:>{width}}. {label}{mark}", choice.danger
