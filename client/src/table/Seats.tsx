/** Who sits where: cards on a desktop, chips on a phone. They never change places. */
import { Token } from "../parts/Icon";
import type { Scene, Seat } from "../wire";
import type { Face } from "../games/face";
import { say } from "../words";
import { useTick } from "./hooks";

export function lasting(seconds: number): string {
  if (seconds < 60) return say("table-seconds", { seconds: Math.floor(seconds) });
  if (seconds < 3600) return say("table-minutes", { minutes: Math.floor(seconds / 60) });
  if (seconds < 172_800) return say("table-hours", { hours: Math.floor(seconds / 3600) });
  return say("table-days", { days: Math.floor(seconds / 86_400) });
}

function Clock({ left, ticking, since }: { left: number; ticking: boolean; since: number }) {
  const now = Math.max(0, ticking ? left - (Date.now() - since) / 1000 : left), late = ticking && now < 30;
  useTick(ticking ? (now < 32 ? 100 : 500) : 0);
  const whole = Math.floor(now), two = (value: number) => String(value).padStart(2, "0");
  const text = now >= 172_800 ? say("table-days", { days: Math.floor(now / 86_400) })
    : now >= 3600 ? `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
      : late ? now.toFixed(1) : `${Math.floor(whole / 60)}:${two(whole % 60)}`;
  return <span class={late ? "clock late" : "clock"} title={say("table-clock")}><span class="vh">{say("table-clock")} </span>{text}</span>;
}

interface SeatsProps {
  scene: Scene;
  view: unknown; // what is shown, which a replay changes
  seats: readonly Seat[];
  names: readonly string[];
  waiting: readonly number[];
  since: number;
  presentSince: number;
  face: Face;
  edition: unknown;
  lit: boolean; // honey: it is for me to do something
  phone: boolean;
}

export function Seats({ scene, view, seats, names, waiting, since, presentSince, face, edition, lit, phone }: SeatsProps) {
  const away = seats.some((seat) => seat.kind === "person" && !seat.here);
  useTick(away ? 5000 : 0);
  const several = seats.filter((seat) => seat.mine).length > 1;
  return (
    <ul class={seats.length > 2 ? "seats many" : "seats"} aria-label={say("table-seats")}>
      {seats.map((seat, index) => {
        const on = waiting.includes(index) && !scene.ended, left = scene.clock && [scene.clock.game[index], on ? scene.clock.move : null];
        const shortest = left?.filter((time): time is number => typeof time === "number").sort((one, other) => one - other)[0];
        const gone = seat.kind === "person" && !seat.here && !seat.mine;
        const apart = seat.away === null ? 0 : seat.away + (Date.now() - presentSince) / 1000;
        const look = seat.kind === "bot" ? say("table-robot") : several && seat.mine && seat.name ? say("table-here") : "";
        return (
          <li key={index} class={`seat s${index + 1}${on ? " on" : ""}${seat.mine ? " me" : ""}${on && seat.mine && lit ? " lit" : ""}${gone ? " gone" : ""}`}
            aria-current={on ? "true" : undefined}>
            <Token seat={index} figure="ant-queen" class="em" />
            <span class="nm"><span>{names[index]}</span>{seat.mine && !several && <span class="tag you">{say("table-you")}</span>}</span>
            {shortest !== undefined && (!phone || on) && <Clock left={shortest} ticking={on} since={since} />}
            <span class="rl">
              {gone ? seat.away === null || apart < 10 ? say("table-offline") : say("table-away", { time: lasting(apart) })
                : <><span class="look">{say(`seat-look-${(index % 6) + 1}` as "seat-look-1")}</span>{look && !phone && <> · {look}</>}</>}
            </span>
            {!phone && <div class="st"><face.Figures game={scene.game} edition={edition} view={view} seat={index} /></div>}
          </li>
        );
      })}
    </ul>
  );
}
