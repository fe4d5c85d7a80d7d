"""`vivac`, every game of which has the same dice: what a test meets in the browser is not left to luck."""

from vivac.cli import main
from vivac.table import FairChance

if __name__ == "__main__":  # bots think in processes that begin by reading this file
    FairChance.new_seed = staticmethod(lambda: "a quiet evening")  # type: ignore[method-assign]
    main()
