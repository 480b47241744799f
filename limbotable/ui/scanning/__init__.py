"""Playing with one switch: all that can be chosen is pointed out in turn, and one press chooses it.

`things` is what can be pointed out; `widget_things`, `menu_things` and `table_things` find it in the window,
in the menu or list that is open, and at the table.  `scanner` goes from one to the next and knows no widget;
`halo` draws around what it points out; `switches` reads the presses.
"""
