"""The Model Context Protocol: how assistants ask for solves, hints and rulings."""
