"""Thinking: limits, worlds, trees, proofs, and the worth of decisions.

``thinking.think`` is the entry for computer players: it takes an observation, draws its own worlds, and
hands a ``SearchTask`` to the search that the game names in ``Game.search``:

- ``"worlds"`` solves each world to the end of the round by alpha-beta and takes the best mean (hidden
  hands, two seats; ``hidden_cards.py``).  The strongest level prefers a sure win (``Insight.sure``)
  to one that each world has, and imagines cards the more often the better they explain what the other
  seat did (``Worlds.likely``).  Where a game can count all that is possible (``Worlds.counted``), and that is
  little, it draws nothing (``counting.py``): there it takes one action for all worlds that look alike, too.
- ``"guided"`` grows one tree over single actions, judged by the game's insight instead of random play (open
  games without chance; ``guided.py``, with proofs in ``proof.py``).
- ``"deepening"`` is alpha-beta where two seats play and ``Insight.identify`` can tell positions apart, and
  else the guided tree (open games for two; ``alphabeta.py``).  It deepens action by action, remembers
  positions (``transposition.py``), tries likely refutations first (``ordering.py``), and judges by
  ``Insight.balance``.  Only the end of a match is worth 0 or 1, so such
  a value is a proof.  The values of the best action and of the next few are exact for the depth that was
  reached; those of the others are upper bounds.  Where little is left, a long thought first seeks a proof
  by proof numbers (``proof_number.py``).
- ``"ismcts"`` grows one information-set tree over many worlds, guided by the insight (hidden games for more
  than two; ``ismcts.py``).
- ``"blueprint"`` keeps to a sensible player's actions, and leaves them for its own action only where that
  gains more than two standard errors, so that a partner is not left guessing (hidden games with partners;
  ``improve.py``).  A tree is no help there: in it partners act on knowledge that only the searcher has.  The
  strongest level learns from what the others did how they go on (``Worlds.inform``) and what they hold, and
  without partners it asks for less certainty (``Insight.margin``).

A search seeks the insight's ``reward``, which also praises promising positions; its stated value is the
``share`` of the win that it found beside it, with its standard error.  ``thinking.honest`` makes a chance of
that share, by the results of matches in which searches found as much (``core/odds.py``).

A tree grows in slices of some milliseconds, so that a stop takes effect soon; the result does not depend on
the slices.  A weaker level draws fewer worlds or looks less far.  For comparison there are players with no
knowledge but the rules (``players.py``).  ``judging.py`` alone takes a true position, for matches that are
over or hide nothing.
"""
