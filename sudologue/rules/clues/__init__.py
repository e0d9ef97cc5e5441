"""What clues leave their cells: cages, arrows, thermometers, and any other law."""
