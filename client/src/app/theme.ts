import { computed, effect, signal } from "@preact/signals";
import { storedSignal } from "./prefs";

export type Theme = "auto" | "light" | "dark";
export const theme = storedSignal<Theme>(
  "theme",
  "auto",
  (value) => value === "auto" || value === "light" || value === "dark",
);

const night = matchMedia("(prefers-color-scheme: dark)");
const nightOutside = signal(night.matches);
night.addEventListener("change", (event) => (nightOutside.value = event.matches));

export const dark = computed(() => theme.value === "dark" || (theme.value === "auto" && nightOutside.value));

effect(() => {
  if (theme.value === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--surface").trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    if (theme.value !== "auto" && colour) meta.content = colour;
  }
});

/** Switch between light and dark; the theme that the system has now is stored as "auto". */
export function turnTheme(): void {
  const wanted = dark.value ? "light" : "dark";
  theme.value = (wanted === "dark") === nightOutside.value ? "auto" : wanted;
}
