// Compute contrasts and colour distances from tokens.css; fails below the required values. Run: node check_colours.mjs
// Contrast by WCAG 2; colour-vision deficiencies simulated with the Machado 2009 matrices (severity 1), distances in
// OKLab with chroma counted twice.
import { readFileSync } from "node:fs";

const css = readFileSync(new URL("./src/styles/tokens.css", import.meta.url), "utf8");
const block = (re) =>
  Object.fromEntries([...css.match(re)[1].matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((m) => [m[1], m[2]]));
const light = block(/^:root \{([\s\S]*?)\n\}/m);
const dark = { ...light, ...block(/:root\[data-theme="dark"\] \{([\s\S]*?)\n\}/) };
const rgb = (h) =>
  [1, 3, 5]
    .map((i) => parseInt(h.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
const lum = (h) => {
  const [r, g, b] = rgb(h);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (a, b) => {
  const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
};
const pairs = [
  // foreground, background, least ratio
  ["ink", "page", 4.5],
  ["ink", "surface", 4.5],
  ["ink-2", "page", 4.5],
  ["ink-2", "surface", 4.5],
  ["ink-2", "surface-2", 4.5],
  ["ink-3", "surface", 4.5],
  ["line-strong", "surface", 3],
  ["on-honey", "honey", 4.5],
  ["honey-edge", "honey", 3],
  ["link", "surface", 4.5],
  ["link", "page", 4.5],
  ["no", "surface", 4.5],
  ["ok", "surface", 4.5],
  ["focus", "surface", 3],
  ["focus", "page", 3],
  ["on-wood", "wood", 4.5],
  ["on-card", "card", 4.5],
  ["on-card-2", "card", 4.5],
  ["honey-edge", "wyx-a", 3],
  ["honey-edge", "wyx-b", 3],
  ["honey-edge", "hex-brown", 3],
  ["honey-edge", "hex-green", 3],
  ["trail", "wyx-b", 3],
  ["gallery", "earth", 3],
  ["gallery-2", "earth", 3],
  ...[1, 2, 3, 4, 5, 6].flatMap((n) => [
    [`dig-${n}`, "earth", 3],
    [`s${n}-on`, `s${n}`, 4.5],
    [`s${n}-text`, "surface", 4.5],
  ]),
];
let bad = 0;
console.log("pair".padEnd(28), "least  light   dark");
for (const [a, b, least] of pairs) {
  const [l, d] = [ratio(light[a], light[b]), ratio(dark[a], dark[b])];
  if (l < least || d < least) bad++;
  console.log(
    `${a} on ${b}`.padEnd(28),
    String(least).padEnd(5),
    l.toFixed(1).padStart(6),
    d.toFixed(1).padStart(6),
    l < least || d < least ? "  FAILS" : "",
  );
}
const M = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
const lab = ([r, g, b]) => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};
const seen = (h, m) => {
  const c = rgb(h);
  return lab([0, 3, 6].map((i) => Math.min(1, Math.max(0, m[i] * c[0] + m[i + 1] * c[1] + m[i + 2] * c[2]))));
};
console.log("\nsix seats, closest pair (0.15 or more is told apart at a glance)");
for (const [name, m] of Object.entries(M)) {
  let best = [9];
  for (let i = 1; i < 7; i++)
    for (let j = i + 1; j < 7; j++) {
      const [a, b] = [seen(light[`s${i}`], m), seen(light[`s${j}`], m)];
      const d = Math.hypot(a[0] - b[0], 2 * (a[1] - b[1]), 2 * (a[2] - b[2]));
      if (d < best[0]) best = [d, i, j];
    }
  if (best[0] < 0.15) bad++;
  console.log(name.padEnd(14), best[0].toFixed(3), `s${best[1]} / s${best[2]}`, best[0] < 0.15 ? "FAILS" : "");
}
console.log("\ngalleries are never honey (0.2 or more is told apart at a glance)");
for (const [name, colours] of Object.entries({ light, dark }))
  for (let i = 1; i < 7; i++) {
    const [a, b] = [seen(colours[`dig-${i}`], M.normal), seen(colours.honey, M.normal)];
    const d = Math.hypot(a[0] - b[0], 2 * (a[1] - b[1]), 2 * (a[2] - b[2]));
    if (d < 0.2) bad++;
    console.log(`dig-${i} ${name}`.padEnd(14), d.toFixed(3), d < 0.2 ? "FAILS" : "");
  }
const [a, b] = css
  .match(/:root\[data-theme="dark"\] \{([\s\S]*?)\n\}[\s\S]*?:root:not\(\[data-theme="light"\]\) \{([\s\S]*?)\n {2}\}/)
  .slice(1)
  .map((t) => t.replace(/\s+/g, " ").trim());
if (a !== b) {
  bad++;
  console.log("\nthe two dark blocks differ");
}
process.exit(bad ? 1 : 0);
