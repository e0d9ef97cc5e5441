"""The reference: a page for each part of the public face, and one for the commands."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from importlib import import_module
from types import ModuleType, UnionType

from click.testing import CliRunner

import sudologue
from sudologue.cli.main import VERBS, program


def pages() -> dict[str, str]:
    """The pages by name; those of the package are for Sphinx's autodoc, which reads docstrings."""
    parts = {f"{part.__name__.partition('.')[2]}.rst": _part(part) for part in _parts()}
    return {"index.rst": _package(), **parts, "commands.md": _commands()}


def _parts() -> Sequence[ModuleType]:
    """The package's parts that have names of their own to offer."""
    names = sorted([*sudologue.PARTS, "errors", "solver"])
    return [import_module(f"sudologue.{name}") for name in names]


def names(part: ModuleType) -> Sequence[str]:
    """What a part offers: what it says, or else whatever classes are its own."""
    own = [name for name, value in vars(part).items() if inspect.isclass(value)]
    here = [name for name in own if getattr(part, name).__module__ == part.__name__]
    return getattr(part, "__all__", here)


def _package() -> str:
    functions = [n for n in sudologue.__all__ if inspect.isfunction(getattr(sudologue, n))]
    lines = [*_heading("The package", "="), ".. automodule:: sudologue", "   :no-members:", ""]
    lines += [line for name in functions for line in _entry("sudologue", name)]
    lines += [*_heading("Classes and constants", "-"), "Each is described with its part.", ""]
    for name in sudologue.__all__:
        homes = [part.__name__ for part in _parts() if name in names(part)]
        if homes and name not in functions:
            lines.append(f"- :py:obj:`sudologue.{name} <{homes[0]}.{name}>`")
    lines += ["", *_heading("Parts", "-")]
    for part in _parts():
        lines.append(f"- :py:mod:`{part.__name__}`: {(part.__doc__ or '').splitlines()[0]}")
    listed = (f"   {part.__name__.partition('.')[2]}" for part in _parts())
    return "\n".join([*lines, "", ".. toctree::", "   :hidden:", "", *listed, ""])


def _part(part: ModuleType) -> str:
    lines = [*_heading(part.__name__, "="), f".. automodule:: {part.__name__}", "   :no-members:"]
    lines.append("")
    for name in names(part):
        home = _home(name, getattr(part, name))
        if home is part:
            lines += _entry(part.__name__, name)
        else:
            lines += [f"{name}: :py:obj:`{home.__name__}.{name}`", ""]
    return "\n".join(lines)


def _home(name: str, value: object) -> ModuleType:
    """The part that an object is described with: the first of those that offer it."""
    return next(part for part in _parts() if name in names(part) and getattr(part, name) is value)


def _entry(part: str, name: str) -> Iterator[str]:
    value = getattr(import_module(part), name)
    if inspect.isclass(value):
        yield from (f".. autoclass:: {part}.{name}", "   :members:", "")
    elif inspect.isfunction(value):
        yield from (f".. autofunction:: {part}.{name}", "")
    else:
        # neither has a docstring, and that of its type says nothing here
        what = f":value: {_alternatives(value)}" if isinstance(value, UnionType) else _typed(value)
        yield from (f".. py:data:: {part}.{name}", f"   {what}", "")


def _alternatives(union: UnionType) -> str:
    return " | ".join(each.__name__ for each in union.__args__)


def _typed(value: object) -> str:
    return f":type: {type(value).__name__}"


def _heading(title: str, line: str) -> Sequence[str]:
    return (title, line * len(title), "")


def _commands() -> str:
    lines = ["# The commands", "", "What `--help` says of each.", ""]
    for verb in VERBS:
        said = CliRunner().invoke(
            program, [verb, "--help"], prog_name="sudologue", terminal_width=88
        )
        lines += [f"## {verb}", "", "```text", said.output.rstrip(), "```", ""]
    return "\n".join(lines)
