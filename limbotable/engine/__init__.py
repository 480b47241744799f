"""The engine: computer players behind a line protocol (``PROTOCOL.md``), the arena, and measurements.

A request and its answer are one struct each (``messages.py``) for both ends.  A session (``session.py``)
keeps one match; the server (``server.py``) reads lines while it thinks, so that ``stop``, ``quit`` and the
end of input take effect at once.  ``calibration.py`` compares stated chances with results.
"""
