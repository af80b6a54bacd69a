import type { ComponentProps } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { go, place } from "../../app/router";
import type CoachPage from "../../coach/CoachPage";
import { loadEdition, loadUi } from "../../games";
import type { GameUi } from "../../games/ui";
import { loadGameWords, say, sayAny } from "../../i18n";
import { Icon } from "../../parts/Icon";
import { Sheet } from "../../parts/Sheet";
import { Shell } from "../../parts/Shell";
import { Wrong } from "../../parts/Wrong";
import { api, Trouble } from "../../server/api";
import { coachPath } from "../../server/links";
import type { AnyEdition, Card, LogLine } from "../../server/wire";
import { Coming, EndedShell, stepTo } from "../end/Ended";
import { landscape, phone as narrow } from "../page/hooks";
import { openRules } from "../page/opened";
import { Playground } from "../page/Playground";
import { Seats } from "../page/Seats";
import { Citing, Log } from "../page/Side";
import { isMove, momentsOf, standing } from "../store/log";
import { namesOf } from "../store/names";
import { useClimax } from "../store/useClimax";
import { past, ReplayActs, ReplayBar, speed, useMoments, useReplayKeys } from "./Replay";
import "../page/table.css";

export default function ReplayPage({ table, at, watch = "" }: { table: string; at: number | null; watch?: string }) {
  const [card, setCard] = useState<Card | null>(null);
  const [ui, setUi] = useState<GameUi | null>(null);
  const [edition, setEdition] = useState<AnyEdition | null>(null);
  const [wrong, setWrong] = useState<Trouble | null>(null);
  useEffect(() => {
    api
      .table(table, watch)
      .then(async (found) => {
        const [ui, edition] = await Promise.all([loadUi(found.game.game), loadEdition(found.game)]);
        setUi(ui);
        setEdition(edition);
        setCard(found);
      })
      .catch((fault: unknown) => setWrong(fault instanceof Trouble ? fault : new Trouble("unknown")));
  }, [table, watch]);
  if (wrong)
    return (
      <Shell title={wrong.words}>
        <Wrong title={wrong.words} />
      </Shell>
    );
  if (!card || !ui || !edition) return <Coming />;
  if (!card.ended)
    return (
      <Shell title="">
        <Wrong title={say("table-replay-not")} />
      </Shell>
    );
  const until = at === null ? null : Math.min(at, card.number);
  return new URLSearchParams(place.value.search).has("coach") ? (
    <WithCoach card={card} ui={ui} edition={edition} at={until} watch={watch} />
  ) : (
    <Replay card={card} ui={ui} edition={edition} at={until ?? 0} watch={watch} />
  );
}

/** The coach's page, loaded on its first visit. */
function WithCoach(props: ComponentProps<typeof CoachPage>) {
  const [Page, set] = useState<typeof CoachPage | null>(null);
  const [failed, fail] = useState(false);
  useEffect(() => {
    Promise.all([import("../../coach/CoachPage"), loadGameWords("coach"), loadGameWords("review")]).then(
      ([module]) => set(() => module.default),
      () => fail(true),
    );
  }, []);
  if (failed)
    return (
      <Shell title="">
        <Wrong title={say("trouble-offline")} again={() => location.reload()} />
      </Shell>
    );
  return Page ? <Page {...props} /> : <Coming />;
}

function Replay({
  card,
  ui,
  edition,
  at,
  watch,
}: {
  card: Card;
  ui: GameUi;
  edition: AnyEdition;
  at: number;
  watch: string;
}) {
  const phone = narrow.value,
    names = namesOf(card.seats),
    seat = card.seats.findIndex(({ mine }) => mine);
  const { moment, trouble } = useMoments(card.table, seat, watch, at);
  const [tellings, setTellings] = useState<readonly LogLine[]>([]);
  useEffect(() => {
    api.tellings(card.table, seat, watch).then(setTellings, () => undefined); // the replay works without a log
  }, [card.table, seat, watch]);
  const moments = useMemo(() => momentsOf(tellings), [tellings]),
    stood = useMemo(() => standing(tellings, isMove), [tellings]),
    last = moment?.last ?? card.number;
  const unfolded = useClimax(ui, moment, speed.value);
  const [pane, show] = useState("board"),
    [reading, read] = useState(false);
  const sprite = useMemo(() => ui.drawing.sprite(edition), [ui, edition]);
  useReplayKeys(at, last, stepTo);
  const name = sayAny(`${card.game.game}-name`),
    alone = card.seats.filter(({ mine }) => mine).length === 1;
  if (trouble)
    return (
      <Shell title={trouble.words}>
        <Wrong title={trouble.words} />
      </Shell>
    );
  if (!moment || !unfolded.shown) return <Coming title={name} />;
  const context = past(
    { game: card.game, edition, seat, names, you: alone ? seat : -1, chairs: card.seats },
    unfolded.shown,
    stood,
    unfolded.climax,
    phone,
    pane,
    show,
  );
  const log = (
    <>
      <Log
        lines={tellings}
        ui={ui}
        info={context}
        jump={{
          moments,
          at,
          to: (moment) => {
            read(false);
            stepTo(moment);
          },
        }}
      />
      <div class="side-foot">
        <ReplayActs
          table={card.table}
          watch={watch || card.watch}
          game={card.game}
          seats={card.seats}
          at={at}
          turn={moment.waiting[0] ?? -1}
          ended={!!moment.ended}
        />
      </div>
    </>
  );
  return (
    <EndedShell
      {...{ card, names, name, sprite }}
      title={say("table-replaying")}
      other={{ path: coachPath(card.table, watch, at), icon: "chart", words: say("table-coach") }}
      class="table-page"
    >
      <Playground
        ui={ui}
        context={context}
        class="replaying"
        above={
          <ReplayBar at={at} last={last} moment={moment} ui={ui} info={context} unfolded={unfolded} step={stepTo} />
        }
        seats={
          <Seats
            context={context}
            ui={ui}
            seats={card.seats.map((one, index) => ({ ...one, here: true, mine: index === seat && alone }))}
            waiting={moment.waiting}
            ended={!!moment.ended}
            clock={null}
            since={0}
            presentSince={0}
            lit={false}
          />
        }
      >
        {!landscape.value && (
          <section class="side" aria-label={say("table-log")}>
            <header class="side-head">
              <h2>{say("table-log")}</h2>
              <Citing />
            </header>
            {log}
          </section>
        )}
      </Playground>
      {landscape.value && ( // in landscape the page has no bar and no room beside the board
        <nav class="dock" aria-label={say("table-menu")}>
          <button type="button" aria-label={say("site-home")} onClick={() => go("/")}>
            <Icon name="shelf" />
          </button>
          <button type="button" aria-label={say("table-rules")} onClick={() => openRules()}>
            <Icon name="rules" />
          </button>
          <button type="button" aria-label={say("table-coach")} onClick={() => go(coachPath(card.table, watch, at))}>
            <Icon name="chart" />
          </button>
          <button type="button" aria-label={say("table-log")} aria-haspopup="dialog" onClick={() => read(true)}>
            <Icon name="log" />
          </button>
        </nav>
      )}
      {reading && landscape.value && (
        <Sheet title={say("table-log")} class="full" onClose={() => read(false)}>
          <div class="in-sheet">
            <Citing />
            {log}
          </div>
        </Sheet>
      )}
    </EndedShell>
  );
}
