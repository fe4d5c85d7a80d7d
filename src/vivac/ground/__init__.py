"""What games are fought on."""

from vivac.ground.network import Network

__all__ = ["Network"]
