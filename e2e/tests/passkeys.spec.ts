import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { type Account, mailedCode, mailsTo, signedIn } from "../accounts.ts";
import { look } from "../look.ts";
import { type Serving, freePort, serve } from "../server.ts";

let server: Serving | undefined;
let origin = "";
const outbox = process.env["VITAE_OUTBOX"];

// Browsers don't allow passkeys at an IP address, so this server has a host name.
test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = await serve({ VITAE_PUBLIC_URL: origin }, { choosePort: async () => port });
  process.env["VITAE_OUTBOX"] = server.outbox;
});

test.afterAll(async () => {
  if (outbox) process.env["VITAE_OUTBOX"] = outbox;
  await server?.end();
});

test.use({ baseURL: "" });

/** Gives the page a virtual security key. */
async function plugIn(page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id: authenticatorId };
}

async function looks(page: Page, name: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await look(page, name);
  }
}

/** How many codes were mailed to an account. */
async function codesTo({ email }: Account): Promise<number> {
  return (await mailsTo(email)).filter((text) => /^\s*\d{6}\s*$/m.test(text)).length;
}

async function logIn(page: Page, account: Account): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(`${origin}/auth`);
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: "Use a passkey" })).toBeVisible();
}

test("a passkey is added, signs in, and is removed", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await plugIn(page);
  const account = await signedIn(page);
  await page.goto("/settings");
  await expect(page.getByRole("button", { name: "Add a passkey" })).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await looks(page, "passkeys-add");
  await page.getByLabel("Name", { exact: true }).fill("Blue key");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid credentials");
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeVisible();
  const recovery = await page.getByRole("dialog").getByRole("listitem").allInnerTexts();
  expect(recovery).toHaveLength(10);
  await page.getByRole("button", { name: "I saved them" }).click();
  await expect(page.getByText("Blue key")).toBeVisible();
  await expect(page.getByText("We don't email you sign-in codes.", { exact: false })).toBeVisible();
  await looks(page, "passkeys-settings");
  expect((await mailsTo(account.email)).at(-1)).toContain("A passkey was added");

  await page.getByRole("button", { name: "Rename Blue key" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Laptop");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Laptop", { exact: true })).toBeVisible();

  const codes = await codesTo(account);
  await logIn(page, account);
  await expect(page.getByRole("button", { name: "Email me a code instead" })).toHaveCount(0);
  await looks(page, "passkeys-sign-in");

  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/my$/);
  expect(await codesTo(account)).toBe(codes);

  // Without the key: a recovery code, or an emailed code once that is allowed.
  await logIn(page, account);
  await page.reload();
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByLabel("Recovery code").fill(recovery[0] ?? "");
  await looks(page, "passkeys-recovery");
  await page.getByRole("button", { name: "Verify Code" }).click();
  await expect(page).toHaveURL(/\/my$/);

  await page.goto("/settings");
  await expect(page.getByText("You have 9 recovery codes left.")).toBeVisible();
  await page.getByRole("button", { name: "Allow emailed codes" }).click();
  await looks(page, "passkeys-mail");
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("dialog").getByRole("button", { name: "Allow emailed codes" }).click();
  await expect(page.getByRole("button", { name: "Stop emailed codes" })).toBeVisible();
  const sent = await codesTo(account);
  await logIn(page, account);
  await page.getByRole("button", { name: "Email me a code instead" }).click();
  await expect(page.getByLabel("Digit 1 of 6")).toBeVisible();
  await looks(page, "passkeys-mailed");
  await page.getByLabel("Digit 1 of 6").focus();
  await page.keyboard.type(await mailedCode(account.email, sent + 1));
  await page.getByRole("button", { name: "Verify Code" }).click();
  await expect(page).toHaveURL(/\/my$/);

  await page.goto("/settings");
  await page.getByRole("button", { name: "Remove Laptop" }).click();
  await looks(page, "passkeys-remove");
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Remove passkey" }).click();
  await expect(page.getByText("Laptop", { exact: true })).toHaveCount(0);
  await expect(page.getByText("· passkey removed")).toBeVisible();
  await looks(page, "passkeys-none");
  await context.close();
});

test("a browser that has the passkey adds no second one, and one that lost it says so", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const { cdp, id } = await plugIn(page);
  const account = await signedIn(page);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "I saved them" }).click();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This device already has a passkey for your account.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();

  await cdp.send("WebAuthn.clearCredentials", { authenticatorId: id });
  await logIn(page, account);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("Your passkey wasn't used.", { exact: false })).toBeVisible();
  await looks(page, "passkeys-not-used");
  await context.close();
});
