/** Questions with controls of their own: a mix of objectives or ants, the weather, an objective of the library. */
import { useRef } from "preact/hooks";
import { say, you } from "../../i18n";
import { Icon, Piece } from "../../parts/Icon";
import { hover, mark, Row } from "../../table/page/Row";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import { OpenCards } from "./Display";
import { CardFace } from "./Hand";
import { changeMix, type FourmidableContext, KINDS, mixes, mixOf, sumOf, WEATHERS } from "./model";
import { antName, capital, cardWords } from "./names";
import { AntPicture, Back } from "./pieces";

/**
 * The current question. It stays until the next scene while an answer is pending, so that the board does not jump
 * twice.
 */
export function Ask({ context: now }: { context: FourmidableContext }) {
  const asked = useRef(now),
    before = asked.current;
  if (now.offers.length || !now.due || before.view.phase !== now.view.phase || before.seat !== now.seat)
    asked.current = now;
  const context = asked.current,
    { view, due, readOnly } = context;
  if (!due || readOnly) return null;
  if (view.phase === "mustering" && isRecruiting(context)) return <Recruit context={context} />;
  if (view.phase === "drawing" || view.phase === "mustering") return <Mix context={context} />;
  if (view.phase === "forecasting") return <Sky context={context} />;
  if (view.phase === "completing" || view.phase === "robbing")
    return (
      <section class="fou-ask card library" aria-label={say(`fourmidable-phase-${view.phase}`)}>
        <Piece id={view.phase === "robbing" ? "larder" : "library"} class="large" />
        <OpenCards context={context} only />
      </section>
    );
  return view.phase === "studying" ? <Library context={context} /> : null;
}

const isRecruiting = ({ offers }: FourmidableContext): boolean =>
  offers.some(({ action }) => action.type === "Recruit");

/** Recruit one ant at a time: the three trades, the number of open objectives for each, and the ants of all seats. */
function Recruit({ context }: { context: FourmidableContext }) {
  const { view, seat, names } = context,
    open = view.shown?.open ?? [];
  return (
    <section class="fou-ask card recruit" aria-label={say("fourmidable-phase-mustering")}>
      <Row label={say("fourmidable-phase-mustering")} class="skies">
        {KINDS.map((kind) => {
          const offer = offersOf(context.offers, "Recruit").find(({ action }) => action.ant === kind);
          return (
            <button
              key={kind}
              class={`fou-tile lit${mark(context, offer)}`}
              onClick={() => selectOrRefuse(context, offer, { type: "Recruit", ant: kind })}
              {...hover(context, offer)}
            >
              <AntPicture seat={seat} kind={kind} class="seat-emblem" />
              <span>
                <b>{antName(kind)}</b>
                <small>{say(`fourmidable-ant-${kind}.help`)}</small>
                <small>{say("fourmidable-ants-asked", { count: open.filter(({ ant }) => ant === kind).length })}</small>
              </span>
            </button>
          );
        })}
      </Row>
      <ul class="begun" aria-label={say("fourmidable-ants-turn")}>
        {view.players.map(({ seat: whose, ants }) => (
          <li key={whose}>
            <b class={`seat-name s${(whose % 6) + 1}`}>{whose === seat ? capital(you()) : names[whose]}</b>
            {[0, 1, 2].map((place) => {
              const ant = ants[place];
              return ant ? (
                <AntPicture key={place} seat={whose} kind={ant.ant} class="seat-emblem" />
              ) : (
                <i key={place} aria-hidden="true" />
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Counts of each type, with buttons for plus and minus. */
function Mix({ context }: { context: FourmidableContext }) {
  const { view, seat } = context,
    all = mixes(context),
    mix = mixOf(context),
    whole = all[0] ? sumOf(all[0].mix) : 0,
    drawing = view.phase === "drawing";
  if (!whole) return null;
  const most = KINDS.map((_, index) => Math.max(...all.map((one) => one.mix[index]!)));
  const change = (index: number, by: 1 | -1): void => context.setPartial({ mix: changeMix(mix, index, by, whole) });
  return (
    <section
      class="fou-ask card mix"
      aria-label={drawing ? say("fourmidable-phase-drawing") : say("fourmidable-phase-mustering")}
    >
      <ul>
        {KINDS.map((kind, index) => (
          <li key={kind}>
            {drawing ? <Back kind={kind} /> : <AntPicture seat={seat} kind={kind} class="seat-emblem" />}
            <span>
              <b>{antName(kind)}</b>
              <small>{say(`fourmidable-ant-${kind}.help`)}</small>
            </span>
            <span class="count">
              <button
                type="button"
                class="btn"
                aria-label={say("fourmidable-mix-less", { ant: kind })}
                aria-disabled={!mix[index]}
                onClick={() => mix[index] && change(index, -1)}
              >
                −
              </button>
              <output>{mix[index]}</output>
              <button
                type="button"
                class="btn"
                aria-label={say("fourmidable-mix-more", { ant: kind })}
                aria-disabled={mix[index]! >= most[index]!}
                onClick={() => mix[index]! < most[index]! && change(index, 1)}
              >
                +
              </button>
            </span>
          </li>
        ))}
      </ul>
      {drawing && mix[2] >= 6 && (
        <p class="trap" role="status">
          <Icon name="no" />
          {say("fourmidable-trap", { diggers: mix[2] })}
        </p>
      )}
    </section>
  );
}

function Sky({ context }: { context: FourmidableContext }) {
  const { seat } = context;
  return (
    <section class="fou-ask card" aria-label={say("fourmidable-phase-forecasting")}>
      <Row label={say("fourmidable-phase-forecasting")} class="skies">
        {WEATHERS.map((weather, index) => {
          const offer = offersOf(context.offers, "Forecast").find(({ action }) => action.weather === weather);
          return (
            <button
              key={weather}
              class={`fou-tile lit${mark(context, offer)}`}
              onClick={() => selectOrRefuse(context, offer, { type: "Forecast", weather })}
              {...hover(context, offer)}
            >
              <Piece id={weather} />
              <AntPicture seat={seat} kind={KINDS[index]!} class="seat-emblem" />
              <span>
                <b>{say(`fourmidable-weather-${weather}`)}</b>
                <small>{say(`fourmidable-weather-${weather}.help`)}</small>
              </span>
            </button>
          );
        })}
      </Row>
    </section>
  );
}

/** Keep one of two objectives. */
function Library({ context }: { context: FourmidableContext }) {
  const { view, seat } = context,
    resources = view.players[seat]?.resources ?? [];
  return (
    <section class="fou-ask card library" aria-label={say("fourmidable-library")}>
      <Piece id="library" class="large" />
      <Row label={say("fourmidable-phase-studying")} class="fou-cards">
        {view.looked.map((card, index) => {
          const offer = offersOf(context.offers, "Keep").find(({ action }) => action.card === card.card);
          return (
            <button
              key={index}
              class={`fou-card of-${card.ant} lit${mark(context, offer)}`}
              data-plays={`Keep ${card.card}`}
              aria-label={cardWords(card, resources)}
              onClick={() => selectOrRefuse(context, offer, { type: "Keep", card: card.card })}
              {...hover(context, offer)}
            >
              <CardFace card={card} resources={resources} />
            </button>
          );
        })}
      </Row>
    </section>
  );
}
