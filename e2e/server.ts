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
 * VITAE_BIN names another binary than bin/vitae; with VITAE_URL a running server is used as it is, and VITAE_OUTBOX
 * names the folder that its mails go to. Tests that need settings of their own start the binary all the same.
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

/** A server that ended by itself before it was ready. */
class Ended extends Error {}

/**
 * Starts the binary with settings beside those of all tests. Other programs may take a port between its choice and its
 * use; then the server ends, and another port is tried. One that is slow is not started again.
 */
export async function serve(
  settings: NodeJS.ProcessEnv = {},
  { choosePort = freePort, seconds = 30 } = {},
): Promise<Serving> {
  for (let tries = 1; ; tries++) {
    const port = await choosePort();
    try {
      return await start(port, settings, seconds);
    } catch (cause) {
      if (tries === 3 || !(cause instanceof Ended)) throw cause;
    }
  }
}

async function start(port: number, settings: NodeJS.ProcessEnv, seconds: number): Promise<Serving> {
  const address = `127.0.0.1:${port}`;
  const data = await mkdtemp(join(tmpdir(), "vitae-e2e-"));
  const binary = process.env["VITAE_BIN"] ?? join(import.meta.dirname, "../bin/vitae");
  const server = spawn(binary, ["serve"], {
    env: {
      ...environment(),
      VITAE_ADDR: address,
      VITAE_DATA_DIR: data,
      VITAE_RATE_LIMITS: "off",
      // What says that it serves is read below.
      VITAE_LOG_FORMAT: "text",
      VITAE_LOG_LEVEL: "info",
      ...settings,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  let serving = false;
  let over = false;
  server.stderr.on("data", (chunk) => {
    said = (said + chunk).slice(-4000);
    serving ||= said.includes("msg=serving");
  });
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      over = true;
      resolve();
    };
    server.once("exit", end);
    server.once("error", (cause) => {
      said += String(cause);
      end();
    });
  });
  const end = async (signal: NodeJS.Signals = "SIGTERM") => {
    server.kill(signal);
    await ended;
    await rm(data, { recursive: true, force: true });
  };

  const url = `http://${address}`;
  for (const until = Date.now() + seconds * 1000; Date.now() < until && !over; ) {
    // Another server on the port may be ready too: only what says that it serves has the port.
    if (serving && (await fetch(`${url}/readyz`).catch(() => undefined))?.ok)
      return { url, outbox: join(data, "outbox"), end: () => end() };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const cause = over
    ? new Ended(`the server ended: ${said}`)
    : new Error(`the server was not ready after ${seconds} s: ${said}`);
  await end("SIGKILL"); // one that hangs may not obey
  throw cause;
}

export function freePort(): Promise<number> {
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
