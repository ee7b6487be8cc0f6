import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { openApp } from "../../testing/app";
import { expectToast, fill, heading, press } from "../../testing/form";
import { data, identityAnswers, unanswered } from "../../testing/identity";
import { HttpResponse, http, server } from "../../testing/server";
import { toastStore } from "../../ui/toast";

beforeEach(() => toastStore.clear());

/** Takes new passwords, and gives what was sent. */
function resetAnswered(): unknown[] {
  const sent: unknown[] = [];
  identityAnswers({
    ResetPassword: ({ input }) => {
      sent.push(input);
      return data({ resetPassword: { success: true, message: "" } });
    },
  });
  return sent;
}

describe("a new password", () => {
  it("begins with the address", async () => {
    identityAnswers({
      RequestPasswordReset: () => data({ requestPasswordReset: { success: true, message: "" } }),
    });
    const app = await openApp("/auth?mode=reset");
    await fill(app, { Email: "marta@example.org" });
    await press(app, "Send code");
    await expectToast("Code sent", "A new verification code has been sent to your email");
    await heading("Check your inbox");
  });

  it.each([
    [
      "a refusal",
      () => data({ requestPasswordReset: { success: false, message: "" } }),
      "Failed to send code",
      "Failed to send verification code",
    ],
    ["no answer", unanswered, "Error", "An error occurred while sending verification code"],
  ])("tells %s", async (_, answer, title, description) => {
    identityAnswers({ RequestPasswordReset: answer });
    const app = await openApp("/auth?mode=reset");
    await fill(app, { Email: "marta@example.org" });
    await press(app, "Send code");
    await expectToast(title, description);
  });

  it("is set with the code from the mail's link", async () => {
    const sent = resetAnswered();
    const app = await openApp("/auth?mode=reset&user=1234567890123456");
    await press(app, "Save new password");
    expect(await screen.findByText("Please enter the 6-digit verification code")).toBeVisible();
    await app.user.click(screen.getByLabelText("Digit 1 of 6"));
    await app.user.keyboard("123456");
    await fill(app, { "New Password": "Passw0rd2", "Confirm Password": "Passw0rd2" });
    await press(app, "Save new password");
    await expectToast("Password changed", "Sign in with your new password.");
    expect(sent).toEqual([{ userId: "1234567890123456", code: "123456", newPassword: "Passw0rd2" }]);
    await waitFor(() => expect(app.address()).toBe("/auth?mode=login"));
  });

  it("is set by a link that holds the code", async () => {
    const sent = resetAnswered();
    const code = "9bXn0yJcX3Qd8mPqv5Yk2wZ7-tR_4sLhNfGuAeOiBzE";
    window.location.hash = `#code=${code}`;
    const app = await openApp("/auth?mode=reset&user=1234567890123456");
    window.location.hash = "";
    expect(screen.queryByLabelText("Digit 1 of 6")).toBeNull();
    await fill(app, { "New Password": "Passw0rd2", "Confirm Password": "Passw0rd2" });
    await press(app, "Save new password");
    await expectToast("Password changed", "Sign in with your new password.");
    expect(sent).toEqual([{ userId: "1234567890123456", code, newPassword: "Passw0rd2" }]);
  });

  it("begins with every session ended where a letter was about somebody else", async () => {
    const asked: string[] = [];
    server.use(
      http.post("/api/v1/identity/not-me/:user/:proof", ({ params }) => {
        asked.push(`${params.user} ${params.proof}`);
        return asked.length === 1
          ? new HttpResponse(null, { status: 404 })
          : HttpResponse.json({ mailed: asked.length === 2, message: "You're signed out everywhere." });
      }),
    );
    const proof = `tgk2o0.proofproofproofproof.${"address-".repeat(47)}`;
    window.location.hash = `#not-me=${proof}`;
    let app = await openApp("/auth?mode=reset&user=1234567890123456");
    await heading("Secure your account");
    await press(app, "Sign out everywhere");
    await expectToast("Sign-out failed", "This link no longer works. Reset your password instead.");
    await press(app, "Sign out everywhere");
    await heading("Check your inbox");
    await screen.findByText("You're signed out everywhere.");
    app.close();
    app = await openApp("/auth?mode=reset&user=1234567890123456");
    window.location.hash = "";
    await press(app, "Sign out everywhere");
    await screen.findByText("You're signed out everywhere.");
    await heading("Secure your account"); // no link was mailed
    expect(asked).toEqual(Array(3).fill(`1234567890123456 ${proof}`));
  });
});
