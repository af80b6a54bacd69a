/** The things of a seat: short on its card, in full in a sheet. */

import { say } from "../../i18n";
import { Icon } from "../../parts/Icon";
import { type Card, type CigaleContext, count, heaps, PATHS, type Power, winter } from "./model";
import { cardName, pathName, powerHelp, powerName, provisionName } from "./names";
import { Heaps } from "./Piles";
import { CardPicture, InsectPicture, Jar, PathPicture } from "./pieces";

const powersOf = (context: CigaleContext, seat: number): Power[] =>
  (Object.keys(context.view.powers) as Power[]).filter((power) => context.view.powers[power] === seat);

export function Figures({ context, seat }: { context: CigaleContext; seat: number }) {
  const view = context.view,
    snow = winter(context.game);
  const figure = (index: number): number =>
    snow ? count(view.reserves[seat] ?? [], PATHS[index]!) : (view.shelves[seat]?.[index] ?? 0);
  const jars = view.provisions[seat] ?? [],
    powers = powersOf(context, seat),
    hidden = view.stocked === seat;
  return (
    <div class="cigale-figures">
      <p>
        {PATHS.map((path, index) => (
          <span key={path} class={figure(index) ? "" : "z"} title={pathName(path)}>
            <PathPicture path={path} />
            <b aria-hidden="true">{figure(index)}</b>
            <span class="vh">
              {snow ? say("cigale-so-many", { count: figure(index), path }) : `${pathName(path)} ${figure(index)}`}
            </span>
          </span>
        ))}
        {!snow && (
          <span
            class={view.insect_cards[seat] ? "" : "z"}
            title={say("cigale-insects-of", { count: view.insect_cards[seat] ?? 0 })}
          >
            <CardPicture card={null} back />
            <b aria-hidden="true">{view.insect_cards[seat] ?? 0}</b>
            <span class="vh">{say("cigale-insects-of", { count: view.insect_cards[seat] ?? 0 })}</span>
          </span>
        )}
        {hidden && (
          <span class="stock" title={say("cigale-hidden")}>
            <CardPicture card={null} back />
            <span class="vh">{say("cigale-hidden")}</span>
          </span>
        )}
        {(jars.length > 0 || powers.length > 0) && (
          <span class="goods">
            {jars.map((id, index) => (
              <span key={index} title={provisionName(context.edition, id)}>
                <Jar fruit={id} />
                <span class="vh">{provisionName(context.edition, id)}</span>
              </span>
            ))}
            {powers.map((power) => (
              <span key={power} class="pw" title={`${powerName(power)} : ${powerHelp(power)}`}>
                <InsectPicture insect={context.edition.powers[power]!} />
                <span class="vh">{powerName(power)}</span>
              </span>
            ))}
          </span>
        )}
      </p>
      {context.game.mode === "autumn-open" && (
        <p class="goods">
          {heaps(view.insects[seat] ?? []).map(({ card, count: many }) => (
            <span key={card.join()} title={cardName(card)}>
              <InsectPicture insect={card[1]!} />
              {many > 1 && <b>{many}</b>}
              <span class="vh">{cardName(card)}</span>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function Pile({ title, cards }: { title: string; cards: readonly Card[] }) {
  return (
    <section>
      <h3>
        {title} <small>{say("cigale-many-cards", { cards: cards.length })}</small>
      </h3>
      {cards.length > 0 && <Heaps cards={cards} />}
    </section>
  );
}

export function Possessions({ context, seat }: { context: CigaleContext; seat: number }) {
  const { view } = context,
    jars = view.provisions[seat] ?? [],
    powers = powersOf(context, seat),
    insects = view.insects[seat];
  return (
    <div class="cigale-has">
      {winter(context.game) ? (
        <>
          <Pile title={say("cigale-reserve-of")} cards={view.reserves[seat] ?? []} />
          {view.stocked === seat && (
            <section>
              <h3>{say("cigale-hidden")}</h3>
              <ul class="cs">
                <li class="pc">
                  <CardPicture card={view.stock} />
                  <small>{view.stock ? cardName(view.stock) : say("cigale-hidden-theirs")}</small>
                </li>
              </ul>
            </section>
          )}
          <section>
            <h3>
              {say("cigale-provisions")} <small>{say("cigale-points", { points: view.points[seat] ?? 0 })}</small>
            </h3>
            <ul class="jars">
              {jars.map((id, index) => (
                <li key={index}>
                  <Jar fruit={id} />
                  <span>{provisionName(context.edition, id)}</span>
                </li>
              ))}
            </ul>
          </section>
          {powers.length > 0 && (
            <section>
              <h3>{say("cigale-powers")}</h3>
              <ul class="list">
                {powers.map((power) => (
                  <li key={power} class="power">
                    <InsectPicture insect={context.edition.powers[power]!} />
                    <span class="txt">
                      <b>{powerName(power)}</b>
                      <small>{powerHelp(power)}</small>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      ) : (
        <>
          <section>
            <h3>{say("cigale-pantry")}</h3>
            <ul class="shelves">
              {PATHS.map((path, index) => (
                <li key={path}>
                  <PathPicture path={path} />
                  <span>{pathName(path)}</span>
                  <b>{view.shelves[seat]?.[index] ?? 0}</b>
                </li>
              ))}
            </ul>
          </section>
          {insects ? (
            <Pile title={say("cigale-insects-title")} cards={insects} />
          ) : (
            <section>
              <h3>
                {say("cigale-insects-title")}{" "}
                <small>{say("cigale-many-cards", { cards: view.insect_cards[seat] ?? 0 })}</small>
              </h3>
              <p class="note">
                <Icon name="eye" />
                {say("cigale-insects-theirs")}
              </p>
            </section>
          )}
        </>
      )}
    </div>
  );
}
