import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { openApp } from "../../testing/app";
import { data, failure, identityAnswers, marta, signedIn } from "../../testing/identity";

const day = 86_400_000;

/** A notification of so many days ago. */
const one = (id: string, daysAgo: number, over: Record<string, unknown> = {}) => ({
  id,
  kind: "letter_ready",
  title: `Letter ${id}`,
  body: "Cover letter for Welder at Initech",
  path: "/cover-letters",
  createdAt: new Date(Date.now() - daysAgo * day).toISOString(),
  readAt: null as string | null,
  ...over,
});

describe("all notifications", () => {
  let all: ReturnType<typeof one>[] = [];
  let read: unknown[] = [];
  const answers = () => ({
    Notifications: (variables: object) => {
      const { first, after } = variables as { first: number; after?: string | null };
      const from = after ? all.findIndex((n) => n.id === after) + 1 : 0;
      const items = all.slice(from, from + first);
      const unreadCount = all.filter((n) => !n.readAt).length;
      const more = from + first < all.length;
      return data({
        notifications: { items, unreadCount, endCursor: more ? (items.at(-1)?.id ?? null) : null },
      });
    },
    MarkNotificationsRead: (variables: object) => {
      const { ids } = variables as { ids: string[] | null };
      read.push(ids);
      all = all.map((n) => (!ids || ids.includes(n.id) ? { ...n, readAt: new Date().toISOString() } : n));
      return data({ markNotificationsRead: { success: true, message: "" } });
    },
  });
  beforeEach(() => {
    all = [];
    read = [];
  });

  const page = () => within(screen.getByRole("main"));

  it("stand by day and can be read one by one, which the bell shows too", async () => {
    all = [one("a", 0), one("b", 1), one("c", 40, { readAt: "2026-01-01T00:00:00Z" })];
    signedIn(marta, answers());
    const app = await openApp("/notifications");
    expect(await page().findByRole("heading", { name: "Today" })).toBeVisible();
    expect(page().getByRole("heading", { name: "Yesterday" })).toBeVisible();
    expect(page().getAllByRole("heading", { level: 2 })).toHaveLength(3);
    const bell = await screen.findByRole("button", { name: "Notifications" });
    await waitFor(() => expect(bell).toHaveAccessibleDescription("2 unread"));
    expect(page().queryByRole("button", { name: "Mark as read: Letter c" })).toBeNull();
    await app.user.click(page().getByRole("button", { name: "Mark as read: Letter b" }));
    await waitFor(() => expect(read).toEqual([["b"]]));
    await waitFor(() => expect(bell).toHaveAccessibleDescription("1 unread"));
    expect(app.address()).toBe("/notifications");
    await app.user.click(page().getByRole("button", { name: "Mark all as read" }));
    await waitFor(() => expect(read).toEqual([["b"], null]));
    await waitFor(() => expect(bell).not.toHaveAccessibleDescription());
  });

  it("lead where their path says, with what it asks for", async () => {
    all = [one("a", 0, { path: "/upload?version=00000000000000000000000042" })];
    signedIn(marta, answers());
    await openApp("/notifications");
    const link = await page().findByRole("link", { name: /Letter a/ });
    expect(link.getAttribute("href")).toMatch(/^\/upload\?version=(%22)?00000000000000000000000042(%22)?$/);
  });

  it("come a page at a time", async () => {
    all = Array.from({ length: 25 }, (_, i) => one(String(i), i));
    signedIn(marta, answers());
    const app = await openApp("/notifications");
    expect(await page().findAllByRole("listitem")).toHaveLength(20);
    await app.user.click(page().getByRole("button", { name: "Show older" }));
    await waitFor(() => expect(page().getAllByRole("listitem")).toHaveLength(25));
    expect(page().queryByRole("button", { name: "Show older" })).toBeNull();
  });

  it("say when there are none, and lead to the switches", async () => {
    signedIn(marta, answers());
    await openApp("/notifications");
    expect(await page().findByText(/^Nothing yet/)).toBeVisible();
    expect(page().getByRole("link", { name: "Choose which ones we email you" })).toHaveAttribute(
      "href",
      "/settings",
    );
    expect(page().queryByRole("button", { name: "Mark all as read" })).toBeNull();
  });

  it("can be asked for again when they could not be had", async () => {
    signedIn(marta, { Notifications: () => failure("INTERNAL", "oops") });
    const app = await openApp("/notifications");
    expect(await page().findByText("Notifications couldn't be loaded.", {}, { timeout: 5000 })).toBeVisible();
    all = [one("a", 0)];
    identityAnswers(answers());
    await app.user.click(page().getByRole("button", { name: "Try again" }));
    expect(await page().findByText("Letter a")).toBeVisible();
  });

  it("are a step away from the bell", async () => {
    all = [one("a", 0)];
    signedIn(marta, answers());
    const app = await openApp("/terms");
    await app.user.click(await screen.findByRole("button", { name: "Notifications" }));
    await app.user.click(await screen.findByRole("link", { name: "See all" }));
    await waitFor(() => expect(app.address()).toBe("/notifications"));
  });
});
