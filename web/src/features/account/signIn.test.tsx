import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { account } from "../../testing/account";
import { openApp } from "../../testing/app";
import { data, unanswered } from "../../testing/identity";
import { HttpResponse, http, server } from "../../testing/server";
import { toastStore } from "../../ui/toast";

beforeEach(() => toastStore.clear());

describe("the settings", () => {
  it("refuse passwords that differ, tell why the server refuses one, and clear the fields once it is changed", async () => {
    let accepted = false;
    account({
      ChangePassword: () =>
        data({
          changePassword: accepted
            ? { success: true, message: "" }
            : { success: false, message: "The current password is wrong" },
        }),
    });
    const { user } = await openApp("/settings");
    await user.type(await screen.findByLabelText("Current password"), "Old-Passw0rd");
    await user.type(screen.getByLabelText("New password"), "New-Passw0rd");
    await user.type(screen.getByLabelText("Confirm new password"), "New-Passw0r");
    await user.click(screen.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
    await user.type(screen.getByLabelText("Confirm new password"), "d");
    await user.click(screen.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText("The current password is wrong")).toBeVisible();
    accepted = true;
    await user.click(screen.getByRole("button", { name: "Change password" }));
    await waitFor(() => expect(screen.getByLabelText("Current password")).toHaveValue(""));
    expect(toastStore.get()[0]?.title).toBe("Password changed");
  });

  it("set an authenticator app up and show the recovery codes once", async () => {
    let on = false;
    const codes: string[] = [];
    account({
      Authenticator: () =>
        data({ authenticator: on ? { since: "2026-11-21T08:00:00Z", recoveryCodesLeft: 2 } : null }),
      StartAuthenticator: ({ password }: { password: string }) =>
        data({
          startAuthenticator:
            password === "right"
              ? { success: true, message: "", secret: "ABCDEFGH", qrCode: "data:image/png;base64,AA==" }
              : { success: false, message: "Invalid credentials", secret: null, qrCode: null },
        }),
      ConfirmAuthenticator: ({ code }: { code: string }) => {
        codes.push(code);
        on = true;
        return data({
          confirmAuthenticator: { success: true, message: "", recoveryCodes: ["aaaa-1", "bbbb-2"] },
        });
      },
    } as never);
    const { user } = await openApp("/settings");
    await user.click(await screen.findByRole("button", { name: "Set up app" }));
    await user.type(await screen.findByLabelText("Password"), "wrong{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Invalid credentials");
    await user.clear(screen.getByLabelText("Password"));
    await user.type(screen.getByLabelText("Password"), "right{Enter}");
    expect(await screen.findByRole("img", { name: /QR code/ })).toBeInTheDocument();
    expect(screen.getByText("ABCD EFGH")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Turn on" }));
    expect(await screen.findByText("This field is required")).toBeInTheDocument();
    await user.type(screen.getByLabelText("Code from your app"), "123456{Enter}");
    expect(await screen.findByText("bbbb-2")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "I saved them" }));
    expect(await screen.findByText(/You have 2 recovery codes left/)).toBeVisible();
    expect(codes).toEqual(["123456"]);
  });

  it("turn the app off with the password and a code", async () => {
    let on = true;
    const given: unknown[] = [];
    account({
      Authenticator: () =>
        data({ authenticator: on ? { since: "2026-11-21T08:00:00Z", recoveryCodesLeft: 1 } : null }),
      RemoveAuthenticator: (both: unknown) => {
        given.push(both);
        on = false;
        return data({ removeAuthenticator: { success: true, message: "" } });
      },
    } as never);
    const { user } = await openApp("/settings");
    expect(await screen.findByText(/You have 1 recovery code left/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Turn off" }));
    await user.type(await screen.findByLabelText("Password"), "right");
    await user.type(screen.getByLabelText("Code from your app"), "123 456{Enter}");
    expect(await screen.findByRole("button", { name: "Set up app" })).toBeVisible();
    expect(given).toEqual([{ password: "right", code: "123 456" }]);
    expect(toastStore.get()[0]?.title).toBe("App turned off");
  });

  it("show the accounts elsewhere that sign in, and disconnect one with the password", async () => {
    let linked = [{ issuer: "https://id.example", name: "Work", since: "2026-11-21T08:00:00Z" }];
    const given: unknown[] = [];
    account({
      LinkedProviders: () => data({ linkedProviders: linked }),
      UnlinkProvider: (both: unknown) => {
        given.push(both);
        linked = [];
        return data({ unlinkProvider: { success: true, message: "" } });
      },
    } as never);
    const { user } = await openApp("/settings");
    await user.click(await screen.findByRole("button", { name: "Disconnect Work" }));
    expect(await screen.findByLabelText("Password")).toHaveAccessibleDescription(/Never set a password\?/);
    await user.type(screen.getByLabelText("Password"), "right{Enter}");
    await waitFor(() => expect(screen.queryByText("Connected accounts")).toBeNull());
    expect(screen.queryByText(/Never set a password/)).toBeNull();
    expect(given).toEqual([{ issuer: "https://id.example", password: "right" }]);
  });

  it("say where the connected accounts can't be had, and how to connect one", async () => {
    let away = true;
    account({
      LinkedProviders: () => (away ? unanswered() : data({ linkedProviders: [] })),
    } as never);
    server.use(
      http.get("*/api/settings", () => HttpResponse.json({ providers: [{ id: "work", name: "Work" }] })),
    );
    const { user } = await openApp("/settings");
    const card = (await screen.findByRole("heading", { name: "Connected accounts" })).parentElement;
    const inCard = within(card as HTMLElement);
    const again = await inCard.findByRole("button", { name: "Try again" });
    away = false;
    await user.click(again);
    expect(await inCard.findByText(/No accounts are connected. To connect one that uses/)).toBeVisible();
  });
});
