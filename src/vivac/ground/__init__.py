"""What games are fought on."""

from vivac.ground.field import Between, Field
from vivac.ground.network import Network
from vivac.ground.survey import Survey

__all__ = ["Between", "Field", "Network", "Survey"]
