"""How positions come about: the set-up of scenarios, and positions that files describe."""
