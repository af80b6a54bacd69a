/** A table of a game without rules: numbers are put down one after another. */
import type { GameUi } from "../src/games/ui";
import type { AnyGame, LogLine, Scene, Seat } from "../src/server/wire";
import type { TableStore } from "../src/table/store/TableStore";

export interface Numbers {
  game: AnyGame;
  view: { readonly sum: number };
  action: { readonly type: "Put"; readonly number: number };
  outlook: { readonly type: "Puts"; readonly sum: number };
  reason: { readonly type: "Taken"; readonly owner: number };
  event: { readonly type: "Put"; readonly number: number };
  edition: null;
  partial: { readonly presses: number };
}

export const GAME = { game: "wyx", players: 2, mode: "base", edition: "base" } as AnyGame;

export const put = (number: number): Numbers["action"] => ({ type: "Put", number });

// The wire types name five games; this sixth one satisfies them too.
export const asScene = (scene: unknown): Scene => scene as Scene;

export const SEATS: readonly Seat[] = [
  { kind: "person", name: "Maëlle", mine: true, here: true, away: null, left: "", since: 0 },
  { kind: "bot", name: "level3", mine: false, here: true, away: null, left: "", since: 0 },
];

/** Return a log line of one move by seat 0, with changes. */
export function telling(number: number, more: Partial<LogLine> = {}): LogLine {
  return { number, seat: 0, undo: false, events: [put(number)], kept: -1, ...more } as unknown as LogLine;
}

export function scene(number: number, more: object = {}): Scene {
  return asScene({
    is: "scene",
    table: "t1",
    game: GAME,
    number,
    seat: 0,
    seats: SEATS,
    view: { sum: number },
    waiting: [0],
    offers: [1, 2].map((one) => ({ action: put(one), outlook: { type: "Puts", sum: number + one } })),
    free_undo: false,
    hints: true,
    news: [],
    clock: null,
    proposal: null,
    ended: "",
    why_ended: "",
    places: [],
    tally: [],
    next: "",
    imported: false,
    public: false,
    ...more,
  });
}

export const LIFTED = 80; // sum at which a piece is in hand
export const CLIMAX = 90; // sum whose change is a climax

export const UI: GameUi<Numbers> = {
  id: "numbers",
  drawing: {
    sprite: () => "",
    Board: () => null,
  },
  texts: {
    prompt: () => ({ long: "Put a number down.", short: "Put" }),
    offerText: ({ action, outlook }) => ({ long: `${action.number} makes ${outlook.sum}`, short: String(outlook.sum) }),
    sentences: ({ events }) => events.map(({ number }) => ({ text: `Put ${number}.`, rules: [] })),
    result: () => "",
    refusalTitle: ({ number }) => `${number}: not possible`,
  },
  input: {
    playsAtOnce: ({ action }) => action.number === 2,
    canPutBack: ({ view }) => view.sum === LIFTED,
    keepsSelection: ({ presses }) => presses > 1,
    stepBack: ({ presses }) => (presses > 1 ? { presses: presses - 1 } : null),
  },
  motion: {
    animationMs: (before, after) => 100 * (after.sum - before.sum),
    sounds: () => [],
    climax: {
      lasts: (_before, _after, events) => (events.some(({ number }) => number === CLIMAX) ? 500 : 0),
      leaves: 200,
      prompt: () => ({ long: "Wait and see.", short: "Wait" }),
    },
  },
};

/** Press a number on the board: select its offer, else refuse it. */
export function press(store: TableStore, number: number): void {
  const offer = store.offers.peek().find(({ action }) => action.number === number);
  if (offer) store.select(offer);
  else store.refuse(put(number) as never);
}
