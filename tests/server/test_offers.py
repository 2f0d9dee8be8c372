"""Answers that are asked for: what a seat gets, and that nobody else gets them."""

from __future__ import annotations

from pathlib import Path

from tests.server.common import TINY, run, served

SOVIET, WESTERN = 0, 1


def test_the_seat_that_is_asked_gets_the_answers_of_a_unit(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            path, token = f"/api/tables/{table}", seats[SOVIET]["token"]
            question = (await server.get(f"{path}/question", token)).json()
            assert (question["choices"]["move"], len(question["more"]["move"])) == ({}, len(question["left"]))
            body = {"tokens": ["unit:su_43"], "after": 0}
            found = (await server.post(f"{path}/offers", body, token)).json()
            assert (list(found["choices"]), list(found["choices"]["move"])) == (["move"], ["su_43"])
            assert found["whole"]
            line = f"move su_43 {found['choices']['move']['su_43'][0]}"
            assert (await server.act(table, token, line, 0)).status_code == 200
            there = {"tokens": ["space:3325", "unit:su_f_3b"], "after": 1}
            found = (await server.post(f"{path}/offers", there, token)).json()
            assert found == {"choices": {"move": {"su_f_3b": ["3325"]}}, "whole": True}

    run(scenario())


def test_nobody_else_gets_any(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            _, elsewhere = await server.table()
            body = {"tokens": ["unit:su_43"], "after": 0}
            for token, status, error in (
                ("", 401, "no-token"),
                ("forged", 403, "not-your-seat"),
                (elsewhere[SOVIET]["token"], 403, "not-your-seat"),
                (seats[WESTERN]["token"], 422, "not-your-turn"),
            ):
                told = await server.post(f"/api/tables/{table}/offers", body, token)
                assert (told.status_code, told.json()["error"]) == (status, error)
                assert "choices" not in told.json()
            nowhere = await server.post(f"/api/tables/{'x' * 12}/offers", body, seats[SOVIET]["token"])
            assert nowhere.status_code == 404

    run(scenario())


def test_a_position_that_is_gone_is_not_answered_about(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            path, token = f"/api/tables/{table}", seats[SOVIET]["token"]
            await server.act(table, token, "move su_43 3325", 0)
            for after in (0, 2):
                told = await server.post(
                    f"{path}/offers", {"tokens": ["unit:su_f_3b"], "after": after}, token
                )
                assert (told.status_code, told.json()["error"], told.json()["seq"]) == (409, "stale", 1)
            await server.post(f"{path}/undo", {"after": 1, "request": "u"}, token)
            body = {"tokens": ["unit:su_43"], "after": 2}
            assert "su_43" in (await server.post(f"{path}/offers", body, token)).json()["choices"]["move"]

    run(scenario())


def test_a_record_is_only_looked_at(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, _ = await server.table()
            text = (await server.get(f"/api/tables/{table}/record")).text
            made = (await server.client.post("/api/records", content=text)).json()
            body = {"tokens": ["unit:su_43"], "after": 0}
            assert (await server.post(f"/api/tables/{made['table']}/offers", body)).status_code == 401

    run(scenario())


def test_nonsense_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            path, token = f"/api/tables/{table}/offers", seats[SOVIET]["token"]
            for tokens, error in (
                (["unit:nobody"], "unknown-name"),
                (["army:su_43"], "unknown-name"),
                (["unit:su_43", "space:9999"], "unknown-name"),
                (["su_43"], "misshapen"),
                ([""], "misshapen"),
                ([7], "misshapen"),
                ([], "misshapen"),
                ("unit:su_43", "misshapen"),
                (["unit:" + "x" * 500], "misshapen"),
                (["unit:su_43"] * 61, "misshapen"),
            ):
                told = await server.post(path, {"tokens": tokens, "after": 0}, token)
                assert (told.status_code, told.json()["error"]) == (422, error), tokens
            told = await server.post(path, {"tokens": ["unit:su_43"] * 9_000, "after": 0}, token)
            assert told.status_code == 413
            most = await server.post(path, {"tokens": ["unit:su_43"] * 60, "after": 0}, token)
            one = await server.post(path, {"tokens": ["unit:su_43"], "after": 0}, token)
            assert most.json() == one.json()

    run(scenario())


def test_who_chooses_in_secret_is_offered_his_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table(game=TINY)
            path = f"/api/tables/{table}/offers"
            await server.act(table, seats[0]["token"], "bid two", 0)
            body = {"tokens": ["number:two"], "after": 1}
            told = await server.post(path, body, seats[0]["token"])
            assert (told.status_code, told.json()["error"]) == (422, "not-your-turn")
            told = await server.post(path, {**body, "after": 0}, seats[1]["token"])
            assert told.json() == {"choices": {"bid": ["two"]}, "whole": True}
            told = await server.post(path, body, seats[1]["token"])
            assert (told.status_code, told.json()["seq"]) == (409, 0), "each seat counts what it may know"

    run(scenario())
