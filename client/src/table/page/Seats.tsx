/** The seats: cards on a desktop, chips on a phone. They never change places. */
import { useState } from "preact/hooks";
import { durationWords } from "../../catalogue/cards";
import { boxFigure } from "../../catalogue/covers";
import type { BoardContext, GameUi } from "../../games/ui";
import { say, you } from "../../i18n";
import { classes } from "../../parts/classes";
import { Icon, Token } from "../../parts/Icon";
import { Sheet } from "../../parts/Sheet";
import type { Clock, Seat } from "../../server/wire";
import { capital, plain } from "../store/markup";
import { lookOf } from "../store/tastes";
import { useTick } from "./hooks";

function Ticking({ left, ticking, since }: { left: number; ticking: boolean; since: number }) {
  const now = Math.max(0, ticking ? left - (Date.now() - since) / 1000 : left),
    late = ticking && now < 30;
  useTick(ticking ? (now < 32 ? 100 : 500) : 0);
  const whole = Math.floor(now),
    two = (value: number) => String(value).padStart(2, "0");
  const text =
    now >= 172_800
      ? say("table-days", { days: Math.floor(now / 86_400) })
      : now >= 3600
        ? `${say("table-hours", { hours: Math.floor(whole / 3600) })}\u00a0${two(Math.floor(whole / 60) % 60)}`
        : late
          ? now.toFixed(1)
          : `${Math.floor(whole / 60)}:${two(whole % 60)}`;
  return (
    <span class={late ? "clock late" : "clock"} title={say("table-clock")}>
      <span class="vh">{say("table-clock")} </span>
      {text}
    </span>
  );
}

interface SeatsProps {
  context: BoardContext; // of the moment shown, which a replay changes
  ui: GameUi;
  seats: readonly Seat[];
  waiting: readonly number[]; // seats to move now, also during a replay
  ended: boolean;
  clock: Clock | null;
  since: number;
  presentSince: number;
  lit: boolean; // honey: the viewer has to move
}

export function Seats({ context, ui, seats, waiting, ended, clock, since, presentSince, lit }: SeatsProps) {
  const { names, phone } = context;
  const [open, setOpen] = useState<number | null>(null);
  const away = seats.some((seat) => seat.kind === "person" && !seat.here);
  useTick(away ? 5000 : 0);
  const mine = seats.flatMap((seat, index) => (seat.mine ? [index] : [])),
    several = mine.length > 1;
  const crowd = seats.length > 4 ? " many crowd" : seats.length > 2 ? " many" : "";
  return (
    <>
      <ul class={`seats${crowd}`} aria-label={say("table-seats")}>
        {seats.map((seat, index) => {
          const on = waiting.includes(index) && !ended,
            // a bot has no running clock
            left = clock && seat.kind !== "bot" && [clock.game[index], on ? clock.move : null];
          const shortest = (left || [])
            .filter((time): time is number => typeof time === "number")
            .sort((one, other) => one - other)[0];
          const gone = seat.kind === "person" && !seat.here && !seat.mine;
          const apart = seat.away === null ? 0 : seat.away + (Date.now() - presentSince) / 1000;
          const look =
            seat.kind === "bot"
              ? seat.left
                ? say("table-robot-for", { name: seat.left })
                : say("table-robot")
              : several && seat.mine && seat.name
                ? say("table-here")
                : "";
          const nameless = seat.mine && !several && !seat.name;
          const role = ui.texts.role?.(context, index),
            score = ui.texts.score?.(context, index);
          const absence =
            seat.away === null || apart < 10 ? say("table-offline") : say("table-away", { time: durationWords(apart) });
          const has =
            seat.mine && !several
              ? say("table-possessions.you")
              : say("table-possessions", { seat: names[index] ?? "" });
          return (
            <li
              key={index}
              class={classes(
                `seat s${index + 1}`,
                on && "on",
                seat.mine && "me",
                on && seat.mine && lit && "lit",
                gone && "gone",
                seat.kind === "open" && "open",
              )}
              aria-current={on ? "true" : undefined}
            >
              <Token seat={index} figure={figureOf(ui, context, index)} class="seat-emblem" />
              <span class="seat-name">
                <span>{nameless ? capital(you()) : names[index]}</span>
                {seat.mine && !several && !nameless && <span class="tag you">{say("table-you")}</span>}
                {gone && role && (
                  <span class={phone ? "vh" : "off"} title={absence}>
                    {phone ? absence : say("table-offline")}
                  </span>
                )}
                {!ended && ui.drawing.answered?.(context, index) && (
                  <span class="done" title={say("table-has-chosen")}>
                    <Icon name="check" />
                    <span class="vh">{say("table-has-chosen")}</span>
                  </span>
                )}
              </span>
              {shortest !== undefined && (!phone || on) ? (
                <Ticking left={shortest} ticking={on && !!clock?.running} since={since} />
              ) : (
                score && (
                  <span class="score" title={ui.texts.scored?.()}>
                    {score}
                    {ui.texts.scored && <span class="vh"> {ui.texts.scored()}</span>}
                  </span>
                )
              )}
              <span class="seat-role">
                {role ? (
                  plain(role)
                ) : gone ? (
                  absence
                ) : seat.left ? (
                  look
                ) : (
                  <>
                    <span class="look">{lookOf(index, mine)}</span>
                    {look && !phone && <> · {look}</>}
                  </>
                )}
              </span>
              {!phone && ui.drawing.Figures && (
                <div class="seat-state">
                  <ui.drawing.Figures context={context} seat={index} />
                </div>
              )}
              {ui.drawing.Possessions && (
                <button
                  type="button"
                  class="look-at"
                  aria-haspopup="dialog"
                  aria-label={has}
                  title={has}
                  onClick={() => setOpen(index)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {open !== null && ui.drawing.Possessions && (
        <Sheet
          title={seats[open]!.mine && !several && !seats[open]!.name ? capital(you()) : (names[open] ?? "")}
          class="wide"
          onClose={() => setOpen(null)}
        >
          <ui.drawing.Possessions context={context} seat={open} />
        </Sheet>
      )}
    </>
  );
}

export function figureOf(ui: GameUi, context: BoardContext, seat: number): string {
  return ui.drawing.seatSymbol?.(context, seat) ?? boxFigure(ui.id);
}
