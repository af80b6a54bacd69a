/** The table: the line, a question, and below it the viewer's anthills as large as they go. On a phone one at a
 *  time. */
import { useLayoutEffect, useState } from "preact/hooks";
import { say } from "../../words";
import { Ask } from "./Ask";
import { ahead, anthillsOf, eyesOf, type MicropolisStage, waysTo } from "./model";
import { tileHelp, tileWords } from "./names";
import { Ring } from "./Ring";
import { TileLine } from "./TileLine";

/** What a tile of the line is and does: the one that is pointed at, else the one in hand. */
function Looked({ stage, tile }: { stage: MicropolisStage; tile: number }) {
  const { view, edition, held, phone } = stage,
    at = ahead(stage)?.action.place ?? held?.place ?? 0,
    index = view.line.findIndex((slot) => slot.tile === tile),
    place = index >= 0 ? index + 1 : at,
    one = view.line[place - 1];
  return (
    <div class={`mic-look${place > view.line.length / 2 ? " late" : ""}`} aria-hidden="true">
      {one && (phone || !stage.refused) /* there the answer stands in its place */ ? (
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

export function Board({ stage }: { stage: MicropolisStage }) {
  const [over, point] = useState(0);
  const [told, tell] = useState<readonly string[]>([]);
  const [seen, look] = useState(0);
  const [picked, pick] = useState(1);
  const { view, phone } = stage,
    own = anthillsOf(view, eyesOf(stage)),
    one = phone && own.length > 1;
  const asked = stage.due ? view.question : null,
    wanted = asked && asked.what !== "leader" ? asked.anthill : (ahead(stage)?.action.anthill ?? picked);
  useLayoutEffect(() => {
    // a tile in hand that cannot go here is shown where it can
    const places = stage.held
      ? waysTo(stage, stage.held.place, stage.held.architect).map(({ action }) => action.anthill)
      : [];
    if (places.length && !places.includes(picked)) pick(places[0]!);
  }, [stage.held]);
  return (
    <div class={`mic-table${own.length > 1 ? " two" : ""}`}>
      <TileLine stage={stage} over={stage.due ? over : 0} point={point} look={look} />
      <Looked stage={stage} tile={seen} />
      <Ask stage={stage} />
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
                  stage.hold(stage.held);
                }}
              />
              {say("micropolis-which", { anthill, tiles: row.length })}
            </label>
          ))}
        </fieldset>
      )}
      <div class="hill-room">
        <Ring
          stage={stage}
          shown={one ? own.filter(({ anthill }) => anthill === wanted) : own}
          over={stage.due && !stage.held ? over : 0}
          tell={tell}
        />
      </div>
      <div class="mic-told" aria-hidden="true">
        {told.length > 0 && (
          <div>
            {told.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
