"""Messages of the Model Context Protocol, and the answers to those that are not about tools.

Two generations are in use. Up to 2025-11-25 a client opens with `initialize`; since 2026-07-28
every request names its version. Nothing here depends on an earlier message, so one server speaks
both.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple, cast

from sudologue import __version__
from sudologue.messages import Messages

_say = Messages(__name__)

Object = dict[str, Any]
Id = str | int | None

STATELESS = ("2026-07-28",)
OPENED = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")
VERSIONS = (*STATELESS, *OPENED)
"""The newest first: those that every request names, and those that `initialize` settles on."""

UNREADABLE, INVALID, NO_METHOD, BAD_PARAMS, NO_VERSION = -32700, -32600, -32601, -32602, -32022

_META = "io.modelcontextprotocol/"
_SERVER = {"name": "sudologue", "title": "Sudologue", "version": __version__}
_CACHEABLE = {"ttlMs": 3_600_000, "cacheScope": "public"}
_MESSAGE = '{"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}'


class ProtocolError(Exception):
    """What breaks the protocol: the code for it, what would be right, and data for programs."""

    def __init__(self, code: int, message: str, **data: object) -> None:
        super().__init__(message)
        self._error = {"code": code, "message": message, **({"data": data} if data else {})}

    def response(self, id: Id) -> Object:
        """The response to the message with this id."""
        return {"jsonrpc": "2.0", "id": id, "error": self._error}


class Message(NamedTuple):
    """A request; a notification, which has no id; or anything else that was sent, as it is."""

    id: Id
    method: Any
    params: Object
    fields: Object

    @classmethod
    def of(cls, line: bytes) -> Message:
        """The message on a line; what is no object has no fields."""
        try:
            data = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise ProtocolError(UNREADABLE, _say("no_json", error=error)) from error
        fields = cast(Object, data) if isinstance(data, dict) else {}
        id, params = fields.get("id"), fields.get("params")
        is_answerable = isinstance(id, str) or type(id) is int
        named = cast(Object, params) if isinstance(params, dict) else {}
        return cls(id if is_answerable else None, fields.get("method"), named, fields)

    @property
    def wants_no_answer(self) -> bool:
        """Whether it is a notification, or itself an answer."""
        is_answer = "result" in self.fields or "error" in self.fields
        return is_answer if self.method is None else "id" not in self.fields

    def _meta(self, name: str) -> Any:
        found = self.params.get("_meta")
        return cast(Object, found).get(f"{_META}{name}") if isinstance(found, dict) else None

    @property
    def _is_stateless(self) -> bool:
        return self.method == "server/discover" or self._meta("protocolVersion") in STATELESS

    def check(self) -> None:
        """Refuse what is no request, or in no version that is spoken, or lacks what that wants."""
        fields, version = self.fields, self._meta("protocolVersion")
        is_whole = fields.get("jsonrpc") == "2.0" and isinstance(self.method, str)
        if not is_whole or self.id is None or not isinstance(fields.get("params", {}), dict):
            raise ProtocolError(INVALID, _say("no_request", like=_MESSAGE))
        if version is not None and version not in VERSIONS:
            told = _say("no_version", version=version, known=VERSIONS)
            raise ProtocolError(NO_VERSION, told, supported=[*VERSIONS], requested=version)
        if self._is_stateless and not isinstance(self._meta("clientCapabilities"), dict):
            raise ProtocolError(BAD_PARAMS, _say("no_capabilities", meta=_META))

    def response(self, result: Object) -> Object:
        """The response with a result, to which its version may add something."""
        if self._is_stateless:
            meta = {f"{_META}serverInfo": _SERVER}
            result = {"resultType": "complete", **result, "_meta": meta}
        return {"jsonrpc": "2.0", "id": self.id, "result": result}

    def cacheable(self, result: Object) -> Object:
        """A result that is always the same, as the version says so."""
        return {**result, **(_CACHEABLE if self._is_stateless else {})}

    def result_at_once(self) -> Object:
        """The result of a request that has nothing to do with tools."""
        about: Object = {"capabilities": {"tools": {}}, "instructions": _say("instructions")}
        match self.method:
            case "initialize":
                asked = self.params.get("protocolVersion")
                version = asked if asked in OPENED else OPENED[0]
                return {"protocolVersion": version, "serverInfo": _SERVER, **about}
            case "server/discover":
                return self.cacheable({"supportedVersions": [*VERSIONS], **about})
            case "ping":
                return {}
            case other:
                raise ProtocolError(NO_METHOD, _say("no_method", method=other))
