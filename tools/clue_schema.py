"""The kinds of clues in the schema of traces, docs/trace.schema.json, as their classes have it.

    python -m tools.clue_schema

writes them there. A test sees to it that they are those there are.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from sudologue.clues.clue_kinds import kinds
from sudologue.inference.codec.clues import LARGEST_NUMBER, part_types
from sudologue.model import Cell

SCHEMA = Path(__file__).resolve().parents[1] / "docs/trace.schema.json"

_CELLS = {"$ref": "#/$defs/cells"}
_FORMS: dict[object, dict[str, Any]] = {
    tuple[Cell, ...]: _CELLS,
    tuple[tuple[Cell, ...], ...]: {"type": "array", "items": _CELLS},
    int: {"type": "integer", "minimum": 1, "maximum": LARGEST_NUMBER},
    bool: {"type": "boolean"},
}
_PROPERTIES = re.compile(
    r'^( +)"kind": \{"enum": \[[^]]*\]\}(?:,\n\1".*?": \{.*\})*$', re.MULTILINE
)


def with_kinds(schema: str) -> str:
    """The schema's text with the kinds there are, and with all parts that some of them have."""
    types = {name: form for kind in kinds().values() for name, form in part_types(kind).items()}
    parts = {"kind": {"enum": list(kinds())}}
    for form in _FORMS:
        parts |= {name: _FORMS[form] for name, its in types.items() if its == form}
    lines = [f"{json.dumps(name)}: {json.dumps(part)}" for name, part in parts.items()]
    (place,) = _PROPERTIES.finditer(schema)
    written = ",\n".join(f"{place[1]}{line}" for line in lines)
    return f"{schema[: place.start()]}{written}{schema[place.end() :]}"


def main() -> None:
    """Write the schema."""
    SCHEMA.write_text(with_kinds(SCHEMA.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
