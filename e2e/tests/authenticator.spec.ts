import { createHmac } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { type Account, signedIn } from "../accounts.ts";
import { look } from "../look.ts";

/** The code that an authenticator app shows for a secret, some steps of 30 seconds from now (RFC 6238). */
function codeOf(secret: string, steps = 0): string {
  const bits = [...secret]
    .map((c) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(c).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const sum = createHmac("sha1", key).update(counter).digest();
  const at = (sum.at(-1) ?? 0) & 0xf;
  return String((sum.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto("/auth");
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("authenticator app shows for Vitae")).toBeVisible();
}

test("an app shows the sign-in codes, and a recovery code stands in for it once", async ({
  page,
  context,
}) => {
  const account = await signedIn(page);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Set up app" }).click();
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Continue" }).click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(" ", "");
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await look(page, "authenticator-scan");
  }
  const used = codeOf(secret, -1);
  await page.getByLabel("Code from your app").fill(used);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeVisible();
  const recovery = await page.getByRole("dialog").getByRole("listitem").allInnerTexts();
  expect(recovery).toHaveLength(10);
  await look(page, "authenticator-codes");
  await page.getByRole("button", { name: "I saved them" }).click();
  await expect(page.getByText("You have 10 recovery codes left.")).toBeVisible();
  await look(page, "authenticator-settings");

  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await logIn(page, account);
  await look(page, "authenticator-sign-in");
  await page.keyboard.type(used);
  await page.getByRole("button", { name: "Verify Code" }).click();
  await expect(page.getByText("Try the next one, or go back", { exact: false })).toBeVisible();
  await page.keyboard.type(codeOf(secret));
  await page.getByRole("button", { name: "Verify Code" }).click();
  await expect(page).toHaveURL(/\/my$/);

  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await logIn(page, account);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByLabel("Recovery code").fill(recovery[0] ?? "");
  await look(page, "authenticator-recovery");
  await page.getByRole("button", { name: "Verify Code" }).click();
  await expect(page).toHaveURL(/\/my$/);

  await page.goto("/settings");
  await expect(page.getByText("You have 9 recovery codes left.")).toBeVisible();
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByLabel("Code from your app").fill(recovery[1] ?? "");
  await page.getByRole("button", { name: "Turn off app" }).click();
  await expect(page.getByRole("button", { name: "Set up app" })).toBeVisible();
});
