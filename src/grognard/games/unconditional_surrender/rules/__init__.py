"""The rules, one module a section, in the order of the rule index."""
