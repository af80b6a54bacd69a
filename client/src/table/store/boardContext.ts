/** Make the BoardContext of a table: the data and commands that a board gets. */
import type { BoardContext, Offer } from "../../games/ui";
import type { Scene } from "../../server/wire";
import { phone } from "../page/hooks";
import type { TableStore } from "./TableStore";

export function makeBoardContext(store: TableStore, scene: Scene, offers: readonly Offer[]): BoardContext {
  const currentLog = store.currentLog.value,
    unfolding = store.climax.value;
  return {
    ...store.tableInfo(),
    game: scene.game,
    seat: scene.seat,
    view: scene.view,
    waiting: scene.waiting,
    due: !scene.ended && scene.waiting.includes(scene.seat),
    offers,
    currentLog,
    log: currentLog,
    last: currentLog.at(-1) ?? null,
    climax: unfolding && { after: unfolding.after.view, events: unfolding.events, step: unfolding.step },
    hovered: store.hovered.value ?? store.hinted.value,
    partial: store.partial.value,
    selected: store.selected.value,
    refused: store.refusal.value?.action ?? null,
    canPremove: store.premoves.open.value,
    premoves: store.premoves.plan.value?.actions ?? [],
    readOnly: scene.seat < 0 || !!scene.ended,
    phone: phone.value,
    pane: store.pane.value,
    hover: (offer) => store.hover(offer),
    setPartial: (held) => store.setPartial(held),
    select: (offer) => store.select(offer),
    play: (offer) => store.playAtOnce(offer),
    refuse: (action) => store.refuse(action),
    premove: (actions) => store.premoves.press(actions),
    undo: () => {
      const free = store.latestScene.peek()?.free_undo ?? false;
      if (free) void store.undo();
      return free;
    },
    showRefusal: (action, title, text, rule) => store.showRefusal(action, title, text, rule),
    show: (pane) => (store.pane.value = pane),
  };
}
