"""Sentences, names and books in the user's language."""
