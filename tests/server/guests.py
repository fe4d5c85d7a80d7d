"""Guests who come to a house under test."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from litestar.testing import TestClient

from vivac.server.settings import Limits


def generous(**changes: Any) -> Limits:
    """Limits that no ordinary test meets."""
    return replace(Limits(burst=100_000, per_second=100_000, tables_per_hour=100_000), **changes)


class Guest:
    """Somebody with a secret, at one table."""

    def __init__(self, client: TestClient[Any], table: str, secret: str = "") -> None:
        self.client = client
        self.table = table
        self.secret = secret
        self.seats: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.watch = ""

    @classmethod
    def open(cls, client: TestClient[Any], game: str = "mosby", **wish: Any) -> Guest:
        if "open" not in wish.get("seats", {}).values():
            wish = {"seed": "a quiet evening", **wish}
        answer = client.post("/api/tables", json={"game": game, **wish})
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        guest = cls(client, opened["table"], next(iter(opened["seats"].values()), ""))
        guest.seats, guest.links, guest.watch = opened["seats"], opened["links"], opened["watch"]
        guest.secret = guest.secret or opened["opener"]
        return guest

    def watching(self) -> Guest:
        """Whoever was sent the link for watching; anybody at a table that is not private."""
        return self.as_(self.watch.partition("#watch=")[2])

    def invited(self, role: str, **claim: Any) -> Guest:
        """Whoever claims the seat of this role with the link that was sent to them."""
        invitation = self.links[role].partition("#invite=")[2]
        answer = self.as_("").post("claim", {"secret": invitation, **claim})
        assert answer.status_code == 200, answer.text
        return self.as_(answer.json()["seats"][role])

    def as_(self, secret: str) -> Guest:
        """Somebody else at the same table."""
        return Guest(self.client, self.table, secret)

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.secret}"} if self.secret else {}

    def get(self, what: str = "", **query: Any) -> Any:
        path = f"/api/tables/{self.table}{what and '/' + what}"
        return self.client.get(path, params=query, headers=self.headers)

    def post(self, what: str, body: Any = None, **query: Any) -> Any:
        path = f"/api/tables/{self.table}/{what}"
        return self.client.post(path, json={} if body is None else body, params=query, headers=self.headers)

    def view(self, **query: Any) -> Any:
        answer = self.get(**query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def answer(self, choice: str | None = None, **body: Any) -> Any:
        """Answer the open question, with its first option if no other is named."""
        question = self.view(**({"as": body["role"]} if body.get("role", "chance") != "chance" else {}))[
            "question"
        ]
        choice = choice or question["choices"][0]["id"]
        answer = self.post("answer", {"number": question["number"], "choice": choice, **body})
        assert answer.status_code == 200, answer.text
        return answer.json()


def problem(answer: Any, status: int) -> Any:
    """The problem in an answer, which must be one, in words."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    found = answer.json()
    assert found["status"] == status
    assert found["title"]
    assert found["detail"].endswith("."), found["detail"]
    return found
