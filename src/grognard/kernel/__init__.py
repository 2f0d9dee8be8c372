"""What every game with turns, dice and secrets needs. Knows no game."""
