/** Winter's market: the provisions on offer with their prices, and the sizes of the piles. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../i18n";
import { classes } from "../../parts/classes";
import { hover, Row } from "../../table/page/Row";
import { MOVE, move, usePrevious } from "../../table/store/motion";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import { type CigaleContext, cardsAsked, provision } from "./model";
import { priceName, provisionName } from "./names";
import { Piles } from "./Piles";
import { Jar, PathPicture } from "./pieces";

export function Market({ context }: { context: CigaleContext }) {
  const view = context.view,
    { edition } = context,
    root = useRef<HTMLDivElement>(null),
    before = usePrevious(view);
  const held = context.partial;
  const offered = held
    ? new Map(
        offersOf(context.offers, "Exchange")
          .filter(({ action }) => action.owner === null && action.give === held.give)
          .map((offer) => [offer.action.take, offer]),
      )
    : new Map(offersOf(context.offers, "Buy").map((offer) => [offer.action.provision, offer]));
  const ahead = context.selected?.action ?? context.hovered?.action;
  const taken =
    ahead?.type === "Buy"
      ? ahead.provision
      : ahead?.type === "Exchange" && ahead.owner === null
        ? ahead.take
        : view.buying;
  const refused = context.refused?.type === "Buy" ? context.refused.provision : null;
  useLayoutEffect(() => {
    if (!before || before === view || before.offer.join() === view.offer.join()) return;
    const fresh = view.offer.findIndex((id, index) => id !== before.offer[index]);
    void move(root.current?.querySelectorAll(".prov")[fresh], [{ transform: "scale(0, 1)" }, { transform: "none" }], {
      duration: MOVE,
    });
  }, [view]);
  let again = ""; // a design may lie there twice; only one is marked
  return (
    <div class="cigale-market" ref={root}>
      <Piles context={context} />
      <Row label={say("cigale-market")} class="provs">
        {view.offer.map((id, index) => {
          const found = provision(edition, id),
            lit = offered.has(id),
            twin = id === again;
          again = id;
          return (
            <button
              key={`${id} ${index}`}
              data-provision={id}
              class={classes(
                "prov",
                lit && "lit",
                taken === id && !twin && (context.selected || view.buying ? "chosen" : "pointed"),
                refused === id && !twin && "refused",
              )}
              aria-label={[
                provisionName(edition, id),
                say("cigale-costs", { price: priceName(found?.price ?? {}) }),
                ...(lit ? [say("cigale-possible")] : []),
              ].join(", ")}
              aria-pressed={lit ? taken === id && !!context.selected : undefined}
              aria-disabled={context.readOnly || undefined}
              {...hover(context, held ? null : offered.get(id))}
              onClick={() => {
                if (!context.readOnly)
                  selectOrRefuse(
                    context,
                    offered.get(id),
                    held
                      ? { type: "Exchange", give: held.give, take: id, owner: null }
                      : { type: "Buy", provision: id },
                  );
              }}
            >
              <Jar fruit={id} class="art" />
              <b>{provisionName(edition, id)}</b>
              <span class="cost">
                {cardsAsked(found?.price ?? {}).map((path, place) => (
                  <PathPicture key={place} path={path} />
                ))}
              </span>
            </button>
          );
        })}
        {!view.offer.length && <p class="none">{say("cigale-market-empty")}</p>}
      </Row>
    </div>
  );
}
