/** One polite live region for the whole page: what happened, said to those who listen. */
let turn = 0;

export function announce(text: string): void {
  const region = document.getElementById("live");
  if (!region) return;
  // the same sentence twice is news twice: readers notice a change only
  turn = 1 - turn;
  region.textContent = turn ? text : `${text}\u00a0`;
}
