"""How a technique family is told: one small `Telling` for each of its evidence types.

The voices, and the hints, compose everything they say from a few short answers. What is said stands
in the table of the family in a language (`languages/english/families/wings.py`), under the name of
the telling's class; the telling says which case it is and what fills the holes:

    WWingTelling
        observation: {alike}
        argument: they can't both be {linked_digit}: {house}'s {linked_digit} [is|only] in {near},
            which {end} [sees|end_sees], or in {far}, which {other} [sees|other_sees]. So at least
            one of them is {digit}. {sight:all}
        consequence: {conclusion:seen}

    @tells(WWingEvidence)
    class WWingTelling(Telling[WWingEvidence]):

        def names(self, scene):         # what is no field of the evidence, and no fact of the scene
            ...
        def pattern(self, scene):       # 2/3 in r7c2,r8c9 connected by 2 in r7c5,r8c6
            ...

A telling stands beside its evidence (`rules/wings/evidence.py` and `rules/wings/telling.py`), where
it is found and loaded when such evidence is first told; nothing has to be entered anywhere. Beside
it stands the table of golden sentences (`telling_test.py`; `narration/golden_test.py` says how to
write one).

**The answers**, which are keys of the table:

- `observation`: what one sees, as a person would point it out: names the cells, digits and houses
  of the pattern and what is left in them. One or two sentences, without the last full stop. It must
  be clear to someone who does not know the technique.
- `argument`: why that forces the conclusion, here and with these cells. Leave it out when the
  observation says it all.
- `consequence`: what follows, fit to stand after "so". Left out, it is `{conclusion:so}`; where the
  sentence has just named the cells that lose something, it is `{conclusion:named}`.
- `closing`: what follows, where that is a sentence of its own: `either way {conclusion}`.
- `reason`: the idea in one sentence, for whoever meets it for the first time: what it is called,
  and what it comes to, with the step's own cells or houses where that helps and no word that was
  not explained. It follows the shape of the evidence: a loop found by a rule for chains is told as
  a loop. How to spot the next one is a text of the card, `spotting`.
- `lesson`, in place of `reason`: the whole step, with its conclusion, as the teacher tells it where
  it comes first.

For hints, which give away a little at a time (`narration/steps/parts.py`):

- `region`: where to look, if the smallest house, band or stack with the pattern's cells will not
  do.
- `family`: what kind of thing to look for, in plain words, without its name or place: `two cells
  with the same pair`.
- `question`: what to ask oneself, naming houses and digits but none of the conclusion's cells:
  `where can box 8 have its 2`.
- `setting`: the cells that make it work, and no more (`r6c6, with r6c7 and r4c5`); the `place`,
  the house or the cells of the evidence, if it has none.

And where the house or the cells of the evidence will not do, `place`, the terse voice's few words.

In code, since they are no words of a language: `pattern`, the place in the community's notation, as
HoDoKu writes it between name and arrow (a fish `4 r27 c39 fr2c1`, a chain its Eureka line;
`short_forms` has the pieces), and `follows`, the conclusion, in the same; `digits`, which digits it
is about; and where the default does not fit, `technical_name` (HoDoKu's name where the card's title
differs) and `contradiction` (the proof's sentences; the default follows the receipt by hand, which
suits fish, wings, chains and almost locked sets alike; a forcing net has a proof of its own to
tell). Where one idea comes several times in a row with a cell changed, `is_sibling_of` sees it and
`siblings` tells the steps together (`narration/voices/gathered.py`).

**What fills a hole** is looked for in `names`, then in the evidence, then in the scene
(`{technique}`, `{conclusion}`, `{size}`), and last among the other texts of the telling, so that
texts can share a part. It is a cell, a digit, a house or a clue, several of these, a passage, or a
*message*: a value whose class has texts of its own, as all claims have (`languages/english/
claims.py`), and what several families say (`steps.py`). A number is a digit, and 13 is written D:
where it counts or adds up, the hole has the form for that, `{rest:number}`.

**A form** behind a colon says how it is worded: `{cells:or}`, `{house:in}`, `{digit:a}`,
`{cells:all}` (`both`), `{cells:count}` (`two`), `{sets:dashes:or}` for each of a list and then for
the list. `{cells:sees/see}` chooses by how many there are. The forms of English are in
`languages/english/forms.py`.

**A case** chooses between texts: `cases` answers what is so, with `when(three=…, placed=…)`, and
the text under `argument.three` is said before that under `argument`. A telling names cases by what
they are, never by the words that they lead to: another language may need fewer, or put them
together otherwise. How many there are of something is no case: the form chooses.

**A part that comes several times**, or with names of its own, is a text under a key of its own, and
a `clause` in the code: `self.clause("bound", scene, which, others=…, digits=…)`. Functions that
several tellings of a family share are methods of a class that these derive from; a function that
must stand alone speaks through `filling.Speaker(__name__)`.

**Words that state a fact of the board carry it as a claim** (`narration/claims/board_claims.py`):
`[sees|end_sees]` has the claim `end_sees` of the names, or all claims of a list. Tests hold every
claim against the board.

Speak of houses by name, never of rows where a column would do. That a digit is forced is the rule's
business; a telling works nothing out. What the step takes for granted, such as the puzzle having
one solution, the voices say themselves. No word stands in the code: not "both", and no "s". Groups
of cells that a sentence needs again get a letter (`group A`), once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Generic, TypeVar

from sudologue.errors import SudologueError
from sudologue.inference import Evidence
from sudologue.languages import current
from sudologue.narration.notations.rc import RC
from sudologue.narration.phrasing.filling import Filler, named, said, when
from sudologue.narration.phrasing.passage import Passage, say
from sudologue.narration.phrasing.short_forms import compact_cells
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
    family_words: ClassVar[str] = ""
    question_words: ClassVar[str] = ""
    most_siblings: ClassVar[int] = 8
    """More steps than this would make too long a passage."""

    def names(self, scene: Scene[E]) -> Mapping[str, Any]:
        """What fills holes beside the fields of the evidence and the facts of the scene."""
        return {}

    def cases(self, scene: Scene[E]) -> Collection[str]:
        """What is the case, where texts for it may differ."""
        return ()

    def say(self, key: str, scene: Scene[E]) -> Passage | None:
        """The text under a key with its holes filled, if there is one in the language in use."""
        language = current()
        sentences = language.of(type(self))
        if key not in sentences:
            return None
        known = scene.kept.get(self)
        if known is None or known[0] is not language:
            known = scene.kept[self] = language, self.cases(scene), self.names(scene)
        _, cases, names = known
        return Filler(language, sentences, cases, names, (scene.evidence, scene)).said(key)

    def clause(self, key: str, scene: Scene[E], *cases: str, **names: Any) -> Passage:
        """A part of what is said, in these cases and with these names, for the names of a scene."""
        language = current()
        subjects = scene.evidence, scene
        return Filler(language, language.of(type(self)), cases, names, subjects).said(key) or say()

    @abstractmethod
    def pattern(self, scene: Scene[E]) -> Passage:
        """The pattern's place in the community's notation; nothing where the conclusion says it."""

    def after_arrow(self, scene: Scene[E]) -> Passage | None:
        """The conclusion in that notation, after its arrow: all that the pattern does not say."""
        return RC.say_conclusion(scene.action, scene.size)

    def observation(self, scene: Scene[E]) -> Passage:
        """What one sees, without a full stop at its end."""
        return self.say("observation", scene) or say()

    def argument(self, scene: Scene[E]) -> Passage | None:
        """Why it forces the conclusion, without a full stop at its end."""
        return self.say("argument", scene)

    def consequence(self, scene: Scene[E]) -> Passage:
        """What follows, fit to stand after "so"."""
        return self.say("consequence", scene) or said(scene.conclusion, "so")

    def closing(self, scene: Scene[E]) -> Passage | None:
        """What follows as a sentence of its own, where "so" would not lead to it."""
        return self.say("closing", scene)

    def place(self, scene: Scene[E]) -> Passage:
        """The pattern's place in a few words: the house that evidence is about, else its cells."""
        house, cells = scene.evidence.focus_house, scene.evidence.focus_cells
        known = self.say("place", scene)
        if known is not None:
            return known
        return compact_cells(cells, scene.size) if house is None else named(house)

    def technical_name(self, scene: Scene[E]) -> Passage:
        """What the community calls it."""
        return scene.technique

    def reason(self, scene: Scene[E]) -> Passage | None:
        """The idea in one sentence, without a full stop at its end."""
        taught = self.say("lesson", scene) or self.say("reason", scene)
        return taught or say(self.reason_words) or None

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
        """The cells or houses that make it work, without a full stop at its end."""
        named = self.say("setting", scene) or self.say("place", scene)
        its = when(house=scene.evidence.focus_house, several=len(scene.evidence.focus_cells) > 1)
        return named or self.clause("any_setting", scene, *its)

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
