/**
 * The dock of the site's pages at the bottom of a phone. Tables, lessons, puzzles and replays have their own tools
 * there, and an invitation has no other way to go.
 */
import { Link, place, type Route, route } from "../app/router";
import { say } from "../i18n";
import { Icon } from "./Icon";

const ELSEWHERE: ReadonlySet<Route["page"]> = new Set(["table", "watch", "replay", "lesson", "puzzles", "join"]);
const LINKS = [
  { to: "/", icon: "shelf", word: "site-shelf", of: "shelf" },
  { to: "/play", icon: "people", word: "site-play", of: "lobby" },
  { to: "/puzzles", icon: "puzzle", word: "site-puzzles", of: "puzzles" },
  { to: "/learn", icon: "learn", word: "site-learn", of: "learn" },
] as const;

export const hasDock = (path: string): boolean => !ELSEWHERE.has(route(path).page);

export function Dock() {
  const { path } = place.value,
    { page } = route(path);
  return (
    <nav class="site-dock" aria-label={say("site-pages")}>
      {LINKS.map(({ to, icon, word, of }) => (
        <Link
          key={to}
          to={to}
          {...(page === of && { "aria-current": path === to ? ("page" as const) : ("true" as const) })}
        >
          <Icon name={icon} />
          {say(word)}
        </Link>
      ))}
    </nav>
  );
}
