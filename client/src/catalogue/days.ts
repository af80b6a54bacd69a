import { language } from "../i18n";

/** British English: the day comes before the month. */
const place = (): string => (language.value === "en" ? "en-GB" : language.value);

/** Format "2026-03-12" as "12 March", in UTC, so that no time zone shifts the day. */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat(place(), { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
}

/** Format seconds since the epoch as "12 Mar 2026". */
export function dateOf(at: number): string {
  return new Intl.DateTimeFormat(place(), { dateStyle: "medium" }).format(new Date(1000 * at));
}
