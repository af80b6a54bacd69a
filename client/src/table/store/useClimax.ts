/**
 * The climax of a game in a replay: it turns, shows its result and leaves as at the table, at the replay's speed. A
 * step to another moment or a press goes on; until then the table is drawn as before.
 */
import { useEffect, useLayoutEffect, useReducer, useRef } from "preact/hooks";
import type { Climax, GameUi } from "../../games/ui";
import type { LogLine, Moment } from "../../server/wire";
import { skip, still } from "./motion";
import { STAYS } from "./scenePlayer";
import { atPace, hurry } from "./tastes";

export interface ShownClimax {
  readonly shown: Moment | null; // the moment before, during a climax; else null
  readonly climax: Climax | null;
  goOn(): void; // one step further
}

interface LastMoment {
  readonly moment: Moment | null;
  before: Moment | null;
  step: Climax["step"] | null;
}

const NEXT: Readonly<Record<Climax["step"], Climax["step"] | null>> = {
  turning: "told",
  told: "leaving",
  leaving: null,
};

const eventsOf = (line: LogLine | null): readonly unknown[] => (line?.events ?? []) as readonly unknown[];

/** Return how long the climax between two moments turns, in ms; 0 without a climax. */
function turns(ui: GameUi, before: Moment | null, moment: Moment | null): number {
  if (!before || moment?.number !== before.number + 1 || !moment.told || moment.told.undo || document.hidden) return 0;
  return ui.motion.climax?.lasts(before.view, moment.view, eventsOf(moment.told)) ?? 0;
}

export function useClimax(ui: GameUi, moment: Moment | null, speed: number): ShownClimax {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const kept = useRef<LastMoment>({ moment: null, before: null, step: null });
  if (kept.current.moment !== moment) {
    const before = moment && kept.current.moment;
    const step = turns(ui, before, moment) ? (still() ? "told" : "turning") : null;
    kept.current = { moment, before: step && before, step };
  }
  const { before, step } = kept.current,
    replays = moment !== null;
  useLayoutEffect(() => (replays ? hurry(speed) : undefined), [replays, speed]);
  const goOn = (): void => {
    const now = kept.current;
    if (!now.step) return;
    skip();
    now.step = NEXT[now.step];
    if (!now.step) now.before = null;
    draw(0);
  };
  useEffect(() => {
    if (!step) return;
    const press = (event: Event): void => {
      if ((event.target as Partial<Element> | null)?.closest?.(".wrap, .traybox")) goOn();
    };
    const moves = step === "turning" ? turns(ui, before, moment) : ui.motion.climax!.leaves,
      lasts = step === "told" ? STAYS : still() ? 0 : atPace(moves);
    const timer = setTimeout(goOn, lasts);
    addEventListener("click", press, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("click", press, true);
    };
  }, [moment, step, speed]);
  return {
    shown: before ?? moment,
    climax: before && step ? { after: moment!.view, events: eventsOf(moment!.told), step } : null,
    goOn,
  };
}
