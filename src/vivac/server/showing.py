"""A view as it is shown: made once for all who see the same, told each as far as they do not know it."""

from __future__ import annotations

from itertools import count

import msgspec

from vivac.server.change import Lost, change
from vivac.server.view import EncodedChange, EncodedView, View, encoded

_numbers = count()


class Shown:
    """A view of a room, encoded when somebody asks for it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._number = next(
            _numbers
        )  # the views before are known by their numbers, so that nothing keeps them
        self._whole: EncodedView | None = None
        self._since: dict[int, EncodedChange | None] = {}

    @property
    def whole(self) -> EncodedView:
        if self._whole is None:
            self._whole = encoded(self.view)
        return self._whole

    def since(self, before: Shown) -> EncodedChange | None:
        """What has changed since another view was shown; None if the whole has to be told."""
        if before._number not in self._since:
            self._since[before._number] = _change(before.view, self.view)
        return self._since[before._number]


def _change(old: View, new: View) -> EncodedChange | None:
    try:
        return EncodedChange(msgspec.json.encode(change(old, new)))
    except Lost:
        return None


NOTHING = EncodedChange(b"{}")
