"""Which houses a fish can stand on, and where a digit runs short of them."""
