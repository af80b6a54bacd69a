/** The tiebreak between seats with equal points: the server lists the criteria in order, with their values. */
import { say } from "../../i18n";
import type { Tiebreak } from "../ui";
import { totalOf, type View } from "./model";

/** Return the first criterion in which two of the level seats differ. */
export function tiebreak({ players, ties = [] }: View, level: readonly number[]): Tiebreak | null {
  const found = ties.find(({ values }) =>
    level.some((one) =>
      level.some((other) => totalOf(players[one]) === totalOf(players[other]) && values[one] !== values[other]),
    ),
  );
  return found ? { name: say("fourmidable-tiebreak", { what: found.what }), values: found.values } : null;
}
