import type { Page } from "@playwright/test";
import { mailedCode, mailsTo, register, signedIn, signIn, somebody } from "../accounts.ts";
import { look } from "../look.ts";
import { expect, test } from "./trial.ts";

const tokenKey = "vitae.auth-token";
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const boxes = (page: Page) => page.getByRole("textbox", { name: /^Digit/ });
const token = (page: Page) => page.evaluate((key) => localStorage.getItem(key), tokenKey);
const digits = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value || "_").join(""));

async function fillLogin(page: Page, username: string, password: string) {
  await field(page, "Username").fill(username);
  await field(page, "Password").fill(password);
  await button(page, "Sign In").click();
}

async function toast(page: Page, title: string, description: string) {
  const shown = page.getByText(title, { exact: true });
  await expect(shown).toBeVisible();
  await expect(page.getByText(description, { exact: true }).first()).toBeVisible();
}

const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("signs up with the mailed code, over a reload", async ({ page, context }) => {
  const person = somebody();
  const elsewhere = await context.newPage();
  await elsewhere.goto("/plans");
  await expect(elsewhere.getByRole("link", { name: "Sign up" }).first()).toBeVisible();
  await page.goto("/register");
  await expect(page).toHaveURL("/auth?mode=register");
  await field(page, "Username").fill(person.username);
  await field(page, "Email").fill(person.email);
  await field(page, "Password").fill(person.password);
  await field(page, "Confirm Password").fill(person.password);
  await page.reload();
  await expect(field(page, "Username")).toHaveValue(person.username);
  await expect(field(page, "Password")).toHaveValue("");
  await field(page, "Password").fill(person.password);
  await field(page, "Confirm Password").fill(person.password);
  await button(page, "Create Account").click();
  await toast(page, "Registration successful", "Please verify your email with the code sent to your inbox.");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verify Your Email");
  await expect(page.getByText(person.email)).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toContain(person.password);
  await expect(button(page, "Verify Code")).toBeDisabled();
  await boxes(page).first().click();
  await page.keyboard.type(await mailedCode(person.email));
  await button(page, "Verify Code").click();
  await expect(page).toHaveURL("/registration-success");
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("vitae."))),
  ).toEqual([]);
  await button(page, "Go to your dashboard").click();
  await expect(page).toHaveURL("/my");
  await expect(button(elsewhere, "Account menu")).toBeVisible(); // in the other tab too, without a reload
  await elsewhere.close();
  await button(page, "Account menu").click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await toast(page, "Logout successful", "You have been logged out");
  await page.goto("/registration-success"); // the code was good for entering once
  await button(page, "Go to your dashboard").click();
  await expect(page).toHaveURL("/auth?mode=login");
});

test("signs in: wrong password, wrong code, then the right ones", async ({ page }) => {
  const account = await register(page);
  await page.goto("/my");
  await expect(page).toHaveURL(/\/auth\?mode=login&next=%2Fmy$/);
  await fillLogin(page, account.username, "Wrong-Passw0rd");
  await toast(page, "Login failed", "Invalid credentials");
  await expect(field(page, "Password")).toHaveValue("");
  await fillLogin(page, account.username, account.password);
  await toast(page, "Verification required", "Please check your email for the verification code");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verify Login");
  const code = await mailedCode(account.email, 2);
  await page.keyboard.type(anotherCode(code));
  await page.keyboard.press("Enter");
  await toast(page, "Verification failed", "Invalid verification code");
  await expect(boxes(page).first()).toBeFocused();
  await page.keyboard.type(code);
  await button(page, "Verify Code").click();
  await toast(page, "Login successful", "You are now logged in");
  await expect(page).toHaveURL("/my");
  expect((await token(page))?.split(".")).toHaveLength(3);
});

test("takes keys and pastes in the boxes", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const account = await register(page);
  await page.goto("/auth");
  await fillLogin(page, account.username, account.password);
  await expect(boxes(page).first()).toBeFocused();
  await page.keyboard.type("1a2b3");
  expect(await digits(page)).toBe("123___");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Delete");
  expect(await digits(page)).toBe("1_____");
  const paste = async (text: string) => {
    await page.evaluate((given) => navigator.clipboard.writeText(given), text);
    await page.keyboard.press("Control+V");
  };
  await paste("98765");
  expect(await digits(page)).toBe("198765");
  await paste("code");
  expect(await digits(page)).toBe("198765");
  await page.keyboard.press("Home");
  await paste(await mailedCode(account.email, 2));
  await page.keyboard.press("Tab");
  await expect(button(page, "Back")).toBeFocused();
  await button(page, "Verify Code").click();
  await expect(page).toHaveURL("/my");
});

test("sets a new password by mail", async ({ page }) => {
  const account = await register(page);
  await page.goto("/auth");
  await button(page, "Forgot your password?").click();
  await field(page, "Email").fill(account.email);
  await button(page, "Send code").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your inbox");
  const code = await mailedCode(account.email, 2);
  const link = /\/auth\?mode=reset&user=\d+/.exec((await mailsTo(account.email)).at(-1) ?? "")?.[0];
  await page.goto(link ?? "");
  await boxes(page).first().click();
  await page.keyboard.type(code);
  await field(page, "New Password").fill("An0ther-Passw0rd");
  await field(page, "Confirm Password").fill("An0ther-Passw0rd");
  await button(page, "Save new password").click();
  await toast(page, "Password changed", "Sign in with your new password.");
  await fillLogin(page, account.email, "An0ther-Passw0rd");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verify Login");
});

test("logs out, here and in the other tab", async ({ page, context }) => {
  const account = await signedIn(page);
  const other = await context.newPage();
  await other.goto("/my");
  await expect(button(other, "Account menu")).toBeVisible();
  await page.goto("/plans");
  await button(page, "Account menu").click();
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Dashboard",
    "Profile",
    "My Resumes",
    "Settings",
    "Subscription",
    "Help Center",
    "Log out",
  ]);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await toast(page, "Logout successful", "You have been logged out");
  await expect(page).toHaveURL("/");
  expect(await token(page)).toBeNull();
  await expect(other).toHaveURL(/\/auth\?mode=login&next=%2Fmy$/);
  await expect(button(other, "Account menu")).toBeHidden();
});

test("takes a token that has run out for nobody's", async ({ page }) => {
  await page.goto("/favicon.svg");
  await page.evaluate((key) => {
    const part = (value: unknown) => btoa(JSON.stringify(value));
    localStorage.setItem(key, `${part({ alg: "EdDSA" })}.${part({ exp: 1_700_000_000 })}.c2ln`);
  }, tokenKey);
  await page.goto("/my");
  await expect(page).toHaveURL(/\/auth\?mode=login/);
  await expect(page.getByRole("navigation", { name: "Main" })).not.toContainText("My Resumes");
});

test("keeps what was typed when the session ends", async ({ page, context }) => {
  const account = await signedIn(page);
  await page.goto("/profile");
  const title = field(page, "Job title");
  await title.fill("Keeper of the lines");
  await context.clearCookies();
  await button(page, "Save profile").click();
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/profile");
  await expect(dialog.getByLabel("Username", { exact: true })).toBeFocused();
  await look(page, "account");
  const before = (await mailsTo(account.email)).length;
  await dialog.getByLabel("Username", { exact: true }).fill(account.username);
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(boxes(page).first()).toBeFocused();
  await page.keyboard.type(await mailedCode(account.email, before + 1));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue("Keeper of the lines");
  await button(page, "Save profile").click();
  await page.reload();
  await expect(title).toHaveValue("Keeper of the lines");
});

test("lets another user in this browser see nothing of the one before", async ({ page, context }) => {
  await signedIn(page);
  await page.goto("/my");
  await expect(button(page, "Account menu")).toBeVisible();
  const other = await context.newPage();
  const second = await register(other);
  await signIn(other, second);
  // The page hears of it a moment later, and closes the menu of the one before.
  await expect(page.getByRole("heading", { level: 1 })).toContainText(second.username);
  await button(page, "Account menu").click();
  await expect(page.getByText(second.email)).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`can be used by everybody at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.goto("/plans");
    await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
    await look(page, "account");
    await button(page, "Essential Cookies Only").click();
    for (const [mode, name] of [
      ["login", "Sign In"],
      ["register", "Create Account"],
      ["reset", "Send code"],
      ["reset&user=1234567890123456", "Save new password"],
    ] as const) {
      await page.goto(`/auth?mode=${mode}`);
      await look(page, "account");
      await button(page, name).click();
      await expect(page.locator("[aria-invalid]").first()).toBeVisible();
      await look(page, "account");
    }
    await page.evaluate(() =>
      sessionStorage.setItem(
        "vitae.verification",
        JSON.stringify({ purpose: "login", userId: "1", email: "somebody@example.com" }),
      ),
    );
    await page.goto("/auth");
    await expect(boxes(page)).toHaveCount(6);
    await look(page, "account");
    if (width === 390) {
      await button(page, "Menu").click();
      await look(page, "account");
      await page.setViewportSize({ width: 800, height: 844 });
      await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
    }
  });
}
