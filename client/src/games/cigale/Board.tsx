/** The table: the square, the market beside it in Winter, and below it what is before the viewer. */
import { Hand } from "./Hand";
import { Market } from "./Market";
import { type CigaleContext, winter } from "./model";
import { Reveal } from "./Reveal";
import { Square } from "./Square";

export function Board({ context }: { context: CigaleContext }) {
  const snow = winter(context.game),
    first = context.phone && context.due && context.view.phase !== "trading"; // what is to be done is in sight
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
