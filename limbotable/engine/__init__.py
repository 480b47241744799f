"""The engine: computer players behind a line protocol (``PROTOCOL.md``), the arena, and measurements.

A request and its answer are one struct each (``messages.py``) for both ends.  A session (``session.py``)
keeps one match; the server (``server.py``) reads lines while it thinks, so that ``stop``, ``quit`` and the
end of input take effect at once.

The arena (``arena.py``) plays deals with the players in every rotation of the seats, some of which may be
other programs (``outside.py``), on all cores or a cluster (``workers.py``).  ``standings.py`` says what came
of it, by ``elo.py`` and ``luck.py``; ``calibration.py`` compares stated chances with results.
"""
