/** Drawings of cards, ants, jars and cubes. Callers add the names for readers. */
import type { Card, Insect, Path } from "./model";

const EMBLEMS = [
  // Size of the figure on a seat's emblem in a box of 96, and its distance below the centre.
  { figure: 71, down: 0 },
  { figure: 71, down: 0 },
  { figure: 58, down: 0 },
  { figure: 63, down: -3 },
  { figure: 66, down: 0 },
  { figure: 60, down: 4 },
];

/** A path card around the origin; its insect sits on a disc of paper. */
export function CardFace({ card: [path, insect], size }: { card: Card; size: number }) {
  const disc = size * 0.29,
    inner = size * 0.43;
  return (
    <>
      <use href={`#path-${path}`} x={-size / 2} y={-size / 2} width={size} height={size} />
      {insect && (
        <>
          <circle r={disc} class="paper" stroke-width={size * 0.014} />
          <use href={`#ins-${insect}`} x={-inner / 2} y={-inner / 2} width={inner} height={inner} />
        </>
      )}
    </>
  );
}

/** A path card as an svg of its own. */
export function CardPicture({
  card,
  back = false,
  class: kind,
}: {
  card: Card | null;
  back?: boolean;
  class?: string;
}) {
  return (
    <svg class={kind ? `pic ${kind}` : "pic"} viewBox="-48 -48 96 96" aria-hidden="true" focusable="false">
      {back || !card ? (
        <use href="#back-path" x="-48" y="-48" width="96" height="96" />
      ) : (
        <CardFace card={card} size={96} />
      )}
    </svg>
  );
}

export function PathPicture({ path, class: kind }: { path: Path; class?: string }) {
  return <CardPicture card={[path, null]} {...(kind && { class: kind })} />;
}

export function InsectPicture({ insect, class: kind }: { insect: Insect; class?: string }) {
  return (
    <svg class={kind ? `pic ${kind}` : "pic"} viewBox="-48 -48 96 96" aria-hidden="true" focusable="false">
      <circle r="45" class="paper" stroke-width="3" />
      <use href={`#ins-${insect}`} x="-35" y="-35" width="70" height="70" />
    </svg>
  );
}

/** A choice token as an svg of its own: a path in a rim, black for the Ant and red for the others; or its back. */
export function TokenPicture({ path, red }: { path: Path | null; red: boolean }) {
  return (
    <svg class="pic" viewBox="-48 -48 96 96" aria-hidden="true" focusable="false">
      <TokenFace path={path} red={red} />
    </svg>
  );
}

/** A choice token around the origin, in a box of 96. */
export function TokenFace({ path, red }: { path: Path | null; red: boolean }) {
  return (
    <g class={red ? "token-face red" : "token-face"}>
      <circle r="47" class="rim" />
      {path ? (
        <use href={`#path-${path}`} x="-40" y="-40" width="80" height="80" />
      ) : (
        <>
          <circle r="40" class="cover" />
          <path class="spiral" d={SPIRAL} />
        </>
      )}
    </g>
  );
}

const SPIRAL = Array.from({ length: 27 }, (_, index) => {
  const angle = index * 0.62 + 0.4,
    far = 5 + index * 1.12;
  return `${index ? "L" : "M"}${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`;
}).join("");

/** A seat's pawn around the origin. */
export function Pawn({
  seat,
  size,
  turn = 0,
  figure = "ant-worker",
}: {
  seat: number;
  size: number;
  turn?: number;
  figure?: string;
}) {
  const emblem = (seat % 6) + 1,
    { figure: inner, down } = EMBLEMS[seat % 6]!;
  return (
    <g class={`s${emblem}`} transform={`scale(${size / 96})`}>
      <use href={`#seat-${emblem}`} x="-48" y="-48" width="96" height="96" />
      <use
        href={`#${figure}`}
        x={-inner / 2}
        y={-inner / 2}
        width={inner}
        height={inner}
        transform={`translate(0 ${down}) rotate(${turn})`}
      />
    </g>
  );
}

const FRUIT = ["cherry", "lemon", "grape", "blackberry", "fig", "pomegranate", "nut"]; // fruits drawn in pieces.svg

/** A jar of provisions; a provision without a drawing shows a gift. */
export function Jar({ fruit, class: kind }: { fruit: string; class?: string }) {
  return (
    <svg class={kind ? `pic ${kind}` : "pic"} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <use href="#jar" x="4" y="0" width="88" height="88" />
      <use href={`#fruit-${FRUIT.includes(fruit) ? fruit : "gift"}`} x="24" y="33" width="48" height="48" />
    </svg>
  );
}

/** A cube of the pantry with its seat's emblem, so that it is recognizable without colour. */
export function Cube({ seat, x, y, size }: { seat: number; x: number; y: number; size: number }) {
  return (
    <g class={`s${(seat % 6) + 1}`} transform={`translate(${x} ${y})`}>
      <g data-cube={seat}>
        <use href={`#seat-${(seat % 6) + 1}`} x={-size / 2} y={-size / 2} width={size} height={size} />
      </g>
    </g>
  );
}
