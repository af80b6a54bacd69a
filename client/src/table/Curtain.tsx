/** Between two seats at one screen. Nothing of the game is in the page behind it. */
import { useEffect, useRef } from "preact/hooks";
import { Token } from "../parts/Icon";
import { say } from "../words";

const GALLERIES = "M-20 150C80 120 120 210 210 180S330 90 420 120M60 -20C40 80 90 120 80 150M300 140C320 240 250 250 262 300M-20 700C60 660 110 740 200 700S320 640 420 690M130 720C120 790 160 800 150 870M320 670C340 740 300 780 330 870";
const ANTS = [[80, 70, 132], [104, 150, 172], [70, 238, 166], [74, 60, 690], [100, 150, 712], [70, 250, 676], [96, 330, 668]] as const;

export function Curtain({ seat, name, lift }: { seat: number; name: string; lift: () => void }) {
  const wide = innerWidth > innerHeight; // the galleries run beside the card, or above and below it
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main id="main" class="curtain">
      <svg class="dig" viewBox={wide ? "0 0 844 390" : "0 0 390 844"} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <g transform={wide ? "translate(844 0) rotate(90)" : undefined}>
        <path d={GALLERIES} fill="none" stroke="var(--earth-edge)" stroke-width="46" stroke-linecap="round" />
        <path d={GALLERIES} fill="none" stroke="var(--earth-2)" stroke-width="34" stroke-linecap="round" />
        <g class="ants">
          {ANTS.map(([turn, x, y]) => <use key={`${x} ${y}`} href="#ant-worker" x={x - 14} y={y - 14} width="28" height="28" transform={`rotate(${turn} ${x} ${y})`} />)}
        </g>
        </g>
      </svg>
      <div class="pass">
        <Token seat={seat} class="em" />
        <h1>{say("table-curtain", { seat: name })}</h1>
        <p>{say("table-curtain-why")}</p>
        <button class="btn go" ref={button} onClick={lift}>{say("table-curtain-me", { seat: name })}</button>
      </div>
    </main>
  );
}
