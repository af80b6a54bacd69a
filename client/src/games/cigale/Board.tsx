/** The table: the square, the market beside it in Winter, and below it what is before the viewer. */
import { Hand } from "./Hand";
import { Market } from "./Market";
import { type CigaleStage, winter } from "./model";
import { Reveal } from "./Reveal";
import { Square } from "./Square";

export function Board({ stage }: { stage: CigaleStage }) {
  const snow = winter(stage.game),
    first = stage.phone && stage.due && stage.view.phase !== "trading"; // what is to be done is in sight
  return (
    <div class={`cigale-table${snow ? " winter" : " autumn"}${stage.seat < 0 ? " handless" : ""}`}>
      <div class="sq">
        <Square stage={stage} />
        <Reveal stage={stage} />
      </div>
      {first && <Hand stage={stage} />}
      {snow && <Market stage={stage} />}
      {!first && <Hand stage={stage} />}
    </div>
  );
}
