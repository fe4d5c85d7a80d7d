"""How handlers ask for what they work with: the house, the language, the secret, the parts of an address."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from vivac.server.house import House
from vivac.server.visitors import Reply
from vivac.server.words import Words

TheHouse = NamedDependency[House]
TheWords = NamedDependency[Words]
TheSecret = NamedDependency[str]
TheReply = NamedDependency[Reply]
InPath = FromPath[str]
OfScenario = Annotated[str | None, QueryParameter(name="scenario", max_length=80)]
ViewingAs = Annotated[str | None, QueryParameter(name="as", max_length=80)]
