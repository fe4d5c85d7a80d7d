"""Being registered is being tested: what every game promises, one function per promise.

Each takes a rulebook and raises AssertionError with a sentence that says what is broken.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from vivac.box import ChartReader
from vivac.drawing.look import NEUTRAL, look_of
from vivac.lab.drill import load_drill, run_drill
from vivac.lab.fuzz import fuzz
from vivac.lab.preview import preview
from vivac.lab.preview_words import PreviewReader
from vivac.lab.promises import (
    every_option_can_be_taken,
    fork_goes_on_equally,
    fork_is_equal,
    known,
    new_table,
    profiles,
    promise,
    random_variant,
    replay_is_equal,
    replayed,
    samples,
    seen,
    sound,
    undo_restores,
)
from vivac.lab.unread import unread
from vivac.lab.wording import (
    every_sentence_can_be_said,
    everything_has_a_name,
    languages_have_the_same_keys,
    rules_have_the_same_numbers,
)
from vivac.table import LANGUAGES, NotAllowed, Rulebook, Table, copy_state
from vivac.table.history import history, history_wrong
from vivac.table.reader import Reader
from vivac.table.rule_sources import sources_wrong
from vivac.table.rules_text import rules_text


def it_is_well_described(rulebook: Rulebook[Any]) -> None:
    """Version, roles, scenarios and switches make sense."""
    names = {
        "roles": list(rulebook.roles),
        "scenarios": [scenario.id for scenario in rulebook.scenarios],
        "switches": [switch.id for switch in rulebook.switches],
    }
    for what, ids in names.items():
        promise(len(set(ids)) == len(ids), f"{rulebook.id} has {what} of the same name")
    promise(bool(rulebook.version), f"{rulebook.id} has no version")
    promise(bool(names["roles"] and names["scenarios"]), f"{rulebook.id} needs a role and a scenario")
    promise(rulebook.solitaire == (len(rulebook.roles) == 1), f"{rulebook.id}: solitaire means one role")
    rules = rules_text(rulebook, "en")
    for switch in rulebook.switches:
        promise(bool(rules.find(switch.rule)), f"{rulebook.id}: {switch.id} names no rule: {switch.rule}")


def random_games_end(rulebook: Rulebook[Any], games: int = 200) -> None:
    """Random games end, without dead ends, and leave a sound and flat state."""
    failure = fuzz(rulebook, games, seed=1, every=games + 2, most=150_000).failure
    promise(failure is None, f"{rulebook.id}: game {failure and failure.seed}: {failure and failure.error!r}")


def every_set_up_is_sound(rulebook: Rulebook[Any]) -> None:
    """Each scenario starts sound, with a question or an outcome."""
    box = rulebook.open_box(None)
    for scenario in rulebook.scenarios:
        table = new_table(rulebook, box, random_variant(rulebook, Random(0), scenario.id), 0)
        sound(table)
        promise(
            table.question is not None or table.outcome is not None,
            f"{rulebook.id}: {scenario.id} does not start",
        )


def states_stay_sound(rulebook: Rulebook[Any]) -> None:
    """After any answer nothing is lost and the state is flat."""
    for table, _, _ in samples(rulebook, games=10, looks=60):
        sound(table)


def options_can_be_taken(rulebook: Rulebook[Any]) -> None:
    """Every offered option can be taken."""
    for table, question, rng in samples(rulebook, games=8, looks=40):
        every_option_can_be_taken(table, question, rng)


def copies_are_equal(rulebook: Rulebook[Any]) -> None:
    """A copy has the same state and question, and goes on as the original does."""
    copies: list[tuple[Table[Any], Table[Any]]] = []
    for table, _, rng in samples(rulebook, games=8, looks=30):
        copy = fork_is_equal(table)
        if rng.random() < 0.2:
            copies.append((copy, table))
    for copy, table in copies:  # the originals have gone on by now
        fork_goes_on_equally(copy, table)


def undo_leaves_no_trace(rulebook: Rulebook[Any]) -> None:
    """What is taken back never happened."""
    for table, _, rng in samples(rulebook, games=8, looks=30):
        undo_restores(table, rng)


def replays_are_identical(rulebook: Rulebook[Any]) -> None:
    """A journal played again gives the same state, scenes and log, halfway and at the end."""
    for table, _, _ in samples(rulebook, games=6, looks=3):
        replay_is_equal(table)
        again = replayed(table, table.journal.entries, trusted=True)
        promise(again.log == table.log, f"{rulebook.id}: replaying the journal tells another story")


def secrets_stay_secret(rulebook: Rulebook[Any]) -> None:
    """Whatever changes behind a viewer's back leaves what they see the same to the byte."""
    for table, question, rng in samples(rulebook, games=8, looks=30):
        for role in rulebook.roles:
            changed = rulebook.redeal(table.box, copy_state(table.game), role, rng)
            for viewer in (role, None):
                before = known(rulebook, table.box, table.game, viewer)
                after = known(rulebook, table.box, changed, viewer)
                promise(before == after, f"{rulebook.id}: {viewer} sees what {role} cannot know")
            if role == question.role:
                for option in question.options:
                    one, two = (table.choice(question, option, role, g) for g in (table.game, changed))
                    promise(one == two, f"{rulebook.id}: {option.id} tells {role} what they cannot know")


def actions_keep_their_word(rulebook: Rulebook[Any]) -> None:
    """Nothing offered is refused; whatever it could be about and is not offered is refused with a reason."""
    for table, question, _ in samples(rulebook, games=8, looks=60):
        promise(question.role in rulebook.roles, f"{rulebook.id}: {question.role} is asked and has no seat")
        offered = set(question.options)
        unknown = sorted(option.id for option in offered if option.verb not in question.acts)
        promise(
            not unknown, f"{rulebook.id}: {question.prompt} offers what no action declares: {unknown[:5]}"
        )
        for action in question.acts.values():
            mine = {option for option in offered if option.verb == action.verb}
            for option in mine:
                refusal = action.refusal(table.box, table.game, option)
                promise(refusal is None, f"{rulebook.id}: {option.id} is offered and refused: {refusal}")
            if action.asked_for:
                continue
            about = set(action.among(table.box, table.game))
            strange = sorted(option.id for option in mine - about)
            promise(not strange, f"{rulebook.id}: {action} is offered outside its own range: {strange[:5]}")
            for option in about - mine:
                refusal = action.refusal(table.box, table.game, option)
                promise(
                    refusal is not None,
                    f"{rulebook.id}: {question.prompt} does not offer {option.id} and says no reason",
                )


def every_side_is_dressed(rulebook: Rulebook[Any]) -> None:
    """Whoever is on the table has a livery, if the game has a look at all."""
    look = look_of(rulebook)
    if not look.liveries:
        return
    known = {*look.liveries, NEUTRAL, ""}
    for table, _, _ in samples(rulebook, games=6, looks=10):
        for viewer in (*rulebook.roles, None):
            scene = rulebook.scene(table.box, table.game, viewer)
            boxed = (piece for pile in scene.piles for piece in pile.pieces)
            seen = {piece.side for piece in (*scene.pieces, *boxed)}
            seen |= {track.side for track in scene.tracks} | {way.side for way in scene.ways}
            seen |= {scene.liveries.get(role, role) for role in rulebook.roles}
            strange = sorted(seen - known)
            promise(not strange, f"{rulebook.id}: look.toml has no side {', '.join(strange)}")


def scenes_do_not_disturb(rulebook: Rulebook[Any]) -> None:
    """Looking changes nothing, and everything seen has its place on the board."""
    box = rulebook.open_box(None)
    boards = {each.board: rulebook.board(box, each.board) for each in rulebook.scenarios}
    for table, question, _ in samples(rulebook, games=6, looks=25):
        board = boards[rulebook.board_name(table.journal.header.scenario)]
        before = copy_state(table.game)
        for viewer in (*rulebook.roles, None):
            promise(
                seen(table, viewer) == seen(table, viewer),
                f"{rulebook.id}: {viewer} sees it differently twice",
            )
            scene = table.scene(viewer)
            places = [piece.place for piece in scene.pieces] + [scene.focus]
            places += [choice.place for choice in scene.question.choices] if scene.question else []
            lost = {place for place in places if place and place not in board.spots}
            promise(not lost, f"{rulebook.id}: no spot on the board for {', '.join(sorted(lost))}")
            twice = len({piece.id for piece in scene.pieces}) != len(scene.pieces)
            promise(not twice, f"{rulebook.id}: {viewer} sees a piece twice")
        rulebook.judge(table.box, table.game, question.role)
        rulebook.facts(table.box, table.game)
        promise(table.game == before, f"{rulebook.id}: looking at the table changes it")


def previews_are_in_plain_words(rulebook: Rulebook[Any]) -> None:
    """What stands before a choice that leads to dice is told in both languages, without an internal name."""
    box = rulebook.open_box(None)
    for table, question, rng in samples(rulebook, games=4, looks=25):
        option = rng.choice(question.options)
        if question.regions:
            continue
        try:
            found = preview(table, option, question.role, seconds=0.0)
        except NotAllowed:  # nothing can be known
            continue
        for lang in LANGUAGES:
            reads = PreviewReader(Reader(rulebook, box, lang, table.journal.header.scenario), rulebook, box)
            raw = [name for throw in found.throws for name in reads.unnamed(throw)]
            promise(not raw, f"{rulebook.id}: no {lang} words for {', '.join(raw)} before {option.id}")


def profiles_and_costs_can_be_said(rulebook: Rulebook[Any]) -> None:
    """What there is to know of a piece, and what an option costs, has words in both languages."""
    for table, question, _ in samples(rulebook, games=4, looks=25):
        scenario = table.journal.header.scenario
        readers = [Reader(rulebook, table.box, lang, scenario) for lang in LANGUAGES]
        told = [say for each in profiles(rulebook, table.box, table.game, question.role) for say in each]
        told += [cost for option in question.options[:20] if (cost := table.costs(question, option))]
        for say in told:
            for reader in readers:
                reader.say(say)


def every_chart_says_where_it_is_from(rulebook: Rulebook[Any]) -> None:
    """Each chart names its rule and source, has no holes, and is told in both languages."""
    rules, box = rules_text(rulebook, "en"), rulebook.open_box(None)
    readers = {lang: ChartReader(Reader(rulebook, box, lang)) for lang in LANGUAGES}
    for name, chart in rulebook.charts(box).items():
        promise(bool(chart.source), f"{rulebook.id}: {name} does not say where it is from")
        promise(bool(rules.find(chart.rule)), f"{rulebook.id}: {name} names no rule: {chart.rule}")
        promise(not chart.holes(), f"{rulebook.id}: {name}: {'; '.join(chart.holes())}")
        for key, reason in chart.unsaid():
            promise(False, f"{rulebook.id}: {name}: {key}: {reason}")
        for lang, says in readers.items():
            promise(says.title(name) != name, f"{rulebook.id}: {name} has no title in {lang}")
            says.rows(chart)


def every_chart_is_read(rulebook: Rulebook[Any]) -> None:
    """Rows and columns that are called by a word are called so by the rules or the box."""
    for chart, word in unread(rulebook):
        promise(False, f"{rulebook.id}: {chart}: nothing reads {word}")


def everything_says_whose_it_is(rulebook: Rulebook[Any]) -> None:
    """Every statement, chart and file of the box says whether it is the document's, known or ours."""
    wrong = sources_wrong(rulebook)
    promise(not wrong, f"{rulebook.id}: words/sources.toml: {'; '.join(wrong[:5])}")
    box = rulebook.open_box(None)
    for name, whole in {**rulebook.charts(box), **rulebook.origins(box)}.items():
        for key, reason in whole.lacks():
            promise(False, f"{rulebook.id}: {name}: {key}: {reason}")


def its_history_is_told(rulebook: Rulebook[Any]) -> None:
    """Notes are told in every language, and belong to something that is there."""
    wrong = list(history_wrong(rulebook))
    promise(not wrong, f"{rulebook.id}: {'; '.join(wrong[:5])}")
    rules = rules_text(rulebook, LANGUAGES[0])
    for note in history(rulebook, LANGUAGES[0]).notes.values():
        for subject in note.about.of:
            kind, _, id = subject.partition(" ")
            known = kind != "rule" or rules.find(id)
            promise(bool(known), f"{rulebook.id}: the note {note.id} is about {subject}, which is nowhere")


def every_drill_passes(rulebook: Rulebook[Any]) -> None:
    """Every worked example is played, comes out as printed, and is told in both languages."""
    for path in sorted((rulebook.drills).glob("*.toml")):
        drill = load_drill(path)
        promise(any(step.choices for step in drill.steps), f"{path.name}: nobody chooses anything in it")
        told = [drill.title, *(step.say for step in drill.steps)]
        promise(
            all(set(words) == {"en", "es"} for words in told), f"{path.name} is not told in both languages"
        )
        failure = run_drill(drill)
        promise(
            failure is None, f"{path.name}, step {failure and failure.step}: {failure and failure.problem}"
        )


PROMISES: tuple[Callable[[Rulebook[Any]], None], ...] = (
    it_is_well_described,
    every_set_up_is_sound,
    random_games_end,
    states_stay_sound,
    options_can_be_taken,
    copies_are_equal,
    undo_leaves_no_trace,
    replays_are_identical,
    secrets_stay_secret,
    actions_keep_their_word,
    scenes_do_not_disturb,
    previews_are_in_plain_words,
    every_side_is_dressed,
    profiles_and_costs_can_be_said,
    languages_have_the_same_keys,
    everything_has_a_name,
    every_sentence_can_be_said,
    rules_have_the_same_numbers,
    every_chart_says_where_it_is_from,
    every_chart_is_read,
    everything_says_whose_it_is,
    its_history_is_told,
    every_drill_passes,
)
