"""What `sudologue steps` says."""

TEXTS = """
steps
    help|
        Solve puzzles, and write a table with one row per step, for data frames and datasets.

        Each row has the position before the step, the technique, the conclusion, the explanation,
        and the steps it rests on. To list every step you could take now, use 'sudologue hint
        --all'.
    examples|
          sudologue steps 1.....3..4.....2
          sudologue steps -f jsonl --words terse,teacher puzzles/sample.txt
          sudologue steps -o steps.csv puzzles/sample.txt
    words: Explain each step in these voices, one column per voice
    format.in_full: text, json (one document per step), or jsonl, csv or parquet (a table, one row
        per step)
    timeout: Give up on a puzzle after this long, and write the steps found so far
    words.in_full: Explain each step in any of these voices, one column per voice: terse,
        conversational, technical, teacher, proof
"""
