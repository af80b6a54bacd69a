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
    last: null,
    pointed: null,
    held: null,
    chosen: null,
    refused: null,
    quiet: false,
    phone: false,
    pane: "board",
    point: vi.fn(),
    hold: vi.fn(),
    press: vi.fn(),
    play: vi.fn(),
    undo: vi.fn(),
    sorry: vi.fn(),
    show: vi.fn(),
    ...more,
  } as unknown as Stage<K>;
}

/** Offers of these actions; what they would do is of no account here. */
export function offering<Action>(...actions: Action[]): { action: Action; outlook: never }[] {
  return actions.map((action) => ({ action, outlook: undefined as never }));
}
