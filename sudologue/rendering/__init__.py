"""Rendering: passages as text, Markdown, and for terminals (`rendering.terminal`, with rich)."""

from sudologue.rendering.markdown import markdown
from sudologue.rendering.text import plain_text

__all__ = ["markdown", "plain_text"]
