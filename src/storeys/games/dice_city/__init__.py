"""Dice City (Vangelis Bagiartakis, 2015): the rules are in README.md and, with the same numbers, in rules.py."""

from ..kit import Game
from . import rules, view

GAME = Game.of("dice_city", rules, view)
