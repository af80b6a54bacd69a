/**
 * The board in its window, turned to fit it: the viewer's anthill on the left, or below. Cells carry the roles and take
 * the presses; ants and files are drawn above.
 */

import { Fragment } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { language, say } from "../../i18n";
import { cellAfter, cellProps, type RowProps, useBoardFocus } from "../../table/input/boardKeys";
import { BoardArea } from "../../table/page/BoardArea";
import { still, usePrevious } from "../../table/store/motion";
import { Dots } from "../Dots";
import { Land, Plan } from "./Land";
import type { Action, Cell, FiliContext, FiliOffer, Printed } from "./model";
import { aim, boardOf, ends, lastTurn, line, partOf, runs, standing, WIDE, ways } from "./model";
import { cellNames } from "./names";
import { ANT, Ant, Count, File, HEAD, HOME, Token, turnOf } from "./pieces";
import { comeOut, press } from "./press";
import { useSide } from "./side";
import { walk } from "./walk";

export function Board({ context }: { context: FiliContext }) {
  const room = useRef<HTMLDivElement>(null),
    turn = useSide(room, context.you ?? context.seat);
  return (
    <div class={turn < 180 ? "fili-room" : "fili-room turned"} ref={room}>
      <Field key={turn} context={context} board={boardOf(context.edition, turn)} />
    </div>
  );
}

const SOON = 60; // ms until the window has its final size

/** If every possible target is outside the window or under its map, scroll the nearest one to the centre. */
function inSight(drawing: SVGSVGElement | null, cells: readonly string[]): void {
  const box = drawing?.closest(".window"),
    edge = box?.getBoundingClientRect();
  if (!drawing || !edge || !cells.length) return;
  const far: { x: number; y: number }[] = [];
  for (const name of cells) {
    const cell = drawing.querySelector(`[data-cell="${name}"]`);
    if (!cell) continue;
    const { x, y, width, height } = cell.getBoundingClientRect(),
      middle = { x: x + width / 2, y: y + height / 2 };
    if (cell.contains(document.elementFromPoint(middle.x, middle.y))) return;
    far.push({ x: middle.x - edge.x - edge.width / 2, y: middle.y - edge.y - edge.height / 2 });
  }
  const [near] = far.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
  if (near) box?.scrollBy({ left: near.x, top: near.y, behavior: still() ? "auto" : "smooth" });
}

function Field({ context, board }: { context: FiliContext; board: Printed }) {
  const { view, offers, partial, selected, phone } = context;
  const root = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState("");
  const [ring, setRing] = useState(false);
  const before = usePrevious(view);
  const stands = useMemo(() => standing(view), [view]),
    can = ways(context);
  const names = useMemo(
    () => cellNames(context, board.cells.values(), can),
    [view, offers, partial, selected, context.names, language.value],
  );
  const home = at || board.home(context.seat >= 0 ? context.seat : -1).name;
  const ahead = selected ?? context.hovered,
    aimed = ahead && aim(ahead.action, can.file),
    later = context.premoves.flatMap((action) => aim(action, []) ?? []);
  const jumps = can.targets.size ? [...can.targets.keys()] : [...can.sources.keys()];

  useLayoutEffect(() => {
    if (before && before !== view && root.current) walk(root.current, board, before, view);
  }, [view]);
  useLayoutEffect(() => {
    // The called ant has been taken back: call the other one.
    if (partial?.instead !== undefined && !view.pending && offers.length) {
      context.setPartial(null);
      comeOut(context, partial.instead);
    }
  }, [view, offers]);

  useLayoutEffect(() => {
    const soon = setTimeout(() => inSight(root.current, [...can.targets.keys()]), SOON);
    return () => clearTimeout(soon);
  }, [partial, view, can.targets.size]);

  const go = useBoardFocus(
    root,
    setAt,
    // The key N goes to the next possible cell, 0 to the board.
    (to) => (to && jumps.length ? cellAfter(jumps, at) : home),
  );

  function pressCell({ name }: Cell): void {
    setAt(name);
    press(context, name);
  }
  function point(cell: string): void {
    const found = can.targets.get(cell);
    if (found || context.hovered) context.hover(found?.[0] ?? null);
  }
  function keys(event: KeyboardEvent, cell: Cell): void {
    const row = board.line(cell);
    const to = event.key.startsWith("Arrow")
      ? board.towards(cell, event.key)
      : event.key === "Home"
        ? event.ctrlKey
          ? board.lines[0]![0]
          : row[0]
        : event.key === "End"
          ? event.ctrlKey
            ? board.lines.at(-1)!.at(-1)
            : row.at(-1)
          : undefined;
    if (event.key.startsWith("Arrow") || to) {
      event.preventDefault();
      event.stopPropagation();
      if (to) go(to.name);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      pressCell(cell);
    }
  }
  const cellAt = (event: { target: EventTarget | null }): Cell | undefined =>
    board.cells.get((event.target as Element).closest<SVGElement>("[data-cell]")?.dataset.cell ?? "");

  const movable = new Set([...can.sources.values()].flat());
  const state = (cell: string): string => {
    const lit =
      can.targets.has(cell) ||
      (can.sources.has(cell) && stands.get(cell)?.where !== "file" && partial?.at === undefined);
    if (later.includes(cell)) return "planned";
    return cell === aimed
      ? selected
        ? "chosen"
        : lit
          ? "lit pointed"
          : "pointed"
      : cell === partial?.at && can.file.length === 1
        ? "lit held"
        : lit
          ? "lit"
          : movable.has(cell)
            ? "source"
            : "";
  };
  const start = useMemo(() => {
    const { x, y } = board.home(context.seat),
      towards = context.seat < 0 ? 1 : 0.15; // the whole of the viewer's anthill, where the first ants come out
    return { x: x + (board.wide / 2 - x) * towards, y: y + (board.high / 2 - y) * towards };
  }, [board, context.seat]);

  // The part at the first drawing; later views do not move it.
  const part = useMemo(() => (context.cropped ? partOf(context, board) : undefined), [board, context.cropped]);

  return (
    <BoardArea
      width={board.wide}
      height={board.high}
      cell={WIDE}
      start={start}
      close={phone}
      part={part}
      map={<Small context={context} board={board} />}
    >
      <svg
        ref={root}
        class="fili"
        viewBox={`0 0 ${board.wide} ${board.high}`}
        role="grid"
        aria-label={say("table-board")}
        aria-rowcount={board.lines.length}
        aria-colcount={Math.max(...board.lines.map((row) => row.length))}
        onMouseLeave={() => context.hover(null)}
        onMouseOver={(event) => point(cellAt(event)?.name ?? "")}
        onClick={(event) => {
          const cell = cellAt(event);
          if (cell) pressCell(cell);
        }}
        onKeyDown={(event) => {
          const cell = cellAt(event);
          if (cell) keys(event, cell);
        }}
        onFocusIn={(event) => {
          const cell = cellAt(event),
            shown = (event.target as Element).matches(":focus-visible");
          if (cell) setAt(cell.name);
          setRing(shown);
          if (cell && shown) point(cell.name);
        }}
        onFocusOut={() => setRing(false)}
      >
        {useMemo(
          () => (
            <Land board={board} />
          ),
          [board],
        )}
        {board.lines.map((row, index) => (
          <Row
            key={index}
            index={index}
            cells={row}
            states={row.map(({ name }) => state(name)).join()}
            names={names}
            home={row.some(({ name }) => name === home) ? home : ""}
          />
        ))}
        <g class="above" aria-hidden="true">
          <Past context={context} board={board} />
          {useMemo(
            () =>
              [...stands].flatMap(([cell, { seat, where }]) =>
                where === "file"
                  ? []
                  : [
                      <Token
                        key={cell}
                        board={board}
                        cell={cell}
                        seat={seat}
                        size={where === "nest" ? HOME : ANT}
                        turn={turnOf(board.cell(cell))}
                      />,
                    ],
              ),
            [stands],
          )}
          <Files context={context} board={board} file={can.file} sources={can.sources} ahead={ahead} />
          {ahead && <Ahead context={context} board={board} offer={ahead} sure={selected !== null} />}
          {context.premoves.map((action, step) => (
            <Later key={step} context={context} board={board} action={action} />
          ))}
          {view.pending && "gate" in view.pending && (
            <path class="gate" d={board.hexagon(board.cell(view.pending.gate), 0.8)} />
          )}
          {view.pending?.type === "Leaving" && (
            <circle class="goes" cx={board.cell(view.pending.ant).x} cy={board.cell(view.pending.ant).y} r="27" />
          )}
          {[...can.targets].map(
            ([cell, found]) =>
              cell !== aimed &&
              found.some(runs) && (
                <text key={cell} class="twice" x={board.cell(cell).x} y={board.cell(cell).y + 8}>
                  ×2
                </text>
              ),
          )}
          {can.cuts.map((cut) => (
            <Cut key={cut.action.type === "Split" ? cut.action.one : ""} context={context} board={board} cut={cut} />
          ))}
          {ring && at && (
            <>
              <path class="ring gap" d={board.hexagon(board.cell(at), 0.9)} />
              <path class="ring" d={board.hexagon(board.cell(at), 0.9)} />
            </>
          )}
        </g>
      </svg>
    </BoardArea>
  );
}

/** A row of cells; only drawn again if its states change, because there are hundreds of cells. */
function Row({ index: line, cells, states, names, home }: RowProps<Cell>) {
  return useMemo(() => {
    const each = states.split(",");
    return (
      <g role="row" aria-rowindex={line + 1}>
        {cells.map(({ name, shape }, index) => (
          <path
            key={name}
            role="gridcell"
            {...cellProps(name, each[index]!, home)}
            d={shape}
            aria-colindex={index + 1}
            aria-label={names.get(name)}
            aria-selected={/lit|chosen/.test(each[index]!) ? each[index] === "chosen" : undefined}
          />
        ))}
      </g>
    );
  }, [line, cells, states, names, home]);
}

function Files({
  context: { view, partial },
  board,
  file,
  sources,
  ahead,
}: {
  context: FiliContext;
  board: Printed;
  file: readonly string[];
  sources: ReadonlyMap<string, readonly string[]>;
  ahead: FiliOffer | null;
}) {
  const lead = partial?.end ?? (ahead && "head" in ahead.action ? ahead.action.head : undefined);
  const all = view.files.flatMap((files, seat) => files.map((cells) => ({ seat, cells })));
  return (
    <>
      {all.map(({ seat, cells }) => (
        <File
          key={cells[0]}
          board={board}
          seat={seat}
          cells={cells}
          head={lead !== undefined && cells.includes(lead) ? lead : cells[0]!}
          leads={
            partial?.end !== undefined && cells.includes(partial.end)
              ? [partial.end]
              : view.pending && "head" in view.pending && cells.includes(view.pending.head)
                ? [view.pending.head]
                : ends(cells)
          }
          state={
            file.length > 0 && cells.includes(file[0]!)
              ? "held"
              : sources.has(cells[0]!) && partial?.at === undefined
                ? "lit"
                : ""
          }
        />
      ))}
      {all.map(({ seat, cells }) => (
        <Count key={cells[0]} board={board} seat={seat} cells={cells} />
      ))}
    </>
  );
}

/** The places that the last ants left. */
function Past({ context, board }: { context: FiliContext; board: Printed }) {
  const at = (cell: string) => board.cell(cell);
  return (
    <g class="past">
      {lastTurn(context).map((event, index) => {
        if (event.type === "Joined" || event.type === "Divided")
          return <Dots key={index} points={[at(event.one), at(event.other)]} kind="joint" r={3.4} gap={15} />;
        if (!("ant" in event && "cell" in event)) return null;
        return (
          <Fragment key={index}>
            <path class="from" d={board.hexagon(at(event.ant), 0.78)} />
            {event.type !== "Entered" && <circle class="from" cx={at(event.cell).x} cy={at(event.cell).y} r="31" />}
          </Fragment>
        );
      })}
    </g>
  );
}

/** Preview of a move: the ants that would go, and their places after it. */
function Ahead({
  context,
  board,
  offer: { action, outlook },
  sure,
}: {
  context: FiliContext;
  board: Printed;
  offer: FiliOffer;
  sure: boolean;
}) {
  const at = (cell: string) => board.cell(cell),
    seat = Math.max(0, context.seat);
  const goes =
      outlook.type === "ComeOutOutlook"
        ? outlook.cell
        : outlook.type === "StartOutlook" || outlook.type === "AdvanceOutlook" || outlook.type === "StepOutlook"
          ? outlook.ant
          : "",
    to = aim(action, []);
  if (action.type === "Join")
    return <path class={sure ? "joint sure" : "joint"} d={line([at(action.one), at(action.other)])} />;
  if (action.type === "Split" || !to) return null;
  return (
    <>
      {goes && <circle class="goes" cx={at(goes).x} cy={at(goes).y} r="28" />}
      {action.type !== "ComeOut" && (
        <g class="ghost" transform={`translate(${at(to).x} ${at(to).y})`}>
          <Ant seat={seat} size={action.type === "Advance" ? HEAD : ANT} turn={turnOf(at(to))} />
        </g>
      )}
    </>
  );
}

/** Preview of a premoved step: its ant in its place, if that is certain. */
function Later({ context: { seat, view }, board, action }: { context: FiliContext; board: Printed; action: Action }) {
  const to = aim(action, []);
  if (action.type === "Join" || action.type === "Split")
    return <path class="joint" d={line([board.cell(action.one), board.cell(action.other)])} />;
  if (!to || standing(view).has(to)) return null;
  const { x, y } = board.cell(to);
  return (
    <g class="ghost" data-ant={to} transform={`translate(${x} ${y})`}>
      <Ant seat={seat} size={action.type === "Advance" ? HEAD : ANT} turn={turnOf(board.cell(to))} />
    </g>
  );
}

/** The mark between two ants where a file can be cut. The prompt has a button for it too. */
function Cut({ context, board, cut }: { context: FiliContext; board: Printed; cut: FiliOffer }) {
  const { action } = cut;
  if (action.type !== "Split") return null;
  const one = board.cell(action.one),
    other = board.cell(action.other),
    across = Math.atan2(other.y - one.y, other.x - one.x);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in the prompt is what keys and readers find
    <g
      class={context.selected === cut ? "cut chosen" : "cut"}
      transform={`translate(${(one.x + other.x) / 2} ${(one.y + other.y) / 2}) rotate(${(across * 180) / Math.PI})`}
      onClick={() => context.select(cut)}
      onMouseOver={(event) => {
        event.stopPropagation();
        context.hover(cut);
      }}
    >
      <circle r="11" />
      <path d="M0-6V6" />
    </g>
  );
}

function Small({ context: { view }, board }: { context: FiliContext; board: Printed }) {
  return (
    <g class="fili">
      {useMemo(
        () => (
          <Plan board={board} />
        ),
        [board],
      )}
      {view.files.flatMap((files, seat) =>
        files.map((cells) => (
          <path
            key={cells[0]}
            class={`worm s${seat + 1}`}
            d={line([...cells, cells.at(-1)!].map((cell) => board.cell(cell)))}
          />
        )),
      )}
      {[...view.nests, ...view.entered].flatMap((cells, index) =>
        cells.map((cell) => (
          <circle
            key={`${index} ${cell}`}
            class={`spot s${(index % 2) + 1}`}
            cx={board.cell(cell).x}
            cy={board.cell(cell).y}
            r="22"
          />
        )),
      )}
    </g>
  );
}
