// Weighs what a visitor loads for each screen, as it is sent, and exits 1 where a budget is broken. Run it after
// `npm run build`.
import { readdirSync, readFileSync, statSync } from "node:fs";

const manifest = JSON.parse(readFileSync("dist/manifest.json", "utf8"));
const entry = "index.html";

/** A chunk and everything that it imports statically: what has to be there before it runs. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, seen);
  return seen;
}

const sent = (file) => statSync(`dist/app/${file}`).size;
const packed = (file) => sent(`${file}.br`);
const sum = (files, weigh) => [...files].reduce((total, file) => total + weigh(file), 0);
const scripts = (keys) =>
  new Set([...keys].map((key) => manifest[key].file).filter((f) => f.endsWith(".js")));

const frame = closure(entry);
/** The first load of a screen: the frame and the chunks of its parts. */
const screen = (...parts) =>
  sum(scripts(new Set([entry, ...parts].flatMap((key) => [...closure(key)]))), packed);
/** What a part adds that is loaded on demand, such as a dialog. */
const extra = (key) => sum(scripts([...closure(key)].filter((each) => !frame.has(each))), packed);

const home = "src/features/marketing/Landing.tsx";
const auth = "src/app/AuthRoute.tsx";
const around = "src/app/ProtectedLayout.tsx";
const lazy = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry);
const ofFrame = new Set(manifest[entry].dynamicImports);
const isScreen = (key) => ofFrame.has(key) && ![home, auth, around].includes(key);
const name = (key) => key.replace(/^src\/(features\/)?|\.tsx?$/g, "");

const rows = [
  ["JS of /", screen(home), 95_000],
  ["JS of /auth", screen(auth), 115_000],
  // Most stand inside the layout of signed-in users; it is counted with all of them.
  ...lazy.filter(isScreen).map((key) => [`JS of ${name(key)}`, screen(around, key), 150_000]),
  ...lazy
    .filter((key) => !ofFrame.has(key))
    .map((key) => [`JS on demand: ${name(key)}`, extra(key), 110_000]),
];

// Workers stand beside the manifest. They read the pages of PDF files and check spelling; whoever does that loads
// them after everything else is there.
const assets = readdirSync("dist/app/assets");
const workers = assets.filter((file) => /worker.*\.js$/i.test(file));
rows.push(["JS of workers", sum(workers, (file) => packed(`assets/${file}`)), 265_000]);

// The program that checks spelling, for whoever edits. Releases of harper.js from 1.2 on weigh 2.7 to 7 MB.
const programs = assets.filter((file) => file.endsWith(".wasm"));
rows.push(["WebAssembly", sum(programs, (file) => packed(`assets/${file}`)), 1_200_000]);

const chunks = Object.values(manifest);
const styles = new Set(chunks.flatMap((c) => c.css ?? []));
const fonts = new Set(
  chunks.flatMap((c) => [c.file, ...(c.assets ?? [])]).filter((f) => f.endsWith(".woff2")),
);
rows.push(
  ["CSS", sum(styles, packed), 10_000],
  ["fonts", sum(fonts, sent), 75_000],
  ["font files", fonts.size, 2],
);

let over = false;
for (const [what, weight, budget] of rows) {
  // Something that weighs nothing was not found.
  const broken = weight === 0 || weight > budget;
  over ||= broken;
  console.log(`${broken ? "OVER" : "ok  "} ${what}: ${weight} of ${budget}`);
}
process.exit(over ? 1 : 0);
