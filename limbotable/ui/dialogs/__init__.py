"""Dialogs: what is asked and told in windows of their own."""
