/** Find the element that a lesson's pointer names: the cell a8 is the element that the board names a8. */
import type { Pointer } from "../server/wire";

const SHARED: Readonly<Record<string, string>> = {
  board: ".stage .wrap, .stage .square", // a game may lay out the board itself
  tray: ".traybox",
  prompt: ".stage .prompt",
  aside: ".left > .card, .under",
};

const PARTS = 3; // parts of a name

/** Selectors of things that boards do not name, or name otherwise. */
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
  const known = OWN[game]?.[what] ?? SHARED[what];
  if (known) return known;
  if (what === "seat") return `.seats > .seat.s${Number(which) + 1}`;
  return `.play [data-${what}="${CSS.escape(which)}"]`;
}

/** Return the first element of a pointer's name that has a size; null if none is visible. */
export function findAimed(game: string, pointer: Pointer): Element | null {
  const found = [...document.querySelectorAll(selectorOf(game, pointer))];
  return found.find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

/**
 * Return the screen readers' name of a thing and its contents. It leaves out the possible actions, which may be the
 * answer.
 */
export function nameOf({ what, which }: Pointer, element: Element): string {
  // an ant has no name of its own
  const under = what === "ant" && document.querySelector(selectorOf("", { what: "cell", which })),
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
