"""The user's commands: the window's actions with their words, its menus and its tool bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QColor
from PySide6.QtWidgets import QMainWindow, QMenu

from limbotable.app.key_table import KEYS, Letters, keys_of
from limbotable.app.match.lists import STEPS
from limbotable.app.match.readouts import FOLLOW, OF_GROUPS, QUESTIONS
from limbotable.store.settings import Settings
from limbotable.ui.art.renderer import ICONS, ArtRenderer
from limbotable.ui.panels.tool_bar import ToolBar
from limbotable.ui.table.table_keys import key_text, plain
from limbotable.ui.words.settings_table import SETTINGS, menu_text, value_text

#: The settings that can be changed from a menu,
_IN_MENUS: Final = {name: setting.menu for name, setting in SETTINGS.items() if setting.menu is not None}
#: the on-off ones among them, which are commands,
TOGGLES: Final = tuple(name for name in _IN_MENUS if SETTINGS[name].switch)
#: and the ones with several values, which are submenus; a value without a name is only in the dialog.
CHOICES: Final[Mapping[str, Sequence[str]]] = {
    name: tuple(filter(None, SETTINGS[name].choices)) for name in _IN_MENUS if name not in TOGGLES
}
#: The commands about the match on the table, which need one.
AT_TABLE: Final = (
    "deal", "save", "copy", "publish", "restart", "undo", "redo", "hint", "why", "sort", "hurry", "replay",
    "branch", "comment", "review", "duplicate", "coordinates", "help", "analysis", "closer", "further", "fit",
    *QUESTIONS, FOLLOW, *STEPS,
)  # fmt: skip
#: Icons that do not have the names of their commands.
_ICONS: Final = {"analysis": "eye", "cover": "curtain", "panel": "list"}
_MATCH: Final = (
    "new", "pick", "today", "deal", "restart", "", "matches", "open", "save", "copy", "paste", "publish",
    "",
    "statistics", "settings", "", "quit",
)  # fmt: skip
_PLAY: Final = (
    "undo", "redo", "", "hint", "why", "sort", "hurry", "", "replay", "branch", "comment", "review",
    "duplicate", "", "cover",
)  # fmt: skip
#: The menus; an empty name is a line between two groups.
_MENUS: Final[Mapping[str, Sequence[str]]] = {
    "match": _MATCH,
    "play": _PLAY,
    "ask": (*QUESTIONS[:-1], "", QUESTIONS[-1], "", FOLLOW, *STEPS),
    "view": (
        "panel",
        "analysis",
        "coordinates",
        "help",
        "scan",
        "fullscreen",
        "",
        "closer",
        "further",
        "fit",
        "",
    ),
    "learn": ("tutorial", "rules", "", "puzzles", "daily"),
    "help": ("rules", "shortcuts", "keys", "", "report", "versions", "about"),
}
#: The commands that desktops with a menu for each program put into it.
_ROLES: Final = {
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
_TOOLS: Final = ("new", "undo", "redo", "hint", "hurry", "replay", "panel", "analysis")


class Commands(QObject):
    """The actions of a window by their names; those of a choice have names like ``cloth.dark``."""

    toggled = Signal(str, bool)  #: one of ``TOGGLES``, and whether the user turns it on
    chosen = Signal(str, str)  #: one of ``CHOICES``, and the value that the user wants

    def __init__(
        self,
        window: QMainWindow,
        panel: QAction,
        do: Mapping[str, Callable[[], object]],
        keys: Mapping[str, str],
    ) -> None:
        """Fill a window's menu bar and tool bar.

        ``panel`` shows and hides the side panel; ``do`` has the call of each other command; ``keys`` are the
        user's own.
        """
        super().__init__(window)
        self.actions: dict[str, QAction] = {"panel": panel}
        self.menus: dict[str, QMenu] = {}
        self._bar = ToolBar(window)
        for name, call in do.items():
            action = self.actions[name] = QAction(window)
            action.triggered.connect(lambda _checked, call=call: call())
        for name in TOGGLES:
            action = self.actions[name] = QAction(window)
            action.setCheckable(True)
            action.triggered.connect(lambda on, name=name: self.toggled.emit(name, on))
        for name, role in _ROLES.items():
            self.actions[name].setMenuRole(role)
        for menu, names in _MENUS.items():
            self.menus[menu] = window.menuBar().addMenu("")
            for name in names:
                if name:
                    self.menus[menu].addAction(self.actions[name])
                else:
                    self.menus[menu].addSeparator()
        for menu in ("match", "view"):
            self.menus[menu].setToolTipsVisible(True)  # for the texts of `explain`
        for name, values in CHOICES.items():
            self._add_choice(name, values)
        self.listen(keys, "usual")
        self._bar.setObjectName("tools")
        self._bar.setMovable(False)
        self._bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for name in _TOOLS:
            self._bar.offer(self.actions[name], words=name != "panel")
        window.addToolBar(self._bar)

    def _add_choice(self, name: str, values: Sequence[str]) -> None:
        menu = self.menus[name] = self.menus[_IN_MENUS[name].menu].addMenu("")
        group = QActionGroup(self)
        for value in values:
            action = self.actions[f"{name}.{value}"] = QAction(group)
            action.setCheckable(True)
            action.setData(value)
            menu.addAction(action)
        group.triggered.connect(lambda action: self.chosen.emit(name, str(action.data())))

    def listen(self, keys: Mapping[str, str], letters: Letters) -> None:
        """Give each command its keys; ``keys`` are the user's own."""
        for name, listened in keys_of(keys, letters).items():
            self.actions[name].setShortcuts(list(listened))

    def by_menu(self) -> Mapping[str, Sequence[str]]:
        """Return the names of the commands with keys of their own, each once, by the title of its menu."""
        names = {action: name for name, action in self.actions.items() if name in KEYS}
        tops = [menu for name, menu in self.menus.items() if name in _MENUS]
        return {plain(top.title()): [names.pop(one) for one in _within(top) if one in names] for top in tops}

    def words(self, name: str) -> str:
        """Return the name of a command in the user's language; of a choice's value, with the setting."""
        choice, _, value = name.partition(".")
        words = self.actions[name].iconText()
        return f"{plain(self.menus[choice].title())}: {words}" if value else words

    def key(self, name: str) -> str:
        """Return the first key of a command as users write it; an empty text without one."""
        return key_text(self.actions[name].shortcut())

    def enable(self, name: str, can: bool) -> None:
        """Set whether a command is available now."""
        self.actions[name].setEnabled(can)

    def ask_of(self, *, grouped: bool, hands: bool) -> None:
        """Have only the questions that there are in the game at the table.

        ``grouped``: its pieces lie side by side and belong together; ``hands``: a seat holds cards.
        """
        for name in (*OF_GROUPS, FOLLOW):
            self.actions[name].setVisible(grouped)
        mine = self.tr("&My hand, from left to right") if hands else self.tr("What is &mine on the table")
        self._write("ask-hand", mine)

    def show(self, settings: Settings, language: str) -> None:
        """Show the settings that are toggles and choices; ``language`` is the one spoken now."""
        for name in TOGGLES:
            self.actions[name].setChecked(getattr(settings, name))
        for choice in CHOICES:
            chosen = language if choice == "language" else getattr(settings, choice)
            self.actions[f"{choice}.{chosen}"].setChecked(True)

    def explain(self, name: str, why: str) -> None:
        """Show why a command is unavailable, where the pointer rests on it; an empty text takes that back."""
        self.actions[name].setToolTip(why)

    def wear(self, art: ArtRenderer, ink: QColor) -> None:
        """Draw the icons in this colour."""
        for name, action in self.actions.items():
            icon = _ICONS.get(name, name)
            if icon in ICONS:
                action.setIcon(art.icon(icon, ink))
        self._bar.wear(art.icon("more", ink))

    def _write(self, name: str, text: str) -> None:
        """Set the text of a command."""
        self.actions[name].setText(text)
        self.actions[name].setIconText(plain(text))  # on buttons Qt would leave Japanese letters

    def retranslate(self) -> None:
        """Set all texts in the language that is installed now."""
        texts = {
            "new": self.tr("&New match…"),
            "pick": self.tr("All gam&es"),
            "today": self.tr("Table of the da&y"),
            "deal": self.tr("Play a deal &by its number…"),
            "open": self.tr("&Open…"),
            "matches": self.tr("&Matches…"),
            "save": self.tr("&Save as…"),
            "copy": self.tr("&Copy the match as text"),
            "paste": self.tr("&Paste a match"),
            "publish": self.tr("Save as a page or a pict&ure…"),
            "restart": self.tr("Restart the match, same &deal"),
            "statistics": self.tr("S&tatistics…"),
            "quit": self.tr("&Quit"),
            "undo": self.tr("&Undo"),
            "redo": self.tr("&Redo"),
            "hint": self.tr("&Hint"),
            "why": self.tr("&Why did the computer do that?"),
            "sort": self.tr("&Sort the hand"),
            "replay": self.tr("Re&play"),
            "branch": self.tr("Play &on from here"),
            "comment": self.tr("Commen&t on this line…"),
            "hurry": self.tr("&Move now"),
            "review": self.tr("Re&view the match…"),
            "duplicate": self.tr("The e&xpert in your place"),
            "fullscreen": self.tr("&Full screen"),
            "tutorial": self.tr("&Tutorial…"),
            "puzzles": self.tr("&Puzzles…"),
            "daily": self.tr("Puzzle of the &day"),
            "rules": self.tr("&Rules of this game"),
            "versions": self.tr("Newer &versions…"),
            "about": self.tr("&About Limbo Table"),
            "panel": self.tr("&Actions and log"),
            "closer": self.tr("&Zoom in"),
            "further": self.tr("Zoom o&ut"),
            "fit": self.tr("Fit the &table"),
            "settings": self.tr("Settin&gs…"),
            "cover": self.tr("&Cover the table"),
            "shortcuts": self.tr("&Keyboard shortcuts"),
            "keys": self.tr("&Choose keys…"),
            "report": self.tr("Report a &problem…"),
            "ask-turn": self.tr("&Whose turn it is, and what to do"),
            "ask-actions": self.tr("My possible &actions, or those with the picked piece"),
            #: the count, the foe, the places that lead, the tiles without a ball
            "ask-stand": self.tr("What is at &stake"),
            "ask-scores": self.tr("All &points"),
            "ask-last": self.tr("The last act&ion"),
            "ask-hand": self.tr("&My hand, from left to right"),
            "ask-others": self.tr("What the &others have shown"),
            #: the tiles and balls on the six sides of a tile
            "ask-around": self.tr("What lies on ever&y side of this tile"),
            #: connected balls of one colour, and the empty tiles beside them
            "ask-group": self.tr("This &group of balls, or all groups"),
            #: the keyboard's focus goes from ball to ball
            "follow-group": self.tr("Go to the next &ball of the group"),
            "ask-rule": self.tr("The &rule that applies now"),
            "ask-again": self.tr("R&epeat the last announcement"),
            #: a line of the list that is read out beside the focus
            "item-next": self.tr("&Next line of the list"),
            "item-back": self.tr("Pre&vious line"),
            #: hand, table, each player, log, scores: read out beside the focus
            "list-next": self.tr("Ne&xt list: hand, table, each player, log, scores"),
            "list-back": self.tr("Previous &list"),
        }
        texts |= {name: menu_text(_IN_MENUS[name]) for name in TOGGLES}
        for choice, values in CHOICES.items():
            texts |= {f"{choice}.{value}": value_text(choice, value) for value in values}
        for name, text in texts.items():
            self._write(name, text)
        menus = {
            "match": self.tr("&Match"),
            "play": self.tr("&Play"),
            #: the menu of questions that are answered aloud
            "ask": self.tr("&Ask"),
            "view": self.tr("&View"),
            "learn": self.tr("&Learn"),
            "help": self.tr("&Help"),
        } | {name: menu_text(_IN_MENUS[name]) for name in CHOICES}
        for name, text in menus.items():
            self.menus[name].setTitle(text)
        self._bar.setWindowTitle(self.tr("Tools"))


def _within(menu: QMenu) -> Iterator[QAction]:
    """Yield the actions of a menu and of the menus in it."""
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _within(inner)
        else:
            yield action
