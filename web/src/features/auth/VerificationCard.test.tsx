import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toastStore } from "../../ui/toast";
import { VerificationCard } from "./VerificationCard";

type Props = Parameters<typeof VerificationCard>[0];

beforeEach(() => toastStore.clear());
afterEach(() => void vi.useRealTimers());

function open(given: Partial<Props> = {}) {
  const props: Props = {
    address: "marta@example.org",
    verify: vi.fn(async () => true),
    resend: vi.fn(async () => ({ success: true, message: "" })),
    onDone: vi.fn(),
    onBack: vi.fn(),
    ...given,
  };
  render(<VerificationCard {...props} />);
  return { ...props, user: userEvent.setup() };
}

const boxes = () => screen.getAllByRole<HTMLInputElement>("textbox");
const typed = () =>
  boxes()
    .map((box) => box.value || "_")
    .join("");
const at = () => boxes().indexOf(document.activeElement as HTMLInputElement) + 1;
const verifyButton = () => screen.getByRole("button", { name: "Verify Code" });
const lastToast = () => toastStore.get()[0];

it("a wrong code is said beside the boxes, until another one is typed", async () => {
  const { user } = open({ verify: vi.fn(async () => false) });
  await user.keyboard("123456");
  await user.click(verifyButton());
  const group = screen.getByRole("group");
  expect(group).toHaveAccessibleDescription(/^That code didn't work\./);
  expect(boxes()[0]).toBeInvalid();
  await user.keyboard("1");
  expect(group).not.toHaveAccessibleDescription();
  expect(boxes()[0]).toBeValid();
});

describe("the boxes", () => {
  it("are six, each with its name, numeric and of one digit, the first for a code from a message", () => {
    open();
    expect(boxes().map((box) => box.getAttribute("aria-label"))).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `Digit ${n} of 6`),
    );
    for (const box of boxes()) expect(box).toMatchObject({ inputMode: "numeric", maxLength: 1 });
    expect(boxes()[0]).toHaveAttribute("autocomplete", "one-time-code");
    expect(boxes()[0]).toHaveFocus();
  });

  it("take a digit each and move on; what is no digit is blocked", async () => {
    const { user } = open();
    await user.keyboard("1a2-");
    expect(typed()).toBe("12____");
    expect(at()).toBe(3);
  });

  it("let Tab and shortcuts through", () => {
    open();
    const first = boxes()[0] as HTMLElement;
    expect(fireEvent.keyDown(first, { key: "Tab" })).toBe(true);
    expect(fireEvent.keyDown(first, { key: "v", ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(first, { key: "v", metaKey: true })).toBe(true);
    expect(fireEvent.keyDown(first, { key: "v" })).toBe(false);
  });

  it("replace a digit that is typed over", async () => {
    const { user } = open();
    await user.keyboard("12{ArrowLeft}7");
    expect(typed()).toBe("17____");
  });

  it("move with the arrows, Home and End, and stay inside", async () => {
    const { user } = open();
    await user.keyboard("{ArrowLeft}");
    expect(at()).toBe(1);
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(at()).toBe(3);
    await user.keyboard("{End}{ArrowRight}");
    expect(at()).toBe(6);
    await user.keyboard("{Home}");
    expect(at()).toBe(1);
  });

  it("remove backwards with Backspace, from an empty box the digit before it", async () => {
    const { user } = open();
    await user.keyboard("123{Backspace}");
    expect(typed()).toBe("12____");
    expect(at()).toBe(3);
    await user.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}");
    expect(typed()).toBe("______");
    expect(at()).toBe(1);
  });

  it("remove in place with Delete, and move on from an empty box", async () => {
    const { user } = open();
    await user.keyboard("123{Home}{Delete}");
    expect(typed()).toBe("_23___");
    expect(at()).toBe(1);
    await user.keyboard("{Delete}");
    expect(at()).toBe(2);
  });

  it("take a paste from where the cursor is, and no more than there are boxes", async () => {
    const { user } = open();
    await user.paste("123 456");
    expect(typed()).toBe("123456");
    await user.keyboard("{Home}{ArrowRight}{ArrowRight}");
    await user.paste("98765");
    expect(typed()).toBe("129876");
  });

  it("ignore a paste that is no digits", async () => {
    const { user } = open();
    await user.paste("12ab");
    expect(typed()).toBe("______");
  });

  it("take what a keyboard without keys fills in", () => {
    open();
    fireEvent.change(boxes()[0] as HTMLElement, { target: { value: "4" } });
    fireEvent.change(boxes()[1] as HTMLElement, { target: { value: "x" } });
    expect(typed()).toBe("4_____");
    fireEvent.change(boxes()[0] as HTMLElement, { target: { value: "" } });
    expect(typed()).toBe("______");
  });
});

describe("verifying", () => {
  it("waits for six digits and for the button", async () => {
    const { user, verify } = open();
    await user.keyboard("12345");
    expect(verifyButton()).toBeDisabled();
    await user.keyboard("6");
    expect(verifyButton()).toBeEnabled();
    expect(verify).not.toHaveBeenCalled();
    await user.click(verifyButton());
    expect(verify).toHaveBeenCalledExactlyOnceWith("123456");
  });

  it("says so when Enter is pressed too soon, and hands in with Enter", async () => {
    const { user, verify } = open();
    await user.keyboard("12{Enter}");
    expect(lastToast()).toMatchObject({
      title: "Invalid code",
      description: "Please enter the 6-digit verification code",
      variant: "destructive",
    });
    expect(verify).not.toHaveBeenCalled();
    await user.keyboard("3456{Enter}");
    expect(verify).toHaveBeenCalledExactlyOnceWith("123456");
  });

  it("is busy meanwhile", async () => {
    let answer = (_: boolean) => {};
    const { user } = open({
      verify: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await user.keyboard("123456{Enter}");
    expect(screen.getByRole("button", { name: "Verifying..." })).toBeDisabled();
    await act(async () => answer(false));
    expect(verifyButton()).toBeDisabled();
    expect(typed()).toBe("______");
    expect(at()).toBe(1);
  });

  it("shows its success, and goes on with Continue", async () => {
    const { user, onDone } = open();
    await user.keyboard("123456{Enter}");
    expect(screen.getByRole("heading")).toHaveTextContent("Verification Complete");
    expect(screen.getByText("Your code has been accepted. Click Continue to proceed.")).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it("goes on at once with the success screen switched off", async () => {
    const { user, onDone } = open({ withSuccess: false });
    await user.keyboard("123456{Enter}");
    expect(onDone).toHaveBeenCalledOnce();
  });

  it.each([
    ["The server is resting", "The server is resting"],
    ["", "An error occurred during verification"],
  ])("says what went wrong: %j, and keeps the digits", async (message, description) => {
    const { user } = open({ verify: () => Promise.reject(new Error(message)) });
    await user.keyboard("123456{Enter}");
    expect(lastToast()).toMatchObject({ title: "Verification error", description, variant: "destructive" });
    expect(typed()).toBe("123456");
  });
});

describe("the words", () => {
  it("name the address, or what they are overridden with", () => {
    open();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Verify Your Email");
    expect(document.body).toHaveTextContent(
      "We've sent a verification code to marta@example.org. Please enter the code below to continue.",
    );
    open({ title: "Verify Login", description: "Look into your mail", level: 2 });
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Verify Login");
    expect(screen.getByText("Look into your mail")).toBeVisible();
  });

  it("offer the way back", async () => {
    const { user, onBack } = open();
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});

describe("another code", () => {
  const resendButton = () => screen.getByRole("button", { name: "Resend verification code" });
  const press = () => act(async () => fireEvent.click(resendButton()));

  it("can be asked for again after 60 seconds, counted each second", async () => {
    vi.useFakeTimers();
    const { resend } = open();
    expect(screen.getByText("Didn't receive the code?")).toBeVisible();
    await press();
    expect(lastToast()).toMatchObject({
      title: "Code sent",
      description: "A new code was sent to marta@example.org",
      variant: "success",
    });
    expect(screen.getByText("You can request a new code in 60 seconds")).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText("You can request a new code in 59 seconds")).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(58_000));
    expect(screen.getByText("You can request a new code in 1 seconds")).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await press();
    expect(resend).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["Please wait before requesting a new code", "Please wait before requesting a new code"],
    ["", "Please try again later"],
  ])("says when it is refused: %j, and can be asked for at once", async (message, description) => {
    open({ resend: async () => ({ success: false, message }) });
    await press();
    expect(lastToast()).toMatchObject({
      title: "Failed to resend code",
      description,
      variant: "destructive",
    });
    expect(resendButton()).toBeEnabled();
  });

  it.each([
    ["Too many requests", "Too many requests"],
    ["", "An error occurred while resending the code"],
  ])("says when it fails: %j", async (message, description) => {
    open({ resend: () => Promise.reject(new Error(message)) });
    await press();
    expect(lastToast()).toMatchObject({ title: "Error", description, variant: "destructive" });
    expect(resendButton()).toBeEnabled();
  });

  it("waits by the server's clock where it was asked for too soon", async () => {
    open({ resend: async () => ({ success: false, message: "Please wait", retryAfter: 42 }) });
    await press();
    expect(screen.getByText("You can request a new code in 42 seconds")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Resend verification code" })).toBeNull();
  });

  it("waits where the last code was sent a moment ago", () => {
    open({ resendIn: 50 });
    expect(screen.getByText("You can request a new code in 50 seconds")).toBeVisible();
  });

  it("says that it is on its way", async () => {
    open({ resend: () => new Promise(() => {}) });
    await press();
    expect(screen.getByRole("button", { name: "Sending..." })).toHaveAttribute("aria-disabled", "true");
  });
});
