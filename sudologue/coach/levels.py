"""How much a hint gives away, and what it is about."""

from __future__ import annotations

from enum import StrEnum

from sudologue.errors import NameNotFoundError, expect
from sudologue.wording import did_you_mean


class Level(StrEnum):
    """The six levels of a hint, each of which gives away more than those before it.

    The state of the board; one thing to look at, a region or a digit; the technique and its idea;
    where the pattern lies; what follows; and the proof.
    """

    STATE = "state"
    NUDGE = "nudge"
    TECHNIQUE = "technique"
    WHERE = "where"
    WHAT = "what"
    PROOF = "proof"

    @property
    def next(self) -> Level:
        """The level that gives away more; after the last, the last."""
        return LEVELS[min(LEVELS.index(self) + 1, len(LEVELS) - 1)]

    @property
    def and_before(self) -> tuple[Level, ...]:
        """This level and those that give away less."""
        return LEVELS[: LEVELS.index(self) + 1]

    @property
    def tells_all(self) -> bool:
        """Whether the conclusion is out."""
        return self in (Level.WHAT, Level.PROOF)


LEVELS = tuple(Level)


class HintKind(StrEnum):
    """What a hint is about, in the order in which it is looked for.

    Two equal digits in sight of each other; a digit that no solution has; a mark that is missing
    and needed; a mark that a placed digit rules out; a step. A board that is complete needs none,
    one that is stuck has none in reach, and one with several solutions has steps that hold in all
    of them, if any.
    """

    CONFLICT = "conflict"
    WRONG_ENTRY = "wrong_entry"
    WRONG_MARK = "wrong_mark"
    STALE_MARK = "stale_mark"
    STEP = "step"
    DONE = "done"
    STUCK = "stuck"
    SEVERAL = "several"


def level_named(name: str) -> Level:
    """The level of a name.

    >>> level_named("where").next.value
    'what'
    """
    expect(name, str, "a level: name one, such as 'nudge'")
    if name not in LEVELS:
        names = [level.value for level in LEVELS]
        hint = did_you_mean(name, names, f"there are {', '.join(names)}")
        raise NameNotFoundError(f"no level of hints is called {name!r}: {hint}")
    return Level(name)
