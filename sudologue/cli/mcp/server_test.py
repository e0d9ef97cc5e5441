"""The server as a client meets it: a process, to which lines are written and which writes lines."""

from __future__ import annotations

import json
import os
import re
import resource
import subprocess
import sys
import time
import tomllib
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from sudologue.cli.exits import Exit
from sudologue.cli.mcp.protocol import INVALID, NO_METHOD, UNREADABLE
from sudologue.cli.mcp.tools import listed
from sudologue.cli.running_test import ROOT, Terminal, needs, process

FOUR = "1.....3..4.....2"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

Object = dict[str, Any]


def request(id: int | str, method: str, **params: object) -> Object:
    return {"jsonrpc": "2.0", "id": id, "method": method, "params": params}


def call(id: int | str, name: str, **arguments: object) -> Object:
    return request(id, "tools/call", name=name, arguments=arguments)


def opening(id: int | str = 0) -> Object:
    client = {"name": "a test", "version": "1"}
    return request(
        id, "initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo=client
    )


def cancelling(id: int | str) -> Object:
    params = {"requestId": id, "reason": "a test"}
    return {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": params}


def for_ever(id: int | str) -> Object:
    """A call that takes minutes, if it is let."""
    return call(id, "rate", puzzle=HARD, budget=10**12)


def text(response: Object) -> str:
    return response["result"]["content"][0]["text"]


class Client:
    """A client that writes and reads a line at a time."""

    def __init__(self, server: subprocess.Popen[str]) -> None:
        self.server = server

    def write(self, *messages: object) -> None:
        assert self.server.stdin is not None
        for message in messages:
            line = message if isinstance(message, str) else json.dumps(message)
            self.server.stdin.write(f"{line}\n")
        self.server.stdin.flush()

    def read(self) -> Object:
        assert self.server.stdout is not None
        return json.loads(self.server.stdout.readline())

    def ask(self, message: Object) -> Object:
        self.write(message)
        return self.read()


@contextmanager
def connected() -> Generator[Client]:
    """A server that is running, and has to end by itself when nothing more is written."""
    with process("mcp") as server:
        try:
            yield Client(server)
            rest, told = server.communicate(timeout=60)
            assert (server.returncode, rest, told) == (Exit.OK, "", "")
        finally:
            server.kill()


def answers(terminal: Terminal, *messages: object) -> list[Object]:
    """What comes back for some lines, in this process."""
    lines = (each if isinstance(each, str) else json.dumps(each) for each in messages)
    ran = terminal("mcp", stdin="".join(f"{line}\n" for line in lines))
    assert (ran.code, ran.err) == (Exit.OK, "")
    return [json.loads(line) for line in ran.out.splitlines()]


def by_id(responses: Sequence[Object]) -> dict[object, Object]:
    return {response["id"]: response for response in responses}


def test_a_conversation(terminal: Terminal) -> None:
    told = {"jsonrpc": "2.0", "method": "notifications/initialized"}
    asked = call(2, "judge", puzzle=FOUR, claim="r1c4=4")
    found = answers(terminal, opening(), told, request(1, "tools/list"), asked)
    assert [response["id"] for response in found] == [0, 1, 2]
    assert found[0]["result"]["protocolVersion"] == "2025-06-18"
    assert [tool["name"] for tool in found[1]["result"]["tools"]][:3] == [
        "solve",
        "hint",
        "explain",
    ]
    assert found[2]["result"]["structuredContent"]["verdict"] == "valid"


def test_stateless_versions_are_served_beside_the_others(terminal: Terminal) -> None:
    prefix = "io.modelcontextprotocol/"
    version: Object = {f"{prefix}protocolVersion": "2026-07-28", f"{prefix}clientCapabilities": {}}
    discovering = request(1, "server/discover", _meta=version)
    listing = request(2, "tools/list", _meta=version)
    older = request(3, "tools/list")
    discovered, listed, plain = (
        response["result"] for response in answers(terminal, discovering, listing, older)
    )
    assert discovered["supportedVersions"][0] == "2026-07-28"
    assert discovered["capabilities"] == {"tools": {}}
    for result in (discovered, listed):
        assert result["resultType"] == "complete"
        assert result["cacheScope"] == "public"
        assert result["ttlMs"] > 0
    assert plain == {"tools": listed["tools"]}


BROKEN = [
    "{",
    "[1, 2",
    "nonsense",
    "\x00",
    '"\\ud800',
    "[" * 200_000,
    '{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": {"a": ' + "9" * 10_000 + "}}",
    "[]",
    "5",
    "{}",
    '[{"jsonrpc": "2.0", "id": 1, "method": "ping"}]',
    '{"jsonrpc": "2.0", "id": [1], "method": "ping"}',
    '{"jsonrpc": "2.0", "id": 7, "method": 7}',
    '{"jsonrpc": "2.0", "id": 7, "method": "ping", "params": 7}',
    '{"jsonrpc": "2.0", "id": 7, "method": "resources/list"}',
    '{"jsonrpc": "2.0", "id": 7, "method": "tools/call"}',
    '{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": {}}}',
    '{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "solve", "arguments": 7}}',
    '{"jsonrpc": "2.0", "id": 7, "method": "server/discover"}',
]


@pytest.mark.parametrize("line", BROKEN, ids=range(len(BROKEN)))
def test_whatever_is_written_is_answered_and_the_server_goes_on(
    terminal: Terminal, line: str
) -> None:
    refused, answered = answers(terminal, line, request("last", "ping"))
    if answered["id"] != "last":  # calls wait for their turn
        refused, answered = answered, refused
    assert refused["error"]["code"] in range(-32768, -31999)
    assert "\n" not in refused["error"]["message"]
    assert answered == {"jsonrpc": "2.0", "id": "last", "result": {}}


def test_faults_have_the_codes_of_the_protocol(terminal: Terminal) -> None:
    asked = request(3, "prompts/list"), request(4, "tools/other")
    responses = answers(terminal, "{", "{}", *asked)
    codes = [response["error"]["code"] for response in responses]
    assert codes == [UNREADABLE, INVALID, NO_METHOD, NO_METHOD]
    assert [response["id"] for response in responses] == [None, None, 3, 4]
    assert responses[2]["error"]["message"].startswith("no method is called 'prompts/list': there")


def test_bytes_that_are_no_text_are_answered(terminal: Terminal) -> None:
    ran = terminal("mcp", stdin=b"\xff\xfe\n\n  \n" + json.dumps(request(1, "ping")).encode())
    first, second = map(json.loads, ran.out.splitlines())
    assert first["error"]["code"] == UNREADABLE
    assert second["result"] == {}


@pytest.mark.parametrize(
    "message",
    [
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "method": "notifications/unheard", "params": {"a": 1}},
        {"jsonrpc": "2.0", "method": "tools/call", "params": {"name": "solve"}},
        {"jsonrpc": "2.0", "id": 1, "result": {}},
        {"jsonrpc": "2.0", "method": "notifications/cancelled"},
        {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": {}}},
        cancelling("nobody"),
    ],
)
def test_what_wants_no_answer_gets_none(terminal: Terminal, message: Object) -> None:
    assert answers(terminal, message, request(1, "ping")) == [
        {"jsonrpc": "2.0", "id": 1, "result": {}}
    ]


def test_a_server_without_input_says_so(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sudologue.cli.verbs.mcp.standard_input", lambda: None)
    ran = terminal("mcp")
    assert (ran.code, ran.out) == (Exit.UNREADABLE, "")
    assert ran.err == "sudologue: can't read standard input: it is closed\n"


@pytest.mark.slow
def test_a_running_call_is_cancelled_and_others_are_answered() -> None:
    with connected() as client:
        client.write(for_ever("a"))
        assert client.ask(request("b", "ping")) == {"jsonrpc": "2.0", "id": "b", "result": {}}
        client.write(for_ever("c"), cancelling("c"), cancelling("a"))
        response = client.ask(call("d", "check", puzzle=FOUR))
        assert response["id"] == "d"
        assert response["result"]["structuredContent"]["solutions"] == 1
        client.write(cancelling("a"), cancelling("d"))  # too late: it is passed over
        assert client.ask(call("e", "hint", puzzle=FOUR))["id"] == "e"


@pytest.mark.slow
def test_cancelling_at_any_moment_leaves_a_server_that_answers() -> None:
    """Between one call and the next, too, and in the middle of an answer."""
    with connected() as client:
        client.ask(opening())
        for number in range(60):
            client.write(call(number, "explain", puzzle=FOUR, claim="r1c4=4"))
            time.sleep(0.0005 * number)
            client.write(cancelling(number))
            response = client.ask(request("next", "ping"))
            while response["id"] != "next":  # it was answered before
                assert response["id"] == number
                response = client.read()
        last = client.ask(call("last", "judge", puzzle=FOUR, claim="r1c4=4"))
        while last["id"] != "last":
            last = client.read()
        assert last["result"]["structuredContent"]["verdict"] == "valid"


def test_what_was_asked_before_the_end_is_answered(terminal: Terminal) -> None:
    asked = [call(number, "check", puzzle=FOUR) for number in range(3)]
    assert list(by_id(answers(terminal, *asked))) == [0, 1, 2]


@pytest.mark.slow
def test_ctrl_c_ends_it_in_the_middle_of_a_call() -> None:
    with process("mcp") as server:
        client = Client(server)
        client.write(for_ever(1))
        client.ask(request(2, "ping"))
        server.send_signal(2)
        _, told = server.communicate(timeout=60)
    assert server.returncode == Exit.INTERRUPTED
    assert told == "sudologue: interrupted\n"


@pytest.mark.slow
def test_a_client_that_is_gone_ends_it_without_a_word() -> None:
    with process("mcp") as server:
        assert server.stdout is not None
        server.stdout.close()
        Client(server).write(request(1, "ping"), call(2, "check", puzzle=FOUR))
        assert server.stdin is not None
        assert server.stderr is not None
        server.stdin.close()
        server.wait(timeout=60)
        assert server.stderr.read() == ""


def test_the_first_answer_waits_for_no_solver() -> None:
    code = (
        "import io, sys; from sudologue.cli.main import run\n"
        f"sys.stdin = io.TextIOWrapper(io.BytesIO({json.dumps(opening()).encode()!r}))\n"
        "run(['mcp']); assert 'sudologue.rules' not in sys.modules, 'loaded'\n"
        "assert 'sudologue.audit' not in sys.modules, 'loaded'"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["id"] == 0


@pytest.mark.slow
def test_it_is_there_within_three_tenths_of_a_second_of_a_processor() -> None:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with connected() as client:
        assert client.ask(opening())["id"] == 0
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 0.3


PAGE = (ROOT / "docs/mcp.md").read_text(encoding="utf-8")


def test_the_page_has_configurations_that_start_the_server() -> None:
    blocks = re.findall(r"^```(json|toml|sh)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    found = [json.loads(block) for language, block in blocks if language == "json"]
    found += [tomllib.loads(block) for language, block in blocks if language == "toml"]
    assert [list(each) for each in found] == [["mcpServers"], ["servers"], ["mcp_servers"]]
    for each in found:
        (servers,) = each.values()
        server = servers["sudologue"]
        assert (server["command"], server["args"]) == ("sudologue", ["mcp"])
    (typed,) = [block for language, block in blocks if language == "sh"]
    assert all(line.endswith(" -- sudologue mcp") for line in typed.splitlines())


def test_the_page_names_every_tool_with_its_arguments() -> None:
    rows = re.findall(r"(?m)^\| `(\w+)` \|.*\| ([^|]*) \|$", PAGE)
    named = {name: re.findall(r"`(\w+)`", arguments) for name, arguments in rows}
    schemas = {tool["name"]: tool["inputSchema"] for tool in listed()}
    assert named == {name: list(schema["properties"]) for name, schema in schemas.items()}


_OFFICIAL = f"""
import anyio, sys
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

async def main():
    for mode, version in ("auto", "2026-07-28"), ("legacy", "2025-11-25"):
        server = StdioServerParameters(command=sys.executable, args=["-m", "sudologue", "mcp"])
        async with Client(stdio_client(server), mode=mode) as client:
            assert client.protocol_version == version
            assert client.server_info.name == "sudologue"
            tools = (await client.list_tools()).tools
            assert len(tools) == 8 and all(tool.annotations.read_only_hint for tool in tools)
            answer = await client.call_tool("judge", {{"puzzle": "{FOUR}", "claim": "r1c4=4"}})
            assert not answer.is_error and answer.structured_content["verdict"] == "valid"
            assert answer.content[0].text == answer.structured_content["told"]
            picture = await client.call_tool("draw", {{"puzzle": "{FOUR}"}})
            assert picture.content[1].text.startswith("<svg ")
            wrong = await client.call_tool("judge", {{"puzzle": "{FOUR}", "claim": "so"}})
            assert wrong.is_error and "names no cell" in wrong.content[0].text
            with anyio.move_on_after(1) as waiting:
                await client.call_tool("rate", {{"puzzle": "{HARD}", "budget": 10 ** 12}})
            assert waiting.cancelled_caught
            assert not (await client.call_tool("check", {{"puzzle": "{FOUR}"}})).is_error
    print("well")

anyio.run(main)
"""


@pytest.mark.slow
def test_the_official_client_gets_answers(tmp_path: Path) -> None:
    needs("mcp", "SUDOLOGUE_MCP")
    script = tmp_path / "client.py"
    script.write_text(_OFFICIAL)
    done = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.returncode, done.stdout) == (0, "well\n"), done.stderr
