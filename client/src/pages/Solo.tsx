/** The page of a game for one person, in the frame of the site. */
import "./pages.css";
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { gameName } from "../catalogue/covers";
import { loadSolo } from "../games";
import { say } from "../i18n";
import { Shell } from "../parts/Shell";
import { Wrong } from "../parts/Wrong";

export default function Solo({ game }: { game: string }) {
  const [page, setPage] = useState<{ Page: ComponentType | null } | null>(null);
  const [failed, fail] = useState(false);
  useEffect(() => {
    loadSolo(game).then(
      (Page) => setPage({ Page }),
      () => fail(true),
    );
  }, [game]);
  if (failed || page?.Page === null)
    return (
      <Shell title={say("trouble-not-found")}>
        {failed ? (
          <Wrong title={say("trouble-offline")} again={() => location.reload()} />
        ) : (
          <Wrong title={say("trouble-not-found")} text={say("solo-none")} />
        )}
      </Shell>
    );
  return (
    <Shell title={page ? `${say("solo-title")} · ${gameName(game)}` : ""} class="solo">
      {page?.Page ? <page.Page /> : <h1 class="coming">{say("site-loading")}</h1>}
    </Shell>
  );
}
