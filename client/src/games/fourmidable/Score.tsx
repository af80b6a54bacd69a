/** The score of a seat, line by line, with the sum. */
import { say, sayAny } from "../../i18n";
import { type Player, totalOf } from "./model";

export function Score({ player }: { player: Player }) {
  return (
    <table class="fou-sheet">
      <tbody>
        {player.points.map(({ rule, points }) => (
          <tr key={rule}>
            <th scope="row">{sayAny(`score-${rule}`)}</th>
            <td>{points}</td>
          </tr>
        ))}
        <tr class="tt">
          <th scope="row">{say("fourmidable-total")}</th>
          <td>{totalOf(player)}</td>
        </tr>
      </tbody>
    </table>
  );
}
