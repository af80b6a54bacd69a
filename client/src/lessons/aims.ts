/** Where on the page a pointer of a lesson leads: the cell a8 is what the board calls a8. */
import type { Pointer } from "../server/wire";

const HOUSE: Readonly<Record<string, string>> = {
  board: ".stage .wrap, .stage .square", // a game may lay the board itself out
  tray: ".traybox",
  prompt: ".stage .prompt",
  aside: ".left > .card, .under",
};

const PARTS = 3; // of a name

/** What a board has no name for, or another one. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cigale: {
    hand: ".cigale-hand",
    powers: ".cigale-powers",
    market: ".provs",
    square: ".square",
  },
  micropolis: { line: ".mic-line", ring: ".mic.ring" },
  fourmidable: {
    nest: ".fou.nest",
    goals: ".fou-goals, .fou-display .fou-cards, .fou-hand .fou-cards",
    cards: ".fou-specials",
    roster: ".fou-round",
  },
};

export function selectorOf(game: string, { what, which }: Pointer): string {
  const known = OWN[game]?.[what] ?? HOUSE[what];
  if (known) return known;
  if (what === "seat") return `.seats > .seat.s${Number(which) + 1}`;
  return `.play [data-${what}="${CSS.escape(which)}"]`;
}

/** The element that is meant, if it is in sight of the page: the first of that name that has a size. */
export function findAimed(game: string, pointer: Pointer): Element | null {
  const found = [...document.querySelectorAll(selectorOf(game, pointer))];
  return found.find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

/** What a reader calls it: what it is and what is on it, not what could be done there, which may be the answer. */
export function nameOf({ what, which }: Pointer, element: Element): string {
  const under = what === "ant" && document.querySelector(selectorOf("", { what: "cell", which })), // it has no name
    named = under || element;
  const name =
    named.getAttribute("aria-label") ??
    named.getAttribute("data-name") ??
    (what === "seat" || what === "power" ? named.querySelector(".seat-name > span, b")?.textContent : null) ??
    named.closest("[aria-label]:not(main, section, [role=grid])")?.getAttribute("aria-label") ??
    named.querySelector("[aria-label]")?.getAttribute("aria-label") ??
    "";
  return name.split(", ").slice(0, PARTS).join(", ");
}
