import { useEffect, useState } from "preact/hooks";
import { Link } from "../app/router";
import { boxOf, gameName } from "../catalogue/covers";
import { say, sayAny } from "../i18n";
import { inLanguage } from "../i18n/both";
import { Icon } from "../parts/Icon";
import { Loading } from "../parts/Loading";
import { Shell } from "../parts/Shell";
import { Wrong } from "../parts/Wrong";
import { Trouble } from "../server/api";
import type { Course, LessonName } from "../server/wire";
import { lessonApi } from "./api";
import { loadLearned, type Progress, progressOf } from "./progress";
import "./learn.css";

export default function LearnPage({ game }: { game: string }) {
  const [courses, setCourses] = useState<readonly Course[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    void loadLearned();
    lessonApi.courses().then(setCourses, (fault: unknown) => setTrouble(fault as Trouble));
  }, []);
  const shown = courses?.filter((course) => course.lessons.length && (!game || course.game === game));
  const title = game && boxOf(game) ? say("school-course", { game: gameName(game) }) : say("school-title");
  if (trouble || (shown && !shown.length)) {
    const wrong = trouble instanceof Trouble ? trouble.words : say("trouble-no-lesson");
    return (
      <Shell title={title}>
        <Wrong title={wrong} />
      </Shell>
    );
  }
  return (
    <Shell title={title} class="learn">
      <h1>{title}</h1>
      <p class="lead">{say("school-lead")}</p>
      {!shown && <Loading words={say("site-loading")} below />}
      {shown?.map((course) => (
        <CourseOf key={course.game} course={course} alone={!!game} />
      ))}
      {game && (
        <p>
          <Link class="btn bare" to="/learn">
            {say("school-all")}
          </Link>
        </p>
      )}
    </Shell>
  );
}

function CourseOf({ course, alone }: { course: Course; alone: boolean }) {
  const box = boxOf(course.game),
    modes = [...new Set(course.lessons.map(({ mode }) => mode))];
  return (
    <section class="course" aria-label={gameName(course.game)}>
      {box && <img class="small-box" src={box.cover} width="42" height="56" alt="" />}
      <div>
        {!alone && (
          <h2>
            <Link to={`/learn/${course.game}`}>{gameName(course.game)}</Link>
          </h2>
        )}
        {modes.map((mode) => (
          <div key={mode}>
            {modes.length > 1 && <h3>{sayAny(`${course.game}-mode-${mode}`)}</h3>}
            <ol>
              {course.lessons
                .filter((lesson) => lesson.mode === mode)
                .map((lesson) => (
                  <Row key={lesson.id} game={course.game} lesson={lesson} />
                ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

function stateOf(progress: Progress | undefined, lesson: LessonName): string {
  if (progress && !progress.done) return say("school-at", { step: progress.line + 1, count: progress.of });
  return say("school-minutes", { minutes: lesson.minutes, steps: lesson.headings });
}

function Row({ game, lesson }: { game: string; lesson: LessonName }) {
  const progress = progressOf(game, lesson.id);
  return (
    <li>
      <Link to={`/learn/${game}/${lesson.id}`}>
        <span class={progress?.done ? "nb done" : "nb"} aria-hidden="true">
          {progress?.done && <Icon name="check" />}
        </span>
        <span class="name">{inLanguage(lesson.title)}</span>
        <small>
          {progress?.done && <span class="vh">{say("school-learned")}, </span>}
          {stateOf(progress, lesson)}
        </small>
      </Link>
    </li>
  );
}
