import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askIdentity, GraphQLFailure } from "../../api/graphql";
import { linkedProvidersQuery } from "../../api/identity/linkedProviders";
import { queryClient } from "../../api/queries";
import { clearTab } from "../../lib/storage";
import { toast } from "../../ui/toast";
import { link, readTicket } from "./providerCalls";

vi.mock("../../api/graphql", async (real) => ({ ...(await real<object>()), askIdentity: vi.fn() }));
vi.mock("../../ui/toast");
const ask = vi.mocked(askIdentity);

const kept = () => window.sessionStorage.getItem("vitae.ticket");
const told = () => vi.mocked(toast).mock.calls.map(([said]) => `${said.title}: ${said.description}`);
const notConnected =
  "Your account wasn't connected: To connect it, sign out and choose “Continue with …” again.";

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  window.sessionStorage.setItem(
    "vitae.ticket",
    JSON.stringify({ ticket: "sealed", until: Date.now() + 1000 * 60 }),
  );
});
afterEach(() => vi.useRealTimers());

it("tries once more where no answer came, and connects then", async () => {
  ask.mockRejectedValueOnce(new Error("away"));
  ask.mockResolvedValueOnce({ linkProvider: { success: true, message: "" } });
  const done = link();
  void link(); // a second page that asks meanwhile
  await vi.runAllTimersAsync();
  await done;
  expect(ask.mock.calls.map(([, variables]) => variables)).toEqual([
    { ticket: "sealed" },
    { ticket: "sealed" },
  ]);
  expect(told()).toEqual(["Account connected: Next time, you can sign in without your password."]);
  expect(kept()).toBeNull();
});

it("gives up after the second time, and says how to connect", async () => {
  ask.mockRejectedValue(new Error("away"));
  const done = link();
  await vi.runAllTimersAsync();
  await done;
  expect(ask).toHaveBeenCalledTimes(2);
  expect(told()).toEqual([notConnected]);
  expect(kept()).toBeNull();
});

it("lets Settings ask again which accounts are connected", async () => {
  queryClient.setQueryData(linkedProvidersQuery.queryKey, []);
  ask.mockResolvedValueOnce({ linkProvider: { success: true, message: "" } });
  await link();
  await vi.waitFor(() =>
    expect(queryClient.getQueryState(linkedProvidersQuery.queryKey)?.isInvalidated).toBe(true),
  );
});

it("passes a refusal on, and asks no second time", async () => {
  const message = "Too many attempts. Try again in 40 seconds.";
  ask.mockRejectedValue(
    new GraphQLFailure([{ message, extensions: { code: "RATE_LIMITED", retryAfter: 40 } }]),
  );
  const done = link();
  await vi.runAllTimersAsync();
  await done;
  expect(ask).toHaveBeenCalledOnce();
  expect(told()).toEqual([`Your account wasn't connected: ${message}`]);
  expect(kept()).toBeNull();
});

it("stops for who signed out meanwhile", async () => {
  ask.mockRejectedValue(new Error("away"));
  const done = link();
  await vi.advanceTimersByTimeAsync(1000);
  clearTab();
  await vi.runAllTimersAsync();
  await done;
  expect(ask).toHaveBeenCalledOnce();
  expect(told()).toEqual([]);
});

it("says that a ticket ran out before its owner signed in", async () => {
  vi.setSystemTime(Date.now() + 1000 * 60);
  await link();
  expect(ask).not.toHaveBeenCalled();
  expect(told()).toEqual([notConnected]);
  expect(kept()).toBeNull();
});

it.each(["sealed", "null", '{"ticket":"sealed"}', JSON.stringify({ ticket: "sealed", until: 1000 })])(
  "forgets a ticket that is long over or none, without a word: %s",
  async (stored) => {
    window.sessionStorage.setItem("vitae.ticket", stored);
    expect(readTicket()).toBeNull();
    expect(kept()).toBeNull();
    window.sessionStorage.setItem("vitae.ticket", stored);
    await link();
    expect(kept()).toBeNull();
    expect(ask).not.toHaveBeenCalled();
    expect(told()).toEqual([]);
  },
);
