from __future__ import annotations

import json
from typing import Any

import pytest

from sudologue.cli.mcp.protocol import (
    BAD_PARAMS,
    INVALID,
    NO_METHOD,
    NO_VERSION,
    OPENED,
    STATELESS,
    UNREADABLE,
    VERSIONS,
    Message,
    Object,
    ProtocolError,
)

META = "io.modelcontextprotocol/"


def message(method: object = "ping", params: object = None, id: object = 1) -> Message:
    """A request as it comes in."""
    fields: Object = {"jsonrpc": "2.0", "id": id, "method": method, "params": params or {}}
    return Message.of(json.dumps(fields).encode())


def stateless(version: object = STATELESS[0], **meta: object) -> Object:
    """Params as stateless versions have them."""
    named = {f"{META}{name}": value for name, value in meta.items()}
    return {"_meta": {f"{META}protocolVersion": version, **named}}


def error_of(fault: ProtocolError) -> Object:
    return fault.response(None)["error"]


@pytest.mark.parametrize(
    "line",
    [b"", b"{", b'"', b"\xff\xfe", b"[1", b"[" * 100_000, b"1" * 10_000, b'{"a": }', b"nul"],
)
def test_what_is_no_json_is_refused(line: bytes) -> None:
    with pytest.raises(ProtocolError, match=r"^not a line of JSON: ") as raised:
        Message.of(line)
    assert error_of(raised.value)["code"] == UNREADABLE


@pytest.mark.parametrize(
    "text",
    [
        "5",
        "null",
        "[]",
        '[{"jsonrpc": "2.0", "id": 1, "method": "ping"}]',
        "{}",
        '{"id": 1, "method": "ping"}',
        '{"jsonrpc": "1.0", "id": 1, "method": "ping"}',
        '{"jsonrpc": "2.0", "id": 1}',
        '{"jsonrpc": "2.0", "id": 1, "method": 5}',
        '{"jsonrpc": "2.0", "id": null, "method": "ping"}',
        '{"jsonrpc": "2.0", "id": 1.5, "method": "ping"}',
        '{"jsonrpc": "2.0", "id": true, "method": "ping"}',
        '{"jsonrpc": "2.0", "id": {}, "method": "ping"}',
        '{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}',
        '{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": null}',
    ],
)
def test_what_is_no_request_is_refused(text: str) -> None:
    found = Message.of(text.encode())
    assert not found.wants_no_answer
    with pytest.raises(ProtocolError, match=r"^not a request of JSON-RPC 2[.]0: ") as raised:
        found.check()
    assert error_of(raised.value)["code"] == INVALID
    example = str(raised.value).partition("write such as ")[2]
    Message.of(example.encode()).check()


@pytest.mark.parametrize(
    "text",
    [
        '{"jsonrpc": "2.0", "id": 1, "result": {}}',
        '{"jsonrpc": "2.0", "id": 1, "error": {"code": 1, "message": ""}}',
        '{"jsonrpc": "2.0", "method": "notifications/initialized"}',
    ],
)
def test_answers_and_notifications_want_no_answer(text: str) -> None:
    assert Message.of(text.encode()).wants_no_answer


def test_an_id_is_a_text_or_a_whole_number() -> None:
    ids: list[object] = [0, -1, "", "a", 1.0, False, None, [], {}]
    found = [message(id=id).id for id in ids]
    assert found == [0, -1, "", "a", None, None, None, None, None]


@pytest.mark.parametrize("version", OPENED)
def test_a_version_that_is_spoken_is_settled_on(version: str) -> None:
    opened = message("initialize", {"protocolVersion": version}).result_at_once()
    assert opened["protocolVersion"] == version
    assert opened["serverInfo"]["name"] == "sudologue"
    assert opened["capabilities"] == {"tools": {}}


@pytest.mark.parametrize("version", ["2099-01-01", "1.0", "", STATELESS[0], None, 20250618, {}])
def test_for_any_other_the_newest_is_offered(version: object) -> None:
    opened = message("initialize", {"protocolVersion": version}).result_at_once()
    assert opened["protocolVersion"] == OPENED[0]


def test_a_method_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(ProtocolError, match=r"^no method is called 'a': there are init") as raised:
        message("a").result_at_once()
    assert error_of(raised.value)["code"] == NO_METHOD


def test_a_request_may_bring_its_version_along() -> None:
    request = message("ping", stateless(clientCapabilities={}))
    request.check()
    result = request.response({"a": 1})["result"]
    assert result["resultType"] == "complete"
    assert result["a"] == 1
    assert result["_meta"][f"{META}serverInfo"]["name"] == "sudologue"


def test_without_a_version_nothing_is_added() -> None:
    without: list[Any] = [{}, {"_meta": {}}, {"_meta": {"progressToken": 1}}, {"_meta": 5}]
    for params in without:
        request = message("ping", params)
        request.check()
        assert request.response({}) == {"jsonrpc": "2.0", "id": 1, "result": {}}


@pytest.mark.parametrize("version", ["2024-01-01", "", 5, [], {}])
def test_a_version_that_is_not_spoken_is_refused_with_those_that_are(version: object) -> None:
    request = message("ping", stateless(version, clientCapabilities={}))
    with pytest.raises(ProtocolError, match=r" is not spoken: write one of 2026-07-28, ") as raised:
        request.check()
    error = error_of(raised.value)
    assert error["code"] == NO_VERSION
    assert error["data"] == {"supported": list(VERSIONS), "requested": version}


@pytest.mark.parametrize("asked", [message("ping", stateless()), message("server/discover")])
def test_stateless_versions_want_capabilities_in_every_request(asked: Message) -> None:
    with pytest.raises(ProtocolError, match=r"^_meta has no .*clientCapabilities: wri") as raised:
        asked.check()
    assert error_of(raised.value)["code"] == BAD_PARAMS
