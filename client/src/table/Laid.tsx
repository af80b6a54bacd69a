/** A table as it lies on a page, whichever page that is: board, seats and tray, the word about what is refused, and the
 *  rules beside it. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { Stage } from "../games/face";
import { Sprite } from "../parts/Icon";
import type { Clock } from "../wire";
import { Drawer } from "./Drawer";
import type { Desk } from "./desk";
import { phone as narrow } from "./hooks";
import { Playground } from "./Playground";
import { Beside, onBoard, PressedMark } from "./Pressed";
import { Why } from "./Prompt";
import { pressed, watchPresses } from "./presses";
import { Seats } from "./Seats";

interface LaidProps {
  desk: Desk;
  stage: Stage; // what is shown, which a replay changes
  prompt: ComponentChildren; // on a phone a refusal takes its place
  clock?: Clock | null;
  before?: ComponentChildren; // over the prompt
  after?: ComponentChildren; // under it
  lead?: ComponentChildren; // over the seats
  under?: ComponentChildren; // them
  over?: ComponentChildren; // on the board
  below?: ComponentChildren;
  class?: string;
  children?: ComponentChildren; // beside it: the log, the steps
  dock?: ComponentChildren; // of a phone
}

export function Laid(props: LaidProps) {
  const { desk, stage, prompt, clock = null } = props,
    face = desk.face.value!,
    edition = desk.edition.value!,
    phone = narrow.value;
  const sprite = useMemo(() => face.sprite(edition), [face, edition]);
  useEffect(watchPresses, []);
  const refused = desk.refusal.value !== null,
    near = !phone && refused && onBoard(pressed.value), // it is answered there
    why = <Why desk={desk} phone={phone} />;
  return (
    <>
      <Sprite symbols={sprite} />
      <Playground
        face={face}
        stage={stage}
        class={props.class ?? ""}
        above={
          <>
            {props.before}
            {phone && refused ? why : prompt}
            {props.after}
          </>
        }
        seats={
          <>
            {props.lead}
            <Seats
              stage={stage}
              face={face}
              seats={desk.seats.value}
              waiting={desk.now.value!.waiting}
              ended={!!desk.shown.value!.ended}
              clock={clock}
              since={desk.since.value}
              presentSince={desk.presentSince.value}
              lit={desk.offers.value.length > 0}
            />
            {props.under}
          </>
        }
        over={props.over}
        below={props.below}
        why={!phone && !near && why}
      >
        {props.children}
      </Playground>
      {props.dock}
      {refused && <PressedMark />}
      {near && <Beside>{why}</Beside>}
      <Drawer game={stage.game.game} refusal={desk.refusal.value} />
    </>
  );
}
