/** A page that needs other people, shown without a server: says so and links to the games that can be played. */
import "../pages/pages.css";
import { Link } from "../app/router";
import { BOXES, boxWord } from "../catalogue/covers";
import { say } from "../i18n";
import { Icon } from "../parts/Icon";
import { Shell } from "../parts/Shell";

export default function Apart({ invitation = "" }: { invitation?: string }) {
  const title = say(invitation ? "here-invited" : "here-apart");
  return (
    <Shell title={title} class="narrow">
      <section class="apart card">
        <Icon name="offline" />
        <h1>{title}</h1>
        <p>{say(invitation ? "here-invited.help" : "here-apart.help")}</p>
        <h2>{say("here-ways")}</h2>
        <ul>
          <li>{say("here-way-bots")}</li>
          <li>{say("here-way-screen")}</li>
          <li>{say("here-way-pass")}</li>
        </ul>
        <p class="doors-here">
          {BOXES.map((box) => (
            <Link key={box.id} class="btn" to={`/#new-${box.id}`}>
              {boxWord(box, "name")}
            </Link>
          ))}
        </p>
      </section>
    </Shell>
  );
}
