// Weighs what a visitor loads, as it is sent, and exits 1 where a budget is broken. Run it after `npm run build`.
import { readFileSync, statSync } from "node:fs";

const budgets = { "JS of a screen": 150_000, CSS: 10_000, fonts: 75_000, "font files": 2 };

const manifest = JSON.parse(readFileSync("dist/manifest.json", "utf8"));

/** Everything that an entry pulls in: itself, its static imports and, for the whole app, its lazy ones. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of [...(manifest[key].imports ?? []), ...(manifest[key].dynamicImports ?? [])])
    closure(next, seen);
  return seen;
}

const chunks = [...closure("index.html")].map((key) => manifest[key]);
const scripts = new Set(chunks.map((c) => c.file).filter((f) => f.endsWith(".js")));
const styles = new Set(chunks.flatMap((c) => c.css ?? []));
const fonts = new Set(
  Object.values(manifest)
    .flatMap((c) => [c.file, ...(c.assets ?? [])])
    .filter((f) => f.endsWith(".woff2")),
);

const sent = (file) => statSync(`dist/app/${file}`).size;
const packed = (file) => sent(`${file}.br`);
const sum = (files, weigh) => [...files].reduce((total, file) => total + weigh(file), 0);

const weights = {
  "JS of a screen": sum(scripts, packed),
  CSS: sum(styles, packed),
  fonts: sum(fonts, sent),
  "font files": fonts.size,
};

let over = false;
for (const [name, budget] of Object.entries(budgets)) {
  const weight = weights[name];
  const broken = weight === 0 || weight > budget;
  over ||= broken;
  console.log(`${broken ? "OVER" : "ok  "} ${name}: ${weight} of ${budget}`);
}
process.exit(over ? 1 : 0);
