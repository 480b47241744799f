"""Pictures and sounds of the table.

``renderer.py`` draws each look of a piece once, with shadow, rim and mark.  The prints of paper pieces come
from ``faces.py`` (the pack), ``masks.py`` (the foes) and ``decktet.py``; solid pieces from ``bodies.py`` and
``tokens.py``.  ``sounds.py`` chooses the sound of each beat, and ``player.py`` plays it, by a library
that is imported when the first sound is played.
"""
