/** As much of a stage as a model looks at. */
import { vi } from "vitest";
import type { Kinds, Stage } from "../../src/games/face";

export function stageOf<K extends Kinds>(more: object): Stage<K> {
  return {
    seat: 0,
    names: ["Maëlle", "Noé"],
    waiting: [0],
    due: true,
    offers: [],
    told: [],
    log: [],
    last: null,
    pointed: null,
    held: null,
    chosen: null,
    refused: null,
    plans: false,
    planned: [],
    quiet: false,
    phone: false,
    pane: "board",
    point: vi.fn(),
    hold: vi.fn(),
    press: vi.fn(),
    play: vi.fn(),
    plan: vi.fn(),
    undo: vi.fn(),
    sorry: vi.fn(),
    show: vi.fn(),
    ...more,
  } as unknown as Stage<K>;
}

/** Offers of these actions; of what they would do there is only the kind. */
export function offering<Action extends { type: string }>(...actions: Action[]): { action: Action; outlook: never }[] {
  return actions.map((action) => ({ action, outlook: { type: `${action.type}Outlook` } as never }));
}
