"""Where a figure comes from. Every chart and map says so, and the page that shows it shows that too."""

from __future__ import annotations

from enum import StrEnum


class Source(StrEnum):
    RULEBOOK = "rulebook"
    EXAMPLE = "example"
    PUBLISHED = "published"
    RECONSTRUCTED = "reconstructed"
