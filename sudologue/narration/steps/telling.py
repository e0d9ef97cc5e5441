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
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from sudologue.inference import Evidence
from sudologue.languages import current
from sudologue.narration.phrasing.filling import Filler, said, when
from sudologue.narration.phrasing.passage import Passage, say
from sudologue.narration.phrasing.short_forms import compact_cells
from sudologue.narration.steps.by_evidence import ByEvidence
from sudologue.narration.steps.scene import E, Scene

T = TypeVar("T", bound="Telling[Any]")


class Telling(ABC, Generic[E]):
    """What a family says of evidence of one type; the module says what belongs where."""

    reason_words: ClassVar[str] = ""
    family_words: ClassVar[str] = ""
    question_words: ClassVar[str] = ""

    def names(self, scene: Scene[E]) -> Mapping[str, Any]:
        """What fills holes beside the fields of the evidence and the facts of the scene."""
        return {}

    def cases(self, scene: Scene[E]) -> Collection[str]:
        """What is the case, where texts for it may differ."""
        return ()

    def say(self, key: str, scene: Scene[E]) -> Passage | None:
        """The text under a key with its holes filled, if there is one in the language in use."""
        language = current()
        known = scene.kept.get(self)
        if known is None or known[0] is not language:
            known = scene.kept[self] = language, self.cases(scene), self.names(scene)
        _, cases, names = known
        subjects = scene.evidence, scene
        return Filler(language, language.of(type(self)), cases, names, subjects).said(key)

    def clause(self, key: str, scene: Scene[E], *cases: str, **names: Any) -> Passage:
        """A part of what is said, in these cases and with these names, for the names of a scene."""
        language = current()
        subjects = scene.evidence, scene
        return Filler(language, language.of(type(self)), cases, names, subjects).said(key) or say()

    @abstractmethod
    def pattern(self, scene: Scene[E]) -> Passage:
        """The pattern's place in the community's notation; nothing where the conclusion says it."""

    def observation(self, scene: Scene[E]) -> Passage:
        """What one sees, without a full stop at its end."""
        return self.say("observation", scene) or say()

    def argument(self, scene: Scene[E]) -> Passage | None:
        """Why it forces the conclusion, without a full stop at its end."""
        return self.say("argument", scene)

    def consequence(self, scene: Scene[E]) -> Passage:
        """What follows, fit to stand after "so"."""
        return self.say("consequence", scene) or said(scene.conclusion)

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
        return self.say("reason", scene) or say(self.reason_words) or None

    def region(self, scene: Scene[E]) -> Passage | None:
        """Where to look, where that is not simply what holds the cells of the pattern."""
        return self.say("region", scene)

    def family(self, scene: Scene[E]) -> Passage:
        """What kind of thing to look for, in plain words."""
        return say(self.family_words) or self.say("family", scene) or say()

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
        its = when(house=scene.evidence.focus_house)
        said = self.say("question", scene)
        return said or self.clause("any_question", scene, *its, digits=self.digits(scene))

    def setting(self, scene: Scene[E]) -> Passage:
        """The cells of the pattern and not what follows, without a full stop at its end."""
        return self.say("setting", scene) or self.observation(scene)

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
