"""Dialogs and windows beside the main window."""
