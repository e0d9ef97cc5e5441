"""The five voices, and what they share."""
