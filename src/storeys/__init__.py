"""Storeys: an open digital table for building games, and the rules library under it."""
