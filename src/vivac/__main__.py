"""`python -m vivac` is the `vivac` command."""

from vivac.cli import main

main()
