/** The reveal over the square: all tokens turn over together, then the cards move to their winner. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../i18n";
import { classes } from "../../parts/classes";
import { toldTo } from "../../table/store/log";
import { capital, inColour, Said } from "../../table/store/markup";
import { MOVE, move, OUT, REVEAL } from "../../table/store/motion";
import { DRAMA, type Drama, dramaOn } from "./drama";
import { type CigaleContext, roleOf, row, stake } from "./model";
import { TokenPicture } from "./pieces";

export function Reveal({ context }: { context: CigaleContext }) {
  const { view, climax } = context,
    { names } = toldTo(context),
    root = useRef<HTMLDivElement>(null),
    playing = dramaOn(context);
  useLayoutEffect(() => {
    if (!root.current || !playing || !climax) return;
    if (climax.step === "turning") turnOver(root.current);
    else if (climax.step === "leaving") gather(root.current, context, playing, climax.after.due);
  }, [climax?.after, climax?.step]);
  if (!playing || !climax) return null;
  const { tokens, winner, caught, path, lucky } = playing,
    high = view.ants.reduce((sum, cell) => sum + row(cell) - 1.5, 0) > 0; // in the half with fewer ants
  return (
    <div class={classes("cigale-reveal", climax.step, high && "high")} ref={root} aria-hidden="true">
      <div class="panel">
        <ul>
          {tokens.map(
            (token, seat) =>
              token && (
                <li key={seat} class={classes(`s${seat + 1}`, token === path && "same")}>
                  <span class="flip">
                    <span class="back">
                      <TokenPicture path={null} red={seat !== view.ant} />
                    </span>
                    <span class="front">
                      <TokenPicture path={token} red={seat !== view.ant} />
                    </span>
                  </span>
                  <b class="seat-name">{seat === context.you ? capital(names[seat]!) : names[seat]}</b>
                  <small>
                    {lucky.includes(seat)
                      ? say("cigale-reveal-draws", { seat: names[seat] ?? "" })
                      : say("cigale-chip", { role: roleOf(view, context.game, seat) })}
                  </small>
                </li>
              ),
          )}
        </ul>
        <p>
          <Said
            text={say(caught ? "cigale-reveal-caught" : "cigale-reveal-free", {
              path,
              cards: stake(view, path).length,
              seat: inColour(winner, names[winner] ?? ""),
            })}
          />
        </p>
      </div>
    </div>
  );
}

function turnOver(root: HTMLElement): void {
  const { turn } = DRAMA;
  void move(
    root.parentElement?.querySelector("svg.square [data-cicada] > g"),
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
    { duration: MOVE, delay: MOVE },
  );
  for (const back of root.querySelectorAll(".back"))
    void move(back, [{ transform: "none" }, { transform: "rotateY(90deg)" }], {
      duration: REVEAL / 2,
      delay: turn,
      easing: "ease-in",
      fill: "both",
    });
  for (const front of root.querySelectorAll(".front"))
    void move(front, [{ transform: "rotateY(-90deg)" }, { transform: "none" }], {
      duration: REVEAL / 2,
      delay: turn + REVEAL / 2,
      easing: OUT,
      fill: "both",
    });
}

/** Animate the won cards to their winner. Insects to be chosen stay until they are taken. */
function gather(root: HTMLElement, { view }: CigaleContext, { path, winner }: Drama, due: readonly string[]): void {
  const board = root.parentElement?.querySelector("svg.square"),
    target = document.querySelector(`.seats .s${winner + 1}`)?.getBoundingClientRect(),
    scale = board ? 620 / board.getBoundingClientRect().width : 1,
    cells = stake(view, path).filter((cell) => !due.includes(cell));
  for (const [index, cell] of cells.entries()) {
    const card = board?.querySelector(`[data-card="${cell}"]`),
      from = card?.getBoundingClientRect();
    if (!card || !from || !target) continue;
    const x = (target.left + target.width / 2 - from.left - from.width / 2) * scale,
      y = (target.top + target.height / 2 - from.top - from.height / 2) * scale;
    void move(
      card,
      [
        { transform: "none" },
        { transform: `translate(${x * 0.5}px, ${y * 0.5}px) scale(1.06)`, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) scale(.3)`, opacity: 0.2 },
      ],
      { duration: DRAMA.leaves - index * 30 + 80, delay: index * 30 }, // the next view arrives before this ends
    );
  }
  void move(root.querySelector(".panel"), [{ opacity: 1 }, { opacity: 0 }], { duration: MOVE, fill: "forwards" });
}
