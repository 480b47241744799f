"""The mutants of a source: what one small mistake makes of it, by cosmic-ray's operators and two of our own.

Each operator, comparison and number is replaced by what it is most easily mistaken for, and not by everything
there is: `a >> b` as `a ** b` is noticed by any test, and would only make the figure look better.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

import parso
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator
from parso.python.tree import Name

#: From (line, column) to (line, column), lines from 1 and columns from 0.
Span = tuple[tuple[int, int], tuple[int, int]]

_CORE: Final = (
    *(
        f"ReplaceBinaryOperator_{pair}"
        for pair in (
            "Add_Sub",
            "Sub_Add",
            "Mul_FloorDiv",
            "Div_Mul",
            "FloorDiv_Mul",
            "Mod_FloorDiv",
            "Pow_Mul",
            "RShift_LShift",
            "LShift_RShift",
            "BitOr_BitAnd",
            "BitAnd_BitOr",
            "BitXor_BitOr",
        )
    ),
    *(
        f"ReplaceComparisonOperator_{pair}"
        for pair in (
            "Eq_NotEq",
            "NotEq_Eq",
            "Lt_LtE",
            "Lt_GtE",
            "LtE_Lt",
            "LtE_Gt",
            "Gt_GtE",
            "Gt_LtE",
            "GtE_Gt",
            "GtE_Lt",
            "Is_IsNot",
            "IsNot_Is",
        )
    ),
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceUnaryOperator_Delete_USub",
    "ReplaceUnaryOperator_Delete_Invert",
    "AddNot",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "OtherException",
    "NumberReplacer",
    "RemoveDecorator",
    "ZeroIterationForLoop",
)
#: Decorators that tell readers and the type checker something, or save time, and change nothing that is done.
_SILENT_DECORATORS: Final = {"abstractmethod", "cache", "dataclass", "final", "overload", "override"}


class ForgetStatement(Operator):  # type: ignore[misc]  # cosmic-ray says nothing of its types
    """Leaves out a call, or an assignment to what somebody else can see."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        """Yield where such a statement is."""
        if node.type == "simple_stmt" and _has_effect(node.children[0]):
            yield node.start_pos, node.children[0].end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Return the statement without what it does."""
        prefix = node.get_first_leaf().prefix
        nothing = parso.parse("pass\n").children[0]
        nothing.get_first_leaf().prefix = prefix
        return nothing

    @classmethod
    def examples(cls) -> tuple[()]:
        """Return none: cosmic-ray asks for them in its own tests."""
        return ()


class OtherException(Operator):  # type: ignore[misc]  # as above
    """Catches another exception; cosmic-ray's own operator stumbles over a name with a dot."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        """Yield where an exception is named that is caught."""
        if node.type == "except_clause":
            yield from ((one.start_pos, one.end_pos) for one in _caught(node))

    def mutate(self, node: Any, index: int) -> Any:
        """Return the clause with another exception."""
        one = _caught(node)[index]
        other = Name("AssertionError", one.start_pos, one.get_first_leaf().prefix)
        other.parent = one.parent
        one.parent.children[one.parent.children.index(one)] = other
        return node

    @classmethod
    def examples(cls) -> tuple[()]:
        """Return none, as above."""
        return ()


def _caught(clause: Any) -> list[Any]:
    """Return the exceptions that a clause names: one, or those between its parentheses."""
    named = clause.children[1]
    if named.type != "atom":
        return [named]
    inner = named.children[1]
    return inner.children[::2] if inner.type == "testlist_comp" else [inner]


def _has_effect(statement: Any) -> bool:
    if statement.type == "atom_expr":  # a call
        return True
    if statement.type != "expr_stmt":
        return False
    target, operation = statement.children[:2]
    kept: bool = target.type == "atom_expr"  # an attribute, or an item
    changed = operation.type == "operator" and operation.value != "="
    return bool((kept and operation.type == "operator") or changed)


@dataclass(frozen=True, slots=True)
class Mutant:
    """One source with one mistake in it."""

    source: str  #: the path of the source, from the root of the repository
    operator: str
    occurrence: int  #: which of the places where the operator finds something to change, from 0
    line: int  #: where it is, from 1

    @property
    def key(self) -> str:
        """What tells the mutant from all others of the same sources."""
        return f"{self.source}:{self.operator}:{self.occurrence}"

    def code(self, root: Path) -> str:
        """Return the source with the mistake."""
        mutated = mutate_code(_text(root / self.source), _operator(self.operator), self.occurrence)
        assert mutated is not None
        return str(mutated)

    def change(self, root: Path) -> tuple[str, str]:
        """Return the lines that the mistake changes, without indentation: as they were, and as they are."""
        was, now = (text.splitlines() for text in (_text(root / self.source), self.code(root)))
        while was[-1] == now[-1]:
            del was[-1], now[-1]
        same = next(k for k, (old, new) in enumerate(zip_longest(was, now)) if old != new)
        return _bare(was[same:]), _bare(now[same:])


def mutants_of(root: Path, source: str) -> list[Mutant]:
    """Return all mutants of a source that do anything, but those in what only readers and checkers read.

    These are annotations, protocols, assertions (which tell the type checker what the reader knows), marks
    for the translators, and decorators that change nothing that is done.
    """
    text = _text(root / source)
    unread = _unread(text)
    found = []
    nodes = list(ast_nodes(get_ast(text)))
    for name in (*_CORE, ForgetStatement.__name__):
        operator = _operator(name)
        spans = [span for node in nodes for span in operator.mutation_positions(node)]
        for occurrence, (start, end) in enumerate(spans):
            if not any(first <= start and end <= last for first, last in unread):
                found.append(Mutant(source, name, occurrence, start[0]))
    return found


def _bare(lines: list[str]) -> str:
    return "\n".join(line.strip() for line in lines)


def _text(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def _operator(name: str) -> Any:
    own = {one.__name__: one for one in (ForgetStatement, OtherException)}
    return own[name]() if name in own else get_operator(f"core/{name}")()


def _unread(text: str) -> list[Span]:
    """Return where the source says something to readers and checkers only."""
    spans = []
    for node in ast.walk(ast.parse(text)):
        silent: list[ast.expr | ast.stmt | None] = []
        if isinstance(node, ast.Assert) or (isinstance(node, ast.Call) and _name(node) == "translate"):
            silent = [node]
        elif isinstance(node, ast.AnnAssign | ast.arg):
            silent = [node.annotation]
        elif isinstance(node, ast.FunctionDef):
            silent = [node.returns]
        elif isinstance(node, ast.ClassDef) and any(_name(base) == "Protocol" for base in node.bases):
            silent = [node]
        for one in silent:
            if one is None:
                continue
            assert one.end_lineno is not None
            assert one.end_col_offset is not None
            spans.append(((one.lineno, one.col_offset), (one.end_lineno, one.end_col_offset)))
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            lines = [
                (one.lineno, one.end_lineno)
                for one in node.decorator_list
                if _name(one) in _SILENT_DECORATORS
            ]
            spans += [((first, 0), ((last or first) + 1, 0)) for first, last in lines]
    return spans


def _name(decorator: ast.expr) -> str:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
