/** While something is on its way; where the house is in another window, that is said instead. */
import { parts } from "../house";

export function Loading({ words }: { words: string }) {
  const { Away } = parts.value;
  return (
    <>
      {Away && <Away />}
      <p class="coming">{words}</p>
    </>
  );
}
