"""Experiments: thousands of games in parallel, and what they say together."""

from vivac.lab.simulation.engines import Engine
from vivac.lab.simulation.folder import Folder
from vivac.lab.simulation.plan import Plan, Result, make_plan
from vivac.lab.simulation.running import Tally, report_on, simulate
from vivac.lab.simulation.summary import Summary, summarize

__all__ = [
    "Engine",
    "Folder",
    "Plan",
    "Result",
    "Summary",
    "Tally",
    "make_plan",
    "report_on",
    "simulate",
    "summarize",
]
