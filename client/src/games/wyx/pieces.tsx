/** Ants and queens: the emblem, colour and figure of a seat, drawn around the origin. */
const SEATS = [
  // Outline of the emblem in a box of 96, size of the figure on it, and its distance below the centre.
  { path: "M48 4A44 44 0 1 1 47.9 4Z", figure: 0.72, down: 0 },
  { path: "M18 7H78Q89 7 89 18V78Q89 89 78 89H18Q7 89 7 78V18Q7 7 18 7Z", figure: 0.74, down: 0 },
  { path: "M41 6Q48 -1 55 6L90 41Q97 48 90 55L55 90Q48 97 41 90L6 55Q-1 48 6 41Z", figure: 0.6, down: 0 },
  { path: "M14 8H82Q91 8 91 18C92 52 80 76 54 91Q48 95 42 91C16 76 4 52 5 18Q5 8 14 8Z", figure: 0.66, down: -3 },
];

const seatOf = (seat: number) => SEATS[seat % SEATS.length]!;

export function Ant({ seat, size, turn }: { seat: number; size: number; turn: number }) {
  const { path, figure, down } = seatOf(seat);
  const half = (figure * 96) / 2;
  return (
    <g class={`s${seat + 1}`} transform={`scale(${size / 96})`}>
      <path d={path} transform="translate(-48 -48)" fill="var(--seat)" stroke="var(--seat-rim)" stroke-width="4" />
      <use
        href="#ant-worker"
        x={-half}
        y={-half}
        width={2 * half}
        height={2 * half}
        transform={`translate(0 ${down}) rotate(${turn})`}
      />
    </g>
  );
}

/** A queen: larger than any other piece, with a second thin ring; the dots at her foot are the ants below. */
export function Queen({ seat, ants }: { seat: number; ants: number }) {
  const { path, figure, down } = seatOf(seat);
  const half = figure * 96 * 0.49,
    step = Math.min(15, 90 / ants);
  return (
    <g class={`s${seat + 1}`}>
      <path
        d={path}
        transform="scale(1.045) translate(-48 -48)"
        fill="var(--seat)"
        stroke="var(--seat-rim)"
        stroke-width="7.6"
        paint-order="stroke"
      />
      <path d={path} transform="scale(1.045) translate(-48 -48)" fill={`url(#pat-${seat + 1})`} opacity=".2" />
      <path d={path} transform="scale(.93) translate(-48 -48)" fill="none" stroke="var(--seat-on)" stroke-width="2.2" />
      <use
        href="#ant-queen"
        x={-half}
        y={-half}
        width={2 * half}
        height={2 * half}
        transform={`translate(0 ${down})`}
      />
      {Array.from({ length: ants }, (_, index) => (
        <circle
          key={index}
          cx={(index - (ants - 1) / 2) * step}
          cy="43"
          r={Math.min(5.6, step / 2.1)}
          fill="var(--seat-rim)"
          stroke="var(--seat)"
          stroke-width="2.4"
        />
      ))}
    </g>
  );
}

const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
] as const;

function Pips({ count, x, y, high }: { count: number; x: number; y: number; high: number }) {
  const pips = PIPS[count];
  if (!pips)
    return (
      <text x={x} y={y + 9}>
        {count}
      </text>
    ); // more than the dots of a domino
  return (
    <>
      {pips.map(([a, b], index) => (
        <circle key={index} cx={x + a * 9.5} cy={y + b * high} r={count < 5 ? 5 : 4.4} />
      ))}
    </>
  );
}

/**
 * A domino, upright 64 × 112 or lying 112 × 64. The upper (left) half shows the distance sideways, the other the
 * distance up or down.
 */
export function DominoFace({
  domino: [side, across, way, along],
  flat,
}: {
  domino: readonly [string, number, string, number];
  flat: boolean;
}) {
  const x = flat ? 46 : 52,
    y = flat ? 32 : 28,
    left = side === "left" ? -1 : 1;
  const ux = flat ? 101 : 51.5,
    uy = flat ? 32 : 84,
    up = way === "up" ? -1 : 1;
  return (
    <g class="face">
      <rect x="1.5" y="1.5" width={flat ? 109 : 61} height={flat ? 61 : 109} rx="9" class="body" />
      <path d={flat ? "M56 8V56" : "M8 56H56"} class="cut" />
      <g class="pips">
        <Pips count={across} x={flat ? 22 : 28} y={flat ? 32 : 28} high={flat ? 12 : 10} />
        <Pips count={along} x={flat ? 77 : 28} y={flat ? 32 : 84} high={flat ? 12 : 10} />
      </g>
      <path
        class="arrow"
        d={`M${x - 4 * left} ${y}L${x + 4 * left} ${y}M${x} ${y - 5}L${x + 5 * left} ${y}L${x} ${y + 5}`}
      />
      <path
        class="arrow"
        d={[
          `M${ux} ${uy - 5 * up}L${ux} ${uy + 5 * up}`,
          `M${ux - 5} ${uy + 0.5 * up}L${ux} ${uy + 5.5 * up}L${ux + 5} ${uy + 0.5 * up}`,
        ].join("")}
      />
    </g>
  );
}
