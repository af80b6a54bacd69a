import type { ComponentChildren } from "preact";
import { Piece } from "../../parts/Icon";
import { type Group, HIGH, hexagon, KINDS, type Kind, type Point, type Predator, REACH, type Resource } from "./model";

const EARTHS: Partial<Record<Resource, string>> = { orange: "clay", grey: "rock", brown: "soil" };
export const symbolOf = (resource: Resource): string => `res-${EARTHS[resource] ?? resource}`;

export function Picture({ resource, class: kind }: { resource: Resource; class?: string }) {
  return <Piece id={symbolOf(resource)} class={kind ?? "pic"} />;
}

/** A symbol centred on a point of a drawing. */
export function Put({ id, at: { x, y }, size, class: kind }: { id: string; at: Point; size: number; class?: string }) {
  return <use class={kind} href={`#${id}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />;
}

/** The day/night indicator of an ant: the sky of the round while it can still move, then the other. */
function Indicator({ day, size, x, y }: { day: boolean; size: number; x: number; y: number }) {
  return (
    <g class={day ? "sign day" : "sign night"} transform={`translate(${x} ${y}) scale(${size / 20})`}>
      <circle r="10" />
      {day ? (
        <>
          <circle class="disc" r="4.2" />
          <path d="M0-8.4V-6.2M0 6.2V8.4M-8.4 0H-6.2M6.2 0H8.4" />
          <path d="M-5.9-5.9L-4.4-4.4M4.4 4.4L5.9 5.9M-5.9 5.9L-4.4 4.4M4.4-4.4L5.9-5.9" />
        </>
      ) : (
        <path class="disc" d="M2.2-7A7 7 0 1 0 6.6 4.4A6 6 0 0 1 2.2-7Z" />
      )}
    </g>
  );
}

/** A token of equal ants around the origin, with their indicator and count. */
export function AntToken({
  seat,
  kind,
  size,
  day,
  count = 1,
  turn = 0,
}: {
  seat: number;
  kind: Kind;
  size: number;
  day?: boolean;
  count?: number;
  turn?: number;
}) {
  const figure = size * 0.72,
    emblem = (seat % 6) + 1;
  return (
    <g class={`s${emblem}`}>
      <use href={`#seat-${emblem}`} x={-size / 2} y={-size / 2} width={size} height={size} />
      <g class="turn" transform={turn ? `rotate(${turn})` : undefined}>
        <use
          href={`#ant-${kind}`}
          x={-figure / 2}
          y={-figure / 2 - (emblem === 4 ? size * 0.03 : 0)}
          width={figure}
          height={figure}
        />
      </g>
      {count > 1 && (
        <g class="many" transform={`translate(${size * 0.4} ${size * 0.36}) scale(${size / 52})`}>
          <circle r="11" />
          <text y="5.4">{count}</text>
        </g>
      )}
      {day !== undefined && <Indicator day={day} size={size * 0.36} x={-size * 0.37} y={-size * 0.37} />}
    </g>
  );
}

/** The same token as a picture on a page. */
export function AntPicture({
  seat,
  kind,
  day,
  class: kind2 = "seat-emblem",
}: {
  seat: number;
  kind: Kind;
  day?: boolean;
  class?: string;
}) {
  return (
    <svg class={kind2} viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <AntToken seat={seat} kind={kind} size={88} {...(day !== undefined && { day })} />
    </svg>
  );
}

const PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.42, 0.05],
    [0.42, -0.05],
  ],
  3: [
    [-0.42, -0.26],
    [0.42, -0.26],
    [0, 0.42],
  ],
  4: [
    [-0.42, -0.36],
    [0.42, -0.36],
    [-0.42, 0.36],
    [0.42, 0.36],
  ],
};

/** Return the places and the size of `count` tokens on one cell. */
export function crowd(count: number, size: number): { points: Point[]; size: number } {
  const places =
    PLACES[count] ??
    Array.from(
      { length: count },
      (_, index) =>
        [0.52 * Math.sin((2 * Math.PI * index) / count), -0.52 * Math.cos((2 * Math.PI * index) / count)] as const,
    );
  const each = size * (count < 2 ? 1 : count < 3 ? 0.74 : count < 5 ? 0.66 : 0.54);
  return { points: places.map(([x, y]) => ({ x: x * size * 0.9, y: y * size * 0.9 })), size: each };
}

/** Counts of ants by type, shown by their tools. */
export function Strip({ at, seat, counts }: { at: Point; seat: number; counts: readonly number[] }) {
  const shown = KINDS.flatMap((kind, index) => (counts[index] ? [{ kind, count: counts[index] }] : [])),
    wide = 27 * shown.length + 5;
  return (
    <g class={`tally s${(seat % 6) + 1}`} transform={`translate(${at.x} ${at.y})`}>
      <rect x={-wide / 2} y="-11" width={wide} height="22" rx="11" />
      {shown.map(({ kind, count }, index) => (
        <g key={kind} transform={`translate(${27 * (index - (shown.length - 1) / 2)} 0)`}>
          <use href={`#tool-${kind}`} x="-13" y="-8" width="16" height="16" />
          <text x="7" y="5.4">
            {count}
          </text>
        </g>
      ))}
    </g>
  );
}

const CROWD = 3; // number of groups from which on a strip counts them, under the one that can act first

/** All ants on a cell. A press tells the viewer's ants apart: each token has its type. */
export function Ants({
  groups,
  cell,
  at,
  size,
  day,
  state,
  own,
}: {
  groups: readonly Group[];
  cell: string;
  at: Point;
  size: number;
  day: boolean;
  state(group: Group): string;
  own: boolean;
}) {
  const many = groups.length >= CROWD && groups.every(({ seat }) => seat === groups[0]!.seat),
    front = Math.max(
      0,
      groups.findIndex((group) => state(group)),
    ),
    shown = many ? [groups[front]!] : groups,
    places = many ? { points: [{ x: 0, y: -8 }], size: size * 0.86 } : crowd(groups.length, size);
  return (
    <>
      {shown.map((group, index) => {
        const { x, y } = places.points[index]!,
          kind = state(group);
        return (
          <g
            key={`${group.kind} ${group.moved}`}
            class={`ant ${kind}`}
            data-ant={`${group.seat} ${group.kind} ${group.moved ? 1 : 0}`}
            transform={`translate(${at.x + x} ${at.y + y})`}
            data-at={cell}
            {...(own && { "data-cell": cell, ...(!many && { "data-kind": group.kind }) })}
          >
            {(kind.includes("lit") || kind.includes("held")) && (
              <>
                <circle class="glow edge" r={places.size / 2 + (kind.includes("pointed") ? 10 : 5)} />
                <circle class="glow" r={places.size / 2 + (kind.includes("pointed") ? 7 : 3.4)} />
              </>
            )}
            <AntToken
              seat={group.seat}
              kind={group.kind}
              size={places.size}
              count={many ? 1 : group.ants.length}
              day={group.moved ? !day : day}
            />
          </g>
        );
      })}
      {many && (
        <g {...(own && { "data-cell": cell })} class={own ? "ant" : ""}>
          <Strip
            at={{ x: at.x, y: at.y + 24 }}
            seat={groups[0]!.seat}
            counts={KINDS.map((kind) =>
              groups.reduce((sum, group) => sum + (group.kind === kind ? group.ants.length : 0), 0),
            )}
          />
        </g>
      )}
    </>
  );
}

/** A hole of a nest on the board, with its number in the owner's colour. */
export function Hole({ at, number, seat }: { at: Point; number: number; seat: number }) {
  const emblem = (seat % 6) + 1;
  return (
    <g class={`hole s${emblem}`}>
      <Put id="nest-hole" at={at} size={60} />
      <Put id={`seat-${emblem}`} at={{ x: at.x - 21, y: at.y + 19 }} size={30} />
      <text x={at.x - 21} y={at.y + 25}>
        {number}
      </text>
    </g>
  );
}

export function Prowler({ predator, at, size = 50 }: { predator: Predator; at: Point; size?: number }) {
  return (
    <g class="prowler" data-prowler={predator}>
      <path d={hexagon(at, size / 62)} />
      <Put id={`pred-${predator}`} at={at} size={size} />
    </g>
  );
}

/** A pheromone: the seat's colour and pattern on the ground, its emblem in the centre. */
export function Scent({ at, seat, bare }: { at: Point; seat: number; bare?: boolean }) {
  const emblem = (seat % 6) + 1;
  return (
    <g class={`scent s${emblem}`}>
      <path class="tint" d={hexagon(at, 0.97)} />
      <path class="pattern" fill={`url(#pat-${emblem})`} d={hexagon(at, 0.97)} />
      {!bare && (
        <>
          <Put id={`seat-${emblem}`} at={at} size={42} />
          <Put id="mark-pheromone" at={{ x: at.x, y: at.y - (emblem === 4 ? 1.4 : 0) }} size={27} />
        </>
      )}
    </g>
  );
}

export function Leaf({ points }: { points: number }) {
  return (
    <span class="leaf">
      <Piece id="leaf-value" />
      <b>{points}</b>
    </span>
  );
}

export function Back({ kind, children }: { kind: Kind; children?: ComponentChildren }) {
  return (
    <span class={`fou-back of-${kind}`}>
      <Piece id={`ant-${kind}`} />
      {children}
    </span>
  );
}

export const dotAt = ({ x, y }: Point): Point => ({ x: x + REACH * 0.55, y: y - HIGH * 0.29 });
