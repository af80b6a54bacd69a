/** The parts of a BoardContext that models read. */
import { vi } from "vitest";
import { type BoardContext, type GameTypes, NO_INPUT } from "../../src/games/ui";

export function contextOf<K extends GameTypes>(more: object): BoardContext<K> {
  return {
    seat: 0,
    names: ["Maëlle", "Noé"],
    waiting: [0],
    due: true,
    offers: [],
    currentLog: [],
    log: [],
    last: null,
    ...NO_INPUT,
    readOnly: false,
    phone: false,
    pane: "board",
    hover: vi.fn(),
    setPartial: vi.fn(),
    select: vi.fn(),
    refuse: vi.fn(),
    play: vi.fn(),
    premove: vi.fn(),
    undo: vi.fn(),
    showRefusal: vi.fn(),
    show: vi.fn(),
    ...more,
  } as unknown as BoardContext<K>;
}

/** Make offers of actions; an outlook has only its type. */
export function offering<Action extends { type: string }>(...actions: Action[]): { action: Action; outlook: never }[] {
  return actions.map((action) => ({ action, outlook: { type: `${action.type}Outlook` } as never }));
}

/** Return the actions that were selected or refused. */
export function pressed(context: BoardContext): unknown[] {
  return [
    ...vi.mocked(context.select).mock.calls.map(([offer]) => offer.action),
    ...vi.mocked(context.refuse).mock.calls.map(([action]) => action),
  ];
}
