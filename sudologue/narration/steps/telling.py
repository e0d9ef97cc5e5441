"""How a technique family is told: one small `Telling` for each of its evidence types.

The voices, and the hints, compose everything they say from a few short answers, so a family writes
these answers and nothing else. They stand beside the evidence (`rules/wings/evidence.py` and
`rules/wings/telling.py`), where they are found and loaded when such evidence is first told; nothing
has to be entered anywhere. Beside them stands the table of golden sentences (`telling_test.py`;
`narration/golden_test.py` says how to write one).

    @tells(WWingEvidence)
    class WWingTelling(Telling[WWingEvidence]):

        def pattern(self, scene):       # 2/3 in r7c2,r8c9 connected by 2 in r7c5,r8c6
            ...
        def observation(self, scene):   # r7c2 and r8c9 can each only be 2 or 3. In box 8, the 2
            ...                         # can only go in r7c5, which r7c2 sees, or in r8c6, which …
        def argument(self, scene):      # were r7c2 and r8c9 both 2, box 8 would have no place for
            ...                         # a 2. So one of them is 3, and r7c8 sees both
        def reason(self, scene):        # that is a W-Wing: two cells with the same pair, and a
            ...                         # house that keeps them from both taking one of its digits

What to write, answer by answer:

- `observation`: what one sees, as a person would point it out: names the cells, digits and houses
  of the pattern and what is left in them. One or two sentences, without the last full stop. It must
  be clear to someone who does not know the technique.
- `argument`: why that forces the conclusion, here and with these cells. Leave it out when the
  observation says it all.
- `reason`: the idea in one sentence, for whoever meets it for the first time: what it is called,
  and what it comes to, with the step's own cells or houses where that helps and no word that was
  not explained. It follows the shape of the evidence: a loop found by a rule for chains is told as
  a loop. How to spot the next one is on the card (`Card.spotting`).
- `pattern`: the place in the community's notation, as HoDoKu writes it between name and arrow:
  a fish `4 r27 c39 fr2c1`, a wing `1/4/5 in r1c1,r2c8,r7c1`, a chain its Eureka line, an almost
  locked set its cells and digits. `short_forms` has the pieces.

For hints, which give away a little at a time (`narration/steps/parts.py`):

- `region`: where to look, if the smallest house, band or stack with the pattern's cells will not
  do.
- `family`: what kind of thing to look for, in plain words, without its name or place: `two cells
  with the same pair`.
- `digits`: which digits it is about.
- `question`: what to ask oneself, naming houses and digits but none of the conclusion's cells:
  `where can box 8 have its 2`.
- `setting`: the cells of the pattern, but not what follows; the observation, unless that says too
  much.

`reason`, `family` and `question` that are the same words for all evidence of a type are data of the
class: `reason_words`, `family_words` and `question_words`.

And, where the default does not fit: `place` (the terse voice's few words), `consequence` (the
conclusion in the words that fit the observation: "the 4 can only go in r5c6"), `technical_name`
(HoDoKu's name where the card's title differs) and `contradiction` (the proof's sentences; the
default follows the receipt by hand, which suits fish, wings, chains and almost locked sets alike; a
forcing net has a proof of its own to tell). Where one idea comes several times in a row with a cell
changed, `is_sibling_of` sees it and `siblings` tells the steps together
(`narration/voices/gathered.py`).

**Words that state a fact of the board carry it as a claim** (`narration/claims/board_claims.py`),
and tests hold every claim against the board. `narration/phrasing/facts.py` has the usual sentences
with their claims: `can_only_be`, `only_places`, `sees`. What it lacks, a telling states by itself
with `states`.

Speak of houses by name, never of rows where a column would do. That a digit is forced is the rule's
business; a telling works nothing out. What the step takes for granted, such as the puzzle having
one solution, the voices say themselves. Hand cells, candidates and houses to `say` and `phrase` as
values, never as text (`short_name` writes `b7`): another notation finds them by their spans, and
misses what is only words. `phrase` keeps a sentence in one piece, so that it can be read aloud in
the code too. Groups of cells that a sentence needs again get a letter (`group A`), once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, ClassVar, Generic, TypeVar

from sudologue.errors import SudologueError
from sudologue.inference import Evidence
from sudologue.narration.phrasing.english import listing
from sudologue.narration.phrasing.passage import Passage, phrase, say
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.scene import E, Scene
from sudologue.rules.families import Role, counterpart

A = TypeVar("A")


class ByEvidence(Generic[A]):
    """One answer for each type of evidence, entered by the families' modules of a role.

    The module that stands beside the evidence is loaded when such evidence is first asked about, so
    nothing is entered anywhere else. Evidence of a type that nobody answers for has the answer of
    its nearest base; the module `plain` answers for `Evidence` itself.
    """

    def __init__(self, role: Role, plain: str) -> None:
        self._role: Role = role
        self._plain = plain
        self._entered: dict[type[Evidence], A] = {}
        self._known: dict[type[Evidence], A] = {}

    def enter(self, kind: type[Evidence], answer: A) -> None:
        """Answer for a type of evidence from now on; nobody else may have done so."""
        self._load(kind)
        if kind in self._entered:
            raise SudologueError(
                f"{kind.__name__} has its {self._role} already: "
                "derive an evidence type of your own and enter that"
            )
        self._entered[kind] = answer
        self._known.clear()

    def __getitem__(self, evidence: Evidence) -> A:
        kind = type(evidence)
        if kind not in self._known:
            self._known[kind] = self._of_nearest_base(kind)
        return self._known[kind]

    def _of_nearest_base(self, kind: type[Evidence]) -> A:
        bases = [base for base in kind.__mro__ if issubclass(base, Evidence)]
        for base in bases:
            self._load(base)
        return next(self._entered[base] for base in bases if base in self._entered)

    def _load(self, kind: type[Evidence]) -> None:
        """Load what the family has in this role, if it has: it enters itself."""
        if kind is Evidence:
            import_module(self._plain)
            return
        name = counterpart(kind.__module__, self._role)
        if name is not None:
            try:
                import_module(name)
            except ModuleNotFoundError as missing:
                if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
                    raise


T = TypeVar("T", bound="Telling[Any]")


class Telling(ABC, Generic[E]):
    """What a family says of evidence of one type; the module says what belongs where."""

    reason_words: ClassVar[str] = ""
    family_words: ClassVar[str] = "a pattern that settles something"
    question_words: ClassVar[str] = ""

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
        return conclusion(scene.action)

    def place(self, scene: Scene[E]) -> Passage:
        """The pattern's place in a few words: the house that evidence is about, else its cells."""
        evidence = scene.evidence
        if evidence.focus_house is not None:
            return say(evidence.focus_house)
        return compact_cells(evidence.focus_cells, scene.size)

    def technical_name(self, scene: Scene[E]) -> Passage:
        """What the community calls it."""
        return scene.technique

    def reason(self, scene: Scene[E]) -> Passage | None:
        """The idea in one sentence, without a full stop at its end."""
        return say(self.reason_words) or None

    def region(self, scene: Scene[E]) -> Passage | None:
        """Where to look, where that is not simply what holds the cells of the pattern."""
        return None

    def family(self, scene: Scene[E]) -> Passage:
        """What kind of thing to look for, in plain words."""
        return say(self.family_words)

    def digits(self, scene: Scene[E]) -> tuple[int, ...]:
        """The digits that the pattern is about."""
        evidence = scene.evidence
        if evidence.focus_digit is not None:
            return (evidence.focus_digit,)
        digits = evidence.candidates_seen or {c.digit for c in scene.action.candidates}
        return tuple(sorted(digits))

    def question(self, scene: Scene[E]) -> Passage:
        """What to ask oneself, without the question mark."""
        if self.question_words:
            return say(self.question_words)
        digits, house = listing(self.digits(scene), "or"), scene.evidence.focus_house
        if house is None:
            return phrase("what becomes of {} here", digits)
        return phrase("where can {} have its {}", house, digits)

    def setting(self, scene: Scene[E]) -> Passage:
        """The cells of the pattern and not what follows, without a full stop at its end."""
        return self.observation(scene)

    def is_sibling_of(self, scene: Scene[E], other: Scene[Any]) -> bool:
        """Whether a step is another's idea over again, so that the two are best told together."""
        return False

    def siblings(self, scenes: Sequence[Scene[Any]]) -> Passage | None:
        """Steps of a trace that are siblings, in one passage.

        Each begins a line with its number and ends with its conclusion, and its claims are about
        the board that it stands on.
        """
        return None

    def contradiction(self, scene: Scene[E]) -> Sequence[Passage]:
        """Why the opposite of the conclusion cannot be, sentence by sentence."""
        from sudologue.narration.steps.contradictions import contradictions  # proofs alone need it

        return contradictions(scene)


_tellings = ByEvidence[Telling[Any]]("telling", "sudologue.narration.steps.plain")


def tells(kind: type[Evidence]) -> Callable[[type[T]], type[T]]:
    """Have a telling tell a type of evidence: a decorator for its class.

    Evidence of a type that nobody tells is told as its nearest base is, and plain `Evidence` from
    what it cites.
    """

    def register(telling: type[T]) -> type[T]:
        _tellings.enter(kind, telling())
        return telling

    return register


def telling_for(evidence: Evidence) -> Telling[Any]:
    """The telling of this evidence."""
    return _tellings[evidence]
