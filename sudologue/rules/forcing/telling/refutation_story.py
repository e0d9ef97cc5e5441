"""A refutation as a story: what is supposed, what follows, and where that ends.

Up to a dozen lines are told one by one, each with its reason. Of more, the last ones are, since
these run into the dead end; the digits before them are listed, in order. A supposition made on top
of the first has a line of its own that says how it ends, the last ones first where there is no room
for all.

Contradictions that are one idea over again are told together, the shared digits once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, groupby

from sudologue.inference import ClueConstraint, Constraint, HouseConstraint
from sudologue.model import Board, Candidate
from sudologue.narration.phrasing.filling import Speaker, as_sentence, capitalised, when
from sudologue.narration.phrasing.passage import (
    NEW_LINE,
    Part,
    Passage,
    at_step,
    join,
    lines,
    say,
    step_number,
)
from sudologue.narration.steps.scene import Scene
from sudologue.rules.forcing.evidence import (
    ContradictionEvidence,
    Forced,
    ProofLines,
    Refutation,
    Struck,
)
from sudologue.rules.forcing.telling.numbered import lines_of_refutation, number_of_lines
from sudologue.rules.forcing.telling.sentences import (
    Reasons,
    by_singles,
    emptied,
    emptied_and_why,
    end_alike,
    fail_on_top,
    put,
    refuted_on_top,
    with_reasons,
)
from sudologue.rules.forcing.telling.settled import Settled, settled_by
from sudologue.rules.forcing.telling.truths_in_words import NothingLeft, placed

_story = Speaker(__name__)

DOZEN = 12
"""The most lines that are all told one by one."""

_FIRST = 3
_LAST = 8
_LAST_OF_NESTED = 5
_WORDS = 130
_A_LINE, _A_DIGIT, _A_REFUTATION, _A_SUPPOSITION = 6, 2, 15, 3


def story(proof: Refutation, board: Board, full: bool, reasons: Reasons | None = None) -> Passage:
    """What is supposed, what follows from it, and how it ends, without the last full stop."""
    is_nested = proof.depth > 1
    if full and is_nested:
        return _in_full(proof)
    settled = settled_by(proof.assumption, proof.lines)
    chosen = [True] * len(proof.lines) if full else _told_one_by_one(proof.lines)
    opening = _story.say("opening", **placed(proof.assumption))
    leaves_out = when(leaves_out=_leaves_out(proof, chosen))
    ended = emptied_and_why(proof, board)
    end = capitalised(_story.say("end", *leaves_out, ended=ended, lines=number_of_lines(proof)))
    if is_nested:
        end = say(NEW_LINE, end)
    return _run_on([opening, *_followed(proof.lines, chosen, settled, reasons or Reasons()), end])


def _run_on(sentences: Sequence[Passage]) -> Passage:
    """The sentences with spaces between them, but where a new line begins."""
    parts: list[Part] = []
    for each in sentences:
        if parts and each.spans[0] is not NEW_LINE:
            parts.append(" ")
        parts.append(each)
    return say(*parts)


def beginning(proof: Refutation) -> Passage:
    """What is supposed, and the first few digits that follow."""
    opening = _story.say("suppose", **placed(proof.assumption))
    forced = [line for line in proof.lines[:_FIRST] if not isinstance(line, Refutation)]
    if not forced:
        return opening
    settled = settled_by(proof.assumption, proof.lines)
    told = with_reasons(forced, settled, Reasons(), "then")
    return _story.say("beginning", told=[opening, *told])


def _leaves_out(proof: Refutation, chosen: Sequence[bool]) -> bool:
    """Whether most suppositions, three out of four or more, are only named."""
    pairs = zip(proof.lines, chosen, strict=True)
    told = [is_told for line, is_told in pairs if isinstance(line, Refutation)]
    return 4 * sum(told) <= len(told) > 0


def _in_full(proof: Refutation) -> Passage:
    """All lines, numbered."""
    numbered = lines_of_refutation(proof)
    *lines, last = numbered
    last_words = last.spans[-1]
    ended = say(*last.spans[:-1], last_words.text.removesuffix("."))
    head = _story.say("in_full", lines=len(numbered))
    return join([head, *lines, ended], NEW_LINE)


def _told_one_by_one(lines: ProofLines) -> list[bool]:
    """Which lines are told with their reasons, which suppositions with their ends."""
    number = len(lines)
    refuted = [index for index, line in enumerate(lines) if isinstance(line, Refutation)]
    if not refuted:
        return [number <= DOZEN or index >= number - _LAST for index in range(number)]
    forced = [index for index, line in enumerate(lines) if not isinstance(line, Refutation)]
    last = [index for index in forced if index > refuted[-1]][-_LAST_OF_NESTED:]
    room = _WORDS - _A_DIGIT * len(forced) - _A_SUPPOSITION * len(refuted)
    room -= (_A_LINE - _A_DIGIT) * len(last)
    chosen = [index in last for index in range(number)]
    for index in reversed(refuted):
        room -= _A_REFUTATION - _A_SUPPOSITION
        if room < 0:
            break
        chosen[index] = True
    start = next((index for index in refuted if chosen[index]), number)
    for index in reversed(forced):
        if chosen[index] or not (index > start or chosen[refuted[0]]):
            continue
        if _is_alone(index, chosen, lines):
            chosen[index] = True
        elif room >= _A_LINE - _A_DIGIT and chosen[refuted[0]]:
            chosen[index], room = True, room - (_A_LINE - _A_DIGIT)
    return chosen


def _is_alone(index: int, chosen: Sequence[bool], lines: ProofLines) -> bool:
    """Whether a digit would be listed by itself, which takes as many words as its reason."""
    around = [near for near in (index - 1, index + 1) if 0 <= near < len(lines)]
    return all(chosen[near] or isinstance(lines[near], Refutation) for near in around)


def _followed(
    lines: ProofLines, chosen: Sequence[bool], settled: Settled, reasons: Reasons
) -> Iterator[Passage]:
    """What follows, in sentences; suppositions on lines of their own."""
    pairs = list(zip(lines, chosen, strict=True))
    start = next((index for index, (_, is_told) in enumerate(pairs) if is_told), len(pairs))
    yield from map(as_sentence, _in_short(lines[:start], settled))
    opening, is_first, is_after = "then", True, False
    for (is_forced, is_told), group in groupby(
        pairs[start:], key=lambda pair: (not isinstance(pair[0], Refutation), pair[1])
    ):
        part = tuple([line for line, _ in group])
        forced = [line for line in part if not isinstance(line, Refutation)]
        refuted = [line for line in part if isinstance(line, Refutation)]
        if not is_told:
            short = _in_short(part, settled)
            if is_after:
                short = chain([_story.say("without_those", told=next(short))], short)
            yield from map(as_sentence, short)
        elif is_forced:
            yield from map(as_sentence, with_reasons(forced, settled, reasons, opening))
        elif refuted:
            for alike in _alike(refuted):
                on_top = refuted_on_top(alike, settled, is_first)
                yield say(NEW_LINE, as_sentence(on_top))
                is_first = False
        opening, is_after = ("so", True) if refuted else ("then", False)


def _alike(proofs: Sequence[Refutation]) -> Iterator[list[Refutation]]:
    """Neighbours that end alike, together."""
    together: list[Refutation] = []
    for proof in proofs:
        if together and not end_alike(together[0], proof):
            yield together
            together = []
        together.append(proof)
    yield together


def _in_short(lines: ProofLines, settled: Settled) -> Iterator[Passage]:
    """Lines by what they settle alone."""
    forced = [line for line in lines if not isinstance(line, Refutation)]
    refuted = [line for line in lines if isinstance(line, Refutation)]
    if refuted:
        yield fail_on_top(refuted, settled)
    if forced:
        first, *more = by_singles(forced, settled)
        yield _story.say("with_that", told=first) if refuted else first
        yield from more


ContradictionScene = Scene[ContradictionEvidence]

_ALIKE = 0.6
"""At least so much of a proof must be the same."""


def are_siblings(scene: ContradictionScene, other: ContradictionScene) -> bool:
    """Whether two contradictions suppose the same digit, lack the same one in the end, and come
    there by mostly the same lines, none of them a clue's."""
    one, two = scene.evidence.proof, other.evidence.proof
    if scene.slug != other.slug or max(one.depth, two.depth) > 1:
        return False
    if any(isinstance(line, Struck) for line in (*one.lines, *two.lines)):
        return False
    if max(len(one.lines), len(two.lines)) > DOZEN:
        return False
    if one.assumption.digit != two.assumption.digit or not _end_alike(one.dead, two.dead):
        return False
    return len(_shared(one, two)) >= _ALIKE * len(one.lines)


def _end_alike(one: Constraint | ClueConstraint, other: Constraint | ClueConstraint) -> bool:
    if isinstance(one, HouseConstraint) and isinstance(other, HouseConstraint):
        return one.digit == other.digit
    return one == other


def _shared(proof: Refutation, other: Refutation) -> list[Forced]:
    """The lines whose digits follow in another proof, too."""
    there = {line.candidate for line in other.forced()}
    return [line for line in proof.forced() if line.candidate in there]


def told_together(scenes: Sequence[ContradictionScene]) -> Passage:
    """`22 to 27. Forcing Net (Contradiction), six steps with one idea: …`, then each of them."""
    first, *others = scenes
    reasons = Reasons()
    whole = story(first.evidence.proof, first.before, False, reasons)
    told = [_headline(scenes), _line(first, whole)]
    for number, scene in enumerate(others, 1):
        model = max(
            scenes[:number],
            key=lambda earlier: len(_shared(scene.evidence.proof, earlier.evidence.proof)),
        )
        told.append(_line(scene, _again(scene, model, reasons)))
    return lines(told)


def _headline(scenes: Sequence[ContradictionScene]) -> Passage:
    first, proofs = scenes[0], [scene.evidence.proof for scene in scenes]
    dead = proofs[0].dead
    houses = [proof.dead.house for proof in proofs if isinstance(proof.dead, HouseConstraint)]
    return _story.say(
        "headline",
        *when(houses=houses),
        steps=[*map(_number, scenes)],
        technique=first.technique,
        supposed=proofs[0].assumption.digit,
        cells=[proof.assumption.cell for proof in proofs],
        houses=[*dict.fromkeys(houses)],
        digit=dead.digit if isinstance(dead, HouseConstraint) else None,
        end=NothingLeft(dead),
    )


def _line(scene: ContradictionScene, told: Passage) -> Passage:
    """A step's number, its argument and its conclusion."""
    number = _number(scene)
    names = {"number": step_number(number), "told": told, "conclusion": scene.conclusion}
    return at_step(_story.say("sibling", **names), number)


def _again(scene: ContradictionScene, model: ContradictionScene, reasons: Reasons) -> Passage:
    """What is supposed, the digits that follow as before, and the others with their reasons."""
    proof, before = scene.evidence.proof, model.evidence.proof
    told = [as_sentence(each) for each in _sentences_again(scene, model, reasons)]
    if proof.dead == before.dead and set(proof.because) == set(before.because):
        settled = settled_by(proof.assumption, proof.lines)
        end = _story.say("same_end", ended=emptied(proof, settled))
    else:
        end = emptied_and_why(proof, scene.before)
    return join([*told, capitalised(end)], " ")


def _sentences_again(
    scene: ContradictionScene, model: ContradictionScene, reasons: Reasons
) -> Iterator[Passage]:
    proof = scene.evidence.proof
    settled = settled_by(proof.assumption, proof.lines)
    first, shared, last = _in_order(proof, model.evidence.proof)
    yield _story.say("suppose", **placed(proof.assumption))
    yield from with_reasons(first, settled, reasons, "then")
    if shared:
        puts = put(shared, settled, "puts")
        yield _story.say("as_before", step=step_number(_number(model)), puts=puts)
    yield from with_reasons(last, settled, reasons, "then")


def _in_order(
    proof: Refutation, model: Refutation
) -> tuple[list[Forced], list[Forced], list[Forced]]:
    """The lines that lead to the shared ones, the shared ones, and those that they lead to."""
    shared = {line.candidate for line in _shared(proof, model)}
    first, again, last = list[Forced](), list[Forced](), list[Forced]()
    late: set[Candidate] = set()
    wanted: set[Candidate] = set()
    for line in reversed(list(proof.forced())):
        if line.candidate in shared or line.candidate in wanted:
            wanted.update(line.because)
    on_shared = set(shared)
    for line in proof.forced():
        leans_late = late.intersection(line.because)
        if line.candidate in shared and not leans_late:
            again.append(line)
        elif line.candidate in wanted and not on_shared.intersection(line.because):
            first.append(line)
        else:
            last.append(line)
            late.add(line.candidate)
    return first, again, last


def _number(scene: ContradictionScene) -> int:
    assert scene.number is not None
    return scene.number
