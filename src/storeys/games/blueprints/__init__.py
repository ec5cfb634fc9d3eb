"""Blueprints (Yves Tourigny, 2013): the rules are in README.md and, with the same numbers, in rules.py."""

from ..kit import Game
from . import rules, view
from .sheets import score_building

__all__ = ["GAME", "score_building"]

GAME = Game.of("blueprints", rules, view)
