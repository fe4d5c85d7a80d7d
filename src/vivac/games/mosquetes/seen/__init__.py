"""What a person or a test reads of the game."""
