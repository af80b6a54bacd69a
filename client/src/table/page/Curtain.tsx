/** The curtain between two seats at one screen. The page contains nothing of the game behind it. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../announce";
import { place } from "../../app/router";
import { say } from "../../i18n";
import { Token } from "../../parts/Icon";
import type { Eyes } from "../prompt/Prompt";
import { rest } from "../prompt/presses";
import { useSecrets } from "../store/secrets";
import type { TableStore } from "../store/TableStore";

interface Curtained {
  readonly down: number | null; // seat that it hides the game for; null: no curtain
  readonly blank: boolean;
  readonly eyes: Eyes | null; // while no seat of this screen is to move: seats that may look at their own things
  lift(seat: number): void;
}

/** Around one screen with secrets, show a seat's view while it is to move, or on request while no seat here is. */
export function useCurtain(store: TableStore): Curtained {
  const scene = store.now.value!, // a climax is shown to all at the screen
    mine = store.mySeats.value;
  const known = useSecrets(scene.game.game),
    secrets = known || new URLSearchParams(place.value.search).has("curtain");
  const [lifted, setLifted] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const shared = mine.length > 1 && !scene.ended,
    due = scene.waiting.filter((seat) => mine.includes(seat));
  const down = shared && secrets && due.length && !(lifted !== null && due.includes(lifted)) ? due[0]! : null;
  useLayoutEffect(() => {
    store.muted = down !== null;
    if (down === null) return;
    announce("");
    store.look(-1);
  }, [down]);
  const over = shared && secrets && !due.length && lifted !== null && !asked;
  useLayoutEffect(() => {
    if (over) cover();
  }, [over]);
  function lift(seat: number): void {
    setLifted(seat);
    setAsked(!due.includes(seat));
    store.look(seat);
    rest(); // the button was under the pointer
  }
  function cover(): void {
    setLifted(null);
    store.look(-1);
  }
  // the scene for this view has not arrived yet
  const late = scene.seat !== (lifted ?? -1) && (known || due.length > 0);
  return {
    down,
    lift,
    blank: shared && (known === null || (secrets && late)), // until the game is known to have no secrets
    eyes: shared && known && !due.length ? { seats: mine, lift, cover: lifted === null ? null : cover } : null,
  };
}

const GALLERIES = [
  "M-20 150C80 120 120 210 210 180S330 90 420 120M60 -20C40 80 90 120 80 150M300 140C320 240 250 250 262 300",
  "M-20 700C60 660 110 740 200 700S320 640 420 690M130 720C120 790 160 800 150 870M320 670C340 740 300 780 330 870",
].join("");
const ANTS = [
  [80, 70, 132],
  [104, 150, 172],
  [70, 238, 166],
  [74, 60, 690],
  [100, 150, 712],
  [70, 250, 676],
  [96, 330, 668],
] as const;

export function Curtain({ seat, name, lift }: { seat: number; name: string; lift: () => void }) {
  const wide = innerWidth > innerHeight; // the galleries run beside the card, or above and below it
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main id="main" class="curtain">
      <svg
        class="dig"
        viewBox={wide ? "0 0 844 390" : "0 0 390 844"}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <g transform={wide ? "translate(844 0) rotate(90)" : undefined}>
          <path d={GALLERIES} fill="none" stroke="var(--earth-edge)" stroke-width="46" stroke-linecap="round" />
          <path d={GALLERIES} fill="none" stroke="var(--earth-2)" stroke-width="34" stroke-linecap="round" />
          <g class="ants">
            {ANTS.map(([turn, x, y]) => (
              <use
                key={`${x} ${y}`}
                href="#ant-worker"
                x={x - 14}
                y={y - 14}
                width="28"
                height="28"
                transform={`rotate(${turn} ${x} ${y})`}
              />
            ))}
          </g>
        </g>
      </svg>
      <div class="pass">
        <Token seat={seat} class="seat-emblem" />
        <h1>{say("table-curtain", { seat: name })}</h1>
        <p>{say("table-curtain-why")}</p>
        <button type="button" class="btn go" ref={button} onClick={lift}>
          {say("table-curtain-me", { seat: name })}
        </button>
      </div>
    </main>
  );
}
