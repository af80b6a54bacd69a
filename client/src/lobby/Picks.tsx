/** The five game boxes as radio buttons. */
import { useId } from "preact/hooks";
import { BOXES, gameName } from "../catalogue/covers";
import { say } from "../i18n";

export function Picks({ game, choose }: { game: string; choose(game: string): void }) {
  const id = useId();
  return (
    <div class="picks" role="radiogroup" aria-label={say("lobby-game")}>
      {BOXES.map((box) => (
        <label key={box.id} title={gameName(box.id)}>
          <input
            type="radio"
            class="vh"
            name={id}
            aria-label={gameName(box.id)}
            checked={box.id === game}
            onChange={() => choose(box.id)}
          />
          <img src={box.cover} width="300" height="400" alt="" />
        </label>
      ))}
    </div>
  );
}
