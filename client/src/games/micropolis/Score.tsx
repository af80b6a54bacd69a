/** The score sheet, as if the game ended now: a line for each rule, with the change by the selection. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { say, sayAny, withSign } from "../../i18n";
import { Token } from "../../parts/Icon";
import { Sheet } from "../../parts/Sheet";
import { RuleLink } from "../../table/prompt/Prompt";
import { type Anthill, anthillsOf, CHANGES, expert, eyesOf, type MicropolisContext, totalOf } from "./model";

const pointsOf = (anthill: Anthill, rule: string): number =>
  anthill.points.find((line) => line.rule === rule)?.points ?? 0;

const rulesOf = ([anthill]: readonly Anthill[]): string[] => (anthill?.points ?? []).map(({ rule }) => rule);

export function Score({ context }: { context: MicropolisContext }) {
  const [open, setOpen] = useState(false);
  const { view, names } = context,
    seat = eyesOf(context),
    own = anthillsOf(view, seat),
    two = own.length > 1;
  const offer = context.selected ?? context.hovered,
    changes = offer && "change" in offer.outlook ? offer.outlook.change : null;
  const sum = (rule: string): number => own.reduce((all, anthill) => all + pointsOf(anthill, rule), 0);
  const row = (name: ComponentChildren, values: readonly number[], more: number) => (
    <>
      <th scope="row">{name}</th>
      <td class={more < 0 ? "less" : "more"}>
        {more !== 0 && withSign(more)}
        {more !== 0 && <span class="vh"> {say("micropolis-would-change")}</span>}
      </td>
      {values.map((value, index) => (
        <td key={index} class={index === values.length - 1 ? "sum" : "part"}>
          {value + (index === values.length - 1 ? more : 0)}
        </td>
      ))}
    </>
  );
  return (
    <>
      <section class={two ? "card mic-score two" : "card mic-score"}>
        <h2>
          <span>{view.ended ? say("micropolis-score-end") : say("micropolis-score")}</span>
          <small>
            {offer?.action.type === "Take"
              ? say("micropolis-with", { place: offer.action.place })
              : seat === context.seat
                ? ""
                : names[seat]}
          </small>
        </h2>
        <table>
          {two && (
            <thead>
              <tr>
                <td />
                <td />
                {own.map(({ anthill }) => (
                  <th key={anthill} scope="col">
                    <span class="vh">{say("micropolis-hill", { anthill })}</span>
                    <span aria-hidden="true">{anthill}</span>
                  </th>
                ))}
                <th scope="col">
                  <span class="vh">{say("micropolis-both")}</span>
                  <span aria-hidden="true">=</span>
                </th>
              </tr>
            </thead>
          )}
          <tbody>
            {rulesOf(own).map((rule, index) => (
              <tr key={rule}>
                {row(
                  <>
                    {sayAny(`score-${rule}`)} <RuleLink game="micropolis" rule={rule} short />
                  </>,
                  [...(two ? own.map((anthill) => pointsOf(anthill, rule)) : []), sum(rule)],
                  changes?.[CHANGES[index]!] ?? 0,
                )}
              </tr>
            ))}
            <tr class="tt">
              {row(
                say("micropolis-total"),
                [
                  ...(two ? own.map((anthill) => anthill.points.reduce((all, { points }) => all + points, 0)) : []),
                  totalOf(view, seat),
                ],
                changes?.total ?? 0,
              )}
            </tr>
          </tbody>
        </table>
        <button type="button" class="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say("micropolis-everybody")}
        </button>
      </section>
      {open && (
        <Sheet
          title={view.ended ? say("micropolis-score-end") : say("micropolis-score")}
          class="wide"
          onClose={() => setOpen(false)}
        >
          <Pad context={context} />
        </Sheet>
      )}
    </>
  );
}

/** The pad of the box: a column for each anthill, a line for each rule. */
export function Pad({ context }: { context: MicropolisContext }) {
  const { view, names, game } = context,
    columns = view.anthills,
    best = (values: readonly number[], value: number): string => (value && value === Math.max(...values) ? "mx" : "");
  const totals = names.map((_, seat) => totalOf(view, seat));
  return (
    <div class="mic-pad" tabIndex={0} role="group" aria-label={say("micropolis-everybody")}>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map(({ seat, anthill }) => (
              <th key={`${seat} ${anthill}`} scope="col">
                <Token seat={seat} figure="ant-queen" class="seat-emblem" />
                <span>{names[seat]}</span>
                {expert(game) && <small>{say("micropolis-hill", { anthill })}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rulesOf(columns).map((rule) => {
            const values = columns.map((anthill) => pointsOf(anthill, rule));
            return (
              <tr key={rule}>
                <th scope="row">
                  <b>{sayAny(`score-${rule}`)}</b> <RuleLink game="micropolis" rule={rule} short />
                  <small>{sayAny(`micropolis-why-${rule}`)}</small>
                </th>
                {values.map((value, index) => (
                  <td key={index} class={best(values, value)}>
                    {value}
                  </td>
                ))}
              </tr>
            );
          })}
          <tr class="tt">
            <th scope="row">{say("micropolis-total")}</th>
            {totals.map((total, seat) => (
              <td key={seat} colSpan={columns.length / totals.length} class={best(totals, total)}>
                {total}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
