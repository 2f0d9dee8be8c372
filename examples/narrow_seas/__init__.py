"""Narrow Seas: three realms round a strait, with hidden blocks, fleets, secret purchases and interception.

Begin with RULES.md, then read rules/ in its order; game.py ties everything together.
"""
