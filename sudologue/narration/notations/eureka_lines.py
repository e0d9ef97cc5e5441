"""Eureka lines: chains of nodes with `=` for a strong link and `-` for a weak one.

A node is its digit and its cells, `(4)r1c1`; cells that are not of one row or column have `|`
between them. Two nodes of one cell, or of one almost locked set, share a pair of brackets:
`(4=7)r2c8`, `(4=7)r2c89`. A loop ends with `-loop`.

Read are also nodes without brackets, `4r1c1`; the digit of a whole chain in front, `(4): r1c1=…`;
links of two signs; sets with all their digits, `(1=264)r5c789`; and a conclusion at the end, which
is passed over.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sudologue.errors import BoardTextError
from sudologue.model import Board
from sudologue.narration.notations.chain_reading import ChainReader, ReadChain, sign
from sudologue.narration.phrasing.passage import Part, Passage, say
from sudologue.rules.chains.evidence import (
    Joint,
    LinkedNodesEvidence,
    LoopEvidence,
    SetJoint,
    StrongJoint,
)

if TYPE_CHECKING:
    from sudologue.narration.notations.notation import Notation

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
    return joint.is_in_a_cell and (isinstance(joint, StrongJoint) or not _binds(onward))


def _binds(joint: Joint | None) -> bool:
    """Whether a joint wants its two nodes in one pair of brackets."""
    return isinstance(joint, SetJoint) or (isinstance(joint, StrongJoint) and joint.is_in_a_cell)


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
