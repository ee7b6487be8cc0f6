import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import AppCodeCard from "./AppCodeCard";

afterEach(() => vi.useRealTimers());

it("leads back once the server takes no more codes", async () => {
  const back = vi.fn();
  const user = userEvent.setup();
  render(<AppCodeCard verify={async () => false} onDone={vi.fn()} onBack={back} />);
  for (let n = 0; n < 4; n++) await user.keyboard("123456{Enter}");
  expect(screen.getByText(/Try the next one, or go back/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Use a recovery code instead" }));
  await user.type(screen.getByLabelText("Recovery code"), "aaaa-bbbb-cccc{Enter}");
  expect(await screen.findByRole("heading", { name: "This sign-in expired" })).toBeVisible();
  expect(screen.queryByLabelText("Recovery code")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Back to sign in" }));
  expect(back).toHaveBeenCalledOnce();
});

it("leads back after five minutes", () => {
  vi.useFakeTimers();
  const back = vi.fn();
  render(<AppCodeCard verify={async () => true} onDone={vi.fn()} onBack={back} />);
  act(() => vi.advanceTimersByTime(5 * 60_000 - 1));
  expect(screen.getByRole("heading", { name: "Verify Login" })).toBeVisible();
  act(() => vi.advanceTimersByTime(1));
  fireEvent.click(screen.getByRole("button", { name: "Back to sign in" }));
  expect(back).toHaveBeenCalledOnce();
});
