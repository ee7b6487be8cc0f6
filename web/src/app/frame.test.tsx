import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openApp } from "../testing/app";
import { data, failure, identityAnswers, marta, signedIn } from "../testing/identity";
import { HttpResponse, http, server } from "../testing/server";

beforeEach(() => {
  server.use(
    http.get("*/api/events", () => new HttpResponse("", { status: 503 })),
    http.get("*/api/settings", () => new HttpResponse("", { status: 503 })),
    http.post("*/api/resume/graphql", () => new HttpResponse("", { status: 503 })),
  );
});

const consent = () => window.localStorage.getItem("vitae.gdpr-consent");
const banner = () => screen.queryByRole("region", { name: "Cookies" });
const press = (app: Awaited<ReturnType<typeof openApp>>, name: string) =>
  app.user.click(screen.getByRole("button", { name }));

describe("the consent banner", () => {
  it.each([
    ["Accept All", "all"],
    ["Essential Cookies Only", "essential"],
  ])("%s stores %s, for good", async (name, value) => {
    const app = await openApp("/terms");
    expect(screen.getByRole("link", { name: /^Learn More/ })).toHaveAttribute("href", "/privacy-policy");
    await press(app, name);
    expect(consent()).toBe(value);
    expect(banner()).toBeNull();
    app.close();
    await openApp("/terms");
    expect(banner()).toBeNull();
  });

  it("is put off by closing it, without a choice", async () => {
    const app = await openApp("/terms");
    await press(app, "Close");
    expect(banner()).toBeNull();
    expect(consent()).toBeNull();
    app.close();
    await openApp("/terms");
    expect(banner()).toBeVisible();
  });

  it("has the choice of a signed-in user written down", async () => {
    const values: unknown[] = [];
    signedIn(marta, {
      RecordConsent: ({ value }) => {
        values.push(value);
        return data({ recordConsent: { success: true, message: "" } });
      },
    });
    const app = await openApp("/terms");
    await screen.findByRole("button", { name: "Account menu" });
    await press(app, "Accept All");
    await waitFor(() => expect(values).toEqual(["ALL"]));
  });

  it("goes when the choice is made in another tab", async () => {
    await openApp("/terms");
    const event = new StorageEvent("storage", { key: "vitae.gdpr-consent", newValue: "all" });
    act(() => void window.dispatchEvent(event));
    expect(banner()).toBeNull();
  });
});

describe("the footer", () => {
  it("names the accounts of whoever runs the server", async () => {
    const url = "https://social.example/vitae";
    server.use(
      http.get("*/api/settings", () => HttpResponse.json({ socialLinks: [{ name: "Mastodon", url }] })),
    );
    await openApp("/terms");
    const link = await screen.findByRole("link", { name: "Mastodon" });
    expect(link).toHaveAttribute("href", url);
    expect(link).toHaveAttribute("rel", "me noopener noreferrer");
  });

  it("has the links, and the year", async () => {
    await openApp("/terms");
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getAllByRole("link").map((a) => [a.textContent, a.getAttribute("href")])).toEqual([
      ["About Us", "/about"],
      ["Contact", "/contact"],
      ["Pricing", "/plans"],
      ["Help Center", "/help"],
      ["Privacy Policy", "/privacy-policy"],
      ["Terms of Service", "/terms"],
      ["Privacy Settings", "/gdpr-settings"],
    ]);
    expect(footer.getByText(`© ${new Date().getFullYear()} Vitae`)).toBeVisible();
  });

  it("forgets the consent, so that the banner asks again", async () => {
    window.localStorage.setItem("vitae.gdpr-consent", "all");
    const app = await openApp("/terms");
    // The page that jsdom cannot load again says so on its console.
    vi.spyOn(console, "error").mockImplementation(() => {});
    await press(app, "Manage Cookie Settings");
    expect(consent()).toBeNull();
  });
});

describe("the header", () => {
  it("offers a visitor to log in and to sign up", async () => {
    await openApp("/terms");
    const header = within(document.querySelector("header") as HTMLElement);
    expect(await header.findByRole("link", { name: "Log in" })).toHaveAttribute("href", "/auth?mode=login");
    expect(header.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/auth?mode=register");
    expect(header.queryByRole("link", { name: "My Resumes" })).toBeNull();
  });

  it("has a menu for a user, with keys as a menu has them", async () => {
    signedIn();
    const { user } = await openApp("/terms");
    const trigger = await screen.findByRole("button", { name: "Account menu" });
    expect(trigger).toHaveTextContent("M");
    expect(screen.getByRole("link", { name: "My Resumes" })).toHaveAttribute("href", "/my-resumes");
    await user.click(trigger);
    expect(screen.getByText("marta@example.org")).toBeVisible();
    expect(
      screen.getAllByRole("menuitem").map((item) => [item.textContent, item.getAttribute("href")]),
    ).toEqual([
      ["Dashboard", "/my"],
      ["Profile", "/profile"],
      ["My Resumes", "/my-resumes"],
      ["Settings", "/settings"],
      ["Subscription", "/subscription"],
      ["Help Center", "/help"],
      ["Log out", null],
    ]);
    const at = (name: string) => expect(screen.getByRole("menuitem", { name })).toHaveFocus();
    at("Dashboard");
    await user.keyboard("{ArrowUp}");
    at("Log out");
    await user.keyboard("{ArrowDown}");
    at("Dashboard");
    await user.keyboard("s");
    at("Settings");
    await user.keyboard("s");
    at("Subscription");
    await user.keyboard("{End}{Home}");
    at("Dashboard");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(trigger).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    at("Log out");
    await user.click(document.body);
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("takes the letter of the username where there is no email", async () => {
    signedIn({ ...marta, email: "", username: "olga" });
    await openApp("/terms");
    expect(await screen.findByRole("button", { name: "Account menu" })).toHaveTextContent("O");
  });

  it("has a menu on a phone that closes when the window grows", async () => {
    const queries: { media: string; target: EventTarget & { matches: boolean } }[] = [];
    window.matchMedia = (media) => {
      const target = Object.assign(new EventTarget(), { matches: false, media });
      queries.push({ media, target });
      return target as unknown as MediaQueryList;
    };
    const { user } = await openApp("/terms");
    const menu = screen.getByRole("button", { name: "Menu" });
    await user.click(menu);
    expect(menu).toHaveAttribute("aria-expanded", "true");
    expect(within(screen.getByRole("navigation", { name: "Menu" })).getByText("Pricing")).toBeVisible();
    act(() => {
      for (const { target } of queries.filter((query) => query.media === "(min-width: 768px)")) {
        target.matches = true;
        target.dispatchEvent(new Event("change"));
      }
    });
    expect(menu).toHaveAttribute("aria-expanded", "false");
    await user.click(menu);
    await user.keyboard("{Escape}");
    expect(menu).toHaveAttribute("aria-expanded", "false");
    expect(menu).toHaveFocus();
  });
});

describe("notifications", () => {
  const one = (id: string, path: string | null, readAt: string | null = null) => ({
    id,
    kind: "new_device",
    title: `New sign-in ${id}`,
    body: "From another browser",
    path,
    createdAt: "2026-01-05T09:00:00Z",
    readAt,
  });
  const page = (...items: ReturnType<typeof one>[]) =>
    data({
      notifications: { items, unreadCount: items.filter((item) => !item.readAt).length, endCursor: null },
    });
  const bell = () => screen.findByRole("button", { name: "Notifications" });

  it("are counted, listed, read by opening them, and lead on", async () => {
    const read: unknown[] = [];
    signedIn(marta, {
      Notifications: () =>
        read.length ? page(one("1", "/plans", "2026-01-06T09:00:00Z")) : page(one("1", "/plans")),
      MarkNotificationsRead: ({ ids }) => {
        read.push(ids);
        return data({ markNotificationsRead: { success: true, message: "" } });
      },
    });
    const app = await openApp("/terms");
    await waitFor(async () => expect(await bell()).toHaveAccessibleDescription("1 unread"));
    await app.user.click(await bell());
    await app.user.click(screen.getByRole("link", { name: /New sign-in 1/ }));
    await waitFor(() => expect(app.address()).toBe("/plans"));
    await waitFor(() => expect(read).toEqual([["1"]]));
    expect(await bell()).not.toHaveAccessibleDescription();
  });

  it("are all marked as read at once; one that leads nowhere stays a button", async () => {
    const read: unknown[] = [];
    signedIn(marta, {
      Notifications: () => page(one("1", null), one("2", "//evil.example")),
      MarkNotificationsRead: ({ ids }) => {
        read.push(ids);
        return data({ markNotificationsRead: { success: true, message: "" } });
      },
    });
    const app = await openApp("/terms");
    await app.user.click(await bell());
    expect(screen.queryByRole("link", { name: /New sign-in/ })).toBeNull();
    await press(app, "Mark all as read");
    await waitFor(() => expect(read).toEqual([null]));
  });

  it("say when there are none", async () => {
    signedIn();
    const { user } = await openApp("/terms");
    await user.click(await bell());
    expect(await screen.findByText(/^Nothing yet/)).toBeVisible();
  });

  it("can be asked for again when they could not be had", async () => {
    signedIn(marta, { Notifications: () => failure("INTERNAL", "oops") });
    const app = await openApp("/terms");
    await app.user.click(await bell());
    expect(await screen.findByText("Notifications couldn't be loaded.")).toBeVisible();
    identityAnswers({ Notifications: () => page(one("7", null)) });
    await press(app, "Try again");
    expect(await screen.findByText("New sign-in 7")).toBeVisible();
  });
});

describe("the theme", () => {
  const dark = () => data({ userProfile: { id: "1", themePreference: "DARK" } });

  it("is the profile's where none was chosen here, and nothing of it stays behind", async () => {
    signedIn(marta, { ThemePreference: dark });
    const app = await openApp("/terms");
    await waitFor(() => expect(document.documentElement).toHaveAttribute("data-theme", "dark"));
    expect(window.localStorage.getItem("vitae.theme")).toBeNull();
    app.close();
    expect(document.documentElement).not.toHaveAttribute("data-theme");
  });

  it("is the one chosen here, whatever the profile says", async () => {
    window.localStorage.setItem("vitae.theme", "light");
    document.documentElement.dataset.theme = "light";
    const asked = signedIn(marta, { ThemePreference: dark });
    await openApp("/terms");
    await waitFor(() => expect(asked).toContain("ThemePreference"));
    await screen.findByRole("button", { name: "Account menu" });
    expect(document.documentElement).toHaveAttribute("data-theme", "light");
    delete document.documentElement.dataset.theme;
  });
});
