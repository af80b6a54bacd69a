/** The page of the coach: a finished game with its turning points, the better moves and the reasons. */
import marks from "sprite:mark-*";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardContext, GameUi, Offer, TableInfo } from "../games/ui";
import { language, say, sayAny } from "../i18n";
import { Icon } from "../parts/Icon";
import { api, Trouble } from "../server/api";
import { copy, gameLink } from "../server/links";
import { isHere } from "../server/server";
import type { AnyEdition, Card, Moment } from "../server/wire";
import { Coming, EndedShell, stepTo } from "../table/end/Ended";
import { phone as narrow } from "../table/page/hooks";
import { Playground } from "../table/page/Playground";
import { past, ReplayBar, useReplayKeys } from "../table/replay/Replay";
import { playOn } from "../table/store/fork";
import { logSentences, toldTo } from "../table/store/log";
import { plain } from "../table/store/markup";
import { namesOf } from "../table/store/names";
import { useReview } from "./asking";
import { Cards } from "./Cards";
import { Chart } from "./Chart";
import { MarkIcon } from "./Mark";
import { firstWhose, hundredths, judgedMoves, nextTurn, type Spot, spotAt, turningOf } from "./model";
import { Speaker } from "./sentences";
import { Turns } from "./Turns";
import type { Decision, Review } from "./wire";
import "./coach.css";
import "./curve.css";
import "./narrow.css";

/** Return the moment at a line as one seat sees it; each is fetched once. */
function useSight(table: string, watch: string, at: number, eyes: number): Moment | null {
  const kept = useRef(new Map<string, Moment>()),
    key = `${eyes} ${at}`;
  const [shown, show] = useState<Moment | null>(null);
  useEffect(() => {
    let over = false;
    const found = kept.current.get(key);
    if (found) return show(found);
    api.moment(table, at, eyes, watch).then(
      (moment) => {
        kept.current.set(key, moment);
        if (!over) show(moment);
      },
      () => undefined, // keep showing the last moment
    );
    return () => {
      over = true;
    };
  }, [table, watch, key]);
  return shown;
}

interface CoachProps {
  card: Card;
  ui: GameUi;
  edition: AnyEdition;
  at: number | null;
  watch: string;
}

export default function CoachPage({ card, ui, edition, at: asked, watch }: CoachProps) {
  const phone = narrow.value,
    names = namesOf(card.seats),
    mine = card.seats.flatMap((seat, index) => (seat.mine ? [index] : [])),
    me = mine.length === 1 ? mine[0]! : -1;
  const { found, trouble, again } = useReview(card.table, watch),
    review = found?.review ?? null;
  const [whose, look] = useState(firstWhose(mine));
  const turns = review ? turningOf(review, whose) : [];
  const at = asked ?? turns[0]?.line ?? 0;
  const spot = review ? spotAt(review, at, whose) : null,
    shown = spot?.decision && spot.decision.mark !== "good" ? spot.decision : null;
  const eyes = shown ? shown.seat : me;
  const moment = useSight(card.table, watch, shown ? Math.max(0, shown.line - 1) : at, eyes);
  const [pane, show] = useState("board");
  const [note, tell] = useState("");
  const sprite = useMemo(() => ui.drawing.sprite(edition) + marks, [ui, edition]);
  const last = moment?.last ?? card.number;
  useReplayKeys(at, last, stepTo);
  const name = sayAny(`${card.game.game}-name`);
  if (!moment) return <Coming title={name} />;
  const info: TableInfo = { game: card.game, edition, seat: eyes, names, you: me, chairs: card.seats },
    context = withMoves(past(info, moment, [], null, phone, pane, show), shown),
    sentenceInfo = toldTo(info),
    speaker = new Speaker(ui, { ...context, names: sentenceInfo.names });
  const next = nextTurn(turns, at);
  const again_ = (): void => {
    const from = shown ? shown.line - 1 : at;
    playOn(
      { table: card.table, watch, game: card.game, seats: card.seats, at: from, turn: moment.waiting[0] ?? -1 },
      me < 0 ? (shown?.seat ?? -1) : -1,
    ).catch((fault: unknown) => tell(fault instanceof Trouble ? fault.words : say("table-trouble")));
  };
  const share = async (): Promise<void> => {
    const link = await gameLink(card.table, watch || card.watch, at),
      coached = isHere ? link : `${link}&coach`;
    tell((await copy(coached)) ? say("table-copied") : coached);
  };
  const plainReplay = new URLSearchParams({ at: String(at), ...(watch && { watch }) });
  const chart = review && <Chart {...{ review, names, me, whose, at, last, phone, step: stepTo }} />;
  const sentence =
    review && spot ? (
      <Sentence
        {...{ review, spot, me, names: sentenceInfo.names }}
        log={moment.told ? logSentences(moment.told, [moment.told], ui, info).map(({ text }) => plain(text)) : []}
      >
        {next && !phone && (
          <button type="button" class="btn" onClick={() => stepTo(next.line)}>
            <Icon name="flag" />
            {say("review-next")}
          </button>
        )}
        {!moment.ended && (
          <button type="button" class="btn go" title={say("review-replay-help")} onClick={again_}>
            <Icon name="undo" />
            {say("review-replay")}
          </button>
        )}
      </Sentence>
    ) : (
      <ReplayBar
        {...{ at, last, moment, ui, info: context, step: stepTo }}
        unfolded={{ shown: moment, climax: null, goOn: () => undefined }}
      />
    );
  return (
    <EndedShell
      {...{ card, names, name, sprite }}
      title={say("review-title")}
      here={say("review-tab-coach")}
      other={{ path: `/replay/${card.table}?${plainReplay}`, icon: "log", words: say("review-tab-replay") }}
      class="table-page coach-page"
    >
      <Playground
        ui={ui}
        context={context}
        class={shown ? "coach judged" : "coach"}
        above={
          <>
            {sentence}
            {phone && chart}
            {!review && <Progress found={found} trouble={trouble} again={again} />}
          </>
        }
        seats={<Cards {...{ review, ui, context, me, whose, look }} nameless={!card.seats[me]?.name} />}
        below={shown && <Key decision={shown} speaker={speaker} />}
      >
        {review &&
          (judgedMoves(review) ? (
            <Turns
              {...{ review, turns, at, speaker, step: stepTo, names: sentenceInfo.names, you: me }}
              decision={spot?.decision ?? null}
            />
          ) : (
            <section class="coach-turns card">
              <p class="nothing">{say("review-short")}</p>
            </section>
          ))}
        {!phone && chart}
        {note && (
          <p class="coach-note card" role="status">
            {note}
          </p>
        )}
      </Playground>
      {phone && (
        <nav class="dock" aria-label={say("table-menu")}>
          <button type="button" onClick={() => stepTo(Math.max(0, at - 1))}>
            <Icon name="prev" />
            <span>{say("table-previous")}</span>
          </button>
          <button type="button" onClick={() => stepTo(Math.min(last, at + 1))}>
            <Icon name="next" />
            <span>{say("table-next")}</span>
          </button>
          <button type="button" aria-disabled={!next} onClick={() => next && stepTo(next.line)}>
            <Icon name="flag" />
            <span>{say("review-next")}</span>
          </button>
          <button type="button" onClick={() => void share().catch(() => tell(say("table-trouble")))}>
            <Icon name="link" />
            <span>{say("table-share")}</span>
          </button>
        </nav>
      )}
    </EndedShell>
  );
}

/** Return the context before a move, with the better move as the selection and the played one as a premove. */
function withMoves(context: BoardContext, decision: Decision | null): BoardContext {
  const [better] = decision?.better_line ?? [];
  if (!decision || !better) return context;
  const selected: Offer = { action: better.action, outlook: better.outlook };
  return {
    ...context,
    seat: decision.seat,
    last: null,
    currentLog: [],
    offers: [selected],
    selected,
    hovered: selected,
    premoves: [decision.action],
  };
}

interface SentenceProps {
  review: Review;
  spot: Spot;
  me: number;
  names: readonly string[];
  log: readonly string[];
  children: preact.ComponentChildren;
}

const tenths = (place: number): string =>
  place.toLocaleString(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The sentence about a moment: the move, its cost, or the luck. */
function Sentence({ review, spot, me, names, log, children }: SentenceProps) {
  const { decision, stroke, move, chances } = spot,
    alone = review.players === 1;
  let title = say("review-begin"),
    detail = "";
  const stays = (seat: number, share: number): string =>
    alone
      ? say("review-stays-alone", { chance: hundredths(share) })
      : say("review-stays", { seat: names[seat] ?? "", chance: hundredths(share) });
  const luck =
    stroke && (!decision || decision.mark === "good" || Math.abs(stroke.swing) > decision.loss) ? stroke : null;
  if (decision && !(luck && decision.mark === "good")) {
    const { seat, mark } = decision,
      before = decision.before.first[seat] ?? 0,
      after = decision.after.first[seat] ?? 0;
    title = say("review-move", { move, seat: names[seat] ?? "", mark });
    detail =
      mark === "good"
        ? stays(seat, after)
        : alone
          ? say("review-fall-alone", { before: hundredths(before), after: hundredths(after) })
          : say("review-fall", { seat: names[seat] ?? "", before: hundredths(before), after: hundredths(after) });
    if (mark !== "good" && decision.before.place.length)
      detail += ` ${say("review-place", {
        before: tenths(decision.before.place[seat] ?? 0),
        after: tenths(decision.after.place[seat] ?? 0),
      })}`;
  } else if (luck) {
    title = say("review-luck", { move, seat: names[luck.seat] ?? "", swing: hundredths(luck.swing) });
    detail = log[0] ?? "";
  } else if (log.length) {
    title = log[0]!;
    const seat = me >= 0 ? me : Math.max(0, spot.seat);
    if (chances) detail = stays(seat, chances.first[seat] ?? 0);
  }
  return (
    <div class="prompt">
      {(decision || luck) && (
        <MarkIcon
          class="bigmark"
          mark={luck && title.length && !(decision && decision.mark !== "good") ? "luck" : (decision?.mark ?? "luck")}
        />
      )}
      <div class="prompt-text" aria-live="polite">
        <b>{title}</b>
        {detail && <span>{detail}</span>}
      </div>
      <div class="does">{children}</div>
    </div>
  );
}

function Key({ decision, speaker }: { decision: Decision; speaker: Speaker }) {
  const [better] = decision.better_line;
  return (
    <ul class="coach-key" aria-label={say("review-board-key")}>
      {better && (
        <li>
          <i class="band" />
          <MarkIcon mark="good" />
          <b>{say("review-better")}</b> {speaker.move(better.seat, better.action, better.outlook)}
        </li>
      )}
      <li>
        <i class="dots" />
        <MarkIcon mark={decision.mark} />
        <b>{say("review-played")}</b> {speaker.move(decision.seat, decision.action, decision.outlook)}
      </li>
    </ul>
  );
}

interface ProgressProps {
  found: ReturnType<typeof useReview>["found"];
  trouble: Trouble | null;
  again(): void;
}

function Progress({ found, trouble, again }: ProgressProps) {
  if (trouble)
    return (
      <div class="coach-progress card" role="status">
        <p>{trouble.words}</p>
        <button type="button" class="btn" onClick={again}>
          {say("review-again")}
        </button>
      </div>
    );
  const percent = found?.all ? Math.floor((100 * found.done) / found.all) : 0,
    words =
      found?.state === "making"
        ? say("review-making", { percent })
        : say("review-waiting", { ahead: found?.ahead ?? 0 });
  return (
    <div class="coach-progress card">
      <p>{words}</p>
      <progress max="100" value={percent} aria-label={say("review-title")} />
      <small>{say("review-making-note")}</small>
    </div>
  );
}
