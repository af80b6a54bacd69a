/** The steps of a round, under the seats: what is done, what is being done, what comes. */
import { Icon } from "../../parts/Icon";

interface PhasesProps {
  title: string;
  note?: string; // "step 2 of 4"
  steps: readonly { text: string; figure?: string }[];
  at: number; // the one that is being done
}

export function Phases({ title, note, steps, at }: PhasesProps) {
  return (
    <section class="card phases">
      <h2>
        <span>{title}</span>
        {note && <small>{note}</small>}
      </h2>
      <ol>
        {steps.map(({ text, figure }, index) => (
          <li
            key={index}
            class={index < at ? "past" : index === at ? "now" : ""}
            aria-current={index === at ? "step" : undefined}
          >
            {index < at ? <Icon name="check" /> : index === at ? <Icon name="arrow" /> : <i />}
            <span>{text}</span>
            {figure && <b>{figure}</b>}
          </li>
        ))}
      </ol>
    </section>
  );
}
