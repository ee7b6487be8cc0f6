import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { freePort, serve } from "../server.ts";

test("a server whose port is taken by another that is ready starts at another port", async () => {
  const another = createServer((_, answer) => answer.end("ready"));
  await new Promise<void>((resolve) => another.listen(0, "127.0.0.1", resolve));
  const ports = [(another.address() as AddressInfo).port, await freePort()];
  const server = await serve({}, async () => ports.shift() ?? 0);
  expect(ports).toEqual([]);
  expect(await (await fetch(`${server.url}/readyz`)).text()).not.toBe("ready");
  await server.end();
  await new Promise((resolve) => another.close(resolve));
});

test("a server that does not start leaves its reason", async () => {
  const failed = serve({ VITAE_NO_SUCH_SETTING: "1" }).catch((cause: Error) => cause.message);
  expect(await failed).toContain("VITAE_NO_SUCH_SETTING");
});
