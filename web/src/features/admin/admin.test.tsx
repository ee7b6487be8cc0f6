import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { openApp } from "../../testing/app";
import { type Answer, data, failure, marta, signedIn } from "../../testing/identity";
import { server } from "../../testing/server";

const own = ["profile:read", "profile:write", "resumes:read", "resumes:write"];
const may = {
  nothing: own,
  see: [...own, "users:read"],
  change: [...own, "users:manage", "users:read"],
};

const ada = {
  id: "1234567890123456",
  username: "ada",
  email: "ada@example.org",
  firstName: "<b>Ada</b>",
  lastName: '"><script>alert(1)</script>',
  isActive: true,
  isVerified: true,
  createdAt: "2026-10-01T08:00:00Z",
  lastLogin: null,
  roles: ["support", "user"],
};
const zeros = {
  sessions: 2,
  resumes: 3,
  versions: 7,
  jobs: 0,
  letters: 0,
  guides: 0,
  plans: 0,
  comparisons: 0,
  messages: 1,
  mailWaiting: 0,
  mailFailed: 0,
};
const message = {
  id: "06gvqs7ho0i9ojdqqrjif0ismo",
  ticket: "V-7K3Q9F2M",
  topic: "PRIVACY",
  message: "What do you keep?\n<img src=x onerror=alert(1)>",
  email: "o'neil+x?cc=all@example.org",
  createdAt: "2026-10-01T08:00:00Z",
  dueAt: "2026-10-31T08:00:00Z",
  from: { id: ada.id, username: "ada" },
  answeredAt: null,
  answeredBy: null,
  note: null,
};
const health = {
  version: "1.2.3",
  formula: "1",
  schema: 11,
  startedAt: "2026-11-21T08:00:00Z",
  parts: [
    { name: "Database", kind: "SQLite", state: "WORKS", note: null },
    { name: "Files", kind: "Bucket", state: "AWAY", note: "Photos and uploads cannot be kept." },
    {
      name: "Email",
      kind: "Outbox",
      state: "NOTABLE",
      note: "Emails are written to the outbox folder on the server.",
    },
  ],
  jobsWaiting: 4,
  jobsTaken: 1,
  jobsFailed: 2,
  oldestDue: null,
  providers: [
    { name: "Our Company", adminGroup: "<b>staff</b>", groupsClaim: "realm_access.roles" },
    { name: "Example ID", adminGroup: null, groupsClaim: null },
  ],
};
const mails = {
  counts: [
    { kind: "login_code", waiting: 2, retried: 1, failed: 0 },
    { kind: null, waiting: 0, retried: 0, failed: 3 },
  ],
  items: [
    {
      id: "06gvqs7ho1ms159v474d89qtjs",
      kind: "login_code",
      tries: 3,
      nextTry: "2026-11-21T09:00:00Z",
      failedAt: null,
      until: "2026-11-22T09:00:00Z",
      lastError: "unavailable mail.Send",
    },
  ],
  endCursor: null,
};

const forbidden = () => failure("FORBIDDEN", "Only administrators can do this.");

/** A server on which the caller may so much; `answers` come before its own. */
function house(permissions: string[], answers: Record<string, (variables: never) => Answer> = {}) {
  const sees = (reply: () => Answer) => () =>
    permissions.includes("users:read")
      ? reply()
      : failure("FORBIDDEN", "You don't have permission to view other users.");
  return signedIn(marta, {
    HasPermission: ({ permission = "" }) => data({ hasPermission: permissions.includes(permission) }),
    HasRole: ({ role }) => data({ hasRole: role === "admin" && permissions.includes("users:manage") }),
    Users: sees(() => data({ users: { items: [ada], endCursor: null } })),
    UserOverview: sees(() => data({ userOverview: { user: ada, adminFrom: null, ...zeros } })),
    UserEvents: sees(() =>
      data({
        userEvents: {
          items: [
            {
              id: "e2",
              kind: "role_granted",
              detail: "support",
              at: "2026-11-01T08:00:00Z",
              by: { id: "7", username: null },
            },
            { id: "e1", kind: "registered", detail: null, at: "2026-10-01T08:00:00Z", by: null },
          ],
          endCursor: null,
        },
      }),
    ),
    Inbox: sees(() => data({ inbox: { items: [message], openCount: 1, endCursor: null } })),
    MailQueue: sees(() => data({ mailQueue: mails })),
    Health: sees(() => data({ health })),
    SetUserActive: forbidden,
    ...answers,
  });
}

const main = () => within(screen.getByRole("main"));

describe("who may", () => {
  it.each(["/admin", "/admin/users", `/admin/users/${ada.id}`, "/admin/mail"])(
    "%s is no page for whoever may not see it",
    async (address) => {
      const asked = house(may.nothing);
      await openApp(address);
      expect(await screen.findByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
      expect(asked).not.toContain("Users");
      expect(asked).not.toContain("UserOverview");
    },
  );

  it("a place that is none is no page for anybody", async () => {
    house(may.change);
    await openApp("/admin/users/1/more");
    expect(await screen.findByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  });

  it("nothing is shown before the server has said so, and it can be asked again", async () => {
    let answer: () => Answer = () => failure("INTERNAL", "Something went wrong on our side.");
    house(may.see, { HasPermission: () => answer() });
    const { user } = await openApp("/admin/health");
    answer = () => data({ hasPermission: true });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("SQLite")).toBeVisible();
  });

  it("support sees a user and is offered nothing to change", async () => {
    house(may.see);
    await openApp(`/admin/users/${ada.id}`);
    expect(await screen.findByText("Role granted")).toBeVisible();
    expect(screen.getByText("· by a deleted account")).toBeVisible();
    expect(main().queryByRole("button")).toBeNull();
  });
});

it("names are text and nothing else", async () => {
  house(may.see);
  await openApp("/admin/users");
  expect(await screen.findByText(`· ${ada.firstName} ${ada.lastName}`)).toBeVisible();
  expect(document.querySelector("main script, main b")).toBeNull();
});

it("searches without putting what was typed into the address", async () => {
  const searched: unknown[] = [];
  house(may.see, {
    Users: (variables: never) => {
      searched.push(variables);
      return data({ users: { items: [], endCursor: null } });
    },
  });
  const { user, address } = await openApp("/admin/users?filter=DEACTIVATED");
  expect(await screen.findByText("No users found")).toBeVisible();
  await user.type(screen.getByLabelText("Search by name or email"), " ada@example.org {Enter}");
  await waitFor(() =>
    expect(searched.at(-1)).toEqual({
      search: "ada@example.org",
      filter: "DEACTIVATED",
      first: 20,
      after: null,
    }),
  );
  expect(address()).toBe("/admin/users?filter=DEACTIVATED");
});

it("tells why the last administrator stays", async () => {
  const asked = house(may.change, {
    RevokeUserRole: () =>
      data({
        revokeUserRole: {
          success: false,
          message: "You're the only administrator. Grant someone else the admin role first.",
        },
      }),
  });
  const { user } = await openApp(`/admin/users/${ada.id}`);
  await user.click(await screen.findByRole("button", { name: "Revoke the support role" }));
  await user.click(await screen.findByRole("button", { name: "Revoke role" }));
  expect(await screen.findByText(/^You're the only administrator/)).toBeVisible();
  expect(asked).toContain("RevokeUserRole");
});

it("tells where an admin role comes from, and that revoking it isn't enough", async () => {
  house(may.change, {
    UserOverview: () =>
      data({
        userOverview: {
          user: { ...ada, roles: ["admin", "support", "user"] },
          adminFrom: "Our Company",
          ...zeros,
        },
      }),
    UserEvents: () =>
      data({
        userEvents: {
          items: [
            {
              id: "e1",
              kind: "role_granted",
              detail: "admin our-company",
              at: "2026-11-01T08:00:00Z",
              by: null,
            },
          ],
          endCursor: null,
        },
      }),
  });
  server.use(
    http.get("*/api/settings", () =>
      HttpResponse.json({ providers: [{ id: "our-company", name: "Our Company" }] }),
    ),
  );
  const { user } = await openApp(`/admin/users/${ada.id}`);
  expect(await screen.findAllByText(/^Comes from their groups at Our Company/)).toHaveLength(1);
  expect(await screen.findByText("· admin, because of the groups at Our Company")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Revoke the admin role" }));
  expect(await screen.findByRole("dialog")).toHaveTextContent("If they stay in the group at Our Company");
});

it("asks before it deactivates, and tells a refusal", async () => {
  const asked = house(may.change);
  const { user } = await openApp(`/admin/users/${ada.id}`);
  await user.click(await screen.findByRole("button", { name: "Deactivate" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Deactivate ada?" }));
  expect(asked).not.toContain("SetUserActive");
  await user.click(dialog.getByRole("button", { name: "Deactivate" }));
  expect(await screen.findByText("Only administrators can do this.")).toBeVisible();
});

it("says so where there is no such user", async () => {
  house(may.see, { UserOverview: () => failure("NOT_FOUND", "User not found.") });
  await openApp("/admin/users/9");
  expect(await screen.findByRole("heading", { level: 1, name: "User not found" })).toBeVisible();
});

it("answers a message with a note, and not without one", async () => {
  const noted: unknown[] = [];
  house(may.change, {
    AnswerMessage: (variables: never) => {
      noted.push(variables);
      return data({ answerMessage: { success: true, message: "The message has been marked as answered" } });
    },
  });
  const { user } = await openApp("/admin/messages");
  const card = within(await screen.findByRole("region", { name: message.ticket }));
  expect(card.getByText("was due on Oct 31, 2026")).toBeVisible();
  expect(card.getByText(/onerror/)).toHaveTextContent("<img src=x onerror=alert(1)>");
  expect(card.getByRole("link", { name: `Email ${message.email}` })).toHaveAttribute(
    "href",
    "mailto:o'neil%2Bx%3Fcc%3Dall%40example.org?subject=Your%20message%20V-7K3Q9F2M",
  );
  await user.click(card.getByRole("button", { name: /^Mark/ }));
  await user.click(card.getByRole("button", { name: "Save" }));
  expect(card.getByRole("alert")).toHaveTextContent("Add a short summary of your answer.");
  expect(noted).toEqual([]);
  await user.type(card.getByLabelText("Summary of your answer"), "Sent the export.");
  await user.click(card.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(noted).toEqual([{ id: message.id, note: "Sent the export." }]));
  expect(await screen.findByText("Marked as answered")).toBeVisible();
});

it("shows what waits by kind, where it goes, and the failure's kind", async () => {
  const asked = house(may.change, {
    RetryMail: () => data({ retryMail: { success: true, message: "1 email is being retried" } }),
  });
  const { user } = await openApp("/admin/mail");
  expect(await screen.findByText("Emails are written to the outbox folder on the server.")).toBeVisible();
  expect(screen.getByText("Waiting 2, retried 1 · Failed 0")).toBeVisible();
  expect(screen.getByText("Email type from an older version of Vitae")).toBeVisible();
  expect(screen.getByText("Last error: unavailable mail.Send")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Retry all now" }));
  expect(await screen.findByText("1 email is being retried")).toBeVisible();
  expect(asked.filter((name) => name === "MailQueue").length).toBeGreaterThan(1);
});

const invitation = {
  id: "06gvqs7ho1ms159v474d89qtjs",
  uses: 3,
  used: 1,
  createdAt: "2026-11-20T09:00:00Z",
  expiresAt: "2099-11-27T09:00:00Z",
  endedAt: null,
};
const invitationsOn = (registrationWay: string) =>
  server.use(http.get("*/api/settings", () => HttpResponse.json({ registration: true, registrationWay })));

it("makes an invitation, shows its link once, and takes one back", async () => {
  invitationsOn("invitation");
  const made: unknown[] = [];
  const ended: unknown[] = [];
  house(may.change, {
    Invitations: () => data({ invitations: [invitation] }),
    CreateInvitation: (given: never) => {
      made.push(given);
      const link = "https://vitae.example/auth?mode=register#invitation=secret";
      return data({ createInvitation: { success: true, message: "", link } });
    },
    EndInvitation: (given: never) => {
      ended.push(given);
      return data({ endInvitation: { success: true, message: "The invitation was revoked" } });
    },
  });
  const { user } = await openApp("/admin/invitations");
  expect(await screen.findByText(/Only invited people can register/)).toBeVisible();
  expect(await screen.findByText(/Used by 1 of 3 people/)).toBeVisible();
  await user.clear(screen.getByLabelText("Number of people"));
  await user.type(screen.getByLabelText("Number of people"), "5");
  await user.click(screen.getByRole("button", { name: "Create invitation" }));
  expect(await screen.findByLabelText("Link")).toHaveValue(
    "https://vitae.example/auth?mode=register#invitation=secret",
  );
  expect(made).toEqual([{ uses: 5, days: 7 }]);
  await user.click(screen.getByRole("button", { name: /^Revoke the invitation/ }));
  await waitFor(() => expect(ended).toEqual([{ id: invitation.id }]));
});

it("lets support see invitations and change none", async () => {
  invitationsOn("invitation");
  house(may.see, { Invitations: () => data({ invitations: [invitation] }) });
  await openApp("/admin/invitations");
  expect(await screen.findByText(/Used by 1 of 3 people/)).toBeVisible();
  expect(main().queryByRole("button")).toBeNull();
});

it("offers support no try", async () => {
  house(may.see);
  await openApp("/admin/mail");
  expect(await screen.findByText("Email type from an older version of Vitae")).toBeVisible();
  expect(main().queryByRole("button", { name: "Retry all now" })).toBeNull();
});

it("tells what of the program is away", async () => {
  house(may.see);
  await openApp("/admin/health");
  expect(await screen.findByText("Photos and uploads cannot be kept.")).toBeVisible();
  expect(screen.getByText("Not available")).toBeVisible();
  expect(
    screen.getByText(
      "Members of the group “<b>staff</b>” are admins. Vitae reads groups from the claim “realm_access.roles” at each sign-in.",
    ),
  ).toBeVisible();
  expect(screen.getByText("Doesn't change roles.")).toBeVisible();
  expect(screen.getByText("none due")).toBeVisible();
});

it("the menu says who is an administrator, by their role", async () => {
  const asked = house(may.change);
  const { user } = await openApp("/terms");
  await user.click(await screen.findByRole("button", { name: "Account menu" }));
  expect(await screen.findByText("Admin")).toBeVisible();
  expect(asked).toContain("HasRole");
});

it("a check that fails is answered with no", async () => {
  house(may.change, {
    HasPermission: () => failure("INTERNAL", "Something went wrong on our side."),
    HasRole: () => failure("INTERNAL", "Something went wrong on our side."),
  });
  const { user } = await openApp("/terms");
  await user.click(await screen.findByRole("button", { name: "Account menu" }));
  await screen.findByRole("menuitem", { name: "Log out" });
  expect(screen.queryByRole("menuitem", { name: "Administration" })).toBeNull();
  expect(screen.queryByText("Administrator")).toBeNull();
});

it("stands in the menu of those who may see it, before Log out", async () => {
  house(may.see);
  const { user } = await openApp("/terms");
  await user.click(await screen.findByRole("button", { name: "Account menu" }));
  await screen.findByRole("menuitem", { name: "Administration" });
  expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
    "Dashboard",
    "Profile",
    "My Resumes",
    "Settings",
    "Subscription",
    "Help Center",
    "Administration",
    "Log out",
  ]);
});
