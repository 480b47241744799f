"""Libtis: an area-control game with the Decktet, for three to five."""
