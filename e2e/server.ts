import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The environment without the tests' own variables, which are no settings: the program refuses them. */
export function environment(): NodeJS.ProcessEnv {
  const own = /^VITAE_(BIN|URL|OUTBOX|SHOTS)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}

/** A running server: its address, the folder that its mails go to, and what ends it. */
export type Serving = { url: string; outbox: string; end: () => Promise<void> };

/**
 * Starts the real binary on a free port with a data folder of its own, for the tests of a run.
 * VITAE_BIN names another binary than bin/vitae; with VITAE_URL a running server is used as it is.
 * VITAE_OUTBOX names the
 * folder that its mails go to.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  if (process.env["VITAE_URL"]) return async () => {};
  const { url, outbox, end } = await serve();
  process.env["VITAE_URL"] = url;
  process.env["VITAE_OUTBOX"] = outbox;

  // The first PDF compiles the reader of PDFs, which takes seconds; the tests are about the later ones.
  const form = new FormData();
  form.set(
    "file",
    new Blob([await readFile(join(import.meta.dirname, "files/engineer.pdf"))]),
    "engineer.pdf",
  );
  await fetch(`${url}/api/resume/trial/read`, { method: "POST", body: form });
  return end;
}

/** Starts the binary with settings beside those of all tests. */
export async function serve(settings: NodeJS.ProcessEnv = {}): Promise<Serving> {
  const address = `127.0.0.1:${await freePort()}`;
  const data = await mkdtemp(join(tmpdir(), "vitae-e2e-"));
  const binary = process.env["VITAE_BIN"] ?? join(import.meta.dirname, "../bin/vitae");
  const server = spawn(binary, ["serve"], {
    env: {
      ...environment(),
      VITAE_ADDR: address,
      VITAE_DATA_DIR: data,
      VITAE_RATE_LIMITS: "off",
      ...settings,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr.on("data", (chunk) => {
    said = (said + chunk).slice(-4000);
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  server.once("error", (cause) => {
    said += String(cause);
  });

  const url = `http://${address}`;
  await ready(
    `${url}/readyz`,
    () => (server.exitCode === null ? undefined : said),
    () => said,
  );
  const end = async () => {
    server.kill("SIGTERM");
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  return { url, outbox: join(data, "outbox"), end };
}

async function ready(url: string, failed: () => string | undefined, said: () => string): Promise<void> {
  for (const until = Date.now() + 30_000; Date.now() < until; ) {
    const why = failed();
    if (why !== undefined) throw new Error(`the server ended: ${why}`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server was not ready after 30 s: ${said()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
