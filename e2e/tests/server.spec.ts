import { chmod, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { freePort, serve } from "../server.ts";

test("a server whose port is taken by another that is ready starts at another port", async () => {
  const another = createServer((_, answer) => answer.end("ready"));
  await new Promise<void>((resolve) => another.listen(0, "127.0.0.1", resolve));
  const ports = [(another.address() as AddressInfo).port, await freePort()];
  const server = await serve({}, { choosePort: async () => ports.shift() ?? 0 });
  expect(ports).toEqual([]);
  expect(await (await fetch(`${server.url}/readyz`)).text()).not.toBe("ready");
  await server.end();
  await new Promise((resolve) => another.close(resolve));
});

test("a server that does not start leaves its reason", async () => {
  const failed = serve({ VITAE_NO_SUCH_SETTING: "1" }).catch((cause: Error) => cause.message);
  expect(await failed).toContain("VITAE_NO_SUCH_SETTING");
});

test("a server that is slow is started once, and does not outlive the try", async ({}, info) => {
  const binary = info.outputPath("slow");
  await writeFile(binary, "#!/bin/sh\ntrap '' TERM\necho \"pid=$$\" >&2\nwhile :; do sleep 0.1; done\n");
  await chmod(binary, 0o700);
  const ports: number[] = [];
  const choosePort = async () => {
    ports.push(await freePort());
    return ports.at(-1) ?? 0;
  };
  const message = await within({ VITAE_BIN: binary }, () =>
    serve({}, { choosePort, seconds: 2 }).catch((cause: Error) => cause.message),
  );
  expect(message).toContain("was not ready after 2 s: pid=");
  expect(ports).toHaveLength(1);
  const pid = Number(/pid=(\d+)/.exec(String(message))?.[1]);
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});

test("a server is heard whatever the environment says about its log", async () => {
  const server = await within({ VITAE_LOG_FORMAT: "json", VITAE_LOG_LEVEL: "warn" }, () => serve());
  await server.end();
});

/** What a function returns in another environment. */
async function within<T>(changes: NodeJS.ProcessEnv, run: () => Promise<T>): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, changes);
  try {
    return await run();
  } finally {
    process.env = before;
  }
}
