from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from pathlib import Path
from random import Random

import pytest

from puzzles.checks import board_with, empty, only, without
from puzzles.layouts import LAYOUTS
from sudologue.audit import Verdict, check_inference, kernel, kernel_budget
from sudologue.audit.kernel import receipt_of
from sudologue.audit.trace import Replay
from sudologue.clues import Region
from sudologue.errors import BoardTextError
from sudologue.inference import (
    Action,
    Assumption,
    CellConstraint,
    ClueConstraint,
    Constraint,
    Elimination,
    Evidence,
    HouseConstraint,
    Inference,
    Placement,
    SightConstraint,
)
from sudologue.model import CLASSIC, Board, Candidate, Cell, House, HouseKind, Layout
from sudologue.rules.uniqueness.evidence import DeadlyPatternEvidence, DeadlyShape

SMALL = LAYOUTS["4x4"]
BOX_1, ROW_1, COLUMN_1 = SMALL.houses[0], SMALL.houses[4], SMALL.houses[8]
# r1c1 is down to 4; 4 has one place in row 1
BOARD = board_with(SMALL, "r1c2=1 r4c1=2 r1c4=3 r3c3=4")
R1C1 = Cell(0, 0)


def inference(
    action: Action, truths: tuple[Constraint, ...] = (), links: tuple[Constraint, ...] = ()
) -> Inference:
    return Inference("some_rule", action, Evidence(truths=truths, links=links))


def eliminating(*candidates: str) -> Elimination:
    return Elimination.of_candidates(tuple(map(Candidate.parse, candidates)))


FOUR = Placement(R1C1, 4)
CELL = CellConstraint(R1C1)
IN_ROW = HouseConstraint(ROW_1, 4)

# ------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Placement(R1C1, 3), "3 is not a candidate of r1c1"),
        (Placement(Cell(0, 1), 1), "1 is not a candidate of r1c2"),
        (Placement(R1C1, 5), "r1c1 with 5 is not on this board"),
        (Placement(R1C1, 0), "r1c1 with 0 is not on this board"),
        (Placement(Cell(4, 0), 1), "r5c1 with 1 is not on this board"),
        (Placement(Cell(0, 4), 1), "r1c5 with 1 is not on this board"),
        (eliminating("r1c3(2)", "r1c3(3)"), "3 is not a candidate of r1c3"),
    ],
)
def test_a_conclusion_must_say_something_about_the_board(action: Action, reason: str) -> None:
    verdict = check_inference(BOARD, inference(action, (CELL,)))
    assert verdict == Verdict(False, reason)


STRANGE = House(HouseKind.EXTRA, 0, (Cell(0, 0), Cell(1, 1), Cell(2, 2), Cell(3, 3)))
RENAMED = House(HouseKind.ROW, 1, ROW_1.cells)


@pytest.mark.parametrize(
    ("truths", "links", "reason"),
    [
        (
            (HouseConstraint(STRANGE, 4),),
            (),
            "no constraint of this puzzle says that one is true of: 4 in extra region 1",
        ),
        (
            (HouseConstraint(RENAMED, 4),),
            (),
            "no constraint of this puzzle says that one is true of: 4 in row 2",
        ),
        (
            (HouseConstraint(ROW_1, 5),),
            (),
            "no constraint of this puzzle says that one is true of: 5 in row 1",
        ),
        (
            (CellConstraint(Cell(4, 0)),),
            (),
            "no constraint of this puzzle says that one is true of: r5c1",
        ),
        # sight never says that either of two cells takes the digit
        (
            (SightConstraint(R1C1, Cell(0, 1), 4),),
            (),
            "no constraint of this puzzle says that one is true of: 4 in sight of r1c1 and r1c2",
        ),
        (
            (CELL,),
            (HouseConstraint(STRANGE, 4),),
            "no constraint of this puzzle says that at most one is true of: 4 in extra region 1",
        ),
        (
            (CELL,),
            (CellConstraint(Cell(0, 4)),),
            "no constraint of this puzzle says that at most one is true of: r1c5",
        ),
        (
            (CELL,),
            (SightConstraint(R1C1, Cell(3, 3), 4),),
            "no constraint of this puzzle says that at most one is true of: "
            "4 in sight of r1c1 and r4c4",
        ),
        (
            (CELL,),
            (SightConstraint(R1C1, Cell(0, 4), 4),),
            "no constraint of this puzzle says that at most one is true of: "
            "4 in sight of r1c1 and r1c5",
        ),
        (
            (CELL,),
            (SightConstraint(R1C1, Cell(0, 1), 5),),
            "no constraint of this puzzle says that at most one is true of: "
            "5 in sight of r1c1 and r1c2",
        ),
    ],
)
def test_only_constraints_of_the_puzzle_can_be_cited(
    truths: tuple[Constraint, ...], links: tuple[Constraint, ...], reason: str
) -> None:
    verdict = check_inference(BOARD, inference(FOUR, truths, links))
    assert verdict == Verdict(False, reason)


def refused_as_a_link(link: Constraint) -> bool:
    reason = check_inference(BOARD, inference(FOUR, (CELL,), (link,))).reason
    said = f"no constraint of this puzzle says that at most one is true of: {link}"
    return reason == said


NEXT = Cell(0, 1)


def test_digits_of_constraints_run_from_1_to_the_number_of_rows() -> None:
    for digit in range(1, 7):
        is_strange = digit > 4
        assert refused_as_a_link(HouseConstraint(ROW_1, digit)) is is_strange
        assert refused_as_a_link(SightConstraint(R1C1, NEXT, digit)) is is_strange
    for link in HouseConstraint(ROW_1, 0), SightConstraint(R1C1, NEXT, 0):
        with pytest.raises(BoardTextError, match=r"^0 is not a digit"):
            refused_as_a_link(link)


@pytest.mark.parametrize(("row", "col"), [(3, 4), (4, 3), (4, 4), (3, 3), (0, 3), (3, 0)])
def test_cells_of_constraints_are_on_the_board(row: int, col: int) -> None:
    cell, is_strange = Cell(row, col), max(row, col) == 4
    assert refused_as_a_link(CellConstraint(cell)) is is_strange
    for other in (Cell(min(row, 3), min(col, 2)), Cell(min(row, 2), min(col, 3))):
        is_no_link = is_strange or other == cell
        assert refused_as_a_link(SightConstraint(cell, other, 4)) is is_no_link
        assert refused_as_a_link(SightConstraint(other, cell, 4)) is is_no_link


@pytest.mark.parametrize(
    ("action", "truths", "links", "claim"),
    [
        (FOUR, (), (), "r1c1 to be 4"),
        (FOUR, (), (CELL, IN_ROW), "r1c1 to be 4"),
        # a truth about something else; one that leaves a second place open
        (FOUR, (CellConstraint(Cell(0, 2)),), (), "r1c1 to be 4"),
        (FOUR, (HouseConstraint(COLUMN_1, 4),), (), "r1c1 to be 4"),
        (eliminating("r2c1(4)"), (IN_ROW,), (), "r2c1 not to be 4"),
        # the first of several is forced, the second is not
        (
            eliminating("r2c1(4)", "r2c2(4)"),
            (IN_ROW,),
            (HouseConstraint(COLUMN_1, 4),),
            "r2c2 not to be 4",
        ),
        # what is true is not false, and what is false is not true
        (eliminating("r1c1(4)"), (CELL,), (), "r1c1 not to be 4"),
        (Placement(Cell(1, 1), 4), (IN_ROW,), (), "r2c2 to be 4"),
    ],
)
def test_citations_must_force_the_conclusion(
    action: Action, truths: tuple[Constraint, ...], links: tuple[Constraint, ...], claim: str
) -> None:
    verdict = check_inference(BOARD, inference(action, truths, links))
    nothing = "" if truths or links else ": it has no receipt, as nothing is cited"
    assert verdict == Verdict(False, f"the constraints cited do not force {claim}{nothing}")


def test_digits_above_nine_are_written_as_letters() -> None:
    board = empty(Layout.of_size(16))
    verdict = check_inference(board, inference(Placement(R1C1, 11), (CELL,)))
    assert verdict.reason == "the constraints cited do not force r1c1 to be B"
    without_it = board.eliminate([Candidate(R1C1, 11)])
    assert check_inference(without_it, inference(Placement(R1C1, 11), (CELL,))).reason == (
        "B is not a candidate of r1c1"
    )


def test_an_assumption_needs_a_pattern() -> None:
    evidence = Evidence(truths=(CELL,), assumption=Assumption.UNIQUE_SOLUTION)
    verdict = check_inference(BOARD, Inference("some_rule", FOUR, evidence))
    assert verdict == Verdict(
        False, "it assumes that the puzzle has one solution, and shows no pattern"
    )


# ----------------------------------------------------------------------------- what is accepted


@pytest.mark.parametrize(
    ("action", "truths", "links"),
    [
        (FOUR, (CELL,), ()),
        (FOUR, (IN_ROW,), ()),
        (FOUR, (HouseConstraint(BOX_1, 2), IN_ROW), (CELL,)),  # more than is needed
        (eliminating("r2c1(4)"), (CELL,), (HouseConstraint(COLUMN_1, 4),)),
        (eliminating("r2c1(4)", "r2c2(4)"), (IN_ROW,), (HouseConstraint(BOX_1, 4),)),
        (eliminating("r2c1(4)"), (IN_ROW,), (SightConstraint(R1C1, Cell(1, 0), 4),)),
        (eliminating("r2c1(4)"), (IN_ROW,), (SightConstraint(Cell(1, 0), R1C1, 4),)),
    ],
)
def test_what_is_forced_is_accepted(
    action: Action, truths: tuple[Constraint, ...], links: tuple[Constraint, ...]
) -> None:
    verdict = check_inference(BOARD, inference(action, truths, links))
    assert verdict == Verdict(True)
    assert verdict
    assert str(verdict) == "OK"


def wing() -> tuple[Board, Inference]:
    """An XY-wing: whichever digit the pivot takes, one of the pincers takes 3."""
    board = only(empty(CLASSIC), "r1c1", "12")
    board = only(only(board, "r1c5", "13"), "r5c1", "23")
    pivot, one, other = (CellConstraint(Cell.parse(name)) for name in ("r1c1", "r1c5", "r5c1"))
    rows, columns = CLASSIC.houses[9:18], CLASSIC.houses[18:]
    links = (
        HouseConstraint(rows[0], 1),
        HouseConstraint(columns[0], 2),
        HouseConstraint(columns[4], 3),
        HouseConstraint(rows[4], 3),
    )
    return board, inference(eliminating("r5c5(3)"), (pivot, one, other), links)


def test_cases_are_split_where_nothing_is_forced() -> None:
    board, proof = wing()
    truths, links = proof.evidence.truths, proof.evidence.links
    assert check_inference(board, proof).ok
    for missing in range(4):
        fewer = links[:missing] + links[missing + 1 :]
        assert not check_inference(board, inference(proof.action, truths, fewer)).ok
    for missing in range(3):
        few = truths[:missing] + truths[missing + 1 :]
        assert not check_inference(board, inference(proof.action, few, links)).ok


def test_a_digit_that_stands_meets_its_truth() -> None:
    """The cited house has its digit already, so it forces nothing."""
    board = board_with(CLASSIC, "r1c1=4")
    row = HouseConstraint(CLASSIC.houses[9], 4)
    verdict = check_inference(board, inference(eliminating("r5c5(4)"), (row,), ()))
    assert not verdict.ok


def test_a_truth_without_candidates_proves_anything() -> None:
    """On a board that contradicts itself everything follows, and the receipt shows why."""
    board = without(empty(CLASSIC), " ".join(f"r1c{col}(4)" for col in range(1, 10)))
    row = HouseConstraint(CLASSIC.houses[9], 4)
    assert check_inference(board, inference(Placement(Cell(5, 5), 7), (row,))).ok


def test_a_single_is_a_candidate() -> None:
    """A truth that has nothing left forces no digit that the board rules out already."""
    board = without(empty(CLASSIC), " ".join(f"r1c{col}(4)" for col in range(1, 10)))
    row = HouseConstraint(CLASSIC.houses[9], 4)
    verdict = check_inference(board, inference(Placement(Cell(0, 0), 4), (row,)))
    assert verdict == Verdict(False, "4 is not a candidate of r1c1")


# -------------------------------------------------------------------------------- too many cases


def pigeons(layout: Layout) -> tuple[Board, Inference]:
    """A house where each cell may take any digit but one: all choices fail, each at its end."""
    row = next(house for house in layout.houses if house.kind is HouseKind.ROW)
    board = empty(layout).eliminate([Candidate(cell, layout.size) for cell in row.cells])
    evidence = Evidence(
        truths=tuple(map(CellConstraint, row.cells)),
        links=tuple(HouseConstraint(row, digit) for digit in layout.tables.digits),
    )
    last = Candidate(layout.cells[-1], 1)
    return board, Inference("some_rule", Elimination.of_candidates((last,)), evidence)


def test_few_cases_are_looked_through() -> None:
    assert check_inference(*pigeons(SMALL)).ok
    assert check_inference(*pigeons(Layout.boxes(2, 3))).ok


def test_too_many_cases_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    board, proof = pigeons(Layout.of_size(16))
    monkeypatch.setattr(kernel_budget, "LOOKS_AT_ONE", 20_000)
    refused = check_inference(board, proof)
    assert not refused.ok
    assert refused.reason == (
        "too many cases: this step took more than 20,000 looks at the constraints cited"
    )
    # as one step among others, none of which is too costly by itself
    monkeypatch.setattr(kernel_budget, "LOOKS_AT_ONE", 5_000)
    monkeypatch.setattr(kernel_budget, "LOOKS_AT_ALL", 12_000)
    board, proof = pigeons(Layout.boxes(2, 3))
    replay = Replay(board)
    reason, taken = None, 0
    while reason is None:
        claim = board.layout.tables.candidate(replay.live.bit_length() - 1)
        receipt = receipt_of(
            board.layout, replace(proof, action=Elimination.of_candidates((claim,)))
        )
        reason = replay.take(receipt)
        taken += reason is None
    assert taken > 1
    assert reason == (
        "too many cases: the steps up to this one took more than 12,000 looks at the constraints "
        "cited"
    )


def test_too_many_fills_of_a_pattern_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_budget, "LOOKS_AT_ONE", 20_000)
    board = empty(CLASSIC)
    evidence = DeadlyPatternEvidence(
        pattern=CLASSIC.cells[:-1],
        extras=(Candidate(CLASSIC.cells[0], 1),),
        shape=DeadlyShape.GRAVE,
        digits=(1, 2),
    )
    action = Elimination.of_candidates((Candidate(CLASSIC.cells[-1], 1),))
    verdict = check_inference(board, Inference("some_rule", action, evidence))
    assert str(verdict.reason).startswith("too many cases")


def test_many_truths_that_can_all_be_met_are_no_deep_water() -> None:
    """Cases lie side by side, not within one another."""
    layout = Layout.of_size(12)
    truths = (
        *map(CellConstraint, layout.cells),
        *(
            HouseConstraint(house, digit)
            for house in layout.houses
            for digit in layout.tables.digits
        ),
    )
    action = Elimination.of_candidates((Candidate(Cell(0, 0), 1),))
    verdict = check_inference(empty(layout), inference(action, truths, ()))
    assert verdict.reason == "the constraints cited do not force r1c1 not to be 1"


def is_forced(board: Board, proof: Inference) -> bool:
    """What the kernel says, from nothing but the words: all choices of the truths are tried."""
    layout, (claim,) = board.layout, proof.action.candidates
    truths, links = proof.evidence.truths, proof.evidence.links
    candidates = [
        layout.tables.candidates_in(truth.mask(layout) & board.masks.live) for truth in truths
    ]
    forbidden = [set(layout.tables.candidates_in(link.mask(layout))) for link in links]
    return not any(
        all(len(link & {claim, *chosen}) < 2 for link in forbidden)
        for chosen in product(*candidates)
    )


def random_proofs(
    count: int, seed: int, layout: Layout = SMALL, gone: int = 34, truths: int = 7
) -> Iterator[tuple[Board, Inference]]:
    """Boards with few candidates, and what may follow there from citations drawn by lot."""
    tables = layout.tables
    rng = Random(seed)
    cited = [
        *map(CellConstraint, layout.cells),
        *(HouseConstraint(house, digit) for house in layout.houses for digit in tables.digits),
    ]
    links = [constraint for constraint in cited if isinstance(constraint, HouseConstraint)]
    for _ in range(count):
        live = tables.candidates_in(tables.all_candidates)
        board = empty(layout).eliminate(rng.sample(live, gone))
        claim = rng.choice(tables.candidates_in(board.masks.live))
        evidence = Evidence(
            truths=tuple(rng.sample(cited, rng.randint(1, truths))),
            links=tuple(rng.sample(links, rng.randint(1, 16))),
            clues=tuple(map(ClueConstraint, layout.clues)),
        )
        yield board, Inference("some_rule", Elimination.of_candidates((claim,)), evidence)


@pytest.mark.parametrize("many", [0, 10**9])
@pytest.mark.parametrize("very_many", [0, 10**9])
def test_the_verdict_is_the_same_however_many_cases_there_are(
    monkeypatch: pytest.MonkeyPatch, many: int, very_many: int
) -> None:
    monkeypatch.setattr(kernel, "_MANY_CASES", many)
    monkeypatch.setattr(kernel, "_VERY_MANY_CASES", very_many)
    verdicts = list[bool]()
    for board, proof in random_proofs(400, 5):
        verdicts.append(check_inference(board, proof).ok)
        assert verdicts[-1] is is_forced(board, proof), proof
    assert 40 < sum(verdicts) < 360


def test_parts_are_not_met_by_themselves_where_clues_join_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Four cells of which no two are equal, clue by clue, with three digits between them."""
    monkeypatch.setattr(kernel, "_MANY_CASES", 0)
    cells = ("r1c1", "r4c5", "r7c9", "r9c2")
    layout = CLASSIC.with_clues(*(Region.of(pair) for pair in combinations(cells, 2)))
    evidence = Evidence(clues=tuple(map(ClueConstraint, layout.clues)))
    claim = Elimination.of_candidates((Candidate.parse("r5c3(9)"),))
    for digits, is_forced_then in (("123", True), ("1234", False)):
        board = only(empty(layout), " ".join(cells), digits)
        verdict = check_inference(board, Inference("some_rule", claim, evidence))
        assert verdict.ok is is_forced_then


def apart() -> tuple[Board, Inference]:
    """Five choices that can be made in many ways, and one that cannot be made at all."""
    layout = Layout.of_size(12)
    rows = [house for house in layout.houses if house.kind is HouseKind.ROW]
    cells = {row: row.cells[:4] for row in rows[:9:2]} | {rows[11]: rows[11].cells[:7]}
    gone = [
        Candidate(cell, digit)
        for row, some in cells.items()
        for cell in some
        for digit in layout.tables.digits
        if digit > (6 if row is rows[11] else 4)
    ]
    evidence = Evidence(
        truths=tuple(CellConstraint(cell) for some in cells.values() for cell in some),
        links=tuple(HouseConstraint(row, digit) for row in cells for digit in layout.tables.digits),
    )
    board = empty(layout).eliminate(gone)
    last = Candidate(layout.cells[-1], 1)
    return board, Inference("some_rule", Elimination.of_candidates((last,)), evidence)


def test_truths_that_have_nothing_to_do_with_each_other_are_met_part_by_part() -> None:
    assert check_inference(*apart()).ok


# -------------------------------------------------------------------------------- the verdict


@pytest.mark.parametrize(
    ("verdict", "text"),
    [
        (Verdict(True), "OK"),
        (Verdict(True, caveat="with a candle lit"), "OK, with a candle lit"),
        (Verdict(False, "the moon is full"), "the moon is full"),
        (Verdict(False, "the moon is full", 1), "step 1: the moon is full"),
    ],
)
def test_a_verdict_says_what_is_wrong_and_where(verdict: Verdict, text: str) -> None:
    assert str(verdict) == text
    assert bool(verdict) is verdict.ok


ROOMS = {"audit", "caches", "errors", "inference", "model"}


def test_the_checker_does_not_believe_the_witness() -> None:
    """It imports the values it judges, the evidence among them, and nothing of how it is found."""
    assert kernel.__file__ is not None
    for file in Path(kernel.__file__).parent.glob("*.py"):
        if file.name.endswith("_test.py"):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and "sudologue" in node.module:
                _, room, *inside = node.module.split(".")
                if room == "rules" and inside[1:2] == ["evidence"]:
                    continue
                values = {"audit", "caches", "errors", "inference", "messages", "model", "wording"}
                assert room in values, (file.name, node.module)
