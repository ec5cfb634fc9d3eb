"""Skyscrapers: the rules are in README.md and, with the same numbers, in rules.py and the files beside it."""

from ..kit import Game
from . import rules, view

GAME = Game.of("skyscrapers", rules, view)
