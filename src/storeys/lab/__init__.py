"""Experiments with the games: how fast they run, who wins, and from which seat."""
