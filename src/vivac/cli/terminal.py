"""The table in the terminal: what is seen, what is asked, and what somebody may type."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from vivac.cli.chart import chart_lines
from vivac.cli.odds import odds_lines
from vivac.cli.picture import save_picture
from vivac.cli.show import SceneTeller
from vivac.cli.words import Words
from vivac.players import LEVELS, Player, SearchPlayer
from vivac.table import CHANCE, Ask, Complaint, Draw, NotAllowed, Option, Role, Roll, Table
from vivac.table.option import whole_number
from vivac.table.reader import Reader
from vivac.table.rules_text import find_rule
from vivac.table.scene import Scene


class Leave(Exception):
    """Somebody gets up from the table."""


class Terminal:
    """One game, played by whoever sits here; bots answer for the other roles."""

    def __init__(
        self, table: Table[Any], persons: tuple[Role, ...], bots: Mapping[Role, Player], words: Words
    ) -> None:
        self.table = table
        self.persons = persons
        self.bots = bots
        self.words = words
        self.reader = Reader(table.rulebook, table.box, words.lang, table.journal.header.scenario)
        self.teller = SceneTeller(self.reader, words)
        self.viewer = persons[0]
        self._console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
        self._shown: dict[str, list[str]] = {}  # a block is shown again only when it has changed
        self._told = 0
        self._commands: Mapping[str, Callable[[str], bool | None]] = {
            "u": self.undo, "m": self.map, "h": self.hand, "l": self.log, "r": self.rule, "c": self.chart,
            "o": self.odds, "p": self.hint, "?": self.why_not, "s": self.picture, "q": self.quit,
            "help": self.help,
        }  # fmt: skip

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.line(self.reader.title(), "bold")
        self.line(self.words("play-hint"), "dim")
        try:
            while self.table.question is not None:
                self._bots_answer()
                question = self._next_question()
                if question is not None:
                    self.show(question)
                    self._listen(question.number)
        except (Leave, EOFError, KeyboardInterrupt):
            self.line("")
            return
        self._tell_news()
        scene = self.table.scene(self.viewer)
        self._block("status", self.teller.status(scene), "bold")
        if scene.outcome:
            self.line(self.reader.cited(scene.outcome), "bold")

    def _bots_answer(self) -> None:
        table = self.table
        while role := next((role for role in table.waiting_for if role in self.bots), None):
            question = table.question_for(role)
            assert question is not None
            table.answer(self.bots[role].choose(table, question), role=role)

    def _next_question(self) -> Ask | None:
        question = self.table.question
        if question is not None and question.role in self.persons:
            if question.role != self.viewer:
                self.viewer = question.role
                self._shown.clear()
            if len(self.persons) > 1:
                self.line(self.words("play-turn-of", role=self.reader.role(self.viewer)), "bold")
        return question

    # ---------------------------------------------------------------- showing

    def line(self, text: str, style: str = "") -> None:
        self._console.print(text, style=style or None)

    def lines(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.line(text)

    def show(self, question: Ask) -> None:
        """What has happened, what has changed, and the question."""
        self._tell_news()
        scene, teller = self.table.scene(self.viewer), self.teller
        self._block("status", teller.status(scene), "bold")
        self._block("tracks", teller.tracks(scene))
        self._block("hands", teller.hands(scene))
        self._block("near", teller.near(scene))
        if question.role == CHANCE:
            self._ask_for_chance(question)
        else:
            self._ask(scene)

    def _ask(self, scene: Scene) -> None:
        assert scene.question is not None
        self.line("")
        self.line(self.reader.cited(scene.question.prompt), "bold cyan")
        for text, danger in self.teller.options(scene.question):
            self.line(text, "red" if danger else "")
        example = self.teller.example_of_a_point(scene.question)
        if example:
            self.line(self.words("play-point", example=example), "dim")

    def _ask_for_chance(self, question: Ask) -> None:
        assert isinstance(question, Roll | Draw)
        why = self.reader.why(question.why)
        if isinstance(question, Roll):
            faces = question.dice.outcomes()
            self.line(self.words("enter-die", why=why, low=min(faces), high=max(faces)), "bold cyan")
            return
        self.line(self.words("enter-draw", why=why), "bold cyan")
        for number, option in enumerate(question.options, start=1):
            self.line(f"{number}. {self.reader.name(str(option[1]))} [{option[1]}]")

    def _block(self, block: str, texts: list[str], style: str = "") -> None:
        if not texts or self._shown.get(block) == texts:
            return
        known = self._shown.get(block, ()) if block == "status" else ()
        self._shown[block] = texts
        self.line("")
        for text in texts:
            if text not in known or text == texts[0]:
                self.line(text, style)
            style = ""

    def _tell_news(self) -> None:
        log = self.table.log or []
        self._told = min(self._told, len(log))
        news = self.table.told(self.viewer, self._told)
        self._told = len(log)
        if news:
            self.line("")
        for told in news:
            self.line(f"- {self.reader.told(told)}")

    # ---------------------------------------------------------------- listening

    def _listen(self, number: int) -> None:
        """Obey what is typed until the question is another one."""
        while (question := self.table.question) is not None and question.number == number:
            try:
                if self._obey(input("> ").strip(), question):
                    return
            except Complaint as complaint:
                self.line(self.words.say(complaint.say), "red")

    def _obey(self, typed: str, question: Ask) -> bool:
        """Do what is typed; whether the table has moved on."""
        if not typed:
            self._shown.clear()
            self.show(question)
            return False
        word, rest = ("?", typed[1:]) if typed[0] == "?" else typed.partition(" ")[::2]
        option = self._meant(typed, question)
        if option is not None:
            self.table.answer(option, role=question.role)
            return True
        if word not in self._commands:
            raise NotAllowed("not-understood", typed=typed)
        return bool(self._commands[word](rest.strip()))

    def _meant(self, typed: str, question: Ask) -> Option | None:
        """The option typed: by its number in the list or its id; a die by its face."""
        if isinstance(question, Roll):
            return question.find(f"die:{typed}") if whole_number(typed) is not None else None
        if whole_number(typed) is not None:
            return self._numbered(typed, question)
        if isinstance(question, Draw) and any(typed == option[1] for option in question.options):
            return Option("draw", typed)
        verb = typed.partition(":")[0]
        if ":" in typed or any(option.id == verb for option in question.options):
            return question.find(typed)
        return None

    def _numbered(self, typed: str, question: Ask) -> Option:
        number, options = whole_number(typed) or 0, question.options
        if not 1 <= number <= len(options):
            raise NotAllowed("not-in-the-list", typed=typed, last=len(options))
        return question.find(options[number - 1])

    # ---------------------------------------------------------------- commands

    def undo(self, _: str) -> bool:
        self.table.take_back(self.viewer)
        self._shown.clear()
        return True

    def map(self, place: str) -> None:
        scene = self.table.scene(self.viewer)
        if place:
            target = self._target(place)
            pieces = [piece for piece in scene.pieces if target in (piece.place, piece.id)]
            there = (
                target if any(piece.place == target for piece in pieces) or not pieces else pieces[0].place
            )
            self.line(self.teller.place(scene, there) or self.words("place-empty", place=place))
            for piece in pieces:
                told = self.table.profile(piece.id, self.viewer)
                self.lines(
                    [f"  {self.teller.piece(piece)}:", *(f"    {self.reader.cited(say)}" for say in told)]
                    if told
                    else []
                )
        else:
            self.lines([*self.teller.map(scene), *self.teller.piles(scene)])

    def hand(self, _: str) -> None:
        self.lines(self.teller.cards(self.table.scene(self.viewer)))

    def log(self, _: str) -> None:
        self.lines(f"{told.number:>4}  {self.reader.told(told)}" for told in self.table.told(self.viewer))

    def rule(self, number: str) -> None:
        self.line(find_rule(self.table.rulebook, number, self.words.lang))

    def chart(self, asked: str) -> None:
        table, (name, *keys) = self.table, asked.split() or [""]
        self.lines(chart_lines(table.rulebook, table.box, name, keys, self.words))

    def odds(self, typed: str) -> None:
        question = self.table.question
        if question is None or question.role == CHANCE:
            raise NotAllowed("odds-of-an-option")
        option = question.find(typed) if ":" in typed else self._numbered(typed, question)
        self.lines(odds_lines(self.table, option, self.viewer, self.words))

    def hint(self, _: str) -> None:
        """What a marshal would do, with what lies behind it."""
        question = self.table.question
        if question is None or question.role == CHANCE:
            raise NotAllowed("odds-of-an-option")
        for option in SearchPlayer(rollouts=LEVELS["marshal"]).advise(self.table, question)[:2]:
            label = self.table.choice(question, option, self.viewer).label
            self.line(f"{self.reader.say(label)} [{option.id}]", "bold")
            if not question.regions:
                self.lines(odds_lines(self.table, option, self.viewer, self.words))

    def why_not(self, typed: str) -> None:
        table = self.table
        refusal = table.why_not(self.viewer, self._target(typed))
        self.line(self.reader.cited(refusal.say) if refusal else self.words("nothing-forbids", target=typed))

    def picture(self, name: str) -> None:
        save_picture(Path(name), self.table, self.viewer, self.reader)
        self.line(self.words("picture-saved", file=name))

    def help(self, _: str) -> None:
        self.line(self.words("play-help"))

    def quit(self, _: str) -> None:
        raise Leave

    def _target(self, typed: str) -> str:
        """An id, or the name of something in sight, as its id."""
        scene = self.table.scene(self.viewer)
        choices = scene.question.choices if scene.question else ()
        ids = {thing for choice in choices for thing in (choice.place, choice.piece, choice.card)}
        ids |= {thing for piece in scene.pieces for thing in (piece.place, piece.id)} | set(scene.notes)
        ids.discard("")
        if typed in ids:
            return typed
        return next((thing for thing in ids if self.reader.name(thing).lower() == typed.lower()), typed)
