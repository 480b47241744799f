"""The table for assistive technologies: its pieces, signs and lit places as named children.

Interfaces are made when an assistive technology first asks for them, and deleted with the children that
they stand for; without such a technology there are none but the view's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Protocol

import msgspec
from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6.Shiboken import VoidPtr, getCppPointer

from limbotable.ui.ear.announcer import Announcer


class Node(msgspec.Struct, frozen=True):
    """One child of the table for a screen reader."""

    key: str
    role: QAccessible.Role
    name: str
    description: str = ""
    focused: bool = False
    picked: bool = False
    pressable: bool = False  #: whether pressing it takes or explains an action
    focusable: bool = True


class TableOfNodes(Protocol):
    """The nodes of a table, and the commands that a screen reader can give."""

    def nodes(self) -> Sequence[Node]:
        """Return all nodes, in reading order."""

    def node_rect(self, key: str) -> QRect:
        """Return a node's place on the screen."""

    def node_at(self, x: int, y: int) -> str:
        """Return the key of the node at a point of the screen, or an empty text."""

    def press_node(self, key: str) -> None: ...

    def focus_node(self, key: str) -> None: ...

    def overlays(self) -> Sequence[QWidget]:
        """Return the visible widgets that lie on the table."""


class _Press(QAccessibleActionInterface):
    def __init__(self, table: TableOfNodes, key: str, pressable: Callable[[], bool]) -> None:
        super().__init__()
        self._table, self._key, self._pressable = table, key, pressable

    def actionNames(self) -> list[str]:
        names = [self.pressAction()] if self._pressable() else []
        return [*names, self.setFocusAction()]

    def doAction(self, actionName: str) -> None:  # noqa: N803 - Qt's name
        if actionName == self.pressAction():
            self._table.press_node(self._key)
        elif actionName == self.setFocusAction():
            self._table.focus_node(self._key)

    def keyBindingsForAction(self, actionName: str) -> list[str]:  # noqa: N803 - Qt's name
        return []


class _NodeInterface(QAccessibleObject):
    def __init__(self, proxy: QObject, key: str, tree: AccessibleTree, table: TableOfNodes) -> None:
        super().__init__(proxy)
        self._key, self._tree, self._table = key, tree, table
        self._press = _Press(table, key, lambda: self._node().pressable)

    def _node(self) -> Node:
        return self._tree.node(self._key)

    def parent(self) -> QAccessibleInterface:
        return self._tree.root

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, arg__1: QAccessibleInterface) -> int:
        return -1

    def rect(self) -> QRect:
        return self._table.node_rect(self._key)

    def role(self) -> QAccessible.Role:
        return self._node().role

    def state(self) -> QAccessible.State:
        node, state = self._node(), QAccessible.State()
        state.focusable = node.focusable
        state.focused = node.focused
        state.selectable = node.pressable
        state.selected = node.picked
        return state

    def text(self, t: QAccessible.Text) -> str:
        node = self._node()
        if t == QAccessible.Text.Name:
            return node.name
        return node.description if t == QAccessible.Text.Description else ""

    def setText(self, t: QAccessible.Text, text: str) -> None:
        """Do nothing: the table sets all names."""

    def interface_cast(self, arg__1: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        # The stubs say int, but anything other than a VoidPtr crashes the process.
        if arg__1 == QAccessible.InterfaceType.ActionInterface and self._node().focusable:
            return VoidPtr(getCppPointer(self._press)[0])
        return VoidPtr(0)


class _TableInterface(QAccessibleWidget):
    def __init__(self, widget: QWidget, tree: AccessibleTree, table: TableOfNodes) -> None:
        super().__init__(widget, QAccessible.Role.List, "")
        self._tree, self._table = tree, table

    def childCount(self) -> int:
        return len(self._table.nodes()) + len(self._table.overlays())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        nodes = self._table.nodes()
        if 0 <= index < len(nodes):
            return self._tree.interface(nodes[index].key)
        overlays = self._table.overlays()
        if 0 <= index - len(nodes) < len(overlays):
            return QAccessible.queryAccessibleInterface(overlays[index - len(nodes)])
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        nodes = self._table.nodes()
        for n, node in enumerate(nodes):
            if self._tree.stands_for(child.object(), node.key):
                return n
        for n, overlay in enumerate(self._table.overlays()):
            if child.object() is overlay:
                return len(nodes) + n
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for overlay in self._table.overlays():
            if overlay.rect().contains(overlay.mapFromGlobal(QPoint(x, y))):
                return QAccessible.queryAccessibleInterface(overlay)
        key = self._table.node_at(x, y)
        return self._tree.interface(key) if key else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        for node in self._table.nodes():
            if node.focused:
                return self._tree.interface(node.key)
        return None


@cache
def _install_factory() -> None:
    """Make Qt ask here for the interfaces of tables; the cache allows it only once."""
    QAccessible.installFactory(_interface_of)


def _interface_of(_: str, thing: QObject) -> QAccessibleInterface | None:
    tree = getattr(thing, "tree", None)
    return tree.make_root() if isinstance(tree, AccessibleTree) else None


class AccessibleTree:
    """The children of a table view, kept alive for as long as Qt may use them."""

    def __init__(self, view: QWidget, table: TableOfNodes) -> None:
        self._view, self._table = view, table
        self._nodes: dict[str, Node] = {}
        self._kept: dict[str, tuple[QObject, _NodeInterface]] = {}
        self._roots: list[_TableInterface] = []
        self._entering = False  # whether the table has just got the focus
        self._inside = False  # whether it has been told that it has the focus
        self._announcer = Announcer(view)
        _install_factory()

    @property
    def root(self) -> QAccessibleInterface:
        """The view's own interface."""
        return QAccessible.queryAccessibleInterface(self._view)

    @property
    def alive(self) -> int:
        """The number of children whose interfaces were asked for and are kept."""
        return len(self._kept)

    def make_root(self) -> QAccessibleInterface:
        """Return another interface for the view.

        Qt files interfaces under object and class, and a Python object's class changes whenever one
        of its methods is connected to a signal; so Qt may ask more than once.
        """
        self._roots.append(_TableInterface(self._view, self, self._table))
        self.refresh()
        return self._roots[-1]

    def node(self, key: str) -> Node:
        """Return a child by its key; one that is gone has no name."""
        return self._nodes.get(key) or Node(key, QAccessible.Role.NoRole, "", focusable=False)

    def interface(self, key: str) -> QAccessibleInterface:
        """Return the interface of a child, made at the first request."""
        if key not in self._kept:
            proxy = QObject(self._view)
            made = _NodeInterface(proxy, key, self, self._table)
            self._kept[key] = proxy, made
            QAccessible.registerAccessibleInterface(made)
        return self._kept[key][1]

    def stands_for(self, proxy: QObject, key: str) -> bool:
        """Return whether an object is the child of that key."""
        return key in self._kept and self._kept[key][0] is proxy

    def refresh(self) -> None:
        """Follow the changes on the table, and report them to assistive technologies."""
        if not self._roots and not QAccessible.isActive():
            return  # no technology has ever asked
        before = self._nodes
        self._nodes = {node.key: node for node in self._table.nodes()}
        for key in [key for key in self._kept if key not in self._nodes]:
            proxy, made = self._kept.pop(key)
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(made))
            proxy.deleteLater()
        if not QAccessible.isActive():
            return
        if before.keys() != self._nodes.keys():
            self._send(QAccessibleEvent(self._view, QAccessible.Event.ObjectReorder))
        for key, node in self._nodes.items():
            old = before.get(key)
            if old is None or old == node:
                continue
            if old.name != node.name:
                self._tell(key, QAccessible.Event.NameChanged)
            if old.description != node.description:
                self._tell(key, QAccessible.Event.DescriptionChanged)
            if old.picked != node.picked:
                self._tell_picked(key)
        focused = self._focused()
        known = focused in before and before[focused].focused
        if focused and self._inside and not self._entering and not known:
            self._tell(focused, QAccessible.Event.Focus)

    def enter(self) -> None:
        """Report the focused child after the table, whose focus Qt itself is about to report.

        So the child is heard last.
        """
        self._inside = self._entering = True
        QTimer.singleShot(0, self._view, self._end_entering)

    def leave(self) -> None:
        """Report no child as focused any more.

        Qt counts the focus as the table's again before the widget that loses it has been told.
        """
        self._inside = False

    def announce(self, text: str) -> None:
        """Have a screen reader read a text as soon as it has finished the present one."""
        self._announcer.say(text)

    def after_words(self, do: Callable[[], object]) -> None:
        """Do something when a screen reader has got all that was announced so far."""
        self._announcer.after(do)

    def _end_entering(self) -> None:
        self.after_words(self._enter_child)

    def _enter_child(self) -> None:
        self._entering = False
        focused = self._focused()
        if focused and self._view.hasFocus() and QAccessible.isActive():
            self._tell(focused, QAccessible.Event.Focus)

    def _focused(self) -> str:
        return next((node.key for node in self._nodes.values() if node.focused), "")

    def _tell(self, key: str, what: QAccessible.Event) -> None:
        self.interface(key)
        self._send(QAccessibleEvent(self._kept[key][0], what))

    def _tell_picked(self, key: str) -> None:
        self.interface(key)
        change = QAccessible.State()
        change.selected = True
        self._send(QAccessibleStateChangeEvent(self._kept[key][0], change))

    def _send(self, event: QAccessibleEvent) -> None:
        QAccessible.updateAccessibility(event)
