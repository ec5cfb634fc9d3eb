"""Hands: what a real hand does to a real building, as a rigid-body simulation; a folder for each game that can fall."""
