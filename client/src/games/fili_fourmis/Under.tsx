/**
 * Below the board on a phone: the viewer's files and anthill as buttons that scroll there, the goal, and the values of
 * the ground.
 */

import { say } from "../../i18n";
import { Icon } from "../../parts/Icon";
import { boardOf, type FiliContext } from "./model";
import { press } from "./press";

function look(cell: string): void {
  dispatchEvent(new CustomEvent("board-look", { detail: `[data-cell="${cell}"]` }));
}

export function Under({ context }: { context: FiliContext }) {
  const { view, seat, partial, edition } = context,
    board = boardOf(edition),
    mine = Math.max(0, seat),
    files = [...(view.files[mine] ?? [])].sort((one, other) => other.length - one.length),
    nest = view.nests[mine]?.length ?? 0;
  return (
    <>
      {seat >= 0 && (
        <ul class={`fili-files s${seat + 1}`} aria-label={say("fili_fourmis-files")}>
          {files.map((file) => {
            const on = partial?.at !== undefined && file.includes(partial.at);
            return (
              <li key={file[0]}>
                <button
                  type="button"
                  class={on ? "btn on" : "btn"}
                  aria-pressed={on}
                  onClick={() => {
                    look(file[0]!);
                    if (!on) press(context, file[0]!);
                  }}
                >
                  <b>{file.length}</b>
                  <span class="vh">{say("fili_fourmis-file-at")} </span>
                  <span>{file[0]}</span>
                </button>
              </li>
            );
          })}
          {nest > 0 && (
            <li>
              <button type="button" class="btn nest" onClick={() => look(board.home(seat).name)}>
                <b>{nest}</b>
                <span>{say("fili_fourmis-figure-nest")}</span>
              </button>
            </li>
          )}
        </ul>
      )}
      <p class="fili-goal">
        <Icon name="goal" />
        <span>{say("fili_fourmis-goal-short", { ramparts: board.ramparts })}</span>
        {seat >= 0 && (
          <b>
            {view.ramparts[seat]}/{board.ramparts}
          </b>
        )}
      </p>
      <ul class="fili-line" aria-label={say("fili_fourmis-key")}>
        <li>
          <i class="grass" />
          <span class="vh">{say("fili_fourmis-key-grass")} </span>
          {say("fili_fourmis-key-grass.short")}
        </li>
        <li>
          <i class="earth" />
          <span class="vh">{say("fili_fourmis-key-earth")} </span>
          {say("fili_fourmis-key-earth.short")}
        </li>
        <li>
          <i class="rampart" />
          {say("fili_fourmis-key-rampart.short")}
        </li>
        <li class="past">
          <i class="last" />
          {say("fili_fourmis-key-last.short")}
        </li>
      </ul>
    </>
  );
}
