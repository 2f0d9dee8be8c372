"""The commands that answer and end: games, new, show, replay, rules, odds, bench."""

import inspect
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
import typer
from tests.sound import TheSound

import grognard
from grognard.cli import app
from grognard.cli import rules as rules_command
from grognard.cli.app import COMMANDS as COMMAND_LIST
from grognard.cli.show import units
from grognard.cli.words import Words
from grognard.kernel.record import Record
from grognard.page.scene import scene_of

ATTACK = Path(__file__).parents[1] / "examples" / "attack.toml"
COMMANDS = [
    ("games",), ("new",), ("play",), ("show",), ("replay",), ("rules",), ("odds",), ("lab",), ("lab", "run"),
    ("bench",), ("soak",),
]  # fmt: skip

POSITION = """
game = "bfg"
turn = 3
phase = "western combat"
clear = true
[units]
us_12 = "1804"
us_3 = "1904"
w_66 = "1905"
"""


def one_line(text):
    assert len(text.strip().splitlines()) == 1, text
    assert "Traceback" not in text
    return text


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_an_example(run, words):
    told = run(*words, "--help").stdout
    assert "Usage: grognard" in told
    assert words == ("lab",) or "Example" in told


def test_games_lists_all_six_ways_to_play(run):
    told = json.loads(run("games", "--json").stdout)["games"][0]
    assert (told["name"], told["short"]) == ("battle-for-germany", "bfg")
    assert len(told["scenarios"]) == 6
    assert told["scenarios"]["three_players"]["seats"] == ["soviet", "german", "western"]
    assert "random" in told["bots"]
    assert "Désastre à l’est" in run("games", "--language", "fr").stdout


@pytest.mark.parametrize(
    ("words", "helps"),
    [
        (("new", "chess", "--to", "a"), "battle-for-germany (bfg)"),
        (("new", "bfg", "--scenario", "x", "--to", "a"), "historical"),
        (("new", "bfg", "--option", "x", "--to", "a"), "eastern_replacements"),
        (("new", "bfg", "--option", "eastern_replacements=3", "--to", "a"), "bool"),
        (("new", "bfg", "--dice", "7", "--to", "a"), "1, 2, 3, 4, 5, 6"),
        (("new", "bfg", "--dice", "six", "--to", "a"), "such as 6,1,3"),
        (("new", "bfg", "--to", "no/such/folder/a"), "cannot be written"),
        (("new", "bfg", "--overlay", "none.toml", "--to", "a"), "none.toml"),
        (("show", "none.record"), "none.record"),
        (("show", "bfg:x"), "historical"),
        (("show", "bfg:historical", "--theme", "pink"), "light"),
        (("show", "bfg:historical", "--language", "de"), "en, fr"),
        (("replay", "none.record"), "none.record"),
        (("rules", "bfg", "99"), "there are 100, such as: 9-3, 9-2"),
        (("rules", "bfg", "--coverage", "--tests", "nowhere"), "nowhere"),
        (("odds", "bfg"), "19 18"),
        (("odds", "bfg", "19", "0"), "19 18"),
        (("odds", "bfg", "19", "18", "--attack", "1905"), "--position"),
        (("odds", "ee", "3", "4"), "--attack SPACE"),
        (("odds", "ee", "3", "4", "--language", "fr"), "--attack ZONE"),
        (("lab", "run", "bfg", "--bots", "x"), "random"),
        (("lab", "run", "bfg", "--bots", "random,random,random"), "soviet,western"),
        (("play",), "grognard play bfg"),
        (("play", "bfg", "--as", "german"), "soviet, western"),
        (("play", "bfg", "--against", "x"), "random"),
        (("play", "bfg", "--load", "a.record"), "--load"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_bad_use_is_told_in_one_line_that_helps(run, words, helps):
    assert helps in one_line(run(*words, code=2).stderr)


def test_an_unknown_command_is_bad_use(run):
    assert "No such command" in run("paly", code=2).stderr


def test_new_writes_a_private_record_that_verifies(run):
    run(
        "new",
        "bfg",
        "--seed",
        "7",
        "--dice",
        "6,1",
        "--scenario",
        "expanded",
        "--option",
        "waffen_ss",
        "--to",
        "a.record",
    )
    header = Record.read(Path("a.record")).header
    assert (header.seed, header.dice, header.scenario) == ("7", (6, 1), "expanded")
    assert header.options["waffen_ss"] is True
    assert "recomputed from the seed" in run("replay", "a.record", "--verify").stdout
    assert "already" in one_line(run("new", "bfg", "--to", "a.record", code=2).stderr)


def test_a_position_file_is_shown_played_from_and_weighed(run):
    Path("a.toml").write_text(POSITION)
    told = run("show", "a.toml").stdout
    assert "Turn 3" in told
    assert "us_12" in told
    run("new", "bfg", "--position", "a.toml", "--to", "a.record")
    assert "us_12" in run("show", "a.record").stdout
    words = ("--position", "a.toml", "--attack", "1905", "--with", "us_12+us_3")
    found = json.loads(run("odds", "bfg", *words, "--json").stdout)
    assert found["multipliers"].keys() == {"1905"}
    assert sum(chance["share"] for chance in found["chances"].values()) == pytest.approx(1, abs=1e-5)
    assert "nobody" in one_line(run("odds", "bfg", *words[:3], "0101", *words[4:], code=2).stderr)


def test_a_broken_position_is_refused_with_its_line(run):
    Path("a.toml").write_text(POSITION.replace("us_3 =", "us_99 ="))
    assert "a.toml, line 8" in one_line(run("show", "a.toml", code=2).stderr)


def test_an_overlay_corrects_a_figure_and_stays_with_the_record(run):
    Path("mine.toml").write_text("[units.us_12]\nattack = 9\n")
    run("new", "bfg", "--overlay", "mine.toml", "--to", "a.record")
    assert "us_12 9-" in run("show", "a.record").stdout
    assert "us_12 9-" in run("show", "bfg:historical", "--overlay", "mine.toml").stdout
    assert "us_12 9-" not in run("show", "bfg:historical").stdout
    Path("mine.toml").write_text("[units.us_12]\nattack = 'strong'\n")
    assert "mine.toml" in one_line(run("show", "bfg:historical", "--overlay", "mine.toml", code=2).stderr)


def test_show_tells_turn_question_points_towns_and_units(run):
    told = run("show", "bfg:historical").stdout
    for part in ("Turn 1, 16–31 Dec 1944", "5-0", "German 52", "Berlin 10", "su_f_1b 8-20-3", "Courland"):
        assert part in told


def test_show_writes_pictures(run):
    run("show", "bfg:historical", "--svg", "a.svg", "--png", "a.png", "--width", "300", "--theme", "dark")
    text = Path("a.svg").read_text()
    ElementTree.fromstring(text)
    assert "Historical scenario" in text
    assert Path("a.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(Path("a.png").read_bytes()[16:20], "big") == 300


@pytest.fixture
def played(run):
    """A record of a few actions, one of them with dice."""
    lines = "end\nattack 2424 su_f_1b+su_8g+su_1gt\n\nend\n"
    run("play", "bfg", "--against", "random", "--seed", "7", "--dice", "1", "--save", "a.record", input=lines)
    return Path("a.record")


def test_replay_tells_the_log_up_to_an_action(run, played):
    told = run("replay", str(played)).stdout
    assert "attack 2424" in told
    assert "CRT" in told
    assert "attack 2424" not in run("replay", str(played), "--to", "1").stdout
    assert "0 to" in one_line(run("replay", str(played), "--to", "99999", code=2).stderr)


def test_show_goes_back_to_any_action(run, played):
    assert "e_56" in run("show", str(played), "--at", "1").stdout.partition("East German losses")[0]
    assert "0 to" in one_line(run("show", str(played), "--at", "99999", code=2).stderr)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("su_1gt+su_8g | 1", "su_1gt+su_8g | 2"),
        ("+su_8g | 1", " | 1"),
        ('"seed":"7"', '"seed":"8"'),
        ("= ", "= f"),
    ],
)
def test_verify_finds_what_was_tampered_with(run, played, old, new):
    assert "right" in run("replay", str(played), "--verify").stdout
    text = played.read_text()
    assert old in text
    played.write_text(text.replace(old, new, 1))
    code = 2 if old == "= " else 1  # a line that is no digest at all makes the file unreadable
    assert "a.record, line" in one_line(run("replay", str(played), "--verify", code=code).stderr)


def test_something_else_is_no_record(run):
    Path("a.record").write_text("hello")
    assert "neither a record nor a position" in one_line(run("show", "a.record", code=2).stderr)


@pytest.mark.parametrize("words", [("show",), ("replay",), ("case",), ("play", "--load")])
def test_a_name_that_no_file_can_have_is_told_in_a_line(run, words):
    told = one_line(run(*words, "x" * 5000, code=2).stderr)
    assert told.startswith(f"grognard: {'x' * 200}: File name too long")


def test_a_file_that_breaks_while_it_is_read_is_told_in_a_line(run, monkeypatch):
    Path("a.record").write_text("grognard")

    def broken(path, *args, **more):
        raise OSError(5, "Input/output error", str(path))

    monkeypatch.setattr(Path, "open", broken)
    assert "grognard: a.record: Input/output error" in one_line(run("show", "a.record", code=2).stderr)


def test_a_picture_that_can_not_be_written_is_named(run):
    if not Path("/dev/full").exists():
        pytest.skip("no full disk here")
    for kind in ("--svg", "--png"):
        told = one_line(run("show", "bfg:historical", kind, "/dev/full", code=2).stderr)
        assert "/dev/full: cannot be written: No space left on device" in told


def test_only_a_record_has_actions_to_count(run):
    Path("a.toml").write_text(POSITION)
    for source in ("bfg:historical", "a.toml"):
        told = one_line(run("show", source, "--at", "3", code=2).stderr)
        assert told.startswith(f"grognard: {source} is no record")


def test_of_very_many_choices_those_most_like_the_wrong_one_are_named(run):
    told = one_line(run("rules", "bfg", "5-4l", code=2).stderr)
    assert re.search(r"there are \d+, such as: 5-4\d?, 5-4", told)
    assert "there are: soviet, western" in run("show", "bfg:historical", "--as", "x", code=2).stderr


def test_a_game_without_a_scenario_is_told_how_to_name_one(run):
    told = one_line(run("show", "dtr", code=2).stderr)
    assert "no file 'dtr'; there are: dtr:campaign" in told
    assert "nobody: No such file" in one_line(run("show", "nobody", code=2).stderr)


def test_rules_shows_the_index_and_a_paragraph(run):
    assert "5-41" in run("rules", "bfg").stdout
    assert "Germans and the boundary" in run("rules", "bfg", "5-41").stdout
    assert "Allemands" in run("rules", "bfg", "5-41", "--language", "fr").stdout
    assert json.loads(run("rules", "bfg", "5-41", "--json").stdout)["rules"][0]["number"] == "5-41"


def test_coverage_has_the_promised_shape_and_its_exit_code_tells_what_is_missing(run):
    Path("tests").mkdir()
    found = json.loads(run("rules", "bfg", "--coverage", "--json", "--tests", "tests", code=1).stdout)
    assert {"game", "paragraphs", "covered", "missing"} <= found.keys()
    assert found["paragraphs"] == found["covered"] + len(found["missing"])
    assert "5-41" in found["missing"]
    assert "missing: " in run("rules", "bfg", "--coverage", "--tests", "tests", code=1).stdout
    index = "\n".join(
        f"@pytest.mark.rule('battle-for-germany', '{number}')\ndef test(): ..." for number in found["missing"]
    )
    Path("tests/test_all.py").write_text(index)
    result = run("rules", "bfg", "--coverage", "--json", "--tests", "tests", code=None)
    left = json.loads(result.stdout)
    assert all(not left["rows"][number]["code"] for number in left["missing"])
    assert result.exit_code == bool(left["missing"])


def test_coverage_looks_at_the_tests_of_the_project_if_not_told_otherwise():
    assert (rules_command.SOURCE_TESTS / "cli" / Path(__file__).name).exists()


def test_odds_are_told_by_what_a_seat_knows_as_a_rule_the_one_in_turn(run, monkeypatch):
    monkeypatch.setenv("GROGNARD_GAMES", "examples.narrow_seas.game:NarrowSeas")
    words = ("odds", "narrow", "--position", str(ATTACK), "--attack", "orsk", "--with", "n1", "--json")
    chances = [
        json.loads(run(*words, *more).stdout)["chances"]
        for more in ((), ("--as", "norda"), ("--as", "velmark"))
    ]
    assert chances[0] == chances[1] != {}
    assert chances[2] == {}
    assert "norda" in one_line(run(*words, "--as", "nobody", code=2).stderr)


def test_an_overlay_that_does_not_fit_is_told_in_a_line(run, monkeypatch):
    monkeypatch.setenv("GROGNARD_GAMES", "examples.narrow_seas.game:NarrowSeas")
    Path("wrong.toml").write_text('[scenarios.straits.armies]\nnorda = ["atlantis"]\n')
    told = one_line(run("show", "narrow:straits", "--overlay", "wrong.toml", code=2).stderr)
    assert "wrong.toml" in told
    assert "'atlantis'" in told


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("words", "us"), '[events.diplomacy]\nin_cup = ["italy", "atlantis"]\n'),
        (("show", "us:ussr_1941"), '[scenarios.scenarios.ussr_1941.forts]\n2154 = ""\n'),
        (("odds", "bfg", "30", "10"), '[tables.combat]\nrows = [["Ar"]]\n'),
    ],
)
def test_an_overlay_that_breaks_a_game_later_on_is_told_in_a_line(run, words, wrong):
    Path("wrong.toml").write_text(wrong)
    assert "wrong.toml" in one_line(run(*words, "--overlay", "wrong.toml", code=2).stderr)


@pytest.mark.parametrize(
    ("units", "language", "told"),
    [
        ("us_99", "en", "grognard: There is no unit “us_99”. Did"),
        ("us_12+us_12", "en", "grognard: “us_12+us_12” names something twice."),
        ("us_99", "fr", "grognard: Rien ne s’appelle «\u00a0us_99\u00a0» (unité)."),
    ],
)
def test_odds_of_a_name_that_there_is_not_are_refused_in_words(run, units, language, told):
    Path("a.toml").write_text(POSITION)
    words = ("--position", "a.toml", "--attack", "1905", "--with", units, "--language", language)
    assert told in one_line(run("odds", "bfg", *words, code=2).stderr)


def test_odds_of_two_strengths_are_exact(run):
    found = json.loads(run("odds", "bfg", "19", "18", "--json").stdout)
    assert found["column"] == "1-1"
    assert {result: chance["fraction"] for result, chance in found["chances"].items()} == {
        "Ex": "1/6", "Dr": "2/3", "Ar": "1/6",
    }  # fmt: skip
    told = run("odds", "bfg", "19", "18", "--language", "fr").stdout
    assert "66,7\N{NO-BREAK SPACE}%" in told
    assert "rapport 1-1" in told


def test_bench_has_one_entry_a_game_by_short_name(run):
    found = json.loads(run("bench", "--json", "--seconds", "0.01", "--rounds", "1").stdout)
    assert found.keys() == {grognard.game(name).short for name in grognard.games()}
    for speed in found.values():
        assert speed["decisions_per_s"] > 0
        assert speed["ratio_to_python_chess"] > 0
        assert {"games_per_s", "clone_us"} <= speed.keys()


def test_the_entry_point_runs():
    words = [sys.executable, "-c", "from grognard.cli import main; main()", "odds", "bfg", "7", "1"]
    assert "7-1" in subprocess.run(words, capture_output=True, text=True, check=True).stdout


def test_the_steps_of_a_block_are_told_where_they_are_known():
    game = TheSound()
    scene = scene_of(game, game.new(seed=1).view(1), "en")
    told = units(scene, Words(game, "en")).plain
    assert "rf 3/4, bf 4/4" in told
    assert re.search(r"Dunes +red\.10$", told, re.MULTILINE)


@pytest.mark.parametrize("name", COMMAND_LIST)
def test_the_list_of_commands_says_what_each_says_of_itself(name):
    command = typer.main.get_command(app).get_command(None, name)
    assert inspect.cleandoc(command.help).splitlines()[0] == COMMAND_LIST[name].sentence


def test_help_imports_no_game_and_no_command():
    code = "import sys; from grognard.cli import app; app(['--help'], standalone_mode=False); "
    code += "print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    loaded = told.splitlines()[-1].split()
    assert "grognard.cli.app" in loaded
    heavy = ("grognard.games.", "grognard.cli.play", "rich", "fluent", "litestar", "sqlalchemy")
    assert [name for name in loaded if name.startswith(heavy)] == []
