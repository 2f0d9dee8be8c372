"""What lies beside the map in words: points and markers of each side, cards, countries."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from rich.text import Text

from grognard.cli.words import Words
from grognard.draw.scene import Group, Scene


def scores(scene: Scene) -> Text:
    told = Text("   ").join(
        Text(f" {score.name} {score.points} ", f"{score.ink} on {score.colour}") for score in scene.scores
    )
    return Text(f"{scene.scores_title} ").append(told) if scene.scores_title else told


def points(scene: Scene, picture: Mapping[str, Any], seats: Collection[str] | None = None) -> Iterator[Text]:
    """A line for each side, or those that some seats play: its badge and whatever it has any of."""
    badges = {badge.key: badge.title for badge in scene.badges}
    for group in scene.groups:
        if seats is not None and group.seat not in seats:
            continue
        told = [badges.get(picture.get(f"badge:{group.key}", ""), "")]
        for gauge in scene.gauges:
            if gauge.group == group.key and picture.get(f"gauge:{gauge.name}"):
                told.append(f"{gauge.title} {picture[f'gauge:{gauge.name}']}")
        if any(told):
            yield _titled(group).append(" " + ", ".join(filter(None, told)))


def beside(scene: Scene, picture: Mapping[str, Any], words: Words) -> Iterator[Text]:
    """Everything beside the map but the boxes."""
    if scene.scores:
        yield scores(scene)
    yield from points(scene, picture)
    yield from _cards(scene, picture, words)
    yield from _standings(scene, picture)


def _cards(scene: Scene, picture: Mapping[str, Any], words: Words) -> Iterator[Text]:
    """The cards of each side by row; of those face down only how many there are."""
    shown = {key.removeprefix("card:"): row for key, row in picture.items() if key.startswith("card:")}
    titles = {card.name: card.title for card in scene.cards}
    groups = {card.name: card.group for card in scene.cards}
    for group in scene.groups:
        own = [name for name in shown if groups.get(name, name.split(".")[0]) == group.key]
        rows = []
        for row in scene.card_rows:
            here = [name for name in own if shown[name] == row.key]
            told = [titles[name] for name in here if name in titles]
            hidden = len(here) - len(told)
            if hidden:
                told.append(words.say("face-down", count=hidden))
            if told:
                rows.append(f"{row.title}: {', '.join(told)}")
        if rows:
            yield _titled(group).append(f" {scene.cards_title}, {'; '.join(rows)}")


def _standings(scene: Scene, picture: Mapping[str, Any]) -> Iterator[Text]:
    for state in scene.states:
        named = [one.title for one in scene.standings if picture.get(f"state:{one.name}") == state.key]
        if named:
            yield Text(f"{scene.standings_title}, {state.title}: {', '.join(named)}")


def _titled(group: Group) -> Text:
    return Text().append(f" {group.title} ", f"{group.ink} on {group.colour}")
