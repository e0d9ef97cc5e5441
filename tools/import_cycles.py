"""Modules that import each other in a ring, imports inside functions included.

    python -m tools.import_cycles

prints each ring with the imports that make it. What is imported for types alone is not counted,
since it does not happen; but what a package names for types it loads when it is asked for it.
"""

from __future__ import annotations

from collections.abc import Iterator

import grimp

from tools.import_contracts import remove_tests


def imports() -> dict[str, set[str]]:
    """What each module of the package imports of it."""
    real, named = (
        grimp.build_graph("sudologue", exclude_type_checking_imports=are_out, cache_dir=None)
        for are_out in (True, False)
    )
    remove_tests(real)
    remove_tests(named)
    return {
        name: (named if real.find_children(name) else real).find_modules_directly_imported_by(name)
        for name in real.modules
    }


def cycles(imported: dict[str, set[str]]) -> Iterator[set[str]]:
    """The sets of modules of which each imports each other, by itself or by way of others."""
    waiting = {name for name in imported if name in reached(name, imported)}
    while waiting:
        first = min(waiting)
        ring = {name for name in reached(first, imported) if first in reached(name, imported)}
        yield ring
        waiting -= ring


def reached(start: str, imported: dict[str, set[str]]) -> set[str]:
    """What is imported with a module."""
    found, waiting = set[str](), [start]
    while waiting:
        fresh = imported[waiting.pop()] - found
        found |= fresh
        waiting.extend(fresh)
    return found


def main() -> None:
    """Print the cycles."""
    imported = imports()
    for ring in cycles(imported):
        print(f"{len(ring)} modules:")
        for name in sorted(ring):
            print(f"  {name} -> {', '.join(sorted(imported[name] & ring))}")


if __name__ == "__main__":
    main()
