import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ProfilePartsFragment, UpdateUserProfileInput } from "../../api/identity/operations.gen";
import { openApp } from "../../testing/app";
import { data, failure, identityAnswers, marta, signedIn, unanswered } from "../../testing/identity";
import { HttpResponse, http, server } from "../../testing/server";
import { toastStore } from "../../ui/toast";
import { browserName } from "./DevicesCard";

const profile: ProfilePartsFragment = {
  id: "41",
  userId: "41",
  jobTitle: "Nurse",
  industry: null,
  yearsExperience: 7,
  skills: ["Triage", "ICU"],
  bio: null,
  phone: null,
  address: null,
  city: "Lund",
  state: null,
  postalCode: null,
  country: null,
  linkedinUrl: null,
  githubUrl: null,
  portfolioUrl: null,
  twitterUrl: null,
  profilePhotoUrl: null,
  profilePhotoFilename: null,
  profilePhotoUploadDate: null,
  themePreference: "SYSTEM",
  resumeCount: 2,
  lastResumeCreated: null,
  createdAt: "2026-01-05T09:00:00Z",
  updatedAt: "2026-01-05T09:00:00Z",
  notificationPreferences: {
    emailUpdates: false,
    emailMarketing: false,
    emailSecurity: true,
    emailResumeSuggestions: false,
  },
  privacySettings: {
    showEmail: false,
    showName: false,
    showContactInfo: false,
    showSocialLinks: false,
    showResumeCount: false,
  },
};

const sessions = [
  {
    id: "s1",
    current: true,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36",
    createdAt: "2026-11-21T08:00:00Z",
    lastSeenAt: "2026-11-21T08:00:00Z",
    expiresAt: "2026-11-28T08:00:00Z",
  },
  {
    id: "s2",
    current: false,
    userAgent: "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0",
    createdAt: "2026-11-20T08:00:00Z",
    lastSeenAt: "2026-11-20T08:00:00Z",
    expiresAt: "2026-11-27T08:00:00Z",
  },
];

/** A service that keeps what it receives, like the real one. */
function account(more: Parameters<typeof identityAnswers>[0] = {}) {
  let kept = profile;
  const inputs: UpdateUserProfileInput[] = [];
  signedIn();
  identityAnswers({
    UserProfile: () => data({ userProfile: kept }),
    UpdateUserProfile: ({ input }: { input: UpdateUserProfileInput }) => {
      inputs.push(input);
      const { notificationPreferences, privacySettings, ...rest } = input;
      kept = {
        ...kept,
        ...(rest as Partial<ProfilePartsFragment>),
        notificationPreferences: { ...kept.notificationPreferences, ...(notificationPreferences as object) },
        privacySettings: { ...kept.privacySettings, ...(privacySettings as object) },
      };
      return data({ updateUserProfile: { success: true, message: "", profile: kept, fieldErrors: [] } });
    },
    Sessions: () => data({ sessions }),
    Authenticator: () => data({ authenticator: null }),
    LinkedProviders: () => data({ linkedProviders: [] }),
    AuditEvents: () =>
      data({
        auditEvents: {
          items: [{ id: "e1", kind: "signed_in", detail: null, at: "2026-11-21T08:00:00Z" }],
          endCursor: "e1",
        },
      }),
    ...more,
  } as unknown as Parameters<typeof identityAnswers>[0]);
  return inputs;
}

const appKeys = "*/api/v1/identity/app-keys";

beforeEach(() => {
  toastStore.clear();
  server.use(http.get(appKeys, () => HttpResponse.json([])));
});

describe("the profile", () => {
  it("shows what is stored and saves what was typed; an emptied field is cleared", async () => {
    const inputs = account();
    const { user } = await openApp("/profile");
    expect(await screen.findByLabelText("Job title")).toHaveValue("Nurse");
    expect(screen.getByText("2 resumes")).toBeVisible();
    await user.clear(screen.getByLabelText("City"));
    await user.clear(screen.getByLabelText("Skills, separated by commas"));
    await user.type(screen.getByLabelText("Skills, separated by commas"), "Triage, Wound care,, Triage");
    await user.click(screen.getByRole("button", { name: "Save profile" }));
    await waitFor(() => expect(toastStore.get()[0]?.title).toBe("Profile saved"));
    expect(inputs[0]).toMatchObject({ city: null, skills: ["Triage", "Wound care"], yearsExperience: 7 });
    expect(screen.queryByText(/unsaved changes/)).toBeNull();
  });

  it("refuses years that are none before it asks the server", async () => {
    const inputs = account();
    const { user } = await openApp("/profile");
    await user.type(await screen.findByLabelText("Years of experience"), "99");
    await user.click(screen.getByRole("button", { name: "Save profile" }));
    expect(await screen.findByText("Enter a whole number from 0 to 80.")).toBeVisible();
    expect(inputs).toEqual([]);
  });

  it("shows what the server refuses at its field and keeps what was typed, over a reload too", async () => {
    account({
      UpdateUserProfile: () =>
        data({
          updateUserProfile: {
            success: false,
            message: "Some fields are not valid",
            profile: null,
            fieldErrors: [{ field: "githubUrl", message: "Give a web address" }],
          },
        }),
    });
    const first = await openApp("/profile");
    await first.user.type(await screen.findByLabelText("GitHub"), "javascript:alert(1)");
    await first.user.click(screen.getByRole("button", { name: "Save profile" }));
    expect(await screen.findByText("Give a web address")).toBeVisible();
    expect(toastStore.get()[0]).toMatchObject({
      variant: "destructive",
      description: "Some fields are not valid",
    });
    first.close();
    await openApp("/profile");
    expect(await screen.findByLabelText("GitHub")).toHaveValue("javascript:alert(1)");
  });

  it("says so when it cannot be loaded, and tries again", async () => {
    let up = false;
    account({
      UserProfile: () => (up ? data({ userProfile: profile }) : failure("INTERNAL", "Something went wrong")),
    });
    const { user } = await openApp("/profile");
    const again = await screen.findByRole("button", { name: "Try again" });
    up = true;
    await user.click(again);
    expect(await screen.findByLabelText("Job title")).toHaveValue("Nurse");
  });
});

describe("the settings", () => {
  it("save a switch at once, and nothing else with it", async () => {
    const inputs = account();
    const { user } = await openApp("/settings");
    await user.click(await screen.findByRole("switch", { name: "Updates" }));
    expect(screen.getByRole("switch", { name: "Updates" })).toBeChecked();
    expect(screen.getAllByRole("switch")).toHaveLength(2);
    await waitFor(() => expect(inputs).toEqual([{ notificationPreferences: { emailUpdates: true } }]));
  });

  it("put a switch back that could not be saved", async () => {
    account({ UpdateUserProfile: () => failure("INTERNAL", "Something went wrong") });
    const { user } = await openApp("/settings");
    await user.click(await screen.findByRole("switch", { name: "Account activity" }));
    await waitFor(() => expect(screen.getByRole("switch", { name: "Account activity" })).toBeChecked());
    expect(toastStore.get()[0]).toMatchObject({ title: "The setting wasn't saved", variant: "destructive" });
  });

  it("change the theme for this page and for the account", async () => {
    const inputs = account();
    const { user } = await openApp("/settings");
    await user.click(await screen.findByRole("radio", { name: "Dark" }));
    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
    await waitFor(() => expect(inputs).toEqual([{ themePreference: "DARK" }]));
    await user.click(screen.getByRole("radio", { name: "System" }));
    expect(document.documentElement).not.toHaveAttribute("data-theme");
  });

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

  it("tell in the server's words why a device could not be signed out", async () => {
    account({
      RevokeSession: () =>
        data({ revokeSession: { success: false, message: "This session doesn't exist." } }),
    });
    const { user } = await openApp("/settings");
    await user.click(await screen.findByRole("button", { name: "Sign out Firefox on Windows" }));
    expect(await screen.findByText("This session doesn't exist.")).toBeVisible();
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
