"""A step's case analysis as lemmas, each of which follows by unit propagation alone.

The cases are those of the kernel: suppose that the conclusion is false; follow what the cited
truths and links then force; where nothing is forced, take the candidates of the tightest truth one
by one. Each case that ends in a contradiction is a lemma: "not all of these at once". It names the
suppositions that its contradiction used and no others, so that a case that was not used at all
settles the one around it, too.

A lemma comes with its *hints*: the clauses that propagation goes through, in the order in which
each is down to one literal, or, at the end, to none.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sudologue.audit.certificate_formula import Formula
from sudologue.model import bits_of


@dataclass(eq=False)
class Lemma:
    """A clause of the proof, with the clauses of the formula and the lemmas that force it.

    Its number is not known before those of the lemmas that it stands on.
    """

    literals: tuple[int, ...]
    hints: tuple[int | Lemma, ...]
    number: int | None = None


class Facts:
    """What is known of the candidates so far, and from which clauses."""

    def __init__(self, formula: Formula) -> None:
        self.formula = formula
        start = formula.start
        self._seen = start.layout.seen_masks
        self.possible = start.layout.all_candidates
        self.true = 0
        self._sources: dict[int, int | Lemma] = {}
        for number in bits_of(start.filled):
            self.learn(number + 1, formula.fact(1 << number))
        for number in bits_of(formula.denied):
            self.learn(-number - 1, formula.fact(1 << number))

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
    """The search for a contradiction among a receipt's truths and links."""

    def __init__(self, facts: Facts, truths: Iterable[int], links: Iterable[int]) -> None:
        self._facts = facts
        self._truths = tuple(truth for truth in truths if not truth & facts.true)
        self._gone = _Gone(links)
        self._trail: list[_Derivation] = []
        self._lemmas: list[Lemma] = []

    def refute(self, supposition: int) -> list[Lemma] | None:
        """The lemmas that end with the supposition's denial; nothing, if it cannot be refuted."""
        possible, truths = self._suppose(supposition, self._facts.possible, self._truths)
        denial = self._refute(possible, truths)
        return None if denial is None else _needed([*self._lemmas, denial])

    def _refute(self, possible: int, truths: tuple[int, ...]) -> Lemma | None:
        """The lemma that what is supposed so far contradicts itself, if it does."""
        while truths:
            tightest = self._tightest(possible, truths)
            candidates = tightest & possible
            if not candidates:
                return self._contradiction(tightest)
            number = (candidates & -candidates).bit_length() - 1
            if candidates == 1 << number:
                possible, truths = self._choose(number, possible, truths, tightest)
                continue
            mark = len(self._trail)
            lemma = self._refute(*self._suppose(number + 1, possible, truths))
            del self._trail[mark:]
            if lemma is None or -number - 1 not in lemma.literals:
                return lemma
            self._lemmas.append(lemma)
            self._trail.append(_Derivation(-number - 1, 1 << number, lemma))
            possible &= ~(1 << number)
        return None

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

    def _contradiction(self, truth: int) -> Lemma:
        """The lemma that follows from a truth without candidates, with its hints.

        The trail is walked backwards, from what the truth lacks to the suppositions behind it.
        """
        formula, known_false = self._facts.formula, ~self._facts.possible
        false, true = truth, 0
        hints: list[int | Lemma] = [formula.truths[truth]]
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
                for literal in event.source.literals:
                    if literal > 0:
                        false |= 1 << literal - 1
                    elif literal != event.literal:
                        true |= 1 << -literal - 1
        hints += reversed([*self._facts.against(false & known_false)])
        literals.sort(key=abs)
        return Lemma(tuple(literals), tuple(reversed(hints)))


def _needed(lemmas: list[Lemma]) -> list[Lemma]:
    """The last of some lemmas in order, and before it those that it stands on."""
    wanted = {lemmas[-1]}
    for lemma in reversed(lemmas):
        if lemma in wanted:
            wanted.update(hint for hint in lemma.hints if isinstance(hint, Lemma))
    return [lemma for lemma in lemmas if lemma in wanted]
