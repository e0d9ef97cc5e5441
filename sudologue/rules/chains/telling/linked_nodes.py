"""What is told of chains and of loops alike."""

from __future__ import annotations

from typing import TypeVar

from sudologue.inference import CellConstraint, HouseConstraint
from sudologue.narration.notations import RC
from sudologue.narration.phrasing.english import listing
from sudologue.narration.phrasing.houses_in_words import region_of
from sudologue.narration.phrasing.passage import Passage, phrase
from sudologue.narration.steps.scene import Scene
from sudologue.narration.steps.telling import Telling
from sudologue.rules.chains.evidence import LinkedNodesEvidence, StrongJoint
from sudologue.rules.chains.telling.chain_nodes import (
    cells_of,
    choices_of,
    has_groups,
    is_all_of_cells,
    sets_of,
)

L = TypeVar("L", bound=LinkedNodesEvidence)


class LinkedNodesTelling(Telling[L]):
    """Choices between two, each of which settles the next."""

    def pattern(self, scene: Scene[L]) -> Passage:
        return RC.say_chain(scene.evidence, scene.size)

    def region(self, scene: Scene[L]) -> Passage:
        nodes = scene.evidence.nodes
        ends = {nodes[0].digit, nodes[-1].digit}
        return region_of(scene.layout, cells_of(nodes), sorted(ends))

    def family(self, scene: Scene[L]) -> Passage:
        return phrase("{} {}", self.shape(scene), made_of(scene.evidence))

    def shape(self, scene: Scene[L]) -> str:
        """What the choices form: a row, a ring."""
        raise NotImplementedError

    def digits(self, scene: Scene[L]) -> tuple[int, ...]:
        return tuple(sorted({node.digit for node in scene.evidence.nodes}))

    def question(self, scene: Scene[L]) -> Passage:
        first = choices_of(scene.evidence)[0]
        match first.joint:
            case StrongJoint(HouseConstraint(house, digit)):
                return phrase("what follows from either place for the {} of {}", digit, house)
            case StrongJoint(CellConstraint()):
                digits = listing(sorted((first.lost.digit, first.kept.digit)))
                return phrase("what follows from either digit of a cell with {}", digits)
            case _:
                text = "what follows if a group with one digit more than cells goes without its {}"
                return phrase(text, first.lost.digit)


def made_of(evidence: LinkedNodesEvidence) -> Passage:
    """What the choices of a chain or a loop are: `cells with two candidates each`."""
    choices, grouped = choices_of(evidence), has_groups(evidence)
    digits = {node.digit for node in evidence.nodes}
    if is_all_of_cells(evidence):
        return phrase("cells with two candidates each")
    if sets_of(evidence):
        return phrase("choices between two, some made by a group with one digit more than cells")
    if len(digits) > 1 or any(choice.is_of_a_cell for choice in choices):
        several = " (some of them several cells)" if grouped else None
        return phrase("choices between two digits or two places{}", several)
    text = "houses whose places for the {} fall into two groups"
    return phrase(text if grouped else "houses with two places for the {}", *digits)
