/** Fourmidable at the table. */
import animals from "sprite:ant-hunter,ant-farmer,ant-digger,ant-soldier,egg,pred-*,pat";
import alone from "sprite:bag,draft-left,rank-*,larder";
import things from "sprite:res-*,nest-hole,mark-pheromone,terrain-empty,water,sun,moon,wind,rain,library,leaf-value";
import upper from "sprite:sp-*,mark-day,mark-night,mark-both,tool-*,fx-*,card-back,card-chosen";
import { named } from "../../table/said";
import { join, say, sayAny } from "../../words";
import type { Answer, Choice, Face, Words } from "../face";
import { Aside } from "./Aside";
import { Ask } from "./Ask";
import { Board, useHand } from "./Board";
import { carry } from "./carry";
import { Hand } from "./Hand";
import {
  child,
  type Fourmidable,
  type FourmidableStage,
  type GoOutlook,
  gain,
  mixes,
  mixOf,
  type Offer,
  picksAt,
  reveals,
  sumOf,
  take,
  targets,
  totalOf,
} from "./model";
import { OwnNest } from "./Nest";
import { antName, capital, facts } from "./names";
import { roster } from "./Round";
import { Hunters, Progress } from "./Solo";
import { Figures, Possessions } from "./seats";
import { sentences } from "./sentences";
import { skip } from "./skip";
import { helpOf, speciesText } from "./special";
import { Tray } from "./Tray";
import { lasting } from "./walk";
import "./fourmidable.css";

function NestPane({ stage }: { stage: FourmidableStage }) {
  useHand(stage);
  return (
    <div class="fou-table fou-pane">
      <Ask stage={stage} />
      <OwnNest stage={stage} />
    </div>
  );
}

function HandPane({ stage }: { stage: FourmidableStage }) {
  useHand(stage);
  return (
    <div class="fou-table fou-pane">
      <Ask stage={stage} />
      <Hand stage={stage} />
    </div>
  );
}

function HuntPane({ stage }: { stage: FourmidableStage }) {
  useHand(stage);
  return (
    <div class="fou-table fou-pane">
      <Ask stage={stage} />
      <Hunters stage={stage} />
      <Progress stage={stage} />
    </div>
  );
}

/** A sentence of the catalogue, its short form where words are few. */
function words(id: string, told: Record<string, number | string>, stage: FourmidableStage, detail = ""): Words {
  const short = capital(sayAny(`${id}.short`, told));
  return { long: child(stage.game) ? short : capital(sayAny(id, told)), short, ...(detail && { detail }) };
}

/** How many cells are lit, and with what, for the ant in hand. */
function reachWords({ view, offers }: FourmidableStage): string {
  const goes = offers.filter(({ action }) => action.type === "Go");
  return capital(
    say("fourmidable-reach", {
      ant: view.held?.ant ?? "",
      cells: goes.filter(({ outlook }) => outlook.type === "GoOutlook" && outlook.steps > 0).length,
      gather: goes.filter((offer) => gain(offer)).length,
    }),
  );
}

/** How many special cards can be played; nothing where there are none. */
function litWords({ offers }: FourmidableStage): string {
  const count = offers.filter(({ action }) => action.type === "PlayCard").length;
  return count ? capital(say("fourmidable-special-offer", { count })) : "";
}

/** To whom the cards go: the next seat. */
const nextName = ({ names, seat }: FourmidableStage): string => names[(seat + 1) % names.length] ?? "";

function prompt(stage: FourmidableStage): Words {
  const { view, offers, held, game } = stage,
    has = (type: string): boolean => offers.some(({ action }) => action.type === type);
  switch (view.phase) {
    case "drawing":
    case "mustering": {
      if (has("Recruit")) return words("fourmidable-prompt-Recruit", {}, stage);
      const whole = mixes(stage)[0],
        left = whole ? sumOf(whole.mix) - sumOf(mixOf(stage)) : 0;
      return words(
        view.phase === "drawing" ? "fourmidable-prompt-Draw" : "fourmidable-prompt-Muster",
        {},
        stage,
        left ? say("fourmidable-mix-left", { left }) : "",
      );
    }
    case "forecasting":
      return words("fourmidable-prompt-Forecast", {}, stage);
    case "adopting":
      return words("fourmidable-prompt-Adopt", {}, stage);
    case "drafting":
      return words(
        "fourmidable-prompt-Draft",
        {},
        stage,
        say("fourmidable-draft-keep.help", { seat: nextName(stage) }),
      );
    case "stocking":
      return words("fourmidable-prompt-Draft", {}, stage, say("fourmidable-solo-choose"));
    case "hunting":
      return words(
        "fourmidable-prompt-Hunt",
        {},
        stage,
        view.solo?.wanted ? say("fourmidable-bag-drawn", { resource: view.solo.wanted }) : "",
      );
    case "robbing":
      return words("fourmidable-prompt-Rob", {}, stage);
    case "reaping":
      return {
        ...words("fourmidable-prompt-PlayCard", {}, stage, litWords(stage)),
        long: sayAny("fourmidable-phase-reaping.you"),
      };
    case "finishing":
      return {
        ...words("fourmidable-prompt-Done", {}, stage, litWords(stage)),
        long: say("fourmidable-prompt-Done.short"),
      };
    case "completing":
      return words("fourmidable-prompt-Complete", {}, stage);
    case "summoning":
      return words("fourmidable-prompt-Call", {}, stage);
    case "claiming":
      return words("fourmidable-prompt-Claim", {}, stage);
    case "erasing":
      return words("fourmidable-prompt-Erase", {}, stage);
    case "bearing":
      return words("fourmidable-prompt-Hatch", {}, stage);
    case "acting":
      if (view.solo && !has("GiveUp")) return words("fourmidable-prompt-alone", {}, stage);
      if (has("GiveUp")) return words("fourmidable-prompt-GiveUp", {}, stage);
      return words(
        held?.at === undefined && (has("Hatch") || has("Call"))
          ? "fourmidable-prompt-Hatch"
          : "fourmidable-prompt-Pick",
        {},
        stage,
      );
    case "walking":
      return words(
        "fourmidable-held",
        { ant: view.held?.ant ?? "", number: view.held?.number ?? 0, cell: "" },
        stage,
        child(game) ? "" : [reachWords(stage), litWords(stage)].filter(Boolean).join(" · "),
      );
    case "choosing":
      return words("fourmidable-prompt-Via", {}, stage);
    case "opening":
      return words("fourmidable-prompt-Open", {}, stage);
    case "studying":
      return words("fourmidable-prompt-Keep", {}, stage);
    case "prowling":
      return words(
        "fourmidable-held-predator",
        { predator: view.held?.predator ?? "" },
        stage,
        sayAny(`fourmidable-predator-${view.held?.predator}.help`),
      );
    default:
      return { long: sayAny(`fourmidable-phase-${view.phase}.you`), short: say("fourmidable-prompt-Pass.short") };
  }
}

/** What an ant takes and leaves on its way. */
function goWords({ ant, what, resource, most, ways, cell }: GoOutlook, { view, seat }: FourmidableStage): string {
  const parts: string[] = [],
    taken = { resource: resource ?? "" };
  if (what === "gather")
    parts.push(
      view.players[seat]?.pheromones ? say("fourmidable-go-gather", taken) : say("fourmidable-go-gather.bare", taken),
    );
  else if (what === "dig" || what === "hole") parts.push(say("fourmidable-go-dig", taken));
  else if (what === "library") parts.push(say("fourmidable-go-library"));
  else if (what === "full") parts.push(say("fourmidable-go-full"));
  else if (what === "bare") parts.push(say("fourmidable-go-bare", { ant }));
  else if (what === "complete") parts.push(say("fourmidable-go-complete"));
  else if (what === "unpaid") parts.push(say("fourmidable-go-unpaid"));
  else if (!most) parts.push(say("fourmidable-go-nothing"));
  if (what === "hole") parts.push(say("fourmidable-go-hole", { hole: Number(cell) }));
  if (ways > 1) parts.push(say("fourmidable-go-ways", { ways }));
  else if (most) parts.push(say("fourmidable-go-marks", { most }));
  return parts.join(" ");
}

/** What a special card or a species does, in full. */
function helpWords(action: Fourmidable["action"], view: Fourmidable["view"]): string {
  if (action.type === "Adopt") return speciesText(action.species, view, true);
  const special = action.type === "PlayCard" && view.specials?.find(({ card }) => card === action.card);
  return special ? helpOf(special, view) : "";
}

/** What a move would do. */
function choice({ action, outlook }: Offer, stage: FourmidableStage): Choice {
  const few = stage.phone || child(stage.game);
  if (outlook.type === "GoOutlook") {
    const { ant, number, cell, steps } = outlook,
      where = { ant, number, cell, steps };
    return {
      long: say("fourmidable-go", where),
      short: say("fourmidable-go.short", where),
      detail: goWords(outlook, stage),
      verb: steps ? say("fourmidable-verb-Go") : say("fourmidable-verb-Stay"),
    };
  }
  const told = facts(outlook, stage),
    short =
      action.type === "Draft"
        ? say("fourmidable-special-title", { effect: String(told.effect) })
        : capital(sayAny(`fourmidable-action-${action.type}.short`, told)),
    verb = action.type === "Pick" ? undefined : sayAny(`fourmidable-verb-${action.type}`);
  const detail = helpWords(action, stage.view);
  return {
    long: few ? short : sayAny(`fourmidable-action-${action.type}`, told),
    short,
    ...(verb && { verb }),
    ...(detail && { detail }),
  };
}

const BUTTONS: readonly string[] = ["Direct", "Pass", "Done", "GiveUp", "Leave"];
const PLAIN: readonly string[] = ["Direct", "GiveUp", "Leave"];

function answers(stage: FourmidableStage): readonly Answer<Fourmidable>[] {
  const { view, offers, held, due } = stage;
  if (!due) return [];
  if (view.phase === "drawing" || view.phase === "mustering") {
    const mix = mixOf(stage).join(),
      found = mixes(stage).find((one) => one.mix.join() === mix);
    return found ? [{ text: sayAny(`fourmidable-verb-${found.action.type}`), action: found.action }] : [];
  }
  if (held?.at !== undefined)
    return picksAt(stage, held.at).map((action) => ({
      text: antName(action.ant),
      plain: true,
      run: () => take(stage, action),
    }));
  const buttons = offers.flatMap(({ action }): Answer<Fourmidable>[] =>
    BUTTONS.includes(action.type)
      ? [{ text: sayAny(`fourmidable-verb-${action.type}`), action, plain: PLAIN.includes(action.type) }]
      : [],
  );
  if (view.phase !== "finishing" && view.phase !== "reaping") return buttons;
  return [{ text: say("fourmidable-after-skip"), plain: true, run: () => skip(stage, true) }, ...buttons];
}

const hour = (day: boolean): string => say(day ? "fourmidable-day" : "fourmidable-night").toLocaleLowerCase();
const IN_HAND: readonly string[] = ["PlayCard", "UsePower", "Complete", "Rob"];
const lit = (stage: FourmidableStage, has: (place: string) => boolean): boolean => [...targets(stage).keys()].some(has);
const holesOf = ({ view, seat }: FourmidableStage): readonly (string | null)[] => view.players[seat]?.holes ?? [];

const fourmidable: Face<Fourmidable> = {
  id: "fourmidable",
  sprite: () => animals + things + upper + alone,
  Board,
  tray: { id: "tray", name: () => say("fourmidable-nest-yours"), Show: Tray },
  panes: [
    {
      id: "nest",
      name: () => say("fourmidable-nest"),
      Show: NestPane,
      lit: (stage) =>
        stage.due &&
        lit(stage, (place) => /^(r\dc\d|[234]|library|queen)$/.test(place) || holesOf(stage).includes(place)),
    },
    {
      id: "hunt",
      name: () => say("fourmidable-phase-hunting"),
      Show: HuntPane,
      has: ({ game }) => game.mode === "solo",
    },
    {
      id: "cards",
      name: () => say("fourmidable-cards"),
      Show: HandPane,
      lit: (stage) =>
        reveals(stage).length > 0 || (stage.due && stage.offers.some(({ action }) => IN_HAND.includes(action.type))),
    },
  ],
  Aside,
  Figures,
  Possessions,

  figure: () => "ant-queen",
  role: ({ view }, seat) => say("fourmidable-points", { points: totalOf(view.players[seat]) }),
  score: ({ view }, seat) => {
    const done = view.players[seat]?.revealed.length ?? 0;
    return view.goal ? `${done}/${view.goal}` : String(done);
  },
  answered: ({ view }, seat) =>
    view.phase === "drafting"
      ? (view.draft?.picked[seat] ?? false)
      : (view.phase === "counting" || view.phase === "closing") && (view.players[seat]?.passed ?? false),
  status: ({ view }) =>
    view.round
      ? view.solo
        ? `${say("fourmidable-solo-round", { round: view.round, rounds: view.solo.rounds })}, ${hour(view.day)}`
        : say("fourmidable-round", { round: view.round, day: view.day ? 1 : 0 })
      : "",

  prompt,
  waits(stage) {
    const { view, waiting, names } = stage,
      seats = join(waiting.map((seat) => named(seat, names[seat] ?? ""))),
      text = sayAny(`fourmidable-phase-${view.phase}.wait`, { seats, count: waiting.length });
    return { long: text, short: text, ...(reveals(stage).length > 0 && { detail: say("fourmidable-reveal-wait") }) };
  },
  choice,
  answers,
  sentences,
  result(view, winners, { names }) {
    if (view.solo)
      return say("fourmidable-solo-result", { points: totalOf(view.players[0]), rank: view.solo.rank ?? "none" });
    return say("fourmidable-result", {
      count: winners.length,
      winners: join(winners.map((seat) => names[seat] ?? "")),
      points: totalOf(view.players[winners[0] ?? 0]),
    });
  },
  cannot(action, setting) {
    const how = action.type === "Pick" || action.type === "Open" ? "none" : "short"; // there is no number to tell
    const what = capital(
      sayAny(`fourmidable-action-${action.type}.${how}`, { ...facts(action, setting), what: "walk" }),
    );
    if (action.type === "PlayCard")
      return say("fourmidable-cannot", {
        what: say("fourmidable-special-title", { effect: action.card.split("-")[0]! }),
      });
    return "card" in action ? say("table-no") : say("fourmidable-cannot", { what });
  },
  facts: (told, setting) => facts(told, setting),

  carry,
  light: ({ action }) => action.type === "Pick" || action.type === "Call",
  keeps: (held, { due }) => due && held.instead !== undefined,
  keys: () => [
    { keys: "1 … 9", text: () => say("fourmidable-keys-ant") },
    { keys: "R", text: () => say("fourmidable-keys-reveal") },
    { keys: "C", text: () => say("fourmidable-keys-special") },
    { keys: "F", text: () => say("fourmidable-keys-finish") },
    { keys: "+ − 0", text: () => say("table-zoom") },
  ],
  shortcut(key, stage) {
    const { view, seat, offers } = stage;
    if (key === "r" || key === "R") {
      const ready = reveals(stage)[0];
      if (ready) stage.press({ type: "Reveal", card: ready });
      return ready !== undefined;
    }
    const playable = offers.flatMap(({ action }) => (action.type === "PlayCard" ? [action] : []));
    if ((key === "c" || key === "C") && playable.length) {
      const at = playable.findIndex(
        ({ card }) => stage.chosen?.action.type === "PlayCard" && stage.chosen.action.card === card,
      );
      stage.point(null);
      stage.press(playable[(at + 1) % playable.length]!); // the next one; twice the only one would play it
      return true;
    }
    const done = offers.find(({ action }) => action.type === "Done");
    if ((key === "f" || key === "F") && done) {
      stage.play(done.action);
      return true;
    }
    const ant = /^[1-9]$/.test(key) ? roster(view.players[seat]?.ants ?? [])[Number(key) - 1] : undefined;
    if (ant) take(stage, { type: "Pick", ant: ant.ant, cell: ant.cell });
    return ant !== undefined;
  },
  lasting,
  sounds({ events }) {
    const has = (...types: string[]): boolean => events.some(({ type }) => types.includes(type));
    if (has("Walked")) return has("Gathered", "Dug") ? ["frrt", "tok"] : ["frrt"];
    return has("Prowled")
      ? ["frrt"]
      : has("Hatched", "Opened")
        ? ["tok"]
        : has("Revealed", "Learned", "Drew")
          ? ["hush"]
          : has("Spun")
            ? ["clac"]
            : [];
  },
};
export default fourmidable;
