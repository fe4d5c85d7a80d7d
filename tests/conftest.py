"""What every test may use; hypothesis tries the same examples every time, however busy the machine is."""

from hypothesis import settings

from toys import installed_toy

settings.register_profile("vivac", deadline=None, derandomize=True)
settings.load_profile("vivac")

__all__ = ["installed_toy"]
