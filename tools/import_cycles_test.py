"""Imports go one way: no module needs one that needs it, not even when a function is called.

What a method needs of a higher room it asks of a hook (`sudologue/hooks.py`).
"""

from __future__ import annotations

from tools.import_cycles import cycles, imports

IN_CYCLES: set[str] = {
    "sudologue.rules.all_rules",
    "sudologue.rules.rule",
}
"""Modules that still import each other. The list may only shrink."""


def test_no_module_imports_one_that_imports_it() -> None:
    assert {name for ring in cycles(imports()) for name in ring} == IN_CYCLES


def test_rings_are_found_one_by_one() -> None:
    imported = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
    assert list(cycles(imported)) == [{"b", "c"}, {"d", "e"}]
    assert list(cycles({"a": {"b"}, "b": set()})) == []
