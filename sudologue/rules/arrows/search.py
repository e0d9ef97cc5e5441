"""What goes from the cells of arrows.

First by how much the other cells make at least and at most; then by all ways to fill the arrow; at
last by those of them that put no digit twice into cells in sight of each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from sudologue.clues import Arrow
from sudologue.inference import Elimination, Inference
from sudologue.model import Board, Candidate, Cell, bits_of
from sudologue.model.walks import Domains, walks_of
from sudologue.model.ways import pairs_in_sight
from sudologue.rules.arrows import card as cards
from sudologue.rules.arrows.evidence import (
    ArrowBound,
    ArrowBoundsEvidence,
    ArrowFillingEvidence,
    Way,
    sums_of,
)
from sudologue.rules.common.ways_to_fill import MOST_WAYS, fillable, refusing_links
from sudologue.rules.rule import FunctionRule

FEW_WAYS = 3
"""So many ways to fill an arrow can be told one by one."""

_TRIED = 12
"""Among so many it is seen at a glance which ones repeat a digit in sight."""


def arrow_bounds(rule: str, board: Board) -> Iterator[Inference]:
    """Arrow by arrow: what is too small in its cells, or too large.

    Where few ways to fill an arrow are left, they say it better.
    """
    for arrow in fillable(board, Arrow):
        if _few_ways(board, arrow)[1]:
            continue
        bounds = dict[tuple[Candidate, ...], ArrowBound]()
        told, refused = set[Candidate](), list[Way]()
        for shaft in arrow.shafts:
            for cell in arrow.circle + shaft:
                for is_least in (True, False):
                    bound, ways = _bound(board, arrow, shaft, cell, is_least)
                    gone = _beyond(board, bound)
                    if gone and not told.issuperset(gone):
                        told.update(gone)
                        bounds[gone] = bound
                        refused += ways
        if bounds:
            gone = tuple(dict.fromkeys(candidate for its in bounds for candidate in its))
            links = refusing_links(board.layout, arrow, [*dict.fromkeys(refused)]) or ()
            evidence = ArrowBoundsEvidence(
                arrow=arrow, cells=_cells(gone), apart=links, bounds=tuple(bounds.values())
            )
            yield Inference(rule, Elimination.of_candidates(gone), evidence)


def _beyond(board: Board, its: ArrowBound) -> tuple[Candidate, ...]:
    """The candidates of a cell that are less than it is at least, or more than it is at most."""
    return tuple(
        Candidate(its.cell, digit)
        for digit in sorted(board.domain(its.cell))
        if (digit < its.bound if its.is_least else digit > its.bound)
    )


def _bound(
    board: Board, arrow: Arrow, shaft: tuple[Cell, ...], cell: Cell, is_least: bool
) -> tuple[ArrowBound, tuple[Way, ...]]:
    """What the others leave for a cell, and the ways that this refuses.

    That some of them see each other is used only if that says more.
    """
    plain = _left_by_others(board, arrow, shaft, cell, is_least)
    groups = _groups(board, [other for other in shaft if other != cell])
    closer = _left_by_others(board, arrow, shaft, cell, is_least, groups)
    more = _beyond(board, closer)
    if len(more) > len(_beyond(board, plain)):  # by refusing ways, where these can be looked at
        ways = _ways_with(board, arrow, more)
        if refusing_links(board.layout, arrow, ways):
            return closer, ways
    return plain, ()


def _left_by_others(
    board: Board,
    arrow: Arrow,
    shaft: tuple[Cell, ...],
    cell: Cell,
    is_least: bool,
    groups: tuple[tuple[Cell, ...], ...] = (),
) -> ArrowBound:
    """The least, or the most, that a cell can be for what the others can make."""
    others, in_circle = [other for other in shaft if other != cell], cell in arrow.circle
    digits = _digits(board, others, is_least is in_circle, groups)
    rest = sum(digits)
    number = _number(board, arrow.circle, is_least is not in_circle, without=cell)
    if in_circle:
        weight = 10 ** (len(arrow.circle) - 1 - arrow.circle.index(cell))
        bound = -((number - rest) // weight) if is_least else (rest - number) // weight
    else:
        bound = number - rest
    return ArrowBound(
        cell=cell,
        shaft=shaft,
        number=number,
        digits=digits,
        bound=bound,
        is_least=is_least,
        groups=groups,
    )


def _ways_with(board: Board, arrow: Arrow, one_of: Sequence[Candidate] = ()) -> tuple[Way, ...]:
    """The ways to fill an arrow, or those with one of these candidates of a cell.

    There are none to look at where there are too many.
    """
    walks, domains = walks_of(arrow, board.layout.size), list(board.masks.clue_domains(arrow))
    if one_of:
        place = arrow.cells.index(one_of[0].cell)
        domains[place] = sum(1 << candidate.digit - 1 for candidate in one_of)
    if walks.count(tuple(domains)) > MOST_WAYS:
        return ()
    return tuple(walks.ways(tuple(domains)))


def _number(board: Board, circle: tuple[Cell, ...], least: bool, without: Cell) -> int:
    """The least, or the most, that a circle or pill can be; with 0 in the place of one cell."""
    number = 0
    for cell in circle:
        number = 10 * number + (0 if cell == without else _extreme(board, cell, least))
    return number


def _digits(
    board: Board, cells: Iterable[Cell], least: bool, groups: Sequence[tuple[Cell, ...]]
) -> tuple[int, ...]:
    """The least, or the most, that cells can be; those of a group take different digits.

    The second-least digit of a group is no less than the second-least of what its cells can be, and
    more than the least digit; and so on.
    """
    found = {cell: _extreme(board, cell, least) for cell in cells}
    for group in groups:
        last = 0 if least else board.layout.size + 1
        for cell in sorted(group, key=found.__getitem__, reverse=not least):
            last = max(found[cell], last + 1) if least else min(found[cell], last - 1)
            found[cell] = last
    return tuple(found.values())


def _groups(board: Board, cells: Sequence[Cell]) -> tuple[tuple[Cell, ...], ...]:
    """Cells in groups that see each other, each cell in the first that it fits into."""
    groups: list[list[Cell]] = []
    for cell in cells:
        seen = board.layout.peers(cell)
        fitting = next((group for group in groups if seen.issuperset(group)), None)
        if fitting is None:
            groups.append([cell])
        else:
            fitting.append(cell)
    return tuple(tuple(group) for group in groups if len(group) > 1)


def _extreme(board: Board, cell: Cell, least: bool) -> int:
    """The least, or the most, that a cell is or can be."""
    return board.value(cell) or (min if least else max)(board.domain(cell))


def arrow_combinations(rule: str, board: Board) -> Iterator[Inference]:
    """What no way to fill an arrow has; if few are left, that have no digit twice in sight.

    First the arrows that copy a digit, then those with the fewest sums in the fewest open cells.
    """
    found: list[tuple[tuple[int, ...], Inference]] = []
    for arrow in fillable(board, Arrow):
        ways, few = _few_ways(board, arrow)
        kept = _used(few) if few else board.masks.clue_support(arrow)
        gone = _gone(arrow, board.masks.clue_domains(arrow), kept) if kept else ()
        if gone:
            refused = _with_any(arrow, ways, gone)
            evidence = ArrowFillingEvidence(
                arrow=arrow,
                cells=_cells(gone),
                apart=refusing_links(board.layout, arrow, refused) or () if few else (),
                ways=few,
            )
            effort = not arrow.copies, not few, len(sums_of(arrow, few)), _open_cells(board, arrow)
            found.append((effort, Inference(rule, Elimination.of_candidates(gone), evidence)))
    for _, inference in sorted(found, key=lambda each: each[0]):
        yield inference


def _open_cells(board: Board, arrow: Arrow) -> int:
    return sum(board.value(cell) is None for cell in arrow.cells)


def _few_ways(board: Board, arrow: Arrow) -> tuple[tuple[Way, ...], tuple[Way, ...]]:
    """The ways to fill an arrow, and those without a digit twice in sight; if they are few sums."""
    domains = board.masks.clue_domains(arrow)
    if walks_of(arrow, board.layout.size).count(domains) > _TRIED:
        return (), ()
    ways = _ways_with(board, arrow)
    left = _apart(board, arrow, ways)
    return (ways, left) if len(sums_of(arrow, left)) <= FEW_WAYS or arrow.copies else ((), ())


def _apart(board: Board, arrow: Arrow, ways: tuple[Way, ...]) -> tuple[Way, ...]:
    """The ways that put no digit twice into cells in sight of each other."""
    pairs = pairs_in_sight(board.layout, arrow)
    return tuple(way for way in ways if all(way[one] != way[other] for one, other in pairs))


def _with_any(arrow: Arrow, ways: Iterable[Way], gone: Iterable[Candidate]) -> list[Way]:
    """The ways that have one of the candidates at least."""
    places = [(arrow.cells.index(candidate.cell), candidate.digit) for candidate in gone]
    return [way for way in ways if any(way[place] == digit for place, digit in places)]


def arrow_repeats(rule: str, board: Board) -> Iterator[Inference]:
    """The same, but ways that put a digit twice into cells in sight of each other do not count."""
    for arrow in fillable(board, Arrow):
        ways = _ways_with(board, arrow) if pairs_in_sight(board.layout, arrow) else ()
        left = _apart(board, arrow, ways)
        if left and len(left) < len(ways):
            yield from _without_repeats(rule, board, arrow, ways, left)


def _without_repeats(
    rule: str, board: Board, arrow: Arrow, ways: Sequence[Way], left: tuple[Way, ...]
) -> Iterator[Inference]:
    few, gone = len(left) <= FEW_WAYS, _gone(arrow, _used(ways), _used(left))
    refused = _with_any(arrow, ways, gone)
    links = refusing_links(board.layout, arrow, refused)
    if gone and links is not None:
        evidence = ArrowFillingEvidence(
            arrow=arrow,
            cells=_cells(gone),
            apart=links,
            ways=left if few else (),
            refused=tuple(refused) if not few and len(refused) <= FEW_WAYS else (),
        )
        yield Inference(rule, Elimination.of_candidates(gone), evidence)


def _used(ways: Iterable[Way]) -> Domains:
    """The digits that ways have in each cell, as bits."""
    return tuple(sum({1 << digit - 1 for digit in digits}) for digits in zip(*ways, strict=True))


def _gone(arrow: Arrow, possible: Domains, kept: Domains) -> tuple[Candidate, ...]:
    """What is possible and not kept."""
    return tuple(
        Candidate(cell, bit + 1)
        for cell, domain, left in zip(arrow.cells, possible, kept, strict=True)
        for bit in bits_of(domain & ~left)
    )


def _cells(candidates: Iterable[Candidate]) -> tuple[Cell, ...]:
    return tuple(dict.fromkeys(candidate.cell for candidate in candidates))


RULES = (
    FunctionRule(cards.ARROW_BOUNDS, arrow_bounds),
    FunctionRule(cards.ARROW_COMBINATION, arrow_combinations),
    FunctionRule(cards.ARROW_REPEATS, arrow_repeats),
)
