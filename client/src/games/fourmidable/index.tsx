import animals from "sprite:ant-hunter,ant-farmer,ant-digger,ant-soldier,egg,pred-*,pat";
import alone from "sprite:bag,draft-left,rank-*,larder";
import things from "sprite:res-*,nest-hole,mark-pheromone,terrain-empty,water,sun,moon,wind,rain,library,leaf-value";
import upper from "sprite:sp-*,mark-day,mark-night,mark-both,tool-*,fx-*,card-back,card-chosen";
import { join, say, sayAny } from "../../i18n";
import { inColour } from "../../table/store/markup";
import { offersOf } from "../../table/store/offers";
import type { GameUi, PromptButton } from "../ui";
import { Aside } from "./Aside";
import { Ask } from "./Ask";
import { Board, useHand } from "./Board";
import { dragAndDrop } from "./carry";
import { Goals } from "./Goals";
import { Hand } from "./Hand";
import {
  type Fourmidable,
  type FourmidableContext,
  mixes,
  mixOf,
  picksAt,
  reveals,
  take,
  targets,
  totalOf,
} from "./model";
import { OwnNest } from "./Nest";
import { antName, capital, cellName, facts } from "./names";
import { choice as offerText, prompt } from "./prompt";
import { roster } from "./Round";
import { Signs } from "./Signs";
import { Hunters, Progress } from "./Solo";
import { Figures, Possessions } from "./seats";
import { sentences } from "./sentences";
import { skip } from "./skip";
import { effectOf } from "./special";
import { Tray } from "./Tray";
import { tiebreak } from "./ties";
import { lasting as animationMs } from "./walk";
import "./fourmidable.css";

function NestPane({ context }: { context: FourmidableContext }) {
  useHand(context);
  return (
    <div class="fou-table fou-pane">
      <Ask context={context} />
      <OwnNest context={context} />
    </div>
  );
}

function HandPane({ context }: { context: FourmidableContext }) {
  useHand(context);
  return (
    <div class="fou-table fou-pane">
      <Ask context={context} />
      <Hand context={context} />
    </div>
  );
}

function HuntPane({ context }: { context: FourmidableContext }) {
  useHand(context);
  return (
    <div class="fou-table fou-pane">
      <Ask context={context} />
      <Hunters context={context} />
      <Progress context={context} />
    </div>
  );
}

const BUTTONS: readonly string[] = ["Direct", "Pass", "Done", "GiveUp", "Leave"];
const PLAIN: readonly string[] = ["Direct", "GiveUp", "Leave"];

function answers(context: FourmidableContext): readonly PromptButton<Fourmidable>[] {
  const { view, offers, partial, due } = context;
  if (!due) return [];
  if (view.phase === "drawing" || view.phase === "mustering") {
    const mix = mixOf(context).join(),
      found = mixes(context).find((one) => one.mix.join() === mix);
    return found ? [{ text: sayAny(`fourmidable-verb-${found.offer.action.type}`), offer: found.offer }] : [];
  }
  if (partial?.at !== undefined)
    return picksAt(context, partial.at).map((action) => ({
      text: antName(action.ant),
      plain: true,
      run: () => take(context, action),
    }));
  const buttons = offers
    .filter(({ action }) => BUTTONS.includes(action.type))
    .map(
      (offer): PromptButton<Fourmidable> => ({
        text: sayAny(`fourmidable-verb-${offer.action.type}`),
        offer,
        plain: PLAIN.includes(offer.action.type),
      }),
    );
  if (view.phase !== "finishing" && view.phase !== "reaping") return buttons;
  return [{ text: say("fourmidable-after-skip"), plain: true, run: () => skip(context, true) }, ...buttons];
}

// phases with a piece in hand, which ask for its target or route
const LIFTED: readonly string[] = ["walking", "choosing", "prowling"];
const hour = (day: boolean): string => say(day ? "fourmidable-day" : "fourmidable-night").toLocaleLowerCase();
const IN_HAND: readonly string[] = ["PlayCard", "UsePower", "Complete", "Rob"];
const lit = (context: FourmidableContext, has: (place: string) => boolean): boolean =>
  [...targets(context).keys()].some(has);
const holesOf = ({ view, seat }: FourmidableContext): readonly (string | null)[] => view.players[seat]?.holes ?? [];

const fourmidable: GameUi<Fourmidable> = {
  id: "fourmidable",
  drawing: {
    usesWholeWidth: true,
    sprite: () => animals + things + upper + alone,
    Board,
    tray: { id: "tray", name: () => say("fourmidable-nest-yours"), Show: Tray },
    panes: [
      {
        id: "nest",
        name: () => say("fourmidable-nest"),
        Show: NestPane,
        lit: (context) =>
          context.due &&
          lit(context, (place) => /^(r\dc\d|[234]|library|queen)$/.test(place) || holesOf(context).includes(place)),
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
        lit: (context) =>
          reveals(context).length > 0 ||
          (context.due && context.offers.some(({ action }) => IN_HAND.includes(action.type))),
      },
    ],
    Aside,
    Figures,
    Possessions,
    Signs,
    Under: Goals,
    seatSymbol: () => "ant-queen",
    answered: ({ view }, seat) =>
      view.phase === "drafting"
        ? (view.draft?.picked[seat] ?? false)
        : (view.phase === "counting" || view.phase === "closing") && (view.players[seat]?.passed ?? false),
  },
  texts: {
    role: ({ view }, seat) => say("fourmidable-points", { points: totalOf(view.players[seat]) }),
    score: ({ view }, seat) => {
      const done = view.players[seat]?.revealed.length ?? 0;
      return view.goal ? `${done}/${view.goal}` : String(done);
    },
    scored: () => say("fourmidable-scored"),
    status: ({ view }) =>
      view.round
        ? view.solo
          ? `${say("fourmidable-solo-round", { round: view.round, rounds: view.solo.rounds })}, ${hour(view.day)}`
          : say("fourmidable-round", { round: view.round, day: view.day ? 1 : 0 })
        : "",
    prompt,
    waitingText(context) {
      const { view, waiting, names } = context,
        seats = join(waiting.map((seat) => inColour(seat, names[seat] ?? ""))),
        text = sayAny(`fourmidable-phase-${view.phase}.wait`, { seats, count: waiting.length });
      return {
        long: text,
        short: text,
        ...(reveals(context).length > 0 && { detail: say("fourmidable-reveal-wait") }),
      };
    },
    offerText,
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
    tiebreak,
    rank: ({ solo }) => say("fourmidable-rank-title", { rank: solo?.rank ?? "none" }),
    refusalTitle(action, info) {
      if (action.type === "Pick") return say("fourmidable-cannot", { what: capital(cellName(action.cell)) });
      if (action.type === "UsePower") return say("fourmidable-cannot", { what: say("fourmidable-species-use") });
      const how = action.type === "Open" ? "none" : "short"; // a refused hole has no number
      const what = capital(
        sayAny(`fourmidable-action-${action.type}.${how}`, { ...facts(action, info), what: "walk" }),
      );
      if (action.type === "PlayCard")
        return say("fourmidable-cannot", {
          what: say("fourmidable-special-title", { effect: effectOf(action.card, info.edition) }),
        });
      return "card" in action ? say("table-no") : say("fourmidable-cannot", { what });
    },
    facts: (source, info) => facts(source, info),
  },
  input: {
    promptButtons: answers,
    dragAndDrop,
    playsAtOnce: ({ action }) => action.type === "Pick" || action.type === "Call",
    keepsSelection: (held, { due }) => due && held.instead !== undefined,
    canPutBack: ({ view }) => view.held !== null && LIFTED.includes(view.phase),
    keys: () => [
      { keys: "1 … 9", text: () => say("fourmidable-keys-ant") },
      { keys: "R", text: () => say("fourmidable-keys-reveal") },
      { keys: "C", text: () => say("fourmidable-keys-special") },
      { keys: "F", text: () => say("fourmidable-keys-finish") },
      { keys: "S", text: () => say("fourmidable-keys-signs") },
      { keys: "+ − 0", text: () => say("table-zoom") },
    ],
    shortcut(key, context) {
      const { view, seat, offers } = context;
      if (key === "r" || key === "R") {
        const [ready] = offersOf(offers, "Reveal");
        if (ready) context.select(ready);
        return ready !== undefined;
      }
      const playable = offersOf(offers, "PlayCard");
      if ((key === "c" || key === "C") && playable.length) {
        const at = playable.findIndex(({ action }) => action === context.selected?.action);
        context.hover(null);
        // the next one; a second press on the only one would play it
        context.select(playable[(at + 1) % playable.length]!);
        return true;
      }
      const [done] = offersOf(offers, "Done");
      if ((key === "f" || key === "F") && done) {
        context.play(done);
        return true;
      }
      const ant = /^[1-9]$/.test(key) ? roster(view.players[seat]?.ants ?? [])[Number(key) - 1] : undefined;
      if (ant) take(context, { type: "Pick", ant: ant.ant, cell: ant.cell });
      return ant !== undefined;
    },
  },
  motion: {
    animationMs,
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
  },
};
export default fourmidable;
