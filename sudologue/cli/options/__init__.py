"""What is written on a command line besides puzzles, and what it comes to."""
