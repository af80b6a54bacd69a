/** Parts of pages in an offline folder, where the server runs in this browser. */
import { signal, useSignal } from "@preact/signals";
import { useAnnounced } from "../announce";
import { Link } from "../app/router";
import { ago, cards } from "../catalogue/cards";
import { gameName } from "../catalogue/covers";
import { say } from "../i18n";
import { Icon } from "../parts/Icon";
import { Trouble } from "../server/api";
import { part, state, takeOver } from "../server/worker";
import { linkOf } from "./pass";
import "./offline.css";

const HANDED = 8; // newest games offered for upload to the server

export function Chip() {
  return (
    <span class="offline-chip" title={say("here-chip.help")}>
      <Icon name="offline" />
      <span>{say("here-chip")}</span>
    </span>
  );
}

/** The state of the server in this browser, under the bar, unless it is ready. */
export function Strip() {
  const now = state.value;
  useAnnounced(now === "ready" || now === "coming" ? "" : say(`here-${now}`));
  if (now === "ready")
    return newer.value ? (
      <section class="strip calm" aria-label={say("here-newer")}>
        {say("here-newer")}
        <button type="button" class="btn" onClick={takeNewer}>
          {say("here-newer-take")}
        </button>
      </section>
    ) : null;
  if (now === "coming")
    return (
      <section class="strip calm" aria-label={say("here-coming")}>
        <label>
          <span>{say("here-coming")}</span>
          <progress max={1} value={part.value} />
        </label>
      </section>
    );
  return (
    <div class="strip" role="alert">
      {say(`here-${now}`)}
      {now === "elsewhere" && (
        <button type="button" class="btn" onClick={takeOver}>
          {say("here-take")}
        </button>
      )}
      {now === "broken" && (
        <button type="button" class="btn" onClick={() => location.reload()}>
          {say("site-again")}
        </button>
      )}
    </div>
  );
}

/** Shown in place of a loading page while another window has the server. */
export function Away() {
  if (state.value !== "elsewhere") return null;
  return (
    <section class="apart away card">
      <Icon name="people" />
      <h1>{say("here-away")}</h1>
      <p>{say("here-away.help")}</p>
    </section>
  );
}

/** The place of other people's tables on the shelf. */
export function NoOthers() {
  return (
    <li>
      <Link to="/play" class="asleep">
        <span class="sign">
          <Icon name="offline" />
        </span>
        <span>
          <b>{say("here-others")}</b>
          <small>{say("here-others.help")}</small>
        </span>
      </Link>
    </li>
  );
}

/** All files of the folder are cached: no network is needed any more. */
const kept = signal(false);
/** A newer version of the folder that waits for activation. */
const newer = signal<ServiceWorker | null>(null);
void navigator.serviceWorker?.ready.then((registration) => {
  kept.value = true;
  const look = (): void => {
    newer.value = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
});

function takeNewer(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  newer.peek()?.postMessage("now");
}

/** Cache state of the folder, at the foot of the shelf; hidden if the browser does not store games. */
export function Ready() {
  if (state.value === "unkept") return null;
  return (
    <span class="offline-ready">
      <Icon name={kept.value ? "check" : "saved"} />
      {say(kept.value ? "here-kept" : "here-keeping")}
    </span>
  );
}

/** A list of the games stored only here, each with a button that uploads it. */
export function OnlyHere() {
  const server = document.documentElement.dataset.server;
  const wrong = useSignal("");
  async function hand(table: string): Promise<void> {
    try {
      const { hash } = new URL(await linkOf(table));
      location.href = `${server}pass${hash}`;
    } catch (why) {
      wrong.value = why instanceof Trouble ? why.words : say("trouble-unknown");
    }
  }
  return (
    <section class="card">
      <h2>{say("here-only")}</h2>
      <p class="note">{say("here-only.help")}</p>
      {server && !!cards.value?.length && (
        <>
          <p class="note">{say("here-hand")}</p>
          <ul class="hand-over">
            {cards.value.slice(0, HANDED).map((card) => (
              <li key={card.table}>
                <button type="button" class="btn" onClick={() => void hand(card.table)}>
                  <Icon name="arrow" />
                  {`${gameName(card.game.game)} · ${ago(card.touched)}`}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {wrong.value && (
        <p class="trouble" role="alert">
          {wrong.value}
        </p>
      )}
    </section>
  );
}
