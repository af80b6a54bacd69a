/** The viewer's anthills: slices and free ends are the cells of a grid, with a row for each anthill. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say, withSign } from "../../i18n";
import { cellAfter, cellProps, useBoardFocus } from "../../table/input/boardKeys";
import { flight, MOVE, move, usePrevious } from "../../table/store/motion";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import { Foundation, REACH, Row } from "./Hill";
import {
  type Anthill,
  agesOf,
  ahead,
  leads,
  type MicropolisContext,
  type Take,
  tintsAhead,
  tintsOf,
  waysTo,
  whose,
  withTile,
} from "./model";
import { galleryWords, tileWords } from "./names";
import { Digs, Earth } from "./pieces";
import { shape } from "./shape";
import { lineOnPage } from "./travel";

const GAP = 24;

interface End {
  readonly side: Take["side"];
  readonly turn: number;
}

/** Return the free ends of a row: beside the first and the last tile; one if they are the same. */
function endsOf(anthill: Anthill, sides: number, turn: (index: number, tiles: number) => number): End[] {
  const tiles = anthill.row.length,
    right = { side: "right" as const, turn: turn(tiles, tiles) };
  if (tiles === sides) return [];
  return tiles === 0
    ? [{ side: "right", turn: 0 }]
    : tiles + 1 === sides
      ? [right]
      : [{ side: "left", turn: turn(-1, tiles) }, right];
}

interface RingProps {
  context: MicropolisContext;
  shown: readonly Anthill[];
  over: number; // place in the line under the pointer
  tell(text: readonly string[]): void; // receives the words of the galleries under the pointer
}

export function Ring({ context, shown, over, tell }: RingProps) {
  const { view, edition, partial, offers } = context,
    print = shape(edition),
    ages = agesOf(context),
    root = useRef<SVGSVGElement>(null),
    before = usePrevious(view);
  const [at, setAt] = useState("");
  const [ring, setRing] = useState(false);
  const [looked, setLooked] = useState<{ key: string; galleries: readonly number[] } | null>(null);
  const aim = ahead(context),
    inHand = aim !== null || partial !== null,
    place = aim?.action.place ?? partial?.place ?? over;
  const ways = place ? waysTo(context, place, aim?.action.architect ?? partial?.architect) : [];
  const [planned] = context.premoves,
    later = planned?.type === "Take" ? planned : null;
  const question = context.due ? view.question : null;
  const switches = new Map(offersOf(offers, "Switch").map((offer) => [offer.action.barracks, offer]));
  const [fills] = offersOf(offers, "Fill");

  const hills = shown.map((anthill) => {
    const ends = endsOf(anthill, edition.box.sides, (index, tiles) => print.turn(index, tiles)).map((end) => {
      const way = ways.find(({ action }) => action.anthill === anthill.anthill && action.side === end.side);
      const near = aim !== null && aim.action.anthill === anthill.anthill && aim.action.side === end.side;
      const future = way ? withTile(anthill, way.outlook) : null,
        tinted = way && future && tintsAhead(future, way.outlook.tile, ages);
      return {
        ...end,
        way,
        future,
        tinted,
        state:
          later?.anthill === anthill.anthill && later.side === end.side
            ? "planned"
            : near
              ? aim.chosen
                ? "chosen"
                : "pointed"
              : !way
                ? context.canPremove && partial
                  ? "open"
                  : ""
                : inHand
                  ? "lit"
                  : "seen",
      };
    });
    return { anthill, ends, next: ends.find(({ state }) => state === "chosen" || state === "pointed") ?? null };
  });
  type HillState = (typeof hills)[number];

  /** Return the cells of a row, clockwise. */
  function cellsOf({ anthill, ends }: HillState): string[] {
    const key = whose(anthill),
      slices = anthill.row.map(({ tile }) => `${key} ${tile}`);
    return [
      ...ends.filter(({ side }) => side === "left").map(() => `${key} left`),
      ...slices,
      ...ends.filter(({ side }) => side === "right").map(() => `${key} right`),
    ];
  }
  const rows = hills.map(cellsOf),
    all = rows.flat(),
    home = all.includes(at) ? at : (all.find((cell) => cell.endsWith("right")) ?? all[0] ?? "");

  // Animate the change: the row makes room, the new tile arrives from outside.
  useLayoutEffect(() => {
    const svg = root.current;
    if (!before || before === view || !svg) return;
    for (const anthill of shown) {
      const was = before.anthills.find((one) => whose(one) === whose(anthill)),
        grown = anthill.row.length - (was?.row.length ?? 0);
      if (!was || Math.abs(grown) !== 1) continue;
      const longer = grown > 0 ? anthill.row : was.row,
        shorter = grown > 0 ? was.row : anthill.row;
      const left = shorter.length > 0 && longer[0]!.tile !== shorter[0]!.tile,
        step = (180 / edition.box.sides) * (left ? -grown : grown);
      void move(
        svg.querySelector(`[data-hill="${whose(anthill)}"] .turning`),
        [{ transform: `rotate(${step}deg)` }, { transform: "none" }],
        { duration: MOVE },
      );
      const fresh = longer[left ? 0 : longer.length - 1]!.tile;
      const parts = svg.querySelectorAll(
          `[data-hill="${whose(anthill)}"] :is([data-earth="${fresh}"], [data-dug="${fresh}"] > g)`,
        ),
        frames = flight(parts[0], lineOnPage.get(fresh)) ?? [
          { transform: "translate(0, -46px)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ];
      if (grown > 0) for (const part of parts) void move(part, frames, { duration: 2 * MOVE });
    }
  }, [view]);

  function words({ anthill, ends }: HillState, cell: string): string {
    const what = cell.slice(whose(anthill).length + 1),
      end = ends.find(({ side }) => side === what),
      tiles = anthill.row.length;
    if (end) {
      const which = tiles === 0 ? "first" : tiles + 1 === edition.box.sides ? "last" : end.side,
        asked = inHand && offers.length > 0;
      return [
        say("micropolis-end", { which }),
        end.way && inHand ? say("micropolis-end-points", { total: end.way.outlook.change.total }) : "",
        asked ? (end.way ? say("micropolis-possible") : say("micropolis-impossible")) : "",
      ]
        .filter(Boolean)
        .join(", ");
    }
    const index = anthill.row.findIndex(({ tile }) => String(tile) === what),
      slice = anthill.row[index]!;
    const own = [...new Set(slice.galleries)].map((gallery) => anthill.galleries[gallery]!);
    return [
      say("micropolis-slice", { number: index + 1, tiles, tile: tileWords(edition, slice.tile) }),
      ...slice.barracks.map(({ places, full }) => say("micropolis-barracks", { places, full: full ? 1 : 0 })),
      ...own.map((gallery) => say("micropolis-slice-gallery", { gallery: galleryWords(gallery) })),
      lit(anthill, slice.tile) ? say("micropolis-possible") : "",
    ]
      .filter(Boolean)
      .join(", ");
  }
  /** Whether a question is about the slice. */
  function lit({ anthill, row }: Anthill, tile: number): boolean {
    if (!question || question.anthill !== anthill) return false;
    const { barracks } = row.find((slice) => slice.tile === tile)!;
    return fills ? question.tile === tile : barracks.some((one) => switches.has(one.barracks));
  }

  function look(key: string, anthill: Anthill, galleries: readonly number[]): void {
    if (looked ? looked.key === key && looked.galleries.join() === galleries.join() : !galleries.length) return;
    setLooked(galleries.length ? { key, galleries } : null);
    tell([...new Set(galleries)].map((gallery) => galleryWords(anthill.galleries[gallery]!)));
  }
  /** Return the gallery of a slice under the pointer. */
  function under(event: MouseEvent, anthill: Anthill, tile: number): readonly number[] {
    const dug = root.current?.querySelector(`[data-hill="${whose(anthill)}"] [data-dug="${tile}"]`),
      slice = anthill.row.find((one) => one.tile === tile);
    for (const way of dug?.querySelectorAll<SVGPathElement>(".bore") ?? []) {
      const spot = new DOMPoint(event.clientX, event.clientY).matrixTransform(way.getScreenCTM()!.inverse());
      if (way.isPointInStroke(spot)) return [slice!.galleries[Number(way.dataset.piece)]!];
    }
    return [];
  }

  const go = useBoardFocus(root, setAt, (to) => {
    // The key N goes to the next possible cell, else to the line; 0 to the ring.
    const cells = [...(root.current?.querySelectorAll<SVGElement>(".cell.lit") ?? [])].map(
      (cell) => cell.dataset.cell!,
    );
    const line = document.querySelector<HTMLElement>(".mic-line .lit");
    if (!to || cells.length || !line) return to && cells.length ? cellAfter(cells, at) : home;
    line.focus();
    return null;
  });

  function press({ anthill, ends }: HillState, cell: string): void {
    setAt(cell);
    const what = cell.slice(whose(anthill).length + 1),
      end = ends.find(({ side }) => side === what);
    if (context.readOnly || (!end && !question)) return;
    if (end?.way && inHand) context.select(end.way);
    else if (end) {
      if (inHand)
        context.refuse({
          type: "Take",
          place,
          side: end.side,
          anthill: anthill.anthill,
          architect: partial?.architect ?? false,
        });
      else if (context.due && !view.question)
        context.showRefusal(null, say("micropolis-first"), say("micropolis-first.text"));
      else context.refuse(question?.what === "barracks" ? { type: "Switch", barracks: 1 } : { type: "Fill" });
    } else if (fills && lit(anthill, Number(what))) context.select(fills);
    else if (question?.what === "sentinel") {
      const own = anthill.row.find(({ tile }) => String(tile) === what)!.barracks,
        barracks = own.find((one) => switches.has(one.barracks)) ?? own[0];
      if (barracks)
        selectOrRefuse(context, switches.get(barracks.barracks), { type: "Switch", barracks: barracks.barracks });
    }
  }
  function keys(event: KeyboardEvent, hill: HillState, cell: string): void {
    const row = rows.findIndex((cells) => cells.includes(cell)),
      cells = rows[row]!,
      index = cells.indexOf(cell),
      around = cells.length;
    const to = {
      ArrowRight: cells[(index + 1) % around],
      ArrowLeft: cells[(index + around - 1) % around],
      ArrowUp: rows[row - 1]?.[0],
      ArrowDown: rows[row + 1]?.[0],
      Home: cells[0],
      End: cells.at(-1),
    }[event.key];
    if (event.key.startsWith("Arrow") || to) {
      event.preventDefault();
      event.stopPropagation();
      if (to) go(to);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      press(hill, cell);
    }
  }

  const wide = 2 * REACH * shown.length + GAP * (shown.length - 1);
  return (
    <svg
      ref={root}
      class="mic ring"
      viewBox={`${-REACH} ${-REACH} ${wide} ${2 * REACH}`}
      role="grid"
      aria-label={
        shown[0]?.seat === context.seat
          ? say("micropolis-yours")
          : say("micropolis-theirs", { seat: context.names[shown[0]?.seat ?? 0] ?? "" })
      }
      onMouseLeave={() => {
        setLooked(null);
        tell([]);
        if (!aim?.chosen) context.hover(null);
      }}
    >
      {hills.map((hill, number) => {
        const { anthill, ends, next } = hill,
          tiles = anthill.row.length,
          key = whose(anthill);
        const future = next?.future,
          fresh = future && (next.side === "left" ? future[0] : future.at(-1)),
          seen = next?.tinted ?? tintsOf(anthill, ages);
        const hot = (gallery: number): boolean =>
          fresh ? fresh.galleries.includes(gallery) : looked?.key === key && looked.galleries.includes(gallery);
        const cell = (id: string, state: string, inside: ComponentChildren, turn: number, tile: number) => (
          <g
            key={id}
            role="gridcell"
            {...cellProps(id, state, home)}
            aria-label={words(hill, id)}
            transform={`rotate(${turn})`}
            aria-selected={state.startsWith("lit") ? state.includes("chosen") : undefined}
            onClick={(event) => {
              if (tile) look(key, anthill, under(event, anthill, tile));
              press(hill, id);
            }}
            onKeyDown={(event) => keys(event, hill, id)}
            onMouseMove={(event) => {
              if (context.phone) return;
              if (tile) look(key, anthill, under(event, anthill, tile));
              const way = ends.find(({ side }) => id === `${key} ${side}`)?.way;
              if (way && (partial || aim) && !aim?.chosen && aim?.action !== way.action) context.hover(way);
            }}
            onFocus={(event) => {
              setAt(id);
              setRing(event.currentTarget.matches(":focus-visible"));
              const slice = anthill.row.find((one) => one.tile === tile),
                way = ends.find(({ side }) => id === `${key} ${side}`)?.way;
              if (event.currentTarget.matches(":focus-visible")) {
                look(key, anthill, slice?.galleries ?? []);
                if (partial && !aim?.chosen) context.hover(way ?? null);
              }
            }}
            onBlur={() => {
              setRing(false);
              setLooked(null);
              tell([]);
            }}
          >
            <g data-earth={tile || undefined}>{inside}</g>
          </g>
        );
        return (
          <g
            key={key}
            role="row"
            data-hill={key}
            aria-label={shown.length > 1 ? say("micropolis-hill", { anthill: anthill.anthill }) : undefined}
            transform={`translate(${number * (2 * REACH + GAP)} 0)`}
          >
            <circle class="bed" r="350" aria-hidden="true" />
            {shown.length > 1 && (
              <g class="number" aria-hidden="true" transform="translate(-312 -312)">
                <circle r="30" />
                <text y="12">{anthill.anthill}</text>
              </g>
            )}
            <g class="turning" role="presentation">
              <g aria-hidden="true">
                {Array.from({ length: edition.box.sides - tiles }, (_, index) => (
                  <path
                    key={index}
                    class="vacant"
                    d={print.outline}
                    transform={`rotate(${tiles ? print.turn(tiles + index, tiles) : print.turn(index, 1)})`}
                  />
                ))}
              </g>
              {ends
                .filter(({ side }) => side === "left")
                .map(({ turn, state }) =>
                  cell(
                    `${key} left`,
                    state && state !== "seen" ? `lit ${state} end` : "end",
                    <path class="plate" d={print.outline} />,
                    turn,
                    0,
                  ),
                )}
              {anthill.row.map(({ tile }, index) =>
                cell(
                  `${key} ${tile}`,
                  lit(anthill, tile) ? "lit" : "",
                  <Earth shape={print} tile={tile} />,
                  print.turn(index, tiles),
                  tile,
                ),
              )}
              {ends
                .filter(({ side }) => side === "right")
                .map(({ turn, state }) =>
                  cell(
                    `${key} right`,
                    state && state !== "seen" ? `lit ${state} end` : "end",
                    <path class="plate" d={print.outline} />,
                    turn,
                    0,
                  ),
                )}
              <g class="above" aria-hidden="true">
                {ends.map(({ side, turn, way, future: then, tinted, state }) => {
                  if (!way || !then) return null;
                  const { tile } = way.outlook,
                    own = (side === "left" ? then[0] : then.at(-1))!;
                  return (
                    <g key={side} class={`ghost ${state}`} transform={`rotate(${turn})`}>
                      <Earth shape={print} tile={tile} />
                      {(state === "lit" || state === "seen") && (
                        <Digs
                          drawn={print.tile(tile)}
                          upright={turn}
                          tint={(piece) => tinted?.get(own.galleries[piece]!) ?? 0}
                        />
                      )}
                    </g>
                  );
                })}
                <Row
                  anthill={anthill}
                  edition={edition}
                  tints={seen}
                  hot={hot}
                  {...(future && { row: future, tiles: tiles || 1, from: next!.side === "left" ? -1 : 0 })}
                />
                {ends.map(
                  ({ side, turn, way, state }) =>
                    way && (
                      <g key={side} transform={`rotate(${turn})`}>
                        <path class={`rim ${state}`} d={print.outline} />
                        <path class={`rim in ${state}`} d={print.outline} />
                        <g transform={`translate(0 -324) rotate(${-turn})`}>
                          <Badge state={state} text={withSign(way.outlook.change.total)} />
                        </g>
                      </g>
                    ),
                )}
                {anthill.row.map(
                  ({ tile }, index) =>
                    lit(anthill, tile) && (
                      <g key={tile} transform={`rotate(${print.turn(index, tiles)})`}>
                        <path class="rim lit" d={print.outline} />
                        <path class="rim in lit" d={print.outline} />
                      </g>
                    ),
                )}
              </g>
            </g>
            <g aria-hidden="true" class="above">
              <Foundation
                anthill={anthill}
                edition={edition}
                architects={view.architects[anthill.seat] ?? 0}
                leader={leads(view, anthill)}
                {...(next?.way && { army: next.way.outlook.army })}
              />
            </g>
            {ring && rows[number]!.includes(at) && (
              <g class="above" aria-hidden="true" transform={`rotate(${turnOf(hill, at)})`}>
                <path class="focus gap" d={print.outline} />
                <path class="focus" d={print.outline} />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );

  function turnOf({ anthill, ends }: HillState, cell: string): number {
    const what = cell.slice(whose(anthill).length + 1),
      end = ends.find(({ side }) => side === what);
    return end
      ? end.turn
      : print.turn(
          anthill.row.findIndex(({ tile }) => String(tile) === what),
          anthill.row.length,
        );
  }
}

function Badge({ text, state }: { text: string; state: string }) {
  const wide = 20 + 15 * text.length;
  return (
    <g class={`badge ${state}`}>
      <rect x={-wide / 2} y="-20" width={wide} height="40" rx="20" />
      <text y="9">{text}</text>
    </g>
  );
}
