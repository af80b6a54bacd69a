import symbols from "sprite:anthill-2,anthill-3,pat";
import { useEffect, useState } from "preact/hooks";
import { join, say } from "../../i18n";
import { Icon } from "../../parts/Icon";
import { landscape } from "../../table/page/hooks";
import { toldTo } from "../../table/store/log";
import { inColour, strong } from "../../table/store/markup";
import { MOVE, usePrevious } from "../../table/store/motion";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import type { GameUi, LogLine, Sentence, TableInfo } from "../ui";
import { Board, GROUND_SYMBOLS, type WyxContext } from "./Board";
import { dragAndDrop } from "./carry";
import { compass } from "./compass";
import { antsPlaced, around, boardOf, dominoFacts, FRAME, type Wyx } from "./model";
import { premoves } from "./plans";
import { Tray } from "./Tray";
import "./wyx.css";

function Figures({ context: { edition, view }, seat }: { context: WyxContext; seat: number }) {
  const before = usePrevious(view),
    [more, grow] = useState(0);
  useEffect(() => {
    // Show gained ants for a moment.
    const gained = before ? antsPlaced(view, seat) - antsPlaced(before, seat) : 0;
    grow(gained > 0 && gained <= Math.max(1, ...boardOf(edition).worths) ? gained : 0);
    const timer = setTimeout(() => grow(0), 1500);
    return () => clearTimeout(timer);
  }, [view]);
  const ants = antsPlaced(view, seat),
    left = view.supply[seat] ?? 0,
    all = ants + left,
    rows = Math.ceil(all / 16);
  return (
    <div class="wyx-figures">
      <p>
        <span>
          <b>{ants}</b>
          {more > 0 && (
            <i class="more" aria-hidden="true">
              +{more}
            </i>
          )}{" "}
          {say("wyx-figure-placed", { ants })}
        </span>{" "}
        <span>
          <span class="word">{say("wyx-figure-left")}</span> <b>{left}</b>
        </span>
      </p>
      <svg viewBox={`0 0 232 ${rows * 15}`} aria-hidden="true" focusable="false">
        {Array.from({ length: all }, (_, index) => (
          <rect
            key={index}
            x={1 + (index % 16) * 14.5}
            y={2 + Math.floor(index / 16) * 15}
            width="11"
            height="11"
            rx={seat % 2 ? 2.5 : 5.5}
            class={index < ants ? "pip on" : "pip"}
          />
        ))}
      </svg>
    </div>
  );
}

function Aside({ context }: { context: WyxContext }) {
  const ants = context.edition.ants[String(context.game.players)] ?? 0;
  const mover = context.last?.seat ?? -1;
  return (
    <>
      <section class="card wyx-key">
        <h2>{say("wyx-key")}</h2>
        <ul>
          {context.offers.length > 0 && (
            <li>
              <i class="can" />
              {say("wyx-key-can")}
            </li>
          )}
          {context.offers.length > 0 && (
            <li>
              <i class="chosen" />
              {say("wyx-key-chosen")}
            </li>
          )}
          <li>
            <i class="last" />
            {mover >= 0 ? say("wyx-key-last", { seat: toldTo(context).names[mover] ?? "" }) : say("wyx-key-from")}
          </li>
        </ul>
      </section>
      <section class="card goal">
        <h2>{say("wyx-goal")}</h2>
        <p>{say("wyx-goal-text", { ants })}</p>
      </section>
    </>
  );
}

/** The goal below the board, on a phone in landscape only. */
function Under({ context }: { context: WyxContext }) {
  if (!landscape.value) return null;
  return (
    <p class="wyx-goal">
      <Icon name="goal" />
      <span>{say("wyx-goal-text", { ants: context.edition.ants[String(context.game.players)] ?? 0 })}</span>
    </p>
  );
}

/** Return one sentence for a move, whose journal has an event for each step. */
function sentences(line: LogLine<Wyx>, { names, edition }: TableInfo<Wyx>): Sentence[] {
  const who = (seat: number) => inColour(seat, names[seat] ?? ""),
    rules = new Set<string>();
  const found: Sentence[] = [];
  const took = line.events.find((event) => event.type === "Took");
  for (const event of line.events) {
    if (event.type === "Took") {
      const placing = line.events.find((other) => other.type === "Placed"),
        ants = placing?.ants ?? 0;
      const chased = line.events.some((other) => other.type === "Returned"),
        hill = placing && boardOf(edition).worth(placing.cell) > 1;
      const gain = !placing ? "own" : chased ? "capture" : hill ? "anthill" : "ant";
      for (const other of line.events) if (["Returned", "Placed", "Stayed"].includes(other.type)) rules.add(other.rule);
      found.push({
        text: say("wyx-told-Took", {
          seat: who(event.seat),
          ...dominoFacts(event.domino),
          cell: strong(event.cell),
          gain,
          ants,
        }),
        rules: [...rules],
      });
    } else if (event.type === "Entered")
      found.push({
        text: say("wyx-event-Entered", { seat: who(event.seat), cell: strong(event.cell) }),
        rules: [event.rule],
      });
    else if (event.type === "Passed")
      found.push({ text: say("wyx-event-Passed", { seat: who(event.seat) }), rules: [event.rule] });
    else if (event.type === "Called")
      found.push({ text: say("wyx-event-Called", { seat: who(event.seat) }), rules: [event.rule] });
    else if (event.type === "Ended")
      found.push({
        text: say("wyx-event-Ended", {
          rule: event.rule,
          winners: join(event.winners.map(who)),
          count: event.winners.length,
          ants: event.ants,
        }),
        rules: [event.rule],
      });
    else if (!took && (event.type === "Placed" || event.type === "Stayed"))
      found.push({
        text: say("wyx-event-Stayed", { seat: who(event.seat), cell: strong(event.cell) }),
        rules: [event.rule],
      });
  }
  return found;
}

const SPRITE = symbols + GROUND_SYMBOLS;
// The mound of the anthill for 3, without the nine strokes of its three holes.
const MOUND = (/<symbol id="anthill-3"[^>]*>(.*?)<\/symbol>/s.exec(symbols)?.[1] ?? "")
  .split(/(?=<path)/)
  .slice(0, -9)
  .join("");

/** Draw an anthill that pieces.svg does not have: `worth` holes in the same mound. */
function anthill(worth: number): string {
  const size = worth < 6 ? 8 : 6.4;
  const holes = around(worth, worth < 6 ? 15 : 18).map(({ x, y }) => {
    const hole = (down: number, radius: number, colour: string) =>
      `<circle cx="${46 + x + down / 2}" cy="${46 + y + down}" r="${radius}" fill="var(--p-${colour})"/>`;
    return hole(1.4, size + 0.8, "cream,#f3e9cf") + hole(0, size, "brown,#74492b") + hole(1, size - 1.4, "ink,#22261f");
  });
  return `<symbol id="anthill-${worth}" viewBox="0 0 96 96">${MOUND}${holes.join("")}</symbol>`;
}

const wyx: GameUi<Wyx> = {
  id: "wyx",
  drawing: {
    sprite: (edition) =>
      SPRITE +
      boardOf(edition)
        .worths.filter((worth) => worth > 3)
        .map(anthill)
        .join(""),
    size({ edition, phone }) {
      const { wide, high } = boardOf(edition);
      const frame = phone ? 2 * FRAME : 0;
      return { width: wide - frame, height: high - frame };
    },
    Board,
    tray: { id: "dispenser", name: () => say("wyx-dispenser"), Show: Tray },
    Figures,
    Aside,
    Under,
  },
  texts: {
    role({ view, phone, names }, seat) {
      if (!phone) return "";
      const ants = antsPlaced(view, seat),
        all = ants + (view.supply[seat] ?? 0);
      return names.length > 2 ? `${ants}/${all}` : say("wyx-chip", { ants, all });
    },
    prompt({ offers }) {
      const kind = offers[0]?.action.type ?? "Take";
      return { long: say(`wyx-prompt-${kind}`), short: say(`wyx-prompt-${kind}.short`) };
    },
    offerText({ outlook }) {
      if (outlook.type === "TakeOutlook") {
        const { column, cell, gain, ants } = outlook;
        return {
          long: say("wyx-choice-Take", { column, cell }),
          short: say("wyx-action-Take.short", { column, cell }),
          detail: say("wyx-choice-Take-gain", { gain, ants }),
        };
      }
      if (outlook.type === "EnterOutlook")
        return {
          long: say("wyx-choice-Enter", { cell: outlook.cell }),
          short: say("wyx-action-Enter.short", { cell: outlook.cell }),
          detail: "",
        };
      return { long: say("wyx-prompt-Pass"), short: say("wyx-prompt-Pass.short"), detail: "" };
    },
    sentences,
    result(view, winners, { names }) {
      const ants = Math.max(...view.queens.map((_, seat) => antsPlaced(view, seat)));
      return say("wyx-result", {
        count: winners.length,
        winners: join(winners.map((seat) => names[seat] ?? "")),
        ants,
      });
    },
    refusalTitle(action) {
      if (action.type === "Take") return say("wyx-not-possible", { column: action.column }).replace(/\.$/, "");
      return action.type === "Enter" ? say("wyx-no-entry", { cell: action.cell }) : say("wyx-no-pass");
    },
    facts: (reason) => (reason.type === "NoFlight" ? dominoFacts(reason.domino) : {}),
  },
  input: {
    keys: (edition) => [
      { keys: `1 … ${Math.min(9, compass(edition, false).slots.length)}`, text: () => say("wyx-keys-column") },
    ],
    promptButtons: ({ offers }) =>
      offers
        .filter(({ action }) => action.type === "Pass")
        .map((offer) => ({ text: say("wyx-prompt-Pass.short"), offer })),
    dragAndDrop,
    premoves,
    shortcut(key, context) {
      const column = /^[1-9]$/.test(key) ? Number(key) : 0,
        there = column > 0 && column <= context.view.columns.length;
      const offer = offersOf(context.offers, "Take").find(({ action }) => action.column === column);
      if (there) selectOrRefuse(context, offer, { type: "Take", column });
      return there;
    },
  },
  motion: {
    refusalTarget(action, edition) {
      const { slots, width, w } = compass(edition, false),
        slot = action.type === "Take" && slots.find(({ column }) => column === action.column);
      // the refusal is narrower than the tray
      return slot ? Math.round(50 + 104 * ((slot.x + w / 2) / width - 0.5)) : null;
    },
    animationMs: (before, after) => (before.cells === after.cells && before.queens === after.queens ? 0 : 2 * MOVE),
    sounds: (line) =>
      line.events.some((event) => event.type === "Took") ? ["clac", "tok"] : line.events.length ? ["tok"] : [],
  },
};
export default wyx;
