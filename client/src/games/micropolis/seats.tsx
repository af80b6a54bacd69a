/** The things of a seat: short on its card, in full in a sheet. */
import { useMemo } from "preact/hooks";
import { say } from "../../i18n";
import { Hill } from "./Hill";
import { type Anthill, agesOf, anthillsOf, expert, garrison, leads, type MicropolisContext, tintsOf } from "./model";
import { galleryWords, tileWords } from "./names";
import { Picture, Sign } from "./pieces";
import { Pad } from "./Score";

/** An anthill in small: its galleries, and the number of its tiles. */
function Mini({ context, anthill }: { context: MicropolisContext; anthill: Anthill }) {
  const { edition } = context,
    ages = agesOf(context);
  return useMemo(
    () => (
      <Hill
        anthill={anthill}
        edition={edition}
        tints={tintsOf(anthill, ages)}
        bare
        class={`mini s${(anthill.seat % 6) + 1}`}
      >
        <circle class="core" r="132" />
        <text class="tiles" y="58">
          {anthill.row.length}
        </text>
      </Hill>
    ),
    [anthill, edition, ages],
  );
}

function Soldiers({ context, anthill }: { context: MicropolisContext; anthill: Anthill }) {
  const inside = garrison(anthill),
    leader = leads(context.view, anthill),
    tokens = anthill.anthill === 1 ? (context.view.architects[anthill.seat] ?? 0) : 0;
  return (
    <p>
      <span title={say("micropolis-army-of", { army: anthill.army })}>
        <Sign what="soldier" />
        <b aria-hidden="true">{anthill.army}</b>
        <span class="vh">{say("micropolis-army-of", { army: anthill.army })}</span>
      </span>
      {inside > 0 && (
        <span title={say("micropolis-garrison-of", { soldiers: inside })}>
          <Picture id="barracks" />
          <b aria-hidden="true">{inside}</b>
          <span class="vh">{say("micropolis-garrison-of", { soldiers: inside })}</span>
        </span>
      )}
      {tokens > 0 && (
        <span title={say("micropolis-tokens-of", { tokens })}>
          <Sign what="architect" />
          {tokens > 1 && <b aria-hidden="true">{tokens}</b>}
          <span class="vh">{say("micropolis-tokens-of", { tokens })}</span>
        </span>
      )}
      {leader && (
        <span class="tag chief" title={say("micropolis-leader")}>
          <Sign what="red-army" />
          <span>{say("micropolis-leader")}</span>
        </span>
      )}
    </p>
  );
}

export function Figures({ context, seat }: { context: MicropolisContext; seat: number }) {
  const own = anthillsOf(context.view, seat);
  return (
    <div class={expert(context.game) ? "mic-figures two" : "mic-figures"}>
      {own.map((anthill) => (
        <div key={anthill.anthill} class="one">
          <Mini context={context} anthill={anthill} />
          <span class="vh">
            {say("micropolis-tiles-of", { tiles: anthill.row.length, all: context.edition.box.sides })}
          </span>
          <Soldiers context={context} anthill={anthill} />
        </div>
      ))}
    </div>
  );
}

export function Possessions({ context, seat }: { context: MicropolisContext; seat: number }) {
  const { view, edition } = context,
    own = anthillsOf(view, seat);
  return (
    <div class="mic-has">
      <div class={own.length > 1 ? "hills two" : "hills"}>
        {own.map((anthill) => {
          const tints = tintsOf(anthill, agesOf(context)),
            dug = anthill.galleries
              .map((gallery, number) => ({ gallery, number }))
              .filter(({ gallery }) => gallery.ants || gallery.fruits.length)
              .sort((one, other) => other.gallery.ants - one.gallery.ants);
          return (
            <section key={anthill.anthill}>
              {own.length > 1 && <h3>{say("micropolis-hill", { anthill: anthill.anthill })}</h3>}
              <div>
                <Hill
                  anthill={anthill}
                  edition={edition}
                  tints={tints}
                  architects={view.architects[seat] ?? 0}
                  leader={leads(view, anthill)}
                />
                <ol class="vh">
                  {anthill.row.map(({ tile, barracks }) => (
                    <li key={tile}>
                      {[
                        tileWords(edition, tile),
                        ...barracks.map(({ places, full }) =>
                          say("micropolis-barracks", { places, full: full ? 1 : 0 }),
                        ),
                      ].join(", ")}
                    </li>
                  ))}
                </ol>
                <div class="mic-figures">
                  <Soldiers context={context} anthill={anthill} />
                </div>
              </div>
              <div>
                <h3>{say("micropolis-galleries")}</h3>
                <ul class="galleries">
                  {dug.map(({ gallery, number }) => (
                    <li key={number}>
                      <svg
                        class={`mic swatch t${tints.get(number) ?? 0}`}
                        viewBox="0 0 44 20"
                        aria-hidden="true"
                        focusable="false"
                      >
                        <path class="bore" d="M2 10H42" />
                        <path class="mark" d="M2 10H42" />
                      </svg>
                      <span>{galleryWords(gallery)}</span>
                    </li>
                  ))}
                </ul>
              </div>
            </section>
          );
        })}
      </div>
      <Pad context={context} />
    </div>
  );
}
