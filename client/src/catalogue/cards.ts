/** My tables, and the words of their cards. */
import { signal } from "@preact/signals";
import { join, knows, language, say, sayAny } from "../i18n";
import { api } from "../server/api";
import type { Card, Pace, Seat, Waiting } from "../server/wire";
import { outcomeOf } from "../table/end/endText";

export const cards = signal<readonly Card[] | null>(null);

/** Tables of other people with an open seat. */
export const waitingTables = signal<readonly Waiting[]>([]);

export async function loadCards(): Promise<void> {
  cards.value = await api.tables();
}

export async function loadWaiting(): Promise<void> {
  waitingTables.value = await api.waiting();
}

export function seatName(seat: Seat, number: number): string {
  if (seat.kind === "bot") return knows(`bot-${seat.name}`) ? sayAny(`bot-${seat.name}`) : seat.name;
  return seat.name || say("new-name-default", { number: number + 1 });
}

export function mySeat(card: Card): number {
  const mine = card.seats.findIndex((seat, number) => seat.mine && card.waiting.includes(number));
  return Math.max(0, mine >= 0 ? mine : card.seats.findIndex((seat) => seat.mine));
}

/** Return a duration in words: "5 min", "3 days". */
export function durationWords(seconds: number): string {
  if (seconds < 60) return say("table-seconds", { seconds: Math.floor(seconds) });
  if (seconds < 3600) return say("table-minutes", { minutes: Math.floor(seconds / 60) });
  if (seconds < 172_800) return say("table-hours", { hours: Math.floor(seconds / 3600) });
  return say("table-days", { days: Math.floor(seconds / 86_400) });
}

/** Return a pace in words: "10 min + 5 s", or the time for each move. */
export function paceWords(pace: Pace | null): string {
  const whole = pace?.game ? durationWords(pace.game) + (pace.add ? ` + ${durationWords(pace.add)}` : "") : "";
  const words = [whole, pace?.move ? durationWords(pace.move) : ""].filter(Boolean);
  return words.map((one) => one.replaceAll(" ", "\u00a0")).join(" · "); // no line break before a unit
}

/** Return a past time in the chosen language: "5 min ago". */
export function ago(seconds: number, now: number = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  const [count, unit]: [number, Intl.RelativeTimeFormatUnit] =
    passed < 60
      ? [0, "minute"]
      : passed < 3600
        ? [passed / 60, "minute"]
        : passed < 86400
          ? [passed / 3600, "hour"]
          : [passed / 86400, "day"];
  if (count === 0) return new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(0, "second");
  return new Intl.RelativeTimeFormat(language.value, { style: "short" }).format(-Math.floor(count), unit);
}

/** Return "With Octave and Sacha", "around one screen" if I hold several seats, or "" if no other player has joined. */
export function company(card: Card): string {
  const others = card.seats.map(seatName).filter((_, number) => {
    const { mine, kind } = card.seats[number]!;
    return !mine && kind !== "open";
  });
  if (others.length) return say("card-with", { names: join(others) });
  return card.seats.filter(({ mine }) => mine).length > 1 ? say("card-alone") : "";
}

/** Return my place in a game of three or more that I did not win: "place 2 of 4"; otherwise "". */
function placeWords(card: Card): string {
  const mine = card.seats.flatMap((seat, number) => (seat.mine ? [card.places[number] ?? 0] : []));
  const place = mine.length === 1 ? mine[0]! : 0;
  return card.seats.length > 2 && place > 1 ? say("card-place", { place, count: card.seats.length }) : "";
}

/** Return the line of a table in "my games": the other players, and its state or result. */
export function cardWords(card: Card): string {
  return [...new Set([company(card), cardSentence(card), placeWords(card)])].filter(Boolean).join(" · ");
}

/** Return the second line of a card: the turn, the winner or the missing players. */
export function cardSentence(card: Card): string {
  const names = card.seats.map(seatName);
  if (card.left) return say("card-left");
  const outcome = outcomeOf(card, names);
  if (outcome) return outcome;
  if (card.ended) {
    const winners = card.seats.flatMap((seat, number) =>
      card.places[number] === 1 ? [{ seat, name: names[number]! }] : [],
    );
    if (winners.length !== 1) return say("card-draw");
    const mine = card.seats.filter((seat) => seat.mine).length;
    return winners[0]!.seat.mine && mine === 1 ? say("card-you-won") : say("card-won", { name: winners[0]!.name });
  }
  const free = card.seats.filter((seat) => seat.kind === "open").length;
  if (free) return say("card-seats", { count: free });
  if (card.my_turn) return company(card) || say("card-solo");
  const waited = card.waiting.map((number) => names[number]!);
  return waited.length === 1
    ? say("card-thinking", { name: waited[0]! })
    : say("card-waiting", { names: join(waited) });
}
