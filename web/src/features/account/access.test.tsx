import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { account, appKeys } from "../../testing/account";
import { openApp } from "../../testing/app";
import { data, type identityAnswers } from "../../testing/identity";
import { HttpResponse, http, server } from "../../testing/server";
import { toastStore } from "../../ui/toast";
import { browserName } from "./DevicesCard";

beforeEach(() => toastStore.clear());

describe("the settings", () => {
  it("list the devices, and end one or all others", async () => {
    const ended: unknown[] = [];
    account({
      RevokeSession: ({ id }: { id: unknown }) => {
        ended.push(id);
        return data({ revokeSession: { success: true, message: "" } });
      },
    } as unknown as Parameters<typeof identityAnswers>[0]);
    const { user } = await openApp("/settings");
    const other = (await screen.findByText("Firefox on Windows")).closest("li") as HTMLElement;
    expect(screen.getByText("This browser")).toBeVisible();
    await user.click(within(other).getByRole("button", { name: "Sign out Firefox on Windows" }));
    await waitFor(() => expect(ended).toEqual(["s2"]));
    await user.click(screen.getByRole("button", { name: "Sign out all others" }));
    await waitFor(() => expect(ended).toEqual(["s2", null]));
  });

  it("tell in the server's words why a device could not be signed out", async () => {
    account({
      RevokeSession: () =>
        data({ revokeSession: { success: false, message: "This session doesn't exist." } }),
    });
    const { user } = await openApp("/settings");
    await user.click(await screen.findByRole("button", { name: "Sign out Firefox on Windows" }));
    expect(await screen.findByText("This session doesn't exist.")).toBeVisible();
  });

  it("say that app keys outlast a sign-out, and revoke them all after a question", async () => {
    account();
    let keys = ["k1", "k2"].map((id) => ({
      id,
      name: id,
      createdAt: "2026-11-01T08:00:00Z",
      lastUsedAt: null,
    }));
    let stuck = "k2";
    server.use(
      http.get(appKeys, () => HttpResponse.json(keys)),
      http.delete(`${appKeys}/:id`, ({ params }) => {
        if (params.id === stuck) return HttpResponse.json({ message: "Try again." }, { status: 503 });
        keys = keys.filter(({ id }) => id !== params.id);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await openApp("/settings");
    const revokeAll = async () => {
      await user.click(await screen.findByRole("button", { name: "Revoke all app keys" }));
      await user.click(await screen.findByRole("button", { name: "Revoke all" }));
    };
    expect(await screen.findByText(/^Signing out browsers doesn't end your 2 app keys/)).toBeVisible();
    await revokeAll();
    await waitFor(() => expect(toastStore.get()[0]?.title).toBe("Some app keys weren't revoked"));
    expect(keys).toHaveLength(1);
    expect(await screen.findByText(/^Signing out browsers doesn't end your app key\./)).toBeInTheDocument();
    stuck = "";
    await user.click(screen.getByRole("button", { name: "Revoke all" }));
    await waitFor(() => expect(toastStore.get()[0]?.title).toBe("App keys revoked"));
    expect(screen.queryByText(/^Signing out browsers/)).toBeNull();
    expect(screen.getByRole("heading", { name: "Devices" })).toHaveFocus();
  });

  it("create an app key that is shown once, and revoke it after a question", async () => {
    account();
    let keys = [{ id: "k1", name: "Old laptop", createdAt: "2026-11-01T08:00:00Z", lastUsedAt: null }];
    server.use(
      http.get(appKeys, () => HttpResponse.json(keys)),
      http.post(appKeys, async ({ request }) => {
        const { name } = (await request.json()) as { name: string };
        const made = { id: "k2", name, createdAt: "2026-11-21T08:00:00Z", lastUsedAt: null };
        keys = [made, ...keys];
        return HttpResponse.json({ ...made, key: "vitae_secret" });
      }),
      http.delete(`${appKeys}/:id`, ({ params }) => {
        keys = keys.filter(({ id }) => id !== params.id);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await openApp("/settings");
    await user.type(await screen.findByLabelText("Name for the new key"), "Laptop");
    await user.click(screen.getByRole("button", { name: "Create key" }));
    expect(await screen.findByLabelText("Your new key")).toHaveValue("vitae_secret");
    await user.click(await screen.findByRole("button", { name: "Revoke Laptop" }));
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(keys).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Revoke Laptop" }));
    await user.click(await screen.findByRole("button", { name: "Revoke" }));
    await waitFor(() => expect(keys.map(({ id }) => id)).toEqual(["k1"]));
    await waitFor(() => expect(screen.queryByLabelText("Your new key")).toBeNull());
    expect(screen.getByText("Old laptop")).toBeVisible();
  });

  it.each([true, false])("copy a new app key, or say that it can't be copied: %s", async (https) => {
    account();
    const made = { id: "k1", name: "Laptop", createdAt: "2026-11-21T08:00:00Z", lastUsedAt: null };
    server.use(http.post(appKeys, () => HttpResponse.json({ ...made, key: "vitae_secret" })));
    const { user } = await openApp("/settings");
    await user.type(await screen.findByLabelText("Name for the new key"), "Laptop");
    await user.click(screen.getByRole("button", { name: "Create key" }));
    const copy = await screen.findByRole("button", { name: "Copy key" });
    if (!https) vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never);
    await user.click(copy);
    const title = https ? "Key copied" : "The key couldn't be copied. Select it and copy it yourself.";
    await waitFor(() => expect(toastStore.get()[0]?.title).toBe(title));
    if (https) expect(await navigator.clipboard.readText()).toBe("vitae_secret");
  });

  it("tell what happened to the account", async () => {
    const at = "2026-11-21T08:00:00Z";
    const changed = (id: string, detail: string) => ({ id, kind: "second_factor_changed", detail, at });
    account({
      AuditEvents: () =>
        data({
          auditEvents: {
            items: [
              { id: "e1", kind: "signed_in", detail: null, at },
              changed("e2", "codes_renewed"),
              changed("e3", "linked our-company"),
              changed("e4", "unlinked gone"),
              { id: "e5", kind: "role_granted", detail: "app", at },
              { id: "e8", kind: "role_revoked", detail: "admin our-company", at },
              { id: "e6", kind: "sign_in_failed", detail: "change_email", at },
              { id: "e7", kind: "email_changed", detail: "back", at },
            ],
            endCursor: "e7",
          },
        }),
    });
    server.use(
      http.get("*/api/settings", () =>
        HttpResponse.json({ providers: [{ id: "our-company", name: "Our Company" }] }),
      ),
    );
    await openApp("/settings");
    expect(await screen.findByText("Signed in")).toBeVisible();
    expect(screen.getByText("· new recovery codes")).toBeVisible();
    expect(await screen.findByText("· connected Our Company")).toBeVisible();
    expect(screen.getByText("· disconnected gone")).toBeVisible();
    expect(screen.getByText("· app")).toBeVisible();
    expect(screen.getByText("· admin, because of the groups at Our Company")).toBeVisible();
    expect(screen.getByText("· wrong code for a new email address")).toBeVisible();
    expect(screen.getByText("· restored by “This wasn't me”")).toBeVisible();
  });
});

it("names browsers as people do", () => {
  expect(browserName("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1")).toBe(
    "Safari on iPhone",
  );
  expect(browserName("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0")).toBe(
    "Edge on Windows",
  );
  expect(browserName("curl/8.0")).toBeNull();
  expect(browserName(null)).toBeNull();
});
