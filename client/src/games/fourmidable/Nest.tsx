/** A nest in section, under the sky of the round: the viewer's as large as the tray, others on request. */

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { language, say } from "../../i18n";
import { usePrevious } from "../../table/store/motion";
import { Dots } from "../Dots";
import {
  aiming,
  eyesOf,
  type FourmidableContext,
  type FourmidableOffer,
  type Group,
  gain,
  isIndoors,
  type Kind,
  lackingOf,
  lastTurn,
  NEST,
  type Node,
  nestPlace,
  nodes,
  type Player,
  type Point,
  pathOf,
  placeOf,
  pressAt,
  standing,
  takeable,
  targets,
} from "./model";
import { capital, cellName, nodeWords } from "./names";
import { Ants, AntToken, Put, symbolOf } from "./pieces";
import { pointAt, signIn } from "./signs";
import { walk } from "./walk";

const SHAFT = { x: 468, top: 60 };
const WAYS: readonly (readonly [string, string])[] = [
  // Printed tunnels between neighbouring cells.
  ["4", "3"],
  ["3", "2"],
  ["4", "r1c2"],
  ["3", "r1c3"],
  ["2", "r1c4"],
  ...[1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => [`r${row}c${column}`, `r${row}c${column + 1}`] as const)),
  ...[1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((column) => [`r${row}c${column}`, `r${row + 1}c${column}`] as const)),
];
const ROW: readonly (readonly string[])[] = [
  ["4", "3", "2", "1", "library"],
  ["r1c0", "r1c1", "r1c2", "r1c3", "r1c4", "1", "library"],
  ["r2c0", "r2c1", "r2c2", "r2c3", "r2c4", "1", "queen"],
  ["r3c0", "r3c1", "r3c2", "r3c3", "r3c4", "1", "queen"],
];
const STARS = [
  [90, 20],
  [150, 34],
  [210, 16],
  [330, 20],
  [470, 26],
  [560, 18],
  [610, 40],
];

const TURF = "M0 62C80 54 130 66 220 60S380 54 470 62S590 58 640 60";
const hex = ({ x, y }: Point, scale = 1): string => {
  const w = 36 * scale,
    h = 28 * scale;
  return `M${x - w} ${y}L${x - w / 1.8} ${y - h}H${x + w / 1.8}L${x + w} ${y}L${x + w / 1.8} ${y + h}H${x - w / 1.8}Z`;
};
const round = ({ x, y }: Point, w: number, h: number, r: number): string =>
  `M${x - w + r} ${y - h}H${x + w - r}Q${x + w} ${y - h} ${x + w} ${y - h + r}` +
  `V${y + h - r}Q${x + w} ${y + h} ${x + w - r} ${y + h}` +
  `H${x - w + r}Q${x - w} ${y + h} ${x - w} ${y + h - r}` +
  `V${y - h + r}Q${x - w} ${y - h} ${x - w + r} ${y - h}Z`;
const shape = (cell: string, row: number, scale = 1): string => {
  const at = nestPlace(cell, row),
    foot = NEST.top + 3 * row;
  if (cell === "library") return round(at, 66 * scale, 47 * scale, 30);
  if (cell === "queen") return round(at, 66 * scale, 54 * scale, 34);
  if (cell === "1") {
    const { x, top } = SHAFT;
    return `M${x - 20} ${top}Q${x} ${top - 24} ${x + 20} ${top}V${foot}Q${x} ${foot + 20} ${x - 20} ${foot}Z`;
  }
  return hex(at, scale);
};
/** Return the area of a cell that takes presses, as large as possible. */
const plate = (cell: string, row: number): string => {
  if (cell === "1")
    return round(
      { x: SHAFT.x, y: (SHAFT.top + NEST.top + 3 * row) / 2 },
      29,
      (NEST.top + 3 * row - SHAFT.top) / 2 + 18,
      8,
    );
  return /^(r\dc\d|[234])$/.test(cell) ? round(nestPlace(cell, row), 41, row / 2 - 1, 8) : shape(cell, row);
};

export function Nest({ context, seat, still = false }: { context: FourmidableContext; seat: number; still?: boolean }) {
  const row = context.phone && !still ? NEST.tall : NEST.row,
    high = NEST.top + 3 * row + 40,
    spot = (cell: string): Point => standsAt(cell, row);
  const { view, offers, selected, readOnly } = context,
    player = view.players[seat],
    own = seat === context.seat;
  const root = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState("1");
  const before = usePrevious(view);
  const all = useMemo(() => (player ? nodes(player) : []), [player]);
  const worm = view.phase === "prowling" && view.held?.predator === "worm",
    can = useMemo(() => targets(context), [offers]);
  const key = ({ cell, place }: Node): string => (worm ? `${seat}/${cell}` : place);
  const offersAt = (node: Node): FourmidableOffer[] => (still || !(own || worm) ? [] : (can.get(key(node)) ?? []));
  const aimed = aiming(context) && (own || worm),
    ahead = selected ?? context.hovered,
    goal = ahead && ahead.action.type !== "Pick" ? placeOf(ahead.action) : null;
  const names = useMemo(
    () => new Map(all.map((node) => [node.cell, nodeWords(context, node, seat, offersAt(node), aimed)])),
    [view, offers, context.names, language.value],
  );
  const stands = useMemo(() => standing(view, [seat]), [view, seat]);
  const where = useMemo(() => new Map(all.map(({ cell, place }) => [place, spot(cell)])), [all, row]);

  useLayoutEffect(() => {
    if (!still && before && before !== view && root.current)
      walk(root.current, context.last?.seat === seat ? context.last.events : [], (cell) => where.get(cell) ?? null);
  }, [view]);
  if (!player) return null;

  const press = (node: Node, kind?: Kind): void => {
    setAt(node.cell);
    if (still || readOnly) return;
    if (isIndoors(context, key(node)))
      context.showRefusal(
        null,
        say("fourmidable-cannot", { what: capital(cellName(node.cell)) }),
        say("fourmidable-outdoors", { phase: view.phase }),
      );
    else pressAt(context, key(node), kind);
  };
  const nodeAt = (event: { target: EventTarget | null }): Node | undefined => {
    const cell = (event.target as Element).closest<SVGElement>("[data-node]")?.dataset.node;
    return all.find((node) => node.cell === cell);
  };
  function go(cell: string): void {
    setAt(cell);
    root.current?.querySelector<SVGElement>(`[data-node="${cell}"]`)?.focus();
  }
  function keys(event: KeyboardEvent, node: Node): void {
    if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      event.stopPropagation();
      go(towards(node.cell, event.key));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      press(node);
    }
  }
  const point = (node: Node | undefined): void => {
    pointAt(node ? signIn(node) : "");
    const first = node && offersAt(node)[0];
    if (first || context.hovered) context.hover(first ?? null);
  };
  const state = (node: Node): string => {
    const target = offersAt(node).find(({ action }) => action.type !== "Pick");
    if (goal !== null && goal === key(node)) return selected ? "lit chosen" : "lit pointed";
    return target
      ? gain(target) || (target.outlook.type === "GoOutlook" && target.outlook.what === "library")
        ? "lit ring"
        : "lit plain"
      : offersAt(node).length
        ? "source"
        : aimed
          ? "asleep"
          : "";
  };
  const holds = view.held,
    antState = ({ kind, moved, ants }: Group, node: Node): string =>
      seat === view.turn &&
      aiming(context) &&
      holds?.ant === kind &&
      !moved &&
      ants.some(({ number }) => number === holds.number)
        ? "held"
        : own && !still && !moved
          ? takeable(context, node.place, kind)
          : "";
  const wanted = view.phase === "walking" && aimed ? lackingOf(view, seat) : new Set<string>();
  const path = own && ahead ? pathOf(ahead).flatMap((cell) => where.get(cell) ?? []) : [];
  const past = aimed
    ? []
    : lastTurn(context).flatMap((event) =>
        event.type === "Walked" && event.seat === seat ? [event.path.flatMap((cell) => where.get(cell) ?? [])] : [],
      );

  return (
    <svg
      ref={root}
      class={`fou nest s${(seat % 6) + 1}`}
      viewBox={`0 0 ${NEST.width} ${high}`}
      {...(still ? { role: "img" } : { role: "group" })}
      aria-label={own ? say("fourmidable-nest-yours") : say("fourmidable-nest-of", { seat: context.names[seat] ?? "" })}
      onMouseLeave={() => !still && point(undefined)}
      onMouseOver={(event) => !still && point(nodeAt(event))}
      onClick={(event) => {
        const node = nodeAt(event),
          kind = (event.target as Element).closest<SVGElement>("[data-kind]")?.dataset.kind;
        if (node) press(node, kind as Kind | undefined);
      }}
      onKeyDown={(event) => {
        const node = nodeAt(event);
        if (node && !still) keys(event, node);
      }}
      onFocusIn={(event) => {
        const node = nodeAt(event);
        if (node) setAt(node.cell);
        if (node && (event.target as Element).matches(":focus-visible")) point(node);
      }}
    >
      <Sky day={view.day} high={high} />
      {useMemo(
        () => (
          <Section player={player} row={row} />
        ),
        [player, row],
      )}
      {all.map((node) => (
        <g
          key={node.cell}
          class={`room ${state(node)}`}
          data-node={node.cell}
          {...(!still && { role: "button", tabindex: node.cell === at ? 0 : -1, "aria-label": names.get(node.cell) })}
        >
          <path class="plate" d={plate(node.cell, row)} />
          <Contents node={node} seat={seat} row={row} />
          {/ring|chosen|pointed/.test(state(node)) && (
            <>
              <path class="rim edge" d={shape(node.cell, row, 0.94)} />
              <path class="rim" d={shape(node.cell, row, 0.94)} />
            </>
          )}
          {state(node) === "lit plain" && (
            <circle class="spot" cx={spot(node.cell).x - 25} cy={spot(node.cell).y - 19} r="6.5" />
          )}
        </g>
      ))}
      <g class="above" aria-hidden="true">
        {all.map(
          (node) =>
            offersAt(node).some((offer) => wanted.has(gain(offer) ?? "")) && (
              <g
                key={node.cell}
                class="wanted"
                transform={`translate(${spot(node.cell).x - 24} ${spot(node.cell).y - 19})`}
              >
                <circle r="12" />
                <use href="#leaf-value" x="-10" y="-10" width="20" height="20" />
              </g>
            ),
        )}
        {past.map((points, index) => (
          <Dots key={index} points={points} kind="was" />
        ))}
        {path.length > 1 && <Dots points={path} kind={selected ? "way sure" : "way"} />}
        {all.map((node) => {
          const groups = stands.get(node.place);
          return (
            groups && (
              <g key={node.cell} data-node={node.cell}>
                <Ants
                  groups={groups}
                  cell={node.place}
                  at={spot(node.cell)}
                  size={node.cell === "1" || node.hole ? 50 : 52}
                  day={view.day}
                  state={(group) => antState(group, node)}
                  own={false}
                />
              </g>
            )
          );
        })}
        {own &&
          ahead?.action.type === "Go" &&
          holds?.ant &&
          where.get(ahead.action.cell) &&
          !stands.get(ahead.action.cell) && (
            <g
              class="ghost"
              transform={`translate(${where.get(ahead.action.cell)!.x} ${where.get(ahead.action.cell)!.y})`}
            >
              <AntToken seat={seat} kind={holds.ant} size={42} />
            </g>
          )}
      </g>
      <g class={`supply s${(seat % 6) + 1}`} aria-hidden="true">
        <Put id={`seat-${(seat % 6) + 1}`} at={{ x: 62, y: 100 }} size={46} />
        <Put id="mark-pheromone" at={{ x: 62, y: 100 }} size={30} />
        <text x="92" y="106">
          × {player.pheromones}
        </text>
      </g>
    </svg>
  );
}

/** Return the place of ants on a cell. */
function standsAt(cell: string, row: number): Point {
  const { x, y } = nestPlace(cell, row);
  return cell === "library" ? { x: x - 30, y: y + 6 } : cell === "queen" ? { x: x - 38, y: y + 16 } : { x, y };
}

/** Return the neighbour of a cell in the direction of an arrow key. */
function towards(cell: string, key: string): string {
  const row = ROW.findIndex((cells) => cells.includes(cell)),
    cells = ROW[Math.max(0, row)]!,
    here = cells.indexOf(cell);
  if (key === "ArrowLeft" || key === "ArrowRight") return cells[here + (key === "ArrowLeft" ? -1 : 1)] ?? cell;
  const step = key === "ArrowUp" ? -1 : 1,
    next = ROW[row + step];
  if (cell === "library" || cell === "queen") return step > 0 ? "queen" : "library";
  if (!next || cell === "1") return cell;
  const { x } = nestPlace(cell, NEST.row),
    far = (other: string): number => Math.abs(nestPlace(other, NEST.row).x - x);
  return [...next].sort((one, other) => far(one) - far(other))[0]!;
}

function Sky({ day, high }: { day: boolean; high: number }) {
  return (
    <g class={day ? "sky day" : "sky night"} aria-hidden="true">
      <rect class="air" width={NEST.width} height={high} rx="18" />
      {day ? (
        <Put id="sun" at={{ x: 36, y: 30 }} size={44} />
      ) : (
        <>
          <Put id="moon" at={{ x: 34, y: 28 }} size={40} />
          {STARS.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="2" />
          ))}
        </>
      )}
      {day && (
        <path class="cloud" d="M180 38q4-14 20-10q10-14 26-4q16-4 16 14zM520 30q4-10 15-8q8-9 18-3q12-3 12 11z" />
      )}
    </g>
  );
}

function Section({ player, row }: { player: Player; row: number }) {
  const high = NEST.top + 3 * row + 40,
    foot = NEST.top + 3 * row,
    place = (cell: string): Point => nestPlace(cell, row);
  const dug = new Set(player.chambers.filter(({ earth }) => earth === null).map(({ cell }) => cell)),
    open = (cell: string): boolean => dug.has(cell);
  const way = ([one, other]: readonly [string, string]): string =>
    `M${place(one).x} ${place(one).y}L${place(other).x} ${place(other).y}`;
  const doors = ["2", "r1c4", "r2c4", "r3c4"].map((cell) => ({
    cell,
    d: `M${place(cell).x} ${place(cell).y}H${SHAFT.x - 2}`,
  }));
  return (
    <g class="section" aria-hidden="true">
      <path class="soil" d={`${TURF}V${high - 18}Q640 ${high} 622 ${high}H18Q0 ${high} 0 ${high - 18}Z`} />
      <path class="turf" d={TURF} />
      <path class="tunnel" d={WAYS.map(way).join("") + doors.map(({ d }) => d).join("")} />
      <path class="shaft edge" d={`M${SHAFT.x} 58V${foot}`} />
      <path class="shaft" d={`M${SHAFT.x} 52V${foot}`} />
      <path
        class="gallery"
        d={[
          `M${SHAFT.x} ${place("library").y}H560M${SHAFT.x} ${place("queen").y}H560`,
          `M568 ${place("library").y}V${place("queen").y}`,
        ].join("")}
      />
      <path
        class="gallery"
        d={
          WAYS.filter(([one, other]) => open(one) && open(other))
            .map(way)
            .join("") +
          doors
            .filter(({ cell }) => open(cell))
            .map(({ d }) => d)
            .join("")
        }
      />
    </g>
  );
}

/** The contents of a cell of a nest: earth, a number, books, the queen, the worm. */
function Contents({ node: { cell, hole, chamber }, seat, row }: { node: Node; seat: number; row: number }) {
  const at = nestPlace(cell, row),
    emblem = (seat % 6) + 1,
    number = /^[1-4]$/.test(cell) ? cell : "";
  return (
    <g class="contents" aria-hidden="true">
      {chamber?.earth && (
        <>
          <path class={`earth ${chamber.earth}`} d={hex(at)} />
          <Put id={symbolOf(chamber.earth)} at={at} size={38} />
        </>
      )}
      {chamber && !chamber.earth && cell !== "library" && cell !== "queen" && <path class="dug" d={hex(at, 0.98)} />}
      {cell === "library" && (
        <>
          <path class="hall" d={shape(cell, row)} />
          <Put id="library" at={{ x: at.x + (chamber?.worm ? 20 : 14), y: at.y - 8 }} size={58} />
        </>
      )}
      {cell === "queen" && (
        <>
          <path class="hall" d={shape(cell, row)} />
          <Put id={`seat-${emblem}`} at={{ x: at.x + 16, y: at.y }} size={86} />
          <Put id="ant-queen" at={{ x: at.x + 16, y: at.y - (emblem === 4 ? 2 : 0) }} size={62} />
        </>
      )}
      {hole > 0 && cell !== "1" && <Put id="nest-hole" at={at} size={54} />}
      {chamber?.worm && (
        <Put id="pred-worm" at={{ x: at.x - (cell === "library" || cell === "queen" ? 30 : 0), y: at.y }} size={46} />
      )}
      {number && (
        <g class={hole ? `number s${emblem}` : "number"}>
          <circle
            cx={cell === "1" ? SHAFT.x : at.x + 25}
            cy={cell === "1" ? SHAFT.top : at.y - 20}
            r={cell === "1" ? 15 : 12.5}
          />
          <text x={cell === "1" ? SHAFT.x : at.x + 25} y={(cell === "1" ? SHAFT.top : at.y - 20) + 5.6}>
            {number}
          </text>
        </g>
      )}
    </g>
  );
}

/** The nest of the viewed seat, with its owner's name if that is not the viewer. */
export function OwnNest({ context }: { context: FourmidableContext }) {
  const eyes = eyesOf(context);
  return (
    <>
      {eyes !== context.seat && (
        <h2 class={`fou-whose seat-name s${(eyes % 6) + 1}`}>
          {say("fourmidable-nest-of", { seat: context.names[eyes] ?? "" })}
        </h2>
      )}
      <Nest context={context} seat={eyes} />
    </>
  );
}
