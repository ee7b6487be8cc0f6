import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { askIdentity } from "../api/graphql";
import { knownUser } from "../api/identity/currentUser";
import { HasPermissionDocument } from "../api/identity/operations.gen";
import { send } from "../api/problem";
import { setToken } from "../api/token";
import { openApp } from "../testing/app";
import { data, failure, identityAnswers, marta, signedIn, tokenFor } from "../testing/identity";
import { HttpResponse, http, server } from "../testing/server";
import { toastStore } from "../ui/toast";

const tokenKey = "vitae.auth-token";
const held = () => window.localStorage.getItem(tokenKey);
const accountMenu = () => screen.findByRole("button", { name: "Account menu" });
const signedOut = () => screen.findByRole("link", { name: "Log in" });

beforeEach(() => {
  toastStore.clear();
  // What the screens ask for is no part of these tests.
  server.use(
    http.post("*/graphql", () => new HttpResponse("", { status: 503 })),
    http.get("*/api/events", () => new HttpResponse("", { status: 503 })),
    http.get("*/api/settings", () => new HttpResponse("", { status: 503 })),
  );
});

/** Lets the tab look at its token, as it does every two minutes. */
async function opensWithCheck(address: string) {
  const intervals = vi.spyOn(window, "setInterval");
  const app = await openApp(address);
  const check = intervals.mock.calls.find(([, wait]) => wait === 120_000)?.[0];
  if (typeof check !== "function") throw new Error("nothing runs every 120000 ms");
  return { app, check: () => act(async () => check()) };
}

/** What another tab does to the token. */
async function elsewhere(value: string | null) {
  if (value === null) window.localStorage.removeItem(tokenKey);
  else window.localStorage.setItem(tokenKey, value);
  await act(async () =>
    window.dispatchEvent(new StorageEvent("storage", { key: tokenKey, newValue: value })),
  );
}

const other = { ...marta, id: "42", username: "olga", email: "olga@example.org" };

describe("the token's check", () => {
  const claims = (value: unknown) => `a.${btoa(JSON.stringify(value))}.c`;
  it.each([
    ["two parts", "a.b"],
    ["four parts", `${tokenFor(60)}.d`],
    ["what cannot be read", "a.%%%.c"],
    ["no expiry", claims({ sid: "1" })],
    ["an expiry that is no number", claims({ exp: "soon" })],
    ["an expiry that has passed", tokenFor(-1)],
  ])("removes a token with %s, which is nobody's from the start", async (_, token) => {
    window.localStorage.setItem(tokenKey, token);
    const { check } = await opensWithCheck("/upload");
    expect(await signedOut()).toBeVisible();
    await check();
    expect(held()).toBeNull();
  });

  it("leaves a good token alone, and fetches the user where none is loaded", async () => {
    const asked = signedIn(marta, { CurrentUser: () => new HttpResponse("", { status: 503 }) });
    const { check } = await opensWithCheck("/upload");
    await waitFor(() => expect(asked).toEqual(["CurrentUser"]));
    signedIn();
    await check();
    expect(await accountMenu()).toBeVisible();
    expect(held()).not.toBeNull();
  });

  it("asks to sign in again when the token runs out under a user", async () => {
    signedIn();
    const { check } = await opensWithCheck("/upload");
    await accountMenu();
    window.localStorage.setItem(tokenKey, tokenFor(-1));
    await check();
    expect(held()).toBeNull();
    expect(await screen.findByRole("dialog", { name: "Your session has ended" })).toBeVisible();
  });
});

describe("a session that ends under the person's hands", () => {
  async function typeThenLose() {
    const asked = signedIn(marta, {
      Notifications: () => failure("UNAUTHENTICATED", "Please sign in"),
      InitiateLogin: () =>
        data({ initiateLogin: { success: true, message: "", email: marta.email, userId: marta.id } }),
      VerifyLogin: () =>
        data({
          verifyLogin: { success: true, message: "", user: marta, token: tokenFor(7200) },
        }),
    });
    const app = await openApp("/upload?step=job");
    const dialog = within(await screen.findByRole("dialog", { name: "Your session has ended" }));
    return { app, asked, dialog };
  }

  it("is begun anew over the page, which stays as it was and is fetched again", async () => {
    const { app, asked, dialog } = await typeThenLose();
    const area = screen.getByLabelText("Job description");
    await app.user.type(dialog.getByLabelText("Username"), "marta");
    await app.user.type(dialog.getByLabelText("Password"), "Passw0rd{Enter}");
    await dialog.findByRole("heading", { name: "Verify Login" });
    const before = asked.filter((name) => name === "Notifications").length;
    signedIn(marta);
    await app.user.keyboard("123456{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText("Job description")).toBe(area);
    expect(app.address()).toBe("/upload?step=job");
    expect(before).toBe(1);
    expect(await accountMenu()).toBeVisible();
  });

  it("can be left for the login, with the way back", async () => {
    const { app, dialog } = await typeThenLose();
    await app.user.click(dialog.getByRole("button", { name: "Leave page" }));
    await waitFor(() => expect(app.address()).toBe("/auth?mode=login&next=%2Fupload%3Fstep%3Djob"));
    expect(held()).toBeNull();
    expect(await screen.findByRole("heading", { name: "Welcome back" })).toBeVisible();
  });

  it.each(["/api/late", "/api/v1/identity/graphql"])(
    "is not ended by what %s says of the one before",
    async (path) => {
      signedIn();
      await openApp("/upload");
      await accountMenu();
      server.use(
        http.post(`*${path}`, () => {
          // Somebody signs in while the answer is on its way.
          signedIn();
          setToken(tokenFor(9000));
          return path === "/api/late"
            ? new HttpResponse("", { status: 401 })
            : HttpResponse.json(failure("UNAUTHENTICATED", "Please sign in"));
        }),
      );
      const late =
        path === "/api/late"
          ? send(path, { method: "POST" })
          : askIdentity(HasPermissionDocument, { userId: marta.id, permission: "users:read" });
      await expect(late).rejects.toThrow();
      expect(knownUser()).toEqual({ user: marta, code: null, over: false });
    },
  );

  it("is closed when the person signs in again in another tab", async () => {
    await typeThenLose();
    signedIn(marta);
    await elsewhere(tokenFor(9000));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("two tabs", () => {
  it("see a logout in the other one", async () => {
    signedIn();
    const app = await openApp("/my");
    await accountMenu();
    await elsewhere(null);
    await waitFor(() => expect(app.address()).toBe("/auth?mode=login&next=%2Fmy"));
    expect(screen.queryByRole("button", { name: "Account menu" })).toBeNull();
  });

  it("see a login in the other one", async () => {
    await openApp("/upload");
    expect(await signedOut()).toBeVisible();
    signedIn();
    await elsewhere(tokenFor(3600));
    expect(await accountMenu()).toBeVisible();
  });

  it("show nothing of the user before", async () => {
    signedIn(marta, {
      Notifications: () =>
        data({
          notifications: {
            items: [
              {
                id: "1",
                kind: "x",
                title: "Marta's own",
                body: "",
                path: null,
                createdAt: marta.createdAt,
                readAt: null,
              },
            ],
            unreadCount: 1,
            endCursor: null,
          },
        }),
    });
    const { user } = await openApp("/upload");
    await user.click(await screen.findByRole("button", { name: "Notifications" }));
    expect(await screen.findByText("Marta's own")).toBeVisible();
    signedIn(other);
    await elsewhere(tokenFor(5000));
    await waitFor(() => expect(screen.queryByText("Marta's own")).toBeNull());
    await user.click(await accountMenu());
    expect(screen.getByText("olga@example.org")).toBeVisible();
  });
});

describe("logging out", () => {
  async function logOut(answer: () => ReturnType<typeof data> | Response) {
    let during: string | null = "unset";
    const asked = signedIn(marta, {
      LogoutUser: () => {
        during = held();
        return answer();
      },
    });
    const app = await openApp("/my");
    window.sessionStorage.setItem("vitae.draft.r1", "typed and not saved");
    await app.user.click(await accountMenu());
    await app.user.click(screen.getByRole("menuitem", { name: "Log out" }));
    await signedOut();
    await waitFor(() => expect(app.address()).toBe("/"));
    await waitFor(() => expect(window.sessionStorage.getItem("vitae.draft.r1")).toBeNull());
    expect(asked).toContain("LogoutUser");
    expect(during).toBeNull();
    expect(held()).toBeNull();
  }
  const expectToast = (title: string, description: string) =>
    waitFor(() => expect(toastStore.get()[0]).toMatchObject({ title, description }));

  it("clears the token, then tells the server, and goes home", async () => {
    await logOut(() => data({ logoutUser: { success: true, message: "" } }));
    await expectToast("Logout successful", "You have been logged out");
  });

  it("holds here where the server fails", async () => {
    await logOut(() => new HttpResponse("", { status: 503 }));
    await expectToast(
      "Error during logout",
      "You have been logged out locally, but there was an error with the server",
    );
  });
});

describe("a protected screen", () => {
  it("says that it loads, then shows", async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    signedIn();
    server.use(
      http.post("*/api/v1/identity/graphql", async ({ request }) => {
        if (!(await request.clone().text()).includes("query CurrentUser")) return undefined;
        await waiting;
        return undefined;
      }),
    );
    const opened = openApp("/my");
    expect(await screen.findByText("Loading...")).toBeVisible();
    answer();
    expect((await opened).address()).toBe("/my");
  });

  it("leads nobody to the login, and back afterwards", async () => {
    const app = await openApp("/settings?x=1");
    expect(app.address()).toBe("/auth?mode=login&next=%2Fsettings%3Fx%3D1");
  });

  it("leads a deactivated account to what is told about it", async () => {
    signedIn(marta, { CurrentUser: () => failure("unauthorized_client", "This account is deactivated") });
    const app = await openApp("/my");
    await waitFor(() => expect(app.address()).toBe("/unauthorized-client"));
  });

  it("does so too when the account is deactivated meanwhile", async () => {
    signedIn(marta, { Notifications: () => failure("unauthorized_client", "This account is deactivated") });
    const app = await openApp("/my");
    await waitFor(() => expect(app.address()).toBe("/unauthorized-client"));
    identityAnswers({});
  });
});
