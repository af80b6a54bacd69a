import type { ComponentChildren } from "preact";
import { BARRACKS, type Drawn, type Room, type Shape } from "./shape";

const SPECIALISTS: Readonly<Record<string, string>> = {
  queen: "ant-queen",
  architect: "ant-architect",
  sergeant: "ant-sergeant",
  sentinel: "ant-sentinel",
};

const EGGS: Readonly<Record<string, number>> = { nurse1: 1, nurse2: 2, nurse3: 3, nurse4: 4 };

/** Return the symbol of a fruit or a specialist. */
export function figure(thing: string): string {
  return SPECIALISTS[thing] ?? (EGGS[thing] ? "ant-nurse" : thing === "worker" ? "ant-worker" : `fruit-${thing}`);
}

export function Picture({ id, class: kind }: { id: string; class?: string }) {
  return (
    <svg class={kind ? `pic ${kind}` : "pic"} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <use href={`#${id}`} />
    </svg>
  );
}

/** A number beside a thing, upright. */
function Count({ x, y, of }: { x: number; y: number; of: number | string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="11" class="count" />
      <text y="5.4" class="count">
        {of}
      </text>
    </g>
  );
}

function Inside({ room: { x, y, thing, count, turn }, upright }: { room: Room; upright: number }) {
  const size = thing === "worker" ? 27 : 42,
    eggs = EGGS[thing];
  return (
    <g transform={`translate(${x} ${y}) rotate(${thing === "worker" && count < 2 ? turn : -upright})`}>
      <use href={`#${figure(thing)}`} x={-size / 2} y={-size / 2} width={size} height={size} />
      {eggs && <Count x={16} y={15} of={eggs} />}
      {count > 1 && <Count x={14} y={13} of={count} />}
    </g>
  );
}

/** The ground of a tile. */
export function Earth({ shape, tile }: { shape: Shape; tile: number }) {
  return (
    <>
      <path class="earth" d={shape.outline} />
      <use href={`#mic-grain-${tile % 5}`} />
    </>
  );
}

interface DigsProps {
  drawn: Drawn;
  tint?(piece: number): number; // tint of a piece's gallery; 0: none
  hot?(piece: number): boolean;
  full?: readonly boolean[]; // whether each barracks is filled
  upright?: number; // angle of the tile in degrees, to keep numbers upright
  bare?: boolean; // galleries only: the drawing is too small for more
}

/** The galleries of a tile, with the ants and things in them. */
export function Digs({
  drawn: { pieces, barracks, scale },
  tint = () => 0,
  hot,
  full = [],
  upright = 0,
  bare = false,
}: DigsProps) {
  return (
    <>
      {pieces.map(({ d, end, rooms }, piece) => {
        const kind = `dig t${tint(piece)}${hot?.(piece) ? " hot" : ""}`;
        if (bare)
          return (
            <g key={piece} class={kind}>
              <path class="bore" d={d} />
              {end && <circle class="hollow" cx={end.x} cy={end.y} r="19" />}
            </g>
          );
        const hollows = (more: number): ComponentChildren => (
          <>
            {end && <circle cx={end.x} cy={end.y} r={15 + more} />}
            {rooms.map(({ x, y, radius }, index) => (
              <circle key={index} cx={x} cy={y} r={radius + more} />
            ))}
          </>
        );
        return (
          <g key={piece} class={kind}>
            <g class="edge">
              <path d={d} />
              {hollows(3.5)}
            </g>
            <path class="bore" d={d} data-piece={piece} />
            <path class="mark" d={d} />
            <g class="hollow">{hollows(0)}</g>
          </g>
        );
      })}
      {!bare &&
        pieces.flatMap(({ rooms }, piece) =>
          rooms.map((room, index) => <Inside key={`${piece} ${index}`} room={room} upright={upright} />),
        )}
      {!bare && barracks.length > 0 && (
        <g transform={`translate(0 -148) scale(${scale})`}>
          {barracks.map(({ x, places, width }, index) => (
            <g key={index} transform={`translate(${x} 0)`}>
              <Garrison places={places} width={width} full={full[index] ?? false} upright={upright} />
            </g>
          ))}
        </g>
      )}
    </>
  );
}

/** A barracks, its foot at the origin. */
export function Garrison({
  places,
  width,
  full,
  upright = 0,
}: {
  places: number;
  width: number;
  full: boolean;
  upright?: number;
}) {
  const w = width / 2,
    high = BARRACKS;
  return (
    <g class={full ? "garrison full" : "garrison"}>
      <path
        d={`M${-w} 0V${13 - high}Q${-w} ${-high} ${13 - w} ${-high}H${w - 13}Q${w} ${-high} ${w} ${13 - high}V0Z`}
      />
      {Array.from({ length: places }, (_, index) => (
        <g key={index} transform={`translate(${17 * (index - (places - 1) / 2)} ${-high / 2})`}>
          <circle r="7" />
          {full && (
            <use href="#ant-soldier" x="-6.5" y="-6.5" width="13" height="13" transform={`rotate(${-upright})`} />
          )}
        </g>
      ))}
    </g>
  );
}

/** A soldier of the army: red for every seat. */
export function Soldier({
  x = 0,
  y = 0,
  size,
  state = "",
}: {
  x?: number;
  y?: number;
  size: number;
  state?: "" | "leaving" | "coming";
}) {
  return (
    <g class={`soldier ${state}`} transform={`translate(${x} ${y}) scale(${size / 42})`}>
      <circle r="20" />
      <use href="#ant-soldier" x="-15" y="-15" width="30" height="30" />
    </g>
  );
}

/** The Red Army token, around the origin. */
export function RedArmy({ size }: { size: number }) {
  return (
    <g class="red-army" transform={`scale(${size / 52})`}>
      <path d="M-21 -25H21V12L0 25L-21 12Z" />
      <use href="#ant-soldier" x="-17" y="-24" width="34" height="34" />
    </g>
  );
}

export function ArchitectToken({ size }: { size: number }) {
  return (
    <g class="architect" transform={`scale(${size / 42})`}>
      <circle r="20" />
      <use href="#ant-architect" x="-15" y="-15" width="30" height="30" />
    </g>
  );
}

/** A seat's token, around the origin. */
export function Emblem({ seat, size }: { seat: number; size: number }) {
  const emblem = (seat % 6) + 1,
    inner = emblem === 3 ? 58 : emblem === 4 || emblem === 6 ? 62 : 69;
  return (
    <g class={`s${emblem}`} transform={`scale(${size / 96})`}>
      <use href={`#seat-${emblem}`} x="-48" y="-48" width="96" height="96" />
      <use href="#ant-queen" x={-inner / 2} y={-inner / 2 - (emblem === 4 ? 3 : 0)} width={inner} height={inner} />
    </g>
  );
}

export function Sign({ what, class: kind }: { what: "soldier" | "red-army" | "architect"; class?: string }) {
  return (
    <svg class={kind ? `sign ${kind}` : "sign"} viewBox="-24 -27 48 54" aria-hidden="true" focusable="false">
      {what === "soldier" ? (
        <Soldier size={46} />
      ) : what === "architect" ? (
        <ArchitectToken size={46} />
      ) : (
        <RedArmy size={52} />
      )}
    </svg>
  );
}

// Gouge marks in the earth, drawn once and used by the tiles.
const MARKS = [
  "M28 -195q5 -3 10 0M-60 -306q5 -3 10 0M-8 -252q5 -3 10 0|-40 -176 2,62 -268 2.6,-72 -262 1.8,14 -312 2",
  "M-36 -186q5 -3 10 0M52 -306q5 -3 10 0M40 -250q5 -3 10 0|30 -170 2.4,-70 -290 2,8 -250 1.6,-24 -316 2.4",
  "M6 -178q5 -3 10 0M-78 -300q5 -3 10 0M60 -240q5 -3 10 0|-46 -208 2,-12 -254 2.4,80 -312 2,34 -196 1.6",
  "M-20 -306q5 -3 10 0M44 -206q5 -3 10 0M-58 -246q5 -3 10 0|12 -182 2.2,-36 -168 1.6,84 -290 2.4,2 -256 2",
  "M16 -314q5 -3 10 0M-46 -200q5 -3 10 0M-6 -246q5 -3 10 0|52 -248 2,-82 -312 2.2,26 -172 2.6,-64 -276 1.6",
];
export const GRAIN = `<defs>${MARKS.map((marks, index) => {
  const [lines, dots] = marks.split("|") as [string, string];
  const round = dots
    .split(",")
    .map((dot) => dot.split(" "))
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--earth-2)"/>`)
    .join("");
  const stroke = 'stroke="var(--earth-2)" stroke-width="2.2" fill="none" stroke-linecap="round"';
  return `<g id="mic-grain-${index}"><path d="${lines}" ${stroke}/>${round}</g>`;
}).join("")}</defs>`;
