"""Games played through the server as pages do: links, several seats at one screen, spectators, mishaps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grognard.table import BotPool
from tests.server.common import BFG, TINY, first_line, run, served


def test_two_players_with_links(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table("me", "friend", title="Evening")
            mine, invite = seats[0]["token"], seats[1]["invite"]
            path = f"/api/tables/{table}"
            claimed = (await server.post(f"{path}/claim", {"invite": invite, "name": "Anna"})).json()
            assert claimed["seat"] == 1
            again = await server.post(f"{path}/claim", {"invite": invite})
            assert (again.status_code, again.json()["error"]) == (409, "seat-taken")
            assert (await server.get(path, invite)).status_code == 403

            async with server.live(table, mine) as one, server.live(table, claimed["token"]) as other:
                scene = await one.next("scene")
                assert (scene["seat"], scene["card"]["mine"], scene["card"]["title"]) == (0, [0], "Evening")
                assert scene["card"]["seats"][1]["player"] == "Anna"
                assert (await other.next("scene"))["seat"] == 1
                asked, waits = await one.next("question"), await other.next("question")
                assert (asked["seat"], asked["seq"], waits["seat"]) == (0, 0, None)
                assert "Soviet player" in waits["text"]

                line = await first_line(server, table, mine)
                assert (await server.act(table, mine, line, 0)).json() == {"seq": 1, "ply": 1, "again": False}
                update = await other.next("update")
                assert (update["by"], update["line"], update["lines"][0]["ply"]) == (0, line, 1)
                assert update["lines"][0]["n"] > 0
                done = (await one.next("update"))["changes"]
                assert (await one.next("question"))["undo"]

                taken_back = await server.post(f"{path}/undo", {"after": 1, "request": "u"}, mine)
                assert taken_back.json() == {"seq": 2, "ply": 0, "again": False}
                update = await other.next("update")
                assert (update["undoes"], update["ply"], update["line"]) == (1, 0, None)
                assert update["changes"].keys() == done.keys()
                assert other.picture == scene["picture"]

                said = await server.post(
                    f"{path}/chat", {"text": "Bonjour", "request": "c"}, claimed["token"]
                )
                assert said.json()["name"] == "Anna"
                heard = await one.next("chat")
                assert {**said.json(), "type": "chat"} == heard

    run(scenario())


def test_several_seats_at_one_screen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            async with server.live(table, *(seat["token"] for seat in seats)) as screen:
                assert (await screen.next("scene"))["card"]["mine"] == [0, 1]
                asked = await screen.next("question")
                while asked["seat"] == 0:
                    token = seats[0]["token"]
                    line = "end" if "end" in asked["choices"] else await first_line(server, table, token)
                    assert (await server.act(table, token, line, asked["seq"])).status_code == 200
                    asked = await screen.next("question")
                assert asked["seat"] == 1

    run(scenario())


def test_eyes_that_move_in_a_game_with_secrets_get_a_new_scene(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table(game=TINY)
            async with server.live(table, *(seat["token"] for seat in seats[:2])) as screen:
                assert (await screen.next("scene"))["seat"] == 0
                await server.act(table, seats[0]["token"], "bid two", 0)
                scene = await screen.next("scene", "update")
                assert (scene["type"], scene["seat"]) == ("scene", 1)
                assert "number" not in str(scene["log"])

    run(scenario())


def test_spectators(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            async with server.live(table, language="fr", questions=False) as spectator:
                scene = await spectator.next("scene")
                assert (scene["seat"], scene["card"]["mine"], scene["question"]) == (None, [], None)
                assert (await server.act(table, "", "end", 0)).status_code == 401
                await server.act(table, seats[0]["token"], "end", 0)
                assert "Soviétiques" in (await spectator.next("update"))["status"]["phase"]

            private, own = await server.table(spectators=False)
            refused = await server.get(f"/api/tables/{private}/scene")
            assert (refused.status_code, refused.json()["error"]) == (401, "no-spectators")
            assert refused.headers["www-authenticate"] == "Bearer"
            assert (await server.get(f"/api/tables/{private}/scene", own[1]["token"])).status_code == 200

    run(scenario())


def test_an_action_is_done_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            token = seats[0]["token"]
            line = await first_line(server, table, token)
            first = await server.act(table, token, line, 0, "same")
            again = await server.act(table, token, line, 0, "same")
            assert again.json() == {**first.json(), "again": True}
            stale = await server.act(table, token, line, 0, "other")
            assert (stale.status_code, stale.json()["error"], stale.json()["seq"]) == (409, "stale", 1)
            assert (await server.get(f"/api/tables/{table}")).json()["seq"] == 1

    run(scenario())


def test_forged_actions_change_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            _, elsewhere = await server.table()
            line = await first_line(server, table, seats[0]["token"])
            before = (await server.get(f"/api/tables/{table}/scene")).json()
            for token, status, error in (
                (seats[1]["token"], 422, "not-your-turn"),
                (elsewhere[0]["token"], 403, "not-your-seat"),
                ("nonsense", 403, "not-your-seat"),
                ("", 401, "no-token"),
            ):
                answer = await server.act(table, token, line, 0)
                assert (answer.status_code, answer.json()["error"]) == (status, error)
            unit = line.split()[1]
            refused = await server.act(table, seats[0]["token"], f"move {unit} 1001-1002", 0)
            assert refused.status_code == 422
            assert refused.json()["rule"]
            assert (await server.get(f"/api/tables/{table}/scene")).json() == before

    run(scenario())


def test_who_comes_back_gets_a_fresh_scene(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            token = seats[0]["token"]
            async with server.live(table, token) as first:
                before = await first.next("scene")
                line = await first_line(server, table, token)
                await server.act(table, token, line, 0)
                await first.until(1)
            async with server.live(table, token) as second:
                scene = await second.next("scene")
                assert (scene["seq"], scene["picture"]) == (1, first.picture)
                assert scene["picture"] != before["picture"]
                assert [line["ply"] for line in scene["log"]] == [0, 0, 1]

    run(scenario())


def test_who_is_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            async with server.live(table, seats[0]["token"]) as one:
                await one.next("scene")
                async with server.live(table, seats[1]["token"]) as other:
                    await other.next("scene")
                    while not (await one.next("seats"))["seats"][1]["online"]:
                        pass
                while (await one.next("seats"))["seats"][1]["online"]:
                    pass
                card = (await server.get(f"/api/tables/{table}")).json()
                assert [seat["online"] for seat in card["seats"]] == [True, False]

    run(scenario())


def test_one_s_own_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            table, seats = await server.table()
            path, token = f"/api/tables/{table}/seat", seats[0]["token"]

            async def change(**body: Any) -> tuple[int, Any]:
                answer = await server.client.patch(
                    path, json=body, headers={"Authorization": f"Bearer {token}"}
                )
                return answer.status_code, answer.json()

            status, card = await change(name="Bruno", notify=None)
            assert (status, card["seats"][0]["player"]) == (200, "Bruno")
            assert (await change())[1]["seats"][0]["player"] == "Bruno"
            assert (await change(name="x" * 41))[0] == 422
            for address in ({"email": "nowhere"}, {"webhook": "http://127.0.0.1/"}, {"pigeon": "yes"}):
                assert (await change(notify=address))[0] == 422
            standing = await server.post(f"/api/tables/{table}/stand-in", {"seat": 1, "bot": "random"}, token)
            assert (standing.status_code, standing.json()["error"]) == (409, "still-running")

    run(scenario())


def test_a_bot_answers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, BotPool(1, pause=0)) as server:
            seats = [{"kind": "bot", "bot": "random"}, {"kind": "me", "name": "Anna"}]
            made = (await server.post("/api/tables", {"game": BFG, "seats": seats})).json()
            table, token = made["table"], made["seats"][1]["token"]
            async with server.live(table, token) as live:
                card = (await live.next("scene"))["card"]
                assert [seat["kind"] for seat in card["seats"]] == ["bot", "person"]
                assert card["seats"][0]["bot"] == "random"
                asked = await live.next("question")
                while asked["seat"] is None:
                    asked = await live.next("question")
                assert live.seq > 0
                assert (await server.act(table, token, "end", live.seq)).status_code in (200, 422)

    run(scenario())
