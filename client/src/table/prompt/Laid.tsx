/** The common layout of a table on a page: board, seats and tray, the refusal, and the rules beside it. */
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
  context: BoardContext; // of the moment shown, which a replay changes
  prompt: ComponentChildren; // on a phone a refusal replaces it
  clock?: Clock | null;
  before?: ComponentChildren; // above the prompt
  after?: ComponentChildren; // below it
  lead?: ComponentChildren; // above the seats
  under?: ComponentChildren; // below them
  over?: ComponentChildren; // over the board
  below?: ComponentChildren;
  class?: string;
  children?: ComponentChildren; // beside the board: the log, the steps
  dock?: ComponentChildren; // on a phone
}

export function Laid(props: LaidProps) {
  const { store, context, prompt, clock = null } = props,
    ui = store.ui.value!,
    edition = store.edition.value!,
    phone = narrow.value;
  const sprite = useMemo(() => ui.drawing.sprite(edition), [ui, edition]);
  useEffect(watchPresses, []);
  const refused = store.refusal.value !== null,
    near = !phone && refused && onBoard(pressed.value), // the refusal stands beside the pressed cell
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
