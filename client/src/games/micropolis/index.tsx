import ants from "sprite:ant-soldier,ant-nurse,ant-architect,ant-sergeant,ant-sentinel,barracks";
import fruit from "sprite:fruit-cherry,fruit-lemon,fruit-grape,fruit-blackberry,fruit-fig,fruit-pomegranate,fruit-gift";
import { join, say, sayAny } from "../../i18n";
import { factsOf } from "../../table/store/facts";
import { inColour } from "../../table/store/markup";
import { MOVE } from "../../table/store/motion";
import { offersOf } from "../../table/store/offers";
import type { GameUi, OfferText, PromptButton } from "../ui";
import { Aside } from "./Aside";
import { Board } from "./Board";
import { dragAndDrop } from "./carry";
import {
  ahead,
  anthillsOf,
  expert,
  grasp,
  type Micropolis,
  type MicropolisContext,
  type TakeOutlook,
  tilesOf,
  totalOf,
  waysTo,
} from "./model";
import { tileWords } from "./names";
import { GRAIN } from "./pieces";
import { premoves } from "./plans";
import { Score } from "./Score";
import { Figures, Possessions } from "./seats";
import { sentences } from "./sentences";
import "./micropolis.css";

const sideWords = ({ side, change, first, completes }: TakeOutlook): string =>
  say("micropolis-side", { side: first || completes ? "one" : side, total: change.total });

/** Return the cost of the selected tile, and the soldiers on it. */
function costWords({ architect, cost, soldiers }: TakeOutlook): string {
  return say("micropolis-cost", { architect: architect ? 1 : 0, cost, soldiers });
}

function promptOf(context: MicropolisContext) {
  const { partial, offers, view, edition } = context,
    [way] = partial ? waysTo(context, partial.place, partial.architect) : [];
  if (partial && way) {
    const values = { place: partial.place, tile: tileWords(edition, view.line[partial.place - 1]!.tile) };
    return {
      long: say("micropolis-held", values),
      short: say("micropolis-held.short", values),
      detail: costWords(way.outlook),
    };
  }
  const kind = offers[0]?.action.type ?? "Take";
  const detail = kind === "Switch" || kind === "Done" ? say("micropolis-sentinel-detail") : "";
  const short = sayAny(`micropolis-prompt-${kind}.short`);
  return { long: detail ? short : sayAny(`micropolis-prompt-${kind}`), short, detail };
}

/** Buttons: the sides for the selected tile, the other payment, the end of a sentinel's work. */
function answersOf(context: MicropolisContext): readonly PromptButton<Micropolis>[] {
  const { partial, offers, phone, game } = context;
  if (partial) {
    const ways = waysTo(context, partial.place, partial.architect),
      other = waysTo(context, partial.place, !partial.architect)[0];
    return [
      ...(other && other.action.architect !== partial.architect
        ? [
            {
              text: say("micropolis-pay", { architect: partial.architect ? 0 : 1 }),
              plain: true,
              run: () => context.setPartial({ place: partial.place, architect: !partial.architect }),
            },
          ]
        : []),
      ...(phone || expert(game)
        ? []
        : ways.map((way) => ({
            text: sideWords(way.outlook),
            plain: true,
            run: () => context.select(way),
          }))),
    ];
  }
  return offersOf(offers, "Done").map((offer) => ({ text: say("micropolis-done"), offer }));
}

const micropolis: GameUi<Micropolis> = {
  id: "micropolis",
  drawing: {
    sprite: () => ants + fruit + GRAIN,
    Board,
    tray: { id: "score", name: () => say("micropolis-score"), Show: Score },
    Aside,
    Figures,
    Possessions,
    seatSymbol: () => "ant-queen",
  },
  texts: {
    role: ({ view, edition, phone, game }, seat) => {
      const tiles = tilesOf(view, seat),
        all = edition.box.sides * (expert(game) ? 2 : 1),
        points = totalOf(view, seat);
      return phone ? `${tiles}/${all}` : say("micropolis-role", { points });
    },
    status: ({ view }) => say("micropolis-round", { round: view.round, rounds: view.rounds }),
    prompt: promptOf,
    waitingText({ view, names, waiting }) {
      const what = view.question?.what ?? "take",
        text = say("micropolis-wait", { what, seat: join(waiting.map((seat) => inColour(seat, names[seat] ?? ""))) });
      return { long: text, short: text };
    },
    offerText({ action, outlook }, context): OfferText {
      const values = factsOf(outlook, context.names);
      if (outlook.type === "TakeOutlook") {
        const words = {
          place: outlook.place,
          tile: tileWords(context.edition, outlook.tile),
          side: outlook.first ? "first" : outlook.completes ? "last" : outlook.side,
          anthill: expert(context.game) ? outlook.anthill : 0,
        };
        const change = say("micropolis-change", { total: outlook.change.total });
        return {
          long: say("micropolis-choice", words),
          short: say("micropolis-choice.short", words),
          detail: `${costWords(outlook)} ${change}`,
          verb: say("micropolis-place"),
        };
      }
      const long = sayAny(`micropolis-action-${action.type}`, values),
        short = sayAny(`micropolis-action-${action.type}.short`, values);
      return action.type === "Give" ? { long, short, verb: say("micropolis-give") } : { long, short };
    },
    sentences,
    result(view, winners, { names }) {
      const points = Math.max(0, ...winners.map((seat) => totalOf(view, seat))),
        level = names.filter((_, seat) => totalOf(view, seat) === points).length;
      return say("micropolis-result", {
        count: winners.length,
        winners: join(winners.map((seat) => names[seat] ?? "")),
        points,
        tie: level > 1 ? 1 : 0,
      });
    },
    tiebreak: (view, _, { names }) => ({
      name: say("micropolis-tiebreak"),
      // the largest of the seat's armies counts (MIC-E7)
      values: names.map((_, seat) => Math.max(...anthillsOf(view, seat).map(({ army }) => army))),
    }),
    refusalTitle(action) {
      return action.type === "Take" ? say("micropolis-cannot", { place: action.place }) : say("table-no");
    },
  },
  input: {
    promptButtons: answersOf,
    dragAndDrop,
    premoves,
    playsAtOnce: ({ outlook }) => outlook.type === "SwitchOutlook" && !outlook.last,
    keys: ({ box }) => [
      { keys: `1 … ${Math.min(9, box.line)}`, text: () => say("micropolis-keys-tile") },
      { keys: "← →", text: () => say("micropolis-keys-side") },
    ],
    shortcut(key, context) {
      const place = /^[1-9]$/.test(key) ? Number(key) : 0,
        { partial } = context;
      if (place && place <= context.view.line.length && !context.view.question) {
        grasp(context, place);
        return true;
      }
      const side = key === "ArrowLeft" ? "left" : key === "ArrowRight" ? "right" : null,
        aim = ahead(context);
      const now = partial ?? (aim && { place: aim.action.place, architect: aim.action.architect });
      const way =
        side &&
        now &&
        waysTo(context, now.place, now.architect).find(
          ({ action }) => action.side === side && (!aim || action.anthill === aim.action.anthill),
        );
      if (!way) return false;
      if (!(aim?.chosen && aim.action === way.action)) context.select(way);
      return true;
    },
  },
  motion: {
    animationMs: (before, after) =>
      before.anthills.some(({ row }, index) => row.length !== after.anthills[index]?.row.length) ? 2 * MOVE : 0,
    sounds({ events }) {
      const has = (...types: string[]): boolean => events.some(({ type }) => types.includes(type));
      return has("Took")
        ? has("Gathered", "Hatched", "Recruited")
          ? ["clac", "frrt"]
          : ["clac"]
        : has("Filled", "Emptied")
          ? ["tok"]
          : has("Passed")
            ? ["hush"]
            : [];
    },
  },
};
export default micropolis;
