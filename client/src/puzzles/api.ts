import { Trouble } from "../server/api";
import { call } from "../server/server";
import type { PuzzleCard, PuzzleSheet, Puzzles } from "../server/wire";

async function get<T>(path: string): Promise<T> {
  const response = await call(path).catch(() => null);
  if (!response) throw new Trouble("offline");
  if (!response.ok) throw new Trouble(response.status === 404 ? "no-puzzle" : "unknown", {}, response.status);
  return (await response.json()) as T;
}

export const puzzleApi = {
  overview: () => get<Puzzles>("/api/puzzles"),
  of: (game: string) => get<PuzzleCard[]>(`/api/puzzles/of/${encodeURIComponent(game)}`),
  next: (game: string) => get<PuzzleCard>(`/api/puzzles/next?game=${encodeURIComponent(game)}`),
  one: (puzzle: string) => get<PuzzleSheet>(`/api/puzzles/one/${encodeURIComponent(puzzle)}`),
};
