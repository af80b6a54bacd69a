/** A table as it lies on a page, whichever page that is: board, seats and tray, the word about what is refused, and the
 *  rules beside it. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { BoardContext } from "../../games/ui";
import { Sprite } from "../../parts/Icon";
import type { Clock } from "../../server/wire";
import { Drawer } from "../page/Drawer";
import { phone as narrow } from "../page/hooks";
import { Playground } from "../page/Playground";
import { Seats } from "../page/Seats";
import type { TableStore } from "../store/TableStore";
import { Beside, onBoard, PressedMark } from "./Pressed";
import { Why } from "./Prompt";
import { pressed, watchPresses } from "./presses";

interface LaidProps {
  store: TableStore;
  context: BoardContext; // what is shown, which a replay changes
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
  const { store, context, prompt, clock = null } = props,
    ui = store.ui.value!,
    edition = store.edition.value!,
    phone = narrow.value;
  const sprite = useMemo(() => ui.drawing.sprite(edition), [ui, edition]);
  useEffect(watchPresses, []);
  const refused = store.refusal.value !== null,
    near = !phone && refused && onBoard(pressed.value), // it is answered there
    why = <Why store={store} phone={phone} />;
  return (
    <>
      <Sprite symbols={sprite} />
      <Playground
        ui={ui}
        context={context}
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
              context={context}
              ui={ui}
              seats={store.seats.value}
              waiting={store.now.value!.waiting}
              ended={!!store.drawnScene.value!.ended}
              clock={clock}
              since={store.since.value}
              presentSince={store.presentSince.value}
              lit={store.offers.value.length > 0}
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
      <Drawer game={context.game.game} refusal={store.refusal.value} />
    </>
  );
}
