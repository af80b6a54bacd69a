/** Return in words how players ended a game; "" if its rules did, or if it goes on. */

import { join, say } from "../../i18n";
import type { Card, Scene } from "../../server/wire";

export function outcomeOf(
  { why_ended, places, seats }: Pick<Scene | Card, "why_ended" | "places" | "seats">,
  names: readonly string[],
): string {
  if (why_ended === "draw") return say("end-drawn");
  if (why_ended === "stop") return say("end-stopped");
  if (why_ended === "abort") return say("end-aborted");
  if (why_ended !== "resign") return "";
  const mine = seats.flatMap((seat, index) => (seat.mine ? [index] : []));
  const first = seats.flatMap((_, index) => (places[index] === 1 ? [index] : []));
  const me = mine.length === 1 ? mine[0]! : -1; // with several seats at one screen, none is called "you"
  if (me >= 0 && (seats.length === 1 || places[me] !== 1)) return say("end-you-resigned");
  if (me >= 0 && first.length === 1) return say("end-you-won");
  return say("end-resigned", { count: first.length, winners: join(first.map((seat) => names[seat] ?? "")) });
}
