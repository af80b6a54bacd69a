import type { Signal } from "@preact/signals";
import { sound } from "../../app/prefs";
import { say } from "../../i18n";
import { play } from "../store/sounds";
import { boardSize, COLOURS, colour, PACES, pace, plansAhead, SIZES, volume } from "../store/tastes";

function Choice<T extends string>({
  of,
  name,
  values,
  words,
}: {
  of: Signal<T>;
  name: string;
  values: readonly T[];
  words(value: T): string;
}) {
  return (
    <fieldset>
      <legend>{name}</legend>
      <div class="seg">
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={of.value === value} onChange={() => (of.value = value)} />
            {words(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A choice among the seat's emblem in every colour; the first is the seat's own. */
function Hues({ seat }: { seat: number }) {
  const shape = (seat % COLOURS.length) + 1;
  return (
    <fieldset>
      <legend>{say("table-colour")}</legend>
      <div class="hues">
        {[0, ...COLOURS].map((one) => {
          const shown = one || shape,
            name = one ? say("seat-colour", { colour: one }) : say("table-colour-seat");
          return (
            <label key={one} title={name}>
              <input
                type="radio"
                name="colour"
                aria-label={name}
                checked={colour.value === one}
                onChange={() => (colour.value = one)}
              />
              <svg viewBox="-4 -4 104 104" aria-hidden="true" focusable="false">
                <g
                  style={{
                    "--seat": `var(--s${shown})`,
                    "--seat-on": `var(--s${shown}-on)`,
                    "--ant": `var(--s${shown}-on)`,
                    "--ant-cut": `var(--s${shown})`,
                  }}
                >
                  <use href={`#seat-${shape}`} width="96" height="96" />
                  {!one && <use href="#ant-worker" x="13" y="13" width="70" height="70" />}
                </g>
              </svg>
            </label>
          );
        })}
      </div>
      <p class="note">{say("table-colour.help")}</p>
    </fieldset>
  );
}

interface TastesProps {
  mine: readonly number[];
  plans: boolean;
  coach: { readonly on: boolean; turn(on: boolean): void } | null; // null where the coach may not comment
}

export function Tastes({ mine, plans, coach }: TastesProps) {
  return (
    <section class="tastes menu-part">
      <ul class="menu">
        {coach && (
          <li>
            <label>
              <input type="checkbox" checked={coach.on} onChange={(event) => coach.turn(event.currentTarget.checked)} />
              <span>
                {say("table-coaching")}
                <small>{say("table-coaching.help")}</small>
              </span>
            </label>
          </li>
        )}
        {plans && (
          <li>
            <label>
              <input
                type="checkbox"
                checked={plansAhead.value}
                onChange={(event) => (plansAhead.value = event.currentTarget.checked)}
              />
              <span>
                {say("table-ahead")}
                <small>{say("table-ahead.help")}</small>
              </span>
            </label>
          </li>
        )}
        <li>
          <label>
            <input
              type="checkbox"
              checked={sound.value}
              onChange={(event) => {
                sound.value = event.currentTarget.checked;
                play("tok");
              }}
            />
            <span>{say("table-sound")}</span>
          </label>
        </li>
      </ul>
      {sound.value && (
        <label class="volume">
          <span>{say("table-volume")}</span>
          <input
            type="range"
            min="0"
            max="100"
            step="10"
            value={volume.value}
            onChange={(event) => {
              volume.value = Number(event.currentTarget.value);
              play("tok");
            }}
          />
        </label>
      )}
      <Choice
        of={pace}
        name={say("table-pace")}
        values={PACES}
        words={(value) => say("table-pace-is", { pace: value })}
      />
      <Choice
        of={boardSize}
        name={say("table-board-size")}
        values={SIZES}
        words={(value) => say("table-board-size-is", { size: value })}
      />
      {mine.length === 1 && <Hues seat={mine[0]!} />}
    </section>
  );
}
