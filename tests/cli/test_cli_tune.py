"""`lab match` and `lab tune`: the same on any number of cores, and taken up again where they stopped."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import grognard
from grognard.kernel.refusal import GrognardError
from grognard.lab.fit import Slope, fit, inverted
from grognard.lab.match import counted
from grognard.lab.run import Result
from grognard.lab.tune import changed_by, chosen, moved, named

SCENARIO = ("--scenario", "red_star_white_star")
TUNE = ("--only", "attack.push,march.turn", "--rounds", "2", "--pairs", "2", "--match", "2", "--seed", "4")


def tune(run, *words):
    return json.loads(run("lab", "tune", "bfg", "--json", *SCENARIO, *TUNE, *words).stdout)


def test_a_fit_is_the_same_on_two_cores_and_goes_on_where_it_stopped(run):
    whole = tune(run, "--cores", "1", "--journal", "games.jsonl")
    lines = Path("games.jsonl").read_bytes().splitlines()
    assert len(lines) == whole["games"] == 10
    Path("games.jsonl").write_bytes(b"\n".join([*lines[:4], lines[4][:50]]))
    again = tune(run, "--cores", "2", "--journal", "games.jsonl")
    assert again == whole
    assert whole["found"].keys() == {"attack.push", "march.turn"}
    assert len(whole["rounds"]) == 2
    assert whole["match"]["second"] == "captain"


def test_a_journal_spares_what_was_played(run, monkeypatch):
    first = tune(run, "--cores", "1", "--journal", "games.jsonl")
    monkeypatch.setattr("grognard.lab.journal.play_all", lambda jobs, cores: [1 / 0 for _ in jobs])
    assert tune(run, "--cores", "1", "--journal", "games.jsonl") == first


def test_a_fit_is_told_as_a_table(run):
    told = run("lab", "tune", "bfg", *SCENARIO, *TUNE, "--cores", "1").stdout
    for part in ("round 2", "attack.push", "slope", "match on fresh dice", "95 % between", "worth keeping"):
        assert part in told


def test_what_cannot_be_fitted_is_refused(run):
    for words in (
        ("--only", "attack.pull"),
        ("--bot", "random"),
        ("--scenario", "three_players"),
        ("--pairs", "2"),
    ):
        assert run("lab", "tune", "bfg", "--cores", "1", *words, code=2)


def test_a_match_counts_both_sides_of_the_same_dice(run):
    words = ("lab", "match", "bfg", "captain:bold", "captain", *SCENARIO, "--games", "2", "--cores", "1")
    found = json.loads(run(*words, "--json").stdout)
    assert found["wins"] + found["draws"] + found["losses"] == found["games"] == 2
    other = json.loads(
        run(
            "lab",
            "match",
            "bfg",
            "captain",
            "captain:bold",
            *SCENARIO,
            "--games",
            "2",
            "--cores",
            "1",
            "--json",
        ).stdout
    )
    assert (other["wins"], other["losses"]) == (found["losses"], found["wins"])
    assert other["margin"] == -found["margin"]


def test_a_match_counts_draws_as_halves():
    def result(*scores):
        return Result(0, "finished", 1, "x", scores=scores, margins=(scores[0] - 0.5, scores[1] - 0.5))

    found = counted("a", "b", [result(1.0, 0.0), result(0.5, 0.5), result(0.0, 1.0), result(0.0, 1.0)])
    assert (found.wins, found.draws, found.losses, found.share) == (2, 1, 1, 0.625)
    assert counted("a", "b", [result(1.0, 1.0)] * 2).draws == 2


def test_slopes_are_found_in_noise():
    rng = Random(1)
    rows = [[rng.choice((-1, 1)) for _ in range(5)] for _ in range(400)]
    slopes = fit(rows, [0.6 * row[0] - 0.4 * row[3] + rng.gauss(0, 1) for row in rows])
    for slope, true in zip(slopes, (0.6, 0, 0, -0.4, 0), strict=True):
        assert abs(slope.slope - true) < 3.5 * slope.error
        assert slope.error == pytest.approx(0.05, rel=0.1)


def test_an_inverse_is_one():
    rng = Random(2)
    matrix = [[rng.random() + 3 * (i == j) for j in range(4)] for i in range(4)]
    inverse = inverted(matrix)
    for i in range(4):
        for j in range(4):
            product = sum(matrix[i][k] * inverse[k][j] for k in range(4))
            assert product == pytest.approx(float(i == j), abs=1e-9)


def test_numbers_move_by_what_is_sure():
    values = {"a": 1.0, "b": 1.0, "c": 0.123456}
    after = moved(values, [Slope(-2.0, 0.5), Slope(0.5, 0.25), Slope(0.3, 0.4)], 0.5)
    assert after["a"] == pytest.approx(0.607, abs=1e-3)
    assert 1 < after["b"] < 1.2
    assert after["c"] == 0.123456
    assert moved(values, [Slope(0.0, 1.0)] * 3, 0.5) == values


def test_changes_are_by_factors():
    assert changed_by({"a": 2.0, "b": 0.1}, (1, -1), 0.4) == {"a": 2.98, "b": 0.067}


def test_opinions_are_chosen_by_name_or_group():
    values = {"attack.push": 1.0, "attack.pushed": 2.0, "march.turn": 3.0}
    assert chosen(values, ()) == values
    assert list(chosen(values, ("attack.push", "march"))) == ["attack.push", "march.turn"]


def test_a_bot_is_named_with_its_numbers():
    assert named("captain", {}) == "captain"
    assert named("captain", {"a.b": 0.5}) == "captain:a.b=0.5"
    assert named("captain:bold", {"a": 1.5}) == "captain:bold+a=1.5"


def test_games_that_fail_stop_a_study(monkeypatch):
    from grognard.lab.journal import Journal
    from grognard.lab.run import Job, study

    plan = study(grognard.game("bfg"), None, ["random"], 1, most=5)
    with pytest.raises(GrognardError, match="did not finish"):
        Journal().results([Job(plan, 0)], 1, lambda results, games: results)
