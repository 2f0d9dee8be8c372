"""`grognard case` and `grognard words`: sentences that help whoever does not program, with their lines."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import grognard

HERE = Path(__file__).parent
MISTAKES = HERE / "ten_mistakes.toml"
CASES = HERE.parent / "cases"

SENTENCES = [
    (8, "There is no action “mvoe”. Did you mean “move”?"),
    (15, "There is no unit “us_122”. Did you mean “us_12”?"),
    (21, "“move us_12 1904 now” is no action. “move” needs: unit path."),
    (26, "No action can have the word “us12” in it. Did you mean “us_12”?"),
    (30, "transfers must be a number, 0 or more, not -1."),
    (42, "can’t stand together in 2623: two fronts never share a hex (5-3)."),
    (47, "e_59 can’t stand in Berlin: Germans never enter it (5-43)."),
    (52, "The rules have no paragraph “5-44”. Did you mean “5-4”?"),
    (61, "“move us_12 1903” may not be done. 5-0: US XII Corps (7-4-8) has already moved in this phase."),
    (74, "A die is rolled here (the combat): say with “dice = […]” what it shows."),
]


def test_ten_mistakes_ten_sentences(run) -> None:
    found = json.loads(run("case", str(MISTAKES), "--json", code=1).stdout)
    told = [(one["line"], one["text"]) for one in found["files"][0]["problems"]]
    assert [line for line, _ in told] == [line for line, _ in SENTENCES]
    for (_, text), (_, sentence) in zip(told, SENTENCES, strict=True):
        assert text.endswith(sentence)
    assert found["failed"] == 10


def test_they_are_told_with_place_and_name(run) -> None:
    told = run("case", str(MISTAKES), code=1).stdout
    assert f"{MISTAKES}:15: 2: a misspelt unit" in told
    assert (
        f"{MISTAKES}:74: 10: a die that is not named, in another way from the same position: without it"
        in told
    )
    assert told.endswith("10 cases in one file: 10 things are wrong.\n")
    assert "Traceback" not in told


def test_ten_sentences_in_french(run) -> None:
    found = json.loads(run("case", str(MISTAKES), "--json", "--language", "fr", code=1).stdout)
    told = [one["text"] for one in found["files"][0]["problems"]]
    english = {" ".join(re.findall(r"[a-z]{4,}", sentence)) for _, sentence in SENTENCES}
    assert len(told) == 10
    assert not english & {" ".join(re.findall(r"[a-z]{4,}", text)) for text in told}
    assert told[0].endswith("Vouliez-vous dire «\u00a0move\u00a0»\u00a0?")
    assert "deux fronts ne partagent jamais un hexagone (5-3)" in told[5]


def test_folders_of_the_games_are_known(run) -> None:
    for folder, chapter in (("battle_for_germany", "10-garrisons"), ("downfall_third_reich", "16-combat")):
        assert "all is as it says" in run("case", str(CASES / folder / f"{chapter}.toml")).stdout


FILE = '[[case]]\nname = "x"\nposition = {{ {position} }}\n{rest}\n'


def told_of(run, position: str, rest: str, *more: str) -> str:
    Path("a.toml").write_text(FILE.format(position=position, rest=rest), encoding="utf-8")
    found = json.loads(run("case", "a.toml", "--json", *more, code=1).stdout)
    (problem,) = found["files"][0]["problems"]
    assert problem["line"] in (3, 4)
    return str(problem["text"])


ARMIES = (
    'scenario = "barbarossa_1941", empty = true, '
    'armies = { riga = ["de_inf 1 full", "su_inf 1 full"], kovel = ["su_inf 1 full"] }'
)


@pytest.mark.parametrize(
    ("rest", "reason"),
    [
        ('expect = { weigh = { "de_inf_1 su_inf_2" = [5, 3] } }', "not in the area of su_inf_2: de_inf_1"),
        ('expect = { weigh = { "de_inf_1 su_inf_9x" = [5, 3] } }', "did you mean su_inf_9?"),
        ('expect = { weigh = { "de_inf_1" = [5, 3] } }', "names no attack"),
        ('expect = { weigh = { "de_inf_1 su_inf_1" = [9, 9] } }', "de_inf_1 su_inf_1 is [5, 3], not [9, 9]"),
        ("expect = { weigh = 3 }", "names no attack"),
        ('expect = { in_supply = { de_inf_1 = "yes" } }', "de_inf_1 is true, not 'yes'"),
        ('expect = { reserve = "de_inf_1" }', "not 'de_inf_1'"),
        ('expect = { reserve = ["de_inf_1"] }', "de_inf_1 is 'riga', not 'reserve'"),
        ('expect = { events = ["combt"] }', "no kind of event “combt”. Did you mean “combat”?"),
        ("expect = { sees = { allies = { turn = 9 } } }", "In the eyes of allies: turn: it is"),
        ('do = [{ refused = "end", rule = "3.33" }]', "no paragraph “3.33”. Did you mean “3.3”?"),
        ('do = [{ refused = "fight", rule = "*", message = "nothing-to-atack" }]', "“nothing-to-attack”?"),
        ('do = [{ act = "engage de_inf_1", figures = { cost = 9 } }]', "cost is 1, not 9"),
    ],
)
def test_what_is_caught(run, rest: str, reason: str) -> None:
    assert reason in told_of(run, ARMIES, rest, "--game", "dtr")


def test_odds_before_the_die(run) -> None:
    bfg = 'game = "bfg", clear = true, phase = "western combat", units = { us_12 = "1905", w_67 = "2005" }'
    line = 'do = [{{ legal = "attack 2005 us_12", figures = {{ column = "{}" }}, chances = {{ {} }} }}]'
    assert "column is" in told_of(run, bfg, line.format("9-1", ""))
    wrong = told_of(run, bfg, 'do = [{ legal = "attack 2005 us_12", chances = { Dr = "half" } }]')
    assert wrong == """Write the chance of “Dr” as "1/6", not as 'half'."""
    other = told_of(run, bfg, 'do = [{ legal = "attack 2005 us_12", chances = { Dr = "7/6" } }]')
    assert re.search(r"“Dr” is \d/\d, not 7/6|No die brings “Dr”", other)


def test_names_of_spaces_and_ends_of_paths_are_enough(run) -> None:
    Path("a.toml").write_text(
        'game = "bfg"\n[[case]]\nname = "By names"\n'
        'position = { clear = true, phase = "soviet movement", units = { su_8g = "2524" } }\n'
        'do = [{ legal = "move su_8g Varsovie" }, { act = "move su_8g warsaw" }]\n'
        'expect = { su_8g = "2623" }\n',
        encoding="utf-8",
    )
    assert "One case in one file: all is as it says." in run("case", "a.toml").stdout


def test_a_file_that_says_no_game(run) -> None:
    Path("a.toml").write_text('[[case]]\nname = "x"\nexpect = { over = false }\n', encoding="utf-8")
    told = run("case", "a.toml", "b.toml", code=1).stdout
    assert "Begin the file with game = " in told
    assert "b.toml:1:\n  No such file." in told


UNREADABLE = {
    "[[case]\n": "A heading is not closed",
    "[[case]]\nname x\n": "Here the “=” is missing",
    "[[case]]\nname = x\n": "write texts in quotes",
    '[[case]]\nname = "x" y\n': "The line goes on after its value",
    '[[case]]\nname = "x\n': "the closing quote is missing",
    '[[case]]\nname = """x\n': "the closing quote is missing",
    "[[case]]\nname = 'x\n": "the closing quote is missing",
    '[[case]]\nname = "\\y"\n': "must be written twice",
    '[[case]]\nrules = ["1"\nname = "x"\n': "a “]” or a comma",
    "[[case]]\nexpect = { over = false\n": "the closing brace",
    "[[case]]\nexpect = { over = false, }\n": "no comma at its end",
    "[[case]]\nexpect = { over = false, over = true }\n": "said a second time",
    '[[case]]\nname = "x"\nname = "y"\n': "said a second time",
    "[[cases]]\n": "There is no [[case]]",
    'game = "bfgg"\n[[case]]\nname = "x"\nexpect = {}\ndo = []\n': "Did you mean “bfg”?",
}


def test_what_can_not_be_read_is_told_in_both_languages(run) -> None:
    for number, text in enumerate(UNREADABLE):
        Path(f"{number:02}.toml").write_text(text, encoding="utf-8")
    found = {
        language: [
            one["problems"][0]["text"]
            for one in json.loads(run("case", ".", "--json", "--language", language, code=1).stdout)["files"]
        ]
        for language in ("en", "fr")
    }
    for text, sentence in zip(found["en"], UNREADABLE.values(), strict=True):
        assert sentence in text
    assert len(found["fr"]) == len(found["en"])
    assert not {*found["fr"]} & {*found["en"]}


@pytest.mark.parametrize(
    ("position", "english", "french"),
    [
        ('scenario = "historicl"', "did you mean historical?", "il n’y a pas de scénario 'historicl'"),
        ("options = { waffen = true }", "no option of historical 'waffen'", "n’a pas d’option 'waffen'"),
        ("options = { eastern_replacements = 3 }", "must be true or false, not 3", "doit être true ou false"),
        ("dice = [7]", "no die shows these: [7]", "aucun dé ne montre cela"),
    ],
)
def test_a_choice_that_there_is_not(run, position: str, english: str, french: str) -> None:
    rest = "expect = { over = false }"
    assert english in told_of(run, position, rest, "--game", "bfg")
    assert french in told_of(run, position, rest, "--game", "bfg", "--language", "fr")


# ---------------------------------------------------------------- words


def test_words_have_all_that_a_case_can_name(run) -> None:
    game = grognard.game("bfg")
    found = json.loads(run("words", "bfg", "--json").stdout)["words"]
    assert [row[0].split()[0] for row in found["verbs"]] == list(game.vocabulary.signatures)
    assert [row[0] for row in found["units"]] == game.vocabulary.names["unit"]
    assert ["2623", "Warsaw (2623) / Varsovie (2623)"] in found["spaces"]
    us_12 = next(row for row in found["units"] if row[0] == "us_12")
    assert "attack 7" in us_12[2]
    assert {"die", "attack", "control"} <= {row[0] for row in found["events"]}
    assert {"garrison-owed", "unknown-name"} <= {row[0] for row in found["refusals"]}
    assert {"turn", "units", "taken"} <= {row[0] for row in found["position"]}
    assert {"zones", "points"} <= {row[0] for row in found["expect"]}


def test_words_can_be_narrowed(run) -> None:
    assert run("words", "bfg", "--like", "varsovie").stdout.split() == [
        *("Spaces", "2623", "Warsaw", "(2623)", "/", "Varsovie", "(2623)"),
    ]
    assert "Sièges" in run("words", "dtr", "seats", "--language", "fr").stdout
    assert "no kind of words 'nouns'; there are: seats" in run("words", "bfg", "nouns", code=2).stderr


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "There are no case files (.toml) in the folder nothing."),
        ("fr", "Il n’y a pas de fichiers de cas (.toml) dans le dossier nothing."),
    ],
)
def test_a_folder_without_cases_is_no_success(run, language, told):
    Path("nothing").mkdir()
    assert told in run("case", "nothing", "--language", language, code=2).stderr
    Path("empty.toml").write_text('game = "bfg"\n')
    counted = run("case", "empty.toml", "--language", language, code=1).stdout
    assert counted.splitlines()[-1].startswith(("0 cases", "Aucun cas"))
