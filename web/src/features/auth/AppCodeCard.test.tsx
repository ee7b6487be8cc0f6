import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import AppCodeCard from "./AppCodeCard";

afterEach(() => vi.useRealTimers());

it("says that too many codes were wrong, and still takes the one that an operator gave", async () => {
  const back = vi.fn();
  const done = vi.fn();
  const user = userEvent.setup();
  render(<AppCodeCard verify={async (code) => code === "654321"} onDone={done} onBack={back} />);
  for (let n = 0; n < 4; n++) await user.keyboard("123456{Enter}");
  expect(screen.getByText(/Try the next one, or go back/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Use a recovery code instead" }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.type(screen.getByLabelText("Recovery code"), "aaaa-bbbb-cccc{Enter}");
  expect(await screen.findByText("This sign-in may no longer work.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Back to sign in" }));
  expect(back).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Use your app instead" }));
  await user.keyboard("654321{Enter}");
  expect(done).toHaveBeenCalledOnce();
});

it("says after five minutes that it may be too late, and keeps what was typed", () => {
  vi.useFakeTimers();
  const back = vi.fn();
  render(<AppCodeCard verify={async () => true} onDone={vi.fn()} onBack={back} />);
  fireEvent.change(screen.getByLabelText("Digit 1 of 6"), { target: { value: "7" } });
  act(() => vi.advanceTimersByTime(5 * 60_000 - 1));
  expect(screen.queryByRole("button", { name: "Back to sign in" })).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole("heading", { name: "Verify Login" })).toBeVisible();
  expect(screen.getByLabelText("Digit 1 of 6")).toHaveValue("7");
  fireEvent.click(screen.getByRole("button", { name: "Back to sign in" }));
  expect(back).toHaveBeenCalledOnce();
});
