/** Fili-Fourmis at the table. */
import { join, say, sayAny } from "../../words";
import type { Face, Words } from "../face";
import { Board } from "./Board";
import { SYMBOLS } from "./Land";
import { aim, boardOf, type Fili, type FiliStage, type Offer, out, standing, ways } from "./model";
import { Pips } from "./pieces";
import { sentences } from "./sentences";
import { walking } from "./walk";
import "./fili.css";

const SHORT = 3; // an unformed file has fewer ants
const LATE = 20; // quiet turns left that are worth a word

function Figures({ stage: { view, edition }, seat }: { stage: FiliStage; seat: number }) {
  const all = boardOf(edition).ramparts,
    ramparts = view.ramparts[seat] ?? 0,
    nest = view.nests[seat]?.length ?? 0;
  return (
    <div class="fili-figures">
      <p>
        <span>
          <b>{out(view, seat)}</b> {say("fili_fourmis-figure-out")}
        </span>{" "}
        <span>
          <b>{nest}</b> {say("fili_fourmis-figure-nest")}
        </span>
      </p>
      <p>
        <span>
          <b>{ramparts}</b>/{all} {say("fili_fourmis-figure-ramparts")}
        </span>{" "}
        <Pips held={ramparts} all={all} />
      </p>
    </div>
  );
}

/** Turns that are left before the game is blocked, once they are few; 0: many. */
function late({ view, game }: FiliStage): number {
  const left = 2 * game.quiet_limit - (view.seen.length - 1);
  return !view.ended && left <= LATE ? left : 0;
}

function Aside({ stage }: { stage: FiliStage }) {
  const left = late(stage),
    twice = !stage.view.ended && stage.view.times > 1;
  return (
    <>
      {(left > 0 || twice) && (
        <section class="card fili-quiet" role="status">
          <h2>{say("fili_fourmis-quiet")}</h2>
          {twice && <p>{say("fili_fourmis-quiet-again")}</p>}
          {left > 0 && <p>{say("fili_fourmis-quiet-text", { left })}</p>}
        </section>
      )}
      <section class="card goal">
        <h2>{say("fili_fourmis-goal")}</h2>
        <p>{say("fili_fourmis-goal-text", { ramparts: boardOf(stage.edition).ramparts })}</p>
      </section>
      <section class="card goal fili-key">
        <h2>{say("fili_fourmis-key")}</h2>
        <ul>
          <li>
            <i class="grass" />
            {say("fili_fourmis-key-grass")}
          </li>
          <li>
            <i class="earth" />
            {say("fili_fourmis-key-earth")}
          </li>
          <li>
            <i class="rampart" />
            {say("fili_fourmis-key-rampart")}
          </li>
        </ul>
      </section>
    </>
  );
}

/** What is expected, with what is in hand. */
function prompt(stage: FiliStage): Words {
  const { view, offers, held } = stage,
    kinds = new Set(offers.map(({ action }) => action.type)),
    { file, cuts, targets } = ways(stage),
    ants = file.length;
  const inside = held?.at !== undefined && standing(view).get(held.at)?.where === "entered";
  if (held?.to !== undefined)
    return {
      long: say("fili_fourmis-prompt-ways", { cell: held.to }),
      short: say("fili_fourmis-prompt-ways.short", { cell: held.to }),
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
  if (held?.at !== undefined)
    return {
      long: say("fili_fourmis-prompt-file", { ants }),
      short: say("fili_fourmis-prompt-file.short"),
      ...(!(stage.phone && cuts.length) && {
        detail: say("fili_fourmis-prompt-file.detail", {
          end: held.end === undefined ? 0 : 1,
          run: [...targets.values()].flat().some(({ outlook }) => outlook.run === 1) ? 1 : 0,
        }),
      }),
    };
  if (kinds.has("Pass")) return { long: say("fili_fourmis-prompt-Pass"), short: say("fili_fourmis-prompt-Pass.short") };
  const kind = !kinds.has("ComeOut") ? "march" : kinds.size > 1 ? "any" : "out";
  const forming = !kinds.has("Advance") && (view.files[stage.seat] ?? []).some(({ length }) => length < SHORT);
  return {
    long: say(`fili_fourmis-prompt-${kind}`),
    short: say(`fili_fourmis-prompt-${kind}.short`),
    ...(forming && { detail: say("fili_fourmis-prompt-forming") }),
  };
}

/** What a move would do; `kind` is of an Advance. */
function choice({ action, outlook }: Offer) {
  const { ants = 0, others = 0, wait = 0, run = 0, kind = "march", place = "inside", ant = "", cell = "" } = outlook;
  const told = { cell: cell || (aim(action, []) ?? ""), ants, others, wait, run, ant, place };
  const id = action.type === "Advance" ? kind : action.type;
  switch (id) {
    case "march":
      return {
        long: say("fili_fourmis-choice-march", told),
        short: say("fili_fourmis-choice-march.short", told),
        detail: say("fili_fourmis-choice-march.detail", told),
        verb: say("fili_fourmis-verb-march"),
      };
    case "second":
      return {
        long: say("fili_fourmis-choice-second", told),
        short: say("fili_fourmis-choice-second", told),
        verb: say("fili_fourmis-verb-march"),
      };
    case "out":
      return {
        long: say("fili_fourmis-choice-out", told),
        short: say("fili_fourmis-choice-out.short", told),
        verb: say("fili_fourmis-verb-out"),
      };
    case "Start":
      return {
        long: say("fili_fourmis-choice-Start", told),
        short: say("fili_fourmis-choice-Start.short", told),
        verb: say("fili_fourmis-verb-out"),
      };
    case "ComeOut":
      return { long: say("fili_fourmis-choice-ComeOut", told), short: say("fili_fourmis-choice-ComeOut", told) };
    case "Join":
      return {
        long: say("fili_fourmis-choice-Join", told),
        short: say("fili_fourmis-choice-Join.short", told),
        verb: say("fili_fourmis-verb-Join"),
      };
    case "Split":
      return {
        long: say("fili_fourmis-choice-Split", told),
        short: say("fili_fourmis-choice-Split", told),
        verb: say("fili_fourmis-verb-Split"),
      };
    case "Enter":
      return {
        long: say("fili_fourmis-choice-Enter", told),
        short: say("fili_fourmis-choice-Enter.short", told),
        detail: say("fili_fourmis-choice-Enter.detail", told),
        verb: say("fili_fourmis-verb-Enter"),
      };
    case "Spread":
    case "Step":
      return {
        long: say("fili_fourmis-choice-Step", told),
        short: say("fili_fourmis-choice-Step", told),
        verb: say("fili_fourmis-verb-Step"),
      };
    default:
      return { long: sayAny(`fili_fourmis-action-${id}`), short: sayAny(`fili_fourmis-action-${id}.short`) };
  }
}

/** On a button, where several moves lead to a cell: which of them. */
function wayName({ action, outlook }: Offer): string {
  const cell = "head" in action ? action.head : action.type === "Join" ? action.one : "";
  return say("fili_fourmis-way", {
    kind: outlook.kind === "out" ? "out" : action.type === "Start" ? "start" : "end",
    cell,
  });
}

const fili: Face<Fili> = {
  id: "fili_fourmis",
  sprite: () => SYMBOLS,
  Board,
  Figures,
  Aside,
  role: ({ view, phone }, seat) =>
    phone ? say("fili_fourmis-chip", { out: out(view, seat), nest: view.nests[seat]?.length ?? 0 }) : "",
  status: (stage) => (late(stage) ? say("fili_fourmis-quiet-left", { left: late(stage) }) : ""),
  prompt,
  choice,
  answers(stage) {
    const { offers, held, press } = stage,
      can = ways(stage);
    if (held?.to !== undefined)
      return (can.targets.get(held.to) ?? []).map((offer) => ({
        text: wayName(offer),
        plain: true,
        run: () => press(offer.action),
      }));
    return [
      ...can.cuts.map(({ action, outlook }) => ({
        text: say("fili_fourmis-cut", { ants: outlook.ants ?? 0, others: outlook.others ?? 0 }),
        plain: true,
        run: () => press(action),
      })),
      ...offers
        .filter(({ action }) => action.type === "Stop" || action.type === "Pass")
        .map(({ action }) => ({
          text: sayAny(`fili_fourmis-action-${action.type}`),
          action,
          plain: action.type === "Stop",
        })),
    ];
  },
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
  cannot(action) {
    const cell = aim(action, []),
      from = "head" in action ? action.head : action.type === "Step" ? action.ant : "";
    return cell ? say("fili_fourmis-cannot", { kind: from ? "way" : action.type, from, cell }) : say("table-no");
  },

  light: ({ action, outlook }, { view }) =>
    action.type === "ComeOut" ||
    (action.type === "Advance" && outlook.run === 1) ||
    (action.type === "Spread" &&
      view.pending?.type === "Entering" &&
      (standing(view).get(view.pending.head)?.file.length ?? 0) > 1),
  keeps: (held, { due }) => due && held.instead !== undefined,
  keys: () => [{ keys: "+ − 0", text: () => say("table-zoom") }],
  back: ({ at, end, to }) =>
    at !== undefined && to !== undefined
      ? { at, ...(end !== undefined && { end }) }
      : at !== undefined && end !== undefined
        ? { at }
        : null,
  lasting: (before, after) => walking(before, after),
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
};
export default fili;
