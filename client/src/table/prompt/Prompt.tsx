/** The prompt of a table: one sentence with the expected action, and the buttons that answer it. */
import { useState } from "preact/hooks";
import { useAnnounced } from "../../announce";
import { Speaker } from "../../coach/sentences";
import { trayPaneOf } from "../../games/ui";
import { knows, say, sayAny } from "../../i18n";
import { Icon } from "../../parts/Icon";
import { hrefOf } from "../../server/server";
import { landscape, useTick } from "../page/hooks";
import { here } from "../page/opened";
import { toldTo } from "../store/log";
import { colours, plain, Said } from "../store/markup";
import { bookOf, quote, ruleOf, wayOf } from "../store/rulebook";
import type { TableStore } from "../store/TableStore";
import { Ask, GoOnButton, InHand, SeeHint } from "./Ask";

const LONG = 120; // seconds of waiting, before the player can be called
const SLOW = 5000; // ms; then the prompt says that the answer takes long

interface RuleLinkProps {
  game: string;
  rule: string;
  why?: string; // the anchor of a sentence
  short?: boolean;
}

/** A link that opens the rules beside the table at a rule. */
export function RuleLink({ game, rule, why = "", short = false }: RuleLinkProps) {
  const anchor = why ? `${rule}-${why}` : rule;
  return (
    <a
      class="rule"
      href={hrefOf(`/rules/${game}#${anchor}`)}
      aria-label={short ? say("table-rule", { rule }) : undefined}
      onClick={(event) => here(event, anchor)}
    >
      {short ? rule : say("table-rule", { rule })}
    </a>
  );
}

/** A refusal: the action, the reason and the rule's sentence. */
export function Why({ store, phone }: { store: TableStore; phone: boolean }) {
  const refusal = store.refusal.value,
    game = store.latestScene.value?.game.game ?? "";
  useAnnounced(refusal ? `${refusal.title}. ${plain(refusal.text)}` : "", refusal);
  if (!refusal) return null;
  const words = refusal.rule && !phone ? quote(game, refusal.rule, refusal.ways) : "",
    why = refusal.rule ? wayOf(ruleOf(bookOf(game), refusal.rule), refusal.ways) : "";
  const link = refusal.rule && <RuleLink game={game} rule={refusal.rule} why={why} short={phone} />;
  const aim =
    (refusal.action &&
      trayPaneOf(store.ui.value!, store.tableInfo()) &&
      store.ui.value!.motion.refusalTarget?.(refusal.action, store.edition.value)) ??
    null;
  return (
    <div class={aim === null ? "why" : "why aimed"} style={aim === null ? {} : { "--arrow": `${aim}%` }}>
      <b class="no">
        <Icon name="no" />
        {refusal.title} {phone && link}
      </b>
      <p>
        <Said text={refusal.text} /> {words && <q>{words}</q>} {!phone && link}
      </p>
      {phone ? (
        <button
          type="button"
          class="btn bare"
          aria-label={say("table-got-it")}
          title={say("table-got-it")}
          onClick={() => (store.refusal.value = null)}
        >
          <Icon name="close" />
        </button>
      ) : (
        <button
          type="button"
          class="btn bare x"
          aria-label={say("table-close")}
          title={say("table-close")}
          onClick={() => (store.refusal.value = null)}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

/** The seats that share a screen, while one of them may look at its own things. */
export interface Eyes {
  readonly seats: readonly number[]; // held by people at this screen
  lift(seat: number): void;
  cover: (() => void) | null; // hides the view of one seat; null: none is shown
}

export function Prompt({
  store,
  phone,
  invite,
  eyes,
}: {
  store: TableStore;
  phone: boolean;
  invite: (() => void) | null;
  eyes: Eyes | null;
}) {
  const scene = store.now.value!,
    ui = store.ui.value!,
    names = store.names.value,
    context = store.boardContext(),
    climax = context.climax && ui.motion.climax ? ui.motion.climax.prompt(context) : null;
  const { selected, offerText, offers, hinted, hovered, pending: asking } = store,
    doubt = store.coachDialog.doubt.value;
  const others = scene.waiting.filter((seat) => !store.mySeats.value.includes(seat));
  const people = others.filter((seat) => store.seats.value[seat]?.kind === "person");
  const waited = (Date.now() - store.since.value) / 1000,
    long = !store.myTurn.value && !scene.ended && others.length > 0 && waited > LONG;
  const [called, call] = useState(-1); // number of the scene in which a player was called; once per scene
  useTick(asking.value === "play" ? 1000 : !store.myTurn.value && !scene.ended ? 10_000 : 0);

  let text: string,
    detail = "";
  const lit = offers.value.length > 0 && store.isViewedSeatsTurn.value && asking.value !== "play";
  const open = store.seats.value.some((seat) => seat.kind === "open");
  const advice =
    offers.value.length && hinted.value && !selected.value && !hovered.value
      ? ui.texts.offerText(hinted.value, context)
      : null;
  const words =
    climax ??
    advice ??
    (offers.value.length ? offerText.value : null) ??
    (lit || context.partial !== null || !(open || others.length)
      ? store.prompt()
      : open
        ? null
        : ui.texts.waitingText?.(store.boardContextFor(scene, scene.offers)));
  if (scene.ended) text = say("table-done");
  else if (asking.value === "play") {
    text = say("table-sending");
    if (Date.now() - store.askedAt > SLOW) detail = say("table-slow");
  } else if (words) {
    text = phone ? words.short : words.long;
    detail = words.detail ?? "";
    if (advice) {
      text = say("table-hinted", { choice: text });
      detail = store.coachDialog.reason(hinted.value!) || detail;
    }
    if (doubt) {
      text = say("review-sure");
      detail = doubtWords(store, doubt);
    }
  } else if (open) text = invite ? say("table-wait-open") : say("table-wait-others");
  else if (others.length === 1) {
    const seat = colours(others, names);
    text = long ? say("table-thinks-long", { seat, minutes: Math.floor(waited / 60) }) : say("table-thinks", { seat });
  } else text = say("table-wait-for", { names: colours(others, names) });
  if (asking.value === "hint") detail = say("table-hint-wait");
  const planned = store.premoves.words.value;
  if (context.canPremove && context.partial !== null) text = say("table-plan-to");
  if (planned) detail = say("table-planned", { move: planned });
  if (long && called === scene.number) detail = say("table-nudged");
  if (store.note.value) detail = store.note.value;
  if (!detail && !store.mySeats.value.length && !scene.ended)
    detail = store.replacedByBot.value ? say("table-ousted") : landscape.value ? say("table-watching") : "";
  const answers =
    (offers.value.length || context.canPremove) && !selected.value ? (ui.input.promptButtons?.(context) ?? []) : [];
  const inHand = selected.value !== null || context.partial !== null;

  return (
    <Ask text={text} detail={detail} lit={lit} choice={!!(selected.value || hovered.value)}>
      <GoOnButton store={store} />
      {!phone && lit && scene.hints && !inHand && (
        <button
          type="button"
          class="btn bare"
          onClick={() => void store.hint()}
          aria-disabled={asking.value === "hint"}
        >
          <Icon name="hint" />
          {say("table-hint")}
        </button>
      )}
      {!phone &&
        lit &&
        scene.free_undo &&
        !inHand && ( // within a turn of several moves
          <button type="button" class="btn" onClick={() => void store.undo()}>
            <Icon name="undo" />
            {say("table-undo")}
          </button>
        )}
      {long && store.mySeats.value.length > 0 && people.length > 0 && called !== scene.number && (
        <button
          type="button"
          class="btn"
          onClick={() => void store.say("", "turn").then((kept) => kept && call(scene.number))}
        >
          {say("table-nudge")}
        </button>
      )}
      {open && invite && !scene.ended && (
        <button type="button" class="btn" onClick={invite}>
          <Icon name="link" />
          {say("table-copy-link")}
        </button>
      )}
      {planned && !phone && (
        <button type="button" class="btn" onClick={() => store.premoves.drop()}>
          <Icon name="close" />
          {say("table-plan-drop")}
        </button>
      )}
      <InHand store={store} loose={inHand && (!phone || !!doubt)} doubted={!!doubt} answers={answers} />
      <SeeHint store={store} />
      {eyes &&
        (eyes.cover ? (
          <button type="button" class="btn" onClick={eyes.cover}>
            {say("table-cover")}
          </button>
        ) : (
          eyes.seats.map((seat) => (
            <button type="button" key={seat} class="btn" onClick={() => eyes.lift(seat)}>
              <Icon name="eye" />
              {say("table-curtain-me", { seat: names[seat] ?? "" })}
            </button>
          ))
        ))}
    </Ask>
  );
}

/** Return the coach's doubt in words: the cost and the reason. */
function doubtWords(
  store: TableStore,
  { caution, offer }: NonNullable<TableStore["coachDialog"]["doubt"]["value"]>,
): string {
  const seat = store.latestScene.value!.seat,
    [before, after] = [caution.before, caution.after].map(({ first }) => Math.round(100 * (first[seat] ?? 0)));
  const cost = say("review-sure-cost", { before: before!, after: after! });
  return `${cost} ${new Speaker(store.ui.value!, toldTo(store.boardContext())).caution(caution, seat, offer)}`;
}

/** The proposal that the people at the table must answer. */
export function Agreement({ store }: { store: TableStore }) {
  const proposal = store.latestScene.value?.proposal,
    { names } = toldTo(store.tableInfo());
  const seat = proposal ? colours([proposal.by], names) : "";
  const text = !proposal
    ? ""
    : proposal.what !== "replace"
      ? say(`table-asks-${proposal.what}`, { seat })
      : say("table-asks-replace", { seat, about: colours([proposal.about], names), bot: plain(botName(proposal.bot)) });
  useAnnounced(plain(text));
  if (!proposal) return null;
  const mine = proposal.asked.filter((one) => store.mySeats.value.includes(one));
  return (
    <div class="asked">
      <div class="agree">
        <p>
          <Said text={text} />
          {!mine.length && (
            <span>
              <Said text={say("table-asked", { names: colours(proposal.asked, names) })} />
            </span>
          )}
        </p>
        {mine.length > 0 && (
          <>
            <button
              type="button"
              class="btn"
              onClick={() => mine.forEach((one) => void store.answer(one, proposal.number, false))}
            >
              {say("table-refuse")}
            </button>
            <button
              type="button"
              class="btn go"
              onClick={() => mine.forEach((one) => void store.answer(one, proposal.number, true))}
            >
              <Icon name="check" />
              {say("table-agree")}
            </button>
          </>
        )}
        {!mine.length && store.mySeats.value.includes(proposal.by) && (
          <button type="button" class="btn" onClick={() => void store.answer(proposal.by, proposal.number, false)}>
            {say("table-withdraw")}
          </button>
        )}
      </div>
    </div>
  );
}

export function botName(bot: string): string {
  return knows(`bot-${bot}`) ? sayAny(`bot-${bot}`) : bot;
}
