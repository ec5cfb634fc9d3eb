"""5 Towers (Kasper Lapp, 2023): the rules are in README.md and, with the same numbers, in rules.py."""

from ..kit import Game
from . import rules, view

GAME = Game.of("towers", rules, view)
