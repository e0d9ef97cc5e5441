"""What hints say, read back from plain text, and positions to ask for hints about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import sudologue
from sudologue.coach import Fact, Hint, Level
from sudologue.model import Board, Candidate, Cell, House
from sudologue.sketching import Target
from sudologue.solver import Solver

_CELL = re.compile(r"\br(\d)c(\d)\b")
_HOUSES = re.compile(
    r"\b(box|row|column|(?:extra )?region)(?:e?s)? ((?:\d(?:, | and | or | to )?)+)", re.I
)
_DIGIT = re.compile(r"(?<!\w)(\d)s?(?!\w)")
_SUM = r"(?:\d+ [−+] )*\d+(?: = \d+)?"
_NUMBER = re.compile(
    r"\b2-String|\bType \d|\b\d+\(\d+\)|\(\d+(?:\.\d+)?\)|\d+ cells can be|\b\d+ on (?=row|col|box)"
    rf"|\b(?:totals?|at least|at most|needs|the other|only as) {_SUM}|\b\d+ over"
    r"|\bis (?:\d+ [−+] )+\d+ = |\b\d+ (?:at least|at most|more)"
)
"""Figures that are no digits: in a technique's name, of a proof's line, of how many there are; and
sums of several cells."""

_STRIP = re.compile(r"\bthe (?:top|middle|bottom) band|\bthe (?:left|middle|right) stack")


@dataclass(frozen=True)
class Read:
    """The cells, houses and digits that a text names, in characters."""

    cells: frozenset[Cell]
    houses: frozenset[str]
    digits: frozenset[int]
    has_strip: bool


def read(text: str) -> Read:
    """What a text in plain words and usual names speaks of."""
    cells = {Cell(int(row) - 1, int(col) - 1) for row, col in _CELL.findall(text)}
    text = _NUMBER.sub(" ", _CELL.sub(" ", text))
    houses = {
        f"{kind.lower()} {n}" for kind, its in _HOUSES.findall(text) for n in re.findall(r"\d", its)
    }
    digits = {int(digit) for digit in _DIGIT.findall(_HOUSES.sub(" ", text))}
    return Read(frozenset(cells), frozenset(houses), frozenset(digits), bool(_STRIP.search(text)))


def of_kind(facts: Iterable[Fact]) -> Read:
    """The same of what a hint says that it reveals; a band or a stack is revealed as its boxes."""
    known = tuple(facts)
    houses = frozenset(str(fact) for fact in known if isinstance(fact, House))
    return Read(
        frozenset(fact for fact in known if isinstance(fact, Cell)),
        houses,
        frozenset(fact for fact in known if isinstance(fact, int)),
        len(houses) > 1,
    )


def leaks(hint: Hint) -> list[str]:
    """What a hint shows at its level that it does not say it reveals."""
    said, known, lit = read(hint.tell()), of_kind(hint.reveals), hint.highlights
    found = [
        *(f"cell {cell}" for cell in said.cells - known.cells),
        *(f"house {house}" for house in said.houses - known.houses),
        *(f"digit {digit}" for digit in said.digits - known.digits),
        *(f"lit {fact}" for fact in {*lit.cells, *lit.candidates, *lit.houses} - hint.reveals),
    ]
    if said.has_strip and not known.has_strip:
        found.append("a band")
    return found + list(_early(hint))


def _early(hint: Hint) -> Iterator[str]:
    """What a hint reveals before the level that may."""
    known, inference = of_kind(hint.reveals), hint.inference
    if inference is None:
        return
    if hint.level is Level.STATE and hint.reveals:
        yield "something at once"
    if hint.level is Level.NUDGE and (known.cells or not (known.digits or known.houses)):
        yield "no nudge"
    if hint.level is Level.TECHNIQUE and known.cells:
        yield "a cell with the technique"
    if not hint.level.tells_all:
        for candidate in inference.action.candidates:
            if _is_named(candidate, hint.reveals):
                yield f"conclusion {candidate}"
                break


def _is_named(candidate: Candidate, facts: frozenset[Fact]) -> bool:
    return candidate in facts or (candidate.cell in facts and candidate.digit in facts)


def drawn(hint: Hint) -> list[str]:
    """What a picture points out, or says, that the hint does not say it reveals."""
    targets = [mark.target for mark in hint.sketch.marks]
    facts = {fact for target in targets for fact in _parts(target)}
    found = [f"drawn {fact}" for fact in facts - hint.reveals]
    picture = hint.draw()
    if not hint.level.tells_all:
        found += [] if picture.words == f"Hint\n{hint.tell()}" else ["words of a picture"]
    return found


def _parts(target: Target) -> tuple[object, ...]:
    return (target,) if isinstance(target, Cell | House) else target


def places(puzzle: str | Board, number: int = 4) -> Iterator[Board]:
    """Boards of a solve, at its start and further on, as many as are wanted."""
    boards = [Board.from_string(puzzle) if isinstance(puzzle, str) else puzzle]
    boards += (step.board for step in Solver().steps(boards[0]))
    for part in range(number):
        yield boards[part * (len(boards) - 1) // number]


def by_hints(board: Board) -> list[Hint]:
    """The hints of a solve by hints alone, each followed to the next."""
    taken: list[Hint] = []
    while not board.is_complete:
        hint = sudologue.hint(board, "what")
        if hint.inference is None:
            raise AssertionError(f"{hint} on {board!r}")
        board = hint.inference.action.apply(board)
        taken.append(hint)
    return taken
