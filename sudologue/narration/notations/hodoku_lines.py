"""HoDoKu's chains: from cell to cell, with the digit in the link.

`4- r1c1 =4= r1c8 -4- r2c8 =7= …`: a link within a cell is not written, and is there where the digit
changes. A set stands as `ALS:r2c89`, and a link that leads within a cell from one digit into a set,
or out of one, has both digits: `-4|7-`. A chain that is no loop begins and ends with the digits of
its ends.

Nice loops in brackets, `[r1c1]=4=[r1c8]-4-[r2c8]…`, are read too, and so are discontinuous ones and
those with the digits that go in front: `2 r4c7 -2- r4c3 =2= r9c3 …`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sudologue.errors import BoardTextError
from sudologue.model import Board
from sudologue.narration.notations.chain_lines import ChainReader, ReadChain, sign
from sudologue.narration.phrasing.passage import Part, Passage, say
from sudologue.rules.chains.evidence import (
    ChainNode,
    Joint,
    LinkedNodesEvidence,
    LoopEvidence,
    SetJoint,
)

if TYPE_CHECKING:
    from sudologue.narration.notations.notation import Notation

_ALS = "ALS:"
_GONE = re.compile(r"\w(?:/\w)*")
_STEP = re.compile(r"([=-])(\w)(?:\|(\w))?\1")
_LINKED = re.compile(r"\w-\s|.*[\s\]]([=-])\w(?:\|\w)?\1[\s\[]")


def say_line(evidence: LinkedNodesEvidence, size: int, names: Notation) -> Passage:
    """The line, in a notation's names."""
    nodes, joints = evidence.nodes, evidence.joints
    closed = isinstance(evidence, LoopEvidence)
    round_trip = (*nodes, nodes[0]) if closed else nodes
    said: list[Part] = [] if closed else [nodes[0].digit, "- "]
    said.append(_place(nodes[0], joints[0], size, names))
    for index, joint in enumerate(joints):
        onward = joints[index + 1] if index + 1 < len(joints) else None
        if closed and onward is None:
            onward = joints[0]
        one, other = round_trip[index : index + 2]
        at_a_set = isinstance(joints[index - 1], SetJoint) or isinstance(onward, SetJoint)
        if isinstance(joint, SetJoint) or (joint.is_in_a_cell and not at_a_set):
            continue
        link = sign(joint)
        digits = (one.digit,) if one.digit == other.digit else (one.digit, "|", other.digit)
        said += (f" {link}", *digits, f"{link} ", _place(other, onward, size, names))
    return say(*said, *(() if closed else (" -", nodes[-1].digit)))


def _place(node: ChainNode, onward: Joint | None, size: int, names: Notation) -> Passage:
    if isinstance(onward, SetJoint):
        return say(_ALS, names.say_cells(onward.cells, size))
    return names.say_cells(node.cells, size)


def looks_like(text: str) -> bool:
    """Whether a line has links with digits in them."""
    return _LINKED.match(text) is not None


@dataclass(frozen=True)
class _LinkedCells:
    """Places and the links between them: strong or not, the digit left by, the digit arrived at.

    Linked cells that are no loop have the digits of their ends.
    """

    places: Sequence[str]
    links: Sequence[tuple[bool, str, str]]
    ends: tuple[str, str] | None
    closing: Sequence[tuple[str, str, int]] = ()

    @classmethod
    def of(cls, text: str) -> _LinkedCells:
        """The linked cells of a line."""
        words = text.partition("=>")[0].replace("]", " ").replace("[", " ").split()
        ends = None
        if words and _GONE.fullmatch(words[0]):
            del words[0]  # the digits that go, as HoDoKu itself puts them in front
        if words and words[0].endswith("-") and words[-1].startswith("-"):
            ends = words[0][:-1], words[-1][1:]
            words = words[1:-1]
        steps = [_STEP.fullmatch(word) for word in words[1::2]]
        if len(words) % 2 == 0 or not steps or None in steps or (ends and "" in ends):
            raise BoardTextError(
                f"{text!r} is no chain of cells and links: write r1c1 =4= r1c8 -4- r2c8"
            )
        links = [(step[1] == "=", step[2], step[3] or step[2]) for step in steps if step]
        linked = cls(words[::2], links, ends)
        if ends is None and linked.places[0] != linked.places[-1]:
            raise BoardTextError(
                f"{text!r} is no loop, for it does not end where it began: "
                "write the digits of its ends, 4- r1c1 =4= r1c8 -4"
            )
        return linked if ends else linked.opened()

    def opened(self) -> _LinkedCells:
        """A loop that is discontinuous where it closes, as the chain that it is.

        A weak link there joins the chain to what is refuted; it is kept apart, in `closing`, as the
        place, the digit and the end of the chain.
        """
        (leaves, leaving, after), (enters, before, entering) = self.links[0], self.links[-1]
        if (leaves == enters) != (leaving == entering):
            return self
        start, cut = (0 if leaves else 1), (0 if enters else 1)
        closing = [(self.places[0], leaving, 0)] * (not leaves)
        closing += [(self.places[0], entering, -1)] * (not enters)
        return _LinkedCells(
            self.places[start : len(self.places) - cut],
            self.links[start : len(self.links) - cut],
            (leaving if leaves else after, entering if enters else before),
            closing,
        )


def read_line(text: str, board: Board, names: Notation) -> ReadChain:
    """The chain of a line on the board that it is about."""
    path = _LinkedCells.of(text)
    places, links = path.places, path.links
    if path.ends:
        first, last = path.ends
        into, out = [(False, first, first), *links], [*links, (False, last, last)]
    else:  # what leads into the first place is what leads into the last, which is the same
        into, out, places = [links[-1], *links[:-1]], links, places[:-1]
    reader = ChainReader(board)
    for name, (*_, entering), (leaves_strongly, leaving, _) in zip(places, into, out, strict=True):
        cells = names.read_cells(name.removeprefix(_ALS), board.layout.size)
        reader.node(entering, cells)
        if entering != leaving:
            reader.link(not leaves_strongly, cells)
            reader.node(leaving, cells)
        reader.link(leaves_strongly)
    if path.ends:
        reader.unlink()
        for name, digit, end in path.closing:
            reader.check_weak(digit, names.read_cells(name, board.layout.size), end)
    elif not reader.links[0].strong:  # the loop closes by a weak link within the first cell
        reader.turn()
    return reader.read()
