import { Trouble } from "../server/api";
import { call } from "../server/server";
import type { Course, LessonPage } from "../server/wire";

async function get<T>(path: string): Promise<T> {
  const response = await call(path).catch(() => null);
  if (!response) throw new Trouble("offline");
  if (!response.ok) throw new Trouble(response.status === 404 ? "no-lesson" : "unknown", {}, response.status);
  return (await response.json()) as T;
}

export const lessonApi = {
  courses: () => get<Course[]>("/api/lessons"),
  lesson: (game: string, lesson: string) =>
    get<LessonPage>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`),
};
