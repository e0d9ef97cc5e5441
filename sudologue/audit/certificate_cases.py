"""A step's case analysis as lemmas, each of which follows by unit propagation alone.

The cases are those of the kernel: suppose that the conclusion is false; follow what the cited
truths and links then force; where nothing is forced, take the candidates of the tightest truth one
by one. Each case that ends in a contradiction is a lemma: "not all of these at once". It names the
suppositions that its contradiction used and no others, so that a case that was not used at all
settles the one around it, too. What a cited clue strikes is a lemma of its law alone: "this digit,
or one of those that are gone".

A lemma comes with its *hints*: the clauses that propagation goes through, in the order in which
each is down to one literal, or, at the end, to none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from sudologue.audit.certificate_formula import Formula
from sudologue.audit.certificate_laws import LawClauses
from sudologue.model import bits_of


@dataclass(eq=False)
class Lemma:
    """A clause of the proof, with the clauses of the formula and the lemmas that force it.

    Its number is not known before those of the lemmas that it stands on.
    """

    literals: tuple[int, ...]
    hints: tuple[int | Lemma, ...] = field(repr=False)
    number: int | None = None

    @property
    def positive(self) -> int:
        """A bit for each candidate that it says may be true."""
        return sum(1 << literal - 1 for literal in self.literals if literal > 0)


class Facts:
    """What is known of the candidates so far, and from which clauses."""

    def __init__(self, formula: Formula) -> None:
        self.formula = formula
        start = formula.start
        self._seen = start.layout.tables.seen_masks
        self.possible = start.layout.tables.all_candidates
        self.true = 0
        self._sources: dict[int, int | Lemma] = {}
        self._of_laws: dict[tuple[int, ...], Lemma] = {}
        for number in bits_of(start.masks.filled):
            self.learn(number + 1, formula.fact(1 << number))
        for number in bits_of(formula.denied):
            self.learn(-number - 1, formula.denial(1 << number))

    def learn(self, literal: int, source: int | Lemma) -> None:
        """Take note of a clause with this one literal."""
        self._sources[literal] = source
        if literal > 0:
            self.true |= 1 << literal - 1
            self.possible &= ~self._seen[literal - 1]
        else:
            self.possible &= ~(1 << -literal - 1)

    def truth_of(self, number: int) -> int | Lemma:
        """The clause that says that a candidate is true."""
        return self._sources[number + 1]

    def struck(self, law: LawClauses, number: int, possible: int) -> Lemma:
        """A law's lemma: a candidate is false, or one is true that is not possible."""
        gone, hints = law.against(number, possible)
        return self._of_law((-number - 1, *(other + 1 for other in bits_of(gone))), hints)

    def unmet(self, law: LawClauses, possible: int) -> Lemma:
        """A law's lemma: one is true of the candidates that are not possible."""
        gone, hints = law.against_all(possible, self.formula.truths)
        return self._of_law(tuple([other + 1 for other in bits_of(gone)]), hints)

    def _of_law(self, literals: tuple[int, ...], hints: tuple[int, ...]) -> Lemma:
        """The lemma that a law has already, if it has, so that it is proved once."""
        return self._of_laws.setdefault(literals, Lemma(literals, hints))

    def against(self, candidates: int) -> Iterable[int | Lemma]:
        """The clauses that say that these candidates, all known to be false, are."""
        hints: dict[int | Lemma, None] = {}
        for number in bits_of(candidates):
            own = self._sources.get(-number - 1)
            if own is None:
                rival = next(bits_of(self.true & self._seen[number]))
                hints[self._sources[rival + 1]] = None
                hints[self.formula.pair(rival, number)] = None
            else:
                hints[own] = None
        return hints


@dataclass(frozen=True)
class _Derivation:
    """What propagation did: one candidate became true, or (by a lemma) false; others went with it.

    `source` is the clause that forced it, and `leaning` the literals of that clause beside its own,
    all false by then. A supposition has no source.
    """

    literal: int
    gone: int
    source: int | Lemma | None
    leaning: int = 0


class _Gone(dict[int, int]):
    """The candidates that the links rule out when one is true, for each; found when asked for."""

    def __init__(self, links: Iterable[int]) -> None:
        super().__init__()
        self._links = tuple(links)

    def __missing__(self, number: int) -> int:
        gone = 0
        for link in self._links:
            if link >> number & 1:
                gone |= link
        self[number] = gone = gone & ~(1 << number)
        return gone


class CaseAnalysis:
    """The search for a contradiction among a receipt's truths, links and clues.

    A clue that is met has one digit in each of its cells.
    """

    def __init__(
        self,
        facts: Facts,
        truths: Iterable[int],
        links: Iterable[int],
        laws: Sequence[LawClauses] = (),
    ) -> None:
        self._facts, self._laws = facts, laws
        domains = [domain for law in laws for domain in law.domains]
        cited = dict.fromkeys((*truths, *domains))
        self._truths = tuple(truth for truth in cited if not truth & facts.true)
        self._gone = _Gone((*links, *domains))
        self._trail: list[_Derivation] = []
        self._lemmas: list[Lemma] = []

    def refute(self, supposition: int) -> list[Lemma] | None:
        """The lemmas that end with the supposition's denial; nothing, if it cannot be refuted."""
        lemmas = self._refused_by_a_law(supposition - 1) if supposition > 0 else None
        if lemmas is None:
            possible, truths = self._suppose(supposition, self._facts.possible, self._truths)
            denial = self._refute(possible, truths)
            if denial is None:
                return None
            lemmas = [*self._lemmas, denial]
        return _needed(lemmas)

    def _refused_by_a_law(self, number: int) -> list[Lemma] | None:
        """That a candidate is false, if one clue says so with nothing supposed."""
        facts = self._facts
        for law in self._laws:
            if (law.struck(facts.possible) or 0) >> number & 1:
                said = facts.struck(law, number, facts.possible)
                return [said, _following((-number - 1,), [*facts.against(said.positive), said])]
        return None

    def _refute(self, possible: int, truths: tuple[int, ...]) -> Lemma | None:
        """The lemma that what is supposed so far contradicts itself, if it does."""
        while True:
            tightest = self._tightest(possible, truths) if truths else 0
            candidates = tightest & possible
            if truths and not candidates:
                return self._contradiction(self._facts.formula.truths[tightest], tightest)
            number = (candidates & -candidates).bit_length() - 1
            if truths and candidates == 1 << number:
                possible, truths = self._choose(number, possible, truths, tightest)
                continue
            lawful = self._lawful(possible)
            if isinstance(lawful, Lemma):
                return self._contradiction(lawful, lawful.positive)
            if lawful != possible:
                possible = lawful
                continue
            if not truths:
                return None
            mark = len(self._trail)
            lemma = self._refute(*self._suppose(number + 1, possible, truths))
            del self._trail[mark:]
            if lemma is None or -number - 1 not in lemma.literals:
                return lemma
            self._lemmas.append(lemma)
            self._trail.append(_Derivation(-number - 1, 1 << number, lemma))
            possible &= ~(1 << number)

    def _lawful(self, possible: int) -> int | Lemma:
        """What each law leaves of what is possible; or the lemma that one cannot be met."""
        for law in self._laws:
            struck = law.struck(possible)
            if struck is None:
                self._lemmas.append(self._facts.unmet(law, possible))
                return self._lemmas[-1]
            for number in bits_of(struck):
                lemma = self._facts.struck(law, number, possible)
                self._lemmas.append(lemma)
                self._trail.append(_Derivation(-number - 1, 1 << number, lemma))
            possible &= ~struck
        return possible

    def _tightest(self, possible: int, truths: tuple[int, ...]) -> int:
        """The truth with the fewest candidates left; of pairs, the one that rules out most.

        With the first pair at hand, the hardest puzzles have half as many lemmas again.
        """
        tightest = min(truths, key=lambda truth: (truth & possible).bit_count())
        if (tightest & possible).bit_count() != 2:
            return tightest

        def ruled_out(truth: int) -> int:
            cases = bits_of(truth & possible)
            return sum((self._gone[number] & possible).bit_count() for number in cases)

        return max((t for t in truths if (t & possible).bit_count() == 2), key=ruled_out)

    def _suppose(
        self, literal: int, possible: int, truths: tuple[int, ...]
    ) -> tuple[int, tuple[int, ...]]:
        if literal > 0:
            return self._choose(literal - 1, possible, truths, None)
        bit = 1 << -literal - 1
        self._trail.append(_Derivation(literal, bit, None))
        return possible & ~bit, truths

    def _choose(
        self, number: int, possible: int, truths: tuple[int, ...], truth: int | None
    ) -> tuple[int, tuple[int, ...]]:
        """What is possible, and which truths remain to be met, once a candidate is true."""
        bit = 1 << number
        gone = self._gone[number] & possible
        if truth is None:
            event = _Derivation(number + 1, gone, None)
        else:
            source = self._facts.formula.truths[truth]
            event = _Derivation(number + 1, gone, source, truth & ~bit)
        self._trail.append(event)
        return possible & ~gone, tuple([truth for truth in truths if not truth & bit])

    def _contradiction(self, clause: int | Lemma, candidates: int) -> Lemma:
        """The lemma that follows from a clause whose candidates are all gone, with its hints.

        The trail is walked backwards, from what the clause lacks to the suppositions behind it.
        """
        formula, known_false = self._facts.formula, ~self._facts.possible
        false, true = candidates, 0
        hints: list[int | Lemma] = [clause]
        literals: list[int] = []
        for event in reversed(self._trail):
            number = abs(event.literal) - 1
            gone = event.gone & false
            if not gone and not true >> number & 1:
                continue
            if event.literal > 0:
                hints += (formula.pair(number, other) for other in bits_of(gone))
            if event.source is None:
                literals.append(-event.literal)
                continue
            hints.append(event.source)
            false |= event.leaning
            if isinstance(event.source, Lemma):
                false |= event.source.positive
                for literal in event.source.literals:
                    if literal < 0 and literal != event.literal:
                        true |= 1 << -literal - 1
        hints += reversed([*self._facts.against(false & known_false)])
        literals.sort(key=abs)
        return _following(tuple(literals), hints[::-1])


def _following(literals: tuple[int, ...], hints: list[int | Lemma]) -> Lemma:
    """The lemma with these literals, which may be the last hint itself, if that is new."""
    last = hints[-1]
    if isinstance(last, Lemma) and last.number is None and last.literals == literals:
        return last
    return Lemma(literals, tuple(hints))


def _needed(lemmas: list[Lemma]) -> list[Lemma]:
    """The last of some lemmas in order, and before it those that it stands on, unless they have
    numbers: these are in the proof already.
    """
    wanted = {lemmas[-1]}
    for lemma in reversed(lemmas):
        if lemma in wanted:
            wanted.update(hint for hint in lemma.hints if isinstance(hint, Lemma))
    return [lemma for lemma in dict.fromkeys(lemmas) if lemma in wanted and lemma.number is None]
