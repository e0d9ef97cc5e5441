"""Claims: what somebody says of a position, digits placed and candidates ruled out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Self, TypeAlias, cast

from sudologue.errors import BoardTextError, SudologueError, WrongTypeError
from sudologue.inference import Action, Elimination, Placement
from sudologue.messages import Messages
from sudologue.model import CLASSIC, Candidate, Cell, Layout, digit_text
from sudologue.narration.notations import RC, Notation
from sudologue.narration.notations.mentions import Mention, mentions
from sudologue.wording import shortened, shown

_say = Messages(__name__)

ClaimLike: TypeAlias = "Claim | str | Action | Candidate | Iterable[str | Action | Candidate]"
"""A claim, its text, or what it says; candidates by themselves are said to be ruled out."""

_EXPECTED = 'a claim: write "r3c4<>5", or give a Claim'


class Answer(StrEnum):
    """What there is to say of a claim. Each equals its word: `answer == "must_be"`.

    `PROVED_NOW`: rules show it on this board; or the board shows it by itself. `PROVED_LATER`: the
    steps of a solve lead to it. `MUST_BE`: a candidate is said to be false that has to be true.
    `FALSE`: in no solution is all of it so. `NEEDS_UNIQUENESS`: the only reason found takes it for
    granted that the position has one solution, as it may not have. `UNDECIDED`: solutions disagree,
    there is none, or no proof was found within the limits.
    """

    PROVED_NOW = "proved_now"
    PROVED_LATER = "proved_later"
    MUST_BE = "must_be"
    FALSE = "false"
    NEEDS_UNIQUENESS = "needs_uniqueness"
    UNDECIDED = "undecided"

    @property
    def is_proved(self) -> bool:
        """Whether the claim is shown to be so."""
        return self in (Answer.PROVED_NOW, Answer.PROVED_LATER)


class Finding(StrEnum):
    """What a ruling comes to. Each equals its word: `finding == "valid"`.

    `VALID`: the reason forces the claim; without one, a rule of ours makes this conclusion now.
    `TRUE_BUT_UNPROVED`: the claim holds in every solution, as far as was searched, but the reason
    does not force it, or none was found. `FALSE`: in some solution it is otherwise.
    """

    VALID = "valid"
    TRUE_BUT_UNPROVED = "true_but_unproved"
    FALSE = "false"


@dataclass(frozen=True, repr=False)
class Claim:
    """What is said of a position: digits that go into cells, and candidates that are not true.

    >>> str(Claim.parse("r3c45<>7, r1c1=2"))
    'r1c1=2, r3c4<>7, r3c5<>7'
    """

    placed: tuple[Candidate, ...] = ()
    ruled_out: tuple[Candidate, ...] = ()

    def __post_init__(self) -> None:
        if not (self.placed or self.ruled_out):
            raise BoardTextError("nothing is claimed; write such as r3c4<>5, or r3c4=5")
        for name in ("placed", "ruled_out"):
            object.__setattr__(self, name, tuple(sorted(set(getattr(self, name)))))
        for one, other in zip(self.placed, self.placed[1:], strict=False):
            if one.cell == other.cell:
                digits = f"{digit_text(one.digit)} and {digit_text(other.digit)}"
                raise SudologueError("the claim is that ", one.cell, f" is {digits}: leave one out")
        for candidate in set(self.placed) & set(self.ruled_out):
            digit = digit_text(candidate.digit)
            text = f" is {digit} and is not {digit}: leave one out"
            raise SudologueError("the claim is that ", candidate.cell, text)

    def __repr__(self) -> str:
        return f"<Claim {shortened(str(self))}>"

    def __str__(self) -> str:
        return ", ".join(map(str, self.actions))

    @classmethod
    def parse(cls, text: str, layout: Layout = CLASSIC, notation: str | Notation = RC) -> Self:
        """Read a claim about a board of a layout, in a notation or else in `rc`."""
        _say.expect(text, str, "a_text")
        return cls.of(text, layout, notation)

    @classmethod
    def of(
        cls, claimed: ClaimLike, layout: Layout = CLASSIC, notation: str | Notation = RC
    ) -> Self:
        """The claim that a value stands for, all of it on the board."""
        placed: list[Candidate] = []
        ruled_out: list[Candidate] = []
        for part in said_in(claimed, layout, notation):
            match part:
                case Placement():
                    placed += part.candidates
                case Elimination():
                    ruled_out += part.candidates
                case Candidate():
                    ruled_out.append(part)
                case Cell():
                    raise SudologueError(
                        "what about ", part, "? Write ", part, "=5, or '", part, "<>5'"
                    )
        for candidate in (*placed, *ruled_out):
            # refuses what is off the board
            layout.tables.candidate_number(candidate.cell, candidate.digit)
        return cls(tuple(placed), tuple(ruled_out))

    @property
    def actions(self) -> tuple[Action, ...]:
        """What is claimed as conclusions: placements one by one, then all eliminations as one."""
        placed = tuple(Placement(candidate.cell, candidate.digit) for candidate in self.placed)
        return (*placed, Elimination.of_candidates(self.ruled_out)) if self.ruled_out else placed

    @property
    def parts(self) -> tuple[Action, ...]:
        """What is claimed, candidate by candidate."""
        ruled_out = (Elimination.of_candidates((candidate,)) for candidate in self.ruled_out)
        return (*(Placement(c.cell, c.digit) for c in self.placed), *ruled_out)


def said_in(claimed: object, layout: Layout, notation: str | Notation = RC) -> Iterator[Mention]:
    """What is said one by one, of what is given as texts read in a notation."""
    if isinstance(claimed, Claim):
        claimed = claimed.actions
    parts: object = (claimed,) if isinstance(claimed, str | Mention) else claimed
    if isinstance(parts, Mapping) or not isinstance(parts, Iterable):
        raise WrongTypeError(f"{shown(claimed)} is not {_EXPECTED}")
    for part in cast("Iterable[object]", parts):
        if isinstance(part, str):
            yield from mentions(part, layout.size, notation)
        elif isinstance(part, Mention):
            yield part
        else:
            raise WrongTypeError(f"{shown(part)} is not {_EXPECTED}")
