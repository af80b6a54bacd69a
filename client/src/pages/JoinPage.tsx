import "../styles/pages.css";
import { useSignal } from "@preact/signals";
import { api, me, rename, Trouble } from "../api";
import { Icon, Token } from "../parts/Icon";
import { Shell } from "../parts/Shell";
import { Wrong } from "../parts/Wrong";
import { go } from "../router";
import { NAME_LENGTH } from "../wire";
import { knows, say, sayAny } from "../words";

/** Whoever has the link sits down here. */
export default function JoinPage({ invitation }: { invitation: string }) {
  const name = useSignal<string | null>(null);
  const busy = useSignal(false);
  const wrong = useSignal<Trouble | null>(null);

  async function sit(event: Event): Promise<void> {
    event.preventDefault();
    if (busy.peek()) return;
    busy.value = true;
    try {
      const mine = (name.peek() ?? me.peek()?.name ?? "").trim();
      if (mine && mine !== me.peek()?.name) await rename(mine);
      const joined = await api.join(invitation, { name: mine });
      go(`/table/${joined.table}`, true);
    } catch (why) {
      wrong.value = why instanceof Trouble ? why : new Trouble("unknown");
      busy.value = false;
    }
  }

  if (wrong.value && wrong.value.status >= 400 && wrong.value.status < 500 && wrong.value.status !== 429) {
    const more = `wrong-${wrong.value.code}`;
    return (
      <Shell title={wrong.value.words}>
        <Wrong title={wrong.value.words} {...(knows(more) && { text: sayAny(more) })} />
      </Shell>
    );
  }
  return (
    <Shell title={say("join-title")} class="narrow">
      <form class="invited card" onSubmit={(event) => void sit(event)}>
        <span class="pair"><Token seat={0} figure="ant-queen" /><span class="dots" /><Token seat={1} figure="ant-queen" /></span>
        <h1>{say("join-title")}</h1>
        <p class="note">{say("join-text")}</p>
        {wrong.value && <p class="trouble" role="alert">{wrong.value.words}</p>}
        <label for="name">{say("games-name")}</label>
        <input id="name" class="field" maxLength={NAME_LENGTH} autocomplete="nickname" autoFocus value={name.value ?? me.value?.name ?? ""}
          onInput={(event) => (name.value = event.currentTarget.value)} />
        <button class="btn go" disabled={busy.value}><Icon name="check" />{say("join-sit")}</button>
      </form>
    </Shell>
  );
}
