/**
 * Drag and drop: ants, the Cicada and a token to the square; a won card or a provision to one's own; a card to the
 * price or a power; a provision to another that it is exchanged for.
 */
import type { DragAndDrop, Offer } from "../ui";
import { type Action, type Cigale, type CigaleContext, cardAt, heaps, MARKET, PATHS, winter } from "./model";

const PAWN = "pawn",
  HAND = "hand",
  PRICE = "price",
  POWERS = "powers";

/** Return the index of an element among its siblings. */
const orderOf = (at: Element | null): number => (at ? [...at.parentElement!.children].indexOf(at) : -1);

/** Return the card at a place in the hand; null: the hidden one. */
function cardOf(thing: string, { view, seat, game }: CigaleContext) {
  const cards = (winter(game) ? view.reserves : view.insects)[seat] ?? [];
  return heaps(cards)[Number(thing.slice("card ".length))]?.card ?? null;
}

/** Return a provision of the market or of another player by its name on the page. */
function provisionOf(name: string, { view }: CigaleContext): { take: string; owner: number | null } | null {
  const [what, id = "", owner = MARKET] = name.split(" ");
  if (what === "take") return { take: id, owner: owner === MARKET ? null : Number(owner) };
  const take = what === "provision" ? view.offer[Number(id)] : undefined;
  return take === undefined ? null : { take, owner: null };
}

const giftOf = (name: string): string | null => /^give (.+)$/.exec(name)?.[1] ?? null;

/**
 * Return the exchange of two provisions, dragged either way; for a drag to one's own hand, with the provision selected
 * before.
 */
function exchange(thing: string, place: string, context: CigaleContext): Action | null {
  const give = giftOf(thing) ?? giftOf(place) ?? (place === HAND ? context.partial?.give : undefined) ?? null,
    want = provisionOf(giftOf(thing) === null ? thing : place, context);
  return give !== null && want ? { type: "Exchange", give, ...want } : null;
}

/** Return the action of a drop, offered or not. */
function actionOf(thing: string, on: string, context: CigaleContext): Action | null {
  const { view } = context,
    swap = exchange(thing, on, context),
    place = /^(give|take) /.test(on) ? HAND : on;
  if (swap || /^(give|take) /.test(thing)) return swap;
  if (thing.startsWith("token ")) {
    const path = PATHS.find((one) => thing === `token ${one}`);
    return path && /^[a-d][1-4]$/.test(place) ? { type: "Choose", path } : null;
  }
  if (thing === PAWN)
    return /^[a-d][1-4]$/.test(place) ? { type: view.phase === "guessing" ? "Guess" : "Put", cell: place } : null;
  if (thing.startsWith("cell ")) return place === HAND ? { type: "Collect", cell: thing.slice("cell ".length) } : null;
  if (thing.startsWith("provision ")) {
    const provision = view.offer[Number(thing.slice("provision ".length))];
    return place === HAND && provision !== undefined ? { type: "Buy", provision } : null;
  }
  const card = cardOf(thing, context);
  if (place === PRICE) return card ? { type: "Pay", card } : { type: "PayHidden" };
  return place === POWERS && card ? { type: "Empower", card } : null;
}

/** Whether two actions are equal; their fields are names, cards or lists of them. */
const sameAction = (one: Action, other: Action): boolean => {
  const fields = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]) => String(value) === String(fields.get(name)));
};

const offered = (action: Action | null, { offers }: CigaleContext): Offer<Cigale> | null =>
  (action && offers.find((offer) => sameAction(action, offer.action))) ?? null;

/** Return the name of an exchange's jar: given, or taken for it. */
function jarAt(at: Element): string | null {
  const jar = at.closest<HTMLElement>("[data-give], [data-take]")?.dataset;
  return jar ? (jar.give === undefined ? `take ${jar.take}` : `give ${jar.give}`) : null;
}

export const dragAndDrop: DragAndDrop<Cigale> = {
  pieceAt(at) {
    if (at.closest(".carried-from .ant")) return PAWN;
    const cell = at.closest<SVGElement>(".square [data-cell]")?.dataset.cell,
      provision = at.closest(".provs .prov"),
      card = at.closest(".cs button.pc"),
      path = at.closest<HTMLElement>(".tok[data-path]")?.dataset.path,
      jar = jarAt(at);
    if (jar) return jar;
    if (path) return `token ${path}`;
    return cell
      ? `cell ${cell}`
      : provision
        ? `provision ${orderOf(provision)}`
        : card
          ? `card ${orderOf(card)}`
          : null;
  },
  targetAt(at) {
    const cell = at.closest<SVGElement>(".square [data-cell]")?.dataset.cell,
      provision = at.closest(".provs .prov");
    return (
      cell ??
      jarAt(at) ??
      (provision ? `provision ${orderOf(provision)}` : null) ??
      (at.closest(".cigale-hand .price")
        ? PRICE
        : at.closest(".cigale-powers")
          ? POWERS
          : at.closest(".cigale-hand")
            ? HAND
            : null)
    );
  },
  canDrag(thing, context) {
    const { offers } = context,
      give = giftOf(thing),
      want = provisionOf(thing, context);
    if (thing === PAWN) return offers.some(({ action }) => action.type === "Put" || action.type === "Guess");
    if (give !== null) return offers.some(({ action }) => action.type === "Exchange" && action.give === give);
    const swaps = ({ action }: (typeof offers)[number]): boolean =>
      action.type === "Exchange" && action.take === want?.take && action.owner === want.owner;
    if (context.partial && want && offers.some(swaps)) return true;
    return [HAND, PRICE, POWERS, "a1"].some((place) => offered(actionOf(thing, place, context), context));
  },
  take(thing, context) {
    const give = giftOf(thing);
    if (give !== null && context.partial?.give !== give) context.setPartial({ give });
  },
  offerFor: (thing, place, context) => offered(actionOf(thing, place, context), context),
  put(thing, place, context) {
    const action = actionOf(thing, place, context);
    if (!action || (action.type === "Collect" && !cardAt(context.view, action.cell))) return false;
    context.refuse(action);
    return true;
  },
  piece(thing) {
    const give = giftOf(thing);
    if (give !== null) return `[data-give="${give}"] svg`;
    if (thing.startsWith("take ")) return `[data-take="${thing.slice("take ".length)}"] svg`;
    if (thing.startsWith("token ")) return `[data-path="${thing.slice("token ".length)}"] svg`;
    return thing === PAWN
      ? ".carried-from .ant:last-child"
      : thing.startsWith("cell ")
        ? `.square [data-card="${thing.slice("cell ".length)}"]`
        : thing.startsWith("card ")
          ? `.cs > :nth-child(${Number(thing.slice("card ".length)) + 1})`
          : `.provs > :nth-child(${Number(thing.slice("provision ".length)) + 1}) .art`;
  },
};
