"""Blocks, markers and symbols: what is seen of each form, and how a block is turned."""

import re
import xml.etree.ElementTree as ElementTree
from typing import get_args

import pytest

from grognard.draw import blocks, counters
from grognard.draw.legend import sample
from grognard.draw.palette import LIGHT
from grognard.draw.render import png
from grognard.draw.scene import Counter, Form, Key, Scene, Symbol

PLAIN = {"unit": "x", "symbol": "infantry", "size": "none", "factors": "", "back": "#6b746c", "ink": "#fff"}
FORMS, SYMBOLS = get_args(Form), get_args(Symbol)
HIDDEN = ("infantry", "XX", "7-3", "map-symbol", "map-pips", "map-steps", "turning", "map-unseen")


def one(form: str, **more: object) -> Counter:
    return Counter(**{**PLAIN, "form": form, **more})


def drawn(piece: Counter) -> str:
    return counters.counter(piece, (20.0, 20.0))


def sheet(*pieces: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
        f"<defs>{counters.definitions()}</defs>{''.join(pieces)}</svg>"
    )


@pytest.mark.parametrize("form", FORMS)
def test_whatever_a_piece_refers_to_is_defined(form):
    ids = set(re.findall(r'\bid="([^"]*)"', counters.definitions()))
    for symbol in SYMBOLS:
        for steps in range(5):
            piece = one(form, symbol=symbol, steps=steps, most_steps=4, size="corps", factors="4", tag="SS")
            text = sheet(drawn(piece))
            ElementTree.fromstring(text)
            assert set(re.findall(r'(?:href="#|url\(#)([^")]*)', text)) <= ids


def test_every_form_and_every_symbol_looks_different():
    pictures = {form: png(sheet(drawn(one(form, symbol="armour"))), 40) for form in FORMS}
    assert len(set(pictures.values())) == len(FORMS)
    signs = {symbol: png(sheet(drawn(one("counter", symbol=symbol))), 40) for symbol in SYMBOLS}
    assert len(set(signs.values())) == len(SYMBOLS)


def test_a_block_seen_from_behind_shows_nothing_of_its_face():
    back = one("standing", symbol="infantry", size="division", factors="7-3", most_steps=4)
    assert not [sign for sign in HIDDEN if sign in counters.face(back)]
    assert counters.face(back) == counters.face(one("standing", symbol="armour"))
    assert counters.face(back) != counters.face(one("standing", back="#8a4b2d"))


def test_what_anybody_may_know_is_painted_on_the_back():
    fleet = one("standing", symbol="infantry", back_symbol="fleet")
    assert "map-symbol-fleet" in counters.face(fleet)
    assert "infantry" not in counters.face(fleet)
    assert counters.face(one("lying", back_symbol="fleet")) == counters.face(one("lying"))


def test_a_block_is_turned_so_that_its_steps_are_on_top():
    """The row of pips that the turn brings to the top has as many as the block has steps."""
    for most in range(1, blocks.MOST_STEPS + 1):
        rows = re.search(rf'<g id="map-pips-{most}".*?</g></g>', counters.definitions())[0]
        pips = {
            int(turn): row.count("<circle") for turn, row in re.findall(r"rotate\((\d+)\)\">(.*?)</g>", rows)
        }
        for steps in range(1, most + 1):
            assert pips[-blocks.turn(steps, most)] == steps


def test_the_steps_are_also_written_upright():
    text = drawn(one("lying", steps=3, most_steps=4))
    assert 'transform="rotate(-90)"' in text
    turning = re.search(r'<g class="turning".*?</g>', text)[0]
    assert "map-steps-3-4" in text
    assert "map-steps-3-4" not in turning


@pytest.mark.parametrize("form", ["facing", "lying"])
def test_a_face_for_the_page_is_not_turned_yet(form):
    face = counters.face(one(form, most_steps=4))
    assert '<g class="turning">' in face
    assert "map-steps" not in face
    assert ("map-unseen" in face) == (form == "facing")


def test_flat_counters_are_drawn_as_ever():
    face = counters.face(one("counter", factors="5-2", size="army", reduced=True))
    assert face.startswith('<g transform="scale(1.059)" fill="#fff" color="#fff"')
    parts = re.findall(r'href="#([^"]*)"', face)
    assert parts == ["map-blank", "map-band", "map-size-army", "map-symbol-infantry"]


def test_the_legend_explains_symbols_and_pieces():
    scene, at = Scene(title=""), (3.0, 4.0)
    assert "map-symbol-fleet" in sample(Key(text="", symbol="fleet"), scene, LIGHT, *at)
    assert "map-blank-standing" in sample(Key(text="", piece=one("standing")), scene, LIGHT, *at)
    assert LIGHT.sea in sample(Key(text="", ground="sea"), scene, LIGHT, *at)
