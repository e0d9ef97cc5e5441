"""Imports go one way: no module needs one that needs it, not even when a function is called.

What a method needs of a higher room it asks of a hook (`sudologue/hooks.py`).
"""

from __future__ import annotations

from tools.import_cycles import cycles, imports


def test_no_module_imports_one_that_imports_it() -> None:
    assert list(cycles(imports())) == []


def test_rings_are_found_one_by_one() -> None:
    imported = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
    assert list(cycles(imported)) == [{"b", "c"}, {"d", "e"}]
    assert list(cycles({"a": {"b"}, "b": set()})) == []
