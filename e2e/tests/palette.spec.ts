import { expect, type Page, test } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { takenOver } from "../drawn.ts";
import { look } from "../look.ts";
import { jobs } from "./trial.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Find anything" });

/** Opens the palette with its keys, which are heard once the page is taken over. */
async function open(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
}

/** Where the field says that it stands. */
const active = (page: Page) =>
  field(page).evaluate(
    (input) => document.getElementById(input.getAttribute("aria-activedescendant") ?? "")?.textContent ?? "",
  );

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test("a user finds a job, acts and asks, by the keyboard alone", async ({ page }) => {
      await signedIn(page);
      await page.goto("/my-resumes/jobs/new");
      await page.getByRole("button", { name: "Essential Cookies Only" }).click();
      await page.getByLabel("Job description").fill(jobs.engineer);
      await expect(page.getByLabel("Job title")).not.toHaveValue("");
      const title = await page.getByLabel("Job title").inputValue();
      await page.getByRole("button", { name: "Save job" }).click();
      await expect(page.getByRole("heading", { name: "Requirements" })).toBeVisible();
      const job = new URL(page.url()).pathname;

      await page.goto("/my");
      await page.getByRole("heading", { level: 1 }).waitFor();
      const names: string[] = [];
      page.on("request", (request) => {
        if (request.postData()?.includes("query Names")) names.push(request.url());
      });
      await open(page);
      await expect(page.getByRole("group", { name: "Pages" })).toBeVisible();
      await look(page, "palette");
      await page.keyboard.type(title.slice(0, 6));
      await expect.poll(() => active(page)).toContain(title);
      await look(page, "palette-found");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(job);
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await open(page);
      await expect.poll(() => active(page)).toContain(title);
      await page.keyboard.type("compare jobs");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/create-competitive-analysis");

      await open(page);
      await page.keyboard.type("theme");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Escape");
      await expect(field(page)).toHaveCount(0);

      await open(page);
      await page.keyboard.type("locked out");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/help#locked");
      await expect(page.getByText("I'm locked out")).toBeInViewport();
      await open(page);
      await page.keyboard.type("sign out");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/");
      expect(names.length, "the names were asked for once").toBe(1);
    });

    test("a visitor finds public screens, and nothing is asked of the server", async ({ page }) => {
      await page.goto("/terms", takenOver);
      await page.getByRole("button", { name: "Essential Cookies Only" }).click();
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/")) asked.push(request.url());
      });
      const button = page.getByRole("button", { name: "Find anything" });
      if (width === 390) await page.getByRole("button", { name: "Menu", exact: true }).click();
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(field(page)).toBeFocused();
      await expect(page.getByRole("option", { name: "Dashboard" })).toHaveCount(0);
      await look(page, "palette-visitor");
      await page.keyboard.type("contact");
      await expect.poll(() => active(page)).toBe("Contact");
      expect(asked).toEqual([]);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/contact");
    });
  });
}
