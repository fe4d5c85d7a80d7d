"""Sending what does not change: by its hash, so that nobody fetches the same bytes twice."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response

from vivac.server.pictures import Sheet

FOR_EVER = "public, max-age=31536000, immutable"
PACKED = {"packed": True}  # an option of handlers whose answers are compressed already
ASK_AGAIN = "no-cache"  # keep it, but ask whether it has changed


def send_sheet(request: Request[Any, Any, Any], sheet: Sheet, media_type: str) -> Response[bytes]:
    """A sheet whose address names its hash is kept for ever; otherwise the browser asks again, cheaply."""
    etag = f'"{sheet.hash}"'
    named = request.query_params.get("v") == sheet.hash
    headers = {
        "etag": etag,
        "cache-control": FOR_EVER if named else ASK_AGAIN,
        "vary": "accept-encoding, accept-language",
    }
    if etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    body = sheet.body
    if "gzip" in request.headers.get("accept-encoding", "") and len(sheet.packed) < len(body):
        body = sheet.packed
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=media_type)
