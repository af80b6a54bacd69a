import { useSignal } from "@preact/signals";
import { announce } from "../announce";
import { say } from "../i18n";
import { address, copy } from "../server/links";
import { Icon, Token } from "./Icon";

interface LinkRowProps {
  label: string;
  path: string;
  seat?: number;
  copied?: boolean; // copied by an earlier press
}

export function LinkRow({ label, path, seat, copied = false }: LinkRowProps) {
  const own = useSignal<boolean | null>(null),
    done = own.value ?? (copied || null);
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
        {done === false && <small>{say("site-copy-by-hand")}</small>}
      </span>
      <button
        type="button"
        class="btn"
        onClick={async () => {
          own.value = await copy(address(path));
          if (own.value) announce(say("site-copied"));
        }}
      >
        <Icon name={done ? "check" : "link"} />
        {say(done ? "site-copied" : "site-copy")}
      </button>
    </li>
  );
}
