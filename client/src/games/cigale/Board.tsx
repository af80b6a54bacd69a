/** The table of the game: the square, the market beside it in Winter, and the viewer's things below. */
import { Hand } from "./Hand";
import { Market } from "./Market";
import { type CigaleContext, winter } from "./model";
import { Reveal } from "./Reveal";
import { Square } from "./Square";

export function Board({ context }: { context: CigaleContext }) {
  const snow = winter(context.game),
    first = context.phone && context.due && context.view.phase !== "trading"; // the things to act on come first
  return (
    <div class={`cigale-table${snow ? " winter" : " autumn"}${context.seat < 0 ? " handless" : ""}`}>
      <div class="sq">
        <Square context={context} />
        <Reveal context={context} />
      </div>
      {first && <Hand context={context} />}
      {snow && <Market context={context} />}
      {!first && <Hand context={context} />}
    </div>
  );
}
