"""Chains as they are read: node by node and link by link, each of which must hold on the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import NamedTuple

from sudologue.errors import BoardTextError
from sudologue.model import Board, Cell, digit_text, parse_digit
from sudologue.rules.chains.evidence import ChainNode, Joint, LinkedNodesEvidence


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
