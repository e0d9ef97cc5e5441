"""A refutation as a story: what is supposed, what follows line by line, and where that ends.

Contradictions that are one idea over again are told together, the shared digits once.
"""

from __future__ import annotations

from collections.abc import Sequence

from sudologue.inference import ClueConstraint, Constraint, HouseConstraint
from sudologue.model import Board, Candidate
from sudologue.narration.phrasing.filling import Speaker, capitalised, when
from sudologue.narration.phrasing.passage import (
    NEW_LINE,
    Passage,
    at_step,
    join,
    lines,
    say,
    step_number,
)
from sudologue.narration.steps.conclusions import conclusion
from sudologue.narration.steps.scene import Scene
from sudologue.rules.forcing.evidence import ContradictionEvidence, Forced, Refutation, Struck
from sudologue.rules.forcing.telling.net_lines import (
    NetLines,
    are_side_by_side,
    in_clauses,
    is_path,
)
from sudologue.rules.forcing.telling.numbered import lines_of_refutation, number_of_lines
from sudologue.rules.forcing.telling.settled import settled_by
from sudologue.rules.forcing.telling.truths_in_words import NothingLeft, placed

_story = Speaker(__name__)

_MOST_SHARED = 12
_FIRST = 3


def story(proof: Refutation, board: Board, full: bool) -> Passage:
    """What is supposed, what follows from it, and how it ends, without the last full stop."""
    if full and proof.depth > 1:
        return _in_full(proof)
    settled, net = settled_by(proof.assumption, proof.lines), NetLines(board)
    path = is_path(proof.lines, proof.assumption)
    side = not path and are_side_by_side(proof.lines, proof.assumption)
    if path or side:
        links = in_clauses([line for line in proof.lines if isinstance(line, Forced)], settled)
        cases = when(path=links and path, side=side, at_once=not links)
        names = {"links": links, "ended": net.ended(proof, settled)}
        return _story.say("told", *cases, **placed(proof.assumption), **names)
    net.tell(proof.lines, settled)
    return _with_lines(proof, net)


def _with_lines(proof: Refutation, net: NetLines) -> Passage:
    """What is supposed, the lines as they were told, and how it ends."""
    ended = net.ended(proof, settled_by(proof.assumption, proof.lines))
    return _story.say(
        "told",
        *when(lines=True, leaves_out=net.leaves_out),
        **placed(proof.assumption),
        lines=net.told,
        line_break=NEW_LINE,
        ended=ended,
        number=number_of_lines(proof),
    )


def beginning(proof: Refutation) -> Passage:
    """What is supposed, and the first few digits that follow."""
    first = [line for line in proof.lines[:_FIRST] if not isinstance(line, Refutation)]
    links = in_clauses(first, settled_by(proof.assumption, proof.lines))
    return _story.say("beginning", *when(links=links), **placed(proof.assumption), links=links)


def _in_full(proof: Refutation) -> Passage:
    """All lines, numbered."""
    numbered = lines_of_refutation(proof)
    *lines, last = numbered
    last_words = last.spans[-1]
    ended = say(*last.spans[:-1], last_words.text.removesuffix("."))
    head = _story.say("in_full", lines=len(numbered))
    return join([head, *lines, ended], NEW_LINE)


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
    if max(len(one.lines), len(two.lines)) > _MOST_SHARED:
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
    told = [_headline(scenes), _line(first, story(first.evidence.proof, first.before, False))]
    for number, scene in enumerate(others, 1):
        model = max(
            scenes[:number],
            key=lambda earlier: len(_shared(scene.evidence.proof, earlier.evidence.proof)),
        )
        told.append(_line(scene, _again(scene, model)))
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
    names = {"number": step_number(number), "told": capitalised(told)}
    return at_step(_story.say("sibling", conclusion=conclusion(scene.action), **names), number)


def _again(scene: ContradictionScene, model: ContradictionScene) -> Passage:
    """What is supposed, the digits that follow as before in one line, and the others."""
    proof = scene.evidence.proof
    settled, net = settled_by(proof.assumption, proof.lines), NetLines(scene.before)
    first, shared, last = _in_order(proof, model.evidence.proof)
    net.tell(tuple(first), settled)
    if shared:
        net.gather("as_before", shared, settled, step=step_number(_number(model)))
    net.tell(tuple(last), settled)
    return _with_lines(proof, net)


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
