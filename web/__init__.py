"""The page in which a browser solves: static files, and the Python that answers them."""
