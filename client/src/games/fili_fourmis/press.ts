/**
 * The meaning of a press on a cell: a step towards a move, a move, or a refusal. The server gives the reasons for
 * actions that are not offered; presses that form no action are answered here.
 */

import { say } from "../../i18n";
import { inColour } from "../../table/store/markup";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import { layLater, type Meant, moveInHand } from "./later";
import type { Action, Cell, FiliContext, FiliOffer, Held } from "./model";
import { aim, boardOf, ends, movers, standing, ways } from "./model";

export type Meaning =
  | Meant
  | { readonly does: "nothing" }
  | { readonly does: "undo"; readonly held: Held | null } // take the called ant back; `held` names another to call
  | { readonly does: "select"; readonly offer: FiliOffer; readonly held?: null } // held: null drops the selection
  | { readonly does: "refuse"; readonly action: Action; readonly held?: null } // an action that is not offered
  | { readonly does: "sorry"; readonly why: Why; readonly rule: string };

/**
 * Reasons of presses without an action. enemy: another player's ant; first: no ant is selected; early: not all ants are
 * out; home: ants do not return; stuck: a file, and boxed: an ant, without a free cell beside it.
 */
export type Why = "enemy" | "first" | "early" | "home" | "stuck" | "boxed";

const sorry = (why: Why, rule: string): Meaning => ({ does: "sorry", why, rule });
const refuses = (action: Action): Meaning => ({ does: "refuse", action });
const selects = (offer: FiliOffer | undefined, otherwise: Action): Meaning =>
  offer ? { does: "select", offer } : refuses(otherwise);

export function meaning(context: FiliContext, cell: Cell): Meaning {
  const { view, seat, offers, partial, selected } = context,
    { name } = cell;
  if (context.canPremove) return layLater(context, cell) ?? refuses({ type: "Start", cell: name });
  if (!context.due) return refuses({ type: "Start", cell: name }); // it is another seat's turn: the server says so
  if (!offers.length) return { does: "nothing" }; // the last action has no answer yet
  const who = standing(view).get(name),
    can = ways(context),
    found = can.targets.get(name),
    ahead = selected ?? context.hovered;
  if (found) {
    const same = selected && found.includes(selected) ? selected : null;
    return same || found.length === 1 || partial?.to === name
      ? { does: "select", offer: same ?? found[0]! }
      : { does: "hold", held: { ...partial, to: name } };
  }
  if (ahead && aim(ahead.action, can.file) === name) return { does: "select", offer: ahead }; // nothing is selected
  if (who && who.seat !== seat) return sorry("enemy", "FIL-M5");
  if (view.pending?.type === "Running") return refuses({ type: "Advance", head: view.pending.head, to: name });
  if (view.pending?.type === "Entering") return refuses({ type: "Spread", cell: name });
  if (offers.every(({ action }) => action.type === "Pass")) return refuses({ type: "Start", cell: name });
  if (who?.where === "nest")
    return view.pending
      ? { does: "undo", held: view.pending.ant === name ? null : { instead: name } }
      : {
          ...selects(
            offersOf(offers, "ComeOut").find(({ action }) => action.ant === name),
            { type: "ComeOut", ant: name },
          ),
          ...(partial !== null && { held: null }),
        };
  if (who) return taken(context, cell, who.file, who.where === "entered");
  return view.pending ? comingOut(context, cell) : free(context, cell);
}

/**
 * A press on the viewer's own file, or ant in the other anthill, selects it; a second one at an end makes that end
 * lead; the next drops it.
 */
function taken(context: FiliContext, cell: Cell, file: readonly string[], entered: boolean): Meaning {
  const { offers, partial, edition, view } = context,
    { name } = cell,
    board = boardOf(edition),
    stands = standing(view);
  if (partial?.at !== undefined && file.includes(partial.at))
    return {
      does: "hold",
      held: ends(file).includes(name) && partial.end !== name && file.length > 1 ? { at: name, end: name } : null,
    };
  if (offers.some(({ action }) => movers(action).some((one) => file.includes(one))))
    return { does: "hold", held: { at: name } };
  const away = (one: string) => board.distance(one, name);
  const heads = ends(file).sort((one, other) => away(one) - away(other));
  const beside = heads.flatMap((head) =>
    board
      .around(board.cell(head))
      .filter(({ home }) => (entered ? home === cell.home : home < 0))
      .map((to) => ({ head, to: to.name })),
  );
  const open = beside.find(({ to }) => !stands.has(to));
  if (entered) return open ? refuses({ type: "Step", ant: name, to: open.to }) : sorry("boxed", "FIL-R4");
  if (!open && file.length > 2) return sorry("stuck", "FIL-M5");
  return refuses({ type: "Advance", ...(open ?? beside[0] ?? { head: name, to: name }) });
}

/** Return the meaning of a free cell while an ant comes out. */
function comingOut({ view, seat, offers, edition }: FiliContext, { name, home }: Cell): Meaning {
  const board = boardOf(edition),
    heads = offers.flatMap(({ action }) => (action.type === "Advance" ? [action.head] : [])),
    starts = offers.some(({ action }) => action.type === "Start");
  const nearest = [...(starts ? (view.files[seat] ?? []).flatMap(ends) : heads)].sort(
    (one, other) => board.distance(one, name) - board.distance(other, name),
  )[0];
  return nearest !== undefined && home < 0 && (!starts || board.beside(nearest, name))
    ? selects(
        offersOf(offers, "Advance").find(({ action }) => action.head === nearest && action.to === name),
        { type: "Advance", head: nearest, to: name },
      )
    : selects(
        offersOf(offers, "Start").find(({ action }) => action.cell === name),
        { type: "Start", cell: name },
      );
}

/** Return the meaning of a free cell before a move has begun. */
function free(context: FiliContext, cell: Cell): Meaning {
  const { view, seat, partial } = context,
    { name, home } = cell,
    hand = partial?.at === undefined ? undefined : standing(view).get(partial.at);
  if (hand && hand.where === "entered") return refuses(moveInHand(context, cell));
  if (home === 1 - seat && view.nests[seat]!.length) return sorry("early", "FIL-R1");
  if (!hand) return home === seat ? refuses({ type: "ComeOut", ant: name }) : sorry("first", "");
  return home === seat ? sorry("home", "FIL-M7") : refuses(moveInHand(context, cell));
}

const pressed = new WeakMap<Action, string>();

/** Return the cell whose press led to an action. */
export function cellOf(action: Action): string {
  return pressed.get(action) ?? aim(action, []) ?? "";
}

/** Call an ant of the nest; else the server gives the reason. */
export function comeOut(context: FiliContext, ant: string): void {
  selectOrRefuse(
    context,
    offersOf(context.offers, "ComeOut").find(({ action }) => action.ant === ant),
    { type: "ComeOut", ant },
  );
}

export function press(context: FiliContext, name: string): void {
  if (context.readOnly) return;
  const meant = meaning(context, boardOf(context.edition).cell(name));
  switch (meant.does) {
    case "hold":
      context.setPartial(meant.held);
      break;
    case "plan":
      context.premove(meant.actions);
      break;
    case "undo":
      if (meant.held) context.setPartial(meant.held);
      context.undo();
      break;
    case "select":
      if (meant.held === null) context.setPartial(null);
      context.select(meant.offer);
      break;
    case "refuse": {
      const action = { ...meant.action };
      pressed.set(action, name);
      if (meant.held === null) context.setPartial(null);
      context.refuse(action);
      break;
    }
    case "sorry":
      context.showRefusal(
        null,
        say("fili_fourmis-cannot", { cell: name, why: meant.why }),
        answer(context, name, meant.why),
        meant.rule,
      );
  }
}

function answer({ view, seat, names, offers }: FiliContext, name: string, why: Why): string {
  const owner = standing(view).get(name)?.seat ?? 1 - seat,
    kinds = new Set(offers.map(({ action }) => action.type));
  switch (why) {
    case "enemy":
      return say("fili_fourmis-press-enemy", { seat: inColour(owner, names[owner] ?? "") });
    case "first":
      return say("fili_fourmis-press-first", {
        kind: !kinds.has("ComeOut") ? "march" : kinds.has("Advance") ? "any" : "out",
      });
    case "early":
      return say("refusal-FIL-R1", { ants: view.nests[seat]?.length ?? 0 });
    case "home":
      return say("refusal-FIL-M7", { cell: name });
    default:
      return say(`fili_fourmis-press-${why}`);
  }
}
