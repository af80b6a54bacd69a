"""The shelf and the rulebooks, as the pages need them."""
from __future__ import annotations

import re
from functools import cache

from formicarium.bots.entered import entered_bots
from formicarium.bots.registry import LEVELS
from formicarium.core.game import Game
from formicarium.i18n.rulebook import ANCHOR, RULE, read_rule, source
from formicarium.lessons.lesson import course
from formicarium.server.http.pages import File, data
from formicarium.server.protocol.messages import EditionName, Mode, Option, Rule, Rulebook, Section, ShelfGame

HEADING = re.compile(r"^(#{1,6}) +(.+)$")


@cache
def describe_game(kind: type[Game]) -> ShelfGame:
    modes = tuple(Mode(mode, tuple(counts)) for mode, counts in kind.modes.items())
    editions = tuple(edition_name(kind, name) for name in kind.editions.names())
    bots = (*(bot.name for bot in LEVELS), *entered_bots())
    defaults = kind.option_defaults()
    options = tuple(Option(name, choices, defaults[name], fitting_modes(kind, name))
                    for name, choices in kind.option_values().items())
    return ShelfGame(kind.id, modes, options, editions, bots, kind.secrets,
                    any(max(game.chance_bounds) for game in kind.variants()),
                    tuple(lesson.id for lesson in course(kind.id)))


def fitting_modes(kind: type[Game], option: str) -> tuple[Mode, ...]:
    """As the game itself says, which refuses what does not go together."""
    usual = kind.option_defaults()[option]
    there = {(game.mode, game.players) for game in kind.variants() if getattr(game, option) != usual}
    found = [Mode(mode, tuple(count for count in counts if (mode, count) in there))
             for mode, counts in kind.modes.items()]
    return tuple(mode for mode in found if mode.players)


def edition_name(kind: type[Game], name: str) -> EditionName:
    names = getattr(kind.editions[name], "name", None)
    modes = tuple(mode for mode in kind.modes if plays(kind, name, mode))
    return EditionName(name, str(getattr(names, "fr", name)), str(getattr(names, "en", name)), modes)


def plays(kind: type[Game], edition: str, mode: str) -> bool:
    """As the game itself says."""
    try:
        kind(edition=edition, mode=mode, players=kind.modes[mode][0])
    except ValueError:
        return False
    return True


@cache
def edition_file(kind: type[Game], name: str) -> File:
    """An edition as it is drawn and played; raises BadEdition."""
    known = next((one for one in (kind, *kind.earlier) if name in one.editions.read), kind)  # or begun long ago
    return data(known.editions[name])


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The Markdown page cut into sections; texts keep their Markdown (bold, italics, code, links to #rules)."""
    title, sections = "", []
    heading, texts, rules = "", [], []  # type: str, list[str], list[Rule]
    for line in [*source(game, language).splitlines(), "## "]:
        mark = HEADING.match(line) or re.match(r"^(##) *$", line)
        rule = RULE.match(line)
        if mark:
            if heading or texts or rules:
                sections.append(Section(heading, tuple(texts), tuple(rules)))
            heading = mark[2] if mark.lastindex == 2 else ""
            title = title or heading
            texts, rules = [], []
        elif rule:
            found = read_rule(rule)
            rules.append(Rule(found.id, found.text, found.forbids))
        elif line.strip():
            texts.append(ANCHOR.sub("", line.strip()))
    return Rulebook(game, language, title, tuple(sections))
