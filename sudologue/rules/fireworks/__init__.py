"""Fireworks: digits that two crossing lines can only have where they cross, or at two far ends."""
