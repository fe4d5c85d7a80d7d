"""The rules: one module for each chapter of the rulebook, in its words."""
