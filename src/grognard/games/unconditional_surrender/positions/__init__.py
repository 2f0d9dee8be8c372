"""Set-up of the scenarios, and positions and cases as files."""
