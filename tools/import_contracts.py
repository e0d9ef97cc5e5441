"""import-linter's contracts, applied to the code without its tests.

Tests stand beside the code they test, so they are modules of the same packages, and they import
whatever they please. import-linter can ignore imports by whole names only, not by an ending such as
`_test`; so these contracts take the tests out of the graph first.
"""

from grimp import ImportGraph
from importlinter import ContractCheck
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.layers import LayersContract


def _is_test(module: str) -> bool:
    name = module.rpartition(".")[2]
    return name.endswith("_test") or name == "conftest"


def _remove_tests(graph: ImportGraph) -> None:
    for module in filter(_is_test, tuple(graph.modules)):
        graph.remove_module(module)


class Layers(LayersContract):
    """The higher may import the lower; tests are no layer's."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        _remove_tests(graph)
        return super().check(graph, verbose)


class Forbidden(ForbiddenContract):
    """These may not import those; tests may."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        _remove_tests(graph)
        return super().check(graph, verbose)
