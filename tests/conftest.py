"""What every test may use, and how hypothesis behaves: the same examples every time, however busy the machine."""

from hypothesis import settings
from toys import installed_toy

settings.register_profile("vivac", deadline=None, derandomize=True)
settings.load_profile("vivac")

__all__ = ["installed_toy"]
