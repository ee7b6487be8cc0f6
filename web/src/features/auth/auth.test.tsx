import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { type OpenApp, openApp } from "../../testing/app";
import { expectToast, field, fill, heading, press } from "../../testing/form";
import {
  data,
  failure,
  identityAnswers,
  marta,
  signedIn,
  tokenFor,
  unanswered,
} from "../../testing/identity";
import { HttpResponse, http, server } from "../../testing/server";
import { toastStore } from "../../ui/toast";

beforeEach(() => toastStore.clear());

const started = () =>
  data({ initiateLogin: { success: true, message: "", email: marta.email, userId: marta.id } });
const loggedIn = () =>
  data({
    verifyLogin: { success: true, message: "", user: marta, token: tokenFor(3600) },
  });

async function logIn(app: OpenApp) {
  await fill(app, { Username: "marta", Password: "Passw0rd" });
  await press(app, "Sign In");
}

describe("login", () => {
  it("wants a name and a password", async () => {
    const app = await openApp("/auth?mode=login");
    await press(app, "Sign In");
    expect(await screen.findByText("Username is required")).toBeVisible();
    expect(screen.getByText("Password is required")).toBeVisible();
  });

  it("clears the password when it is refused", async () => {
    identityAnswers({
      InitiateLogin: () =>
        data({ initiateLogin: { success: false, message: "", email: null, userId: null } }),
    });
    const app = await openApp("/auth");
    await logIn(app);
    await expectToast("Login failed", "Invalid credentials");
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(
      "Check your username and password.",
    );
    await waitFor(() => expect(field("Password")).toHaveValue(""));
    expect(field("Username")).toHaveValue("marta");
  });

  it.each([
    ["no answer", unanswered, "An error occurred during login"],
    ["a fault", () => failure("INTERNAL", "oops"), "An error occurred during login"],
    ["a limit", () => failure("RATE_LIMITED", "Try again in 2 minutes"), "Try again in 2 minutes"],
  ])("says what it can after %s", async (_, answer, description) => {
    identityAnswers({ InitiateLogin: answer });
    const app = await openApp("/auth");
    await logIn(app);
    await expectToast("Login error", description);
    await waitFor(() => expect(field("Password")).toHaveValue(""));
  });

  it("counts down to the next try where the server says how long to wait", async () => {
    identityAnswers({
      InitiateLogin: () => ({
        errors: [{ message: "Too many requests.", extensions: { code: "RATE_LIMITED", retryAfter: 709 } }],
      }),
    });
    const app = await openApp("/auth");
    await logIn(app);
    await expectToast("Login error", "Too many requests.");
    expect(await screen.findByRole("timer")).toHaveTextContent(/^You can try again in 11:4\d$/);
    expect(screen.getByRole("button", { name: "Sign In" })).toBeDisabled();
  });

  it("asks for the code, then goes where the person wanted to be", async () => {
    const codes: unknown[] = [];
    signedIn(marta, {
      InitiateLogin: started,
      VerifyLogin: ({ input }) => {
        codes.push(input);
        return codes.length > 1
          ? loggedIn()
          : data({ verifyLogin: { success: false, message: "", user: null, token: null } });
      },
    });
    window.localStorage.clear();
    const app = await openApp("/auth?next=%2Fplans%3Fa%3D1");
    await logIn(app);
    await expectToast("Verification required", "Please check your email for the verification code");
    await heading("Verify Login");
    expect(
      screen.getByText("Please enter the verification code sent to your email to complete login"),
    ).toBeVisible();
    await app.user.keyboard("123456{Enter}");
    await expectToast("Verification failed", "Invalid verification code");
    await waitFor(() => expect(screen.getByLabelText("Digit 1 of 6")).toHaveFocus());
    await app.user.keyboard("654321{Enter}");
    await expectToast("Login successful", "You are now logged in");
    await waitFor(() => expect(app.address()).toBe("/plans?a=1"));
    expect(codes).toEqual([
      { userId: "41", code: "123456" },
      { userId: "41", code: "654321" },
    ]);
    expect(window.localStorage.getItem("vitae.auth-token")?.split(".")).toHaveLength(3);
    expect(window.sessionStorage.getItem("vitae.verification")).toBeNull();
  });

  it.each([
    [[], ["ESSENTIAL"]],
    [[{ value: "ALL", at: "2026-01-01T00:00:00Z" }], []],
  ])("records what was chosen about storage before there was an account: %j", async (before, recorded) => {
    const values: unknown[] = [];
    signedIn(marta, {
      InitiateLogin: started,
      VerifyLogin: loggedIn,
      Consents: () => data({ consents: before }),
      RecordConsent: ({ value }) => {
        values.push(value);
        return data({ recordConsent: { success: true, message: "" } });
      },
    });
    window.localStorage.clear();
    window.localStorage.setItem("vitae.gdpr-consent", "essential");
    const app = await openApp("/auth?next=%2Fplans");
    await logIn(app);
    await heading("Verify Login");
    await app.user.keyboard("123456{Enter}");
    await waitFor(() => expect(app.address()).toBe("/plans"));
    await waitFor(() => expect(values).toEqual(recorded));
  });

  it("asks for the app's code where an app has it, and takes a recovery code", async () => {
    const codes: string[] = [];
    signedIn(marta, {
      InitiateLogin: () =>
        data({
          initiateLogin: {
            success: true,
            message: "Enter the code that your authenticator app shows",
            email: marta.email,
            userId: "41",
            secondFactor: "APP",
          },
        }),
      VerifyLogin: ({ input }: { input: { code: string } }) => {
        codes.push(input.code);
        return codes.length > 2
          ? loggedIn()
          : data({ verifyLogin: { success: false, message: "", user: null, token: null } });
      },
    } as never);
    window.localStorage.clear();
    const first = await openApp("/auth?next=%2Fplans");
    await logIn(first);
    await expectToast("Verification required", "Enter the code that your authenticator app shows");
    await heading("Verify Login");
    first.close();
    const app = await openApp("/auth?next=%2Fplans"); // a reload
    expect(await screen.findByText(/that your authenticator app shows for Vitae/)).toBeVisible();
    expect(screen.queryByText("Resend verification code")).toBeNull();
    await app.user.keyboard("123456{Enter}");
    expect(await screen.findByText(/Try the next one, or go back/)).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Use a recovery code instead" }));
    const recovery = screen.getByLabelText("Recovery code");
    await app.user.type(recovery, "aaaa-bbbb-cccc{Enter}");
    expect(await screen.findByText(/Try another one, or go back/)).toBeVisible();
    await app.user.type(recovery, "{Enter}");
    await waitFor(() => expect(app.address()).toBe("/plans"));
    expect(codes).toEqual(["123456", "aaaa-bbbb-cccc", "aaaa-bbbb-cccc"]);
  });

  it("takes a provider's answer, and connects the account after a sign-in with the password", async () => {
    const asked: unknown[] = [];
    let answer: Record<string, unknown> = { ticket: "sealed" };
    signedIn(marta, {
      FinishProviderSignIn: ({ input }: { input: unknown }) => {
        asked.push(input);
        return data({
          finishProviderSignIn: {
            success: true,
            message: "",
            session: null,
            login: null,
            ticket: null,
            ...answer,
          },
        });
      },
      StartProviderSignIn: () => data({ startProviderSignIn: { success: true, message: "", url: "#left" } }),
      InitiateLogin: started,
      VerifyLogin: loggedIn,
      LinkProvider: ({ ticket }: { ticket: string }) => {
        asked.push(ticket);
        return data({ linkProvider: { success: true, message: "" } });
      },
    } as never);
    server.use(
      http.get("*/api/settings", () => HttpResponse.json({ providers: [{ id: "work", name: "Work" }] })),
    );
    window.localStorage.clear();
    window.sessionStorage.setItem("vitae.provider", JSON.stringify({ next: "/plans" }));
    window.location.hash = "#code=c&state=s&with=work";
    const app = await openApp("/auth");
    expect(
      await screen.findByText(/Sign in to it once, with your password or another connected account/),
    ).toBeVisible();
    window.location.hash = "";
    expect(screen.getByRole("button", { name: "Continue with Work" })).toBeVisible();
    expect(app.address()).toBe("/auth?mode=login&next=%2Fplans");
    await press(app, "Continue with Work"); // with another one that is connected
    await waitFor(() => expect(window.location.hash).toBe("#left"));
    window.sessionStorage.removeItem("vitae.provider");
    window.location.hash = "";
    await logIn(app);
    await heading("Verify Login");
    await app.user.keyboard("123456{Enter}");
    await expectToast("Account connected", "Next time, you can sign in without your password.");
    await waitFor(() => expect(app.address()).toBe("/plans"));
    expect(asked).toEqual([{ provider: "work", code: "c", state: "s" }, "sealed"]);
    expect(window.sessionStorage.getItem("vitae.ticket")).toBeNull();
    app.close();

    window.localStorage.clear();
    answer = { session: (loggedIn() as { data: { verifyLogin: unknown } }).data.verifyLogin };
    window.location.hash = "#code=c&state=s2&with=work";
    const next = await openApp("/auth");
    await waitFor(() => expect(next.address()).toBe("/my"));
    next.close();

    window.localStorage.clear();
    window.location.hash = "#error=access_denied&with=work";
    await openApp("/auth");
    await expectToast("Sign-in failed", "The sign-in was canceled.");
    window.location.hash = "";
    expect(await screen.findByRole("button", { name: "Continue with Work" })).toBeVisible();
  });

  it("promises to connect an account no longer than it can", async () => {
    server.use(
      http.get("*/api/settings", () => HttpResponse.json({ providers: [{ id: "work", name: "Work" }] })),
    );
    window.sessionStorage.setItem(
      "vitae.ticket",
      JSON.stringify({ ticket: "sealed", until: Date.now() + 1500 }),
    );
    await openApp("/auth");
    expect(await screen.findByText(/we'll connect this one/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/we'll connect this one/)).toBeNull(), { timeout: 4000 });
    expect(screen.getByRole("button", { name: "Continue with Work" })).toBeVisible();
  });

  it("goes on waiting for the code after a reload, and forgets it with Back", async () => {
    identityAnswers({ InitiateLogin: started });
    const app = await openApp("/auth");
    await logIn(app);
    await heading("Verify Login");
    expect(JSON.parse(window.sessionStorage.getItem("vitae.verification") ?? "")).toEqual({
      purpose: "login",
      userId: "41",
      email: marta.email,
    });
    app.close();
    const again = await openApp("/auth");
    await heading("Verify Login");
    await press(again, "Back");
    expect(await heading("Welcome back")).toBeVisible();
    expect(field("Username")).toHaveValue("");
    expect(window.sessionStorage.getItem("vitae.verification")).toBeNull();
  });

  it("tells the error of a code that could not be checked", async () => {
    identityAnswers({ InitiateLogin: started, VerifyLogin: unanswered });
    const app = await openApp("/auth");
    await logIn(app);
    await heading("Verify Login");
    await app.user.keyboard("123456{Enter}");
    await expectToast("Verification error", "An error occurred during verification");
  });

  it("shows what was typed as a password, when asked", async () => {
    const app = await openApp("/auth");
    expect(field("Password")).toHaveAttribute("type", "password");
    await press(app, "Show password");
    expect(field("Password")).toHaveAttribute("type", "text");
  });
});

describe("/auth", () => {
  it("leads whoever is signed in on", async () => {
    signedIn();
    const app = await openApp("/auth?next=/plans");
    await waitFor(() => expect(app.address()).toBe("/plans"));
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "/auth?mode=login",
    "javascript:alert(1)",
  ])("does not go on to %s", async (next) => {
    signedIn();
    const app = await openApp(`/auth?next=${encodeURIComponent(next)}`);
    await waitFor(() => expect(app.address()).toBe("/my"));
  });

  it("moves between its tabs with the arrows", async () => {
    const app = await openApp("/auth");
    screen.getByRole("tab", { name: "Login" }).focus();
    await app.user.keyboard("{ArrowRight}");
    await heading("Create your account");
    expect(app.address()).toBe("/auth?mode=register");
  });
});
