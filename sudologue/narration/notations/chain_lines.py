"""Chains as lines: how they are read, node by node and link by link, and Eureka's own lines.

Each link that is read must hold on the board. Eureka writes `=` for a strong link and `-` for a
weak one. A node is its digit and its cells, `(4)r1c1`; cells that are not of one row or column have
`|` between them. Two nodes of one cell, or of one almost locked set, share a pair of brackets:
`(4=7)r2c8`, `(4=7)r2c89`. A loop ends with `-loop`.

Read are also nodes without brackets, `4r1c1`; the digit of a whole chain in front, `(4): r1c1=…`;
links of two signs; sets with all their digits, `(1=264)r5c789`; and a conclusion at the end, which
is passed over.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from sudologue.errors import BoardTextError
from sudologue.model import Board, Cell, digit_text, parse_digit
from sudologue.narration.phrasing.passage import Part, Passage, say
from sudologue.rules.chains.evidence import (
    ChainNode,
    Joint,
    LinkedNodesEvidence,
    LoopEvidence,
    SetJoint,
    StrongJoint,
)

if TYPE_CHECKING:
    from sudologue.narration.notations.notation import Notation


@dataclass(frozen=True)
class ReadChain:
    """The nodes of a chain, and for each joint whether it is strong; a loop has one joint more."""

    nodes: tuple[ChainNode, ...]
    strong: tuple[bool, ...]

    @classmethod
    def of(cls, evidence: LinkedNodesEvidence) -> ReadChain:
        """What a notation says of the evidence."""
        return cls(evidence.nodes, tuple([joint.is_strong for joint in evidence.joints]))


class ReadLink(NamedTuple):
    """A link: a strong one may be that of an almost locked set, the cells `within`."""

    strong: bool
    within: Sequence[Cell]


@dataclass
class ChainReader:
    """Gathers a chain on the board that it is about, and refuses what does not hold there."""

    board: Board
    nodes: list[ChainNode] = field(default_factory=list[ChainNode])
    links: list[ReadLink] = field(default_factory=list[ReadLink])

    def node(self, digit: str, cells: Sequence[Cell]) -> None:
        """The next node: the places of a digit among these cells."""
        self.nodes.append(self._node(digit, cells))

    def _node(self, digit: str, cells: Sequence[Cell]) -> ChainNode:
        value = parse_digit(digit)
        places = tuple([cell for cell in cells if value in self.board.domain(cell)])
        if not places:
            names = " or ".join(map(str, cells))
            raise BoardTextError(f"{names} cannot take {digit} on this board")
        return ChainNode(value, places)

    def link(self, strong: bool, within: Sequence[Cell] = ()) -> None:
        """The next link; a strong one may be that of an almost locked set, the cells `within`."""
        self.links.append(ReadLink(strong, within))

    def unlink(self) -> None:
        """Take the last link back: nothing comes after it."""
        self.links.pop()

    def turn(self) -> None:
        """Let a loop begin with its second node."""
        self.nodes.append(self.nodes.pop(0))
        self.links.append(self.links.pop(0))

    def read(self) -> ReadChain:
        """The chain; one with as many links as nodes is a loop."""
        for index, (strong, within) in enumerate(self.links):
            one, other = self.nodes[index], self.nodes[(index + 1) % len(self.nodes)]
            if index and strong == self.links[index - 1].strong:
                kind = "strong" if strong else "weak"
                raise BoardTextError(
                    f"two {kind} links meet at {_name(one)}: strong and weak links take turns"
                )
            if strong and not self._is_strong(one, other, within):
                raise BoardTextError(
                    f"{_name(one)} and {_name(other)} can both be false on this board, "
                    "so no strong link joins them"
                )
            if not strong:
                self._refuse_unless_weak(one, other)
        return ReadChain(tuple(self.nodes), tuple([link.strong for link in self.links]))

    def check_weak(self, digit: str, cells: Sequence[Cell], end: int) -> None:
        """That a weak link joins something beside the chain to the node at one of its ends."""
        self._refuse_unless_weak(self._node(digit, cells), self.nodes[end])

    def _refuse_unless_weak(self, one: ChainNode, other: ChainNode) -> None:
        """A weak link is there where any candidate of the one rules out any of the other."""
        layout = self.board.layout
        if not all(
            (a == b) if one.digit != other.digit else (a != b and b in layout.peers(a))
            for a, b in product(one.cells, other.cells)
        ):
            raise BoardTextError(
                f"{_name(one)} and {_name(other)} can both be true, so no link joins them"
            )

    def _is_strong(self, one: ChainNode, other: ChainNode, within: Sequence[Cell]) -> bool:
        """Whether the two are all that a cell, a house or an almost locked set has left."""
        board, tables = self.board, self.board.masks.tables
        if one.digit == other.digit:
            places = tables.cell_mask((*one.cells, *other.cells))
            plane = board.masks.plane(one.digit)
            return any(
                plane & mask and not plane & mask & ~places for mask in tables.house_masks.values()
            )
        if len(one.cells) == 1 and one.cells == other.cells:
            return board.domain(one.cells[0]) == frozenset((one.digit, other.digit))
        digits = {digit for cell in within for digit in board.domain(cell)}
        in_a_house = any(set(within) <= set(house.cells) for house in tables.houses)
        if len(digits) != len(within) + 1 or not in_a_house:
            return False
        return all(
            node.cells == tuple(cell for cell in within if node.digit in board.domain(cell))
            for node in (one, other)
        )


def _name(node: ChainNode) -> str:
    return f"({digit_text(node.digit)}){'|'.join(map(str, node.cells))}"


def sign(joint: Joint) -> str:
    """`=` for a strong joint, `-` for a weak one."""
    return "=" if joint.is_strong else "-"


_LOOP = "-loop"
_FOR_ALL = re.compile(r"\(?(\w)\)?:")
_TERM = re.compile(r"(?:\((\w)(?:([=-])(\w+))?\)|(\d)(?=[A-Za-z]))?([A-Za-z][\w,|]*)")


def say_line(evidence: LinkedNodesEvidence, size: int, names: Notation) -> Passage:
    """The line, in a notation's names."""
    nodes, joints = evidence.nodes, evidence.joints
    said: list[Part] = []
    at = 0
    while at < len(nodes):
        if said:
            said.append(sign(joints[at - 1]))
        joint = joints[at] if at + 1 < len(nodes) else None
        if joint is not None and _shares_brackets(evidence, at):
            one, other = nodes[at : at + 2]
            cells = joint.cells if isinstance(joint, SetJoint) else one.cells
            said += ("(", one.digit, sign(joint), other.digit, ")")
            at += 2
        else:
            cells = nodes[at].cells
            said += ("(", nodes[at].digit, ")")
            at += 1
        said.append(names.say_cells(cells, size, "|"))
    return say(*said, _LOOP if isinstance(evidence, LoopEvidence) else None)


def _shares_brackets(evidence: LinkedNodesEvidence, at: int) -> bool:
    joints = evidence.joints
    joint = joints[at]
    if isinstance(joint, SetJoint):
        return True
    onward = joints[at + 1] if at + 2 < len(evidence.nodes) else None
    # the next joint may want its own two nodes in one pair of brackets
    binds = isinstance(onward, StrongJoint) and onward.is_in_a_cell
    is_bound = binds or isinstance(onward, SetJoint)
    return joint.is_in_a_cell and (isinstance(joint, StrongJoint) or not is_bound)


def read_line(text: str, board: Board, names: Notation) -> ReadChain:
    """The chain of a line on the board that it is about."""
    body, _, _ = text.partition("=>")
    body = re.sub(r"\s|(?<==)=|(?<=-)-", "", body)
    common = match[1] if (match := _FOR_ALL.match(body)) else None
    body = body[match.end() :] if match else body
    closed = body.endswith(_LOOP)
    body = body.removesuffix(_LOOP)
    reader = ChainReader(board)
    at = 0
    while at < len(body) or not reader.nodes:
        if reader.nodes:
            reader.link(_is_strong(body[at], text))
            at += 1
        at = _read_term(body, at, common, reader, names)
    if closed:
        reader.link(strong=False)
    if len(reader.nodes) < 2:
        raise BoardTextError(f"{text!r} has only one node: a chain has two at least")
    return reader.read()


def _read_term(body: str, at: int, common: str | None, reader: ChainReader, names: Notation) -> int:
    """Read one or two nodes, and say where they end."""
    term = _TERM.match(body, at)
    digit = term and (term[1] or term[4] or common)
    if term is None or not digit:
        raise BoardTextError(f"{body[at:]!r} does not start with a node: write (4)r1c1")
    cells = names.read_cells(term[5], reader.board.layout.size)
    reader.node(digit, cells)
    link, others = term[2], term[3]
    if others:
        if link == "-" and len(others) > 1:
            raise BoardTextError(f"{term[0]!r} has more than two nodes: write (4-7)r1c1")
        reader.link(link == "=", cells)
        reader.node(others[-1], cells)
    return term.end()


def _is_strong(link: str, text: str) -> bool:
    if link not in "=-":
        raise BoardTextError(f"{text!r} has {link!r} where a link belongs: write = or -")
    return link == "="
