import { readdirSync, readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

const pieces = ["pieces", "fourmidable", "marks"]
  .map((sheet) => readFileSync(new URL(`src/art/${sheet}.svg`, import.meta.url), "utf8"))
  .join("");
// Used on every page, so they are part of it.
const SHELL = [
  "wordmark",
  "ant-worker",
  "ant-queen",
  "seat-1",
  "seat-2",
  "seat-3",
  "seat-4",
  "seat-5",
  "seat-6",
  "ui-*",
];

// Modules of every page: one chunk instead of ten small ones.
const EVERY_PAGE = [
  ...["parts/(Icon|Link|Sheet|Shell|Wrong)", "i18n/index", "app/(router|prefs|theme)", "server/(api|links|wire)"],
  ...["announce", "notify", "catalogue/(covers|shelf|cards)", "lessons/progress"],
];

const COVERS = {
  wyx: "wyx",
  fili_fourmis: "fili",
  cigale: "cigale",
  micropolis: "micropolis",
  fourmidable: "fourmidable",
};

/**
 * Return symbols of the drawings without titles, because names come from the catalogues. "pat" and "clip" add patterns
 * and clip paths.
 */
function symbols(wanted: string[]): string {
  const has = (id: string) =>
    wanted.some((want) => (want.endsWith("*") ? id.startsWith(want.slice(0, -1)) : want === id));
  const found = [...pieces.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)]
    .filter(([, id]) => has(id!))
    .map(([all]) => all);
  const defs = [
    ...(wanted.includes("pat") ? [...pieces.matchAll(/<pattern .*?<\/pattern>/gs)] : []),
    ...(wanted.includes("clip") ? [...pieces.matchAll(/<clipPath .*?<\/clipPath>/gs)] : []),
  ].map(([all]) => all);
  const text = (defs.length ? `<defs>${defs.join("")}</defs>` : "") + found.join("");
  return text.replace(/<title>.*?<\/title>/g, "");
}

/** `import sprite from "sprite:anthill-2,anthill-3,domino,pat"`: a string for <Sprite>. */
const sprites: Plugin = {
  name: "sprites",
  resolveId: (id) => (id.startsWith("sprite:") ? `\0${id}` : null),
  load: (id) =>
    id.startsWith("\0sprite:")
      ? `export default ${JSON.stringify(symbols(id.slice("\0sprite:".length).split(",")))}`
      : null,
  transformIndexHtml: (html) => html.replace("<!--sprite-->", () => symbols(SHELL)),
};

/**
 * Load a catalogue as a string without comments. `?beside`: the other catalogues of its folder instead, except the
 * terminal's.
 */
const fluent: Plugin = {
  name: "fluent",
  enforce: "pre",
  load(id) {
    const [, folder, name, beside] = /^(.*\/)([^/]+\.ftl)(\?beside)?$/.exec(id) ?? [];
    if (!folder || !name) return null;
    const others = () => readdirSync(folder).filter((file) => file !== name && file !== "terminal.ftl");
    const text = (beside ? others().sort() : [name])
      .map((file) => readFileSync(folder + file, "utf8"))
      .join("\n")
      .replace(/^#.*\n/gm, "")
      .replace(/\n{2,}/g, "\n");
    return `export default ${JSON.stringify(text)}`;
  },
};

/** Files for the server's pictures of tables (src/formicarium/pictures): the same pieces, covers and colours. */
const art: Plugin = {
  name: "art",
  generateBundle() {
    const lay = (fileName: string, from: string) =>
      this.emitFile({ type: "asset", fileName, source: readFileSync(new URL(from, import.meta.url), "utf8") });
    lay("art/tokens.css", "src/styles/tokens.css");
    for (const sheet of ["pieces", "fourmidable"]) lay(`art/${sheet}.svg`, `src/art/${sheet}.svg`);
    for (const [game, cover] of Object.entries(COVERS)) lay(`art/covers/${game}.svg`, `src/art/covers/${cover}.svg`);
  },
};

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [sprites, fluent, art],
  server: { fs: { allow: [".."] } },
  // Relative addresses: one build serves a site and a folder on any host, and only the page knows its place.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  build: {
    outDir: "../src/formicarium/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "common", // without dequal, which only tables need
              test: new RegExp(`node_modules/(?!dequal)|vite/|client/src/(${EVERY_PAGE.join("|")})\\b`),
            },
          ],
        },
      },
    },
  },
});
