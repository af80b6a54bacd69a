/** The dialog that ends a game: the ways that are possible now, and the effect of each before it is confirmed. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { go } from "../../app/router";
import { usualBot } from "../../catalogue/shelf";
import { say } from "../../i18n";
import { Icon } from "../../parts/Icon";
import { Sheet } from "../../parts/Sheet";
import { botName } from "../prompt/Prompt";
import type { TableStore } from "../store/TableStore";

/** Icon of each way; ways that need agreement show people. */
const ICONS = {
  abort: "close",
  resign: "flag",
  leave: "robot",
  replace: "robot",
  draw: "people",
  stop: "people",
} as const;

interface Way {
  readonly id: string;
  readonly how: keyof typeof ICONS;
  readonly text: string;
  readonly sure: string;
  readonly yes: string;
  run(): Promise<unknown>;
}

function waysOf(store: TableStore, bot: string): readonly Way[] {
  const scene = store.latestScene.value!,
    seats = store.seats.value,
    names = store.names.value,
    mine = store.mySeats.value,
    { ways } = scene;
  const seat = mine.includes(scene.seat) ? scene.seat : mine[0]!;
  const others = seats.some((one) => one.kind === "person" && !one.mine);
  const found: Way[] = [];
  if (ways.includes("abort"))
    found.push({
      id: "abort",
      how: "abort",
      text: say("end-abort"),
      sure: say("end-abort.sure"),
      yes: say("end-abort.yes"),
      run: () => store.end(seat, "abort", bot),
    });
  else
    for (const one of mine) {
      const how = ways.find((way) => way === "resign" || way === "leave");
      if (how !== "resign" && how !== "leave") break;
      found.push({
        id: `${how} ${one}`,
        how,
        text: mine.length > 1 ? say("end-for", { seat: names[one] ?? "" }) : say("end-resign"),
        sure:
          how === "leave"
            ? say("end-leave-sure", { bot: botName(bot) })
            : seats.length === 1
              ? say("end-resign-alone")
              : seats.length === 2
                ? say("end-resign-two", { name: names[1 - one] ?? "" })
                : say("end-resign-last"),
        yes: say("end-resign.yes"),
        run: () => store.end(one, how, bot),
      });
    }
  if (ways.includes("draw"))
    found.push({
      id: "draw",
      how: "draw",
      text: say("end-draw"),
      sure: others ? say("end-draw.sure") : say("end-draw-here"),
      yes: say("end-draw.yes"),
      run: () => store.propose(seat, "draw"),
    });
  if (ways.includes("stop") && !ways.includes("abort"))
    found.push({
      id: "stop",
      how: "stop",
      text: say("end-stop"),
      sure: others ? say("end-stop.sure") : say("end-stop-now"),
      yes: say("end-stop.yes"),
      run: () => store.propose(seat, "stop"),
    });
  if (!ways.includes("leave") && seats.length > 1)
    for (const one of mine)
      found.push({
        id: `replace ${one}`,
        how: "replace",
        text:
          mine.length > 1
            ? say("table-replace-by", { seat: names[one] ?? "", bot: botName(bot) })
            : say("table-leave-by", { bot: botName(bot) }),
        sure: say("table-leave-sure", { bot: botName(bot) }),
        yes: say("table-leave-yes"),
        run: () => store.replace(one, bot).then(() => go("/games")),
      });
  return found;
}

/** Whether the person may end this game in any way. */
export function mayEnd(store: TableStore): boolean {
  const scene = store.latestScene.value;
  return (
    !!scene && !scene.ended && store.mySeats.value.length > 0 && waysOf(store, usualBot(scene.game.game)).length > 0
  );
}

/** The button of the dialog: beside the log on a large page, else first in the menu. */
export function EndButton({ onClick }: { onClick(): void }) {
  return (
    <button type="button" class="btn" aria-haspopup="dialog" onClick={onClick}>
      <Icon name="flag" />
      {say("end-part")}
    </button>
  );
}

export function Ending({ store, onClose }: { store: TableStore; onClose(): void }) {
  const [open, ask] = useState("");
  const ways = waysOf(store, usualBot(store.latestScene.value?.game.game ?? ""));
  return (
    <Sheet title={say("end-part")} onClose={onClose}>
      <ul class="menu">
        {ways.map((way) => (
          <li key={way.id}>
            <button
              type="button"
              class="btn"
              aria-expanded={open === way.id}
              onClick={() => ask(open === way.id ? "" : way.id)}
            >
              <Icon name={ICONS[way.how]} />
              {way.text}
            </button>
            {open === way.id && (
              <Sure
                way={way}
                no={() => ask("")}
                yes={() => {
                  onClose();
                  void way.run();
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The confirmation: the effect and two answers; the focus is on the one that changes nothing. */
function Sure({ way, no, yes }: { way: Way; no(): void; yes(): void }) {
  const id = useId(),
    safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <div class="sure" role="group" aria-labelledby={id}>
      <p id={id}>{way.sure}</p>
      <button type="button" class="btn" ref={safe} aria-describedby={id} onClick={no}>
        {say("end-no")}
      </button>
      <button type="button" class="btn grave" aria-describedby={id} onClick={yes}>
        <Icon name="check" />
        {way.yes}
      </button>
    </div>
  );
}
