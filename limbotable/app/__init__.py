"""The program: what puts rooms, windows and files together.

``start.py`` shows the page with all games before the table.  Each game there is a ``Miniature``: a scene
and a director of its own that play a recorded match while the page is visible, its window active and
movement wanted.

``settings_controller.py`` is the one way in which a setting changes while the program runs: it tells the
subscribers of its name, nobody else, and writes when changes have come to rest, or at once where the
program is left.
"""
