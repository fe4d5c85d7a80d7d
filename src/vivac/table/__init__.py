"""The table: where games are played. It knows nothing of any game."""

from vivac.table.actions import Action, Lit, Menu, at_place, by_verb, never_barred, on_card
from vivac.table.chance import (
    Chance,
    ChanceByReason,
    EnteredChance,
    EnumeratedChance,
    FairChance,
    KeyedChance,
    RandomChance,
    ScriptedChance,
    ScriptError,
)
from vivac.table.errors import BadJournal, Complaint, DeadEnd, NotAllowed, NotFound
from vivac.table.journal import Entry, Header, Journal
from vivac.table.opening import open_table, resume, throw
from vivac.table.option import Id, Option, Region
from vivac.table.questions import CHANCE, D6, D10, Ask, Dice, Draw, Role, Roll, Together
from vivac.table.records import Pause, Told, Unbelievable
from vivac.table.rulebook import Credits, Outcome, Refusal, Rulebook, Scenario, Switch, find_game, games
from vivac.table.scene import Say
from vivac.table.script import BreakOff, Script, Step
from vivac.table.state import copy_state, digest, unflat
from vivac.table.table import Table
from vivac.table.text import LANGUAGES, MissingText, Text
from vivac.table.thrown_for import Test, Weight
from vivac.table.witnessed import WitnessedChance

__all__ = [
    "CHANCE", "D6", "D10", "LANGUAGES", "Action", "Ask", "BadJournal", "BreakOff", "Chance", "ChanceByReason",
    "Complaint", "Credits", "DeadEnd", "Dice", "Draw", "EnteredChance", "Entry", "EnumeratedChance",
    "FairChance", "Header", "Id", "Journal", "KeyedChance", "Lit", "Menu", "MissingText", "NotAllowed",
    "NotFound", "Option", "Outcome", "Pause", "RandomChance", "Refusal", "Region", "Role", "Roll",
    "Rulebook", "Say", "Scenario", "Script", "ScriptError", "ScriptedChance", "Step", "Switch", "Table",
    "Test", "Text", "Together", "Told", "Unbelievable", "Weight", "WitnessedChance", "at_place", "by_verb",
    "copy_state", "digest", "find_game", "games", "never_barred", "on_card", "open_table", "resume", "throw",
    "unflat",
]  # fmt: skip
