import type { Browser, Page } from "@playwright/test";
import { type Account, mailsTo, signedIn, signIn } from "../accounts.ts";
import { look } from "../look.ts";
import { expect, test } from "./trial.ts";

const bell = (page: Page) => page.getByRole("button", { name: "Notifications", exact: true });
const aboutDevices = async (account: Account) =>
  (await mailsTo(account.email)).filter((mail) => mail.includes("Subject: New sign-in to your Vitae account"));

/** Signs the account in from a browser that it was never used in. */
async function elsewhere(browser: Browser, account: Account) {
  const context = await browser.newContext();
  await signIn(await context.newPage(), account);
  await context.close();
}

test("a sign-in from elsewhere is counted at once, mailed, and read for good", async ({ page, browser }) => {
  const account = await signedIn(page);
  await page.goto("/my");
  await expect(bell(page)).not.toHaveAccessibleDescription(/unread/);
  await elsewhere(browser, account);
  await expect(bell(page)).toHaveAccessibleDescription("1 unread");
  await elsewhere(browser, account);
  await expect(bell(page)).toHaveAccessibleDescription("2 unread");

  await page.keyboard.press("Escape");
  await bell(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await look(page, "bell");
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press("Escape");
  await expect(bell(page)).toBeFocused();
  await bell(page).click();
  await page.getByRole("link", { name: "See all" }).click();
  await expect(page).toHaveURL("/notifications");
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await look(page, "notifications");
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Mark as read: New sign-in" }).first().click();
  await expect(bell(page)).toHaveAccessibleDescription("1 unread");
  await main.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(page)).not.toHaveAccessibleDescription(/unread/);
  await page.reload();
  await expect(main.getByText("Someone signed in to your account from a new browser").first()).toBeVisible();
  await expect(bell(page)).not.toHaveAccessibleDescription(/unread/);

  await expect.poll(async () => (await aboutDevices(account)).length).toBe(2);
  const mail = (await aboutDevices(account))[0] ?? "";
  expect(mail).toContain("because account activity emails");
  expect(mail).toMatch(/^List-Unsubscribe: <http:\/\/.*\/settings>/m);
});

test("a switch that is off sends no mail, and the bell still tells", async ({ page, browser }) => {
  const account = await signedIn(page);
  await page.goto("/settings");
  const security = page.getByRole("switch", { name: "Account activity" });
  const saved = () =>
    page.waitForResponse((r) => (r.request().postData() ?? "").includes('"emailSecurity":') && r.request().method() === "POST");
  let done = saved();
  await security.click();
  await done;
  await page.reload();
  await expect(security).not.toBeChecked();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await look(page, "settings-mails");
  }
  await elsewhere(browser, account);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bell(page)).toHaveAccessibleDescription("1 unread");
  done = saved();
  await security.click();
  await done;
  await expect(security).toBeChecked();
  // The letter about the next one comes after any that the first could have caused.
  await elsewhere(browser, account);
  await expect.poll(async () => (await aboutDevices(account)).length).toBe(1);
  await expect(bell(page)).toHaveAccessibleDescription("2 unread");
});
