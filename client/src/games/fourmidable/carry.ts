/**
 * Drag and drop: an ant from the board, its nest or the row of remaining ants to its target; a predator to its prey; a
 * birth to the nest. A card of the draft to the kept ones, a species to the viewer's seat; other cards to the board,
 * the viewer's nest or resources.
 */
import { offersOf } from "../../table/store/offers";
import type { DragAndDrop } from "../ui";
import {
  type Action,
  aiming,
  type Fourmidable,
  type FourmidableContext,
  type FourmidableOffer,
  inHand,
  type Kind,
  nodes,
  offerToTake,
  type Predator,
  pressAt,
  standing,
  take,
  targets,
} from "./model";
import { roster } from "./Round";

const BOARD = "board",
  OWN = "own"; // target: the viewer's seat, resources or kept cards
const KEPT: readonly string[] = ["Draft", "Adopt"];

type Taken = Extract<Action, { type: "Pick" | "Call" | "Hatch" }>;

/** Return the place of a cell; cells of the nest have another name inside. */
function placeOf(name: string, { view, seat }: FourmidableContext): string {
  const [where, cell] = name.split(" ");
  return where === "node" ? (nodes(view.players[seat]!).find((node) => node.cell === cell)?.place ?? "") : name;
}

/** Return the action that takes a thing: a piece of the row, the touched ant, or the only type of ant on a cell. */
function takenOf(thing: string, context: FourmidableContext): Taken | null {
  const { view, seat } = context,
    [what, kind = "", cell = ""] = thing.split(" "),
    player = view.players[seat];
  if (!player) return null;
  if (what === "predator") return { type: "Call", predator: kind as Predator };
  if (what === "birth") return { type: "Hatch", ant: kind as Kind };
  if (what === "chip") {
    const ant = roster(player.ants)[Number(kind)];
    return ant ? { type: "Pick", ant: ant.ant, cell: ant.cell } : null;
  }
  if (what === `ant${seat}`) return { type: "Pick", ant: kind as Kind, cell };
  const place = placeOf(thing, context),
    still = (standing(view, [seat]).get(place) ?? []).filter(({ moved }) => !moved);
  return still.length === 1 ? { type: "Pick", ant: still[0]!.kind, cell: place } : null;
}

const isHeld = (action: Taken, context: FourmidableContext): boolean =>
  action.type !== "Hatch" && aiming(context) && inHand(context.view, action);

/** Return the offer that takes a thing, if it is legal. */
function takenOffer(taken: Taken, context: FourmidableContext): FourmidableOffer | undefined {
  return taken.type === "Hatch"
    ? offersOf(context.offers, "Hatch").find(({ action }) => action.ant === taken.ant)
    : offerToTake(context, taken);
}

/** Return the offer that plays a dragged card, or null. */
function playOf(thing: string, { offers }: FourmidableContext): FourmidableOffer | null {
  const [, type, card] = /^plays (\S+) ?(.*)$/.exec(thing) ?? [];
  const found = offers.find(
    ({ action }) =>
      action.type === type &&
      (("card" in action && action.card === card) ||
        ("species" in action && action.species === card) ||
        action.type === "UsePower"),
  );
  return found ?? null;
}

/** Return the index of an element among its siblings. */
const orderOf = (at: Element): number => [...at.parentElement!.children].indexOf(at);

export const dragAndDrop: DragAndDrop<Fourmidable> = {
  pieceAt(at) {
    const ant = at.closest<SVGElement>("[data-ant]")?.dataset,
      chip = at.closest(".roster .chip"),
      tile = at.closest<HTMLElement>("[data-predator], [data-birth]")?.dataset,
      card = at.closest<HTMLElement>("[data-plays]")?.dataset.plays;
    if (card) return `plays ${card}`;
    if (ant) {
      const [seat, kind] = ant.ant!.split(" ");
      return `ant${seat} ${kind} ${ant.at}`;
    }
    if (chip) return `chip ${orderOf(chip)}`;
    if (tile) return tile.predator ? `predator ${tile.predator}` : `birth ${tile.birth}`;
    return this.targetAt(at);
  },
  targetAt(at) {
    const cell = at.closest<SVGElement>("[data-cell]")?.dataset.cell,
      node = at.closest<SVGElement>("[data-node]")?.dataset.node,
      whose = at.closest(".fou-nests > li");
    if (node) return whose ? `${orderOf(whose)}/${node}` : `node ${node}`;
    if (cell) return cell;
    if (at.closest(".fou-kept, .fou-resources, .seat.me")) return OWN;
    return at.closest(".fou-room, .fou-nests, .fou.nest") ? BOARD : null;
  },
  canDrag(thing, context) {
    if (thing.startsWith("plays ")) return playOf(thing, context) !== null;
    const action = takenOf(thing, context);
    return !!action && (isHeld(action, context) || takenOffer(action, context) !== undefined);
  },
  take(thing, context) {
    const action = takenOf(thing, context);
    if (action && action.type !== "Hatch" && !isHeld(action, context)) take(context, action);
  },
  offerFor(thing, place, context) {
    const play = playOf(thing, context);
    if (thing.startsWith("plays ")) return play && (place === OWN || !KEPT.includes(play.action.type)) ? play : null;
    if (thing.startsWith("birth ")) {
      const birth = takenOf(thing, context);
      return (birth && place.startsWith("node ") && takenOffer(birth, context)) || null;
    }
    const found = targets(context).get(placeOf(place, context)) ?? [];
    return found.find(({ action }) => action.type !== "Pick") ?? null;
  },
  put(thing, place, context) {
    if (/^(birth|plays) /.test(thing) || place === OWN || place === BOARD) return false;
    const action = takenOf(thing, context),
      to = placeOf(place, context);
    if (action?.type === "Pick" && action.cell === to) return false; // dropped where it was
    pressAt(context, to);
    return true;
  },
  back(thing, context) {
    if (!/^(birth|plays) /.test(thing) && aiming(context)) context.undo();
  },
  piece(thing, context) {
    if (thing.startsWith("plays ")) return `[data-plays="${thing.slice("plays ".length)}"]`;
    const action = takenOf(thing, context);
    return thing.startsWith("chip ")
      ? `.roster > :nth-child(${Number(thing.slice(5)) + 1})`
      : action?.type === "Pick"
        ? `[data-ant="${context.seat} ${action.ant} 0"][data-at="${action.cell}"]`
        : action?.type === "Call"
          ? `[data-predator="${action.predator}"]`
          : `[data-birth="${thing.split(" ")[1]}"]`;
  },
};
