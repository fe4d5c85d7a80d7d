"""Worked examples of the specification: the rules themselves, asked about a position of its own."""
