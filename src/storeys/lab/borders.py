"""Contracts of import-linter (`make check`) that look at every module there is, not at a list of those there were.

    games_apart    what belongs to one game imports nothing of another, and what belongs to none imports no game
    packages       each part imports the packages it names and no others
    for_tests      what helps tests is imported by tests, and by nothing that plays

A module belongs to a game when a part of its name is the game's, or begins with it: `storeys.bots.towers.greedy`,
`storeys.terminal.skyscrapers_plans`. Registries are the only ones that know all games. Tests try things on any game
and with any package, but the tests of a game leave the other games alone.
"""

import sys
from collections.abc import Iterator

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

from .naming import game_of, is_test

ROOT, GAMES = "storeys", "storeys.games"


class _Imports(Contract):
    """A contract about single imports."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look at every import of ours."""
        refused = [f"{importer} -> {imported}" for importer, imported in self.refused(graph)]
        return ContractCheck(kept=not refused, metadata={"refused": refused})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """One line for each import that should not be there."""
        for line in check.metadata["refused"]:
            output.print_error(line, bold=False)

    def refused(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        """The imports that break the contract."""
        raise NotImplementedError


def imports(graph: ImportGraph) -> Iterator[tuple[str, str]]:
    """Every import of a module of ours, importer first."""
    for importer in sorted(module for module in graph.modules if module.split(".")[0] == ROOT):
        for imported in sorted(graph.find_modules_directly_imported_by(importer)):
            yield importer, imported


# --- Games -----------------------------------------------------------------------------------------------------------


def games_in(graph: ImportGraph, shared: set[str]) -> list[str]:
    """The packages beside the rules that all games share."""
    packages = [child for child in graph.find_children(GAMES) if graph.find_children(child)]
    return sorted(name for name in (child.rpartition(".")[2] for child in packages) if name not in shared)


class GamesApart(_Imports):
    """No game knows another, and only registries know the games."""

    shared = fields.SetField(subfield=fields.StringField())
    registries = fields.SetField(subfield=fields.StringField())

    def refused(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        """What crosses from one game to another, or from no game to one."""
        games = games_in(graph, set(self.shared))  # type: ignore[call-overload]
        for importer, imported in imports(graph):
            if self._is_refused(importer, imported, game_of(importer, games), game_of(imported, games)):
                yield importer, imported

    def _is_refused(self, importer: str, imported: str, ours: str | None, theirs: str | None) -> bool:
        registries = set(self.registries)  # type: ignore[call-overload]
        if ours and not is_test(importer) and imported in registries:
            return True  # by this way it would know all games
        if ours or is_test(importer):
            return theirs is not None and ours is not None and theirs != ours
        return theirs is not None and importer not in registries


# --- Packages --------------------------------------------------------------------------------------------------------


class Packages(_Imports):
    """Each part imports the packages it names: "storeys.games: numpy"; the longest name that fits a module counts."""

    parts = fields.ListField(subfield=fields.StringField())

    def refused(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        """What a part does not name; a part that is not listed may import nothing."""
        allowed = dict(self._parts())
        for importer, imported in imports(graph):
            ours = imported.split(".")[0] == ROOT or imported in sys.stdlib_module_names
            if not ours and not is_test(importer) and imported not in allowed.get(_part_of(importer, allowed), set()):
                yield importer, imported

    def _parts(self) -> Iterator[tuple[str, set[str]]]:
        for part in self.parts:  # type: ignore[attr-defined]
            name, _, packages = part.partition(":")
            yield name, set(packages.split())


def _part_of(module: str, parts: dict[str, set[str]]) -> str:
    around = [part for part in parts if module == part or module.startswith(f"{part}.")]
    return max(around, key=len, default="")


# --- Tests -----------------------------------------------------------------------------------------------------------


class ForTests(_Imports):
    """Only tests import these modules."""

    modules = fields.SetField(subfield=fields.StringField())

    def refused(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        """What would carry test helpers into a program."""
        helping = set(self.modules)  # type: ignore[call-overload]
        for importer, imported in imports(graph):
            if imported in helping and importer not in helping and not is_test(importer):
                yield importer, imported
