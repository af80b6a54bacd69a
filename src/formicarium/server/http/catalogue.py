"""Endpoints of the catalogue: games, rulebooks and editions, and the functions that describe them."""
from __future__ import annotations

import re
from functools import cache

from starlette.responses import Response

from formicarium.bots.entered import entered_bots
from formicarium.bots.registry import LEVELS
from formicarium.core.editions import BadEdition
from formicarium.core.game import Game
from formicarium.i18n import LANGUAGES
from formicarium.i18n.rulebook import ANCHOR, RULE, read_rule, source
from formicarium.lessons.lesson import course
from formicarium.server.errors import RequestError
from formicarium.server.http.pages import ALWAYS_ASK, File, json_file
from formicarium.server.http.routing import ApiRequest, endpoint, file_response
from formicarium.server.protocol.catalogue_messages import EditionName, Mode, Option, Rule, Rulebook, Section, ShelfGame

HEADING = re.compile(r"^(#{1,6}) +(.+)$")


@endpoint("GET", "/api/shelf")
async def games(request: ApiRequest) -> list[ShelfGame]:
    """List the games, with everything that is needed to open a table."""
    return [describe_game(kind) for kind in request.context.settings.shelf.values()]


@endpoint("GET", "/api/rules/{game}", query=("lang",))
async def rules(request: ApiRequest, game: str) -> Rulebook:
    """Return a rulebook, cut into sections; `?lang=fr` or `en`."""
    language = request.query_params.get("lang", "fr")
    if game not in request.context.settings.shelf:
        raise RequestError(404, "no-game", game=game[:40])
    if language not in LANGUAGES:
        raise RequestError(404, "no-language", languages=", ".join(LANGUAGES))
    try:
        return rulebook(game, language)
    except OSError:
        raise RequestError(404, "no-rules", game=game) from None


@endpoint("GET", "/api/editions/{game}/{edition}")
async def edition(request: ApiRequest, game: str, edition: str) -> Response:
    """Return the contents of an edition: its board and its pieces."""
    kind = request.context.settings.shelf.get(game)
    try:
        if kind is not None:
            return file_response(request, edition_file(kind, edition), ALWAYS_ASK)
    except BadEdition:
        pass
    raise RequestError(404, "no-edition", game=game[:40], edition=edition[:40])


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
    """Return the modes, with numbers of players, in which the game accepts another value than the default."""
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
    """Whether the game accepts the edition in that mode."""
    try:
        kind(edition=edition, mode=mode, players=kind.modes[mode][0])
    except ValueError:
        return False
    return True


@cache
def edition_file(kind: type[Game], name: str) -> File:
    """Return an edition as JSON; raise BadEdition for an unknown name."""
    # the edition of a table that began under earlier rules is loaded there
    known = next((one for one in (kind, *kind.earlier) if name in one.editions.read), kind)
    return json_file(known.client_edition(known.editions[name]))


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """Cut the Markdown page into sections; texts keep their Markdown (bold, italics, code, links to #rules)."""
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
