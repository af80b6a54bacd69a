/**
 * Geometry of the board and the nests, and values derived from the views of src/formicarium/games/fourmidable/model.py.
 * No rules: the offers have the legal actions, their outlooks the effects.
 */

import { remember } from "../../app/remember";
import type { fourmidable as wire } from "../../server/wire";
import { mark } from "../../table/page/Row";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import type { BoardContext, GameTypes, Offer } from "../ui";

export { changeMix, mixes, mixOf, sumOf } from "./mix";

export type View = wire.View;
export type Action = wire.Action;
export type Event = wire.Event;
export type GoOutlook = wire.GoOutlook;
export type Edition = wire.Edition;
export type Player = wire.Player;
export type Ground = wire.Ground;
export type Chamber = wire.Chamber;
export type Ant = wire.Ant;
export type Objective = wire.Objective;
export type Kind = Ant["ant"];
export type Resource = Objective["needs"][number];
export type Predator = wire.Prowler["predator"];
export type Weather = NonNullable<View["weather"]>;
export type Special = wire.Special;
export type Species = NonNullable<wire.Lore["species"]>;
export type Mix = readonly [number, number, number]; // counts by type of ant

/** The selection so far of an action that needs several presses. */
export interface Held {
  readonly mix?: Mix; // objectives or ants counted so far
  readonly at?: string; // a cell with several types of ants, one of which is asked for
  readonly instead?: Pick | Call; // taken once the held piece has been put back
}
export type Pick = Extract<Action, { type: "Pick" }>;
export type Call = Extract<Action, { type: "Call" }>;

export interface Fourmidable extends GameTypes {
  game: wire.Options;
  view: View;
  action: Action;
  outlook: wire.Outlook;
  reason: wire.Reason;
  event: Event;
  edition: Edition;
  partial: Held;
}
export type FourmidableContext = BoardContext<Fourmidable>;
export type FourmidableOffer = Offer<Fourmidable>;

export const KINDS: readonly Kind[] = ["hunter", "farmer", "digger"];
export const RESOURCES: readonly Resource[] = [
  "ladybug",
  "caterpillar",
  "beetle",
  "raspberry",
  "blueberry",
  "mushroom",
  "orange",
  "grey",
  "brown",
];
export const PREDATORS: readonly Predator[] = ["spider", "grasshopper", "worm"];
export const SPECIES: readonly Species[] = ["flying", "predator", "architect", "diplomat", "insomniac", "strategist"];
export const WEATHERS: readonly Weather[] = ["wind", "sun", "rain"]; // in the order of the ants that they help

export const child = (game: wire.Options): boolean => game.mode === "child";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Cell extends Point {
  // x and y are its centre, in the drawing
  readonly name: string;
  readonly section: string;
  readonly q: number; // column
  readonly r: number;
  readonly row: number; // row, in steps across the columns
  readonly printed: string; // letter of the printed contents
  readonly shape: string; // path that takes the presses
}

export const REACH = 40; // from the centre of a cell to a corner
export const HIGH = REACH * Math.sqrt(3); // height of a cell, from edge to edge
const EDGE = 26; // margin of the board
const SECTIONS = ["a", "b", "c", "d", "e", "f", "g"] as const;
const SIDES = [
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 0],
] as const; // from the upper right, counter-clockwise
const PLACES = [-2, -1, 0, 1, 2].flatMap((r) =>
  [-2, -1, 0, 1, 2].filter((q) => Math.abs(q + r) <= 2).map((q) => [q, r] as const),
);

const at = ({ x, y }: Point): string => `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`;

/** Return the corners of a hexagon, `scale` times as large as a cell: from the right one, counter-clockwise. */
function corners({ x, y }: Point, scale: number): Point[] {
  const w = REACH * scale,
    h = (HIGH / 2) * scale;
  return [
    [w, 0],
    [w / 2, -h],
    [-w / 2, -h],
    [-w, 0],
    [-w / 2, h],
    [w / 2, h],
  ].map(([a, b]) => ({ x: x + a!, y: y + b! }));
}

export function hexagon(middle: Point, scale = 1): string {
  return `M${corners(middle, scale).map(at).join("L")}Z`;
}

export function line(points: readonly Point[]): string {
  return `M${points.map(at).join("L")}`;
}

/** A side of the main board; the drawing is as large as the sections in play. */
export class Printed {
  readonly cells: ReadonlyMap<string, Cell>;
  readonly wide: number; // width of the drawing
  readonly high: number;
  readonly #places = new Map<string, Cell>();

  constructor(edition: Edition, large: boolean, sections: string) {
    const side = large ? edition.board.large : edition.board.small;
    const all = SECTIONS.flatMap((section) => {
      const [q0, r0] = edition.centres[section],
        letters = side[section].join("");
      return PLACES.map(([q, r], index) => ({
        name: `${section}${index + 1}`,
        section,
        q: q0 + q,
        r: r0 + r,
        printed: letters[index]!,
      }));
    });
    const place = ({ q, r }: { q: number; r: number }): Point => ({ x: 1.5 * REACH * q, y: HIGH * (r + q / 2) });
    const points = all.map(place),
      drawn = points.filter((_, index) => sections.includes(all[index]!.section)),
      left = Math.min(...drawn.map(({ x }) => x)) - REACH - EDGE,
      top = Math.min(...drawn.map(({ y }) => y)) - HIGH / 2 - EDGE;
    this.wide = Math.max(...drawn.map(({ x }) => x)) + REACH + EDGE - left;
    this.high = Math.max(...drawn.map(({ y }) => y)) + HIGH / 2 + EDGE - top;
    this.cells = new Map(
      all.map((cell, index) => {
        const middle = { x: points[index]!.x - left, y: points[index]!.y - top };
        return [
          cell.name,
          { ...cell, ...middle, row: cell.r + (cell.q - (cell.q & 1)) / 2, shape: hexagon(middle, 0.97) },
        ];
      }),
    );
    for (const cell of this.cells.values()) this.#places.set(`${cell.q} ${cell.r}`, cell);
  }

  cell(name: string): Cell {
    return this.cells.get(name) ?? this.cells.get("a10")!;
  }

  /**
   * Return the cell that an arrow key leads to: up and down in the column; left and right in a zigzag along a straight
   * line.
   */
  towards({ q, r }: Cell, key: string): Cell | undefined {
    const found = (x: number, y: number) => this.#places.get(`${q + x} ${r + y}`),
      odd = q & 1;
    switch (key) {
      case "ArrowUp":
        return found(0, -1);
      case "ArrowDown":
        return found(0, 1);
      case "ArrowLeft":
        return odd ? (found(-1, 0) ?? found(-1, 1)) : (found(-1, 1) ?? found(-1, 0));
      case "ArrowRight":
        return odd ? (found(1, -1) ?? found(1, 0)) : (found(1, 0) ?? found(1, -1));
      default:
        return undefined;
    }
  }

  outline(has: (cell: Cell) => boolean): string {
    const edges: string[] = [];
    for (const cell of this.cells.values()) {
      if (!has(cell)) continue;
      const points = corners(cell, 1);
      SIDES.forEach(([q, r], side) => {
        const other = this.#places.get(`${cell.q + q} ${cell.r + r}`);
        if (!other || !has(other)) edges.push(line([points[side]!, points[(side + 1) % 6]!]));
      });
    }
    return edges.join("");
  }
}

const boards = new WeakMap<Edition, Map<string, Printed>>();

export const sectionsOf = (view: View): string => [...new Set(view.ground.map(({ cell }) => cell[0]!))].sort().join("");

export function boardOf({ edition, game, view }: { edition: Edition; game: wire.Options; view: View }): Printed {
  const kept = remember(boards, edition, () => new Map<string, Printed>()),
    sections = sectionsOf(view),
    large = game.players === 1 ? edition.solo?.side !== "small" : game.players >= 4;
  return remember(kept, `${large} ${sections}`, () => new Printed(edition, large, sections));
}

/** Return the place of a nest's cell in a drawing of NEST; on a phone `row` is larger. Cell 1 is the shaft. */
export const NEST = { width: 640, top: 100, row: 68, tall: 84 };
export function nestPlace(cell: string, row: number): Point {
  const [, down, column] = /^r(\d)c(\d)$/.exec(cell) ?? [];
  if (down && column) return { x: 60 + 84 * Number(column), y: NEST.top + row * Number(down) };
  if (cell === "library") return { x: 564, y: 121 };
  if (cell === "queen") return { x: 564, y: NEST.top + 2 * row + 12 };
  return cell === "1" ? { x: 468, y: NEST.top + 1.5 * row } : { x: 396 - 84 * (Number(cell) - 2), y: NEST.top };
}

/** A cell of a nest: its name inside, and the name by which actions go there. */
export interface Node {
  readonly cell: string; // 1, 2 … r3c4, library, queen
  readonly place: string; // for a hole its cell on the main board (FOU-S3), else as `cell`
  readonly hole: number; // number of the hole; 0: not a hole
  readonly chamber: Chamber | null; // null: cell 1
}

export function nodes(player: Player): Node[] {
  const rest = player.chambers.map(
    (chamber): Node => ({
      cell: chamber.cell,
      place: chamber.hole ?? chamber.cell,
      hole: chamber.hole === null ? 0 : Number(chamber.cell),
      chamber,
    }),
  );
  return [{ cell: "1", place: player.holes[0] ?? "", hole: 1, chamber: null }, ...rest];
}

export const outdoors = (cell: string): boolean => /^[a-g]\d+$/.test(cell);

export interface Group {
  // equal ants on one cell
  readonly seat: number;
  readonly kind: Kind;
  readonly moved: boolean;
  readonly ants: readonly Ant[];
}

/** Return the groups of some seats' ants by cell; those that can still move come first. */
export function standing(
  view: View,
  seats: readonly number[] = view.players.map(({ seat }) => seat),
): Map<string, Group[]> {
  const found = new Map<string, Group[]>();
  for (const seat of seats) {
    for (const moved of [false, true])
      for (const kind of KINDS) {
        for (const ant of view.players[seat]?.ants ?? []) {
          if (ant.ant !== kind || ant.moved !== moved) continue;
          const here = found.get(ant.cell) ?? [],
            same = here.findIndex((group) => group.kind === kind && group.moved === moved && group.seat === seat);
          if (same < 0) here.push({ seat, kind, moved, ants: [ant] });
          else here[same] = { ...here[same]!, ants: [...here[same]!.ants, ant] };
          found.set(ant.cell, here);
        }
      }
  }
  return found;
}

export const totalOf = (player: Player | undefined): number =>
  (player?.points ?? []).reduce((sum, { points }) => sum + points, 0);

export const many = (resources: readonly number[], resource: Resource): number =>
  resources[RESOURCES.indexOf(resource)] ?? 0;

/** Return the resources that a card needs, one by one, and whether each is there. */
export function needsOf({ needs }: Objective, resources: readonly number[]): { resource: Resource; has: boolean }[] {
  const left = new Map(RESOURCES.map((resource) => [resource, many(resources, resource)]));
  return needs.map((resource) => {
    const has = left.get(resource)! > 0;
    left.set(resource, left.get(resource)! - 1);
    return { resource, has };
  });
}

/** Return the resources still missing for a seat's objectives, its own or the open ones. */
export function lackingOf({ hand, shown, players }: View, seat: number): Set<string> {
  const resources = players[seat]?.resources ?? [];
  return new Set(
    (shown?.open ?? hand)
      .flatMap((card) => needsOf(card, resources))
      .filter(({ has }) => !has)
      .map(({ resource }) => resource),
  );
}

/** Whether the selected or hovered offer brings a resource that a card still needs. */
export function serves(context: FourmidableContext, card: Objective): boolean {
  const ahead = context.selected ?? context.hovered,
    brings = ahead?.action.type === "Go" ? gain(ahead) : null;
  return (
    brings !== null &&
    needsOf(card, context.view.players[eyesOf(context)]?.resources ?? []).some(
      ({ resource, has }) => !has && resource === brings,
    )
  );
}

/** Whether two players share a wide board, three sections in a row: the hand lies below it. */
export const isWide = ({ game, phone, view }: FourmidableContext): boolean =>
  game.players === 2 && !phone && view.round > 0;

/**
 * Return the seat whose nest and resources are shown: the viewer's; in a replay or for a spectator the one that moved
 * last.
 */
export function eyesOf({ seat, view, last, readOnly, currentLog }: FourmidableContext): number {
  const replayed = readOnly && currentLog.length === 1; // a replay's log has one move only
  return seat >= 0 && !replayed ? seat : last && last.seat >= 0 ? last.seat : view.turn;
}

/** Return the class of an ant that can be taken: lit, and marked if hinted at or hovered. */
export function takeable(context: FourmidableContext, place: string, kind: Kind): string {
  const found = (targets(context).get(place) ?? []).find(({ action }) => action.type === "Pick" && action.ant === kind);
  return found ? `lit${mark(context, found)}` : "";
}

/** Return the place to press for an action; null if it has a button, tile or card. */
export function placeOf(action: Action): string | null {
  switch (action.type) {
    case "Pick":
    case "Go":
    case "Via":
    case "Open":
    case "Claim":
    case "Erase":
    case "Hunt":
      return action.cell;
    case "Send":
      return action.owner === null || action.owner === undefined ? action.cell : `${action.owner}/${action.cell}`;
    default:
      return null;
  }
}

/** Map places to their offers: ants to pick, or targets. Cells of another seat's nest are like "2/r1c0". */
export function targets({ offers }: FourmidableContext): Map<string, FourmidableOffer[]> {
  const found = new Map<string, FourmidableOffer[]>();
  for (const offer of offers) {
    const place = placeOf(offer.action);
    if (place !== null) found.set(place, [...(found.get(place) ?? []), offer]);
  }
  return found;
}

/** Whether a piece on the table is in hand and needs a target. */
export const aiming = ({ view, due, readOnly }: FourmidableContext): boolean =>
  due &&
  !readOnly &&
  ["walking", "choosing", "opening", "prowling", "claiming", "erasing", "hunting"].includes(view.phase);

/** Return the resource that an offer brings, or null. */
export function gain({ outlook }: FourmidableOffer): Resource | null {
  return outlook.type === "SendOutlook" || outlook.type === "HuntOutlook"
    ? outlook.eaten
    : outlook.type === "GoOutlook"
      ? outlook.resource
      : null;
}

/** Return the cells of an offer's route. */
export function pathOf({ outlook }: FourmidableOffer): readonly string[] {
  return outlook.type === "GoOutlook" || outlook.type === "ViaOutlook" || outlook.type === "DirectOutlook"
    ? outlook.path
    : [];
}

export const picksAt = (context: FourmidableContext, cell: string): Pick[] =>
  offersOf(context.offers, "Pick").flatMap(({ action }) => (action.cell === cell ? [action] : []));

export function offerToTake({ offers }: FourmidableContext, taken: Pick | Call): FourmidableOffer | undefined {
  return offers.find(({ action }) =>
    action.type === "Pick"
      ? taken.type === "Pick" && action.ant === taken.ant && action.cell === taken.cell
      : action.type === "Call" && taken.type === "Call" && action.predator === taken.predator,
  );
}

export const reveals = ({ offers }: FourmidableContext): string[] =>
  offers.flatMap(({ action }) => (action.type === "Reveal" ? [action.card] : []));

/** Take an ant or a predator; a held one is put back first. */
export function take(context: FourmidableContext, action: Pick | Call): void {
  const { view, partial, due } = context,
    busy = due && view.held !== null && (view.phase === "walking" || view.phase === "prowling");
  if (!busy) {
    if (partial) context.setPartial(null);
    selectOrRefuse(context, offerToTake(context, action), action);
  } else {
    const other = !inHand(view, action);
    if (!context.undo())
      // a card was played for it: the server gives the reason
      selectOrRefuse(context, offerToTake(context, action), action);
    else if (other) context.setPartial({ instead: action });
  }
}

export function inHand({ held, players, turn }: View, action: Pick | Call): boolean {
  if (action.type === "Call") return held?.predator === action.predator;
  const ant = players[turn]?.ants.find(({ ant: kind, number }) => kind === held?.ant && number === held.number);
  return ant?.ant === action.ant && ant.cell === action.cell;
}

/** Handle a press on a place: select an offer, take an ant, or ask the server for the reason. */
export function pressAt(context: FourmidableContext, place: string, kind?: Kind): void {
  const { view, seat, due, selected } = context,
    found = targets(context).get(place) ?? [];
  const picks = found.flatMap(({ action }) => (action.type === "Pick" ? [action] : []));
  const other = found.filter(({ action }) => action.type !== "Pick");
  const own = standing(view, [seat]).get(place) ?? [],
    wanted = kind ?? own[0]?.kind;
  if (other[0]) context.select(selected && other.includes(selected) ? selected : other[0]);
  else if (picks.length) {
    const pick = picks.find(({ ant }) => ant === kind) ?? (picks.length === 1 ? picks[0] : undefined);
    if (pick) take(context, pick);
    else context.setPartial({ at: place });
  } else if (due && view.phase === "walking" && own.some(({ moved }) => !moved) && wanted)
    take(context, { type: "Pick", ant: wanted, cell: place });
  else context.refuse(actionMeant(context, place, wanted));
}

const OUTDOORS: readonly string[] = ["choosing", "opening", "claiming", "erasing"];

/** Whether a place in the nest was pressed while only the board is possible: no action could mean that. */
export const isIndoors = ({ view, due }: FourmidableContext, place: string): boolean =>
  due && OUTDOORS.includes(view.phase) && !outdoors(place);

/** Return the action that a press would mean, though it is not offered, so that the server can give the reason. */
function actionMeant({ view, due, seat }: FourmidableContext, place: string, kind: Kind = "hunter"): Action {
  const [owner, inside] = place.split("/");
  const phase = due ? view.phase : "walking",
    cell = inside ?? place;
  switch (phase) {
    case "choosing":
      return { type: "Via", cell };
    case "opening":
      return { type: "Open", cell };
    case "prowling":
      return { type: "Send", cell, owner: inside !== undefined ? Number(owner) : outdoors(cell) ? null : seat };
    case "claiming":
      return { type: "Claim", cell };
    case "erasing":
      return { type: "Erase", cell };
    case "hunting":
      return { type: "Hunt", cell };
    case "walking":
      return { type: "Go", cell };
    default:
      return { type: "Pick", ant: kind, cell };
  }
}

/** Return the events of the last action, which may have several moves. Reveals are left out. */
export function lastTurn({ currentLog }: FourmidableContext): Event[] {
  const moves = currentLog.filter(
      ({ events }) => !events.every(({ type }) => type === "Revealed" || type === "Declined"),
    ),
    last = moves.at(-1);
  if (!last) return [];
  const from = moves.findLastIndex(
    ({ seat, events }) =>
      seat !== last.seat || events.some(({ type }) => type === "Picked" || type === "Called" || type === "Hatched"),
  );
  return moves.slice(moves[from]?.seat === last.seat ? from : from + 1).flatMap(({ events }) => events);
}
