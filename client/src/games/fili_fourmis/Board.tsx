/** The board in its window. Cells carry the roles and take the presses; ants and files are drawn above. */
import { Fragment } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { equal } from "../../table/equal";
import { Ground } from "../../table/Ground";
import { usePrevious } from "../../table/motion";
import { language, say } from "../../words";
import { Land, Plan } from "./Land";
import {
  actionMeant,
  aim,
  boardOf,
  type Cell,
  ends,
  type FiliStage,
  hexagon,
  lastTurn,
  line,
  movers,
  type Offer,
  runs,
  standing,
  WIDE,
  ways,
} from "./model";
import { cellNames } from "./names";
import { ANT, Ant, Count, Dots, File, HEAD, HOME, Pips, Token, turnOf } from "./pieces";
import { walk } from "./walk";

export function Board({ stage }: { stage: FiliStage }) {
  const { view, offers, held, chosen, phone } = stage,
    board = boardOf(stage.edition);
  const root = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState("");
  const [ring, setRing] = useState(false);
  const before = usePrevious(view);
  const stands = useMemo(() => standing(view), [view]),
    can = ways(stage);
  const names = useMemo(
    () => cellNames(stage, board.cells.values(), can),
    [view, offers, held, chosen, stage.names, language.value],
  );
  const home = at || board.home(stage.seat >= 0 ? stage.seat : -1).name;
  const ahead = chosen ?? stage.pointed,
    aimed = ahead && aim(ahead.action, can.file),
    later = stage.planned && aim(stage.planned, []);
  const jumps = can.targets.size ? [...can.targets.keys()] : [...can.sources.keys()];

  useLayoutEffect(() => {
    if (before && before !== view && root.current) walk(root.current, board, before, view);
  }, [view]);
  useLayoutEffect(() => {
    // the other ant has been taken back
    if (held?.instead !== undefined && !view.pending && offers.length) {
      stage.hold(null);
      stage.press({ type: "ComeOut", ant: held.instead });
    }
  }, [view, offers]);

  function go(cell: string): void {
    setAt(cell);
    root.current?.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus();
  }
  useLayoutEffect(() => {
    const jump = (event: CustomEvent<number>): void => {
      // N: to the next lit cell; 0: to the board
      go(event.detail && jumps.length ? jumps[(jumps.indexOf(at) + 1) % jumps.length]! : home);
    };
    addEventListener("board-jump", jump as EventListener);
    return () => removeEventListener("board-jump", jump as EventListener);
  });

  function press(cell: Cell): void {
    setAt(cell.name);
    if (stage.quiet) return;
    if (stage.plans) {
      lay(cell);
      return;
    }
    const found = can.targets.get(cell.name),
      who = stands.get(cell.name),
      mine = who?.seat === stage.seat && offers.length > 0;
    if (found) {
      const same = found.find(({ action }) => equal(action, chosen?.action));
      if (same || found.length === 1 || held?.to === cell.name) stage.press((same ?? found[0]!).action);
      else stage.hold({ ...held, to: cell.name });
    } else if (ahead && aimed === cell.name)
      stage.press(ahead.action); // a hint, with nothing in hand
    else if (mine && who.where === "nest" && view.pending?.type === "Leaving") {
      if (view.pending.ant !== cell.name) stage.hold({ instead: cell.name });
      stage.undo();
    } else if (mine && who.where !== "nest" && (!view.pending || view.pending.type === "Leaving")) take(cell, who.file);
    else stage.press(actionMeant(stage, cell));
  }
  /** For later: an ant, and where it is to go; one of the nest is to come out. */
  function lay(cell: Cell): void {
    const who = stands.get(cell.name),
      mine = who?.seat === stage.seat;
    if (mine && who.where === "nest") stage.press({ type: "ComeOut", ant: cell.name });
    else if (mine) stage.hold(held?.at === cell.name ? null : { at: cell.name });
    else if (held?.at !== undefined) stage.press(actionMeant(stage, cell));
  }
  /** A file is taken in hand; once more at one of its ends, and this end is to lead; once more, and it is let go. */
  function take(cell: Cell, file: readonly string[]): void {
    const same = held?.at !== undefined && file.includes(held.at);
    if (same)
      stage.hold(
        ends(file).includes(cell.name) && held.end !== cell.name && file.length > 1
          ? { at: cell.name, end: cell.name }
          : null,
      );
    else if (offers.some(({ action }) => movers(action).some((one) => file.includes(one))))
      stage.hold({ at: cell.name });
    else stage.press(actionMeant({ ...stage, held: null }, cell)); // it says why
  }
  function point(cell: string): void {
    const found = can.targets.get(cell);
    if (found || stage.pointed) stage.point(found?.[0]?.action ?? null);
  }
  function keys(event: KeyboardEvent, cell: Cell): void {
    const row = board.rows[cell.row]!;
    const to = event.key.startsWith("Arrow")
      ? board.towards(cell, event.key)
      : event.key === "Home"
        ? event.ctrlKey
          ? board.rows[0]![0]
          : row[0]
        : event.key === "End"
          ? event.ctrlKey
            ? board.rows.at(-1)!.at(-1)
            : row.at(-1)
          : undefined;
    if (event.key.startsWith("Arrow") || to) {
      event.preventDefault();
      event.stopPropagation();
      if (to) go(to.name);
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      press(cell);
    }
  }
  const cellAt = (event: { target: EventTarget | null }): Cell | undefined =>
    board.cells.get((event.target as Element).closest<SVGElement>("[data-cell]")?.dataset.cell ?? "");

  const movable = new Set([...can.sources.values()].flat());
  const state = (cell: string): string => {
    const lit =
      can.targets.has(cell) || (can.sources.has(cell) && stands.get(cell)?.where !== "file" && held?.at === undefined);
    if (cell === later) return "planned";
    return cell === aimed
      ? chosen
        ? "chosen"
        : lit
          ? "lit pointed"
          : "pointed"
      : cell === held?.at && can.file.length === 1
        ? "lit held"
        : lit
          ? "lit"
          : movable.has(cell)
            ? "source"
            : "";
  };
  const start = useMemo(() => {
    const { x, y } = board.home(stage.seat),
      middle = board.high / 2;
    return stage.seat < 0 ? { x, y: middle } : { x, y: y + (middle - y) * 0.4 };
  }, [board, stage.seat]);

  const ground = (
    <Ground
      width={board.wide}
      height={board.high}
      cell={WIDE}
      start={start}
      close={phone}
      map={<Small stage={stage} />}
    >
      <svg
        ref={root}
        class="fili"
        viewBox={`0 0 ${board.wide} ${board.high}`}
        role="grid"
        aria-label={say("table-board")}
        aria-rowcount={board.rows.length}
        aria-colcount={Math.max(...board.rows.map((row) => row.length))}
        onMouseLeave={() => stage.point(null)}
        onMouseOver={(event) => point(cellAt(event)?.name ?? "")}
        onClick={(event) => {
          const cell = cellAt(event);
          if (cell) press(cell);
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
        {board.rows.map((row, index) => (
          <Row
            key={index}
            cells={row}
            states={row.map(({ name }) => state(name)).join()}
            names={names}
            home={row.some(({ name }) => name === home) ? home : ""}
          />
        ))}
        <g class="above" aria-hidden="true">
          <Past stage={stage} />
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
          <Files stage={stage} file={can.file} sources={can.sources} ahead={ahead} />
          {ahead && <Ahead stage={stage} offer={ahead} sure={chosen !== null} />}
          {view.pending && "gate" in view.pending && (
            <path class="gate" d={hexagon(board.cell(view.pending.gate), 0.8)} />
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
            <Cut key={cut.action.type === "Split" ? cut.action.one : ""} stage={stage} cut={cut} />
          ))}
          {ring && at && (
            <>
              <path class="ring gap" d={hexagon(board.cell(at), 0.9)} />
              <path class="ring" d={hexagon(board.cell(at), 0.9)} />
            </>
          )}
        </g>
      </svg>
    </Ground>
  );
  return phone ? (
    <div>
      {ground}
      <Tally stage={stage} />
    </div>
  ) : (
    ground
  );
}

/** Drawn anew only where something of it has changed: there are hundreds of cells. */
function Row({
  cells,
  states,
  names,
  home,
}: {
  cells: readonly Cell[];
  states: string;
  names: ReadonlyMap<string, string>;
  home: string;
}) {
  return useMemo(() => {
    const each = states.split(",");
    return (
      <g role="row" aria-rowindex={cells[0]!.row + 1}>
        {cells.map(({ name, shape, column }, index) => (
          <path
            key={name}
            role="gridcell"
            data-cell={name}
            d={shape}
            class={`cell ${each[index]}`}
            tabindex={name === home ? 0 : -1}
            aria-colindex={column + 1}
            aria-label={names.get(name)}
            aria-selected={/lit|chosen/.test(each[index]!) ? each[index] === "chosen" : undefined}
          />
        ))}
      </g>
    );
  }, [cells, states, names, home]);
}

/** On a phone, under the board: how many ramparts each side holds. */
function Tally({ stage: { view, names, edition } }: { stage: FiliStage }) {
  const all = boardOf(edition).ramparts;
  return (
    <ul class="fili-tally" aria-label={say("fili_fourmis-figure-ramparts")}>
      {view.ramparts.map((held, seat) => (
        <li key={seat} class={`s${seat + 1}`}>
          <svg class="em" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
            <use href={`#seat-${seat + 1}`} />
          </svg>
          <span class="vh">{names[seat]} </span>
          <span>
            <b>{held}</b>/{all}
          </span>{" "}
          <Pips held={held} all={all} />
        </li>
      ))}
    </ul>
  );
}

function Files({
  stage: { view, held, edition },
  file,
  sources,
  ahead,
}: {
  stage: FiliStage;
  file: readonly string[];
  sources: ReadonlyMap<string, readonly string[]>;
  ahead: Offer | null;
}) {
  const board = boardOf(edition),
    lead = held?.end ?? (ahead && "head" in ahead.action ? ahead.action.head : undefined);
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
            held?.end !== undefined && cells.includes(held.end)
              ? [held.end]
              : view.pending && "head" in view.pending && cells.includes(view.pending.head)
                ? [view.pending.head]
                : ends(cells)
          }
          state={
            file.length > 0 && cells.includes(file[0]!)
              ? "held"
              : sources.has(cells[0]!) && held?.at === undefined
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

/** Where the last ants came from. */
function Past({ stage }: { stage: FiliStage }) {
  const board = boardOf(stage.edition),
    at = (cell: string) => board.cell(cell);
  return (
    <g class="past">
      {lastTurn(stage).map((event, index) => {
        if (event.type === "Joined" || event.type === "Divided")
          return <Dots key={index} points={[at(event.one), at(event.other)]} kind="joint" />;
        if (!("ant" in event && "cell" in event)) return null;
        return (
          <Fragment key={index}>
            <path class="from" d={hexagon(at(event.ant), 0.78)} />
            {event.type !== "Entered" && <circle class="from" cx={at(event.cell).x} cy={at(event.cell).y} r="31" />}
          </Fragment>
        );
      })}
    </g>
  );
}

/** What a move would do: who goes, and where it would stand. */
function Ahead({ stage, offer: { action, outlook }, sure }: { stage: FiliStage; offer: Offer; sure: boolean }) {
  const board = boardOf(stage.edition),
    at = (cell: string) => board.cell(cell),
    seat = Math.max(0, stage.seat);
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

/** Between two ants: here a file can be cut. The prompt has a button for it as well. */
function Cut({ stage, cut }: { stage: FiliStage; cut: Offer }) {
  const { action } = cut,
    board = boardOf(stage.edition);
  if (action.type !== "Split") return null;
  const one = board.cell(action.one),
    other = board.cell(action.other),
    across = Math.atan2(other.y - one.y, other.x - one.x);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in the prompt is what keys and readers find
    <g
      class={equal(stage.chosen?.action, action) ? "cut chosen" : "cut"}
      transform={`translate(${(one.x + other.x) / 2} ${(one.y + other.y) / 2}) rotate(${(across * 180) / Math.PI})`}
      onClick={() => stage.press(action)}
      onMouseOver={(event) => {
        event.stopPropagation();
        stage.point(action);
      }}
    >
      <circle r="11" />
      <path d="M0-6V6" />
    </g>
  );
}

/** The map in the corner. */
function Small({ stage }: { stage: FiliStage }) {
  const board = boardOf(stage.edition),
    { view } = stage;
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
