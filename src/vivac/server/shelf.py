"""The files of the browser client, each with the hash of what is in it."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from vivac.server.pictures import Sheet

KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".json": "application/json",
}


class Shelf:
    """The files of the client. A file that changes on the disk is read again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._read: dict[Path, tuple[float, Sheet]] = {}

    def find(self, name: str) -> tuple[Sheet, str] | None:
        try:
            path = (self._folder / name.lstrip("/")).resolve()
            if not path.is_relative_to(self._folder) or path.name.startswith("."):
                return None
            changed = path.stat().st_mtime
            if path not in self._read or self._read[path][0] != changed:
                self._read[path] = (changed, Sheet.of(path.read_text(encoding="utf-8")))
        except (OSError, UnicodeDecodeError, ValueError):
            return None
        kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
        return self._read[path][1], kind
