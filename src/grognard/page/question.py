"""The question as the page puts it: its sentence, and its answers in a tree of verbs and arguments.

Of many answers only what they can be begun with is told; the others are asked for (`page.offers`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import chain, islice
from typing import Any

import msgspec

from grognard.kernel.action import Action, acting, base, names_in
from grognard.kernel.game import Game
from grognard.kernel.orders import ordered
from grognard.kernel.prompt import Prompt
from grognard.page.mentions import pointed_out
from grognard.page.words import Why, title, words

FEW = 200
"""So many answers are told with the question."""
SHORT = 50
"""If there are more, those of a verb that has no more than this are."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat is asked. `choices` goes from a verb by its arguments: an empty list for none, a list for
    one, a dict of lists for two, and so on. A verb with too many answers has an empty dict there, and in
    `more` what they can be begun with ("unit:us_12", "space:1905"). `left` names the units that still have
    something to do; `spaces` and `units` are those that the question is about, `group` is the one of a
    seat's groups that is asked; `under_way` is a unit that has begun to act and goes on: it is picked from
    the start. `closed` has the verbs of the question without a legal action, and why. `order` is its kind,
    if such questions can be answered in advance."""

    seat: int | None
    text: str
    rule: str
    undo: bool
    choices: dict[str, Any]
    more: dict[str, list[str]]
    closed: dict[str, Why]
    left: list[str]
    spaces: list[str]
    units: list[str]
    group: str
    order: str
    under_way: str = ""


def question(game: Game, prompt: Prompt, language: str) -> Question:
    """The question that a prompt puts; without choices for a seat that is not asked."""
    (choices, more), figures = _choices(game, prompt), prompt.figures
    return Question(
        seat=prompt.seat,
        text=title(_text(game, prompt.message, msgspec.msgpack.encode(figures), language)),
        rule=prompt.rule,
        undo=prompt.undo,
        choices=choices,
        more=more,
        closed=_closed(game, prompt, choices, language),
        left=_left(game, choices, more),
        spaces=pointed_out(game, figures, "space"),
        units=pointed_out(game, figures, "unit"),
        group=str(figures.get("group", figures.get("faction", ""))),
        order=prompt.order,
        under_way="" if prompt.under_way is None else game.vocabulary.names["unit"][prompt.under_way],
    )


def asked(state: Any, seat: int | None, orders: Mapping[str, str], language: str) -> Question:
    """The question of a position to a seat with these standing orders: what they answer is not put to it."""
    put = question(state.game, state.prompt(seat), language)
    if seat is None or ordered(state, seat, orders) is None:
        return put
    text = words(state.game, language).say("ordered", question=put.text)
    return msgspec.structs.replace(put, text=text, undo=False, choices={}, more={}, closed={}, left=[])


def _closed(game: Game, prompt: Prompt, choices: Mapping[str, Any], language: str) -> dict[str, Why]:
    """The verbs that have no legal action now, each with the reason: none vanishes without a word."""
    why = {verb: prompt.why_closed(verb) for verb in prompt.verbs if verb not in choices}
    told = words(game, language)
    return {verb: told.why(refusal) for verb, refusal in why.items() if refusal is not None}


@lru_cache(maxsize=1024)
def _text(game: Game, message: str, figures: bytes, language: str) -> str:
    """The sentence of a question; it takes time to make, and is often put again."""
    return words(game, language).text(message, msgspec.msgpack.decode(figures))


def _choices(game: Game, prompt: Prompt) -> tuple[dict[str, Any], dict[str, list[str]]]:
    """The answers that are told, and what those verbs can be begun with that have too many."""
    offered = {verb: prompt.offered_by(verb) for verb in prompt.verbs}
    told = {verb: list(islice(actions, SHORT + 1)) for verb, actions in offered.items()}
    long = [verb for verb, actions in told.items() if len(actions) > SHORT]
    room = FEW - sum(map(len, told.values()))
    for verb in long:
        others = list(islice(offered[verb], max(room, 0) + 1))
        told[verb] += others
        room -= len(others)
    if room >= 0:
        return tree(game, chain(*told.values())), {}
    more = {verb: _beginnings(game, prompt, verb) for verb in long}
    choices: dict[str, Any] = {}
    for verb, actions in told.items():
        choices |= {verb: {}} if verb in more else tree(game, actions)
    return choices, more


def _beginnings(game: Game, prompt: Prompt, verb: str) -> list[str]:
    """What the actions of a verb can be begun with, as a page calls it."""
    kinds = [base(kind) for kind in game.vocabulary.signatures[verb]]
    names = game.vocabulary.names
    return [f"{kinds[number]}:{names[kinds[number]][thing]}" for number, thing in prompt.beginnings(verb)]


def tree(game: Game, actions: Iterable[Action]) -> dict[str, Any]:
    """Actions by verb and arguments."""
    tokens_of = game.vocabulary.tokens
    choices: dict[str, Any] = {}
    for action in actions:
        tokens = tokens_of(action)
        if len(tokens) < 2:
            choices.setdefault(action.verb, []).extend(tokens)
            continue
        branch = choices.setdefault(action.verb, {})
        for token in tokens[:-2]:
            branch = branch.setdefault(token, {})
        leaves = branch.get(tokens[-2])
        if leaves is None:
            branch[tokens[-2]] = [tokens[-1]]
        else:
            leaves.append(tokens[-1])
    return choices


def _left(game: Game, choices: Mapping[str, Any], more: Mapping[str, list[str]]) -> list[str]:
    """The units that some choice sets to work, each once, in the order in which they are offered.

    Of a verb that names several units those of the first argument act, the others are targets or helpers.
    """
    found: dict[str, None] = {}
    for verb, branch in choices.items():
        if game.tasks and verb not in game.tasks:
            continue
        kinds = game.vocabulary.signatures[verb]
        depth = acting(kinds)
        if verb in more:
            found |= dict.fromkeys(token[5:] for token in more[verb] if token.startswith("unit:"))
        elif depth is not None:
            for token in _at_depth(branch, depth):
                named = names_in(kinds[depth], token)
                found |= dict.fromkeys([named] if isinstance(named, str) else named)
    return list(found)


def _at_depth(branch: Any, depth: int) -> Iterable[str]:
    """The arguments that stand at one place of a verb's actions."""
    if not depth:
        return branch  # type: ignore[no-any-return]
    return (token for under in branch.values() for token in _at_depth(under, depth - 1))
