"""`grognard check`: slips of whoever makes a game are told with what there is instead."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from shutil import copytree, ignore_patterns
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import grognard
from examples.narrow_seas.components import FOLDER
from examples.narrow_seas.game import NarrowSeas
from examples.narrow_seas.rules.combat import Battle
from grognard.draw.scene import Scene
from grognard.kernel.action import Action
from grognard.kernel.datafiles import read_files
from grognard.kernel.looking import Detail, LeftOver, Preview
from grognard.kernel.position_file import PositionFile
from grognard.kernel.position_values import Number
from grognard.kernel.ranges import Flag, stored
from grognard.kernel.refusal import GrognardError
from grognard.page.check_table import picture_slips, table_slips
from grognard.page.checking import bot_slips, position_slips, question_slips, slips


class Slipshod(NarrowSeas):
    """With a slip in every part of what is shown."""

    step_types = NarrowSeas.step_types[:-1]

    def table(self, setup: Any, language: str) -> Scene:
        made = super().table(setup, language)
        place = replace(made.places[0], space="atlantis")
        return replace(made, grounds={**made.grounds, "hills": "heath"}, places=(place,), gauges=())

    def faces(self, setup: Any) -> Mapping[str, Any]:
        return {
            name: replace(face, symbol="pike" if name == "norda.infantry.lying" else face.symbol)
            for name, face in super().faces(setup).items()
            if name != "orsia.army.standing"
        }

    def picture(self, view: Any) -> dict[str, Any]:
        return {**super().picture(view), "space:velm": "nobody", "unit:nf1": ("dock", "norda.fleet.standing")}


def test_a_whole_game_has_nothing_amiss() -> None:
    assert list(slips(NarrowSeas(), 1)) == []


@pytest.mark.parametrize("name", grognard.games())
def test_tables_and_pictures_of_our_own_games_have_nothing_amiss(name: str) -> None:
    game = grognard.game(name)
    for scenario in game.scenarios:
        state = game.new(scenario, seed=1)
        assert [*table_slips(game, state.setup, "en"), *picture_slips(game, state.view(0))] == []


class Drowned(NarrowSeas):
    """Whose table forgets a ground: there the page has no place to show a block in."""

    def table(self, setup: Any, language: str) -> Scene:
        made = super().table(setup, language)
        return replace(made, grounds={"": "", "hills": "hills", "forest": "forest", "sea": "sea"})


def test_blocks_that_nobody_would_see_are_told() -> None:
    game = Drowned()
    found = picture_slips(game, game.new("straits", seed=1).view(0))
    assert set(found) == {"picture: nobody sees units where the terrain is 'plain', which `grounds` has not"}


class Botched(NarrowSeas):
    """With a bot that nobody makes, one that looks at what is not there, one that knows no rules."""

    bots = ("nobody", "dreamer", "cheat")

    def bot(self, name: str, seed: int, opinions: Any = None, pace: str = "full") -> Any:
        if name == "nobody":
            return super().bot(name, seed)
        return SimpleNamespace(choose=getattr(self, name))

    def dreamer(self, prompt: Any, view: Any) -> Action:
        raise KeyError(view().seat)

    def cheat(self, prompt: Any, view: Any) -> Action:
        return Action("attack", (0, (0,)))


def test_bots_that_can_not_play_are_told() -> None:
    found = "\n".join(bot_slips(Botched(), "straits"))
    assert "question: narrow-seas names the bot 'nobody' in `bots`, but its `bot` makes none" in found
    assert "straits: the bot 'dreamer' fails at the first question: KeyError: 0 (" in found
    assert "straits: the bot 'cheat' answers 'attack tarn n1', which 3.1 forbids" in found


def test_paragraphs_that_are_not_there_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = copied(tmp_path)
    (folder / "more.py").write_text(
        'def may(s):\n    s.tell("held", "9.9")\n    return refuse("6.1", "held")\n'
    )
    monkeypatch.setattr(NarrowSeas, "folder", folder)
    assert list(question_slips(NarrowSeas())) == ["more.py:2 cites '9.9', which rules.toml has not"]
    (folder / "rules.toml").unlink()
    assert [slip[:25] for slip in question_slips(NarrowSeas())] == ["there is no rules.toml: n"]


class Taciturn(NarrowSeas):
    """Without the words of what is told beforehand, and of what is pointed at."""

    def preview(self, view: Any, action: Any) -> Preview:
        return Preview(unknown=("weather",))

    def left_over(self, view: Any, ending: str) -> list[LeftOver]:
        return [LeftOver("orders", "2.3", 1)]

    def details(self, view: Any, kind: str, name: str) -> list[Detail]:
        return [Detail(f"lonely-{kind}", "1.1")]


class Broken(NarrowSeas):
    """Whose table can't be drawn, and whose position files name a column that is not there."""

    position_file = PositionFile({"gold": Number()})

    def table(self, setup: Any, language: str) -> Scene:
        return {}["table"]  # type: ignore[no-any-return]


def test_what_fails_is_told_with_its_line_and_the_rest_is_looked_at() -> None:
    told = "\n".join(slips(Broken(), 1))
    assert re.search(r"straits: the table fails: KeyError: 'table' \(page/test_checking.py, line \d+\)", told)
    assert re.search(r"straits: a game fails: KeyError: 'table' \(", told)
    assert "position_file: 'gold' is to be the column 'gold'; there are: at, what" in told


class Wordless(NarrowSeas):
    """Without the words of a figure, a row for its card, and the figures of the moment."""

    def preview(self, view: Any, action: Any) -> Preview:
        return Preview(figures={"glory": 3})

    def picture(self, view: Any) -> dict[str, Any]:
        return {**super().picture(view), "card:norda.storm": "in_hand"}

    def now(self, view: Any) -> Mapping[str, Any]:
        return {}


def test_figures_cards_and_moments_without_words_are_told() -> None:
    told = "\n".join(slips(Wordless(), 1))
    assert "locale/fr.ftl has no figure-glory" in told
    assert "picture: 'card:norda.storm' is 'in_hand'; there are: none" in told
    assert "locale/en.ftl: moment-turn uses $round, which is not told; there are: no figures" in told


def test_hidden_things_without_a_word_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = replace(NarrowSeas.state_type.hidden[0], name="block")
    monkeypatch.setattr(NarrowSeas.state_type, "hidden", (cards, *NarrowSeas.state_type.hidden[1:]))
    told = "\n".join(slips(NarrowSeas(), 1))
    assert "hidden: 'block' is none of the kinds of `names`: space, unit, piece, number" in told
    assert "Position.hidden has nothing named 'unit'; there are: block (" in told


class Listing(NarrowSeas):
    """Which keeps a flag for each seat in a list that does not say so."""

    def load(self, data: bytes) -> Any:
        try:
            return msgspec.json.decode(b"[1, 0, 1]", type=stored(list[Flag], {}, 1000))
        except msgspec.ValidationError as error:
            raise GrognardError(str(error)) from error


def test_a_list_that_is_taken_for_a_set_is_told() -> None:
    assert any("says so: Annotated[list[Flag], Each(3)]" in slip for slip in slips(Listing(), 1))


def test_words_of_what_is_looked_at_are_told() -> None:
    found = {*slips(Taciturn(), 1)}
    for key in ("unknown-weather", "left-orders", "detail-lonely-unit", "detail-lonely-space"):
        assert {f"locale/en.ftl has no {key}", f"locale/fr.ftl has no {key}"} <= found


def test_names_that_stand_for_nothing_are_told() -> None:
    found = "\n".join(dict.fromkeys(slips(Slipshod(), 1)))
    assert "a Place names the space 'atlantis', which the board has not" in found
    assert "'hills' has the ground 'heath'; there are: sea, hills, forest" in found
    assert "'norda.infantry.lying' has the symbol 'pike'; there are: infantry" in found
    assert "shows the face 'orsia.army.standing', which `faces` has not" in found
    assert "'space:velm' is 'nobody'; there are: norda, velmark, orsia" in found
    assert "'unit:nf1' lies in 'dock', which is neither a space nor a box" in found
    assert "'gauge:norda.supply' names what the table has not" in found


def test_a_question_that_the_game_does_not_list_is_told() -> None:
    game = Slipshod()
    state = game.from_position(Path(__file__).parents[1] / "examples" / "attack.toml")
    state.act(0, "attack orsk n1")
    assert type(state.stack[-1]) is Battle
    assert list(position_slips(game, state, [])) == [
        "Battle is asked, but is none of the game's `step_types`"
    ]


def copied(tmp_path: Path, **changes: tuple[str, str]) -> Path:
    """The folder of the example with something changed in its catalogues."""
    folder = copytree(FOLDER, tmp_path / "copy", ignore=ignore_patterns("__pycache__"))
    for language, (old, new) in changes.items():
        path = folder / "locale" / f"{language}.ftl"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_words_that_are_missing_or_unread_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = copied(
        tmp_path,
        en=("event-turn = Round { $round }", "event-turn = Round { $turn }"),
        fr=("no-too-far = ", "no-too-far "),
    )
    monkeypatch.setattr(NarrowSeas, "folder", folder)
    found = "\n".join(slips(NarrowSeas(), 1))
    assert "locale/en.ftl: event-turn uses $turn, which is not told; there are: round" in found
    assert "locale/fr.ftl has no no-too-far" in found
    assert "Fluent can't read this: Expected token" in found


def test_words_that_neither_language_has_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the code says by name, what a verb takes, what a block is."""
    folder = copied(tmp_path)
    for path in (folder / "locale").iterdir():
        text = path.read_text(encoding="utf-8")
        for key in ("rounds", "role-number", "kind-armour"):
            assert f"\n{key} = " in text
            text = text.replace(f"\n{key} = ", f"\nother-{key} = ")
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(NarrowSeas, "folder", folder)
    found = {*slips(NarrowSeas(), 0)}
    for language in ("en", "fr"):
        assert f"locale/{language}.ftl has no rounds" in found
        assert f"locale/{language}.ftl has no role-number, nor role-commit-1" in found
        assert f"locale/{language}.ftl has no kind-armour, which a face names" in found


def test_a_data_file_that_is_no_toml_is_named_with_the_line(tmp_path: Path) -> None:
    folder = copied(tmp_path) / "data"
    (folder / "tables.toml").write_text("[stacking]\narmies = \n", encoding="utf-8")
    with pytest.raises(GrognardError, match=r"tables.toml can't be read: .*line 2"):
        read_files(folder)
