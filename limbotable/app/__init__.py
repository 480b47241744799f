"""The program: the composition of packages, windows and files.

``start.py`` shows the page with all games before the table.  Each game there is a ``Miniature``: a scene
and a director of its own that play a recorded match while the page is visible, its window active and
movement wanted.  It is empty in the first picture of the page, which need not wait for its pieces.

``enumerations.py`` makes PySide's enumerations quickly, before Qt is imported.

``settings_controller.py`` is the one way in which a setting changes while the program runs: it notifies the
subscribers of its name alone, and writes when changes have come to rest, or at once where the program is
left.
"""
