/** What comes in both languages at once: texts of lessons and of puzzles. */
import type { Both } from "../server/wire";
import { language } from ".";

export const inLanguage = (text: Both): string => text[language.value];
