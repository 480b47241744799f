"""The command line in the user's language: commands, options, and what is said about wrong calls.

Texts stand in English where a command is defined, and `packaging/translate.py` collects them from there
(``texts``).  They are looked up with gettext, because click looks its own up so, and because that needs no
Qt: the engine and `--help` start without it.
"""
