/**
 * Above the log: the nest, the remaining actions, resources and objectives. On a phone only the parts beside the board.
 */

import { Sky } from "./Aside";
import { OpenCards } from "./Display";
import { Passed, settingOut } from "./Draft";
import { Holding } from "./Hand";
import { child, type FourmidableContext, isWide } from "./model";
import { OwnNest } from "./Nest";
import { Round } from "./Round";
import { Specials } from "./Specials";

export function Tray({ context }: { context: FourmidableContext }) {
  if (settingOut(context.view))
    return (
      <div class="fou-tray">
        <OpenCards context={context} />
        <Passed context={context} />
      </div>
    );
  if (context.phone)
    return (
      <div class="fou-tray">
        <Specials context={context} />
        <Round context={context} />
        <Sky context={context} />
      </div>
    );
  return (
    <div class={`fou-tray${child(context.game) ? " child" : ""}`}>
      <OwnNest context={context} />
      <Round context={context} />
      {!isWide(context) && <Holding context={context} />}
    </div>
  );
}
