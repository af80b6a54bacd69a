/**
 * Drawing of an anthill: its tiles around the foundation, the army in its holes. The ring (Ring.tsx) takes the presses.
 */
import type { ComponentChildren } from "preact";
import type { Anthill, Edition, Laid } from "./model";
import { ArchitectToken, Digs, Earth, Emblem, RedArmy, Soldier } from "./pieces";
import { shape } from "./shape";

export const REACH = 354; // from the centre of the drawing to its edge

/** The centre: foundation, emblem, army with its preview, tokens. */
export function Foundation({
  anthill,
  edition,
  army = anthill.army,
  architects,
  leader,
}: {
  anthill: Anthill;
  edition: Edition;
  army?: number;
  architects: number;
  leader: boolean;
}) {
  const print = shape(edition),
    tiles = anthill.row.length,
    tilt = tiles > 0 && tiles % 2 === 0 ? 180 / edition.box.sides : 0,
    stay = Math.min(army, anthill.army);
  return (
    <g class="foundation">
      <g transform={`rotate(${tilt})`}>
        <path class="wood" d={print.foundation} />
        <path class="heart" d={print.heart} />
      </g>
      {Array.from({ length: Math.max(edition.box.holes, army, anthill.army) }, (_, index) => {
        const { x, y } = print.hole(index % edition.box.holes),
          state = index < stay ? "" : index < anthill.army ? "leaving" : index < army ? "coming" : null;
        return (
          <g key={index} data-hole={index}>
            <circle class="hole" cx={x} cy={y} r="15" />
            {state !== null && <Soldier x={x} y={y} size={36} state={state} />}
          </g>
        );
      })}
      <g transform="translate(0 -24)">
        <Emblem seat={anthill.seat} size={92} />
      </g>
      <g transform="translate(0 52)">
        <g transform={`translate(${leader ? (anthill.army > 9 ? -37 : -27) : anthill.army > 9 ? -8 : 0} 0)`}>
          <use class="mark" href="#ant-soldier" x="-31" y="-17" width="34" height="34" />
          <text class="army" x="6" y="11">
            {anthill.army}
          </text>
        </g>
        {leader && (
          <g transform={`translate(${anthill.army > 9 ? 38 : 32} 0)`}>
            <RedArmy size={44} />
          </g>
        )}
      </g>
      {Array.from({ length: architects }, (_, index) => (
        <g key={index} transform={`translate(${(index % 2 ? -1 : 1) * 66} ${-24 - 12 * (index >> 1)})`}>
          <ArchitectToken size={34} />
        </g>
      ))}
    </g>
  );
}

/** The galleries and things of a row's tiles; each is drawn over the edge of the one before. */
export function Row({
  anthill,
  edition,
  row = anthill.row,
  tiles = row.length,
  from = 0,
  tints,
  hot,
  bare = false,
}: {
  anthill: Anthill;
  edition: Edition;
  row?: readonly Laid[];
  tiles?: number;
  from?: number;
  tints: ReadonlyMap<number, number>;
  hot?(gallery: number): boolean;
  bare?: boolean;
}) {
  const print = shape(edition);
  return (
    <>
      {row.map(({ tile, galleries }, index) => {
        const turn = print.turn(from + index, tiles);
        return (
          <g key={tile} data-dug={tile} transform={`rotate(${turn})`}>
            <g>
              <Digs
                drawn={print.tile(tile)}
                upright={turn}
                bare={bare}
                tint={(piece) => tints.get(galleries[piece]!) ?? 0}
                {...(hot && { hot: (piece: number) => hot(galleries[piece]!) })}
                full={anthill.row.find((slice) => slice.tile === tile)?.barracks.map(({ full }) => full) ?? []}
              />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** A whole anthill of any size, without presses. */
export function Hill({
  anthill,
  edition,
  architects = 0,
  leader = false,
  bare = false,
  tints,
  class: kind,
  children,
}: {
  anthill: Anthill;
  edition: Edition;
  tints: ReadonlyMap<number, number>;
  architects?: number;
  leader?: boolean;
  bare?: boolean;
  class?: string;
  children?: ComponentChildren;
}) {
  const print = shape(edition),
    { row } = anthill,
    tiles = row.length,
    { sides } = edition.box;
  return (
    <svg
      class={`mic hill${bare ? " bare" : ""} ${kind ?? ""}`}
      viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}
      aria-hidden="true"
      focusable="false"
    >
      {!bare && <circle class="bed" r="350" />}
      {Array.from({ length: sides - tiles }, (_, index) => (
        <path
          key={index}
          class="vacant"
          d={print.outline}
          transform={`rotate(${print.turn(tiles + index, tiles || 1)})`}
        />
      ))}
      {row.map(({ tile }, index) => (
        <g key={tile} transform={`rotate(${print.turn(index, tiles)})`}>
          {bare ? <path class="earth" d={print.outline} /> : <Earth shape={print} tile={tile} />}
        </g>
      ))}
      <Row anthill={anthill} edition={edition} bare={bare} tints={tints} />
      {bare ? children : <Foundation anthill={anthill} edition={edition} architects={architects} leader={leader} />}
    </svg>
  );
}
