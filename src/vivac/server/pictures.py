"""Boards are drawn once: when the server starts, or when somebody looks first, and kept between runs."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging
import os
from collections.abc import Container, Iterator
from importlib.resources import files
from pathlib import Path

import msgspec

from vivac.server.words import box_of
from vivac.table import find_game
from vivac.table.scene import Board

log = logging.getLogger("vivac.server")
DRAWN_FROM = {".py", ".toml", ".svg", ".css"}  # what can change a drawing


class Sheet(msgspec.Struct, frozen=True):
    """A drawing ready to be sent: its bytes, the same compressed, and the hash that names them."""

    body: bytes
    packed: bytes
    hash: str

    @classmethod
    def of(cls, text: str) -> Sheet:
        body = text.encode()
        return cls(body, gzip.compress(body, 9, mtime=0), hashlib.sha256(body).hexdigest()[:16])


class Pictures:
    def __init__(self, cache: Path | None) -> None:
        self._cache = cache
        self._boards: dict[tuple[str, str], tuple[Board, Sheet]] = {}
        self._drawing: dict[tuple[str, str], asyncio.Lock] = {}

    async def board(self, game: str, scenario: str | None = None) -> tuple[Board, Sheet]:
        """The board of a scenario. Drawing takes a second or so, and never holds anybody else up."""
        rulebook = find_game(game)
        which = (game, rulebook.board_name(rulebook.scenario(scenario)))
        if which not in self._boards:
            async with self._drawing.setdefault(which, asyncio.Lock()):
                if which not in self._boards:
                    self._boards[which] = await asyncio.to_thread(self._draw, *which)
        return self._boards[which]

    async def spots(self, game: str, scenario: str) -> Container[str]:
        """The places of a board."""
        return (await self.board(game, scenario))[0].spots

    def _draw(self, game: str, name: str) -> tuple[Board, Sheet]:
        stem = f"{game}.{name or 'board'}"
        kept = self._cache and self._cache / f"{stem}-{fingerprint(game)}.json"
        board = _read(kept) if kept else None
        if board is None:
            board = find_game(game).board(box_of(game), name)
            if kept:
                _write(kept, board, stem)
        return board, Sheet.of(board.svg)


def fingerprint(game: str) -> str:
    """Changes whenever anything a board is drawn from does: the drawing kit or the game itself."""
    rulebook = find_game(game)
    found = hashlib.sha256(rulebook.version.encode())
    for folder in (Path(str(files("vivac.drawing"))), rulebook.folder):
        for path in _sources(folder):
            found.update(str(path.relative_to(folder)).encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:16]


def _sources(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.suffix in DRAWN_FROM and path.is_file())


def _read(kept: Path) -> Board | None:
    try:
        return msgspec.json.decode(kept.read_bytes(), type=Board)
    except (OSError, msgspec.DecodeError):
        return None


def _write(kept: Path, board: Board, stem: str) -> None:
    """Keep a board for the next run, and throw away those it replaces. Without it all works, only slower."""
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(msgspec.json.encode(board))
        fresh.replace(kept)
        for old in kept.parent.glob(f"{stem}-*.json"):
            if old != kept:
                old.unlink(missing_ok=True)
    except OSError as error:
        log.info("the board of %s is not kept: %s", stem, error)
