import { expect, test } from "@playwright/test";
import { mailsTo, register, signedIn, signIn, somebody } from "../accounts.ts";
import { look } from "../look.ts";

test("another username signs in, and a taken one is refused", async ({ page, context }) => {
  const taken = await register(page);
  const account = await signedIn(page);
  const { username } = somebody();
  await page.goto("/settings");
  await page.getByRole("button", { name: "Change username" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New username").fill(taken.username.toUpperCase());
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await dialog.getByRole("button", { name: "Change username" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("This username is taken");
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await look(page, "username-dialog");
  }
  await dialog.getByLabel("New username").fill(username);
  await dialog.getByRole("button", { name: "Change username" }).click();
  await expect(page.getByRole("status").filter({ hasText: `You now sign in as ${username}.` })).toBeVisible();
  await expect(page.getByText(username, { exact: true })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Username changed" })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await look(page, "username-settings");
  }
  await expect
    .poll(async () => (await mailsTo(account.email)).some((mail) => mail.includes(`changed to ${username}`)))
    .toBe(true);

  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await signIn(page, { ...account, username });
  await page.goto("/settings");
  await expect(page.getByText(username, { exact: true })).toBeVisible();
});
