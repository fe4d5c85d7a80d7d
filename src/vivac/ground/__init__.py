"""What games are fought on."""

from vivac.ground.areas import Areas
from vivac.ground.network import FAR, Network
from vivac.ground.sea import NO_PASSAGE, Leg, Passage, Route, Sea, Waters

__all__ = ["FAR", "NO_PASSAGE", "Areas", "Leg", "Network", "Passage", "Route", "Sea", "Waters"]
