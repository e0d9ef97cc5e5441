"""What is kept, and that all of it can be let go."""

from __future__ import annotations

import ast
import gc
import pkgutil
import weakref
from importlib import import_module, resources
from pathlib import Path
from random import Random

import pytest

import sudologue
from puzzles.random_layouts import region_map
from sudologue import caches
from sudologue.caches import Lookup, cached, cached_for_current, forget_everything, lazy
from sudologue.model import CLASSIC, Board, Layout
from sudologue.solver import Solver


class Asked:
    """Doubles numbers, and knows how often it had to."""

    def __init__(self) -> None:
        self.times = 0

    def double(self, number: float) -> float:
        self.times += 1
        return 2 * number


def modules() -> list[str]:
    """All modules of the package but its tests."""
    walked = pkgutil.walk_packages(sudologue.__path__, "sudologue.")
    return [module.name for module in walked if not module.name.endswith(("_test", "__main__"))]


def test_so_many_values_are_kept() -> None:
    asked = Asked()
    double = cached(2)(asked.double)
    assert [double(number) for number in (1, 2, 1, 2)] == [2, 4, 2, 4]
    assert asked.times == 2
    assert [double(number) for number in (3, 1)] == [6, 2]
    assert asked.times == 4


def test_for_the_current_argument_one_value_is_kept_and_identity_tells() -> None:
    asked = Asked()
    double = cached_for_current(asked.double)
    one, same = 1000.5, float("1000.5")
    assert [double(one), double(one)] == [2001, 2001]
    assert asked.times == 1
    assert double(same) == 2001
    assert asked.times == 2


def test_a_lookup_begins_afresh_when_it_is_full() -> None:
    asked = Asked()
    double = Lookup(asked.double, most=2)
    assert [double[number] for number in (1, 2, 1, 2)] == [2, 4, 2, 4]
    assert asked.times == 2
    assert double[3] == 6
    assert dict(double) == {3: 6}


def test_everything_is_forgotten_and_worked_out_again() -> None:
    asked = Asked()
    some, current = cached(None)(asked.double), cached_for_current(asked.double)
    argument = 1000.5
    for _ in range(2):
        forget_everything()
        for _ in range(2):
            assert some(argument) == current(argument) == 2001
    assert asked.times == 4


def test_what_a_layout_keeps_is_forgotten_with_the_others() -> None:
    pairs = CLASSIC.tables.pairs_in(0b11)
    assert CLASSIC.tables.pairs_in(0b11) is pairs
    forget_everything()
    assert CLASSIC.tables.pairs_in(0b11) is not pairs
    assert CLASSIC.tables.pairs_in(0b11) == pairs


def test_a_cache_goes_with_its_object() -> None:
    layout = Layout.boxes(2, 2)
    layout.tables.pairs_in(0b11)
    held = weakref.ref(layout.tables.pairs_in)
    del layout
    gc.collect()
    assert held() is None


def test_every_cache_of_a_module_is_known() -> None:
    loaded = [import_module(name) for name in modules()]
    known = {id(cache) for cache in caches.known()}
    for module in loaded:
        holders = [module, *(kind for kind in vars(module).values() if isinstance(kind, type))]
        for holder in holders:
            for what, value in tuple(vars(holder).items()):
                cache = getattr(value, "__func__", value)  # of a static method
                if hasattr(cache, "cache_clear"):
                    assert id(cache) in known, f"{module.__name__}: {what}"


def test_caches_are_made_nowhere_else() -> None:
    """No module but `caches` takes `cache` or `lru_cache` from the standard library."""
    root = Path(str(resources.files(sudologue)))
    makers = {
        str(path.relative_to(root))
        for path in root.rglob("*.py")
        if not path.name.endswith("_test.py")
        if "functools" in (text := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom)
        and node.module == "functools"
        and {"cache", "lru_cache"} & {alias.name for alias in node.names}
    }
    assert makers == {"caches.py"}


@pytest.mark.slow
def test_layouts_solved_one_after_the_other_are_let_go() -> None:
    def solved(number: int) -> weakref.ref[Layout]:
        layout = Layout.jigsaw(region_map(Random(number), 5))
        Solver(max_depth=0).solve(Board.from_string("1" + "." * 24, layout))
        return weakref.ref(layout)

    alive = [solved(number) for number in range(150)]
    gc.collect()
    assert sum(held() is not None for held in alive) < 60


class Counted:
    """How often its answer was worked out."""

    def __init__(self) -> None:
        self.asked = 0

    @lazy
    def answer(self) -> int:
        """The answer."""
        self.asked += 1
        return 42


def test_an_attribute_is_worked_out_when_it_is_first_asked_for() -> None:
    counted = Counted()
    assert counted.asked == 0
    assert (counted.answer, counted.answer) == (42, 42)
    assert counted.asked == 1


def test_each_instance_has_its_own() -> None:
    one, other = Counted(), Counted()
    assert one.answer == other.answer
    assert (one.asked, other.asked) == (1, 1)


def test_on_the_class_it_is_itself_with_its_documentation() -> None:
    assert isinstance(Counted.answer, lazy)
    assert Counted.answer.__doc__ == "The answer."
