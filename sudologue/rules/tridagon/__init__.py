"""Tridagons: twelve cells that three digits alone could not fill."""
