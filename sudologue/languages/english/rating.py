"""Messages of the room `rating`."""

TEXTS = """
models
    models: a list of models: name some, such as ('se', 'effort')
    a_model: the name of a model, such as 'se'
"""
