import { afterEach, expect, it, vi } from "vitest";
import { chunkTimeout, inTime } from "./lazyScreen";

afterEach(() => void vi.useRealTimers());

it("a screen that does not load in 120 seconds is an error, and no wait for ever", async () => {
  vi.useFakeTimers();
  const late = inTime(new Promise<string>(() => undefined));
  const said = expect(late).rejects.toThrow("took too long");
  await vi.advanceTimersByTimeAsync(chunkTimeout - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await said;
  expect(chunkTimeout).toBe(120_000);
});

it("a screen that loads leaves no timer", async () => {
  vi.useFakeTimers();
  expect(await inTime(Promise.resolve("screen"))).toBe("screen");
  expect(vi.getTimerCount()).toBe(0);
});
