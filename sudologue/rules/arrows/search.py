"""What goes from the cells of arrows.

First by how much the other cells make at least and at most, shaft by shaft; then by all ways to
fill the arrow; at last by those of them that put no digit twice into cells in sight of each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from sudologue.clues import Arrow
from sudologue.inference import Elimination, Inference
from sudologue.model import Board, Candidate, Cell, bits_of
from sudologue.model.walks import Domains, walks_of
from sudologue.model.ways import pairs_in_sight
from sudologue.rules.arrows import card as cards
from sudologue.rules.arrows.evidence import ArrowBoundsEvidence, ArrowFillingEvidence, Way
from sudologue.rules.common.ways_to_fill import MOST_WAYS, fillable, refusing_links
from sudologue.rules.rule import FunctionRule

FEW_WAYS = 3
"""So many ways to fill an arrow can be told one by one."""


def arrow_bounds(rule: str, board: Board) -> Iterator[Inference]:
    """Cell by cell along the circle and each shaft: what is too small, then what is too large."""
    for arrow in fillable(board, Arrow):
        told = set[Candidate]()
        for shaft in arrow.shafts:
            for cell in arrow.circle + shaft:
                for is_least in (True, False):
                    evidence = _bound(board, arrow, shaft, cell, is_least)
                    gone = _beyond(board, cell, evidence.bound, is_least)
                    if not told.issuperset(gone):
                        told.update(gone)
                        yield Inference(rule, Elimination.of_candidates(gone), evidence)


def _beyond(board: Board, cell: Cell, bound: int, is_least: bool) -> tuple[Candidate, ...]:
    """The candidates of a cell that are less than it is at least, or more than it is at most."""
    return tuple(
        Candidate(cell, digit)
        for digit in sorted(board.domain(cell))
        if (digit < bound if is_least else digit > bound)
    )


def _bound(
    board: Board, arrow: Arrow, shaft: tuple[Cell, ...], cell: Cell, is_least: bool
) -> ArrowBoundsEvidence:
    """What the others leave for a cell; that some see each other is used only if that says more."""
    plain = _left_by_others(board, arrow, shaft, cell, is_least)
    gone = _beyond(board, cell, plain.bound, is_least)
    groups = _groups(board, [other for other in shaft if other != cell])
    closer = _left_by_others(board, arrow, shaft, cell, is_least, groups)
    more = _beyond(board, cell, closer.bound, is_least)
    if len(more) > len(gone):  # by refusing ways, so only where these can be looked at
        links = refusing_links(board.layout, arrow, _ways_with(board, arrow, more))
        if links:
            return replace(closer, apart=links, links=links)
    return plain


def _left_by_others(
    board: Board,
    arrow: Arrow,
    shaft: tuple[Cell, ...],
    cell: Cell,
    is_least: bool,
    groups: tuple[tuple[Cell, ...], ...] = (),
) -> ArrowBoundsEvidence:
    """The least, or the most, that a cell can be for what the others can make."""
    others, in_circle = [other for other in shaft if other != cell], cell in arrow.circle
    rest = _sum(board, others, is_least is in_circle, groups)
    number = _number(board, arrow.circle, is_least is not in_circle, without=cell)
    if in_circle:
        weight = 10 ** (len(arrow.circle) - 1 - arrow.circle.index(cell))
        bound = -((number - rest) // weight) if is_least else (rest - number) // weight
    else:
        bound = number - rest
    return ArrowBoundsEvidence(
        arrow=arrow,
        cells=(cell,),
        shaft=shaft,
        number=number,
        rest=rest,
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


def _sum(
    board: Board, cells: Iterable[Cell], least: bool, groups: Sequence[tuple[Cell, ...]]
) -> int:
    """The least, or the most, that cells can make; those of a group take different digits.

    The second-least digit of a group is no less than the second-least of what its cells can be, and
    more than the least digit; and so on.
    """
    size, grouped = board.layout.size, {cell for group in groups for cell in group}
    total = sum(_extreme(board, cell, least) for cell in cells if cell not in grouped)
    for group in groups:
        last = 0 if least else size + 1
        for digit in sorted((_extreme(board, cell, least) for cell in group), reverse=not least):
            last = max(digit, last + 1) if least else min(digit, last - 1)
            total += last
    return total


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
    """What no way to fill an arrow has: at once if few ways are left, else cell by cell."""
    for arrow in fillable(board, Arrow):
        kept, domains = board.masks.clue_support(arrow), board.masks.clue_domains(arrow)
        if kept is None or kept == domains:
            continue
        few = walks_of(arrow, board.layout.size).count(domains) <= FEW_WAYS
        ways = _ways_with(board, arrow) if few else ()
        for gone, left in _steps(arrow, domains, kept, at_once=few):
            evidence = ArrowFillingEvidence(arrow=arrow, cells=_cells(gone), ways=ways, left=left)
            yield Inference(rule, Elimination.of_candidates(gone), evidence)


def arrow_repeats(rule: str, board: Board) -> Iterator[Inference]:
    """The same, but ways that put a digit twice into cells in sight of each other do not count."""
    for arrow in fillable(board, Arrow):
        pairs = pairs_in_sight(board.layout, arrow)
        ways = _ways_with(board, arrow) if pairs else ()
        left = tuple(way for way in ways if all(way[one] != way[other] for one, other in pairs))
        if left and len(left) < len(ways):
            yield from _of_arrow(rule, board, arrow, ways, left)


def _of_arrow(
    rule: str, board: Board, arrow: Arrow, ways: Sequence[Way], left: tuple[Way, ...]
) -> Iterator[Inference]:
    few = len(left) <= FEW_WAYS
    for gone, digits in _steps(arrow, _used(ways), _used(left), at_once=few):
        places = {candidate: arrow.cells.index(candidate.cell) for candidate in gone}
        refused = [way for way in ways if any(way[places[c]] == c.digit for c in gone)]
        links = refusing_links(board.layout, arrow, refused)
        if links is not None:
            evidence = ArrowFillingEvidence(
                arrow=arrow,
                cells=_cells(gone),
                apart=links,
                ways=left if few else (),
                left=digits,
                refused=tuple(refused) if not few and len(refused) <= FEW_WAYS else (),
            )
            yield Inference(rule, Elimination.of_candidates(gone), evidence)


def _used(ways: Iterable[Way]) -> Domains:
    """The digits that ways have in each cell, as bits."""
    return tuple(sum({1 << digit - 1 for digit in digits}) for digits in zip(*ways, strict=True))


def _steps(
    arrow: Arrow, possible: Domains, kept: Domains, at_once: bool
) -> Iterator[tuple[tuple[Candidate, ...], tuple[int, ...]]]:
    """What is possible and not kept: all of it, or cell by cell with the digits that are kept."""
    gone: list[Candidate] = []
    for cell, domain, left in zip(arrow.cells, possible, kept, strict=True):
        its = tuple(Candidate(cell, bit + 1) for bit in bits_of(domain & ~left))
        gone += its
        if its and not at_once:
            yield its, tuple(bit + 1 for bit in bits_of(left))
    if gone and at_once:
        yield tuple(gone), ()


def _cells(candidates: Iterable[Candidate]) -> tuple[Cell, ...]:
    return tuple(dict.fromkeys(candidate.cell for candidate in candidates))


RULES = (
    FunctionRule(cards.ARROW_BOUNDS, arrow_bounds),
    FunctionRule(cards.ARROW_COMBINATION, arrow_combinations),
    FunctionRule(cards.ARROW_REPEATS, arrow_repeats),
)
