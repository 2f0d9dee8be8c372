"""`play`: a conversation driven by a pipe."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import grognard
from grognard.cli import saving
from grognard.kernel.record import Record
from grognard.kernel.replay import verify


def talk(run, *lines, words=("bfg", "--seed", "7", "--save", "a.record"), code=0):
    return run(
        "play", "--against", "random", *words, input="".join(f"{line}\n" for line in lines), code=code
    ).stdout


def moves(path="a.record"):
    record = Record.read(Path(path))
    assert verify(grognard.game(record.header.game), record).ok
    return [move.action for move in record.moves]


def test_the_end_of_the_input_ends_the_game_cleanly_and_keeps_it(run):
    told = talk(run, "move su_4gt 2326")
    assert "4th Guards Tank Army" in told
    assert told.rstrip().endswith("grognard play --load a.record")
    assert moves() == ["move su_4gt 2326"]


def test_the_end_of_a_way_is_enough(run):
    talk(run, "move su_4gt 2824")
    assert moves() == ["move su_4gt 2326-2426-2526-2625-2725-2824"]


def test_a_refusal_is_told_with_its_rule_and_changes_nothing(run):
    told = talk(
        run,
        "move su_4gt 2225",
        "move su_4gt 2226",
        "why move us_12 1803",
        "why move su_48 2624",
        "fly su_4gt 2225",
    )
    assert "5-0: " in told
    assert "3-0: " in told
    assert "“move su_48 2624” is allowed" in told
    assert "There is no action “fly”" in told
    assert moves() == ["move su_4gt 2225"]


def test_undo_takes_back_until_a_die_is_rolled(run):
    told = talk(run, "move su_4gt 2225", "move su_48 2725", "undo", "undo", "undo")
    assert told.count("Taken back.") == 2
    assert "nothing that can be taken back" in told
    assert moves() == []
    told = talk(
        run,
        "end",
        "attack 2424 su_f_1b+su_8g",
        "yes",
        "undo",
        words=("bfg", "--seed", "7", "--save", "b.record"),
    )
    assert "nothing that can be taken back" in told
    assert len(moves("b.record")) == 2


def test_undo_reaches_back_over_a_loaded_game(run):
    talk(run, "move su_4gt 2225", "move su_48 2725")
    assert "Taken back." in talk(run, "undo", words=("--load", "a.record"))
    assert moves() == ["move su_4gt 2225"]


def test_an_attack_is_weighed_first_and_done_when_confirmed(run):
    told = talk(
        run, "end", "attack 2424 su_f_1b+su_8g", "no", "attack 2424 su_f_1b+su_8g", "map 2424", "list"
    )
    assert told.count("column 5-1") == 2
    assert moves() == ["end"]
    told = talk(run, "attack 2424 su_f_1b+su_8g", "", words=("--load", "a.record"))
    assert "Odds 5-1" in told
    assert moves() == ["end", "attack 2424 su_f_1b+su_8g"]


def test_what_can_be_asked(run):
    asked = {
        "help": "move <unit> <path>",
        "map": "Be:",
        "map 2613": "Berlin",
        "map west": "us_12",
        "map berlin": "2613",
        "map atlantis": "no space, town or unit",
        "units su_4": "su_4gt",
        "units zebra": "There are none.",
        "stack warsaw": "XLVI Panzer Corps",
        "list": "move su_4gt …",
        "list su_4gt": "move su_4gt 2326-2425",
        "reach su_4gt": "[2225]",
        "reach us_12": "nowhere to go",
        "reach": "Like this",
        "odds 2424 su_f_1b+su_8g": "5-1",
        "odds 2424": "needs",
        "rule 5-41": "Germans and the boundary",
        "rule": "Movement",
        "rule 99": "no paragraph",
        "log": "movement phase",
        "save": "a.record",
    }
    told = re.split(r"^> ", talk(run, *asked), flags=re.MULTILINE)[1:]
    assert len(told) == len(asked)
    for (line, answer), text in zip(asked.items(), told, strict=True):
        assert text.startswith(line)
        assert answer in text, line


def test_the_bot_answers_and_its_moves_are_told(run):
    words = ("bfg", "--as", "western", "--seed", "3", "--save", "a.record")
    told = talk(run, words=words)
    assert " moves: " in told or "Attack on" in told
    assert "Western player: " in told
    assert len(moves()) > 1


def test_two_people_at_one_keyboard(run):
    told = talk(
        run,
        *["end"] * 8,
        words=(
            "bfg",
            "--scenario",
            "four_players",
            "--save",
            "a.record",
            *(w for s in ("soviet", "west_german", "western", "east_german") for w in ("--as", s)),
        ),
    )
    assert "West German player: " in told
    assert set(moves()) == {"end"}


def test_a_whole_game_ends_with_its_outcome(run):
    Path("last.toml").write_text('game = "bfg"\nturn = 10\nphase = "east_german combat"\n')
    told = talk(run, "end", words=("bfg", "--position", "last.toml", "--as", "western", "--save", "a.record"))
    assert "grognard replay a.record" in told
    assert Record.read(Path("a.record")).outcome.how == "berlin-held"


def test_in_french(run):
    told = talk(
        run,
        "help",
        "move su_4gt 2225",
        "move su_4gt 2226",
        "undo",
        "undo",
        words=("bfg", "--seed", "7", "--save", "a.record", "--language", "fr"),
    )
    assert "Réponses possibles" in told
    assert "Action reprise." in told
    assert "Joueur soviétique" in told
    for english in ("ask-", "event-", "no-", "Soviet "):
        assert english not in told


def test_without_a_name_the_game_is_kept_all_the_same(run):
    talk(run, "quit", words=("bfg",))
    assert [path.suffix for path in Path.cwd().iterdir()] == [".record"]


def test_a_game_is_not_written_over_another(run):
    talk(run, "end")
    assert "already" in run("play", "bfg", "--save", "a.record", code=2).stderr
    assert moves() == ["end"]


def test_an_action_that_cannot_be_kept_ends_the_game(run, monkeypatch):
    talk(run, "end")

    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saving.os, "fsync", full)
    result = run("play", "--load", "a.record", input="end\n", code=2)
    assert "a.record: cannot be written" in result.stderr
    assert moves() == ["end"]
    assert len(list(Path.cwd().iterdir())) == 1


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_ctrl_c_ends_cleanly(tmp_path):
    words = [
        sys.executable,
        "-u",
        "-c",
        "from grognard.cli import main; main()",
        "play",
        "bfg",
        "--save",
        "a.record",
    ]
    with subprocess.Popen(
        words, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as game:
        game.stdin.write("end\n")
        game.stdin.flush()
        for line in game.stdout:
            if "combat, turn 1" in line:
                break
        game.send_signal(signal.SIGINT)
        assert "kept in a.record" in game.communicate()[0]
    assert game.returncode == 0
    assert moves(tmp_path / "a.record") == ["end"]


def test_a_game_on_areas_is_played_by_names(run):
    words = ("dtr", "--seed", "5", "--save", "a.record")
    asked = {
        "map": "Brussels nL2",
        "map brussels": "be_inf_1 3-2",
        "map nowhere": "no space, town or unit",
        "stack brussels": "Brussels: Calais, Frankfurt (Rhine, on the side of Frankfurt)",
        "table": "limited war",
        "reach de_arm_1": "[Brussels]",
        "list de_arm_1 brussels": "attack de_arm_1 brussels",
        "list nobody": "No answer",
        "help": "attack <army> <path>",
        "attack de_arm_1 brussels": "Ruhr → Brussels",
        "map de_arm_1": "de_arm_1 6-2 A",
    }
    told = re.split(r"^> ", talk(run, *asked, words=words), flags=re.MULTILINE)[1:]
    for (line, answer), text in zip(asked.items(), told, strict=True):
        assert text.startswith(line)
        assert answer in text, line
    assert moves() == ["attack de_arm_1 bruxelles"]


def test_the_map_is_shown_again_only_when_a_phase_begins(run):
    told = talk(run, "attack de_arm_1 brussels", "plan", words=("dtr", "--seed", "5", "--save", "a.record"))
    assert told.count("Stalingrad u") == 1
    told = talk(run, "move su_4gt 2225", "end", words=("bfg", "--seed", "7", "--save", "b.record"))
    assert told.count("2601  ") == 2


def test_blocks_that_have_handles_alone_are_listed_by_what_they_are(run):
    words = ("ee", "--scenario", "campaign-1939", "--as", "axis", "--seed", "5")
    told = talk(run, "list move", "stack rhineland", words=words)
    listed = [line for line in told.splitlines() if line.startswith("  move de")]
    assert listed
    assert all(
        re.search(r"German (block|aircraft) \d+ \([a-z ]+, \d steps?\), [A-Z]", line) for line in listed
    )
    assert "  Fortification\n" in told
