"""Health: whether this worker answers and its store does, for whoever watches over it."""

from __future__ import annotations

import logging

from litestar import Response, get

from vivac.server.asking import TheHouse, TheWords
from vivac.server.visitors import FRESH

log = logging.getLogger("vivac.server")


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def health(house: TheHouse, words: TheWords) -> Response[str]:
    try:
        await house.store.look()
    except Exception:  # whatever is wrong with a store, it is what we were asked
        log.exception("the store does not answer")
        return Response(words("unhealthy") + "\n", status_code=503, media_type="text/plain", headers=FRESH)
    return Response(words("healthy") + "\n", media_type="text/plain", headers=FRESH)
