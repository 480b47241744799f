"""Runs before the program, to let pyqtgraph be imported without Qt's OpenGL.

It imports that for a way of drawing which is off unless asked for, and the program does not ask.  It would be
10 to 30 MB of the bundle.
"""

import sys
from types import ModuleType

_opengl = ModuleType("PySide6.QtOpenGL")
_widgets = ModuleType("PySide6.QtOpenGLWidgets")
vars(_widgets)["QOpenGLWidget"] = type("QOpenGLWidget", (), {})  # pyqtgraph has a subclass
for _module in (_opengl, _widgets):
    sys.modules[_module.__name__] = _module
