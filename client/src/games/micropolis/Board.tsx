/**
 * The table of the game: the line, a question, and the viewer's anthills as large as possible; on a phone one at a
 * time.
 */
import { useLayoutEffect, useState } from "preact/hooks";
import { say } from "../../i18n";
import { Ask } from "./Ask";
import { ahead, anthillsOf, eyesOf, type MicropolisContext, waysTo } from "./model";
import { tileHelp, tileWords } from "./names";
import { Ring } from "./Ring";
import { TileLine } from "./TileLine";

/** Description of a tile of the line: the one pointed at, else the selected one. */
function Looked({ context, tile }: { context: MicropolisContext; tile: number }) {
  const { view, edition, partial, phone } = context,
    at = ahead(context)?.action.place ?? partial?.place ?? 0,
    index = view.line.findIndex((slot) => slot.tile === tile),
    place = index >= 0 ? index + 1 : at,
    one = view.line[place - 1];
  return (
    <div class={`mic-look${place > view.line.length / 2 ? " late" : ""}`} aria-hidden="true">
      {one && (phone || !context.refused) /* there the refusal stands in its place */ ? (
        <div>
          <b>{say("micropolis-look", { place, tile: tileWords(edition, one.tile) })}</b>
          {tileHelp(edition, one.tile).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : (
        phone && <p class="none">{say("micropolis-look-none")}</p>
      )}
    </div>
  );
}

export function Board({ context }: { context: MicropolisContext }) {
  const [over, point] = useState(0);
  const [announced, tell] = useState<readonly string[]>([]);
  const [seen, look] = useState(0);
  const [picked, pick] = useState(1);
  const { view, phone } = context,
    own = anthillsOf(view, eyesOf(context)),
    one = phone && own.length > 1;
  const asked = context.due ? view.question : null,
    wanted = asked && asked.what !== "leader" ? asked.anthill : (ahead(context)?.action.anthill ?? picked);
  useLayoutEffect(() => {
    // Show an anthill where the selected tile can go.
    const places = context.partial
      ? waysTo(context, context.partial.place, context.partial.architect).map(({ action }) => action.anthill)
      : [];
    if (places.length && !places.includes(picked)) pick(places[0]!);
  }, [context.partial]);
  return (
    <div class={`mic-table${own.length > 1 ? " two" : ""}`}>
      <TileLine context={context} over={context.due ? over : 0} point={point} look={look} />
      <Looked context={context} tile={seen} />
      <Ask context={context} />
      {one && (
        <fieldset class="seg mic-which">
          <legend class="vh">{say("micropolis-yours")}</legend>
          {own.map(({ anthill, row }) => (
            <label key={anthill}>
              <input
                type="radio"
                name="mic-which"
                checked={anthill === wanted}
                onChange={() => {
                  pick(anthill);
                  context.setPartial(context.partial);
                }}
              />
              {say("micropolis-which", { anthill, tiles: row.length })}
            </label>
          ))}
        </fieldset>
      )}
      <div class="hill-room">
        <Ring
          context={context}
          shown={one ? own.filter(({ anthill }) => anthill === wanted) : own}
          over={context.due && !context.partial ? over : 0}
          tell={tell}
        />
      </div>
      <div class="mic-told" aria-hidden="true">
        {announced.length > 0 && (
          <div>
            {announced.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
