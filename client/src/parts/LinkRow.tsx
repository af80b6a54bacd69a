/** A link to hand on: shown, and copied by a press. */
import { useSignal } from "@preact/signals";
import { address, copy } from "../links";
import { announce } from "../live";
import { say } from "../words";
import { Icon, Token } from "./Icon";

export function LinkRow({ label, path, seat }: { label: string; path: string; seat?: number }) {
  const done = useSignal<boolean | null>(null);
  return (
    <li>
      {seat === undefined ? (
        <span class="void">
          <Icon name="eye" />
        </span>
      ) : (
        <Token seat={seat} />
      )}
      <span class="who">
        <b>{label}</b>
        <input
          class="field"
          readOnly
          value={address(path)}
          aria-label={label}
          onFocus={(event) => event.currentTarget.select()}
        />
        {done.value === false && <small>{say("site-copy-by-hand")}</small>}
      </span>
      <button
        type="button"
        class="btn"
        onClick={async () => {
          done.value = await copy(address(path));
          if (done.value) announce(say("site-copied"));
        }}
      >
        <Icon name={done.value ? "check" : "link"} />
        {say(done.value ? "site-copied" : "site-copy")}
      </button>
    </li>
  );
}
