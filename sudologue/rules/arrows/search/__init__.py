"""How arrows are searched, and the ways to fill them."""
