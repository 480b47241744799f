"""Thinking: limits, worlds, trees, proofs, and what a decision was worth.

``thinking.think`` is the way in for computer players: it is given an observation, draws its own worlds, and
uses the search that the game names in ``Game.search``:

- ``"worlds"`` solves each world to the end of the round by alpha-beta and takes the best mean (hidden
  hands, two seats; ``thinking.py``).
- ``"guided"`` grows one tree over single actions, judged by the game's insight instead of random play (open
  games without chance; ``guided.py``, with proofs in ``proof.py``).
- ``"ismcts"`` grows one information-set tree over many worlds, guided by the insight (hidden games for more
  than two; ``ismcts.py``).
- ``"blueprint"`` keeps to what a sensible player does, and leaves it for its own action only where that
  gains more than two standard errors, so that a partner is not left guessing (hidden games with partners;
  ``improve.py``).  A tree is no help there: in it partners act on what only the searcher knows.

A tree grows in slices of some milliseconds, so that a stop is heard; the result does not depend on the
slices.  A weaker level imagines fewer worlds or looks less far.  To compare with there are players that
know nothing but the rules (``players.py``).  ``judging.py`` alone is given a true position, for matches
that are over or hide nothing.
"""
