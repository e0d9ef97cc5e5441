"""What the searches of several families use; no family of its own."""
