/**
 * Two cards of the shelf: the puzzle of the day and the next lesson. They have their size before the answer arrives, so
 * that nothing moves under a finger.
 */

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Link } from "../app/router";
import { BOXES, type Box, boxOf, boxWord } from "../catalogue/covers";
import { gamesOnShelf } from "../catalogue/shelf";
import { say } from "../i18n";
import { lastUnfinished, progressOf } from "../lessons/progress";
import { classes } from "../parts/classes";
import { Icon } from "../parts/Icon";
import { puzzleApi } from "../puzzles/api";
import { parts } from "../server/server";
import type { PuzzleDay } from "../server/wire";

export const MINUTES = 3; // minutes of a game's first lesson
const WAIT = "\u00a0"; // placeholder of a line, until the answer arrives or without a network

export const lessonsOf = (box: Box): readonly string[] =>
  gamesOnShelf.value?.find((game) => game.id === box.id)?.lessons ?? [];

/** The last seven days, today last; empty before the answer, null without puzzles. */
const week = signal<readonly PuzzleDay[] | null>([]);

export function Invitations() {
  useEffect(() => {
    puzzleApi.overview().then(
      ({ days }) => (week.value = days.length ? days : null),
      () => undefined, // the page of puzzles shows the error
    );
  }, []);
  const { NoOthers } = parts.value;
  return (
    <ul class="invitations">
      {week.value && <Puzzle days={week.value} />}
      <NextLesson />
      {NoOthers && <NoOthers />}
    </ul>
  );
}

function Puzzle({ days }: { days: readonly PuzzleDay[] }) {
  const today = days.at(-1)?.card,
    box = today && boxOf(today.of);
  return (
    <li>
      <Link to="/puzzles">
        {box ? (
          <img class="cover" src={box.cover} width="42" height="56" alt="" />
        ) : (
          <span class="sign">
            <Icon name="puzzle" />
          </span>
        )}
        <span>
          <b>{say("shelf-puzzle")}</b>
          <small>{box ? boxWord(box, "name") : WAIT}</small>
          <span class="seven" aria-hidden="true">
            {days.map(({ day, card }, index) => (
              <i key={day} class={classes(card.how && "on", index === days.length - 1 && "today")} />
            ))}
          </span>
          {!!days.length && (
            <span class="vh">
              {say("shelf-puzzle-week", { found: days.filter(({ card }) => card.how).length, count: days.length })}
            </span>
          )}
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}

/** The card of the unfinished lesson, else of the first one not done. */
function NextLesson() {
  const left = lastUnfinished(),
    leftBox = left && boxOf(left.game),
    next = BOXES.find((box) => lessonsOf(box)[0] && !progressOf(box.id, lessonsOf(box)[0]!)?.done);
  if (!leftBox && !next && gamesOnShelf.value) return null; // every first lesson is done
  const box = leftBox ?? next,
    lesson = left && leftBox ? left.lesson : box ? lessonsOf(box)[0]! : "";
  return (
    <li>
      <Link to={box ? `/learn/${box.id}/${lesson}` : "/learn"}>
        <svg class="scout-disc" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
          <circle cx="48" cy="48" r="45" />
          <use href="#ant-worker" x="14" y="14" width="68" height="68" />
        </svg>
        <span>
          <b>{say(leftBox ? "shelf-lesson-on" : "shelf-lesson-new")}</b>
          <small>
            {left && leftBox
              ? say("shelf-lesson-where", {
                  game: boxWord(leftBox, "name"),
                  step: left.progress.line + 1,
                  count: left.progress.of,
                })
              : box
                ? say("shelf-lesson-first", { game: boxWord(box, "name"), minutes: MINUTES })
                : WAIT}
          </small>
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}
