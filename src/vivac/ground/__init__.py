"""What games are fought on."""

from vivac.ground.areas import Areas
from vivac.ground.field import Between, Field
from vivac.ground.network import FAR, Network
from vivac.ground.sea import NO_PASSAGE, Leg, Passage, Route, Sea, Waters
from vivac.ground.survey import Survey

__all__ = [
    "FAR",
    "NO_PASSAGE",
    "Areas",
    "Between",
    "Field",
    "Leg",
    "Network",
    "Passage",
    "Route",
    "Sea",
    "Survey",
    "Waters",
]
