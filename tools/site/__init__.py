"""The site: pages, reference, notebook, players, and the solver in a page for the browser."""
