/** A hand that carries. Pressed on a thing and moved further than a press goes, it takes it up; let go over a place, it
 *  puts it there. That means what two presses mean, and a move is asked for in the same way. No page here: carry.ts. */
import type { Carry, Stage } from "../games/face";

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
    private readonly carry: () => Carry | undefined,
    private readonly stage: () => Stage,
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
    const stage = this.stage(),
      carry = this.carry();
    if (thing === null || stage.quiet) return false;
    return stage.plans ? !!carry?.later?.can(thing, stage) : stage.offers.length > 0 && !!carry?.can(thing, stage);
  }

  /** Whether this is the move that takes it up. */
  lifts(x: number, y: number): boolean {
    if (this.thing === null || this.carries || Math.hypot(x - this.#x, y - this.#y) < FAR) return false;
    const stage = this.stage(),
      carry = this.carry()!;
    this.carries = this.carried = true;
    this.#later = stage.plans;
    if (this.#later) carry.later!.take?.(this.thing, stage);
    else carry.take?.(this.thing, stage);
    return true;
  }

  /** Whether it can be put there; undefined: that is not known yet. */
  over(place: string | null): boolean | undefined {
    const stage = this.stage(),
      { thing } = this;
    if (thing === null) return false;
    if (this.#later) return stage.plans && place !== null && !!this.carry()!.later!.meant(thing, place, stage);
    const meant = place === null ? null : this.carry()!.meant(thing, place, stage);
    if (!stage.phone) stage.point(meant); // there the prompt would grow under the finger
    return stage.offers.length ? meant !== null : undefined;
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
    if (this.stage().offers.length) return this.#put(thing, place);
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
      stage = this.stage();
    if (!due || (stage.due && !stage.offers.length && !stage.refused)) return null;
    this.#due = null;
    return stage.due && !stage.refused && this.#put(due.thing, due.place);
  }

  #put(thing: string, place: string): boolean {
    const stage = this.stage(),
      carry = this.carry()!,
      meant = carry.meant(thing, place, stage);
    if (meant !== null) {
      stage.press(meant);
      return true;
    }
    if (!carry.put?.(thing, place, stage)) this.#back(thing);
    return false;
  }

  /** For later; where the turn has come meanwhile it goes back. */
  #lay(thing: string, place: string): boolean {
    const stage = this.stage(),
      meant = stage.plans ? this.carry()!.later!.meant(thing, place, stage) : null;
    if (meant) stage.plan(meant);
    else this.#back(thing);
    return meant !== null;
  }

  #back(thing: string): void {
    const stage = this.stage(),
      carry = this.carry();
    stage.point(null);
    if (this.#later) carry?.later?.back?.(thing, stage);
    else carry?.back?.(thing, stage);
  }
}
