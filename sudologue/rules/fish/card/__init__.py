"""Cards of the fish."""
