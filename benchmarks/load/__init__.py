"""What the load on a server is made of: prepared games, a process that sends them, a rival of the server."""
