/** The main board in its window. Cells carry the roles and take the presses; pieces are drawn above them. */

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { language, say } from "../../i18n";
import { cellAfter, cellProps, type RowProps, useBoardFocus } from "../../table/input/boardKeys";
import { BoardArea } from "../../table/page/BoardArea";
import { usePrevious } from "../../table/store/motion";
import { Dots } from "../Dots";
import { Land } from "./Land";
import {
  aiming,
  boardOf,
  type Cell,
  child,
  type Event,
  eyesOf,
  type FourmidableContext,
  type FourmidableOffer,
  type Ground as GroundTile,
  type Group,
  gain,
  HIGH,
  hexagon,
  type Kind,
  lackingOf,
  lastTurn,
  outdoors,
  type Point,
  type Printed,
  pathOf,
  placeOf,
  pressAt,
  REACH,
  RESOURCES,
  sectionsOf,
  standing,
  takeable,
  targets,
} from "./model";
import { groundWords } from "./names";
import { Ants, AntToken, dotAt, Hole, Prowler, Put, Scent, symbolOf } from "./pieces";
import { pointAt, signOn } from "./signs";
import { walk } from "./walk";

/** Whether the offer only goes to a place, which a dot marks. */
const plain = (offer: FourmidableOffer): boolean =>
  (offer.action.type === "Go" || offer.action.type === "Send") && !gain(offer);

export function Forest({ context }: { context: FourmidableContext }) {
  const { view, offers, selected, phone, seat, readOnly } = context,
    board = boardOf(context),
    large = child(context.game);
  const root = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState("");
  const [over, setOver] = useState("");
  const [ring, setRing] = useState(false);
  const before = usePrevious(view);
  const sections = sectionsOf(view),
    aimed = aiming(context),
    can = useMemo(() => targets(context), [offers]),
    stands = useMemo(() => standing(view), [view]);
  const ground = useMemo(() => new Map(view.ground.map((one) => [one.cell, one])), [view]);
  const rows = useMemo(() => rowsOf(board, ground), [board, sections]);
  const names = useMemo(
    () => new Map(view.ground.map((one) => [one.cell, groundWords(context, one, can.get(one.cell), aimed)])),
    [view, offers, context.names, language.value],
  );
  const eyes = eyesOf(context),
    nest = view.players[eyes]?.holes[0] ?? "a10",
    home = at || (ground.has(nest) ? nest : (view.ground[0]?.cell ?? ""));
  const ahead = selected ?? context.hovered,
    goal = ahead && ahead.action.type !== "Pick" ? placeOf(ahead.action) : null;
  const wanted = useMemo(() => (view.phase === "walking" ? lackingOf(view, seat) : new Set<string>()), [view, seat]);
  const jumps = [...can.keys()].filter((cell) => ground.has(cell));

  useLayoutEffect(() => {
    if (before && before !== view && root.current)
      walk(root.current, context.last?.events ?? [], (cell) => (outdoors(cell) ? board.cell(cell) : null), before);
  }, [view]);

  const go = useBoardFocus(
    root,
    setAt,
    // The key N goes to the next possible cell, 0 to the board.
    (to) => (to && jumps.length ? cellAfter(jumps, at) : home),
    "[role=gridcell]",
  );

  function press(cell: string, kind?: Kind): void {
    if (ground.has(cell)) setAt(cell);
    if (!readOnly) pressAt(context, cell, kind);
  }
  function point(cell: string): void {
    setOver(cell);
    const here = ground.get(cell);
    pointAt(here ? signOn(here) : "");
    const found = can.get(cell)?.[0];
    if (found || context.hovered) context.hover(found ?? null);
  }
  function keys(event: KeyboardEvent, cell: Cell): void {
    if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      event.stopPropagation();
      const to = board.towards(cell, event.key);
      if (to && ground.has(to.name)) go(to.name);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      press(cell.name);
    }
  }
  const dataOf = (event: { target: EventTarget | null }) =>
    (event.target as Element).closest<SVGElement>("[data-cell]")?.dataset ?? {};

  const state = (cell: string): string => {
    const here = can.get(cell),
      target = here?.find(({ action }) => action.type !== "Pick");
    if (cell === goal) return selected ? "lit chosen" : "lit pointed";
    if (target) return plain(target) ? "lit plain" : "lit ring";
    return here ? "source" : aimed ? "veil" : "";
  };
  const start = useMemo(() => {
    // the viewer's corner and a part of the middle
    const { x, y } = board.cell(nest);
    return { x: x + 0.3 * (board.wide / 2 - x), y: y + 0.3 * (board.high / 2 - y) };
  }, [board, eyes]);
  const holds = view.held,
    antState = (cell: string, { seat: whose, kind, moved, ants }: Group): string =>
      whose === view.turn &&
      holds?.ant === kind &&
      !moved &&
      ants.some(({ number }) => number === holds.number) &&
      aimed
        ? "held"
        : whose === seat && !moved
          ? takeable(context, cell, kind)
          : "";

  return (
    <BoardArea
      width={board.wide}
      height={board.high}
      cell={0.96 * HIGH}
      start={start}
      close={phone}
      map={<Small context={context} board={board} sections={sections} />}
    >
      <svg
        ref={root}
        class={`fou forest${large ? " large" : ""}`}
        viewBox={`0 0 ${board.wide} ${board.high}`}
        role="grid"
        aria-label={say("fourmidable-board")}
        aria-rowcount={rows.length}
        onMouseLeave={() => point("")}
        onMouseOver={(event) => point(dataOf(event).cell ?? "")}
        onClick={(event) => {
          const { cell, kind } = dataOf(event);
          if (cell) press(cell, kind as Kind | undefined);
        }}
        onKeyDown={(event) => {
          const { cell } = dataOf(event);
          if (cell) keys(event, board.cell(cell));
        }}
        onFocusIn={(event) => {
          const { cell } = dataOf(event),
            shown = (event.target as Element).matches(":focus-visible");
          if (cell) setAt(cell);
          setRing(shown);
          if (cell && shown) point(cell);
        }}
        onFocusOut={() => setRing(false)}
      >
        {useMemo(
          () => (
            <Land board={board} sections={sections} />
          ),
          [board, sections],
        )}
        <g class="beneath" aria-hidden="true">
          {view.ground.map((one) =>
            one.owner === null ? null : (
              <Scent
                key={one.cell}
                at={board.cell(one.cell)}
                seat={one.owner}
                bare={one.hole > 0 || stands.has(one.cell)}
              />
            ),
          )}
        </g>
        {rows.map((cells, index) => (
          <Row
            key={index}
            index={index}
            cells={cells}
            states={cells.map(({ name }) => state(name)).join()}
            names={names}
            home={cells.some(({ name }) => name === home) ? home : ""}
          />
        ))}
        <g class="above" aria-hidden="true">
          {useMemo(
            () =>
              view.ground.map((one) => <Thing key={one.cell} at={board.cell(one.cell)} ground={one} large={large} />),
            [view.ground, board, large],
          )}
          {aimed &&
            view.ground.map(({ cell }) =>
              can.has(cell) || stands.has(cell) ? null : (
                <path key={cell} class={`veil ${board.cell(cell).printed}`} d={hexagon(board.cell(cell), 0.97)} />
              ),
            )}
          <Past context={context} board={board} />
          {ahead && <Way board={board} offer={ahead} sure={selected !== null} />}
          {[...stands].map(
            ([cell, groups]) =>
              outdoors(cell) && (
                <Ants
                  key={cell}
                  groups={groups}
                  cell={cell}
                  at={board.cell(cell)}
                  size={large ? 58 : 52}
                  day={view.day}
                  state={(group) => antState(cell, group)}
                  own={groups[0]!.seat === seat}
                />
              ),
          )}
          {view.predators.map(
            ({ predator, cell, owner }) =>
              cell !== null &&
              owner === null && (
                <Prowler key={predator} predator={predator} at={board.cell(cell)} size={large ? 54 : 50} />
              ),
          )}
          {view.phase === "choosing" && view.held?.goal && outdoors(view.held.goal) && (
            <path class="goal" d={hexagon(board.cell(view.held.goal), 0.8)} />
          )}
          {ahead && <Ghost context={context} board={board} offer={ahead} />}
          {[...can].map(([cell, all]) => {
            const spot = ground.has(cell) && cell !== goal && all.some(plain) && dotAt(board.cell(cell));
            return spot && <circle key={cell} class="spot" cx={spot.x} cy={spot.y} r="6.5" />;
          })}
          {aimed &&
            [...can].map(([cell, all]) => {
              const useful = ground.has(cell) && all.some((offer) => wanted.has(gain(offer) ?? ""));
              return useful && <Wanted key={cell} at={board.cell(cell)} />;
            })}
          {ring && at && (
            <>
              <path class="focus gap" d={hexagon(board.cell(at), 0.9)} />
              <path class="focus" d={hexagon(board.cell(at), 0.9)} />
            </>
          )}
          {over && !phone && ground.has(over) && <Label at={board.cell(over)} board={board} />}
        </g>
      </svg>
    </BoardArea>
  );
}

/** A leaf on a resource that an objective still needs. */
const Wanted = ({ at: { x, y } }: { at: Point }) => (
  <g class="wanted" transform={`translate(${x + 0.5 * REACH} ${y - 0.31 * HIGH})`}>
    <circle r="12.5" />
    <use href="#leaf-value" x="-10" y="-10" width="20" height="20" />
  </g>
);

function rowsOf(board: Printed, ground: ReadonlyMap<string, GroundTile>): Cell[][] {
  const found = new Map<number, Cell[]>();
  for (const cell of board.cells.values())
    if (ground.has(cell.name)) found.set(cell.row, [...(found.get(cell.row) ?? []), cell]);
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([, cells]) => cells.sort((one, other) => one.q - other.q));
}

/** A row of cells; only drawn again if its states change. */
function Row({ index, cells, states, names, home }: RowProps<Cell>) {
  return useMemo(() => {
    const each = states.split(",");
    return (
      <g role="row" aria-rowindex={index + 1}>
        {cells.map(({ name, shape, x, y, q }, place) => (
          <g
            key={name}
            role="gridcell"
            {...cellProps(name, each[place]!, home)}
            aria-colindex={q + 20}
            aria-label={names.get(name)}
            aria-selected={/lit/.test(each[place]!) ? each[place]!.includes("chosen") : undefined}
          >
            <path class="plate" d={shape} />
            {/ring|chosen|pointed/.test(each[place]!) && (
              <>
                <path class="rim edge" d={hexagon({ x, y }, 0.86)} />
                <path class="rim" d={hexagon({ x, y }, 0.86)} />
              </>
            )}
          </g>
        ))}
      </g>
    );
  }, [cells, states, names, home]);
}

/** The tile on a cell; ants and predators are drawn above. */
function Thing({ at, ground: { lies, owner, hole, holder }, large }: { at: Cell; ground: GroundTile; large: boolean }) {
  if (hole) return <Hole at={at} number={hole} seat={holder ?? 0} />;
  if (owner !== null) return null;
  const resource = RESOURCES.find((one) => one === lies);
  if (resource) return <Put id={symbolOf(resource)} at={at} size={large ? 58 : 50} />;
  return lies === "water" ? (
    <Put id="water" at={at} size={66} />
  ) : lies === "empty" ? (
    <Put id="terrain-empty" at={at} size={48} />
  ) : null;
}

const places = (board: Printed, path: readonly string[]): Point[] =>
  path.filter(outdoors).map((cell) => board.cell(cell));

/** The route of the last action. */
function Past({ context, board }: { context: FourmidableContext; board: Printed }) {
  if (aiming(context)) return null;
  return (
    <g class="past">
      {lastTurn(context).map((event: Event, index) => {
        if (event.type === "Walked" && outdoors(event.origin) && event.steps)
          return (
            <g key={index}>
              <path class="from" d={hexagon(board.cell(event.origin), 0.8)} />
              <Dots points={places(board, event.path)} kind="was" />
            </g>
          );
        if (event.type === "Walked" && event.steps)
          return <Dots key={index} points={places(board, event.path)} kind="was" />;
        return event.type === "Prowled" && event.owner === null ? (
          <path key={index} class="from" d={hexagon(board.cell(event.cell), 0.9)} />
        ) : null;
      })}
    </g>
  );
}

const heldAt = ({ view }: FourmidableContext): string =>
  view.players[view.turn]?.ants.find(({ ant, number }) => ant === view.held?.ant && number === view.held.number)
    ?.cell ?? "";

function Way({ board, offer, sure }: { board: Printed; offer: FourmidableOffer; sure: boolean }) {
  return <Dots points={places(board, pathOf(offer))} kind={sure ? "way sure" : "way"} />;
}

/** Preview of the piece in its place after an offer. */
function Ghost({
  context,
  board,
  offer: { action },
}: {
  context: FourmidableContext;
  board: Printed;
  offer: FourmidableOffer;
}) {
  const { view } = context,
    at = placeOf(action);
  if (!at || !outdoors(at)) return null;
  const { x, y } = board.cell(at),
    put = (what: preact.ComponentChild) => (
      <g class="ghost" transform={`translate(${x} ${y})`}>
        {what}
      </g>
    );
  if (action.type === "Go" && view.held?.ant && at !== heldAt(context))
    return put(<AntToken seat={view.turn} kind={view.held.ant} size={40} />);
  if (action.type === "Send" && view.held?.predator)
    return (
      <g class="ghost">
        <Prowler predator={view.held.predator} at={board.cell(at)} size={46} />
      </g>
    );
  return action.type === "Open" ? (
    <g class="ghost">
      <Hole at={board.cell(at)} number={Number(view.held?.goal ?? 0)} seat={view.turn} />
    </g>
  ) : null;
}

/** The name of the cell under the pointer, as in the log. */
function Label({ at: { name, x, y }, board }: { at: Cell; board: Printed }) {
  const low = y < HIGH,
    to = { x: Math.min(board.wide - 24, Math.max(24, x)), y: low ? y + HIGH / 2 + 10 : y - HIGH / 2 - 6 };
  return (
    <g class="label" transform={`translate(${to.x} ${to.y})`}>
      <rect x="-20" y="-13" width="40" height="23" rx="6" />
      <text y="5">{name}</text>
    </g>
  );
}

function Small({
  context: { view },
  board,
  sections,
}: {
  context: FourmidableContext;
  board: Printed;
  sections: string;
}) {
  return (
    <g class="fou small">
      {useMemo(
        () => (
          <Land board={board} sections={sections} small />
        ),
        [board, sections],
      )}
      {view.ground.map(({ cell, owner, holder }) =>
        owner === null && holder === null ? null : (
          <path key={cell} class={`spot s${((holder ?? owner)! % 6) + 1}`} d={hexagon(board.cell(cell), 0.98)} />
        ),
      )}
      {view.players.flatMap(({ seat, ants }) =>
        ants
          .filter(({ cell }) => outdoors(cell))
          .map(({ cell, ant, number }) => (
            <circle
              key={`${seat} ${ant} ${number}`}
              class={`s${(seat % 6) + 1}`}
              cx={board.cell(cell).x}
              cy={board.cell(cell).y}
              r="24"
            />
          )),
      )}
    </g>
  );
}
