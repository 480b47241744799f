"""Panels around the table in the main window."""
