"""Bots for Downfall of the Third Reich."""
