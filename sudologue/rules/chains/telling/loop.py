"""Loops: choices in a ring, so that there are only two ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sudologue.inference import CellConstraint, Elimination, HouseConstraint
from sudologue.model import Board, Candidate
from sudologue.narration.claims.board_claims import CanOnlyBe, OnlyPlaces, RuleOut, Sees
from sudologue.narration.phrasing.clauses import in_sentences, side_by_side
from sudologue.narration.phrasing.english import (
    all_of,
    listing,
    number_word,
    one_of,
    sentence_case,
    with_article,
)
from sudologue.narration.phrasing.facts import see
from sudologue.narration.phrasing.groups import Group, Needs, introduced, see_every
from sudologue.narration.phrasing.passage import Passage, phrase, say, states
from sudologue.narration.steps.conclusions import (
    ReasonedElimination,
    ending,
    group_by_digits,
    reasons,
)
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import tells
from sudologue.rules.chains.evidence import ChainNode, LoopEvidence, SetJoint, StrongJoint
from sudologue.rules.chains.telling.chain_nodes import (
    Choice,
    candidates,
    cells_of,
    choices_of,
    is_it,
    sets_of,
)
from sudologue.rules.chains.telling.link_choices import groups_of
from sudologue.rules.chains.telling.linked_nodes import LinkedNodesTelling, made_of

_WORDS_OF_BOTH_WAYS = 40

_PLACES_TOLD = 4

_PLACES_TOLD_BESIDE_GROUPS = 3


@tells(LoopEvidence)
class LoopTelling(LinkedNodesTelling[LoopEvidence]):
    """Its choices, the two ways, and what neither of them allows."""

    def place(self, scene: Scene[LoopEvidence]) -> Passage:
        return phrase("through {}", listing(sorted(cells_of(scene.evidence.nodes))))

    def observation(self, scene: Scene[LoopEvidence]) -> Passage:
        groups = groups_of(scene, scene.evidence)
        choices = side_by_side(
            [_choice(scene, each, groups) for each in choices_of(scene.evidence)]
        )
        if not groups:
            return choices
        named = introduced(list(groups.values()))
        return phrase("{}. {}", named, sentence_case(choices))

    def argument(self, scene: Scene[LoopEvidence]) -> Passage:
        return in_sentences([_two_ways(scene), reasons(_told(scene))])

    def consequence(self, scene: Scene[LoopEvidence]) -> Passage:
        return ending(_told(scene))

    def reason(self, scene: Scene[LoopEvidence]) -> Passage:
        text = (
            "that is {}, closed into a ring: {}, each of which settles the next, so that there "
            "are two ways only, and what neither allows can go"
        )
        return phrase(text, with_article(scene.technique), made_of(scene.evidence))

    def shape(self, scene: Scene[LoopEvidence]) -> str:
        return f"a ring of {number_word(len(choices_of(scene.evidence)))}"

    def setting(self, scene: Scene[LoopEvidence]) -> Passage:
        return phrase("it runs through {}", listing(cells_of(scene.evidence.nodes)))


def _choice(scene: Scene[LoopEvidence], choice: Choice, groups: dict[SetJoint, Group]) -> Passage:
    """`r1c1 is 4 or 7`, `the 4 of row 2 is in r2c1 or in one of r2c4 and r2c6`."""
    one, other = choice.lost, choice.kept
    match choice.joint:
        case StrongJoint(CellConstraint(cell)):
            digits = one.digit, other.digit
            return phrase("{}{}{} or {}", cell, states(" is ", CanOnlyBe((cell,), digits)), *digits)
        case StrongJoint(HouseConstraint(house, digit)):
            places = OnlyPlaces(digit, (house,), (*one.cells, *other.cells))
            sides = (one_of(side.cells) for side in (one, other))
            several = len(places.cells) > 2
            text = "the {} of {}{}{} or in {}" if several else "the {} of {}{}{} or {}"
            return phrase(text, digit, house, states(" is in ", places), *sides)
        case joint:
            assert isinstance(joint, SetJoint)
            claim = Needs(joint.cells, (one.digit,), (other.digit,))
            needs = states(" needs ", claim)
            return phrase("{}{}its {} or its {}", groups[joint].name, needs, one.digit, other.digit)


def _two_ways(scene: Scene[LoopEvidence]) -> Passage:
    """That one side of each choice holds, or the other side of each."""
    nodes = scene.evidence.nodes
    links = (
        RuleOut(candidates(nodes[at]), candidates(nodes[(at + 1) % len(nodes)]))
        for at in range(1, len(nodes), 2)
    )
    settles = states(" settles the next", *links)
    text = "each of these{}, all the way round, so there are two ways only: {}, or {}"
    ways = [_way(nodes[1::2]), _way((nodes[0], *reversed(nodes[2::2])))]
    if sum(len(way.text.split()) for way in ways) > _WORDS_OF_BOTH_WAYS:
        return phrase(text, settles, "of every pair the first holds", "of every pair the second")
    return phrase(text, settles, say("either ", ways[0]), ways[1])


def _way(nodes: Sequence[ChainNode]) -> Passage:
    """`r1c1 is 4, r1c5 is 7 and r3c5 is 4`; `r1c1, r1c5 and r3c5 are 4`, of one digit."""
    if len({node.digit for node in nodes}) == 1 and all(len(node.cells) == 1 for node in nodes):
        return phrase("{} are {}", listing(cells_of(nodes)), nodes[0].digit)
    return listing(phrase("{} is {}", one_of(node.cells), node.digit) for node in nodes)


def _told(scene: Scene[LoopEvidence]) -> list[ReasonedElimination]:
    """What goes, place by place; the last of many places together."""
    gains = _gains(scene)
    number = _PLACES_TOLD_BESIDE_GROUPS if sets_of(scene.evidence) else _PLACES_TOLD
    if scene.full or len(gains) <= number + 1:
        return gains
    first, others = gains[:number], gains[number:]
    lost = [candidate for gain in others for candidate in gain.action.candidates]
    claims = [claim for gain in others for claim in gain.reason.claims]
    places = states(f"for {number_word(len(others))} more places", *claims)
    reason = say("the same goes ", places, " of the ring")
    return [*first, ReasonedElimination(reason, Elimination(tuple(sorted(lost))), named=False)]


def _gains(scene: Scene[LoopEvidence]) -> list[ReasonedElimination]:
    """What goes because of one pair of neighbours after the other, and then because of groups."""
    board, nodes = scene.before, scene.evidence.nodes
    left = list(scene.action.candidates)
    gains: list[ReasonedElimination] = []
    for at in range(1, len(nodes), 2):
        one, other = nodes[at], nodes[(at + 1) % len(nodes)]
        claims = [RuleOut(candidates(node), (each,)) for node in (one, other) for each in left]
        lost = [each for each in left if all(c.holds(board) for c in claims if each in c.others)]
        if lost:
            gains.append(_by_neighbours(scene, one, other, lost, is_first=not gains))
            left = [each for each in left if each not in lost]
    for group, further in _further_digits(scene):
        lost = [each for each in left if _is_seen(board, each, group, further)]
        for cells, digits in group_by_digits(lost):
            text = "likewise {} needs its {} either way, and {}"
            seen = see_every(board, cells, (group,), digits)
            reason = phrase(text, group.name, listing(digits), seen)
            gains.append(ReasonedElimination(reason, Elimination.of(cells, digits)))
        left = [each for each in left if each not in lost]
    return gains


def _by_neighbours(
    scene: Scene[LoopEvidence],
    one: ChainNode,
    other: ChainNode,
    lost: Sequence[Candidate],
    is_first: bool,
) -> ReasonedElimination:
    """`either way r1c1 or r1c5 is 4, and r1c2 sees both`, `r3c3 is 4 or 7 either way`."""
    action = Elimination(tuple(lost))
    opening = "either way" if is_first else "likewise"
    if one.digit != other.digit:
        digits = one.digit, other.digit
        reason = phrase("{} {} is {} or {}", opening, one.cells[0], *digits)
        return ReasonedElimination(reason, action, as_it=True)
    both, cells = cells_of((one, other)), sorted({each.cell for each in lost})
    seen = phrase("{}{} {}", listing(cells), see(cells, both), all_of(len(both)))
    return ReasonedElimination(phrase("{} {}, and {}", opening, is_it(one, both), seen), action)


def _further_digits(scene: Scene[LoopEvidence]) -> Iterator[tuple[Group, set[int]]]:
    """The digits that a group takes both ways: those beside the two of its choice."""
    groups = groups_of(scene, scene.evidence)
    for choice in choices_of(scene.evidence):
        if isinstance(choice.joint, SetJoint):
            group = groups[choice.joint]
            yield group, {*group.digits}.difference((choice.lost.digit, choice.kept.digit))


def _is_seen(board: Board, candidate: Candidate, group: Group, digits: set[int]) -> bool:
    """Whether one of the digits goes from a cell that sees all its places in the group."""
    places = group.places(board, candidate.digit)
    return candidate.digit in digits and Sees((candidate.cell,), places).holds(board)
