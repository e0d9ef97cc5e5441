"""No English outside the tables in what programs that go on and on say: see `messages_test`."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sudologue import Board, Solver
from sudologue.cli.main import run as program
from sudologue.cli.mcp.protocol import Message, ProtocolError
from sudologue.cli.mcp.tools import result_of
from sudologue.cli.output.search_words import found_by_search
from sudologue.cli.play.frames import SolveFrame, SolveFrames
from sudologue.cli.play.keys import Key, Press
from sudologue.cli.play.screen import Player, Screen
from sudologue.inference import SolveStatus
from sudologue.languages import using
from sudologue.languages.messages_test import escaped
from sudologue.languages.pseudo_language_test import PSEUDO
from sudologue.narration import voice_named
from sudologue.narration.notations import RC
from sudologue.oracle import count_solutions
from sudologue.rendering.terminal import console_for

FOUR = "1.....3..4.....2"
MOVES = """help|r1c2 2|r1c2 3|r1c1 3|check|hint|more|more|more|more|more|more|undo|undo|redo|redo
clear r1c1|clear r2c2|clear|clear r1c2 r1c3|clear r1c2|r1c3-2|r1c3-2|r1c1-3|r4c1 9|why|why not 1 r2c1
why not r1c2|why not 5 r1c2|judge|judge r1c2=3 by row 1|marks|marks|undo 3|hello|r1c2 5 5|save
r1c2 2|check|step|r2c1-3|check|undo|check|undo|step|step|step|step|step|step|step|step|step|step
step|step|step"""


def plain(told: str) -> str:
    """What is told, without brackets, and however its lines are broken."""
    return "".join(re.sub("[⟦⟧]", "", told).split())


@pytest.mark.parametrize("puzzle", [FOUR, "12" + "." * 14, "11" + "." * 14])
def test_answers_to_moves(
    puzzle: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def played() -> str:
        typed = io.TextIOWrapper(io.BytesIO(MOVES.replace("|", "\n").encode()))
        monkeypatch.setattr("sys.stdin", typed)
        program(["play", puzzle])
        return capsys.readouterr().out

    english = played()
    with using(PSEUDO):
        pseudo = played()
    assert plain(pseudo) == plain(english)
    assert escaped(pseudo) == []


class Typed:
    """Keys that are pressed one after the other."""

    def __init__(self, *presses: Press) -> None:
        self._presses = [*presses]

    def read(self, seconds: float | None) -> Press | None:
        return self._presses.pop(0)

    def stop(self) -> None:
        return


class Shown(Screen):
    """A screen that keeps the words that it is to show."""

    def __init__(self, said: list[str]) -> None:
        super().__init__(console_for(io.StringIO()), RC)
        self.said = said

    def show(self, frame: SolveFrame, status: str) -> None:
        self.said += [frame.title, status, *(words.text for words in frame.words)]


def on_screen(rules: list[str] | None, puzzle: str) -> list[str]:
    """A solve as it is watched, and the same puzzle as it is played."""
    result, said = Solver(rules).solve(Board.from_string(puzzle)), list[str]()
    frames = SolveFrames(result, count_solutions(result.initial), RC)
    screen, narrators = Shown(said), [voice_named("terse"), voice_named("teacher")]
    Player(frames, narrators, screen, Typed(Key.RIGHT, " ", "v", Key.END, "q"), 1.0).run()
    screen.offset = 1
    said += map(screen._more, (0, 1, 2))  # pyright: ignore[reportPrivateUsage]
    return said


@pytest.mark.parametrize("puzzle", [FOUR, "12" + "." * 14, "11" + "." * 14])
@pytest.mark.parametrize("rules", [None, ["full_house"]])
def test_screens(puzzle: str, rules: list[str] | None) -> None:
    english = on_screen(rules, puzzle)
    with using(PSEUDO):
        pseudo = on_screen(rules, puzzle)
    assert [*map(plain, pseudo)] == [*map(plain, english)]
    assert [words for told in pseudo for words in escaped(told)] == []


@pytest.mark.parametrize("budget", [1, 40, None])
def test_what_search_finds(budget: int | None) -> None:
    for puzzle in (FOUR, "12" + "." * 14, "11" + "." * 14):
        searched = count_solutions(Board.from_string(puzzle), budget=budget)
        with using(PSEUDO):
            assert escaped(found_by_search(searched)) == []


ASKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("initialize", {}),
    ("tools/list", {}),
    ("riddle", {}),
    ("ping", {"_meta": {"io.modelcontextprotocol/protocolVersion": "1"}}),
    *(
        ("tools/call", {"name": name, "arguments": {"puzzle": puzzle, **more}})
        for puzzle in (FOUR, "12" + "." * 14, "123")
        for name, more in (
            *((name, {}) for name in ("solve", "hint", "check", "rate", "slove", "riddle")),
            ("explain", {"claim": "r1c2=2"}),
            ("solve", {"budget": "much"}),
            ("solve", {"bugdet": 1}),
        )
    ),
    ("tools/call", {"name": "generate", "arguments": {"seed": 1}}),
    ("tools/call", {"name": "generate", "arguments": {"count": 21}}),
    ("tools/call", {"name": "solve", "arguments": {}}),
    ("tools/call", {"name": "solve", "arguments": []}),
)


def to_assistants(method: str, params: dict[str, Any]) -> Iterator[str]:
    """The texts of an answer."""
    request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    try:
        message = Message.of(json.dumps(request).encode())
        message.check()
        answer = result_of(message)
    except ProtocolError as error:
        answer = error.response(1)["error"]
    tools = answer.get("tools", ())
    yield from (answer[name] for name in ("instructions", "message") if name in answer)
    yield from (each["text"] for each in answer.get("content", ()))
    yield from (tool["description"] for tool in tools)
    arguments = (tool["inputSchema"]["properties"] for tool in tools)
    yield from (about["description"] for each in arguments for about in each.values())


@pytest.mark.parametrize(("method", "params"), ASKED, ids=str)
def test_answers_to_assistants(method: str, params: dict[str, Any]) -> None:
    english = [*to_assistants(method, params)]
    with using(PSEUDO):
        pseudo = [*to_assistants(method, params)]
    assert [*map(plain, pseudo)] == [*map(plain, english)]
    names = {"budget", "bugdet", "puzzle", "count", "arguments"}
    assert {*(word for told in pseudo for word in escaped(told))} <= names


def test_audits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for number, puzzle in enumerate((FOUR, "." * 16, "11" + "." * 14)):
        result = Solver().solve(Board.from_string(puzzle))
        claims = (replace(result, status=status).to_json() for status in SolveStatus)
        other = replace(result, initial=Board.from_string("." * 15 + "1")).to_json()
        Path(f"{number}").write_text("\n".join([*claims, other, "[]"]))
        program(["audit", f"{number}"])
        english = capsys.readouterr().out
        with using(PSEUDO):
            program(["audit", f"{number}"])
        pseudo = capsys.readouterr().out
        assert plain(pseudo) == plain(english)
        assert {*escaped(pseudo)} <= {status.value for status in SolveStatus}
