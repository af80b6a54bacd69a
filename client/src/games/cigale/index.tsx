import symbols from "sprite:path-*,ins-*,fruit-*,cicada,jar,back-path,clip";
import { join, say, sayAny } from "../../i18n";
import { capital, inColour, plain } from "../../table/store/markup";
import { MOVE } from "../../table/store/motion";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import type { GameUi } from "../ui";
import { Aside } from "./Aside";
import { Board } from "./Board";
import { dragAndDrop } from "./carry";
import { DRAMA, dramaOf, dramaOn } from "./drama";
import {
  type Cigale,
  type CigaleContext,
  cardAt,
  laidOut,
  PATHS,
  powerOf,
  provision,
  roleOf,
  tieOf,
  wealth,
  winter,
  withPowers,
} from "./model";
import { cardName, cardNames, facts, pathName, powerHelp, priceName, provisionName } from "./names";
import { Pantry } from "./Pantry";
import { Powers } from "./Powers";
import { GROUND } from "./Square";
import { Figures, Possessions } from "./seats";
import { sentences } from "./sentences";
import "./cigale.css";

function Tray({ context }: { context: CigaleContext }) {
  return winter(context.game) ? <Powers context={context} /> : <Pantry context={context} />;
}

const GOAL = 4,
  ANTS = 6;

/** Return the prompt's second line: progress, or the meaning of the choice. */
function detailOf({ view, edition, partial }: CigaleContext): string {
  if (partial) return "";
  if (view.phase === "placing") return say("cigale-left", { left: ANTS - view.ants.length });
  if (view.phase === "choosing") return say("cigale-secret");
  if (view.phase !== "paying") return "";
  const { slots, beside } = laidOut(provision(edition, view.buying ?? "")?.price ?? {}, view.paid),
    open = slots.filter(({ card }) => !card);
  const missing: Record<string, number> = {};
  for (const { path } of open) missing[path] = (missing[path] ?? 0) + 1;
  return say("cigale-missing", { price: priceName(missing), beside: beside.length });
}

/** Return a seat's score; "" while it is hidden: Autumn shows it at the end, or always with open insects. */
function scoreOf(context: CigaleContext, seat: number): string {
  const points = context.view.points[seat];
  return points === undefined ? "" : winter(context.game) ? `${points}/${GOAL}` : String(points);
}

/** Return the cards of a payment that has only one way. */
function paymentAtOnce(outlook: Cigale["outlook"]): string {
  const cards = "pays" in outlook ? outlook.pays : [];
  return cards.length ? say("cigale-pays", { cards: cardNames(cards) }) : "";
}

/** Return in words how a provision is paid: by the outlook, else its price and the missing cards. */
function paymentOf(id: string, outlook: Cigale["outlook"], { edition, view, seat }: CigaleContext): string {
  const price = provision(edition, id)?.price ?? {},
    { slots } = laidOut(price, view.reserves[seat] ?? []),
    lacking = slots.filter(({ card }) => !card).length;
  return paymentAtOnce(outlook) || say("cigale-price", { price: priceName(price), lacking });
}

const cigale: GameUi<Cigale> = {
  id: "cigale",
  drawing: {
    sprite: () => symbols + GROUND,
    Board,
    tray: {
      id: "things",
      name: () => say("cigale-tray"),
      Show: Tray,
      has: ({ game }) => !winter(game) || withPowers(game),
    },
    Aside,
    Figures,
    Possessions,
    seatSymbol: ({ view }, seat) => (seat === view.cicada ? "cicada" : "ant-worker"),
    answered: ({ view }, seat) => !!view.chosen[seat],
  },
  texts: {
    role(context, seat) {
      const role = roleOf(context.view, context.game, seat),
        score = scoreOf(context, seat);
      if (context.phone) return `${score && `${score} · `}${say("cigale-chip", { role })}`;
      return role === "none"
        ? say("cigale-role-none")
        : sayAny(`cigale-role-${role}${seat === context.seat ? ".you" : ""}`);
    },
    score: (context, seat) => (context.phone ? "" : scoreOf(context, seat)),
    scored: () => say("cigale-scored"),
    status: ({ view }) => say("cigale-round-number", { round: view.round }),
    prompt(context) {
      const { view, offers, seat, partial } = context,
        kinds = new Set(offers.map(({ action }) => action.type));
      const kind = partial
        ? "Swap"
        : ((
            ["Put", "Choose", "Peek", "Guess", "Collect", "Empower", "Pay", "PayHidden", "Buy", "Exchange"] as const
          ).find((one) => kinds.has(one)) ?? "Decline");
      const values = {
        role: roleOf(view, context.game, seat),
        what:
          offers.map(({ outlook }) => (outlook.type === "DeclineOutlook" ? outlook.what : "")).find(Boolean) ?? "buy",
      };
      return {
        long: sayAny(`cigale-prompt-${kind}`, values),
        short: sayAny(`cigale-prompt-${kind}.short`, values),
        detail: detailOf(context),
      };
    },
    waitingText(context) {
      const { view, names, waiting } = context,
        seats = join(waiting.map((seat) => inColour(seat, names[seat] ?? ""))),
        values = { seat: seats, seats, count: waiting.length };
      const text = sayAny(`cigale-phase-${view.phase}.wait`, values);
      return { long: text, short: text };
    },
    offerText({ action, outlook }, context) {
      const { view, edition } = context,
        values = facts(
          {
            seat: view.ant,
            role: roleOf(view, context.game, context.seat),
            due: view.due[0] ?? "",
            ...action,
            ...outlook,
          },
          context,
        );
      const long = sayAny(`cigale-action-${action.type}`, values),
        short = sayAny(`cigale-action-${action.type}.short`, values);
      const verb = sayAny(`cigale-verb-${action.type}`);
      switch (action.type) {
        case "Put":
        case "Peek":
        case "Decline":
          return { long, short };
        case "Guess":
          return {
            long: sayAny("cigale-bet", values),
            short,
            verb,
            detail: plain(sayAny("cigale-bet.detail", values)),
          };
        case "Empower": {
          const power = powerOf(edition, action.card[1]!);
          return { long, short, verb, detail: power ? powerHelp(power) : "" };
        }
        case "Collect": {
          const card = cardAt(view, action.cell);
          return { long, short, verb, detail: context.phone && card ? cardName(card) : "" };
        }
        case "Pay":
          return { long, short, verb, detail: paymentAtOnce(outlook) };
        case "Choose":
          return { long: short, short, verb, detail: sayAny("cigale-choose-detail", values) };
        case "Buy":
          return {
            long: sayAny("cigale-buy", values),
            short: provisionName(edition, action.provision),
            verb,
            detail: paymentOf(action.provision, outlook, context),
          };
        default:
          return { long, short, verb };
      }
    },
    sentences,
    result(view, winners, { names, game }) {
      const points = Math.max(0, ...winners.map((seat) => view.points[seat] ?? 0)),
        level = view.points.flatMap((own, seat) => (own === points ? [seat] : []));
      return say("cigale-result", {
        count: winners.length,
        winners: join(winners.map((seat) => names[seat] ?? "")),
        points,
        tie: level.length > 1 && view.winner === null ? tieOf(game) : "no",
      });
    },
    tiebreak(view, level, { game }) {
      // A player who reached four points first has won before any tiebreak (CIG-P11).
      if (level.filter((seat) => seat !== view.winner).length < 2) return null;
      return { name: say("cigale-tiebreak", { tie: tieOf(game) }), values: wealth(view, game) };
    },
    refusalTitle(action, info) {
      const what =
        action.type === "Choose"
          ? pathName(action.path)
          : action.type === "Pay" || action.type === "Empower"
            ? cardName(action.card)
            : action.type === "Buy"
              ? provisionName(info.edition, action.provision)
              : "cell" in action
                ? say("cigale-cell", { cell: action.cell })
                : "";
      return what ? say("cigale-cannot", { what: capital(what) }) : say("table-no");
    },
    facts: (source, info) => facts(source, info),
  },
  input: {
    promptButtons({ offers, partial, view, seat, setPartial: hold }) {
      if (partial) return [];
      const [swap] = offersOf(offers, "Exchange");
      const word = (kind: string, what = ""): string => sayAny(`cigale-verb-${kind}`, { what });
      return [
        ...offersOf(offers, "Peek").map((offer) => ({ text: word("Peek"), offer, plain: true })),
        ...(swap && seat === view.collector
          ? [{ text: word("swap"), plain: true, run: () => hold({ give: swap.action.give }) }]
          : []),
        ...offers.flatMap((offer) =>
          offer.outlook.type === "DeclineOutlook"
            ? [{ text: word("Decline", offer.outlook.what), offer, plain: offers.length > 1 }]
            : [],
        ),
      ];
    },
    dragAndDrop,
    playsAtOnce: ({ action, outlook }) =>
      action.type === "Put" || (outlook.type === "PayOutlook" && !outlook.pays.length),
    keys: () => [{ keys: "1 … 4", text: () => say("cigale-keys") }],
    shortcut(key, context) {
      const number = /^[1-4]$/.test(key) ? Number(key) : 0,
        { phase, offer } = context.view;
      const path = PATHS[number - 1],
        provision = offer[number - 1];
      if (path && phase === "choosing")
        selectOrRefuse(
          context,
          offersOf(context.offers, "Choose").find(({ action }) => action.path === path),
          { type: "Choose", path },
        );
      else if (provision && phase === "trading")
        selectOrRefuse(
          context,
          offersOf(context.offers, "Buy").find(({ action }) => action.provision === provision),
          { type: "Buy", provision },
        );
      else return false;
      return true;
    },
  },
  motion: {
    animationMs: (before, after) =>
      before.phase === "guessing" && (after.phase !== "guessing" || after.round !== before.round)
        ? 3 * MOVE
        : before.ants.length !== after.ants.length
          ? 1.5 * MOVE
          : 0,
    climax: {
      lasts: (before, after, events) => (dramaOf(before, after, events) ? DRAMA.told : 0),
      leaves: DRAMA.leaves,
      prompt(context) {
        const text =
          context.climax?.step === "turning"
            ? say("cigale-turning")
            : say("cigale-turned", { caught: dramaOn(context)?.caught ? 1 : 0 });
        return { long: text, short: text };
      },
    },
    sounds({ events }) {
      const has = (type: string): boolean => events.some((event) => event.type === type);
      return has("Revealed")
        ? ["tok", "clac", "hush"]
        : has("Bought")
          ? ["clac"]
          : has("Placed") || has("Chose")
            ? ["tok"]
            : has("Collected") || has("Took") || has("Paid")
              ? ["hush"]
              : [];
    },
  },
};
export default cigale;
