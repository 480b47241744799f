"""Limbo Table: a desktop table for four little-known card games."""

__version__ = "0.1.0"
