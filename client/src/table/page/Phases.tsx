/** The steps of a round, below the seats: done, current and coming ones. */
import { Icon } from "../../parts/Icon";

interface PhasesProps {
  title: string;
  note?: string; // "step 2 of 4"
  steps: readonly { text: string; figure?: string }[];
  at: number; // index of the current step
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
