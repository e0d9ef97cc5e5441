from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudologue.inference import Elimination, SolveResult, TraceStep
from sudologue.model import Board, Cell
from sudologue.narration.notations import RC, notation_named
from sudologue.rendering import dot, mermaid
from sudologue.solver import Solver

HARDER = ".16..78.3.9.8.....87...126..48...3..65...9.82.39...65..6.9...2..8...29369246..51."
RESULT = Solver().solve(Board.from_string(HARDER))
PROOF = RESULT.proof(Cell.parse("r3c3"))


@dataclass
class Graph:
    """What a program reads of a graph: labels by node, edges, looks."""

    labels: dict[str, str] = field(default_factory=dict[str, str])
    edges: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    looks: dict[str, dict[str, str]] = field(default_factory=dict[str, dict[str, str]])


_TOKEN = re.compile(r'\s*("(?:[^"\\]|\\.)*"|->|[A-Za-z_][A-Za-z_0-9]*|[0-9.]+|[][{};=,])')


def read_dot(text: str) -> Graph:
    """A reader of as much of Graphviz' grammar as a graph of nodes and edges needs."""
    tokens: list[str] = []
    at = 0
    while text[at:].strip():
        token = _TOKEN.match(text, at)
        assert token is not None, text[at : at + 40]
        tokens.append(token[1])
        at = token.end()
    assert tokens[:1] == ["digraph"]
    assert tokens[2] == "{"
    assert tokens[-1] == "}"
    graph, statement = Graph(), list[str]()
    for token in tokens[3:-1]:
        if token != ";":
            statement.append(token)
            continue
        if statement[1:2] == ["->"]:
            one, _, other = statement
            graph.edges.append((one, other))
        else:
            node, opening, *pairs, closing = statement
            assert (opening, closing) == ("[", "]")
            looks = dict(zip(pairs[::4], pairs[2::4], strict=True))
            assert set(pairs[1::4]) == {"="}
            assert set(pairs[3::4]) <= {","}
            if node != "node":
                graph.labels[node] = unquoted(looks.pop("label"))
                graph.looks[node] = looks
        statement = []
    assert not statement
    return graph


def unquoted(token: str) -> str:
    """A label as Graphviz shows it."""
    escapes = {"\\n": "\n", '\\"': '"', "\\\\": "\\"}
    return re.sub(r"\\.", lambda found: escapes[found[0]], token[1:-1])


_NODE = re.compile(r'  (s\d+)(?:\["([^"]*)"\]|\("([^"]*)"\))')
_EDGE = re.compile(r"  (s\d+) --> (s\d+)")
_STYLE = re.compile(r"  style (s\d+) stroke-width:3px")


def read_mermaid(text: str) -> Graph:
    """A reader of the few forms of line that a flowchart needs."""
    header, *lines = text.splitlines()
    assert header == "flowchart TD"
    graph = Graph()
    for line in lines:
        if node := _NODE.fullmatch(line):
            label = node[2] or node[3]
            assert not set(label.replace("<br/>", "")) & set('"<>`*_\\'), label
            graph.labels[node[1]] = decoded(label)
            graph.looks[node[1]] = {} if node[2] else {"style": "rounded"}
        elif edge := _EDGE.fullmatch(line):
            graph.edges.append((edge[1], edge[2]))
        elif style := _STYLE.fullmatch(line):
            graph.looks[style[1]]["penwidth"] = "2"
        else:
            raise AssertionError(line)
    return graph


def decoded(label: str) -> str:
    """A label as Mermaid shows it."""
    names = {"quot": '"', "lt": "<", "gt": ">", "amp": "&"}
    return re.sub(
        "#([0-9]+|[a-z]+);",
        lambda found: chr(int(found[1])) if found[1].isdigit() else names[found[1]],
        label.replace("<br/>", "\n"),
    )


@pytest.mark.parametrize(("write", "read"), [(dot, read_dot), (mermaid, read_mermaid)])
@pytest.mark.parametrize("result", [PROOF, RESULT], ids=["proof", "trace"])
def test_a_node_for_each_step_and_an_edge_from_each_premise(
    result: SolveResult, write: Callable[[SolveResult], str], read: Callable[[str], Graph]
) -> None:
    graph = read(write(result))
    last = len(result.steps)
    assert [*graph.labels] == [f"s{number}" for number in range(1, last + 1)]
    for number, step in enumerate(result.steps, 1):
        conclusion = RC.conclusion(step.inference.action, 9)
        title = step.inference.rule.replace("_", " ").split()[0]
        first, second = graph.labels[f"s{number}"].split("\n")
        assert first == f"Step {number}: {conclusion}"
        assert second.lower().replace("-", " ").startswith(title)
        rounded = graph.looks[f"s{number}"].get("style") == "rounded"
        assert rounded is ("<>" in conclusion)
        assert ("penwidth" in graph.looks[f"s{number}"]) is (number == last)
    assert graph.edges == [
        (f"s{premise}", f"s{number}")
        for number, premises in result.graph.premises.items()
        for premise in premises
    ]


def test_what_they_look_like() -> None:
    assert dot(PROOF).splitlines()[:4] == [
        "digraph proof {",
        "  node [shape=box];",
        '  s1 [label="Step 1: r2c3=2\\nHidden Single"];',
        '  s2 [label="Step 2: r2c79,r3c9<>4\\nLocked Candidates (Claiming)", style=rounded];',
    ]
    assert mermaid(PROOF).splitlines()[3:] == [
        '  s3("Step 3: r3c3#lt;#gt;5<br/>XY-Wing")',
        '  s4["Step 4: r3c3=3<br/>Naked Single"]',
        "  s1 --> s3",
        "  s2 --> s3",
        "  s3 --> s4",
        "  style s4 stroke-width:3px",
    ]


def test_conclusions_are_written_in_any_notation() -> None:
    assert "Step 3: C3<>5" in dot(PROOF, notation_named("a1"))


def test_a_trace_without_steps_is_a_graph_without_nodes() -> None:
    empty = replace(PROOF, steps=())
    assert read_dot(dot(empty)) == read_mermaid(mermaid(empty)) == Graph()


def renamed(rule: str) -> SolveResult:
    """A proof whose one step is by a rule of somebody's own."""
    step = RESULT.proof(Cell.parse("r2c3")).steps[0]
    return replace(PROOF, steps=(TraceStep(replace(step.inference, rule=rule), step.board),))


@given(st.text(max_size=12))
def test_whatever_a_rule_is_called_the_graph_can_be_read(rule: str) -> None:
    for graph in (read_dot(dot(renamed(rule))), read_mermaid(mermaid(renamed(rule)))):
        first, _, title = graph.labels["s1"].partition("\n")
        assert first == "Step 1: r2c3=2"
        assert "\n" not in title


@pytest.mark.parametrize("rule", ['a"b', "a\\", "a\\n<b>", "#quot;", "`x` *y*", "1. x"])
def test_names_with_signs_of_the_language_in_them(rule: str) -> None:
    for graph in (read_dot(dot(renamed(rule))), read_mermaid(mermaid(renamed(rule)))):
        assert graph.labels["s1"].split("\n")[1] == rule.title()


def test_a_conclusion_that_goes_on_and_on_is_cut_off() -> None:
    diagonal = [Cell(place, place) for place in range(9)]
    much = replace(PROOF.steps[0].inference, action=Elimination(diagonal, (3, 6, 9)))
    label = read_dot(dot(replace(PROOF, steps=(TraceStep(much, PROOF.initial),)))).labels["s1"]
    said = label.split("\n")[0].removeprefix("Step 1: ")
    assert said == "r1c1,r2c2,r3c3,r4c4,r5c5,r6c6,r7c7,r8c8,r9c9<>3, r1c1,r2c2…"
