"""Small changes to a module, each of which a test should notice: its mutants.

A mutant differs from the module in one place of a function: an operator, a comparison, a constant,
a condition, a statement that is gone. They are made on the syntax tree, always in the same order.
Types and texts are left alone: pyright checks the first, people read the last.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import CodeType
from typing import cast

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}

_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}

_CALLS = {"any": "all", "all": "any", "min": "max", "max": "min"}

_GENERICS = {"dict", "list", "set", "frozenset", "tuple", "Lookup"}
"""What stands in brackets after these is a type."""


@dataclass(frozen=True)
class Mutant:
    """One change to a module, told so that it is still known when lines have moved.

    `where` is the function it is in, by its qualified name, `line` the number of its line, `text`
    that line. Of several that all this is the same of, this is the `nth`.
    """

    path: str
    where: str
    line: int
    text: str
    before: str
    after: str
    nth: int
    _site: _Site = field(repr=False, compare=False)
    _new: ast.AST = field(repr=False, compare=False)

    @property
    def code(self) -> CodeType:
        """The function with the change."""
        module = compile(self._site.source_with(self._new), self.path, "exec", dont_inherit=True)
        return next(code for code in _codes(module) if code.co_qualname == self.where)

    @property
    def key(self) -> tuple[str, str, str, str, str, int]:
        """All of it but the line's number."""
        return self.path, self.where, self.text, self.before, self.after, self.nth

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.where}: {self.before}  ->  {self.after}"


@dataclass(frozen=True)
class Module:
    """A module's text, by the path that it has in the tree."""

    path: str
    text: str

    @cached_property
    def _tree(self) -> ast.Module:
        return ast.parse(self.text)

    def mutants(self) -> Iterator[Mutant]:
        """All of its mutants, from top to bottom."""
        lines, seen = self.text.splitlines(), Counter[tuple[str, ...]]()
        for site in _sites(self._tree, self._tree, "", False, 1):
            text = lines[site.line - 1].strip()
            for new in _changes(site.node):
                alike = where, text, before, after = (
                    *(site.where, text, site.shown, site.shown_with(new)),
                )
                seen[alike] += 1
                yield Mutant(
                    self.path, where, site.line, text, before, after, seen[alike], site, new
                )


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for inside in code.co_consts:
        if isinstance(inside, CodeType):
            yield from _codes(inside)


@dataclass(frozen=True)
class _Site:
    """A node, and where in its tree it is."""

    tree: ast.Module
    node: ast.AST
    parent: ast.AST
    field: str
    index: int | None
    where: str
    line: int

    def _put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node

    @property
    def shown(self) -> str:
        """The node's first line; a constant with what is around it."""
        shown = ast.unparse(self.parent if isinstance(self.node, ast.Constant) else self.node)
        return shown.strip().partition("\n")[0]

    def shown_with(self, new: ast.AST) -> str:
        """The same with another node in this place."""
        if not isinstance(self.node, ast.Constant):
            return replace(self, node=new).shown
        self._put(new)
        try:
            return self.shown
        finally:
            self._put(self.node)

    def source_with(self, new: ast.AST) -> str:
        """The module with another node in this place."""
        self._put(new)
        try:
            return ast.unparse(self.tree)
        finally:
            self._put(self.node)


def _sites(
    tree: ast.Module, parent: ast.AST, where: str, is_inside: bool, line: int
) -> Iterator[_Site]:
    """All nodes inside functions that say what is done, before those below them."""
    for name, value in ast.iter_fields(parent):
        if name in _LEFT_ALONE or (isinstance(parent, ast.FunctionDef) and name != "body"):
            continue
        several = isinstance(value, list)
        for index, node in enumerate(cast("list[object]", value) if several else [value]):
            if not isinstance(node, ast.AST) or _is_type(parent, name, index, node):
                continue
            at = getattr(node, "lineno", line)
            if is_inside:
                yield _Site(tree, node, parent, name, index if several else None, where, at)
                yield from _sites(tree, node, where, True, at)
            elif isinstance(node, ast.FunctionDef | ast.ClassDef):
                within = f"{where}.{node.name}" if where else node.name
                yield from _sites(tree, node, within, isinstance(node, ast.FunctionDef), at)


_LEFT_ALONE = {"annotation", "returns", "decorator_list", "pattern", "bases", "type_params"}
"""Parts of nodes that are for type checkers, or hold no expressions."""


def _is_type(parent: ast.AST, name: str, index: int, node: ast.AST) -> bool:
    """Whether this names types, or asserts what is so by its making, as `strict` does of a zip."""
    match parent, node:
        case ast.Subscript(ast.Name(generic)), _:
            return name == "slice" and (generic in _GENERICS or generic[0].isupper())
        case ast.Call(ast.Name("isinstance")), _:
            return name == "args" and index == 1
        case _, ast.keyword("strict"):
            return True
        case _:
            return False


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """What could stand in a node's place, in a fixed order."""
    match node:
        case ast.Compare(left, ops, comparators):
            for place, operator in enumerate(ops):
                for other in _COMPARISONS[type(operator)]:
                    changed = [*ops[:place], other(), *ops[place + 1 :]]
                    yield ast.Compare(left, changed, comparators)
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
            for place in range(len(values)):
                rest = values[:place] + values[place + 1 :]
                yield ast.BoolOp(operator, rest) if len(rest) > 1 else rest[0]
        case ast.BinOp(left, operator, right):
            yield ast.BinOp(left, _OPERATORS[type(operator)](), right)
        case ast.UnaryOp(_, operand):
            yield operand
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.IfExp(test, body, orelse) if _can_be_negated(test):
            yield ast.IfExp(_negated(test), body, orelse)
        case ast.comprehension(target, iterated, conditions, is_async):
            for place in range(len(conditions)):
                rest = conditions[:place] + conditions[place + 1 :]
                yield ast.comprehension(target, iterated, rest, is_async)
        case ast.Call(ast.Name(name), args, keywords) if name in _CALLS:
            yield ast.Call(ast.Name(_CALLS[name]), args, keywords)
        case ast.Call(ast.Name("range") as function, args, keywords):
            place = min(1, len(args) - 1)
            for operator in (ast.Add, ast.Sub):
                end = ast.BinOp(args[place], operator(), ast.Constant(1))
                yield ast.Call(function, [*args[:place], end, *args[place + 1 :]], keywords)
        case ast.stmt():
            yield from _statements(node)
        case _:
            pass


def _statements(node: ast.stmt) -> Iterator[ast.stmt]:
    match node:
        case ast.If(test, body, orelse):
            if _can_be_negated(test):
                yield ast.If(_negated(test), body, orelse)
            if not orelse:
                yield ast.Pass()
        case ast.While(test, body, orelse) if _can_be_negated(test):
            yield ast.While(_negated(test), body, orelse)
        case ast.AugAssign(target, operator, value):
            yield ast.AugAssign(target, _OPERATORS[type(operator)](), value)
            yield ast.Pass()
        case ast.Return(value) if value is not None and not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.Return(ast.Constant(str())):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(ast.Call(ast.Attribute(ast.Call(ast.Name("super"))))):
            pass
        case ast.Expr(ast.Call()) | ast.Continue() | ast.Break() | ast.Raise():
            yield ast.Pass()
        case ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case _:
            pass


def _can_be_negated(test: ast.expr) -> bool:
    """Unless a change of the condition itself comes to the same."""
    is_comparison = isinstance(test, ast.Compare) and len(test.ops) == 1
    is_denied = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    return not (is_comparison or is_denied or isinstance(test, ast.Constant))


def _negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)
