"""Chains as the community writes them, and read back.

The Eureka line names each node, `(4)r1c1`, with `=` for a strong link and `-` for a weak one. Two
nodes of one cell, or of one almost locked set, share a pair of brackets: `(4=7)r2c8`, `(4=7)r2c89`.
A loop ends with `-loop`.

HoDoKu's line goes from cell to cell and writes the digit of each link: `r1c1 =4= r1c8 -4- r2c8`. A
link within a cell is not written: it is there where the digit changes. A set stands as `ALS:r2c89`,
and a link that leads within a cell from one digit into a set, or out of one, has both: `-4|7-`.
A chain that is no loop begins and ends with the digits of its ends: `4- r1c1 =4= r1c8 -4`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sudologue.errors import BoardTextError
from sudologue.inference import CellConstraint
from sudologue.inference.evidence.chains import (
    ChainEvidence,
    ChainNode,
    Joint,
    LoopEvidence,
    SetJoint,
    StrongJoint,
    WeakJoint,
)
from sudologue.model import Board, Cell, digit_text, parse_digit
from sudologue.narration.notation import cells_text, parse_cells

_TERM = re.compile(r"\((\w)(?:([=-])(\w))?\)((?:r\d+c\d+,?)+)")
_STEP = re.compile(r"([=-])(\w)(?:\|(\w))?[=-]")


@dataclass(frozen=True)
class ReadChain:
    """The nodes of a chain, and for each joint whether it is strong; a loop has one joint more."""

    nodes: tuple[ChainNode, ...]
    strong: tuple[bool, ...]

    @classmethod
    def of(cls, evidence: ChainEvidence | LoopEvidence) -> ReadChain:
        """What a notation says of the evidence."""
        strong = [not isinstance(joint, WeakJoint) for joint in evidence.joints]
        return cls(evidence.nodes, tuple(strong))


def eureka(evidence: ChainEvidence | LoopEvidence, size: int) -> str:
    """The Eureka line."""
    nodes, joints = evidence.nodes, evidence.joints
    written: list[str] = []
    at = 0
    while at < len(nodes):
        if written:
            written.append(_sign(joints[at - 1]))
        if _shares_brackets(nodes, joints, at):
            one, other = nodes[at : at + 2]
            joint = joints[at]
            cells = joint.cells if isinstance(joint, SetJoint) else one.cells
            inside = f"{digit_text(one.digit)}{_sign(joint)}{digit_text(other.digit)}"
            at += 2
        else:
            inside, cells = digit_text(nodes[at].digit), nodes[at].cells
            at += 1
        written.append(f"({inside}){cells_text(cells, size)}")
    return "".join(written) + ("-loop" if isinstance(evidence, LoopEvidence) else "")


def hodoku_line(evidence: ChainEvidence | LoopEvidence, size: int) -> str:
    """HoDoKu's line."""
    nodes, joints = evidence.nodes, evidence.joints
    closed = isinstance(evidence, LoopEvidence)
    round_trip = (*nodes, nodes[0]) if closed else nodes
    words = [] if closed else [f"{digit_text(nodes[0].digit)}-"]
    words.append(_place(nodes[0], joints[0], size))
    for place, joint in enumerate(joints):
        onward = joints[place + 1] if place + 1 < len(joints) else None
        if closed and onward is None:
            onward = joints[0]
        one, other = (digit_text(node.digit) for node in round_trip[place : place + 2])
        at_a_set = isinstance(joints[place - 1], SetJoint) or isinstance(onward, SetJoint)
        if isinstance(joint, SetJoint) or (_in_a_cell(joint) and not at_a_set):
            continue
        sign = _sign(joint)
        digits = one if one == other else f"{one}|{other}"
        words += [f"{sign}{digits}{sign}", _place(round_trip[place + 1], onward, size)]
    return " ".join(words) + ("" if closed else f" -{digit_text(nodes[-1].digit)}")


def read_eureka(text: str, board: Board) -> ReadChain:
    """The chain of a Eureka line on the board that it is about."""
    body = text.removesuffix("-loop")
    nodes: list[ChainNode] = []
    strong: list[bool] = []
    at = 0
    while at < len(body) or not nodes:
        if nodes:
            strong.append(_is_strong(body[at], text))
            at += 1
        term = _TERM.match(body, at)
        if term is None:
            raise BoardTextError(f"{body[at:]!r} does not start with a node: write (4)r1c1")
        one, sign, other, names = term.groups()
        cells = parse_cells(names.rstrip(","), board.layout.size)
        nodes.append(_node_in(board, one, cells))
        if other:
            strong.append(sign == "=")
            nodes.append(_node_in(board, other, cells))
        at = term.end()
    if body != text:
        strong.append(False)
    return ReadChain(tuple(nodes), tuple(strong))


def read_hodoku_line(text: str, board: Board) -> ReadChain:
    """The chain of HoDoKu's line on the board that it is about."""
    words = text.split()
    first = last = ""
    if words and words[0].endswith("-") and words[-1].startswith("-"):
        first, last = words[0][:-1], words[-1][1:]
        words = words[1:-1]
    places, steps = words[::2], [_STEP.fullmatch(word) for word in words[1::2]]
    if len(words) % 2 == 0 or not steps or None in steps:
        raise BoardTextError(f"{text!r} is no chain of cells and links: write r1c1 =4= r1c8 -4-")
    links = [(step[1] == "=", step[2], step[3] or step[2]) for step in steps if step]
    nodes: list[ChainNode] = []
    strong: list[bool] = []
    into, out = [(False, first, first), *links], [*links, (False, last, last)]
    if not first:  # a loop: what leads into the first place is what leads into the last, the same
        into, out, places = [links[-1], *links[:-1]], links, places[:-1]
    for name, (*_, entering), (leaves_strongly, leaving, _) in zip(places, into, out, strict=True):
        cells = parse_cells(name.removeprefix("ALS:"), board.layout.size)
        nodes.append(_node_in(board, entering, cells))
        if entering != leaving:
            strong.append(not leaves_strongly)
            nodes.append(_node_in(board, leaving, cells))
        strong.append(leaves_strongly)
    if first:
        return ReadChain(tuple(nodes), tuple(strong[:-1]))
    if not strong[0]:  # the loop closes by a weak link within the first cell
        nodes, strong = [*nodes[1:], nodes[0]], [*strong[1:], strong[0]]
    return ReadChain(tuple(nodes), tuple(strong))


def _shares_brackets(nodes: Sequence[ChainNode], joints: Sequence[Joint], at: int) -> bool:
    if at + 1 == len(nodes):
        return False
    joint = joints[at]
    if isinstance(joint, SetJoint):
        return True
    onward = joints[at + 1] if at + 2 < len(nodes) else None
    return _in_a_cell(joint) and (isinstance(joint, StrongJoint) or not _binds(onward))


def _binds(joint: Joint | None) -> bool:
    """Whether a joint wants its two nodes in one pair of brackets."""
    return isinstance(joint, SetJoint) or (isinstance(joint, StrongJoint) and _in_a_cell(joint))


def _in_a_cell(joint: Joint) -> bool:
    match joint:
        case StrongJoint(truth):
            return isinstance(truth, CellConstraint)
        case WeakJoint(because):
            return isinstance(because[0], CellConstraint)
        case SetJoint():
            return False


def _sign(joint: Joint) -> str:
    return "-" if isinstance(joint, WeakJoint) else "="


def _place(node: ChainNode, onward: Joint | None, size: int) -> str:
    if isinstance(onward, SetJoint):
        return f"ALS:{cells_text(onward.cells, size)}"
    return cells_text(node.cells, size)


def _is_strong(sign: str, text: str) -> bool:
    if sign not in "=-":
        raise BoardTextError(f"{text!r} has {sign!r} where a link belongs: write = or -")
    return sign == "="


def _node_in(board: Board, digit: str, cells: Sequence[Cell]) -> ChainNode:
    """The places of a digit among these cells."""
    value = parse_digit(digit)
    places = tuple([cell for cell in cells if value in board.domain(cell)])
    if not places:
        names = cells_text(cells, board.layout.size)
        raise BoardTextError(f"no cell of {names} can take {digit} on this board")
    return ChainNode(value, places)
