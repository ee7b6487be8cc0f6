import { expect, test } from "@playwright/test";
import { mailedCode, mailsTo, register, signedIn, signIn, somebody } from "../accounts.ts";
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
  await expect(page.getByRole("listitem").filter({ hasText: username })).toBeVisible();
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
  await expect(page.getByRole("listitem").filter({ hasText: username })).toBeVisible();
});

test("another email address signs in once its code is entered, and the old one takes it back", async ({
  page,
  context,
}) => {
  const account = await signedIn(page);
  const { email } = somebody();
  await page.goto("/settings");
  await page.getByRole("button", { name: "Change email address" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New email address").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await look(page, "email-dialog");
  await dialog.getByRole("button", { name: "Send code" }).click();
  await dialog.getByLabel("Code from the email").fill("12345");
  await dialog.getByRole("button", { name: "Change email address" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Invalid verification code");
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await look(page, "email-code");
  }
  await dialog.getByLabel("Code from the email").fill(await mailedCode(email));
  await dialog.getByRole("button", { name: "Change email address" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: email })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^Email address changed/ })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await look(page, "email-settings");
  }
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await signIn(page, { ...account, username: email, email });

  const letter = async () =>
    (await mailsTo(account.email)).find((mail) => mail.includes(`was changed to ${email}`)) ?? "";
  await expect.poll(letter).toContain("#not-me=");
  const link = /\/auth\?\S+#not-me=[\w.-]+/.exec(await letter())?.[0] ?? "";
  await page.goto(link);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(account.email)).some((mail) => mail.includes("#code=")))
    .toBe(true);
  expect((await mailsTo(email)).some((mail) => mail.includes("#code="))).toBe(false);
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await signIn(page, { ...account, username: account.email });
});
