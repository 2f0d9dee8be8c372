"""Downfall of the Third Reich: the rulebook as modules, one a chapter."""
