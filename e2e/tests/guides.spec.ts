import { expect, type Page, test } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { look } from "../look.ts";
import { file, jobs } from "./trial.ts";

async function addResume(page: Page): Promise<void> {
  await page.goto("/my-resumes/new");
  await page.getByLabel("Resume file").setInputFiles(file("engineer.pdf"));
  await expect(page.getByLabel("Name", { exact: true })).not.toHaveValue("");
}

async function addJob(page: Page): Promise<void> {
  await page.goto("/my-resumes/jobs/new");
  await page.getByLabel("Job description").fill(jobs.engineer);
  await expect(page.getByLabel("Job title")).not.toHaveValue("");
  await page.getByRole("button", { name: "Save job" }).click();
  await expect(page.getByRole("heading", { name: "Requirements" })).toBeVisible();
}

test.beforeEach(async ({ page }) => void (await signedIn(page)));

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test("from a job to a guide, an answer that is checked, and back from the trash", async ({ page }) => {
      await page.goto("/interview-guides");
      await page.getByRole("heading", { name: "Prepare for your first interview" }).waitFor();
      await page.getByRole("button", { name: "Essential Cookies Only" }).click();
      await look(page, "g-empty");
      await page.goto("/create-interview-guide");
      await page.getByRole("link", { name: "Add a job" }).waitFor();
      await look(page, "g-lacks");
      await addResume(page);
      await addJob(page);
      await page.getByRole("link", { name: "Prepare for the interview" }).click();
      await page.getByRole("button", { name: "Create guide" }).waitFor();
      await look(page, "g-form");
      await page.getByRole("button", { name: "Create guide" }).click();

      const subject = page.getByRole("region", { name: "Subject" });
      const question = subject
        .getByRole("listitem")
        .filter({ has: page.locator("dl") })
        .first();
      await question.locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect(question.getByText("Lines from your resume you can use")).toBeVisible();
      await question.getByRole("textbox").fill("When I was at Acme I built it and raised sales by 88%.");
      await question.getByRole("button", { name: "Check and save" }).click();
      await expect(question.getByText(/about \d+ seconds of speaking time/)).toBeVisible();
      await expect(page.getByText(/^1 of \d+ questions practiced$/)).toBeVisible();
      await expect(page.getByRole("button", { name: "Close", exact: true })).toBeHidden();
      await look(page, "g-practised");
      await page.getByRole("button", { name: "Open all" }).click();
      await look(page, "g-open");
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(question.getByRole("textbox")).toBeHidden();
      await expect(question.getByText("Lines from your resume you can use")).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
      await page.emulateMedia({ media: null, colorScheme: null });

      await question.getByRole("button", { name: "Delete this answer" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete this answer" }).click();
      await expect(page.getByText(/^0 of \d+ questions practiced$/)).toBeVisible();
      await page.getByRole("button", { name: "Delete guide" }).click();
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByText(/· 0 practiced ·/).waitFor();
      await look(page, "g-list");
    });
  });
}
