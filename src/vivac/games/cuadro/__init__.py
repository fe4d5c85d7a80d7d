"""Cuadro: Napoleonic battles in the Peninsula. Barrosa, 5 March 1811."""
