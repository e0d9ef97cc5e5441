"""The proof graph of a trace for programs that draw graphs: Graphviz and Mermaid.

A node for each step, with its conclusion and its technique, and an edge from each premise to the
step that stands on it. Placements have corners, eliminations are round; what a proof shows, its
last step, has a thick line.
"""

from __future__ import annotations

from collections.abc import Iterator

from sudologue.inference import Placement, SolveResult
from sudologue.narration.notations import RC, Notation
from sudologue.narration.phrasing.filling import Speaker
from sudologue.narration.phrasing.passage import step_number
from sudologue.narration.steps.scene import title_of
from sudologue.rendering.text_output import clean

_words = Speaker(__name__)

_LONGEST_CONCLUSION = 60
_DOT_ESCAPES = str.maketrans({"\\": "\\\\", '"': '\\"'})
# Mermaid has codes of its own for what it would read as syntax, as HTML or as Markdown.
_MERMAID_ESCAPES = str.maketrans(
    {
        "#": "#35;",
        '"': "#quot;",
        "<": "#lt;",
        ">": "#gt;",
        "&": "#amp;",
        "`": "#96;",
        "*": "#42;",
        "_": "#95;",
        "\\": "#92;",
    }
)


def dot(result: SolveResult, notation: Notation = RC) -> str:
    """The graph in Graphviz' language: `dot -Tsvg` draws it."""
    lines = ["digraph proof {", "  node [shape=box];"]
    last = len(result.steps) - 1
    for index, name in enumerate(_names(result, notation, _DOT_ESCAPES, "\\n")):
        looks = "" if _places(result, index) else ", style=rounded"
        thick = ", penwidth=2" if index == last else ""
        lines.append(f'  s{index + 1} [label="{name}"{looks}{thick}];')
    lines += (f"  s{premise} -> s{step};" for premise, step in _edges(result))
    return "\n".join([*lines, "}"]) + "\n"


def mermaid(result: SolveResult, notation: Notation = RC) -> str:
    """The graph in Mermaid's language, which many pages draw where it stands in Markdown."""
    lines = ["flowchart TD"]
    for index, name in enumerate(_names(result, notation, _MERMAID_ESCAPES, "<br/>")):
        left, right = ("[", "]") if _places(result, index) else ("(", ")")
        lines.append(f'  s{index + 1}{left}"{name}"{right}')
    lines += (f"  s{premise} --> s{step}" for premise, step in _edges(result))
    if result.steps:
        lines.append(f"  style s{len(result.steps)} stroke-width:3px")
    return "\n".join(lines) + "\n"


def _names(
    result: SolveResult, notation: Notation, escapes: dict[int, str], new_line: str
) -> Iterator[str]:
    """What is written into the nodes."""
    size = result.initial.layout.size
    for number, step in enumerate(result.steps, 1):
        said = notation.conclusion(step.inference.action, size)
        if len(said) > _LONGEST_CONCLUSION:
            said = f"{said[: _LONGEST_CONCLUSION - 1].rstrip(', ')}…"
        told = _words.say("step", number=step_number(number), conclusion=said).text
        texts = told, clean(title_of(step.inference.rule))
        yield new_line.join(text.translate(escapes) for text in texts)


def _places(result: SolveResult, index: int) -> bool:
    return isinstance(result.steps[index].inference.action, Placement)


def _edges(result: SolveResult) -> Iterator[tuple[int, int]]:
    """The numbers of premises and of the steps that stand on them."""
    for number, premises in result.graph.premises.items():
        for premise in premises:
            yield premise, number
