/** Sentences of the prompt: the expected action, and the effect of an offer. */
import { say, sayAny } from "../../i18n";
import type { OfferText, PromptText } from "../ui";
import {
  type Fourmidable,
  type FourmidableContext,
  type FourmidableOffer,
  type GoOutlook,
  gain,
  mixes,
  mixOf,
  sumOf,
} from "./model";
import { capital, cellFact, facts } from "./names";
import { helpOf, speciesText } from "./special";

function words(id: string, values: Record<string, number | string>, detail = ""): PromptText {
  return {
    long: capital(sayAny(id, values)),
    short: capital(sayAny(`${id}.short`, values)),
    ...(detail && { detail }),
  };
}

/** Return the number of cells that the held ant can reach, and of those with a resource. */
function reachWords({ view, offers }: FourmidableContext): string {
  const goes = offers.filter(({ action }) => action.type === "Go");
  return capital(
    say("fourmidable-reach", {
      ant: view.held?.ant ?? "",
      cells: goes.filter(({ outlook }) => outlook.type === "GoOutlook" && outlook.steps > 0).length,
      gather: goes.filter((offer) => gain(offer)).length,
    }),
  );
}

/** Return the number of playable special cards in words; "" if it is 0. */
function litWords({ offers }: FourmidableContext): string {
  const count = offers.filter(({ action }) => action.type === "PlayCard").length;
  return count ? capital(say("fourmidable-special-offer", { count })) : "";
}

/** Return the kinds of actions still possible, as a catalogue key. */
const leftOf = (has: (type: string) => boolean): string =>
  [has("Pick") && "ants", has("Hatch") && "birth", has("Call") && "predator"].filter(Boolean).join("-");

function phaseWords(phase: string): PromptText {
  const text = sayAny(`fourmidable-phase-${phase}.you`);
  return { long: text, short: text };
}

/** Return the name of the next seat, which gets the cards. */
const nextName = ({ names, seat }: FourmidableContext): string => names[(seat + 1) % names.length] ?? "";

export function prompt(context: FourmidableContext): PromptText {
  const { view, offers, partial } = context,
    has = (type: string): boolean => offers.some(({ action }) => action.type === type);
  switch (view.phase) {
    case "drawing":
    case "mustering": {
      if (has("Recruit")) return words("fourmidable-prompt-Recruit", {});
      const whole = mixes(context)[0],
        left = whole ? sumOf(whole.mix) - sumOf(mixOf(context)) : 0;
      return words(
        view.phase === "drawing" ? "fourmidable-prompt-Draw" : "fourmidable-prompt-Muster",
        {},
        left ? say("fourmidable-mix-left", { left }) : "",
      );
    }
    case "forecasting":
      return words("fourmidable-prompt-Forecast", {});
    case "adopting":
      return words("fourmidable-prompt-Adopt", {});
    case "drafting":
      return words("fourmidable-prompt-Draft", {}, say("fourmidable-draft-keep.help", { seat: nextName(context) }));
    case "stocking":
      return words("fourmidable-prompt-Draft", {}, say("fourmidable-solo-choose"));
    case "hunting":
      return words(
        "fourmidable-prompt-Hunt",
        {},
        view.solo?.wanted ? say("fourmidable-bag-drawn", { resource: view.solo.wanted }) : "",
      );
    case "robbing":
      return words("fourmidable-prompt-Rob", {});
    case "reaping":
      return {
        ...words("fourmidable-prompt-PlayCard", {}, litWords(context)),
        long: sayAny("fourmidable-phase-reaping.you"),
      };
    case "finishing":
      return {
        ...words("fourmidable-prompt-Done", {}, litWords(context)),
        long: say("fourmidable-prompt-Done.short"),
      };
    case "completing":
      return words("fourmidable-prompt-Complete", {});
    case "summoning":
      return phaseWords(view.phase);
    case "claiming":
      return words("fourmidable-prompt-Claim", {});
    case "erasing":
      return words("fourmidable-prompt-Erase", {});
    case "bearing":
      return phaseWords(view.phase);
    case "acting":
      if (has("GiveUp")) return words("fourmidable-prompt-GiveUp", {});
      return words("fourmidable-prompt-act", { left: partial?.at === undefined ? leftOf(has) : "ants" });
    case "walking":
      return words(
        "fourmidable-held",
        { ant: view.held?.ant ?? "", number: view.held?.number ?? 0, cell: "" },
        [reachWords(context), litWords(context)].filter(Boolean).join(" · "),
      );
    case "choosing":
      return words("fourmidable-prompt-Via", {});
    case "opening":
      return words("fourmidable-prompt-Open", {});
    case "studying":
      return words("fourmidable-prompt-Keep", {});
    case "prowling":
      return words(
        "fourmidable-held-predator",
        { predator: view.held?.predator ?? "" },
        sayAny(`fourmidable-predator-${view.held?.predator}.help`),
      );
    default:
      return { long: sayAny(`fourmidable-phase-${view.phase}.you`), short: say("fourmidable-prompt-Pass.short") };
  }
}

/** Return what an ant takes and leaves on its route. */
function goWords(outlook: GoOutlook, { view, seat }: FourmidableContext): string {
  const { ant, what, resource, most, ways, cell, pheromone } = outlook,
    parts: string[] = [],
    taken = { resource: resource ?? "" };
  if (what === "gather" && pheromone) parts.push(say("fourmidable-go-gather", taken));
  else if (what === "gather" && !view.players[seat]?.pheromones) parts.push(say("fourmidable-go-gather.bare", taken));
  else if (what === "gather" && pheromone === false) parts.push(say("fourmidable-go-gather.far", taken));
  else if (what === "gather") parts.push(say("fourmidable-go-dig", taken));
  else if (what === "dig" || what === "hole") parts.push(say("fourmidable-go-dig", taken));
  else if (what === "library") parts.push(say("fourmidable-go-library"));
  else if (what === "full") parts.push(say("fourmidable-go-full"));
  else if (what === "bare") parts.push(say("fourmidable-go-bare", { ant }));
  else if (what === "complete") parts.push(say("fourmidable-go-complete"));
  else if (what === "unpaid") parts.push(say("fourmidable-go-unpaid"));
  else if (!most) parts.push(say("fourmidable-go-nothing"));
  if (what === "hole") parts.push(say("fourmidable-go-hole", { hole: Number(cell) }));
  if (ways > 1) parts.push(say("fourmidable-go-ways", { ways }));
  else if (most) parts.push(say("fourmidable-go-marks", { most }));
  return parts.join(" ");
}

/** Return the full text of a special card or a species. */
function helpWords(action: Fourmidable["action"], context: FourmidableContext): string {
  const { view } = context;
  if (action.type === "Adopt") return speciesText(action.species, context, true);
  const special = action.type === "PlayCard" && view.specials?.find(({ card }) => card === action.card);
  return special ? helpOf(special, context) : "";
}

export function choice({ action, outlook }: FourmidableOffer, context: FourmidableContext): OfferText {
  if (outlook.type === "GoOutlook") {
    const { ant, number, cell, steps } = outlook,
      where = { ant, number, cell: cellFact(cell), steps };
    return {
      long: say("fourmidable-go", where),
      short: say("fourmidable-go.short", where),
      detail: goWords(outlook, context),
      verb: steps ? say("fourmidable-verb-Go") : say("fourmidable-verb-Stay"),
    };
  }
  const values = facts(outlook, context),
    short =
      action.type === "Draft"
        ? say("fourmidable-special-title", { effect: String(values.effect) })
        : capital(sayAny(`fourmidable-action-${action.type}.short`, values)),
    verb = action.type === "Pick" ? undefined : sayAny(`fourmidable-verb-${action.type}`);
  const detail = helpWords(action, context);
  return {
    long: sayAny(`fourmidable-action-${action.type}`, values),
    short,
    ...(verb && { verb }),
    ...(detail && { detail }),
  };
}
