"""Opponents for Battle for Germany."""
