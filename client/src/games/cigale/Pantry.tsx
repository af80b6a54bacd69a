/** Autumn's pantry: a shelf for each path, with a cube of each seat. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../i18n";
import { toldTo } from "../../table/store/log";
import { MOVE, move, usePrevious } from "../../table/store/motion";
import { type CigaleContext, PATHS } from "./model";
import { Cube } from "./pieces";

const SHELF = 76,
  LABEL = 62,
  SLOT = 60,
  EDGE = 12;
const SPOTS = [
  [[0, 0]],
  [
    [-13, 0],
    [13, 0],
  ],
  [
    [-13, -12],
    [13, -12],
    [0, 12],
  ],
  [
    [-13, -13],
    [13, -13],
    [-13, 13],
    [13, 13],
  ],
] as const;

export function Pantry({ context }: { context: CigaleContext }) {
  const view = context.view,
    { shelf } = context.edition.points,
    { names } = toldTo(context),
    root = useRef<SVGSVGElement>(null),
    before = usePrevious(view);
  const slots = shelf.length,
    width = LABEL + SLOT * slots + 2 * EDGE,
    height = SHELF * PATHS.length + 2 * EDGE;
  const at = (slot: number): number => EDGE + LABEL + SLOT * (slot - 0.5);
  /** Return the place of a seat's cube on a shelf, beside other cubes there; null on an empty shelf. */
  const spot = (
    shown: typeof view,
    seat: number,
    shelfNumber: number,
  ): { x: number; y: number; size: number } | null => {
    const slot = shown.shelves[seat]?.[shelfNumber] ?? 0;
    if (!slot) return null;
    const all = shown.shelves.flatMap((shelves, other) => (shelves[shelfNumber] === slot ? [other] : [])),
      [dx, dy] = SPOTS[all.length - 1]![all.indexOf(seat)]!;
    return { x: at(slot) + dx, y: EDGE + SHELF * shelfNumber + 34 + dy, size: all.length > 1 ? 24 : 36 };
  };
  useLayoutEffect(() => {
    if (!before || before === view) return;
    for (const [seat, shelves] of view.shelves.entries())
      for (const [shelfNumber, slot] of shelves.entries()) {
        if (slot === before.shelves[seat]?.[shelfNumber]) continue;
        const from = spot(before, seat, shelfNumber) ?? { x: EDGE + LABEL - 20, y: EDGE + SHELF * shelfNumber + 34 },
          to = spot(view, seat, shelfNumber);
        if (to)
          void move(
            root.current?.querySelector(`[data-shelf="${shelfNumber}"] [data-cube="${seat}"]`),
            [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }],
            { duration: 2 * MOVE },
          );
      }
  }, [view]);
  const words = PATHS.map((path, index) =>
    say("cigale-shelf", {
      path,
      cubes: view.shelves
        .map((shelves, seat) => say("cigale-shelf-of", { seat: names[seat] ?? "", slot: shelves[index] ?? 0 }))
        .join(", "),
    }),
  );
  return (
    <div class="cigale-pantry">
      <svg ref={root} class="cigale" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <rect width={width} height={height} rx="16" class="wood" />
        <rect x="5" y="5" width={width - 10} height={height - 10} rx="12" class="frame" />
        {PATHS.map((path, index) => {
          const top = EDGE + SHELF * index;
          return (
            <g key={path} data-shelf={index} data-name={words[index]}>
              <rect x={EDGE} y={top + 2} width={width - 2 * EDGE} height={SHELF - 12} rx="6" class="niche" />
              <rect x={EDGE - 4} y={top + SHELF - 12} width={width - 2 * EDGE + 8} height="9" rx="3" class="plank" />
              <use href={`#path-${path}`} x={EDGE + 7} y={top + 10} width="48" height="48" />
              {shelf.map((points, slot) => (
                <g key={slot}>
                  <rect
                    x={at(slot + 1) - 27}
                    y={top + 7}
                    width="54"
                    height="54"
                    rx="10"
                    class={slot === slots - 1 ? "slot full" : "slot"}
                  />
                  <text x={at(slot + 1)} y={top + 42} class="pts">
                    {points}
                  </text>
                </g>
              ))}
              {view.shelves.map((_, seat) => {
                const where = spot(view, seat, index);
                return where && <Cube key={seat} seat={seat} {...where} />;
              })}
            </g>
          );
        })}
      </svg>
      <ul class="vh">
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
