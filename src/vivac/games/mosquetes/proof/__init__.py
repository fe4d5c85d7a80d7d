"""What holds the game to its rules: facts, positions, audits."""
