import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { account } from "../../testing/account";
import { openApp } from "../../testing/app";
import { data, marta, unanswered } from "../../testing/identity";
import { toastStore } from "../../ui/toast";

beforeEach(() => toastStore.clear());

describe("the settings", () => {
  it("change the username with the password, and show it at once", async () => {
    let known = { ...marta };
    const given: unknown[] = [];
    account({
      CurrentUser: () => data({ currentUser: known }),
      ChangeUsername: (both: { username: string }) => {
        given.push(both);
        if (given.length === 1)
          return data({ changeUsername: { success: false, message: "This username is taken" } });
        if (given.length === 2) return unanswered();
        known = { ...known, username: both.username };
        return data({ changeUsername: { success: true, message: "" } });
      },
    } as never);
    const { user } = await openApp("/settings");
    expect(await screen.findByText("marta")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Change username" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change your username" }));
    await user.type(dialog.getByLabelText("New username"), "owner");
    await user.click(dialog.getByRole("button", { name: "Change username" }));
    expect(await dialog.findByText("This field is required")).toBeVisible();
    await user.type(dialog.getByLabelText("Password"), "right{Enter}");
    expect(await dialog.findByRole("alert")).toHaveTextContent("This username is taken");
    await user.type(dialog.getByLabelText("New username"), "_2{Enter}");
    await waitFor(() => expect(toastStore.get()[0]?.title).toBe("Your username wasn't changed"));
    await user.type(dialog.getByLabelText("New username"), "{Enter}");
    expect(await screen.findByText("owner_2")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(toastStore.get()).toContainEqual(
      expect.objectContaining({ title: "Username changed", description: "You now sign in as owner_2." }),
    );
    expect(given).toEqual([
      { username: "owner", password: "right" },
      { username: "owner_2", password: "right" },
      { username: "owner_2", password: "right" },
    ]);
  });

  it("change the email address by the code that is sent to the new one", async () => {
    let known = { ...marta };
    const asked: unknown[] = [];
    const codes: unknown[] = [];
    account({
      CurrentUser: () => data({ currentUser: known }),
      RequestEmailChange: (both: unknown) => {
        asked.push(both);
        const message = "Please wait before requesting a new code";
        const success = asked.length !== 2;
        return data({ requestEmailChange: { success, message, retryAfter: success ? null : 9 } });
      },
      ConfirmEmailChange: (both: { email: string; code: string }) => {
        codes.push(both);
        const success = both.code === "123456";
        if (success) known = { ...known, email: both.email };
        if (codes.length === 2) return unanswered();
        return data({ confirmEmailChange: { success, message: "Invalid verification code" } });
      },
    } as never);
    const { user } = await openApp("/settings");
    const change = () => screen.getByRole("button", { name: "Change email address" });
    expect(await screen.findByText("marta@example.org")).toBeVisible();
    await user.click(change());
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
    await user.type(await screen.findByLabelText("New email address"), "marta@new.example");
    await user.type(screen.getByLabelText("Password"), "right{Enter}");
    let dialog = within(await screen.findByRole("dialog", { name: "Confirm your new email address" }));
    expect(dialog.getByText(/code that we've sent to marta@new.example/)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Send a new code in 60 s" })).toBeDisabled();
    act(() => vi.advanceTimersByTime(60_000));
    await user.click(dialog.getByRole("button", { name: "Send a new code" }));
    expect(await dialog.findByRole("button", { name: "Send a new code in 9 s" })).toBeDisabled();
    expect(toastStore.get()[0]).toMatchObject({
      title: "The code wasn't sent",
      description: "Please wait before requesting a new code",
    });
    act(() => vi.advanceTimersByTime(9_000));
    vi.useRealTimers();
    await user.click(dialog.getByRole("button", { name: "Send a new code" }));
    await waitFor(() => expect(toastStore.get().map(({ title }) => title)).toContain("Code sent"));
    await user.type(dialog.getByLabelText("Code from the email"), "000000{Enter}");
    expect(await dialog.findByRole("alert")).toHaveTextContent("Invalid verification code");
    expect(screen.getByText("marta@example.org")).toBeInTheDocument();

    await user.keyboard("{Escape}"); // to look the code up; the field is still there afterwards
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(change());
    dialog = within(await screen.findByRole("dialog", { name: "Confirm your new email address" }));
    await user.type(dialog.getByLabelText("Code from the email"), "123 456{Enter}");
    await waitFor(() => expect(toastStore.get()[0]?.title).toBe("We couldn't confirm the change"));
    expect(await screen.findByText("marta@new.example")).toBeInTheDocument(); // it was made all the same
    await user.type(dialog.getByLabelText("Code from the email"), "{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked).toEqual(Array(3).fill({ email: "marta@new.example", password: "right" }));
    expect(codes).toEqual(
      ["000000", "123456", "123456"].map((code) => ({ email: "marta@new.example", code })),
    );
    expect(toastStore.get().map(({ title }) => title)).toContain("Email address changed");
    await user.click(change());
    expect(await screen.findByRole("dialog", { name: "Change your email address" })).toBeVisible();
  });

  it("ask for another address than the one that a code was sent to", async () => {
    account({
      RequestEmailChange: () =>
        data({ requestEmailChange: { success: true, message: "", retryAfter: null } }),
    } as never);
    const { user } = await openApp("/settings");
    await user.click(await screen.findByRole("button", { name: "Change email address" }));
    await user.type(await screen.findByLabelText("New email address"), "mrata@new.example");
    await user.type(screen.getByLabelText("Password"), "right{Enter}");
    await user.click(await screen.findByRole("button", { name: "Start over" }));
    expect(await screen.findByLabelText("New email address")).toBeVisible();
  });
});
