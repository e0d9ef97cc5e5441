"""What is written as a line of JSON, and how every such line begins."""

from __future__ import annotations

import json
from typing import Self

from sudologue import hooks

SCHEMA_VERSION = 1


def document(name: str, **fields: object) -> str:
    """A document of a name, on a line."""
    head = {"schema": f"sudologue-{name}", "schema_version": SCHEMA_VERSION}
    return json.dumps({**head, **fields}) + "\n"


class JsonValue:
    """A value that is written as a line of JSON, and read back."""

    def to_json(self) -> str:
        """The value as one line of JSON, as the command line writes it."""
        return hooks.value_to_json(self)

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Read a value back, or a document that the command line wrote."""
        return hooks.value_from_json(cls, text)
