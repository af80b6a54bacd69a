import { say, sayAny } from "../../i18n";
import { toldTo } from "../../table/store/log";
import { type Cell, ends, type FiliContext, standing, type Ways } from "./model";

/** Return each cell in words: "h14, grass, file of 5, end, Iris, possible". */
export function cellNames(
  context: FiliContext,
  cells: Iterable<Cell>,
  { sources, targets }: Ways,
): Map<string, string> {
  const { view, partial, offers, selected } = context,
    { names } = toldTo(context),
    stands = standing(view),
    movable = new Set([...sources.values()].flat()),
    found = new Map<string, string>();
  for (const { name, kind, home } of cells) {
    const who = stands.get(name),
      parts = [name, sayAny(`fili_fourmis-cell-${kind}`, { seat: names[home] ?? "" })];
    if (!who) parts.push(say("fili_fourmis-cell-free"));
    else if (who.where === "file")
      parts.push(
        say("fili_fourmis-cell-file", {
          ants: who.file.length,
          end: ends(who.file).includes(name) ? 1 : 0,
          seat: names[who.seat] ?? "",
        }),
      );
    else parts.push(say("fili_fourmis-cell-ant", { seat: names[who.seat] ?? "" }));
    if (partial?.at !== undefined && who?.file.includes(partial.at)) parts.push(say("fili_fourmis-cell-held"));
    if (targets.has(name))
      parts.push(
        targets.get(name)!.some((offer) => offer === selected)
          ? say("fili_fourmis-cell-chosen")
          : say("fili_fourmis-cell-possible"),
      );
    else if (offers.length && movable.has(name)) parts.push(say("fili_fourmis-cell-movable"));
    found.set(name, parts.join(", "));
  }
  return found;
}
