/** One sentence says what is expected; the buttons that answer it stand in it. */
import { useState } from "preact/hooks";
import { Speaker } from "../coach/sentences";
import { trayOf } from "../games/face";
import { hrefOf } from "../house";
import { useAnnounced } from "../live";
import { Icon } from "../parts/Icon";
import { knows, say, sayAny } from "../words";
import { Ask, Hasten, InHand, SeeHint } from "./Ask";
import type { Desk } from "./desk";
import { lying, useTick } from "./hooks";
import { toldTo } from "./log";
import { here } from "./opened";
import { bookOf, quote, ruleOf, wayOf } from "./rulebook";
import { colours, plain, Said } from "./said";

const LONG = 120; // seconds; then a player may be called
const SLOW = 5000; // ms; then it is said that the answer takes its time

interface RuleLinkProps {
  game: string;
  rule: string;
  why?: string; // the sentence
  short?: boolean;
}

/** Opens the rules beside the table, at this one. */
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

/** What is not allowed, why, and the rule's own words. */
export function Why({ desk, phone }: { desk: Desk; phone: boolean }) {
  const refusal = desk.refusal.value,
    game = desk.latest.value?.game.game ?? "";
  useAnnounced(refusal ? `${refusal.title}. ${plain(refusal.text)}` : "", refusal);
  if (!refusal) return null;
  const words = refusal.rule && !phone ? quote(game, refusal.rule, refusal.ways) : "",
    why = refusal.rule ? wayOf(ruleOf(bookOf(game), refusal.rule), refusal.ways) : "";
  const link = refusal.rule && <RuleLink game={game} rule={refusal.rule} why={why} short={phone} />;
  const aim =
    (refusal.action &&
      trayOf(desk.face.value!, desk.setting()) &&
      desk.face.value!.aim?.(refusal.action, desk.edition.value)) ??
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
          onClick={() => (desk.refusal.value = null)}
        >
          <Icon name="close" />
        </button>
      ) : (
        <button
          type="button"
          class="btn bare x"
          aria-label={say("table-close")}
          title={say("table-close")}
          onClick={() => (desk.refusal.value = null)}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

/** The seat that people share a screen for, where it may be shown. */
export interface Eyes {
  readonly seats: readonly number[]; // of people at this screen
  lift(seat: number): void;
  cover: (() => void) | null; // what is in sight is one seat's own
}

export function Prompt({
  desk,
  phone,
  invite,
  eyes,
}: {
  desk: Desk;
  phone: boolean;
  invite: (() => void) | null;
  eyes: Eyes | null;
}) {
  const scene = desk.now.value!,
    face = desk.face.value!,
    names = desk.names.value,
    stage = desk.stage(),
    climax = stage.climax && face.climax ? face.climax.prompt(stage) : null;
  const { chosen, choice, offers, hinted, pointed, asking } = desk,
    doubt = desk.coaching.doubt.value;
  const others = scene.waiting.filter((seat) => !desk.mine.value.includes(seat));
  const people = others.filter((seat) => desk.seats.value[seat]?.kind === "person");
  const waited = (Date.now() - desk.since.value) / 1000,
    long = !desk.myTurn.value && !scene.ended && others.length > 0 && waited > LONG;
  const [called, call] = useState(-1); // at this moment of the game; once is enough
  useTick(asking.value === "play" ? 1000 : !desk.myTurn.value && !scene.ended ? 10_000 : 0);

  let text: string,
    detail = "";
  const lit = offers.value.length > 0 && desk.due.value && asking.value !== "play";
  const open = desk.seats.value.some((seat) => seat.kind === "open");
  const advice =
    offers.value.length && hinted.value && !chosen.value && !pointed.value ? face.choice(hinted.value, stage) : null;
  const told =
    climax ??
    advice ??
    (offers.value.length ? choice.value : null) ??
    (lit || stage.held !== null || !(open || others.length)
      ? desk.expected()
      : open
        ? null
        : face.waits?.(desk.stageFor(scene, scene.offers)));
  if (scene.ended) text = say("table-done");
  else if (asking.value === "play") {
    text = say("table-sending");
    if (Date.now() - desk.askedAt > SLOW) detail = say("table-slow");
  } else if (told) {
    text = phone ? told.short : told.long;
    detail = told.detail ?? "";
    if (advice) {
      text = say("table-hinted", { choice: text });
      detail = desk.coaching.reason(hinted.value!) || detail;
    }
    if (doubt) {
      text = say("review-sure");
      detail = doubtWords(desk, doubt);
    }
  } else if (open) text = invite ? say("table-wait-open") : say("table-wait-others");
  else if (others.length === 1) {
    const seat = colours(others, names);
    text = long ? say("table-thinks-long", { seat, minutes: Math.floor(waited / 60) }) : say("table-thinks", { seat });
  } else text = say("table-wait-for", { names: colours(others, names) });
  if (asking.value === "hint") detail = say("table-hint-wait");
  const planned = desk.ahead.words.value;
  if (stage.plans && stage.held !== null) text = say("table-plan-to");
  if (planned) detail = say("table-planned", { move: planned });
  if (long && called === scene.number) detail = say("table-nudged");
  if (desk.note.value) detail = desk.note.value;
  if (!detail && !desk.mine.value.length && !scene.ended)
    detail = desk.ousted.value ? say("table-ousted") : lying.value ? say("table-watching") : "";
  const answers = (offers.value.length || stage.plans) && !chosen.value ? (face.answers?.(stage) ?? []) : [];
  const inHand = chosen.value !== null || stage.held !== null;

  return (
    <Ask text={text} detail={detail} lit={lit} choice={!!(chosen.value || pointed.value)}>
      <Hasten desk={desk} />
      {!phone && lit && scene.hints && !inHand && (
        <button type="button" class="btn bare" onClick={() => void desk.hint()} aria-disabled={asking.value === "hint"}>
          <Icon name="hint" />
          {say("table-hint")}
        </button>
      )}
      {!phone &&
        lit &&
        scene.free_undo &&
        !inHand && ( // of a turn of several moves
          <button type="button" class="btn" onClick={() => void desk.undo()}>
            <Icon name="undo" />
            {say("table-undo")}
          </button>
        )}
      {long && desk.mine.value.length > 0 && people.length > 0 && called !== scene.number && (
        <button
          type="button"
          class="btn"
          onClick={() => void desk.say("", "turn").then((kept) => kept && call(scene.number))}
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
        <button type="button" class="btn" onClick={() => desk.ahead.drop()}>
          <Icon name="close" />
          {say("table-plan-drop")}
        </button>
      )}
      <InHand desk={desk} loose={inHand && (!phone || !!doubt)} doubted={!!doubt} answers={answers} />
      <SeeHint desk={desk} />
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

/** What the coach doubts: what it would cost, and why. */
function doubtWords(desk: Desk, { caution, offer }: NonNullable<Desk["coaching"]["doubt"]["value"]>): string {
  const seat = desk.latest.value!.seat,
    [before, after] = [caution.before, caution.after].map(({ first }) => Math.round(100 * (first[seat] ?? 0)));
  const cost = say("review-sure-cost", { before: before!, after: after! });
  return `${cost} ${new Speaker(desk.face.value!, toldTo(desk.stage())).caution(caution, seat, offer)}`;
}

/** What the people at the table are asked to agree on. */
export function Agreement({ desk }: { desk: Desk }) {
  const proposal = desk.latest.value?.proposal,
    { names } = toldTo(desk.setting());
  const seat = proposal ? colours([proposal.by], names) : "";
  const text = !proposal
    ? ""
    : proposal.what !== "replace"
      ? say(`table-asks-${proposal.what}`, { seat })
      : say("table-asks-replace", { seat, about: colours([proposal.about], names), bot: plain(botName(proposal.bot)) });
  useAnnounced(plain(text));
  if (!proposal) return null;
  const mine = proposal.asked.filter((one) => desk.mine.value.includes(one));
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
              onClick={() => mine.forEach((one) => void desk.answer(one, proposal.number, false))}
            >
              {say("table-refuse")}
            </button>
            <button
              type="button"
              class="btn go"
              onClick={() => mine.forEach((one) => void desk.answer(one, proposal.number, true))}
            >
              <Icon name="check" />
              {say("table-agree")}
            </button>
          </>
        )}
        {!mine.length && desk.mine.value.includes(proposal.by) && (
          <button type="button" class="btn" onClick={() => void desk.answer(proposal.by, proposal.number, false)}>
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
