/** Filters of a list of tables: a game, and chips that switch on and off. */
import { BOXES, gameName } from "../catalogue/covers";
import { say } from "../i18n";
import type { Filters } from "./tables";

interface ChipsProps {
  filters: Filters;
  chips: readonly Exclude<keyof Filters, "game">[];
  choose(change: Partial<Filters>): void;
}

export function Chips({ filters, chips, choose }: ChipsProps) {
  return (
    <>
      <select
        class={filters.game ? "chip on" : "chip"}
        aria-label={say("lobby-game")}
        value={filters.game}
        onChange={(event) => choose({ game: event.currentTarget.value })}
      >
        <option value="">{say("lobby-all-games")}</option>
        {BOXES.map(({ id }) => (
          <option key={id} value={id}>
            {gameName(id)}
          </option>
        ))}
      </select>
      {chips.map((chip) => (
        <button
          key={chip}
          type="button"
          class={filters[chip] ? "chip on" : "chip"}
          aria-pressed={filters[chip]}
          onClick={() => choose({ [chip]: !filters[chip] })}
        >
          {say(`lobby-${chip}`)}
        </button>
      ))}
    </>
  );
}
