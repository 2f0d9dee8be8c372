"""A real server attacked for as long as one likes: killed, lied to, flooded, spied on, out of disk."""
