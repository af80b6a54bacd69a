/** Open a whole game against the Egg after a lesson, with the coach on. */

import { go } from "../app/router";
import { api, me } from "../server/api";
import { keepLinks } from "../server/links";
import type { AnyGame, Asked } from "../server/wire";

export const EGG = "level1";

export async function playNow(game: AnyGame): Promise<void> {
  const bots = Array.from({ length: game.players - 1 }, () => ({ type: "bot" as const, bot: EGG }));
  const opened = await api.open({
    // the same edition: a lesson on the small field of Fili-Fourmis leads to a game on it
    game: { game: game.game, players: game.players, mode: game.mode, edition: game.edition } as Asked<AnyGame>,
    seats: [{ type: "me", name: me.peek()?.name ?? "" }, ...bots],
  });
  keepLinks(opened);
  go(`/table/${opened.table}?coach`);
}
