/** One sentence says what is expected; the buttons that answer it stand in it. */
import { Icon } from "../parts/Icon";
import { Link } from "../router";
import { confirming } from "../prefs";
import { say } from "../words";
import { colours, type Desk } from "./desk";
import { useTick } from "./hooks";
import { quote } from "./rulebook";
import { plain, Said } from "./said";

const LONG = 120; // seconds; then a player may be called

export function RuleLink({ game, rule, short = false }: { game: string; rule: string; short?: boolean }) {
  return (
    <Link class="rule" to={`/rules/${game}#${rule}`} aria-label={short ? say("table-rule", { rule }) : undefined}>
      {short ? rule : say("table-rule", { rule })}
    </Link>
  );
}

/** What is not allowed, why, and the rule's own words. */
export function Why({ desk, phone }: { desk: Desk; phone: boolean }) {
  const refusal = desk.refusal.value, game = desk.latest.value?.game.game ?? "";
  if (!refusal) return null;
  const words = refusal.rule && !phone ? quote(game, refusal.rule) : "";
  const aim = refusal.action ? desk.face.value!.aim(refusal.action, desk.edition.value) : null;
  return (
    <div class={aim === null ? "why" : "why aimed"} style={aim === null ? {} : { "--arrow": `${aim}%` }} role="status">
      <b class="no"><Icon name="no" />{refusal.title}</b>
      <p><Said text={refusal.text} />{" "}
        {words && <q>{words}</q>}{" "}
        {refusal.rule && <RuleLink game={game} rule={refusal.rule} />}
      </p>
      {phone
        ? <button class="btn" onClick={() => (desk.refusal.value = null)}>{say("table-got-it")}</button>
        : <button class="btn bare x" aria-label={say("table-close")} title={say("table-close")} onClick={() => (desk.refusal.value = null)}><Icon name="close" /></button>}
    </div>
  );
}

export function Prompt({ desk, phone, invite }: { desk: Desk; phone: boolean; invite: (() => void) | null }) {
  const scene = desk.latest.value!, face = desk.face.value!, names = desk.names.value;
  const { chosen, choice, offers, hinted, pointed, asking } = desk;
  const others = scene.waiting.filter((seat) => !desk.mine.value.includes(seat));
  const waited = (Date.now() - desk.since.value) / 1000, long = !desk.myTurn.value && !scene.ended && others.length === 1 && waited > LONG;
  useTick(!desk.myTurn.value && !scene.ended ? 10_000 : 0);

  let text: string, detail = "", lit = false;
  const open = desk.seats.value.some((seat) => seat.kind === "open");
  if (scene.ended) text = say("table-done");
  else if (asking.value === "play") text = say("table-sending");
  else if (offers.value.length) {
    lit = true;
    const advice = hinted.value && !chosen.value && !pointed.value ? face.choice(hinted.value) : null;
    if (advice) {
      text = say("table-hinted", { choice: phone ? advice.short : advice.long });
      detail = advice.detail;
    } else if (choice.value) {
      text = phone ? choice.value.short : choice.value.long;
      detail = choice.value.detail;
    } else text = phone ? face.prompt(offers.value).short : face.prompt(offers.value).long;
  } else if (open) {
    text = invite ? say("table-wait-open") : say("table-wait-others");
  } else if (others.length === 1) {
    const seat = colours(others, names);
    text = long ? say("table-thinks-long", { seat, minutes: Math.floor(waited / 60) }) : say("table-thinks", { seat });
  } else if (others.length) text = say("table-wait-for", { names: colours(others, names) });
  else text = face.prompt(scene.offers).long;
  if (asking.value === "hint") detail = say("table-hint-wait");
  if (desk.note.value) detail = desk.note.value;
  const only = offers.value.length === 1 && !chosen.value ? offers.value[0]! : null; // a pass, or the only way
  const forced = only && face.choice(only).detail === "" && !("cell" in only.action);

  return (
    <div class={`prompt${lit ? " me" : ""}`}>
      <div class="tx" aria-live="polite">
        <b class={chosen.value || pointed.value ? "choice" : ""}><Said text={text} /></b>
        {detail && <span>{plain(detail)}</span>}
      </div>
      {!phone && lit && scene.hints && !chosen.value && (
        <button class="btn bare" onClick={() => void desk.hint()} aria-disabled={asking.value === "hint"}><Icon name="hint" />{say("table-hint")}</button>
      )}
      {long && desk.mine.value.length > 0 && desk.seats.value[others[0]!]?.kind === "person" && (
        <button class="btn" onClick={() => void desk.say(say("table-nudged", { seat: names[others[0]!] ?? "" }))}>{say("table-nudge")}</button>
      )}
      {open && invite && !scene.ended && <button class="btn" onClick={invite}><Icon name="link" />{say("table-copy-link")}</button>}
      {chosen.value && !phone && <button class="btn" onClick={() => desk.letGo()}><Icon name="close" />{say("table-let-go")}</button>}
      {chosen.value && <button class="btn go" onClick={() => desk.confirm()}><Icon name="check" />{say("table-confirm")}</button>}
      {forced && <button class="btn go" onClick={() => void desk.play(only)}><Icon name="check" />{plain(face.choice(only).short)}</button>}
      {hinted.value && !chosen.value && confirming.value && (
        <button class="btn" onClick={() => { desk.chosen.value = hinted.value; desk.hinted.value = null; }}>{say("table-see")}</button>
      )}
    </div>
  );
}

/** What the people at the table are asked to agree on. */
export function Agreement({ desk }: { desk: Desk }) {
  const proposal = desk.latest.value?.proposal, names = desk.names.value;
  if (!proposal) return null;
  const seat = colours([proposal.by], names);
  const mine = proposal.asked.filter((one) => desk.mine.value.includes(one));
  const text = proposal.what === "takeback" ? say("table-asks-takeback", { seat })
    : say("table-asks-replace", { seat, about: colours([proposal.about], names), bot: plain(botName(proposal.bot)) });
  return (
    <div class="agree" role="status">
      <p><Said text={text} />{!mine.length && <span><Said text={say("table-asked", { names: colours(proposal.asked, names) })} /></span>}</p>
      {mine.length > 0 && (
        <>
          <button class="btn" onClick={() => mine.forEach((one) => void desk.answer(one, proposal.number, false))}>{say("table-refuse")}</button>
          <button class="btn go" onClick={() => mine.forEach((one) => void desk.answer(one, proposal.number, true))}><Icon name="check" />{say("table-agree")}</button>
        </>
      )}
    </div>
  );
}

export function botName(bot: string): string {
  return say(`bot-${bot}` as "bot-level3");
}
