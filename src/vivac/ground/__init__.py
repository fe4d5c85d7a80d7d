"""What games are fought on."""

from vivac.ground.network import FAR, Network, Place
from vivac.ground.sea import NO_PASSAGE, Leg, Passage, Route, Sea, Waters

__all__ = ["FAR", "NO_PASSAGE", "Leg", "Network", "Passage", "Place", "Route", "Sea", "Waters"]
