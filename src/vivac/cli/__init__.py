"""The `vivac` command: the terminal is the second complete interface, and the screen-reader client."""

from vivac.cli.app import app, main

__all__ = ["app", "main"]
