"""The player: a solve as one HTML file, to be gone through step by step."""

from sudologue.rendering.player.player_page import page_of

__all__ = ["page_of"]
