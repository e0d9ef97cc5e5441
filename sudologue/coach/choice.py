"""Which step a hint is about, and how it is come to and called.

Whoever just asks for a hint is told the first step of a solve from there (`first_step`). The same
holds for the token of such a hint. Otherwise the steps are those that are easiest to see now, by
the `Chooser`: near to some cells, of some rules, a house or a clue, where something is known
already, and for all hints but the first.

How easy a step is to see is how hard its kind is, by the square root of how many there are. Of
those that are equally easy the one comes first that leads to a digit at once, then the one that is
nearest to where the player is, then the first on the board. Where a digit can be placed by a
single, nothing else is looked for.

What a player knows already, since it was seen or since his marks say it, is taken for granted: it
is done on the board that is reasoned on, and the next step is looked for there. A token names the
position and every step of the walk, so that the same step is found again without a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from itertools import groupby, starmap
from math import sqrt

from sudologue.budget import spend
from sudologue.caches import cached
from sudologue.coach.player_marks import Pencilled
from sudologue.errors import SudologueError
from sudologue.grouping import grouped
from sudologue.inference import Action, Elimination, Inference, Placement
from sudologue.model import Board, Candidate, Cell, Clue, House
from sudologue.rating.step_ratings import KINDS, SINGLES, TOLD_IN_PART, hardness, levels, rating_of
from sudologue.rules import Rule, Technique, named
from sudologue.rules.order import ORDER, RANKS
from sudologue.solver import Solver
from sudologue.wording import Keyword

_AS_EASY = 0.5
"""By how much harder a kind of steps may be to be looked for beside the easiest there is."""

_FOR_MORE = 2.0
"""The same where more than one step is asked for."""

_ANY = 100.0
_LAST_SINGLE = max(KINDS[slug] for slug in SINGLES)
_UNRATED = 9.0
"""The rating of the steps of rules that the table of kinds does not have."""


@dataclass(frozen=True)
class Asked:
    """Rules of one least rating, easiest first."""

    rating: float
    rules: Iterable[Rule]


def asked(rules: Iterable[Rule] | None, assume_unique: bool) -> Sequence[Asked]:
    """The rules to ask, easiest first: those of the table of kinds, or those named.

    Those that take one solution for granted are left out where that is not to be.
    """
    if rules is None:
        return tuple(starmap(Asked, levels(assume_unique)))
    by_rating = sorted(rules, key=lambda rule: _least(rule.name))
    allowed = [rule for rule in by_rating if assume_unique or not _assumes(rule)]
    return tuple(
        Asked(rating, tuple(its))
        for rating, its in groupby(allowed, key=lambda rule: _least(rule.name))
    )


def _assumes(rule: Rule) -> bool:
    return isinstance(rule, Technique) and rule.card.assumes_uniqueness


def _least(slug: str) -> float:
    return KINDS.get(slug, _UNRATED)


@dataclass(frozen=True)
class About:
    """What steps are to be about: what they cite of a house, and of one of some clues at least."""

    house: House | None = None
    clues: tuple[Clue, ...] = ()

    @property
    def is_anything(self) -> bool:
        """Whether neither is asked for."""
        return self.house is None and not self.clues

    def fits(self, inference: Inference) -> bool:
        """Whether a step is about that."""
        return (self.house is None or inference.cites(self.house)) and (
            not self.clues or any(map(inference.cites, self.clues))
        )


def found_by(rule: Rule, board: Board, assume_unique: bool, about: About) -> Sequence[Inference]:
    """What a rule finds; of those that tell but some of what there is, the first.

    Where it is to be about something, all that is. The rules of other people are asked by a solver,
    which looks at what they say.
    """
    if not isinstance(rule, Technique):
        found = Solver([rule], assume_unique=assume_unique, budget=None).options(board)
        return tuple(filter(about.fits, found))
    if not about.is_anything:
        return tuple(filter(about.fits, rule.find(board)))
    if rule.name in TOLD_IN_PART or rule.name not in KINDS:
        first = rule.first(board)
        return () if first is None else (first,)
    return rule.apply(board)


@dataclass(frozen=True)
class Chooser:
    """Chooses steps among what some rules find about something, near to some cells."""

    asked: Sequence[Asked]
    near: Collection[Cell] = ()
    assume_unique: bool = False
    about: About = About()

    def steps(
        self, board: Board, count: int, passed: Callable[[Inference], bool]
    ) -> list[Inference]:
        """The steps that are easiest to see, as many as are wanted, if there are so many.

        Those that are to be `passed` over do not count.
        """
        met: dict[Action, tuple[float, Inference]] = {}
        for rating, inference in self._found(board, count, passed):
            met.setdefault(inference.action, (rating, inference))
        ranked: list[tuple[tuple[float, ...], Inference]] = []
        for rating, inferences in grouped(met.values()).items():
            ease = hardness(rating) / sqrt(len(inferences))
            ranked += (((ease, *self._place(board, each)), each) for each in inferences)
        return [inference for _, inference in sorted(ranked, key=lambda entry: entry[0])][:count]

    def _found(
        self, board: Board, count: int, passed: Callable[[Inference], bool]
    ) -> Iterator[tuple[float, Inference]]:
        """The steps of the easiest kinds there are, each with its rating."""
        number, bound = 0, _ANY
        for level in self.asked:
            if level.rating > bound:
                return
            rules = tuple(level.rules)
            is_single = bool(rules) and all(rule.name in SINGLES for rule in rules)
            for rule in rules:
                spend(1)
                for inference in found_by(rule, board, self.assume_unique, self.about):
                    if passed(inference):
                        continue
                    number += 1
                    known = inference.rule in KINDS
                    yield rating_of(inference) if known else _UNRATED, inference
            if number >= count:
                bound = min(bound, _LAST_SINGLE if is_single else level.rating + _AS_EASY)
            elif number:
                bound = min(bound, level.rating + _FOR_MORE)

    def _place(self, board: Board, inference: Inference) -> tuple[float, ...]:
        """Whether a digit follows, how far away it is, and where it is on the board."""
        cells = [candidate.cell for candidate in inference.action.candidates]
        ways = (abs(c.row - to.row) + abs(c.col - to.col) for c in cells for to in self.near)
        away = min(ways, default=0)
        first = min(cells)
        return (not _leads_on(board, inference.action), away, first.row, first.col)


def _leads_on(board: Board, action: Action) -> bool:
    """Whether it places a digit, or lets one be placed at once that could not be before."""
    if isinstance(action, Placement):
        return True
    after = action.apply(board)
    now, then = after.masks, board.masks
    if now.lone_cells & now.open_cells & ~(then.lone_cells & then.open_cells):
        return True
    gone = {(candidate.digit, candidate.cell) for candidate in action.candidates}
    layout = board.layout
    for digit, cell in gone:
        plane = after.masks.live >> layout.tables.plane_start(digit)
        for house in layout.houses_with(cell):
            if (plane & layout.tables.house_masks[house]).bit_count() == 1:
                return True
    return False


def is_single_waiting(board: Board) -> bool:
    """Whether a single can fill a cell now."""
    return any(named(slug).first(board) for slug in sorted(SINGLES))


@cached(None)
def _solver(assume_unique: bool, budget: int) -> Solver:
    return Solver(assume_unique=assume_unique, choose="nearest", budget=budget)


def first_step(board: Board, assume_unique: bool, budget: int) -> ReachedStep | None:
    """The step that a solve takes on a board.

    Where the budget is used up before it is known what a digit needs, it is the first
    that was found, if anything was.
    """
    step = _solver(assume_unique, budget).next_step(board)
    return step and ReachedStep(board, step.inference, (name_of(step.inference),))


_OWN = "own"


@dataclass(frozen=True)
class ReachedStep:
    """A step, the board that it is taken on, and the names of the steps to there and of it."""

    board: Board
    inference: Inference
    names: tuple[str, ...]

    @property
    def action(self) -> Action:
        """What it concludes."""
        return self.inference.action


@dataclass(frozen=True)
class Known:
    """What a player knows: steps by name, candidates that are gone, and what his marks deny."""

    names: Collection[str] = ()
    gone: Collection[Candidate] = ()
    denied: int = 0

    def has_placed(self, inference: Inference) -> bool:
        """Whether a digit is known that need not be placed yet."""
        return isinstance(inference.action, Placement) and name_of(inference) in self.names

    def has_gone(self, board: Board, inference: Inference) -> bool:
        """Whether all that a step takes away is known to be gone."""
        if not isinstance(inference.action, Elimination):
            return False
        tables = board.masks.tables
        return name_of(inference) in self.names or all(
            candidate in self.gone or self.denied & tables.candidate_mask((candidate,))
            for candidate in inference.action.candidates
        )


def reached_steps(
    pencilled: Pencilled, chooser: Chooser, known: Known, count: int
) -> list[ReachedStep]:
    """The steps to tell, each with how it is come to; none if there is none.

    Eliminations that are known are done on the way. A digit that is known but not yet placed is
    passed over, as long as there is anything else.
    """
    board, names = pencilled.board, tuple[str, ...]()
    while not board.is_complete and board.dead_end is None:
        found = chooser.steps(board, count, known.has_placed)
        gone = next((each for each in found if known.has_gone(board, each)), None)
        if gone is None:
            if not found and known.names:
                found = chooser.steps(board, count, lambda _: False)
            return [ReachedStep(board, each, (*names, name_of(each))) for each in found]
        board, names = gone.action.apply(board), (*names, name_of(gone))
    return []


def followed(board: Board, names: Sequence[str], chooser: Chooser) -> ReachedStep:
    """The walk that a token names."""
    *before, last = names
    for name in before:
        board = _called(board, name, chooser).action.apply(board)
    return ReachedStep(board, _called(board, last, chooser), tuple(names))


def _called(board: Board, name: str, chooser: Chooser) -> Inference:
    for level in chooser.asked:
        for rule in level.rules:
            if name.startswith(_rank(rule.name)):
                for inference in found_by(rule, board, chooser.assume_unique, chooser.about):
                    if name_of(inference) == name:
                        return inference
    raise SudologueError("no such step is on this board: ask for it with the options it came from")


def name_of(inference: Inference) -> str:
    """The short name of a step: its rule's number, and a few figures of its conclusion."""
    return f"{_rank(inference.rule)}{_digest(str(inference), 4)}"


def _rank(slug: str) -> str:
    return f"{RANKS[slug]:03d}" if slug in ORDER else _OWN


def position_name(pencilled: Pencilled) -> str:
    """The short name of a position with its marks."""
    board = pencilled.board
    houses = [(str(house), [*map(str, house.cells)]) for house in board.layout.houses]
    clues = [(clue.noun, [*map(str, clue.cells)]) for clue in board.layout.clues]
    masks = (board.masks.live, board.masks.filled, board.masks.givens, board.masks.barred)
    # hexadecimal, since Python writes no decimal number that is as long as a large board's masks
    said = (houses, [*map(hex, (*masks, pencilled.denied, pencilled.stale))])
    return _digest(repr((*said, clues) if clues else said), 8)


def _digest(text: str, length: int) -> str:
    return blake2s(text.encode()).hexdigest()[:length]


def token_of(position: str, names: Iterable[str]) -> str:
    """A token, of a position's name and those of steps."""
    return ".".join((position, *names))


def names_in(token: str, position: str) -> tuple[str, ...]:
    """The steps that a token names, of this position."""
    own, *names = token.split(".")
    if own != position or not names:
        raise SudologueError(
            Keyword("token", "--more"), f" {token!r} belongs to a different position"
        )
    return tuple(names)
