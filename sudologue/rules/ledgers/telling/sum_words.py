"""The words for sums: what houses and cages make, and what that leaves; with their claims."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sudologue.inference import Ledger
from sudologue.model import Board, Candidate, Cell, Equation, House, HouseKind
from sudologue.model.clue import equation_of
from sudologue.narration.claims.clue_claims import (
    CannotMake,
    FilledOnlyWith,
    WaysTake,
    combinations_for,
)
from sudologue.narration.phrasing.english import a_digit, clauses, clue_name, listing
from sudologue.narration.phrasing.houses_in_words import house_list, one_kind, plural
from sudologue.narration.phrasing.passage import Passage, Role, Span, join, phrase, say, states
from sudologue.narration.steps.scene import Scene
from sudologue.rules.ledgers.evidence import CageSplittingEvidence, LedgerEvidence


@dataclass(frozen=True)
class HousesMake:
    """The digits of these houses, which share no cell, add up to the amount."""

    houses: tuple[House, ...]
    amount: int

    def holds(self, board: Board) -> bool:
        cells = {cell for house in self.houses for cell in house.cells}
        apart = len(cells) == sum(len(house.cells) for house in self.houses)
        return apart and len(self.houses) * sum(board.masks.tables.digits) == self.amount


@dataclass(frozen=True)
class CagesMake:
    """The cages of a ledger, with the digits placed beside them, less those outside, make so much.

    The digits are `placed` in cells that count, and `outside` in cells that count against.
    """

    ledger: Ledger
    placed: tuple[Cell, ...]
    outside: tuple[Cell, ...]
    amount: int

    def holds(self, board: Board) -> bool:
        amount = 0
        for _, part in self.ledger.parts:
            equation = None if isinstance(part, House) else equation_of(part)
            amount += equation.total if equation else 0
        amount += sum(board.value(cell) or 0 for cell in self.placed)
        amount -= sum(board.value(cell) or 0 for cell in self.outside)
        left = self.ledger.balance(board.layout)
        signs = dict(zip(left.cells, left.coefficients, strict=True))
        filled = {cell for cell in signs if board.value(cell) is not None}
        told = {cell for cell in filled if signs[cell] == 1}, {c for c in filled if signs[c] == -1}
        return told == ({*self.placed}, {*self.outside}) and amount == self.amount


@dataclass(frozen=True)
class LeftOver:
    """The open cells that a ledger leaves, and what `more` makes beyond what `less` does."""

    ledger: Ledger
    more: tuple[Cell, ...]
    less: tuple[Cell, ...]
    total: int

    def holds(self, board: Board) -> bool:
        left, signs, total = self.ledger.balance(board.layout), dict[Cell, int](), 0
        for cell, sign in zip(left.cells, left.coefficients, strict=True):
            value = board.value(cell)
            if value is None:
                signs[cell] = sign
            total -= sign * (value or 0)
        expected = dict.fromkeys(self.more, 1) | dict.fromkeys(self.less, -1)
        return signs == expected and left.total + total == self.total


@dataclass(frozen=True)
class AreOdd:
    """All that these cells can be is odd, or even."""

    cells: tuple[Cell, ...]
    odd: bool

    def holds(self, board: Board) -> bool:
        return all(digit % 2 == self.odd for cell in self.cells for digit in board.domain(cell))


MOST_LISTED = 4
"""Of more combinations, it is told what the cells can take."""

Sum = tuple[tuple[Cell, ...], tuple[Cell, ...], int]
"""Cells, those that count against them, and what they make."""


def houses_named(its: LedgerEvidence) -> Passage:
    """`row 1`, `rows 1 and 2`, `rows 1 to 4`."""
    kind, places = one_kind(its.houses), [house.index for house in its.houses]
    in_a_row = places == [*range(places[0], places[0] + len(places))]
    if len(places) < 3 or not in_a_row or kind in (None, HouseKind.DIAGONAL):
        return house_list(its.houses)
    first, last = its.houses[0], its.houses[-1]
    name = Span(f"{plural(first.kind)} {first.index + 1}", Role.HOUSE, first)
    return phrase("{} to {}", name, Span(str(last.index + 1), Role.HOUSE, last))


def houses_make(scene: Scene[Any]) -> Passage:
    """`row 1 makes 45`, `rows 1 to 4 make 180`."""
    houses = scene.evidence.houses
    amount = _made_by_houses(scene)
    makes = " makes " if len(houses) == 1 else " make "
    made = states(f"{makes}{amount}", HousesMake(houses, amount))
    return phrase("{}{}", houses_named(scene.evidence), made)


def _made_by_houses(scene: Scene[Any]) -> int:
    return len(scene.evidence.houses) * sum(scene.layout.tables.digits)


def cages_make(scene: Scene[Any], listed: bool) -> Passage:
    """`its cages make 43`; digits that are placed count, too, and all are named where wanted.

    `its cages and the 4 in r1c3 make 43`, `its cages, with r3c4 outside, make 48`; `4 is in r1c3`
    where that is all.
    """
    its = scene.evidence
    balance = its.ledger.balance(scene.layout)
    sides = dict(zip(balance.cells, balance.coefficients, strict=True))
    placed = tuple(c for c in sides if sides[c] == 1 and scene.before.value(c) is not None)
    outside = tuple(c for c in sides if sides[c] == -1 and scene.before.value(c) is not None)
    amount = _made_by_houses(scene) - its.total
    claim = CagesMake(its.ledger, placed, outside, amount)
    if len(placed) == 1 and not (its.cages or outside or its.less):
        return phrase("{}{}{}", scene.before.value(placed[0]), states(" is in ", claim), placed[0])
    summed, makes = _summed(scene, listed, placed, outside)
    return say(summed, states(f" make{makes} {amount}", claim))


def _summed(
    scene: Scene[Any],
    listed: bool,
    placed: tuple[Cell, ...],
    outside: tuple[Cell, ...],
) -> tuple[Passage, str]:
    """What is added up, and the ending of the verb after it."""
    its = scene.evidence
    own = "its" if len(its.houses) == 1 else "their"
    where = "placed there" if not its.cages else f"beside {'it' if len(its.cages) == 1 else 'them'}"
    beside = _digits(scene, placed, listed, where)
    away = _digits(scene, outside, listed, "placed outside")
    is_one = len(its.cages) + len(placed) == 1
    added: list[Passage] = []
    if its.cages:
        names = [clue_name(cage) for cage in its.cages]
        noun = say(f"{own} cage" if len(names) == 1 else f"{own} cages")
        added.append(phrase("{}, {},", noun, listing(names)) if listed else noun)
    added += [beside] if placed else []
    parts = [join(added, " and ")]
    if its.less:
        parts.append(phrase("with {} outside", listing(its.less)))
    if outside:
        parts.append(phrase("less {}", away))
    ends_open = parts[0].text.endswith(",")
    said = join(parts, " " if ends_open and len(parts) == 2 else ", ")
    return (say(said, ",") if len(parts) > 1 else said), "s" if is_one else ""


def _digits(scene: Scene[Any], cells: Sequence[Cell], listed: bool, where: str) -> Passage:
    """`the 4 in r1c3`, `the digits beside them`."""
    if len(cells) == 1 or listed:
        return listing([phrase("the {} in {}", scene.before.value(c), c) for c in cells])
    return say(f"the digits {where}")


def left_over(its: LedgerEvidence) -> LeftOver:
    """The claim that these cells are left and make what they do."""
    return LeftOver(its.ledger, its.more, its.less, its.total)


def left_over_of_rest(its: CageSplittingEvidence) -> LeftOver:
    """The claim that the other part of the cage makes what it does."""
    if its.more:
        return LeftOver(its.other_ledger, (), its.outside, -its.outside_total)
    return LeftOver(its.other_ledger, its.inside, (), its.inside_total)


def compared(its: LedgerEvidence) -> Passage:
    """`r4c3 is 2 more than r3c4`, `r4c3 and r4c4 make as much as r3c4`."""
    how = f"{abs(its.total)} {'more' if its.total > 0 else 'less'} than"
    if its.total == 0:
        how = "the same as" if len(its.more) == 1 else "as much as"
    is_or_make = "is" if len(its.more) == 1 else "make"
    together = "" if len(its.less) == 1 else " together"
    verb = states(f" {is_or_make} {how} ", left_over(its))
    return phrase("{}{}{}{}", listing(its.more), verb, listing(its.less), together)


def takes(scene: Scene[Any], of: Sum) -> Passage:
    """`r1c6 takes 8, and r1c7 and r1c8 each take 7 or 9`: what the cells that lose some keep."""
    return clauses(_taken(scene, of, False))


def _taken(scene: Scene[Any], of: Sum, are_different: bool) -> list[Passage]:
    more, less, total = of
    law = Equation(more + less, (1,) * len(more) + (-1,) * len(less), total)
    groups = (more,) if are_different else ()
    gone: dict[Cell, set[int]] = {}
    for candidate in scene.action.candidates:
        gone.setdefault(candidate.cell, set()).add(candidate.digit)
    alike: dict[tuple[int, ...], list[Cell]] = {}
    for cell in more + less:
        if cell in gone:
            alike.setdefault(tuple(sorted(scene.before.domain(cell) - gone[cell])), []).append(cell)
    told: list[Passage] = []
    for digits, cells in alike.items():
        claims = [WaysTake(law, cell, digits, groups) for cell in cells]
        take = states(" each take " if len(cells) > 1 else " takes ", *claims)
        told.append(phrase("{}{}{}", listing(cells), take, listing(digits, "or")))
    return told


def would_leave(scene: Scene[Any], cells: tuple[Cell, ...], total: int) -> Passage:
    """`a 9 in r8c7, say, would leave 1 for r8c1, r8c3 and r8c9`: what is wrong with what goes."""
    gone = sorted(scene.action.candidates)
    cell, digit = gone[0].cell, gone[0].digit
    others = tuple(each for each in cells if each != cell)
    claim = CannotMake(others, (total - digit,), digit if scene.evidence.apart else 0)
    would = states(f" would leave {total - digit} for ", claim)
    say_one = ", say," if len(gone) > 1 else ""
    different = " with different digits" if scene.evidence.apart else ""
    how = f", which cannot make that{different}" if len(others) > 1 else ", which cannot be that"
    return phrase("{} in {}{}{}{}{}", a_digit(digit), cell, say_one, would, listing(others), how)


def as_cages(scene: Scene[Any], parts: Sequence[tuple[tuple[Cell, ...], int]]) -> Passage:
    """What cells that are as good as cages can be: their combinations, or what each cell takes."""
    combinations = [_made_of(scene, cells, total) for cells, total in parts]
    if len(combinations) == 1 or all(combinations):
        told = [each for each in combinations if each]
        if told:
            return clauses(told)
    taken = [each for cells, total in parts for each in _taken(scene, (cells, (), total), True)]
    return phrase("with different digits, {}", clauses(taken))


def _made_of(scene: Scene[Any], cells: tuple[Cell, ...], total: int) -> Passage | None:
    """`different digits make 22 only as 5-8-9 or 6-7-9`, where that says all."""
    sets = combinations_for([scene.before.domain(cell) for cell in cells], total)
    used = {digit for each in sets for digit in each}
    gone: list[Candidate] = [c for c in scene.action.candidates if c.cell in cells]
    if len(sets) > MOST_LISTED or any(candidate.digit in used for candidate in gone):
        return None
    make = states(f" make {total} only as ", FilledOnlyWith(cells, total, sets))
    every_digit = frozenset(scene.before.layout.tables.digits)
    is_all = sets == combinations_for([every_digit] * len(cells), total)
    which = (
        "different digits" if is_all else "of the digits that these can still take, different ones"
    )
    return say(which, make, listing([join(each, "-") for each in sets], "or"))
