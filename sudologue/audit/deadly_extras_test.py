from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, permutations, product

import pytest

from puzzles.checks import only
from sudologue.audit import check_inference
from sudologue.audit.deadly_extras import PatternFills
from sudologue.audit.kernel_budget import LOOKS_AT_ALL, KernelBudget
from sudologue.clues import Region
from sudologue.inference import (
    Assumption,
    CellConstraint,
    Constraint,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
)
from sudologue.model import Board, BoardMasks, Candidate, Cell, HouseKind, Layout, bits_of
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence, DeadlyShape

SMALL = Layout.boxes(2, 2)


def cells(text: str) -> tuple[Cell, ...]:
    return tuple(map(Cell.parse, text.split()))


def candidates(text: str) -> tuple[Candidate, ...]:
    return tuple(Candidate(Cell.parse(part[:-3]), int(part[-2])) for part in text.split())


def step(
    pattern: str,
    extras: str,
    gone: str,
    truths: tuple[Constraint, ...] = (),
    links: tuple[Constraint, ...] = (),
) -> Inference:
    evidence = DeadlyPatternEvidence(
        pattern=cells(pattern),
        extras=candidates(extras),
        shape=DeadlyShape.RECTANGLE,
        digits=(1, 2),
        truths=truths,
        links=links,
    )
    return Inference("test", Elimination.of_candidates(candidates(gone)), evidence)


def rectangle_board(layout: Layout | None = None, placed: str = "") -> Board:
    """Three corners of r1c1, r1c4, r2c4 and r2c1 hold 1 and 2, and r2c4 holds 3 too."""
    chosen = layout or Layout.boxes(3, 3)
    board = Board(BoardMasks(chosen, chosen.tables.all_candidates, 0, 0))
    for cell, domain in (("r1c1", "12"), ("r1c4", "12"), ("r2c1", "12"), ("r2c4", "123")):
        open_cell = Cell.parse(cell)
        board = board.eliminate(
            Candidate(open_cell, digit)
            for digit in chosen.tables.digits
            if str(digit) not in domain
        )
    for candidate in candidates(placed):
        board = board.place(candidate.cell, candidate.digit)
    return board


RECTANGLE = "r1c1 r1c4 r2c4 r2c1"
R2C4 = CellConstraint(Cell.parse("r2c4"))
TYPE_1 = step(RECTANGLE, "r2c4(3)", "r2c4(1) r2c4(2)", links=(R2C4,))


class TestRefused:
    def test_a_rectangle_over_four_boxes(self):
        board = Board(BoardMasks(SMALL, SMALL.tables.all_candidates, 0, 0))
        wide = board.eliminate(
            Candidate(cell, digit) for cell in cells("r1c1 r1c3 r3c1 r3c3") for digit in (3, 4)
        )
        spared = step("r1c1 r1c3 r3c3 r3c1", "r3c3(1)", "r3c3(2)")
        assert "has no twin" in str(check_inference(wide, spared))

    @pytest.mark.parametrize("given", ["r1c1", "r1c4", "r2c1"])
    def test_a_given_in_the_pattern(self, given: str):
        board = rectangle_board(placed="r1c1(1) r1c4(2) r2c1(2)")
        number = board.layout.tables.cell_number(Cell.parse(given))
        board = Board(
            replace(
                board.masks, givens=board.masks.filled & board.layout.tables.domain_masks[number]
            )
        )
        verdict = check_inference(board, step(RECTANGLE, "r2c4(3)", "r2c4(1)", links=(R2C4,)))
        assert verdict.reason == f"{given} is a given, so its digit cannot be exchanged"

    def test_a_pattern_that_is_not_deadly(self):
        fewer = step("r1c1 r1c4 r2c4", "r2c4(3)", "r2c4(1)", links=(R2C4,))
        assert "has no twin" in str(check_inference(rectangle_board(), fewer))

    def test_extras_that_leave_out_one(self):
        board = rectangle_board()
        verdict = check_inference(
            board, step("r1c2 r1c4 r2c4 r2c2", "r2c4(3)", "r2c4(1)", links=(R2C4,))
        )
        assert "has no twin" in str(verdict)

    @pytest.mark.parametrize("barred", ["r1c1(1)", "r1c4(2)", "r2c4(1)", "r2c1(2)"])
    def test_a_twin_that_the_puzzle_bars(self, barred: str):
        board = rectangle_board()
        spoilt = Board(
            replace(
                board.eliminate(candidates(barred)).masks,
                barred=1 << board.layout.tables.candidate_number(*_parts(candidates(barred)[0])),
            )
        )
        gone = "r2c4(2)"
        verdict = check_inference(spoilt, step(RECTANGLE, "r2c4(3)", gone, links=(R2C4,)))
        assert "has no twin" in str(verdict)

    def test_sights_and_houses_that_tell_the_twins_apart(self):
        for layout in (
            Layout.boxes(3, 3).with_anti_knight(),
            Layout.boxes(3, 3).with_anti_king(),
            Layout.boxes(3, 3).with_diagonals(),
        ):
            assert not check_inference(rectangle_board(layout), TYPE_1)

    def test_no_pattern_and_no_extras(self):
        board = rectangle_board()
        for pattern, extras in (("", "r2c4(3)"), (RECTANGLE, "")):
            verdict = check_inference(board, step(pattern, extras, "r2c4(1)", links=(R2C4,)))
            assert verdict.reason == "a deadly pattern has cells, and extras that save it"

    def test_what_is_not_on_the_board(self):
        board = rectangle_board()
        off = step("r1c1 r1c10", "r2c4(3)", "r2c4(1)", links=(R2C4,))
        assert check_inference(board, off).reason == "r1c10 is not on this board"
        gone = step(RECTANGLE, "r2c4(4)", "r2c4(1)", links=(R2C4,))
        assert "4 is not a candidate of r2c4" in str(check_inference(board, gone))

    def test_an_assumption_without_a_pattern(self):
        evidence = Evidence(links=(R2C4,), assumption=Assumption.UNIQUE_SOLUTION)
        verdict = check_inference(rectangle_board(), replace(TYPE_1, evidence=evidence))
        assert "shows no pattern" in str(verdict)

    def test_a_pattern_without_the_assumption(self):
        plain = replace(TYPE_1, evidence=replace(TYPE_1.evidence, assumption=None))
        assert not check_inference(rectangle_board(), plain)

    def test_a_citation_too_few(self):
        assert not check_inference(rectangle_board(), step(RECTANGLE, "r2c4(3)", "r2c4(1)"))


@pytest.mark.parametrize(
    ("where", "reason"), [("r9c9 r2c4", "the region at r2c4"), ("r9c9 r8c8", "")]
)
def test_a_clue_matters_where_it_has_a_cell_of_the_pattern(where: str, reason: str):
    layout = Layout.boxes(3, 3).with_clues(Region.of("r9c1 r8c2"), Region.of(where))
    verdict = check_inference(rectangle_board(layout), TYPE_1)
    assert str(verdict) == (f"{reason} may tell a pattern's fill from its twin" if reason else "OK")


class TestAccepted:
    def test_a_rectangle_in_two_boxes(self):
        assert check_inference(rectangle_board(), TYPE_1)

    def test_candidates_that_reasoning_has_removed(self):
        for missing in ("r1c1(1)", "r1c4(2)", "r2c4(1)", "r1c1(2) r1c4(1)"):
            board = rectangle_board().eliminate(candidates(missing))
            assert check_inference(board, step(RECTANGLE, "r2c4(3)", "r2c4(2)", links=(R2C4,)))

    def test_placed_cells_that_are_not_given(self):
        board = rectangle_board(placed="r1c1(1) r1c4(2) r2c1(2)")
        assert check_inference(board, step(RECTANGLE, "r2c4(3)", "r2c4(1)", links=(R2C4,)))

    def test_the_placement_of_the_only_extra(self):
        placing = replace(TYPE_1, action=Placement(Cell.parse("r2c4"), 3))
        assert check_inference(rectangle_board(), placing)

    def test_extras_outside_the_pattern_with_the_truths_that_bind_them(self):
        board = rectangle_board()
        layout = board.layout
        row = next(house for house in layout.houses if str(house) == "row 2")
        outside = cells("r2c2 r2c3 r2c5 r2c6 r2c7 r2c8 r2c9")
        board = board.eliminate(
            Candidate(cell, digit) for cell in outside for digit in (1, 2) if cell.col > 1
        )
        truths = (HouseConstraint(row, 1), HouseConstraint(row, 2))
        links = (CellConstraint(Cell.parse("r2c2")),)
        extras, gone = "r2c2(1) r2c2(2)", "r2c2(3) r2c2(4)"
        assert check_inference(board, step(RECTANGLE, extras, gone, truths, links))
        for fewer in (truths[:1], truths[1:], ()):
            assert not check_inference(board, step(RECTANGLE, extras, gone, fewer, links))


def _parts(candidate: Candidate) -> tuple[Cell, int]:
    return candidate.cell, candidate.digit


# By brute force, on boards of four rows: of these there are so few that all grids can be listed.

LAYOUTS = (
    SMALL,
    SMALL.with_diagonals(main=True, anti=False),
    Layout.jigsaw("1112 1322 3324 3444"),
    SMALL.with_houses([cells("r1c1 r1c4 r2c1 r2c4")]),
)


@cache
def grids(layout: Layout) -> list[tuple[int, ...]]:
    """All ways to fill a small layout, row by row."""
    found: list[tuple[int, ...]] = [()]
    for row in layout.houses[4:8]:
        assert row.kind is HouseKind.ROW
        longer = (grid + digits for grid in found for digits in permutations(layout.tables.digits))
        found = [grid for grid in longer if not clashes(grid, layout)]
    return found


def clashes(grid: tuple[int, ...], layout: Layout) -> bool:
    """Whether a house holds a digit twice, in as many rows as there are."""
    for house in numbers_of(layout):
        held = [grid[number] for number in house if number < len(grid)]
        if len(set(held)) < len(held):
            return True
    return False


@cache
def numbers_of(layout: Layout) -> list[list[int]]:
    return [[layout.tables.cell_number(cell) for cell in house.cells] for house in layout.houses]


@dataclass(frozen=True)
class Position:
    """A board on the way to a solution, which may be one of several."""

    board: Board
    solution: tuple[int, ...]
    unique: bool


def positions(layout: Layout, count: int, clues: float = 0.3) -> Iterator[Position]:
    """Boards of random puzzles.

    Some cells are given, some candidates barred; of the rest some cells are placed and some false
    candidates eliminated, as reasoning would have it.
    """
    chance = random.Random(count)
    every, numbers = grids(layout), range(layout.tables.cell_count)
    for _ in range(count):
        solution = chance.choice(every)
        given = [n for n in numbers if chance.random() < clues]
        false = [(n, d) for n in numbers for d in layout.tables.digits if d != solution[n]]
        barred = [(n, d) for n, d in false if chance.random() < 0.06]
        fitting = [
            grid
            for grid in every
            if all(grid[n] == solution[n] for n in given) and all(grid[n] != d for n, d in barred)
        ]
        board = Board(
            Board.from_values(
                [digit if n in given else None for n, digit in enumerate(solution)], layout
            ).masks.barring(Candidate(layout.cells[n], d) for n, d in barred)
        )
        for number, cell in enumerate(layout.cells):
            if chance.random() < 0.2 and board.value(cell) is None:
                board = board.place(cell, solution[number])
        board = board.eliminate(
            Candidate(layout.cells[n], d)
            for n, d in false
            if d in board.domain(layout.cells[n]) and chance.random() < 0.3
        )
        yield Position(board, solution, len(fitting) == 1)


def patterns(position: Position, chance: random.Random) -> Iterator[DeadlyPatternEvidence]:
    """Where the solution differs from another grid, and where two digits might."""
    board, solution = position.board, position.solution
    layout = board.layout
    free = [cell for cell in layout.cells if not board.is_given(cell)]
    for other in chance.sample(grids(layout), min(40, len(grids(layout)))):
        kept = {n: {a, b} for n, (a, b) in enumerate(zip(solution, other, strict=True)) if a != b}
        if len(kept) <= 8:
            yield from _saved(
                board, {layout.cells[n]: digits for n, digits in kept.items()}, chance
            )
    for _ in range(10):
        digits = set(chance.sample(layout.tables.digits, chance.choice((2, 2, 3))))
        mates = chance.sample(free, min(len(free), chance.choice((3, 4, 5, 6))))
        yield from _saved(board, dict.fromkeys(mates, digits), chance)


def _saved(
    board: Board, kept: Mapping[Cell, set[int]], chance: random.Random
) -> Iterator[DeadlyPatternEvidence]:
    """The pattern whose extras are all candidates but those kept, and mostly just these."""
    extras = [
        Candidate(cell, digit)
        for cell, digits in kept.items()
        for digit in board.domain(cell)
        if (digit in digits) is (chance.random() < 0.03)
    ]
    if extras and not any(map(board.is_given, kept)):
        yield DeadlyPatternEvidence(
            pattern=tuple(kept), extras=tuple(extras), shape=DeadlyShape.LOOP, digits=()
        )


def is_deadly(board: Board, evidence: DeadlyPatternEvidence) -> tuple[bool, int]:
    """The definition, word by word, and how many ways there are to fill the pattern."""
    tables, pattern = board.layout.tables, evidence.pattern
    houses = [[n for n, cell in enumerate(pattern) if cell in h.cells] for h in tables.houses]

    def fills(
        allowed: Sequence[set[int]], begun: tuple[int, ...] = ()
    ) -> Iterator[tuple[int, ...]]:
        if len(begun) == len(pattern):
            yield begun
            return
        at = len(begun)
        rivals = {begun[n] for house in houses if at in house for n in house if n < at}
        for digit in allowed[at] - rivals:
            yield from fills(allowed, (*begun, digit))

    def marks_of(fill: tuple[int, ...]) -> tuple[frozenset[int], ...]:
        return tuple(frozenset(fill[n] for n in house) for house in houses)

    def barred(cell: Cell, digit: int) -> bool:
        return bool(board.masks.barred >> tables.candidate_number(cell, digit) & 1)

    def left(cell: Cell) -> set[int]:
        value = board.value(cell)
        possible = board.domain(cell) if value is None else {value}
        return {digit for digit in possible if Candidate(cell, digit) not in evidence.extras}

    open_to = list(fills([left(cell) for cell in pattern]))
    free = [{digit for digit in tables.digits if not barred(cell, digit)} for cell in pattern]
    twins = Counter[tuple[frozenset[int], ...]]()
    if open_to:
        twins.update(marks_of(fill) for fill in fills(free))
    return all(twins[marks_of(fill)] > 1 for fill in open_to), len(open_to)


def spent(work: KernelBudget) -> int:
    """How many looks at citations were taken, on a board where one costs one."""
    return LOOKS_AT_ALL - work._left  # pyright: ignore[reportPrivateUsage]


def test_fills_are_the_choices_that_break_no_link():
    chance, fewer, work = random.Random(7), 0, KernelBudget(SMALL)
    for position in positions(SMALL, count=60, clues=0.1):
        board, live = position.board, position.board.masks.live | position.board.masks.filled
        pattern = tuple(sorted(chance.sample(range(SMALL.tables.cell_count), 4)))
        houses = [HouseConstraint(h, d) for h, d in product(SMALL.houses, SMALL.tables.digits)]
        truths = tuple(c.mask(SMALL) for c in chance.sample(houses, chance.choice((0, 1, 2))))
        links = tuple(
            sum(1 << n for n in chance.sample(range(64), 12))
            for _ in range(chance.choice((0, 1, 4)))
        )
        fills = PatternFills(board.masks, pattern, work)
        wanted = (*fills.domains, *truths)
        expected = {
            sum(1 << number for number in chosen[:4])
            for chosen in product(*(bits_of(truth & live) for truth in wanted))
            if breaks_none(set(chosen), links, pattern)
        }
        assert set(fills.fills(live, wanted, links)) == expected
        fewer += len(expected) < len(set(fills.fills(live, wanted)))
    assert 10 < fewer < 60
    assert spent(work) == 8_049


def breaks_none(chosen: set[int], links: Sequence[int], pattern: Sequence[int]) -> bool:
    """Whether no link has two of the candidates, and no two of the pattern see each other."""
    its = [number for number in chosen if number % 16 in pattern]
    in_sight = any(SMALL.tables.seen_masks[one] >> other & 1 for one, other in combinations(its, 2))
    return not in_sight and all(sum(link >> n & 1 for n in chosen) < 2 for link in links)


@pytest.mark.parametrize(
    "layout", [LAYOUTS[0], *(pytest.param(its, marks=pytest.mark.slow) for its in LAYOUTS[1:])]
)
def test_the_kernel_knows_deadly_patterns_by_their_definition(layout: Layout):
    chance = random.Random(20)
    deadly = harmless = 0
    for position in positions(layout, count=30, clues=0.1):
        for evidence in patterns(position, chance):
            extra = evidence.extras[0]
            placing = Inference("test", Placement(extra.cell, extra.digit), evidence)
            refused = "has no twin" in str(check_inference(position.board, placing))
            expected, fills = is_deadly(position.board, evidence)
            assert refused is not expected, (position.board.pretty(True), evidence)
            deadly, harmless = deadly + (expected and fills > 0), harmless + refused
    assert deadly > 10
    assert harmless > 10


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_accepted_step_is_true_of_a_single_solution(layout: Layout):
    chance = random.Random(30)
    accepted = several = 0
    for position in positions(layout, count=150):
        for evidence in patterns(position, chance):
            for inference in conclusions(position.board, evidence, chance):
                verdict = check_inference(position.board, inference)
                if not position.unique:
                    several += verdict.ok
                elif verdict.ok:
                    accepted += 1
                    assert holds(inference, position.solution), (position, inference)
    assert accepted > 100
    assert several > 20


def conclusions(
    board: Board, evidence: DeadlyPatternEvidence, chance: random.Random
) -> Iterator[Inference]:
    """Placements of extras, and eliminations with random citations."""
    tables = board.layout.tables
    truths = [HouseConstraint(h, d) for h, d in product(tables.houses, tables.digits)]
    for extra in evidence.extras[:2]:
        yield Inference("test", Placement(extra.cell, extra.digit), evidence)
    for cell in tables.cells:
        for digit in board.domain(cell):
            cited = replace(
                evidence,
                truths=tuple(chance.sample(truths, chance.choice((0, 0, 1, 2)))),
                links=(CellConstraint(cell), *chance.sample(truths, 3)),
            )
            yield Inference("test", Elimination((cell,), (digit,)), cited)


def holds(inference: Inference, solution: tuple[int, ...]) -> bool:
    placing = isinstance(inference.action, Placement)
    return all(
        (solution[c.cell.row * 4 + c.cell.col] == c.digit) is placing
        for c in inference.action.candidates
    )


def test_every_pair_of_rows_in_a_band_can_be_exchanged():
    """The pattern of two full rows is deadly as long as no cell of them is given."""
    board = Board(BoardMasks(SMALL, SMALL.tables.all_candidates, 0, 0))
    rows = [[Cell(row, col) for col in range(4)] for row in range(4)]
    for one, other in combinations(range(4), 2):
        evidence = DeadlyPatternEvidence(
            pattern=tuple(rows[one] + rows[other]),
            extras=(Candidate(rows[one][0], 1),),
            shape=DeadlyShape.EXTENDED_RECTANGLE,
            digits=(1, 2, 3, 4),
        )
        placing = Inference("test", Placement(rows[one][0], 1), evidence)
        assert check_inference(board, placing).ok is (one // 2 == other // 2)


def test_two_and_two_is_every_cell_and_every_digit_of_a_house() -> None:
    """Rows and columns alone: a corner with four digits, to which the others add up by twos."""
    latin = Layout(4, SMALL.houses[4:])
    board = Board(BoardMasks(latin, latin.tables.all_candidates, 0, 0))
    kept = {"r1c1": "1234", "r1c2 r2c1 r2c2": "12", "r1c3 r3c1 r3c3": "34"}
    for names, digits in kept.items():
        board = only(board, names, digits)
    names = cells(" ".join(kept))
    numbers = tuple(sorted(map(latin.tables.cell_number, names)))
    assert not PatternFills(board.masks, numbers, KernelBudget(latin)).is_two_and_two(
        board.masks.live
    )
    square = tuple(map(latin.tables.cell_number, cells("r1c1 r1c2 r2c1 r2c2")))
    cut = only(board, "r1c1", "12")
    assert PatternFills(cut.masks, square, KernelBudget(latin)).is_two_and_two(cut.masks.live)


def two_rows(columns: str, digits: str, rows: str = "12") -> tuple[Board, str]:
    """The empty board where two rows keep but these digits in these columns, and these cells."""
    layout = Layout.boxes(3, 3)
    names = " ".join(f"r{row}c{column}" for row in rows for column in columns)
    board = Board(BoardMasks(layout, layout.tables.all_candidates, 0, 0))
    return (
        board.eliminate(
            Candidate(cell, digit)
            for cell in cells(names)
            for digit in layout.tables.digits
            if str(digit) not in digits
        ),
        names,
    )


def exchange(columns: str) -> tuple[Board, Inference]:
    """Two rows of a band, with as many digits as columns and an extra in the first cell."""
    digits = "".join(map(str, range(1, len(columns) + 1)))
    board, names = two_rows(columns, digits + "9")
    first, *others = cells(names)
    board = board.eliminate(Candidate(cell, 9) for cell in others)
    return board, step(names, f"{first}(9)", f"{first}(1)", links=(CellConstraint(first),))


@pytest.mark.parametrize("columns", ["147", "1247", "12457", "124578", "1234578"])
def test_two_rows_of_a_band_with_as_many_digits_as_places_are_known_at_once(columns: str):
    board, proof = exchange(columns)
    assert check_inference(board, proof).ok
    work = KernelBudget(board.layout)
    work.begin()
    first, *others = cells(two_rows(columns, "")[1])
    numbers = tuple(map(board.layout.tables.cell_number, [first, *others]))
    pattern = PatternFills(board.masks, numbers, work)
    possible = board.masks.live & ~(1 << board.layout.tables.candidate_number(first, 9))
    assert pattern.is_exchange(possible)
    if len(columns) < 5:
        fills = list(pattern.fills(possible, pattern.domains))
        assert fills
        assert all(map(pattern.has_twin, fills))


@pytest.mark.parametrize(
    ("columns", "digits", "rows", "barred"),
    [
        ("147", "1234", "12", ""),  # a digit more than places
        ("147", "123", "14", ""),  # rows of two bands
        ("147", "123", "12", "r2c4(3)"),
        ("14", "123", "12", ""),
    ],
)
def test_what_two_rows_cannot_exchange(columns: str, digits: str, rows: str, barred: str):
    board, names = two_rows(columns, digits, rows)
    if barred:
        (gone,) = candidates(barred)
        bit = 1 << board.layout.tables.candidate_number(gone.cell, gone.digit)
        board = Board(replace(board.eliminate([gone]).masks, barred=bit))
    work = KernelBudget(board.layout)
    work.begin()
    numbers = tuple(map(board.layout.tables.cell_number, cells(names)))
    assert not PatternFills(board.masks, numbers, work).is_exchange(board.masks.live)
