"""Sends a mail through the server of a URL: smtp[s]://user:password@host:port?from=address."""

from __future__ import annotations

import smtplib
from collections.abc import Mapping
from email.message import EmailMessage
from types import MappingProxyType
from urllib.parse import parse_qs, unquote, urlsplit

SECONDS = 5.0


def send(
    server: str, to: str, subject: str, text: str, headers: Mapping[str, str] = MappingProxyType({})
) -> None:
    """Hands it to the server, or raises. Encrypted at once with smtps, as soon as offered with smtp."""
    parts = urlsplit(server)
    host = parts.hostname or "localhost"
    message = EmailMessage()
    message["From"] = parse_qs(parts.query).get("from", [f"grognard@{host}"])[0]
    message["To"], message["Subject"] = to, subject
    for name, value in headers.items():
        message[name] = value
    message.set_content(text)
    secure = parts.scheme == "smtps"
    kind = smtplib.SMTP_SSL if secure else smtplib.SMTP
    with kind(host, parts.port or (465 if secure else 25), timeout=SECONDS) as connection:
        connection.ehlo()
        if not secure and connection.has_extn("starttls"):
            connection.starttls()
        if parts.username:
            connection.login(unquote(parts.username), unquote(parts.password or ""))
        connection.send_message(message)
