"""Pictures and sounds of the table.

``renderer.py`` draws each look of a piece once, with shadow, rim and mark.  The prints of paper pieces come
from ``faces.py`` (the pack), ``masks.py`` (the foes) and ``decktet.py``; solid pieces from ``bodies.py`` and
``tokens.py``.  ``sounds.py`` chooses the sound of each beat; QtMultimedia is in another package than
the rest of Qt (the extra ``sound``) and is imported when sounds are first wanted.
"""
