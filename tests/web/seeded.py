"""`vivac`, every game of which has the same dice: what a test meets in the browser is not left to luck."""

from unittest.mock import patch

from vivac.cli import main
from vivac.table import FairChance

if __name__ == "__main__":  # bots think in processes that begin by reading this file
    with patch.object(FairChance, "new_seed", return_value="a quiet evening"):
        main()
