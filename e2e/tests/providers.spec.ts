import { type Browser, expect, type Page, test } from "@playwright/test";
import { mailsTo, register, signIn, somebody } from "../accounts.ts";
import { look } from "../look.ts";
import { type Provider, startProvider } from "../provider.ts";
import { type Serving, serve } from "../server.ts";

let provider: Provider | undefined;
let other: Provider | undefined;
let server: Serving | undefined;
const outbox = process.env["VITAE_OUTBOX"];

// A server of its own: no other test is to meet the buttons.
test.beforeAll(async () => {
  [provider, other] = await Promise.all([startProvider("Our Company"), startProvider("Example ID")]);
  server = await serve({ VITAE_OIDC: `${provider.setting}&admin-group=staff ${other.setting}` });
  process.env["VITAE_OUTBOX"] = server.outbox;
});

test.afterAll(async () => {
  if (outbox) process.env["VITAE_OUTBOX"] = outbox;
  await Promise.all([server?.end(), provider?.end(), other?.end()]);
});

/** A browser that nobody is signed in with. */
async function fresh(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: server?.url ?? "" })).newPage();
}

/** Signs in at a provider as the owner of an address, "" for somebody who cancels there. */
async function continueWith(page: Page, name: string, email: string, groups = ""): Promise<void> {
  await page.getByRole("button", { name: `Continue with ${name}` }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Groups").fill(groups);
  await page.getByRole("button", { name: "Allow" }).click();
}

async function looks(page: Page, name: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await look(page, name);
  }
}

test("a provider's user registers, signs in again and connects another provider", async ({ browser }) => {
  const { email } = somebody();
  const page = await fresh(browser);
  await page.goto("/auth");
  await expect(page.getByRole("button", { name: "Continue with Our Company" })).toBeVisible();
  await looks(page, "providers-sign-in");
  await continueWith(page, "Our Company", "");
  await expect(page.getByText("The sign-in was canceled.")).toBeVisible();
  await continueWith(page, "Our Company", email);
  await expect(page).toHaveURL(/\/my$/);
  expect(await page.evaluate(() => document.cookie + location.hash)).toBe("");

  const again = await fresh(browser);
  await again.goto("/auth");
  await continueWith(again, "Example ID", email);
  await expect(again.getByText("Sign in to it once", { exact: false })).toBeVisible();
  await looks(again, "providers-once");
  await continueWith(again, "Our Company", email);
  await expect(again.getByText("Account connected")).toBeVisible();
  await again.goto("/settings");
  await expect(again.getByRole("button", { name: "Disconnect Example ID" })).toBeVisible();
  await expect(again.getByText("Never set a password?", { exact: false })).toBeVisible();
  await looks(again, "providers-settings");
});

test("the owner of an account connects a provider, and disconnecting ends its sessions", async ({
  browser,
}) => {
  const page = await fresh(browser);
  const account = await register(page);
  await page.goto("/auth");
  await continueWith(page, "Our Company", account.email);
  await expect(page.getByText("Sign in to it once", { exact: false })).toBeVisible();
  await signIn(page, account);
  await page.goto("/auth");
  await expect(page.getByText("Account connected")).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(account.email)).join())
    .toContain("You can disconnect Our Company");

  const by = await fresh(browser);
  await by.goto("/auth");
  await continueWith(by, "Our Company", account.email);
  await expect(by).toHaveURL(/\/my$/);

  await page.goto("/settings");
  await page.getByRole("button", { name: "Disconnect Our Company" }).click();
  const password = page.getByRole("dialog").getByLabel("Password", { exact: true });
  await password.fill("Wrong-Passw0rd");
  await page.getByRole("button", { name: "Disconnect", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid credentials");
  await looks(page, "providers-disconnect");
  await password.fill(account.password);
  await page.getByRole("button", { name: "Disconnect", exact: true }).click();
  await expect(page.getByText("No accounts are connected.", { exact: false })).toBeVisible();
  await looks(page, "providers-none");
  await by.goto("/settings");
  await expect(by).toHaveURL(/\/auth/);
});

test("the provider's group makes administrators, and leaving it ends that", async ({ browser }) => {
  const [boss, member] = [somebody().email, somebody().email];
  const enter = async (email: string, groups: string) => {
    const page = await fresh(browser);
    await page.goto("/auth");
    await continueWith(page, "Our Company", email, groups);
    await expect(page).toHaveURL(/\/my$/);
    return page;
  };
  const bosses = await enter(boss, "all,staff");
  await bosses.goto("/admin/health");
  await expect(bosses.getByText("Members of the group “staff” are admins.", { exact: false })).toBeVisible();
  await expect(bosses.getByText("Doesn't change roles.")).toBeVisible();
  await looks(bosses, "providers-health");

  const before = await enter(member, "staff");
  await before.goto("/admin/users");
  await expect(before.getByRole("heading", { level: 1, name: "Administration" })).toBeVisible();
  await bosses.goto("/admin/users");
  await bosses.getByLabel("Search by name or email").fill(member);
  await bosses.getByRole("button", { name: "Search" }).click();
  await bosses.getByRole("main").getByRole("link").filter({ hasText: member.split("@")[0] ?? "" }).click();
  await expect(bosses.getByText("Comes from their groups at Our Company.", { exact: false })).toBeVisible();
  await expect(bosses.getByText("admin, because of the groups at Our Company")).toBeVisible();
  await looks(bosses, "providers-user");

  const after = await enter(member, "all");
  await after.goto("/admin/users");
  await expect(after.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  await after.goto("/settings");
  await expect(after.getByText("Role revoked")).toBeVisible();
  await looks(after, "providers-role-revoked");
  await before.goto("/admin/users");
  await expect(before).toHaveURL(/\/auth/);
});
