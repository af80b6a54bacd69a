/** A slider over the moves of a game. */
export function Slider({ at, last, label, text, step }: SliderProps) {
  return (
    <input
      type="range"
      min="0"
      max={last}
      step="1"
      value={at}
      aria-label={label}
      aria-valuetext={text}
      onInput={(event) => step(Number(event.currentTarget.value))}
    />
  );
}

interface SliderProps {
  at: number;
  last: number;
  label: string;
  text: string; // the place in words
  step(at: number): void;
}
