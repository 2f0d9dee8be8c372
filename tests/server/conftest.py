from tests.databases import postgresql, server, sqlite, url

__all__ = ["postgresql", "server", "sqlite", "url"]
