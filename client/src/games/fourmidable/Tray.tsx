/** Over the log: the nest, what is to be done, resources and objectives. On a phone only what belongs beside the
 *  board. */

import { Sky } from "./Aside";
import { OpenCards } from "./Display";
import { Passed, settingOut } from "./Draft";
import { Cards, Piles, Resources } from "./Hand";
import { child, eyesOf, type FourmidableStage } from "./model";
import { OwnNest } from "./Nest";
import { Round } from "./Round";
import { Specials } from "./Specials";

export function Tray({ stage }: { stage: FourmidableStage }) {
  const eyes = eyesOf(stage);
  if (settingOut(stage.view))
    return (
      <div class="fou-tray">
        <OpenCards stage={stage} />
        <Passed stage={stage} />
      </div>
    );
  if (stage.phone)
    return (
      <div class="fou-tray">
        <Specials stage={stage} />
        <Round stage={stage} />
        <Sky stage={stage} />
      </div>
    );
  return (
    <div class={`fou-tray${child(stage.game) ? " child" : ""}`}>
      <OwnNest stage={stage} />
      <Round stage={stage} />
      <div class="fou-hand">
        <Resources stage={stage} seat={eyes} />
        <Cards stage={stage} />
        <Piles stage={stage} />
        <Passed stage={stage} folded />
      </div>
    </div>
  );
}
