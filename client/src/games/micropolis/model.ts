/**
 * Values derived from the views of src/formicarium/games/micropolis/model.py. No rules: the offers have the legal
 * actions, their outlooks the effects.
 */

import { remember } from "../../app/remember";
import type { micropolis } from "../../server/wire";
import type { BoardContext, GameTypes, Offer } from "../ui";

export interface Micropolis extends GameTypes {
  game: micropolis.Options;
  view: micropolis.View;
  action: micropolis.Action;
  outlook: micropolis.Outlook;
  reason: micropolis.Reason;
  event: micropolis.Event;
  edition: micropolis.Edition;
  // place of a tile in the line, and whether a token pays for it
  partial: { readonly place: number; readonly architect: boolean };
}
export type MicropolisContext = BoardContext<Micropolis>;
export type MicropolisOffer = Offer<Micropolis>;
export type View = micropolis.View;
export type Event = micropolis.Event;
export type Edition = micropolis.Edition;
export type Anthill = micropolis.Anthill;
export type Gallery = micropolis.Gallery;
export type Take = micropolis.Take;
export type TakeOutlook = micropolis.TakeOutlook;
export type Tile = micropolis.Tile;
export type Port = Edition["layouts"][string][number][number];
export type Thing = Tile["bears"][number][number];

/** Fields of a change of points, in the order of the lines of a score sheet. */
export const CHANGES = ["population", "colony", "harvest", "royal", "red", "garrison"] as const;

export const expert = (game: micropolis.Options): boolean => game.mode === "expert";

export function anthillsOf(view: View, seat: number): readonly Anthill[] {
  return view.anthills.filter((one) => one.seat === seat);
}

export function totalOf(view: View, seat: number): number {
  return anthillsOf(view, seat).reduce(
    (sum, { points }) => sum + points.reduce((all, line) => all + line.points, 0),
    0,
  );
}

export function tilesOf(view: View, seat: number): number {
  return anthillsOf(view, seat).reduce((sum, { row }) => sum + row.length, 0);
}

export const garrison = (anthill: Anthill): number =>
  anthill.row.reduce(
    (sum, { barracks }) => sum + barracks.reduce((all, { places, full }) => all + (full ? places : 0), 0),
    0,
  );

export const leads = (view: View, anthill: Anthill): boolean =>
  view.leader.seat === anthill.seat && view.leader.anthill === anthill.anthill;

/**
 * Return the seat whose anthills are shown large: the viewer's; in a replay or for a spectator the one that moved last.
 */
export function eyesOf({ seat, view, last, readOnly, currentLog }: MicropolisContext): number {
  const replayed = readOnly && currentLog.length === 1; // a replay's log has one move only
  return seat >= 0 && !replayed ? seat : (last?.seat ?? view.turn);
}

export interface TakeOffer {
  readonly action: Take;
  readonly outlook: TakeOutlook;
}

export function takes(offers: readonly MicropolisOffer[]): TakeOffer[] {
  return offers.filter(
    (offer): offer is TakeOffer => offer.action.type === "Take" && offer.outlook.type === "TakeOutlook",
  );
}

/** First press on a tile of the line: select it, or its offer if it can go in one way only. */
export function grasp(context: MicropolisContext, place: number): void {
  const all = takes(context.offers).filter(({ action }) => action.place === place),
    [first] = waysTo(context, place);
  if (context.canPremove) context.setPartial({ place, architect: false });
  else if (!first) context.refuse({ type: "Take", place, side: "right", anthill: 1, architect: false });
  else if (all.length > 1) context.setPartial({ place, architect: first.action.architect });
  else {
    if (context.partial) context.setPartial(null);
    context.select(first);
  }
}

/** Return the offers of a place's tile: paid with soldiers, or with a token if wished or the only way. */
export function waysTo(context: MicropolisContext, place: number, architect = false) {
  const all = takes(context.offers).filter(({ action }) => action.place === place),
    wished = all.filter(({ action }) => action.architect === architect);
  return wished.length ? wished : all;
}

/** Return the selected or hovered offer of a tile, or null. */
export function ahead(context: MicropolisContext): (TakeOffer & { readonly chosen: boolean }) | null {
  const offer = context.selected ?? context.hovered,
    [take] = offer ? takes([offer]) : [];
  return take ? { ...take, chosen: !!context.selected } : null;
}

export interface Laid {
  readonly tile: number;
  readonly galleries: readonly number[]; // gallery of each piece
}

/** Return the row with one more tile. */
export function withTile({ row }: Anthill, { tile, side, galleries }: TakeOutlook): Laid[] {
  const tiles = row.map((slice) => slice.tile),
    all = side === "left" ? [tile, ...tiles] : [...tiles, tile];
  return all.map((one, index) => ({ tile: one, galleries: galleries[index]! }));
}

const TINTS = 6;
type Ages = ReadonlyMap<number, number>; // order in which tiles were placed

const aged = new WeakMap<readonly unknown[], Ages>();

/** Return the order in which tiles were placed, by the log: the same on every screen, at the table and in a replay. */
export function agesOf({ log }: Pick<MicropolisContext, "log">): Ages {
  return remember(aged, log, () => {
    const placed = log.flatMap(({ events }) => events.filter((event) => event.type === "Placed"));
    return new Map(placed.map(({ tile }, index) => [tile, index]));
  });
}

/**
 * Return the tint of each gallery of a row, from 1. Tints are different if there are enough, else at least for
 * neighbours; a gallery within one tile has none. Older galleries choose first, so that they keep their tints; if the
 * age is unknown, the tiles' numbers decide.
 */
export function tints(row: readonly Laid[], ages: Ages): Map<number, number> {
  const age = (tile: number): number => ages.get(tile) ?? tile - 1000,
    galleries = new Map<number, { at: Set<number>; tiles: number[]; first: number; piece: number }>();
  for (const [at, { tile, galleries: own }] of row.entries())
    for (const [piece, gallery] of own.entries()) {
      const found = galleries.get(gallery) ?? { at: new Set(), tiles: [], first: tile, piece };
      if (age(tile) < age(found.first)) Object.assign(found, { first: tile, piece });
      if (!found.at.has(at)) found.tiles.push(tile);
      found.at.add(at);
      galleries.set(gallery, found);
    }
  const joined = [...galleries].filter(([, { at }]) => at.size > 1);
  const born = ({ tiles }: { tiles: number[] }): number => tiles.map(age).sort((one, other) => one - other)[1]!;
  joined.sort(([, one], [, other]) => born(one) - born(other) || age(one.first) - age(other.first));
  const given = new Map<number, number>();
  const uses = (tint: number): number => [...given.values()].filter((one) => one === tint).length;
  const near = (one: number, other: number): boolean =>
    [...galleries.get(one)!.at].some((at) =>
      [-1, 0, 1].some((step) => galleries.get(other)!.at.has((at + step + row.length) % row.length)),
    );
  const clashes = (tint: number, gallery: number): number =>
    [...given].filter(([other, one]) => one === tint && near(gallery, other)).length;
  for (const [gallery, { first, piece }] of joined) {
    const wished = first * 5 + piece, // spread over the tints, and always the same
      all = Array.from({ length: TINTS }, (_, index) => 1 + ((wished + index) % TINTS));
    all.sort((one, other) => clashes(one, gallery) - clashes(other, gallery) || uses(one) - uses(other));
    given.set(gallery, all[0]!);
  }
  return given;
}

const known = new WeakMap<Anthill, { ages: Ages; tints: Map<number, number> }>();

export function tintsOf(anthill: Anthill, ages: Ages): Map<number, number> {
  const found = known.get(anthill);
  if (found?.ages === ages) return found.tints;
  const made = { ages, tints: tints(anthill.row, ages) };
  known.set(anthill, made);
  return made.tints;
}

export function tintsAhead(row: readonly Laid[], tile: number, ages: Ages): Map<number, number> {
  return tints(row, new Map([...ages, [tile, ages.size]]));
}

export const whose = ({ seat, anthill }: Anthill): string => `${seat} ${anthill}`;
