/** The page of a table: the board in the centre, and log, chat and menus around it. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { dayName } from "../../catalogue/days";
import { modeName } from "../../catalogue/shelf";
import { say, sayAny } from "../../i18n";
import { Icon } from "../../parts/Icon";
import { Loading } from "../../parts/Loading";
import { Sheet } from "../../parts/Sheet";
import { Shell } from "../../parts/Shell";
import { Wrong } from "../../parts/Wrong";
import { api, Trouble } from "../../server/api";
import { address, copy, linksOf } from "../../server/links";
import { End, Parade, resultOf, winners } from "../end/End";
import { EndButton, Ending, mayEnd } from "../end/Ending";
import { useBoardKeys } from "../input/boardKeys";
import { Laid } from "../prompt/Laid";
import { Agreement, Prompt } from "../prompt/Prompt";
import { Signs } from "../prompt/Signs";
import { useTurn } from "../prompt/turn";
import { past, ReplayActs, ReplayBar, speed, useMoments, useReplayKeys } from "../replay/Replay";
import { momentsOf } from "../store/log";
import { still } from "../store/motion";
import { TableStore } from "../store/TableStore";
import { apply } from "../store/tastes";
import { useClimax } from "../store/useClimax";
import { Curtain, useCurtain } from "./Curtain";
import { RulesButton } from "./Drawer";
import { landscape, phone as narrow } from "./hooks";
import { Keys, Menu } from "./Menu";
import { Notes } from "./Notes";
import { opened } from "./opened";
import { ChatPane, Citing, LastTold, Log, Side, unread } from "./Side";
import "./table.css";

export default function TablePage({ table, watch = "" }: { table: string; watch?: string }) {
  const store = useMemo(() => new TableStore(table, watch), [table, watch]);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => () => store.close(), [store]);
  useLayoutEffect(() => apply(() => store.mySeats.value), [store]);
  useEffect(() => {
    // A refused socket gives no reason; this request does.
    api.table(table, watch).then(
      (card) => {
        store.watchToken.value = watch || card.watch;
        store.replacedByBot.value = card.left;
      },
      (fault: unknown) => {
        if (fault instanceof Trouble && fault.status >= 400 && fault.status < 500) {
          setTrouble(fault);
          store.close();
        }
      },
    );
  }, [store]);
  if (trouble || store.connection.closed.value) {
    const title = trouble?.words ?? say("table-trouble");
    return (
      <Shell title={title}>
        <Wrong title={title} />
      </Shell>
    );
  }
  if (!store.drawnScene.value || !store.ui.value)
    return (
      <Shell title="" class="table-page">
        <Loading words={say("table-loading")} />
      </Shell>
    );
  return <Table store={store} />;
}

function Table({ store }: { store: TableStore }) {
  const scene = store.drawnScene.value!,
    latest = store.latestScene.value!,
    ui = store.ui.value!,
    edition = store.edition.value!,
    phone = narrow.value,
    names = store.names.value;
  const [open, setOpen] = useState<"" | "menu" | "keys" | "log" | "chat" | "notes" | "signs" | "ending">("");
  const [closed, setClosed] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const [running, run] = useState(false); // the replay starts to play by itself
  const ended = !!scene.ended;
  const { moment } = useMoments(store.table, scene.seat, store.watch, ended ? at : null);
  const moments = useMemo(() => momentsOf(store.logLines.value), [store.logLines.value]),
    last = moments.size;
  const unfolded = useClimax(ui, moment, speed.value);
  const name = sayAny(`${scene.game.game}-name`);
  const links = linksOf(store.table);
  useTurn(store.myTurn.value, name, store.table);
  useReplayKeys(ended ? (at ?? last) : null, last, setAt);
  const wasPlaying = useRef(!ended);

  useEffect(() => {
    if (opened.value) setOpen(""); // a sheet would cover the rules
  }, [opened.value]);

  const curtain = useCurtain(store);

  useBoardKeys(store, {
    open: curtain.down === null,
    plays: !ended && scene.seat >= 0,
    own: (key) => {
      if (key === "?") setOpen("keys");
      else if (key === "Escape" && open === "signs") setOpen("");
      else if (key === "s" && ui.drawing.Signs) setOpen(open === "signs" ? "" : "signs");
      else if (key === "Escape") {
        const letGo = store.cancelStep();
        if (!letGo && ended && at !== null) {
          run(false);
          setAt(null);
        } else if (!letGo && ended) setClosed(true);
        else if (!letGo) store.undoPickUp();
      } else if (key === "h") void store.hint();
      else if (key === "u") void store.undo();
      else return false;
      return true;
    },
  });

  if (curtain.down !== null)
    return <Curtain seat={curtain.down} name={names[curtain.down] ?? ""} lift={() => curtain.lift(curtain.down!)} />;
  if (curtain.blank) return <main id="main" class="curtain" />;

  const context = store.boardContext(),
    looked = moment && at !== null ? unfolded.shown : null;
  const shown = looked
    ? past(context, looked, store.currentLog.value, unfolded.climax, phone, context.pane, context.show)
    : context;
  const news = unread(store);
  const invite = links?.invitations.find((path, seat) => path && store.seats.value[seat]?.kind === "open") ?? null;
  const canUndo =
    scene.seat >= 0 && !ended && store.currentLog.value.some(({ seat }) => store.mySeats.value.includes(seat));
  const asks = store.seats.value.some(({ kind, mine }) => kind === "person" && !mine); // another person must agree
  const undoWords = latest.free_undo ? say("table-undo") : asks ? say("table-takeback") : say("table-takeback-short");
  const sheet = ended && !closed && at === null; // hidden while a replay is shown
  const jump = ended
    ? {
        moments,
        at: at ?? last,
        to: (moment: number) => {
          setOpen("");
          setAt(moment);
        },
      }
    : null;
  const watchers = store.spectatorCount.value;

  const prompt =
    ended && at !== null ? (
      <ReplayBar
        at={at}
        last={last}
        moment={moment}
        ui={ui}
        info={context}
        running={running}
        unfolded={unfolded}
        step={setAt}
        back={() => {
          run(false);
          setAt(null);
          setClosed(false);
        }}
      />
    ) : ended ? (
      <div class="prompt">
        <div class="prompt-text" aria-live="polite">
          <b>{sheet ? say("table-done") : resultOf(scene, ui, context)}</b>
        </div>
        {closed && (
          <button type="button" class="btn" onClick={() => setClosed(false)}>
            {say("table-reopen")}
          </button>
        )}
      </div>
    ) : (
      <Prompt
        store={store}
        phone={phone}
        eyes={curtain.eyes}
        invite={
          invite
            ? () =>
                void copy(address(invite)).then(
                  (done) => (store.note.value = done ? say("table-copied") : address(invite)),
                )
            : null
        }
      />
    );

  const dock = phone && (
    <nav class="dock" aria-label={say("table-menu")}>
      {landscape.value && (
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen("menu")}>
          <Icon name="menu" />
          <span>{say("table-menu")}</span>
        </button>
      )}
      {store.selected.value || context.partial !== null || context.premoves.length ? (
        <button type="button" onClick={() => store.cancelStep()}>
          <Icon name="close" />
          <span>{say("table-let-go")}</span>
        </button>
      ) : (
        <button type="button" aria-disabled={!canUndo} onClick={() => canUndo && void store.undo()}>
          <Icon name="undo" />
          <span>{latest.free_undo || !canUndo ? say("table-undo") : say("table-takeback-short")}</span>
        </button>
      )}
      <button
        type="button"
        aria-disabled={!latest.hints || !store.offers.value.length}
        onClick={() => store.offers.peek().length && void store.hint()}
      >
        <Icon name="hint" />
        <span>{say("table-hint")}</span>
      </button>
      <button type="button" onClick={() => setOpen("log")}>
        <Icon name="log" />
        <span>{say("table-log")}</span>
      </button>
      <button type="button" onClick={() => setOpen("chat")}>
        <Icon name="chat" />
        <span>{say("table-talk")}</span>
        {news > 0 && (
          <span class="unread">
            <span class="vh">{say("table-unread", { count: news })}</span>
            <span aria-hidden="true">{news}</span>
          </span>
        )}
      </button>
    </nav>
  );

  return (
    <Shell
      title={store.myTurn.value ? say("table-title-turn", { game: name }) : name}
      items="few"
      class="table-page"
      where={
        <>
          <h1>{name}</h1>
          <span>
            {[
              !store.mySeats.value.length ? say("table-watching") : "",
              modeName(scene.game),
              phone ? "" : say("table-players", { count: scene.seats.length }), // on a phone the seats are visible
              scene.imported && !phone ? say("card-imported") : "",
              scene.daily ? say("table-daily", { day: dayName(scene.daily) }) : "",
              ui.texts.status?.(shown) ?? "",
              watchers ? say("table-watchers", { count: watchers }) : "",
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </>
      }
      tools={
        <>
          {!phone && ui.drawing.Tools && <ui.drawing.Tools context={shown} />}
          {ui.drawing.Signs && (
            <button
              type="button"
              class="btn bare signs-button"
              aria-label={say("table-signs")}
              aria-expanded={open === "signs"}
              onClick={() => setOpen(open === "signs" ? "" : "signs")}
            >
              <Icon name="help" />
              <span>{say("table-signs")}</span>
            </button>
          )}
          <RulesButton game={scene.game.game} />
          <button
            type="button"
            class="btn bare menu-button"
            aria-label={say("table-menu")}
            title={say("table-menu")}
            aria-haspopup="dialog"
            onClick={() => setOpen("menu")}
          >
            <Icon name="menu" />
          </button>
        </>
      }
      strip={store.connection.lost.value ? say(store.doubt.value ? "table-lost-move" : "table-lost") : null}
    >
      <Laid
        store={store}
        context={shown}
        clock={scene.clock}
        class={`${ended ? "ended" : ""} ${sheet ? "sheeted" : ""}`}
        prompt={prompt}
        after={<Agreement store={store} />}
        over={
          ended &&
          at === null &&
          wasPlaying.current &&
          ui.drawing.size &&
          !still() &&
          winners(scene.places).length === 1 && <Parade seat={winners(scene.places)[0]!} {...ui.drawing.size(shown)} />
        }
        below={phone && <LastTold store={store} />}
        dock={dock}
      >
        {!phone && (
          <Side
            store={store}
            jump={jump}
            foot={
              at !== null && ended ? (
                <div class="side-foot">
                  <ReplayActs
                    table={store.table}
                    watch={store.watchToken.value}
                    game={scene.game}
                    seats={scene.seats}
                    at={at}
                    turn={moment?.waiting[0] ?? -1}
                    ended={at >= last}
                  />
                </div>
              ) : (
                (canUndo || mayEnd(store)) && (
                  <div class="side-foot">
                    {canUndo && (
                      <button type="button" class="btn" onClick={() => void store.undo()}>
                        <Icon name="undo" />
                        {undoWords}
                      </button>
                    )}
                    {mayEnd(store) && <EndButton onClick={() => setOpen("ending")} />}
                  </div>
                )
              )
            }
          />
        )}
        {open === "signs" && <Signs ui={ui} context={shown} onClose={() => setOpen("")} />}
        {sheet && (
          <End
            store={store}
            scene={scene}
            replay={() => {
              run(true);
              setAt(0);
            }}
            close={() => setClosed(true)}
          />
        )}
      </Laid>
      {open === "menu" && (
        <Menu
          store={store}
          invitations={links?.invitations ?? []}
          onClose={() => setOpen("")}
          keys={() => setOpen("keys")}
          notes={phone && store.mySeats.value.includes(scene.seat) ? () => setOpen("notes") : null}
          signs={() => setOpen("signs")}
          ending={() => setOpen("ending")}
        />
      )}
      {open === "ending" && <Ending store={store} onClose={() => setOpen("")} />}
      {open === "keys" && <Keys game={ui.input.keys?.(edition) ?? []} onClose={() => setOpen("")} />}
      {open === "log" && (
        <Sheet title={say("table-log")} class="full" onClose={() => setOpen("")}>
          <div class="in-sheet">
            <Citing />
            <Log lines={store.logLines.value} ui={ui} info={context} until={store.until.value} jump={jump} />
          </div>
        </Sheet>
      )}
      {open === "notes" && (
        <Sheet title={say("note-mine")} class="full" onClose={() => setOpen("")}>
          <div class="in-sheet">
            <Notes key={scene.seat} table={store.table} seat={scene.seat} />
          </div>
        </Sheet>
      )}
      {open === "chat" && (
        <Sheet title={say("table-chat")} class="full" onClose={() => setOpen("")}>
          <div class="in-sheet">
            <ChatPane store={store} />
          </div>
        </Sheet>
      )}
    </Shell>
  );
}
