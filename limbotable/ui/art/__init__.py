"""Pictures and sounds of all that lies on the table.

``renderer.py`` draws each look of a piece once, with shadow, rim and mark.  What is printed on paper comes
from ``faces.py`` (the pack), ``masks.py`` (the foes) and ``decktet.py``; what has a body from ``bodies.py``
and ``tokens.py``.  ``sounds.py`` says what each beat sounds like; QtMultimedia is in another package than
the rest of Qt (the extra ``sound``) and is imported when sounds are first wanted.
"""
