import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { openApp } from "../../testing/app";
import { expectToast, field, fill, heading, press } from "../../testing/form";
import { data, identityAnswers, marta, unanswered } from "../../testing/identity";
import { HttpResponse, http, server } from "../../testing/server";
import { toastStore } from "../../ui/toast";

beforeEach(() => toastStore.clear());

const newcomer = {
  "First Name": "Marta",
  Username: "marta_l",
  Email: "marta@example.org",
  Password: "Passw0rd",
  "Confirm Password": "Passw0rd",
};

const registered = () =>
  data({
    registerUser: {
      success: true,
      message: "",
      user: { id: "41", email: marta.email },
      verificationSent: true,
      fieldErrors: [],
    },
  });
describe("registration", () => {
  it("says plainly that it is closed, where the server says so", async () => {
    server.use(http.get("*/api/settings", () => HttpResponse.json({ registration: false })));
    await openApp("/auth?mode=register");
    await heading("Registration is closed");
    expect(screen.getByText(/Ask them for an account/)).toBeVisible();
    expect(screen.queryByLabelText("Confirm Password")).toBeNull();
  });

  it("needs an invitation, where the server says so, and hands it in", async () => {
    server.use(
      http.get("*/api/settings", () =>
        HttpResponse.json({ registration: true, registrationWay: "invitation", registrationDomains: [] }),
      ),
    );
    const first = await openApp("/auth?mode=register");
    await heading("Registration is by invitation only");
    expect(screen.queryByLabelText("Confirm Password")).toBeNull();
    first.close();

    let sent: unknown;
    identityAnswers({
      RegisterUser: ({ input }) => {
        sent = input;
        return registered();
      },
    });
    window.location.hash = "#invitation=0123456789abcdefghij-_XYZ";
    const app = await openApp("/auth?mode=register");
    expect(await screen.findByText(/You've been invited/)).toBeVisible();
    window.location.hash = "";
    await fill(app, newcomer);
    await press(app, "Create Account");
    await heading("Verify Your Email");
    expect(sent).toMatchObject({ invitation: "0123456789abcdefghij-_XYZ" });
  });

  it("says whose addresses can register", async () => {
    server.use(
      http.get("*/api/settings", () =>
        HttpResponse.json({
          registration: true,
          registrationWay: "domains",
          registrationDomains: ["example.org", "example.com"],
        }),
      ),
    );
    await openApp("/auth?mode=register");
    expect(await screen.findByText(/an email address from example.org, example.com/)).toBeVisible();
    expect(screen.getByLabelText("Confirm Password")).toBeVisible();
  });

  it.each([
    [{ Username: "ab" }, "Username must be at least 3 characters"],
    [{ Username: "a".repeat(51) }, "Username must be at most 50 characters"],
    [{ Username: "a b!" }, "Username can only contain letters, numbers, and underscores"],
    [{ Email: "marta@" }, "Invalid email address"],
    [{ Password: "Passw0r" }, "Password must be at least 8 characters"],
    [{ Password: "passw0rd" }, "Password must contain at least one uppercase letter"],
    [{ Password: "PASSW0RD" }, "Password must contain at least one lowercase letter"],
    [{ Password: "Password" }, "Password must contain at least one number"],
    [{ "Confirm Password": "Passw0rd1" }, "Passwords don't match"],
  ])("checks %j", async (wrong, message) => {
    const app = await openApp("/auth?mode=register");
    await fill(app, { ...newcomer, ...wrong });
    await press(app, "Create Account");
    const said = await screen.findByText(message);
    const [label] = Object.keys(wrong);
    const named = message === "Passwords don't match" ? "Confirm Password" : (label ?? "");
    expect(field(named).getAttribute("aria-describedby")).toBe(said.id);
  });

  it("asks for the code, then says that the account is ready, and keeps a visitor's result", async () => {
    let sent: unknown;
    identityAnswers({
      RegisterUser: ({ input }) => {
        sent = input;
        return registered();
      },
      VerifyEmail: () => data({ verifyEmail: { success: true, message: "" } }),
    });
    window.sessionStorage.setItem("vitae.trial", "{}");
    const app = await openApp("/register");
    expect(app.address()).toBe("/auth?mode=register");
    expect(screen.getByText("At least 8 characters with letters and numbers")).toBeVisible();
    await fill(app, newcomer);
    await press(app, "Create Account");
    await expectToast(
      "Registration successful",
      "Please verify your email with the code sent to your inbox.",
    );
    await heading("Verify Your Email");
    expect(sent).toEqual({
      firstName: "Marta",
      username: "marta_l",
      email: "marta@example.org",
      password: "Passw0rd",
    });
    await app.user.keyboard("123456{Enter}");
    await waitFor(() => expect(app.address()).toBe("/registration-success"));
    expect(Object.keys(window.sessionStorage)).toEqual(["vitae.trial"]);
  });

  it("shows the server's errors at their fields and clears the passwords alone", async () => {
    identityAnswers({
      RegisterUser: () =>
        data({
          registerUser: {
            success: false,
            message: "",
            user: null,
            verificationSent: false,
            fieldErrors: [{ field: "username", message: "This username is taken" }],
          },
        }),
    });
    const app = await openApp("/auth?mode=register");
    await fill(app, newcomer);
    await press(app, "Create Account");
    await expectToast("Registration failed", "Failed to create account");
    expect(await screen.findByText("This username is taken")).toBeVisible();
    expect(field("Username")).toHaveValue("marta_l");
    expect(field("Password")).toHaveValue("");
    expect(field("Confirm Password")).toHaveValue("");
  });

  it("says so when no answer comes", async () => {
    identityAnswers({ RegisterUser: unanswered });
    const app = await openApp("/auth?mode=register");
    await fill(app, newcomer);
    await press(app, "Create Account");
    await expectToast("Registration error", "An error occurred during registration");
  });

  it("keeps what was typed over a reload, but no password", async () => {
    const app = await openApp("/auth?mode=register");
    await fill(app, newcomer);
    expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain("Passw0rd");
    app.close();
    await openApp("/auth?mode=register");
    expect(field("Username")).toHaveValue("marta_l");
    expect(field("Email")).toHaveValue("marta@example.org");
    expect(field("Password")).toHaveValue("");
  });

  it.each([
    [
      "a wrong code",
      () => data({ verifyEmail: { success: false, message: "" } }),
      "Verification failed",
      "Failed to verify email",
    ],
    ["no answer", unanswered, "Verification error", "An error occurred during email verification"],
  ])("tells %s", async (_, answer, title, description) => {
    identityAnswers({ VerifyEmail: answer });
    window.sessionStorage.setItem(
      "vitae.verification",
      JSON.stringify({ purpose: "registration", userId: "41", email: marta.email }),
    );
    const app = await openApp("/verify-email");
    await heading("Verify Your Email");
    await app.user.keyboard("123456{Enter}");
    await expectToast(title, description);
  });
});

describe("the screens for a code", () => {
  it.each(["/verify-email", "/verify-otp"])("%s offers a way on where none is awaited", async (address) => {
    await openApp(address);
    await heading("There's no code to enter");
    expect(screen.getAllByRole("link", { name: "Log in" }).at(-1)).toHaveAttribute(
      "href",
      "/auth?mode=login",
    );
  });

  it("says that the address is proven, and leads to a login where the account can't be entered", async () => {
    identityAnswers({
      VerifyEmail: () => data({ verifyEmail: { success: true, message: "" } }),
      EnterAccount: () => data({ enterAccount: { success: false, message: "", user: null, token: null } }),
    });
    window.sessionStorage.setItem(
      "vitae.verification",
      JSON.stringify({ purpose: "registration", userId: "41", email: marta.email }),
    );
    const app = await openApp("/verify-email");
    await heading("Verify Your Email");
    await app.user.keyboard("123456{Enter}");
    await heading("Verification Complete");
    await press(app, "Continue");
    await heading("Your account is ready");
    await press(app, "Go to your dashboard");
    await waitFor(() => expect(app.address()).toBe("/auth?mode=login"));
  });
});
