"""Measures that are run by hand; the measuring itself is in grognard.lab.bench."""
