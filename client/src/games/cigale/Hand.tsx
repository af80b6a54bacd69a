/** Below the square: the viewer's things, and the actions with them. */
import type { ComponentChildren } from "preact";
import { say } from "../../i18n";
import { Icon } from "../../parts/Icon";
import { hover, mark, Row } from "../../table/page/Row";
import { capital } from "../../table/store/markup";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import { type Card, type CigaleContext, heaps, laidOut, MARKET, provision, sameCard, type View, winter } from "./model";
import { cardName, priceName, provisionName } from "./names";
import { CardPicture, Jar, PathPicture, Pawn } from "./pieces";
import { Secret, Seen } from "./Secret";

const ANTS = 6;

export function Hand({ context }: { context: CigaleContext }) {
  const { seat } = context,
    view = context.view;
  if (seat < 0) return null;
  const paying = view.phase === "paying" && view.collector === seat,
    snow = winter(context.game);
  const cards = snow ? (view.reserves[seat] ?? []) : (view.insects[seat] ?? []),
    many = heaps(cards).length;
  const extra = Extra({ context, view });
  return (
    <section
      class={`cigale-hand${paying ? " paying" : ""}${many > (extra || paying ? 4 : 7) ? " many" : ""}`}
      aria-label={say(snow ? "cigale-reserve" : "cigale-insects")}
    >
      {context.partial ? (
        <Swap context={context} give={context.partial.give} />
      ) : (
        <>
          {paying ? (
            <Payment context={context} view={view} />
          ) : (
            <div class="h">
              <b>{say(snow ? "cigale-reserve" : "cigale-insects")}</b>
              <span>{say("cigale-many-cards", { cards: cards.length })}</span>
              {!snow && <span>{say("cigale-pile", { count: view.pile })}</span>}
            </div>
          )}
          <Cards context={context} view={view} cards={cards} />
          {extra ??
            (!paying && many < 5 && (
              <p class="tip">
                {snow
                  ? say("cigale-tip-winter", { rate: view.powers.barter === seat ? 2 : 3 })
                  : say(context.game.mode === "autumn" ? "cigale-tip-autumn" : "cigale-tip-open")}
              </p>
            ))}
        </>
      )}
    </section>
  );
}

/** Cards by design; those that can be paid, or given for a power, are lit. */
function Cards({ context, view, cards }: { context: CigaleContext; view: View; cards: readonly Card[] }) {
  const offers = [...offersOf(context.offers, "Pay"), ...offersOf(context.offers, "Empower")];
  const hidden = view.stocked === context.seat ? view.stock : null,
    [payHidden] = offersOf(context.offers, "PayHidden");
  const asking = view.collector === context.seat && (view.phase === "paying" || view.phase === "empowering");
  const show = (card: Card, count: number, key: string): ComponentChildren => {
    const found = offers.find(({ action }) => sameCard(action.card, card));
    const state = `${found ? " lit" : asking ? " asleep" : ""}${found ? mark(context, found) : ""}`;
    const name = count > 1 ? say("cigale-times", { count, card: cardName(card) }) : cardName(card);
    const inside = (
      <>
        <CardPicture card={card} />
        {count > 1 && (
          <span class="many" aria-hidden="true">
            {count}
          </span>
        )}
      </>
    );
    if (!asking || context.readOnly)
      return (
        <span key={key} class="pc" role="img" aria-label={name} title={name}>
          {inside}
        </span>
      );
    return (
      <button
        key={key}
        class={`pc${state}`}
        aria-label={`${name}${found ? `, ${say("cigale-possible")}` : `, ${say("cigale-impossible")}`}`}
        title={cardName(card)}
        {...hover(context, found?.action.type === "Empower" ? found : null)}
        onClick={() => {
          const action = found?.action ?? { type: view.phase === "paying" ? "Pay" : "Empower", card };
          if (action.type === "Empower" && !card[1])
            context.showRefusal(
              action,
              say("cigale-cannot", { what: capital(cardName(card)) }),
              say("cigale-no-insect"),
              "CIG-P2",
            );
          else selectOrRefuse(context, found, action);
        }}
      >
        {inside}
      </button>
    );
  };
  return (
    <Row label={say(winter(context.game) ? "cigale-reserve" : "cigale-insects")} class="cs">
      {heaps(cards).map(({ card, count }) => show(card, count, card.join()))}
      {hidden &&
        (asking && view.phase === "paying" && !context.readOnly ? (
          <button
            type="button"
            key="hidden"
            class={`pc hidden${payHidden ? ` lit${mark(context, payHidden)}` : " asleep"}`}
            aria-label={`${say("cigale-hidden")}, ${cardName(hidden)}`}
            title={say("cigale-hidden")}
            onClick={() => selectOrRefuse(context, payHidden, { type: "PayHidden" })}
          >
            <CardPicture card={hidden} />
            <Icon name="eye" class="only" />
          </button>
        ) : (
          <span
            key="hidden"
            class="pc hidden"
            role="img"
            aria-label={`${say("cigale-hidden")}, ${cardName(hidden)}`}
            title={say("cigale-hidden")}
          >
            <CardPicture card={hidden} />
            <Icon name="eye" class="only" />
          </span>
        ))}
      {!cards.length && !hidden && <span class="none">{say("cigale-no-cards")}</span>}
    </Row>
  );
}

function Payment({ context, view }: { context: CigaleContext; view: View }) {
  const price = provision(context.edition, view.buying ?? "")?.price ?? {},
    { slots, beside } = laidOut(price, view.paid);
  return (
    <div
      class="price"
      role="img"
      aria-label={say("cigale-paid", {
        price: priceName(price),
        cards: view.paid.length ? view.paid.map(cardName).join(" · ") : "0",
      })}
    >
      <Jar fruit={view.buying ?? ""} />
      <b>{provisionName(context.edition, view.buying ?? "")}</b>
      <span class="slots">
        {slots.map(({ path, card }, index) => (
          <span key={index} class={card ? "slot paid" : "slot"}>
            {card ? <CardPicture card={card} /> : <PathPicture path={path} />}
          </span>
        ))}
        {beside.map((card, index) => (
          <span key={`beside ${index}`} class="slot paid spare">
            <CardPicture card={card} />
          </span>
        ))}
      </span>
    </div>
  );
}

/** An exchange of provisions (CIG-P8): the given one is held, the possible ones are lit. */
function Swap({ context, give }: { context: CigaleContext; give: string }) {
  const { view, seat, names, edition } = context,
    mine = [...new Set(view.provisions[seat])];
  const takes = offersOf(context.offers, "Exchange").filter(({ action }) => action.give === give);
  return (
    <div class="swap">
      <Row label={say("cigale-swap-give")} class="side-a">
        <b>{say("cigale-swap-give")}</b>
        {mine.map((id) => (
          <button
            type="button"
            key={id}
            class={`jar lit${id === give ? " chosen" : ""}`}
            data-give={id}
            aria-pressed={id === give}
            onClick={() => context.setPartial({ give: id })}
          >
            <Jar fruit={id} />
            <span>{provisionName(edition, id)}</span>
          </button>
        ))}
      </Row>
      <Row label={say("cigale-swap-take")} class="side-b">
        <b>{say("cigale-swap-take")}</b>
        {takes.map((offer) => {
          const { action } = offer;
          return (
            <button
              type="button"
              key={`${action.take} ${action.owner}`}
              class={offer === context.selected ? "jar lit chosen" : "jar lit"}
              data-take={`${action.take} ${action.owner ?? MARKET}`}
              onClick={() => context.select(offer)}
            >
              <Jar fruit={action.take} />
              <span>
                {provisionName(edition, action.take)}
                <small class={action.owner === null ? "" : `s${action.owner + 1} seat-name`}>
                  {action.owner === null ? say("cigale-market") : names[action.owner]}
                </small>
              </span>
            </button>
          );
        })}
      </Row>
    </div>
  );
}

/** Further tasks of the seat: ants to place, a token to choose, a pawn to put down. */
function Extra({ context, view }: { context: CigaleContext; view: View }): ComponentChildren {
  const { seat } = context;
  if (view.phase === "placing" && view.ant === seat && !context.readOnly)
    return <Carried context={context} left={ANTS - view.ants.length} />;
  if (view.seen || (view.phase === "guessing" && view.cicada === seat && !context.readOnly))
    return (
      <div class="extra">
        {view.phase === "guessing" && context.offers.length > 0 && <Carried context={context} left={1} cicada />}
        <Seen context={context} />
      </div>
    );
  if (view.phase === "choosing" || view.phase === "guessing") {
    const shown = view.token || (view.phase === "choosing" && context.due);
    return shown ? (
      <div class="extra">
        <Secret context={context} />
      </div>
    ) : null;
  }
  return null;
}

/** Pieces to drag to the square; pressing a card does the same. */
function Carried({ context, left, cicada = false }: { context: CigaleContext; left: number; cicada?: boolean }) {
  return (
    <div class="carried-from" aria-hidden="true">
      <span class="ants">
        {Array.from({ length: Math.max(0, left) }, (_, index) => (
          <svg key={index} class="ant" viewBox="-48 -48 96 96" aria-hidden="true">
            <Pawn
              seat={context.seat}
              size={92}
              turn={cicada ? 0 : 20 + index * 45}
              figure={cicada ? "cicada" : "ant-worker"}
            />
          </svg>
        ))}
      </span>
    </div>
  );
}
