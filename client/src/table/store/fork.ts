/** Open a table that continues from a moment of a game, against bots. */

import { go } from "../../app/router";
import { usualBot } from "../../catalogue/shelf";
import { api } from "../../server/api";
import type { AnyGame, BotSeat, Here, MeHere, Open, Seat } from "../../server/wire";

export interface ForkPoint {
  readonly table: string;
  readonly watch: string;
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly at: number; // moment: number of journal lines
  readonly turn: number; // seat to move at that moment
}

/** Open the table and go there. `as` is the seat to take; -1: my own, else the seat to move. */
export async function playOn({ table, watch, game, seats, at, turn }: ForkPoint, as = -1): Promise<void> {
  const held = seats.findIndex((seat) => seat.mine),
    me = as >= 0 ? as : held >= 0 ? held : Math.max(0, turn);
  const sitting: (MeHere | Here | BotSeat | Open)[] = seats.map((seat, index) =>
    index === me ? { type: "me" } : { type: "bot", bot: seat.kind === "bot" ? seat.name : usualBot(game.game) },
  );
  const journal = await api.journal(table, watch);
  const cut = `${journal
    .split("\n")
    .slice(0, at + 1)
    .join("\n")}\n`;
  const opened = await api.open({ game, seats: sitting, journal: cut });
  go(`/table/${opened.table}`);
}
