/** Dates as people say them. */
import { language } from "../i18n";

/** Our English is that of Britain: the day comes first. */
const place = (): string => (language.value === "en" ? "en-GB" : language.value);

/** "2026-03-12" → "12 March"; the day is the same everywhere, so no time zone turns it. */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat(place(), { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
}

/** When something was, in seconds since the epoch: "12 Mar 2026". */
export function dateOf(at: number): string {
  return new Intl.DateTimeFormat(place(), { dateStyle: "medium" }).format(new Date(1000 * at));
}
