"""What the tellings of colours have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from sudologue.inference import Action
from sudologue.model import Candidate, Cell
from sudologue.narration.claims.board_claims import Sees
from sudologue.narration.phrasing.english import a_digit, clauses, listing, sentence_case, several
from sudologue.narration.phrasing.passage import Part, Passage, join, phrase, say, states
from sudologue.narration.phrasing.short_forms import compact_cells, digits_in_cells
from sudologue.narration.steps.conclusions import group_by_digits, of_those_named, places
from sudologue.narration.steps.scene import E, Scene
from sudologue.narration.steps.telling import Telling
from sudologue.rules.colouring.evidence import ColouringEvidence, Sighting
from sudologue.rules.colouring.telling.colours import (
    OneIsTrue,
    SeeSomeOf,
    Shown,
    are_plain,
    choices,
    letters_for,
)

C = TypeVar("C", bound=ColouringEvidence)

_IN_A_SENTENCE = 3
_FEW = 3


class ColouringTelling(Telling[C]):
    """A telling of colours: of one digit, or of several."""

    def coloured(self, scene: Scene[C], /) -> Sequence[Shown]:
        """The pairs of colours that are told, with all choices that the conclusion needs."""
        raise NotImplementedError

    def told(self, scene: Scene[C]) -> Sequence[Shown]:
        """As much of them as is told at first."""
        return self.coloured(scene)

    def observation(self, scene: Scene[C]) -> Passage:
        return choices(self.told(scene), scene.evidence.focus_digit)

    def pattern(self, scene: Scene[C]) -> Passage:
        """The colours pair by pair: `4 (r1c2,r5c7) / (r1c9)`."""
        pairs = (
            join((_bracketed(scene, colour) for colour in (pair.one, pair.other)), " / ")
            for pair in scene.evidence.colour_pairs
        )
        digit = scene.evidence.focus_digit
        return say(digit, " " if digit is not None else None, join(pairs, ", "))

    def place(self, scene: Scene[C]) -> Passage:
        digit = scene.evidence.focus_digit
        return say("on several digits") if digit is None else phrase("digit {}", digit)

    def family(self, scene: Scene[C]) -> Passage:
        if scene.evidence.focus_digit is None:
            return say("cells and houses with two choices each, one of which leads to the next")
        return say("houses with two places each for one digit, one of which leads to the next")

    def digits(self, scene: Scene[C]) -> tuple[int, ...]:
        pairs = scene.evidence.colour_pairs
        return tuple(sorted({c.digit for pair in pairs for c in (*pair.one, *pair.other)}))

    def question(self, scene: Scene[C]) -> Passage:
        digit = scene.evidence.focus_digit
        if digit is None:
            digits = listing(self.digits(scene), "or")
            text = "which cells have just two candidates, and which houses just two places for {}"
            return phrase(text, digits)
        text = "which houses have just two places for {}, and which of them share a place"
        return phrase(text, a_digit(digit))


def _bracketed(scene: Scene[E], colour: Iterable[Candidate]) -> Passage:
    if scene.evidence.focus_digit is not None:
        return phrase("({})", compact_cells((c.cell for c in colour), scene.size))
    cells: dict[int, list[Cell]] = {}
    for candidate in colour:
        cells.setdefault(candidate.digit, []).append(candidate.cell)
    entries = (digits_in_cells((digit,), cells[digit], scene.size) for digit in sorted(cells))
    return phrase("({})", join(entries, "; "))


def lettered(scene: Scene[E], candidate: Candidate, pairs: Sequence[Shown]) -> Passage:
    """`r2c7 (A)`, or, on several digits, `the 8 in r6c8 (B)`."""
    letter = None if are_plain(pairs) else letter_of(candidate, pairs)
    in_brackets = letter and f" ({letter})"
    if scene.evidence.focus_digit is not None:
        return say(candidate.cell, in_brackets)
    return phrase("the {} in {}{}", candidate.digit, candidate.cell, in_brackets)


def letter_of(candidate: Candidate, pairs: Iterable[Shown]) -> str | None:
    """The letter of the candidate's colour, if it is shown and has one."""
    letters = (pair.letter(candidate) for pair in pairs)
    return next(filter(None, letters), None)


def sights(
    scene: Scene[E],
    sightings: Iterable[Sighting],
    pairs: Sequence[Shown],
    remark: Part = None,
    lines_have_all: bool = True,
) -> Passage:
    """What sees the two ends of the walks; of the first ends, the remark says something.

    Where there are many ends, and the lines of the colours have all of them, it is only said which
    colours they are of.
    """
    seers: dict[tuple[Candidate, Candidate, int], list[Cell]] = {}
    for each in sightings:
        one, other = sorted(each.ends, key=lambda end: letter_of(end, pairs) or "")
        seers.setdefault((one, other, each.candidate.digit), []).append(each.candidate.cell)
    few = _FEW if len(scene.action.candidates) <= 2 * _FEW else 1
    if lines_have_all and len(seers) > few:
        return _sights_of_colours(scene, seers, pairs)
    said = [
        say(_sight(scene, cells, digit, (one, other), pairs), None if number else remark)
        for number, ((one, other, digit), cells) in enumerate(seers.items())
    ]
    return join([say(*said[:1]), *map(sentence_case, said[1:])], ". ")


def _sights_of_colours(
    scene: Scene[E],
    seers: Mapping[tuple[Candidate, Candidate, int], Sequence[Cell]],
    pairs: Sequence[Shown],
) -> Passage:
    """`r1c7, r1c8 and r8c8 each see a 7 in B and one in D`."""
    by_colours: dict[tuple[str | None, str | None], list[Candidate]] = {}
    for (one, other, digit), cells in seers.items():
        letters = letter_of(one, pairs), letter_of(other, pairs)
        by_colours.setdefault(letters, []).extend(Candidate(cell, digit) for cell in cells)
    colours = {x: c for pair in pairs for x, c in zip(pair.letters, pair.colours, strict=True)}
    digit, said = scene.evidence.focus_digit, list[Passage]()
    for (one, other), candidates in by_colours.items():
        fact = SeeSomeOf(tuple(candidates), tuple(colours[x] for x in (one, other) if x))
        if digit is None:
            would = states(" would each rule out", fact)
            text = "{}{} something in {} and something in {}"
            said.append(phrase(text, places(candidates), would, one, other))
        else:
            each_see = states(" each see", fact)
            cells = listing(candidate.cell for candidate in sorted(candidates))
            said.append(
                phrase("{}{} {} in {} and one in {}", cells, each_see, a_digit(digit), one, other)
            )
    return join(said, "; ")


def _sight(
    scene: Scene[E],
    cells: Sequence[Cell],
    digit: int,
    ends: tuple[Candidate, Candidate],
    pairs: Sequence[Shown],
) -> Passage:
    """`r7c7 sees r2c7 (A) and r7c2 (B)`; on several digits, `an 8 in r5c9 would rule out …`."""
    named = listing(lettered(scene, end, pairs) for end in ends)
    if are_plain(pairs):
        named = say("both")
    among = tuple(c for pair in pairs for colour in pair.colours for c in colour)
    seen = [Sees(tuple(cells), (end.cell,)) for end in ends if end.digit == digit]
    facts = *seen, OneIsTrue(*ends, among)
    if scene.evidence.focus_digit is not None:
        sees = states(" see" if len(cells) > 1 else " sees", *facts)
        return phrase("{}{} {}", listing(cells), sees, named)
    would = states(" would rule out both", *facts)
    return phrase("{} in {}{} {}", a_digit(digit), listing(cells, "or"), would, named)


def those_named(scene: Scene[E], sightings: Iterable[Sighting]) -> Passage:
    """The conclusion, which need not name cells again that all see the same."""
    alike = {(frozenset(each.ends), each.candidate.digit) for each in sightings}
    if len(alike) == 1:
        return of_those_named(scene.action)
    return in_sentences(scene.action)


def painted(scene: Scene[E]) -> Passage:
    """`the 7s are painted in two colours, A and B,`; of several digits, `candidates are …`."""
    one, other = letters_for(scene.size)[0]
    digit = scene.evidence.focus_digit
    what = say("candidates of several digits") if digit is None else several(digit, 2)
    the = None if digit is None else "the "
    return phrase("{}{} are painted in two colours, {} and {},", the, what, one, other)


def in_sentences(action: Action) -> Passage:
    """A long conclusion, in sentences that are not."""
    said = [
        phrase("{} cannot be {}", listing(cells), listing(digits, "or"))
        for cells, digits in group_by_digits(action.candidates)
    ]
    parts = (said[n : n + _IN_A_SENTENCE] for n in range(0, len(said), _IN_A_SENTENCE))
    return join(map(clauses, parts), ". ")
