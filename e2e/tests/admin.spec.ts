import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { type Account, askIdentity, mailsTo, register, signIn, tokenOf } from "../accounts.ts";
import { look } from "../look.ts";
import { environment } from "../server.ts";

/** Gives a role as an operator does, with the program's own command beside the running server. */
async function grant(account: Account, role: string): Promise<void> {
  const outbox = process.env["VITAE_OUTBOX"];
  if (!outbox) throw new Error("VITAE_OUTBOX names no folder: start the server through server.ts, or set it");
  const binary = process.env["VITAE_BIN"] ?? join(import.meta.dirname, "../../bin/vitae");
  await promisify(execFile)(binary, ["admin", "grant", account.username, role], {
    env: { ...environment(), VITAE_DATA_DIR: dirname(outbox) },
  });
}

/** Somebody with a role, signed in in the page's browser. */
async function staff(page: Page, role: string): Promise<Account> {
  const account = await register(page);
  await grant(account, role);
  await signIn(page, account);
  return account;
}

/** A message to the house, by a visitor. Gives its ticket. */
async function write(page: Page, topic: string, message: string): Promise<string> {
  const { sendContactMessage } = await askIdentity<{ sendContactMessage: { ticket: string } }>(
    page.request,
    "mutation S($input: ContactInput!) { sendContactMessage(input: $input) { ticket } }",
    { input: { topic, message, email: "sam@example.com" } },
  );
  return sendContactMessage.ticket;
}

test("an admin deactivates a user, who is out at once, and takes it back", async ({ page, browser }) => {
  const other = await browser.newContext();
  const theirs = await other.newPage();
  const user = await register(theirs);
  await signIn(theirs, user);
  const admin = await staff(page, "admin");

  await page.goto("/my");
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Administration" }).click();
  await page.getByLabel("Search by name or email").fill(user.email.toUpperCase());
  await page.getByRole("button", { name: "Search" }).click();
  const rows = page.getByRole("region", { name: "Users" }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  expect(page.url()).not.toContain(user.username);
  await rows.getByRole("link", { name: user.username }).click();
  await expect(page.getByRole("heading", { level: 1, name: user.username })).toBeVisible();

  await page.getByRole("button", { name: "Deactivate" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("The account has been deactivated")).toBeVisible();
  await expect(
    page.getByRole("listitem").filter({ hasText: `Account deactivated · by ${admin.username}` }),
  ).toBeVisible();
  await theirs.goto("/my");
  await expect(theirs).toHaveURL(/\/unauthorized-client$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The account has been activated")).toBeVisible();
  await signIn(theirs, user);
  await theirs.goto("/settings");
  await expect(theirs.getByText("Account viewed · by the server's operator")).toBeVisible();

  // The search is still there for whoever goes back.
  await page.goBack();
  await expect(page.getByLabel("Search by name or email")).toHaveValue(user.email.toUpperCase());
  await expect(rows).toHaveCount(1);
  await other.close();
});

test("an admin gives and takes roles", async ({ page }) => {
  const user = await register(page);
  await staff(page, "admin");
  await page.goto(`/admin/users/${user.id}`);
  await page.getByRole("button", { name: "Grant the support role" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Grant role" }).click();
  await page.getByRole("button", { name: "Revoke the support role" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke role" }).click();
  await expect(page.getByRole("button", { name: "Grant the support role" })).toBeVisible();
  await expect(page.getByText("Role revoked · support")).toBeVisible();
});

test("an admin answers a message, notes it, and opens it again", async ({ page }) => {
  await staff(page, "admin");
  const markup = '<img src=x onerror="document.title=1"> What do you keep?';
  const ticket = await write(page, "PRIVACY", markup);
  await page.goto("/admin/messages?topic=PRIVACY");
  const card = page.getByRole("region", { name: ticket });
  await expect(card.getByText(markup)).toBeVisible();
  await expect(card.getByText(/^answer by /)).toBeVisible();
  await page.getByRole("button", { name: `Mark ${ticket} as answered` }).click();
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByRole("alert")).toHaveText("Add a short summary of your answer.");
  await card.getByLabel("Summary of your answer").fill("Sent the export.");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card).toHaveCount(0);

  await page.getByLabel("Ticket").fill(ticket.toLowerCase());
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(card.getByText("Sent the export.")).toBeVisible();
  await page.getByRole("button", { name: `Reopen ${ticket}` }).click();
  await expect(page.getByRole("button", { name: `Mark ${ticket} as answered` })).toBeVisible();
});

test("support sees all of it, is offered no change, and is refused one", async ({ page }) => {
  const user = await register(page);
  const ticket = await write(page, "QUESTION", "Is this for nurses too?");
  await staff(page, "support");
  await page.goto(`/admin/users/${user.id}`);
  await expect(page.getByRole("heading", { name: "Roles" })).toBeVisible();
  await expect(page.getByText("Account viewed")).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await page.goto("/admin/messages?topic=QUESTION");
  await page.getByLabel("Ticket").fill(ticket);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("region", { name: ticket })).toBeVisible();
  await expect(page.getByRole("region", { name: ticket }).getByRole("button")).toHaveCount(0);
  const refused = await page.request.post("/api/v1/identity/graphql", {
    data: { query: `mutation { setUserActive(userId: "${user.id}", active: false) { success } }` },
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
  });
  expect(await refused.text()).toContain('"code":"FORBIDDEN"');
});

test("everybody else finds no such page, and no way to it", async ({ page }) => {
  const user = await register(page);
  await signIn(page, user);
  for (const place of ["", "/users", `/users/${user.id}`, "/messages", "/mail", "/health", "/nothing"]) {
    await page.goto(`/admin${place}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  }
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Dashboard",
    "Profile",
    "My Resumes",
    "Settings",
    "Subscription",
    "Help Center",
    "Log out",
  ]);
});

for (const width of [1280, 390])
  test(`each screen in both themes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const user = await register(page);
    await write(page, "PRIVACY", "What do you keep about me, and where is it? Please send me all of it.");
    await write(page, "PROBLEM", `A word that is long: ${"Donaudampfschifffahrt".repeat(6)}`);
    const admin = await staff(page, "admin");
    expect((await mailsTo(admin.email)).length).toBeGreaterThan(0);
    await page.goto("/admin");
    await expect(page.getByRole("region", { name: "Users" })).toBeVisible();
    await look(page, "admin-users");
    await page.goto(`/admin/users/${user.id}`);
    await expect(page.getByText("Account viewed")).toBeVisible();
    await look(page, "admin-user");
    await page.getByRole("button", { name: "Deactivate" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page, "admin-deactivate");
    await page.goto("/admin/messages");
    await page
      .getByRole("button", { name: /^Mark V-\w+ as answered$/ })
      .first()
      .click();
    await look(page, "admin-messages");
    await page.goto("/admin/mail");
    await expect(
      page.getByText("Emails are written to the outbox folder on the server", { exact: false }),
    ).toBeVisible();
    await look(page, "admin-mail");
    await page.goto("/admin/health");
    await expect(page.getByText("SQLite")).toBeVisible();
    await look(page, "admin-health");
  });
