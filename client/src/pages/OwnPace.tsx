/** Fields of a custom clock: time for the game, increment per turn, time per move. */
import { useId } from "preact/hooks";
import { say } from "../i18n";
import type { Pace } from "../server/wire";

export interface Own {
  readonly game: string; // minutes
  readonly add: string; // seconds
  readonly move: string; // seconds
}

export const USUAL: Own = { game: "10", add: "5", move: "" };

/** Return the pace of the fields; null if they are empty. The server decides whether it is accepted. */
export function paceOf({ game, add, move }: Own): Pace | null {
  const seconds = (text: string, unit: number): number | null =>
    text.trim() === "" ? null : Math.round(Number(text.replace(",", ".")) * unit) || 0;
  const pace = { game: seconds(game, 60), move: seconds(move, 1), add: seconds(add, 1) ?? 0 };
  if (pace.game === null && pace.move === null) return null;
  return pace.game === null ? { ...pace, add: 0 } : pace;
}

export function OwnPace({ own, change }: { own: Own; change(own: Own): void }) {
  const id = useId();
  const fields = [
    ["game", say("new-pace-own-game"), 1],
    ["add", say("new-pace-own-add"), 0],
    ["move", say("new-pace-own-move"), 5],
  ] as const;
  return (
    <div class="own-pace">
      {fields.map(([name, label, least]) => (
        <label key={name} for={`${id}-${name}`}>
          <span>{label}</span>
          <input
            id={`${id}-${name}`}
            class="field"
            type="number"
            inputMode="numeric"
            min={least}
            step="1"
            value={own[name]}
            onInput={(event) => change({ ...own, [name]: event.currentTarget.value })}
          />
        </label>
      ))}
    </div>
  );
}
