"""The positions of a match, each line of its log included that was taken back later, without keeping all of them.

Moves and their taking back make a tree: a move adds a node below the present one, an undo goes up again. A position is
kept at every few steps down the tree and wherever a turn begins, and the last ones used; any other is a few moves away
from one of those. So looking back costs the same however long the log is, and a long match does not fill the memory.
"""

from collections import OrderedDict
from typing import Any

from ..games.kit import Game, copy

INTERVAL = 16  # moves between two positions that are kept for good
RECENT = 48  # positions kept beside them: more than anybody takes back in one turn


class Positions:
    """Every position that was ever reached."""

    def __init__(self, game: Game, start: Any) -> None:
        self._game = game
        self._parents = [0]  # of each node the one before …
        self._actions = [0]  # … and the action in between; the root has neither
        self._path = [0]  # the nodes from the root to the present one
        self._nodes = [0]  # the present node after each line of the log
        self._milestones = {0: start}
        self._recent: OrderedDict[int, Any] = OrderedDict()
        self.now = start

    # --- Reading; nobody may change what is returned ---

    @property
    def before(self) -> Any:
        """The position before the last move."""
        return self._position(self._path[-2])

    def after_moves(self, moves: int) -> Any:
        """After so many of the moves that stand."""
        return self._position(self._path[moves])

    def after_lines(self, lines: int) -> Any:
        """After so many lines of the log."""
        return self._position(self._nodes[lines])

    # --- Changing ---

    def add(self, action: int, position: Any, keep: bool = False) -> None:
        """A move was made; its position may be one that is asked for often."""
        self._parents.append(self._path[-1])
        self._actions.append(action)
        self._path.append(len(self._parents) - 1)
        self._nodes.append(self._path[-1])
        if keep or len(self._path) % INTERVAL == 0:
            self._milestones[self._path[-1]] = position
        else:
            self._remember(self._path[-1], position)
        self.now = position

    def take_back(self) -> None:
        """The last move was taken back."""
        self._path.pop()
        self._nodes.append(self._path[-1])
        self.now = self._position(self._path[-1])

    # --- Finding ---

    def _position(self, node: int) -> Any:
        if node in self._milestones:
            return self._milestones[node]
        if node not in self._recent:
            self._remember(node, self._again(node))
        self._recent.move_to_end(node)
        return self._recent[node]

    def _again(self, node: int) -> Any:
        """Play the moves since a position that is kept."""
        missing = []
        while node not in self._milestones and node not in self._recent:
            missing.append(self._actions[node])
            node = self._parents[node]
        position = copy(self._position(node))
        for action in reversed(missing):
            self._game.apply_action(position, action)
        return position

    def _remember(self, node: int, position: Any) -> None:
        self._recent[node] = position
        if len(self._recent) > RECENT:
            self._recent.popitem(last=False)
