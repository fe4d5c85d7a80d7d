"""Fixtures that every test may use."""

from toys import installed_toy

__all__ = ["installed_toy"]
