/** Texts that the server sends in both languages at once: those of lessons and puzzles. */
import type { Both } from "../server/wire";
import { language } from ".";

export const inLanguage = (text: Both): string => text[language.value];
