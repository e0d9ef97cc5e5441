"""The plain words that a narration may use; any other is a fault until it stands in `words.txt`."""

from __future__ import annotations

from pathlib import Path

PLAIN = frozenset(Path(__file__).with_name("words.txt").read_text(encoding="utf-8").split())
