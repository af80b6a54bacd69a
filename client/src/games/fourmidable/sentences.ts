import { sayAny } from "../../i18n";
import type { LogLine, Sentence, TableInfo } from "../ui";
import type { Event, Fourmidable } from "./model";
import { facts } from "./names";

const SILENT: readonly Event["type"][] = ["Picked", "Called"]; // events without a sentence: parts of an action
// events whose sentence names the ant's target too
const TELLS: readonly Event["type"][] = ["Gathered", "Dug", "Studied", "Full"];

export function sentences({ events }: LogLine<Fourmidable>, info: TableInfo<Fourmidable>): Sentence[] {
  const hasSentence = events.some(({ type }) => TELLS.includes(type));
  return events.flatMap((event): Sentence[] => {
    if (SILENT.includes(event.type) || (event.type === "Walked" && hasSentence)) return [];
    const alone = event.type === "Prowled" && info.game.mode === "solo"; // no seat sends it (FOU-P4)
    const text = sayAny(`fourmidable-event-${event.type}${alone ? ".alone" : ""}`, facts(event, info));
    if (event.type === "Dawned") return [{ text, rules: [], seat: -1, heading: true }];
    return [{ text, rules: [event.rule], seat: "seat" in event ? event.seat : -1 }];
  });
}
