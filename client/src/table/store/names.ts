import { knows, say, sayAny } from "../../i18n";
import type { Seat } from "../../server/wire";

/** Return the names of the seats; equal bots get numbers. */
export function namesOf(seats: readonly Seat[]): string[] {
  const first = seats.map(({ kind, name }, seat) =>
    kind === "bot"
      ? knows(`bot-${name}`)
        ? sayAny(`bot-${name}`)
        : name
      : kind === "open"
        ? say("table-open-seat")
        : name || say("new-name-default", { number: seat + 1 }),
  );
  const met = new Map<string, number>();
  return first.map((name) => {
    const times = (met.get(name) ?? 0) + 1;
    met.set(name, times);
    return times > 1 ? `${name} ${times}` : name;
  });
}
