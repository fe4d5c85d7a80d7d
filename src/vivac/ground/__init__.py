"""What games are fought on."""

from vivac.ground.areas import Areas
from vivac.ground.field import Between, Field
from vivac.ground.network import FAR, Network
from vivac.ground.survey import Survey

__all__ = ["FAR", "Areas", "Between", "Field", "Network", "Survey"]
