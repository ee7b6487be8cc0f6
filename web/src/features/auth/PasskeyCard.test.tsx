import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { data, identityAnswers } from "../../testing/identity";
import PasskeyCard from "./PasskeyCard";

vi.mock("../../lib/passkeys", () => ({
  canUsePasskeys: () => true,
  signWithPasskey: async () => "{}",
}));

it.each([
  ["This passkey was refused because it may have been copied.", /^This passkey was refused/],
  ["Sign-in is paused for 5 minutes.", /^Sign-in is paused for 5 minutes\.$/],
  ["", /^That passkey didn't work\./],
])("shows what the server says of a passkey: %s", async (message, shown) => {
  identityAnswers({
    StartPasskeyLogin: () => data({ startPasskeyLogin: { success: true, message: "", options: "{}" } }),
    VerifyPasskeyLogin: () =>
      data({ verifyPasskeyLogin: { success: false, message, token: null, user: null } }),
  });
  const user = userEvent.setup();
  const pending = { purpose: "login", userId: "41", email: "a@example.com", factor: "PASSKEY" } as const;
  render(<PasskeyCard pending={pending} onDone={vi.fn()} onBack={vi.fn()} />);
  await user.click(screen.getByRole("button", { name: "Use a passkey" }));
  expect(await screen.findByText(shown)).toBeVisible();
});
