/**
 * State of a drag: a press on a thing that moves beyond FAR lifts it, and a release over a place puts it there. The
 * result is the same as of two presses. Without DOM: that is carry.ts.
 */
import type { BoardContext, DragAndDrop } from "../../games/ui";

export const FAR = 6; // px; a shorter move is a press

export class Hand {
  thing: string | null = null; // under the finger, or dragged
  carries = false;
  carried = false; // the last press became a drag, so it was no swipe
  #x = 0;
  #y = 0;
  #later = false; // lifted for a premove
  // dropped before the server had answered the lift
  #due: { readonly thing: string; readonly place: string } | null = null;

  constructor(
    private readonly carry: () => DragAndDrop | undefined,
    private readonly context: () => BoardContext,
  ) {}

  /** Press on a thing; return whether it can be dragged. */
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

  /** Whether this move of the pointer begins the drag. */
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

  /** Whether the thing can be put at a place; undefined before the server has answered. */
  over(place: string | null): boolean | undefined {
    const context = this.context(),
      { thing } = this;
    if (thing === null) return false;
    if (this.#later)
      return context.canPremove && place !== null && !!this.carry()!.later!.actionsFor(thing, place, context);
    const offer = place === null ? null : this.carry()!.offerFor(thing, place, context);
    if (!context.phone) context.hover(offer); // on a phone the prompt would grow under the finger
    return context.offers.length ? offer !== null : undefined;
  }

  /** Drop at a place; return false if the thing goes back. */
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

  /**
   * Handle a new scene: a drop that waited is carried out. Return null if none waited, false if the thing goes back.
   */
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

  /** Lay a premove; the thing goes back if the turn has come meanwhile. */
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
