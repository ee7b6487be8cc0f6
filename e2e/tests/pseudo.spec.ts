import { expect, test } from "@playwright/test";
import { signedIn } from "../accounts.ts";
import { fitsLongerTexts } from "../pseudo.ts";
import { addResume, jobs, tailor } from "./trial.ts";

const open = ["/", "/auth?mode=login", "/auth?mode=register", "/plans", "/help", "/contact", "/about", "/terms", "/privacy-policy", "/gdpr-settings", "/subscribe", "/upload", "/nowhere"];
const members = ["/my", "/my-resumes", "/my-resumes/new", "/my-resumes/jobs", "/my-resumes/jobs/new", "/my-resumes/trash", "/cover-letters", "/create-cover-letter", "/skills", "/add-skill", "/create-development-plan", "/interview-guides", "/create-interview-guide", "/competitive-analysis", "/create-competitive-analysis", "/profile", "/settings", "/notifications", "/subscription"];

for (const width of [390, 1280]) {
  test.describe(`at ${width} px, texts half as long again`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("fit the public screens", async ({ page }) => {
      for (const path of open) {
        await page.goto(path);
        await expect(page.locator("h1")).toHaveCount(1);
        await fitsLongerTexts(page, path);
      }
    });

    test("fit a tailored resume", async ({ page }) => {
      await tailor(page, "engineer.pdf", jobs.engineer);
      await fitsLongerTexts(page, "result");
      for (const tab of ["Questions", "Skills", "Advice", "What parsers see"]) {
        await page.getByRole("tab", { name: tab }).click();
        await fitsLongerTexts(page, tab);
      }
    });

    test("fit a member's screens", async ({ page }) => {
      await signedIn(page);
      await page.goto("/upload");
      await addResume(page, "engineer.pdf");
      await fitsLongerTexts(page, "upload");
      for (const path of members) {
        await page.goto(path);
        await expect(page.locator("h1")).toHaveCount(1);
        await fitsLongerTexts(page, path);
      }
    });
  });
}
