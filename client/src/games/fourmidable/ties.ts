/** What decides between players with as many points (FOU-A22, FOU-X10). Who is first is the server's to say. */
import { say } from "../../words";
import type { Tiebreak } from "../face";
import { type FourmidableContext, totalOf, type View } from "./model";
import type { Player } from "./wire";

const worth = (player: Player, rule: string): number => player.points.find((line) => line.rule === rule)?.points ?? 0;

/** By the order of FOU-X10; at the levels of FOU-A22 there are the resources alone. */
const MEASURES: readonly (readonly [what: string, (player: Player) => number])[] = [
  ["pheromones", (player) => worth(player, "FOU-K12")],
  ["triples", ({ revealed }) => revealed.filter(({ needs }) => needs.length === 3).length],
  ["holes", (player) => worth(player, "FOU-A20")],
  ["dug", ({ chambers }) => chambers.filter(({ earth }) => earth === null).length],
  ["resources", ({ resources }) => resources.reduce((sum, count) => sum + count, 0)],
  ["worm", ({ chambers }) => Number(chambers.some(({ worm }) => worm))],
];

/** The first of them in which two that are level differ. */
export function tiebreak(
  { players }: View,
  level: readonly number[],
  { game }: Pick<FourmidableContext, "game">,
): Tiebreak | null {
  if (game.mode === "child") return null; // FOU-K15: it is shared
  for (const [what, of] of MEASURES) {
    if (game.mode !== "experienced" && what !== "resources") continue;
    const values = players.map(of);
    const differ = level.some((one) =>
      level.some((other) => totalOf(players[one]) === totalOf(players[other]) && values[one] !== values[other]),
    );
    if (differ) return { name: say("fourmidable-tiebreak", { what }), values };
  }
  return null;
}
