"""`python -m vivac` is the `vivac` command."""

from vivac.cli import main

if __name__ == "__main__":
    main()
