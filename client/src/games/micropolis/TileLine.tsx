/** The line: the cost of each tile, the soldiers on it, and those that would be paid onto it. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { say } from "../../i18n";
import { classes } from "../../parts/classes";
import { Row } from "../../table/page/Row";
import { MOVE, move, STEP, usePrevious } from "../../table/store/motion";
import { ahead, grasp, type MicropolisContext, takes, waysTo } from "./model";
import { tileHelp, tileWords } from "./names";
import { Digs, Earth, Sign, Soldier } from "./pieces";
import { type Shape, shape } from "./shape";
import { leave, lineOnPage } from "./travel";

const MOST = 3; // soldiers drawn one by one; more are a number

/** Soldiers on a tile, and those that would join them. */
function Standing({ soldiers, coming }: { soldiers: number; coming: number }) {
  const many = soldiers > MOST,
    shown = many ? 1 : soldiers,
    all = shown + coming + (many ? 0.7 : 0),
    step = Math.min(56, 150 / Math.max(1, all - 1));
  const x = (index: number): number => (index - (all - 1) / 2) * step;
  return (
    <g>
      {Array.from({ length: shown }, (_, index) => (
        <Soldier key={index} x={x(index)} y={-304} size={52} />
      ))}
      {many && (
        <text class="many" x={x(0.55)} y={-290}>
          ×{soldiers}
        </text>
      )}
      {Array.from({ length: coming }, (_, index) => (
        <Soldier key={`coming ${index}`} x={x(shown + index + (many ? 0.7 : 0))} y={-304} size={52} state="coming" />
      ))}
    </g>
  );
}

function Face({ print, tile }: { print: Shape; tile: number }) {
  return useMemo(
    () => (
      <>
        <Earth shape={print} tile={tile} />
        <Digs drawn={print.tile(tile)} />
      </>
    ),
    [print, tile],
  );
}

interface TileLineProps {
  context: MicropolisContext;
  over: number; // place under the pointer whose tile can be taken
  point(place: number): void;
  look(tile: number): void; // describes a tile; 0: none
}

export function TileLine({ context, over, point, look }: TileLineProps) {
  const { view, edition, partial, offers } = context,
    { line } = view,
    print = shape(edition),
    root = useRef<HTMLDivElement>(null);
  const before = usePrevious(view),
    lefts = useRef(new Map<number, number>());
  const offered = new Set(takes(offers).map(({ action }) => action.place));
  const aim = ahead(context),
    asked = offered.size > 0 || (context.due && !view.question);
  const place = aim?.action.place ?? partial?.place ?? over,
    chosen = aim?.chosen || partial ? place : 0;
  const way = place ? (aim ?? waysTo(context, place, partial?.architect)[0]) : undefined,
    paid = way?.outlook.cost ?? 0;
  const [planned] = context.premoves,
    later = planned?.type === "Take" ? planned.place : 0;
  const refused = context.refused?.type === "Take" ? context.refused.place : 0;

  useLayoutEffect(() => {
    // Tiles slide to the front, new ones are turned over.
    const box = root.current!,
      was = lefts.current,
      now = new Map<number, number>();
    let fresh = 0;
    for (const tile of box.querySelectorAll<HTMLElement>("[data-tile]")) {
      const number = Number(tile.dataset.tile),
        old = was.get(number),
        left = tile.offsetLeft;
      now.set(number, left);
      lineOnPage.set(number, tile.firstElementChild!.getBoundingClientRect());
      if (!before || before === view) continue;
      if (old === undefined)
        void move(tile.firstElementChild, [{ transform: "scale(0, 1)" }, { transform: "none" }], {
          duration: MOVE,
          delay: STEP * fresh++,
        });
      else if (old !== left)
        void move(tile, [{ transform: `translateX(${old - left}px)` }, { transform: "none" }], { duration: MOVE });
    }
    // A missing tile went to an anthill.
    if (before && before !== view) for (const number of was.keys()) if (!now.has(number)) leave(number);
    lefts.current = now;
  });
  useLayoutEffect(() => {
    // On a phone the line is longer than the window.
    if (chosen && context.phone)
      root.current?.querySelector(`[data-place="${chosen}"]`)?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [chosen]);

  function press(at: number): void {
    look(line[at - 1]!.tile);
    if (context.readOnly) return;
    if (partial?.place === at) context.setPartial(null);
    else grasp(context, at);
  }

  function show(at: number): void {
    point(offered.has(at) ? at : 0);
    if (at || !context.phone) look(at ? line[at - 1]!.tile : 0); // on a phone it stays until another tile is touched
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing can be pressed here; the tiles in it are buttons
    <div class="mic-line" ref={root} onMouseLeave={() => show(0)}>
      <Row label={say("micropolis-line")} class="tiles">
        {line.map(({ tile, soldiers }, index) => {
          const at = index + 1,
            lit = offered.has(at),
            ways = lit ? waysTo(context, at, partial?.place === at && partial.architect) : [],
            token = !!ways[0]?.action.architect;
          const name = [
            say("micropolis-tile", { place: at, tile: tileWords(edition, tile), cost: index, soldiers }),
            asked && !context.readOnly ? (lit ? say("micropolis-possible") : say("micropolis-impossible")) : "",
          ];
          const state = classes(
            lit ? "lit" : asked && "asleep",
            at === chosen ? "chosen" : at === place && "pointed",
            at === refused && "refused",
            at === later && "planned",
          );
          return (
            <button
              type="button"
              key={tile}
              data-tile={tile}
              data-place={at}
              class={`lt ${state}`}
              aria-label={name.filter(Boolean).join(", ")}
              aria-description={tileHelp(edition, tile).join(" ")}
              aria-pressed={lit ? at === chosen : undefined}
              aria-disabled={context.readOnly || undefined}
              onClick={() => press(at)}
              onMouseEnter={() => !context.phone && show(at)}
              onFocus={(event) => event.currentTarget.matches(":focus-visible") && show(at)}
              onBlur={() => show(0)}
            >
              <svg viewBox={print.box} aria-hidden="true" focusable="false">
                <path class="plate" d={print.outline} />
                <Face print={print} tile={tile} />
                <path class="rim" d={print.outline} />
                <path class="rim in" d={print.outline} />
                <Standing soldiers={soldiers} coming={place > at && paid ? 1 : 0} />
              </svg>
              <span class="pr" aria-hidden="true">
                {token ? (
                  <>
                    <Sign what="architect" />
                    {say("micropolis-by-token")}
                  </>
                ) : (
                  say("micropolis-price", { cost: index })
                )}
              </span>
            </button>
          );
        })}
      </Row>
      <p class="pile" title={say("micropolis-pile-of", { count: view.pile })}>
        <svg viewBox={print.box} aria-hidden="true" focusable="false">
          {view.pile > 1 && <path class="back" d={print.outline} transform="translate(0 -8)" />}
          {view.pile > 0 ? (
            <>
              <path class="back" d={print.outline} />
              <use href="#ant-queen" x="-46" y="-290" width="92" height="92" />
            </>
          ) : (
            <path class="none" d={print.outline} />
          )}
        </svg>
        <span aria-hidden="true">{say("micropolis-pile", { count: view.pile })}</span>
        <span class="vh">{say("micropolis-pile-of", { count: view.pile })}</span>
      </p>
    </div>
  );
}
