"""`lab run`: studies that come out the same on any number of cores, and survive what goes wrong."""

import json
import re
from pathlib import Path

import pytest

import grognard
from grognard import bots
from grognard.kernel.action import Action
from grognard.kernel.record import Record
from grognard.kernel.replay import verify
from grognard.lab.report import gather, wilson
from grognard.lab.run import play_many, play_one, study

PROMISED = {"games", "finished", "stuck", "crashed", "wins", "draws", "decisions", "seconds", "digest"}


def lab(run, *words, code=0):
    return json.loads(run("lab", "run", "bfg", "--json", *words, code=code).stdout)


def test_the_same_seed_gives_the_same_digest_on_one_core_and_on_two(run):
    words = ("--scenario", "collapse_in_the_east", "--games", "4", "--seed", "5")
    one, two = lab(run, *words, "--cores", "1"), lab(run, *words, "--cores", "2")
    assert one["digest"] == two["digest"]
    assert one["digest"] != lab(run, *words[:-1], "6", "--cores", "1")["digest"]
    assert one.keys() >= PROMISED
    assert (one["games"], one["finished"], one["stuck"], one["crashed"]) == (4, 4, 0, 0)
    assert one["wins"].keys() == {"soviet", "western"}
    assert sum(one["wins"].values()) + one["draws"] == 4
    assert sum(one["facts"]["how"].values()) == 4


def test_joint_winners_all_count(run):
    found = lab(
        run,
        "--scenario",
        "four_players",
        "--games",
        "2",
        "--cores",
        "1",
        "--bots",
        "random,random,random,random",
    )
    assert found["wins"]["east_german"] == found["wins"]["west_german"] == 2


def test_the_table_has_error_bars_and_facts(run):
    told = run("lab", "run", "bfg", "--games", "1", "--cores", "1", "--option", "eastern_replacements").stdout
    for part in (
        "95 % between",
        "1 finished, 0 stuck, 0 crashed",
        "decisions a game",
        "berlin turn",
        "digest",
    ):
        assert part in told


def test_records_are_kept_on_demand_and_verify(run):
    lab(run, "--games", "2", "--cores", "1", "--save", "games", "--scenario", "collapse_in_the_east")
    names = sorted(path.name for path in Path("games").iterdir())
    assert names == ["game-00000.record", "game-00001.record"]
    assert verify(grognard.game("bfg"), Record.read(Path("games") / names[1])).ok


class Fails:
    """A bot that plays on until something happens."""

    def __init__(self, answer):
        self.answer, self.count, self.other = answer, 0, bots.RandomBot(1)

    def choose(self, prompt, view):
        self.count += 1
        return self.answer() if self.count > 3 else self.other.choose(prompt, view)


def crash():
    raise RuntimeError("out of ideas")


@pytest.mark.parametrize(
    ("answer", "told"),
    [(crash, "out of ideas"), (lambda: Action("attack", ((0,), (0,))), "attack"), (lambda: None, "NoneType")],
    ids=["raises", "cheats", "says nothing"],
)
def test_a_bot_that_fails_is_counted_and_its_game_kept(run, monkeypatch, answer, told):
    monkeypatch.setattr(bots, "bot", lambda name, game, seed: Fails(answer))
    found = lab(run, "--games", "2", "--cores", "1", code=1)
    assert (found["finished"], found["crashed"], found["failures"]) == (0, 2, [0, 1])
    folder = Path("lab-failures")
    assert told in (folder / "game-00000.crashed.txt").read_text()
    assert len(Record.read(folder / "game-00000.record").moves) == 3


def test_a_game_without_end_is_stuck():
    plan = study(grognard.game("bfg"), None, ["random"], 1, most=10)
    result = play_one(plan, 0)
    assert (result.status, result.decisions) == ("stuck", 10)
    assert len(Record.read(result.record).moves) == 10


def test_a_question_without_an_answer_is_stuck(monkeypatch):
    game = grognard.game("bfg")
    for step in game.step_types:
        monkeypatch.setattr(step, "legal", lambda self, s, seat: iter(()))
        monkeypatch.setattr(step, "sample", lambda self, s, seat, rng: [][0])
    assert play_one(study(game, None, ["random"], 1), 0).status == "stuck"


def test_games_of_a_study_do_not_depend_on_one_another():
    plan = study(grognard.game("bfg"), "collapse_in_the_east", ["random"], 9)
    assert play_one(plan, 2).digest == list(play_many(plan, 3, 1))[2].digest


def test_wilson_bounds_hold_at_the_ends():
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 100)[0] == 0.0
    assert wilson(100, 100)[1] == 1.0
    assert wilson(95, 100) == pytest.approx((0.8882, 0.9785), abs=1e-4)


def test_facts_are_counted_or_averaged():
    assert gather([]) == {}
    assert gather([{"a": "x", "n": 1}, {"a": "y", "n": 4}]) == {
        "a": {"x": 1, "y": 1}, "n": {"mean": 2.5, "least": 1, "most": 4},
    }  # fmt: skip


def test_progress_goes_to_stderr_only(run):
    result = run("lab", "run", "bfg", "--games", "1", "--cores", "1", "--json")
    assert re.match(r"\s*\{", result.stdout)
    json.loads(result.stdout)
