/** Animation of tiles from the line to an anthill: to the large one, else to the small one on a seat's card. */
import { flight, MOVE, move } from "../../table/store/motion";

/** Place on the page of each tile in the line, by number. */
export const lineOnPage = new Map<number, DOMRect>();

export function leave(tile: number): void {
  const small = document.querySelector(`.play .seats [data-dug="${tile}"] > g`),
    frames = flight(small, lineOnPage.get(tile));
  if (small && frames && !document.querySelector(`.ring [data-dug="${tile}"]`))
    void move(small, frames, { duration: 2 * MOVE });
}
