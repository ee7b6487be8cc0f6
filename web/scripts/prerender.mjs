// Draws the public pages into dist/app/pages: HTML with its styles and the theme's script inside, and with
// its fonts asked
// for at once. Runs after `vite build` and before compress.mjs, which moves the manifest.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const app = "dist/app";
const drawn = "dist/drawn";

await build({
  logLevel: "warn",
  build: { ssr: "src/app/prerender.tsx", outDir: drawn, emptyOutDir: true, manifest: false },
});
const { addresses, pages, render } = await import(pathToFileURL(resolve(drawn, "prerender.js")));

const manifest = JSON.parse(await readFile(join(app, ".vite/manifest.json"), "utf8"));
const shell = await readFile(join(app, "index.html"), "utf8");
const theme = await readFile(join(app, "theme.js"), "utf8");

/** A chunk's files and those of what it imports statically. */
function files(key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, imports = [] } = manifest[key];
  return [file, ...imports.flatMap((next) => files(next, seen))];
}

const first = new Set(files("index.html"));
const escaped = (text) => text.replace(/[&"<>]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Replaces what has to be there: a shell of another shape stops the build. */
function put(html, what, by) {
  if (!(what instanceof RegExp ? what.test(html) : html.includes(what)))
    throw new Error(`the shell has no ${what}`);
  return html.replace(what, () => by);
}

const [, sheet] = shell.match(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/) ?? [];
const css = await readFile(join(app, sheet), "utf8");

/** Asks for the scripts once the page was painted: it shows, and its links work, without them. */
const takeOver = (scripts) => `requestAnimationFrame(() => setTimeout(() => {
  for (const href of ${JSON.stringify(scripts.map((file) => `/${file}`))})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }));
  import("/${manifest["index.html"].file}");
}))`;

function late(html, chunks) {
  const bare = html.replace(/\s*<link rel="modulepreload"[^>]+>/g, "");
  return put(
    put(bare, /\s*<script type="module"[^>]+><\/script>/, ""),
    "</body>",
    `<script>${takeOver([...first, ...chunks])}</script></body>`,
  );
}

const preloads = (chunks) =>
  chunks.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join("");

async function draw({ path, title, description, module }) {
  // Styles of single elements would each need a hash; the script sets them once it runs.
  const body = (await render(path)).replace(/ style="[^"]*"/g, "");
  if (!body.includes("<h1")) throw new Error(`${path} was drawn without its content`);
  const chunks = files(module).filter((file) => !first.has(file));
  let html = put(shell, /<link rel="stylesheet"[^>]+>/, `<style>${css.trim()}</style>`);
  // What is typed into a form before it is taken over would be lost: there the scripts cannot wait.
  html = body.includes("<textarea") ? put(html, "</head>", `${preloads(chunks)}</head>`) : late(html, chunks);
  html = put(html, '<script src="/theme.js"></script>', `<script>${theme.trim()}</script>`);
  html = put(html, /<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`);
  html = put(
    html,
    /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
    `<meta name="description" content="${escaped(description)}">`,
  );
  return put(html, '<div id="root"></div>', `<div id="root" data-drawn="${path}">${body}</div>`);
}

await mkdir(join(app, "pages"), { recursive: true });
for (const page of pages) {
  const name = page.path === "/" ? "index" : page.path.slice(1);
  await writeFile(join(app, "pages", `${name}.html`), await draw(page));
}
await writeFile(join(app, "pages/addresses.json"), JSON.stringify(addresses));
await rm(drawn, { recursive: true });
console.log(`drew ${pages.length} pages`);
// Libraries that were loaded for drawing may hold timers.
process.exit(0);
