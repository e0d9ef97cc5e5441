"""How fast the solver is: beside its own floor and other solvers, on the same puzzles, in one run.

python -m bench                 the race
python -m bench import          what `import sudologue` costs
python -m bench profile SET     where the solver's time goes
"""
