"""What is seen of a position, and what is told of an action before it is done."""
