"""The progression: for each rule a puzzle on which all easier rules get stuck, and it goes on.

    poe puzzles
    python -m puzzles.progression my_progression.txt

Each line of `progression.txt` is a rule and a puzzle, in any format that `Board.from_string` reads.
The puzzle is solved twice: by all rules before this one, which get stuck; and by the rule as well,
which goes on, or solves it. A rule of your own joins with one line, which says where it belongs:

    my_package.rules:LastDigit after hidden_single  53..7....6..195....98....6.8...6...3...

The table that is printed has a row for each rule of the registry that has a puzzle, easiest first;
below it are the rules before which an easier one has always found something.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path

from sudologue import Board, Solver
from sudologue.inference import SolveResult, SolveStatus
from sudologue.rules import CARDS, Rule, named, registry
from sudologue.rules.order import RANKS

TABLE = Path(__file__).with_suffix(".txt")


@dataclass(frozen=True)
class Entry:
    """A line of the table: a rule, the rule of the registry it comes after, and a puzzle.

    >>> Entry.parse("x_wing 1.....3..4.....2")
    Entry(rule='x_wing', after=None, puzzle='1.....3..4.....2')
    >>> Entry.parse("mine:Rule after x_wing 1.....3..4.....2").after
    'x_wing'
    """

    rule: str
    after: str | None
    puzzle: str

    @classmethod
    def parse(cls, line: str) -> Entry:
        """The entry that a line holds."""
        rule, puzzle = line.split(maxsplit=1)
        if puzzle.startswith("after "):
            _, after, puzzle = puzzle.split(maxsplit=2)
            return cls(rule, after, puzzle)
        return cls(rule, None, puzzle)

    def rank(self) -> float:
        """Where the rule stands among all; one of your own stands between two of the registry."""
        return RANKS[self.rule] if self.after is None else RANKS[self.after] + 0.5

    @property
    def own(self) -> Rule:
        """The rule itself: of the registry, or imported as `module:name`."""
        if ":" not in self.rule:
            return named(self.rule)
        module, name = self.rule.split(":")
        found = getattr(import_module(module), name)
        return found() if isinstance(found, type) else found

    @property
    def assumes_uniqueness(self) -> bool:
        """Whether the rule takes the puzzle to have one solution, so that others may as well."""
        return self.rule in CARDS and CARDS[self.rule].assumes_uniqueness

    @property
    def easier(self) -> tuple[Rule, ...]:
        """All rules of the registry before this one that assume no more than it does."""
        return tuple(
            rule
            for rule in registry()
            if RANKS[rule.name] < self.rank()
            and (self.assumes_uniqueness or not rule.card.assumes_uniqueness)
        )


@dataclass(frozen=True)
class Stage:
    """How far a puzzle is solved without a rule, and how far with it."""

    entry: Entry
    before: SolveResult
    after: SolveResult

    @classmethod
    def of(cls, entry: Entry) -> Stage:
        """The two solves of an entry."""
        board, rule = Board.from_string(entry.puzzle), entry.own
        solve = partial(Solver, assume_unique=entry.assumes_uniqueness)
        before = solve(entry.easier).solve(board)
        after = solve((*entry.easier, rule)).solve(board)
        return cls(entry, before, after)

    @property
    def title(self) -> str:
        """The name of the rule, as people know it."""
        return _title(self.entry.own.name)

    @property
    def fault(self) -> str | None:
        """What keeps the puzzle from showing that the rule goes on where easier ones get stuck."""
        if self.before.status is not SolveStatus.STUCK:
            return f"without {self.entry.rule} it ends {self.before.status.value}, not stuck"
        steps = len(self.before.steps)
        if len(self.after.steps) <= steps:
            return f"{self.entry.rule} finds nothing where easier rules are stuck"
        if self.after.steps[steps].inference.rule != self.entry.own.name:
            return f"{self.after.steps[steps].inference.rule} goes on, not {self.entry.rule}"
        return None

    @property
    def row(self) -> tuple[str, ...]:
        """The columns of the printed table."""
        return (
            self.title,
            _state(self.before),
            _state(self.after),
            f"{len(self.before.steps)} → {len(self.after.steps)}",
            _title(self.before.hardest.inference.rule) if self.before.hardest else "–",
        )


HEADINGS = ("rule", "without it", "with it", "steps", "hardest technique before it")


def _title(slug: str) -> str:
    return CARDS[slug].title if slug in CARDS else slug


def _state(result: SolveResult) -> str:
    masks = result.final_board.masks
    digits = f"{masks.filled.bit_count()} of {masks.tables.cell_count} digits"
    return f"{result.status.value}, {digits}"


def entries(lines: Iterable[str]) -> Iterator[Entry]:
    """The entries of a table's lines; blank lines and comments are passed over."""
    for line in lines:
        if line.strip() and not line.startswith("#"):
            yield Entry.parse(line.strip())


def shipped() -> tuple[Entry, ...]:
    """The entries of this folder's table."""
    return tuple(entries(TABLE.read_text(encoding="utf-8").splitlines()))


def without_puzzle(listed: Iterable[Entry]) -> tuple[str, ...]:
    """The rules before which an easier one has always found something, easiest first."""
    shown = {entry.rule for entry in listed}
    return tuple(rule.name for rule in registry() if rule.name not in shown)


def table(stages: Sequence[Stage]) -> Iterator[str]:
    """The progression as lines of text."""
    rows = [HEADINGS, *(stage.row for stage in stages)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(map(str.ljust, row, widths)).rstrip()


def main(arguments: Sequence[str] | None = None) -> int:
    """Solve the puzzles of the table, and of further ones, and print what each rule adds."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="*", type=Path, help="tables of your own, read as well")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    options = parser.parse_args(arguments)
    files: list[Path] = options.files
    listed = [*shipped()]
    for file in files:
        listed += entries(file.read_text(encoding="utf-8").splitlines())
    listed.sort(key=Entry.rank)
    if options.jobs > 1:
        with ProcessPoolExecutor(options.jobs) as pool:
            stages = [*pool.map(Stage.of, listed)]
    else:
        stages = list(map(Stage.of, listed))
    missing = ", ".join(map(_title, without_puzzle(listed)))
    faults = [f"{stage.title}: {stage.fault}" for stage in stages if stage.fault]
    sys.stdout.write(
        "\n".join(table(stages)) + "\n\n"
        f"{len(stages) - len(faults)} rules go on where all easier ones are stuck.\n"
        f"No puzzle is known that needs these, since easier ones come first: {missing}.\n"
    )
    sys.stderr.write("".join(f"{fault}\n" for fault in faults))
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
