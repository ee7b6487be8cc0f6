// Writes NAME.br and NAME.gz beside every text file of the build, and moves Vite's manifest out of what is served.
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const app = "dist/app";
const worthIt = /\.(js|css|html|svg|json|txt|wasm|webmanifest)$/;

await mkdir("dist", { recursive: true });
await rename(join(app, ".vite/manifest.json"), "dist/manifest.json");
await rm(join(app, ".vite"), { recursive: true });

let files = 0;
for (const entry of await readdir(app, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !worthIt.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const data = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  await writeFile(`${path}.br`, brotliCompressSync(data, { params }));
  await writeFile(`${path}.gz`, gzipSync(data, { level: 9 }));
  files++;
}
console.log(`compressed ${files} files`);
