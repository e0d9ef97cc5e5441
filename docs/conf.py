"""How Sphinx makes the site of the pages that `tools/site` gathers."""

project = "sudologue"
html_title = project
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.githubpages"]
myst_enable_extensions = ["html_image"]  # <img src="…">, as GitHub shows it, and copied along
myst_heading_anchors = 4
default_role = "literal"  # docstrings put code between single backticks
maximum_signature_line_length = 88  # longer ones have a line for each parameter
autodoc_member_order = "bysource"

html_theme = "furo"
html_favicon = "../web/icon.svg"
html_static_path = ["site"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_copyright = False
