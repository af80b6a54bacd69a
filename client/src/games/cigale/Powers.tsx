/** The powers in play: effect, owner, and those that the Ant may take (CIG-P1 to P8). */

import { say } from "../../i18n";
import { classes } from "../../parts/classes";
import { Token } from "../../parts/Icon";
import { hover, Row } from "../../table/page/Row";
import { toldTo } from "../../table/store/log";
import { offersOf } from "../../table/store/offers";
import type { CigaleContext, Power } from "./model";
import { powerHelp, powerName } from "./names";
import { InsectPicture } from "./pieces";

export function Powers({ context }: { context: CigaleContext }) {
  const view = context.view,
    powers = Object.keys(view.powers) as Power[];
  const mine = view.phase === "empowering" && view.collector === context.seat && !context.readOnly;
  const offersFor = (power: Power) =>
    offersOf(context.offers, "Empower").filter(({ action }) => action.card[1] === context.edition.powers[power]);
  const ahead = context.selected?.action ?? context.hovered?.action,
    taken = ahead?.type === "Empower" ? ahead.card[1] : null;
  const body = (power: Power) => {
    const owner = view.powers[power],
      insect = context.edition.powers[power]!;
    return (
      <>
        <InsectPicture insect={insect} />
        <span class="txt">
          <b>{powerName(power)}</b>
          <small>{powerHelp(power)}</small>
        </span>
        {typeof owner === "number" ? (
          <span class="owner">
            <Token seat={owner} class="seat-emblem" />
            <span class="vh">{say("cigale-power-held", { seat: toldTo(context).names[owner] ?? "" })}</span>
          </span>
        ) : (
          <span class="owner free">{say("cigale-power-free")}</span>
        )}
      </>
    );
  };
  return (
    <section class="card cigale-powers">
      <h2>{say("cigale-powers")}</h2>
      {mine ? (
        <Row label={say("cigale-powers")} class="list">
          {powers.map((power) => {
            const [offer] = offersFor(power),
              lit = offer !== undefined,
              insect = context.edition.powers[power]!;
            return (
              <button
                key={power}
                data-power={power}
                class={classes(
                  "power",
                  lit ? "lit" : "asleep",
                  taken === insect && (context.selected ? "chosen" : "pointed"),
                )}
                aria-pressed={lit ? taken === insect && !!context.selected : undefined}
                {...hover(context, offer)}
                onClick={() => {
                  const card = view.fresh.find((one) => one[1] === insect),
                    mine = view.powers[power] === context.seat;
                  if (offer) context.select(offer);
                  else if (card) context.refuse({ type: "Empower", card });
                  else
                    context.showRefusal(
                      null,
                      say("cigale-cannot", { what: powerName(power) }),
                      mine ? say("refusal-CIG-P10", { why: "yours", power }) : say("cigale-needs-insect", { insect }),
                      mine ? "CIG-P10" : "CIG-P2",
                    );
                }}
              >
                {body(power)}
              </button>
            );
          })}
        </Row>
      ) : (
        <ul class="list" tabIndex={context.phone ? 0 : undefined} aria-label={say("cigale-powers")}>
          {powers.map((power) => (
            <li key={power} data-power={power} class="power">
              {body(power)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
