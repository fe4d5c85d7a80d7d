"""Woods: clumps of little engraved trees on the ground nobody needs to read."""

from __future__ import annotations

import random

from vivac.drawing.clutter import Clutter
from vivac.drawing.geometry import Box, Point
from vivac.drawing.symbols import stamp

KINDS = ("tree-broad", "tree-small", "tree-small")


def woods(box: Box, clumps: int, taken: Clutter, seed: str) -> str:
    """Trees in clumps, painted from north to south so that the nearer one stands before the other."""
    rng = random.Random(seed)
    trees: list[tuple[Point, str, float]] = []
    standing = Clutter()
    for _ in range(clumps):
        cx, cy = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        spread = rng.uniform(12, 34)
        for _ in range(rng.randrange(6, 30)):
            x, y = rng.gauss(cx, spread * 1.3), rng.gauss(cy, spread * 0.8)
            kind, scale = rng.choice(KINDS), rng.choice((0.8, 0.9, 1.0))
            room = (x - 11, y - 14, x + 12, y + 8)
            if room[0] < box[0] or room[1] < box[1] or room[2] > box[2] or room[3] > box[3]:
                continue
            if taken.free(room) and standing.free((x - 4, y - 4, x + 4, y + 4)):
                standing.add((x - 4, y - 4, x + 4, y + 4))
                trees.append(((x, y), kind, scale))
    trees.sort(key=lambda tree: (tree[0][1], tree[0][0]))
    return "".join(stamp(kind, x, y, scale) for (x, y), kind, scale in trees)
