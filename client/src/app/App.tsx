import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadGameWords, say } from "../i18n";
import { Shelf } from "../pages/Shelf";
import { Shell } from "../parts/Shell";
import { Wrong } from "../parts/Wrong";
import { isHere } from "../server/server";
import { place, route } from "./router";

/** Make a page component whose code is loaded on the first visit. */
function later<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let come: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [Page, set] = useState<ComponentType<P> | null>(() => come);
    const [failed, fail] = useState(false);
    useEffect(() => {
      if (!Page) {
        load().then(
          (module) => {
            come = module.default;
            set(() => module.default);
          },
          () => fail(true),
        );
      }
    }, []);
    if (failed) {
      return (
        <Shell title="">
          <Wrong title={say("trouble-offline")} again={() => location.reload()} />
        </Shell>
      );
    }
    return Page ? (
      <Page {...props} />
    ) : (
      <Shell title="">
        <h1 class="coming">{say("site-loading")}</h1>
      </Shell>
    );
  };
}

const Table = later<{ table: string; watch?: string }>(() => import("../table/page/TablePage"));
const Replay = later<{ table: string; at: number | null; watch?: string }>(() => import("../table/replay/ReplayPage"));
const Games = later(() => import("../pages/Games"));
const Apart = later<{ invitation?: string }>(() => import("../offline/Apart"));
const Pass = later(() => import("../offline/PassPage"));
const Lobby = later(async () => {
  const [page] = await Promise.all([import("../lobby/LobbyPage"), loadGameWords("lobby")]);
  return page;
});
const Learn = later<{ game: string }>(async () => {
  const [page] = await Promise.all([import("../lessons/LearnPage"), loadGameWords("school")]);
  return page;
});
const Lesson = later<{ game: string; lesson: string }>(async () => {
  const [page] = await Promise.all([import("../lessons/LessonPage"), loadGameWords("school")]);
  return page;
});
const Puzzles = later<{ puzzle: string }>(async () => {
  const [page] = await Promise.all([
    import("../puzzles/PuzzlesPage"),
    loadGameWords("puzzles"),
    loadGameWords("school"),
  ]);
  return page;
});
const WatchPage = later(async () => {
  const [page] = await Promise.all([import("../lobby/WatchPage"), loadGameWords("lobby")]);
  return page;
});
const JoinPage = later<{ invitation: string }>(() => import("../pages/JoinPage"));
const Solo = later<{ game: string }>(() => import("../pages/Solo"));
const Rules = later<{ game: string }>(() => import("../pages/Rules"));

export function App() {
  const { path, search } = place.value;
  const here = route(path, search);
  switch (here.page) {
    case "shelf":
      return <Shelf />;
    case "games":
      return <Games />;
    case "lobby":
      return isHere ? <Apart /> : <Lobby />;
    case "learn":
      return <Learn key={here.game} game={here.game} />;
    case "lesson":
      return <Lesson key={`${here.game}/${here.lesson}`} game={here.game} lesson={here.lesson} />;
    case "puzzles":
      return <Puzzles key={here.puzzle} puzzle={here.puzzle} />;
    case "watching":
      return isHere ? <Apart /> : <WatchPage />;
    case "table":
      return <Table key={here.table} table={here.table} />;
    case "watch":
      return <Table key={here.table} table={here.table} watch={here.token} />;
    case "replay":
      return (
        <Replay
          key={here.table}
          table={here.table}
          at={here.at}
          watch={new URLSearchParams(search).get("watch") ?? ""}
        />
      );
    case "join":
      return isHere ? (
        <Apart invitation={here.invitation} />
      ) : (
        <JoinPage key={here.invitation} invitation={here.invitation} />
      );
    case "pass":
      return <Pass key={place.value.hash} />;
    case "rules":
      return <Rules key={here.game} game={here.game} />;
    case "solo":
      return <Solo key={here.game} game={here.game} />;
    case "nowhere":
      return (
        <Shell title={say("trouble-not-found")}>
          <Wrong title={say("trouble-not-found")} text={say("wrong-nowhere")} />
        </Shell>
      );
  }
}
