"""How a technique family is told: one small `Telling` for each of its evidence types.

The voices compose everything they say from a few short answers, so a family writes these answers
and nothing else. They stand beside the evidence (`rules/subsets/evidence.py` and
`rules/subsets/telling.py`), where they are found and loaded when such evidence is first told;
nothing has to be entered anywhere. Beside them stands the table of golden sentences
(`telling_test.py`; `narration/golden_test.py` says how to write one).

    @tells(XyWingEvidence)
    class XyWingTelling(Telling[XyWingEvidence]):

        def pattern(self, scene):       # 1/4/5 in r1c1,r2c8,r7c1
            ...
        def observation(self, scene):   # r1c1 can only be 1 or 4. If it is 1, r2c8 is 5; if it
            ...                         # is 4, r7c1 is 5
        def argument(self, scene):      # either way, one of r2c8 and r7c1 is 5, and r7c8 sees both
            ...

What to write, answer by answer:

- `observation`: what one sees, as a person would point it out: names the cells, digits and houses
  of the pattern and what is left in them. One or two sentences, without the last full stop. It must
  be clear to someone who does not know the technique.
- `argument`: why that forces the conclusion, here and with these cells. Leave it out when the
  observation says it all. The teacher tells the card's general reason in its place the first time.
- `pattern`: the place in the community's notation, as HoDoKu writes it between name and arrow:
  a fish `4 r27 c39 fr2c1`, a wing `1/4/5 in r1c1,r2c8,r7c1`, a chain its Eureka line, an almost
  locked set its cells and digits. `short_forms` has the pieces.

And, where the default does not fit: `place` (the terse voice's few words), `consequence` (the
conclusion in the words that fit the observation: "the 4 can only go in r5c6"), `technical_name`
(HoDoKu's name where the card's title differs) and `contradiction` (the proof's sentences; the
default follows the receipt by hand, which suits fish, wings, chains and almost locked sets alike; a
forcing net has a proof of its own to tell).

A fish observes that in rows 2 and 7 the 4 can only go in columns 3 and 9, and argues that these
rows' two 4s use both columns up. A chain observes its alternation from one end to the other, and
argues that one of its ends is true. An almost locked set observes that its cells have one digit
more than they can hold. Speak of houses by name, never of rows where a column would do, and state
only facts of the board (`scene` has them): that a digit is forced is the rule's business. What the
step takes for granted, such as the puzzle having one solution, the voices say themselves.
Hand cells, candidates and houses to `say` and `phrase` as values, never as text (`short_name`
writes `b7`): another notation finds them by their spans, and misses what is only words. `phrase`
keeps a sentence in one piece, so that it can be read aloud in the code too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Generic, TypeVar

from sudologue.errors import SudologueError
from sudologue.inference import Evidence
from sudologue.narration.conclusions import conclusion
from sudologue.narration.contradictions import contradictions
from sudologue.narration.passage import Passage, say
from sudologue.narration.scene import E, Scene
from sudologue.narration.short_forms import compact_cells
from sudologue.rules.families import counterpart

T = TypeVar("T", bound="Telling[Any]")


class Telling(ABC, Generic[E]):
    """What a family says of evidence of one type; the module says what belongs where."""

    @abstractmethod
    def pattern(self, scene: Scene[E]) -> Passage:
        """The pattern's place in the community's notation; nothing where the conclusion says it."""

    @abstractmethod
    def observation(self, scene: Scene[E]) -> Passage:
        """What one sees, without a full stop at its end."""

    def argument(self, scene: Scene[E]) -> Passage | None:
        """Why it forces the conclusion, without a full stop at its end."""
        return None

    def consequence(self, scene: Scene[E]) -> Passage:
        """What follows, fit to stand after "so"."""
        return conclusion(scene.action, scene.size)

    def place(self, scene: Scene[E]) -> Passage:
        """The pattern's place in a few words: the house that evidence is about, else its cells."""
        evidence = scene.evidence
        if evidence.focus_house is not None:
            return say(evidence.focus_house)
        return compact_cells(evidence.focus_cells, scene.size)

    def technical_name(self, scene: Scene[E]) -> Passage:
        """What the community calls it."""
        return scene.technique

    def reason(self, scene: Scene[E]) -> str | None:
        """Why the technique works, in general; nothing for a rule without a card."""
        return scene.card.reason if scene.card else None

    def contradiction(self, scene: Scene[E]) -> Sequence[Passage]:
        """Why the opposite of the conclusion cannot be, sentence by sentence."""
        return contradictions(scene)


_registered: dict[type[Evidence], Telling[Any]] = {}
_found: dict[type[Evidence], Telling[Any]] = {}


def tells(kind: type[Evidence]) -> Callable[[type[T]], type[T]]:
    """Have a telling tell a type of evidence: a decorator for its class.

    Evidence of a type that nobody tells is told as its nearest base is, and plain `Evidence` from
    what it cites.
    """

    def register(telling: type[T]) -> type[T]:
        _load_family(kind)
        if kind in _registered:
            raise SudologueError(
                f"{kind.__name__} is told by {type(_registered[kind]).__name__} already: "
                "derive an evidence type of your own and have that told"
            )
        _registered[kind] = telling()
        _found.clear()
        return telling

    return register


def telling_for(evidence: Evidence) -> Telling[Any]:
    """The telling of this evidence."""
    kind = type(evidence)
    telling = _found.get(kind)
    if telling is None:
        telling = _found[kind] = _find(kind)
    return telling


def _find(kind: type[Evidence]) -> Telling[Any]:
    """The telling of the nearest base that has one; `Evidence` itself is the last that has."""
    bases = [base for base in kind.__mro__ if issubclass(base, Evidence)]
    for base in bases:
        _load_family(base)
    return next(_registered[base] for base in bases if base in _registered)


def _load_family(kind: type[Evidence]) -> None:
    """Load the family's telling, if there is one: it registers itself."""
    if kind is Evidence:
        import_module("sudologue.narration.plain")
        return
    name = counterpart(kind.__module__, "telling")
    if name is not None:
        try:
            import_module(name)
        except ModuleNotFoundError as missing:
            if missing.name != name:
                raise
