"""How each technique family is told: a module for each module of evidence, of the same name."""
