"""How smoothly the table moves, measured: ``limbotable bench table``.

``scenes`` has the heaviest movements there are; ``frames`` plays them on a clock that is moved by hand, and
times each picture beside a bare loop that only draws the same pixmaps; ``watching`` looks at the real window
in real time; ``measuring`` does all of it for several sizes, each in a process of its own; ``report`` says
what came out.
"""
