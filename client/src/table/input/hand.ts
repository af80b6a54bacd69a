/** A hand that carries. Pressed on a thing and moved further than a press goes, it takes it up; let go over a place, it
 *  puts it there. That means what two presses mean, and a move is asked for in the same way. No page here: carry.ts. */
import type { BoardContext, DragAndDrop } from "../../games/ui";

export const FAR = 6; // px: less is a press

export class Hand {
  thing: string | null = null; // under the finger, or carried
  carries = false;
  carried = false; // since it was pressed last: that was no swipe
  #x = 0;
  #y = 0;
  #later = false; // it was taken up to be laid down for later
  #due: { readonly thing: string; readonly place: string } | null = null; // put down before the server had answered

  constructor(
    private readonly carry: () => DragAndDrop | undefined,
    private readonly context: () => BoardContext,
  ) {}

  /** Whether there is something that could be carried. */
  down(thing: string | null, x: number, y: number): boolean {
    this.#due = null;
    this.carries = this.carried = false;
    this.thing = this.can(thing) ? thing : null;
    this.#x = x;
    this.#y = y;
    return this.thing !== null;
  }

  can(thing: string | null): boolean {
    const context = this.context(),
      carry = this.carry();
    if (thing === null || context.readOnly) return false;
    return context.canPremove
      ? !!carry?.later?.canDrag(thing, context)
      : context.offers.length > 0 && !!carry?.canDrag(thing, context);
  }

  /** Whether this is the move that takes it up. */
  lifts(x: number, y: number): boolean {
    if (this.thing === null || this.carries || Math.hypot(x - this.#x, y - this.#y) < FAR) return false;
    const context = this.context(),
      carry = this.carry()!;
    this.carries = this.carried = true;
    this.#later = context.canPremove;
    if (this.#later) carry.later!.take?.(this.thing, context);
    else carry.take?.(this.thing, context);
    return true;
  }

  /** Whether it can be put there; undefined: that is not known yet. */
  over(place: string | null): boolean | undefined {
    const context = this.context(),
      { thing } = this;
    if (thing === null) return false;
    if (this.#later)
      return context.canPremove && place !== null && !!this.carry()!.later!.actionsFor(thing, place, context);
    const offer = place === null ? null : this.carry()!.offerFor(thing, place, context);
    if (!context.phone) context.hover(offer); // there the prompt would grow under the finger
    return context.offers.length ? offer !== null : undefined;
  }

  /** Let go over a place. False: it goes back to where it was. */
  up(place: string | null): boolean {
    const { thing } = this;
    this.thing = null;
    if (thing === null || !this.carries) return true;
    this.carries = false;
    if (place === null || place === thing) {
      this.#back(thing);
      return false;
    }
    if (this.#later) return this.#lay(thing, place);
    if (this.context().offers.length) return this.#put(thing, place);
    this.#due = { thing, place };
    return true;
  }

  cancel(): void {
    const { thing, carries } = this;
    this.thing = this.#due = null;
    this.carries = false;
    if (thing !== null && carries) this.#back(thing);
  }

  /** There is news: what was put down meanwhile is put now. Null: there was nothing; false: it goes back. */
  hear(): boolean | null {
    const due = this.#due,
      context = this.context();
    if (!due || (context.due && !context.offers.length && !context.refused)) return null;
    this.#due = null;
    return context.due && !context.refused && this.#put(due.thing, due.place);
  }

  #put(thing: string, place: string): boolean {
    const context = this.context(),
      carry = this.carry()!,
      offer = carry.offerFor(thing, place, context);
    if (offer) {
      context.select(offer);
      return true;
    }
    if (!carry.put?.(thing, place, context)) this.#back(thing);
    return false;
  }

  /** For later; where the turn has come meanwhile it goes back. */
  #lay(thing: string, place: string): boolean {
    const context = this.context(),
      meant = context.canPremove ? this.carry()!.later!.actionsFor(thing, place, context) : null;
    if (meant) context.premove(meant);
    else this.#back(thing);
    return meant !== null;
  }

  #back(thing: string): void {
    const context = this.context(),
      carry = this.carry();
    context.hover(null);
    if (this.#later) carry?.later?.back?.(thing, context);
    else carry?.back?.(thing, context);
  }
}
