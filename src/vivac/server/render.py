"""Rendering: a match as one viewer may see it. Everything comes from the viewer's own scene and log."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

import msgspec

from vivac.server.diary import Date, Dated
from vivac.server.drilling import in_words
from vivac.server.kept import Kept
from vivac.server.match import Event, Match
from vivac.server.rooms import Room
from vivac.server.view import (
    CardView,
    ChainView,
    ChoiceView,
    DieView,
    DrillView,
    HandView,
    Line,
    LogLine,
    Modifier,
    OutcomeView,
    PieceView,
    PileView,
    QuestionView,
    RegionView,
    RollView,
    SeatView,
    TrackView,
    View,
    WantedLink,
    WayView,
)
from vivac.server.words import Speaker, speaker
from vivac.table import CHANCE, Ask, Draw, Role, Roll, Say, Told
from vivac.table.reader import Reader
from vivac.table.records import Thrown
from vivac.table.scene import Choice, Hand, Piece, Pile, Scene

LOG = 200


def view_of(
    room: Room, match: Match, viewer: Role | None, roles: tuple[Role, ...], lang: str, log: int | None
) -> View:
    """What this viewer, who holds these roles, is shown. `log`: its last lines, or all."""
    says = speaker(match.header.game, lang, match.header.scenario)
    kept = room.kept(viewer, lang)
    scene, header = match.table.scene(viewer), match.header
    over = match.over
    forced = _forced_back(room, match, viewer)
    return View(
        table=room.id,
        game=header.game,
        version=header.version,
        viewer=viewer,
        roles=roles,
        number=match.number,
        heading=says.say(scene.heading),
        status=tuple(Line(says.say(say), say.rule) for say in scene.status),
        pieces=_pieces("pieces", scene.pieces, says, kept),
        ways=tuple(WayView(way.id, way.side, way.places) for way in scene.ways),
        tracks=tuple(
            TrackView(t.id, says.say(t.name), t.low, t.high, t.at, t.side, t.goal) for t in scene.tracks
        ),
        piles=kept.things("piles", scene.piles, lambda pile: _pile(pile, says, kept)),
        hands=kept.part("hands", scene.hands, lambda hands: _hands(hands, says)),
        focus=scene.focus,
        notes=kept.part("notes", scene.notes, lambda notes: _notes(notes, says)),
        liveries=dict(scene.liveries),
        waiting_for=match.waiting_for,
        waiting_text=_waiting(room, match, roles, says),
        question=None if over else _question(match, scene, roles, says, kept),
        outcome=outcome_of(match, says),
        log=log_of(match, viewer, says, log, room.spots),
        seats=tuple(_seat(room, role, roles, says) for role in match.rulebook.roles),
        can_take_back=forced or bool(viewer and not over and match.table.can_take_back(viewer)),
        take_back_forced=forced,
        over=over,
        dice="fair" if match.record.dice == "fair" else "entered",
        scenario=header.scenario,
        switches=header.switches,
        offers=match.offers,
        rematch=match.rematch,
        seed_hash=header.seed_hash,
        wants_link=_wanted(match, roles),
        chains=_chains(match, roles),
        drill=_drill(match, lang, says) if match.guide else msgspec.UNSET,
    )


def _wanted(match: Match, roles: tuple[Role, ...]) -> WantedLink | None:
    """The link that is waited for; of several, one of these roles."""
    chance, wants = match.witnessed, match.wants
    if chance is None or not wants:
        return None
    role = next((role for role in wants if role in roles), wants[0])
    standing = match.table.journal.ledger.standing[role]
    return WantedLink(role, standing.used + 1, standing.tip, match.number, chance.digest(match.number))


def _chains(match: Match, roles: tuple[Role, ...]) -> tuple[ChainView, ...] | msgspec.UnsetType:
    """The chains of these roles; one without a tip should be committed to."""
    if match.witnessed is None or match.over:
        return msgspec.UNSET
    standing = match.table.journal.ledger.standing
    return tuple(
        ChainView(role, standing[role].tip if role in standing and standing[role].live else "")
        for role in roles
    )


def choose_viewer(match: Match, roles: tuple[Role, ...]) -> Role | None:
    """The role that must answer now, the first of them where several may; else the first of those held."""
    return next((role for role in match.waiting_for if role in roles), roles[0] if roles else None)


# ---------------------------------------------------------------- parts of a scene


def _pieces(name: str, pieces: Iterable[Piece], says: Speaker, kept: Kept) -> tuple[PieceView, ...]:
    return kept.things(name, pieces, lambda piece: _piece(piece, says))


def _pile(pile: Pile, says: Speaker, kept: Kept) -> PileView:
    return PileView(pile.id, says.say(pile.name), pile.count, _pieces(pile.id, pile.pieces, says, kept))


def _notes(notes: Mapping[str, Iterable[Say]], says: Speaker) -> dict[str, tuple[str, ...]]:
    return {place: tuple(says.say(say) for say in each) for place, each in notes.items()}


def _piece(piece: Piece, says: Speaker) -> PieceView:
    return PieceView(
        piece.id,
        piece.place,
        piece.side,
        piece.symbol,
        says.say(piece.name) if piece.name else "",
        piece.left,
        piece.right,
        piece.face_up,
        piece.marker,
        piece.facing,
        piece.steps,
        piece.steps_left,
        piece.badges,
        msgspec.UNSET if piece.at is None else piece.at,
        msgspec.UNSET if piece.at is None else piece.radius,
    )


def _hands(hands: Iterable[Hand], says: Speaker) -> tuple[HandView, ...]:
    return tuple(
        HandView(
            hand.role,
            hand.count,
            tuple(
                CardView(card.id, says.say(card.name), says.say(card.text), card.kind, card.symbol, card.rule)
                for card in hand.cards
            ),
        )
        for hand in hands
    )


def _question(
    match: Match, scene: Scene, roles: tuple[Role, ...], says: Speaker, kept: Kept
) -> QuestionView | None:
    asked = scene.question
    if asked is None and match.record.dice == "fair":
        return None  # a die falls here by itself, even if it has not yet
    if asked is None:
        ask = match.table.question
        return _chance(ask, says) if ask and ask.role == CHANCE and scene.viewer in roles else None
    choices = kept.things("choices", asked.choices, lambda choice: _choice(choice, says))
    rule = asked.prompt.rule or common_rule([choice.rule for choice in choices])
    return QuestionView(asked.number, asked.role, says.say(asked.prompt), rule, choices, asked.confirm)


def _choice(choice: Choice, says: Speaker) -> ChoiceView:
    region = choice.region
    return ChoiceView(
        choice.id,
        says.say(choice.label),
        choice.place,
        choice.piece,
        choice.card,
        choice.label.rule or choice.rule,
        choice.danger,
        RegionView(region.rings, region.origin) if region else msgspec.UNSET,
    )


def _chance(ask: Ask, says: Speaker) -> QuestionView | None:
    """A die or a draw that a person makes with their own hands."""
    assert isinstance(ask, Roll | Draw)
    prompt = says.say(Say(f"ask-{ask.prompt}", {"why": says.reader.why(ask.why)}))
    choices = tuple(ChoiceView(option.id, says.name(str(option[1]))) for option in ask.options)
    if isinstance(ask, Roll):
        choices = tuple(ChoiceView(option.id, str(option[1])) for option in ask.options)
    return QuestionView(ask.number, CHANCE, prompt, "", choices, False)


def common_rule(rules: list[str]) -> str:
    """The rule all options cite; or the section they have in common; or none."""
    for known in (rules, [rule.partition("-")[0] for rule in rules]):
        if len(set(known)) == 1:
            return known[0]
    return ""


def outcome_of(match: Match, says: Speaker) -> OutcomeView | None:
    ended, outcome = match.ended_by, match.outcome
    if outcome is None:
        return None
    text = house_line(ended, says) if ended else says.say(outcome.say)
    return OutcomeView(text, outcome.winners, outcome.say.rule)


def _waiting(room: Room, match: Match, roles: tuple[Role, ...], says: Speaker) -> str:
    """What the table waits for, in one sentence."""
    waiting = match.waiting_for
    if match.departure is not None and not match.over:
        return says.words.say(match.departure.say)
    if not waiting:
        return ""
    if match.wants:
        mine = any(role in roles for role in waiting)
        return says.words(
            "waiting-for-your-link" if mine else "waiting-for-link", role=says.reader.roles(waiting)
        )
    if CHANCE in waiting:
        return says.words("waiting-for-chance")
    if any(role in roles for role in waiting):
        return says.words("waiting-for-you")
    kinds = {room.kind(role) for role in waiting}
    key = (
        "waiting-for-nobody" if "open" in kinds else "waiting-for-bot" if kinds == {"bot"} else "waiting-for"
    )
    return says.words(key, role=says.reader.roles(waiting))


def _seat(room: Room, role: Role, roles: tuple[Role, ...], says: Speaker) -> SeatView:
    seat = room.seats[role]
    here = seat.kind == "bot" or room.present(role)
    return SeatView(role, says.reader.role(role), seat.kind, role in roles, here, seat.bot or seat.player)


def _forced_back(room: Room, match: Match, viewer: Role | None) -> bool:
    """Only by force: alone, past dice and draws."""
    if not viewer or match.over or match.table.dice_are_called or not (room.alone or match.guide):
        return False
    return not match.table.can_take_back(viewer) and match.last_decision(viewer) is not None


# ---------------------------------------------------------------- the log


def log_of(
    match: Match, viewer: Role | None, says: Speaker, most: int | None, spots: Container[str] = ()
) -> tuple[LogLine, ...]:
    """What has happened as this viewer may read it, with what the house has to add."""
    lines = match.table.told(viewer, most=most)
    found: list[LogLine] = []
    above: Say | None = None
    for line in lines:
        heading = line.date.heading if isinstance(line, Dated) else None
        found.append(
            _log_line(
                line, says, spots, headed=heading is not None and heading is not above and heading != above
            )
        )
        above = heading or above
    noted = [LogLine(event.n, house_line(event, says), "") for event in match.events if event.event in SPOKEN]
    if noted:
        found = sorted([*found, *noted], key=lambda line: line.n)
    return tuple(found)


def _log_line(line: Told, says: Speaker, spots: Container[str], *, headed: bool) -> LogLine:
    """A line in words: what has been told does not change, so it is put into words once a language."""
    if not isinstance(line, Dated):
        return _in_words(line, says, spots, None, headed=headed)
    key = (says.lang, headed, bool(spots))
    if key not in line.said:
        line.said[key] = _in_words(line, says, spots, line.date, headed=headed)
    return line.said[key]


def _in_words(
    line: Told, says: Speaker, spots: Container[str], date: Date | None, *, headed: bool
) -> LogLine:
    return LogLine(
        line.number,
        says.say(line.say),
        line.say.rule,
        date.turn if date and date.turn is not None else msgspec.UNSET,
        says.say(date.heading) if date and headed else msgspec.UNSET,
        _marks(line.say, spots) or msgspec.UNSET,
        _roll(line, says) or msgspec.UNSET,
    )


def _roll(line: Told, says: Speaker) -> RollView | None:
    """The dice that led to a line, with every modifier by name."""
    if not line.dice:
        return None
    reader = says.reader
    dice = tuple(_die(die, reader) for die in line.dice)
    modifiers = tuple(Modifier(reader.modifier(name), value) for name, value in line.modifiers if value)
    return RollView(dice, modifiers, dice[-1].total + sum(each.value for each in modifiers))


def _die(die: Thrown, reader: Reader) -> DieView:
    """A die with what is added to it, and with what it needs, if it is a test."""
    dice, test = die.dice, die.test
    thrown = reader.why(die.why), die.value, len(dice.outcomes()), die.number
    kind = dice.faces, dice.count, dice.low
    if test is None:
        return DieView(*thrown, kind, die.value)

    def named(terms: Mapping[str, int]) -> tuple[Modifier, ...]:
        return tuple(Modifier(reader.modifier(name), value) for name, value in terms.items() if value)

    return DieView(
        *thrown,
        kind,
        test.total(die.value),
        named(test.die),
        test.needed,
        named(test.target),
        test.at_most,
        test.passes(die.value),
        test.rule,
    )


def _marks(say: Say, spots: Container[str]) -> tuple[str, ...]:
    """The places a sentence speaks of."""
    return tuple(value for value in say.params.values() if isinstance(value, str) and value in spots)


SPOKEN = frozenset({"rewound", "resign", "offer-draw", "draw", "rematch"})


def house_line(event: Event, says: Speaker) -> str:
    role = says.reader.role(event.role) if event.role else ""
    return says.words(f"event-{event.event}", role=role)


def _label(fact: str, says: Speaker) -> str:
    """What a fact is called; a unit has a name of its own."""
    return says.reader.say_or(Say(f"fact-{fact}"), says.reader.name(fact))


def _drill(match: Match, lang: str, says: Speaker) -> DrillView:
    guide, drill = match.guide, match.drill
    assert guide is not None
    assert drill is not None
    steps = drill.steps
    now = steps[min(guide.step, len(steps) - 1)] if steps else None
    return DrillView(
        id=match.record.drill,
        title=in_words(drill.title, lang),
        step=min(guide.step + 1, len(steps)),
        steps=len(steps),
        say=in_words(now.say, lang) if now else "",
        choose=tuple(answer.choice for answer in guide.due()),
        done=guide.done,
        facts=tuple(msgspec.structs.replace(fact, label=_label(fact.name, says)) for fact in guide.facts),
    )
