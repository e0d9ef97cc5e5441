"""Berthier's notation, of number, row and column: `n7r5c6`.

In his chains stands one choice after the other, each between two candidates.

`biv-chain[3]: r3c1{n5 n6} - r2n6{c1 c7} - b3n7{r2c7 r3c8}`: r3c1 is 5 or 6, the 6 of row 2 goes
into column 1 or 7, the 7 of box 3 into r2c7 or r3c8; and what stands on the right of each excludes
what stands on the left of the next. Where several cells of a house stand for one candidate, the
chain is a `g-biv-chain`; where an almost locked set makes the choice, `r5c7,r5c8{n4 n7}`, an
`S-biv-chain`; a chain that closes is a `…-loop`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from sudologue.errors import BoardTextError
from sudologue.inference import CellConstraint, Elimination, HouseConstraint
from sudologue.model import Board, Candidate, Cell, House, HouseKind, digit_text, parse_digit
from sudologue.narration.notations.chain_lines import ChainReader, ReadChain
from sudologue.narration.notations.notation import LARGEST_GROUPED, Notation
from sudologue.narration.notations.rc import RowColumn, numbers
from sudologue.narration.phrasing.passage import Part, Passage, Role, Span, say
from sudologue.rules.chains.evidence import (
    ChainNode,
    Joint,
    LinkedNodesEvidence,
    LoopEvidence,
    SetJoint,
    StrongJoint,
)

_CHAIN = re.compile(r"(?:(?:S-|g-)?biv-chain(-loop)?\[(\d+)\]:)?(.*)")
_CHOICE = re.compile(r"([^{}]+)\{([^{}\s]+)\s+([^{}\s]+)\}\s*(?:-\s*|$)")
_VARIABLE = re.compile(r"([a-z]\d+)n(\w)")
_DIGIT = re.compile(r"n(\w)")


class NumberRowColumn(RowColumn):
    """Cell by cell, candidate by candidate, choice by choice."""

    name = "nrc"
    eliminates = "≠"
    writes_candidates_unlike_cells = True
    candidate_patterns = (
        re.compile(r"n(?P<digit>\w)(?P<cell>r\d+c\d+)", re.IGNORECASE),
        *RowColumn.candidate_patterns,
    )

    def candidate(self, candidate: Candidate) -> str:
        return f"n{digit_text(candidate.digit)}{self.cell(candidate.cell)}"

    def cell_spans(self, cells: Iterable[Cell], size: int) -> list[Span]:
        """There are no groups."""
        return super().cell_spans(cells, LARGEST_GROUPED + 1)

    def _losses(self, action: Elimination) -> list[tuple[Sequence[Cell], int]]:
        return [((candidate.cell,), candidate.digit) for candidate in action.candidates]

    def say_line(self, evidence: LinkedNodesEvidence, size: int) -> Passage:
        return say_line(evidence, size, self)

    def read_chain(self, text: str, board: Board) -> ReadChain:
        return read_line(text, board, self)


def say_line(evidence: LinkedNodesEvidence, size: int, names: Notation) -> Passage:
    """The line, in a notation's names."""
    nodes, joints = evidence.nodes, evidence.joints
    choices = range(0, len(joints), 2)
    sets = any(isinstance(joint, SetJoint) for joint in joints)
    groups = any(len(node.cells) > 1 for node in nodes)
    kind = "S-" if sets else "g-" if groups else ""
    loop = "-loop" if isinstance(evidence, LoopEvidence) else ""
    said: list[Part] = [f"{kind}biv-chain{loop}[{len(choices)}]: "]
    for at in choices:
        said += (" - " if at else None, _choice(nodes[at], nodes[at + 1], joints[at], size, names))
    return say(*said)


def _choice(one: ChainNode, other: ChainNode, joint: Joint, size: int, names: Notation) -> Passage:
    match joint:
        case SetJoint(cells=cells) | StrongJoint(CellConstraint(cells)):
            among = names.say_cells((cells,) if isinstance(cells, Cell) else cells, size)
            return say(among, "{n", one.digit, " n", other.digit, "}")
        case StrongJoint(HouseConstraint(house, digit)):
            variable = Span(names.short(house), Role.HOUSE, house)
            sides = (_side(node.cells, house, size, names) for node in (one, other))
            return say(variable, "n", digit, "{", next(sides), " ", next(sides), "}")
        case _:
            raise AssertionError(f"{joint} is no strong joint")


def _side(cells: Sequence[Cell], house: House, size: int, names: Notation) -> Passage | Span:
    """Where in the house: in a row the column, in a column the row, elsewhere the cell."""
    if house.kind is HouseKind.ROW:
        text = _line("c", [cell.col for cell in cells], size)
    elif house.kind is HouseKind.COLUMN:
        text = _line("r", [cell.row for cell in cells], size)
    else:
        return names.say_cells(cells, size)
    return Span(text, Role.CELL, cells[0] if len(cells) == 1 else tuple(cells))


def _line(letter: str, lines: Sequence[int], size: int) -> str:
    if size > LARGEST_GROUPED:
        return ",".join(f"{letter}{line + 1}" for line in lines)
    return letter + "".join(str(line + 1) for line in lines)


def read_line(text: str, board: Board, names: Notation) -> ReadChain:
    """The chain of a line on the board that it is about."""
    body = re.split("==?>", text)[0].strip()
    match = _CHAIN.fullmatch(body)
    assert match is not None  # for it matches any line
    choices, at = match[3].strip(), 0
    reader = ChainReader(board)
    while at < len(choices) or not reader.nodes:
        choice = _CHOICE.match(choices, at)
        if choice is None:
            raise BoardTextError(
                f"{choices[at:]!r} does not start with a choice: "
                "write r3c1{n5 n6} or r2n6{c1 c7}"
            )
        if reader.nodes:
            reader.link(strong=False)
        _read_choice(choice, reader, names)
        at = choice.end()
    number = len(reader.nodes) // 2
    if match[2] and int(match[2]) != number:
        raise BoardTextError(f"{text!r} says that it has {match[2]} choices, and has {number}")
    if match[1]:
        reader.link(strong=False)
    return reader.read()


def _read_choice(choice: re.Match[str], reader: ChainReader, names: Notation) -> None:
    size = reader.board.layout.size
    variable, *sides = (part.strip() for part in choice.groups())
    match = _VARIABLE.fullmatch(variable)
    if match is None:
        cells = names.read_cells(variable, size)
        digits = [_DIGIT.fullmatch(side) for side in sides]
        if None in digits:
            raise BoardTextError(f"{choice[0]!r} is no choice of digits: write r3c1{{n5 n6}}")
        one, other = (digit[1] for digit in digits if digit)
        reader.node(one, cells)
        reader.link(True, cells)
        reader.node(other, cells)
        return
    house = next((h for h in reader.board.layout.houses if h.short == match[1]), None)
    if house is None:
        raise BoardTextError(f"there is no house {match[1]!r} on this board")
    digit = digit_text(parse_digit(match[2]))
    for index, side in enumerate(sides):
        if index:
            reader.link(strong=True)
        reader.node(digit, _cells_of_side(side, house, size, names))


def _cells_of_side(side: str, house: House, size: int, names: Notation) -> Sequence[Cell]:
    across = {HouseKind.ROW: "c", HouseKind.COLUMN: "r"}.get(house.kind)
    words = side.split(",")
    if across is None or not all(re.fullmatch(rf"{across}\d+", word) for word in words):
        return names.read_cells(side, size)
    places = {number - 1 for word in words for number in numbers(word[1:], size)}
    return [cell for cell in house.cells if (cell.col if across == "c" else cell.row) in places]
