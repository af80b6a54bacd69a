/** The reveal, over the square: all tokens turn over together, then the cards go to whoever has won them. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { MOVE, move, OUT, REVEAL, still, usePrevious } from "../../table/motion";
import { named, Said } from "../../table/said";
import { say } from "../../words";
import { DRAMA, type Drama, drama, dramaOf } from "./drama";
import { type CigaleStage, stake } from "./model";
import { TokenPicture } from "./pieces";

/** Sees a reveal in the change of the view, and plays it. */
export function Reveal({ stage }: { stage: CigaleStage }) {
  const { view } = stage,
    before = usePrevious(view),
    root = useRef<HTMLDivElement>(null),
    playing = drama.value;
  useLayoutEffect(() => {
    if (!before || before === view || still()) return;
    const found = dramaOf(before, view, stage.last?.events ?? []);
    if (found) drama.value = found;
  }, [view]);
  useLayoutEffect(() => {
    if (!playing || !root.current) return;
    let left = false;
    void perform(root.current, playing).then(() => {
      if (!left && drama.peek() === playing) drama.value = null;
    });
    return () => {
      left = true;
    };
  }, [playing]);
  useLayoutEffect(
    () => () => {
      drama.value = null;
    },
    [],
  );
  if (!playing || playing.after !== view) return null;
  const { tokens, winner, caught, path } = playing,
    names = stage.names,
    cards = stake(playing.before, path).length;
  return (
    <div class="cigale-reveal" ref={root} aria-hidden="true">
      <div class="panel">
        <ul>
          {tokens.map(
            (token, seat) =>
              token && (
                <li key={seat} class={`s${seat + 1}`}>
                  <span class="flip">
                    <span class="back">
                      <TokenPicture path={null} red={seat !== playing.before.ant} />
                    </span>
                    <span class="front">
                      <TokenPicture path={token} red={seat !== playing.before.ant} />
                    </span>
                  </span>
                  <b class="nm">{names[seat]}</b>
                </li>
              ),
          )}
        </ul>
        <p>
          <Said
            text={say(caught ? "cigale-reveal-caught" : "cigale-reveal-free", {
              path,
              cards,
              seat: named(winner, names[winner] ?? ""),
            })}
          />
        </p>
      </div>
    </div>
  );
}

/** One clock for all of it: any key or touch ends it. */
async function perform(root: HTMLElement, { before, after, path, winner }: Drama): Promise<void> {
  const board = root.parentElement?.querySelector("svg.square"),
    { turn, told, gather, over } = DRAMA;
  void move(
    board?.querySelector("[data-cicada] > g"),
    [
      { transform: "translate(0, -60px) scale(1.5)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: MOVE },
  );
  void move(
    root.querySelector(".panel"),
    [
      { opacity: 0, transform: "translateY(16px)" },
      { opacity: 1, transform: "none" },
    ],
    { duration: MOVE },
  );
  root.querySelectorAll(".back").forEach(
    (back) =>
      void move(back, [{ transform: "none" }, { transform: "rotateY(90deg)" }], {
        duration: REVEAL / 2,
        delay: turn,
        easing: "ease-in",
        fill: "both",
      }),
  );
  root.querySelectorAll(".front").forEach(
    (front) =>
      void move(front, [{ transform: "rotateY(-90deg)" }, { transform: "none" }], {
        duration: REVEAL / 2,
        delay: turn + REVEAL / 2,
        easing: OUT,
        fill: "both",
      }),
  );
  void move(root.querySelector("p"), [{ opacity: 0 }, { opacity: 1 }], { duration: MOVE, delay: told, fill: "both" });
  const target = document.querySelector(`.seats .s${winner + 1}`)?.getBoundingClientRect();
  stake(before, path)
    .filter((cell) => !after.due.includes(cell))
    .forEach((cell, index) => {
      // insects that are due stay until they are taken
      const card = board?.querySelector(`[data-card="${cell}"]`),
        from = card?.getBoundingClientRect(),
        scale = board ? 620 / board.getBoundingClientRect().width : 1;
      if (!card || !from || !target) return;
      const x = (target.left + target.width / 2 - from.left - from.width / 2) * scale,
        y = (target.top + target.height / 2 - from.top - from.height / 2) * scale;
      void move(
        card,
        [
          { transform: "none" },
          { transform: `translate(${x * 0.5}px, ${y * 0.5}px) scale(1.06)`, offset: 0.5 },
          { transform: `translate(${x}px, ${y}px) scale(.3)`, opacity: 0.2 },
        ],
        { duration: over - gather - index * 30, delay: gather + index * 30 },
      );
    });
  void move(root.querySelector(".panel"), [{ opacity: 1 }, { opacity: 0 }], {
    duration: MOVE,
    delay: gather,
    fill: "forwards",
  });
  await move(root, [{ opacity: 1 }, { opacity: 1 }], { duration: over });
}
