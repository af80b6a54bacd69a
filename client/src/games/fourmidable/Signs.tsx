/** All signs of this table with names and a line of help: beside the board, or in a sheet. */
import type { ComponentChildren } from "preact";
import { say } from "../../i18n";
import { Piece } from "../../parts/Icon";
import { type FourmidableContext, hexagon } from "./model";
import { capital } from "./names";
import { AntPicture, AntToken, Hole, Prowler, Put, Scent, Strip } from "./pieces";
import { lineOf, nameOf, sign, signsOf, textOf } from "./signs";

const MIDDLE = { x: 0, y: 0 };

function Hex({ ground, children }: { ground: "brown" | "green" | "bare"; children?: ComponentChildren }) {
  return (
    <svg class="fou" viewBox="-44 -44 88 88" aria-hidden="true" focusable="false">
      <g class="land">
        <path class={ground} d={hexagon(MIDDLE, 0.99)} />
      </g>
      {children}
    </svg>
  );
}

function picture(id: string, seat: number) {
  switch (id) {
    case "take":
      return (
        <Hex ground="brown">
          <Put id="res-beetle" at={MIDDLE} size={50} />
          <path class="rim edge" d={hexagon(MIDDLE, 0.86)} />
          <path class="rim" d={hexagon(MIDDLE, 0.86)} />
        </Hex>
      );
    case "reach":
      return (
        <Hex ground="green">
          <Put id="res-raspberry" at={MIDDLE} size={50} />
          <circle class="spot" cx="22" cy="-20" r="7.5" />
        </Hex>
      );
    case "useful":
      return (
        <Hex ground="brown">
          <Put id="res-ladybug" at={MIDDLE} size={50} />
          <Put id="leaf-value" at={{ x: 20, y: -20 }} size={30} />
        </Hex>
      );
    case "ready":
      return <AntPicture seat={seat} kind="hunter" day />;
    case "many":
      return (
        <Hex ground="bare">
          <g transform="translate(0 -8)">
            <AntToken seat={seat} kind="hunter" size={46} />
          </g>
          <Strip at={{ x: 0, y: 26 }} seat={seat} counts={[1, 2, 1]} />
        </Hex>
      );
    case "pheromone":
      return (
        <Hex ground="bare">
          <Scent at={MIDDLE} seat={seat} />
        </Hex>
      );
    case "empty":
      return (
        <Hex ground="brown">
          <Put id="terrain-empty" at={MIDDLE} size={54} />
        </Hex>
      );
    case "water":
      return (
        <Hex ground="bare">
          <Put id="water" at={MIDDLE} size={66} />
        </Hex>
      );
    case "hole":
    case "nest":
      return (
        <Hex ground="bare">
          <Hole at={MIDDLE} number={id === "nest" ? 1 : 2} seat={seat} />
        </Hex>
      );
    case "earth":
      return <Piece id="res-rock" class="paper" />;
    case "library":
      return <Piece id="library" class="paper" />;
    case "queen":
      return <Piece id="ant-queen" class="paper" />;
    case "birth":
      return <Piece id="egg" class="paper" />;
    case "predator":
      return (
        <Hex ground="green">
          <Prowler predator="spider" at={MIDDLE} size={54} />
        </Hex>
      );
    case "weather":
      return <Piece id="wind" class="paper" />;
    case "hour":
      return <Piece id="mark-night" />;
    default:
      return <Piece id={id} class="paper" />;
  }
}

/** The help of the sign under the pointer, over the edge of the board, so that nothing moves. */
export function Pointed({ context }: { context: FourmidableContext }) {
  const line = lineOf(sign.value, context);
  return line ? <p class="fou-pointed">{capital(line)}</p> : null;
}

export function Signs({ context }: { context: FourmidableContext }) {
  const seat = Math.max(0, context.seat);
  return (
    <ul class="fou-signs" tabIndex={0} aria-label={say("table-signs")}>
      {signsOf(context).map((id) => (
        <li key={id}>
          {picture(id, seat)}
          <b>{nameOf(id)}</b>
          <span>{textOf(id, context)}</span>
        </li>
      ))}
    </ul>
  );
}
