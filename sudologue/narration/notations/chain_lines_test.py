"""Chains in all notations, written and read back; and lines of others."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudologue.errors import BoardTextError, LayoutError
from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.model import Board, BoardMasks, Cell, Layout
from sudologue.narration.notations import ReadChain, notation_named, notations
from sudologue.rules import named
from sudologue.rules.chains.evidence import (
    ChainEvidence,
    ChainNode,
    LinkedNodesEvidence,
    StrongJoint,
    WeakJoint,
)

BOARD = Board.from_string(
    ".43...712.72.3.865.857..943297361458.64..7391.31.4.276429653187316.7.529758...634"
)
OTHER = Board.from_string(
    "2538.91.6981.2635.746351....18..5.....9.825.1527.13...872564913194238765..5197.8."
)
RULES = (
    "m_wing",
    "xy_chain",
    "x_cycle",
    "continuous_nice_loop",
    "discontinuous_nice_loop",
    "grouped_aic",
    "grouped_continuous_nice_loop",
    "aic_with_als",
)
NAMES = [notation.name for notation in notations()]


def chains(board: Board, slug: str) -> list[LinkedNodesEvidence]:
    evidence = [inference.evidence for inference in named(slug).apply(board)]
    return [each for each in evidence if isinstance(each, LinkedNodesEvidence)]


FOUND = {slug: [(b, each) for b in (BOARD, OTHER) for each in chains(b, slug)] for slug in RULES}


@pytest.mark.parametrize("slug", RULES)
def test_a_line_reads_back_to_the_same_chain(slug: str) -> None:
    assert FOUND[slug]
    for notation, (board, each) in product(map(notation_named, NAMES), FOUND[slug]):
        assert notation.read_chain(notation.chain(each, 9), board) == ReadChain.of(each)


WING, LOOP = FOUND["m_wing"][0][1], FOUND["continuous_nice_loop"][0][1]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (
            "rc",
            "(2=1)r3c5-(1)r2c4=(1-2)r9c4=(2)r5c4",
        ),
        (
            "rc-upper",
            "(2=1)R3C5-(1)R2C4=(1-2)R9C4=(2)R5C4",
        ),
        ("a1", "(2=1)C5-(1)B4=(1-2)I4=(2)E4"),
        ("a1-j", "(2=1)C5-(1)B4=(1-2)J4=(2)E4"),
        ("a1-columns", "(2=1)E3-(1)D2=(1-2)D9=(2)D5"),
        ("hodoku", "2- r3c5 -1- r2c4 =1= r9c4 =2= r5c4 -2"),
        ("eureka", "(2=1)r3c5-(1)r2c4=(1-2)r9c4=(2)r5c4"),
        ("nrc", "biv-chain[3]: r3c5{n2 n1} - c4n1{r2 r9} - c4n2{r9 r5}"),
    ],
)
def test_what_a_chain_looks_like(name: str, line: str) -> None:
    assert notation_named(name).chain(WING, 9) == line


def test_what_a_loop_looks_like() -> None:
    eureka, hodoku, nrc = (
        notation_named(name).chain(LOOP, 9) for name in ("eureka", "hodoku", "nrc")
    )
    assert eureka.endswith("=(9)r9c5-loop")
    assert hodoku.startswith("r9c5 =1= r3c5 -1- r2c4")
    assert hodoku.endswith("=9= r9c5")
    assert nrc.startswith("biv-chain-loop[")


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("rc", "2- r3c5 -1- r2c4 =1= r9c4 =2= r5c4 -2"),
        ("rc", "(2=1)r3c5 - (1)r2c4 = (1-2)r9c4 = (2)r5c4 => r3c4<>2"),
        (
            "rc",
            "(2=1)r3c5-(1)r2c4=(1-2)r9c4=(2)r5c4 [2- r3c5 -1- r2c4 =1= r9c4 =2= r5c4 -2]",
        ),
        ("eureka", "(2=1)R3C5--1r2c4==(1-2)r9c4==2r5c4"),
        ("eureka", "(2)r3c5=(1)r3c5-(1)r2c4=(1)r9c4-(2)r9c4=(2)r5c4"),
        ("hodoku", "2 2- r3c5 -1- r2c4 =1= r9c4 =2= r5c4 -2 => r3c4<>2"),
        ("nrc", "r3c5{n2 n1} - c4n1{r2 r9} - c4n2{r9 r5} ==> r3c4 ≠ 2"),
        ("nrc", "biv-chain[3]: r3c5{n2 n1} - c4n1{r2c4 r9c4} - c4n2{r9 r5}"),
    ],
)
def test_lines_of_others_are_read(name: str, line: str) -> None:
    assert notation_named(name).read_chain(line, BOARD) == ReadChain.of(WING)


def test_a_chain_of_one_digit_has_it_in_front() -> None:
    board, cycle = FOUND["x_cycle"][0]
    line = notation_named("eureka").chain(cycle, 9)
    digit = cycle.nodes[0].digit
    bare = f"({digit}): {line.replace(f'({digit})', '')}"
    assert notation_named("eureka").read_chain(bare, board) == ReadChain.of(cycle)


def test_nice_loops_in_brackets_are_read() -> None:
    line = notation_named("hodoku").chain(LOOP, 9)
    bracketed = re.sub(r"(r\dc\d)", r"[\1]", line).replace(" ", "")
    assert notation_named("hodoku").read_chain(bracketed, BOARD) == ReadChain.of(LOOP)


WING_REVERSED = "(2)r5c4=(2-1)r9c4=(1)r2c4-(1=2)r3c5"


@pytest.mark.parametrize(
    ("line", "chain"),
    [
        # the digits of the links at the first cell are one, and both links are strong
        (
            "2 r5c4 =2= r5c5 -2- r3c5 -1- r2c4 =1= r9c4 =2= r5c4",
            "(2)r5c4=(2)r5c5-(2=1)r3c5-(1)r2c4=(1-2)r9c4=(2)r5c4",
        ),
        # they are one, and both links are weak
        ("2 r5c5 -2- r5c4 =2= r9c4 =1= r2c4 -1- r3c5 -2- r5c5 => r5c5<>2", WING_REVERSED),
        # they are two, and one of the links is weak
        (
            "r9c4 -2- r5c4 =2= r5c5 -2- r3c5 -1- r9c5 =1= r9c4",
            "(2)r5c4=(2)r5c5-(2=1)r3c5-(1)r9c5=(1)r9c4",
        ),
        (
            "r9c4 =1= r9c5 -1- r3c5 -2- r5c5 =2= r5c4 -2- r9c4",
            "(1)r9c4=(1)r9c5-(1=2)r3c5-(2)r5c5=(2)r5c4",
        ),
    ],
)
def test_discontinuous_loops_are_read(line: str, chain: str) -> None:
    read = notation_named("hodoku").read_chain(line, BOARD)
    assert read == notation_named("eureka").read_chain(chain, BOARD)


def test_sets_may_show_all_their_digits() -> None:
    board, line = next(
        (board, line)
        for board, each in FOUND["aic_with_als"]
        if (found := re.search(r"\((\d)=(\d)\)(r\dc\d\d)(?!\d)", line := eureka(each)))
        if len(digits_of(board, found[3])) == 3
    )
    found = re.search(r"\((\d)=(\d)\)(r\dc\d\d)(?!\d)", line)
    assert found is not None
    rest = digits_of(board, found[3]) - {int(found[1]), int(found[2])}
    inner = "".join(map(str, sorted(rest)))
    shown = line.replace(found[0], f"({found[1]}={inner}{found[2]}){found[3]}", 1)
    assert shown != line
    read = notation_named("eureka").read_chain
    assert read(shown, board) == read(line, board)


def eureka(evidence: LinkedNodesEvidence) -> str:
    return notation_named("eureka").chain(evidence, 9)


def digits_of(board: Board, group: str) -> set[int]:
    cells = notation_named("rc").read_cells(group, 9)
    return {digit for cell in cells for digit in board.domain(cell)}


@pytest.mark.parametrize(
    ("name", "line", "fault"),
    [
        ("eureka", "", "'' does not start with a node: write (4)r1c1"),
        ("eureka", "r1c1", "'r1c1' does not start with a node: write (4)r1c1"),
        ("eureka", "(2=1)r3c5-", "'' does not start with a node: write (4)r1c1"),
        ("eureka", "(2)r3c5~(1)r3c5", "has '~' where a link belongs: write = or -"),
        ("eureka", "(2)r3c5", "has only one node: a chain has two at least"),
        ("eureka", "(2-13)r9c4", "'(2-13)r9c4' has more than two nodes: write (4-7)r1c1"),
        ("eureka", "(9)r3c5=(1)r3c5", "r3c5 cannot take 9 on this board"),
        (
            "eureka",
            "(2=1)r3c5=(1)r2c4",
            "two strong links meet at (1)r3c5: strong and weak links take turns",
        ),
        (
            "eureka",
            "(2=1)r3c5-(1)r9c4",
            "(1)r3c5 and (1)r9c4 can both be true, so no link joins them",
        ),
        (
            "eureka",
            "(1=2)r9c4-(2)r5c4",
            "(1)r9c4 and (2)r9c4 can both be false on this board, so no strong link joins them",
        ),
        ("hodoku", "", "'' is no chain of cells and links: write r1c1 =4= r1c8 -4- r2c8"),
        ("hodoku", "4- r1c1 -4", "'4- r1c1 -4' is no chain of cells and links"),
        ("hodoku", "r1c1 =4= r1c2 =5=", "'r1c1 =4= r1c2 =5=' is no chain of cells and links"),
        ("hodoku", "r1c1 4 r1c2", "'r1c1 4 r1c2' is no chain of cells and links"),
        ("hodoku", "r3c5 =2= r9c4", "is no loop, for it does not end where it began"),
        ("hodoku", "r5c4 =2= r9c4 =2= r5c4", "two strong links meet at (2)r9c4"),
        ("hodoku", "2 r9c6 -2- r9c4 =2= r5c4 -2- r9c6", "(2)r9c6 and (2)r5c4 can both be true"),
        (
            "nrc",
            "r3c5{n2}",
            "'r3c5{n2}' does not start with a choice: write r3c1{n5 n6} or r2n6{c1 c7}",
        ),
        ("nrc", "biv-chain[2]: r3c5{n2 n1}", "says that it has 2 choices, and has 1"),
        ("nrc", "r3c5{c2 c1}", "'r3c5{c2 c1}' is no choice of digits: write r3c1{n5 n6}"),
        ("nrc", "d1n2{r1c1 r2c2}", "there is no house 'd1' on this board"),
        ("rc", "(2=1)r3c5 [1- r2c4 =1= r9c4 -1]", "are different chains"),
        (
            "rc",
            "(1)r2c4=(1)r9c4 [2- r3c5 -1- r2c4 =1= r9c4 =2= r5c4 -2]",
            "are different chains",
        ),
    ],
)
def test_what_is_no_chain_of_this_board_is_refused(name: str, line: str, fault: str) -> None:
    with pytest.raises(BoardTextError) as refused:
        notation_named(name).read_chain(line, BOARD)
    assert fault in str(refused.value)
    assert "\n" not in str(refused.value)


@given(
    st.sampled_from(NAMES),
    st.text(st.sampled_from("()[]{}=-|,:ncrb123459 ALS>loop"), max_size=40),
)
def test_no_line_brings_a_reader_down(name: str, line: str) -> None:
    with suppress(BoardTextError):
        notation_named(name).read_chain(line, BOARD)


# boards of other sizes


def across(size: int) -> tuple[Board, ChainEvidence]:
    """A chain through the ends of the first row to a group in the last box, and on to its mate."""
    layout = Layout.of_size(size)
    houses = {house.short: house for house in layout.houses}
    row, column, box = houses["r1"], houses[f"c{size}"], houses[f"b{size}"]
    one, other, mate = Cell(0, 0), Cell(0, size - 1), Cell(size - 1, size - 2)
    group = (Cell(size - 2, size - 1), Cell(size - 1, size - 1))
    domains = [set(layout.tables.digits) for _ in layout.cells]
    domains[layout.tables.cell_number(one)] = {1, size}
    domains[layout.tables.cell_number(other)] = {2, size}
    for cell in set(box.cells) - {*group, mate}:
        domains[layout.tables.cell_number(cell)] -= {2}
    evidence = ChainEvidence(
        nodes=(
            ChainNode(1, (one,)),
            ChainNode(size, (one,)),
            ChainNode(size, (other,)),
            ChainNode(2, (other,)),
            ChainNode(2, group),
            ChainNode(2, (mate,)),
        ),
        joints=(
            StrongJoint(CellConstraint(one)),
            WeakJoint((HouseConstraint(row, size),)),
            StrongJoint(CellConstraint(other)),
            WeakJoint((HouseConstraint(column, 2),)),
            StrongJoint(HouseConstraint(box, 2)),
        ),
    )
    return Board(BoardMasks.from_candidates(domains, layout)), evidence


@pytest.mark.parametrize("size", [4, 6, 9, 12, 16, 25])
def test_chains_are_read_back_on_boards_of_any_size(size: int) -> None:
    board, evidence = across(size)
    nameless = {"hodoku"} if size > 9 else set[str]()
    nameless |= {"a1-k", "a1-columns-k"} if size > 24 else set()
    for name in set(NAMES) - nameless:
        notation = notation_named(name)
        line = notation.chain(evidence, size)
        assert notation.read_chain(line, board) == ReadChain.of(evidence)
    for name in nameless:
        with pytest.raises(LayoutError):
            notation_named(name).chain(evidence, size)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("eureka", "(1=G)r1c1-(G=2)r1c16-(2)r15c16|r16c16=(2)r16c15"),
        ("a1", "(1=G)A1-(G=2)A16-(2)O16|P16=(2)P15"),
        ("nrc", "g-biv-chain[3]: r1c1{n1 nG} - r1c16{nG n2} - b16n2{r15c16,r16c16 r16c15}"),
    ],
)
def test_what_a_chain_looks_like_on_a_large_board(name: str, line: str) -> None:
    assert notation_named(name).chain(across(16)[1], 16) == line
