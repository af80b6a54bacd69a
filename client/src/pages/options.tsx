/** Form controls: a switch, a choice among few values, a list. */
import { useId } from "preact/hooks";
import { say, sayAny } from "../i18n";
import type { Option } from "../server/wire";

export type Choosable = Option["default"];

/**
 * The control of one option: a switch, or a list if it has values of its own. `only` names the required number of
 * players.
 */
export function OneOption({
  option,
  game,
  value,
  only,
  choose,
}: {
  option: Option;
  game: string;
  value: Choosable;
  only: string;
  choose(value: Choosable): void;
}) {
  const label = sayAny(`${game}-option-${option.id}`);
  const help =
    sayAny(`${game}-option-${option.id}.help`) + (only && ` ${say("new-option-players", { players: only })}`);
  if (typeof option.default === "boolean")
    return <Switch on={value === true} disabled={!!only} label={label} help={help} turn={choose} />;
  return (
    <label class="edition">
      <span>{label}</span>
      <small>{help}</small>
      <select
        class="field"
        disabled={!!only}
        value={String(value)}
        onChange={(event) => choose(option.choices[event.currentTarget.selectedIndex]!)}
      >
        {option.choices.map((one) => (
          <option key={String(one)} value={String(one)}>
            {sayAny(`${game}-option-${option.id}-${String(one)}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

const LONG = 12; // letters; longer names stand in two columns

interface SegmentsProps {
  legend?: string;
  labelled?: string;
  name: string;
  value: string;
  choices: readonly (readonly [value: string, label: string, spoken?: string])[];
  choose(value: string): void;
}

export function Segments({ legend, labelled, name, value, choices, choose }: SegmentsProps) {
  return (
    <div
      class={choices.some(([, label]) => label.length > LONG) ? "seg square" : "seg"}
      role="radiogroup"
      aria-label={legend}
      aria-labelledby={labelled}
    >
      {choices.map(([one, label, spoken]) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            aria-label={spoken}
            onChange={() => choose(one)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

export function Switch({
  on,
  label,
  help,
  disabled,
  turn,
}: {
  on: boolean;
  label: string;
  help: string;
  disabled?: boolean;
  turn(on: boolean): void;
}) {
  const id = useId();
  return (
    <label class={disabled ? "switch off" : "switch"}>
      <input
        type="checkbox"
        checked={on}
        disabled={disabled}
        aria-describedby={id}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      <span>
        <b>{label}</b>
        <small id={id}>{help}</small>
      </span>
    </label>
  );
}
