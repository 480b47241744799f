"""Qt: windows, panels, the table, words and art.  Nothing here imports rules or searches.

Sentences are collected from ``tr`` here and in ``app``, and from functions of the same name in
``core/sentences.py`` and the games, in one context for sentences and one for labels.  The build compiles
``translations/*.ts``; git holds no compiled files.
"""
