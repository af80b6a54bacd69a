/** The table: a question, and below it the main board; the nests instead, where the worm is to go into one of them. */
import { useLayoutEffect } from "preact/hooks";
import { classes } from "../../parts/classes";
import { say } from "../../words";
import { Ask } from "./Ask";
import { Drafting, Steps, settingOut } from "./Draft";
import { Forest } from "./Forest";
import { Holding } from "./Hand";
import { aiming, child, type FourmidableStage, isWide, outdoors, placeOf } from "./model";
import { Nest } from "./Nest";
import { Pointed } from "./Signs";
import { Hunters } from "./Solo";
import { Specials } from "./Specials";
import { Adopting } from "./Species";
import { useSkip } from "./skip";

/** What is to be taken instead of what is in hand, once that has been put back; and on a phone the pane that is
 *  needed. */
export function useHand(stage: FourmidableStage): void {
  const { view, held, offers, due, phone } = stage;
  useLayoutEffect(() => {
    const instead = held?.instead;
    if (instead && view.phase === "acting" && offers.length) {
      stage.hold(null);
      stage.press(instead);
    }
  }, [view, offers]);
  useLayoutEffect(() => {
    // advice is seen
    const ahead = stage.pointed?.action,
      place = ahead && placeOf(ahead),
      pane =
        ahead?.type === "Reveal"
          ? "cards"
          : place && ahead.type === "Go" && !outdoors(place)
            ? "nest"
            : place && ahead.type !== "Pick"
              ? "board"
              : "";
    if (phone && pane && stage.pane !== pane) stage.show(pane);
  }, [stage.pointed]);
  useLayoutEffect(() => {
    if (
      phone &&
      due &&
      (view.phase === "opening" ||
        view.phase === "prowling" ||
        view.phase === "choosing" ||
        view.phase === "claiming" ||
        view.phase === "erasing") &&
      stage.pane !== "board"
    )
      stage.show("board");
  }, [view.phase, due]);
  useLayoutEffect(() => {
    // a predator eats on the board or in the nest
    const nest = offers.length > 0 && offers.every(({ action }) => action.type === "Hunt" && !outdoors(action.cell));
    if (phone && due && view.phase === "hunting") stage.show(nest ? "nest" : "board");
  }, [view.phase, due, offers]);
  useSkip(stage);
}

export function Board({ stage }: { stage: FourmidableStage }) {
  useHand(stage);
  const { view, names, game } = stage,
    wide = isWide(stage),
    burrows = aiming(stage) && view.phase === "prowling" && view.held?.predator === "worm";
  return (
    <div class={classes("fou-table", child(game) && "child", wide && "wide", game.players > 2 && "crowd")}>
      <Ask stage={stage} />
      {(settingOut(view) || view.phase === "mustering") && <Steps view={view} />}
      {view.phase === "adopting" ? (
        <Adopting stage={stage} />
      ) : settingOut(view) ? (
        <Drafting stage={stage} />
      ) : burrows ? (
        <ul class={`fou-nests n${view.players.length}`} aria-label={say("fourmidable-nest")}>
          {view.players.map(({ seat }) => (
            <li key={seat}>
              <h2 class={`s${(seat % 6) + 1} nm`}>{names[seat]}</h2>
              <Nest stage={stage} seat={seat} />
            </li>
          ))}
        </ul>
      ) : (
        <div class="fou-room">
          <Forest stage={stage} />
          {!stage.phone && <Hunters stage={stage} />}
          {!stage.phone && <Pointed stage={stage} />}
        </div>
      )}
      {wide ? (
        <div class="fou-below">
          <Holding stage={stage} />
          <Specials stage={stage} />
        </div>
      ) : (
        !stage.phone && <Specials stage={stage} />
      )}
    </div>
  );
}
