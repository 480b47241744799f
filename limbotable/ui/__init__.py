"""Qt: windows, panels, the table, words and art.  Rules and searches are out of reach here.

Sentences are collected from ``tr`` here and in ``app``, and from functions of the same name in
``core/sentences.py`` and the games, in one context for sentences and one for labels.  The build compiles
``translations/*.ts``; nothing compiled is in git.
"""
