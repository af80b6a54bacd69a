/** An error page: the reason, and a link to go on. */
import { Link } from "../app/router";
import { say } from "../i18n";
import { Icon } from "./Icon";

export function Wrong({ title, text, again }: { title: string; text?: string; again?: () => void }) {
  return (
    <section class="wrong">
      <svg class="stray" viewBox="0 0 320 120" aria-hidden="true" focusable="false">
        <path class="trail" d="M8 96C60 96 66 40 118 44S170 104 214 84S236 40 236 40" />
        <use href="#ant-worker" x="218" y="2" width="40" height="40" transform="rotate(14 238 22)" />
      </svg>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <p class="acts">
        {again && (
          <button type="button" class="btn" onClick={again}>
            {say("site-again")}
          </button>
        )}
        <Link class="btn" to="/">
          <Icon name="arrow" />
          {say("wrong-shelf")}
        </Link>
      </p>
    </section>
  );
}
