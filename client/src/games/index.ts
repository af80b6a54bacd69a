/** The games that have a table page. A new one adds its folder and a line here. */
import type { ComponentType } from "preact";
import { remember } from "../app/remember";
import { loadGameWords } from "../i18n";
import { api } from "../server/api";
import type { AnyEdition, AnyGame } from "../server/wire";
import type { GameUi } from "./ui";

interface Folder {
  ui(): Promise<{ default: GameUi }>;
  howTo?(): Promise<{ default: ComponentType }>; // small pictures for the page of the rules
  solo?(): Promise<{ default: ComponentType }>; // own results and the challenge of the day
}

export const GAMES: Readonly<Record<string, Folder>> = {
  wyx: { ui: () => import("./wyx"), howTo: () => import("./wyx/HowTo") },
  fili_fourmis: { ui: () => import("./fili_fourmis"), howTo: () => import("./fili_fourmis/HowTo") },
  micropolis: { ui: () => import("./micropolis"), howTo: () => import("./micropolis/HowTo") },
  fourmidable: {
    ui: () => import("./fourmidable"),
    howTo: () => import("./fourmidable/HowTo"),
    solo: () => import("./fourmidable/Campaign"),
  },
  cigale: { ui: () => import("./cigale"), howTo: () => import("./cigale/HowTo") },
};

export async function loadUi(game: string): Promise<GameUi> {
  const found = GAMES[game];
  if (!found) throw new Error(`no table page for ${game}`);
  const [module] = await Promise.all([found.ui(), loadGameWords(game)]);
  return module.default;
}

/** Load the pictures for the page of the rules; null if the game has none. */
export async function loadHowTo(game: string): Promise<ComponentType | null> {
  const [module] = await Promise.all([GAMES[game]?.howTo?.(), loadGameWords(game)]);
  return module?.default ?? null;
}

/** Load the page of a game for one person; null if the game has none. */
export async function loadSolo(game: string): Promise<ComponentType | null> {
  const [module] = await Promise.all([GAMES[game]?.solo?.(), loadGameWords(game)]);
  return module?.default ?? null;
}

const editions = new Map<string, Promise<AnyEdition>>();

/** Load the contents of an edition, once. */
export function loadEdition({ game, edition: name }: AnyGame): Promise<AnyEdition> {
  return remember(editions, `${game} ${name}`, (key) => {
    const asked = api.edition(game, name);
    asked.catch(() => editions.delete(key));
    return asked;
  });
}
