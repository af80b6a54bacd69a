/** The secret token: chosen among four, then covered. Only its owner receives it and may look. */
import { useEffect, useState } from "preact/hooks";
import { say } from "../../i18n";
import { classes } from "../../parts/classes";
import { Icon } from "../../parts/Icon";
import { Row } from "../../table/page/Row";
import { offersOf, selectOrRefuse } from "../../table/store/offers";
import { type CigaleContext, choosesToken, PATHS, type Path, roleOf, stake } from "./model";
import { pathName } from "./names";
import { TokenPicture } from "./pieces";

const LONG = 4000; // ms that the token stays visible

export function Secret({ context }: { context: CigaleContext }) {
  const { view, seat } = context;
  if (seat < 0 || !choosesToken(view, context.game, seat)) return null;
  if (view.token)
    return <Covered key={view.round} path={view.token} red={roleOf(view, context.game, seat) === "red"} />;
  return view.phase === "choosing" ? <Choice context={context} /> : null;
}

function Choice({ context }: { context: CigaleContext }) {
  const { view, seat } = context,
    red = roleOf(view, context.game, seat) === "red";
  const offered = new Map(offersOf(context.offers, "Choose").map((offer) => [offer.action.path, offer]));
  const chosen = context.selected?.action.type === "Choose" ? context.selected.action.path : null;
  const pointed = context.hovered?.action.type === "Choose" ? context.hovered.action.path : null;
  const refused = context.refused?.type === "Choose" ? context.refused.path : null;
  return (
    <Row label={say("cigale-tokens")} class="tokens">
      {PATHS.map((path, index) => {
        const ants = stake(view, path).length,
          lit = offered.has(path);
        return (
          <button
            type="button"
            key={path}
            data-token={path}
            class={classes(
              "tok",
              lit ? "lit" : "asleep",
              path === chosen ? "chosen" : path === pointed && "pointed",
              path === refused && "refused",
            )}
            aria-label={[
              say("cigale-token", { path }),
              say("cigale-ants-on", { count: ants }),
              ...(lit ? [] : [say("cigale-impossible")]),
            ].join(", ")}
            data-path={path}
            aria-pressed={path === chosen}
            title={`${pathName(path)} (${index + 1})`}
            onClick={() => selectOrRefuse(context, offered.get(path), { type: "Choose", path })}
          >
            <TokenPicture path={path} red={red} />
            <span aria-hidden="true">{ants}</span>
          </button>
        );
      })}
    </Row>
  );
}

/** The back of the chosen token, with a tick; on request it shows the token for LONG ms. */
function Covered({ path, red }: { path: Path; red: boolean }) {
  const [open, look] = useState(false);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => look(false), LONG),
      hide = (): void => look(false);
    document.addEventListener("visibilitychange", hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", hide);
    };
  }, [open]);
  return (
    <button
      type="button"
      class={`covered${open ? " open" : ""}`}
      aria-pressed={open}
      onClick={() => look(!open)}
      onBlur={() => look(false)}
    >
      <span class="turning">
        <TokenPicture path={open ? path : null} red={red} />
        {!open && <Icon name="check" class="tick" />}
      </span>
      <span class="txt">
        <b>{say("cigale-token-mine")}</b>
        <small aria-live="polite">{open ? pathName(path) : say("cigale-token-look")}</small>
      </span>
    </button>
  );
}

/** For the Cicada only: a token that the Ant has not chosen (CIG-P5). */
export function Seen({ context }: { context: CigaleContext }) {
  const { seen } = context.view;
  if (!seen) return null;
  return (
    <p class="seen">
      <span class="turning">
        <TokenPicture path={seen} red={false} />
        <Icon name="no" class="not" />
      </span>
      <span class="txt">
        <b>{say("cigale-seen", { path: seen })}</b>
        <small>{say("cigale-seen-why")}</small>
      </span>
    </p>
  );
}
