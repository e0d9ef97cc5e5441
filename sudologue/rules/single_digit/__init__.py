"""Patterns of one digit: two strong links, kites, skyscrapers, empty rectangles."""
