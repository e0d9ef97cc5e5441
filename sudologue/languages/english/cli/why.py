"""What `sudologue why` says."""

TEXTS = """
why
    help|
        Explain why a cell has its digit: the steps that lead there, and no others.

        A CELL is written like r5c6, or r5c6=4 with its digit. 'r5c6<>4' or r5c6!=4 asks
        why it can't be 4.
    examples|
          sudologue why 1.....3..4.....2 r1c2
          sudologue why 1.....3..4.....2 'r1c2<>2' r1c4=4
          sudologue why --tree puzzles/sample.txt r5c6
          sudologue why -f dot 1.....3..4.....2 r1c2 | dot -Tsvg > why.svg
    tree: Draw a tree, from the cell down to the puzzle
    shorten: Leave out eliminations that the proof can do without
    format.in_full: text, markdown, json (with the proof as a trace), or a graph for Graphviz (dot)
        or Mermaid
    timeout: Stop solving after this long
    tree_form: --tree doesn't work with --format {form}
    with_format: --format {form}
    but_has: but the puzzle has {said}
    nothing_to_draw: {said} There is nothing to draw.
"""
