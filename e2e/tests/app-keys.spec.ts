import { expect, type Page, test } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { look } from "../look.ts";

/** A name as long as it may be, without a space to break it at. */
const long = "W".repeat(60);

async function create(page: Page, name: string) {
  await page.getByLabel("Name for the new key").fill(name);
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByRole("button", { name: `Revoke ${name}`, exact: true })).toBeVisible();
}

for (const width of [390, 1280]) {
  test.describe(`app keys at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390, isMobile: width === 390 });

    test("a key is created, shown once and revoked, and the focus stays in the card", async ({ page }) => {
      test.slow();
      await signedIn(page);
      await page.goto("/settings");
      await page.getByRole("button", { name: "Essential Cookies Only" }).click();
      await expect(page.getByText("You don't have any app keys.")).toBeVisible();
      await page.getByRole("button", { name: "Create key" }).click();
      await expect(page.getByText("Enter a name so you can recognize the key.")).toBeVisible();
      await look(page, "app-keys-none");

      await create(page, long);
      await expect(page.getByLabel("Your new key")).toBeFocused();
      await look(page, "app-keys-new");
      await page.reload();
      await expect(page.getByLabel("Your new key")).toHaveCount(0);

      await create(page, "Laptop");
      const revoke = page.getByRole("button", { name: "Revoke Laptop" });
      if (width === 390) expect((await revoke.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await revoke.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
      await expect(page.getByLabel("Your new key")).toHaveCount(0);
      await expect(page.getByRole("button", { name: `Revoke ${long}` })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toBeVisible();
      await look(page, "app-keys-revoke");
      await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
      await expect(page.getByRole("heading", { name: "App keys" })).toBeFocused();

      for (let i = 1; i <= 10; i++) await create(page, `Key ${i}`);
      await expect(page.getByText("You've reached the limit of 10 app keys.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Create key" })).toHaveCount(0);
      await look(page, "app-keys-full");

      await expect(page.getByText("Signing out browsers doesn't end your 10 app keys.", { exact: false })).toBeVisible();
      await page.getByRole("button", { name: "Revoke all app keys" }).click();
      await look(page, "app-keys-revoke-all");
      await page.getByRole("dialog").getByRole("button", { name: "Revoke all" }).click();
      await expect(page.getByText("You don't have any app keys.")).toBeVisible();
      await expect(page.getByLabel("Your new key")).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Devices" })).toBeFocused();
    });
  });
}
