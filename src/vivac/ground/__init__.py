"""What games are fought on."""

from vivac.ground.areas import Areas
from vivac.ground.network import FAR, Network

__all__ = ["FAR", "Areas", "Network"]
