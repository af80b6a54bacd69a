/** Questions after a placed tile or by the Leader: fill a barracks, rearrange barracks, give the Red Army token. */

import { say, withSign } from "../../i18n";
import { Token } from "../../parts/Icon";
import { hover, mark, Row } from "../../table/page/Row";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import { anthillsOf, expert, type MicropolisContext } from "./model";
import { Garrison, Sign } from "./pieces";

export function Ask({ context }: { context: MicropolisContext }) {
  const { view, due, readOnly } = context;
  if (!due || readOnly || !view.question) return null;
  const { what } = view.question;
  return what === "sentinel" ? (
    <Sentinel context={context} />
  ) : what === "leader" ? (
    <Heirs context={context} />
  ) : (
    <Barracks context={context} />
  );
}

function Pictured({ places, full }: { places: number; full: boolean }) {
  const width = 17 * places + 10;
  return (
    <svg viewBox={`${-width / 2 - 3} -39 ${width + 6} 42`} aria-hidden="true" focusable="false">
      <Garrison places={places} width={width} full={full} />
    </svg>
  );
}

/** A barracks is filled whole or not at all: two pictures. */
function Barracks({ context }: { context: MicropolisContext }) {
  return (
    <section class="mic-ask card" aria-label={say("micropolis-barracks-all")}>
      <Row label={say("micropolis-barracks-all")} class="barracks">
        {context.offers.flatMap((offer) => {
          const { action, outlook } = offer;
          if (outlook.type !== "FillOutlook" && outlook.type !== "LeaveOutlook") return [];
          const fill = outlook.type === "FillOutlook";
          return [
            <button
              key={action.type}
              class={`bk lit${mark(context, offer)}`}
              onClick={() => context.play(offer)}
              {...hover(context, offer)}
            >
              <Pictured places={outlook.places} full={fill} />
              <span>
                <b>{fill ? say("micropolis-fill", { total: outlook.change.total }) : say("micropolis-leave")}</b>
                <small>{say("micropolis-army-of", { army: outlook.army })}</small>
              </span>
            </button>,
          ];
        })}
      </Row>
    </section>
  );
}

/** Move soldiers between army and barracks, one barracks at a time. */
function Sentinel({ context }: { context: MicropolisContext }) {
  const { view, offers, seat, edition } = context,
    question = view.question!;
  const anthill = anthillsOf(view, seat)[question.anthill - 1];
  if (!anthill) return null;
  const offered = new Map(offersOf(offers, "Switch").map((offer) => [offer.action.barracks, offer]));
  return (
    <section class="mic-ask card" aria-label={say("micropolis-rearrange")}>
      <p class="army">
        <Sign what="soldier" />
        <b aria-hidden="true">{anthill.army}</b>
        <span aria-hidden="true">/ {edition.box.holes}</span>
        <span class="vh">{say("micropolis-army-of", { army: anthill.army })}</span>
      </p>
      <Row label={say("micropolis-barracks-all")} class="barracks">
        {anthill.row
          .flatMap(({ barracks }) => barracks)
          .map(({ barracks, places, full }) => {
            const offer = offered.get(barracks),
              outlook = offer?.outlook.type === "SwitchOutlook" ? offer.outlook : null,
              changed = question.changed.includes(barracks);
            return (
              <button
                key={barracks}
                class={`bk${offer ? " lit" : " asleep"}${mark(context, offer)}`}
                onClick={() => selectOrRefuse(context, offer, { type: "Switch", barracks })}
                {...hover(context, offer)}
                aria-label={[
                  say("micropolis-barracks", { places, full: full ? 1 : 0 }),
                  outlook
                    ? say("micropolis-switch", { how: outlook.how })
                    : changed
                      ? say("micropolis-changed")
                      : say("micropolis-impossible"),
                ].join(", ")}
              >
                <Pictured places={places} full={full} />
                <span aria-hidden="true">
                  {outlook
                    ? say("micropolis-switch", { how: outlook.how })
                    : changed
                      ? say("micropolis-changed")
                      : say("micropolis-too-few")}
                </span>
                {outlook && <b aria-hidden="true">{withSign(outlook.change.total)}</b>}
              </button>
            );
          })}
      </Row>
    </section>
  );
}

/** The Leader chooses among the largest armies. */
function Heirs({ context }: { context: MicropolisContext }) {
  const { offers, names, game } = context;
  return (
    <section class="mic-ask card" aria-label={say("micropolis-heirs")}>
      <Sign what="red-army" class="large" />
      <Row label={say("micropolis-heirs")} class="heirs">
        {offers.flatMap((offer) => {
          const { action, outlook } = offer;
          return action.type === "Give" && outlook.type === "GiveOutlook"
            ? [
                <button
                  key={`${action.seat} ${action.anthill}`}
                  class={`heir lit${mark(context, offer)}`}
                  onClick={() => context.select(offer)}
                  {...hover(context, offer)}
                >
                  <Token seat={action.seat} figure="ant-queen" class="seat-emblem" />
                  <span>
                    <b>{names[action.seat]}</b>
                    <small>
                      {expert(game)
                        ? say("micropolis-heir-hill", { anthill: action.anthill, army: outlook.army })
                        : say("micropolis-soldiers-count", { soldiers: outlook.army })}
                    </small>
                  </span>
                </button>,
              ]
            : [];
        })}
      </Row>
    </section>
  );
}
