/** The table of the game: a question and the main board; the nests instead, when the worm must go into one of them. */
import { useLayoutEffect } from "preact/hooks";
import { say } from "../../i18n";
import { classes } from "../../parts/classes";
import { selectOrRefuse } from "../../table/store/offers";
import { Ask } from "./Ask";
import { Drafting, Steps, settingOut } from "./Draft";
import { Forest } from "./Forest";
import { Holding } from "./Hand";
import { aiming, child, type FourmidableContext, isWide, offerToTake, outdoors, placeOf } from "./model";
import { Nest } from "./Nest";
import { Pointed } from "./Signs";
import { Hunters } from "./Solo";
import { Specials } from "./Specials";
import { Adopting } from "./Species";
import { useSkip } from "./skip";

/** Take the piece that waits for the held one to be put back; on a phone show the pane of the action. */
export function useHand(context: FourmidableContext): void {
  const { view, partial, offers, due, phone } = context;
  useLayoutEffect(() => {
    const instead = partial?.instead;
    if (instead && view.phase === "acting" && offers.length) {
      context.setPartial(null);
      selectOrRefuse(context, offerToTake(context, instead), instead);
    }
  }, [view, offers]);
  useLayoutEffect(() => {
    const ahead = context.hovered?.action,
      place = ahead && placeOf(ahead),
      pane =
        ahead?.type === "Reveal"
          ? "cards"
          : place && ahead.type === "Go" && !outdoors(place)
            ? "nest"
            : place && ahead.type !== "Pick"
              ? "board"
              : "";
    if (phone && pane && context.pane !== pane) context.show(pane);
  }, [context.hovered]);
  useLayoutEffect(() => {
    if (
      phone &&
      due &&
      (view.phase === "opening" ||
        view.phase === "prowling" ||
        view.phase === "choosing" ||
        view.phase === "claiming" ||
        view.phase === "erasing") &&
      context.pane !== "board"
    )
      context.show("board");
  }, [view.phase, due]);
  useLayoutEffect(() => {
    // The predator eats on the board or in the nest.
    const nest = offers.length > 0 && offers.every(({ action }) => action.type === "Hunt" && !outdoors(action.cell));
    if (phone && due && view.phase === "hunting") context.show(nest ? "nest" : "board");
  }, [view.phase, due, offers]);
  useSkip(context);
}

export function Board({ context }: { context: FourmidableContext }) {
  useHand(context);
  const { view, names, game } = context,
    wide = isWide(context),
    burrows = aiming(context) && view.phase === "prowling" && view.held?.predator === "worm";
  return (
    <div class={classes("fou-table", child(game) && "child", wide && "wide", game.players > 2 && "crowd")}>
      <Ask context={context} />
      {(settingOut(view) || view.phase === "mustering") && <Steps view={view} />}
      {view.phase === "adopting" ? (
        <Adopting context={context} />
      ) : settingOut(view) ? (
        <Drafting context={context} />
      ) : burrows ? (
        <ul class={`fou-nests n${view.players.length}`} aria-label={say("fourmidable-nest")}>
          {view.players.map(({ seat }) => (
            <li key={seat}>
              <h2 class={`s${(seat % 6) + 1} seat-name`}>{names[seat]}</h2>
              <Nest context={context} seat={seat} />
            </li>
          ))}
        </ul>
      ) : (
        <div class="fou-room">
          <Forest context={context} />
          {!context.phone && <Hunters context={context} />}
          {!context.phone && <Pointed context={context} />}
        </div>
      )}
      {wide ? (
        <div class="fou-below">
          <Holding context={context} />
          <Specials context={context} />
        </div>
      ) : (
        !context.phone && <Specials context={context} />
      )}
    </div>
  );
}
