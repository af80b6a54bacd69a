/** By hand: ants and the Cicada to the square; a card that was won, or a provision, to one's own; a card to the
 *  price, or to the power that it brings. */
import type { Carry } from "../face";
import { type Action, type Cigale, type CigaleStage, cardAt, heaps, sameCard, winter } from "./model";

const PAWN = "pawn",
  HAND = "hand",
  PRICE = "price",
  POWERS = "powers";

/** Which of its kind it is, as it lies. */
const orderOf = (at: Element | null): number => (at ? [...at.parentElement!.children].indexOf(at) : -1);

/** The card that is meant by its place in the hand; null: the one that lies hidden. */
function cardOf(thing: string, { view, seat, game }: CigaleStage) {
  const cards = (winter(game) ? view.reserves : view.insects)[seat] ?? [];
  return heaps(cards)[Number(thing.slice("card ".length))]?.card ?? null;
}

/** What it is about to put a thing there, offered or not. */
function actionOf(thing: string, place: string, stage: CigaleStage): Action | null {
  const { view } = stage;
  if (thing === PAWN)
    return /^[a-d][1-4]$/.test(place) ? { type: view.phase === "guessing" ? "Guess" : "Put", cell: place } : null;
  if (thing.startsWith("cell ")) return place === HAND ? { type: "Collect", cell: thing.slice("cell ".length) } : null;
  if (thing.startsWith("provision ")) {
    const provision = view.offer[Number(thing.slice("provision ".length))];
    return place === HAND && provision !== undefined ? { type: "Buy", provision } : null;
  }
  const card = cardOf(thing, stage);
  if (place === PRICE) return card ? { type: "Pay", card } : { type: "PayHidden" };
  return place === POWERS && card ? { type: "Empower", card } : null;
}

const same = (one: Action, other: Action): boolean =>
  one.type === other.type &&
  (!("cell" in one) || ("cell" in other && one.cell === other.cell)) &&
  (!("provision" in one) || ("provision" in other && one.provision === other.provision)) &&
  (!("card" in one) || ("card" in other && sameCard(one.card, other.card)));

const offered = (action: Action | null, { offers }: CigaleStage): Action | null =>
  (action && offers.find((offer) => same(action, offer.action))?.action) ?? null;

export const carry: Carry<Cigale> = {
  thing(at) {
    if (at.closest(".carried-from .ant")) return PAWN;
    const cell = at.closest<SVGElement>(".square [data-cell]")?.dataset.cell,
      provision = at.closest(".provs .prov"),
      card = at.closest(".cs button.pc");
    return cell
      ? `cell ${cell}`
      : provision
        ? `provision ${orderOf(provision)}`
        : card
          ? `card ${orderOf(card)}`
          : null;
  },
  place(at) {
    const cell = at.closest<SVGElement>(".square [data-cell]")?.dataset.cell;
    return (
      cell ??
      (at.closest(".cigale-hand .price")
        ? PRICE
        : at.closest(".cigale-powers")
          ? POWERS
          : at.closest(".cigale-hand")
            ? HAND
            : null)
    );
  },
  can: (thing, stage) =>
    thing === PAWN
      ? stage.offers.some(({ action }) => action.type === "Put" || action.type === "Guess")
      : [HAND, PRICE, POWERS].some((place) => offered(actionOf(thing, place, stage), stage)),
  meant: (thing, place, stage) => offered(actionOf(thing, place, stage), stage),
  put(thing, place, stage) {
    const action = actionOf(thing, place, stage);
    if (!action || (action.type === "Collect" && !cardAt(stage.view, action.cell))) return false;
    stage.press(action);
    return true;
  },
  piece: (thing) =>
    thing === PAWN
      ? ".carried-from .ant:last-child"
      : thing.startsWith("cell ")
        ? `.square [data-card="${thing.slice("cell ".length)}"]`
        : thing.startsWith("card ")
          ? `.cs > :nth-child(${Number(thing.slice("card ".length)) + 1})`
          : `.provs > :nth-child(${Number(thing.slice("provision ".length)) + 1}) .art`,
};
