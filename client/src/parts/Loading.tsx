/** While something is on its way; where the house is in another window, that is said instead. `below`: a page that has
 *  its title already. */
import { parts } from "../server/server";

export function Loading({ words, below = false }: { words: string; below?: boolean }) {
  const { Away } = parts.value;
  return (
    <>
      {Away && <Away />}
      {below ? <p class="coming">{words}</p> : <h1 class="coming">{words}</h1>}
    </>
  );
}
