/** Words for cells, ants and cards, and arguments of the catalogue's sentences. */

import { type Fact, join, say, sayAny } from "../../i18n";
import { factsOf } from "../../table/store/facts";
import { toldTo } from "../../table/store/log";
import type { TableInfo } from "../ui";
import {
  type Action,
  type Ant,
  type Event,
  type Fourmidable,
  type FourmidableContext,
  type FourmidableOffer,
  type Ground,
  type Node,
  needsOf,
  type Objective,
  outdoors,
  type Player,
  type Resource,
  standing,
} from "./model";

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const antName = (kind: string): string => sayAny(`fourmidable-ant-${kind}`);
export const resourceName = (resource: string): string => sayAny(`fourmidable-resource-${resource}`);
/** Return the argument for a cell: a number for numbered cells of a nest. */
export const cellFact = (cell: string): Fact => (/^[1-4]$/.test(cell) ? Number(cell) : cell);
export const cellName = (cell: string): string => say("fourmidable-cell", { cell: cellFact(cell) });
export const predatorName = (predator: string): string => sayAny(`fourmidable-predator-${predator}`);

export function needsWords(needs: readonly Resource[]): string {
  return join(needs.map((thing) => say("fourmidable-each-needs", { thing })));
}

function objectiveWords({ needs, points }: Objective): string {
  return say("fourmidable-each-Objective", { needs: needsWords(needs), points });
}

/** Return "Hunt: ladybug and beetle (5 points), missing beetle". */
export function cardWords(card: Objective, resources: readonly number[] | null): string {
  const text = say("fourmidable-card", { ant: card.ant, needs: needsWords(card.needs), points: card.points });
  if (!resources) return text;
  const missing = needsOf(card, resources)
    .filter(({ has }) => !has)
    .map(({ resource }) => resource);
  const state = missing.length
    ? say("fourmidable-card-missing", { needs: needsWords(missing) })
    : say("fourmidable-card-ready");
  return `${text}, ${state}`;
}

interface Reach {
  readonly cells: Fact; // number of cells it can reach
  readonly gather: Fact; // number of these with a resource it takes
}

/** Return "hunter 2, in the forest, section b, cell b7; 14 cells within reach, 3 with insects". */
export function antWords(ant: Ant, player: Player, reach: Reach | null): string {
  const { ant: kind, number, cell } = ant,
    where = player.holes.includes(cell) ? "hole" : outdoors(cell) ? "board" : "nest";
  const values = { ant: kind, number, cell: cellFact(cell), section: outdoors(cell) ? cell[0]! : "", where };
  if (reach) return say("fourmidable-ant-ready", { ...values, ...reach });
  return ant.moved
    ? say("fourmidable-ant-moved", values)
    : `${antName(kind)} ${number}, ${say("fourmidable-ant-place", values)}`;
}

/** Return the reach of an ant that can be picked, or null. */
export function reachOf({ offers }: FourmidableContext, { ant, cell }: Ant): Reach | null {
  const offer = offers.find(({ action }) => action.type === "Pick" && action.ant === ant && action.cell === cell);
  return offer?.outlook.type === "PickOutlook" ? { cells: offer.outlook.cells, gather: offer.outlook.gather } : null;
}

/** Return the possible actions of a place in words. */
function possible(found: readonly FourmidableOffer[] | undefined, aimed: boolean): string[] {
  if (!found?.length) return aimed ? [say("fourmidable-impossible")] : [];
  const offer = found.find(({ action }) => action.type !== "Pick");
  if (!offer) return [say("fourmidable-possible")];
  const parts = [say("fourmidable-possible")],
    { outlook } = offer;
  if (outlook.type === "GoOutlook") parts.push(say("fourmidable-cell-steps", { steps: outlook.steps }));
  if (outlook.type === "GoOutlook" && outlook.resource) parts.push(say("fourmidable-cell-gather"));
  if ((outlook.type === "GoOutlook" || outlook.type === "ViaOutlook") && outlook.ways > 1)
    parts.push(say("fourmidable-cell-ways", { count: outlook.ways }));
  return parts;
}

function antsAt(context: FourmidableContext, cell: string): string[] {
  return (standing(context.view).get(cell) ?? []).flatMap(({ seat, ants }) =>
    ants.map(({ ant, number }) =>
      say("fourmidable-cell-ant", { ant, number, seat: toldTo(context).names[seat] ?? "" }),
    ),
  );
}

/** Return "cell b7, ladybug, possible, 2 steps away, to gather". */
export function groundWords(
  context: FourmidableContext,
  { cell, lies, owner, hole, holder, predator }: Ground,
  found: readonly FourmidableOffer[] | undefined,
  aimed: boolean,
): string {
  const name = (seat: number | null): string => toldTo(context).names[seat ?? -1] ?? "",
    parts = [cellName(cell)];
  if (hole) parts.push(say("fourmidable-cell-hole", { hole, seat: name(holder) }));
  if (owner !== null) parts.push(say("fourmidable-cell-pheromone", { seat: name(owner) }));
  else if (!(hole && lies === "nest")) parts.push(say("fourmidable-cell-lies", { lies }));
  if (predator) parts.push(say("fourmidable-cell-predator", { predator }));
  return [...parts, ...antsAt(context, cell), ...possible(found, aimed)].join(", ");
}

export function nodeWords(
  context: FourmidableContext,
  { cell, place, hole, chamber }: Node,
  seat: number,
  found: readonly FourmidableOffer[] | undefined,
  aimed: boolean,
): string {
  const parts = [cellName(cell)],
    name = toldTo(context).names[seat] ?? "";
  if (hole) parts.push(say("fourmidable-cell-hole", { hole, seat: name }));
  else if (cell !== "library" && cell !== "queen")
    parts.push(say("fourmidable-cell-lies", { lies: chamber?.earth ?? "dug" }));
  if (chamber?.worm) parts.push(say("fourmidable-cell-predator", { predator: "worm" }));
  const own = (context.view.players[seat]?.ants ?? [])
    .filter((ant) => ant.cell === place)
    .map(({ ant, number }) => say("fourmidable-cell-ant", { ant, number, seat: name }));
  return [...parts, ...own, ...possible(found, aimed)].join(", ");
}

/** Return the arguments for an event, outlook, reason or action: cards and resources in words. */
export function facts(
  source: Event | FourmidableOffer["outlook"] | Fourmidable["reason"] | Action,
  { names }: TableInfo<Fourmidable>,
): Record<string, Fact> {
  const found = factsOf(source, names);
  if (typeof found.cell === "string") found.cell = cellFact(found.cell);
  // the action names no ant
  if ("why" in source && source.why === "none" && "cell" in source && "ant" in source) found.ant = "any";
  if ("cards" in source && typeof source.cards === "object")
    Object.assign(found, { cards: join(source.cards.map(objectiveWords)), count: source.cards.length });
  if ("specials" in source && typeof source.specials === "object")
    found.specials = join(
      source.specials.map(({ effect, mark }) => say("fourmidable-each-Special", { effect, mark: mark ?? 0 })),
    );
  if ("needs" in source) found.needs = needsWords(source.needs);
  if ("objective" in source) found.needs = needsWords(source.objective.needs);
  if ("card" in source && typeof source.card === "object") found.needs = needsWords(source.card.needs);
  return found;
}
