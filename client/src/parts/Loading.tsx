/**
 * Placeholder of a page while its data loads; offline it says if another window has the server. `below`: the page
 * already has a title.
 */
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
