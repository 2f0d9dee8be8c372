"""Pieces that share a space: stacked, those of different sides apart, high stacks counted."""

import re

from grognard.draw import stacks
from grognard.draw.counters import SIDE
from grognard.draw.scene import Counter


def piece(side: str, form: str = "lying", back: str = "#111111", n: int = 0) -> Counter:
    steps = 0 if form == "counter" else 2
    return Counter(
        unit=f"{side}{n}", symbol="infantry", size="none", factors="", back=back, ink="#ffffff", side=side,
        form=form, steps=steps, most_steps=2 * steps,
    )  # fmt: skip


def places(text: str) -> dict[str, tuple[float, float]]:
    found = re.findall(r'data-unit="([^"]*)"[^>]*translate\((\S+) (\S+)\)', text)
    return {unit: (float(x), float(y)) for unit, x, y in found}


def test_blocks_of_two_sides_stand_apart_and_round_the_middle():
    at = places(stacks.stacked([piece("red"), piece("blue")], (100.0, 50.0)))
    assert at["blue0"][0] - at["red0"][0] > SIDE
    assert at["blue0"][0] + at["red0"][0] == 200
    assert at["blue0"][1] == at["red0"][1] == 50


def test_flat_counters_lie_with_their_side_or_where_it_has_no_stack_with_the_first():
    assert len(stacks.by_side([piece("red", "counter"), piece("blue", "counter")])) == 1
    flat, stray = piece("blue", "counter"), piece("grey", "counter")
    block, other = piece("red"), piece("blue")
    assert stacks.by_side([block, flat, other, stray]) == [[stray, block], [flat, other]]


def test_a_high_stack_says_how_many_of_each_colour_it_has():
    ten = [piece("red", back="#111111" if n < 7 else "#222222", n=n) for n in range(10)]
    text = stacks.stacked(ten, (0.0, 0.0))
    tally = re.search(r'<g class="tallies">.*', text)[0]
    assert re.findall(r'fill="(#\d+)"', tally) == ["#111111", "#222222"]
    assert re.findall(r">(\d+)</text>", tally) == ["7", "3"]
    assert len(places(text)) == 10
    assert text.count("map-steps") == 1, "only the topmost has room for its sign"


def test_a_low_stack_can_be_counted_by_eye():
    four = [piece("red", n=n) for n in range(4)]
    text = stacks.stacked(four, (0.0, 0.0))
    assert "tallies" not in text
    assert text.count("map-steps") == 4


def test_a_stack_is_never_spread_by_more_than_three_steps():
    assert stacks.spread(3) == 2 * SIDE / 5
    assert stacks.spread(12) == stacks.spread(4) == 3 * SIDE / 5
    assert stacks.rise([piece("red", n=n) for n in range(9)] + [piece("blue")]) == stacks.spread(9)
