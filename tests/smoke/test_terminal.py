"""Every command of the command line, for every game and scenario: it works and speaks in sentences."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from typer.testing import CliRunner

import grognard
from grognard import store as stores
from grognard.bots import opinions_of
from grognard.bots.opinions import matters_of_degree
from grognard.cli import app
from grognard.cli import soak as soaking
from grognard.cli.commands import COMMANDS
from grognard.kernel.game import Game
from grognard.kernel.messages import LANGUAGES
from grognard.kernel.record import Record
from grognard.kernel.rules import RuleIndex
from grognard.server import run as server
from grognard.soak.run import Result
from tests.battery import World, scenarios_of, worlds
from tests.smoke.common import SEED, check_words, decisions, every_game, every_scenario, stock

Run = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run(game, "show", ...)`: what a command says, in a folder of its own, with every game there is."""
    monkeypatch.chdir(tmp_path)
    stock(monkeypatch)

    def go(game: Game, *words: str, codes: tuple[int, ...] = (0,), input: str | None = None) -> str:
        columns = {"COLUMNS": "120" if "fr" in words else "80"}
        result = CliRunner().invoke(app, list(words), prog_name="grognard", input=input, env=columns)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert result.exit_code in codes, result.output
        if "--json" not in words:  # which is for programs: keys are what they want
            check_words(result.output, game)
        return result.output

    return go


# ---------------------------------------------------------------- commands about a game


def smoke_rules(run: Run, game: Game) -> None:
    index = RuleIndex.of(game)
    if not index:
        assert "no index" in run(game, "rules", game.short, codes=(2,))
        return
    first = next(iter(index))
    for language in LANGUAGES:
        assert first in run(game, "rules", game.short, "--language", language)
        assert first in run(game, "rules", game.short, first, "--language", language)
    assert json.loads(run(game, "rules", game.short, first, "--json"))["rules"]
    smoke_charts(run, game)
    few = ["--coverage", "--tests", str(Path(__file__).parent)]  # whether all are covered is asked elsewhere
    assert first in run(game, "rules", game.short, *few, codes=(0, 1))
    assert first in run(game, "rules", game.short, *few, "--markdown")
    covered = json.loads(run(game, "rules", game.short, *few, "--json", codes=(0, 1)))
    assert covered["paragraphs"] == len(index)


def smoke_charts(run: Run, game: Game) -> None:
    """`rules --charts` of every scenario, or word that there are none."""
    first = next(iter(game.scenarios))
    if not game.charts(game.setup(first, game.options(first))):
        assert "no charts" in run(game, "rules", game.short, "--charts", codes=(2,))
        return
    for scenario in game.scenarios:
        for language in LANGUAGES:
            run(game, "rules", game.short, "--charts", "--scenario", scenario, "--language", language)
    assert json.loads(run(game, "rules", game.short, "--charts", "--json"))["charts"]
    run(game, "rules", game.short, "--charts", "--scenario", "none", codes=(2,))


def smoke_odds(run: Run, game: Game) -> None:
    """Without figures a game says which it wants, or how else odds are asked for; with them, the odds."""
    told = run(game, "odds", game.short, codes=(2,))
    example = re.search(r"such as: (.+)", told)
    if example is None:
        assert ("--attack" if game.weighed else "no odds") in told
        return
    figures = example[1].split()
    for language in LANGUAGES:
        assert "%" in run(game, "odds", game.short, *figures, "--language", language)
    assert json.loads(run(game, "odds", game.short, *figures, "--json"))["chances"]


def smoke_check(run: Run, game: Game) -> None:
    """Of the tests' own games one has no words and no paragraphs at all: each of them is told."""
    found = json.loads(run(game, "check", game.short, "--games", "0", "--json", codes=(0, 1)))["slips"]
    assert bool(found) == (not (game.folder / "locale").exists())
    assert all(" has no " in slip or "there is no rules.toml" in slip for slip in found)


def smoke_words(run: Run, game: Game) -> None:
    for language in LANGUAGES:
        told = run(game, "words", game.short, "verbs", "--language", language)
        assert all(verb in told for verb in game.vocabulary.signatures)
        run(game, "words", game.short, "spaces", "--language", language)
    every = json.loads(run(game, "words", game.short, "--json"))["words"]
    for kind in every.keys() - {"refusals", "events", "ends"}:  # which are keys
        run(game, "words", game.short, kind)


def smoke_case(run: Run, game: Game) -> None:
    """A case that holds, and one that does not."""
    over = '[[case]]\nname = "It begins"\nexpect = {{ over = {} }}\n'
    Path("a.toml").write_text(f'game = "{game.short}"\n' + over.format("false"), encoding="utf-8")
    Path("b.toml").write_text(f'game = "{game.short}"\n' + over.format("true"), encoding="utf-8")
    for language in LANGUAGES:
        run(game, "case", "a.toml", "--language", language)
        assert "b.toml:4: It begins" in run(game, "case", ".", "--language", language, codes=(1,))
    assert json.loads(run(game, "case", "a.toml", "--json"))["failed"] == 0


def smoke_tune(run: Run, game: Game) -> None:
    """As far as there is a bot with opinions, and two sides. One scenario stands for all: that such a bot
    plays each of them is proved by its own tests."""
    words = ["lab", "tune", game.short, "--rounds", "1", "--pairs", "2", "--match", "2", "--cores", "1"]
    bot = next((bot for bot in game.bots if game.doctrines(bot)), None)
    if bot is None:
        run(game, *words, "--bot", "random", codes=(2,))
        return
    opinion = next(iter(matters_of_degree(opinions_of(bot, game))))
    words += ["--bot", bot, "--only", opinion, "--json", "--scenario"]
    short = scenarios_of(game, everything=False)
    seats = {scenario: len(game.new(scenario, seed=SEED).setup.seats) for scenario in short}
    for scenario in (one for one, number in seats.items() if number != 2):
        assert "two" in run(game, *words, scenario, codes=(2,))
    last = [scenario for scenario, number in seats.items() if number == 2][-1]
    assert json.loads(run(game, *words, last))["match"]["games"] == 2


# ---------------------------------------------------------------- commands about a scenario


def smoke_new(run: Run, world: World) -> None:
    game, scenario = world.game, world.scenario
    ways = [{}, *(one.options for one in worlds() if one.game.name == game.name and one.scenario == scenario)]
    for n, options in enumerate(ways):
        words = [word for name, value in options.items() for word in ("--option", f"{name}={value}".lower())]
        run(game, "new", game.short, "--scenario", scenario, *words, "--seed", SEED, "--to", f"{n}.record")
        header = Record.read(Path(f"{n}.record")).header
        assert (header.game, header.scenario) == (game.name, scenario)
        assert header.options.items() >= options.items()


def smoke_play(run: Run, world: World) -> None:
    """Everybody at one keyboard: every question of `help`, some decisions; then with bots, then loaded."""
    game, played = world.game, list(decisions(world))
    seats = game.new(world.scenario, seed=SEED).setup.seats
    every = [word for seat in seats for word in ("--as", seat)]
    begin = ["play", game.short, "--scenario", world.scenario, "--seed", SEED]
    for language in LANGUAGES:
        again = [command for command in COMMANDS if command != "undo"]
        lines = [*questions(world, language), *answers(world), *again, "nonsense", "quit"]
        words = [*begin, *every, "--language", language, "--save", f"{language}.record"]
        told = run(game, *words, input="\n".join(lines))
        assert f"{language}.record" in told
        assert len(Record.read(Path(f"{language}.record")).moves) == len(played)
        words = [*begin, "--as", seats[-1], "--against", "random", "--language", language]
        run(game, *words, "--save", f"bots-{language}.record", input="table\nquit\n")
    run(game, "play", "--load", "en.record", *every, input="undo\nmap\nlog\nquit\n")


def questions(world: World, language: str) -> Iterator[str]:
    """Every command, alone and about a unit; once also about a space, an answer, a part of the map."""
    game = world.game
    state, _, line = next(decisions(world))
    units = [
        key.removeprefix("unit:") for key in game.picture(state.view(state.waiting[0])) if "unit:" in key
    ]
    things = [*units[:1], game.board.names[0], line, "north", "nowhere"]
    for command in COMMANDS:
        yield command
        yield from (f"{command} {thing}" for thing in (things if language == "en" else things[:1]))


def answers(world: World) -> Iterator[str]:
    """The decisions as they are typed: one that is weighed is confirmed."""
    for _, _, line in decisions(world):
        yield line
        if line.split()[0] in world.game.weighed:
            yield "yes"


def smoke_show(run: Run, world: World) -> None:
    game, source = world.game, f"{world.game.short}:{world.scenario}"
    for seat in (None, *game.new(world.scenario, seed=SEED).setup.seats):
        eyes = ["--as", seat] if seat else []
        for language in LANGUAGES:
            assert run(game, "show", source, *eyes, "--language", language).strip()
        run(game, "show", source, *eyes, "--svg", "a.svg", "--language", "fr")
        drawn = ElementTree.fromstring(Path("a.svg").read_text(encoding="utf-8"))
        check_words("\n".join(drawn.itertext()), game)
    run(game, "show", source, "--png", "a.png", "--width", "200", "--theme", "dark")
    assert Path("a.png").read_bytes().startswith(b"\x89PNG")
    recorded(run, world)
    for at in ("0", "3"):
        assert run(game, "show", "a.record", "--at", at).strip()


def smoke_replay(run: Run, world: World) -> None:
    count = recorded(run, world)
    for language in LANGUAGES:
        assert f"{count:5} " in run(world.game, "replay", "a.record", "--language", language)
    assert f"{count} actions" in run(world.game, "replay", "a.record", "--verify")


def recorded(run: Run, world: World) -> int:
    """A record of a few decisions, `a.record`; how many there are."""
    every = [word for seat in world.new().setup.seats for word in ("--as", seat)]
    words = ["play", world.game.short, "--scenario", world.scenario, "--seed", SEED, "--save", "a.record"]
    run(world.game, *words, *every, input="\n".join(answers(world)))
    return len(Record.read(Path("a.record")).moves)


def smoke_lab(run: Run, world: World) -> None:
    words = ["lab", "run", world.game.short, "--scenario", world.scenario, "--games", "1", "--cores", "1"]
    found = json.loads(run(world.game, *words, "--json"))
    assert (found["games"], found["finished"]) == (1, 1)


def smoke_match(run: Run, world: World) -> None:
    words = ["--scenario", world.scenario, "--games", "2", "--cores", "1"]
    two = len(world.new().setup.seats) == 2
    told = run(
        world.game, "lab", "match", world.game.short, "random", "random", *words, codes=(0,) if two else (2,)
    )
    assert ("95 %" in told) == two


# ---------------------------------------------------------------- commands about the program


def smoke_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in LANGUAGES:
        told = {name: run(grognard.game(name), "games", "--language", language) for name in grognard.games()}
        for name, text in told.items():
            assert all(scenario in text for scenario in (name, *grognard.game(name).scenarios))
    listed = json.loads(run(grognard.game(grognard.games()[0]), "games", "--json"))["games"]
    assert [game["name"] for game in listed] == grognard.games()


def smoke_bench(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["bench", "--seconds", "0.01", "--rounds", "1"]
    told = run(grognard.game(grognard.games()[0]), *words)
    assert all(grognard.game(name).short in told for name in grognard.games())


def smoke_serve(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """As far as the server itself, whose doors have tests of their own."""
    monkeypatch.setattr(server, "run", lambda settings, ready: ready())
    game = grognard.game(grognard.games()[0])
    assert "http://127.0.0.1:8123" in run(game, "serve", "--port", "8123")
    assert "http://127.0.0.1:" in run(game, "page", "--no-browser")


def smoke_tables(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a database without tables: what they do with some has tests of its own."""
    database, game = f"sqlite:///{Path('games.db').absolute()}", grognard.game(grognard.games()[0])
    stores.open(database).close()
    for number, language in enumerate(LANGUAGES):
        words = ["--database", database, "--language", language]
        run(game, "tables", "list", *words)
        run(game, "tables", "export", "AAAAAAAAAAAA", *words, codes=(2,))
        run(game, "tables", "delete", "AAAAAAAAAAAA", "--yes", *words, codes=(1,))
        run(game, "tables", "backup", f"copy{number}.db", *words)
        run(game, "tables", "move", f"sqlite:///moved{number}.db", *words)
    assert json.loads(run(game, "tables", "list", "--json", "--database", database)) == {"tables": []}


def smoke_soak(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """As far as the attacks, which have tests of their own."""
    game = grognard.game(grognard.games()[0])
    held = Result("sqlite", game.name, "kills", 3, 9.0, Counter(act=7, lost=0))
    monkeypatch.setattr(soaking, "attack", lambda *_, **__: [held])
    told = run(game, "soak", "--minutes", "1")
    assert "7 act" in told
    assert "lost" not in told
    assert json.loads(run(game, "soak", "--json"))["results"][0]["counts"] == {"act": 7, "lost": 0}
    broken = msgspec.structs.replace(held, gave_way="something was lost")
    monkeypatch.setattr(soaking, "attack", lambda *_, **__: [held, broken])
    assert "something was lost" in run(game, "soak", codes=(1,))


GAME = {
    "rules": smoke_rules,
    "odds": smoke_odds,
    "case": smoke_case,
    "words": smoke_words,
    "check": smoke_check,
    "lab tune": smoke_tune,
}
SCENARIO = {
    "new": smoke_new,
    "play": smoke_play,
    "show": smoke_show,
    "replay": smoke_replay,
    "lab run": smoke_lab,
    "lab match": smoke_match,
}
PROGRAM = {
    "games": smoke_games,
    "bench": smoke_bench,
    "serve": smoke_serve,
    "page": smoke_serve,
    **{f"tables {name}": smoke_tables for name in ("list", "export", "delete", "backup", "move")},
    "soak": smoke_soak,
}


def commands(group: Any, *before: str) -> Iterator[str]:
    """Every command that the application itself knows: "show", "lab run"."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, *before, name)
        else:
            yield " ".join((*before, name))


def test_every_command_is_tried() -> None:
    assert sorted(commands(typer.main.get_command(app))) == sorted([*GAME, *SCENARIO, *PROGRAM])


@every_game
@pytest.mark.parametrize("command", GAME)
def test_a_command_about_a_game(run: Run, command: str, game: Game) -> None:
    GAME[command](run, game)


@every_scenario
@pytest.mark.parametrize("command", SCENARIO)
def test_a_command_about_a_scenario(run: Run, command: str, world: World) -> None:
    SCENARIO[command](run, world)


@pytest.mark.parametrize("smoke", dict.fromkeys(PROGRAM.values()), ids=lambda smoke: smoke.__name__)
def test_a_command_about_the_program(run: Run, monkeypatch: pytest.MonkeyPatch, smoke: Any) -> None:
    smoke(run, monkeypatch)


@pytest.mark.parametrize(
    "text", ["5-1: no-too-far (spent 3)", "ask-turn", "Axis: verb-fly", "x event-end-all."]
)
def test_a_raw_key_is_found_out(text: str) -> None:
    with pytest.raises(AssertionError, match="raw keys"):
        check_words(text, grognard.game("bfg"))
