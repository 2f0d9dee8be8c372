"""What is shown of the game: names of things."""
