"""The weak and strong links of a board."""
