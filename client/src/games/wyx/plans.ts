/**
 * Premoves: a domino, as long as it is in front of its column and leads from the queen's cell. A domino drawn behind it
 * would be another flight.
 */

import { say } from "../../i18n";
import { equal } from "../../table/store/equal";
import type { Premoves } from "../ui";
import type { WyxContext } from "./Board";
import { type Action, boardOf, type Wyx } from "./model";

function flight(action: Action, { view, seat, edition }: WyxContext): string | null {
  const queen = view.queens[seat],
    domino = action.type === "Take" && view.columns[action.column - 1]?.[0];
  return queen && domino ? boardOf(edition).flight(domino, queen) : null;
}

function conditions([action]: readonly Action[], context: WyxContext): unknown {
  const { view, seat } = context,
    queen = view.queens[seat] ?? null,
    to = action ? flight(action, context) : null;
  if (action?.type === "Enter") return queen ? null : { enters: true };
  return action?.type === "Take" && to ? { domino: view.columns[action.column - 1]![0], queen } : null;
}

export const premoves: Premoves<Wyx> = {
  conditions,
  actionsNow: (actions, then, context) => (equal(conditions(actions, context), then) ? actions : null),
  words: ([action], context) =>
    action?.type === "Enter"
      ? say("wyx-choice-Enter", { cell: action.cell })
      : action?.type === "Take"
        ? say("wyx-choice-Take", { column: action.column, cell: flight(action, context) ?? "" })
        : "",
};
