"""Vivac plays historical wargames with every rule enforced."""

from vivac.table.journal import Journal
from vivac.table.opening import open_table as open
from vivac.table.opening import resume

__all__ = ["Journal", "open", "resume"]
