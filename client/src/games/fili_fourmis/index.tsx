import { join, say, sayAny } from "../../i18n";
import { Icon } from "../../parts/Icon";
import type { fili_fourmis as wire } from "../../server/wire";
import type { GameUi, PromptText } from "../ui";
import { Board } from "./Board";
import { dragAndDrop } from "./carry";
import { SYMBOLS } from "./Land";
import { mayRun } from "./later";
import { boardOf, type Fili, type FiliContext, type FiliOffer, out, runs, SHORT, standing, ways } from "./model";
import { Ring } from "./pieces";
import { premoves } from "./plans";
import { cellOf } from "./press";
import { sentences } from "./sentences";
import { across } from "./side";
import { Under } from "./Under";
import { walking } from "./walk";
import "./fili.css";
import "./layout.css";

const LATE = 20; // quiet turns left, from which on the bar counts them

function Figures({ context: { view, edition }, seat }: { context: FiliContext; seat: number }) {
  const board = boardOf(edition);
  return (
    <div class="fili-figures">
      <Ring board={board} seat={seat} entered={view.entered[seat] ?? []} />
      <span class="vh">
        {view.ramparts[seat]}/{board.ramparts} {say("fili_fourmis-figure-ramparts")}
      </span>
    </div>
  );
}

/** Return the quiet turns left before the game is blocked, if at most LATE; else 0. */
function late({ view, game }: FiliContext): number {
  const left = 2 * game.quiet_limit - (view.seen.length - 1);
  return !view.ended && left <= LATE ? left : 0;
}

function Aside({ context }: { context: FiliContext }) {
  const left = late(context),
    twice = !context.view.ended && context.view.times > 1;
  return (
    <div class="fili-aside">
      {(left > 0 || twice) && (
        <section class="card fili-quiet" role="status">
          <h2>{say("fili_fourmis-quiet")}</h2>
          {twice && <p>{say("fili_fourmis-quiet-again")}</p>}
          {left > 0 && <p>{say("fili_fourmis-quiet-text", { left })}</p>}
        </section>
      )}
      <section class="card fili-goal">
        <h2>{say("fili_fourmis-goal")}</h2>
        <p>
          {say("fili_fourmis-goal-text", {
            ramparts: boardOf(context.edition).ramparts,
            ants: context.seat < 0 ? -1 : (context.view.nests[context.seat]?.length ?? 0),
          })}
        </p>
      </section>
      <section class="card fili-key">
        <h2>{say("fili_fourmis-key")}</h2>
        <ul>
          <li>
            <i class="grass" />
            {say("fili_fourmis-key-grass")} <b>{say("fili_fourmis-key-grass.worth")}</b>
          </li>
          <li>
            <i class="earth" />
            {say("fili_fourmis-key-earth")} <b>{say("fili_fourmis-key-earth.worth")}</b>
          </li>
          <li>
            <i class="rampart" />
            {say("fili_fourmis-key-rampart")} <b>{say("fili_fourmis-key-rampart.worth")}</b>
          </li>
          <li>
            <i class="can" />
            {say("fili_fourmis-key-can")}
          </li>
          <li>
            <i class="chosen" />
            {say("fili_fourmis-key-chosen")}
          </li>
          <li>
            <i class="last" />
            {say("fili_fourmis-key-last")}
          </li>
        </ul>
      </section>
    </div>
  );
}

/** The button in the bar that turns the board around. */
function Tools() {
  return (
    <button type="button" class="btn bare" aria-pressed={across.value} onClick={() => (across.value = !across.peek())}>
      <Icon name="turn" />
      <span>{say("fili_fourmis-turn")}</span>
    </button>
  );
}

function prompt(context: FiliContext): PromptText {
  const { view, offers, partial } = context,
    kinds = new Set(offers.map(({ action }) => action.type)),
    { file, cuts, targets } = ways(context),
    ants = file.length;
  const inside = partial?.at !== undefined && standing(view).get(partial.at)?.where === "entered";
  if (partial?.to !== undefined)
    return {
      long: say("fili_fourmis-prompt-ways", { cell: partial.to }),
      short: say("fili_fourmis-prompt-ways.short", { cell: partial.to }),
    };
  if (inside) return { long: say("fili_fourmis-prompt-inside"), short: say("fili_fourmis-prompt-inside") };
  if (view.pending?.type === "Leaving")
    return {
      long: say("fili_fourmis-prompt-leaving"),
      short: say("fili_fourmis-prompt-leaving"),
      detail: say("fili_fourmis-prompt-leaving.detail", {
        starts: kinds.has("Start") ? 1 : 0,
        files: kinds.has("Advance") ? 1 : 0,
      }),
    };
  if (view.pending?.type === "Running")
    return {
      long: say("fili_fourmis-prompt-running"),
      short: say("fili_fourmis-prompt-running"),
      detail: say("fili_fourmis-prompt-running.detail"),
    };
  if (view.pending?.type === "Entering")
    return {
      long: say("fili_fourmis-prompt-entering"),
      short: say("fili_fourmis-prompt-entering.short"),
      detail: say("fili_fourmis-prompt-entering.detail", { ants }),
    };
  if (partial?.at !== undefined)
    return {
      long: say("fili_fourmis-prompt-file", { ants }),
      short: say("fili_fourmis-prompt-file.short"),
      ...(!(context.phone && cuts.length) && {
        detail: say("fili_fourmis-prompt-file.detail", {
          end: partial.end === undefined ? 0 : 1,
          run: [...targets.values()].flat().some(runs) ? 1 : 0,
        }),
      }),
    };
  if (kinds.has("Pass")) return { long: say("fili_fourmis-prompt-Pass"), short: say("fili_fourmis-prompt-Pass.short") };
  const kind = !kinds.has("ComeOut") ? "march" : kinds.size > 1 ? "any" : "out";
  const forming = !kinds.has("Advance") && (view.files[context.seat] ?? []).some(({ length }) => length < SHORT);
  return {
    long: say(`fili_fourmis-prompt-${kind}`),
    short: say(`fili_fourmis-prompt-${kind}.short`),
    ...(forming && { detail: say("fili_fourmis-prompt-forming") }),
  };
}

function offerText({ outlook }: FiliOffer) {
  switch (outlook.type) {
    case "AdvanceOutlook":
      return advance(outlook);
    case "StartOutlook":
      return {
        long: say("fili_fourmis-choice-Start", { cell: outlook.cell }),
        short: say("fili_fourmis-choice-Start.short", { cell: outlook.cell }),
        verb: say("fili_fourmis-verb-out"),
      };
    case "ComeOutOutlook": {
      const text = say("fili_fourmis-choice-ComeOut", { cell: outlook.cell });
      return { long: text, short: text };
    }
    case "JoinOutlook":
      return {
        long: say("fili_fourmis-choice-Join", { ants: outlook.ants }),
        short: say("fili_fourmis-choice-Join.short", { ants: outlook.ants }),
        verb: say("fili_fourmis-verb-Join"),
      };
    case "SplitOutlook": {
      const text = say("fili_fourmis-choice-Split", { ants: outlook.ants, others: outlook.others });
      return { long: text, short: text, verb: say("fili_fourmis-verb-Split") };
    }
    case "EnterOutlook":
      return {
        long: say("fili_fourmis-choice-Enter", { cell: outlook.cell }),
        short: say("fili_fourmis-choice-Enter.short", { cell: outlook.cell }),
        detail: say("fili_fourmis-choice-Enter.detail", { wait: outlook.wait }),
        verb: say("fili_fourmis-verb-Enter"),
      };
    case "SpreadOutlook":
    case "StepOutlook": {
      const place = outlook.type === "StepOutlook" ? outlook.place : "rampart",
        text = say("fili_fourmis-choice-Step", { cell: outlook.cell, place });
      return { long: text, short: text, verb: say("fili_fourmis-verb-Step") };
    }
    case "StopOutlook":
      return { long: say("fili_fourmis-action-Stop"), short: say("fili_fourmis-action-Stop.short") };
    case "PassOutlook":
      return { long: say("fili_fourmis-action-Pass"), short: say("fili_fourmis-action-Pass.short") };
  }
}

function advance({ kind, ant, cell, ants, run }: wire.AdvanceOutlook) {
  if (kind === "out")
    return {
      long: say("fili_fourmis-choice-out", { cell, ants }),
      short: say("fili_fourmis-choice-out.short", { cell }),
      verb: say("fili_fourmis-verb-out"),
    };
  const verb = say("fili_fourmis-verb-march");
  if (kind === "second") {
    const text = say("fili_fourmis-choice-second", { cell });
    return { long: text, short: text, verb };
  }
  return {
    long: say("fili_fourmis-choice-march", { cell, ants }),
    short: say("fili_fourmis-choice-march.short", { cell }),
    detail: say("fili_fourmis-choice-march.detail", { run: run ? 1 : 0, ant }),
    verb,
  };
}

/** Return the button's name of one of several moves that lead to a cell. */
function wayName({ action, outlook }: FiliOffer): string {
  const cell = "head" in action ? action.head : action.type === "Join" ? action.one : "";
  return say("fili_fourmis-way", {
    kind:
      outlook.type === "AdvanceOutlook" && outlook.kind === "out" ? "out" : action.type === "Start" ? "start" : "end",
    cell,
  });
}

const fili: GameUi<Fili> = {
  id: "fili_fourmis",
  drawing: {
    usesWholeWidth: true,
    sprite: () => SYMBOLS,
    Board,
    Figures,
    Aside,
    Under,
    Tools,
  },
  texts: {
    role: ({ view, phone }, seat) => {
      const nest = view.nests[seat]?.length ?? 0;
      return phone && nest
        ? say("fili_fourmis-chip", { nest })
        : say("fili_fourmis-role", { out: out(view, seat), nest });
    },
    score: ({ view, edition, phone }, seat) =>
      phone ? `${view.ramparts[seat] ?? 0}/${boardOf(edition).ramparts}` : "",
    scored: () => say("fili_fourmis-scored"),
    status: (context) => (late(context) ? say("fili_fourmis-quiet-left", { left: late(context) }) : ""),
    prompt,
    offerText,
    sentences,
    result(view, winners, { names, edition }) {
      const inside = view.entered.map(({ length }) => length),
        by = inside[0] !== inside[1] ? "entered" : "middle",
        [one = 0, other = 0] = by === "entered" ? inside : view.beyond;
      return say("fili_fourmis-result", {
        rule: view.ended,
        winners: join(winners.map((seat) => names[seat] ?? "")),
        count: winners.length,
        all: boardOf(edition).ramparts,
        by,
        most: Math.max(one, other),
        least: Math.min(one, other),
      });
    },
    // only with the option is the middle a tiebreak
    tiebreak: (view, _, { game }) =>
      game.middle_breaks_ties ? { name: say("fili_fourmis-tiebreak"), values: view.beyond } : null,
    refusalTitle(action) {
      const cell = cellOf(action);
      return cell ? say("fili_fourmis-cannot", { cell, why: "" }) : say("table-no");
    },
  },
  input: {
    promptButtons(context) {
      const { offers, partial, premoves } = context,
        can = ways(context),
        [first] = premoves;
      if (context.canPremove && partial === null && premoves.length === 1 && mayRun(context, first!))
        return [
          {
            text: say("fili_fourmis-action-Stop"),
            plain: true,
            run: () => context.premove([...premoves, { type: "Stop" }]),
          },
        ];
      if (partial?.to !== undefined)
        return (can.targets.get(partial.to) ?? []).map((offer) => ({
          text: wayName(offer),
          plain: true,
          run: () => context.select(offer),
        }));
      return [
        ...can.cuts.flatMap((offer) =>
          offer.outlook.type === "SplitOutlook"
            ? {
                text: say("fili_fourmis-cut", { ants: offer.outlook.ants, others: offer.outlook.others }),
                plain: true,
                run: () => context.select(offer),
              }
            : [],
        ),
        ...offers
          .filter(({ action }) => action.type === "Stop" || action.type === "Pass")
          .map((offer) => ({
            text: sayAny(`fili_fourmis-action-${offer.action.type}`),
            offer,
            plain: offer.action.type === "Stop",
          })),
      ];
    },
    dragAndDrop,
    premoves,
    playsAtOnce: (offer, { view }) =>
      offer.action.type === "ComeOut" ||
      runs(offer) ||
      (offer.action.type === "Spread" &&
        view.pending?.type === "Entering" &&
        (standing(view).get(view.pending.head)?.file.length ?? 0) > 1),
    keepsSelection: (held, { due, canPremove: open }) => open || (due && held.instead !== undefined),
    canPutBack: ({ view }) => view.pending?.type === "Leaving",
    keys: () => [{ keys: "+ − 0", text: () => say("table-zoom") }],
    stepBack: ({ at, end, to }) =>
      at !== undefined && to !== undefined
        ? { at, ...(end !== undefined && { end }) }
        : at !== undefined && end !== undefined
          ? { at }
          : null,
  },
  motion: {
    animationMs: (before, after) => walking(before, after),
    sounds({ events }) {
      const has = (...types: Fili["event"]["type"][]): boolean => events.some(({ type }) => types.includes(type));
      return has("Entered")
        ? ["frrt", "tok"]
        : has("Started", "Lengthened", "Advanced")
          ? ["frrt"]
          : has("Joined", "Divided")
            ? ["clac"]
            : has("Called", "Stepped")
              ? ["tok"]
              : [];
    },
  },
};
export default fili;
