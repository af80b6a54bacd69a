/** Over the log: the nest, what is to be done, resources and objectives. On a phone only what belongs beside the
 *  board. */

import { Sky } from "./Aside";
import { OpenCards } from "./Display";
import { Passed, settingOut } from "./Draft";
import { Holding } from "./Hand";
import { child, type FourmidableStage, isWide } from "./model";
import { OwnNest } from "./Nest";
import { Round } from "./Round";
import { Specials } from "./Specials";

export function Tray({ stage }: { stage: FourmidableStage }) {
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
      {!isWide(stage) && <Holding stage={stage} />}
    </div>
  );
}
